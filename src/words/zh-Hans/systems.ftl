lim = 瑞士制，林氏制
double_swiss = 双局瑞士制，每对手两局（一轮即一局）
team_swiss = 团体瑞士制（FIDE 2026）

team_round_robin = 团体循环赛

team_double_round_robin = 团体双循环赛

team_knockout = 团体淘汰赛

suits_team_knockout = 队与队对抗，胜者晋级；对阵图人人可看。

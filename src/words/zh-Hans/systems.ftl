lim = 林氏制，C.04.4.3
double_swiss = 双局瑞士制，C.04.5：每对手两局（一轮即一局）
team_swiss = 团体瑞士制，C.04.6（2026）

team_round_robin = 团体循环赛

team_double_round_robin = 团体双循环赛

team_knockout = 团体淘汰赛

suits_team_knockout = 队与队对抗，胜者晋级；对阵图人人可看。

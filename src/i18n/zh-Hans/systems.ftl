lim = 瑞士制，林氏制
double_swiss = 双局瑞士制，每对手两局（一轮即一局）
team_swiss = 团体瑞士制（FIDE 2026）

team_round_robin = 团体循环赛

team_double_round_robin = 团体双循环赛

lim = 瑞士制，林氏制
double_swiss = 双局瑞士制，每对手两局（一轮即一局）
team_swiss = 团体瑞士制（FIDE 2026）

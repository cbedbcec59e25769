lim = 林氏制，C.04.4.3
double_swiss = 雙局瑞士制，C.04.5：每對手兩局（一輪即一局）
team_swiss = 團體瑞士制，C.04.6（2026）

team_round_robin = 團體循環賽

team_double_round_robin = 團體雙循環賽

team_knockout = 團體淘汰賽

suits_team_knockout = 隊與隊對抗，勝者晉級；對陣圖人人可看。

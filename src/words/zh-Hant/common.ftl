round = 輪次
round_n = 第{ $n }輪
board = 檯次
board_short = 檯
white = 執白
black = 執黑
player = 棋手
players = 棋手
opponent = 對手
name = 姓名
title = 稱號
federation = 棋協
federation_short = 棋協
club = 俱樂部
rating = 等級分
rating_short = 等級分
points = 積分
points_short = 積分
rank = 名次
rank_short = 名次
number_short = 編號
result = 結果
standings = 名次表
crosstable = 交叉表
bye = 輪空
pairing_allocated_bye = 輪空
half_point_bye = 半分輪空
full_point_bye = 全分輪空
label = { $what }：
zero_point_bye = 零分輪空
noted = { $what }（{ $note }）
and_then = { $said }{ $next }
list_comma = ，
list_semicolon = ；
boards_named =
    { $count ->
        [1] 第 { $boards } 檯
       *[other] 第 { $boards } 這幾檯
    }

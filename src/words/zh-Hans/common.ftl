round = 轮次
round_n = 第{ $n }轮
board = 台次
board_short = 台
white = 执白
black = 执黑
player = 棋手
players = 棋手
opponent = 对手
name = 姓名
title = 称号
federation = 棋协
federation_short = 棋协
club = 俱乐部
rating = 等级分
rating_short = 等级分
points = 积分
points_short = 积分
rank = 名次
rank_short = 名次
number_short = 编号
result = 结果
standings = 名次表
crosstable = 交叉表
bye = 轮空
pairing_allocated_bye = 轮空
half_point_bye = 半分轮空
full_point_bye = 全分轮空
label = { $what }：
zero_point_bye = 零分轮空
noted = { $what }（{ $note }）
and_then = { $said }{ $next }
list_comma = ，
list_semicolon = ；
boards_named =
    { $count ->
        [1] 第 { $boards } 台
       *[other] 第 { $boards } 这几台
    }

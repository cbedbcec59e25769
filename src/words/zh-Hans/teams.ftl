teams = 队伍
hint = 两队各2至13名棋手，按台次顺序排列，每名棋手与对方所有棋手各赛一局。请输入姓名或编号，每行一名。
team_n = 第{ $n }队
team_name = 队名
members = 按台次排列的棋手
suggested = 按俱乐部或棋协及等级分给出的建议，尚未保存。
set_up = 设置两支队伍
not_scheveningen = 此页用于舍文宁根制赛事，请在设置中选择赛制。
fixed = 第1轮已编排，队伍不再更改。
name_missing = 每队都需要队名，且两队队名不得相同。
sizes = 两队人数须相同，且为2至13人；现为{ $first }人和{ $second }人。
in_both = { $name } 出现两次。

nickname = 简称

captain = 队长

takes_part = 参赛

captains_link = 队长链接

matches_of_teams = 团体比赛

boards_of_match = 每场台数

boards_count = { $count } 台

match_points = 场分

game_points = 局分

match_win = 胜一场

match_draw = 和一场

match_loss = 负一场

first_score = 首先按此编排和排名

colour_preferences = 队伍的先后手倾向（C.04.6 第 1.7 条）

type_a = A 型：简单

type_b = B 型：强与弱

no_preferences = 无

second_score = 分配先后手时以另一项积分区分两队高低（第 4.2.2 条）

team_bye = 队伍轮空

team_bye_hint = 留空则按和一场计分（C.04.6）。

line_up_minutes = 队长提交出场名单的截止时间（开赛前）

line_up_minutes_hint = 留空则各队按队员顺序出场，除非裁判另录名单。设定时间后，先公布对阵，名单截止后再公布各台。

free_order = 出场名单可以不按队员顺序

team = 队伍

captains_links = 队长链接

from_a_list = 从名单导入

add_team = 添加队伍

add_and_next = 添加并继续

no_teams_yet = 还没有队伍。可逐一添加，或用名单导入：每名棋手一行，并有一列写明队伍。

number_teams = 按实力编号

number_teams_why = 按实力最强的若干名（与台数相同）棋手的平均等级分。

draw_numbers = 抽签编号

draw_numbers_why = 按本赛事的种子抽签。

strength = 平均分

out_from = 自第 { $round } 轮起退出

players_missing = 请至少写一名棋手。

name_taken = 已有名为 { $name } 的队伍。

by_form = 表单

late_team = 赛事已开始：该队自第 { $round } 轮起参赛。

players_hint = 每行一人，第一台在前，替补在后：姓名；等级分；称号；棋协；国际棋联ID；出生年份。除姓名外均可省略。

fide_id = 国际棋联ID

reserve_short = 替补

up = { $name } 上移一台

down = { $name } 下移一台

take_out = 将 { $name } 移出队伍

add_to_squad = 添加到末尾

free_hint = 每名棋手都已有队伍。如需增加，请先添加棋手。

line_ups = 出场名单

line_up = 出场名单

no_line_ups = 该队按队员顺序出场。

line_up_of = 第 { $round } 轮出场名单

data = 队伍资料

withdraw = 队伍退出

take_back = 队伍恢复参赛

from_round = 自轮次

no_such_change = 没有这种更改：{ $text }。

links_hint = 队长在截止时间前用手机打开链接提交出场名单。该链接不能打开其他内容，仅在此显示一次；新链接会使旧链接失效。

links_made = 这些链接只显示这一次：请打印本页或发送给队长。

make_all_links = 为尚无链接的各队生成链接

has_link = 已有链接

make_link = 生成链接

new_link = 新链接

revoke_link = 收回

against = 对手：{ $team }

match_has_begun = 该场比赛已有成绩，出场名单不能再改。

note_line_up = 录入出场名单

order_of_squad = 按队员顺序

board_n = 第 { $board } 台

nobody = 空缺

any_order = 棋手顺序不限。

fixed_order = 须保持队员顺序；有人上场时其余依次后移。

white_on_first = 第 1 台执白

black_on_first = 第 1 台执黑

until = 截止时间：{ $time }

give_line_up = 提交出场名单

line_up_saved = 出场名单已记录，截止前可以更改。

is_final = 出场名单已确定。

nothing_to_give = 目前没有等待出场名单的轮次。

too_late = 提交出场名单的时间已过，请联系裁判。

empty_board_between = 请从第一台起依次排列，中间不得空台。

captain_of = { $team } 队长

import_hint = 作为俱乐部的一列即队名。棋手按台次排列；各队一次建立。

task_add_teams = 添加队伍

task_line_ups = 第 { $round } 轮：{ $teams } 份出场名单已收到 { $given } 份，请截止

wins_alone = 第 { $board } 台：{ $name } 胜，对方空台

no_match = 本轮无比赛

line_ups_are_open = 队长仍在提交出场名单：公众只看到对阵，看不到各台，也不能录入成绩。

line_ups_not_in = 尚未提交：{ $teams }

close_line_ups = 截止出场名单并公布各台
swap_teams = 交换两队
swap_label = 两队的编号
swap_unread = 请写两支队伍的编号：3 = 5

line_ups_to_come = 各队队长正在提交出场名单，之后这里显示台次。

lost_by_default = 弃权判负

did_not_come = { $team }没有到场

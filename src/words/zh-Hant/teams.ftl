teams = 隊伍
hint = 兩隊各2至13名棋手，按檯次順序排列，每名棋手與對方所有棋手各賽一局。請輸入姓名或編號，每行一名。
team_n = 第{ $n }隊
team_name = 隊名
members = 按檯次排列的棋手
suggested = 按俱樂部或棋協及等級分給出的建議，尚未儲存。
set_up = 設定兩支隊伍
not_scheveningen = 此頁用於舍文寧根制賽事，請在設定中選擇賽制。
fixed = 第1輪已編排，隊伍不再更改。
name_missing = 每隊都需要隊名，且兩隊隊名不得相同。
sizes = 兩隊人數須相同，且為2至13人；現為{ $first }人和{ $second }人。
in_both = { $name } 出現兩次。

nickname = 簡稱

captain = 隊長

takes_part = 參賽

captains_link = 隊長連結

matches_of_teams = 團體比賽

boards_of_match = 每場檯數

boards_count = { $count } 檯

match_points = 場分

game_points = 局分

match_win = 勝一場

match_draw = 和一場

match_loss = 負一場

first_score = 首先按此編排和排名

colour_preferences = 隊伍的先後手傾向（C.04.6 第 1.7 條）

type_a = A 型：簡單

type_b = B 型：強與弱

no_preferences = 無

second_score = 分配先後手時以另一項積分區分兩隊高低（第 4.2.2 條）

team_bye = 隊伍輪空

team_bye_hint = 留空則按和一場計分（C.04.6）。

line_up_minutes = 隊長提交出場名單的截止時間（開賽前）

line_up_minutes_hint = 留空則各隊按隊員順序出場，除非裁判另錄名單。設定時間後，先公布對陣，名單截止後再公布各檯。

free_order = 出場名單可以不按隊員順序

team = 隊伍

captains_links = 隊長連結

from_a_list = 從名單匯入

add_team = 新增隊伍

add_and_next = 新增並繼續

no_teams_yet = 還沒有隊伍。可逐一新增，或用名單匯入：每名棋手一行，並有一列寫明隊伍。

number_teams = 按實力編號

number_teams_why = 按實力最強的若干名（與檯數相同）棋手的平均等級分。

draw_numbers = 抽籤編號

draw_numbers_why = 按本賽事的種子抽籤。

strength = 平均分

out_from = 自第 { $round } 輪起退出

players_missing = 請至少寫一名棋手。

name_taken = 已有名為 { $name } 的隊伍。

by_form = 表單

late_team = 賽事已開始：該隊自第 { $round } 輪起參賽。

players_hint = 每行一人，第一檯在前，替補在後：姓名；等級分；稱號；棋協；國際棋聯ID；出生年份。除姓名外均可省略。

fide_id = 國際棋聯ID

reserve_short = 替補

up = { $name } 上移一檯

down = { $name } 下移一檯

take_out = 將 { $name } 移出隊伍

add_to_squad = 新增到末尾

free_hint = 每名棋手都已有隊伍。如需增加，請先新增棋手。

line_ups = 出場名單

line_up = 出場名單

no_line_ups = 該隊按隊員順序出場。

line_up_of = 第 { $round } 輪出場名單

data = 隊伍資料

withdraw = 隊伍退出

take_back = 隊伍恢復參賽

from_round = 自輪次

no_such_change = 沒有這種更改：{ $text }。

links_hint = 隊長在截止時間前用手機打開連結提交出場名單。該連結不能打開其他內容，僅在此顯示一次；新連結會使舊連結失效。

links_made = 這些連結只顯示這一次：請列印本頁或發送給隊長。

make_all_links = 為尚無連結的各隊生成連結

has_link = 已有連結

make_link = 生成連結

new_link = 新連結

revoke_link = 收回

against = 對手：{ $team }

match_has_begun = 該場比賽已有成績，出場名單不能再改。

note_line_up = 錄入出場名單

order_of_squad = 按隊員順序

board_n = 第 { $board } 檯

nobody = 空缺

any_order = 棋手順序不限。

fixed_order = 須保持隊員順序；有人上場時其餘依次後移。

white_on_first = 第 1 檯執白

black_on_first = 第 1 檯執黑

until = 截止時間：{ $time }

give_line_up = 提交出場名單

line_up_saved = 出場名單已記錄，截止前可以更改。

is_final = 出場名單已確定。

nothing_to_give = 目前沒有等待出場名單的輪次。

too_late = 提交出場名單的時間已過，請聯繫裁判。

empty_board_between = 請從第一檯起依次排列，中間不得空檯。

captain_of = { $team } 隊長

import_hint = 作為俱樂部的一列即隊名。棋手按檯次排列；各隊一次建立。

task_add_teams = 新增隊伍

task_line_ups = 第 { $round } 輪：{ $teams } 份出場名單已收到 { $given } 份，請截止

wins_alone = 第 { $board } 檯：{ $name } 勝，對方空檯

no_match = 本輪無比賽

line_ups_are_open = 隊長仍在提交出場名單：公眾只看到對陣，看不到各檯，也不能錄入成績。

line_ups_not_in = 尚未提交：{ $teams }

close_line_ups = 截止出場名單並公布各檯
swap_teams = 交換兩隊
swap_label = 兩隊的編號
swap_unread = 請寫兩支隊伍的編號：3 = 5

line_ups_to_come = 各隊隊長正在提交出場名單，之後這裡顯示檯次。

lost_by_default = 棄權判負

did_not_come = { $team }沒有到場

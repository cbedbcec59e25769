cannot_read = 无法读取 { $file }：{ $why }
cannot_write = 无法写入 { $file }：{ $why }
file_missing = 请给出比赛文件，或查看 --help。
calling_line = 无法理解这一调用行。可用的是：
colour_missing = 文件没有写明第一轮首位棋手的执棋颜色，也没有对局可以看出。请抽签，并加上一行“152 W”或“152 B”（或“XXC white1”、“XXC black1”）。
rounds_missing = 文件未说明比赛轮数。请加入一行“142 9”（或“XXR 9”）。
results_missing = 第{ $round }轮尚缺结果。
all_rounds_paired = 全部{ $rounds }轮均已编排。
engine_failed = 编排程序出错。请附上文件报告此问题。
stopped_before = 比赛在第{ $round }轮前结束：{ $why }
configuration_line = { $file } 第{ $line }行：无法理解“{ $text }”。
configuration_too_great = { $file } 第{ $line }行：“{ $text }”超出程序所能处理的范围。
configuration_ratings = { $file }：最高等级分低于最低等级分。
check_same = 第{ $round }轮：与编排程序一致。
check_differs = 第{ $round }轮：{ $count } 处不同。
check_no_pairing = 第{ $round }轮：编排程序找不到配对：{ $why }
only_in_file = { $white } – { $black }：仅比赛中有此配对
only_by_engine = { $white } – { $black }：仅编排程序有此配对
other_colours = { $white } – { $black }：编排程序的先后手相反
other_bye = 轮空：比赛中为 { $file }，编排程序为 { $engine }
nobody = 无人
no_teams = 文件中没有队伍（记录 310 或 013），无从编排。

fewer_rounds_of_teams = { $teams }支队伍最多可进行{ $possible }轮而不重复相遇，却要求{ $rounds }轮。请减少轮次或增加棋手。

fewer_rounds = { $players }名棋手最多可进行{ $possible }轮而不重复相遇，却要求{ $rounds }轮。请减少轮次或增加棋手。

no_teams_entered = 这是团体赛，而文件中没有任何队伍：保存时尚未录入队伍。请在生成该文件的程序中录入队伍，重新保存后再使用。

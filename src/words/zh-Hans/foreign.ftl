### SwissPerfect、PairTwo、SWAR、Papi 的文件，以及无法读取的文件的用语。

at_place = { $program }，{ $place }：{ $words }
of_program = { $program }：{ $words }

readable = 可读取的有：各版本的 TRF；Swiss-Manager（TUNX、TURX、TUMX、TUTX）、Swiss-Chess 第 7、8 版（SWT）、PairTwo 第 5、6 版（SWS）和 SWAR 第 4 至 7 版（SWAR）的文件；SwissPerfect 赛事的三个文件（INI、TRN、SCO）打成的一个 ZIP；Papi 的数据库（PAPI）和 papi-converter 由其生成的 JSON；以及本程序的整个比赛（JSON）。经国际棋联认可的其他程序都能把赛事存为 TRF：请在那里存出，再交到这里。

with_readable = { $why }{ $readable }

unread_access = 这是 Microsoft Access 数据库，其中没有 Papi 3 的赛事。若出自 Papi，请将赛事导出为 TRF，或用 papi-converter 导出为 JSON，再交到这里。
unread_sqlite = 这是数据库（SQLite），Sharly Chess 等程序的赛事存于其中；无法读取。请在那里把比赛导出为 TRF，再交到这里。
unread_spreadsheet = 这是电子表格。棋手名单可在赛事的棋手页读取；含各轮的赛事须用编排该赛事的程序的文件。
unread_archive = 此 ZIP 中没有 SwissPerfect 赛事的三个文件（INI、TRN、SCO）。请解开后交入比赛文件。
unread_pdf = 这是 PDF，无法从中读取各轮。请向办赛者索取 TRF。
unread_web_page = 这是网页，无法从中读取各轮。请向办赛者索取 TRF；chess-results 在该比赛的下载处提供。

json = 无法作为 JSON 读取：{ $why }。
version_unknown = 不支持版本 { $version }。请用该程序的第 { $first } 至第 { $last } 版打开并保存，再交入那份文件。
section_missing = 此处应是 { $section } 部分的开头，却不是：文件已损坏，或其版本的结构尚不清楚。请从保存处重新复制，或在该程序中把比赛存为 TRF。
impossible = 文件已损坏：此处不可能是 { $number }。请从原处重新复制。
part_missing = 压缩包中没有 .{ $part } 文件。请把赛事的三个文件（.ini、.trn、.sco）打成一个 ZIP。
one_part_only = 这是赛事三个文件之一。请把三个文件（.ini、.trn、.sco）打成一个 ZIP 再交入。
table_damaged = 文件已损坏，或不属于该程序。请从原处重新复制。
no_players = 文件中没有棋手。
too_many_players = 棋手超过赛事上限（{ $limit }）。

no_table = { $players } 名棋手的循环赛不是 { $rounds } 轮：已读取赛过的各轮，编排须人工进行。
event_not_told = 文件未说明赛事本身：请在设置中填写名称、编排制和轮数。
teams_not_understood = 此格式中的队伍以及多局对阵无法识别：已读取棋手，未读取各轮。
acceleration_left_out = 加速方法“{ $name }”不属于国际棋联的方法，已略去：已编排的各轮保持原样，以后各轮不用加速。
rate_assumed = “{ $text }”不是可识别的赛制（慢棋、快棋、超快棋）；假定为慢棋。如有不同请在设置中更改。
tie_break_assumed = 破同分规则 { $text } 视为 { $code }。请在设置中核对。
tie_break_unknown = 破同分规则 { $text } 在国际棋联的列表中没有对应项，已略去。请在设置中补上已公布的规则。
unreadable = 此处的“{ $text }”无法识别，已略去。
field_left_out = 此项无处可记，已略去。有此项的棋手：{ $players } 名。
settings_left_out = 此处无处可记，已略去：{ $text }。
one_rating = 文件中每位棋手只有一个等级分：有国际棋联ID的棋手读作国际棋联等级分，其余读作本国等级分。
deleted = 已跳过先前删除的记录：{ $records } 条。
no_such_player = 没有棋手 { $number }；已略去。
result_unknown = 第{ $round }轮 { $white } – { $black }：结果代码 { $code } 无法识别；请补录结果。
forfeit_assumed = 第{ $round }轮 { $white } – { $black }：文件对未赛局和不计等级分的对局使用同一代码；假定为弃权。如已下完请重新录入结果。
twice_in_round = 第{ $round }轮中 { $player } 号棋手出现两次；第二条记录已略去。
bye_unknown = 第{ $round }轮 { $player } 号棋手：无对手时的代码 { $code } 无法识别；按缺席零分处理。
several_byes = 第{ $round }轮有数名棋手无对手而得一分（{ $players } 名）：第一名视为编排轮空，其余视为一分轮空。
bonus_as_byes = { $player } 号棋手：附加的 { $points } 分读作无对局各轮的半分轮空。
bonus_kept = { $player } 号棋手：对局之外的 { $points } 分保留为裁判所给的分数。
withdrawn = { $player } 号棋手标为退赛，自第{ $from }轮起不再参赛。
boards_assumed = 文件中没有台次顺序；按 C.04.2 由积分排出。
numbers_assumed = 文件中没有可用的编排号；已重新编号。编排下一轮之前请与公布的名单核对。

records_left_out = 此项无处可记，已略去。有此项的记录：{ $records } 条。

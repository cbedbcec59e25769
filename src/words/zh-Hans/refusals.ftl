conflict_unknown = 其间有人修改过。请查看当前内容后重新决定。
conflict_with = { $who } 于 { $when } 修改过（{ $device }）。请保留对方的内容，或说明您的理由。
to_confirm = 请阅读警告并确认。
no_tournament = 没有此赛事。
store_failed = 无法保存。数据没有丢失，请重试。
already_so = 已经如此。
not_the_first = 赛事已存在。
not_created = 赛事尚未创建。
closed = 赛事已结束，请先重新打开。
not_closed = 赛事尚未结束。
no_such_player = 该棋手不在本赛事中。
no_such_round = 第{ $round }轮尚未编排公布。
no_such_board = 第{ $round }轮没有第{ $board }台。
name_missing = 缺少姓名。
paired_already = { $name } 已有编排：请改为退赛，而不是删除。
round_paired = 第{ $round }轮已编排。请先撤回编排。
numbers_frozen = 第{ $round }轮编排后编号不再更改（C.04.2 第2.3条）。
rating_method_frozen = 更改等级分采用方法会改变编号，而第{ $round }轮编排后（循环赛第1轮编排后）编号不再更改（C.04.2 第2.3条）。
numbering_incomplete = 每名棋手必须且只能编号一次。
not_numbered = { $count } 名棋手尚无编号，请先编号（棋手 › 编号）。
match_not_level = { $white }与{ $black }之间目前没有战平的对局。
paired_one_by_one = 只有事先排定的对阵表才能一次编排全部轮次，请逐轮编排。
draft_waits = 第{ $round }轮草稿待处理：请先公布或放弃。
no_draft = 第{ $round }轮（已）不是草稿。
not_the_next_round = 下一个待编排的不是第{ $round }轮。
all_rounds_paired = 全部{ $rounds }轮均已编排。
points_of_other_scoring = 本组胜、和、负的分值为{ $here }，目标组为{ $there }，没有条文规定如何换算。请不带积分转组，再按竞赛规程在目标组录入应得的分数。
round_not_complete = 第{ $round }轮缺结果：{ $boards }。请先录入。
round_not_published = 第{ $round }轮尚未公布。请先公布并录入结果。
empty_round = 第{ $round }轮无人对局：至少要有一局。
twice = { $name } 出现两次。
not_in_round = { $name } 不参加第{ $round }轮。
board_twice = 第{ $board }台重复。
two_byes = 每轮只能有一名棋手轮空。若已预先指定轮空，请先取消，或让另一名棋手缺席。
round_followed = 第{ $round }轮之后已编排其他轮次，请先撤回。
table_begun = 编排按第1轮编排时在场者确定，后来者没有位置。请在录入结果前撤回各轮，或另建赛事。
too_late_for_result = 第{ $round }轮的结果只能为等级分报告更正：后续编排以其为据（C.04.2 第4.3条）。
bye_not_requestable = 本赛制由循环表或对阵图决定谁对局，不申请也不给轮空。不到者判负，离开者退赛。
fewer_rounds = 已编排{ $rounds }轮。
odd_games = 双局瑞士制每场两局，一轮为一局：轮数须为偶数。
no_rounds = 赛事至少需要一轮。
draws_beat_win = 两局和棋的分值不得高于一胜一负。
not_descending = 胜不得低于和，和不得低于负。
bye_above_win = 轮空的分值不得高于胜局。
prohibitions_after_start = 禁止配对只能在第1轮之前设置。如须在其后更改，请先在“设置”中离开国际棋联模式。
adjournment_open = 第{ $round }轮第{ $board }台封棋未决：请先录入结果。
matches_level = 以下对局战平，需裁定晋级者：{ $matches }。请在“轮次 › 对阵图”中填写。
no_open_match = 对阵图中 { $winner } 与 { $loser } 没有可裁定的对局。
reason_missing = 请说明理由，理由将记入日志。
nothing_to_undo = 第 { $seq } 项操作无法撤销。
later_act_rests = 第 { $later } 项操作以第 { $seq } 项为前提：{ $why }请先撤销后一项。
not_done_again = 没有第 { $seq } 项操作，第 { $earlier } 项就不再成立：{ $why }请按现在的情况重新操作。
warn_rematch = { $white } 与 { $black } 已在第{ $round }轮相遇（C.04.1 第2条）。
warn_prohibited = { $white } 与 { $black } 禁止配对。
warn_second_bye = { $name } 已轮空过或已不战得分（C.04.1 第4条）。
warn_third_white = { $name } 将连续第三次执白（C.04.1 第7条）。
warn_third_black = { $name } 将连续第三次执黑（C.04.1 第7条）。
warn_imbalance = { $name } 的先后手差将为 { $difference }（C.04.1 第6条）。
warn_full_point_bye = 国际棋联不建议使用全分轮空：{ $name } 将不战得一分。
warn_too_many_byes = { $name } 已用完规程允许的 { $allowed } 次半分轮空。
warn_bye_too_late = 规程规定第{ $round }轮不得轮空（{ $name } 申请）。
warn_allocated_in_advance = 第{ $round }轮的轮空由编排按规则给出；此处预先指定给 { $name }。若程序编排给他人，报告中两者都会注明。
warn_duplicate = { $name } 已在本赛事中。
warn_results_set_aside = 第{ $round }轮退回草稿；{ $results } 个已公布的结果将被搁置。
warn_regulations = 已有轮次按旧规程编排。此修改将写入提交国际棋联的报告。
warn_past_result = 下一轮已按第{ $round }轮的旧结果编排。
warn_adjourned = 封棋的对局按和棋编排（C.04.2 第3.1条）：{ $boards }。
warn_left_out = 既无对局也无轮空：{ $names }。
other_players = { $white } – { $black } （已）不在第{ $round }轮第{ $board }台。请查看该轮，并在其所在台次录入。
warn_no_longer_in = 已编排但不再参加本轮：{ $names }。
key_used = 此请求键属于另一请求（第 { $seq } 项操作）。每个请求请使用各自的键。
role_too_low = 此操作须由以下人员进行：{ $role }。
locked_in_fide_mode = 国际棋联模式下，首轮编排后不再更改：{ $field }。如赛事必须更改，请先在“设置”中离开国际棋联模式。
not_in_fide_mode = 本赛事不在国际棋联模式。
fide_mode_not_entered = 国际棋联模式只在首轮之前随国际棋联赛制开始，离开后不再进入。
not_taken_back = 后续操作以其为据，不能进行：{ $what }。
broken = Sonneborn 执行时出错。请查看是否已完成；如再次出错，请告知维护者。

no_such_appeal = 操作 { $seq } 不是申诉，也不是可申诉的裁决。

bye_no_result = 按国际棋联规则，编排轮空的得分须等于胜、和或负的得分。请从中选择。

no_tie_break_of_tables = 在所有人互相对局的比赛中，{ $code } 没有意义（C.07 第8条）。请从破同分方法中删去。

warn_colours_not_due = 双方均未得到应得的先后手：{ $white }（白）– { $black }（黑）。对调后双方均可得到。

warn_adjourned_earlier = 前几轮封棋的对局仍未结束（轮.台）：{ $games }。编排时按和棋。

warn_more_rounds = 人数过少，不重复对阵只能编排 { $possible } 轮；本比赛有 { $rounds } 轮。请减少轮数或改用其他编排制。

no_such_team = 本赛事没有这支队伍。请重新载入页面。

in_two_teams = { $name } 已在另一支队伍中。请先从那支队伍移出。

squad_frozen = 该队已有队员出场，队员顺序不能再改。仍可在末尾添加队员。

squads_unfit = 棋手与队伍不符。请重新提交名单。

team_numbering_incomplete = 每支队伍都必须有且只有一个编号。

line_up_too_long = 出场名单的人数多于台数。

line_up_empty = 出场名单为空。

line_up_twice = { $name } 在出场名单中重复。

line_up_not_of_team = { $name } 不是该队队员。

line_up_not_in_round = { $name } 不参加本轮。

match_begun = 第 { $round } 轮该场比赛已有成绩，出场名单不能再改。

line_ups_open = 第 { $round } 轮仍在接收出场名单。请先截止。

line_ups_not_open = 第 { $round } 轮没有等待中的出场名单。

match_without_players = 这样第 { $round } 轮该场比赛没有一台有两名棋手。请改为录入弃权。
not_equals = { $one }与{ $other }的等级分和称号不同：仅在按等级分编号时，等级分与称号均相同者才可互换编号（C.04.2 第2.2条）。
met_already = { $one }与{ $other }已对弈{ $times }次，循环赛中不得再次相遇。请为他们另选对手。
not_eligible_for_bye = { $name }不得申请半分轮空。请改为零分轮空，或在棋手页面更改此项；已申请的半分轮空须先撤回。
warn_results_missing = 第{ $round }轮尚无结果的对局按封棋处理，编排时计为和棋：{ $boards }。
no_latin_names = 国际棋联的文件须用拉丁字母姓名。请在以下棋手的页面填写拉丁字母姓名：{ $names }

not_offered = 本赛事不（再）提供此功能，请询问裁判。

# $round (number)
too_late_for_report = 第{ $round }轮不是正在进行的轮次，请询问裁判。

# $board (number)
result_is_entered = 第{ $board }台的结果已录入。如有错误，请告知裁判。
no_place_left = 名额已满。
signed_up_already = 该姓名或国际棋联ID已报名。如不是您，请联系主办方。

bye_of_member = 团体赛中棋手个人轮空不给分：请记为缺席，由其队不带其排阵。

table_incomplete = 循环赛每轮人人都下。第{ $round }轮没有对局者：{ $names }。请编排他们，或先退出国际棋联模式。

win_is_no_more = 胜局的分值必须高于负局。

warn_has_left = { $name }在第{ $round }轮之前已退出：录入此结果，该局即算已下。

within_team = { $one }与{ $other }同队，互不对局。
disagreement_open = 第{ $round }轮第{ $board }台录入了两种结果：请先确定以何者为准。
warn_results_disputed = 以下对局录入了两种结果，尚未确定以何者为准（轮.台）：{ $games }。
warn_others_result = 第{ $round }轮第{ $board }台的结果由{ $by }录入。
warn_plays_elsewhere = { $name } 同一时间在{ $section }参赛。
too_many_photographs = 每局最多 { $most } 张照片。请先撤回一张。
photograph_of_appeal = 第 { $round } 轮第 { $board } 台的对局有申诉尚未裁定，照片保留至裁定为止。请先裁定申诉。
photograph_erased = 第 { $round } 轮第 { $board } 台的照片撤回时已清除。请在该台的裁决台重新拍摄。
complaint_incomplete = 投诉须写明投诉人与所见情况。请填写两项；其他事件则留空。

fide_id_twice = 国际棋联编号{ $fide_id }出现在两名棋手处，其中一人的编号有误。

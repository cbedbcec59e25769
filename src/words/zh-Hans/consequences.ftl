kind_founded = 创建赛事
kind_result_entered = 录入结果
kind_result_changed = 修改结果
kind_result_erased = 删除结果
kind_adjournment_settled = 封棋对局的结果
kind_corrected_for_rating = 仅用于等级分报告的更正
kind_colours_swapped = 交换先后手
kind_ruling_made = 按建议裁决
kind_ruling_otherwise = 不按建议裁决
kind_ruling_taken_back = 撤回裁决
kind_incident_noted = 记录事件
kind_incident_taken_back = 撤回事件记录
kind_appeal_lodged = 提出申诉
kind_appeal_heard = 听取申诉
kind_appeal_decided = 申诉裁定
kind_appeal_taken_back = 撤回申诉
kind_appeal_reopened = 撤回申诉的听取或裁定
kind_move_sealed = 封棋信封
kind_points_adjusted = 对局外加减分
kind_round_drafted = 编排一轮草稿
kind_draft_altered = 修改草稿
kind_draft_discarded = 放弃草稿
kind_left_out_of_draft = 待公布草稿中没有位置的棋手
kind_round_published = 公布一轮
kind_hand_pairing_published = 公布与程序编排不同的一轮
kind_round_unpublished = 无结果的一轮退回草稿
kind_results_set_aside = 有结果的一轮退回草稿
kind_reseated = 已公布轮次的对阵改变
kind_byes_of_round = 已公布轮次的轮空改变
kind_attributed = 已公布轮次的编排者记录
kind_players_registered = 登记棋手
kind_registration_taken_back = 撤回登记
kind_players_exchanged = 撤回其后另有登记的登记
kind_player_removed = 删除或恢复棋手
kind_player_data = 棋手资料
kind_presence_changed = 退赛或复赛
kind_player_expelled = 取消比赛资格
kind_entry_round = 迟到参赛者的首轮
kind_bye_requested = 申请轮空
kind_checked_in = 签到
kind_board_fixed = 固定台次
kind_numbers_given = 给出编号
kind_numbers_moved = 因迟到报名者而后移编号（奇数编号决定颜色时）
kind_numbers_changed = 更改编号
kind_numbers_frozen = 编号冻结后更改编号
kind_teams_changed = 队伍
kind_lots_drawn = 抽签或撤回抽签
kind_ranked_by_hand = 裁判裁定名次
kind_sent_through = 裁定晋级者
kind_play_off = 加赛对局
kind_prizes_changed = 奖金
kind_style_changed = 姓名与文件样式
kind_house_points_changed = 俱乐部积分规则
kind_house_ending = 对局结束方式（俱乐部积分）
kind_details_changed = 赛事信息
kind_initial_colour_drawn = 抽签决定首轮先后手
kind_file_lines = 导入文件中保留的行
kind_closed = 结束赛事
kind_reopened = 重新打开赛事
kind_fide_mode_left = 离开国际棋联模式
kind_fide_mode_entered = 进入国际棋联模式
kind_fide_mode_reentered = 重新进入国际棋联模式
kind_warned_of_pair = 人工编排违反基本规则的对阵
kind_warned_of_half_point_byes = 半分轮空超出规程所许次数
kind_warned_of_bye = 最后几轮的轮空
kind_warned_of_full_point_bye = 一分轮空
kind_table_joined = 加入已开始的循环表或淘汰表
kind_warned_of_allocated_bye = 人工指定编排轮空
kind_warned_of_duplicate = 名单中已有的棋手
kind_warned_of_field = 一轮中遗漏或已退出的棋手
kind_warned_of_adjournment = 有封棋对局时编排
no_result = 无结果
result = 第{ $round }轮第{ $board }台（{ $players }）：{ $was } 改为 { $now }。
later = 其后 { $count } 轮以其为据编排。
with_later = { $what }{ $later }
for_rating = 第{ $round }轮第{ $board }台（{ $players }），仅用于等级分报告：{ $was } 改为 { $now }。名次仍按原结果。
pair_at_board = 第{ $board }台 { $white } – { $black }
no_pair = 无
bye_of = 轮空：{ $name }
not_as_engine = 第{ $round }轮与程序编排不同。程序编排为：{ $engine }。将要公布：{ $played }。报告中两者都会注明。
colours = 第{ $round }轮第{ $board }台（{ $players }）：双方交换先后手，结果随之对调。
of_board = { $what }：第{ $round }轮第{ $board }台。
of_round = { $what }：第{ $round }轮。
of_player = { $what }：{ $name }。
of_points = { $name }：对局外 { $points } 分。
regulation = { $field }：{ $was } 改为 { $now }。已有轮次按旧规程编排；提交国际棋联的报告将注明。
leaving =
    { $round ->
        [0] 赛事在首轮之前离开国际棋联模式：此后可更改已公布的规程，Sonneborn 不再使其符合国际棋联规则。所有页面、打印件和文件都将注明，且无法恢复。
       *[other] 赛事在第{ $round }轮之后离开国际棋联模式：此后可更改已公布的规程，Sonneborn 不再使其符合国际棋联规则。所有页面、打印件和文件都将注明，且无法恢复。
    }
leave_for_ever = 确定永久离开国际棋联模式？此操作无法撤销。
leave = 离开国际棋联模式
stay = 留在国际棋联模式
leave_hint = 国际棋联模式下，首轮之前公布的规程不再更改。必须更改的赛事须先永久离开该模式。
fide_mode = 国际棋联模式
free_mode = 其他
levels_title = 操作之前的询问
levels_hint = 操作按其改变的内容判定，撤销亦然。以各项后果中的最高级别为准，任何级别都不能关闭。
what_changes = 改变的内容
mode = 模式
both_modes = 两者
before_start = 开赛前
this_round = 本轮
round_before = 前一轮
earlier = 更早
least_role = 由谁
article = 依据
level_told = 直接执行
level_seen = 2：先提示
level_confirmed = 3：确认并说明理由
level_confirmed_alone = 3：确认
level_leaves = 4：两次确认，离开国际棋联模式
level_refused = 5：拒绝
with_reason = 须说明理由
scoring_of_byes = 编排轮空的分值
team_scoring = 团体赛计分
seed = 抽签种子
kind_of_rules = 模式的确定方式
knockout_matches = 淘汰赛对局

kind_warned_of_colours = 双方均未得到应得先后手的对阵

kind_teams_registered = 登记队伍

kind_team_data = 队伍资料

kind_team_presence = 队伍退出或恢复参赛

kind_squad = 队伍的棋手

kind_squad_reordered = 已有队员出场后更改队员顺序

kind_teams_numbered = 队伍编号

kind_line_up = 队伍出场名单

kind_line_up_changed = 公布后更改出场名单

kind_line_up_out_of_order = 出场名单不按队员顺序，或中间留有空台

kind_line_ups_closed = 出场名单截止并公布

kind_line_ups_reopened = 重新开放出场名单

of_line_up = { $what }：{ $name }，第 { $round } 轮。

kind_adjournment_drawn = 封棋对局和棋，与编排所计一致
kind_numbers_exchanged = 等级分与称号相同者互换编号
kind_numbers_exchanged_late = 编号固定后互换

kind_public_side = 向棋手和观众提供的内容
kind_screens = 赛场屏幕
kind_result_reported = 棋手上报的结果
kind_bye_asked_for = 棋手申请的轮空
kind_waiting_list = 候补名单

kind_settled_result_changed = 封棋结果录入后又更改
kind_through_otherwise = 按结果应由另一方晋级

nobody_leads = 无人

word_falls = 该场比赛不再打平：{ $went }晋级的决定失效，由{ $now }晋级。

went_on = 按此结果应由{ $now }晋级。但{ $went }此后已被编排，保持不变：{ $boards }。对阵图保留已下的对局。

board_of_round = 第{ $round }轮第{ $board }台
kind_typing_kept = 与本台结果不符的录入
kind_typing_answered = 两次录入以何者为准
kind_typing_lost = 未经裁定的录入消失
kind_warned_of_disagreement = 某台录入了两种结果时编排
kind_warned_of_others_result = 撤销他人录入的结果
kind_warned_of_elsewhere = 同一时间在另一组别参赛的棋手
kind_photograph_kept = 保存照片
kind_photograph_taken_back = 撤回照片
kind_photograph_of_appeal = 撤回申诉中对局的照片
kind_photograph_brought_back = 恢复已撤回的照片

pair_of = { $white } – { $black }
not_as_engine_in = 第{ $round }轮与程序现在的编排不同：{ $n }对不同。报告会注明两者和您的理由。
to_be_published = 将要公布
engine_has = 程序编排
the_bye = 轮空
as_the_other = 两边相同的对局，在另一台
engine_instead = 要采用程序的编排，请回到草稿，重新编排本轮。
not_yet = 暂不公布
stays_published = 第{ $round }轮保持公布
enter = 第{ $board }台：{ $result }
leave_result = 保持 { $result }
turn = 交换第{ $board }台的先后手
alter_draft = 修改第{ $round }轮草稿

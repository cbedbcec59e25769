kind_founded = 建立賽事
kind_result_entered = 輸入結果
kind_result_changed = 修改結果
kind_result_erased = 刪除結果
kind_adjournment_settled = 封棋對局的結果
kind_corrected_for_rating = 僅用於等級分報告的更正
kind_colours_swapped = 交換先後手
kind_ruling_made = 按建議裁決
kind_ruling_otherwise = 不按建議裁決
kind_ruling_taken_back = 撤回裁決
kind_incident_noted = 記錄事件
kind_incident_taken_back = 撤回事件記錄
kind_appeal_lodged = 提出申訴
kind_appeal_heard = 聽取申訴
kind_appeal_decided = 申訴裁定
kind_appeal_taken_back = 撤回申訴
kind_appeal_reopened = 撤回申訴的聽取或裁定
kind_move_sealed = 封棋信封
kind_points_adjusted = 對局外加減分
kind_round_drafted = 編排一輪草稿
kind_draft_altered = 修改草稿
kind_draft_discarded = 放棄草稿
kind_left_out_of_draft = 待公布草稿中沒有位置的棋手
kind_round_published = 公布一輪
kind_hand_pairing_published = 公布與程式編排不同的一輪
kind_round_unpublished = 無結果的一輪退回草稿
kind_results_set_aside = 有結果的一輪退回草稿
kind_reseated = 已公布輪次的對陣改變
kind_byes_of_round = 已公布輪次的輪空改變
kind_attributed = 已公布輪次的編排者記錄
kind_players_registered = 登記棋手
kind_registration_taken_back = 撤回登記
kind_players_exchanged = 撤回其後另有登記的登記
kind_player_removed = 刪除或恢復棋手
kind_player_data = 棋手資料
kind_presence_changed = 退賽或復賽
kind_player_expelled = 取消比賽資格
kind_entry_round = 遲到參賽者的首輪
kind_bye_requested = 申請輪空
kind_checked_in = 簽到
kind_board_fixed = 固定檯次
kind_numbers_given = 給出編號
kind_numbers_moved = 因遲到報名者而後移編號（奇數編號決定顏色時）
kind_numbers_changed = 更改編號
kind_numbers_frozen = 編號凍結後更改編號
kind_teams_changed = 隊伍
kind_lots_drawn = 抽籤或撤回抽籤
kind_ranked_by_hand = 裁判裁定名次
kind_sent_through = 裁定晉級者
kind_play_off = 加賽對局
kind_prizes_changed = 獎金
kind_style_changed = 姓名與文件樣式
kind_house_points_changed = 俱樂部積分規則
kind_house_ending = 對局結束方式（俱樂部積分）
kind_details_changed = 賽事資訊
kind_initial_colour_drawn = 抽籤決定首輪先後手
kind_file_lines = 匯入檔案中保留的行
kind_closed = 結束賽事
kind_reopened = 重新開啟賽事
kind_fide_mode_left = 離開國際棋聯模式
kind_fide_mode_entered = 進入國際棋聯模式
kind_fide_mode_reentered = 重新進入國際棋聯模式
kind_warned_of_pair = 人工編排違反基本規則的對陣
kind_warned_of_half_point_byes = 半分輪空超出規程所許次數
kind_warned_of_bye = 最後幾輪的輪空
kind_warned_of_full_point_bye = 一分輪空
kind_table_joined = 加入已開始的循環表或淘汰表
kind_warned_of_allocated_bye = 人工指定編排輪空
kind_warned_of_duplicate = 名單中已有的棋手
kind_warned_of_field = 一輪中遺漏或已退出的棋手
kind_warned_of_adjournment = 有封棋對局時編排
no_result = 無結果
result = 第{ $round }輪第{ $board }檯（{ $players }）：{ $was } 改為 { $now }。
later = 其後 { $count } 輪以其為據編排。
with_later = { $what }{ $later }
for_rating = 第{ $round }輪第{ $board }檯（{ $players }），僅用於等級分報告：{ $was } 改為 { $now }。名次仍按原結果。
pair_at_board = 第{ $board }檯 { $white } – { $black }
no_pair = 無
bye_of = 輪空：{ $name }
not_as_engine = 第{ $round }輪與程式編排不同。程式編排為：{ $engine }。將要公布：{ $played }。報告中兩者都會註明。
colours = 第{ $round }輪第{ $board }檯（{ $players }）：雙方交換先後手，結果隨之對調。
of_board = { $what }：第{ $round }輪第{ $board }檯。
of_round = { $what }：第{ $round }輪。
of_player = { $what }：{ $name }。
of_points = { $name }：對局外 { $points } 分。
regulation = { $field }：{ $was } 改為 { $now }。已有輪次按舊規程編排；提交國際棋聯的報告將註明。
leaving =
    { $round ->
        [0] 賽事在首輪之前離開國際棋聯模式：此後可更改已公布的規程，Sonneborn 不再使其符合國際棋聯規則。所有頁面、列印件和檔案都將註明，且無法恢復。
       *[other] 賽事在第{ $round }輪之後離開國際棋聯模式：此後可更改已公布的規程，Sonneborn 不再使其符合國際棋聯規則。所有頁面、列印件和檔案都將註明，且無法恢復。
    }
leave_for_ever = 確定永久離開國際棋聯模式？此操作無法復原。
leave = 離開國際棋聯模式
stay = 留在國際棋聯模式
leave_hint = 國際棋聯模式下，首輪之前公布的規程不再更改。必須更改的賽事須先永久離開該模式。
fide_mode = 國際棋聯模式
free_mode = 其他
levels_title = 操作之前的詢問
levels_hint = 操作按其改變的內容判定，復原亦然。以各項後果中的最高級別為準，任何級別都不能關閉。
what_changes = 改變的內容
mode = 模式
both_modes = 兩者
before_start = 開賽前
this_round = 本輪
round_before = 前一輪
earlier = 更早
least_role = 由誰
article = 依據
level_told = 直接執行
level_seen = 2：先提示
level_confirmed = 3：確認並說明理由
level_confirmed_alone = 3：確認
level_leaves = 4：兩次確認，離開國際棋聯模式
level_refused = 5：拒絕
with_reason = 須說明理由
scoring_of_byes = 編排輪空的分值
team_scoring = 團體賽計分
seed = 抽籤種子
kind_of_rules = 模式的確定方式
knockout_matches = 淘汰賽對局

kind_warned_of_colours = 雙方均未得到應得先後手的對陣

kind_teams_registered = 登記隊伍

kind_team_data = 隊伍資料

kind_team_presence = 隊伍退出或恢復參賽

kind_squad = 隊伍的棋手

kind_squad_reordered = 已有隊員出場後更改隊員順序

kind_teams_numbered = 隊伍編號

kind_line_up = 隊伍出場名單

kind_line_up_changed = 公布後更改出場名單

kind_line_up_out_of_order = 出場名單不按隊員順序，或中間留有空檯

kind_line_ups_closed = 出場名單截止並公布

kind_line_ups_reopened = 重新開放出場名單

of_line_up = { $what }：{ $name }，第 { $round } 輪。

kind_adjournment_drawn = 封棋對局和棋，與編排所計一致
kind_numbers_exchanged = 等級分與稱號相同者互換編號
kind_numbers_exchanged_late = 編號固定後互換

kind_public_side = 向棋手和觀眾提供的內容
kind_screens = 賽場螢幕
kind_result_reported = 棋手上報的結果
kind_bye_asked_for = 棋手申請的輪空
kind_waiting_list = 候補名單

kind_settled_result_changed = 封棋結果錄入後又更改
kind_through_otherwise = 按結果應由另一方晉級

nobody_leads = 無人

word_falls = 該場比賽不再打平：{ $went }晉級的決定失效，由{ $now }晉級。

went_on = 按此結果應由{ $now }晉級。但{ $went }此後已被編排，保持不變：{ $boards }。對陣圖保留已下的對局。

board_of_round = 第{ $round }輪第{ $board }檯
kind_typing_kept = 與本檯結果不符的輸入
kind_typing_answered = 兩次輸入以何者為準
kind_typing_lost = 未經裁定的輸入消失
kind_warned_of_disagreement = 某檯輸入了兩種結果時編排
kind_warned_of_others_result = 撤銷他人輸入的結果
kind_warned_of_elsewhere = 同一時間在另一組別參賽的棋手
kind_photograph_kept = 保存照片
kind_photograph_taken_back = 撤回照片
kind_photograph_of_appeal = 撤回申訴中對局的照片
kind_photograph_brought_back = 恢復已撤回的照片

pair_of = { $white } – { $black }
not_as_engine_in = 第{ $round }輪與程式現在的編排不同：{ $n }對不同。報告會註明兩者和您的理由。
to_be_published = 將要公布
engine_has = 程式編排
the_bye = 輪空
as_the_other = 兩邊相同的對局，在另一檯
engine_instead = 要採用程式的編排，請回到草稿，重新編排本輪。
not_yet = 暫不公布
stays_published = 第{ $round }輪保持公布
enter = 第{ $board }檯：{ $result }
leave_result = 保持 { $result }
turn = 交換第{ $board }檯的先後手
alter_draft = 修改第{ $round }輪草稿

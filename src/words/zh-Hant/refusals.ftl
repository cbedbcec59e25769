conflict_unknown = 其間有人修改過。請檢視目前內容後重新決定。
conflict_with = { $who } 於 { $when } 修改過（{ $device }）。請保留對方的內容，或說明您的理由。
to_confirm = 請閱讀警告並確認。
no_tournament = 沒有此賽事。
store_failed = 無法儲存。資料沒有遺失，請重試。
already_so = 已經如此。
not_the_first = 賽事已存在。
not_created = 賽事尚未建立。
closed = 賽事已結束，請先重新開啟。
not_closed = 賽事尚未結束。
no_such_player = 該棋手不在本賽事中。
no_such_round = 第{ $round }輪尚未編排公布。
no_such_board = 第{ $round }輪沒有第{ $board }檯。
name_missing = 缺少姓名。
paired_already = { $name } 已有編排：請改為退賽，而非刪除。
round_paired = 第{ $round }輪已編排。請先撤回編排。
numbers_frozen = 第{ $round }輪編排後編號不再更改（C.04.2 第2.3條）。
rating_method_frozen = 更改等級分採用方法會改變編號，而第{ $round }輪編排後（循環賽第1輪編排後）編號不再更改（C.04.2 第2.3條）。
numbering_incomplete = 每名棋手必須且只能編號一次。
not_numbered = { $count } 名棋手尚無編號，請先編號（棋手 › 編號）。
match_not_level = { $white }與{ $black }之間目前沒有戰平的對局。
paired_one_by_one = 只有事先排定的對陣表才能一次編排全部輪次，請逐輪編排。
draft_waits = 第{ $round }輪草稿待處理：請先公布或放棄。
no_draft = 第{ $round }輪（已）不是草稿。
not_the_next_round = 下一個待編排的不是第{ $round }輪。
all_rounds_paired = 全部{ $rounds }輪均已編排。
points_of_other_scoring = 本組勝、和、負的分值為{ $here }，目標組為{ $there }，沒有條文規定如何換算。請不帶積分轉組，再按競賽規程在目標組輸入應得的分數。
round_not_complete = 第{ $round }輪缺結果：{ $boards }。請先輸入。
round_not_published = 第{ $round }輪尚未公布。請先公布並輸入結果。
empty_round = 第{ $round }輪無人對局：至少要有一局。
twice = { $name } 出現兩次。
not_in_round = { $name } 不參加第{ $round }輪。
board_twice = 第{ $board }檯重複。
two_byes = 每輪只能有一名棋手輪空。若已預先指定輪空，請先取消，或讓另一名棋手缺席。
round_followed = 第{ $round }輪之後已編排其他輪次，請先撤回。
table_begun = 編排按第1輪編排時在場者確定，後來者沒有位置。請在錄入結果前撤回各輪，或另建賽事。
too_late_for_result = 第{ $round }輪的結果只能為等級分報告更正：後續編排以其為據（C.04.2 第4.3條）。
bye_not_requestable = 本賽制由循環表或對陣圖決定誰對局，不申請也不給輪空。不到者判負，離開者退賽。
fewer_rounds = 已編排{ $rounds }輪。
odd_games = 雙局瑞士制每場兩局，一輪為一局：輪數須為偶數。
no_rounds = 賽事至少需要一輪。
draws_beat_win = 兩局和棋的分值不得高於一勝一負。
not_descending = 勝不得低於和，和不得低於負。
bye_above_win = 輪空的分值不得高於勝局。
prohibitions_after_start = 禁止配對只能在第1輪之前設定。如須在其後更改，請先在「設定」中離開國際棋聯模式。
adjournment_open = 第{ $round }輪第{ $board }檯封棋未決：請先輸入結果。
matches_level = 以下對局戰平，需裁定晉級者：{ $matches }。請在「輪次 › 對陣圖」中填寫。
no_open_match = 對陣圖中 { $winner } 與 { $loser } 沒有可裁定的對局。
reason_missing = 請說明理由，理由將記入日誌。
nothing_to_undo = 第 { $seq } 項操作無法復原。
later_act_rests = 第 { $later } 項操作以第 { $seq } 項為前提：{ $why }請先復原後一項。
not_done_again = 沒有第 { $seq } 項操作，第 { $earlier } 項就不再成立：{ $why }請按現在的情況重新操作。
warn_rematch = { $white } 與 { $black } 已在第{ $round }輪相遇（C.04.1 第2條）。
warn_prohibited = { $white } 與 { $black } 禁止配對。
warn_second_bye = { $name } 已輪空過或已不戰得分（C.04.1 第4條）。
warn_third_white = { $name } 將連續第三次執白（C.04.1 第7條）。
warn_third_black = { $name } 將連續第三次執黑（C.04.1 第7條）。
warn_imbalance = { $name } 的先後手差將為 { $difference }（C.04.1 第6條）。
warn_full_point_bye = 國際棋聯不建議使用全分輪空：{ $name } 將不戰得一分。
warn_too_many_byes = { $name } 已用完規程允許的 { $allowed } 次半分輪空。
warn_bye_too_late = 規程規定第{ $round }輪不得輪空（{ $name } 申請）。
warn_allocated_in_advance = 第{ $round }輪的輪空由編排按規則給出；此處預先指定給 { $name }。若程式編排給他人，報告中兩者都會註明。
warn_duplicate = { $name } 已在本賽事中。
warn_results_set_aside = 第{ $round }輪退回草稿；{ $results } 個已公布的結果將被擱置。
warn_regulations = 已有輪次按舊規程編排。此修改將寫入提交國際棋聯的報告。
warn_past_result = 下一輪已按第{ $round }輪的舊結果編排。
warn_adjourned = 封棋的對局按和棋編排（C.04.2 第3.1條）：{ $boards }。
warn_left_out = 既無對局也無輪空：{ $names }。
other_players = { $white } – { $black } （已）不在第{ $round }輪第{ $board }檯。請檢視該輪，並在其所在檯次輸入。
warn_no_longer_in = 已編排但不再參加本輪：{ $names }。
key_used = 此請求鍵屬於另一請求（第 { $seq } 項操作）。每個請求請使用各自的鍵。
role_too_low = 此操作須由以下人員進行：{ $role }。
locked_in_fide_mode = 國際棋聯模式下，首輪編排後不再更改：{ $field }。如賽事必須更改，請先在「設定」中離開國際棋聯模式。
not_in_fide_mode = 本賽事不在國際棋聯模式。
fide_mode_not_entered = 國際棋聯模式只在首輪之前隨國際棋聯賽制開始，離開後不再進入。
not_taken_back = 後續操作以其為據，不能進行：{ $what }。
broken = Sonneborn 執行時出錯。請查看是否已完成；如再次出錯，請告知維護者。

no_such_appeal = 操作 { $seq } 不是申訴，也不是可申訴的裁決。

bye_no_result = 按國際棋聯規則，編排輪空的得分須等於勝、和或負的得分。請從中選擇。

no_tie_break_of_tables = 在所有人互相對局的比賽中，{ $code } 沒有意義（C.07 第8條）。請從破同分方法中刪去。

warn_colours_not_due = 雙方均未得到應得的先後手：{ $white }（白）– { $black }（黑）。對調後雙方均可得到。

warn_adjourned_earlier = 前幾輪封棋的對局仍未結束（輪.檯）：{ $games }。編排時按和棋。

warn_more_rounds = 人數過少，不重複對陣只能編排 { $possible } 輪；本比賽有 { $rounds } 輪。請減少輪數或改用其他編排制。

no_such_team = 本賽事沒有這支隊伍。請重新載入頁面。

in_two_teams = { $name } 已在另一支隊伍中。請先從那支隊伍移出。

squad_frozen = 該隊已有隊員出場，隊員順序不能再改。仍可在末尾新增隊員。

squads_unfit = 棋手與隊伍不符。請重新提交名單。

team_numbering_incomplete = 每支隊伍都必須有且只有一個編號。

line_up_too_long = 出場名單的人數多於檯數。

line_up_empty = 出場名單為空。

line_up_twice = { $name } 在出場名單中重複。

line_up_not_of_team = { $name } 不是該隊隊員。

line_up_not_in_round = { $name } 不參加本輪。

match_begun = 第 { $round } 輪該場比賽已有成績，出場名單不能再改。

line_ups_open = 第 { $round } 輪仍在接收出場名單。請先截止。

line_ups_not_open = 第 { $round } 輪沒有等待中的出場名單。

match_without_players = 這樣第 { $round } 輪該場比賽沒有一檯有兩名棋手。請改為錄入棄權。
not_equals = { $one }與{ $other }的等級分和稱號不同：僅在按等級分編號時，等級分與稱號均相同者才可互換編號（C.04.2 第2.2條）。
met_already = { $one }與{ $other }已對弈{ $times }次，循環賽中不得再次相遇。請為他們另選對手。
not_eligible_for_bye = { $name }不得申請半分輪空。請改為零分輪空，或在棋手頁面更改此項；已申請的半分輪空須先撤回。
warn_results_missing = 第{ $round }輪尚無結果的對局按封棋處理，編排時計為和棋：{ $boards }。
no_latin_names = 國際棋聯的文件須用拉丁字母姓名。請在以下棋手的頁面填寫拉丁字母姓名：{ $names }

not_offered = 本賽事不（再）提供此功能，請詢問裁判。

# $round (number)
too_late_for_report = 第{ $round }輪不是正在進行的輪次，請詢問裁判。

# $board (number)
result_is_entered = 第{ $board }檯的結果已錄入。如有錯誤，請告知裁判。
no_place_left = 名額已滿。
signed_up_already = 該姓名或國際棋聯ID已報名。如不是您，請聯絡主辦方。

bye_of_member = 團體賽中棋手個人輪空不給分：請記為缺席，由其隊不帶其排陣。

table_incomplete = 循環賽每輪人人都下。第{ $round }輪沒有對局者：{ $names }。請編排他們，或先退出國際棋聯模式。

win_is_no_more = 勝局的分值必須高於負局。

warn_has_left = { $name }在第{ $round }輪之前已退出：錄入此結果，該局即算已下。

within_team = { $one }與{ $other }同隊，互不對局。
disagreement_open = 第{ $round }輪第{ $board }檯輸入了兩種結果：請先確定以何者為準。
warn_results_disputed = 以下對局輸入了兩種結果，尚未確定以何者為準（輪.檯）：{ $games }。
warn_others_result = 第{ $round }輪第{ $board }檯的結果由{ $by }輸入。
warn_plays_elsewhere = { $name } 同一時間在{ $section }參賽。
too_many_photographs = 每局最多 { $most } 張照片。請先撤回一張。
photograph_of_appeal = 第 { $round } 輪第 { $board } 檯的對局有申訴尚未裁定，照片保留至裁定為止。請先裁定申訴。
photograph_erased = 第 { $round } 輪第 { $board } 檯的照片撤回時已清除。請在該檯的裁決檯重新拍攝。
complaint_incomplete = 投訴須寫明投訴人與所見情況。請填寫兩項；其他事件則留空。

fide_id_twice = 國際棋聯編號{ $fide_id }出現在兩名棋手處，其中一人的編號有誤。

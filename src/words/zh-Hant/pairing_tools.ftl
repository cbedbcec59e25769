cannot_read = 無法讀取 { $file }：{ $why }
cannot_write = 無法寫入 { $file }：{ $why }
file_missing = 請給出比賽檔案，或檢視 --help。
calling_line = 無法理解這一呼叫行。可用的是：
colour_missing = 檔案沒有寫明第一輪首位棋手的執棋顏色，也沒有對局可以看出。請抽籤，並加上一行「152 W」或「152 B」（或「XXC white1」、「XXC black1」）。
rounds_missing = 檔案未說明比賽輪數。請加入一行「142 9」（或「XXR 9」）。
results_missing = 第{ $round }輪尚缺結果。
all_rounds_paired = 全部{ $rounds }輪均已編排。
engine_failed = 編排程式出錯。請附上檔案回報此問題。
stopped_before = 比賽在第{ $round }輪前結束：{ $why }
configuration_line = { $file } 第{ $line }行：無法理解「{ $text }」。
configuration_too_great = { $file } 第{ $line }行：「{ $text }」超出程式所能處理的範圍。
configuration_ratings = { $file }：最高等級分低於最低等級分。
check_same = 第{ $round }輪：與編排程式一致。
check_differs = 第{ $round }輪：{ $count } 處不同。
check_no_pairing = 第{ $round }輪：編排程式找不到配對：{ $why }
only_in_file = { $white } – { $black }：僅比賽中有此配對
only_by_engine = { $white } – { $black }：僅編排程式有此配對
other_colours = { $white } – { $black }：編排程式的先後手相反
other_bye = 輪空：比賽中為 { $file }，編排程式為 { $engine }
nobody = 無人
no_teams = 檔案中沒有隊伍（紀錄 310 或 013），無從編排。

fewer_rounds_of_teams = { $teams }支隊伍最多可進行{ $possible }輪而不重複相遇，卻要求{ $rounds }輪。請減少輪次或增加棋手。

fewer_rounds = { $players }名棋手最多可進行{ $possible }輪而不重複相遇，卻要求{ $rounds }輪。請減少輪次或增加棋手。

no_teams_entered = 這是團體賽，而檔案中沒有任何隊伍：儲存時尚未錄入隊伍。請在產生該檔案的程式中錄入隊伍，重新儲存後再使用。

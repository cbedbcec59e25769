### SwissPerfect、PairTwo、SWAR、Papi 的檔案，以及無法讀取的檔案的用語。

at_place = { $program }，{ $place }：{ $words }
of_program = { $program }：{ $words }

readable = 可讀取的有：各版本的 TRF；Swiss-Manager（TUNX、TURX、TUMX、TUTX）、Swiss-Chess 第 7、8 版（SWT）、PairTwo 第 5、6 版（SWS）和 SWAR 第 4 至 7 版（SWAR）的檔案；SwissPerfect 賽事的三個檔案（INI、TRN、SCO）打成的一個 ZIP；Papi 的資料庫（PAPI）和 papi-converter 由其產生的 JSON；以及本程式的整個比賽（JSON）。經國際棋聯認可的其他程式都能把賽事存為 TRF：請在那裡存出，再交到這裡。

with_readable = { $why }{ $readable }

unread_access = 這是 Microsoft Access 資料庫，其中沒有 Papi 3 的賽事。若出自 Papi，請將賽事匯出為 TRF，或用 papi-converter 匯出為 JSON，再交到這裡。
unread_sqlite = 這是資料庫（SQLite），Sharly Chess 等程式的賽事存於其中；無法讀取。請在那裡把比賽匯出為 TRF，再交到這裡。
unread_spreadsheet = 這是試算表。棋手名單可在賽事的棋手頁讀取；含各輪的賽事須用編排該賽事的程式的檔案。
unread_archive = 此 ZIP 中沒有 SwissPerfect 賽事的三個檔案（INI、TRN、SCO）。請解開後交入比賽檔案。
unread_pdf = 這是 PDF，無法從中讀取各輪。請向辦賽者索取 TRF。
unread_web_page = 這是網頁，無法從中讀取各輪。請向辦賽者索取 TRF；chess-results 在該比賽的下載處提供。

json = 無法作為 JSON 讀取：{ $why }。
version_unknown = 不支援版本 { $version }。請用該程式的第 { $first } 至第 { $last } 版開啟並儲存，再交入那份檔案。
section_missing = 此處應是 { $section } 部分的開頭，卻不是：檔案已損壞，或其版本的結構尚不清楚。請從儲存處重新複製，或在該程式中把比賽存為 TRF。
impossible = 檔案已損壞：此處不可能是 { $number }。請從原處重新複製。
part_missing = 壓縮檔中沒有 .{ $part } 檔案。請把賽事的三個檔案（.ini、.trn、.sco）打成一個 ZIP。
one_part_only = 這是賽事三個檔案之一。請把三個檔案（.ini、.trn、.sco）打成一個 ZIP 再交入。
table_damaged = 檔案已損壞，或不屬於該程式。請從原處重新複製。
no_players = 檔案中沒有棋手。
too_many_players = 棋手超過賽事上限（{ $limit }）。

no_table = { $players } 名棋手的循環賽不是 { $rounds } 輪：已讀取賽過的各輪，編排須人工進行。
event_not_told = 檔案未說明賽事本身：請在設定中填寫名稱、編排制和輪數。
teams_not_understood = 此格式中的隊伍以及多局對陣無法識別：已讀取棋手，未讀取各輪。
acceleration_left_out = 加速方法「{ $name }」不屬於國際棋聯的方法，已略去：已編排的各輪保持原樣，以後各輪不用加速。
rate_assumed = 「{ $text }」不是可識別的賽制（慢棋、快棋、超快棋）；假定為慢棋。如有不同請在設定中更改。
tie_break_assumed = 破同分規則 { $text } 視為 { $code }。請在設定中核對。
tie_break_unknown = 破同分規則 { $text } 在國際棋聯的列表中沒有對應項，已略去。請在設定中補上已公布的規則。
unreadable = 此處的「{ $text }」無法識別，已略去。
field_left_out = 此項無處可記，已略去。有此項的棋手：{ $players } 名。
settings_left_out = 此處無處可記，已略去：{ $text }。
one_rating = 檔案中每位棋手只有一個等級分：有國際棋聯ID的棋手讀作國際棋聯等級分，其餘讀作本國等級分。
deleted = 已跳過先前刪除的紀錄：{ $records } 條。
no_such_player = 沒有棋手 { $number }；已略去。
result_unknown = 第{ $round }輪 { $white } – { $black }：結果代碼 { $code } 無法識別；請補錄結果。
forfeit_assumed = 第{ $round }輪 { $white } – { $black }：檔案對未賽局和不計等級分的對局使用同一代碼；假定為棄權。如已下完請重新錄入結果。
twice_in_round = 第{ $round }輪中 { $player } 號棋手出現兩次；第二條紀錄已略去。
bye_unknown = 第{ $round }輪 { $player } 號棋手：無對手時的代碼 { $code } 無法識別；按缺席零分處理。
several_byes = 第{ $round }輪有數名棋手無對手而得一分（{ $players } 名）：第一名視為編排輪空，其餘視為一分輪空。
bonus_as_byes = { $player } 號棋手：附加的 { $points } 分讀作無對局各輪的半分輪空。
bonus_kept = { $player } 號棋手：對局之外的 { $points } 分保留為裁判所給的分數。
withdrawn = { $player } 號棋手標為退賽，自第{ $from }輪起不再參賽。
boards_assumed = 檔案中沒有檯次順序；按 C.04.2 由積分排出。
numbers_assumed = 檔案中沒有可用的編排號；已重新編號。編排下一輪之前請與公布的名單核對。

records_left_out = 此項無處可記，已略去。有此項的紀錄：{ $records } 條。

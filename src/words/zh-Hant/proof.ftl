verify_key = 賽場的金鑰，見紙本文件頁尾；預設為資料庫旁金鑰檔案中的金鑰

verify_witness = 並詢問此檔案是否一致：備份、申訴材料、賽事檔案或已發布頁面的資料夾；可重複使用

verify_offline = 不詢問其他伺服器上的副本

dossier_key = 與 --check 同用：賽場的金鑰，見紙本文件頁尾；不給出則不作證實

dossier_sheet = 與 --check 同用：紙面所示狀態，材料須與之一致

holds_together = 賽事 { $number }（{ $name }）：前後一致，{ $state }；所詢問的見證均不知其末尾，故未證實

who_heads = 資料庫旁以金鑰 { $key } 簽署的記錄

who_paper = 紙面狀態 { $state }

who_copy = 位於 { $address } 的副本

who_file = 檔案 { $file }

agrees_since = { $who }：一致，始於 { $since }

agrees = { $who }：一致

knows_less = { $who }：一致，但不知第 { $act } 筆起的操作

knows_more = { $who }：不一致，此處缺少第 { $act } 筆起的操作

knows_other = { $who }：不一致，第 { $act } 筆操作在此處不同

says_nothing = { $who }：未作答（{ $why }）

other_event = 屬於其他賽事
of_its_twin = 這是賽事 { $number } 的末尾，其開頭與此相同；此賽事沒有留存的簽署

compare_key = 請將此金鑰與紙本頁尾核對，或用 --key 給出頁尾上的金鑰

adopted = 賽場開始簽署時其最初的操作已存在；這些操作僅有校驗鏈及先前的紙本為證

found = 其中部分操作在啟動時即已存在：此處無人見證其完成

journal_lost = 本賽場於 { $time } 簽署的含 { $acts } 筆操作的日誌不在此處

short_state = 此紙（{ $state }）僅顯示 32 位元：不足為證。請重新列印。

short = 所給狀態僅 32 位元：不足為證。

hall_key = 金鑰 { $key }

key = 賽場金鑰

old_edition = 檔案為第 { $edition } 版：僅操作原文受約束，所示文字、編排與對局不受約束。請重新製作。

not_as_written = 檔案與程式寫出的不同：有增刪或改動。

unsigned = 無賽場簽署：是否有操作遺漏、對局及編排理由均未證實。

wrong_signature = 簽章不屬於此檔案。

other_hall = 檔案由另一金鑰簽署：{ $key }

other_state = 檔案與紙面的狀態不同。

event_otherwise = 賽事名稱或語言與操作不符。

acts_left_out = 有相關操作遺漏，或混入其他操作。

shown_otherwise = 第 { $act } 筆操作所示內容與其原文不符。

pairing_otherwise = 第 { $round } 輪第 { $board } 檯：配對或理由與操作不符。

bye_otherwise = 第 { $round } 輪：輪空與操作不符。

dossier_holds_together = { $event }：前後一致，狀態 { $state }，由金鑰 { $key } 簽署。若賽場紙本上有此金鑰即為證實：請用 --key 給出紙本上的金鑰。

archive_cut = 檔案含 { $found } 筆操作，而其聲明日誌有 { $told } 筆：檔案被截短。

archive_no_end = 檔案未說明日誌在何處結束。

archive_altered = 檔案與賽場簽署時不同。

nobody_forgot = 第 { $act } 筆操作稱其第 { $place } 人已被刪除資料，而日誌中無此操作

old_forgetting = 第 { $act } 筆操作：第 { $place } 人由舊版本刪除資料而無操作記錄；其處內容未證實。再次刪除即可綁定。

why_forgotten = 原因（保留在日誌中；勿寫姓名）

other_history = 自第 { $act } 筆操作起，賽場與此副本的歷史不同，發現於 { $since }。此副本顯示自己的內容；兩者均保留。

other_acts = 另一份操作原文

copy_goes_further = 其他伺服器上的副本有第 { $act } 筆操作，而此日誌沒有：此處有操作被刪除，或換成了較舊的備份。未傳送任何內容。

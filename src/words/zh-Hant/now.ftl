### 賽事首頁：待辦事項與賽場概況。

to_do = 待辦
not_open = 尚未對觀眾開放
only_here = 只有本機能開啟此網址。要供賽場的手機使用，請以 --listen 0.0.0.0:8080 或 --desktop 啟動 Sonneborn。
the_hall = 賽場
here_now = 在線裁判
backup = 備份
next_round_at = 第{ $round }輪 { $at } 開始
players = { $count } 名棋手
players_checked_in = { $all } 名棋手中 { $here } 名已簽到
fide_refuses = 有 { $count } 項會被國際棋聯拒收
fide_asks = 有 { $count } 項國際棋聯可能詢問
task_check_ratings = 有{ $count }名棋手與現行等級分表不符：核對

task_claim = 尚未裁定的提議：{ $claim }，第 { $round } 輪第 { $board } 檯
task_missing_ids = { $count } 名棋手沒有國際棋聯ID
gone_since = { $name }：自 { $at } 起未連線；其裝置上輸入的結果可能尚未傳送
joined = { $count } 人透過連結加入
open_links = { $count } 個加入連結可用
task_appeal = 尚未裁決的申訴：{ $player }，第{ $round }輪
task_adjourned = 第{ $round }輪封棋 { $count } 局：第 { $boards } 檯
task_gone_from_draft = 在第{ $round }輪草稿中但已不參加本輪 { $count } 人：{ $names }
task_outside_draft = 未列入第{ $round }輪草稿 { $count } 人：{ $names }
task_without_game = 第{ $round }輪既無對局也無輪空 { $count } 人：{ $names }
task_no_shows = 未到場但仍會被編排 { $count } 人：{ $names }

needs_you = 有 { $n } 件事等您處理

of_results = 共 { $n } 盤結果

hall_in = 已有結果
hall_playing = 對局中
hall_said = 棋手已報
hall_clash = 兩種結果
task_disagreement = 第{ $round }輪第{ $board }檯：輸入了兩種結果（{ $both }），請確定以何者為準
gone_with_unsent = { $name } 於 { $at } 離開，其裝置上有 { $n } 個結果未傳送
task_elsewhere = { $count } 名棋手同一時間在另一組別參賽：{ $named }

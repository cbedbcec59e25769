### 賽事首頁：待辦事項與賽場概況。

to_do = 待辦
the_hall = 賽場
still_playing = 對局中
here_now = 在線裁判
backup = 備份
next_round_at = 第{ $round }輪 { $at } 開始
players = { $count } 名棋手
players_checked_in = { $all } 名棋手中 { $here } 名已簽到
fide_refuses = 有 { $count } 項會被國際棋聯拒收
fide_asks = 有 { $count } 項國際棋聯可能詢問
task_check_ratings = 有{ $count }名棋手與現行等級分表不符：核對

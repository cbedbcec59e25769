by_phone = 手機操作
me = 我的對局
find_me_hint = 請在上方查找您的姓名（只需一次）：此後每頁都顯示您的檯次、對手和結果。輸入紙條上的代碼後，還可上報結果。
that_is_me = 這是我
not_me = 這不是我
code_of_slip = 紙條上的代碼
use_code = 使用代碼
code_hint = 八位字母和數字，如 K7QM-2F9X。持有代碼者可代您上報，請勿外傳。
nothing_paired = 尚未編排。
not_in_this_round = 您本輪不參賽。
i_won = 我勝
we_drew = 和棋
i_lost = 我負
take_back = 撤回
byes = 輪空
bye_is_given = 輪空已批准。
bye_is_asked = 已申請，由裁判決定。
wrong_code = 此代碼不屬於本賽事。請核對紙條或詢問裁判。
too_often = 操作過於頻繁。請幾分鐘後再試，或找裁判。
too_late = 時間已過，請詢問裁判。
birth_missing = 請填寫出生日期或年份。
sign_up = 報名
sign_up_closed = 現在不能報名。
sign_up_hint = 姓名、等級分、棋協和俱樂部將顯示在公開的棋手名單中，由主辦方核對。
as_signed_up = 報名時填寫
title = 棋手手機
print_codes = 列印代碼
disputed = 相互矛盾的上報
asked_byes = 申請的輪空
refuse = 拒絕
waiting_list = 候補名單
admit = 給予名額
results_by_players = 結果
let_report = 棋手上報結果
let_report_hint = 雙方上報一致即以其名義錄入；不一致時裁判檯會響鈴並顯示在「目前」頁。裁判錄入的結果絕不更改。
byes_by_players = 棋手申請輪空
byes_no = 否
byes_asked = 是，由裁判決定
byes_taken = 是，符合規程即生效
hours = 輪次開始前
hours_unit = 小時
let_sign_up = 棋手自行報名
until_when = 截止
places = 名額
keep_waiting = 滿額後保留候補名單
least_rating = 最低等級分
most_rating = 最高等級分
born_from = 出生年份不早於
born_to = 出生年份不晚於
search_engines = 搜尋引擎
let_index = 允許搜尋引擎收錄含姓名的公開頁面
codes = 棋手代碼
codes_hint = 簽到時每位棋手領取一張。代碼由本賽事的密鑰生成，可重新列印，不在任何匯出檔案中。
renew_codes = 全部更換代碼
renew_told = 已發放的代碼將全部失效。
slip_hint = 掃碼，或在賽事頁面「我的對局」輸入代碼：在手機上查看檯次、對手和結果。

# $time (text)
until = 截止{ $time }

# $bye (text)
asked_for = 已申請：{ $bye }

# $result (text)
reported_waits = 您已上報 { $result }。對手上報一致後生效。

# $result (text)
reported_both = 雙方均上報 { $result }。

# $result (text)
reported_otherwise = 您上報 { $result }，對手上報的不同。請雙方一起找裁判。

# $rating (number)
rating_below = 僅限等級分不低於 { $rating } 者。

# $rating (number)
rating_above = 僅限等級分不高於 { $rating } 者或無等級分者。

# $year (text)
born_before = 僅限{ $year }年及以後出生者。

# $year (text)
born_after = 僅限{ $year }年及以前出生者。

# $time (text)
sign_up_until = 報名截止：{ $time }。

# $name (text)
you_wait = { $name }：名額已滿，您已列入候補名單。

# $name (text)
you_are_signed_up = { $name }：報名成功。

# $round (text)
pairings_are_out_of = 第{ $round }輪對陣已公布

# $round (number), $board (number), $white (text), $black (text)
task_disputed = 第{ $round }輪第{ $board }檯：白方上報 { $white }，黑方上報 { $black }

# $round (number), $board (number), $result (text)
task_agreed = 第{ $round }輪第{ $board }檯：雙方上報 { $result }，尚未錄入

# $n (number)
places_left = 剩餘{ $n }個名額

# $n (number)
waiting_count = { $n }人候補

# $n (number)
task_byes = { $n }項輪空申請

# $n (number)
task_waiting = { $n }人候補

push = 通知我
push_hint = 對陣公布時本手機收到通知，頁面關閉時也能收到。
push_my_board = 我的檯次
push_round = 每一輪
push_nothing = 不再通知
push_kept = 已設定通知。
push_ended = 不再通知。
push_refused = 瀏覽器未允許本頁傳送通知。請在設定中允許後重試。
push_not_possible = 此瀏覽器目前無法接收通知。請連網後重試。
told_white = 第{ $round }輪：第{ $board }檯，執白對{ $name }
told_black = 第{ $round }輪：第{ $board }檯，執黑對{ $name }
told_bye = 第{ $round }輪：{ $bye }

slip_use = 每名棋手一張，含代碼和QR碼，用於上報成績和申請輪空

other_sites = 其他網站
sites = 可以展示這些頁面的網站，每行一個
sites_hint = 對陣、名次和交叉表可以放在俱樂部網頁的框架中，並自動隨賽事更新。程式的其他頁面都不能這樣展示。
lines_to_copy = 可複製的程式碼行
lines_told = 把一行程式碼放到網頁中需要顯示表格的位置。把 embed=1 改為 embed=lines，網站只得到表格本身，用自己的字型排版。

# $place (number), $text (text)
no_site = 第 { $place } 行：「{ $text }」不是網站位址。請寫成 https://club.example 的形式。

# $most (number)
too_many_sites = 最多可以列出 { $most } 個網站。

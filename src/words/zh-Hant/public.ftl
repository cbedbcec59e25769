find_my_name = 查找姓名
pairings = 對陣
by_board = 按檯次
by_name = 按姓名
results = 結果
full_screen = 全螢幕
nothing_public = 尚未公布任何內容，公布後將立即顯示。
nobody_of_that_name = 本輪沒有該姓名的棋手。
find_by = 可以輸入姓名的開頭（王小明也可輸入 wang 或 wxm），或檯次（如 b12）。
as_of = 截至{ $time }
starts_at = { $time }開始
page_of = { $n } / { $all }
scan_for_pairings = 掃碼查看對陣、結果和名次
demo_hint = 60名虛構棋手，9輪已賽6輪，可隨意操作。
sheet_title = 這張紙是最新的嗎？
sheet_current = 是。本紙（狀態 { $state }）所示內容與現在一致。
sheet_published_current = 是。本紙（狀態 { $state }）中對所有人公開的內容與現在一致。
sheet_outdated = 否。本紙（狀態 { $state }）所示內容此後已有更改，賽事現為 { $now }。請取下並重新列印。
sheet_later = 本紙屬於本賽事，狀態 { $state }。此後操作數：{ $acts }。
sheet_unknown = 本賽事從未處於 { $state }：此紙不屬於本賽事或本伺服器。請詢問裁判。
sheet_follow = 關注本賽事
away_as_of = 截至 { $time }：伺服器暫時無法連線資料庫。

# The page that says what the event is.
event = 賽事
start = 開始時間
to_my_calendar = 把各輪次加入我的行事曆
news = 動態訂閱
no_entries = 尚無人報名。
remarks = 備註

# $n (number)
entries = { $n }名參賽者

# $n (number)
boards = { $n }檯

# $time (text)
# While the stream is broken, or on a page that the phone had kept.
no_connection_as_of = 連線中斷，截至{ $time }。

# $time (text)
# Offline, where another page than this one was asked for.
another_page_as_of = 連線中斷，本機沒有保存您要的頁面。這是賽事首頁，截至{ $time }。

games = 棋譜
no_games = 尚無棋譜。
play_through = 打譜
all_rounds = 全部輪次
first_move = 回到開局
move_before = 後退一步
next_move = 前進一步
last_move = 到最後一步
turn_board = 翻轉棋盤
breaks_off = 棋譜此後無法繼續。

silent_as_of = 截至{ $time }：此後未收到賽場的消息。
moves_not_shown = 只顯示前 { $shown } 個半回合；全部見棋譜。

being_played = 對局中
results_of = 已有 { $entered } / { $games } 盤結果

rounds_complete = { $rounds } 輪中已完成 { $complete } 輪

all_boards = 全部 { $n }

open_boards = 對局中 { $n }

done_boards = 已結束 { $n }

from_federations = { $n } 個棋協

race = 名次走勢
race_told = 目前前七名：每輪後按積分的名次，以及所執顏色
score_of = { $points } / { $n }

on_board = 正在第 { $board } 檯對局

colours_and_scores = 執色與得分
with_white = 執白
with_black = 執黑
average_opponent = 對手平均等級分

# $time (text)
# Beside a time of the hall, for readers whose clock is another
own_time = 您所在地 { $time }

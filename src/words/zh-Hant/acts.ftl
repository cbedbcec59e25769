created = 建立賽事：{ $name }
imported = 由 { $source } 匯入：{ $players } 名棋手，{ $rounds } 輪
details_changed = 修改賽事資訊：{ $what }
regulations_changed = 修改競賽規程：{ $what }
by_hand = 人工輸入
registered = 登記 { $count } 名棋手（{ $source }）：{ $names }
edited = 修改 { $name }：{ $what }
removed = 刪除 { $name }
returned = { $name } 重新參賽
withdrew = { $name } 自第{ $round }輪起退賽
expelled = { $name } 自第{ $round }輪起被取消資格
moved_away = { $name } 自第{ $round }輪起轉到其他組別
bye_changed = { $name }，第{ $round }輪：{ $was } → { $now }
left_out = 第{ $round }輪排除未到場的{ $count }名棋手：{ $names }
checked_in = { $name } 已簽到
checked_out = { $name } 取消簽到
board_fixed = { $name }：固定檯次 { $was } → { $now }
estimated = 估定等級分：{ $names }
numbered = 為 { $count } 名棋手編號
numbers_drawn = 為 { $count } 名棋手抽籤編號（{ $lots }，種子 { $seed }）
teams_changed = 隊伍：{ $names }
drafted = 編排第{ $round }輪：{ $games } 局，{ $byes } 個輪空
prizes_changed = 獎金變更；組別數：{ $count }
altered = 人工修改第{ $round }輪草稿
discarded = 放棄第{ $round }輪草稿
published = 公布第{ $round }輪
table_published = 一次公布對陣表的{ $count }輪
unpublished = 第{ $round }輪退回草稿
result = 第{ $round }輪第{ $board }檯：{ $was } → { $now }
ruled = 第{ $round }輪第{ $board }檯：{ $claim }，{ $decision }；{ $was } → { $now }
colours = 第{ $round }輪第{ $board }檯：交換先後手
for_rating = 第{ $round }輪第{ $board }檯，僅用於等級分報告：{ $was } → { $now }
adjusted = { $name }：對局外 { $points } 分
played_off = 加賽（{ $pace }）：{ $white } – { $black } { $result }
sent_through = { $winner } 戰勝 { $loser } 晉級：{ $how }
lots = 抽籤：{ $names }
ranked = 裁判裁定名次：{ $names }
closed = 賽事結束
reopened = 重新開啟賽事
undid = 復原第 { $seq } 項操作
nothing = 無
change = { $field } { $was } → { $now }
clashing = { $field }：對方 { $theirs }，您 { $mine }。
left_fide_mode =
    { $round ->
        [0] 首輪之前離開國際棋聯模式
       *[other] 第{ $round }輪之後離開國際棋聯模式
    }

teams_registered = 登記 { $teams } 支隊伍、{ $players } 名棋手（{ $source }）：{ $names }

team_changed = { $name }：{ $changes }

teams_numbered = 為 { $count } 支隊伍編號

teams_drawn = 抽籤為 { $count } 支隊伍編號（種子 { $seed }）

line_up = 第 { $round } 輪，{ $team } 出場名單：{ $was } → { $now }

order_of_squad = 按隊員順序

line_ups_closed = 第 { $round } 輪：出場名單截止並公布

team_plays = 參賽

team_out = 自第 { $round } 輪起退出
numbers_exchanged = { $one }與{ $other }互換編號{ $was }和{ $now }
adjourned_missing = 第{ $round }輪：尚無結果的對局轉為封棋，{ $boards }
value_given = { $name }的外部破同分數值：{ $was } → { $now }

public_side_changed = 已更改棋手自助服務和公開內容

# $count (number)
screens_changed = 賽場螢幕：{ $count }

# $round (number), $board (number), $name (text), $was (text), $now (text)
result_reported = 第{ $round }輪第{ $board }檯：{ $name }上報 { $now }（原為 { $was }）

# $name (text), $round (number), $was (text), $now (text)
bye_asked_for = { $name }申請第{ $round }輪輪空：{ $now }（原為{ $was }）

# $name (text)
signed_up = { $name }報名

# $name (text)
signed_up_to_wait = { $name }報名並候補

# $act (number)
waiting_admitted = 操作 { $act } 的候補者獲得名額

# $act (number)
waiting_turned_away = 操作 { $act } 的候補者未獲名額

style_changed = 更改了姓名顯示與文件樣式
typing_kept = 第{ $round }輪第{ $board }檯：輸入 { $typed }（以為原為 { $was }），與本檯現有結果不符
typings_answered = 第{ $round }輪第{ $board }檯：輸入了兩種結果；以 { $now } 為準（原為 { $was }）
typings_answered_so = 第{ $round }輪第{ $board }檯：輸入了兩種結果；維持 { $now }
undone_act = 已撤銷第 { $seq } 條操作：{ $act }
result_again = 第{ $board }檯恢復為 { $result }。

forgotten = 已刪除個人資料：{ $name }

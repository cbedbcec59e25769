title = 第二台電腦
trouble_follows = 本機正跟隨主機，這裡不儲存任何內容。請在主機上工作；主機已不在時，在本機接管。
trouble_replaced = 另一台電腦已接管，本機不再儲存任何內容。請到那台電腦上工作。
open = 第二台電腦
intro = 賽場裡的第二台電腦可以逐條跟隨本機的操作，本機損壞時由它繼續。先產生配對碼，再在第二台電腦上鍵入所示命令；兩台須為同一版本的 Sonneborn，並在同一網路中。
make = 產生配對碼
new_code = 重新產生配對碼
made = 請在第二台電腦上鍵入此行。此行只顯示這一次；得到它的人可以讀取本機儲存的全部內容。
end = 結束跟隨
end_hint = 第二台電腦不再跟隨；它已有的內容仍留在那裡。
waits = 已產生配對碼，還沒有電腦來跟隨。
followed_by = 第二台電腦正在跟隨，位址為 { $address }。
behind =
    { $acts ->
        [0] { $seconds } 秒前已有全部操作。
       *[other] { $seconds } 秒前落後 { $acts } 條操作。
    }
second_silent = 已有 { $seconds } 秒沒有第二台電腦的消息。如已有人在那裡接管，請到那裡工作；本機一旦連上便會得知。
later = 本機記下即算完成；第二台電腦隨後片刻收到，帳號、棋譜和訊息在數秒之內。它沒有收到的，本機恢復後會列出。
follows = 正跟隨 { $address }。
not_whole = 內容尚未全部到達。
silent = 主機已有 { $seconds } 秒沒有回應；此後那裡做了什麼，本機不知道。
forked = { $event }：主機的第 { $seq } 條操作與本機不同，或沒有這一條。本機的內容保持不變。
not_in_charge = 對方自己也不是主機。
other_version = 對方的 Sonneborn 版本不同（{ $theirs }）。兩台必須相同。
no_key = 對方不再接受此配對碼。請在那裡重新產生，並跟隨到新的資料夾。
unreadable = 無法讀懂對方的回答。
take_over = 接管
take_over_hint = 僅在另一台電腦已不在時使用：此後在本機操作，另一台得知後不再寫入。須由賽場的管理員確認。
take_over_now = 立即接管
not_administrator = 只有賽場的管理員可以接管；賽場要求第二重驗證時，須已設定。
phones = 接管後，手機和副裁判員到這裡來
phones_hint = 請在賽場出示此 QR 碼。工作人員照常登入；手機上未送出的結果須重新鍵入。
took_over = 本機於 { $time } 從 { $address } 接管；能連上時會告知那台電腦。
replaced = 另一台電腦已於 { $time } 接管。工作在 { $address } 繼續。
alone = 只有本機才有的操作
alone_hint = 這些操作在本機完成，接管的電腦沒有收到。請逐條查看，仍然有效的到那裡重做；那裡會像對待任何操作一樣判斷。
alone_none = 接管的電腦已有本機的全部操作。
go_there = 主機上的{ $event }
go_back = 在本機繼續
go_back_hint = 僅在另一台電腦不會再回來時使用：它接管以來所做的，就只留在那台電腦上了。
about = 跟隨賽場的主機，在其損壞時接管
line = 主機「第二台電腦」頁所示的一行：位址，# 號後為配對碼
no_line = 這不是第二台電腦的配對行：請照主機所示書寫，如 http://192.168.1.5:8080/#8XK2-…
has_database = 此處已有資料庫：{ $file }；請用 --data-dir 指定另一個資料夾
not_file = 第二台電腦的資料存放在檔案中；請勿指定資料庫伺服器
not_begun = 無法跟隨主機：{ $why }
following = 正跟隨 { $address }。進度與接管：{ $page }

title = 第二台电脑
trouble_follows = 本机正跟随主机，这里不保存任何内容。请在主机上工作；主机已不在时，在本机接管。
trouble_replaced = 另一台电脑已接管，本机不再保存任何内容。请到那台电脑上工作。
open = 第二台电脑
intro = 赛场里的第二台电脑可以逐条跟随本机的操作，本机损坏时由它继续。先生成配对码，再在第二台电脑上键入所示命令；两台须为同一版本的 Sonneborn，并在同一网络中。
make = 生成配对码
new_code = 重新生成配对码
made = 请在第二台电脑上键入此行。此行只显示这一次；得到它的人可以读取本机保存的全部内容。
end = 结束跟随
end_hint = 第二台电脑不再跟随；它已有的内容仍留在那里。
waits = 已生成配对码，还没有电脑来跟随。
followed_by = 第二台电脑正在跟随，地址为 { $address }。
behind =
    { $acts ->
        [0] { $seconds } 秒前已有全部操作。
       *[other] { $seconds } 秒前落后 { $acts } 条操作。
    }
second_silent = 已有 { $seconds } 秒没有第二台电脑的消息。如已有人在那里接管，请到那里工作；本机一旦连上便会得知。
later = 本机记下即算完成；第二台电脑随后片刻收到，账号、棋谱和消息在数秒之内。它没有收到的，本机恢复后会列出。
follows = 正跟随 { $address }。
not_whole = 内容尚未全部到达。
silent = 主机已有 { $seconds } 秒没有应答；此后那里做了什么，本机不知道。
forked = { $event }：主机的第 { $seq } 条操作与本机不同，或没有这一条。本机的内容保持不变。
not_in_charge = 对方自己也不是主机。
other_version = 对方的 Sonneborn 版本不同（{ $theirs }）。两台必须相同。
no_key = 对方不再接受此配对码。请在那里重新生成，并跟随到新的文件夹。
unreadable = 无法读懂对方的回答。
take_over = 接管
take_over_hint = 仅在另一台电脑已不在时使用：此后在本机操作，另一台得知后不再写入。须由赛场的管理员确认。
take_over_now = 立即接管
not_administrator = 只有赛场的管理员可以接管；赛场要求第二重验证时，须已设置。
phones = 接管后，手机和副裁判员到这里来
phones_hint = 请在赛场出示此二维码。工作人员照常登录；手机上未发出的结果须重新键入。
took_over = 本机于 { $time } 从 { $address } 接管；能连上时会告知那台电脑。
replaced = 另一台电脑已于 { $time } 接管。工作在 { $address } 继续。
alone = 只有本机才有的操作
alone_hint = 这些操作在本机完成，接管的电脑没有收到。请逐条查看，仍然有效的到那里重做；那里会像对待任何操作一样判断。
alone_none = 接管的电脑已有本机的全部操作。
go_there = 主机上的{ $event }
go_back = 在本机继续
go_back_hint = 仅在另一台电脑不会再回来时使用：它接管以来所做的，就只留在那台电脑上了。
about = 跟随赛场的主机，在其损坏时接管
line = 主机“第二台电脑”页所示的一行：地址，# 号后为配对码
no_line = 这不是第二台电脑的配对行：请照主机所示书写，如 http://192.168.1.5:8080/#8XK2-…
has_database = 此处已有数据库：{ $file }；请用 --data-dir 指定另一个文件夹
not_file = 第二台电脑的数据存放在文件中；请勿指定数据库服务器
not_begun = 无法跟随主机：{ $why }
following = 正跟随 { $address }。进度与接管：{ $page }

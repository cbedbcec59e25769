
waits = 本设备上有 { $n } 个结果尚未发送，服务器应答后按此顺序发送：
held = 在此录入的 { $n } 个结果未保存：
item = 第{ $round }轮第{ $board }台，{ $white } – { $black }：{ $result }
others = 由 { $who } 录入，须其在此登录后才会发送
send_now = 立即发送
log_in_again = 重新加载页面
first = 本设备上有 { $n } 个结果尚未发送。若不发送，其对局视为未结束：
send_first = 先发送
go_on = 不管它们，继续
put_away = 已阅，移除

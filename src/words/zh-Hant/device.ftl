
waits = 本裝置上有 { $n } 個結果尚未傳送，伺服器回應後依此順序傳送：
held = 在此輸入的 { $n } 個結果未儲存：
item = 第{ $round }輪第{ $board }檯，{ $white } – { $black }：{ $result }
others = 由 { $who } 輸入，須其在此登入後才會傳送
send_now = 立即傳送
log_in_again = 重新載入頁面
first = 本裝置上有 { $n } 個結果尚未傳送。若不傳送，其對局視為未結束：
send_first = 先傳送
go_on = 不管它們，繼續
put_away = 已閱，移除

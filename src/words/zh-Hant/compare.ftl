### 大規模測試：兩個程式對隨機賽事的不同結論

no_other = 請指定另一個程式：--pairer、--checker 或 --ranker。
no_axis = 所指定的維度都不適用於此編排制度。

# $done (number), $all (number)
progress = { $all } 個賽事中的 { $done } 個

ours = 本程式產生、由另一程式檢查的賽事
theirs = 另一程式產生、由本程式檢查的賽事

# $events (number), $rounds (number), $ranked (number), $figures (number), $differing (number)
sums = 賽事：{ $events }，輪次：{ $rounds }；雙方都排名的：{ $ranked }，數值：{ $figures }；有差異的：{ $differing }

# $kind (text), $times (number), $events (number), $seeds (text)
group = { $kind }：{ $events } 個賽事中 { $times } 次（種子 { $seeds }）

pairs = 某輪對陣不同
colours = 對陣相同但先後手不同
bye = 輪空者不同
no_pairing = 其中一方找不到編排
total = 積分與各局結果之和不符

# $code (text)
figure = { $code } 的數值不同

rank = 數值都相同但名次不同
unread_there = 另一程式讀不了該檔案
unread_here = 本程式讀不了該檔案
not_generated = 另一程式沒有產生賽事

### 大规模测试：两个程序对随机赛事的不同结论

no_other = 请指定另一个程序：--pairer、--checker 或 --ranker。
no_axis = 所指定的维度都不适用于此编排制度。

# $done (number), $all (number)
progress = { $all } 个赛事中的 { $done } 个

ours = 本程序生成、由另一程序检查的赛事
theirs = 另一程序生成、由本程序检查的赛事

# $events (number), $rounds (number), $ranked (number), $figures (number), $differing (number)
sums = 赛事：{ $events }，轮次：{ $rounds }；双方都排名的：{ $ranked }，数值：{ $figures }；有差异的：{ $differing }

# $kind (text), $times (number), $events (number), $seeds (text)
group = { $kind }：{ $events } 个赛事中 { $times } 次（种子 { $seeds }）

pairs = 某轮对阵不同
colours = 对阵相同但先后手不同
bye = 轮空者不同
no_pairing = 其中一方找不到编排
total = 积分与各局结果之和不符

# $code (text)
figure = { $code } 的数值不同

rank = 数值都相同但名次不同
unread_there = 另一程序读不了该文件
unread_here = 本程序读不了该文件
not_generated = 另一程序没有生成赛事

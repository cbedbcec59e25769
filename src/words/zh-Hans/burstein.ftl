index = 对手分 { $buchholz }，索伯分 { $sonneborn_berger }
bye_given = { $name } 轮空：在可轮空者中积分最低（{ $score }），其次对局最多（{ $games }），再次对手最弱（{ $index }；第3.1条）。
group = { $score } 分组：{ $residents } 人，按所遇对手的强弱排序（第1.8条）。
incoming = 下浮至本组：{ $names }。
outgoing = 自本组下浮：{ $names }。本组配对数尽量多（C5），下浮者积分尽量低（C6），并最便于在下一组配对（C7）。
disappointed = 未得应得之色的棋手：{ $count } 人，已为最少（C8）。
meets = { $name } 在组内列第 { $bsn }（{ $index }），与组内自末位起第一名尚未配对且合适者相遇：{ $other }，第 { $other_bsn }（{ $other_index }；第4.3条）。
not_worse = 不取 { $name }：否则本组或以下各组的配对更差（C4 至 C8）。

index = 對手分 { $buchholz }，索伯分 { $sonneborn_berger }
bye_given = { $name } 輪空：在可輪空者中積分最低（{ $score }），其次對局最多（{ $games }），再次對手最弱（{ $index }；第3.1條）。
group = { $score } 分組：{ $residents } 人，按所遇對手的強弱排序（第1.8條）。
incoming = 下浮至本組：{ $names }。
outgoing = 自本組下浮：{ $names }。本組配對數盡量多（C5），下浮者積分盡量低（C6），並最便於在下一組配對（C7）。
disappointed = 未得應得之色的棋手：{ $count } 人，已為最少（C8）。
meets = { $name } 在組內列第 { $bsn }（{ $index }），與組內自末位起第一名尚未配對且合適者相遇：{ $other }，第 { $other_bsn }（{ $other_index }；第4.3條）。
not_worse = 不取 { $name }：否則本組或以下各組的配對更差（C4 至 C8）。

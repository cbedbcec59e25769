paid_of = { $players } 人中 { $paid } 人已缴 { $sums }
still_due = 尚欠 { $sum }
entry_fee = 参赛费
entry_fee_hint = 每位棋手，连同货币：200 元

with_reduction = { $count } 人享受优惠
reduction = 参赛费优惠
reduction_of_club = 按俱乐部：{ $reduction }
reductions = 参赛费优惠
reductions_hint = 每行一项，写名称和减免：家庭第二人: 50 %。与俱乐部同名的优惠适用于该俱乐部全体棋手；其余在棋手页面选择。

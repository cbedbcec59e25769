paid_of = { $players } 人中 { $paid } 人已缴 { $sums }
still_due = 尚欠 { $sum }
entry_fee = 参赛费
entry_fee_hint = 每位棋手，连同货币：200 元

paid_of = { $players } 人中 { $paid } 人已繳 { $sums }
still_due = 尚欠 { $sum }
entry_fee = 參賽費
entry_fee_hint = 每位棋手，連同貨幣：200 元

paid_of = { $players } 人中 { $paid } 人已繳 { $sums }
still_due = 尚欠 { $sum }
entry_fee = 參賽費
entry_fee_hint = 每位棋手，連同貨幣：200 元

with_reduction = { $count } 人享受優惠
reduction = 參賽費優惠
reduction_of_club = 按俱樂部：{ $reduction }
reductions = 參賽費優惠
reductions_hint = 每行一項，寫名稱和減免：家庭第二人: 50 %。與俱樂部同名的優惠適用於該俱樂部全體棋手；其餘在棋手頁面選擇。

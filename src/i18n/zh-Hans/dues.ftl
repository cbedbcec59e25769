paid_of = { $players } 人中 { $paid } 人已缴 { $sums }

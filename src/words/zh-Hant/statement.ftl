not_final = 非最終結果：{ $why }。

draft = 草稿（DRAFT） · 非最終結果：{ $why }。

rounds_missing = 缺第{ $first }–{ $last }輪

round_missing = 缺第{ $n }輪

playing = 第{ $round }輪尚有未完對局，{ $boards }

adjourned = 第{ $round }輪封棋暫按和棋，{ $boards }

undecided = { $count } 場比賽未分勝負

held_back = 只有賽事結束後才能製作。尚未了結：{ $why }。

so_far = 截至目前，非最終

so_far_hint = { $why }。結束前的等級分申報檔案供分段申報的賽事使用；檔案中註明並非最終。

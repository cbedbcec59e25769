not_final = 非最终结果：{ $why }。

draft = 草稿（DRAFT） · 非最终结果：{ $why }。

rounds_missing = 缺第{ $first }–{ $last }轮

round_missing = 缺第{ $n }轮

playing = 第{ $round }轮尚有未完对局，{ $boards }

adjourned = 第{ $round }轮封棋暂按和棋，{ $boards }

undecided = { $count } 场比赛未分胜负

held_back = 只有赛事结束后才能制作。尚未了结：{ $why }。

so_far = 截至目前，非最终

so_far_hint = { $why }。结束前的等级分申报文件供分段申报的赛事使用；文件中注明并非最终。

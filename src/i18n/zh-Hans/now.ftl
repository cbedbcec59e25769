### 赛事首页：待办事项与赛场概况。

to_do = 待办
the_hall = 赛场
still_playing = 对局中
here_now = 在线裁判
backup = 备份
next_round_at = 第{ $round }轮 { $at } 开始
players = { $count } 名棋手
players_checked_in = { $all } 名棋手中 { $here } 名已签到
fide_refuses = 有 { $count } 项会被国际棋联拒收
fide_asks = 有 { $count } 项国际棋联可能询问
task_check_ratings = 有{ $count }名棋手与现行等级分表不符：核对

### 赛事首页：待办事项与赛场概况。

to_do = 待办
not_open = 尚未对观众开放
only_here = 只有本机能打开此地址。要供赛场的手机使用，请以 --listen 0.0.0.0:8080 或 --desktop 启动 Sonneborn。
the_hall = 赛场
here_now = 在线裁判
backup = 备份
next_round_at = 第{ $round }轮 { $at } 开始
players = { $count } 名棋手
players_checked_in = { $all } 名棋手中 { $here } 名已签到
fide_refuses = 有 { $count } 项会被国际棋联拒收
fide_asks = 有 { $count } 项国际棋联可能询问
task_check_ratings = 有{ $count }名棋手与现行等级分表不符：核对

task_claim = 尚未裁定的提议：{ $claim }，第 { $round } 轮第 { $board } 台
task_missing_ids = { $count } 名棋手没有国际棋联ID
gone_since = { $name }：自 { $at } 起未连接；其设备上录入的结果可能尚未发送
joined = { $count } 人通过链接加入
open_links = { $count } 个加入链接可用
task_appeal = 尚未裁决的申诉：{ $player }，第{ $round }轮
task_adjourned = 第{ $round }轮封棋 { $count } 局：第 { $boards } 台
task_gone_from_draft = 在第{ $round }轮草稿中但已不参加本轮 { $count } 人：{ $names }
task_outside_draft = 未列入第{ $round }轮草稿 { $count } 人：{ $names }
task_without_game = 第{ $round }轮既无对局也无轮空 { $count } 人：{ $names }
task_no_shows = 未到场但仍会被编排 { $count } 人：{ $names }

needs_you = 有 { $n } 件事等您处理

of_results = 共 { $n } 盘结果

hall_in = 已有结果
hall_playing = 对局中
hall_said = 棋手已报
hall_clash = 两种结果
task_disagreement = 第{ $round }轮第{ $board }台：录入了两种结果（{ $both }），请确定以何者为准
gone_with_unsent = { $name } 于 { $at } 离开，其设备上有 { $n } 个结果未发送
task_elsewhere = { $count } 名棋手同一时间在另一组别参赛：{ $named }

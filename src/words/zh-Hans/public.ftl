find_my_name = 查找姓名
pairings = 对阵
by_board = 按台次
by_name = 按姓名
results = 结果
full_screen = 全屏
nothing_public = 尚未公布任何内容，公布后将立即显示。
nobody_of_that_name = 本轮没有该姓名的棋手。
find_by = 可以输入姓名的开头（王小明也可输入 wang 或 wxm），或台次（如 b12）。
as_of = 截至{ $time }
starts_at = { $time }开始
page_of = { $n } / { $all }
scan_for_pairings = 扫码查看对阵、结果和名次
demo_hint = 60名虚构棋手，9轮已赛6轮，可随意操作。
sheet_title = 这张纸是最新的吗？
sheet_current = 是。本纸（状态 { $state }）所示内容与现在一致。
sheet_published_current = 是。本纸（状态 { $state }）中对所有人公开的内容与现在一致。
sheet_outdated = 否。本纸（状态 { $state }）所示内容此后已有更改，赛事现为 { $now }。请取下并重新打印。
sheet_later = 本纸属于本赛事，状态 { $state }。此后操作数：{ $acts }。
sheet_unknown = 本赛事从未处于 { $state }：此纸不属于本赛事或本服务器。请询问裁判。
sheet_follow = 关注本赛事
away_as_of = 截至 { $time }：服务器暂时无法连接数据库。

# The page that says what the event is.
event = 赛事
start = 开始时间
to_my_calendar = 把各轮次加入我的日历
news = 动态订阅
no_entries = 尚无人报名。
remarks = 备注

# $n (number)
entries = { $n }名参赛者

# $n (number)
boards = { $n }台

# $time (text)
# While the stream is broken, or on a page that the phone had kept.
no_connection_as_of = 连接中断，截至{ $time }。

# $time (text)
# Offline, where another page than this one was asked for.
another_page_as_of = 连接中断，本机没有保存您要的页面。这是赛事首页，截至{ $time }。

games = 棋谱
no_games = 尚无棋谱。
play_through = 打谱
all_rounds = 全部轮次
first_move = 回到开局
move_before = 后退一步
next_move = 前进一步
last_move = 到最后一步
turn_board = 翻转棋盘
breaks_off = 棋谱此后无法继续。

silent_as_of = 截至{ $time }：此后未收到赛场的消息。
moves_not_shown = 只显示前 { $shown } 个半回合；全部见棋谱。

being_played = 对局中
results_of = 已有 { $entered } / { $games } 盘结果

rounds_complete = { $rounds } 轮中已完成 { $complete } 轮

all_boards = 全部 { $n }

open_boards = 对局中 { $n }

done_boards = 已结束 { $n }

from_federations = { $n } 个棋协

race = 名次走势
race_told = 目前前七名：每轮后按积分的名次，以及所执颜色
score_of = { $points } / { $n }

on_board = 正在第 { $board } 台对局

colours_and_scores = 执色与得分
with_white = 执白
with_black = 执黑
average_opponent = 对手平均等级分

# $time (text)
# Beside a time of the hall, for readers whose clock is another
own_time = 您所在地 { $time }

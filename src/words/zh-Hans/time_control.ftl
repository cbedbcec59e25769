### 时限的说法与组成。

moves_in = { $time }内走 { $moves } 步
added_a_move = 每步加 { $time }
delay_a_move = 每步延时 { $time }
most_a_move = 每步不超过 { $time }
in_minutes = { $minutes } 分钟
in_seconds = { $seconds } 秒
not_told = 未注明
from_parts = 自行组成…
first_period = 第一时段
second_period = 第二时段
third_period = 第三时段
moves = 步
all_moves = 其余全部
minutes = 分钟
seconds_a_move = 秒/步

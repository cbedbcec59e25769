### 時限的說法與組成。

moves_in = { $time }內走 { $moves } 步
added_a_move = 每步加 { $time }
delay_a_move = 每步延時 { $time }
most_a_move = 每步不超過 { $time }
in_minutes = { $minutes } 分鐘
in_seconds = { $seconds } 秒
not_told = 未註明
from_parts = 自行組成…
first_period = 第一時段
second_period = 第二時段
third_period = 第三時段
moves = 步
all_moves = 其餘全部
minutes = 分鐘
seconds_a_move = 秒/步

### Контроль времени словами и по частям.

moves_in =
    { $moves ->
        [one] { $moves } ход за { $time }
        [few] { $moves } хода за { $time }
        [many] { $moves } ходов за { $time }
       *[other] { $moves } хода за { $time }
    }
added_a_move = { $time } на ход
delay_a_move = задержка { $time } на ход
most_a_move = на ход не больше { $time }
in_minutes = { $minutes } мин
in_seconds = { $seconds } с
not_told = Не указан
from_parts = По частям …
first_period = Первый период
second_period = Второй период
third_period = Третий период
moves = ходов
all_moves = все
minutes = мин
seconds_a_move = с на ход

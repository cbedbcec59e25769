### Un control de tiempo en palabras y por sus partes.

moves_in = { $moves ->
    [one] { $moves } movimiento en { $time }
   *[other] { $moves } movimientos en { $time }
}
added_a_move = { $time } por movimiento
delay_a_move = { $time } de retardo por movimiento
most_a_move = ningún movimiento de más de { $time }
in_minutes = { $minutes } min
in_seconds = { $seconds } s
not_told = No indicado
from_parts = Por partes …
first_period = Primer período
second_period = Segundo período
third_period = Tercer período
moves = movimientos
all_moves = todos
minutes = min
seconds_a_move = s por movimiento

### Eine Bedenkzeit in Worten und nach ihren Teilen.

moves_in = { $moves ->
    [one] { $moves } Zug in { $time }
   *[other] { $moves } Züge in { $time }
}
added_a_move = { $time } Zugabe je Zug
delay_a_move = { $time } Verzögerung je Zug
most_a_move = kein Zug länger als { $time }
in_minutes = { $minutes } min
in_seconds = { $seconds } s
not_told = Nicht angegeben
from_parts = Aus Teilen …
first_period = Erste Periode
second_period = Zweite Periode
third_period = Dritte Periode
moves = Züge
all_moves = alle
minutes = min
seconds_a_move = s je Zug

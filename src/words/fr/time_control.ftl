### Un contrôle de temps en mots et par ses parties.

moves_in = { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } en { $time }
added_a_move = { $time } par coup
delay_a_move = { $time } de délai par coup
most_a_move = aucun coup plus long que { $time }
in_minutes = { $minutes } min
in_seconds = { $seconds } s
not_told = Non indiqué
from_parts = Par ses parties …
first_period = Première période
second_period = Deuxième période
third_period = Troisième période
moves = coups
all_moves = tous
minutes = min
seconds_a_move = s par coup

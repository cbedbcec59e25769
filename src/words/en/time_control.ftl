### A time control in words and from parts.

# $moves (number), $time (text)
moves_in =
    { $moves ->
        [one] { $moves } move in { $time }
       *[other] { $moves } moves in { $time }
    }

# $time (text)
added_a_move = { $time } a move

# $time (text)
# A delay before the clock runs, which is not saved
delay_a_move = { $time } delay a move

# $time (text)
# No move may take longer
most_a_move = no move longer than { $time }

# $minutes (number)
in_minutes = { $minutes } min

# $seconds (number)
in_seconds = { $seconds } s

not_told = Not told
from_parts = From parts …
first_period = First period
second_period = Second period
third_period = Third period
moves = moves
all_moves = all
minutes = min
seconds_a_move = s a move

### The numbers of the players: how they are given, the drawing step by step, and numbers given by hand.

numbers = Numbers
by_strength_hint = Numbers follow rating, title and what the settings say among equals (C.04.2 art. 2.2).
given_again = They are given again before round 1 is paired.
lots_hint = Numbers are drawn by lot: in alphabetical order, each player draws one of the numbers that are left. The seed decides; whoever knows it can repeat the drawing.
varma_hint = Restricted lots by C.05 Annex 2 (Varma tables): the largest federation first, all its players draw from one group of numbers, so that they do not meet in the last three rounds.
by_hand_hint = Numbers are given by the arbiter: every number from 1 on, once.
chosen_in_settings = How numbers are given
seed = Seed
seed_hint = The event's own seed, or any number drawn in front of the players
draw = Draw the numbers
draw_again = Draw again

# $who (text), $when (text)
drawn_by = Drawn by { $who }, { $when }

plain_lots = Plain lots
varma_lots = Restricted lots (C.05 Annex 2)
step = Step
group = Group

# $group (text), $numbers (text)
group_numbers = Group { $group }: { $numbers }

the_drawing = The drawing
the_numbers = The numbers
split = A federation has more players than any group has numbers: it drew from several, and some of its players may meet in the last rounds.
changed_since = Numbers were changed by hand after this drawing.
not_repeatable = With the list of players as it was then, this seed does not give these numbers; the journal keeps the numbers.
frozen = Rounds are paired: nobody is numbered anew any more.
varma_is_for_round_robins = Restricted lots are for round robins only.

# $players (number)
no_varma_table = There are tables for 9 to 24 players, not for { $players }. Choose plain lots in the settings.

# $text (text)
seed_unreadable = “{ $text }” is no seed: type a whole number.

# $name (text), $text (text), $count (number)
number_unreadable = { $name }: “{ $text }” is no number from 1 to { $count }.

# $number (number), $names (text)
number_twice = Number { $number } is given twice: { $names }.

see_numbers = Numbers and their drawing
print_hint = Show or print this page: it has everything that is needed to repeat the drawing.

# $name (text)
exchange = Exchange with { $name }

exchange_hint = Players of the same rating and title can change their numbers until round 4 is paired.

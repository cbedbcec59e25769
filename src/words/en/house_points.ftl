### Words of the online club's points. Terms are the club's own: 積分, 逃跑, 逾時, 局時, 步時, 快棋, 競賽.

title = Online club points
reference = Points and grades of the online club
reference_hint = By QQ's chess rules, parts 8 to 12.
is_off = The points of an online club are not kept in this event.
turn_on = Keep the points of an online club
rules = Rules of the club

# $what (text)
rules_changed = Online club points: { $what }

switched_off = Online club points no longer kept

# $round (number), $board (number), $was (text), $now (text)
ended = Round { $round }, board { $board }, for the club's points: { $was } → { $now }

start = Points before the event
start_rating = the tournament rating
start_national = the national rating
start_reading = A player without any begins with 0.
floor = Lowest points
floor_none = none: points may fall below 0
floor_zero = 0: nobody falls below it
floor_reading = The rules are silent; they call a player below 100 a beginner.

# $rounds (number)
left_early =
    { $rounds ->
        [one] Left in one round or none: the other gets
       *[other] Left in { $rounds } rounds or fewer: the other gets
    }

left_early_nothing = nothing
left_early_win = the points of a win
left_early_reading = The rules name only longer games; the leaver pays three times either way.

# $rounds (number)
left_late =
    { $rounds ->
        [one] Left after more than { $rounds } round: the other is scored
       *[other] Left after more than { $rounds } rounds: the other is scored
    }

left_late_draw = as for a draw
left_late_without_loss = as for a draw, without losing points
left_late_reading = To the letter the higher player loses points by it, as by any draw.
mode = Mode
mode_quick = Quick: each move adds to the game clock
mode_contest = Contest: nothing is added
game_minutes = Game clock, minutes
increment_seconds = Increment, seconds
move_seconds = Clock of each move, seconds (0: none)
clock_rule = Either clock at zero loses.

# $minutes (number), $increment (text)
clock_quick = Quick: { $minutes } min + { $increment } s a move

# $minutes (number)
clock_contest = Contest: { $minutes } min

# $clock (text), $seconds (text)
clock_move = { $clock }, at most { $seconds } s for a move

before = Before
after = After
change = Change
grade = Grade
points_from = From points
gap = Gap of points
gap_short = Gap

# $from (text)
gap_from = { $from } or more

lower_wins = Lower wins
higher_wins = Higher wins
drawn = Drawn

# $points (text)
each_gains = +{ $points } each

# $points (text)
winner_gains = +{ $points } / −{ $points }

# $points (text)
lower_gains = lower +{ $points }, higher −{ $points }

grades = Grades
limits = Inside a game

# $rounds (number)
limit_resign =
    { $rounds ->
        [one] A player may resign after { $rounds } round.
       *[other] A player may resign after { $rounds } rounds.
    }

# $rounds (number), $offers (number)
limit_draw = A draw may be offered after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, at most { $offers ->
        [one] { $offers } time
       *[other] { $offers } times
    } by each player.

# $rounds (number)
limit_time_out =
    { $rounds ->
        [one] A time-out in the first round makes the game void: no result, no points. Later it loses.
       *[other] A time-out in the first { $rounds } rounds makes the game void: no result, no points. Later it loses.
    }

# $times (number), $rounds (number)
limit_left = Who leaves a game loses { $times ->
        [one] what
       *[other] { $times } times what
    } a loss would cost; if more than { $rounds ->
        [one] { $rounds } round was
       *[other] { $rounds } rounds were
    } played, the other is scored as for a draw.

# $in_a_row (text), $in_all (text)
limit_checks = Drawn by { $in_a_row } checks in a row, or { $in_all } checks against one player, without mate.

# $rounds (number)
limit_no_progress =
    { $rounds ->
        [one] Drawn by { $rounds } round without a pawn move or a capture.
       *[other] Drawn by { $rounds } rounds without a pawn move or a capture.
    }

table_hint = The gap is of the points both had when the round began.
objections = Against the club's rules

# $needed (text)
resigned_too_early = resigned before round { $needed }: the rules do not allow it

# $needed (text)
draw_too_early = a draw agreed before round { $needed }: the rules do not allow it

# $most (number)
too_many_offers =
    { $most ->
        [one] more than { $most } draw offer by one player
       *[other] more than { $most } draw offers by one player
    }

result_disagrees = the result entered says otherwise

# $round (number), $board (number), $what (text)
at_board = Round { $round }, board { $board }: { $what }.

enter_ending = How a game ended
enter_ending_hint = Only where the result does not say it all. The result itself is entered in the round.
change_entry = Change
how = Ending
how_none = as the result says
how_time_out = time-out
how_left = left the game
how_resigned = resigned
how_draw_agreed = draw agreed
how_void = void game
by_side = By (for a draw: who offered it)
rounds_played = Rounds played
offers = Draw offers by that player

# $how (text), $who (text), $rounds (number)
ending_of =
    { $rounds ->
        [one] { $how }: { $who }, { $rounds } round
       *[other] { $how }: { $who }, { $rounds } rounds
    }

void = void
not_counted = not counted
no_game = There is no such board in a published round.

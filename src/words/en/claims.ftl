### The words of the claim desk: claims, editions, facts, consequences, and a ruling as a whole.

right = Right
wrong = Wrong
undecided = Not decided

# $claim (text), $verdict (text)
headline = { $claim }: { $verdict }

# $side (text)
to_move = { $side } to move

# $year (text)
laws_of = Laws of Chess { $year }

laws_1989 = Laws of Chess 1989–1993
house_qq = QQ house rules

# $number (number)
article = article { $number }

standard = standard
rapid = rapid
blitz = blitz
threefold = Threefold repetition
fifty_moves = Fifty moves
already_over = The game is already over
dead_position = Dead position
agreement = Draw by agreement
flag_fall = Flag fall
quickplay = Quickplay finish: no winning by normal means
resignation = Resignation
late = Late arrival
wrong_setup = Wrong initial position
reversed_board = Board turned the wrong way
reversed_colours = Colours reversed
displaced = Displaced pieces
illegal_move = Illegal move
touched = Touched piece

# $side (text)
not_on_move = { $side } was not on move; only the player on move may claim.

lost_by_moving = Who has completed a move without claiming can no longer claim on that move.
lost_by_touching = Who has touched a piece without claiming can no longer claim on that move.

# $moves (number), $most (number)
draw_offers =
    { $most ->
        [one] A draw may be offered after move { $moves }, at most { $most } time by each player.
       *[other] A draw may be offered after move { $moves }, at most { $most } times by each player.
    }

only_on_claim = At this rate of play it costs something only when the opponent claims it.

# $mv (text), $after (text), $most (number)
clock_too_much = After { $mv } the clock shows { $after }; the time control allows { $most } at most.

# $mv (text), $spent (text), $limit (number)
clock_over_per_move = { $mv } took { $spent }; the per-move clock allows { $limit }.

at_the_start = in the starting position

# $mv (text)
after_move = after { $mv }

# $mv (text)
with_move = with { $mv }

# $place (number), $time (text)
stood = The position stood { $place }: time { $time }.

# $mv (text), $time (text)
would_stand = With { $mv } it stands: time { $time }.

# $place (number), $why (text)
looks_alike = It looks the same { $place }, but { $why }.

other_to_move = the other side was to move

# $side (text)
could_castle = { $side } still had a right to castle that is lost now

# $square (text)
could_capture = a pawn could be captured en passant on { $square } then

# $mv (text), $why (text)
announced_illegal = The announced move { $mv } cannot be played: { $why }.

# $mv (text)
played_announced = The record goes on with the announced move { $mv }.

# $mv (text)
played_other = The record goes on with another move, { $mv }.

# $moves (number)
right_moves = A claim with one of these moves written down would have been right: { $moves }.

# $moves (number), $halves (number), $needed (text)
without_progress = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } by each side ({ $halves ->
        [one] { $halves } half-move
       *[other] { $halves } half-moves
    }) without capture or pawn move; { $needed } are needed.

# $mv (text)
last_progress = The last capture or pawn move was { $mv }.

# $mv (text)
announced_is_progress = { $mv } is itself a capture or pawn move.

# $place (number)
possible_after = A right claim was possible { $place }.

# $mv (text), $how (text)
ended_with = The game ended with { $mv }: { $how }.

# $how (text)
ended_at_start = The game was over at the start: { $how }.

# $count (number)
played_on =
    { $count ->
        [one] { $count } half-move was recorded after the end; it does not count.
       *[other] { $count } half-moves were recorded after the end; they do not count.
    }

not_over = Nothing has ended the game.
checkmate = checkmate
stalemate = stalemate
dead = dead position
fivefold = fivefold repetition
no_progress = too many moves without capture or pawn move

# $side (text)
too_many_checks = too many checks by { $side }

# $side (text), $line (number)
can_mate = { $side } can still mate, for instance: { $line }.

# $side (text)
has_mated = { $side } has mated.

# $side (text), $why (text)
cannot_mate = { $side } cannot mate by any series of legal moves: { $why }.

because_over = the game is over
because_material = too few pieces are left
because_searched = every line was searched or excluded

# $side (text)
mating_unknown = Whether { $side } can still mate could not be found out.

# $moves (number), $needed (text)
moves_made =
    { $moves ->
        [one] Both sides have made { $moves } move; the limit is { $needed }.
       *[other] Both sides have made { $moves } moves; the limit is { $needed }.
    }

# $moves (number), $required (number)
period_completed = The player has completed { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }; { $required ->
        [one] { $required } was
       *[other] { $required } were
    } required.

# $side (text), $time (text), $most (number)
time_left = { $side } has { $time } left; the claim needs less than { $most }.

# $side (text), $time (text), $most (text)
may_stop_recording = { $side } has { $time } left; who has less than { $most } need not record.

no_such_claim = These rules know no such claim at this rate of play.
must_be_announced = It applies only if the event announced it beforehand.

# $minutes (number), $allowed (number)
minutes_late = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } late; the default time is { $allowed ->
        [one] { $allowed } minute
       *[other] { $allowed } minutes
    }.

# $mv (text), $why (text)
is_illegal = { $mv } is illegal: { $why }.

# $mv (text)
is_legal = { $mv } is a legal move.

# $side (text), $count (number)
earlier = Illegal moves of { $side } punished before in this game: { $count }.

replied = The opponent has already made their next move; the illegal move stands.
nothing_touched = No piece stands on these squares.

# $piece (text), $square (text)
must_move = The { $piece } on { $square } must be moved.

# $piece (text), $square (text)
must_capture = The { $piece } on { $square } must be captured.

# $piece (text), $square (text), $other (text), $target (text)
must_capture_with = The { $piece } on { $square } must capture the { $other } on { $target }.

# $wing (text)
must_castle = The player must castle { $wing }.

must_move_king = Castling there is illegal; another move must be made with the king.
any_move = No touched piece can be moved or captured; any legal move may be made.

# $result (text)
result_is = Result: { $result }.

# $side (text), $token (text)
won_by = { $side } wins, { $token }

drawn = draw, ½-½
void = the game is void: no result, no points

# $side (text), $time (text)
add_time = { $side } gets { $time } more.

# $side (text), $time (text)
set_time = { $side }'s clock is set to { $time }.

# $mv (text)
must_play = The announced move { $mv } must be played.

restore = The position before the irregularity is put back.

# $moves (number)
one_of = One of these moves must be played: { $moves }.

replace_by_queen = The pawn is replaced by a queen of its colour.
go_on = The game goes on.
new_game = The game is annulled and a new game is played.
transfer = The position is transferred to a board placed correctly.
put_back = The pieces are put back in the player's own time.

# $side (text)
clock_runs = { $side }'s clock runs until they arrive.

agree = agree: the game is drawn

# $time (text)
postpone = postpone the decision: the opponent may get { $time }

# $time (text)
reject = reject: the opponent gets { $time }

# $a (text), $b (text), $c (text)
three_ways = The arbiter may { $a }; { $b }; or { $c }.

unless_arbiter = Unless the arbiter decides otherwise.

# $number (number), $side (text)
move_not_reached = The record does not reach move { $number } of { $side }.

# $text (text)
bad_time = “{ $text }” is no time; write it like 0:04:11.

# $side (text)
other_clock = Give the time on { $side }’s clock, too: the record does not have it.

squares_missing = Write the touched squares in their order, like e1 h1.
minutes_missing = Say how many minutes late.

# $kind (text), $side (text), $how (text)
open_to = { $kind } ({ $side }): { $how }

# $plies (number)
same_sheets =
    { $plies ->
        [one] Both scoresheets have the same half-move.
       *[other] Both scoresheets have the same { $plies } half-moves.
    }

# $ply (text), $first (number), $second (number)
sheets_differ = The scoresheets first differ at half-move { $ply }: the first has { $first }; the second has { $second }.

# $mv (text), $plies (text)
sheet_has = { $mv } and can be played through to half-move { $plies }

# $word (text)
sheet_unplayable = “{ $word }”, which cannot be played

sheet_ends = ended
confirmed = confirmed as proposed
altered = ruled otherwise
dismissed = dismissed

# $found (text)
found_then = Found when this was ruled: { $found }. Read again by this release, the record brings what stands here.

# $white (text), $black (text)
clocks_then = Clocks at the claim: White { $white }, Black { $black }.

# $white (text), $black (text)
clocks_to_set = Clocks to set: White { $white }, Black { $black }.

# $numbers (text)
penalty_by = penalty by { $numbers }

# $number (text), $sameness (text)
with_sameness = { $number } ({ $sameness })
empty_press = Clock pressed without a move
two_hands = A move with two hands
released = Released piece moved on
promoted = Promoted piece changed
clock_setting = Clock set wrongly
illegal_position = Both kings in check, or a pawn on the last rank
recording = Moves not recorded
increment = Quickplay finish: five seconds a move asked for
claimant_touched = The claimant has touched a piece since: it can no longer be claimed.
next_move_first = The next move must be completed first; if it is still so then, the game is drawn.
need_not_record = At this rate of play nobody need record the moves.
unless_half_minute = The duty to record remains only if 30 seconds or more are added for every move.
request_is_offer = The request is an offer of a draw; what follows is for when the opponent refuses and the arbiter agrees.
correct_clocks = The clocks are set right; the arbiter judges the times.
first_stands = What was first put on its square stands.
must_record = The player must record the moves; a refusal is penalised.

# $seconds (text)
add_increment = Both clocks get { $seconds } seconds for every move.

# $text (text), $hours (text), $minutes (text)
time_of_two_readings = “{ $text }” may be { $hours } or { $minutes }: write it with hours, minutes and seconds.

# $time (text), $hours (text), $minutes (text), $seconds (text)
told_time = { $time } ({ $hours } h { $minutes } min { $seconds } s)
device = Electronic device
advice = Notes, advice or analysis
distracting = Distraction or annoyance
refusal = Persistent refusal to comply with the Laws
disturbance = Disturbance from outside the game
offer = A draw offer is accepted
advance = Moves written down before they are made
signed = A signed result that is not how the game ended
no_agreement = The regulations of the event do not allow draws by agreement.
offer_declined = Who touches a piece to move or capture it has declined the offer.
lesser_penalty = The regulations of the event name a lesser penalty.
penalties_up_to_expulsion = The arbiter chooses: a warning; more time for the opponent; less time for the offender; the game lost; fewer points for the offender; more for the opponent, at most the maximum; expulsion.
penalties_with_fines = The arbiter chooses: a warning; more time for the opponent; less time for the offender; more points for the opponent, at most the maximum; fewer for the offender; the game lost; a fine announced in advance; exclusion from one or more rounds; expulsion.
announced_penalty = The penalty that the regulations of the event name is given.
may_add_time = The arbiter may give one player or both more time.
signed_stands = The signed result stands.

# $side (text)
loses_score_open = { $side } loses; the arbiter decides the opponent's score.

# $result (text)
result_contradicts = The recorded result { $result } contradicts that.

ended_agreed = The game had ended: a draw was agreed.

# $side (text)
ended_resigned = The game had ended: { $side } resigned.

# $side (text)
ended_on_time = The game had ended: { $side } overstepped the time.

# $result (text)
result_recorded = The record ends with the result { $result }.

after_the_end = With that the game was over: afterwards only the result, the scoresheet and an appeal are still asked about.

goes_on_though_entered = This answer rests on the arbiter’s word that the game was going on; then the entered result does not stand, and is taken back with the ruling.

# $side (text)
can_mate_at_length = { $side } can still mate: a series of legal moves was found, too long to be told here.

which_touched = The words fit several pieces: ask which one was touched; it must move, or capture.

# $pieces (text)
one_of_each = One of the moves of the touched piece must be played: { $pieces }.

# $piece (text), $square (text), $moves (text)
moves_of_piece = { $piece } { $square }: { $moves }

judge_times = The arbiter judges the times to set on the clocks of the position that comes back.

may_penalise = The arbiter may penalise the player who displaced them.

# $text (text)
bad_board = “{ $text }” is no position of a board.

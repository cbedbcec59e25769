### The words of the claim desk's pages and of the ruling sheet.

# $count (number)
games_kept = Games kept with their boards: { $count }. They go with the tournament's file and can be fetched from its pages.
# After it stand links to the boards
games_left = Another record is kept with these boards and stays. Look at it before you put the file's in its place:
replace_games = Put these games in the place of the records kept

keep_game = Keep this record with the board
game_kept = The record is kept with the board.
game_kept_meanwhile = Another record of this game was kept meanwhile; the link above has it. Keep yours once more to put it in its place.
fetch_game = Fetch the kept game (PGN)

# $round (number), $board (number)
title = Claim: round { $round }, board { $board }

heading = Claims and rulings
no_rulings = No ruling yet.
on_board = A claim on board
open_desk = Open the claim desk
what_is_claimed = What is claimed
other_claims = Other claims
claimant = Claimant (or who resigns)
at_move = At move (empty: end of the record)
announced = Announced move, or the illegal one
white_clock = White's clock
black_clock = Black's clock
laws = Laws
pace = Rate of play
supervised = Competition Rules in full (A.4, B.2)
fallen = Flag fallen
opponents_flag = the opponent's
both_flags = both
last_period = Last period
required_moves = Moves required in the period
earlier = Earlier illegal moves of this player (empty: as counted)
replied = The claimant has already moved again (touched pieces: touched one; illegal positions: still so after a move)
squares = Touched squares in their order
minutes = Minutes late
default_minutes = Default time, minutes
nobody_present = Neither player was present
from_move = Draws by agreement from move
record = The moves (PGN, or just the moves)
file = From a file
examine = Examine
finding = Finding
positions = Positions
moves = Moves
faults = The record has faults

# $line (number), $column (number), $token (text), $why (text)
fault_at = Line { $line }, column { $column }, “{ $token }”: { $why }

rule = Ruling
the_result = Result of the game
no_result = open
note = Words for the sheet
reason = Reason (when ruled otherwise or dismissed)
record_ruling = Record the ruling
confirm_anyway = I have read this; record it
sheet = Ruling sheet
print = Print
event = Event
when = Recorded
facts = Facts
proposed = What follows by the rules
decided = The arbiter's decision
signature_arbiter = Arbiter
signature_white = White
signature_black = Black
claim_made = Claim

# $what (text), $side (text)
claim_by = { $what }, by { $side }

announced_move = Announced or illegal move
by_the_rules = By the rules

# $number (number), $caption (text)
diagram = { $number }. { $caption }

reason_given = Reason
appeal_heading = Appeal
appeal_by = Appellant, and the time it is handed in
appeal_grounds = Grounds
appeal_received = Received by
as_pdf = Print as PDF

# The ruling sheet as a PDF: opens the list of languages
other_languages = In another language
whole_round = A whole round's games
next_move = Next move
add_move = Add
take_back = Take back
read_file = Read the file
no_file = Choose a file first.
the_game = The game
at_fault = At a move that cannot be played
fault_stop = stop there
fault_skip = leave it out
fault_pass = take it as made, the other side moves
read_round = Match the games to the boards
not_matched = no board of this round

# $round (number)
round_is_draft = Round { $round } is a draft: nobody plays at its boards yet. Publish it first.

# $entered (text), $told (text)
# Both results, as they are written: 1-0
event_has_other = The event has { $entered } for this board, the record tells { $told }.

colours_differ = colours the other way round
nothing_open = nothing open
to_the_desk = claim

# $white (text), $black (text)
illegal_moves_short = illegal moves { $white }:{ $black }

# $white (text), $black (text)
illegal_moves = Illegal moves punished in this game: White { $white }, Black { $black }

# $limit (number)
record_too_long = The record is longer than any game of chess ({ $limit } half-moves, 1 MB): it is not looked through.

# $limit (number)
too_many_games = The file has more than { $limit } games, more than any round. Send the games of one round.
checked = The record was compared with the board and the other scoresheet: it is right as it stands
quickplay_announced = Guidelines III were announced
choose_result = choose
nothing_proposed = Nothing is proposed that could be confirmed. Say what you decide, and choose the result.
result_not_chosen = Choose the result, or that the game goes on.
mendings_heading = Read as, if you take it so

# $count (text)
take_mendings = Take these readings into the record ({ $count })

# $mv (text)
take_reading = It is { $mv }

# $word (text)
let_stand = “{ $word }” was played so and stood: put it on the board
no_agreement = Draws by agreement are not allowed
lesser_device_penalty = The regulations name a lesser penalty for devices
rulings_count = Rulings
ruled_otherwise = Otherwise than proposed

set_up = Set up the position and take the last moves back
set_up_hint = For a repetition the whole game is seldom needed: put the position on the board now, then take the last moves back, the latest first (where the piece came from and where it stands, or tap both).
white_pieces = White's pieces
black_pieces = Black's pieces
side_to_move = To move now
move_number_now = Number of the move to be made
castling_rights = Castling still allowed (KQkq, empty: none)
last_move_of_white = White's last move (from, to), Enter; Enter alone: use this
last_move_of_black = Black's last move (from, to), Enter; Enter alone: use this
use_position = Use this
clear_board = Empty board
set_up_wrong = That cannot be:{ " " }
other_sheet = The other scoresheet
other_record = The opponent's record
compare = Compare
promotion = Promotion

board_asked = The board first

stands_so = The board stands so, and no move is missing

stands_otherwise = It stands otherwise: place the pieces

confirmed_by_tap = Confirmed: the board stands as shown here.

confirmed_by_pieces = Confirmed: the pieces as they were placed stand as the record ends.

confirmed_by_device = Confirmed: the electronic board stands as the record ends.

# $who (text)
confirmed_by_word = Confirmed: compared with the board and the other scoresheet, as { $who } said.

said_by = Who said so

game_now = The game

now_not_said = as the record tells

now_running = is going on

now_agreed = a draw was agreed

# $side (text)
now_resigned = { $side } resigned

# $side (text)
now_on_time = { $side } lost on time

# $first (text), $last (text), $count (number)
read_from_to = Read: { $first } to { $last } ({ $count ->
        [one] { $count } half-move
       *[other] { $count } half-moves
    }).

read_nothing = Read: no move.

# $words (text)
not_read = Not read: { $words }.

# $written (text), $expected (text)
number_jumps = The numbers jump: { $written } where { $expected } was due.

# $last (text)
other_sheet_ends = The other sheet ends after { $last } and tells the same moves.

# $last (text)
other_sheet_differs = The other sheet ends after { $last } and tells other moves.

# $moves (text)
add_missing = Add { $moves } to the record

device_stands_so = The electronic board stands so

as_board = So the board stands

read_columns = Two columns: read one after the other

# Over the column of the game that is reconstructed from both scoresheets
rebuilt_game = The game


# Beside a move on one of the scoresheets: the arbiter decides that it was played
take_it = So it was

on_both_sheets = both sheets
on_this_sheet = this record
on_the_other_sheet = the other sheet
by_the_arbiter = decided by the arbiter

# $place (text)
# The place is that of the words “after 12.Nf3”
rebuilt_so_far = Reconstructed { $place }. Decide the next half-move with the players (8.5). If it cannot be shown whether the moves of the period were made in time, the next move is the first of the next period, unless there is evidence of more (8.6).


# $place (text)
rebuilt_whole = Reconstructed to the end of both sheets, { $place }. If it cannot be shown whether the moves of the period were made in time, the next move is the first of the next period, unless there is evidence of more (8.6).

rebuilt_back = Take the last decision back
rebuilt_use = Take it as the record, with both versions as remarks
two_sheets_needed = Type the moves of both scoresheets first.

# $word (text)
rebuilt_unplayable = “{ $word }” is no legal move there. Take the other sheet’s, or type what was played.

# $board (number)
# The name of the link for who hears it; begins with the words that are seen
to_the_desk_of = claim, board { $board }

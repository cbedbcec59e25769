### The live boards: games that come in while they are played, and what an arbiter must or may do.

title = Live boards
must = Step in
may = May be claimed
look = Look

# $mv (text), $side (text)
threefold_on_board = The position after { $mv } stands for the third time: { $side } may claim a draw before moving.

# $side (text)
threefold_start = The starting position stands for the third time: { $side } may claim a draw before moving.

# $side (text), $moves (text)
threefold_in_sight = { $side } may claim a third time by writing down and announcing { $moves }.

fifty_on_board = Fifty moves by each side without a capture or pawn move: the player to move may claim a draw.

# $side (text)
fifty_in_sight = { $side } may claim fifty moves by announcing a move without a capture or pawn move.

# $mv (text), $how (text)
ended = The game was over with { $mv }: { $how }. Stop it and record the result.

# $how (text)
ended_at_start = The game is over at the start: { $how }.

# $mv (text), $how (text), $result (text)
contradiction = With { $mv } the board shows: { $how }. The record says { $result }.

# $signal (text), $result (text)
signal_contradicts = The kings in the centre show { $signal }, the record says { $result }.
# $shown (text), $entered (text)
result_differs = The board shows { $shown }, and { $entered } was entered.

# $side (text), $mv (text)
flag = { $side }'s clock stands at 0:00:00 after { $mv }: look at the flag.

# $side (text), $word (text)
illegal = { $word } by { $side } is no legal move: look at the board.

# $word (text)
unreadable = The record cannot be read at { $word }.

# $mv (text), $time (text), $most (text)
clock_too_much = After { $mv } the clock shows { $time }, and at most { $most } can be on it.

# $mv (text), $time (text), $limit (text)
clock_per_move = { $mv } took { $time }, longer than the { $limit } for one move.

# $board (number)
board = Board { $board }

seen = Seen

# $name (text), $at (text)
seen_by = Seen by { $name }, { $at }

open_claim = Claim desk
no_notices = Nothing to do at the live boards.
notices = What to do

# $count (number)
more_notices =
    { $count ->
        [one] { $count } more notice
       *[other] { $count } more notices
    }

sound_on = Sound: on
sound_off = Sound: off
boards = Boards
no_boards = No game has come in yet.
# $result (text)
# On a button
enter_result = Enter { $result }

# $count (number)
# On a button
enter_all =
    { $count ->
        [one] Enter { $count } result
       *[other] Enter all { $count } results
    }

# $count (number)
offered =
    { $count ->
        [one] { $count } result of the live boards is not entered yet
       *[other] { $count } results of the live boards are not entered yet
    }
number = Bd
last_move = Last move
clocks = Clocks (White, Black)
by_hand = Your record is kept; the board is not followed.
follow = Follow again
strays = Games without a board
why = Why
games_of = Games come from
nowhere = Nowhere yet. The chief arbiter names an address below or makes a key; a folder is named where the server is started.

# $count (number), $at (text)
heard =
    { $count ->
        [one] { $count } game, { $at }
       *[other] { $count } games, { $at }
    }

# $why (text), $at (text)
not_heard = { $why }, { $at }

not_asked_yet = Not asked yet

# $address (text)
sent_to = Sent to { $address }

# $count (number), $at (text)
sent =
    { $count ->
        [one] { $count } game taken, { $at }
       *[other] { $count } games taken, { $at }
    }

round_pgn = Games of the round (PGN)
public_pgn = For the public
settings = Where games come from and go to
address = Address of the games
address_hint = games.pgn of LiveChess, the page or tournament.json of its cloud, or game-N.pgn for one file a board.
every = Ask every
seconds = seconds
delay_minutes = The public sees moves after
minutes = minutes
delay_moves = Held back from the public
moves = moves
push_address = Send the round to (broadcast)
push_hint = https://lichess.org/api/broadcast/round/…/push
push_token = Token for it
token_kept = A token is kept; empty keeps it.
save = Save
saved = Saved.
own_network_hint = Addresses of the server's own network can be set by an administrator only.
keys = Keys for a round
# $address (text)
keys_hint = A relay sends games by POST to { $address }, with the key as bearer token and PGN as text. A key opens one round.
key_name = Name
key_round = Round
make_key = Make a key
revoke = Take back
made = Made
used = Last used
never = never

# $name (text)
key_made = The key of { $name }. It is shown this once:

stray_no_round = No round is published.

# $round (number)
stray_other_round = The record is of round { $round }.

stray_nobody = No board has these players, and the record names no board.

# $board (number)
stray_other_players = Board { $board } has other players.

# $board (number)
stray_no_board = The round has no board { $board }.

# $board (number)
stray_colours = Board { $board } has the colours the other way round.

stray_too_long = The record is too long for a game.

# $board (number)
stray_by_hand = Board { $board } has a record of the arbiter's.

why_no_address = The address must begin with http:// or https:// and hold no password
why_own_network = The address is of the server's own network; an administrator can set it

# $status (number)
why_status = The other side answered { $status }

why_too_large = The answer is too large

# $told (text)
why_no_answer = No answer ({ $told })

why_no_games = No games in the answer

# $told (text)
why_folder = The folder cannot be read ({ $told })

why_not_saved = Nothing could be saved

# $mv (text), $from (text), $to (text)
clock_jump = After { $mv } the clock went from { $from } to { $to }: look at it.

# $board (number), $name (text)
doubtful_name = Taken for board { $board } by the board’s number and the opponent: “{ $name }” is not the name of the player there.

this_is_board = This is board

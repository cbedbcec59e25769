### The words of the rounds' pages: pairing, draft, round desk.

rounds = Rounds

# $n (number), $all (number)
round_of = Round { $n } of { $all }

state_draft = Draft
state_published = Published
state_in_progress = In progress
state_complete = Complete
state_unpaired = Not paired

# $n (number)
pair_round = Pair round { $n }

# $n (number)
pair_will_teams =
    { $n ->
        [one] { $n } team will be paired.
       *[other] { $n } teams will be paired.
    }

# $n (number)
pair_will =
    { $n ->
        [one] { $n } player will be paired.
       *[other] { $n } players will be paired.
    }

# $n (number)
pair_byes =
    { $n ->
        [one] { $n } player has asked for a bye.
       *[other] { $n } players have asked for a bye.
    }

# $n (number)
pair_out =
    { $n ->
        [one] { $n } is out or not here yet.
       *[other] { $n } are out or not here yet.
    }

# $n (number)
pair_waits = Round { $n } is not complete.

pair_missing = Results missing
pair_by_hand = Pair by hand
draft_hint = Only arbiters see this draft. Look at it, change what must be changed, and publish it.

# $n (number)
publish = Publish round { $n }

discard = Discard the draft

# $n (number)
discard_consequence = Round { $n } is unpaired again. The draft stays in the journal.

# $n (number)
take_back = Take round { $n } back

# $n (number)
take_back_consequence = Round { $n } goes back to draft.

# $n (number), $results (number)
take_back_results =
    { $results ->
        [one] Round { $n } goes back to draft; { $results } published result is set aside.
       *[other] Round { $n } goes back to draft; { $results } published results are set aside.
    }

unchanged = As the engine paired it

# $n (number)
# Of a draft that nobody changed, while people came or left
differs_now =
    { $n ->
        [one] Not as the engine pairs it now: { $n } pair differs
       *[other] Not as the engine pairs it now: { $n } pairs differ
    }

# $n (number)
changed_by_hand =
    { $n ->
        [one] Changed by hand: { $n } pair differs from the engine's
       *[other] Changed by hand: { $n } pairs differ from the engine's
    }

# $pair (text)
engine_has = the engine has { $pair }

why_this_pair = why this pair
why_the_bye = why the bye
change = Change
swap_with = swap with
swap = Swap
swap_players = Swap two players
swap_line_label = The numbers of two players
swap_line_unread = Write the numbers of two players of this round: 7 = 12
swap_hint = or drag one onto the other; arrows and Enter do the same
change_colours = Change colours
give_bye = Give the bye
unpair = Take apart
pair_these = Pair these two

# $name (text)
# A button of the draft
take_out = Take { $name } out

# $name (text), $opponent (text), $holder (text)
# A button of the draft; $holder has the bye now
take_out_meets = Take { $name } out: { $opponent } meets { $holder }

# $name (text), $opponent (text)
take_out_bye = Take { $name } out: { $opponent } gets the bye

# $n (number)
pair_again = Pair round { $n } anew

pair_again_hint = For everybody who is there now. This draft stays in the journal.
left_out = Without a game or a bye
before_you_go_on = Before you go on
go_on = Go on
go_back = Leave it as it is
no_such_move = Choose two different players of this round.

no_pairing_nobody = Nobody is to be paired in this round.
no_pairing_not_yet = This round cannot be paired now.

# $names (text), $article (text)
no_pairing_bye = The number of players is odd, and nobody may receive the bye: { $names } are barred ({ $article }). Let one more player in, or give someone a requested bye.

# $n (number), $article (text)
no_pairing_opponents =
    { $n ->
        [one] No pairing exists ({ $article }): { $n } player finds no opponent. The chief arbiter decides; pair by hand, or lift a prohibition.
       *[other] No pairing exists ({ $article }): { $n } players find no opponent. The chief arbiter decides; pair by hand, or lift a prohibition.
    }

# $name (text), $why (text)
no_pairing_blocked = { $name } can meet nobody: { $why }
# $names (text), $players (number), $others (text), $opponents (number), $why (text)
no_pairing_too_few = Too few opponents: { $names } ({ $players }) can meet only { $others } ({ $opponents }): { $why }
# $names (text), $why (text)
no_pairing_odd = { $names } are of an odd number and can meet only each other: { $why }
# $names (text), $groups (number), $others (text), $opponents (number), $why (text)
no_pairing_groups = { $names } fall into groups ({ $groups }), each of an odd number, whose members can meet only each other and { $others } ({ $opponents }): { $why }
# $names (text), $count (number)
# After the first names of many
no_pairing_more = { $names } and { $count } more
# $count (number), $article (text)
# What keeps pairs apart; these parts follow each other
no_pairing_met = { $count } met already ({ $article })
# $count (number)
no_pairing_apart = { $count } kept apart by the event
# $count (number), $article (text)
no_pairing_colour = { $count } due the same colour ({ $article })

no_pairing_teams = This system needs two teams with the same number of players, from 2 to 13. Set them up (Settings, Teams).
no_pairing_system = This system is paired by hand.
key_map = Keys
key_white = White wins
key_black = Black wins
key_draw = draw
key_clear = clear
key_forfeits = forfeits
key_others = others
key_next = next
key_undo = take back my last
# $act (text)
took_back = Taken back: { $act }
# $act (text)
take_back_asks = Your last act is: { $act } Press u again to take it back.
nothing_of_yours = Nothing of yours from this device is left to take back.
# $board (text), $result (text)
took_back_unsent = Taken back before it was sent: board { $board }, { $result }.
take_back_away = No connection: what is in the journal cannot be taken back now.
key_line = a board
key_check = second typing
line_label = Board and result
line_hint = 7 1 · 12 = · 7 undo
line_unread = Write the board, a space and the result: 12 =

# $board (number)
no_board = There is no board { $board }.

forfeit_white = White wins by forfeit
forfeit_black = Black wins by forfeit
forfeit_both = Both forfeit
both_lose = Both lose
white_draws = Draw for White, loss for Black
black_draws = Draw for Black, loss for White
white_unrated = White wins, not rated
draw_unrated = Draw, not rated
black_unrated = Black wins, not rated
adjourned = Adjourned
clear_result = Clear
undo_result = Undo

# $board (number), $white (text), $black (text)
pad_for = Board { $board }: { $white } – { $black }

enter = enter
reason = Reason
because = because …
correct = Correct it
close = Close
mark_sending = on its way
mark_kept = in the journal
mark_refused = refused
saved = saved

# $n (number)
waits = { $n } on the way

# $n (number)
offline =
    { $n ->
        [one] no connection: { $n } result waits on this device and is sent when it returns
       *[other] no connection: { $n } results wait on this device and are sent when it returns
    }

# $n (number), $all (number)
count_of = { $n } of { $all }

# $n (number)
arbiters_here =
    { $n ->
        [one] { $n } arbiter here
       *[other] { $n } arbiters here
    }

# $n (number), $all (number)
checked_of = { $n } of { $all } typed again

# $here (text), $typed (text)
differs = The journal has { $here }, now you typed { $typed }. Look at the slip.

# $result (text)
stays = { $result } is right

# $result (text)
becomes = Change to { $result }

no_result = no result

# $result (text)
you_entered = You: { $result }.

# $who (text), $result (text), $time (text)
they_entered = { $who } set { $result } at { $time }.

# $result (text)
somebody_entered = Meanwhile it is { $result }.

stale = This round has changed.
load_again = Load it again
logged_out = The server no longer knows this page. What you typed is kept on this device: log in again, and it is sent.

# On the desk, while its script has not run: some seconds after the page is there
keys_missing = The keys of this desk have not loaded: only its buttons work.

nothing_to_undo = There is nothing to undo on this board.

# $result (text)
for_rating_only = { $result } for the rating report

byes = Byes and absences
qr_code = QR code for the wall
projector = Projector
public_pages = Public pages

by_hand_as_engine = Paired by hand, with the pairs that the engine has too

# $n (number), $names (text)
registered_since = Registered since the round was paired ({ $n }), without a game or a bye: { $names }

# $n (number), $names (text)
back_since = Playing again since the round was paired ({ $n }), without a game or a bye: { $names }

# $n (number), $names (text)
# In a draft: they have the bye that they asked for, and ask for none any more
plays_since = With a bye that they ask for no more since the round was paired ({ $n }): { $names }

# $n (number), $names (text)
left_since = Paired, but not in this round any more ({ $n }): { $names }

# $n (number), $names (text)
checked_in_since = Checked in since the round was paired ({ $n }), without a game or a bye: { $names }

# $of (number), $game (number)
match_and_game = match { $of }, game { $game }
schedule = Schedule
pair_all = Pair and publish all rounds
pair_all_hint = The table decides all rounds: look at it, and publish it as a whole. Results of any round can then be entered in any order.
numbers_first = Give the players their numbers
pair_all_unseen = The players are numbered first.
being_played = now

# $names (text)
free = Free: { $names }

# $n (number)
not_checked_in =
    { $n ->
        [one] { $n } player is not checked in:
       *[other] { $n } players are not checked in:
    }

# $n (number)
pair_without_absent = Pair round { $n } without them

pair_without_absent_hint = They get a zero-point bye in this round and are paired again in the next. Who is ticked before it is paired is back in.

# $n (number)
pair_with_missing = Take these games as adjourned and pair round { $n }

pair_with_missing_hint = An adjourned game pairs as a draw; its result is entered whenever it is known (C.04.2, 3.1).

# $position (text)
position = Chess960 position { $position }


# $boards (text)
your_boards = Yours: { $boards }.

# $count (number)
# Before the round is paired; the names follow
no_shows = Did not come to the last round and are paired unless you withdraw them ({ $count })

two_results = Two results were typed. Which holds?

# $result (text)
holds = { $result } holds

both_are_kept = Yours is kept beside it until somebody says which holds.

# $n (number)
held_back = { $n } not saved

# $n (number)
disagree_count = two results: { $n }

not_saved = Not saved.

put_away = Leave it as it is

turn_colours = Turn the colours

# $board (number), $white (text), $black (text)
turn_asks = Board { $board }: { $black } had White and { $white } Black? The board turns, and its result with it.

# Said instead where there is no connection
turn_away = No connection: the board cannot be turned now.

# $n (number)
# On the page from which it was to be paired
paired_meanwhile = Round { $n } was paired meanwhile.

# $round (text), $n (text)
# Link to pairing the next round, while results are missing
pair_to_come = Pair round { $round }: { $n } to come

# Head of a list of results that wait on this device
side_waits = Not yet saved

# Under that list
side_kept = Type on: they are kept on this device and sent in this order.

# $n (text)
# After the first of them
more_waiting = and { $n } more

# Head of a list of results
side_typed = Typed last

# Head of a column of the desk: whose word a result is
said_by = Said by

# $time (text)
# In that column: both players reported the result
said_phones = phones { $time }

# $time (text)
# The same by one of them
said_one_phone = one phone { $time }

# $n (number)
# The game is followed from an electronic board
said_live = live, move { $n }

# $result (text)
# The electronic board shows a result
said_live_result = live, { $result }

# $n (number)
mend = Mend the draft by the engine (pairs changed: { $n })

# $n (number)
mend_hint = Everybody else keeps opponent and colour. Pairing anew would change: { $n }

time_zone = Time zone
time_zone_hint = The zone of the hall’s clock, such as Europe/Bucharest: deadlines, papers and screens go by it, readers elsewhere see their own time beside the hall’s, and calendars follow

# On a draft, and on a round before its first result
attend = Somebody leaves or comes

# $n (number)
attend_takes_back = Nobody has played yet: round { $n } goes back to the draft, where the engine’s smallest change is one press.

attend_who = Who leaves

attend_leaves = Withdraws

attend_misses = Misses this round

attend_who_comes = Who comes after all

attend_comes = Is here

attend_new = Somebody new

# $names (text)
attend_left_out = In the event, but not in this round: { $names }

attend_open = Take the round back for them

# Behind a name, in brackets
attend_withdrawn = withdrawn

# The menu of the round desk with what is shown to players and spectators
for_players = For players
# $round (number), $who (text), $time (text)
# Above a round that somebody wanted to pair and that was paired already: a second press, another tab, a colleague
paired_already = Round { $round } was paired already, by { $who } at { $time }. This is it; nothing was paired again.

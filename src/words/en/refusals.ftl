### What stands against an act, in words that say what to do next; and the warnings to go on from.

conflict_unknown = Somebody changed this in the meantime. Look at it as it is now, and decide again.

# $who (text), $when (text), $device (text)
conflict_with = { $who } changed this at { $when } ({ $device }). Keep theirs, or say why yours is right.

to_confirm = Read the warnings, and confirm.
no_tournament = There is no such tournament.
store_failed = It could not be saved. Nothing is lost; try again.
already_so = It is so already.
not_the_first = The tournament exists already.
not_created = The tournament is not created yet.
closed = The event is closed. Reopen it first.
not_closed = The event is not closed.
no_such_player = This player is not in the tournament.

# $round (number)
no_such_round = Round { $round } is not paired and published.

# $round (number), $board (number)
no_such_board = Round { $round } has no board { $board }.

name_missing = A name is missing.

# $name (text)
paired_already = { $name } was paired already: withdraw the player instead of removing.

# $round (number)
round_paired = Round { $round } is paired already. Take its pairing back first.

# $round (number)
numbers_frozen = Numbers do not change any more once round { $round } is paired (C.04.2 art. 2.3).

# $round (number)
rating_method_frozen = Another method of ratings would give other numbers, and those do not change any more once round { $round } is paired, in a round robin once round 1 is (C.04.2 art. 2.3).

numbering_incomplete = Every player must be numbered once.

# $count (number)
not_numbered =
    { $count ->
        [one] { $count } player has no number yet. Number the players first (Players, Numbers).
       *[other] { $count } players have no number yet. Number the players first (Players, Numbers).
    }

# $white (text), $black (text)
match_not_level = { $white } and { $black } have no match that is level now.

paired_one_by_one = Only a table fixed in advance is paired as a whole: pair the rounds one after another.

# $round (number)
draft_waits = A draft of round { $round } waits: publish or discard it first.

# $round (number)
no_draft = Round { $round } is no draft (any more).

# $round (number)
not_the_next_round = Round { $round } is not the next to be paired.

# $rounds (number)
all_rounds_paired =
    { $rounds ->
        [one] The only round is paired.
       *[other] All { $rounds } rounds are paired.
    }

# $here (text), $there (text)
points_of_other_scoring = Win, draw and loss are worth { $here } here and { $there } there, and no article says how points of one become points of the other. Move the player without points, and enter there what the regulations of the event give.

# $round (number), $boards (text)
round_not_complete = Results of round { $round } are missing: { $boards }. Enter them first.

# $round (number)
round_not_published = Round { $round } is not published. Publish it and enter its results first.

# $round (number)
empty_round = Nobody plays in round { $round }: it needs one game at least.

# $name (text)
twice = { $name } is named twice.

# $name (text), $round (number)
not_in_round = { $name } does not take part in round { $round }.

# $board (number)
board_twice = Board { $board } is given twice.

two_byes = Only one player can get the pairing-allocated bye. Where it was given in advance, take it back, or let another player stay away.

# $round (number)
round_followed = Another round is paired after round { $round }. Take that back first.

# Round robins and knock-outs
table_begun = The pairings are made for those who were there when round 1 was paired; whoever comes later has no place in them. Take the rounds back before results are in, or found another event.

# $round (number)
too_late_for_result = Results of round { $round } can be corrected for the rating report only: pairings rest on them (C.04.2 art. 4.3).

bye_not_requestable = The table or the bracket says who plays in this system; no bye is asked for or given. Who does not come loses by forfeit, and who leaves is withdrawn.

# $rounds (number)
fewer_rounds =
    { $rounds ->
        [one] { $rounds } round is paired already.
       *[other] { $rounds } rounds are paired already.
    }

odd_games = A match of the Double-Swiss System has two games and a round is a game: give an even number of rounds.
no_rounds = The tournament needs at least one round.
draws_beat_win = Two draws must not be worth more than a win and a loss.
not_descending = A win must be worth at least a draw, and a draw at least a loss.
bye_above_win = The pairing-allocated bye must not be worth more than a win.
prohibitions_after_start = Prohibited pairings can only be made before round 1. If the event must change them later, leave FIDE mode first (Settings).

# $round (number), $board (number)
adjournment_open = Board { $board } of round { $round } is adjourned: enter its result first.

# $matches (number)
matches_level = Level matches wait for your word: { $matches }. Say who goes through (Rounds, Bracket).

# $winner (text), $loser (text)
no_open_match = { $winner } and { $loser } have no match in the bracket that can still be decided.

reason_missing = Say why: the reason is kept in the journal.

# $seq (number)
nothing_to_undo = Act { $seq } cannot be undone.

# $seq (number), $later (text), $why (text)
later_act_rests = Act { $later } rests on act { $seq }: { $why } Undo the later act first.

# $seq (number), $earlier (text), $why (text)
not_done_again = Without act { $seq }, act { $earlier } would not hold any more: { $why } Do it anew as things stand now.

# $white (text), $black (text), $round (number)
warn_rematch = { $white } and { $black } met in round { $round } (C.04.1 art. 2).

# $white (text), $black (text)
warn_prohibited = { $white } and { $black } are not to be paired.

# $name (text)
warn_second_bye = { $name } had a bye, or points without play, before (C.04.1 art. 4).

# $name (text)
warn_third_white = { $name } would have White for the third time running (C.04.1 art. 7).

# $name (text)
warn_third_black = { $name } would have Black for the third time running (C.04.1 art. 7).

# $name (text), $difference (text)
warn_imbalance = { $name } would have a colour difference of { $difference } (C.04.1 art. 6).

# $name (text)
warn_full_point_bye = FIDE deprecates full-point byes: { $name } gets a point without play.

# $name (text), $allowed (number)
warn_too_many_byes =
    { $allowed ->
        [one] { $name } has had { $allowed } half-point bye, all that the regulations allow.
       *[other] { $name } has had { $allowed } half-point byes, all that the regulations allow.
    }

# $name (text), $round (number)
warn_bye_too_late = The regulations give no byes in round { $round } (asked for by { $name }).

# $name (text), $round (number)
warn_allocated_in_advance = The pairing gives the bye of round { $round } by its own rules; here it is promised to { $name } before. Where the engine gives it to somebody else, the report tells both.

# $name (text)
warn_duplicate = { $name } is in the tournament already.

# $round (number), $results (number)
warn_results_set_aside =
    { $results ->
        [one] Round { $round } goes back to draft; { $results } published result is set aside.
       *[other] Round { $round } goes back to draft; { $results } published results are set aside.
    }

warn_regulations = Rounds were paired by the old regulations. The change is kept in the report to FIDE.

# $round (number)
warn_past_result = The next round was paired by the old result of round { $round }.

# $boards (text)
warn_adjourned = Adjourned games are paired as draws (C.04.2 art. 3.1): { $boards }.

# $names (text)
warn_left_out = Without a game or a bye: { $names }.

# $round (number), $board (number), $white (text), $black (text)
other_players = { $white } – { $black } do not sit at board { $board } of round { $round } (any more). Look at the round, and enter it where they sit.

# $names (text)
warn_no_longer_in = Paired, but not in this round any more: { $names }.

# $seq (number)
key_used = This request key belongs to another request, which did act { $seq }. Send a key of its own with each request.

# $role (text)
role_too_low = This is for: { $role }.

# $field (text)
locked_in_fide_mode = In FIDE mode this is fixed once round 1 is paired: { $field }. If the event must change it, leave FIDE mode first (Settings).

not_in_fide_mode = This event is not in FIDE mode.
fide_mode_not_entered = FIDE mode begins before round 1 with a system of FIDE's, and is not entered again once it was left.

# $what (text)
not_taken_back = Later acts rest on it, so it is not done: { $what }.

broken = Sonneborn failed while it did this. Look whether it is done, and tell the maintainers if it fails again.

# $seq (number)
no_such_appeal = Act { $seq } is no appeal, or no ruling that can be appealed against.

bye_no_result = By FIDE's rules the pairing-allocated bye is worth what a win, a draw or a loss is. Choose one of these values.

# $code (text)
no_tie_break_of_tables = { $code } says nothing where everybody meets everybody (C.07 art. 8). Take it out of the tie-breaks.

# $white (text), $black (text)
warn_colours_not_due = Neither gets the colour that is due: { $white } (White) – { $black } (Black). The other way round both would.

# $games (text)
warn_adjourned_earlier = Games adjourned in earlier rounds are still open (round.board): { $games }. They are paired as draws.

# $possible (number), $rounds (text)
warn_more_rounds =
    { $possible ->
        [one] So few players can be paired in { $possible } round without a rematch; the event has { $rounds }. Plan fewer rounds, or another system.
       *[other] So few players can be paired in { $possible } rounds without a rematch; the event has { $rounds }. Plan fewer rounds, or another system.
    }

no_such_team = This team is not in the event. Load the page again.

# $name (text)
in_two_teams = { $name } is in another team already. Take the player out there first.

squad_frozen = Players of this team have sat at boards: its order stays as it is. A player can still be added at the end.

squads_unfit = The players do not fit the teams. Send the list again.

team_numbering_incomplete = Every team must be numbered once.

line_up_too_long = There are more players in the line-up than boards in a match.

line_up_empty = Nobody is in the line-up.

# $name (text)
line_up_twice = { $name } is in the line-up twice.

# $name (text)
line_up_not_of_team = { $name } is not a player of this team.

# $name (text)
line_up_not_in_round = { $name } does not take part in this round.

# $round (number)
match_begun = Results of this match of round { $round } are in: its line-ups stay as they are.

# $round (number)
line_ups_open = Captains still give line-ups for round { $round }. Close the line-ups first.

# $round (number)
line_ups_not_open = No line-ups of round { $round } are waited for.

# $round (number)
match_without_players = No board of this match of round { $round } would have two players. Enter forfeits instead.

# $one (text), $other (text)
not_equals = { $one } and { $other } do not have the same rating and title: only equals exchange their numbers, and only where numbers follow the ratings (C.04.2 art. 2.2).

# $one (text), $other (text), $times (number)
met_already =
    { $times ->
        [one] { $one } and { $other } have met already: in a round robin everybody meets everybody once. Pair them with others.
       *[other] { $one } and { $other } have met { $times } times already: nobody meets anybody more often. Pair them with others.
    }

# $name (text)
not_eligible_for_bye = { $name } is not eligible for half-point byes. Give a zero-point bye, or change the mark on the player’s page; a half-point bye already asked for is taken back first.

# $round (number), $boards (text)
warn_results_missing = Games of round { $round } without a result are taken as adjourned, and pair as draws: { $boards }.

# $names (text)
no_latin_names = FIDE’s files have names in Latin letters. Type the Latin name on the page of each of these players: { $names }


not_offered = This event does not offer that (any more). Ask the arbiter.

# $round (number)
too_late_for_report = Round { $round } is not the round that is played. Ask the arbiter.

# $board (number)
result_is_entered = The result of board { $board } is entered. If it is wrong, tell the arbiter.
no_place_left = There is no place left.
signed_up_already = Somebody of that name or FIDE ID has signed up already. If that is not you, write to the organiser.

# A half-point or full-point bye of a player in an event of teams
bye_of_member = In an event of teams a player’s bye gives no points: note the absence, and the team lines up without them.

# $round (number), $names (text)
# A round robin that is paired by hand
table_incomplete = Everybody plays in each round of a round robin. Without a game in round { $round }: { $names }. Pair them, or leave FIDE mode first.

# A scoring of 1-1-1
win_is_no_more = A win must be worth more than a loss.

# $name (text), $round (number)
# A result in a round robin
warn_has_left = { $name } left before round { $round }: with this result the game counts as played.

# $one (text), $other (text)
# In an event of teams
within_team = { $one } and { $other } are of one team and do not meet.
# $round (number), $board (number)
disagreement_open = Two results were typed for board { $board } of round { $round }: say which holds.

# $games (text)
warn_results_disputed = Two results were typed, and nobody has said which holds (round.board): { $games }.

# $by (text), $round (number), $board (number)
warn_others_result = The result of board { $board } in round { $round } was entered by { $by }.

# $name (text), $section (text)
warn_plays_elsewhere = { $name } plays in { $section } at the same hours.

# $most (number)
too_many_photographs = A game has at most { $most } photographs. Take one back first.

# $round (number), $board (number)
photograph_of_appeal = An appeal about the game at board { $board } of round { $round } is not decided. Its photographs stay until it is: decide the appeal first.

# $round (number), $board (number)
photograph_erased = The photograph of board { $board }, round { $round } was erased when it was taken back. Take it again at the desk of the board.

complaint_incomplete = A complaint says who complains and what was seen. Fill in both; another incident leaves them empty.

# $fide_id (text)
fide_id_twice = The FIDE ID { $fide_id } stands with two players. One of them has another.

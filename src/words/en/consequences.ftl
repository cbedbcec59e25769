### What an act changes, and what is asked before it.

kind_founded = The event made
kind_result_entered = Result entered
kind_result_changed = Result changed
kind_result_erased = Result erased
kind_adjournment_settled = Result of an adjourned game
kind_corrected_for_rating = Rating-only correction
kind_colours_swapped = Colours exchanged
kind_ruling_made = Ruling as proposed
kind_ruling_otherwise = Ruling other than proposed
kind_ruling_taken_back = Ruling taken back
kind_incident_noted = Incident noted
kind_incident_taken_back = Incident taken back
kind_appeal_lodged = Appeal lodged
kind_appeal_heard = Appeal heard
kind_appeal_decided = Appeal decided
kind_appeal_taken_back = Appeal taken back
kind_appeal_reopened = Hearing or decision of an appeal taken back
kind_move_sealed = Envelope of an adjourned game
kind_points_adjusted = Points outside the games
kind_round_drafted = Round paired as a draft
kind_draft_altered = Draft changed
kind_draft_discarded = Draft discarded
kind_left_out_of_draft = Players who have no place in the draft that waits
kind_round_published = Round published
kind_hand_pairing_published = Round published otherwise than the engine pairs it
kind_round_unpublished = Round without results taken back to draft
kind_results_set_aside = Round with results taken back to draft
kind_reseated = Other pairs in a published round
kind_byes_of_round = Other byes in a published round
kind_attributed = Who paired a published round, as it is recorded
kind_players_registered = Players registered
kind_registration_taken_back = Registration taken back
kind_players_exchanged = Registration taken back on which later ones rest
kind_player_removed = Player removed, or back on the list
kind_player_data = Data of a player
kind_presence_changed = Withdrawal or return
kind_player_expelled = Expulsion
kind_entry_round = First round of a late entry
kind_bye_requested = Bye asked for
kind_checked_in = Check-in
kind_board_fixed = Fixed board
kind_numbers_given = Numbers given
kind_numbers_moved = Numbers moved by who came between, where odd numbers tell colours
kind_numbers_changed = Numbers changed
kind_numbers_frozen = Numbers changed once they are frozen
kind_teams_changed = Teams
kind_lots_drawn = Lots drawn, or taken back
kind_ranked_by_hand = Ranking by the arbiter
kind_sent_through = Who goes through
kind_play_off = Games of a tie-break

kind_prizes_changed = Prizes
kind_style_changed = Names and design of papers
kind_house_points_changed = Rules of the club's points
kind_house_ending = How a game ended for the club's points
kind_details_changed = Details of the event
kind_initial_colour_drawn = Initial colour drawn by lot
kind_file_lines = Lines kept from an imported file
kind_closed = Event closed
kind_reopened = Event reopened
kind_fide_mode_left = FIDE mode left
kind_fide_mode_entered = FIDE mode entered
kind_fide_mode_reentered = FIDE mode entered again
kind_warned_of_pair = A pair by hand that the basic rules forbid
kind_warned_of_half_point_byes = More half-point byes than the regulations allow
kind_warned_of_bye = A bye in the last rounds
kind_warned_of_full_point_bye = A full-point bye
kind_table_joined = An entry to a table that has begun
kind_warned_of_allocated_bye = A pairing-allocated bye given by hand
kind_warned_of_duplicate = A player who is on the list already
kind_warned_of_field = Players left out of a round, or in it although they are out
kind_warned_of_adjournment = Pairing while games are adjourned

no_result = no result

# $round (number), $board (number), $players (text), $was (text), $now (text)
# Before a correction
result = Board { $board } of round { $round }, { $players }: { $was } becomes { $now }.

# $count (number)
# After the sentence of what changes
later =
    { $count ->
        [one] { $count } later round was paired on it.
       *[other] { $count } later rounds were paired on it.
    }

# $what (text), $later (text)
# A consequence, and how many rounds were paired on it
with_later = { $what } { $later }

# $round (number), $board (number), $players (text), $was (text), $now (text)
# A rating-only correction
for_rating = Board { $board } of round { $round }, { $players }, for the rating report only: { $was } becomes { $now }. The standings keep their result.

# $board (number), $white (text), $black (text)
# One of several pairs in a list
pair_at_board = board { $board }: { $white } – { $black }

# Where the engine has none
no_pair = none

# $name (text)
# One of a list of pairs and byes: the pairing-allocated bye
bye_of = the bye: { $name }

# $round (number), $engine (text), $played (text)
# Before a round is published that was made or altered by hand; the two lists are of pair_at_board
not_as_engine = Round { $round } is not as the engine pairs it. The engine has: { $engine }. To be published: { $played }. The report tells both.

# $round (number), $board (number), $players (text)
colours = Board { $board } of round { $round }, { $players }: the players exchange colours, and the result turns with them.

# $what (text), $round (number), $board (number)
of_board = { $what }: board { $board } of round { $round }.

# $what (text), $round (number)
of_round = { $what }: round { $round }.

# $what (text), $name (text)
of_player = { $what }: { $name }.

# $name (text), $points (text)
of_points = { $name }: points outside the games: { $points }.

# $field (text), $was (text), $now (text)
# A regulation that changes once rounds are paired by it
regulation = { $field }: { $was } becomes { $now }. Rounds were paired by the old regulations; the report to FIDE says so.

# $round (number)
# The first of two confirmations; 0 before the first round
leaving =
    { $round ->
        [0] The event leaves FIDE mode before its first round: what was announced can then be changed, and Sonneborn no longer keeps it to FIDE's rules. Every page, paper and file will say so, and nothing leads back.
       *[other] The event leaves FIDE mode after round { $round }: what was announced can then be changed, and Sonneborn no longer keeps it to FIDE's rules. Every page, paper and file will say so, and nothing leads back.
    }

# The second confirmation
leave_for_ever = Leave FIDE mode, once and for ever? This cannot be undone.

# The button
leave = Leave FIDE mode

# The button
stay = Stay in FIDE mode

# In the settings, above the button
leave_hint = What was announced before round 1 is fixed in FIDE mode. An event that must change it leaves FIDE mode first, once and for ever.

fide_mode = FIDE mode

# Outside FIDE mode
free_mode = Other

# The reference page
levels_title = What is asked before an act

levels_hint = An act is judged by what it changes, an undo like any other. The highest level among its consequences counts, and none can be switched off.

# Heading of a column
what_changes = What changes

# Heading of a column
mode = Mode

both_modes = both

# Heading of a column
before_start = Before the start

# Heading of a column
this_round = This round

# Heading of a column
round_before = The round before

# Heading of a column
earlier = Earlier

# Heading of a column
least_role = By whom

# Heading of a column
article = By

level_told = done

level_seen = 2: shown first

level_confirmed = 3: confirmed, with a reason

level_confirmed_alone = 3: confirmed

level_leaves = 4: confirmed twice, leaves FIDE mode

level_refused = 5: refused

with_reason = with a reason

# A regulation
scoring_of_byes = Points for the pairing-allocated bye

# A regulation
team_scoring = Scoring of team matches

# A regulation
seed = Seed of the lots

# A regulation
kind_of_rules = How the mode is found

# A regulation
knockout_matches = Matches of the knock-out

kind_warned_of_colours = A pair of whom neither gets the colour that is due

kind_teams_registered = Teams registered

kind_team_data = Data of a team

kind_team_presence = Withdrawal or return of a team

kind_squad = Players of a team

kind_squad_reordered = Order of a squad of which players sat at boards

kind_teams_numbered = Numbers of the teams

kind_line_up = Line-up of a team

kind_line_up_changed = Line-up changed after it was shown

kind_line_up_out_of_order = Line-up that is not in the order of the squad, or leaves a board empty in between

kind_line_ups_closed = Line-ups closed and shown

kind_line_ups_reopened = Line-ups opened again

# $what (text), $name (text), $round (number)
# A line-up of a team in a round
of_line_up = { $what }: { $name }, round { $round }.

kind_adjournment_drawn = Adjourned game drawn, as it was paired
kind_numbers_exchanged = Numbers exchanged between equals
kind_numbers_exchanged_late = Numbers exchanged once they are frozen

kind_public_side = What is offered to players and readers
kind_screens = The screens in the hall
kind_result_reported = A result reported by a player
kind_bye_asked_for = A bye asked for by a player
kind_waiting_list = The waiting list

# A row of the table of levels
kind_settled_result_changed = Result of an adjourned game changed after it was entered
# A row of the table of levels
kind_through_otherwise = Another goes through by the results

# In the place of a name: a match of a bracket in which no side leads
nobody_leads = nobody

# $went (text), $now (text)
# Before a result is corrected on which lots or a tie-break rested
word_falls = The match is not level any more: the word that { $went } goes through falls, and { $now } goes through.

# $now (text), $went (text), $boards (text)
# Before a result is corrected when the next stage was paired; the list is of board_of_round
went_on = By its result { $now } would go through. { $went } was paired since, and stays: { $boards }. The bracket keeps what was played.

# $board (number), $round (number)
# One of several in a list
board_of_round = board { $board } of round { $round }
kind_typing_kept = A typing that contradicts the board

kind_typing_answered = Which of two typings holds

kind_typing_lost = A typing without an answer gone

kind_warned_of_disagreement = Pairing while two results were typed for a board

kind_warned_of_others_result = Taking back a result that somebody else entered

kind_warned_of_elsewhere = Somebody who plays in another section at the same hours
kind_photograph_kept = Photograph kept
kind_photograph_taken_back = Photograph taken back
kind_photograph_of_appeal = Photograph of a game under appeal taken back
kind_photograph_brought_back = A photograph that was taken back there again

# $white (text), $black (text)
pair_of = { $white } – { $black }

# $round (number), $n (number)
# Before a round is published that was made or altered by hand; below it a table of the boards
not_as_engine_in =
    { $n ->
        [one] Round { $round } is not as the engine pairs it now: { $n } pair differs. The report will tell both, with your reason.
       *[other] Round { $round } is not as the engine pairs it now: { $n } pairs differ. The report will tell both, with your reason.
    }

# Head of that table: the pairs of the draft
to_be_published = To be published

# Head of that table: the pairs of the engine
engine_has = The engine has

# In place of a board’s number
the_bye = bye

# In that table, where one of the two has at a board a pair that the other has elsewhere
as_the_other = same pair in both, on another board

engine_instead = To have the engine’s pairs instead, go back to the draft and pair the round anew.

# Button under the question
not_yet = Do not publish yet

# $round (number)
# Button under the question whether a round is taken back
stays_published = Leave round { $round } published

# $board (number), $result (text)
# Button under the question about a result
enter = Board { $board }: { $result }

# $result (text)
# The other button
leave_result = Leave { $result }

# $board (number)
# Button
turn = Turn the colours of board { $board }

# $round (number)
# Button
alter_draft = Change the draft of round { $round }

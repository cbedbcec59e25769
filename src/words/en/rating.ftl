### Words of the rating reports and of the title norms.

rating_report = Rating report
rating_change = Rating change
expected_score = Expected score
k_factor = K
performance = Performance
performance_short = Rp
opponents_average = Opponents' average
initial_rating = Initial rating
unrated = Unrated
games = Games
no_games = There is no game against a rated opponent.
gap_not_rated = gap too great: not rated

# $sum (text), $k (text), $change (text), $rounded (text)
change_sum = sum { $sum } × K { $k } = { $change }, rounded { $rounded }

# $average (number), $percent (number), $difference (text), $rating (text)
initial_sum = Ra { $average }, p { $percent } %, dp { $difference }: Ru { $rating }

publishable = Can be published (B.02 7.1.4).
too_few_games = Fewer than 5 games: kept and pooled with later ones (B.02 7.1.4).
below_floor = Below the floor: stays unrated (B.02 7.1.4).
zero_score = A zero score in the first event is disregarded (B.02 8.2.1).
k_why = Why K
colour = Colour
opponent_number = Opponent's no.
opponent_fide_id = Opponent's FIDE ID
opponent_rating = Opponent's rating
counted_difference = D counted
by_game = by game
k_from_list = as on the rating list
k_reached_2400 = has reached 2400
k_junior = under 18, below 2300
k_below_2400 = below 2400
title_norms = Title norms
norm_games = Games (B.01 1.4.1)
norm_foreign = Foreign federations (B.01 1.4.3)
norm_own = Opponents of the own federation, at most (B.01 1.4.4)
norm_one = Opponents of one federation, at most (B.01 1.4.4)
norm_titled = Titled opponents (B.01 1.4.5a)
norm_holders = Opponents with the title in question (B.01 1.4.5)
norm_average = Average rating of the opponents (B.01 1.4.7)
norm_performance = Performance (B.01 1.4.8)
norm_score = Half points, at least 35 % (B.01 1.4.8b)
report_key = D: own rating less the opponent's, in brackets what of it counted. PD: expected score. -: unrated opponent, no change.
report_to_fide = Report
statistics = Statistics
objections = What stands against the report
nothing_to_object = Nothing stands against sending the report.
# Heads of two lists
would_refuse = FIDE would refuse
would_ask = FIDE may ask
files_to_send = Files
close_event = Close the event
reopen_event = Reopen the event
closing_means = Closing keeps the event as it is: nothing can be changed until it is reopened.
no_name = The tournament has no name.
no_federation = The tournament has no federation.
no_start = The first day is missing.
no_end = The last day is missing.
end_before_start = The last day is before the first.
no_chief_arbiter = The chief arbiter is not named.
no_chief_arbiter_id = The chief arbiter's FIDE ID is missing.
no_time_control = The time control is missing.
unreadable_time_control = The time control's code cannot be read, so the playing time is not checked. Write it like 40/5400+30:1800+30.

# $minutes (number), $needed (text), $names (text)
too_short = { $minutes } minutes for 60 moves are too short for a standard rating; { $needed } are needed by (B.02 1.1): { $names }.

first_control_too_early = The first time control must come after 30 moves at least (B.02 1.1).

# $minutes (number)
other_rate = { $minutes } minutes for 60 moves are not this rate of play (rapid: more than 10, fewer than 60; blitz: more than 3, at most 10).

# $names (text)
few_games = Fewer than 5 games against rated opponents, kept for later (B.02 7.1.4): { $names }.

# $rounds (number)
no_round_dates = Rounds without a date: { $rounds }.

# $round (number), $boards (text)
missing_results = Results of round { $round } are missing: { $boards }.

# $round (number), $boards (text)
adjourned_games = Adjourned games of round { $round }: { $boards }.

# $names (text)
no_fide_id = Without a FIDE ID: { $names }.

# $names (text)
no_birth_year = Without a year of birth: { $names }.

# $names (text)
no_player_federation = Without a federation: { $names }.

# $names (text)
no_gender = Without a sex: { $names }.

# $names (text)
womens_title = Men with a title for women: { $names }.

# $fide_id (text), $names (text)
same_fide_id = The same FIDE ID { $fide_id }: { $names }.

norms_to_check = Judged here: games, titles, federations, ratings, performance (B.01 1.4). To be checked by the arbiter: registration, days and rounds a day, rate of play, arbiters' titles, and the ratings and titles in force at the start.
federations_waived = The conditions on federations are waived: enough foreign players and titles in every round (B.01 1.4.3).
no_norms = No norm is made, within reach, or narrowly missed.
norm_made = made

# $against (text)
norm_makes_win = a win { $against } makes it

# $against (text)
norm_makes_draw = a draw { $against } makes it

# $against (text)
norm_makes_game = made when the game { $against } is played

# $against (text)
norm_keeps_win = still possible, but only with a win { $against }

# $against (text)
norm_keeps_draw = still possible with at least a draw { $against }

# $against (text)
norm_keeps_any = still possible whatever happens { $against }

# $name (text)
against = against { $name }

in_coming_round = in the coming round

# $rules (text)
norm_failed = Cannot be mended any more: { $rules }.

# $rating (text), $round (number), $title (text)
title_rating_reached = { $rating } reached after round { $round }: the rating of a { $title } (B.01 1.3, 1.5.3a), which later games do not take back; FIDE confirms it.

norm_chances = Chances of a norm
no_norms_in_scheveningen = Since 2024 no norms are made in Scheveningen events (B.01).
norm_players = Players of a double round robin (B.01 1.4.5)
norm_missed = missed
needed = Needed
found = Found
rounds_left_out = Rounds left out
all_games = All games
by_round = By round
by_rating = By average rating of the two
by_federation = By federation
white_score = White's score
white_wins = White won
draws = Drawn
black_wins = Black won
upsets = Upsets
statistics_hint = Games played over the board. An upset is a win against an opponent rated at least 200 higher; a band holds the games whose two players have that average.
rating_list = Rating list
search_list = Name, FIDE ID, year of birth, federation
search = Search
add_player = Add
add_all_the_same = Add all the same
no_list = There is no rating list yet. Import FIDE's file on this computer:
not_in_list = This player is not in the rating list.
grade_beginner = Beginner

# $level (text)
grade_player = Player, grade { $level }

# $level (text)
grade_master = Master, grade { $level }

which_file = The rating officer gets the file for rating: corrected results, and only once every game is decided. The report of the event shows it as it stands, with open games and what was done by hand; where there is nothing of that, the two are alike. TRF16 is for programs that cannot read TRF26.
file_for_rating = File for rating
file_of_event = Report of the event

# $rating (number), $list (text)
take_rating = Add with { $rating } ({ $list })

norm_exemption = Title norms: one of the events of B.01 1.4.3a to d (final of a national championship, zonal, team championship …), without conditions on federations
norm_games_least = Games of a norm at least
norm_games_nine = nine
norm_games_eight = eight (World Cup)
norm_games_seven = seven (World or Continental Team Championship)

# $names (text)
no_latin_name = Without a name in Latin letters: { $names }.

no_norms_unless_standard = No norms are made in rapid and blitz events (B.01).

# $paired (number), $rounds (number)
rounds_unpaired = Only { $paired } of { $rounds } rounds are paired.

close_names_missing = The event is not over: see below what is missing, and close it there if you mean it.

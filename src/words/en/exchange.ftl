### Words of imports and exports: defects of files with their places, what was mended, and the acts that a file tells.

# $line (number), $column (number)
place = Line { $line }, column { $column }

field_starting_number = starting number
field_sex = sex
field_fide_id = FIDE ID
field_birth = date of birth
field_opponent = opponent
field_colour = colour
field_round = round
field_rounds = number of rounds
field_date = date
field_round_date = date of a round
field_players = number of players
field_rated_players = number of rated players
field_teams = number of teams
field_initial_colour = initial colour
field_scoring = scoring
field_starting_rank = starting rank method
field_type = type of tournament
field_tie_breaks = tie-breaks
field_bye = bye
field_team_number = team number
field_team_strength = team strength
field_team_table = row of the teams’ crosstable (801, 802)

# $megabytes (text)
defect_too_large = The file is larger than { $megabytes } MB. Is it really a tournament?

defect_no_players = There is no player record (001) in the file: it is no TRF, or it was cut off.

# $field (text)
defect_missing = Missing: { $field }.

# $field (text), $text (text)
defect_unreadable = “{ $text }” cannot be read as: { $field }.

# $text (text)
defect_out_of_column = “{ $text }” stands between the columns of a round: the line is shifted.

# $field (text), $text (text), $limit (number)
defect_too_great = { $field }: { $text } is more than { $limit }.

# $number (number), $line (number)
defect_number_twice = Number { $number } stands in line { $line } already.

# $number (number)
defect_no_such_player = There is no player { $number }.

# $number (number)
defect_no_such_team = There is no team { $number }.

# $round (number)
defect_own_opponent = Round { $round }: the player is named as their own opponent.

# $round (number), $player (text), $opponent (text), $line (number)
defect_not_mirrored = Round { $round }: { $player } names { $opponent } as opponent, but line { $line } of { $opponent } does not name { $player }.

# $round (number), $player (text), $opponent (text), $line (number)
defect_same_colour = Round { $round }: { $player } and { $opponent } (line { $line }) have the same colour.

# $round (number), $player (text), $opponent (text)
defect_no_colours = Round { $round }: the game of { $player } and { $opponent } has no colours.

# $round (number), $player (text), $own (text), $opponent (text), $other (text), $line (number)
defect_contradiction = Round { $round }: the results contradict each other: { $player } has { $own }, { $opponent } (line { $line }) has { $other }.

defect_more = More defects follow; these first.

# $name (text)
note_encoding = Read as { $name }.

note_characters_lost = Some characters could not be read.
note_columns_in_bytes = The columns of this line count bytes; read so.

# $field (text), $text (text)
note_dropped = { $field }: “{ $text }” says nothing and is left out.

# $text (text)
note_unknown_result = The result “{ $text }” is not known: the game is taken as adjourned.

# $code (text)
note_unknown_record = Record { $code } is unknown; kept for the next export.

# $rounds (number)
note_rounds_assumed = The number of rounds is not given: { $rounds } assumed.

# $stated (number), $found (text)
note_more_rounds =
    { $stated ->
        [one] The file gives { $stated } round but has { $found }.
       *[other] The file gives { $stated } rounds but has { $found }.
    }

note_no_start = No date of start: today's editions of the rules are assumed.

# $system (text)
note_system_assumed = The pairing system is taken to be: { $system }.

# $control (text), $named (text)
note_rate_contradicted = Record 222 (the time control) says { $control }, the name of the event says { $named }: the time control decides. If it is wrong, correct both in the settings before anything is rated.

# $code (text)
note_system_unknown = Sonneborn does not pair by { $code }.

note_tie_breaks_assumed = The tie-breaks are not given: ours are assumed.

# $code (text), $why (text)
note_tie_break_kept = The tie-break { $code } stays in the list, but nothing is computed by it. { $why }

# $win (text), $draw (text), $bye (text)
note_scoring_inferred = By the points, a win is worth { $win }, a draw { $draw }, the pairing-allocated bye { $bye }.

note_scoring_by_colour = Points that differ by colour cannot be kept; White's are taken.

# $player (text), $stated (number), $computed (text)
note_points_differ =
    { $stated ->
        [one] { $player } has { $stated } point in the file, but their results give { $computed }.
       *[other] { $player } has { $stated } points in the file, but their results give { $computed }.
    }

# $field (text), $stated (text), $counted (text)
note_count_differs = { $field }: the file says { $stated }, there are { $counted }.

# $round (number), $player (text), $mark (text), $bye (text)
note_bye_from_result = Round { $round }: { $mark } of { $player } without an opponent is taken as: { $bye }.

# $round (number), $players (number)
note_several_byes = Round { $round } has more than one pairing-allocated bye: { $players }.

# $round (number)
note_round_without_games = Round { $round } has a pairing-allocated bye but no games. Take its publication back to pair it.

# $round (number), $players (number)
note_byes_of_next_round = Round { $round } is not paired yet; marks there are byes asked for: { $players }.

# $round (number), $player (text)
note_bye_differs = Round { $round }: the bye of { $player } in record 240 is not the one of record 001, which counts.

# $round (number), $player (text), $opponent (text)
note_result_from_opponent = Round { $round }: { $player } has no result; taken from { $opponent }.

# $round (number), $player (text), $opponent (text)
note_forfeit_from_one_side = Round { $round }: only one of { $player } and { $opponent } has a forfeit; taken as one.

# $round (number), $player (text), $opponent (text)
note_forfeit_without_mirror = Round { $round }: { $player } won by forfeit against { $opponent }, who does not name them.

# $round (number), $white (text), $black (text)
note_colours_assumed = Round { $round }: colours are open; { $white } is taken as White against { $black }.

# $round (number), $games (number)
note_results_missing =
    { $games ->
        [one] Round { $round }: { $games } game has no result.
       *[other] Round { $round }: { $games } games have no result.
    }

# $first (number), $second (number)
note_same_fide_id = { $first } and { $second } have the same FIDE ID.

note_baku_otherwise = The file names Baku acceleration and gives other points than the method (records 250): the points are kept, and the system is written without it.

note_pairing_by_rank = Pairing by rank (XXC rank) is not in the rules; numbers count.

note_old_team_records = The teams of records 013 stand in records 310 too, which count.

# $code (text), $team (text), $stated (text), $computed (text)
# Match points and game points, one behind the other
note_team_table_totals = Record { $code } gives { $team } the points { $stated }, the matches give { $computed }.

# $code (text), $round (text), $team (text), $stated (text), $computed (text)
# As it stands in the record: opponent, colour, results
note_team_table_round = Round { $round }, { $team }: record { $code } says “{ $stated }”, the matches give “{ $computed }”.

# $team (text), $stated (number), $computed (text)
note_team_points_differ =
    { $stated ->
        [one] { $team }: the file says { $stated } point, the matches give { $computed }.
       *[other] { $team }: the file says { $stated } points, the matches give { $computed }.
    }

note_abnormal_kept = Match points of record 299 are kept for the next export only.
column_sex = Sex
column_birth = Date of birth
column_family = Family name
column_given = Given name
column_national_id = National ID
column_rating_fide = FIDE rating
column_rating_rapid = Rapid rating
column_rating_blitz = Blitz rating
column_rating_national = National rating
column_estimate = Estimated rating
column_category = Category
column_paid = Paid
column_reduction = Reduction
column_note = Note

# $column (number)
cell_missing = { $column } is missing.

# $column (number), $text (text)
cell_unreadable = “{ $text }” cannot be read as: { $column }.

# $column (number), $limit (number)
cell_too_long =
    { $limit ->
        [one] { $column } is longer than { $limit } character.
       *[other] { $column } is longer than { $limit } characters.
    }

# $line (number)
cell_twice = The same player stands in line { $line } already.

cell_no_team = No team. Name it in the column taken as club.

# $text (text)
cell_unknown_title = “{ $text }” is no title that is known.
allowed_title = FIDE’s titles: GM, IM, WGM, FM, WIM, CM, WFM, WCM.
allowed_sex = m or w.
allowed_birth = A year or a date: 2001, 2001-05-17, 17.05.2001, 17 May 2001.
allowed_federation = Three letters, such as NOR.
allowed_fide_id = Digits only.
allowed_rating = A number from 1 to 3500, or nothing.
allowed_k = 40, 20 or 10.
cell_no_names = No column is marked as names. Choose the one that has them.

# $megabytes (text)
grid_too_large = The file is larger than { $megabytes } MB. Send the list of players only.

# $line (number), $limit (number)
grid_too_many_rows = Line { $line }: more than { $limit } rows.

# $line (number), $limit (number)
grid_too_many_columns = Line { $line }: more than { $limit } columns.

# $line (number)
grid_not_text = Line { $line } is no text. Save the list as CSV or XLSX and send that.

grid_empty = There is nothing in the file.

# $why (text)
grid_not_a_spreadsheet = The spreadsheet cannot be opened ({ $why }). Save it again as XLSX or CSV.

# $megabytes (text)
archive_too_large = The file is larger than { $megabytes } MB.

# $why (text)
archive_json = The file is damaged: { $why }. Copy it again from where it was saved.

# $member (text)
# The place of a member in a file of a newer version, as journal.3.act.name
archive_unknown = This version does not know what the file says at { $member }, and would lose it. Read it with the version that wrote it, or a newer one.

archive_other_format = The file is no tournament of Sonneborn.

# $edition (text), $known (text)
archive_too_new = The file is of edition { $edition }, this program knows { $known }. Install the newer program.

archive_empty = The file has no acts.

# $seq (number)
archive_gap = Act { $seq } is missing: the file is not whole.

archive_no_beginning = The file does not begin with the making of a tournament.

# $round (number)
archive_unknown_player = Round { $round } has a player who is not registered.

# $round (number)
archive_player_twice = Round { $round } has a player twice, or against themselves.

# $seq (number), $why (text)
archive_refused = Act { $seq } of the file cannot have been done: { $why }

too_great_to_check = The event is too great to be held against the engine here. Use: sonneborn check FILE
whole_tournament = Whole tournament (to another machine)

# $at (text), $who (text), $what (text)
story_line = { $at } { $who }: { $what }

# $at (text), $who (text), $what (text), $why (text)
story_line_with_reason = { $at } { $who }: { $what } ({ $why })

# $names (text), $round (number)
story_late_entry = late entry in round { $round }: { $names }

# $name (text)
story_return = { $name } returned

# $name (text), $round (number)
story_withdrawal = { $name } withdrew from round { $round } on

# $name (text), $round (number)
story_expulsion = { $name } expelled from round { $round } on

# $name (text), $round (number)
story_move = { $name } moved to another section from round { $round } on

# $name (text), $points (number)
story_adjustment =
    { $points ->
        [one] { $points } point for { $name } outside the games
       *[other] { $points } points for { $name } outside the games
    }

# $names (text)
story_lots = lots drawn: { $names }

# $names (text)
story_ranking = ranked by decision: { $names }
grid_wants_too_much = Reading this file takes more memory or time than any list of people needs: it is damaged, or made to do harm. Save the list again as XLSX or CSV.

# $number (number)
defect_in_two_teams = Player { $number } is in another team already.
column_latin_name = Name in Latin letters

note_lichess = A Swiss tournament of lichess: user names stand for names, lichess's own ratings for FIDE's, no places are given, and its tie-break (Sonneborn-Berger) is taken.

# $text (text)
note_address_for_place = Record 022, for the place, holds { $text }; taken as the website.

# $text (text), $day (text)
note_date_in_words = The date “{ $text }” is read as { $day }.

# $round (number), $player (number)
note_game_goes_on = Round { $round }: the game of { $player } goes on and has no result yet.

audits_busy = The server has other great files to check. Send this one again later.

audit_broken = The check of the file broke off. Send it again.

# $rounds (number), $of (number)
audit_runs = The file is being checked: { $rounds } of { $of } rounds are paired again.

audit_look_again = Look again

column_phone = Telephone

allowed_board = A number from 1 to 100.

# $field (text), $text (text)
# The field whose columns are nearest
note_beside_columns = “{ $text }” stands beside the columns of: { $field }. It is left out; look whether the line is shifted.

# $code (text), $text (text)
note_record_twice = Record { $code } comes again and says something else: this one counts, and the earlier “{ $text }” is left out.

# $code (text)
note_record_kept = Record { $code } is for events of teams, and this is none: it is kept for the next export and counts for nothing.

# $text (text)
note_title_kept = “{ $text }” is no title that is known: it is kept as it is written.

# $text (text), $title (text)
note_title_read = “{ $text }” is read as the title { $title }; look whether the line is shifted.

### The words about files of Swiss-Manager: why one is not read, and what was supposed or left out.

# $offset (text), $words (text)
at_offset = Offset { $offset }: { $words }

not_swiss_manager = This is no file of Swiss-Manager.
cut_off = The file ends too early. Copy it again from where it was saved.
sections_damaged = The file is damaged: its table of sections does not lead to them. Copy it again from where it was saved.

# $characters (text)
text_too_long = The file is damaged: a text of { $characters } characters.

# $system (text)
swiss_assumed = The file says Swiss, but not by which rules; { $system } is supposed by the date. Change it in the settings if another was used.

# $code (text)
kind_unknown = Tournaments of kind { $code } are not understood: players and settings are read, pairing goes on by hand.

scoring_assumed = The points for results and byes are not understood in this format; 1, ½ and 0 are supposed, and a point for the pairing-allocated bye.

# $number (number), $code (text)
tie_break_assumed = Tie-break { $number } of Swiss-Manager is taken as { $code }; what it cuts and how unplayed games count is not understood. Check the list in the settings.

# $number (number)
tie_break_unknown = Tie-break { $number } of Swiss-Manager is not understood and left out. Add what was announced in the settings.

# $number (number)
no_date = { $number } is no date; left out.

# $stated (text), $rounds (number)
rounds_assumed = Rounds by the file: { $stated }. Supposed: { $rounds }.

# $stated (text), $found (text)
players_differ = Players by the file: { $stated }. Found: { $found }.

# $field (text), $text (text)
field_unreadable = { $field } "{ $text }" cannot be read; left out.

# $number (number)
no_such_player = There is no player { $number }; the record is left out.

# $round (number), $board (number), $code (text)
result_unknown = Round { $round }, board { $board }: result { $code } is not understood; the game stays without a result until it is entered.

# $round (number), $number (number), $code (text)
bye_unknown = Round { $round }, player { $number }: bye { $code } is not understood; taken as an absence without points.

# $round (number)
game_in_unpaired_round = Round { $round } has a game but is not paired by the file's own count; the game is left out.

# $pairs (text)
kept_apart = Players or teams who are not to meet are read as forbidden pairs for all rounds. Pairs: { $pairs }.

# $bytes (text)
bytes_left = What follows the last pairing is not understood (bytes: { $bytes }).

no_boards = The file is damaged: it has teams, and does not say how many boards a match has.

# $system (text)
team_rules_assumed = A tournament of teams, taken as: { $system }. What a match is worth, what a bye gives and which colours teams prefer is not understood in this format; 2, 1 and 0 match points and a drawn match for the bye are supposed. Say what was announced in the settings, before the next round is paired.

# $player (number)
without_team = Player { $player } is of none of the teams.

# $number (number)
no_such_team = There is no team { $number }; the match is left out.

# $round (number), $team (text), $points (text)
bye_of_team = Round { $round }: { $team } met nobody and has { $points } game points in the file. Compare with what the settings give for it.

# $round (number)
game_of_no_match = Round { $round }: a game whose players are not of the two teams of its match. Look at its match.

# $team (text), $group (text)
group_left_out = { $team }: the group "{ $group }" has no place here and is left out.

# $text (text)
no_hour = "{ $text }" is no hour that is understood; the day alone is kept.

# $number (number), $text (text)
# Of a text of the event, by its place in the file
text_left_out = Text { $number } of the event, “{ $text }”, has no place here and is left out.

# $number (number), $players (text), $text (text)
# Of a text of players, by its place in the file, with the first that was found
player_texts_left_out = Text { $number } of players has no place here and is left out. Players who have one: { $players }, the first “{ $text }”.

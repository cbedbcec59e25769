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
kind_unknown = Tournaments of kind { $code } (teams among them) are not understood: players and settings are read, pairing goes on by hand.

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
kept_apart = Players who are not to meet are read as forbidden pairs for all rounds. Pairs: { $pairs }.

# $bytes (text)
bytes_left = What follows the last pairing is not understood (bytes: { $bytes }).

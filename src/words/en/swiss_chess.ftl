### The words about files of Swiss-Chess: why one is not read, and what was supposed or left out.

not_swiss_chess = This is no file of Swiss-Chess of version 7 or 8.

# $players (number), $rounds (number), $bytes (text)
length_differs = The file is damaged or of another version: { $players } players and { $rounds } rounds do not fill its { $bytes } bytes. Copy it again from where it was saved.

# $number (text)
number_twice = The file is damaged: two players have the number { $number }, or one has none.

# $boards (text)
no_boards = The file is damaged: matches of { $boards } boards.

name_missing = The file is damaged: a player without a name.

# $code (text)
kind_unknown = Tournaments of kind { $code } (knock-outs among them) are not understood: players and settings are read, the rounds are not.

# $code (number)
match_scoring_unknown = What a match is worth (code { $code }) is the organiser's own and not understood; 2, 1 and 0 are supposed. Set the points in the settings.

# $player (number)
without_team = Player { $player } is of no team of the file; their games count for none.

# $code (text)
scoring_unknown = Scoring { $code } is the organiser's own and not understood; 1, ½ and 0 are supposed. Set the points in the settings.

bye_assumed = What a bye is worth, and how unplayed games count in tie-breaks, is not understood in this format; a full point is supposed, and the tie-breaks of the edition in force.

# $number (number), $code (text)
tie_break_assumed = Tie-break { $number } of Swiss-Chess is taken as { $code }. Check the list in the settings.

# $number (number)
tie_break_unknown = Tie-break { $number } of Swiss-Chess has no counterpart in FIDE's list; it and those behind it are left out. Add what was announced in the settings.

# $player (number)
bonus_left_out = Player { $player } has points outside the games; they are left out. Enter them as an adjustment.

# $number (text)
dummy = Participant { $number } stands for the bye and is no player.

# $player (number), $from (number)
inactive = Player { $player } is marked as inactive, and is withdrawn from round { $from } on.

# $round (number), $player (number), $opponent (number)
not_mirrored = Round { $round }: player { $player } names { $opponent }, who names somebody else; the game is left out.

# $round (number), $player (number), $code (text)
colour_unknown = Round { $round }, player { $player }: colour { $code } is not understood; taken as an absence.

# $round (number), $white (number), $black (number), $of_white (text), $of_black (text)
result_unknown = Round { $round }, { $white } against { $black }: results { $of_white } and { $of_black } do not go together; the game stays without a result until it is entered.

### The words about files of SwissPerfect, PairTwo, SWAR and Papi, and about files that no reader takes.

# $program (text), $place (text), $words (text)
# The place as the file itself names it
at_place = { $program }, { $place }: { $words }

# $program (text), $words (text)
of_program = { $program }: { $words }

# What can be read; it follows on why a file is not
readable = Read are TRF of any version; files of Swiss-Manager (TUNX, TURX, TUMX, TUTX), Swiss-Chess 7 and 8 (SWT), PairTwo 5 and 6 (SWS) and SWAR 4 to 7 (SWAR); the three files of a SwissPerfect event (INI, TRN, SCO) in one ZIP archive; Papi's databases (PAPI), and the JSON that papi-converter makes of them; and whole tournaments of this program (JSON). Any other program that FIDE endorsed saves its events as TRF: save that there, and give it here.

# $why (text), $readable (text)
# Why a file is not read, and what can be
with_readable = { $why } { $readable }

unread_access = This is a database of Microsoft Access in which no event of Papi 3 can be found. If it is one of Papi, export the event as TRF, or as JSON with papi-converter, and give that.

unread_sqlite = This is a database (SQLite), in which Sharly Chess and other programs keep their events; it is not read. Export the tournament as TRF there, and give that.

unread_spreadsheet = This is a spreadsheet. A list of players is read on the page of players of an event; an event with its rounds needs a file of the program that ran it.

unread_archive = In this ZIP archive are not the three files of a SwissPerfect event (INI, TRN, SCO). Unpack it, and give the file of the tournament.

unread_pdf = This is a PDF, from which no rounds can be read. Ask whoever ran the event for its TRF.

unread_web_page = This is a web page, from which no rounds can be read. Ask whoever ran the event for its TRF; chess-results offers it under the tournament's downloads.

# $why (text)
json = The file cannot be read as JSON: { $why }.

# $version (text), $first (text), $last (text)
# Understood are the versions from $first to $last
version_unknown = Version { $version } is not understood. Open the file in one of the versions { $first } to { $last } of the program, save it there, and give that.

# $section (text)
# The name of a section as it stands in the file
section_missing = The section { $section } must begin here, and does not: the file is damaged, or of a version of which the layout is not known. Copy it again from where it was saved, or save the event as TRF in the program.

# $number (text)
impossible = The file is damaged: { $number } cannot stand here. Copy it again from where it was saved.

# $part (text)
part_missing = There is no .{ $part } in the archive. Pack the three files of the event (.ini, .trn, .sco) into one ZIP archive.

one_part_only = This is one of the three files of an event. Pack all three (.ini, .trn, .sco) into one ZIP archive, and give that.

table_damaged = The file is damaged, or is none of the program's. Copy it again from where it was saved.

no_players = There are no players in the file.

# $limit (text)
too_many_players = More players than an event can have ({ $limit }).

# $players (text), $rounds (text)
no_table = A round robin of so many players ({ $players }) has another number of rounds than { $rounds }: what was played is read, pairing goes on by hand.

event_not_told = The file says nothing of the event itself: say its name, system and rounds in the settings.

teams_not_understood = Teams, and matches of several games, are not understood in this format: the players are read, the rounds are not.

# $name (text)
acceleration_left_out = The acceleration "{ $name }" is none of FIDE's and is left out: rounds that are paired stay as they are, those to come are paired without it.

# $text (text)
rate_assumed = "{ $text }" is no rate of play that is understood; standard is supposed. Change it in the settings if it was another.

# $text (text), $code (text)
tie_break_assumed = Tie-break { $text } is taken as { $code }. Check the list in the settings.

# $text (text)
tie_break_unknown = Tie-break { $text } has no counterpart in FIDE's list and is left out. Add what was announced in the settings.

# $text (text)
unreadable = "{ $text }" is not understood here; left out.

# $players (text)
field_left_out = There is no place for this here; left out. Players who have something in it: { $players }.

# $text (text)
# Settings by the names that the program gives them, with their values
settings_left_out = There is no place for this here; left out: { $text }.

one_rating = The file has one rating a player: it is taken as FIDE's of players who have a FIDE ID, as the national one of the others.

# $records (text)
deleted = Records that had been deleted are passed over: { $records }.

# $number (text)
no_such_player = There is no player { $number }; left out.

# $round (number), $white (number), $black (number), $code (text)
result_unknown = Round { $round }, { $white } – { $black }: the result { $code } is not understood; the game stays without one until it is entered.

# $round (number), $white (number), $black (number)
forfeit_assumed = Round { $round }, { $white } – { $black }: the file has one code for games that were not played and for games that are not rated; a forfeit is supposed. Enter the result anew if it was played.

# $round (number), $player (number)
twice_in_round = Round { $round } has player { $player } twice; the second record is left out.

# $round (number), $player (number), $code (text)
bye_unknown = Round { $round }, player { $player }: what { $code } gives without an opponent is not understood; taken as an absence without points.

# $round (number), $players (text)
several_byes = In round { $round } several players have a full point without an opponent ({ $players }): the first is taken as the pairing-allocated bye, the others as full-point byes.

# $player (number), $points (text)
bonus_as_byes = Player { $player }: the bonus of { $points } is read as half-point byes in the rounds without a game.

# $player (number), $points (text)
bonus_kept = Player { $player }: { $points } beside the games are kept as points of the arbiter's.

# $player (number), $from (number)
withdrawn = Player { $player } is marked as withdrawn, and is out from round { $from } on.

boards_assumed = The order of boards is not in the file; it is made from the scores, as C.04.2 orders them.

numbers_assumed = The file has no starting numbers that can be used; they are given anew. Compare them with the published list before the next round is paired.

# $records (text)
records_left_out = There is no place for this here; left out. Records that have something in it: { $records }.

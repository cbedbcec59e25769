### Words of the checker, the generator and the command `pair`.

# $file (text), $why (text)
cannot_read = { $file } cannot be read: { $why }

# $file (text), $why (text)
cannot_write = { $file } cannot be written: { $why }

file_missing = Which tournament file? Name it, or see --help.
calling_line = This calling line is not understood. These are:
colour_missing = The file does not say which colour the first player has in round 1, and no game shows it. Draw it, and add a line "152 W" or "152 B" (or "XXC white1" or "XXC black1").
rounds_missing = The file does not say how many rounds the tournament has. Add a line "142 9" (or "XXR 9").

# $round (number)
results_missing = Results of round { $round } are missing.

# $rounds (number)
all_rounds_paired =
    { $rounds ->
        [one] The only round is paired.
       *[other] All { $rounds } rounds are paired.
    }

engine_failed = The engine failed. Please report this with the file.

# $round (number), $why (text)
stopped_before = The tournament ends before round { $round }: { $why }

# $file (text), $line (number), $text (text)
configuration_line = { $file }, line { $line }: "{ $text }" is not understood.

# $file (text), $line (number), $text (text)
configuration_too_great = { $file }, line { $line }: "{ $text }" is more than the program can do.

# $file (text)
configuration_ratings = { $file }: the highest rating is below the lowest one.

# $round (number)
check_same = Round { $round }: as the engine pairs it.

# $round (number), $count (number)
check_differs =
    { $count ->
        [one] Round { $round }: { $count } difference.
       *[other] Round { $round }: { $count } differences.
    }

# $round (number), $why (text)
check_no_pairing = Round { $round }: the engine finds no pairing: { $why }

# $white (text), $black (text)
only_in_file = { $white } – { $black }: paired in the tournament only

# $white (text), $black (text)
only_by_engine = { $white } – { $black }: paired by the engine only

# $white (text), $black (text)
other_colours = { $white } – { $black }: the engine gives the other colours

# $file (text), $engine (text)
other_bye = pairing-allocated bye: { $file } in the tournament, { $engine } by the engine

nobody = nobody
no_teams = The file has no teams (records 310 or 013), so there is nothing to pair.

# $teams (number), $possible (number), $rounds (number)
fewer_rounds_of_teams = Rounds that { $teams } teams can play without meeting again: { $possible }; asked for: { $rounds }. Ask for fewer rounds, or for more players.

# $players (number), $possible (number), $rounds (number)
fewer_rounds = Rounds that { $players } players can play without meeting again: { $possible }; asked for: { $rounds }. Ask for fewer rounds, or for more players.

# Of a file of another program
no_teams_entered = The event is one of teams, and no teams are in the file: it was saved before any were entered. Enter the teams in the program that made it, save it again, and give that file.

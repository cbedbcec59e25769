### The teams of an event and the page that sets them.

teams = Teams
hint = Two teams of 2 to 13 players each, in the order of boards: everyone meets everyone of the other team. Type names or numbers, one a line.

# $n (number)
team_n = Team { $n }

team_name = Name
members = Players in board order
suggested = A proposal by club or federation and rating; nothing is saved yet.
set_up = Set up the two teams
not_scheveningen = Teams are set here for a Scheveningen event; choose the system in the settings.
fixed = Round 1 is paired: the teams stay as they are.
name_missing = Each team needs a name, and the two names must differ.

# $first (number), $second (number)
sizes = Both teams need the same number of players, from 2 to 13; these have { $first } and { $second }.

# $name (text)
in_both = { $name } is named twice.

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

nickname = Short name

captain = Captain

takes_part = Takes part

captains_link = Captain's link

# A group of the settings
matches_of_teams = Team matches

# A field
boards_of_match = Boards in a match

# $count (number)
boards_count = { $count ->
        [one] { $count } board
       *[other] { $count } boards
    }

match_points = Match points

game_points = Game points

# Match points for it
match_win = Match won

# Match points for it
match_draw = Match drawn

# Match points for it
match_loss = Match lost

first_score = Teams are paired and ranked first by

colour_preferences = Colours that teams prefer (C.04.6 art. 1.7)

type_a = Type A: simple

type_b = Type B: strong and mild

no_preferences = None

# A tick
second_score = The other score tells which team of a pair is higher, for colours (art. 4.2.2)

team_bye = Pairing-allocated bye of a team

team_bye_hint = Empty: the points of a drawn match (C.04.6).

# A field
line_up_minutes = Captains give line-ups until so long before the round

line_up_minutes_hint = Empty: teams sit in the order of their squads unless an arbiter notes another line-up. With a time, matches are published first and the boards when the line-ups are closed.

# A tick
free_order = A line-up may change the order of the squad

# A column, a link
team = Team

captains_links = Captains' links

# A link: import of a CSV or XLSX file
from_a_list = From a list

add_team = Add team

# The button
add_and_next = Add, and the next

no_teams_yet = No team yet. Add one by one, or all from a list with a row for each player and a column with the team.

# The button
number_teams = Number by strength

number_teams_why = By the average rating of the strongest players, as many as there are boards.

# The button
draw_numbers = Draw the numbers

draw_numbers_why = By lot, from the seed of the event.

# A column
strength = Average

# $round (number)
# A team
out_from = out from round { $round } on

players_missing = Name at least one player.

# $name (text)
name_taken = There is a team { $name } already.

# Where teams came from
by_form = form

# $round (number)
late_team = The event has begun: the team plays from round { $round } on.

# Under the field of players
players_hint = One a line, the first board first, reserves last: name; rating; title; federation; FIDE ID; year of birth. All but the name may be left out.

fide_id = FIDE ID

# In the place of a board number
reserve_short = Res.

# $name (text)
# A button
up = { $name } one board up

# $name (text)
# A button
down = { $name } one board down

# $name (text)
# A button
take_out = Take { $name } out of the team

# The button
add_to_squad = Add at the end

free_hint = Every player has a team. For one more, add the player first.

line_ups = Line-ups

line_up = Line-up

no_line_ups = The team sits in the order of its squad.

# $round (number)
line_up_of = Line-up, round { $round }

# A heading
data = Data of the team

# The button
withdraw = Withdraw the team

# The button
take_back = The team returns

# A field
from_round = from round

# $text (text)
no_such_change = There is no such change: { $text }.

links_hint = A captain gives the line-up by the link, on a phone, until the deadline. The link opens nothing else. It is shown once, here; a new one ends the old one.

links_made = These links are shown now and never again: print the page or send them.

# The button
make_all_links = Links for all who have none

# A team
has_link = has a link

# The button
make_link = Make a link

# The button
new_link = New link

# The button
revoke_link = Take it back

# $team (text)
against = Against { $team }

match_has_begun = Results of this match are in: the line-up stays.

# The button
note_line_up = Note the line-up

# The button
order_of_squad = Order of the squad

# $board (number)
board_n = Board { $board }

# At a board
nobody = nobody

any_order = The players may stand in any order.

fixed_order = The players keep the order of the squad; whoever comes in pushes the others down.

white_on_first = White on board 1

black_on_first = Black on board 1

# $time (text)
until = Until { $time }

# The button
give_line_up = Give the line-up

line_up_saved = The line-up is noted. You can change it until the deadline.

is_final = The line-up is final.

nothing_to_give = No round waits for a line-up.

too_late = The time for line-ups is over. Speak to the arbiter.

empty_board_between = Boards are filled from the first: no empty board above a player.

# $team (text)
# The author of an act
captain_of = Captain of { $team }

import_hint = The column taken as club names the team. Players stand in board order; teams are made of all lines at once.

task_add_teams = Add the teams

# $round (number), $given (number), $teams (number)
task_line_ups = Round { $round }: { $given } of { $teams } line-ups are in; close them

# $board (number), $name (text)
# A board of a match
wins_alone = Board { $board }: { $name } wins, nobody opposite

# A team in a round
no_match = no match

# At the round desk
line_ups_are_open = Captains still give their line-ups: the public sees the matches, not the boards, and no results are taken.

# $teams (text)
# At the round desk: the teams
line_ups_not_in = Not in yet: { $teams }

# The button
close_line_ups = Close the line-ups and show the boards

# A heading, the label of two menus
swap_teams = Swap two teams

# The label of a field
swap_label = The numbers of two teams

swap_unread = Write the numbers of two teams: 3 = 5

# In public, on the page of a match
line_ups_to_come = Captains still give their line-ups. The boards are shown here then.

# Of a match
lost_by_default = Lost by default

# $team (text)
did_not_come = { $team } did not come

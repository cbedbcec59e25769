### Papers of team events.

# A paper: the teams with their players
team_list = Teams and players

# $teams (number), $players (number)
totals = { $teams ->
        [one] { $teams } team
       *[other] { $teams } teams
    }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }

# A paper
pairings_of_teams = Pairings of teams

# A paper
match_sheets = Match sheets

# A paper
line_up_sheets = Line-up sheets

# A paper
blank_line_ups = Line-up sheets, blank

# A paper
board_prizes = Board prizes

# $n (number)
match_n = Match { $n }

# On a match sheet, the sum of the boards
total = Total

# A column: the numbers of the boards in the hall
boards = Boards

# Above the players of a team
squad = Squad

# Below a line to write the time on
given_at = Given at

# A heading: the players after the last board
reserves = Reserves

# A column
games = Games

# $least (number)
at_least =
    { $least ->
        [one] With at least { $least } game over the board; grey: with fewer.
       *[other] With at least { $least } games over the board; grey: with fewer.
    }

by_percentage_key = By percentage; of the same, who has more points first.

by_points_key = By points; of the same, who needed fewer games first.

# A choice
percentage = Percentage

# A field
least_games = Games at least

# A field
measure = By

# The button
show = Show

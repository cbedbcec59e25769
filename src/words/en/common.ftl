### Words that more than one page or paper uses. Terms follow FIDE's English and the glossary of Chinese chess usage.

round = Round

# $n (number)
round_n = Round { $n }

board = Board
board_short = Bd
white = White
black = Black
player = Player
players = Players
opponent = Opponent
name = Name
title = Title
federation = Federation
federation_short = Fed
club = Club
rating = Rating
rating_short = Elo
points = Points
points_short = Pts
rank = Rank
rank_short = Rk
number_short = No.
result = Result
standings = Standings
crosstable = Crosstable
bye = Bye
pairing_allocated_bye = Pairing-allocated bye
half_point_bye = Half-point bye
full_point_bye = Full-point bye

# $what (text)
label = { $what }:{ " " }

zero_point_bye = Zero-point bye

# $what (text), $note (text)
noted = { $what } ({ $note })

# $said (text), $next (text)
and_then = { $said } { $next }

# Between the parts of a list that stands inside a sentence
list_comma = ,{ " " }

# Between the parts of a list that have commas themselves
list_semicolon = ;{ " " }

# $boards (text), $count (number)
# In a sentence: the boards 3, 7, …; one of them is “board 3”
boards_named =
    { $count ->
        [1] board { $boards }
       *[other] boards { $boards }
    }

### Why the Dutch System paired a round as it did, and why it did not otherwise, in words (C.04.3).
###
### Each edition gets its own numbers and, where they differ, its own words.

comma = ,{ " " }
c5 = the lowest score for the bye
c6 = the fewest downfloaters
c7 = the lowest scores of the downfloaters
c7_2017 = small score differences of pairs and downfloaters
c8 = downfloaters who suit the following bracket
c9 = the fewest unplayed games of the bye's receiver
c10 = colour differences of topscorers within 2
c11 = no third game running with the same colour for topscorers
c12 = colour preferences
c13 = strong colour preferences
c14 = no second downfloat running for residents
c15 = no second upfloat running for opponents from the group
c14_2017 = no downfloat as in the previous round
c15_2017 = no upfloat as in the previous round
c16 = no downfloat as two rounds before
c17 = no upfloat as two rounds before
c18 = small score differences of players moved down again
c19 = small score differences of opponents floated up again
c20 = small score differences of players moved down two rounds before
c21 = small score differences of opponents floated up two rounds before

# $name (text), $text (text)
named = { $name } ({ $text })

# $name (text), $text (text), $article (text)
named_article = { $name } ({ $text }, art. { $article })

# $name (text), $score (text), $unplayed (text)
bye_given = { $name } gets the bye: { $score } is the lowest score at which the others can all be paired (C5); unplayed rounds so far: { $unplayed } (C9).

# $name (text), $score (number)
bye_left_over =
    { $score ->
        [one] { $name } ({ $score } point) gets the bye: left over in the last bracket (A.9).
       *[other] { $name } ({ $score } points) gets the bye: left over in the last bracket (A.9).
    }

# $name (text), $rule (text)
not_bye_barred = Not { $name }: already had a bye, or a win's points without playing ({ $rule }).

# $name (text), $rule (text)
not_bye_needed = Not { $name }: without this player the others could not all be paired ({ $rule }).

# $name (text)
not_bye_unplayed = Not { $name }: more unplayed rounds so far (C9).

# $score (number), $residents (number)
group = Bracket of { $score ->
        [one] { $score } point
       *[other] { $score } points
    }: { $residents ->
        [one] { $residents } resident
       *[other] { $residents } residents
    }.

# $names (text)
came_down = Moved down from above: { $names }.

# $name (text), $pairs (text)
floats_odd = { $name } floats down: the number of players is odd ({ $pairs }).

# $name (text), $rematch (text), $colour (text)
floats_nobody = { $name } floats down: may meet nobody of this bracket ({ $rematch }, { $colour }).

# $name (text), $article (text)
floats_limbo = { $name } floats down again: not all who came from above find an opponent (art. { $article }).

# $name (text), $completion (text), $pairs (text)
floats_needed = { $name } floats down: otherwise not everyone in this bracket or below could be paired ({ $completion }, { $pairs }).

# $criterion (text), $players (number)
gave_way = Had to give way ({ $players }): { $criterion }.

everything_kept = No criterion had to give way.

# $score (number)
pair_in =
    { $score ->
        [one] Paired in the bracket of { $score } point.
       *[other] Paired in the bracket of { $score } points.
    }

# $name (text), $score (number)
pair_moved =
    { $score ->
        [one] { $name } was moved down to the bracket of { $score } point.
       *[other] { $name } was moved down to the bracket of { $score } points.
    }

# $criterion (text)
pair_missed = Gives way here: { $criterion }.

# $article (text)
colour_both = Both colour preferences are granted (art. { $article }).

# $article (text)
colour_stronger = The stronger colour preference is granted (art. { $article }).

# $article (text)
colour_alternated = The colours change from the latest round in which they differed (art. { $article }).

# $article (text)
colour_higher = The higher ranked player's preference is granted (art. { $article }).

# $article (text)
colour_initial = By the initial colour and the higher ranked player's number (art. { $article }).

they_meet = They do meet in this round.
not_paired = One of them is not to be paired in this round.

# $rule (text)
have_met = They have already met ({ $rule }).

kept_apart = The regulations of the event keep them apart.

# $rule (text)
same_colour = Both must have the same colour, and neither is a topscorer in the last round ({ $rule }).

# $rule (text)
leaves_others = If they met, not everyone else could be paired ({ $rule }).

# $now (text), $then (number)
bye_higher =
    { $then ->
        [one] If they met, the bye would go to { $then } point instead of { $now } (C5).
       *[other] If they met, the bye would go to { $then } points instead of { $now } (C5).
    }

# $score (number), $criterion (text), $now (text), $then (text)
criterion_worse =
    { $score ->
        [one] If they met, the bracket of { $score } point would do worse by { $criterion }: { $then } instead of { $now }.
       *[other] If they met, the bracket of { $score } points would do worse by { $criterion }: { $then } instead of { $now }.
    }

# $score (number), $article (text)
comes_later =
    { $score ->
        [one] That would fulfil all criteria as well, but in the bracket of { $score } point it comes later in the sequence of art. { $article }.
       *[other] That would fulfil all criteria as well, but in the bracket of { $score } points it comes later in the sequence of art. { $article }.
    }

# $score (number)
would_collapse =
    { $score ->
        [one] If they met, all below the bracket of { $score } point would have to be paired as one bracket (A.9).
       *[other] If they met, all below the bracket of { $score } points would have to be paired as one bracket (A.9).
    }

# $count (number)
# What a criterion counts, with one pairing and with another: criterion_worse puts two of them in its sentence
value_floaters =
    { $count ->
        [0] no downfloater
        [one] one downfloater
       *[other] { $count } downfloaters
    }

# $scores (text)
value_scores = downfloaters with { $scores }

# $differences (text)
value_differences = score differences of { $differences }

value_no_differences = no score difference

# $count (number), $scores (text)
# Moved down, and without an opponent again: there is no score difference yet
value_again =
    { $count ->
        [one] one who moves down again without an opponent (score: { $scores })
       *[other] { $count } who move down again without an opponent (scores: { $scores })
    }

# $floaters (text), $scores (text)
# C8: value_floaters of the following bracket, with value_scores or value_differences
value_next = in the following bracket { $floaters }, { $scores }

value_next_none = nobody floating down from the following bracket

# $count (number)
value_unplayed =
    { $count ->
        [0] no unplayed round
        [one] one unplayed round
       *[other] { $count } unplayed rounds
    }

# $count (number)
value_players =
    { $count ->
        [0] nobody
        [one] one player
       *[other] { $count } players
    }

### Why the Dubov System paired a round as it did, and why it did not otherwise, in words (C.04.4.1).

comma = ,{ " " }

# $name (text), $score (text), $games (number)
bye_given = { $name } gets the bye: of those who can have it, the lowest score ({ $score }), then the most games played ({ $games }), then the largest number (art. 3.1).

# $name (text)
bye_barred = { $name } cannot have it: had a bye, or the points of a win without playing, before (C2).

# $name (text)
bye_needed = Without { $name } the others could not all be paired (art. 3.1.2).

# $score (number), $residents (number)
group =
    { $score ->
        [one] Group of { $score } point, players: { $residents }.
       *[other] Group of { $score } points, players: { $residents }.
    }

# $name (text), $score (text)
comes_up = { $name } ({ $score }) comes up from a lower group: as few as possible, with the highest scores, those who serve the colours best, then the highest ranked (art. 3.2.2).

# $times (number)
comes_up_often = It is upfloat number { $times } for a player who has reached the maximum (C8, C9).

comes_up_again = The player was upfloated in the previous round as well (C10).
halves = Nobody of the group had played: the upper half by number meets the lower half (art. 3.2.3).

# $white (text), $black (text)
seekers = { $white } of them are due White and { $black } Black (art. 3.2.3).

# $names (text)
shifted = Counted with the other colour, so that both sides are equal: { $names } (art. 3.2.4, from the middle of the list).

# $name (text), $place (number), $aro (text)
by_aro = { $name } stands at place { $place } by the average rating of opponents ({ $aro }), the lowest first, and gets the first opponent still free in the order of numbers (art. 3.2.5, 3.2.6).

# $name (text)
not_met = Not { $name }: they have met (C1).

# $name (text)
not_forbidden = Not { $name }: the regulations of the event keep them apart.

# $name (text)
not_same_colour = Not { $name }: both must have the same colour (C3).

# $name (text)
not_others = Not { $name }: then the rest of the group could not be paired.

# $name (text)
colour_initial = { $name } has White: neither has played; an odd number of the higher ranked gets the initial colour, an even number the other (art. 5.2.1).

# $name (text)
colour_both = { $name } has White: both get the colour due (art. 5.2.2).

# $name (text)
colour_stronger = { $name } has White: the stronger preference is granted (art. 5.2.3).

# $name (text)
colour_alternated = { $name } has White: they change from the latest round in which their colours differed (art. 5.2.4).

# $name (text)
colour_higher = { $name } has White: the preference of the higher ranked is granted (art. 5.2.5).

have_met = They have already met (C1).
same_colour = Both must have the same colour (C3).
leaves_others = If they met, not everyone else could be paired (C4).

# $then (text), $now (text), $higher (number), $lower (text)
bye_score =
    { $higher ->
        [one] If they met, { $then } would get the bye instead of { $now }: { $higher } point instead of { $lower } (art. 3.1.3).
       *[other] If they met, { $then } would get the bye instead of { $now }: { $higher } points instead of { $lower } (art. 3.1.3).
    }

# $then (text), $now (text), $fewer (number), $more (text)
bye_games =
    { $fewer ->
        [one] If they met, { $then } would get the bye instead of { $now }: { $fewer } game played instead of { $more } (art. 3.1.4).
       *[other] If they met, { $then } would get the bye instead of { $now }: { $fewer } games played instead of { $more } (art. 3.1.4).
    }

# $then (text), $now (text)
bye_number = If they met, { $then } would get the bye instead of { $now }, whose number is larger (art. 3.1.5).

c5 = the fewest upfloaters
c6 = small score differences of the upfloaters
c7 = colour preferences
c8 = the fewest maximum upfloaters
c9 = the fewest earlier upfloats of maximum upfloaters
c10 = the fewest upfloaters of the previous round

# $score (number), $number (number), $text (text), $now (text), $then (text)
criterion_worse =
    { $score ->
        [one] If they met, the bracket of { $score } point would do worse by C{ $number } ({ $text }): { $then } instead of { $now }.
       *[other] If they met, the bracket of { $score } points would do worse by C{ $number } ({ $text }): { $then } instead of { $now }.
    }

# $score (number), $now (text), $then (text)
other_upfloaters =
    { $score ->
        [one] If they met, the bracket of { $score } point would take { $then } instead of { $now } from below: as good by all criteria, but later in the order of art. 4.2.
       *[other] If they met, the bracket of { $score } points would take { $then } instead of { $now } from below: as good by all criteria, but later in the order of art. 4.2.
    }

# $score (number), $now (text), $then (text)
other_shifters =
    { $score ->
        [one] If they met, in the bracket of { $score } point these would be counted with the other colour: { $then }, instead of { $now }. That comes later in the order of art. 4.3.
       *[other] If they met, in the bracket of { $score } points these would be counted with the other colour: { $then }, instead of { $now }. That comes later in the order of art. 4.3.
    }

# $score (number), $player (text), $now (text), $then (text)
later_transposition =
    { $score ->
        [one] If they met, { $player } would meet { $then } instead of { $now } in the bracket of { $score } point: a later transposition by art. 4.4.
       *[other] If they met, { $player } would meet { $then } instead of { $now } in the bracket of { $score } points: a later transposition by art. 4.4.
    }

nobody = nobody
nothing = none

# $names (text)
without_rating = Without a rating, and counted as 0 in the averages: { $names }. Give them provisional ratings (art. 1.1).

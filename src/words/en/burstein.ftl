### Why the Burstein System paired a round as it did, in words (C.04.4.2). What it has in common with the Dubov System is said
### by [`super::dubov`]: the bye barred, and art. 5.2 on colours.

# $buchholz (text), $sonneborn_berger (text)
index = Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn_berger }

# $name (text), $score (text), $games (number), $index (text)
bye_given = { $name } gets the bye: of those who can have it, the lowest score ({ $score }), then the most games played ({ $games }), then the weakest opponents ({ $index }; art. 3.1).

# $score (number), $residents (number)
group =
    { $score ->
        [one] Group of { $score } point, players: { $residents }, ranked by the strength of the opponents they met (art. 1.8).
       *[other] Group of { $score } points, players: { $residents }, ranked by the strength of the opponents they met (art. 1.8).
    }

# $names (text)
incoming = Come down into it: { $names }.

# $names (text)
outgoing = Go down from it: { $names }. The most pairs are made here (C5), with the lowest scores among those who go (C6), who can best be paired below (C7).

# $count (number)
disappointed = Players without the colour due to them: { $count }, the fewest possible (C8).

# $name (text), $bsn (number), $index (text), $other (text), $other_bsn (number), $other_index (text)
meets = { $name } has place { $bsn } of the bracket ({ $index }) and meets the last in it who is free and fits: { $other }, place { $other_bsn } ({ $other_index }; art. 4.3).

# $name (text)
not_worse = Not { $name }: then the bracket or those below would be paired worse (C4 to C8).

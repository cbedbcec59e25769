### The home of an event: what to do, and the hall at a glance.

to_do = To do
the_hall = The hall
still_playing = Still playing
here_now = Arbiters here now
backup = Backup

# $round (number), $at (text)
next_round_at = Round { $round } starts { $at }

# $count (number)
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

# $here (number), $all (number)
players_checked_in =
    { $all ->
        [one] { $here } of { $all } player checked in
       *[other] { $here } of { $all } players checked in
    }

# $count (number)
fide_refuses =
    { $count ->
        [one] FIDE would refuse { $count } thing
       *[other] FIDE would refuse { $count } things
    }

# $count (number)
fide_asks =
    { $count ->
        [one] FIDE may ask about { $count } thing
       *[other] FIDE may ask about { $count } things
    }

# $count (number)
task_check_ratings =
    { $count ->
        [one] { $count } player differs from the rating list in force: check
       *[other] { $count } players differ from the rating list in force: check
    }


### The home of an event: what to do, and the hall at a glance.

to_do = To do
not_open = Not open to spectators yet
only_here = Only this computer can open this address. For the hall’s phones, start Sonneborn with --listen 0.0.0.0:8080 or --desktop.
the_hall = The hall
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


# $claim (text), $round (number), $board (number)
task_claim = Claim not decided: { $claim }, round { $round }, board { $board }
# $count (number)
task_missing_ids =
    { $count ->
        [one] { $count } player has no FIDE ID
       *[other] { $count } players have no FIDE ID
    }
# $name (text), $at (text)
# An arbiter whose pages have closed or lost the network; what their device still keeps is not known here
gone_since = { $name }: not connected since { $at }; results typed there may not be sent
# $count (number)
# Deputies who came by a link, in the list of who is here
joined =
    { $count ->
        [one] { $count } deputy came by a link
       *[other] { $count } deputies came by a link
    }
# $count (number)
open_links =
    { $count ->
        [one] { $count } link to join is open
       *[other] { $count } links to join are open
    }
# $player (text), $round (number)
task_appeal = Appeal not decided: { $player }, round { $round }
# $count (number), $round (number), $boards (text)
task_adjourned =
    { $count ->
        [one] Adjourned in round { $round }: board { $boards }
       *[other] Adjourned in round { $round }: boards { $boards }
    }

# $round (number), $count (number), $names (text)
# To do: players in a draft who left or asked for a bye
task_gone_from_draft = In the draft of round { $round }, and not in the round any more ({ $count }): { $names }

# $round (number), $count (number), $names (text)
task_outside_draft = Not in the draft of round { $round } ({ $count }): { $names }

# $round (number), $count (number), $names (text)
task_without_game = Neither a game nor a bye in round { $round } ({ $count }): { $names }

# $count (number), $names (text)
# To do before the next round is paired
task_no_shows = Did not come, and would be paired ({ $count }): { $names }

# The head of Now, and the hall

# $n (number)
needs_you =
    { $n ->
        [one] One thing needs you
       *[other] { $n } things need you
    }

# $n (number)
of_results =
    { $n ->
        [one] of { $n } result
       *[other] of { $n } results
    }

hall_in = in
hall_playing = playing
hall_said = reported by players
hall_clash = two results
# $round (number), $board (number), $both (text)
task_disagreement = Round { $round }, board { $board }: two results were typed ({ $both }). Say which holds

# $n (number), $name (text), $at (text)
gone_with_unsent = { $name } left at { $at }; results unsent on their device: { $n }

# $count (number), $named (text)
task_elsewhere =
    { $count ->
        [one] { $count } player plays in another section at the same hours: { $named }
       *[other] { $count } players play in another section at the same hours: { $named }
    }

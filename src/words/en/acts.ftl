### The acts of the journal in words: what was done, with old and new.

# $name (text)
created = Tournament created: { $name }

# $source (text), $players (number), $rounds (number)
imported = Imported from { $source }: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }

# $what (text)
details_changed = Details changed: { $what }

# $what (text)
regulations_changed = Regulations changed: { $what }

# Where players came from that were typed, not read from a file.
by_hand = by hand
# $count (number), $source (text), $names (text)
registered =
    { $count ->
        [one] { $count } player registered ({ $source }): { $names }
       *[other] { $count } players registered ({ $source }): { $names }
    }

# $name (text), $what (text)
edited = { $name } changed: { $what }

# $name (text)
removed = { $name } removed

# $name (text)
returned = { $name } plays again

# $name (text), $round (number)
withdrew = { $name } withdrawn from round { $round } on

# $name (text), $round (number)
expelled = { $name } expelled from round { $round } on

# $name (text), $round (number)
moved_away = { $name } moved to another section from round { $round } on

# $name (text), $round (number), $was (text), $now (text)
bye_changed = { $name }, round { $round }: { $was } → { $now }

# $round (number), $count (number), $names (text)
left_out =
    { $count ->
        [one] { $count } player who is not there left out of round { $round }: { $names }
       *[other] { $count } players who are not there left out of round { $round }: { $names }
    }

# $name (text)
checked_in = { $name } checked in

# $name (text)
checked_out = { $name } not checked in

# $name (text), $was (text), $now (text)
board_fixed = { $name }: fixed board { $was } → { $now }

# $names (text)
estimated = Ratings estimated: { $names }

# $count (number)
numbered =
    { $count ->
        [one] { $count } player numbered
       *[other] { $count } players numbered
    }

# $count (number), $lots (text), $seed (text)
numbers_drawn =
    { $count ->
        [one] { $count } player numbered by lot ({ $lots }, seed { $seed })
       *[other] { $count } players numbered by lot ({ $lots }, seed { $seed })
    }

# $names (text)
teams_changed = Teams: { $names }

# $round (number), $games (number), $byes (number)
drafted = Round { $round } paired: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $byes ->
        [one] { $byes } bye
       *[other] { $byes } byes
    }

# $count (number)
prizes_changed = Prizes changed; categories: { $count }

# $round (number)
altered = Draft of round { $round } changed by hand

# $round (number)
discarded = Draft of round { $round } discarded

# $round (number)
published = Round { $round } published

# $count (number)
table_published =
    { $count ->
        [one] { $count } round of the table published
       *[other] All { $count } rounds of the table published
    }

# $round (number)
unpublished = Round { $round } taken back to draft

# $round (number), $board (number), $was (text), $now (text)
result = Round { $round }, board { $board }: { $was } → { $now }

# $round (number), $board (number), $claim (text), $decision (text), $was (text), $now (text)
ruled = Round { $round }, board { $board }: { $claim }, { $decision }; { $was } → { $now }

# $round (number), $board (number)
colours = Round { $round }, board { $board }: colours exchanged

# $round (number), $board (number), $was (text), $now (text)
for_rating = Round { $round }, board { $board }, for the rating report only: { $was } → { $now }

# $name (text), $points (number)
adjusted =
    { $points ->
        [one] { $name }: { $points } point outside the games
       *[other] { $name }: { $points } points outside the games
    }

# $white (text), $black (text), $pace (text), $result (text)
played_off = Tie-break, { $pace }: { $white } – { $black } { $result }

# $winner (text), $loser (text), $how (text)
sent_through = { $winner } goes through against { $loser }: { $how }

# $names (text)
lots = Lots drawn: { $names }

# $names (text)
ranked = Ranked by the arbiter: { $names }

closed = Event closed
reopened = Event reopened

# $seq (number)
undid = Act { $seq } undone

nothing = none

# $field (text), $was (text), $now (text)
change = { $field } { $was } → { $now }

# $field (text), $mine (text), $theirs (text)
clashing = { $field }: { $theirs }, yours { $mine }.

# $round (number)
left_fide_mode =
    { $round ->
        [0] FIDE mode left before round 1
       *[other] FIDE mode left after round { $round }
    }

# $teams (number), $players (number), $source (text), $names (text)
teams_registered = { $teams ->
        [one] { $teams } team
       *[other] { $teams } teams
    } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    } registered ({ $source }): { $names }

# $name (text), $changes (text)
team_changed = { $name }: { $changes }

# $count (number)
teams_numbered = { $count ->
        [one] { $count } team numbered
       *[other] { $count } teams numbered
    }

# $count (number), $seed (text)
teams_drawn = { $count ->
        [one] { $count } team numbered by lot (seed { $seed })
       *[other] { $count } teams numbered by lot (seed { $seed })
    }

# $round (number), $team (text), $was (text), $now (text)
line_up = Round { $round }, line-up of { $team }: { $was } → { $now }

# Instead of a line-up
order_of_squad = order of the squad

# $round (number)
line_ups_closed = Round { $round }: line-ups closed and shown

# Whether a team takes part
team_plays = takes part

# $round (number)
# Whether a team takes part
team_out = out from round { $round } on

# $one (text), $other (text), $was (number), $now (number)
numbers_exchanged = { $one } and { $other } changed their numbers { $was } and { $now }

# $round (number), $boards (text)
adjourned_missing = Round { $round }: games without a result adjourned, { $boards }

# $name (text), $was (text), $now (text)
value_given = Tie-break from outside of { $name }: { $was } → { $now }


public_side_changed = What players do by themselves, and what readers see: changed

# $count (number)
screens_changed = Screens in the hall: { $count }

# $round (number), $board (number), $name (text), $was (text), $now (text)
result_reported = Round { $round }, board { $board }: { $name } reports { $now } (was { $was })

# $name (text), $round (number), $was (text), $now (text)
bye_asked_for = { $name } asks for a bye in round { $round }: { $now } (was { $was })

# $name (text)
signed_up = { $name } signed up

# $name (text)
signed_up_to_wait = { $name } signed up and waits for a place

# $act (number)
waiting_admitted = Who signed up by act { $act } gets a place

# $act (number)
waiting_turned_away = Who signed up by act { $act } gets no place

style_changed = Names and design of papers changed

# $round (number), $board (number), $typed (text), $was (text)
typing_kept = Round { $round }, board { $board }: typed { $typed } (believed { $was }), which contradicts the board

# $round (number), $board (number), $was (text), $now (text)
typings_answered = Round { $round }, board { $board }: two results were typed; { $now } holds (was { $was })

# $round (number), $board (number), $now (text)
typings_answered_so = Round { $round }, board { $board }: two results were typed; { $now } stays

# $seq (number), $act (text)
undone_act = Act { $seq } undone: { $act }

# $board (number), $result (text)
result_again = Board { $board } has { $result } again.
# $name (text)
# A person asked to be forgotten; the name is what stands for them now
forgotten = Personal data erased: { $name }

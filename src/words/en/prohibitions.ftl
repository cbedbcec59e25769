### Forbidden pairs in words: whom a prohibition keeps apart, when, how strictly; and the page that sets them.

forbidden_pairs = Forbidden pairs

# $n (number)
forbidden_pairs_count = Forbidden pairs ({ $n })

hint = Players who are not to meet. A hard prohibition always holds; a soft one gives way where otherwise no pairing would exist, and the draft says so.
only_before_start = By FIDE's rules, forbidden pairs are announced before round 1. They can no longer be changed.
without_effect = In this system prohibitions between players change nothing: a table, a bracket, or the pairing of teams says who meets.
none_yet = No pair is forbidden.
add = Forbid pairs
remove = Remove
who = Who
when = Rounds
strictness = Strictness
pairs_now = Pairs at present
named_players = These players
one_federation = Players of one federation
same_federation = Players of the same federation
same_club = Players of the same club

# $code (text)
of_federation = Players of { $code }

player_or_number = Name or number
more_players = Others, one a line
federation_code = Federation (three letters)
all_rounds = All rounds
in_all_rounds = all rounds
last_rounds = Only the last rounds; how many?
from_to = From round … to round …
from = from
to = to

# $first (number), $last (text)
in_rounds = rounds { $first }–{ $last }

# $n (number)
in_round = round { $n }

# $n (number)
in_last =
    { $n ->
        [one] the last round
       *[other] the last { $n } rounds
    }

in_the_last = the last round
hard = hard
soft = soft
hard_long = Hard: they never meet
soft_long = Soft: apart as long as a pairing exists

# $text (text)
nobody_called = Nobody is called “{ $text }”, or has this number.

# $text (text), $names (text)
several_called = “{ $text }” can be several players: { $names }. Type more of the name, or the number.

two_needed = Name at least two different players.
federation_needed = Give the federation's three letters, e.g. CHN.

# $rule (text)
pair_gave_way = A soft prohibition gave way ({ $rule }): otherwise somebody would have no opponent.

# $white (text), $black (text), $rule (text)
gave_way = { $white } and { $black }: a soft prohibition gave way ({ $rule }); otherwise somebody would have no opponent.

# $white (text), $black (text), $rule (text)
by_hand_against_soft = { $white } and { $black } are to be kept apart where possible ({ $rule }).
have_met = They have already met.

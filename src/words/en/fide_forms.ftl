### The words of the papers that go to FIDE: title norms (IT1), tournament report (IT3), arbiters' norms (FA1, IA1), ratings.
###
### The labels stand in English, as FIDE's forms have them, with the user's language beside; see [`beside`].

certificate = IT1 Certificate of title result
tournament_report = IT3 Tournament report
arbiter_norm = Arbiter norm report
arbiter_norm_forms = FA1 / IA1
player_section = Player
event_section = Event
games_section = Games
sums_section = Sums
conditions_section = Conditions (B.01 1.4)
checks_section = To be checked by hand
norms_section = Title norms made
players_section = Players
arbiter_section = Arbiter
norm_for = Norm
name = Name
title = Title
fide_id = FIDE ID
birth = Date of birth
sex = Sex
federation = Federation
rating = Rating
event = Tournament
event_code = Event code
place = Place
host = Host federation
first_day = First day
last_day = Last day
rate_of_play = Rate of play
system = System
rounds = Rounds
round = Round
organiser = Organiser
chief_arbiter = Chief arbiter
deputies = Deputy chief arbiters
function = Function
is_chief = Chief arbiter
is_deputy = Deputy chief arbiter
opponent = Opponent
colour = Col
result = Result
counted = Counted
left_out = left out
games = Games
points = Points
points_needed = Points needed
points_above = Exceeded by
by_title = Opponents' titles
by_federation = Opponents' federations
opponents_unrated = Unrated opponents (count 1400)
condition = Condition
needed = Needed
found = Found
met = Met
players = Players
foreign_players = Not of the host federation
federations = Federations
rated = Rated
unrated = Unrated
average_rating = Average rating
titled = Titles
each_federation = Players by federation
games_played = Games played
forfeits = Forfeited games
days = Days with a round
most_rounds_a_day = Most rounds a day
none = none
federation_official = Official of the federation
place_and_date = Place and date
remarks = Remarks
norm_title = Norm for the title of
fide_arbiter = FIDE Arbiter (FA1)
international_arbiter = International Arbiter (IA1)
assessment = Assessment by the chief arbiter
knows_laws = Laws of Chess
knows_regulations = FIDE regulations
objectivity = Objectivity and authority
organisation = Organisation and equipment
excellent = excellent
good = good
sufficient = sufficient
insufficient = insufficient
arbiter_check = The title already held, the seminar and the kind of event (B.06) are for the federation to check.
check_registration = Registered with FIDE 30 days before the start?
check_list = Are these the ratings and titles in force at the start (B.01 1.4.6)?
check_chief_arbiter = The chief arbiter must be IA or FA; no such title stands before their name.
check_schedule = The start of some rounds is not entered: at most two rounds a day.

# $days (number)
check_rounds_a_day =
    { $days ->
        [one] More than two rounds on { $days } day.
       *[other] More than two rounds on { $days } days.
    }

check_rate = The rate of play is not entered, or shorter than the strongest players need (B.02 1.1).
check_opponent = An opponent has no federation.
check_player = The player's FIDE ID or date of birth is missing.
check_waived = The conditions on federations are waived (B.01 1.4.3e); one norm at least must be without this.
check_left_out = Games were left out to the player's advantage (B.01 1.4.1).

# $round (number)
check_eight_of_nine = No game in round { $round }, won by forfeit or with the pairing-allocated bye: eight of nine are enough, once in an application (B.01 1.4.1).

# $names (text)
# At the foot of a form of FIDE’s: of whom only a name in other letters is known
without_latin = No name in Latin letters is known of: { $names }. Enter it with the player or the arbiter before the form goes to FIDE.

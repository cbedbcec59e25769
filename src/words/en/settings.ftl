### The groups of an event's settings, and the five questions of a new event.

saved = Saved
others_typed = Typed here and not saved yet:
schedule = Schedule
pairing = Pairing
play = Time and Laws
points = Points and byes
ranking = Tie-breaks

# $count (number)
rounds_count =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }

# $place (number)
# Names the menu of a place in the list of tie-breaks
tie_break_place = Tie-break { $place }

move_up = Move up
move_down = Move down

question_name = What is it called?
question_system = How is it paired?
question_rounds = How many rounds, and when?
question_rate = At which rate is it played?
question_rules = By whose rules?
other_systems = Other systems
first_round = Round 1 starts
rounds_a_day = Rounds a day
minutes_between = From one round to the next
days_between = From one day of play to the next
# In the settings, above the fields of the intervals
starts_follow = Rounds without a start get one from the round before:
# Behind a field
days = days
minutes = min
rest_hint = Everything else has defaults that fit the system. It stands in the settings and can be changed until round 1 is paired.
like_earlier = Like an earlier event:

# $name (text)
like_event = As { $name }: system, rounds, times, points, tie-breaks and officials are taken over.

suits_dutch_2026 = The Swiss for open tournaments of any size. The system in force since February 2026.
suits_dutch_2017 = Events begun before February 2026, and their re-checking.
suits_dubov = Equal average ratings of opponents; for fields of known strength.
suits_burstein = Opponents weighted by their results; few rounds, many players.
suits_lim = Swiss in the older manner, with the median scoregroup paired last.
suits_double_swiss = Each opponent is met twice, with both colours.
suits_team_swiss = Teams meet teams on several boards.
suits_round_robin = Everybody meets everybody once; up to some sixteen players.
suits_double_round_robin = Everybody meets everybody twice, with both colours.
suits_scheveningen = Every player of one team meets every player of the other.
suits_knockout = Matches; the winners go through.
suits_by_hand = You seat the players; everything else works as usual.
when = When

suits_team_round_robin = Leagues and finals of 3 to 16 teams: every team meets every other.
suits_team_double_round_robin = Every team meets every other twice, with colours reversed.

### The words for the method of tournament ratings and for estimates.

ratings = Ratings
method = Tournament rating
method_hint = Numbers and pairs the players. FIDE's rating alone counts for the rating report and norms.
federation = Federation of the national ratings
fide_only = FIDE rating only
national_only = National rating only
fide_first = FIDE rating, otherwise the national one
national_first = National rating, otherwise FIDE's
higher = The higher of both
lower = The lower of both
other = By the organiser's rule, as given for each player
fide_rating = FIDE rating
fide_short = FIDE
national_short = National
estimate = Estimate
estimate_hint = For a player without a rating, by the chief arbiter (C.04.2, 2.1). Shown as ~1500; never told to FIDE.

# $count (number)
estimate_all =
    { $count ->
        [one] Estimate the unrated player as
       *[other] Estimate all { $count } unrated as
    }

set = Set
long_event = Ratings of later lists
long_event_tick = The event lasts more than 30 days: ratings of later lists count from the round in which they come into force
long_event_hint = Counts only where the event lasts more than 30 days. Numbers and pairings keep the first rating (C.07, 10).
period_tie_breaks = Tie-breaks by ratings then take
first_rating = the first rating of each player
rating_of_round = the rating in force in each round
later_ratings = Ratings of later lists
later_ratings_hint = In an event of more than 30 days: the round from which it counts, and the rating, a line each
advice_long_event = The dates span more than 30 days: new rating lists come into force on the way. Say so under Ratings.
advice_rating_tie_breaks = Ratings change during this event: FIDE advises against tie-breaks by ratings (C.07, 10).
lists = Rating lists, in order
lists_hint = The first list gives the rating; where it has none, those of the others are offered. Empty all places for the order of the rate of play.

# $place (number)
list_place = Rating list { $place }

lists_checked = Tell me when players differ from the list in force
checked_on_request = checked on request only

# $code (text)
no_such_list = “{ $code }” is no rating list.

list_standard = FIDE standard
list_rapid = FIDE rapid
list_blitz = FIDE blitz
list_effective_rapid = FIDE rapid, else standard
list_effective_blitz = FIDE blitz, else standard

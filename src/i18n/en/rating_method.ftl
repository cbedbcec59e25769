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
estimate_all = Estimate all { $count } unrated as

set = Set

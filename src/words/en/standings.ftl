### Words of the standings: the names of the tie-breaks, and what an opened figure says of its parts.

tie_break = Tie-break
tie_breaks = Tie-breaks

# $n (number)
after_round = After round { $n }

# $n (number)
during_round = During round { $n }: games are still being played

no_rounds = No round has been published yet.
by_rank = By rank
by_number = By number
what_if = What if …
what_if_hint = Suppose results of the games still being played and see the table move. Nothing is saved.
what_if_none = No game is being played.
suppose = Suppose
change = Change
prizes = Prizes
prize = Prize
prize_place = Place

# $count (number)
prize_shared = shared by { $count }

# $amount (text)
# What was announced and is not won, with its currency
prize_not_won = { $amount }: nobody who can win it

prize_total = Total
prize_signature = Signature
prize_category = Category
prize_currency = Currency
prize_several = A player may win in several categories
prize_none = No prizes were announced.

open_hint = Click a figure, or go to it with the arrow keys and press Enter, to see what it is made of.
print_figures = Print these sums (PDF)

# $points (number)
print_level =
    { $points ->
        [one] Print all who have { $points } point (PDF)
       *[other] Print all who have { $points } points (PDF)
    }

brings = Brings
counts = Counts
still_tied = Level after all tie-breaks
draw_lots = Draw lots

# $seed (text)
drawn_from_seed = Lots drawn from the seed { $seed }; anybody can draw them again.

matches = Matches
forfeited = forfeited
without_match = Without a match (match points / game points):
squads = Teams
columns_shown = Columns
decided = Decided outside the tie-breaks

# $list (text)
in_this_order = In this order: { $list }.

# $who (text), $reason (text)
ranked_by = Ranked by { $who }: { $reason }.

rank_by_hand = Rank by hand
rank_by_hand_hint = Write the numbers of the players in the order you decide; they change the places that they hold now.
numbers_in_order = Numbers in order

# $text (text)
not_a_number = “{ $text }” is not the number of a player.

reason = Reason
pts = Points
de = Direct encounter
win = Number of wins
won = Games won
bpg = Games played with Black
bwg = Games won with Black
ps = Progressive score
rep = Rounds one elected to play
std = Standard points
tpn = Pairing number
rtng = Rating
bh = Buchholz
aob = Average Buchholz of opponents
fb = Fore Buchholz
sb = Sonneborn-Berger
ks = Koya
aro = Average rating of opponents
tpr = Performance rating
ptp = Perfect performance
apro = Average performance of opponents
appo = Average perfect performance of opponents
mpvgp = The other score
bc = Board count
tbr = Top board results
bbe = Bottom board elimination
esb = Extended Sonneborn-Berger
ede = Extended direct encounter
sssc = Score and schedule strength
match_points = Match points
game_points = Game points

# $n (number)
cut_n =
    { $n ->
        [1] the lowest cut
       *[other] the { $n } lowest cut
    }

# $n (number)
median_n =
    { $n ->
        [1] the lowest and the highest cut
       *[other] the { $n } lowest and { $n } highest cut
    }

# $halves (number)
limit_moved =
    { $halves ->
        [one] limit moved by { $halves } half point
       *[other] limit moved by { $halves } half points
    }

# $n (number)
factor_n = factor { $n }

forfeits_as_played = forfeits count as played
over_fore = over Fore Buchholz
reversed = in reverse order
unrated_left_out = unrated opponents left out

# $rating (text)
unrated_count = unrated opponents count as { $rating }

# $text (text)
unknown_code = There is no tie-break { $text }. Choose one from the list.

# $text (text)
self_defined = { $text } is defined by the competition itself. Rank those who stay level by hand.

# $text (text)
unknown_score = Write :MP or :GP instead of :{ $text }.

# $code (text), $modifier (text)
modifier_not_taken = { $code } has no modifier /{ $modifier }. Leave it out.

# $code (text), $modifier (text)
modifier_twice = { $code } has /{ $modifier } beside a modifier that says the same. Leave one of them out.

# $code (text)
score_not_taken = { $code } is not taken from match points or game points. Leave :MP or :GP out.

withdrawn = withdrawn
moved = in another section
expelled = expelled
set_apart = played less than half of the games: not ranked, and these games count for nobody

# $list (text)
dropped = Unrated players take part and no rule for them was announced, so these fall away (C.07 art. 10): { $list }

# $list (text)
not_in_round_robins = C.07 art. 8 does not allow these in round robins: { $list }

# $list (text)
only_for_teams = These are for team tournaments only (C.07 art. 12 and 13): { $list }

cut_least = cut: the least significant
cut_most = cut: the most significant
cut_voluntary = cut first: a round not played by choice (16.5)
cut_below_limit = below the limit
dummy = dummy

# $own (text)
dummy_own = dummy with the own score { $own } (16.4)

# $own (text), $cap (text)
dummy_at_opponent = dummy with the own score { $own }, but not more than the scheduled opponent's { $cap } (16.4.1)

# $own (text), $rounds (number), $cap (text)
dummy_at_draws =
    { $rounds ->
        [one] dummy with the own score { $own }, but not more than { $rounds } draw, { $cap } (16.4.2)
       *[other] dummy with the own score { $own }, but not more than { $rounds } draws, { $cap } (16.4.2)
    }

outside_rounds = awarded or deducted outside the rounds
part_counted = unrated: counts as announced
part_estimated = estimated by the chief arbiter

# $n (number)
board_n = Board { $n }

# $count (number), $figure (text)
result_mean = average of { $count }: { $figure }

# $average (number), $percent (number), $difference (text), $figure (text)
result_performance = average { $average }, { $percent } % of the points give { $difference }: { $figure }

# $score (text), $figure (text)
result_perfect = the lowest rating that expects { $score } or more against them: { $figure }

# $lowest (number), $figure (text)
result_below_lowest = no points: 800 below the lowest opponent, { $lowest }: { $figure }

# $limit (number), $figure (text)
result_limit = against opponents with { $limit } or more: { $figure }

# $secondary (text), $buchholz (text), $factor (number), $figure (text)
result_strength = { $secondary } + { $buchholz } ÷ { $factor } = { $figure }

# $figure (text)
result_boards = board by board: { $figure }

# $figure (text)
result_from_top = without the last board, the last two, …: { $figure }

result_dropped = not used: unrated players take part and no rule for them was announced (art. 10)
no_figure = nothing to count
encounter_all_met = All who are tied have met: the separate standings decide (6.2).
encounter_not_all_met = Not all who are tied have met: only those who stay alone on top whatever the missing games bring are ranked (6.3).
encounter_no_tie = nobody was tied here

# $count (number), $most (number)
encounter_missing = { $count } not met, { $most } at most

by_secondary = by the secondary score
ext = Value from outside
outside_value = Tie-break value from outside
outside_value_hint = A value computed elsewhere ranks at its place in the list of tie-breaks; the higher one is better. Empty takes it back.

# Words in which a line of prizes is written and read: they stand in it as they are, and none may mean two things.

prize_said_rating = rating
prize_said_born = born
prize_said_women = women
prize_said_men = men
prize_said_everybody = everybody
prize_said_federation = federation
prize_said_club = club
prize_said_category = category
prize_said_by_place = by place
prize_said_equal = shared
prize_said_hort = Hort

prize_lines = Prizes, a category a line

prize_lines_hint = A name and a colon, the amounts by place, and who competes, in any order: U18: 300, 200, 100; best 3 women; rating 1800–2000; born 2008+; federation GER; club "Reds"; Hort, shared or by place; no doubles.

# $line (number), $column (number), $text (text)
prize_unknown = Line { $line }, column { $column }: “{ $text }” is not understood.

# $line (number), $column (number), $text (text)
prize_tight = Line { $line }, column { $column }: “{ $text }”: write a blank behind a comma between amounts (300, 200) and a point in 499.50.

# $line (number), $column (number), $said (number), $found (number)
prize_count = Line { $line }, column { $column }: prizes named: { $said }, but amounts given: { $found }.

# $line (number)
prize_nameless = Line { $line }: begin with the name of the category and a colon.

# $line (number), $column (number), $text (text)
prize_no_year = Line { $line }, column { $column }: “{ $text }”: the event has no date yet; write the year of birth (born 2008+).

# $line (number), $column (number), $text (text)
prize_out_of_range = Line { $line }, column { $column }: “{ $text }” cannot be.

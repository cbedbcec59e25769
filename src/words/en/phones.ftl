### What players do on their phones: find themselves, report results, ask for byes, sign up; and the page that switches it on.

by_phone = By phone
me = My board
find_me_hint = Find your name above, once: your board, opponent and result then stand on every page. With the code of your slip you can report your result too.
that_is_me = That is me
not_me = That is not me
code_of_slip = Code of my slip
use_code = Use the code
code_hint = Eight letters and figures, as K7QM-2F9X. Whoever has it can report for you: keep it to yourself.
nothing_paired = Nothing is paired yet.
not_in_this_round = You do not play in this round.
i_won = I won
we_drew = Draw
i_lost = I lost
take_back = Take it back
byes = Byes
bye_is_given = The bye is given.
bye_is_asked = Asked for. An arbiter decides.
wrong_code = This code is none of this event. Look at your slip again, or ask the arbiter.
too_often = That was too often. Try again in some minutes, or go to the arbiter.
too_late = The time for it is over. Ask the arbiter.
birth_missing = Say your date or year of birth.
sign_up = Sign up
sign_up_closed = Nobody can sign up now.
sign_up_hint = Name, rating, federation and club are shown in the public list of players. The organiser checks them.
as_signed_up = as signed up
title = Players' phones
print_codes = Print the codes
disputed = Reports that contradict each other
asked_byes = Byes asked for
refuse = Refuse
waiting_list = Waiting list
admit = Give a place
results_by_players = Results
let_report = Players report their results
let_report_hint = What both report is entered in their names; what they report differently rings at the desk and stands on Now. A result that an arbiter entered is never changed.
byes_by_players = Players ask for byes
byes_no = No
byes_asked = Yes, an arbiter decides
byes_taken = Yes, taken at once where the regulations give it
hours = Until before the round
hours_unit = hours
let_sign_up = Players sign up
until_when = Until
places = Places
keep_waiting = Keep a waiting list when it is full
least_rating = Least rating
most_rating = Greatest rating
born_from = Born in or after
born_to = Born in or before
search_engines = Search engines
let_index = Search engines may keep the public pages with the names
codes = Players' codes
codes_hint = Each player gets one slip, by the check-in. The code is made of a secret of this event and can be printed again; it is in no export.
renew_codes = New codes for all
renew_told = Every code that was given is worth nothing any more.
slip_hint = Scan it, or type the code under “My board” on the event’s page: board, opponent and result on your phone.

# $time (text)
until = until { $time }

# $bye (text)
asked_for = asked for: { $bye }

# $result (text)
reported_waits = You reported { $result }. It counts when your opponent reports the same.

# $result (text)
reported_both = Both of you reported { $result }.

# $result (text)
reported_otherwise = You reported { $result }, your opponent something else. Go to the arbiter, both of you.

# $rating (number)
rating_below = Only for a rating of { $rating } or more.

# $rating (number)
rating_above = Only for a rating of { $rating } or less, or none.

# $year (text)
born_before = Only for those born in { $year } or after.

# $year (text)
born_after = Only for those born in { $year } or before.

# $time (text)
sign_up_until = Sign up until { $time }.

# $name (text)
you_wait = { $name }: there is no place left. You are on the waiting list.

# $name (text)
you_are_signed_up = { $name }: you are signed up.

# $round (text)
pairings_are_out_of = The pairings of round { $round } are out

# $round (number), $board (number), $white (text), $black (text)
task_disputed = Round { $round }, board { $board }: White reports { $white }, Black { $black }

# $round (number), $board (number), $result (text)
task_agreed = Round { $round }, board { $board }: both report { $result }, not entered

# $n (number)
places_left =
    { $n ->
        [one] { $n } place left
       *[other] { $n } places left
    }

# $n (number)
waiting_count =
    { $n ->
        [one] { $n } waits for a place
       *[other] { $n } wait for a place
    }

# $n (number)
task_byes =
    { $n ->
        [one] { $n } bye asked for
       *[other] { $n } byes asked for
    }

# $n (number)
task_waiting =
    { $n ->
        [one] { $n } waits for a place
       *[other] { $n } wait for a place
    }

push = Tell me
push_hint = A message on this phone when pairings are out, also while the page is closed.
push_my_board = My board
push_round = Each round
push_nothing = No messages
push_kept = You are told.
push_ended = You are told no more.
push_refused = This browser does not allow messages of this page. Allow them in its settings and try again.
push_not_possible = This browser takes no messages now. Try again with a network.

# $round (number), $board (number), $name (text)
# A message on a phone
told_white = Round { $round }: board { $board }, White against { $name }

# $round (number), $board (number), $name (text)
# A message on a phone
told_black = Round { $round }: board { $board }, Black against { $name }

# $round (number), $bye (text)
# A message on a phone
told_bye = Round { $round }: { $bye }

# Beside the paper with the codes
slip_use = A slip for each player, with code and QR code: they report results and ask for byes by it

other_sites = Other sites
sites = Sites that may show these pages, one a line
sites_hint = Pairings, standings and the crosstable stand in a frame of your club's page and follow the event by themselves. No other page of the program can be shown so.
lines_to_copy = Lines to copy
lines_told = Put a line into the page of your site where the table is to stand. With embed=lines in place of embed=1 a site gets the table alone, to set in its own type.

# $place (number), $text (text)
no_site = Line { $place }: "{ $text }" is no address of a site. Write it as https://club.example.

# $most (number)
too_many_sites = At most { $most } sites can be named.

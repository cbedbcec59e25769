### The words of the pages that everybody may read: pairings, names, results, standings, projector.

find_my_name = Find my name
pairings = Pairings
by_board = By board
by_name = By name
results = Results
full_screen = Full screen
nothing_public = Nothing is published yet. This page shows it as soon as it is.
nobody_of_that_name = Nobody of that name in this round.
find_by = You can type the beginning of a name (a Chinese one in pinyin too: wang, wxm), or a board: b12.

# $time (text)
as_of = As of { $time }

# $time (text)
starts_at = starts { $time }

# $n (number), $all (number)
page_of = { $n } / { $all }

scan_for_pairings = Scan for pairings, results and standings
demo_hint = 60 invented players, 9 rounds, 6 of them played. Do with it what you like.

# The page behind the QR code at the foot of every paper.
sheet_title = Is this sheet current?

# $state (text)
sheet_current = Yes. What this sheet (state { $state }) shows is as it stands now.

# $state (text)
# In place of sheet_current for who may not see all that the sheet shows.
sheet_published_current = Yes. What everybody may see of this sheet (state { $state }) is as it stands now.

# $state (text), $now (text)
sheet_outdated = No. What this sheet (state { $state }) shows has changed since; the event is at { $now }. Take it down and print it again.

# $state (text), $acts (number)
sheet_later = This sheet is of this event, at state { $state }. Acts since then: { $acts }.

# $state (text)
sheet_unknown = This event never was at { $state }: the sheet is not of this event, or not of this server. Ask the arbiter.

sheet_follow = Follow this event
# $time (text)
away_as_of = As of { $time }: the server cannot reach its database at this moment.

# The page that says what the event is.
event = Event
start = Start
to_my_calendar = Put the rounds into my calendar
news = News feed
no_entries = Nobody has entered yet.
remarks = Remarks

# $n (number)
entries = { $n ->
        [one] { $n } entry
       *[other] { $n } entries
    }

# $n (number)
boards = { $n ->
        [one] { $n } board
       *[other] { $n } boards
    }

# $time (text)
# While the stream is broken, or on a page that the phone had kept.
no_connection_as_of = No connection. As of { $time }.

# $time (text)
# Offline, where another page than this one was asked for.
another_page_as_of = No connection, and this device has not kept the page you asked for. This is the event’s first page, as of { $time }.

games = Games
no_games = No game is kept yet.
play_through = Play through
all_rounds = All rounds
first_move = To the start
move_before = One move back
next_move = One move on
last_move = To the last move
turn_board = Turn the board
breaks_off = The record cannot be played further.

# $time (text)
# On the copy of an event on another server
silent_as_of = As of { $time }: nothing was heard from the hall since.

# $shown (number)
# Under the moves of a record that is longer than any game
moves_not_shown = Only the first { $shown } half-moves are shown; the record has all of them.

# The band of an event, the filters of a round, standings, a player
being_played = being played
# $entered (number), $games (number)
results_of =
    { $games ->
        [one] { $entered } of { $games } result
       *[other] { $entered } of { $games } results
    }

# $complete (number), $rounds (number)
rounds_complete =
    { $rounds ->
        [one] { $complete } of { $rounds } round complete
       *[other] { $complete } of { $rounds } rounds complete
    }

# $n (number)
all_boards = All { $n }

# $n (number)
open_boards = Playing { $n }

# $n (number)
done_boards = Finished { $n }

# $n (number)
from_federations =
    { $n ->
        [one] { $n } federation
       *[other] { $n } federations
    }

race = The race
race_told = Today’s first seven: their place by points after each round, and the colour they had
# $points (text), $n (number)
score_of = { $points } of { $n }

# $board (number)
on_board = playing on board { $board }

colours_and_scores = Colours and scores
with_white = With White
with_black = With Black
average_opponent = Average opponent

# $time (text)
# Beside a time of the hall, for readers whose clock is another
own_time = { $time } where you are

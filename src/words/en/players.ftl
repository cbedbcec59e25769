### The words of the players' pages: list, form, check-in, import.

# $n (number)
players_count =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }

# $n (number)
count_out = { $n } out

# $n (number)
count_not_here = { $n } not checked in

# $n (number)
count_unnumbered = { $n } without a number

add_player = Add a player
add_several = Add from a file
add_listed = Add from the rating list
check_in = Check-in
number_players = Number the players
number_players_why = By rating, title and what the settings say among equals (C.04.2, 2.2). Once round 4 is paired nobody is numbered anew.
numbers_are_frozen = Round 4 is paired: nobody is numbered anew, late entries take the place that their rating earns (C.04.2, 2.3 and 2.4).
filter = Name, federation, club or number
show = Show
nobody_yet = No players yet. Add the first one, or a whole list from a file.
nobody_found = Nobody by that name. Clear the filter to see everyone.
state = State

# $n (number)
state_from_round = From round { $n }

# $n (number)
state_withdrawn = Withdrawn from round { $n }

# $n (number)
state_expelled = Expelled from round { $n }

# $n (number)
state_moved = In another section from round { $n } on

# $kind (text), $n (number)
bye_in = { $kind }, round { $n }

new_player = New player
edit_player = Edit player
field_name_hint = Family, Given; Chinese names without a comma
gender = Sex
male = Male
female = Female
birth = Born
birth_hint = 2001 or 2001-05-17
fide_id = FIDE ID
other_title = Other title
national_id = National ID
national_records = Records of national lists
category = Category
rating_source = List of the rating
other_ratings = Ratings by list
standard_rating = Standard
rapid_rating = Rapid
blitz_rating = Blitz
national_rating = National rating
k_factor = K
paid = Paid
note = Note
first_round = First round
first_round_hint = Later than 1 for a late entry: no points for the rounds missed (C.04.2, 2.4).
save = Save
save_and_next = Save and add another
none = none

taking_part = Taking part
withdraw = Withdraw

# $played (number), $games (number), $round (number)
# Beside "Withdraw" in a round robin, C.05 6.6
leaving_before_half =
    Played { $played } of { $games } games, less than half: the games stay in the table and count for the rating, but for nobody's place. From round { $round } on the others win by forfeit.

# $played (number), $games (number), $round (number)
# Beside "Withdraw" in a round robin, C.05 6.6
leaving_after_half =
    Played { $played } of { $games } games, half or more: all games count. From round { $round } on the others win by forfeit.

# $n (number)
withdraw_consequence = Not paired from round { $n } on. Played games stay.

expel = Expel
expel_reason = Reason (Laws 12.9.9)
reenter = Re-enter

# $n (number)
reenter_consequence = Paired again from round { $n } on.

remove = Remove from the list
remove_consequence = Only possible before the player’s first pairing; undo in the journal brings the player back.
byes_asked = Byes asked for
bye_none = plays
bye_half = half-point bye
bye_zero = zero-point bye
bye_full = full-point bye
bye_in_advance = pairing-allocated bye, given in advance
fixed_board = Fixed board
fixed_board_hint = The board at which the player always sits, whatever the scores.
games_so_far = Rounds so far
absent = absent
checked_in = Checked in
not_checked_in = Not checked in
check_in_hint = Touch a row to tick it; touch it again to take the tick back.

# $n (number), $all (number)
check_in_count = { $n } of { $all } here

# $n (number)
absent_to_zero = Give the absent a zero-point bye in round { $n }

import_title = Players from a file
import_hint = CSV or XLSX with a line of headings, from any program. Nothing is added before you have seen it.
import_file = File
import_paste = or paste the table here
import_look = Look at it

# $n (number)
import_column = Column { $n }

import_ignore = Leave out
import_again = Check again
# $cell (text), $line (number)
# What a screen reader says of a field of the sheet: Rating, line 12
import_cell = { $cell }, line { $line }
# $good (number), $faulty (number), $skipped (number)
import_counts = { $good } good · { $faulty } to look at · { $skipped } skipped
# $n (number)
import_added =
    { $n ->
        [one] { $n } player was added. The rows below are left.
       *[other] { $n } players were added. The rows below are left.
    }
# $n (number)
# A field: of what federation these players are
import_federation =
    { $n ->
        [one] Federation of the one without:
       *[other] Federation of the { $n } without:
    }

# $n (number)
import_only_faulty = Show only the { $n } to look at
import_all_rows = Show all rows
import_skip = Skip
# $line (number)
import_skip_row = Skip line { $line }
# $heading (text)
import_means = What “{ $heading }” is
import_skip_caption = caption
import_skip_heading = headings
import_skip_by_hand = skipped
# $who (text)
import_here = In the event already: { $who }

# In a good row of an event of teams, while another row of the same team is faulty
import_waits = waits for its whole team
import_another = somebody else of that name
import_keep_title = keep the title as it is written
import_pick = Who of the list?
import_unlisted = not in the rating list
import_complete = Complete all from the list
import_complete_row = Complete
# $n (number)
import_take_all =
    { $n ->
        [one] Take the { $n } difference
       *[other] Take all { $n } differences
    }
import_no_list = No rating list on this server: rows cannot be completed.
import_pages = Pages of the sheet

# $n (number)
import_now =
    { $n ->
        [one] Add this player
       *[other] Add these { $n } players
    }

import_header = The first line names the columns
import_line_short = Line

# $name (text)
import_encoding = Read as { $name }
# Above the choice of the encoding in which a file's text is written
import_encodings = Letters of the file
import_encoding_found = As found out
import_encoding_guess = The file does not say in which letters it is written. Do these names look right?
import_encoding_read = Read it so
import_encoding_lost = What was typed on this sheet is lost.

# $mb (number)
import_too_big = The file is larger than { $mb } MB. A list of players is far smaller: is it the right file?

import_nothing = Nothing was given: choose a file or paste a table.
trf_title = A tournament from a file
trf_hint = A TRF file of any version or a file of Swiss-Manager (TUNX, TURX, TUMX, TUTX), Swiss-Chess (SWT), SwissPerfect (its three files in one ZIP), PairTwo (SWS), SWAR (SWAR) or Papi (PAPI, JSON), with the rounds played. You see what was read, and how it stands to the rules, before anything is made.
trf_paste = or paste it here

# $players (number), $rounds (number)
trf_holds = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } played

trf_mended = What had to be mended
trf_refused = The file cannot be read as a tournament
trf_import = Make this tournament

# $name (text), $here (number), $acts (number)
import_here_already = This server has this tournament already, as { $name }. Acts there: { $here }; in the file: { $acts }. What is made of the file stands beside it as an event of its own, and neither hears of the other.

# $name (text)
import_made_already = An event was made of this very file already: { $name }. What is made of it now stands beside that as an event of its own, and neither hears of the other.

check_in_until = Check-in until
check_in_by_players = Players check in by themselves, by the QR code
check_in_by_players_hint = On the public page, before round 1 and until the time above. The page asks for the year of birth where the list has it; it shows nothing that the public list does not show.
check_in_rules = Time, and check-in by players

# $time (text)
check_in_open_until = Open until { $time }

check_in_search_hint = Type a part of the name or scan a card with the FIDE ID; Enter ticks the only one left, and opens the form for a new player where nobody is.
register_newcomer = Register a new player

# $name (text)
newcomer_here = { $name } is registered and here.
not_paid = not paid
scan_to_check_in = Scan to check in
self_check_in_closed = Players do not check in here now. Go to the arbiters’ desk.
other_birth_year = That is not what the list has. Check the year, or go to the arbiters’ desk.
you_are_checked_in = You are checked in.
your_birth_year = Your year of birth
i_am_here = I am here
somebody_else = Check in somebody else
self_check_in_hint = Find your name above, and say that you are here.
self_check_in_author = self check-in

# On a player's page, before links to those who may be the same person; then what to do
twins = May be entered twice, here and as:
twins_remove = If that is one person, remove the entry that nobody is paired under.
twins_withdraw = If that is one person, withdraw the entry under which they do not play on. What was played under it stays there: results do not go from one entry to the other.

# $name (text)
# On the page Now
task_twins = { $name } may be entered twice

no_half_point_byes = Not eligible for half-point byes
number_anew = Number everybody anew
number_anew_why = By the ratings and titles of now (C.04.2, 2.3). The old and the new numbers are shown before it is done. Late entries get their place without this.
latin_name = Name in Latin letters, for FIDE

# $rounds (text)
import_against_rules = These rounds are not as the rules and the engine have them: { $rounds }. I import them all the same; the report to FIDE tells it.

phone = Telephone

# $columns (text)
# Above the sheet of an import, where columns with something in them are not read
import_columns_left_out = Left out: { $columns } (choose above a column what it is, if it is to be read)

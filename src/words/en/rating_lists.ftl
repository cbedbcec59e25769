### Words of the rating lists: importing them, and the check of an event's players against one.

lists = Rating lists
import = Import a list
import_hint = FIDE's list as it is downloaded (TXT or XML, zipped or not), or a national list as CSV. The lists that are here stay until the new one is whole.
list_name = Name of the list
valid_from = In force from
national_federation = National list of the federation (three letters; empty for FIDE's)
rate_of_single = Rate of a list with one rating
file = File
start_import = Import
players = Players
imported_at = Imported
delete = Delete
no_lists = There is no rating list yet.

# $players (number), $percent (number)
running =
    { $players ->
        [one] Importing: { $players } player, { $percent } %
       *[other] Importing: { $players } players, { $percent } %
    }

# $list (text), $players (number)
imported =
    { $players ->
        [one] { $list } is imported: { $players } player.
       *[other] { $list } is imported: { $players } players.
    }

# $count (number), $lines (text)
skipped = Lines that are no player: { $count } (the first: { $lines }).

# $why (text)
failed = Nothing was imported; the lists are as before. { $why }

# $heading (text)
missing_column = The first line has no column “{ $heading }”.

rate_unknown = The list has one rating only: choose its rate and import again.
empty = There is no player in the file.

# $why (text)
unreadable = The file cannot be read: { $why }

# $line (number), $column (number), $why (text)
xml_damaged = Line { $line }, column { $column }: the XML breaks off or is damaged ({ $why }).

busy = Another list is being imported: wait until it is done.
no_file = Choose a file.

# $list (text)
match_columns = { $list }: which column is what? It is kept for the next list of this name.

check = Check against the rating list

# $list (text)
check_hint = Registered players beside { $list }. What is accepted goes into the journal, one act a change; the rest is left.

# $list (text)
not_in_force = { $list } is not in force on the first day of the event.

all_agree = No player differs from the list.
registered = Registered
in_list = In the list
accept = Accept
accept_all = Accept all
accept_ticked = Accept what is ticked
doubtful = perhaps somebody else

# $done (text)
accepted = Accepted: { $done }.

# $left (text)
left = Not done, because the player was changed meanwhile or another one has the ID: { $left }.

# $list (text)
reason = rating list of { $list }

kind_rating = New ratings
kind_title = Titles
kind_federation = Transfers
kind_name = Names
kind_birth = Years of birth
kind_sex = Sex
kind_missing_id = Without a FIDE ID: candidates
kind_not_listed = ID not in the list
kind_twice = Twice in the event
# $list (text)
delete_consequence = { $list } is offered nowhere any more; players keep what they took from it. It can be taken back for 30 days under “Deleted events and lists”.

fetch = Bring the lists up to date

# $host (text)
# Told before the button beside it is pressed
fetch_does = This asks { $host } for FIDE's lists (some 50 MB, a few minutes) and keeps them as a new list; the lists that are here stay. The site learns this computer's address, nothing of the event. No player's rating changes before you take it over under “Check against the rating list”.

fetch_daily = And every day from now on, as long as the program runs

# $at (text)
fetched = Fetched from FIDE: { $at } UTC.

fetching = Being fetched from FIDE now.
fetched_never = Not fetched from FIDE yet.

# $at (text), $why (text)
fetch_failed = { $at } UTC: not fetched. { $why }

fetched_again = It is tried again every twenty minutes.

# $days (number)
older_than_a_day =
    { $days ->
        [one] This list was brought in { $days } day ago. Bring the lists up to date before you check.
       *[other] This list was brought in { $days } days ago. Bring the lists up to date before you check.
    }

# $players (text)
not_found = Players without a FIDE ID whose name is not in the list either: { $players }. Of them it says nothing.

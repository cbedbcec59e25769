### Words of the web's frame, of logging in, of accounts, and of an event's settings.

tournaments = Tournaments
new_tournament = New tournament
no_tournaments = There are no tournaments yet.
try_demo = Try it with a demonstration event
log_in = Log in
log_out = Log out
account = Account
accounts = Accounts
user_name = Name
password = Password
set_password = Choose a password

# $name (text)
set_password_for = A password for { $name }

first_administrator = You are the first administrator. Choose a name and a password.
administrator = Administrator
new_account = New account
create = Create
save = Save
cancel = Cancel
new_password = New password link
own_account = Your account
change_password = Change the password
old_password = Present password
new_password_for_account = New password
password_changed = The password is changed, and all other devices are logged out.
own_devices = Devices that are logged in
this_device = this device
logged_in_since = Since
last_used = Last used
log_out_device = Log this device out
log_out_everywhere = Log out everywhere
disable = Disable
enable = Enable
disabled = disabled
sessions = Logged in on

# $name (text)
link_made = Give this one-time link to { $name }; it works for two days:

link_spent = This link was used or is too old. Ask an administrator for a new one.
login_wrong = The name or the password is wrong.
login_busy = Too many people are logging in at this moment. Try again in a few seconds.
login_too_many = Too many failed attempts. Wait ten minutes.

# $length (number)
password_too_short = The password needs at least { $length } characters.

name_unusable = This name is empty or taken. Choose another.
error_title = Not done
error_not_found = There is no such page. It may have been moved, or the address mistyped.
error_not_open = This event is not open to spectators. Its arbiters open it; whoever works on it logs in.
error_login_needed = Log in to see this page.
error_forbidden = Your account may not do this. Ask the chief arbiter.

error_unreadable = The server could not read what was sent. Go back and try again.

error_stale_form = This form is out of date. Go back, reload the page, and send it again.
error_internal = Something went wrong on the server. Nothing is lost; try again, and tell the administrator if it stays so.
back = Back
language = Language
theme = Theme
theme_device = As the device
theme_light = Light
theme_dark = Dark
search = Search players and boards
found_nothing = Nobody and no board is called so.
journal_filter = A player, or words of an entry
# Under a search that found nothing, and as a hint at the fields
search_by = You can type the beginning of a name (a Chinese one in pinyin too: wang, wxm), a start number, a FIDE ID, or a board: b12.

# $round (number), $board (number)
found_on_board = round { $round }, board { $board }

keys = Keys
more = More
skip_to_content = Skip to the content
section_now = Now
section_players = Players
section_rounds = Rounds
section_standings = Standings
section_claims = Claims
section_papers = Papers
section_reports = Reports
section_journal = Journal
section_settings = Settings

# $rounds (number)
# 0 where the number of rounds follows from the players, and these are not there yet
status_not_started =
    { $rounds ->
        [0] not started
        [one] { $rounds } round · not started
       *[other] { $rounds } rounds · not started
    }

# $round (number), $rounds (number)
status_draft = Round { $round } of { $rounds } · draft

# $round (number), $rounds (number)
# Beside the name of the event, as long as the arbiter makes or changes the pairing
status_by_hand = Round { $round } of { $rounds } · being paired by hand


# $round (number), $rounds (number), $entered (number), $games (number)
status_published =
    { $games ->
        [one] Round { $round } of { $rounds } · published · { $entered } of { $games } result
       *[other] Round { $round } of { $rounds } · published · { $entered } of { $games } results
    }

# $round (number), $rounds (number)
status_complete = Round { $round } of { $rounds } · complete

# $rounds (number)
status_closed =
    { $rounds ->
        [one] { $rounds } round · closed
       *[other] { $rounds } rounds · closed
    }

left_fide_mode = Not by FIDE's rules
no_fide_mode = FIDE mode does not apply
nothing_to_do = Nothing to do now.
task_add_players = Add players

# $count (number)
task_check_in =
    { $count ->
        [one] { $count } player not checked in
       *[other] { $count } players not checked in
    }

# $a (text), $b (text)
task_play_off = Tie-break: { $a } – { $b }

task_pair_all = Pair all rounds

# $round (number)
task_pair = Pair round { $round }

# $round (number)
task_publish = Look at the draft of round { $round }, and publish it

# $count (number), $round (number), $boards (text)
task_results =
    { $count ->
        [one] { $count } result missing in round { $round }: board { $boards }
       *[other] { $count } results missing in round { $round }: boards { $boards }
    }

# $round (number)
task_print = Print round { $round }

task_close = Close the event and report it
task_report = Send the report
public_pages = Public pages
members = Arbiters and viewers
role = Role
role_viewer = Viewer
role_arbiter = Arbiter
role_chief_arbiter = Chief arbiter
role_none = No role
add_member = Give a role
is_public = Spectators may read what is published
tournament_name = Name of the tournament
place = Place
start_date = First day
end_date = Last day
organiser = Organiser
chief_arbiter = Chief arbiter
fide_id = FIDE ID
chief_arbiter_federation = Chief arbiter's federation
deputies = Deputies, one a line: name; federation; FIDE ID
website = Website
event = Event
regulations = Regulations
system = Pairing system
system_dutch_2026 = FIDE (Dutch) System, C.04.3 of 2026
system_dutch_2017 = FIDE (Dutch) System, C.04.3 of 2017
system_dubov = Dubov System, C.04.4.1
system_burstein = Burstein System, C.04.4.2
system_round_robin = Round robin (Berger)
system_double_round_robin = Double round robin, last two rounds of the first cycle reversed
system_double_round_robin_plain = Double round robin, plain
system_scheveningen = Scheveningen, two teams
system_double_scheveningen = Scheveningen, double
system_knockout = Knock-out
system_by_hand = Paired by hand
system_other = As imported
rounds = Rounds
scoring = Points
win = Win
draw = Draw
loss = Loss
bye_points = Pairing-allocated bye
tie_breaks = Tie-breaks, in order
tie_break_edition = Edition of the tie-breaks (C.07)
tie_break_unrated = Unrated players in tie-breaks by ratings
tie_break_unrated_hint = Said of every tie-break by ratings in the list (C.07, 10), and written into the file with it: ARO/U, ARO/U1400.
tie_break_unrated_rating = Rating that they count as
unrated_not_used = with unrated players such a tie-break is not used
unrated_counted = unrated opponents count as the rating beside
unrated_as_listed = as the list says with each

# $code (text), $why (text)
# On the settings, of an old journal or a file
tie_break_kept = “{ $code }” stands in the tie-breaks and nothing is computed by it; it stays until the list is changed. { $why }

# $code (text)
laws_kept = The Laws “{ $code }” are none of the editions known here. They stay until another edition is chosen, and the claim desk asks for one.

rate_of_play = Rate of play
rate_standard = Standard
rate_rapid = Rapid
rate_blitz = Blitz
time_control = Time control
laws_edition = Edition of the Laws
initial_colour = Initial colour
initial_colour_lot = Drawn by lot
parity = Odd and even numbers for colours (C.04.3 5.2.5)
parity_participants = Counted among those ever paired, as the approved programs do
parity_tpn = By the pairing number itself
numbering = Numbers
numbering_strength = By rating
numbering_lots = Drawn by lot
numbering_varma = Restricted lots (Varma)
numbering_by_hand = By hand
acceleration = Acceleration
acceleration_none = None
acceleration_baku = Baku
acceleration_listed = As listed in the file
half_point_byes = Half-point byes a player may ask for
no_byes_in_last = No byes in the last rounds
first_board = First board
default_minutes = Default time in minutes
fide_rated = To be rated by FIDE
reason = Reason
reason_after_start = Reason for the change (rounds are paired already)
confirm = I have read this and go on

filter = Filter
older = Older
undo = Undo

# $seq (number)
show_as_it_stood = Show the event as it stood after act { $seq }

# $seq (number)
as_it_stood = This is the event as it stood after act { $seq },

back_to_now = Back to now
undone = undone
when = When
who = Who
device = From
what = What
why = Why
languages = Languages
languages_hint = How much of the program each language says; the rest is shown in English.
language_said = Said
error_undated_form = This form does not say what its page showed. Load the page again, and fill it in anew.
end_before_start = The end is before the start.

# The journal proves itself: each act carries the SHA-256 of all before it.
journal_state = State of the journal, as papers print it:

# Why nothing is saved, above every page.
trouble_full = Nothing can be saved: the disk is full. Free some space; what was typed is asked for again. Reading goes on.

trouble_damaged = Nothing can be saved: the database file is damaged. Restore a backup (sonneborn restore). Reading goes on.

trouble_locked = Nothing can be saved: another program holds the database file. Close it and try again. Reading goes on.

trouble_vanished = Nothing can be saved: the database file was deleted, moved or replaced. Put it back, or stop the server and restore a backup. Reading goes on.

trouble_not_writable = Nothing can be saved: the disk does not take it (read-only, unplugged or failing). Check the disk. Reading goes on.
trouble_missing = Nothing can be saved: the database lacks what was saved before (a log that was cut off, or an older copy put in its place). Restore the newest backup (sonneborn restore), or remove the files that end in -saved and -heads beside the database to go on without it. Reading goes on.
trouble_away = Nothing can be saved: the server cannot reach its database at this moment. Try again; what was done is not done twice.

# $why (text)
set_aside = Set aside, the other events are served: { $why }. Ask sonneborn verify, restore a backup, or install the newer version.

# $at (text), $file (text)
backup_made = Last backup: { $at }, { $file }

# $at (text), $why (text)
backup_failed = No backup was made at { $at }: { $why }

# $folder (text)
backup_planned = Backups go to { $folder }; the first one is being made.

# $at (text)
# For those who may not know where it lies
backup_made_at = Last backup: { $at }

# $at (text)
backup_failed_at = No backup was made at { $at }. Tell whoever runs the server.

backup_coming = The first backup is being made.
backup_none = No backups are made: start the server with --backup-dir and a folder on another disk.
password_common = This password is among the first that everybody tries, or it is the account's name. Choose three words that do not belong together.
login_code_needed = This account also asks for the code of the authenticator app. Enter the password again and the code shown now; a code works once.
authenticator_code = Code of the authenticator
second_factor = Second factor
second_factor_hint = An authenticator app on your phone shows a code that changes every thirty seconds. Scan this with it, or type the key in, then enter the code that it shows.
second_factor_on = Logging in asks for a code. Whoever loses the phone gets in again by a new password link.
second_factor_begin = Set up a second factor
second_factor_confirm = Turn it on
second_factor_end = Turn it off
second_factor_wrong = The code does not fit. Check the phone's clock and enter the code that is shown now.

# $host (text)
error_foreign_host = This server does not answer for the name { $host }. Start it with --public-url and its own name, or let the proxy in front of it pass the Host header on (nginx: proxy_set_header Host $host).

# A form that a page of another site sent
error_other_origin = A page of another site sent this form, and nothing was done. If you reach this server through a proxy: start it with --public-url and its own address there, or let the proxy pass the Host header on (nginx: proxy_set_header Host $host).

error_too_many_requests = Too many requests from this address. Wait a few seconds.
error_crowded = The server is busy with other long tasks. Nothing is lost; try again in a minute.
error_too_long = This takes longer than a minute and was given up. Use the command line for an event of this size.
error_stopping = The server is being stopped. Try again when it is back.
upload_broken = The file did not arrive whole. Send it again.
full_supervision = Rapid and blitz: Competition Rules in full (A.4, B.2)
agreement_rule = Draws by agreement (9.1.1)
agreement_as_laws = as the Laws say
agreement_from = only from this move on
agreement_never = not allowed
agreement_move = Move
quickplay_announced = Guidelines III hold (games without increment)
device_penalty = Devices (11.3.2): the announced lesser penalty; empty: the game is lost
announced = Announced regulations
equals = Equal in rating and title
equals_alphabet = By the alphabet
equals_fide_id = The lower FIDE ID first
equals_oldest = The oldest first
equals_youngest = The youngest first
chess960 = Chess960
chess960_drawn = Chess960: the position of each round is drawn by lot

# $time (text)
error_shut_out = The chief arbiter shut this device out at { $time }. What it kept was not taken. Ask for a new link.
error_other_boards = These are not your boards: you enter results on the boards that you were given, in the round that is played.
archived_events = Archived events

# To an administrator whose account has no second factor, where the server requires one
second_factor_needed = This server asks administrators for a second factor. Set it up on “Your account”; until then you have the rights of an ordinary account.

# $events (text)
# After the words on the last backup
backup_set_aside = Set aside, and in it as they are here: events { $events }.

# $at (text), $last (number)
# The address asks for a moment of the journal that there is not
no_such_moment = The journal has no act “{ $at }” to be shown: the last one is { $last }.

# The event's colour; the first page of a server
event_colour = Colour
event_colour_hint = The event is recognised by it on every page, screen and poster. It says nothing else.
being_played = Being played
coming = Coming
finished = Finished
find_anything = A player, an event or a place
found_no_event = No player, event or place is called so.

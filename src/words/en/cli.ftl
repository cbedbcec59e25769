### The command line: its help, what it cannot read, and what it prints. Names of commands, options and files stay as they are.

# The headings of the help
usage = Usage:

commands = Commands:
arguments = Arguments:
options = Options:

# In the line of usage, where options may stand
options_placeholder = [OPTIONS]

# $value (text)
# Behind an option's help
default_value = [default: { $value }]

# $values (text)
possible_values = [possible: { $values }]

# $name (text)
# The environment variable that gives the same
environment = [env: { $name }]

help = Print this help

# The command `help`
help_of = Print the help of a command

version = Print the version
lang = The language of help and answers, as en, zh-Hans or de (otherwise that of LC_ALL or LANG)

# $tag (text), $known (text)
no_language = There are no words in “{ $tag }”. Choose one of: { $known }.

# $given (text)
unknown_argument = “{ $given }” is not known here.

# $given (text)
unknown_command = There is no command “{ $given }”.

# $suggestion (text)
did_you_mean = Did you mean { $suggestion }?

# $one (text), $other (text)
not_together = { $one } cannot be used together with { $other }.

# $given (text)
only_once = { $given } may stand only once.

# $missing (text)
required_missing = Missing: { $missing }.

# $commands (text)
command_missing = Which command? There are: { $commands }.

# $option (text)
value_missing = { $option } needs a value.

# $option (text), $value (text), $allowed (text)
value_not_allowed = { $option }: “{ $value }” cannot be used. Allowed: { $allowed }.

# $option (text), $value (text), $allowed (text)
# $allowed is a sentence that says what can be read.
value_unreadable = { $option }: “{ $value }” cannot be read. { $allowed }

# $option (text), $value (text)
value_too_many = { $option }: “{ $value }” is one value too many.

not_text = The arguments are not text in UTF-8.
usage_wrong = The arguments are not understood.

# $command (text)
see_help = { $command } --help shows what can be said.

allowed_address = Allowed: an address with a port, such as 127.0.0.1:8080.
allowed_network = Allowed: an address or network, such as 127.0.0.1 or 10.0.0.0/8.
allowed_database = Allowed: postgres://user@host/name, or sqlite:FILE.

# A game as it is typed: the opponent's rating, one's own colour, the result
allowed_game = Allowed: the opponent's rating, w or b, and 1, = or 0, as in 2310w=.

# What the program is, above its help
about = Runs chess tournaments: pairings, results, claims, standings, papers and reports.

# Below the list of commands
starts_server = Without a command the server starts.

# The commands, one line each
replay = Play the games of a file through, and settle claims

mating = Can this side still mate? Reads lines "FEN white|black" from standard input
serve = Start the server (also what happens without a command)
backup = Write a consistent copy of the database
restore = Put a backup in the place of the database, which is kept under another name
verify = Prove the journals of a database, or say which act is not as it was written
dossier = Make the dossier for an appeal, as paper or as a file that proves itself, or check such a file
password_link = Print a one-time link for an account whose password is forgotten
rating = Rating changes, first ratings, rating reports
ratings = Rating lists: import one, look a player up
standings = The standings of a tournament file, by any tie-breaks
export = A file in which an event leaves, out of a database or any file that is read: TRF, lists, Swiss-Manager's CSV
pair = Pair the next round of a tournament file (in place of bbpPairings)
pairer = Answer as bbpPairings or JaVaFo does, for programs that call one of them
check = Hold a tournament file of any program against the regulations: pairings, points, places
generate = Make a random tournament
words = For translators: check the files of words
rating_change = What games do to a rating: --own 2813 --k 10 1787w1 2025b1 2310w=
rating_initial = The first rating of a newcomer: 1650w1 1720b=
rating_report = The rating report of a tournament file
ratings_import = Import a list: FIDE's text or XML, or a national one as CSV, zipped or not
ratings_search = Look a player up by words of the name, FIDE ID, year of birth, federation
words_check = Tell what is wrong in a language's files of words, and what is missing

# Below the help of the command

check_codes = Exit codes: 0 nothing differs, 1 something does, 3 file not understood, 4 too large, 5 cannot be read.
pair_output = The pairings are printed as bbpPairings prints them: the number of pairs, then a line "white black" for each board; the pairing-allocated bye is "number 0". Players are called by their starting numbers; in a team event the teams are paired, and called by theirs.
pair_codes = Exit codes: 0 done, 1 no pairing exists, 2 unexpected failure, 3 request or file not understood, 4 too large, 5 a file cannot be read or written.
pairer_how = A program that calls bbpPairings or JaVaFo changes one path: to a link to this program with the name bbpPairings or javafo, or to "sonneborn pairer". These lines are understood:
pairer_files = The pairings and what -c prints are laid out as there. A file that is named without a folder lies beside the one that is read. What went wrong is told on standard error, with line and column.
pairer_codes = Exit codes of bbpPairings: 0 done (also where -c finds differences), 1 no pairing exists, 2 unexpected failure, 3 request or file not understood, 4 too large, 5 a file cannot be read or written. Of JaVaFo: 0 done, 1 not.
generate_rates = What is left out is drawn by the seed, from what is usual in open tournaments. OFTEN is a rate in thousandths in each round (--forfeits 15: fifteen of a thousand games), a number of times in the tournament (--forfeits 6x), or by rounds (--forfeits 2x@1,50@4). The file is TRF26, with the places by its tie-breaks; pair, check and bbpPairings read it.
replay_codes = With --claim: exit code 0 the claim is right, 1 wrong, 2 not decided, 64 wrong usage.

# Arguments and options, one line each
trf_file = A tournament report file (TRF06, TRF16 or TRF26)

json = Print JSON
rate = The rate of play
backup_file = The copy to write
check_file = A tournament report file (TRF06, TRF16, TRF26), a file of Swiss-Manager (TUNX, TURX, TUMX, TUTX), Swiss-Chess (SWT), SwissPerfect (ZIP), PairTwo (SWS), SWAR (SWAR) or Papi (PAPI, JSON), or a whole tournament as this program writes it (JSON); of the latter each round is checked by what was known when it was paired, and by the tournament's own system
check_round = This round only
system_code = The pairing system by its code
system_dutch = The Dutch system, C.04.3, in the edition of the file's first day
system_dubov = The same as --system dubov, C.04.4.1
system_burstein = The same as --system burstein, C.04.4.2
system_team = The same as --system team-swiss, C.04.6, for files with teams
system_berger = Berger tables, C.05 Annex 1
system_edition = The edition of the Dutch system, whatever the date
output_file = Where it is written (to the terminal if left out)
seed = The same seed and options give the same tournament; if left out, one is drawn, told, and kept in the tournament's name
gen_players = How many players
gen_rounds = How many rounds the tournament has
gen_boards = How many boards a match of teams has (each team has a reserve beside)
gen_played = So many of them are played, to be paired on from there (all if left out)
gen_highest = No rating is higher
gen_lowest = No rating is lower
gen_ratings = How the ratings lie between the two: even, each as likely as any other; bell, most in the middle
gen_step = Ratings go by such steps: with 100, many are equal
gen_colour = The colour of number 1 in the first round (drawn by lot if left out)
gen_baku = Accelerate by the Baku method, C.04.7
gen_forbidden = So many pairs are not to meet
gen_unrated = Without rating, of a thousand players
gen_late = Coming after round 1, of a thousand players
gen_withdrawals = Leaving, of a thousand players in each round
gen_returns = Coming back, of a thousand who have left, in each round
gen_half_byes = Half-point byes, of a thousand players in each round
gen_zero_byes = Zero-point byes, of a thousand players in each round
gen_full_byes = Full-point byes, of a thousand players in each round
gen_assigned_byes = Of a thousand rounds with an odd number, the bye is given by the arbiter, which check then tells
gen_adjourned = Adjourned, of a thousand games: a draw for the next pairing, decided after it, so that check sees another game
gen_draws = Draws, of a thousand games between equals; fewer between unequals
gen_forfeits = Forfeits by one side, of a thousand games
gen_double_forfeits = Forfeits by both, of a thousand games
gen_unusual = 0-0, ½-0, and games of less than a move each, of a thousand games
mating_line = Add the moves that mate, or the reason why none do
pair_file = A tournament report file: TRF16 with XX lines, or TRF26
pair_next = Pair the next round, and write the pairings to a file (to the terminal if left out)
pair_check = Check every round, or one, against the engine (as sonneborn check)
gen_gaps = Ratings from the highest down, each lower than the one before by something between these two
gen_rating_list = The ratings one by one; players beyond them have one drawn
gen_scoring = Points for a win, a draw and a loss
gen_pab = Points for the pairing-allocated bye
gen_tie_breaks = The tie-breaks in order, by their codes
gen_time_control = The time control in the code of record 222
allowed_often = a rate up to 1000, a number of times such as 6x, or both by rounds such as 2x@1,50@4
allowed_scoring = three numbers of points that do not rise, such as 3-1-0; two draws are worth no more than a win and a loss
pair_generate = Make a random tournament, by a configuration file of bbpPairings, or like the tournament of the file that is named first (sonneborn generate has more wishes)
pair_output_file = Where the random tournament is written
pair_seed = The seed of the random tournament; the same seed gives the same tournament
pair_list = Write what the engine knew of each player to a file (beside the tournament, ending in .list, if left out)
pairer_line = A calling line of bbpPairings (--dutch FILE -p) or of JaVaFo (FILE -p)
link_account = The account's name
link_url = The address under which the server is reached
rating_own = The player's own rating
rating_k = The development coefficient
rating_start = First day of the event, which chooses the edition of the regulations (the newest if left out)
rating_games = Opponent's rating, own colour, result: 1787w1 2025b= 2310w0
list_file = The list's file
list_name = What the list is called, with its month; ratings taken from it will say so
list_federation = The federation of a national list, in three letters
list_rate = The rate of a list with one rating column
list_words = Words of the name, FIDE ID, year of birth, federation
list_database = The database
replay_file = The file of games (PGN, in any encoding)
replay_all = List the ends and open claims of every game (what happens without --claim anyway)
replay_against = Compare with another scoresheet of the same game (exit code 1 where they differ)
replay_mend = Print the file with the clear readings of words that are no standard notation; what each was taken for, and what must be asked, goes to the standard error (exit code 2 where something must be asked)
replay_json = Print JSON only: one object a line
replay_edition = Laws: 1989, 2001, 2005, 2009, 2014, 2017, 2018, 2023, or qq
replay_supervised = In rapid and blitz: the Competition Rules hold in full (A.4, B.2)
replay_at_fault = At a move that cannot be played: stop, skip it, or pass it as made
replay_stood = The illegal moves that stop a record were played and stood (A.5.2): put them on the board as they were made

# $kinds (text)
claim_kind = A claim, at the claimant's (of illegal moves and touched pieces: the offender's) move with this number, without it at the end of the record: { $kinds }; for instance threefold@34

claim_by = Who claims (or resigns)
claim_announced = The move written down and announced, or the illegal move
claim_game = Which game of the file, from 1
claim_white_clock = White's remaining time, h:mm:ss, with Black's: the record does not have the clock that was running
claim_black_clock = Black's remaining time
claim_fallen = flag: whose flag has fallen (the opponent's if not said)
claim_last_period = flag: this is the last period
claim_required_moves = flag: the moves to be completed in the period
claim_earlier = illegal: earlier illegal moves of the same player in this game
claim_replied = illegal: the claimant has already made the next move
claim_squares = touched: the squares in the order of touching, for instance "e1 h1"
claim_minutes = late: minutes after the start
claim_default_time = late: the event's default time in minutes
claim_nobody = late: neither player was present at the start
claim_from_move = agreement: the move from which the event allows it
claim_checked = The record was compared with the board and the other scoresheet: it is right as it stands
claim_quickplay = quickplay, increment: the event announced Guidelines III
restore_file = The backup
restore_force = Also where there is a database already; it is kept under another name
data_dir = Folder for the data
database = postgres://user@host/name, or sqlite:FILE; by default a SQLite file in the data folder
listen = Address and port to listen on; 0.0.0.0:8080 for the whole hall
public_url = The address under which others reach this server, for links and QR codes
backup_dir = A second folder for backups, on another disk or stick: made on a schedule and after each published round
backup_every = Minutes from one backup to the next
keep_days = Delete an event in which nothing was done for so many days on which the server ran; an administrator can take it back for a month, and keep its last export
trusted_proxy = A proxy in front of this server that tells the addresses of others (X-Forwarded-For); an address or network, several with commas
access_log = Write a line for every request to the standard error
watch_games = Take the live games of an event from a folder: EVENT=FOLDER, with the event's number; several with more of them
allowed_watched = an event's number, =, and a folder that is there: 3=/home/arbiter/livechess
demo = Set up the demonstration event
desktop = The program of an arbiter's own computer: opens the browser, keeps its data in the user's folder, and can be reached in the hall
standings_tie_breaks = Tie-breaks in order, as "PTS DE BH/C1", or "all" (those of the file if left out)
standings_edition = The edition of C.07: of August 2024 or of March 2026 (by the file's first day if left out)
standings_after = The standings after this round (the last one of which the file says anything if left out)
standings_swiss = Count it as a Swiss, whatever the file says
standings_round_robin = Count it as a round robin, whatever the file says
standings_json = Print JSON, keyed by starting number (in a team event by team number)
verify_file = A SQLite file, such as a backup; by default the database itself
verify_tournament = Only this tournament
verify_sheet = Also ask whether the journal has this state, as a paper's foot has it: 57-8XK2-M0TD-…
export_file = What check reads: a tournament report file, a file of another program, or a whole tournament as this program writes it
export_tournament = An event of the database, instead of a file
export_as = Which file, by the name that it has on the pages
export_so_far = Also a file for rating of an event whose last rounds are to come; it says that it is not final
dossier_check = Say whether this file of a dossier is as the journal had it, instead of making one
dossier_tournament = The tournament
dossier_output = Where it is written: paper as .pdf, the file that proves itself as .json
dossier_round = Only a board of this round
dossier_board = Only this board
dossier_player = Only the player with this starting number
words_folder = The folder of a language (src/words/de), or one that has such folders in it
words_missing = Name every missing message

# $number (number)
# What the server prints at its start
demo_made = The demonstration event is tournament { $number }

# $address (text)
served_at = Sonneborn is at { $address }

# $address (text), $listening (text)
# Behind a proxy: the public address, and the one that the server listens on
served_behind = Sonneborn is at { $address } (listening on { $listening })

# $link (text)
# The link stands in a line of its own.
first_administrator =
    Make the first administrator here (once, within two days):
    { $link }

# $address (text)
cannot_serve = { $address } cannot be served

# $asked (text)
log_unreadable = RUST_LOG says “{ $asked }”, which is not read: write targets and levels, as in warn,access=info

clock_not_set = This computer's clock says a time before 1970 or after 9999: set its date and time, then start again.

uploads_unreadable = the folder of uploads cannot be read

# $folder (text)
folder_not_made = the data folder { $folder } cannot be made

# $list (text), $players (number), $skipped (number)
list_imported =
    { $players ->
        [one] { $list }: { $players } player, lines skipped: { $skipped }
       *[other] { $list }: { $players } players, lines skipped: { $skipped }
    }

# $lines (text)
lines_skipped = Skipped: lines { $lines }

no_list = there is no rating list yet: import one first
restore_postgres = PostgreSQL is restored by pg_restore

# $file (text), $damage (text)
restore_damaged = { $file } is damaged: { $damage }

# $file (text)
restore_same = { $file } is the database itself

# $file (text)
restore_there = there is a database at { $file } already; --force keeps it under another name

# $file (text)
restore_not_placed = { $file } cannot be put in place

# $file (text)
restore_kept = The old database is kept as { $file }

# $file (text)
restored = Restored { $file }

# $number (number), $state (text)
# A tournament and the state of its journal
tournament_at = Tournament { $number }: { $state }

# $problem (text)
database_problem = Database: { $problem }

# $state (text)
never_at = the journal never was at { $state }

# $number (number), $name (text), $state (text)
proven = Tournament { $number } ({ $name }): proven, { $state }

# $number (number), $name (text)
not_proven = Tournament { $number } ({ $name }): NOT PROVEN

# $times (number)
# Behind one of the two lines above
persons_removed =
    { $times ->
        [one] { "" }, data of persons removed once
       *[other] { "" }, data of persons removed { $times } times
    }

# $seq (number), $other (number)
act_calls_itself = act { $seq } calls itself act { $other }

# $seq (number), $why (text)
act_unreadable = act { $seq } cannot be read: { $why }

# $name (text)
no_account = there is no account called { $name }

first_has_no_game = the first file has no game
second_has_no_game = the second file has no game

# $number (number)
no_game = the file has no game { $number }

# $code (text)
no_claim = there is no claim “{ $code }”; see --help

move_no_number = the move after @ is no number
fen_and_side = expected a FEN and white or black
side_at_end = expected white or black at the end of the line

# $folder (text), $file (text)
no_languages = { $folder } has no folder with a { $file }

# $tag (text), $count (number)
words_in_source =
    { $count ->
        [one] { $tag }: { $count } message
       *[other] { $tag }: { $count } messages
    }

# $own (number), $parent (text)
# Under the line of a language that says only what differs from another one; $parent is that one's tag
words_of_parent =
    { $own ->
        [one] { $own } message of its own, the others those of { $parent }
       *[other] { $own } messages of its own, the others those of { $parent }
    }

# $tag (text), $said (number), $total (number), $percent (number)
words_said = { $tag }: { $said } of { $total } messages ({ $percent } %)

# $table (text), $id (text)
word_missing = missing: { $table }.ftl { $id }

# $count (number)
words_more =
    { $count ->
        [one] and { $count } more (--missing names it)
       *[other] and { $count } more (--missing names them all)
    }

# $number (number)
writes_missing =
    { $number ->
        [one] { $number } write that was saved is missing: the log was cut off, or this is an older copy
       *[other] { $number } writes that were saved are missing: the log was cut off, or this is an older copy
    }
claim_no_agreement = agreement, offer: the regulations of the event allow no draws by agreement
claim_lesser_device = device: the regulations of the event name a lesser penalty

# $seed (number)
seed_drawn = The seed is { $seed }.

manual = Print the manual as text, or write it as a PDF
manual_pdf = Write the manual as a PDF into this file
watch_lists = A folder into which rating lists are put, named like FIDE 2026-11.zip: each is imported
fetch_lists = Fetch FIDE’s rating lists from this address, at once and then every day, as https://ratings.fide.com/download/players_list_xml.zip

compare = Compare with other programs over many random events, in both directions
compare_folder = Folder of the test: what is done, the report, and the events that differ; a test that was stopped goes on there
compare_pairer = Another pairing program, called with the arguments of bbpPairings
compare_checker = Another program that only checks pairings, of players or teams, called with the arguments of gacrux’s pairingchecker, as “python3 -m gacrux.pairingchecker”
compare_ranker = Another program for tie-breaks, called with the arguments of gacrux’s tiebreakchecker, as “python3 -m gacrux.tiebreakchecker”
compare_events = Events in each direction
compare_players = The most players of an event, or teams of an event of teams
compare_axis = What the events are to have more of than others; one after the other where several are named, all but “large” where none is
compare_threads = Events at the same time (otherwise as many as the computer has cores)

acceptance = Print the answers to FIDE’s checklist, and what they cost
acceptance_system = Only the answers for this system
acceptance_costly = Only answers that cost something
acceptance_folder = Make a folder with what testers of FIDE's Technical Commission need
acceptance_events = Events of each system in the folder, made and checked
acceptance_compared = Put in the report that sonneborn compare left in this folder

# $folder (text), $files (number), $differing (number)
folder_made = { $folder }: files: { $files }; events that differ: { $differing }.


check_pdf = Write the audit as a PDF too

check_fonts = A folder of fonts (.ttf, .otf) for the PDF, tried before the built-in Chinese one

# The copy of the public pages in a folder
publish = Keep a copy of an event's public pages in a folder, for any web host
publish_address = The event's public address: http://127.0.0.1:8080/p/3
publish_folder = The folder: empty, or one that was written before
publish_languages = The languages; the first lies in the folder itself, the others in folders of their own (by default the language of the command)
publish_at = Where the folder will be found: https://club.example/open. Pictures beside links in chat programs, the feed of news and search engines need it
publish_watch = Go on, and bring the folder up to date whenever something was done
publish_every = How often the server is asked with --watch, in seconds
# $seen (text), $written (number), $removed (number)
publish_done = Act { $seen }: files written: { $written }, old ones removed: { $removed }
# $why (text)
publish_waits = { $why } The folder stays as it is; it is tried again.
# $address (text), $why (text)
publish_no_answer = No answer from { $address } ({ $why }). Is the server running?
# $address (text)
publish_not_public = { $address } is not public. Publish the event on its page of members first.
# $address (text), $status (number)
publish_status = { $address } was answered with { $status }. Is it the public address of an event?
publish_too_many = There are more pages than an event has. Is it the public address of an event?
# $folder (text)
publish_not_empty = { $folder } has other files in it. Name an empty folder, or a new one.
# $folder (text), $address (text)
publish_other_event = { $folder } has the pages of { $address }. Name another folder.
allowed_public_address = the public address of an event, as http://127.0.0.1:8080/p/3

push_service = A push service that is asked besides those of the browsers, as https://push.example
allowed_web_address = an address with http:// or https://

rights = Print who reads which class of data, and what each address shows
# An option of `rights`
rights_addresses = List every address with the classes that it may show

# At the start of the server, before the link for the first administrator
began_empty = There was a database under this name, and nothing is in it. If you copied it from a running server, its acts are still in the log (-wal) beside the original: stop, and take a copy with `sonneborn backup`, or copy all files of the folder while that server is stopped. Go on only if you want to begin anew.

# Of an event, by `verify`
name_unreadable = its name in the list of events is no text any more

# $why (text)
# After a backup
backed_up_as_it_is = In the copy as it is here: { $why }

# $usual (text)
# An option of the server; what the names mean stands in the manual
limits = Another number than the usual one for what is let through: { $usual }

# An option of the server
require_second_factor = Administrators have their rights only with a second factor
claim_board = The pieces as they stand on the board, as a FEN

claim_said_by = Who said that the record is right

claim_now = Whether the game is going on, or how it ended

check_json = Print JSON; --schema says what stands in it

check_schema = Print the JSON Schema of what --json prints

check_corpus = Check all files named, and those in the folders named, and write corpus.csv and corpus.html into this folder

check_one_file = Name one tournament file, or several with --corpus FOLDER.

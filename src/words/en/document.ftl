### The words of the papers.

player_list = Starting rank list
players_by_name = Players by name
check_in_list = Check-in list
pairings_by_board = Pairings by board
pairings_by_name = Pairings by name
results = Results
crosstable_by_rank = Crosstable by rank
crosstable_by_number = Crosstable by number
round_robin_table_by_rank = Round-robin table by rank
round_robin_table_by_number = Round-robin table by number
figures_explained = Tie-breaks explained

# $points (number)
level_on =
    { $points ->
        [one] level on { $points } point
       *[other] level on { $points } points
    }

decided_by = Decided by
shares_rank = shared
by_lots_or_hand = lots or the arbiter
nothing_to_print = There is nothing to print on this paper yet. It has sheets when there are standings, rounds or players for it.
nobody_there = Nobody stands there in the standings. Open the figures from the page of the standings.
struck_does_not_count = Grey lines do not count.
result_slips = Result slips
player_cards = Player cards
public_notice = Follow this event
round_pack = Round pack

# $page (text), $pages (text)
# The foot: which page of how many.
page_of = Page { $page } of { $pages }

# $at (text), $journal (text)
# The foot: when it was printed, and from which state of the tournament.
printed_from = Printed { $at } · journal { $journal }

# $n (number)
after_round = after round { $n }

draft = DRAFT, not published
category = Category
gender = Sex
female = f
male = m
fide_id = FIDE ID
birth = Born
present = Here
paid = Paid
requested = Byes asked for
note = Note
start = Start
colour = Col
has_white = White
has_black = Black
no_opponent = Not paired
receipts = Receipts
receipt = Receipt

# $paid (text)
entry_fee_paid = Entry fee paid: { $paid }

date_and_signature = Date and signature
is_free = free
absent = Absent
withdrawn = withdrawn
moved = in another section
expelled = expelled
set_apart = Left before half of the games: not ranked
running_score = Sum

# $players (number), $present (text)
totals =
    { $players ->
        [one] { $players } player, { $present } checked in
       *[other] { $players } players, { $present } checked in
    }

# $players (number)
totals_players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }

# $games (number), $missing (number)
games_and_missing = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $missing ->
        [one] { $missing } result missing
       *[other] { $missing } results missing
    }

white_signs = White's signature
black_signs = Black's signature
arbiter_signs = Arbiter's signature

# $name (text)
chief_arbiter = Chief arbiter: { $name }

slip_hint = Both players sign; the winner, or White after a draw, hands it in.
crosstable_key = 12w1: won with White against the player ranked 12. b: Black, ½: draw, +: won by forfeit, -: lost by forfeit or absent, u: not rated.
crosstable_key_by_number = 12w1: won with White against player number 12. b: Black, ½: draw, +: won by forfeit, -: lost by forfeit or absent, u: not rated.
crosstable_key_of_teams = 12w2½: 2½ points in the match with White on board 1 against the team ranked 12. b: Black, +: won by forfeit, -: lost by forfeit or absent.
crosstable_key_of_teams_by_number = 12w2½: 2½ points in the match with White on board 1 against team number 12. b: Black, +: won by forfeit, -: lost by forfeit or absent.
bye_key = U: pairing-allocated bye, H: half-point bye, F: full-point bye, Z: zero-point bye.
scan = Pairings, results and standings on your phone
paper = Paper
paper_language = Language of the papers
choose = Choose

# $round (number)
print_pack = Print everything due for round { $round }

without_opponents = (without opponents)
whole_event = The whole event

# $round (number)
no_such_round = Round { $round } is not paired yet.

no_such_norm = The player has not made this norm.

# $why (text)
bad_font = The font cannot be used ({ $why }). Choose another file, or print with the built-in fonts.

# $why (text)
bad_tie_break = A tie-break of the regulations cannot be computed ({ $why }). Correct the list in the settings, then print again.

# $seq (number)
no_such_ruling = Act { $seq } is no ruling, or it has been undone.

too_long_for_qr = The public address is too long for a QR code. Give the server a shorter --public-url.

# $round (number), $board (number)
no_such_board = Round { $round } has no board { $board }.

# $characters (text)
# The foot: characters that could not be printed, by their numbers U+20BB7
no_font_has = No font has { $characters }

labels_21 = Labels, 21 a sheet (63.5 × 38.1 mm)
labels_24 = Labels, 24 a sheet (70 × 37 mm)
labels_14 = Labels, 14 a sheet (99.1 × 38.1 mm)
labels_30 = Labels, 30 a sheet (1 × 2⅝ in, on Letter)
labels_10 = Labels, 10 a sheet (2 × 4 in, on Letter)
badges = Badges
place_cards = Place cards
certificates = Certificates
certificate_heading = Certificate

# $place (number)
place_won = Place { $place }

# $place (number), $category (text)
place_won_in = Place { $place } · { $category }

# $points (number), $rounds (number)
points_of_rounds = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }

# $sum (text), $currency (text)
sum_of_prizes = All prizes together: { $sum } { $currency }

organiser_signs = Organiser
chief_arbiter_signs = Chief arbiter
order_book = Order of play
result_book = Book of results
rounds_and_times = Rounds
rating_list = Rating changes, a line a player
rating_list_key = Ro own rating · Ra average of rated opponents · n rated games · W score · We expected score · Rp performance. A newcomer's first rating stands in the column of the change.
blank_games = Pairings as PGN, for the boards
files = Files
as_chess_results = Spreadsheet with the headings of chess-results (XLSX)

for_swiss_manager = Players for Swiss-Manager (CSV)

# $seq (text)
no_such_complaint = Act { $seq } noted no complaint.

# $count (number)
# Beside the press that prints a round
sheets = { $count ->
        [one] { $count } sheet
       *[other] { $count } sheets
    }

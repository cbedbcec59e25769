### The words for what keeps a claim from being decided: what to mend in the record, or what to ask.

# $what (text)
not_decided = Not decided: { $what }
arbiter_decides = the arbiter decides
mend_start = mend the starting position

# $line (text)
mend_line = mend line { $line }
ask_which_piece = ask which piece moved
ask_whose_move = ask who claims, and whose move it was
rule_on_illegal = rule on the illegal move first
ask_which_move = ask which move it was
ask_if_completed = ask whether the move was completed
look_at_clock = look at the clock
compare_record = compare the record with the board and the other scoresheet

# $line (text), $column (text), $what (text)
at_place = Line { $line }, column { $column }: { $what }
start_unreadable = The starting position of the record cannot be read.

# $word (text)
word_unreadable = “{ $word }” cannot be read as a move. Mend it as the players tell you.

# $word (text), $why (text)
word_illegal = “{ $word }” cannot be played: { $why }. Mend it; or, if it was played so and stood, say so.

# $word (text), $squares (text)
word_ambiguous = “{ $word }” fits several pieces (from { $squares }): ask which moved.

# $text (text), $why (text)
text_between = “{ $text }”: { $why }; a move may be hidden there. Mend it.
behind_result = Text stands behind the result. If moves are recorded there, take the result out.

# $written (text), $expected (text)
number_wrong = The number { $written } stands where { $expected } is due: a move is missing or written twice.
# $word (text)
no_capture = { $word } is written as a capture, and nothing is captured there: look whether another move was played, or confirm the record.

# $word (text)
no_check = { $word } is written as a check and gives none: look whether another move was played, or confirm the record.

# $mv (text), $side (text)
own_move = { $mv } was made by { $side }, who claims. Ask who claims, and against whom.

# $side (text)
not_their_move = By the record { $side }, who claims, was on move, not the opponent. Ask who claims, or at which move.
which_move = The record holds no illegal move. Say which move it was, and its number.

# $word (text)
named_unreadable = “{ $word }” cannot be read as a move. Ask which move stands on the scoresheet.

# $word (text), $squares (text)
named_ambiguous = “{ $word }” fits several pieces (from { $squares }): ask which is meant.

# $instead (text), $recorded (text)
one_move = If { $instead } was played and not { $recorded }, the answer is another. Compare the record with the board and the other scoresheet; if it is right, confirm it.

# $instead (text)
one_move_missing = If { $instead } was played and is missing, the answer is another. Compare the record with the board and the other scoresheet; if it is right, confirm it.

# $recorded (text)
one_move_twice = If { $recorded } is written twice, the answer is another. Compare the record with the board and the other scoresheet; if it is right, confirm it.

# $instead (text), $written (text)
other_move = With { $instead } written down and not { $written }, the claim would be right. Read the scoresheet again; if { $written } stands there, confirm it.

# $instead (text)
move_not_written = With { $instead } written down the claim would be right. Ask whether a move was written down; if not, confirm it.

# $side (text)
other_claimant = { $side } could claim this, not the opponent. Ask who claims.
unconfirmed = Compare the record with the board and the other scoresheet; if it is right, confirm it.

# $word (text), $means (text), $why (text)
mended_as = “{ $word }” as { $means } ({ $why })

# $word (text), $means (text)
did_you_mean = “{ $word }”: did you mean { $means }?

# $word (text)
no_reading = “{ $word }”: no legal move is written nearly so.

# $languages (text)
why_letters = piece letters: { $languages }
why_alike = signs that look alike
why_short = short form
why_piece = the piece with which the game goes on
why_slip = a slip, by the moves that follow

# $mv (text)
comes_back = { $mv } was illegal. As long as the game lasts the position before it comes back: rule on the illegal move first. If it can no longer be put right, confirm the record.

# $mv (text)
not_yet_stood = { $mv } was illegal and may be put right until the opponent has made the next move: rule on the illegal move first. If that is too late, confirm the record.

# $required (number), $side (text)
completed = Move { $required } of { $side } is the last of the period, and the record does not show whether the clock was pressed before the flag fell. If it was, the period is completed and the game goes on; if it was not, give one move more as required.

# $side (text), $time (text)
time_left = The clock of { $side } shows { $time }: then no flag has fallen. Give the time that it showed, or none.

# $means (text)
is_missing = By the numbers a move of Black is missing here: did you mean { $means }?

confirm_board = see whether the board stands as the record ends, and confirm it

# $mv (text)
record_ends = This record ends after { $mv }. If the board stands as after this move, confirm it; else add the moves that are missing.

record_empty = No move could be read. If the pieces stand as at the beginning, confirm it; else add the moves.

# $told (text), $moves (text)
# $told is record_ends or record_empty
right_with_moves = { $told } If { $moves } was played since, the claim would be right.

# $after (text), $squares (text)
# $after is as after 3...Nf6
board_apart = The record ends { $after }, and the board stands otherwise on { $squares }. Add the moves that are missing, or mend the record.

# $told (text), $moves (text)
# $told is board_apart
board_apart_with = { $told } With { $moves } the board would stand so.

mend_to_board = add what leads to the board as it stands

going_on = Say whether the game is still going on, or how it ended.

# $result (text), $who (text), $at (text)
entered_played = For this board the event has the result { $result }, entered by { $who } ({ $at }).

# $result (text), $who (text), $at (text)
entered_forfeited = For this board the event has { $result }, a game that was not played, entered by { $who } ({ $at }).

# $who (text), $at (text)
entered_adjourned = For this board the event has an adjourned game, entered by { $who } ({ $at }).

# $told (text)
# Behind one of the sentences of a result that the event has for the board
entered_asked = { $told } Say in the field “The game” how it ended, or that it was going on when the claim was made: nothing is decided past an entered result.

say_if_going_on = say whether the game is going on

# $word (text), $moves (text)
other_letters = “{ $word }” may be { $moves } in the letters of another language. Ask which piece is meant, and write it as a sign: ♘g8.

give_beginning = give the game from its beginning
beginning_moves = The record begins with a position that bears no move number: how many moves were made before it is not known. Give the number of the move, or the game from its first move.
beginning_positions = The record begins with a position, and what was played before it may make the claim right. Give the game from its first move, or back to the last capture or pawn move.

# $recorded (text), $written (text)
recorded_instead = The record has { $recorded } where { $written } is said to have been played. Ask which it was; if it was { $written }, mend the record.

### The words of the rules core: why a move is illegal, what is wrong with a record, what a finding says.

king = king
queen = queen
rook = rook
bishop = bishop
knight = knight
pawn = pawn
kingside = kingside
queenside = queenside

# $piece (text)
no_such_piece = no { $piece } that could move so

# $square (text)
empty_square = no piece stands on { $square }

# $square (text)
opponents_piece = the piece on { $square } is the opponent's

# $piece (text), $square (text)
own_piece = the { $piece } may not go to { $square }, where a piece of the same colour stands

# $square (text)
king_capture = the king on { $square } cannot be captured

# $piece (text)
not_how_it_moves = this is not how the { $piece } moves

# $piece (text), $square (text)
jumps = the { $piece } may not jump over the piece on { $square }

# $square (text)
pawn_blocked = the pawn is blocked by the piece on { $square }

pawn_double_step = a pawn goes two squares only from its original square

# $square (text)
nothing_to_capture = there is nothing to capture on { $square }

# $square (text)
en_passant_too_late = capturing en passant on { $square } is legal only on the move right after the double step

promotion_missing = the pawn reaches the last rank and the new piece is not named
promotion_impossible = there is no such promotion

# $wing (text)
castling_right_lost = { $wing } castling is no longer allowed: the king or that rook has moved

castling_in_check = the king may not castle out of check

# $square (text), $by (text)
castling_attacked = the king may not castle over or onto { $square }, attacked from { $by }

# $square (text)
castling_blocked = a piece on { $square } stands in the way of castling

# $square (text)
king_in_check = the own king would stand in check from { $square }

# $squares (text)
ambiguous = several pieces could move so (from { $squares })

unreadable = cannot be read as a move
broken_tag = a tag without its end
open_comment = a comment { "{" } without its end { "}" }
unbalanced_variation = round brackets that do not match
stray_word = a word that is no move
bad_clock_time = a clock time that cannot be, which is not counted

# $field (text), $column (number)
bad_start = the starting position (FEN) is wrong in { $field }, column { $column }

fen_pieces = the pieces
fen_turn = the side to move
fen_castling = the rights to castle
fen_en_passant = the en-passant square
fen_half_moves = the half-move counter
fen_move_number = the move number
swallowing_comment = a comment that may have swallowed moves

# $why (text)
stood = illegal ({ $why }); it was played and stood
white = White
black = Black

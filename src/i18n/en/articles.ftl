### What the articles of the Laws say, in our own words, one sentence a topic. What differs from edition to edition (minutes,
### numbers of moves) stands in the facts and consequences of a finding, not here.

checkmate = Checkmate ends the game at once, provided that the mating move was legal.
resignation = Who resigns ends the game and loses it.
stalemate = If the player on move has no legal move and is not in check, the game is drawn at once.
dead_position = If neither side can mate by any series of legal moves, the game is drawn at once.
agreement = The players may agree on a draw during the game, where the event's rules allow it.
threefold_announced = The player on move may claim a draw if the move he has written down, and not yet made, brings the same position about for at least the third time.
threefold_on_board = The player on move may claim a draw if the position on the board stands for at least the third time.
same_position = Positions are the same if the same side is to move, the same pieces stand on the same squares, and the same moves are possible.
fifty_announced = The player on move may claim a draw if with the move he has written down the last fifty moves by each side are without capture and pawn move.
fifty_on_board = The player on move may claim a draw if the last fifty moves by each side were without capture and pawn move.
claim_lost = Who plays on without claiming loses the right to claim on that move.
wrong_claim = A claim that is found wrong costs time, and the game goes on.
fivefold = If the same position has stood five times, the game is drawn without a claim.
no_progress = After too many moves by each side without capture and pawn move the game is drawn without a claim, unless the last one mates.
flag_fall = Who does not complete the prescribed moves in time loses, unless the opponent cannot mate by any series of legal moves: then the game is drawn.
both_flags = If both flags have fallen and nobody knows which fell first, what follows depends on whether this is the last period.
illegal_move = If an illegal move is found during the game, the position before it is put back.
illegal_penalty = The position before the illegal move is put back, the touched piece must be moved if it can, and the player is penalised.
illegal_relaxed = In rapid and blitz without full supervision an illegal move can be put right only until the next move is made.
unpromoted = A pawn that stands on the last rank without having been exchanged becomes a queen, and it counts as an illegal move.
wrong_setup = A game begun from a wrong initial position is annulled and a new one is played.
reversed_board = If the board was placed the wrong way, the game goes on after the position is transferred to a board placed right.
reversed_colours = Whether a game begun with colours reversed goes on depends on how far it has come.
displaced = Who displaces pieces puts them back in his own time.
touched_own = The player on move must move the first of his own pieces he deliberately touched that can be moved.
touched_opponents = The player on move must capture the first opposing piece he deliberately touched that can be captured.
touched_both = Who touched a piece of each colour must capture the opponent's with his own, or, if that is illegal, move or capture the first touched that can be.
touched_king_and_rook = Who touches his king and then a rook must castle on that side if it is legal.
touched_rook_then_king = Who touches a rook and then his king may not castle on that side on this move.
touched_castling_illegal = Who meant to castle where it is illegal must make another legal move with his king.
touched_none = If no touched piece can be moved or captured, any legal move may be made.
default = Who comes to the board after the default time loses, unless the arbiter decides otherwise.
nobody_present = If neither player is there at the start, White loses all the time until he comes.
quickplay = With less than two minutes left a player may ask for a draw because the opponent cannot win, or makes no effort to win, by normal means; the arbiter decides.
movement = The pieces move as article 3 says.

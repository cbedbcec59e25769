//! What the articles of the Laws say, in our own words, one sentence a topic. What differs from edition to edition (minutes,
//! numbers of moves) stands in the facts and consequences of a finding, not here.

use crate::i18n::Lang;
use crate::laws::edition::Topic;
use crate::messages;

messages! {
    checkmate { "Checkmate ends the game at once, provided that the mating move was legal.", "合规的着法将死对方，对局立即结束。", "合規的著法將死對方，對局立即結束。" }
    resignation { "Who resigns ends the game and loses it.", "认输即结束对局并判负。", "認輸即結束對局並判負。" }
    stalemate { "If the player on move has no legal move and is not in check, the game is drawn at once.", "行棋方无合规着法且未被将军，立即和棋。", "行棋方無合規著法且未被將軍，立即和棋。" }
    dead_position { "If neither side can mate by any series of legal moves, the game is drawn at once.", "双方以任何合规着法均不能将死对方，立即和棋。", "雙方以任何合規著法均不能將死對方，立即和棋。" }
    agreement { "The players may agree on a draw during the game, where the event's rules allow it.", "双方可在对局中协议和棋，但须符合竞赛规程。", "雙方可在對局中協議和棋，但須符合競賽規程。" }
    threefold_announced { "The player on move may claim a draw if the move he has written down, and not yet made, brings the same position about for at least the third time.", "行棋方写下尚未走出的着法，该着将使同一局面至少第三次出现时，可要求和棋。", "行棋方寫下尚未走出的著法，該著將使同一局面至少第三次出現時，可要求和棋。" }
    threefold_on_board { "The player on move may claim a draw if the position on the board stands for at least the third time.", "盘上局面至少第三次出现时，行棋方可要求和棋。", "盤上局面至少第三次出現時，行棋方可要求和棋。" }
    same_position { "Positions are the same if the same side is to move, the same pieces stand on the same squares, and the same moves are possible.", "轮到同一方走棋、同样的棋子在同样的格上、可走的着法也相同，才是同一局面。", "輪到同一方走棋、同樣的棋子在同樣的格上、可走的著法也相同，才是同一局面。" }
    fifty_announced { "The player on move may claim a draw if with the move he has written down the last fifty moves by each side are without capture and pawn move.", "行棋方写下的着法走出后，双方最近50回合均未吃子也未走兵，可要求和棋。", "行棋方寫下的著法走出後，雙方最近50回合均未吃子也未走兵，可要求和棋。" }
    fifty_on_board { "The player on move may claim a draw if the last fifty moves by each side were without capture and pawn move.", "双方最近50回合均未吃子也未走兵，行棋方可要求和棋。", "雙方最近50回合均未吃子也未走兵，行棋方可要求和棋。" }
    claim_lost { "Who plays on without claiming loses the right to claim on that move.", "未提出要求而继续走棋者，丧失就该着提出要求的权利。", "未提出要求而繼續走棋者，喪失就該著提出要求的權利。" }
    wrong_claim { "A claim that is found wrong costs time, and the game goes on.", "要求不成立须受时间处罚，对局继续。", "要求不成立須受時間處罰，對局繼續。" }
    fivefold { "If the same position has stood five times, the game is drawn without a claim.", "同一局面出现五次，无须提出要求即为和棋。", "同一局面出現五次，無須提出要求即為和棋。" }
    no_progress { "After too many moves by each side without capture and pawn move the game is drawn without a claim, unless the last one mates.", "双方过多回合未吃子也未走兵，无须提出要求即为和棋；最后一着将死者除外。", "雙方過多回合未吃子也未走兵，無須提出要求即為和棋；最後一著將死者除外。" }
    flag_fall { "Who does not complete the prescribed moves in time loses, unless the opponent cannot mate by any series of legal moves: then the game is drawn.", "未在规定时间内完成规定着数者判负；但对方以任何合规着法均不能将死时判和。", "未在規定時間內完成規定著數者判負；但對方以任何合規著法均不能將死時判和。" }
    both_flags { "If both flags have fallen and nobody knows which fell first, what follows depends on whether this is the last period.", "双方钟旗均已降落且无法确定先后时，视是否最后一个时段而定。", "雙方鐘旗均已降落且無法確定先後時，視是否最後一個時段而定。" }
    illegal_move { "If an illegal move is found during the game, the position before it is put back.", "对局中发现不合规则的着法，恢复到该着之前的局面。", "對局中發現不合規則的著法，恢復到該著之前的局面。" }
    illegal_penalty { "The position before the illegal move is put back, the touched piece must be moved if it can, and the player is penalised.", "恢复到不合规则着法之前的局面，触摸的棋子能走则须走，并处罚该棋手。", "恢復到不合規則著法之前的局面，觸摸的棋子能走則須走，並處罰該棋手。" }
    illegal_relaxed { "In rapid and blitz without full supervision an illegal move can be put right only until the next move is made.", "未完全适用竞赛规则的快棋和超快棋中，不合规则的着法只能在下一着走出之前更正。", "未完全適用競賽規則的快棋和超快棋中，不合規則的著法只能在下一著走出之前更正。" }
    unpromoted { "A pawn that stands on the last rank without having been exchanged becomes a queen, and it counts as an illegal move.", "兵到达底线而未升变，换成后，并视为不合规则的着法。", "兵到達底線而未升變，換成后，並視為不合規則的著法。" }
    wrong_setup { "A game begun from a wrong initial position is annulled and a new one is played.", "初始局面摆错的对局取消，重新开局。", "初始局面擺錯的對局取消，重新開局。" }
    reversed_board { "If the board was placed the wrong way, the game goes on after the position is transferred to a board placed right.", "棋盘方向放错时，将局面移到摆放正确的棋盘上继续。", "棋盤方向放錯時，將局面移到擺放正確的棋盤上繼續。" }
    reversed_colours { "Whether a game begun with colours reversed goes on depends on how far it has come.", "黑白方颠倒的对局是否继续，视进行的程度而定。", "黑白方顛倒的對局是否繼續，視進行的程度而定。" }
    displaced { "Who displaces pieces puts them back in his own time.", "碰乱棋子者须用自己的时间恢复局面。", "碰亂棋子者須用自己的時間恢復局面。" }
    touched_own { "The player on move must move the first of his own pieces he deliberately touched that can be moved.", "行棋方有意触摸自己的棋子，须走最先触摸且能走的一个。", "行棋方有意觸摸自己的棋子，須走最先觸摸且能走的一個。" }
    touched_opponents { "The player on move must capture the first opposing piece he deliberately touched that can be captured.", "行棋方有意触摸对方的棋子，须吃最先触摸且能吃的一个。", "行棋方有意觸摸對方的棋子，須吃最先觸摸且能吃的一個。" }
    touched_both { "Who touched a piece of each colour must capture the opponent's with his own, or, if that is illegal, move or capture the first touched that can be.", "触摸双方棋子各一者，须用己子吃对方之子；不合规则时，走或吃最先触摸且可行者。", "觸摸雙方棋子各一者，須用己子吃對方之子；不合規則時，走或吃最先觸摸且可行者。" }
    touched_king_and_rook { "Who touches his king and then a rook must castle on that side if it is legal.", "先触摸王再触摸车者，该侧可易位时必须易位。", "先觸摸王再觸摸車者，該側可易位時必須易位。" }
    touched_rook_then_king { "Who touches a rook and then his king may not castle on that side on this move.", "先触摸车再触摸王者，该着不得在该侧易位。", "先觸摸車再觸摸王者，該著不得在該側易位。" }
    touched_castling_illegal { "Who meant to castle where it is illegal must make another legal move with his king.", "拟在不可易位的一侧易位者，须用王走另一合规着法。", "擬在不可易位的一側易位者，須用王走另一合規著法。" }
    touched_none { "If no touched piece can be moved or captured, any legal move may be made.", "触摸的棋子均不能走也不能吃时，可走任何合规着法。", "觸摸的棋子均不能走也不能吃時，可走任何合規著法。" }
    default { "Who comes to the board after the default time loses, unless the arbiter decides otherwise.", "超过判负时限到达者判负，裁判员另有决定的除外。", "超過判負時限到達者判負，裁判員另有決定的除外。" }
    nobody_present { "If neither player is there at the start, White loses all the time until he comes.", "双方均未到场时，白方到场前的时间均由白方消耗。", "雙方均未到場時，白方到場前的時間均由白方消耗。" }
    quickplay { "With less than two minutes left a player may ask for a draw because the opponent cannot win, or makes no effort to win, by normal means; the arbiter decides.", "剩余时间不足两分钟者，可以对方无法或不试图以正常手段取胜为由要求和棋，由裁判员决定。", "剩餘時間不足兩分鐘者，可以對方無法或不試圖以正常手段取勝為由要求和棋，由裁判員決定。" }
    movement { "The pieces move as article 3 says.", "棋子按第3条的规定行走。", "棋子按第3條的規定行走。" }
}

/// The sentence on a topic.
pub fn said(lang: Lang, topic: Topic) -> &'static str {
    match topic {
        Topic::Checkmate => checkmate(lang),
        Topic::Resignation => resignation(lang),
        Topic::Stalemate => stalemate(lang),
        Topic::DeadPosition => dead_position(lang),
        Topic::Agreement => agreement(lang),
        Topic::ThreefoldAnnounced => threefold_announced(lang),
        Topic::ThreefoldOnBoard => threefold_on_board(lang),
        Topic::SamePosition => same_position(lang),
        Topic::FiftyAnnounced => fifty_announced(lang),
        Topic::FiftyOnBoard => fifty_on_board(lang),
        Topic::ClaimLost => claim_lost(lang),
        Topic::WrongClaim => wrong_claim(lang),
        Topic::Fivefold => fivefold(lang),
        Topic::NoProgress => no_progress(lang),
        Topic::FlagFall => flag_fall(lang),
        Topic::BothFlags => both_flags(lang),
        Topic::IllegalMove => illegal_move(lang),
        Topic::IllegalPenalty => illegal_penalty(lang),
        Topic::IllegalRelaxed => illegal_relaxed(lang),
        Topic::Unpromoted => unpromoted(lang),
        Topic::WrongSetup => wrong_setup(lang),
        Topic::ReversedBoard => reversed_board(lang),
        Topic::ReversedColours => reversed_colours(lang),
        Topic::Displaced => displaced(lang),
        Topic::TouchedOwn => touched_own(lang),
        Topic::TouchedOpponents => touched_opponents(lang),
        Topic::TouchedBoth => touched_both(lang),
        Topic::TouchedKingAndRook => touched_king_and_rook(lang),
        Topic::TouchedRookThenKing => touched_rook_then_king(lang),
        Topic::TouchedCastlingIllegal => touched_castling_illegal(lang),
        Topic::TouchedNone => touched_none(lang),
        Topic::Default => default(lang),
        Topic::NobodyPresent => nobody_present(lang),
        Topic::Quickplay => quickplay(lang),
        Topic::Movement => movement(lang),
    }
}

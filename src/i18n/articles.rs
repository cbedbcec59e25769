//! What the articles of the Laws say, in our own words, one sentence a topic. What differs from edition to edition (minutes,
//! numbers of moves) stands in the facts and consequences of a finding, not here.

use crate::i18n::Lang;
use crate::laws::edition::Topic;

words!("articles");

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
        Topic::IllegalRelaxedRapid | Topic::IllegalRelaxedBlitz => illegal_relaxed(lang),
        Topic::OneMinute => one_minute(lang),
        Topic::EmptyPress => empty_press(lang),
        Topic::TwoHands => two_hands(lang),
        Topic::TooLateForSetup => too_late_for_setup(lang),
        Topic::ClockSetting => clock_setting(lang),
        Topic::TooLateForClock => too_late_for_clock(lang),
        Topic::IllegalPosition => illegal_position(lang),
        Topic::PromotedPiece => promoted_piece(lang),
        Topic::Released => released(lang),
        Topic::TouchClaimLost => touch_claim_lost(lang),
        Topic::Recording => recording(lang),
        Topic::NeedNotRecord => need_not_record(lang),
        Topic::NeedNotRecordRapid => need_not_record_rapid(lang),
        Topic::QuickplayIncrement => quickplay_increment(lang),
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

//! Under which number each edition says a thing.
//!
//! An empty cell: the edition does not say it, or its number is not known here; then none is shown.

/// How an edition numbers its articles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbering {
    Before1997,
    Laws2001,
    Laws2005,
    Laws2009,
    Laws2014,
    Laws2017,
    Laws2023,
    /// House rules have no articles.
    House,
}

/// What is ruled on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    Checkmate,
    Resignation,
    Stalemate,
    DeadPosition,
    Agreement,
    ThreefoldAnnounced,
    ThreefoldOnBoard,
    SamePosition,
    FiftyAnnounced,
    FiftyOnBoard,
    ClaimLost,
    WrongClaim,
    Fivefold,
    NoProgress,
    FlagFall,
    BothFlags,
    IllegalMove,
    IllegalPenalty,
    IllegalRelaxedRapid,
    IllegalRelaxedBlitz,
    OneMinute,
    Unpromoted,
    EmptyPress,
    TwoHands,
    /// Each move is made with one hand only, before two hands counted as an illegal move.
    OneHand,
    WrongSetup,
    ReversedBoard,
    TooLateForSetup,
    ReversedColours,
    Displaced,
    ClockSetting,
    TooLateForClock,
    IllegalPosition,
    TouchedOwn,
    TouchedOpponents,
    TouchedBoth,
    TouchedKingAndRook,
    TouchedRookThenKing,
    TouchedCastlingIllegal,
    TouchedNone,
    PromotedPiece,
    Released,
    TouchClaimLost,
    Recording,
    NeedNotRecord,
    NeedNotRecordRapid,
    Default,
    NobodyPresent,
    Quickplay,
    QuickplayIncrement,
    Movement,
    Device,
    Advice,
    Distracting,
    Refusal,
    Disturbance,
    Penalties,
    DrawOffer,
    RecordedBefore,
    SignedResult,
}

/// 1989, 2001, 2005, 2009, 2014, 2017/18, 2023.
///
/// 1989 and 2001 are numbered as the Chinese texts of them are: `7.4(2)`. From 2005 to 2018 the numbers follow public copies and
/// change lists, not the official print; which cells were seen in a text, and which follow from their neighbours only, stands
/// beside each in `tests/laws/articles.rs`.
type Row = (Topic, [&'static str; 7]);

#[rustfmt::skip]
const ARTICLES: &[Row] = &[
    (Topic::Checkmate,              ["",      "5.1(1)", "5.1(a)", "5.1.a", "5.1.a", "5.1.1", "5.1.1"]),
    (Topic::Resignation,            ["",      "5.1(2)", "5.1(b)", "5.1.b", "5.1.b", "5.1.2", "5.1.2"]),
    (Topic::Stalemate,              ["",      "5.2(1)", "5.2(a)", "5.2.a", "5.2.a", "5.2.1", "5.2.1"]),
    (Topic::DeadPosition,           ["10.4",  "5.2(2)", "5.2(b)", "5.2.b", "5.2.b", "5.2.2", "5.2.2"]),
    (Topic::Agreement,              ["",      "5.2(3)", "5.2(c)", "5.2.c", "5.2.c", "5.2.3", "5.2.3"]),
    (Topic::ThreefoldAnnounced,     ["",      "9.2(1)", "9.2(a)", "9.2.a", "9.2.a", "9.2.1.1", "9.2.1"]),
    (Topic::ThreefoldOnBoard,       ["",      "9.2(2)", "9.2(b)", "9.2.b", "9.2.b", "9.2.1.2", "9.2.2"]),
    (Topic::SamePosition,           ["",      "9.2",    "9.2",    "9.2",   "9.2",   "9.2.2", "9.2.3"]),
    (Topic::FiftyAnnounced,         ["",      "9.3(1)", "9.3(a)", "9.3.a", "9.3.a", "9.3.1", "9.3.1"]),
    (Topic::FiftyOnBoard,           ["",      "9.3(2)", "9.3(b)", "9.3.b", "9.3.b", "9.3.2", "9.3.2"]),
    (Topic::ClaimLost,              ["",      "9.4",    "9.4",    "9.4",   "9.4",   "9.4",   "9.4"]),
    (Topic::WrongClaim,             ["",      "9.5(2)", "9.5(b)", "9.5.b", "9.5.b", "9.5.3", "9.5.3"]),
    (Topic::Fivefold,               ["",      "",       "",       "",      "9.6.a", "9.6.1", "9.6.1"]),
    (Topic::NoProgress,             ["",      "",       "",       "",      "9.6.b", "9.6.2", "9.6.2"]),
    (Topic::FlagFall,               ["",      "6.10",   "6.10",   "6.9",   "6.9",   "6.9",   "6.9"]),
    (Topic::BothFlags,              ["",      "6.12, 10.3", "6.12", "6.11", "G.3",  "III.3", "III.3"]),
    (Topic::IllegalMove,            ["",      "7.4(1)", "7.4(a)", "7.4.a", "7.5.a", "7.5.1", "7.5.1"]),
    (Topic::IllegalPenalty,         ["",      "7.4(2)", "7.4(b)", "7.4.b", "7.5.b", "7.5.5", "7.5.5"]),
    (Topic::IllegalRelaxedRapid,    ["",      "App. B", "App. B", "A.4",   "A.4.b", "A.4.2", "A.5.2"]),
    (Topic::IllegalRelaxedBlitz,    ["",      "App. C", "App. C", "B.3",   "B.4, A.4.b", "B.4, A.4.2", "B.3, A.5.2"]),
    (Topic::OneMinute,              ["",      "",       "",       "",      "B.2",   "B.2",   "A.3"]),
    (Topic::Unpromoted,             ["5.6(4), 6.4", "7.4(1)", "7.4(a)", "7.4.a", "7.5.a", "7.5.2", "7.5.2"]),
    (Topic::EmptyPress,             ["",      "",       "",       "",      "",      "7.5.3", "7.5.3"]),
    (Topic::TwoHands,               ["",      "",       "",       "",      "",      "7.5.4", "7.5.4"]),
    (Topic::OneHand,                ["",      "4.1",    "4.1",    "4.1",   "4.1",   "4.1",   "4.1"]),
    (Topic::WrongSetup,             ["",      "7.1(1)", "7.1(a)", "7.1.a", "7.2.a", "7.2.1", "7.2.1"]),
    (Topic::ReversedBoard,          ["",      "7.1(2)", "7.1(b)", "7.1.b", "7.2.b", "7.2.2", "7.2.2"]),
    (Topic::TooLateForSetup,        ["",      "App. B", "App. B", "A.4.a", "A.4.a", "A.4.1.2", "A.5.1.2"]),
    (Topic::ReversedColours,        ["",      "7.2",    "7.2",    "7.2",   "7.3",   "7.3",   "7.3"]),
    (Topic::Displaced,              ["",      "7.3",    "7.3",    "7.3",   "7.4.a", "7.4.1", "7.4.1"]),
    (Topic::ClockSetting,           ["",      "6.11",   "6.11",   "6.10.b", "6.10.b", "6.10.2", "6.10.2"]),
    (Topic::TooLateForClock,        ["",      "App. B", "App. B", "A.4.a", "A.4.a", "A.4.1.1", "A.5.1.1"]),
    (Topic::IllegalPosition,        ["",      "",       "",       "A.4",   "A.4.c", "A.4.4", "A.5.4"]),
    (Topic::TouchedOwn,             ["7.2(1)", "4.3(1)", "4.3(a)", "4.3.a", "4.3.a", "4.3.1", "4.3.1"]),
    (Topic::TouchedOpponents,       ["7.2(1)", "4.3(2)", "4.3(b)", "4.3.b", "4.3.b", "4.3.2", "4.3.2"]),
    (Topic::TouchedBoth,            ["7.2(2)", "4.3(3)", "4.3(c)", "4.3.c", "4.3.c", "4.3.3", "4.3.3"]),
    (Topic::TouchedKingAndRook,     ["",      "4.4(1)", "4.4(a)", "4.4.a", "4.4.a", "4.4.1", "4.4.1"]),
    (Topic::TouchedRookThenKing,    ["5.1(3)", "4.4(2)", "4.4(b)", "4.4.b", "4.4.b", "4.4.2", "4.4.2"]),
    (Topic::TouchedCastlingIllegal, ["5.1(3)", "4.4(3)", "4.4(c)", "4.4.c", "4.4.c", "4.4.3", "4.4.3"]),
    (Topic::TouchedNone,            ["7.3",   "4.5",    "4.5",    "4.5",   "4.5",   "4.5",   "4.5"]),
    (Topic::PromotedPiece,          ["6.4",   "",       "4.4(d)", "4.4.d", "4.4.d", "4.4.4", "4.4.4"]),
    (Topic::Released,               ["6.1",   "4.7",    "4.6",    "4.6",   "4.7",   "4.7",   "4.7"]),
    (Topic::TouchClaimLost,         ["",      "4.6",    "4.7",    "4.7",   "4.8",   "4.8",   "4.8"]),
    (Topic::Recording,              ["",      "8.1",    "8.1",    "8.1",   "8.1",   "8.1.1", "8.1.1"]),
    (Topic::NeedNotRecord,          ["",      "8.4",    "8.4",    "8.4",   "8.4",   "8.4",   "8.4"]),
    (Topic::NeedNotRecordRapid,     ["",      "App. B", "App. B", "A.2",   "A.2",   "A.2",   "A.2"]),
    (Topic::Default,                ["10.15", "6.7",    "6.7",    "6.6.a", "6.7.a", "6.7.1", "6.7.1"]),
    (Topic::NobodyPresent,          ["",      "6.6",    "6.6",    "6.6.b", "6.7.b", "6.7.2", "6.7.2"]),
    (Topic::Quickplay,              ["",      "10.2",   "10.2",   "10.2",  "G.5",   "III.5", "III.5"]),
    (Topic::QuickplayIncrement,     ["",      "",       "",       "",      "G.4",   "III.4", "III.4"]),
    (Topic::Movement,               ["",      "3.1–3.9", "3.1–3.9", "3.1–3.9", "3.1–3.9", "3.1–3.9", "3.1–3.9"]),
    (Topic::Device,                 ["",      "",       "12.2(b)", "12.3.b", "11.3.b", "11.3.2", "11.3.2"]),
    (Topic::Advice,                 ["",      "12.2",   "12.2(a)", "12.3.a", "11.3.a", "11.3.1", "11.3.1"]),
    (Topic::Distracting,            ["",      "12.5",   "12.5",   "12.6",  "11.5",  "11.5",  "11.5"]),
    (Topic::Refusal,                ["",      "12.7",   "12.7",   "12.8",  "11.7",  "11.7",  "11.7"]),
    (Topic::Disturbance,            ["",      "13.5",   "13.5",   "13.5",  "12.5",  "12.5",  "12.5"]),
    (Topic::Penalties,              ["",      "13.4",   "13.4",   "13.4",  "12.9",  "12.9",  "12.9"]),
    (Topic::DrawOffer,              ["",      "9.1",    "9.1",    "9.1",   "9.1.b.1", "9.1.2.1", "9.1.2.1"]),
    (Topic::RecordedBefore,         ["",      "",       "8.1",    "8.1",   "8.1.b", "8.1.2", "8.1.2"]),
    (Topic::SignedResult,           ["",      "8.7",    "8.7",    "8.7",   "8.7",   "8.7",   "8.7"]),
];

/// The article under which the topic is ruled, where the edition has one and it is known.
pub fn article(numbering: Numbering, topic: Topic) -> Option<&'static str> {
    let column = match numbering {
        Numbering::Before1997 => 0,
        Numbering::Laws2001 => 1,
        Numbering::Laws2005 => 2,
        Numbering::Laws2009 => 3,
        Numbering::Laws2014 => 4,
        Numbering::Laws2017 => 5,
        Numbering::Laws2023 => 6,
        Numbering::House => return None,
    };
    let (_, cells) = ARTICLES.iter().find(|(row, _)| *row == topic)?;
    Some(cells[column]).filter(|cell| !cell.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_topic_has_one_row() {
        for (index, (topic, _)) in ARTICLES.iter().enumerate() {
            assert!(ARTICLES[..index].iter().all(|(earlier, _)| earlier != topic), "{topic:?}");
        }
    }

    #[test]
    fn the_wrong_claim_moved_from_9_5_2_to_9_5_3() {
        assert_eq!(article(Numbering::Laws2001, Topic::WrongClaim), Some("9.5(2)"));
        assert_eq!(article(Numbering::Laws2023, Topic::WrongClaim), Some("9.5.3"));
        assert_eq!(article(Numbering::Laws2001, Topic::Fivefold), None);
    }
}

//! A game watched while it is played: what an arbiter must or may do as the record stands now, with the topic it follows.
//!
//! The record is judged as it is, so that the same record always gives the same notices: a claim is one only while its position
//! stands (9.4), and a move that is taken back takes its notice along. What the record does not show is never told.

use cozy_chess::Color;
use serde::{Deserialize, Serialize};

use super::claim::Side;
use super::clock::{self, ClockFault};
use super::edition::{Automatic, Edition, Topic};
use super::ending::{self, Ending};
use super::notation;
use super::pgn::{Game, Termination};
use super::possible::{self, FIFTY_MOVES};
use super::replay::{Fault, FaultKind, Replay};

/// What is expected of the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Duty {
    /// The Laws ended the game, or were broken: step in.
    Must,
    /// A player can claim; nothing is done unasked.
    May,
    /// The record cannot be right: look at the board and the clock.
    Look,
}

/// How the Laws ended a game that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    WhiteMated,
    BlackMated,
    Stalemate,
    DeadPosition,
    NoProgress,
    Fivefold,
    ChecksByWhite,
    ChecksByBlack,
}

/// Something that an arbiter should know of a game. Two notices are the same one when they are equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "notice", rename_all = "snake_case")]
pub enum Notice {
    /// The position stands for the third time at least; `number` is the move that `by` is to make.
    ThreefoldOnBoard { after: String, by: Side, number: u32 },
    /// A move would bring a position about for the third time; it can be written down and announced.
    ThreefoldInSight { by: Side, number: u32, moves: Vec<String> },
    /// Fifty moves by each side, counted from this half-move.
    FiftyOnBoard { since: u32 },
    /// The next quiet move would be the hundredth half-move.
    FiftyInSight { since: u32, by: Side },
    /// The game is over by the Laws, and no result says so.
    Ended { end: End, after: String },
    /// The result of the record is not the one that the board shows.
    Contradiction { end: End, after: String, result: String },
    /// The kings in the centre show another result than the record's.
    SignalContradicts { signal: String, result: String },
    /// The result that was entered is not the one that the board shows. Given by the desk, which knows what was entered.
    ResultDiffers { shown: String, entered: String },
    /// A clock stands at nought.
    Flag { side: Side, after: String },
    /// The word is no legal move where it stands.
    Illegal { by: Side, number: u32, word: String },
    /// The word, or the starting position, cannot be read.
    Unreadable { word: String },
    /// More stands on the clock than the time control can have put there.
    ClockTooMuch { after: String, ms: u64, most_ms: u64 },
    /// A clock went on, or back, further than anybody's move explains.
    ClockJump { after: String, from_ms: u64, to_ms: u64 },
    /// The move took longer than the clock for one move allows.
    ClockPerMove { after: String, ms: u64, limit_ms: u64 },
}

/// More faults of clocks are not told one by one: the clock is set otherwise than the record says.
const MOST_CLOCK_FAULTS: usize = 8;

impl Notice {
    pub fn duty(&self) -> Duty {
        match self {
            Notice::Ended { .. }
            | Notice::Contradiction { .. }
            | Notice::SignalContradicts { .. }
            | Notice::Illegal { .. } => Duty::Must,
            Notice::ThreefoldOnBoard { .. }
            | Notice::ThreefoldInSight { .. }
            | Notice::FiftyOnBoard { .. }
            | Notice::FiftyInSight { .. } => Duty::May,
            Notice::ResultDiffers { .. }
            | Notice::Flag { .. }
            | Notice::Unreadable { .. }
            | Notice::ClockTooMuch { .. }
            | Notice::ClockJump { .. }
            | Notice::ClockPerMove { .. } => Duty::Look,
        }
    }

    /// What of the Laws it is about.
    pub fn topic(&self) -> Option<Topic> {
        match self {
            Notice::ThreefoldOnBoard { .. } => Some(Topic::ThreefoldOnBoard),
            Notice::ThreefoldInSight { .. } => Some(Topic::ThreefoldAnnounced),
            Notice::FiftyOnBoard { .. } => Some(Topic::FiftyOnBoard),
            Notice::FiftyInSight { .. } => Some(Topic::FiftyAnnounced),
            Notice::Ended { end, .. } | Notice::Contradiction { end, .. } => end.topic(),
            Notice::Flag { .. } => Some(Topic::FlagFall),
            Notice::Illegal { .. } => Some(Topic::IllegalMove),
            Notice::SignalContradicts { .. }
            | Notice::ResultDiffers { .. }
            | Notice::Unreadable { .. }
            | Notice::ClockTooMuch { .. }
            | Notice::ClockJump { .. }
            | Notice::ClockPerMove { .. } => None,
        }
    }
}

impl End {
    fn of(end: Ending) -> End {
        match end {
            Ending::Checkmate { winner: Color::White } => End::BlackMated,
            Ending::Checkmate { winner: Color::Black } => End::WhiteMated,
            Ending::Stalemate => End::Stalemate,
            Ending::DeadPosition => End::DeadPosition,
            Ending::NoProgress => End::NoProgress,
            Ending::Fivefold => End::Fivefold,
            Ending::Checks { by: Color::White } => End::ChecksByWhite,
            Ending::Checks { by: Color::Black } => End::ChecksByBlack,
        }
    }

    fn topic(self) -> Option<Topic> {
        match self {
            End::WhiteMated | End::BlackMated => Some(Topic::Checkmate),
            End::Stalemate => Some(Topic::Stalemate),
            End::DeadPosition => Some(Topic::DeadPosition),
            End::NoProgress => Some(Topic::NoProgress),
            End::Fivefold => Some(Topic::Fivefold),
            End::ChecksByWhite | End::ChecksByBlack => None,
        }
    }

    /// The players may not notice it: somebody has to tell them.
    fn is_told_to_players(self) -> bool {
        match self {
            End::WhiteMated | End::BlackMated | End::Stalemate => false,
            End::DeadPosition | End::NoProgress | End::Fivefold | End::ChecksByWhite | End::ChecksByBlack => true,
        }
    }
}

fn side(color: Color) -> Side {
    match color {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}

/// The last half-move with its number, empty at the start.
///
/// ```
/// use sonneborn_laws::replay::{AtFault, Replay};
/// use sonneborn_laws::{pgn, watch};
///
/// let game = pgn::games("1. e4 e5").next().expect("a game");
/// assert_eq!(watch::last_move(&Replay::of(&game, AtFault::Stop)), "1...e5");
/// ```
pub fn last_move(replay: &Replay) -> String {
    move_at(replay, replay.len())
}

fn move_at(replay: &Replay, ply: usize) -> String {
    if ply == 0 { String::new() } else { replay.numbered_san(ply) }
}

/// The result that the record, the kings in the centre and a mate or stalemate on the board agree on, where any of them shows one.
/// What else ends a game by the Laws is not taken for a result: the players may not have noticed it.
/// Where the moves ended the game otherwise than it shows, it shows none.
///
/// ```
/// use sonneborn_laws::edition::EditionId;
/// use sonneborn_laws::pgn::{self, Termination};
/// use sonneborn_laws::replay::{AtFault, Replay};
/// use sonneborn_laws::watch;
///
/// let game = pgn::games("1. f3 e5 2. g4 Qh4#").next().expect("a game");
/// let automatic = &EditionId::Laws2023.edition().automatic;
/// assert_eq!(watch::shown_result(&game, &Replay::of(&game, AtFault::Stop), automatic), Termination::BlackWins);
/// ```
pub fn shown_result(game: &Game<'_>, replay: &Replay, automatic: &Automatic) -> Termination {
    let last = replay.last();
    let on_board = (!last.has_legal_move()).then(|| {
        let end = if last.in_check() { Ending::Checkmate { winner: !last.turn() } } else { Ending::Stalemate };
        end.result()
    });
    let written = Some(game.result()).filter(|result| *result != Termination::Unfinished);
    let mut shown = [written, replay.signal(), on_board].into_iter().flatten();
    let first = shown.next().unwrap_or(Termination::Unfinished);
    let contradicted = ending::ended(replay, automatic).is_some_and(|end| ending::is_contradicted(end.by, first));
    if shown.all(|other| other == first) && !contradicted { first } else { Termination::Unfinished }
}

/// What stands open in the record. `is_over`: the tournament has a result of the game already.
///
/// ```
/// use sonneborn_laws::edition::EditionId;
/// use sonneborn_laws::replay::{AtFault, Replay};
/// use sonneborn_laws::watch::{self, Notice};
/// use sonneborn_laws::pgn;
///
/// let game = pgn::games("1. e4 e5 2. Ke3 *").next().expect("a game");
/// let notices = watch::notices(&game, &Replay::of(&game, AtFault::Stop), EditionId::Laws2023.edition(), false);
/// assert!(matches!(notices[..], [Notice::Illegal { number: 2, .. }]), "{notices:?}");
/// ```
pub fn notices(game: &Game<'_>, replay: &Replay, edition: &Edition, is_over: bool) -> Vec<Notice> {
    let mut notices = Vec::new();
    let result = game.result();
    let goes_on = !is_over && result == Termination::Unfinished && replay.signal().is_none();
    let ended = ending::ended(replay, &edition.automatic);
    if let Some(ended) = ended {
        let (end, after) = (End::of(ended.by), move_at(replay, ended.ply));
        if ending::is_contradicted(ended.by, result) {
            notices.push(Notice::Contradiction { end, after, result: result.token().to_owned() });
        } else if goes_on && end.is_told_to_players() {
            notices.push(Notice::Ended { end, after });
        }
    }
    if let Some(signal) = replay.signal().filter(|signal| result != Termination::Unfinished && *signal != result) {
        let (signal, result) = (signal.token().to_owned(), result.token().to_owned());
        notices.push(Notice::SignalContradicts { signal, result });
    }
    if !goes_on || ended.is_some() {
        return notices;
    }
    notices.extend(of_clocks(game, replay));
    match replay.faults().iter().find_map(of_fault) {
        // Nobody knows what stands on the board behind it.
        Some(fault) => notices.push(fault),
        None => notices.extend(claims(replay)),
    }
    notices
}

fn of_fault(fault: &Fault) -> Option<Notice> {
    match (&fault.kind, &fault.before) {
        (FaultKind::Illegal(_), Some(before)) => {
            let (by, number) = (side(before.turn()), before.move_number());
            Some(Notice::Illegal { by, number, word: notation::numbered(before, &fault.token) })
        }
        (FaultKind::Illegal(_) | FaultKind::Unreadable | FaultKind::Start(_), _) => {
            Some(Notice::Unreadable { word: fault.token.clone() })
        }
        (FaultKind::Stood(_) | FaultKind::Read(_), _) => None,
    }
}

/// The claims of the player who is on move.
fn claims(replay: &Replay) -> Vec<Notice> {
    let (ply, last) = (replay.len(), replay.last());
    let (by, number) = (side(last.turn()), last.move_number());
    let mut notices = Vec::new();
    if replay.repetition(ply) >= 3 {
        notices.push(Notice::ThreefoldOnBoard { after: move_at(replay, ply), by, number });
    } else {
        let repeating = possible::repeating_moves(replay, ply);
        if !repeating.is_empty() {
            let moves = repeating.into_iter().map(|mv| notation::numbered_san(last, mv)).collect();
            notices.push(Notice::ThreefoldInSight { by, number, moves });
        }
    }
    let reversible = last.reversible();
    let since = u32::try_from(ply).unwrap_or(u32::MAX).saturating_sub(reversible);
    if reversible >= FIFTY_MOVES {
        notices.push(Notice::FiftyOnBoard { since });
    } else if reversible + 1 == FIFTY_MOVES && last.legal_moves().iter().any(|&mv| !last.is_irreversible(mv)) {
        notices.push(Notice::FiftyInSight { since, by });
    }
    notices
}

fn of_clocks(game: &Game<'_>, replay: &Replay) -> Vec<Notice> {
    let (times, control) = clock::times_of_record(game, replay);
    let mut notices = Vec::new();
    let first = replay.position(0).turn();
    for offset in 0..2 {
        let latest = times
            .iter()
            .enumerate()
            .rev()
            .filter(|(index, _)| index % 2 == offset)
            .find_map(|(index, time)| time.map(|ms| (index, ms)));
        if let Some((index, 0)) = latest {
            let whose = if offset == 0 { first } else { !first };
            notices.push(Notice::Flag { side: side(whose), after: move_at(replay, index + 1) });
        }
    }
    // What the first moves can take, and what no move grants, is not known of later ones.
    let begins = replay.position(0).begins_game();
    let jumps = begins.then(|| clock::jumps(&times, control.as_ref())).into_iter().flatten();
    notices.extend(jumps.take(MOST_CLOCK_FAULTS).map(|jump| Notice::ClockJump {
        after: move_at(replay, jump.ply),
        from_ms: jump.from_ms,
        to_ms: jump.to_ms,
    }));
    if let Some(control) = control {
        let found = clock::inconsistencies(&times, &control).into_iter().take(MOST_CLOCK_FAULTS);
        notices.extend(found.map(|wrong| {
            let after = move_at(replay, wrong.ply);
            match wrong.kind {
                ClockFault::TooMuch { after_ms, most_ms, .. } => Notice::ClockTooMuch { after, ms: after_ms, most_ms },
                ClockFault::OverPerMove { spent_ms, limit_ms } => {
                    Notice::ClockPerMove { after, ms: spent_ms, limit_ms }
                }
            }
        }));
    }
    notices
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::EditionId;
    use crate::pgn;
    use crate::replay::AtFault;

    fn told(record: &str) -> Vec<Notice> {
        let game = pgn::games(record).next().expect("a game");
        let replay = Replay::of(&game, AtFault::Stop);
        notices(&game, &replay, EditionId::Laws2023.edition(), false)
    }

    fn to_and_fro(half_moves: usize) -> String {
        let words = ["Nf3", "Nf6", "Ng1", "Ng8"];
        let moves = (0..half_moves).map(|ply| words[ply % 4]);
        moves.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_third_time_is_seen_before_it_stands_and_the_fifth_ends_the_game() {
        let in_sight = vec![Notice::ThreefoldInSight { by: Side::Black, number: 4, moves: vec!["4...Ng8".into()] }];
        assert_eq!(told(&to_and_fro(7)), in_sight);
        let on_board = Notice::ThreefoldOnBoard { after: "4...Ng8".into(), by: Side::White, number: 5 };
        assert_eq!(told(&to_and_fro(8)), [on_board]);
        assert_eq!(told(&to_and_fro(16)), [Notice::Ended { end: End::Fivefold, after: "8...Ng8".into() }]);
        // A claim is gone with the next move, and with the result.
        assert!(told(&format!("{} e4", to_and_fro(8))).is_empty());
        assert!(told(&format!("{} 1-0", to_and_fro(8))).is_empty());
        assert!(matches!(told(&format!("{} 1-0", to_and_fro(16)))[..], [Notice::Contradiction { .. }]));
    }

    #[test]
    fn behind_an_illegal_move_nothing_is_claimed() {
        let illegal = Notice::Illegal { by: Side::White, number: 5, word: "5.Nf5".into() };
        assert_eq!(told(&format!("{} Nf5", to_and_fro(8))), [illegal]);
    }

    #[test]
    fn a_mate_needs_no_arbiter_and_a_wrong_result_does() {
        assert!(told("1. f3 e5 2. g4 Qh4# *").is_empty());
        assert!(told("1. f3 e5 2. g4 Qh4# 0-1").is_empty());
        let wrong = Notice::Contradiction { end: End::WhiteMated, after: "2...Qh4#".into(), result: "1-0".into() };
        assert_eq!(told("1. f3 e5 2. g4 Qh4# 1-0"), [wrong]);
    }

    #[test]
    fn a_result_is_shown_where_record_and_board_agree() {
        let shown = |record: &str| {
            let game = pgn::games(record).next().expect("a game");
            shown_result(&game, &Replay::of(&game, AtFault::Stop), &EditionId::Laws2023.edition().automatic)
        };
        assert_eq!(shown("1. e4 e5 1/2-1/2"), Termination::Draw);
        assert_eq!(shown("1. f3 e5 2. g4 Qh4# *"), Termination::BlackWins);
        assert_eq!(shown("1. f3 e5 2. g4 Qh4# 0-1"), Termination::BlackWins);
        assert_eq!(shown("1. f3 e5 2. g4 Qh4# 1-0"), Termination::Unfinished);
        assert_eq!(shown("1. e4 e5 *"), Termination::Unfinished);
        assert_eq!(shown(&to_and_fro(16)), Termination::Unfinished);
    }

    #[test]
    fn a_clock_at_nought_and_one_that_gained_are_looked_at() {
        let flag = told("1. e4 {[%clk 0:05:00]} e5 {[%clk 0:00:00]}");
        assert_eq!(flag, [Notice::Flag { side: Side::Black, after: "1...e5".into() }]);
        let gained = told("[TimeControl \"300+2\"]\n\n1. e4 {[%clk 0:07:00]}");
        assert!(matches!(gained[..], [Notice::ClockTooMuch { ms: 420_000, most_ms: 304_000, .. }]), "{gained:?}");
    }

    #[test]
    fn bare_kings_are_a_dead_position() {
        let bare = told("[FEN \"8/8/8/3k4/8/3p4/3K4/8 w - - 0 60\"]\n\n60. Kxd3 *");
        assert_eq!(bare, [Notice::Ended { end: End::DeadPosition, after: "60.Kxd3".into() }]);
    }
}

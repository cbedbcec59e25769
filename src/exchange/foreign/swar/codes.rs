//! The codes of SWAR: kinds of tournament, results, tables that are none, titles, tie-breaks and time controls.

use crate::foreign::halves::Score;
use sonneborn_tournament::player::Title;
use sonneborn_tournament::regulations::Rate;

/// Bits of results, one set in each.
pub mod result {
    pub const NONE: i32 = 0;
    pub const LOST_BY_FORFEIT: i32 = 0x0001;
    pub const WON_BY_FORFEIT: i32 = 0x0004;
    pub const BOTH_FORFEIT: i32 = 0x0008;
    pub const BYE_LOST: i32 = 0x0010;
    pub const BYE_DRAWN: i32 = 0x0020;
    pub const BYE_WON: i32 = 0x0040;
    /// Nothing for this player, half a point for the other.
    pub const NOTHING_TO_HALF: i32 = 0x0100;
    pub const HALF_TO_NOTHING: i32 = 0x0200;
    pub const BOTH_LOST: i32 = 0x0400;
    pub const LOST: i32 = 0x1000;
    pub const DRAWN: i32 = 0x2000;
    pub const WON: i32 = 0x4000;
}

/// In the place of a table.
pub mod table {
    /// Not seated.
    pub const NONE: i32 = -1;
    pub const BYE: i32 = 0x1000;
    pub const ABSENT: i32 = 0x4000;
}

/// Kinds of tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Swiss,
    /// Everybody meets the same opponent twice running.
    SwissTwice,
    SwissAccelerated,
    /// Points of the organiser's own for win, draw and loss, and for being there.
    ThreeTwoOne,
    RoundRobin,
    /// Two games with everybody, one after the other.
    RoundRobinTwice,
    /// A second cycle after the first.
    RoundRobinReturn,
    American,
    Unknown,
}

impl Kind {
    /// `is_certain` says whether numbers above 2 have this meaning.
    pub fn of(number: i32, is_certain: bool) -> Kind {
        match number {
            0 => Kind::Swiss,
            1 => Kind::SwissTwice,
            2 => Kind::SwissAccelerated,
            3 if is_certain => Kind::ThreeTwoOne,
            4 if is_certain => Kind::RoundRobin,
            5 if is_certain => Kind::RoundRobinTwice,
            6 if is_certain => Kind::RoundRobinReturn,
            7 | 8 if is_certain => Kind::American,
            _ => Kind::Unknown,
        }
    }

    pub fn is_round_robin(self) -> bool {
        matches!(self, Kind::RoundRobin | Kind::RoundRobinTwice | Kind::RoundRobinReturn)
    }
}

/// What a result over a board is to who has it; `None` where it is none, as a draw by forfeit (2), which C.04 does not know.
pub fn score(code: i32) -> Option<Score> {
    match code {
        result::NONE => Some(Score::Open),
        result::WON => Some(Score::Win),
        result::DRAWN | result::HALF_TO_NOTHING => Some(Score::Draw),
        result::LOST | result::BOTH_LOST | result::NOTHING_TO_HALF => Some(Score::Loss),
        result::WON_BY_FORFEIT => Some(Score::WinByForfeit),
        result::LOST_BY_FORFEIT => Some(Score::LossByForfeit),
        result::BOTH_FORFEIT => Some(Score::BothForfeit),
        _ => None,
    }
}

/// What the opponent's line must have.
pub fn opposite(code: i32) -> i32 {
    match code {
        result::WON => result::LOST,
        result::LOST => result::WON,
        result::WON_BY_FORFEIT => result::LOST_BY_FORFEIT,
        result::LOST_BY_FORFEIT => result::WON_BY_FORFEIT,
        result::HALF_TO_NOTHING => result::NOTHING_TO_HALF,
        result::NOTHING_TO_HALF => result::HALF_TO_NOTHING,
        same => same,
    }
}

/// FIDE's title, or one that gives no rank.
pub fn titles(code: i32) -> Option<(Option<Title>, &'static str)> {
    Some(match code {
        0 => (None, ""),
        1 => (Some(Title::Wcm), ""),
        2 => (Some(Title::Wfm), ""),
        3 => (Some(Title::Cm), ""),
        4 => (Some(Title::Wim), ""),
        5 => (Some(Title::Fm), ""),
        6 => (Some(Title::Wgm), ""),
        7 => (None, "HM"),
        8 => (Some(Title::Im), ""),
        9 => (None, "HG"),
        10 => (Some(Title::Gm), ""),
        _ => return None,
    })
}

/// The tie-breaks that have a counterpart in C.07. 11 is a performance of which it is not known how it is computed.
pub fn tie_break(number: i32) -> Option<&'static str> {
    match number {
        1 => Some("BH"),
        2 => Some("BH/M1"),
        3 => Some("BH/M2"),
        4 => Some("BH/C1"),
        5 => Some("BH/C2"),
        6 => Some("SB"),
        7 => Some("PS"),
        8 => Some("DE"),
        9 => Some("KS"),
        10 => Some("WIN"),
        12 => Some("ARO"),
        13 => Some("ARO/C1"),
        14 => Some("BPG"),
        15 => Some("BWG"),
        _ => None,
    }
}

pub fn rate(number: i32) -> Option<Rate> {
    match number {
        0 => Some(Rate::Standard),
        1 => Some(Rate::Rapid),
        2 => Some(Rate::Blitz),
        _ => None,
    }
}

/// Time controls as SWAR lists them: moves of the first period (0: the whole game), its minutes, the minutes that follow, seconds a move.
type Control = (u16, u16, u16, u16);

/// `None` where the list contradicts itself (30 s a move from move 40 on, behind a control at move 10, or only after the first period).
const STANDARD: [Option<Control>; 13] = [
    Some((40, 105, 15, 0)),
    None,
    Some((40, 120, 30, 0)),
    None,
    Some((0, 120, 0, 0)),
    Some((0, 150, 0, 0)),
    Some((0, 60, 0, 0)),
    Some((0, 60, 0, 30)),
    Some((0, 65, 0, 0)),
    Some((0, 75, 0, 30)),
    Some((40, 90, 15, 30)),
    Some((40, 90, 30, 30)),
    Some((0, 90, 0, 30)),
];
/// Minutes, and seconds a move.
const RAPID: [(u16, u16); 22] = [
    (10, 10),
    (10, 15),
    (10, 5),
    (11, 0),
    (12, 0),
    (13, 3),
    (13, 5),
    (15, 0),
    (15, 10),
    (15, 15),
    (15, 5),
    (20, 0),
    (20, 10),
    (20, 15),
    (20, 5),
    (25, 0),
    (25, 10),
    (25, 15),
    (25, 5),
    (30, 0),
    (45, 0),
    (8, 4),
];
const BLITZ: [(u16, u16); 13] =
    [(3, 2), (3, 3), (4, 2), (4, 3), (5, 0), (5, 2), (5, 3), (6, 2), (6, 3), (7, 2), (7, 3), (8, 2), (10, 0)];

/// The time control of a rate by its place in the list, in words and in the TRF's code; `None` where it is not in the list.
pub fn time_control(rate: Rate, place: i32) -> Option<(String, String)> {
    let place = usize::try_from(place).ok()?;
    let whole = |list: &[(u16, u16)]| list.get(place).map(|(minutes, seconds)| (0, *minutes, 0, *seconds));
    let (moves, minutes, later, seconds) = match rate {
        Rate::Standard => STANDARD.get(place).copied().flatten(),
        Rate::Rapid => whole(&RAPID),
        Rate::Blitz => whole(&BLITZ),
    }?;
    let (words, code) = match seconds {
        0 => (String::new(), String::new()),
        seconds => (format!(" + {seconds} s/move"), format!("+{seconds}")),
    };
    let in_seconds = u32::from(minutes) * 60;
    Some(match moves {
        0 => (format!("{minutes} min{words}"), format!("{in_seconds}{code}")),
        moves => (
            format!("{minutes} min/{moves} moves + {later} min{words}"),
            format!("{moves}/{in_seconds}{code}:{}{code}", u32::from(later) * 60),
        ),
    })
}

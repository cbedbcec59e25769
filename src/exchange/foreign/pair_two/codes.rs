//! The codes of PairTwo: results, titles and tie-breaks.

use sonneborn_tournament::player::Title;

/// The codes of results; a loss, a draw and a win are each followed by what is none of the board.
pub mod result {
    pub const NONE: u8 = 0;
    pub const LOST: u8 = 1;
    pub const ABSENT: u8 = 2;
    pub const ADJOURNED: u8 = 3;
    pub const BYE: u8 = 4;
    pub const DRAWN: u8 = 6;
    pub const DRAWN_ADJOURNED: u8 = 8;
    pub const WON: u8 = 11;
    pub const WON_BY_FORFEIT: u8 = 12;
    pub const WON_ADJOURNED: u8 = 13;
    pub const BYE_WON: u8 = 14;
}

/// FIDE's title, or one that gives no rank.
pub fn titles(code: u8) -> (Option<Title>, &'static str) {
    match code {
        2 => (None, "NM"),
        3 => (Some(Title::Wcm), ""),
        4 => (Some(Title::Wfm), ""),
        5 => (Some(Title::Cm), ""),
        6 => (Some(Title::Wim), ""),
        7 => (Some(Title::Fm), ""),
        8 => (Some(Title::Wgm), ""),
        9 => (None, "HM"),
        10 => (Some(Title::Im), ""),
        11 => (None, "HG"),
        12 => (Some(Title::Gm), ""),
        _ => (None, ""),
    }
}

/// The tie-breaks of PairTwo's list that have a counterpart in C.07.
pub fn tie_break(number: u32) -> Option<&'static str> {
    match number {
        1 => Some("BH"),
        2 => Some("BH/M1"),
        3 => Some("BH/C1"),
        4 => Some("SB"),
        6 => Some("PS"),
        7 => Some("DE"),
        8 => Some("KS"),
        9 => Some("WIN"),
        10 => Some("TPR"),
        11 => Some("ARO"),
        12 => Some("ARO/C1"),
        13 => Some("BPG"),
        _ => None,
    }
}

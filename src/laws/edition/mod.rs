//! The Laws by edition: what differs from one to the next, as data. Nothing in the house asks for a year.
//!
//! 2001 and 2023 are complete in what is ruled on here; the editions between differ by rows. `table` holds the rows,
//! [`article`] the numbers under which each edition says a thing.

pub mod article;
mod table;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

pub use article::Topic;

crate::with_codes! {
    /// An edition of the Laws of Chess, or a set of house rules, by the year in which it came into force: the oldest first, the
    /// house rules last.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum EditionId: serde {
        Laws1989 = "1989",
        /// Also that of 1997, from which it differs in nothing ruled on here.
        Laws2001 = "2001",
        Laws2005 = "2005",
        Laws2009 = "2009",
        Laws2014 = "2014",
        Laws2017 = "2017",
        Laws2018 = "2018",
        #[default]
        Laws2023 = "2023",
        /// The house rules of QQ's online chess.
        Qq = "qq",
    }
}

impl EditionId {
    /// What the edition says.
    pub fn edition(self) -> &'static Edition {
        table::edition(self)
    }
}

impl fmt::Display for EditionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// There is no edition of that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no edition of the Laws is called \"{0}\"; there are 1989, 2001, 2005, 2009, 2014, 2017, 2018, 2023 and qq")]
pub struct UnknownEdition(String);

impl FromStr for EditionId {
    type Err = UnknownEdition;

    fn from_str(code: &str) -> Result<EditionId, UnknownEdition> {
        let same = |edition: &EditionId| edition.code().eq_ignore_ascii_case(code);
        EditionId::ALL.into_iter().find(same).ok_or_else(|| UnknownEdition(code.to_owned()))
    }
}

crate::with_codes! {
    /// The rate of play.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Pace: serde {
        #[default]
        Standard = "standard",
        Rapid = "rapid",
        Blitz = "blitz",
    }
}

/// The rate of play, and under which rules rapid and blitz are supervised.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rate {
    pub pace: Pace,
    /// Do the Competition Rules hold in full (A.4, B.2: enough arbiters, games recorded)? At standard pace they always do.
    pub supervised: bool,
}

impl Rate {
    pub const STANDARD: Rate = Rate { pace: Pace::Standard, supervised: true };

    /// Do the relaxed rules of rapid and blitz hold (A.5, B.3)?
    pub(crate) fn is_relaxed(self) -> bool {
        self.pace != Pace::Standard && !self.supervised
    }
}

/// A value for each rate of play. Supervision is an axis of its own: at rapid and blitz it is `full` where the Competition
/// Rules hold (A.4, B.2), else `relaxed`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByRate<T> {
    pub standard: T,
    pub rapid: BySupervision<T>,
    pub blitz: BySupervision<T>,
}

/// A value with full supervision and without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BySupervision<T> {
    pub full: T,
    pub relaxed: T,
}

impl<T: Copy> ByRate<T> {
    pub fn at(&self, rate: Rate) -> T {
        let by_supervision = match rate.pace {
            Pace::Standard => return self.standard,
            Pace::Rapid => &self.rapid,
            Pace::Blitz => &self.blitz,
        };
        if rate.supervised { by_supervision.full } else { by_supervision.relaxed }
    }
}

/// What an edition says where editions differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    pub id: EditionId,
    pub numbering: article::Numbering,
    /// Minutes after which a late player loses where the event's regulations state nothing (6.7).
    pub default_time_minutes: u32,
    /// A late player loses unless the arbiter decides otherwise; in 2009 the arbiter could not (6.6.a).
    pub arbiter_may_forgive_lateness: bool,
    pub illegal: ByRate<IllegalMoves>,
    /// In relaxed rapid and blitz an illegal move may be put right only until the opponent has made their next move.
    pub illegal_stands_after_reply: bool,
    /// What becomes of a pawn left on the last rank with the clock pressed (7.5.2).
    pub unpromoted: Unpromoted,
    /// Are pressing the clock without a move and moving with two hands punished as illegal moves (7.5.3, 7.5.4)?
    pub clock_and_hands: bool,
    pub wrong_claim: ByRate<WrongClaim>,
    pub claim_lost_by: LostBy,
    /// Both flags have fallen, nobody knows which first, in the last period (in any other play goes on).
    pub both_flags_in_last_period: BothFlags,
    pub automatic: Automatic,
    /// The moves each player must have made before a draw may be agreed (5.2.3).
    pub moves_before_agreement: u32,
    pub colours_reversed: ColoursReversed,
    /// Moves after which set-up and clock setting cannot be claimed in relaxed rapid and blitz (A.5.1).
    pub setup_claim_moves: u32,
    /// In relaxed rapid and blitz: is a game drawn in which both kings stay in check, or a pawn on the last rank (A.5.4)?
    pub illegal_position_draws: bool,
    /// Is a resignation a draw when the opponent cannot mate (5.1.2)?
    pub resignation_may_draw: bool,
    pub quickplay: Quickplay,
    /// May only the player on move claim that the opponent cannot win by normal means?
    pub quickplay_on_move: bool,
    pub devices: Devices,
    /// Is it forbidden to write a move down before it is made (8.1.2)?
    pub recording_before_forbidden: bool,
    /// The penalties that the arbiter may choose from (12.9).
    pub penalties: Penalties,
    pub house: Option<HouseRules>,
}

/// What follows when a player has a telephone or another electronic device (11.3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Devices {
    /// The edition does not know them.
    Unknown,
    /// If it sounds in the hall the game is lost, and the arbiter decides the opponent's score (2005).
    LostArbiterDecides,
    /// If it sounds the game is lost, and the opponent wins, or draws where they cannot win by any series of moves (2009).
    LostUnlessCannotMate,
    /// If it is evident that a player has one on them, the opponent wins (since 2014).
    Lost,
}

/// The list of penalties by edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Penalties {
    /// From the warning to expulsion, without fines and exclusion from rounds (2001, 13.4).
    UpToExpulsion,
    /// With fines announced in advance and exclusion from rounds (12.9).
    WithFines,
}

/// What completed illegal moves cost (7.5.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMoves {
    /// The how-manieth by the same player loses the game; `None`: none does.
    pub loses_at: Option<u32>,
    /// Seconds given to the opponent for one that does not lose.
    pub opponent_gains_s: u32,
    /// Is the lost game drawn when the opponent cannot mate?
    pub draw_if_opponent_cannot_mate: bool,
    /// Does it cost anything only when the opponent claims it?
    pub only_on_claim: bool,
    /// The article that makes the time another one than at standard pace (A.3).
    pub modifier: Option<Topic>,
}

/// A pawn that stands on the last rank unexchanged after the clock was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unpromoted {
    /// The position before comes back, and the pawn that was touched must move.
    Restored,
    /// A queen takes its place.
    BecomesQueen,
}

/// What an incorrect claim of a draw costs (9.5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongClaim {
    pub opponent_gains_s: u32,
    pub claimant: ClaimantLoses,
    /// The article that makes the time another one than at standard pace (A.3).
    pub modifier: Option<Topic>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimantLoses {
    Nothing,
    /// Half of their remaining time, so much at most; who has between one and two floors is set to the floor, who has less
    /// keeps it (2001, 9.5: three minutes, one minute).
    HalfOfTime {
        most_s: u32,
        floor_s: u32,
    },
}

/// What forfeits the right to claim a draw on this move (9.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LostBy {
    Moving,
    Touching,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BothFlags {
    Draw,
    ArbiterDecides,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColoursReversed {
    /// The game goes on unless the arbiter decides otherwise.
    Continue,
    /// A new game if fewer moves than this have been made by both.
    NewGameBefore { moves: u32 },
    /// Annulled within the first quarter of the first time control, else it goes on.
    QuarterOfControl,
}

/// Claims in a quickplay finish: the opponent cannot, or does not try to, win by normal means (10.2; Guidelines III.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quickplay {
    /// No such claim.
    None,
    /// By this article of the Laws, whenever the game ends by a quickplay finish.
    Article,
    /// Only where the event announced it beforehand; then a player may first ask for an increment (Guidelines III.4).
    IfAnnounced,
}

/// What ends a game without anybody's claim, checkmate, stalemate and dead positions apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Automatic {
    /// So many moves by each side without capture or pawn move (9.6.2).
    pub no_progress: Option<u32>,
    /// The fifth appearance of a position (9.6.1).
    pub fivefold: Option<Fivefold>,
    /// So many checks in a row by one side (house rules).
    pub checks_in_a_row: Option<u32>,
    /// So many checks by one side in all (house rules).
    pub checks_in_all: Option<u32>,
}

/// How the five appearances of a position must lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fivefold {
    /// Anywhere in the game (since 2017).
    InAll,
    /// At five consecutive alternate moves (2014).
    Consecutive,
}

/// House rules of online play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseRules {
    /// Resignation only after so many moves.
    pub resignation_after_moves: u32,
    /// Draw offers only after so many moves …
    pub draw_offer_after_moves: u32,
    /// … and at most so many by one player.
    pub most_draw_offers: u32,
    /// A game lost on time after fewer moves than this, or as many, is void.
    pub void_up_to_moves: u32,
}

//! The regulations of a tournament: everything that decides pairings, points, ranking and claims.
//!
//! Editions are data chosen here per tournament, never read off a date later (C.04 of 2017 and 2026, C.07 of 2024 and 2026,
//! the editions of the Laws).

mod prohibition;
mod system;

pub use prohibition::{Apart, Prohibition};
pub use system::{RoundRobin, System};

use super::coded::Coded;
use super::colour::Colour;
use super::descriptor::{Code, Descriptor};
use super::ids::{PlayerId, RoundNo};
use super::list_order::{ListKind, ListOrder};
use super::player::Player;
use super::points::Points;
use super::scoring::Scoring;
use super::team::TeamRules;
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use sonneborn_laws::edition::EditionId;

/// The edition of C.07 by which tie-breaks are computed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum TieBreakEdition {
    /// 1 August 2024.
    #[serde(rename = "2024")]
    August2024,
    /// 1 March 2026.
    #[default]
    #[serde(rename = "2026")]
    March2026,
}

impl TieBreakEdition {
    /// The edition in force on a tournament's first day.
    pub fn on(start: NaiveDate) -> TieBreakEdition {
        const EDITION_2026: NaiveDate = NaiveDate::from_ymd_opt(2026, 3, 1).expect("a day of the calendar");
        if start >= EDITION_2026 { TieBreakEdition::March2026 } else { TieBreakEdition::August2024 }
    }
}

/// The rate of play, which decides penalties, ratings and the arbiter's duties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rate {
    #[default]
    Standard,
    Rapid,
    Blitz,
}

/// Points that count for pairing only.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Acceleration {
    #[default]
    None,
    /// C.04.7.
    Baku,
    /// Given line by line, as in the TRF records 250 and XXA.
    Listed(Vec<VirtualPoints>),
}

/// Virtual points for some players in some rounds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VirtualPoints {
    pub first: RoundNo,
    pub last: RoundNo,
    pub players: Vec<PlayerId>,
    pub points: Points,
}

sonneborn_laws::with_codes! {
    /// Which of a player's two ratings is their tournament rating (TRF record 172).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum RatingChoice: serde {
        /// FIDE's only.
        Fide = "FIDE",
        /// The national one only.
        Nro = "NRO",
        /// FIDE's, otherwise the national one.
        Fidon = "FIDON",
        /// The national one, otherwise FIDE's.
        Nidof = "NIDOF",
        /// The higher of both.
        Hbfn = "HBFN",
        /// The lower of both.
        Lbfn = "LBFN",
        /// By a rule of the organiser.
        Other = "OTHER",
    }
}

impl RatingChoice {
    pub fn from_code(code: &str) -> Option<RatingChoice> {
        RatingChoice::ALL.into_iter().find(|choice| choice.code().eq_ignore_ascii_case(code.trim()))
    }
}

/// National ratings in the tournament: whose they are, and how they count for the initial ranking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NationalRatings {
    /// The federation's three letters.
    pub federation: String,
    pub choice: RatingChoice,
}

/// How the numbers of a round robin are given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Numbering {
    /// By rating, title and name (C.04.2 art. 2.2).
    #[default]
    Strength,
    /// Drawn by lot.
    Lots,
    /// Drawn by the restricted lots of C.05 Annex 2.
    Varma,
    /// Given by the arbiter.
    ByHand,
}

/// What orders players of equal rating and title (C.04.2 art. 2.2: the alphabet, unless another criterion was announced).
/// Whoever lacks what is asked for follows; what is still equal goes by the alphabet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Equals {
    #[default]
    Alphabet,
    /// The lower FIDE ID first.
    FideId,
    OldestFirst,
    YoungestFirst,
}

/// Which of a player's ratings counts in tie-breaks by ratings where they change on the way (C.07 art. 10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PeriodRatings {
    /// The one with which the event began.
    #[default]
    First,
    /// In each game the one that was in force.
    OfRound,
}

/// What an arbiter declares of the event for title norms, because no program can know it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NormRules {
    /// One of the events of B.01 1.4.3a to d, for which the conditions on federations are waived: the final of a national
    /// championship, a zonal or a team championship and the like.
    pub exempt: bool,
    pub games: NormGames,
}

/// The games that a norm needs at least (B.01 1.4.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NormGames {
    #[default]
    Nine,
    /// World Cups and Women's World Cups.
    Eight,
    /// World and Continental Team Championships of 7 to 9 rounds.
    Seven,
}

/// Which numbers are odd in C.04.3 5.2.5.
///
/// The text says TPN. The approved programs leave out, when they count, the players who were never paired (no-shows and
/// entries yet to come), so that their being in the file changes no colour; the numbers stay the TPNs if there are none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Parity {
    /// The place among those who are to be paired now or once were, as the approved programs count.
    #[default]
    Participants,
    /// The TPN as it stands in the file.
    Tpn,
}

/// The regulations of a knock-out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KnockoutRules {
    /// Games of a match before tie-breaks.
    pub games: u8,
    pub third_place: bool,
}

impl Default for KnockoutRules {
    fn default() -> KnockoutRules {
        KnockoutRules { games: 2, third_place: false }
    }
}

/// The regulations announced before the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Regulations {
    pub system: System,
    pub rounds: u16,
    pub scoring: Scoring,
    /// Tie-breaks in order; the points come first without being named. One of the competition's own (`OTHER_…`, C.07 4.1)
    /// stands here too: the arbiter ranks by it.
    pub tie_breaks: Vec<Coded<Descriptor>>,
    pub tie_break_edition: TieBreakEdition,
    pub rate: Rate,
    /// The time control in the TRF's code (record 222), e.g. `40/5400+30:1800+30`.
    pub time_control: String,
    pub laws: Coded<EditionId>,
    /// C.04.3 art. 5.2.5; drawn or given before round 1.
    pub initial_colour: Option<Colour>,
    pub parity: Parity,
    /// The seed from which every lot of this tournament is drawn.
    pub seed: u64,
    pub numbering: Numbering,
    /// What orders players of equal rating and title.
    pub equals: Equals,
    /// Counts in a knock-out only.
    pub knockout: KnockoutRules,
    /// `Some` in an event of more than 30 days, in which new rating lists come into force (VCL4THP 210-216).
    pub period_ratings: Option<PeriodRatings>,
    /// What is declared for title norms.
    pub norms: NormRules,
    /// The rating lists from which the players' ratings come.
    pub lists: ListOrder,
    /// The seed from which the positions of a Chess960 event are drawn; `None` in ordinary chess.
    pub chess960: Option<u64>,
    /// `None` where no method is announced: FIDE's rating counts, or the national one of who has no other.
    pub national_ratings: Option<NationalRatings>,
    pub acceleration: Acceleration,
    pub prohibitions: Vec<Prohibition>,
    /// How many half-point byes a player may ask for (C.05 art. 6.7), and in how many rounds before the last none is given.
    pub half_point_byes: u8,
    pub no_byes_in_last: u8,
    pub first_board: u16,
    /// Rated by FIDE. In journals that do not say [`Regulations::mode_follows_system`] it means FIDE mode too.
    pub fide_rated: bool,
    /// Whether FIDE mode follows from the system ([`super::Tournament::mode`]), as in every event since that mode is a state of
    /// its own. Never changed.
    #[serde(default)]
    pub mode_follows_system: bool,
    /// A player is late, and loses, after this many minutes (Laws 6.7.1).
    pub default_minutes: u16,
    /// `Some` where teams are ranked.
    pub teams: Option<TeamRules>,
    pub announced: Announced,
}

/// What the Laws leave to the regulations of the event, which announce it beforehand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Announced {
    /// In rapid and blitz the Competition Rules hold in full (A.4 and not A.5, B.2 and not B.3; A.6, B.4).
    pub full_supervision: bool,
    pub agreement: Agreement,
    /// Guidelines III hold: games without increment end by a quickplay finish.
    pub quickplay: bool,
    /// The penalty for electronic devices in the regulations' words; empty: the game is lost (11.3.2).
    pub device_penalty: String,
    /// Appeals are lodged within so many minutes of the decision; 0: no time is announced (11.10).
    pub appeal_minutes: u16,
}

/// May players agree to a draw (9.1.1)?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Agreement {
    /// As the Laws say.
    #[default]
    Allowed,
    FromMove(u16),
    Never,
}

impl Regulations {
    /// The tie-breaks by which the standings are computed: those that are read.
    pub fn descriptors(&self) -> Vec<Descriptor> {
        self.tie_breaks.iter().filter_map(|code| code.meant().copied()).collect()
    }

    /// The tie-breaks as they are written, one after the other.
    pub fn tie_breaks_written(&self, between: &str) -> String {
        self.tie_breaks.iter().map(Coded::as_str).collect::<Vec<_>>().join(between)
    }

    /// The method by which the tournament ratings are found.
    pub fn rating_choice(&self) -> RatingChoice {
        self.national_ratings.as_ref().map_or(RatingChoice::Fidon, |national| national.choice)
    }

    /// The rating lists in their order, the main one first: as announced, or as FIDE's checklist has it for the rate of play.
    pub fn list_sequence(&self) -> Vec<ListKind> {
        if self.lists.sequence.is_empty() { default_lists(self.rate) } else { self.lists.sequence.clone() }
    }

    /// FIDE's list that gives the ratings: the first of FIDE's in the sequence.
    pub fn main_list(&self) -> ListKind {
        let mut lists = self.list_sequence().into_iter().chain(default_lists(self.rate));
        lists.find(ListKind::is_of_fide).unwrap_or(ListKind::Standard)
    }

    /// What keeps two players apart in a round: a hard prohibition if there is one, else a soft one.
    pub fn prohibition_between(&self, round: RoundNo, a: &Player, b: &Player) -> Option<&Prohibition> {
        self.prohibitions.iter().filter(|rule| rule.parts(round, a, b)).min_by_key(|rule| rule.soft)
    }
}

/// The rating lists for a rate of play where no others are announced (VCL4THP 123).
pub fn default_lists(rate: Rate) -> Vec<ListKind> {
    match rate {
        Rate::Standard => vec![ListKind::Standard, ListKind::Rapid, ListKind::Blitz],
        Rate::Rapid => vec![ListKind::EffectiveRapid, ListKind::Blitz],
        Rate::Blitz => vec![ListKind::EffectiveBlitz, ListKind::Rapid],
    }
}

impl Default for Regulations {
    fn default() -> Regulations {
        Regulations {
            system: System::Dutch2026,
            rounds: 9,
            scoring: Scoring::STANDARD,
            tie_breaks: [
                Descriptor::cut(Code::Bh, 1),
                Descriptor::plain(Code::Bh),
                Descriptor::plain(Code::Sb),
                Descriptor::plain(Code::Win),
            ]
            .map(Coded::of)
            .to_vec(),
            tie_break_edition: TieBreakEdition::March2026,
            rate: Rate::Standard,
            time_control: String::new(),
            laws: Coded::of(EditionId::Laws2023),
            initial_colour: None,
            parity: Parity::default(),
            seed: 0,
            numbering: Numbering::Strength,
            equals: Equals::Alphabet,
            knockout: KnockoutRules::default(),
            period_ratings: None,
            norms: NormRules::default(),
            lists: ListOrder::default(),
            chess960: None,
            national_ratings: None,
            acceleration: Acceleration::None,
            prohibitions: Vec::new(),
            half_point_byes: 1,
            no_byes_in_last: 1,
            first_board: 1,
            fide_rated: true,
            mode_follows_system: true,
            default_minutes: 0,
            teams: None,
            announced: Announced::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_rate_has_the_sequence_of_the_checklist_until_another_is_announced() {
        let mut regulations = Regulations { rate: Rate::Rapid, ..Regulations::default() };
        assert_eq!(regulations.list_sequence(), [ListKind::EffectiveRapid, ListKind::Blitz]);
        assert_eq!(regulations.main_list(), ListKind::EffectiveRapid);
        regulations.lists.sequence = vec![ListKind::Own("DWZ".into()), ListKind::Rapid];
        assert_eq!(regulations.main_list(), ListKind::Rapid);
        regulations.lists.sequence = vec![ListKind::Own("DWZ".into())];
        assert_eq!(regulations.main_list(), ListKind::EffectiveRapid);
    }
}

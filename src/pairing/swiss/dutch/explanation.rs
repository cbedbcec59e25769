//! Why a round was paired as it was, as data; `i18n::dutch` puts it into words.

use super::super::colours::{ColourRule, allocate};
use super::PairedRound;
use super::criteria::{Bracket, Candidate, colour_faults, floated_down, floated_up};
use super::roster::{Rank, Roster};
use crate::tournament::ids::PlayerId;
use crate::tournament::points::Points;
use serde::{Deserialize, Serialize};

/// A criterion of C.04.3 art. 2, edition of 2026.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Criterion {
    C5,
    C6,
    C7,
    C8,
    C9,
    C10,
    C11,
    C12,
    C13,
    C14,
    C15,
    C16,
    C17,
    C18,
    C19,
    C20,
    C21,
}

impl Criterion {
    /// In descending priority.
    pub const ALL: [Criterion; 17] = [
        Criterion::C5,
        Criterion::C6,
        Criterion::C7,
        Criterion::C8,
        Criterion::C9,
        Criterion::C10,
        Criterion::C11,
        Criterion::C12,
        Criterion::C13,
        Criterion::C14,
        Criterion::C15,
        Criterion::C16,
        Criterion::C17,
        Criterion::C18,
        Criterion::C19,
        Criterion::C20,
        Criterion::C21,
    ];

    /// The number in the text: 5 for C5.
    pub fn number(self) -> usize {
        self as usize + 5
    }

    /// The article of C.04.3.
    pub fn article(self) -> String {
        match self {
            Criterion::C5 => "2.3.1".into(),
            other => format!("2.4.{}", other.number() - 5),
        }
    }
}

/// The reasons for a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// From the top.
    pub brackets: Vec<BracketReason>,
    /// Bracket by bracket.
    pub pairs: Vec<PairReason>,
    pub bye: Option<ByeReason>,
}

/// How a bracket was made up and what it left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketReason {
    /// The score of the residents.
    pub score: Points,
    pub residents: usize,
    pub moved_down: Vec<PlayerId>,
    pub floaters: Vec<Floater>,
    /// The criteria that had to give way, with how often.
    pub missed: Vec<(Criterion, usize)>,
}

/// A player who was left over in a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Floater {
    pub player: PlayerId,
    pub because: FloatReason,
}

/// Why a bracket could not pair somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatReason {
    /// The number of players is odd (C6).
    Odd,
    /// He may meet nobody of the bracket (C1, C3).
    NobodyToMeet,
    /// There are more moved-down players than residents whom they may meet (3.2.4).
    Limbo,
    /// Those below could not all be paired without him (C4), or the residents not among each other (C6).
    Needed,
}

/// Why two players meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairReason {
    /// The place in [`Explanation::brackets`].
    pub bracket: usize,
    pub higher: PlayerId,
    pub lower: PlayerId,
    /// The higher ranked came from above.
    pub moved_down: bool,
    pub colours: ColourRule,
    /// The criteria that this pair does not fulfil.
    pub missed: Vec<Criterion>,
}

/// Why this player has the pairing-allocated bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByeReason {
    pub player: PlayerId,
    /// The lowest score at which somebody could have it (C5).
    pub score: Points,
    /// C9.
    pub unplayed: usize,
}

/// The reasons for a paired round.
pub fn explain(round: &PairedRound<'_>) -> Explanation {
    let roster = &round.roster;
    let mut explanation = Explanation::default();
    for (bracket, candidate) in &round.brackets {
        let place = explanation.brackets.len();
        explanation.brackets.push(bracket_reason(roster, bracket, candidate));
        for &(higher, lower) in &candidate.pairs {
            explanation.pairs.push(pair_reason(roster, bracket, place, higher, lower));
        }
    }
    explanation.bye = round.bye.map(|rank| ByeReason {
        player: id(roster, rank),
        score: roster.score(rank),
        unplayed: roster.seeds[rank].unplayed,
    });
    explanation
}

fn id(roster: &Roster<'_>, rank: Rank) -> PlayerId {
    roster.field.entrants[roster.seeds[rank].entry].id
}

fn bracket_reason(roster: &Roster<'_>, bracket: &Bracket, candidate: &Candidate) -> BracketReason {
    let odd = bracket.len() % 2 == 1 && candidate.floaters.len() == 1;
    let because = |rank: Rank| {
        let met = bracket.players().any(|other| roster.may_meet(rank, other));
        match (met, bracket.is_moved_down(rank)) {
            (false, _) => FloatReason::NobodyToMeet,
            (true, true) => FloatReason::Limbo,
            (true, false) if odd => FloatReason::Odd,
            (true, false) => FloatReason::Needed,
        }
    };
    let floaters = candidate.floaters.iter();
    let mut missed = Vec::new();
    for criterion in Criterion::ALL {
        let pairs = candidate.pairs.iter().filter(|pair| missed_by_pair(roster, bracket, **pair).contains(&criterion));
        let floating = candidate.floaters.iter().filter(|rank| missed_by_floater(roster, bracket, **rank, criterion));
        let count = pairs.count() + floating.count();
        if count > 0 {
            missed.push((criterion, count));
        }
    }
    BracketReason {
        score: roster.score(bracket.residents.start),
        residents: bracket.residents.len(),
        moved_down: bracket.moved_down.iter().map(|&rank| id(roster, rank)).collect(),
        floaters: floaters.map(|&rank| Floater { player: id(roster, rank), because: because(rank) }).collect(),
        missed,
    }
}

fn pair_reason(roster: &Roster<'_>, bracket: &Bracket, place: usize, higher: Rank, lower: Rank) -> PairReason {
    let entrant = |rank: Rank| &roster.field.entrants[roster.seeds[rank].entry];
    PairReason {
        bracket: place,
        higher: id(roster, higher),
        lower: id(roster, lower),
        moved_down: bracket.is_moved_down(higher),
        colours: allocate(roster.field, entrant(higher), entrant(lower)).1,
        missed: missed_by_pair(roster, bracket, (higher, lower)),
    }
}

/// The criteria about pairs that a pair does not fulfil: C10 to C13, C15, C17.
pub fn missed_by_pair(roster: &Roster<'_>, bracket: &Bracket, (higher, lower): (Rank, Rank)) -> Vec<Criterion> {
    let (a, b) = (&roster.seeds[higher], &roster.seeds[lower]);
    let moved_down = bracket.is_moved_down(higher);
    let [widened, third, denied, strong] = colour_faults(roster.field, a, b);
    let counts = [
        (Criterion::C10, widened),
        (Criterion::C11, third),
        (Criterion::C12, denied),
        (Criterion::C13, strong),
        (Criterion::C15, usize::from(moved_down && floated_up(b, 1))),
        (Criterion::C17, usize::from(moved_down && floated_up(b, 2))),
    ];
    counts.into_iter().filter(|(_, count)| *count > 0).map(|(criterion, _)| criterion).collect()
}

/// Whether a resident who floats makes C14 or C16 give way, or a moved-down player C18 or C20.
pub fn missed_by_floater(roster: &Roster<'_>, bracket: &Bracket, rank: Rank, criterion: Criterion) -> bool {
    let seed = &roster.seeds[rank];
    let moved_down = bracket.is_moved_down(rank);
    match criterion {
        Criterion::C14 => !moved_down && floated_down(seed, 1),
        Criterion::C16 => !moved_down && floated_down(seed, 2),
        Criterion::C18 => moved_down && floated_down(seed, 1),
        Criterion::C20 => moved_down && floated_down(seed, 2),
        _ => false,
    }
}

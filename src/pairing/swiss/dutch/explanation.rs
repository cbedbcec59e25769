//! Why a round was paired as it was, as data; `i18n::dutch` puts it into words.

use super::super::colours::{ColourRule, allocate};
use super::PairedRound;
use super::articles::{Criterion, Edition};
use super::assessment::Assessed;
use super::criteria::{Bracket, Candidate};
use super::roster::{Rank, Roster};
use sonneborn_patience as patience;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::points::Points;

/// The reasons for a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// By which edition it was paired.
    pub edition: Edition,
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
    /// The criteria that had to give way, with how many players fall short of each.
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
    /// They may meet nobody of the bracket (C1, C3).
    NobodyToMeet,
    /// There are more moved-down players than residents whom they may meet (3.2.4).
    Limbo,
    /// Those below could not all be paired without them (C4), or the residents not among each other (C6).
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeReason {
    pub player: PlayerId,
    /// The lowest score at which somebody could have it (C5).
    pub score: Points,
    /// C9.
    pub unplayed: usize,
    /// Who comes before them by C5 or C9, and could not have it.
    pub passed: Vec<(PlayerId, NotByeBecause)>,
}

/// Why a player does not have the bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotByeBecause {
    /// C2.
    Barred,
    /// The others could not all be paired without them (C4).
    Needed,
    /// They have more unplayed games (C9).
    MoreUnplayed,
}

/// The reasons for a paired round.
pub fn explain(round: &PairedRound<'_>) -> Explanation {
    let mut explanation = Explanation { edition: round.edition, ..Explanation::default() };
    for (place, (bracket, candidate)) in round.brackets.iter().enumerate() {
        patience::look();
        let assessed = Assessed::new(round, place, round.collapsed == Some(place));
        explanation.brackets.push(bracket_reason(&round.roster, bracket, candidate, assessed.gave_way()));
        for &pair in &candidate.pairs {
            patience::look();
            let missed = assessed.missed_by_pair(pair).into_iter().map(|(criterion, _)| criterion).collect();
            explanation.pairs.push(pair_reason(&round.roster, bracket, place, pair, missed));
        }
    }
    explanation.bye = round.bye.map(|rank| bye_reason(round, rank));
    explanation
}

fn bye_reason(round: &PairedRound<'_>, bye: Rank) -> ByeReason {
    let seeds = &round.roster.seeds;
    let own = &seeds[bye];
    let because = |rank: Rank| {
        let other = &seeds[rank];
        if !other.may_have_bye {
            Some(NotByeBecause::Barred)
        } else if round.edition == Edition::Of2017 {
            None
        } else if other.score < own.score {
            Some(NotByeBecause::Needed)
        } else {
            (other.unplayed > own.unplayed).then_some(NotByeBecause::MoreUnplayed)
        }
    };
    let not_above = (0..seeds.len()).rev().filter(|&rank| rank != bye && seeds[rank].score <= own.score);
    ByeReason {
        player: id(&round.roster, bye),
        score: own.score,
        unplayed: own.unplayed,
        passed: not_above.filter_map(|rank| Some((id(&round.roster, rank), because(rank)?))).collect(),
    }
}

fn id(roster: &Roster<'_>, rank: Rank) -> PlayerId {
    roster.field.entrants[roster.seeds[rank].entry].id
}

fn bracket_reason(
    roster: &Roster<'_>,
    bracket: &Bracket,
    candidate: &Candidate,
    missed: Vec<(Criterion, usize)>,
) -> BracketReason {
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
    BracketReason {
        score: roster.score(bracket.residents.start),
        residents: bracket.residents.len(),
        moved_down: bracket.moved_down.iter().map(|&rank| id(roster, rank)).collect(),
        floaters: floaters.map(|&rank| Floater { player: id(roster, rank), because: because(rank) }).collect(),
        missed,
    }
}

fn pair_reason(
    roster: &Roster<'_>,
    bracket: &Bracket,
    place: usize,
    (higher, lower): (Rank, Rank),
    missed: Vec<Criterion>,
) -> PairReason {
    let entrant = |rank: Rank| &roster.field.entrants[roster.seeds[rank].entry];
    PairReason {
        bracket: place,
        higher: id(roster, higher),
        lower: id(roster, lower),
        moved_down: bracket.is_moved_down(higher),
        colours: allocate(roster.field, entrant(higher), entrant(lower)).1,
        missed,
    }
}

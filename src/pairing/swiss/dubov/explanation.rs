//! Why a round was paired as it was, as data; `i18n::dubov` puts it into words.

use super::bracket::Paired;
use super::bye::{self, ByeReason};
use super::colours::ColourRule;
use super::contender::{Contenders, Rank};
use super::subgroups::Subgroups;
use super::{PairedBracket, PairedRound, Seated};
pub use crate::swiss::bye_first::NoByeBecause;
use crate::swiss::field::{Entrant, Field};
use crate::swiss::shortage::Bar;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::points::Points;

/// The reasons for a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    pub bye: Option<ByeReason>,
    /// From the highest score down.
    pub brackets: Vec<BracketReason>,
    /// By bracket, in the order of S1.
    pub pairs: Vec<PairReason>,
    /// Players without a rating, who count as 0 in the ARO of their opponents although art. 1.1 asks the Chief Arbiter for
    /// a provisional one.
    pub unrated: Vec<PlayerId>,
}

/// How a bracket was made up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketReason {
    /// The score of the residents.
    pub score: Points,
    pub residents: usize,
    pub upfloaters: Vec<Upfloater>,
    /// How many sought White and Black; both subgroups are halves by TPN where nobody had played.
    pub white_seekers: usize,
    pub black_seekers: usize,
    pub nobody_had_played: bool,
    /// Shifted from one subgroup to the other by art. 3.2.4.
    pub shifted: Vec<PlayerId>,
}

/// A player who came up into the bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Upfloater {
    pub player: PlayerId,
    pub score: Points,
    /// How many times they had been upfloated before.
    pub upfloats: u16,
    /// C8: already upfloated MaxT times.
    pub maximum: bool,
    /// C10.
    pub upfloated_last_round: bool,
}

/// Why two players meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairReason {
    /// The place in [`Explanation::brackets`].
    pub bracket: usize,
    pub white: PlayerId,
    pub black: PlayerId,
    /// The member of S1, their place in it from 1, and their ARO.
    pub from_s1: PlayerId,
    pub place_in_s1: usize,
    pub aro: u32,
    /// Members of G2 with a smaller TPN than their opponent who were not taken yet.
    pub passed: Vec<(PlayerId, NotThemBecause)>,
    pub colour_rule: ColourRule,
}

/// Why the first member of G2 still free was not the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotThemBecause {
    /// C1.
    Met,
    /// The regulations of the event keep them apart.
    Forbidden,
    /// C3.
    SameAbsolutePreference,
    /// Then the rest of the bracket could not be paired (art. 3.2.6).
    OthersUnpaired,
}

/// The reasons for a paired round; `seated` has the pairs of each bracket with their colours.
pub(super) fn explain(field: &Field, round: &PairedRound, seated: &[Vec<Seated>]) -> Explanation {
    let unrated = field.entrants.iter().filter(|entrant| entrant.to_be_paired && entrant.rating.is_none());
    let pairs = round.brackets.iter().zip(seated).enumerate();
    Explanation {
        bye: round.bye.as_ref().map(|given| bye::reason(field, &round.contenders, given)),
        brackets: round.brackets.iter().map(|bracket| bracket_reason(field, &round.contenders, bracket)).collect(),
        pairs: pairs
            .flat_map(|(place, (bracket, seated))| {
                pair_reasons(field, &round.contenders, place, &bracket.paired, seated)
            })
            .collect(),
        unrated: unrated.map(|entrant| entrant.id).collect(),
    }
}

fn bracket_reason(field: &Field, contenders: &Contenders, bracket: &PairedBracket) -> BracketReason {
    let members = [&bracket.residents[..], &bracket.upfloaters].concat();
    let subgroups = Subgroups::of(contenders, &members);
    let id = |rank: &Rank| entrant(field, contenders, *rank).id;
    let upfloater = |rank: &Rank| {
        let contender = &contenders.list[*rank];
        Upfloater {
            player: id(rank),
            score: contender.score,
            upfloats: contender.upfloats,
            maximum: contender.maximum_upfloater,
            upfloated_last_round: contender.upfloated_last_round,
        }
    };
    BracketReason {
        score: contenders.list[bracket.residents[0]].score,
        residents: bracket.residents.len(),
        upfloaters: bracket.upfloaters.iter().map(upfloater).collect(),
        white_seekers: subgroups.white.len(),
        black_seekers: subgroups.black.len(),
        nobody_had_played: members.iter().all(|&rank| contenders.list[rank].colours.is_empty()),
        shifted: bracket.paired.shifters.all().map(|rank| id(&rank)).collect(),
    }
}

/// The pairs of the bracket at this place, in the order of S1.
fn pair_reasons(
    field: &Field,
    contenders: &Contenders,
    bracket: usize,
    paired: &Paired,
    seated: &[Seated],
) -> Vec<PairReason> {
    let id = |rank: Rank| entrant(field, contenders, rank).id;
    let mut g2: Vec<Rank> = paired.pairs.iter().map(|&(_, second)| second).collect();
    g2.sort_by_key(|&rank| contenders.list[rank].tpn);
    let mut reasons = Vec::with_capacity(seated.len());
    for (index, (&(first, second), &(white, black, colour_rule))) in paired.pairs.iter().zip(seated).enumerate() {
        let before = g2.iter().take_while(|&&rank| rank != second);
        let passed = before.map(|&rank| (id(rank), not_them_because(field, contenders, first, rank))).collect();
        g2.retain(|&rank| rank != second);
        reasons.push(PairReason {
            bracket,
            white: id(white),
            black: id(black),
            from_s1: id(first),
            place_in_s1: index + 1,
            aro: contenders.list[first].aro,
            passed,
            colour_rule,
        });
    }
    reasons
}

fn entrant<'f>(field: &'f Field, contenders: &Contenders, rank: Rank) -> &'f Entrant {
    &field.entrants[contenders.list[rank].entry]
}

fn not_them_because(field: &Field, contenders: &Contenders, a: Rank, b: Rank) -> NotThemBecause {
    if contenders.may_meet(a, b) {
        return NotThemBecause::OthersUnpaired;
    }
    match field.bar(contenders.list[a].entry, contenders.list[b].entry, true) {
        Bar::Met => NotThemBecause::Met,
        Bar::SameColour => NotThemBecause::SameAbsolutePreference,
        Bar::Forbidden => NotThemBecause::Forbidden,
    }
}

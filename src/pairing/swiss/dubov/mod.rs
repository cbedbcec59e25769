//! The Dubov System, C.04.4.1, edition of 1 February 2026: players with low-rated opponents so far meet highly rated ones.
//!
//! The bye is given first ([`bye`]); then every scoregroup from the top is made up with upfloaters ([`upfloaters`]),
//! divided into those who seek White and those who seek Black ([`bracket`], [`shifters`]), and paired by the average rating
//! of opponents; colours come last ([`colours`]).
//!
//! Where the text leaves a choice, it is read so:
//!
//! - *Upfloated* (art. 1.8, C8 to C10): paired with an opponent who then had a higher score, whether or not the game was
//!   played. The text speaks of pairing only. A bye is no upfloat. Under an acceleration the scores are pairing scores.
//! - C9 adds up how many times the maximum upfloaters among the upfloaters have been upfloated.
//! - C7 is judged on the whole bracket: the set of upfloaters comes first whose bracket *can* be paired best.
//! - Art. 4.4.1 speaks of article 2.2.4 and means 3.2.4.
//! - Where nobody in the bracket has played, all of them seek Black (art. 1.6.4), so that C7 decides nothing, and the
//!   halves by TPN take the places of the subgroups in art. 3.2.4 as well.
//! - The shifters out of the larger subgroup are numbered among those who seek its colour (art. 4.3.1), without the players
//!   just shifted into it.
//! - The last two games and the colour difference may disagree (art. 1.6.1, `WWWWBB`): a difference beyond 1 decides.
//! - Art. 5.2.1, odd TPN: counted as in the Dutch System, see [`Parity`](sonneborn_tournament::regulations::Parity).
//! - A player without a rating counts as 0 in the ARO of others and is named in the [`Explanation`]: art. 1.1 asks the Chief
//!   Arbiter for a provisional rating.

pub mod bracket;
pub mod bye;
pub mod colours;
mod contender;
pub mod explanation;
pub mod question;
pub mod shifters;
pub mod subgroups;
pub mod system;
pub mod upfloaters;

use super::bye_first::{self, GivenBye, Impossible};
use super::completion::Completion;
use super::field::{Entry, Field, Pairings};
use super::shortage::{self, Articles};
use crate::NoPairing;
use bracket::Paired;
use colours::ColourRule;
use contender::{Contenders, Rank};
use explanation::Explanation;

/// What is told where no pairing exists.
const ARTICLES: Articles = Articles { bye: "C.04.4.1 C2", completion: "C.04.4.1 C4", met: "C1", colour: "C3" };

/// Pairs a round, with the reasons.
///
/// # Errors
/// Why there is no pairing.
pub fn pair(field: &Field) -> Result<(Pairings, Explanation), NoPairing> {
    let round = PairedRound::new(field, None)?;
    let seated: Vec<Vec<Seated>> = round.brackets.iter().map(|bracket| round.seated(field, bracket)).collect();
    let entry = |rank: Rank| round.contenders.list[rank].entry;
    let games = seated.iter().flatten().map(|&(white, black, _)| (entry(white), entry(black)));
    let pairings = field.seat(games.collect(), round.bye.as_ref().map(|bye| entry(bye.rank)));
    Ok((pairings, explanation::explain(field, &round, &seated)))
}

/// White, Black, and the rule that gave the colours.
type Seated = (Rank, Rank, ColourRule);

/// A round with its brackets, before the colours.
pub struct PairedRound {
    pub contenders: Contenders,
    pub bye: Option<GivenBye>,
    /// From the highest score down.
    pub brackets: Vec<PairedBracket>,
}

/// A scoregroup made up with upfloaters, paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairedBracket {
    pub residents: Vec<Rank>,
    pub upfloaters: Vec<Rank>,
    pub paired: Paired,
}

impl PairedRound {
    /// The round, or what it would be if two of the players had to meet.
    ///
    /// # Errors
    /// Why there is no pairing.
    pub fn new(field: &Field, together: Option<(Entry, Entry)>) -> Result<PairedRound, NoPairing> {
        let mut contenders = Contenders::of(field);
        if contenders.list.is_empty() {
            return Err(NoPairing::Nobody(field.round));
        }
        let mut completion = Completion::new(contenders.whole_graph());
        let entries: Vec<Entry> = contenders.list.iter().map(|contender| contender.entry).collect();
        let avoided = field.avoided_of(&entries);
        for (a, b) in completion.part_avoided(&avoided, &|rank| !contenders.list[rank].bye_barred) {
            contenders.bar(a, b);
        }
        if let Some((a, b)) = together {
            contenders.bind(a, b);
            completion = Completion::new(contenders.whole_graph());
        }
        let order = bye::order(&contenders);
        let bye = bye_first::give(&order, |rank| contenders.list[rank].bye_barred, &mut completion)
            .map_err(|impossible| no_pairing(field, &contenders, impossible))?;
        let has_bye = |rank: &Rank| bye.as_ref().is_some_and(|bye| bye.rank == *rank);
        let mut unpaired: Vec<Rank> = (0..contenders.len()).filter(|rank| !has_bye(rank)).collect();
        let mut brackets = Vec::new();
        while !unpaired.is_empty() {
            let (residents, lower) = top_scoregroup(&contenders, &unpaired);
            let (upfloaters, paired) = pair_scoregroup(&contenders, &mut completion, residents, lower)
                .ok_or_else(|| short_of_opponents(field, &contenders, &unpaired))?;
            let rest = lower.iter().copied().filter(|rank| !upfloaters.contains(rank)).collect();
            brackets.push(PairedBracket { residents: residents.to_vec(), upfloaters, paired });
            unpaired = rest;
        }
        Ok(PairedRound { contenders, bye, brackets })
    }

    /// The pairs of a bracket with their colours.
    fn seated(&self, field: &Field, bracket: &PairedBracket) -> Vec<Seated> {
        let pairs = bracket.paired.pairs.iter();
        pairs.map(|&(a, b)| colours::allocate(&self.contenders, a, b, field.initial_colour)).collect()
    }
}

/// The players of the highest score, and the others.
fn top_scoregroup<'r>(contenders: &Contenders, unpaired: &'r [Rank]) -> (&'r [Rank], &'r [Rank]) {
    let score = |rank: Rank| contenders.list[rank].score;
    unpaired.split_at(unpaired.partition_point(|&rank| score(rank) == score(unpaired[0])))
}

/// Chooses the upfloaters of a scoregroup and pairs the bracket.
fn pair_scoregroup(
    contenders: &Contenders,
    completion: &mut Completion,
    residents: &[Rank],
    lower: &[Rank],
) -> Option<(Vec<Rank>, Paired)> {
    let choice = upfloaters::choose(contenders, completion, residents, lower)?;
    let paired = match choice.paired {
        Some(paired) => paired,
        None => bracket::pair(contenders, &[residents, &choice.upfloaters].concat())?,
    };
    Some((choice.upfloaters, paired))
}

fn no_pairing(field: &Field, contenders: &Contenders, why: Impossible) -> NoPairing {
    match why {
        Impossible::Bye { barred } => {
            let id = |rank: Rank| field.entrants[contenders.list[rank].entry].id;
            NoPairing::NoBye { barred: barred.into_iter().map(id).collect(), article: ARTICLES.bye }
        }
        Impossible::Opponents => short_of_opponents(field, contenders, &(0..contenders.len()).collect::<Vec<Rank>>()),
    }
}

/// Who stands in the way of a complete pairing of these players.
fn short_of_opponents(field: &Field, contenders: &Contenders, players: &[Rank]) -> NoPairing {
    let entrant = |rank: Rank| &field.entrants[contenders.list[rank].entry];
    let bar = |a: Rank, b: Rank| field.bar(contenders.list[a].entry, contenders.list[b].entry, false);
    shortage::no_opponents(&contenders.whole_graph(), players, ARTICLES, |rank| entrant(rank).id, bar)
}

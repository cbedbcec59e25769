//! The FIDE (Dutch) System, C.04.3, edition of 1 February 2026.
//!
//! A round is paired bracket by bracket from the top (1.9.2). Each bracket is first tried in the order of art. 4, which is
//! nearly always that of the best candidate; where criteria stand against each other, they are weighed.
//!
//! Readings of the text where it leaves room:
//! - 5.2.5 asks for the parity of the TPN; see [`sonneborn_tournament::regulations::Parity`] for what is counted.
//! - Moved-down players are never paired with each other (3.3.3), also not when it is asked whether a pairing of all the
//!   players exists (C4).
//! - C18 and C20 give no score difference to a moved-down player who floats again: it counts as greater than any other, and as
//!   the greater the higher the score.
//! - C10 and C11 count who is denied the colour due to them, as bbpPairings and gacrux do. By their words a player would count
//!   too who gets such a difference or such a third game by the colour due to them; that happens only to those whose difference
//!   is 4 already, which no pairing by these rules leads to, only rounds paired by hand.
//! - C8 looks one bracket ahead, at C6 and C7 of the bracket that follows.

pub mod articles;
pub mod assessment;
pub mod below;
mod common;
pub mod completion;
pub mod criteria;
pub mod edition_2017;
pub mod exact;
pub mod explanation;
mod in_order;
pub mod kinds;
pub mod natural;
pub mod question;
pub mod roster;
pub mod system;
pub mod weighing;
mod weights_2017;
mod weights_2026;
pub mod yielding;

use super::bye_first::Impossible;
use super::colours::allocate;
use super::field::{Entry, Field, Pairings};
use super::shortage::{self, Articles};
use crate::NoPairing;
use articles::Edition;
use below::{Below, ideal_floaters};
use completion::{Completion, join_bye, settle_bye};
use criteria::{Bracket, Candidate};
use exact::Scope;
use explanation::Explanation;
use natural::Floors;
use roster::{PlayerRules, Rank, Roster};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::points::Points;

/// What is told where no pairing exists.
const fn articles(edition: Edition) -> Articles {
    match edition {
        Edition::Of2017 => Articles { bye: "C.04.3 C.2", completion: "C.04.3 A.9", met: "C.1", colour: "C.3" },
        Edition::Of2026 => Articles { bye: "C.04.3 C2", completion: "C.04.3 1.9.3", met: "C1", colour: "C3" },
    }
}

/// Pairs a round by the edition of 2026.
///
/// # Errors
/// Why there is no pairing.
pub fn pair(field: &Field) -> Result<Pairings, NoPairing> {
    Ok(PairedRound::new(field, Edition::Of2026, None)?.pairings())
}

/// Pairs a round and says why so.
///
/// # Errors
/// Why there is no pairing.
pub fn explained(field: &Field, edition: Edition) -> Result<(Pairings, Explanation), NoPairing> {
    let round = PairedRound::new(field, edition, None)?;
    Ok((round.pairings(), explanation::explain(&round)))
}

/// A round with its brackets.
pub struct PairedRound<'f> {
    pub edition: Edition,
    pub roster: Roster<'f>,
    pub brackets: Vec<(Bracket, Candidate)>,
    pub bye: Option<Rank>,
    /// Before 2026: the place of the penultimate bracket, if all below it collapsed into the last one (A.9).
    pub collapsed: Option<usize>,
}

impl<'f> PairedRound<'f> {
    /// The round, or what it would be if two of the players had to meet.
    ///
    /// # Errors
    /// Why there is no pairing.
    pub fn new(
        field: &'f Field,
        edition: Edition,
        together: Option<(Entry, Entry)>,
    ) -> Result<PairedRound<'f>, NoPairing> {
        let mut roster = Roster::new(field, PlayerRules::of(edition));
        if roster.is_empty() {
            return Err(NoPairing::Nobody(field.round));
        }
        yielding::part_avoided(&mut roster);
        if let Some((a, b)) = together {
            roster.bind(a, b);
        }
        let (brackets, bye, collapsed) = match edition {
            Edition::Of2026 => {
                let bye = settle_bye(&mut roster).map_err(|impossible| no_pairing(&roster, edition, impossible))?;
                let (brackets, bye) = pair_brackets(&roster, bye);
                (brackets, bye, None)
            }
            Edition::Of2017 => {
                join_bye(&mut roster).map_err(|impossible| no_pairing(&roster, edition, impossible))?;
                edition_2017::pair_brackets(&roster)
            }
        };
        Ok(PairedRound { edition, roster, brackets, bye, collapsed })
    }

    /// All pairs, the higher ranked player first.
    pub fn pairs(&self) -> Vec<(Rank, Rank)> {
        self.brackets.iter().flat_map(|(_, candidate)| candidate.pairs.iter().copied()).collect()
    }

    /// The pairs with their colours and boards.
    fn pairings(&self) -> Pairings {
        seat(&self.roster, &self.pairs(), self.bye)
    }
}

/// 1.9.2: bracket by bracket from the top; the second is who has the bye, whose score is given.
fn pair_brackets(roster: &Roster<'_>, bye: Option<Points>) -> (Vec<(Bracket, Candidate)>, Option<Rank>) {
    let mut round = RoundPairing { roster, completion: Completion::new(roster, bye.is_some()), bye };
    let mut moved_down: Vec<Rank> = Vec::new();
    let mut brackets = Vec::with_capacity(roster.groups.len());
    let mut odd = None;
    for (group, residents) in roster.groups.iter().enumerate() {
        let bracket = Bracket { group, moved_down: std::mem::take(&mut moved_down), residents: residents.clone() };
        let candidate = round.pair_bracket(&bracket);
        if candidate.floaters.len() == 1 && round.bye_falls_in(&bracket) {
            odd = candidate.floaters.first().copied();
            round.give_bye();
        } else {
            moved_down.clone_from(&candidate.floaters);
        }
        brackets.push((bracket, candidate));
    }
    (brackets, odd.or(moved_down.first().copied()))
}

/// The pairing of a round, from one bracket to the next.
struct RoundPairing<'r> {
    roster: &'r Roster<'r>,
    completion: Completion<'r>,
    /// The score of the bye, until it is given.
    bye: Option<Points>,
}

impl RoundPairing<'_> {
    /// The bye goes to somebody of this bracket: nobody below has the score that C5 asks for.
    fn bye_falls_in(&self, bracket: &Bracket) -> bool {
        self.bye.is_some_and(|score| score >= self.roster.score(bracket.residents.start))
    }

    fn give_bye(&mut self) {
        self.bye = None;
        self.completion = Completion::new(self.roster, false);
    }

    /// The best candidate of a bracket: in the order of art. 4 if no criteria stand against each other, else by weighing the
    /// bracket, and if that leaves doubts about those below, by weighing everyone.
    fn pair_bracket(&mut self, bracket: &Bracket) -> Candidate {
        let found = if self.bye_falls_in(bracket) { self.naturally_with_bye(bracket) } else { self.naturally(bracket) };
        found.unwrap_or_else(|| exact::best(self.roster, bracket, Scope::Whole, self.bye))
    }

    fn naturally(&mut self, bracket: &Bracket) -> Option<Candidate> {
        let next = bracket.group + 1;
        if let Some(candidate) = natural::best(self.roster, bracket, &Floors::Odd(&|_| true)) {
            // With nobody to choose, C8 has nothing to say.
            let fits = match candidate.floaters[..] {
                [] => self.completion.completes(&[], next),
                _ => self.completion.follow_ideally(&candidate.floaters, next),
            };
            if fits {
                return Some(candidate);
            }
            if self.completion.deficit(next).lacking < 2 {
                let fit = ideal_floaters(&mut self.completion, bracket.residents.clone(), next)?;
                return natural::best(self.roster, bracket, &Floors::Odd(&|rank| fit.binary_search(&rank).is_ok()));
            }
        }
        if self.completion.deficit(next).lacking > bracket.len() % 2 {
            let below = Below::new(&mut self.completion, next, true);
            let candidate = natural::best(self.roster, bracket, &Floors::Lacking(&below));
            if candidate.is_some() {
                return candidate;
            }
        }
        let candidate = exact::best(self.roster, bracket, Scope::Bracket, self.bye);
        self.completion.follow_ideally(&candidate.floaters, next).then_some(candidate)
    }

    /// C9: of those who can have the bye, those with the fewest unplayed games float.
    fn naturally_with_bye(&mut self, bracket: &Bracket) -> Option<Candidate> {
        let bye = self.roster.bye()?;
        if bracket.len().is_multiple_of(2) || !self.completion.closes_without_bye(bracket.group + 1) {
            return None;
        }
        let fit = |rank: Rank| self.roster.may_meet(rank, bye);
        let fitting = bracket.residents.clone().filter(|&rank| fit(rank));
        let fewest = fitting.map(|rank| self.roster.seeds[rank].unplayed).min()?;
        let may_float = |rank: Rank| fit(rank) && self.roster.seeds[rank].unplayed == fewest;
        natural::best(self.roster, bracket, &Floors::Odd(&may_float))
    }
}

/// Gives the pairs their colours and boards.
fn seat(roster: &Roster<'_>, pairs: &[(Rank, Rank)], bye: Option<Rank>) -> Pairings {
    let field = roster.field;
    let entry = |rank: Rank| roster.seeds[rank].entry;
    let games = pairs.iter().map(|&(higher, lower)| {
        let (higher, lower) = (entry(higher), entry(lower));
        match allocate(field, &field.entrants[higher], &field.entrants[lower]).0 {
            Colour::White => (higher, lower),
            Colour::Black => (lower, higher),
        }
    });
    field.seat(games.collect(), bye.map(entry))
}

fn no_pairing(roster: &Roster<'_>, edition: Edition, why: Impossible) -> NoPairing {
    let id = |rank: Rank| roster.field.entrants[roster.seeds[rank].entry].id;
    let bar = |a: Rank, b: Rank| roster.field.bar(roster.seeds[a].entry, roster.seeds[b].entry, false);
    shortage::no_pairing(why, (&roster.graph, roster.len()), articles(edition), id, bar)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generator::{Options, generate};
    use sonneborn_tournament::ids::RoundNo;

    /// Of so many brackets one is weighed to its end.
    const EACH: usize = 16;

    /// How many brackets there are, and of how many `natural` has a verdict: where an odd one floats, where more have to, and
    /// where one gets the bye; and how many are settled by verdicts and by weighing the bracket alone. Of the weighing of everyone:
    /// how often the order is followed by asking alone.
    #[derive(Debug, Default, PartialEq)]
    struct Told {
        brackets: usize,
        odd: usize,
        lacking: usize,
        with_bye: usize,
        settled: usize,
        followed: usize,
    }

    impl Told {
        /// What the quick ways say of a bracket, held against the weighing of everyone.
        fn add(&mut self, round: &mut RoundPairing, (bracket, candidate): &(Bracket, Candidate), name: &str) {
            self.brackets += 1;
            let weighing = exact::weighing(round.roster, bracket, Scope::Whole, round.bye);
            let weights = weighing.weights(&[]);
            let best = weights.optimum();
            let followed = in_order::first(&weighing, &weights, &best);
            self.followed += usize::from(followed.is_some());
            assert!(followed.as_ref().is_none_or(|followed| followed == candidate), "{name}");
            if followed.is_none() || self.brackets.is_multiple_of(EACH) {
                assert_eq!(exact::by_weights(weighing, &best), *candidate, "{name}");
            }
            if round.bye_falls_in(bracket) {
                let found = round.naturally_with_bye(bracket);
                self.with_bye += usize::from(found.is_some());
                assert!(found.is_none_or(|found| found == *candidate), "{name}");
                return;
            }
            let odd = natural::best(round.roster, bracket, &Floors::Odd(&|_| true));
            self.odd += usize::from(odd.is_some());
            let next = bracket.group + 1;
            if round.completion.deficit(next).lacking > bracket.len() % 2 {
                let below = Below::new(&mut round.completion, next, true);
                let found = natural::best(round.roster, bracket, &Floors::Lacking(&below));
                self.lacking += usize::from(found.is_some());
                assert!(found.is_none_or(|found| found == *candidate), "{name}");
            }
            let found = round.naturally(bracket);
            self.settled += usize::from(found.is_some());
            assert!(found.is_none_or(|found| found == *candidate), "{name}");
        }
    }

    /// Quick ways that say nothing leave the weighing to do it all: the same pairings, later. So their verdicts are counted. Of
    /// some events the lowest ranked are a club that is kept apart: these lack opponents below.
    #[test]
    fn what_is_settled_without_weighing_is_what_weighing_gives_and_is_most() {
        let mut told = Told::default();
        for (players, rounds, club, seeds) in [(24, 9, 0, 0..6), (24, 9, 10, 0..20), (81, 7, 0, 0..1)] {
            for seed in seeds {
                let event =
                    generate(&Options { players, rounds, seed, ..Options::eventful() }, &crate::pair).tournament;
                for number in (1..=event.rounds.len()).filter_map(|number| u16::try_from(number).ok()) {
                    let mut field = Field::of(&event, RoundNo(number));
                    let club = field.entrants.len() - club..field.entrants.len();
                    field.forbidden.extend(club.clone().flat_map(|a| (a + 1..club.end).map(move |b| (a, b))));
                    let Ok(round) = PairedRound::new(&field, Edition::Of2026, None) else { continue };
                    let mut bye = round.bye.map(|rank| round.roster.score(rank));
                    for paired in &round.brackets {
                        let completion = Completion::new(&round.roster, bye.is_some());
                        let mut pairing = RoundPairing { roster: &round.roster, completion, bye };
                        told.add(&mut pairing, paired, &format!("{players} players, seed {seed}, round {number}"));
                        if paired.1.floaters.len() == 1 && pairing.bye_falls_in(&paired.0) {
                            bye = None;
                        }
                    }
                }
            }
        }
        assert_eq!(told, Told { brackets: 1489, odd: 618, lacking: 19, with_bye: 53, settled: 690, followed: 1467 });
    }
}

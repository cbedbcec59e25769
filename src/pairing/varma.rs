//! The restricted drawing of lots of C.05 Annex 2 (Varma tables): in a round robin of 9 to 24 players, players of one
//! federation draw from one group of numbers, so that they do not meet in the last three rounds.
//!
//! The drawing follows Annex 2 step by step, with lots from a recorded seed in place of envelopes; each step is kept, so
//! that the drawing can be shown and repeated. The printed table has one flaw, which is kept as printed: with 11 or 12
//! players, 6 and 12 of group C meet in round 11 (with 11 players nobody is 12).

use super::lots::Lots;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use thiserror::Error;

/// The fields for which there is a table.
pub const PLAYERS: std::ops::RangeInclusive<usize> = 9..=24;

/// The groups A to D of each even field; an odd field takes the next even one without its highest number.
const GROUPS: [[&[u16]; 4]; 8] = [
    [&[3, 4, 8], &[5, 7, 9], &[1, 6], &[2, 10]],
    [&[4, 5, 9, 10], &[1, 2, 7], &[6, 8, 12], &[3, 11]],
    [&[4, 5, 6, 11, 12], &[1, 2, 8, 9], &[7, 10, 13], &[3, 14]],
    [&[5, 6, 7, 12, 13, 14], &[1, 2, 3, 9, 10], &[8, 11, 15], &[4, 16]],
    [&[5, 6, 7, 8, 14, 15, 16], &[1, 2, 3, 10, 11, 12], &[9, 13, 17], &[4, 18]],
    [&[6, 7, 8, 9, 15, 16, 17, 18], &[1, 2, 3, 11, 12, 13, 14], &[5, 10, 19], &[4, 20]],
    [&[6, 7, 8, 9, 10, 17, 18, 19, 20], &[1, 2, 3, 4, 12, 13, 14, 15], &[11, 16, 21], &[5, 22]],
    [&[6, 7, 8, 9, 10, 11, 19, 20, 21, 22], &[1, 2, 3, 4, 13, 14, 15, 16, 17], &[12, 18, 23], &[5, 24]],
];

/// Who draws: the order of the drawing depends on federation and name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrant<'a> {
    pub name: &'a str,
    /// FIDE's code; players without one are nobody's compatriots.
    pub federation: &'a str,
}

/// One player's draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The place in the list of entrants.
    pub entrant: usize,
    /// The group they drew from: `'A'` to `'D'`.
    pub group: char,
    pub number: u16,
}

/// The whole drawing, in the order in which it was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    pub draws: Vec<Draw>,
    /// Whether a federation had more players than any group had numbers left, so that it had to draw from several and its
    /// players may meet in the last rounds.
    pub split: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum VarmaError {
    #[error("there is no Varma table for {players} players (there are tables for 9 to 24)")]
    NoTable { players: usize },
}

/// Draws numbers for all entrants: the largest federation first, equal ones by their code, its players by name; the first
/// of them draws one of the groups that still hold enough numbers for all of them, and all of them draw from it.
///
/// ```
/// use sonneborn_pairing::varma::{Entrant, VarmaError, draw};
///
/// let entrants = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"].map(|name| Entrant { name, federation: "NOR" });
/// let mut numbers = draw(&entrants, 7).expect("a table for ten").numbers();
/// assert_eq!(draw(&entrants, 7).expect("the same lots").numbers(), numbers);
/// numbers.sort_unstable();
/// assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
/// assert_eq!(draw(&entrants[..8], 7), Err(VarmaError::NoTable { players: 8 }));
/// ```
pub fn draw(entrants: &[Entrant], seed: u64) -> Result<Drawing, VarmaError> {
    let mut groups = groups(entrants.len())?;
    let mut lots = Lots::new(seed);
    let mut drawing = Drawing { draws: Vec::with_capacity(entrants.len()), split: false };
    for contingent in contingents(entrants) {
        let mut waiting = contingent.as_slice();
        while !waiting.is_empty() {
            let group = choose_group(&groups, waiting.len(), &mut lots);
            let (now, later) = waiting.split_at(waiting.len().min(groups[group].len()));
            drawing.split |= !later.is_empty();
            for &entrant in now {
                let place = lots.below(groups[group].len());
                let number = groups[group].remove(place);
                drawing.draws.push(Draw { entrant, group: GROUP_NAMES[group], number });
            }
            waiting = later;
        }
    }
    Ok(drawing)
}

impl Drawing {
    /// The number drawn by each entrant, in the order of the list of entrants.
    pub fn numbers(&self) -> Vec<u16> {
        let mut numbers = vec![0; self.draws.len()];
        for draw in &self.draws {
            numbers[draw.entrant] = draw.number;
        }
        numbers
    }
}

const GROUP_NAMES: [char; 4] = ['A', 'B', 'C', 'D'];

/// The numbers of each group for so many players.
fn groups(players: usize) -> Result<[Vec<u16>; 4], VarmaError> {
    if !PLAYERS.contains(&players) {
        return Err(VarmaError::NoTable { players });
    }
    let table = &GROUPS[(players - PLAYERS.start()) / 2];
    Ok(table.map(|group| group.iter().copied().filter(|&number| usize::from(number) <= players).collect()))
}

/// The entrants by federation in the order of drawing; who has no federation is a contingent of one.
fn contingents(entrants: &[Entrant]) -> Vec<Vec<usize>> {
    let mut by_federation: BTreeMap<(&str, Option<usize>), Vec<usize>> = BTreeMap::new();
    for (index, entrant) in entrants.iter().enumerate() {
        let alone = entrant.federation.is_empty().then_some(index);
        by_federation.entry((entrant.federation, alone)).or_default().push(index);
    }
    let mut contingents: Vec<Vec<usize>> = by_federation.into_values().collect();
    for contingent in &mut contingents {
        contingent.sort_by_key(|&index| (entrants[index].name.to_lowercase(), index));
    }
    contingents.sort_by_key(|contingent| Reverse(contingent.len()));
    contingents
}

/// One of the groups with at least `wanted` numbers left, or the fullest if none has so many.
fn choose_group(groups: &[Vec<u16>; 4], wanted: usize, lots: &mut Lots) -> usize {
    let fullest = groups.iter().map(Vec::len).max().unwrap_or(0);
    let enough = wanted.min(fullest);
    let large: Vec<usize> = (0..groups.len()).filter(|&group| groups[group].len() >= enough).collect();
    large[lots.below(large.len())]
}

#[cfg(test)]
mod tests {
    use super::*;
    use sonneborn_tournament::berger;
    use std::collections::BTreeSet;

    #[test]
    fn groups_hold_every_number_once() {
        for players in PLAYERS {
            let groups = groups(players).expect("a table for this field");
            let numbers: BTreeSet<u16> = groups.iter().flatten().copied().collect();
            assert_eq!(numbers, (1..=players as u16).collect());
            assert_eq!(groups.iter().map(Vec::len).sum::<usize>(), players);
        }
    }

    #[test]
    fn members_of_a_group_do_not_meet_in_the_last_three_rounds() {
        for players in PLAYERS {
            let groups = groups(players).expect("a table for this field");
            let table = berger::single(players as u16);
            for (index, round) in table.iter().enumerate().skip(table.len() - 3) {
                for &(white, black) in &round.games {
                    let together = groups.iter().any(|group| group.contains(&white) && group.contains(&black));
                    let printed_flaw = (players, index, white.min(black), white.max(black)) == (12, 10, 6, 12);
                    assert_eq!(together, printed_flaw, "{players} players, round {}: {white}-{black}", index + 1);
                }
            }
        }
    }

    fn field() -> Vec<Entrant<'static>> {
        let names = ["Wu", "Li", "An", "Xu", "Berg", "Dahl", "Roy", "Sen", "Ito", "Kim"];
        let federations = ["CHN", "CHN", "CHN", "CHN", "SWE", "SWE", "IND", "IND", "JPN", ""];
        names.into_iter().zip(federations).map(|(name, federation)| Entrant { name, federation }).collect()
    }

    #[test]
    fn the_largest_federation_draws_first_its_players_by_name() {
        let entrants = &field()[1..];
        let drawing = draw(entrants, 2026).expect("a table for nine");
        let order: Vec<&str> = drawing.draws.iter().map(|draw| entrants[draw.entrant].name).collect();
        assert_eq!(order, ["An", "Li", "Xu", "Roy", "Sen", "Berg", "Dahl", "Kim", "Ito"]);
        let chinese: BTreeSet<char> = drawing.draws[..3].iter().map(|draw| draw.group).collect();
        assert_eq!(chinese.len(), 1, "compatriots draw from one group");
        assert!(!drawing.split);
        assert_eq!(drawing.numbers().into_iter().collect::<BTreeSet<u16>>(), (1..=9).collect());
    }

    #[test]
    fn a_federation_larger_than_every_group_draws_from_several() {
        let entrants = field();
        let drawing = draw(&entrants, 1).expect("a table for ten");
        assert!(drawing.split, "four compatriots, groups of three at most");
        assert_eq!(drawing.numbers().into_iter().collect::<BTreeSet<u16>>(), (1..=10).collect());
    }

    #[test]
    fn the_seed_decides_and_repeats() {
        let entrants = field();
        assert_eq!(draw(&entrants, 5), draw(&entrants, 5));
        assert!((6..16).any(|seed| draw(&entrants, seed) != draw(&entrants, 5)));
    }

    #[test]
    fn other_fields_are_refused() {
        assert_eq!(draw(&field()[..8], 1), Err(VarmaError::NoTable { players: 8 }));
    }
}

//! The players of a round as the Dubov System sees them: colour preference, ARO, upfloats, and whom they may not meet
//! (C.04.4.1 art. 1.6 to 1.8, 2.1).

use crate::swiss::colours::{Colours, Strength};
use crate::swiss::field::{Entrant, Entry, Field, PastKind};
use crate::swiss::matching::graph::{Bits, Graph};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::points::Points;

/// The place of a player in the order of the round: score, then TPN (art. 1.2), from 0.
pub use crate::swiss::completion::Rank;

/// The colour that a player should ideally get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preference {
    pub colour: Colour,
    pub strength: Strength,
}

/// A player to be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    pub entry: Entry,
    pub tpn: u16,
    /// The number whose parity art. 5.2.1 asks for.
    pub parity: u16,
    /// The pairing score.
    pub score: Points,
    /// Colours of the games played, the first round first.
    pub colours: Vec<Colour>,
    pub preference: Preference,
    /// Average rating of the opponents met over the board, rounded half up; 0 before the first game (art. 1.7).
    pub aro: u32,
    /// How many times they were paired with an opponent of a higher score.
    pub upfloats: u16,
    /// Upfloated MaxT times or more (art. 1.8).
    pub maximum_upfloater: bool,
    pub upfloated_last_round: bool,
    /// C2: may not get the pairing-allocated bye.
    pub bye_barred: bool,
    /// Whom they may not meet because they have met (C1) or the regulations of the event forbid it; ascending.
    pub barred: Vec<Rank>,
}

/// Everybody to be paired in a round, in the order of art. 1.2.
#[derive(Clone, Debug)]
pub struct Contenders {
    pub list: Vec<Contender>,
    /// C8 to C10 do not hold in the last round.
    pub last_round: bool,
}

impl Contenders {
    pub fn of(field: &Field) -> Contenders {
        let mut entries: Vec<Entry> =
            (0..field.entrants.len()).filter(|&entry| field.entrants[entry].to_be_paired).collect();
        entries.sort_by_key(|&entry| (std::cmp::Reverse(field.entrants[entry].pairing_score), entry));
        let mut rank_of = vec![None; field.entrants.len()];
        for (rank, &entry) in entries.iter().enumerate() {
            rank_of[entry] = Some(rank);
        }
        let mut list: Vec<Contender> = entries.iter().map(|&entry| contender(field, entry)).collect();
        for (contender, &entry) in list.iter_mut().zip(&entries) {
            contender.barred.extend(field.entrants[entry].met().filter_map(|opponent| rank_of[opponent]));
        }
        for &(a, b) in &field.forbidden {
            if let (Some(a), Some(b)) = (rank_of[a], rank_of[b]) {
                list[a].barred.push(b);
                list[b].barred.push(a);
            }
        }
        for contender in &mut list {
            contender.barred.sort_unstable();
            contender.barred.dedup();
        }
        Contenders { list, last_round: field.is_last_round() }
    }

    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// C1 and C3, and the pairs that the event forbids.
    pub fn may_meet(&self, a: Rank, b: Rank) -> bool {
        a != b && !self.same_absolute(a, b) && self.list[a].barred.binary_search(&b).is_err()
    }

    /// C3: both have the same absolute preference.
    pub fn same_absolute(&self, a: Rank, b: Rank) -> bool {
        let (a, b) = (self.list[a].preference, self.list[b].preference);
        a == b && a.strength == Strength::Absolute
    }

    /// C7: one of the two would not get their preference.
    pub fn same_colour(&self, a: Rank, b: Rank) -> bool {
        self.list[a].preference.colour == self.list[b].preference.colour
    }

    /// Keeps two apart.
    pub fn bar(&mut self, a: Rank, b: Rank) {
        for (own, other) in [(a, b), (b, a)] {
            let barred = &mut self.list[own].barred;
            if let Err(place) = barred.binary_search(&other) {
                barred.insert(place, other);
            }
        }
    }

    /// Lets two players meet nobody but each other, if they may, and not have the bye.
    pub fn bind(&mut self, a: Entry, b: Entry) {
        let (Some(a), Some(b)) = (self.rank_of(a), self.rank_of(b)) else { return };
        for other in (0..self.len()).filter(|&other| other != a && other != b) {
            self.bar(a, other);
            self.bar(b, other);
        }
        self.list[a].bye_barred = true;
        self.list[b].bye_barred = true;
    }

    /// The rank of a player of the field, if they are to be paired.
    pub fn rank_of(&self, entry: Entry) -> Option<Rank> {
        self.list.iter().position(|contender| contender.entry == entry)
    }

    pub(crate) fn prefers_white(&self, rank: Rank) -> bool {
        self.list[rank].preference.colour == Colour::White
    }

    /// Who may meet whom, by rank.
    pub(crate) fn whole_graph(&self) -> Graph {
        let everybody: Vec<Rank> = (0..self.len()).collect();
        self.graph(&everybody, |_| (), |(), ()| true)
    }

    /// Who of `members` may meet whom, as a graph on their places in that list. Each member is put into a group by
    /// `group`, and only members of groups that `joined` joins get an edge.
    pub fn graph<G: Copy + PartialEq>(
        &self,
        members: &[Rank],
        group: impl Fn(usize) -> G,
        joined: impl Fn(G, G) -> bool,
    ) -> Graph {
        let size = members.len();
        let mut place_of = vec![None; self.len()];
        let mut classes: Vec<(G, Preference, Bits)> = Vec::new();
        let class_of: Vec<usize> = members
            .iter()
            .enumerate()
            .map(|(place, &rank)| {
                place_of[rank] = Some(place);
                let (group, preference) = (group(place), self.list[rank].preference);
                let known = classes.iter().position(|class| class.0 == group && class.1 == preference);
                let class = known.unwrap_or_else(|| {
                    classes.push((group, preference, Bits::empty(size)));
                    classes.len() - 1
                });
                classes[class].2.insert(place);
                class
            })
            .collect();
        let neighbours: Vec<Bits> =
            classes.iter().map(|class| joined_classes(class, &classes, &joined, size)).collect();
        let mut graph = Graph::empty(size);
        for place in 0..size {
            graph.row_mut(place).copy_from_slice(neighbours[class_of[place]].words());
            graph.part(place, place);
        }
        for (place, &rank) in members.iter().enumerate() {
            for other in self.list[rank].barred.iter().filter_map(|&other| place_of[other]) {
                graph.part(place, other);
            }
        }
        graph
    }
}

/// All members of the classes that a class may meet.
fn joined_classes<G: Copy>(
    class: &(G, Preference, Bits),
    classes: &[(G, Preference, Bits)],
    joined: impl Fn(G, G) -> bool,
    size: usize,
) -> Bits {
    let mut all = Bits::empty(size);
    for other in classes {
        let same_absolute = class.1 == other.1 && class.1.strength == Strength::Absolute;
        if !same_absolute && joined(class.0, other.0) {
            all.words_mut().iter_mut().zip(other.2.words()).for_each(|(all, more)| *all |= more);
        }
    }
    all
}

fn contender(field: &Field, entry: Entry) -> Contender {
    let entrant = &field.entrants[entry];
    let upfloated: Vec<bool> = (0..entrant.history.len()).map(|round| was_upfloated(field, entrant, round)).collect();
    let upfloats = upfloated.iter().filter(|&&up| up).count() as u16;
    Contender {
        entry,
        tpn: entrant.tpn.0,
        parity: entrant.parity,
        score: entrant.pairing_score,
        preference: preference(entrant),
        colours: entrant.colours().collect(),
        aro: average_rating_of_opponents(field, entrant),
        upfloats,
        maximum_upfloater: upfloats >= maximum_upfloats(field.rounds_total),
        upfloated_last_round: upfloated.last() == Some(&true),
        bye_barred: entrant.history.iter().any(|past| past.bars_bye(field.win)),
        barred: Vec::new(),
    }
}

/// MaxT of art. 1.8.2.
fn maximum_upfloats(rounds: u16) -> u16 {
    2 + rounds / 5
}

/// Art. 1.6: as in the Dutch System, but who has not played has a mild preference for Black.
fn preference(entrant: &Entrant) -> Preference {
    let colours = Colours::of(entrant);
    match colours.preference {
        Some(colour) => Preference { colour, strength: colours.strength },
        None => Preference { colour: Colour::Black, strength: Strength::Mild },
    }
}

/// Art. 1.7.
fn average_rating_of_opponents(field: &Field, entrant: &Entrant) -> u32 {
    let (mut sum, mut games) = (0_u32, 0_u32);
    for opponent in entrant.met() {
        sum += u32::from(field.entrants[opponent].rating.unwrap_or(0));
        games += 1;
    }
    if games == 0 { 0 } else { (2 * sum + games) / (2 * games) }
}

/// Whether they were paired with an opponent of a higher pairing score in that round, played or not.
fn was_upfloated(field: &Field, entrant: &Entrant, round: usize) -> bool {
    let past = &entrant.history[round];
    match past.kind {
        PastKind::Played { opponent, .. } | PastKind::Forfeit { opponent, .. } => {
            field.entrants[opponent].history.get(round).is_some_and(|other| other.paired_at > past.paired_at)
        }
        PastKind::PairingAllocatedBye | PastKind::Away => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maxt_grows_with_every_fifth_round() {
        assert_eq!([4, 5, 9, 10, 11].map(maximum_upfloats), [2, 3, 3, 4, 4]);
    }
}

//! Who has White in the first game of a match (C.04.5 art. 4).

use super::history::{Match, colours};
use crate::swiss::field::{Entry, Field};
use sonneborn_tournament::colour::Colour;
use std::cmp::{Ordering, Reverse};

/// The pair with White of the first game first, and the article that said so.
pub(crate) fn allocate(field: &Field, histories: &[Vec<Match>], a: Entry, b: Entry) -> (Entry, Entry, &'static str) {
    let higher = std::cmp::min_by_key(a, b, |&entry| {
        let entrant = &field.entrants[entry];
        (Reverse(entrant.pairing_score), entrant.tpn)
    });
    let lower = if higher == a { b } else { a };
    match colour_of_higher(field, histories, higher, lower) {
        (Colour::White, article) => (higher, lower, article),
        (Colour::Black, article) => (lower, higher, article),
    }
}

/// Art. 4.3.
fn colour_of_higher(field: &Field, histories: &[Vec<Match>], higher: Entry, lower: Entry) -> (Colour, &'static str) {
    let had = |entry: Entry| colours(&histories[entry]).collect::<Vec<Colour>>();
    let (own, their) = (had(higher), had(lower));
    let whites = |had: &[Colour]| had.iter().filter(|colour| **colour == Colour::White).count();
    match whites(&own).cmp(&whites(&their)) {
        Ordering::Less => return (Colour::White, "4.3.2"),
        Ordering::Greater => return (Colour::Black, "4.3.2"),
        Ordering::Equal => {}
    }
    let differing = own.iter().rev().zip(their.iter().rev()).find(|(own, their)| own != their);
    let rules = [
        (differing.map(|(own, _)| own.other()), "4.3.3"),
        (own.last().map(|last| last.other()), "4.3.4"),
        (their.last().copied(), "4.3.5"),
    ];
    let initial =
        if field.entrants[higher].parity % 2 == 1 { field.initial_colour } else { field.initial_colour.other() };
    rules.into_iter().find_map(|(colour, article)| Some((colour?, article))).unwrap_or((initial, "4.3.1"))
}

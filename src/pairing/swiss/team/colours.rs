//! Colour preferences of teams (C.04.6 art. 1.7), and who of a pair has White on the first board (art. 4).

use super::field::{TeamEntrant, TeamEntry, TeamField};
use crate::swiss::top_scoregroup::Preference;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::team::ColourPreferences;
use std::cmp::{Ordering, Reverse};

/// Art. 1.6.2.
fn colour_difference(team: &TeamEntrant) -> i32 {
    team.colours().map(|colour| if colour == Colour::White { 1 } else { -1 }).sum()
}

/// Art. 1.7.
pub fn preference(field: &TeamField, team: TeamEntry) -> Option<Preference> {
    let team = &field.teams[team];
    let difference = colour_difference(team);
    let mut latest = team.colours().rev();
    let (last, before) = (latest.next(), latest.next());
    let repeated = last.filter(|_| last == before);
    let is_type_b = field.preferences == ColourPreferences::TypeB;
    // Of both types: the simple preference of A is the strong one of B.
    let simple = match (difference, repeated) {
        (..=-2, _) | (-1..=0, Some(Colour::Black)) => Some(Colour::White),
        (2.., _) | (0..=1, Some(Colour::White)) => Some(Colour::Black),
        _ => None,
    };
    match field.preferences {
        ColourPreferences::None => None,
        ColourPreferences::TypeA | ColourPreferences::TypeB if simple.is_some() => {
            // "When its CD is zero when pairing for the last round" a team has no Type B preference.
            let none_at_last = is_type_b && difference == 0 && field.is_last_round();
            simple.filter(|_| !none_at_last).map(|colour| Preference { colour, is_strong: is_type_b })
        }
        ColourPreferences::TypeA => None,
        ColourPreferences::TypeB => {
            let colour = match difference {
                -1 => Some(Colour::White),
                1 => Some(Colour::Black),
                0 if !field.is_last_round() => last.map(Colour::other),
                _ => None,
            };
            colour.map(|colour| Preference { colour, is_strong: false })
        }
    }
}

/// The pair with the team first that has White on the first board (art. 4), and the article that said so.
pub(crate) fn allocate(field: &TeamField, a: TeamEntry, b: TeamEntry) -> (TeamEntry, TeamEntry, &'static str) {
    let first = first_team(field, a, b);
    let other = if first == a { b } else { a };
    match colour_of_first(field, first, other) {
        (Colour::White, article) => (first, other, article),
        (Colour::Black, article) => (other, first, article),
    }
}

/// Art. 4.2.
fn first_team(field: &TeamField, a: TeamEntry, b: TeamEntry) -> TeamEntry {
    std::cmp::min_by_key(a, b, |&team| {
        let entrant = &field.teams[team];
        let secondary = field.secondary_counts.then_some(entrant.secondary);
        (Reverse(entrant.score), Reverse(secondary), entrant.tpn)
    })
}

/// Art. 4.3.
fn colour_of_first(field: &TeamField, first: TeamEntry, other: TeamEntry) -> (Colour, &'static str) {
    let (own, their) = (&field.teams[first], &field.teams[other]);
    let (own_last, their_last) = (own.colours().next_back(), their.colours().next_back());
    if own_last.is_none() && their_last.is_none() {
        let odd = own.tpn % 2 == 1;
        return (if odd { field.initial_colour } else { field.initial_colour.other() }, "4.3.1");
    }
    let (own_due, their_due) = (preference(field, first), preference(field, other));
    match (own_due, their_due) {
        (Some(own), None) => return (own.colour, "4.3.2"),
        (None, Some(their)) => return (their.colour.other(), "4.3.2"),
        (Some(own), Some(their)) if own.colour != their.colour => return (own.colour, "4.3.3"),
        (Some(own), Some(their)) if own.is_strong && !their.is_strong => return (own.colour, "4.3.4"),
        (Some(own), Some(their)) if !own.is_strong && their.is_strong => return (their.colour.other(), "4.3.4"),
        (Some(_), Some(_)) | (None, None) => {}
    }
    match colour_difference(own).cmp(&colour_difference(their)) {
        Ordering::Less => return (Colour::White, "4.3.5"),
        Ordering::Greater => return (Colour::Black, "4.3.5"),
        Ordering::Equal => {}
    }
    let differing = own.colours().rev().zip(their.colours().rev()).find(|(own, their)| own != their);
    let rules = [
        (differing.map(|(own, _)| own.other()), "4.3.6"),
        (own_due.map(|preference| preference.colour), "4.3.7"),
        (own_last.map(Colour::other), "4.3.8"),
        (their_last, "4.3.9"),
    ];
    let decided = rules.into_iter().find_map(|(colour, article)| Some((colour?, article)));
    decided.expect("one of the two has played, so that 4.3.8 or 4.3.9 decides")
}

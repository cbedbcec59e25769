//! What teams prefer (C.04.6 art. 1.7), and the colours of their first boards (art. 4). Players of a [`Round`] are teams here.

use super::{Ranked, Round, Strength};
use crate::report::Colour;
use crate::system::{Preferences, TeamRules};
use core::cmp::Reverse;

/// 1.7. A preference of Type A is as a mild one.
pub(super) fn prefers(rules: TeamRules, team: &Ranked<'_>, is_last_round: bool) -> Option<(Colour, Strength)> {
    let mut latest = team.colours().rev();
    let (last, before) = (latest.next()?, latest.next());
    let twice = before == Some(last);
    let simple = match team.difference {
        ..=-2 => Some(Colour::White),
        2.. => Some(Colour::Black),
        -1 | 0 if twice && last == Colour::Black => Some(Colour::White),
        0 | 1 if twice && last == Colour::White => Some(Colour::Black),
        _ => None,
    };
    match rules.preferences {
        Preferences::None => None,
        Preferences::TypeA => simple.map(|colour| (colour, Strength::Mild)),
        Preferences::TypeB if team.difference == 0 && is_last_round => None,
        Preferences::TypeB => Some(match (simple, team.difference) {
            (Some(colour), _) => (colour, Strength::Strong),
            (None, -1) => (Colour::White, Strength::Mild),
            (None, 1) => (Colour::Black, Strength::Mild),
            (None, _) => (last.other(), Strength::Mild),
        }),
    }
}

/// 4.2, 4.3: the colour of the higher ranked of two; `None` where it hangs on an initial colour that nobody tells.
pub(super) fn colour(round: &Round<'_>, higher: usize, lower: usize) -> Option<Colour> {
    let rules = round.team_rules();
    let first = |rank: &usize| {
        let team = &round.players[*rank];
        (Reverse(team.score), Reverse(if rules.secondary_counts { team.secondary.0 } else { 0 }), team.number)
    };
    let is_first = first(&higher) < first(&lower);
    let (own, their) = if is_first { (higher, lower) } else { (lower, higher) };
    let colour = of_first(round, &round.players[own], &round.players[their])?;
    Some(if is_first { colour } else { colour.other() })
}

fn of_first(round: &Round<'_>, own: &Ranked<'_>, their: &Ranked<'_>) -> Option<Colour> {
    let (own_last, their_last) = (own.colours().next_back(), their.colours().next_back());
    if own_last.is_none() && their_last.is_none() {
        return round.initial().map(|initial| if own.number % 2 == 1 { initial } else { initial.other() });
    }
    match (own.preference, their.preference) {
        (Some((own, _)), None) => return Some(own),
        (None, Some((their, _))) => return Some(their.other()),
        (Some((own, _)), Some((their, _))) if own != their => return Some(own),
        (Some((own, Strength::Strong)), Some((_, Strength::Mild))) => return Some(own),
        (Some((_, Strength::Mild)), Some((their, Strength::Strong))) => return Some(their.other()),
        // Alike, so that no preference decides.
        (Some(_), Some(_)) | (None, None) => {}
    }
    if own.difference != their.difference {
        return Some(if own.difference < their.difference { Colour::White } else { Colour::Black });
    }
    let differing = own.colours().rev().zip(their.colours().rev()).find(|(own, their)| own != their);
    let alternated = differing.map(|(own, _)| own.other());
    alternated.or(own.preference.map(|(colour, _)| colour)).or(own_last.map(Colour::other)).or(their_last)
}

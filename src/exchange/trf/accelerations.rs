//! Points that count for pairing only: the lines of records 250 and XXA, and the Baku method where they give just its points.

use super::report::Defect;
use super::rounds::Numbers;
use super::sheet::Sheet;
use sonneborn_pairing::swiss::acceleration;
use sonneborn_pairing::swiss::team::entry::virtual_points;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::Imported;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{Acceleration, VirtualPoints};
use std::collections::HashMap;

/// Lines of acceleration go before the Baku method that record 192 names.
pub(super) fn listed_acceleration(sheet: &mut Sheet, numbers: &Numbers, baku: bool) -> Acceleration {
    let lines = std::mem::take(&mut sheet.accelerations);
    if lines.is_empty() {
        return if baku { Acceleration::Baku } else { Acceleration::None };
    }
    let mut by_value: Vec<VirtualPoints> = Vec::new();
    let mut places: HashMap<(RoundNo, RoundNo, Points), usize> = HashMap::new();
    for line in lines {
        let (from, to) = line.ids;
        if numbers.player(from.number).is_none() && from.number == to.number {
            sheet.fault(from.place, Defect::NoSuchPlayer { number: from.number });
        }
        if line.points == Points::ZERO {
            continue;
        }
        let players = numbers.range(from.number, to.number);
        let (first, last) = line.rounds;
        let at = *places.entry((first, last, line.points)).or_insert_with(|| {
            by_value.push(VirtualPoints { first, last, players: Vec::new(), points: line.points });
            by_value.len() - 1
        });
        by_value[at].players.extend(players);
    }
    for points in &mut by_value {
        points.players.sort_unstable();
        points.players.dedup();
    }
    Acceleration::Listed(joined_rounds(by_value))
}

/// Joins lines of consecutive rounds that give the same players the same points, as XXA gives them round by round.
fn joined_rounds(mut lines: Vec<VirtualPoints>) -> Vec<VirtualPoints> {
    lines.sort_by_key(|line| (line.first, line.last));
    let mut joined: Vec<VirtualPoints> = Vec::new();
    for line in lines {
        let before = joined.iter_mut().find(|earlier| {
            earlier.last.next() == line.first && earlier.points == line.points && earlier.players == line.players
        });
        match before {
            Some(earlier) => earlier.last = line.last,
            None => joined.push(line),
        }
    }
    joined
}

/// Where record 192 names the Baku method and record 250 gives just its points, the method is kept, not the list.
pub(super) fn recognise_baku(imported: &mut Imported) {
    if imported.regulations.teams.is_some() {
        return recognise_baku_of_teams(imported);
    }
    let last = RoundNo(imported.regulations.rounds);
    let listed = acceleration::table(&Tournament::of_import(imported), last);
    let accelerated = std::mem::replace(&mut imported.regulations.acceleration, Acceleration::Baku);
    if acceleration::table(&Tournament::of_import(imported), last) != listed {
        imported.regulations.acceleration = accelerated;
    }
}

/// The same of teams, whose own lists of points give way to the method.
fn recognise_baku_of_teams(imported: &mut Imported) {
    if imported.teams.iter().all(|team| team.virtual_points.is_empty()) {
        return;
    }
    let points = |imported: &Imported| -> Vec<Vec<Points>> {
        let tournament = Tournament::of_import(imported);
        (1..=imported.regulations.rounds).map(|round| virtual_points(&tournament, RoundNo(round))).collect()
    };
    let by_method = points(imported);
    imported.regulations.acceleration = Acceleration::None;
    if points(imported) == by_method {
        imported.regulations.acceleration = Acceleration::Baku;
        imported.teams.iter_mut().for_each(|team| team.virtual_points.clear());
    }
}

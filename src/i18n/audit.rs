//! The words of the audit: a tournament file held against the regulations.

use super::ranked::name;
use super::{Lang, common, diagnosis, exchange, foreign, standings, swiss_chess, swiss_manager};
use sonneborn_exchange::audit::{Audit, Places, Ranked, WrongPlace};
use sonneborn_exchange::import_check::RoundFindings;
use sonneborn_exchange::tournament_file::{Fault, Note};
use sonneborn_pairing::checker::Verdict;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::rating::tournament_rating;

pub use sonneborn_words::audit::*;

/// A defect of a file, by the reader that found it.
pub fn fault(lang: Lang, fault: &Fault) -> String {
    match fault {
        Fault::Trf(fault) => exchange::fault(lang, fault),
        Fault::SwissManager(fault) => swiss_manager::fault(lang, fault),
        Fault::SwissChess(fault) => swiss_chess::fault(lang, fault),
        Fault::Foreign(fault) => foreign::fault(lang, fault),
        Fault::Unread(unread) => foreign::unread(lang, *unread),
    }
}

/// A note of a reader.
pub fn note(lang: Lang, note: &Note) -> String {
    match note {
        Note::Trf(note) => exchange::note(lang, note),
        Note::SwissManager(note) => swiss_manager::note(lang, note),
        Note::SwissChess(note) => swiss_chess::note(lang, note),
        Note::Foreign(note) => foreign::note(lang, note),
    }
}

/// One part of an audit: a line that sums it up, and a line for everything that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    pub heading: &'static str,
    pub sum: String,
    pub lines: Vec<String>,
    pub is_clean: bool,
}

/// The audit in words: pairings, what explains those that differ, points, places.
pub fn parts(lang: Lang, audit: &Audit) -> Vec<Part> {
    let mut parts = vec![rounds_part(lang, audit)];
    parts.extend(audit.diagnosed.as_ref().map(|diagnosed| Part {
        heading: diagnosis::heading(lang),
        sum: diagnosis::judged(lang, diagnosed),
        lines: diagnosis::lines(lang, audit, diagnosed),
        is_clean: parts[0].is_clean,
    }));
    parts.extend([totals_part(lang, audit), places_part(lang, audit)]);
    parts
}

/// What had to be supposed about the event as a whole.
pub fn suppositions(lang: Lang, audit: &Audit) -> Vec<String> {
    let named = |colour: Colour| match colour {
        Colour::White => common::white(lang),
        Colour::Black => common::black(lang),
    };
    let colour = audit.inferred_colour.map(|(colour, round)| colour_inferred(lang, named(colour), round));
    let numbers = audit.numbers_turned.first().map(|two| {
        let told = two.map(|player| rated(lang, &audit.tournament, player));
        numbers_turned(lang, audit.numbers_turned.len(), &told[0], &told[1])
    });
    colour.into_iter().chain(numbers).collect()
}

/// `12 Kovač, Ivo (2310)`.
fn rated(lang: Lang, tournament: &Tournament, player: PlayerId) -> String {
    let choice = tournament.regulations.rating_choice();
    let rating = tournament.player(player).and_then(|player| tournament_rating(choice, &player.data));
    let points = rating.map(|rating| rating.points.to_string()).unwrap_or_default();
    common::noted(lang, name(tournament, Ranked::Player(player)), points)
}

fn rounds_part(lang: Lang, audit: &Audit) -> Part {
    let count = audit.rounds.len();
    let is_same = |found: &&RoundFindings| found.pairing.as_ref().is_some_and(|check| check.verdict == Verdict::Same);
    let same = audit.rounds.iter().filter(is_same).count();
    let lines = audit.rounds.iter().flat_map(|found| round_lines(lang, audit, found)).collect();
    let sum = match same {
        _ if count == 0 => no_rounds(lang).to_owned(),
        same if same == count => all_as_paired(lang, count),
        same => some_as_paired(lang, same, count),
    };
    Part { heading: rounds(lang), sum, lines, is_clean: audit.rounds.iter().all(RoundFindings::is_clean) }
}

fn round_lines(lang: Lang, audit: &Audit, found: &RoundFindings) -> Vec<String> {
    let mut lines = exchange::findings(lang, &audit.tournament, audit.as_paired(), found);
    if found.pairing.is_none() {
        lines.push(no_engine(lang, found.round));
    }
    lines
}

fn totals_part(lang: Lang, audit: &Audit) -> Part {
    let line = |wrong: &sonneborn_exchange::audit::WrongTotal| {
        total_wrong(lang, name(&audit.tournament, wrong.of), wrong.stated, wrong.computed)
    };
    let lines: Vec<String> = audit.totals.iter().map(line).collect();
    let sum = if lines.is_empty() { totals_right(lang).to_owned() } else { String::new() };
    Part { heading: totals(lang), sum, is_clean: lines.is_empty(), lines }
}

fn places_part(lang: Lang, audit: &Audit) -> Part {
    let heading = places(lang);
    match &audit.places {
        Places::NotStated => {
            Part { heading, sum: places_not_stated(lang).to_owned(), lines: Vec::new(), is_clean: true }
        }
        Places::NotComputed(error) => {
            let why = standings::descriptor_error(lang, error);
            Part { heading, sum: places_not_computed(lang, why), lines: Vec::new(), is_clean: false }
        }
        Places::Compared { by, stated, wrong } => {
            let by: Vec<String> = by.iter().map(ToString::to_string).collect();
            let by = by.join(common::list_comma(lang));
            let sum = match wrong.len() {
                0 => places_right(lang, stated, by),
                count => places_wrong(lang, count, stated, by),
            };
            let lines = wrong.iter().map(|wrong| place_line(lang, &audit.tournament, wrong)).collect();
            Part { heading, sum, lines, is_clean: wrong.is_empty() }
        }
    }
}

fn place_line(lang: Lang, tournament: &Tournament, wrong: &WrongPlace) -> String {
    let computed = match wrong.computed {
        (first, last) if first == last => first.to_string(),
        (first, last) => format!("{first}–{last}"),
    };
    let line = place_wrong(lang, name(tournament, wrong.of), wrong.stated, computed);
    match &wrong.decided_by {
        Some((code, Some(figure))) => place_decided(lang, line, code, standings::figure(lang, figure)),
        Some((_, None)) | None => line,
    }
}

//! The checklist of `sonneborn pair -l`: what the engine knew of each player and whom they got, laid out as bbpPairings does,
//! tab by tab, so that the two can be held against each other.

use sonneborn_pairing::swiss::colours::{Colours, Strength};
use sonneborn_pairing::swiss::dutch::articles::{Criterion, Edition, Rule};
use sonneborn_pairing::swiss::dutch::roster::{PlayerRules, Roster, Seed};
use sonneborn_pairing::swiss::field::{Entrant, Field, Pairings, PastKind};
use sonneborn_pairing::swiss::floats::Float;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::regulations::System;

/// The checklist of a round: a line for each player to be paired, by score and number, the scoregroups apart. `pairings` is
/// left out where there are none.
pub fn text(tournament: &Tournament, round: RoundNo, pairings: Option<&Pairings>) -> String {
    let field = Field::of(tournament, round);
    let edition = match tournament.regulations.system {
        System::Dutch2017 => Edition::Of2017,
        _ => Edition::Of2026,
    };
    let roster = Roster::new(&field, PlayerRules::of(edition));
    let rows: Vec<Vec<String>> = roster.seeds.iter().map(|seed| row(&field, seed, pairings)).collect();
    let header = header(edition, field.rounds_played());
    let width = |column: usize| rows.iter().chain([&header]).map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..header.len()).map(width).collect();
    let mut text = format!("\n{}\n", line(&header, &widths));
    let mut above = None;
    for (seed, row) in roster.seeds.iter().zip(&rows) {
        if above.replace(seed.score) != Some(seed.score) {
            text.push('\n');
        }
        text.push_str(&line(row, &widths));
        text.push('\n');
    }
    text.push_str("\n\n");
    text
}

fn header(edition: Edition, rounds: usize) -> Vec<String> {
    let mut header = vec!["ID".to_owned(), "Pts".to_owned(), "-".repeat(rounds + 1), "Pref".to_owned()];
    header.push(Rule::SecondBye.number(edition).to_owned());
    header.extend([Criterion::C14, Criterion::C16].map(|criterion| criterion.name(edition)));
    header.extend(["Cur".to_owned(), String::new()]);
    header.extend((1..=rounds).map(|round| format!("R{round}")));
    header
}

fn row(field: &Field, seed: &Seed, pairings: Option<&Pairings>) -> Vec<String> {
    let entrant = &field.entrants[seed.entry];
    let mut row = vec![
        entrant.tpn.to_string(),
        entrant.pairing_score.decimal().to_string(),
        entrant.colours().map(letter).collect(),
        preference(seed.colours),
        if seed.may_have_bye { "Y" } else { "N" }.to_owned(),
    ];
    row.extend(seed.floats.map(float));
    row.push(pairings.map(|pairings| current(field, entrant, pairings)).unwrap_or_default());
    row.push(String::new());
    row.extend(entrant.history.iter().map(|past| match past.kind {
        PastKind::Played { opponent, .. } => field.entrants[opponent].tpn.to_string(),
        _ => String::new(),
    }));
    row
}

/// Everything stands at the right of its column; a tab ends each.
fn line(row: &[String], widths: &[usize]) -> String {
    row.iter().zip(widths).map(|(text, &width)| format!("{text:>width$}\t")).collect()
}

fn letter(colour: Colour) -> char {
    if colour == Colour::White { 'W' } else { 'B' }
}

/// The colour due: a capital for an absolute preference, in brackets a strong one, small a mild one, `A` for any.
fn preference(colours: Colours) -> String {
    let Some(due) = colours.preference.map(letter) else { return "A ".to_owned() };
    match colours.strength {
        Strength::Absolute => format!("{due} "),
        Strength::Strong => format!("({due})"),
        Strength::None | Strength::Mild => format!("{} ", due.to_ascii_lowercase()),
    }
}

fn float(float: Float) -> String {
    match float {
        Float::Down => "D",
        Float::Up => "U",
        Float::None => " ",
    }
    .to_owned()
}

/// The opponent with the player's own colour.
fn current(field: &Field, entrant: &Entrant, pairings: &Pairings) -> String {
    let number = |id: PlayerId| field.entrants.iter().find(|other| other.id == id).map_or(0, |other| other.tpn.0);
    let game = pairings.games.iter().find(|(white, black)| [*white, *black].contains(&entrant.id));
    match game {
        Some(&(white, black)) if white == entrant.id => format!("({}W)", number(black)),
        Some(&(white, _)) => format!("({}B)", number(white)),
        None => "(bye)".to_owned(),
    }
}

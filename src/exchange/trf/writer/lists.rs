//! Records 240, 250, 260 and 299; in TRF16 XXA and XXP where they say it better.

use super::players::{Numbers, out_in};
use super::row::Row;
use super::{Lines, Output, paired};
use crate::trf::Version;
use crate::trf::columns::{ID_STRIDE, Span, abnormal, acceleration, bye, prohibited, xxa};
use sonneborn_pairing::swiss::acceleration as virtual_points;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{Acceleration, Prohibition};
use std::collections::BTreeMap;

/// Writes the lists in the order of the codes.
pub fn write(lines: &mut Lines, tournament: &Tournament, output: &Output) {
    // In an event of teams these records are about teams.
    if tournament.is_of_teams() {
        return;
    }
    let numbers = Numbers::of(tournament);
    byes(lines, tournament, &numbers, output);
    if tournament.regulations.acceleration != Acceleration::None {
        match output.version {
            Version::Trf26 => accelerated(lines, tournament, &numbers),
            Version::Trf16 | Version::Trf06 => accelerated_by_player(lines, tournament, &numbers),
        }
    }
    for rule in tournament.regulations.prohibitions.iter().filter(|rule| !rule.soft) {
        for group in rule.who.groups(&tournament.by_tpn()) {
            lines.push(prohibition(rule, &group, tournament, &numbers, output));
        }
    }
    for adjustment in &tournament.adjustments {
        let round = adjustment.round.map_or(0, |round| round.0);
        let row = Row::new("299")
            .right(abnormal::POINTS, &adjustment.points.decimal())
            .right(abnormal::ROUND, &format!("{round:03}"));
        lines.push(row.right(abnormal::FIRST_ID, &numbers.get(adjustment.player).to_string()).finish());
    }
}

/// Byes of rounds to come: those asked for, and a zero-point bye for each round in which a player is out. TRF16 has those
/// of the next round in record 001.
fn byes(lines: &mut Lines, tournament: &Tournament, numbers: &Numbers, output: &Output) {
    let next = paired(tournament).next();
    let first = if output.version == Version::Trf26 { next } else { next.next() };
    let mut given: BTreeMap<(RoundNo, &'static str), Vec<PlayerId>> = BTreeMap::new();
    for player in tournament.by_tpn() {
        for round in (first.0..=tournament.regulations.rounds).map(RoundNo) {
            let asked = player.requested_byes.get(&round).copied();
            if let Some(bye) = out_in(player, round).or(asked) {
                given.entry((round, bye.code())).or_default().push(player.id);
            }
        }
    }
    for ((round, code), players) in given {
        let row = Row::new("240").left(bye::KIND, code).right(bye::ROUND, &format!("{:03}", round.0));
        lines.push(ids(row, bye::FIRST_ID, &players, numbers));
    }
}

fn ids(mut row: Row, first: Span, players: &[PlayerId], numbers: &Numbers) -> String {
    for (n, player) in players.iter().enumerate() {
        row = row.right(first.nth(n, ID_STRIDE), &numbers.get(*player).to_string());
    }
    row.finish()
}

/// The virtual points of every player by round: `[round.index()][player.index()]`, all rounds.
fn table(tournament: &Tournament) -> Vec<Vec<Points>> {
    virtual_points::table(tournament, RoundNo(tournament.regulations.rounds))
}

/// Record 250: ranges of numbers and of rounds with the same points.
fn accelerated(lines: &mut Lines, tournament: &Tournament, numbers: &Numbers) {
    let players = tournament.by_tpn().into_iter().map(|player| (player.id.index(), numbers.get(player.id).0.into()));
    virtual_ranges(lines, &table(tournament), players, acceleration::POINTS);
}

/// Record 250 of participants who are given by their place in the table and their number, in the order of the numbers.
pub fn virtual_ranges(
    lines: &mut Lines,
    table: &[Vec<Points>],
    participants: impl Iterator<Item = (usize, u32)>,
    column: Span,
) {
    // One block a participant first: runs of rounds; then equal blocks of neighbours become one.
    let mut blocks: Vec<(RoundNo, RoundNo, Points, u32, u32)> = Vec::new();
    for (place, number) in participants {
        for (first, last, points) in runs(table, place) {
            let neighbour = blocks
                .iter_mut()
                .find(|block| (block.0, block.1, block.2) == (first, last, points) && block.4 + 1 == number);
            match neighbour {
                Some(block) => block.4 = number,
                None => blocks.push((first, last, points, number, number)),
            }
        }
    }
    blocks.sort_by_key(|block| (block.0, block.3));
    for (first, last, points, from, to) in blocks {
        let row = Row::new("250")
            .right(column, &points.decimal())
            .right(acceleration::FIRST_ROUND, &first.0.to_string())
            .right(acceleration::LAST_ROUND, &last.0.to_string())
            .right(acceleration::FIRST_ID, &from.to_string())
            .right(acceleration::LAST_ID, &to.to_string());
        lines.push(row.finish());
    }
}

/// The runs of rounds in which somebody has the same virtual points, without those where they have none.
fn runs(table: &[Vec<Points>], place: usize) -> Vec<(RoundNo, RoundNo, Points)> {
    let mut runs: Vec<(RoundNo, RoundNo, Points)> = Vec::new();
    for (round, row) in (1..).map(RoundNo).zip(table) {
        let points = row[place];
        match runs.last_mut() {
            Some((_, last, before)) if *before == points && last.next() == round => *last = round,
            _ if points != Points::ZERO => runs.push((round, round, points)),
            _ => {}
        }
    }
    runs
}

/// JaVaFo's XXA: a line a player, up to the last round in which anybody has virtual points.
fn accelerated_by_player(lines: &mut Lines, tournament: &Tournament, numbers: &Numbers) {
    let table = table(tournament);
    let last = table.iter().rposition(|row| row.iter().any(|points| *points != Points::ZERO)).map_or(0, |at| at + 1);
    for player in tournament.by_tpn() {
        if table.iter().all(|row| row[player.id.index()] == Points::ZERO) {
            continue;
        }
        let mut row = Row::new("XXA").right(xxa::NUMBER, &numbers.get(player.id).to_string());
        for (n, points) in table[..last].iter().enumerate() {
            row = row.right(xxa::POINTS.nth(n, xxa::STRIDE), &points[player.id.index()].decimal());
        }
        lines.push(row.finish());
    }
}

/// Record 260; XXP in TRF16, which holds for all rounds.
fn prohibition(
    rule: &Prohibition,
    group: &[PlayerId],
    tournament: &Tournament,
    numbers: &Numbers,
    output: &Output,
) -> String {
    let all_rounds = rule.first <= RoundNo::FIRST && rule.last.0 >= tournament.regulations.rounds;
    if output.version != Version::Trf26 && all_rounds {
        let words: Vec<String> = group.iter().map(|player| numbers.get(*player).to_string()).collect();
        return Row::text("XXP", &words.join(" "));
    }
    let row = Row::new("260")
        .right(prohibited::FIRST_ROUND, &rule.first.0.to_string())
        .right(prohibited::LAST_ROUND, &rule.last.0.to_string());
    ids(row, prohibited::FIRST_ID, group, numbers)
}

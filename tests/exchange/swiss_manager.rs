//! Files of Swiss-Manager: real events of twenty federations are read whole and their rounds paired again; what is broken
//! gets an answer with its offset.

use super::common::golden;
use super::mutations::each_mutation;
use sonneborn_exchange::swiss_manager::report::{Defect, Remark};
use sonneborn_exchange::swiss_manager::{self, SwissManagerImport};
use sonneborn_pairing::checker::{self, Verdict};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::Imported;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::regulations::System;
use std::path::{Path, PathBuf};

/// What is known of a file from a reader that shares nothing with ours.
struct Known {
    file: PathBuf,
    players: usize,
    rounds: usize,
    /// Rounds that the Dutch engine pairs alike.
    identical: usize,
}

fn known() -> Option<Vec<Known>> {
    let folder = golden("tunx")?;
    let table = std::fs::read_to_string(folder.join("expected.csv")).expect("the table lies beside the files");
    let line = |line: &str| {
        let cells: Vec<&str> = line.split(',').collect();
        let number = |place: usize| cells[place].parse().expect("a number");
        Known { file: folder.join(cells[0]), players: number(1), rounds: number(2), identical: number(4) }
    };
    Some(table.lines().skip(1).map(line).collect())
}

fn read(file: &Path) -> SwissManagerImport {
    let bytes = std::fs::read(file).expect("the file was listed");
    swiss_manager::read(&bytes).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()))
}

#[test]
fn every_file_is_read_with_its_players_and_rounds() {
    let Some(known) = known() else { return };
    assert_eq!(known.len(), 37);
    for known in &known {
        let imported = read(&known.file).imported;
        let name = known.file.display();
        assert_eq!(imported.players.len(), known.players, "{name}");
        // The independent reader counts rounds with byes in advance too.
        let asked = imported.players.iter().filter_map(|player| player.requested_byes.keys().max()).max();
        let rounds = asked.map_or(0, |round| usize::from(round.0)).max(imported.rounds.len());
        assert_eq!(rounds, known.rounds, "{name}");
        // In a table with an odd number somebody is free, which is no bye (C.05 annex 1).
        let is_table = imported.regulations.system.is_predetermined();
        let free = if is_table { known.players % 2 } else { 0 };
        for round in &imported.rounds {
            let seated = 2 * round.games.len() + round.byes.len() + free;
            assert_eq!(seated, known.players, "{name}, round {}: everybody is in it once", round.number);
        }
    }
}

#[test]
fn the_rounds_are_those_that_the_engine_pairs() {
    let Some(known) = known() else { return };
    for known in known.iter().filter(|known| known.identical > 0) {
        let imported = read(&known.file).imported;
        let best =
            [System::Dutch2026, System::Dutch2017].map(|system| same_rounds(&imported, system)).into_iter().max();
        assert!(best >= Some(known.identical), "{}: {best:?} of {}", known.file.display(), known.identical);
    }
}

fn same_rounds(imported: &Imported, system: System) -> usize {
    let mut tournament = Tournament::of_import(imported);
    tournament.regulations.system = system;
    let same = |colour| {
        tournament.regulations.initial_colour = Some(colour);
        let checks = checker::check(&tournament, None);
        checks.iter().filter(|check| check.verdict == Verdict::Same).count()
    };
    [Colour::White, Colour::Black].map(same).into_iter().max().unwrap_or_default()
}

#[test]
fn a_player_comes_with_names_ratings_and_year_of_birth() {
    let Some(folder) = golden("tunx") else { return };
    let import = read(&folder.join("2023_elllobregat_a_753347.TUNX"));
    let top = &import.imported.players[0].data;
    assert_eq!(top.name, "Fedoseev, Vladimir");
    assert_eq!(top.title.map(|title| title.code()), Some("GM"));
    assert_eq!((top.rating, top.fide_id, top.federation.as_str()), (Some(2675), FideId::new(24_130_737), "SLO"));
    assert_eq!(top.birth.map(|birth| birth.year), Some(1995));
    assert_eq!(import.imported.details.name, "IV Elllobregat Open Chess Tmnt Grupo A");
    assert_eq!(import.imported.details.start.map(|day| day.to_string()).as_deref(), Some("2023-11-30"));
}

#[test]
fn byes_forfeits_and_byes_to_come_keep_their_kind() {
    let Some(folder) = golden("tunx") else { return };
    let half_points = read(&folder.join("romanian_u1700_1350000.TUNX")).imported;
    let halves = half_points.rounds.iter().flat_map(|round| &round.byes).filter(|(_, bye)| *bye == Bye::HalfPoint);
    assert_eq!(halves.count(), 6);
    let sample = read(&folder.join("sample.TUNX")).imported;
    let results: Vec<_> = sample.rounds[0].games.iter().filter_map(|game| game.result).collect();
    assert_eq!(results[..3], [GameResult::BlackWins, GameResult::BlackWinsByForfeit, GameResult::WhiteWinsByForfeit]);
    let running = read(&folder.join("abs_fem_1378181.TUNX")).imported;
    let asked: usize = running.players.iter().map(|player| player.requested_byes.len()).sum();
    assert_eq!(asked, 8, "four players are out of the two rounds that are not paired yet");
}

#[test]
fn what_is_not_understood_is_told_and_not_guessed() {
    let Some(folder) = golden("tunx") else { return };
    let teams = read(&folder.join("cro_1386026.TUNX"));
    assert!(teams.notes.iter().any(|note| matches!(note.remark, Remark::TeamRulesAssumed { .. })));
    let family = read(&folder.join("isr_1385730.TUNX"));
    assert_eq!(family.imported.regulations.prohibitions.len(), 2, "relatives who were kept apart");
}

/// By codes 6, 15 and 17 the rounds behind them are those that the engine pairs.
#[test]
fn results_that_are_seldom_are_understood() {
    let Some(folder) = golden("tunx") else { return };
    for (name, result) in [
        ("maestro_1384490.TUNX", GameResult::BothForfeit),
        ("ukraine_rapid8_1377000.TUNX", GameResult::WhiteWinsUnrated),
        ("ukraine_rapid8_1377000.TUNX", GameResult::BlackWinsUnrated),
    ] {
        let imported = read(&folder.join(name)).imported;
        assert!(
            imported.rounds.iter().flat_map(|round| &round.games).any(|game| game.result == Some(result)),
            "{name}"
        );
        assert_eq!(imported.rounds.iter().flat_map(|round| round.missing()).count(), 0, "{name}");
        let best = [System::Dutch2026, System::Dutch2017].map(|system| same_rounds(&imported, system));
        assert!(best.contains(&imported.rounds.len()), "{name}: {best:?}");
    }
}

#[test]
fn a_broken_file_gets_an_answer_with_its_offset() {
    let Some(folder) = golden("tunx") else { return };
    let bytes = std::fs::read(folder.join("sample.TUNX")).expect("the file is listed");
    for length in [4, 50, 200, bytes.len() / 2, bytes.len() - 1] {
        let fault = swiss_manager::read(&bytes[..length]).expect_err("cut off");
        assert_eq!(fault.defect, Defect::CutOff, "{length} bytes");
    }
    assert_eq!(swiss_manager::read(b"012 a TRF").expect_err("another format").defect, Defect::NotSwissManager);
    each_mutation(&bytes, |_, bytes| drop(swiss_manager::read(bytes)));
    // Changed bytes between the head and the table keep the container whole, so that the sections are read on.
    each_mutation(&bytes[0x6C..bytes.len() - 36], |_, middle| {
        let file = [&bytes[..0x6C], middle, &bytes[bytes.len() - 36..]].concat();
        drop(swiss_manager::read(&file));
    });
}

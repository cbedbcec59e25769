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

fn remarks(import: &SwissManagerImport, is_asked: impl Fn(&Remark) -> bool) -> Vec<Remark> {
    import.notes.iter().map(|note| note.remark.clone()).filter(|remark| is_asked(remark)).collect()
}

/// The codes behind a game of round 1, and behind who sits alone there.
#[test]
fn codes_of_results_and_byes() {
    use GameResult::*;
    let Some(folder) = golden("tunx") else { return };
    let bytes = std::fs::read(folder.join("sample.TUNX")).expect("the file is listed");
    let sample = swiss_manager::read(&bytes).expect("a sound file").imported;
    let game = &sample.rounds[0].games[3];
    // White, Black, the code and what is always 0.
    let [white, black] = game.players().map(|player| u16::try_from(player.0 + 1).expect("a number").to_le_bytes());
    let starts = |at: &usize| bytes[*at..].starts_with(&[white, black].concat()) && bytes[at + 6..at + 21] == [0; 15];
    let places: Vec<usize> = (0..bytes.len() - 21).filter(starts).collect();
    let [at] = places[..] else { panic!("one record of these two: {places:?}") };
    let with = |black: u16, code: u16| {
        let mut bytes = bytes.clone();
        bytes[at + 2..at + 4].copy_from_slice(&black.to_le_bytes());
        bytes[at + 4..at + 6].copy_from_slice(&code.to_le_bytes());
        swiss_manager::read(&bytes).expect("a sound file")
    };
    let opponent = u16::from_le_bytes(black);
    let known = [
        (0, None),
        (1, Some(WhiteWins)),
        (2, Some(Draw)),
        (3, Some(BlackWins)),
        (4, Some(WhiteWinsByForfeit)),
        (5, Some(BlackWinsByForfeit)),
        (6, Some(BothForfeit)),
        (10, Some(BothLose)),
        (15, Some(WhiteWinsUnrated)),
        (17, Some(BlackWinsUnrated)),
    ];
    for code in 0..=20 {
        let import = with(opponent, code);
        let result = known.iter().find(|(known, _)| *known == code).map(|(_, result)| *result);
        assert_eq!(import.imported.rounds[0].games[3].result, result.unwrap_or_default(), "{code}");
        let unknown = remarks(&import, |remark| matches!(remark, Remark::ResultUnknown { .. }));
        assert_eq!(unknown.len(), usize::from(result.is_none()), "{code}: {unknown:?}");
    }
    let (not_paired, allocated) = (0xFFFE, 0xFFFF);
    for (opponent, code, bye, told) in [
        (allocated, 0, Bye::PairingAllocated, 0),
        (not_paired, 0, Bye::ZeroPoint, 0),
        (not_paired, 1, Bye::FullPoint, 0),
        (not_paired, 2, Bye::HalfPoint, 0),
        (not_paired, 3, Bye::ZeroPoint, 0),
        (not_paired, 4, Bye::ZeroPoint, 1),
    ] {
        let import = with(opponent, code);
        assert_eq!(import.imported.rounds[0].bye_of(game.white), Some(bye), "{opponent} {code}");
        let unknown = remarks(&import, |remark| matches!(remark, Remark::ByeUnknown { .. }));
        assert_eq!(unknown.len(), told, "{opponent} {code}: {unknown:?}");
    }
    // Numbers count from 1.
    let nobody = u16::try_from(sample.players.len() + 1).expect("a number");
    for number in [0, nobody] {
        let unknown = remarks(&with(number, 1), |remark| matches!(remark, Remark::NoSuchPlayer { .. }));
        assert_eq!(unknown, [Remark::NoSuchPlayer { number }]);
    }
}

/// The settings by their places: the kind of event, the rounds, the list of tie-breaks and the first day.
#[test]
fn settings_are_numbers_at_their_places() {
    const ROUNDS: usize = 0x00;
    const KIND: usize = 0x0B;
    const TIE_BREAKS: usize = 0x1B;
    const START: usize = 0x47;
    let Some(folder) = golden("tunx") else { return };
    let bytes = std::fs::read(folder.join("sample.TUNX")).expect("the file is listed");
    let sample = swiss_manager::read(&bytes).expect("a sound file");
    let kind = sample.notes.iter().find(|note| matches!(note.remark, Remark::SwissAssumed { .. }));
    let settings = kind.and_then(|note| note.offset).expect("a Swiss") - KIND;
    let players = sample.imported.players.len() as u8;
    let once = players - 1 + players % 2;
    let date = |day: u32| (START, day.to_le_bytes().to_vec());
    let list = |numbers: &[u8]| {
        let numbers = numbers.iter().flat_map(|number| [*number, 0]);
        (TIE_BREAKS, numbers.collect::<Vec<u8>>())
    };
    for (bytes_at, system, codes, told) in [
        (vec![list(&[0, 81]), date(20_260_131)], "Dutch2017", "", ""),
        (vec![list(&[0, 81]), date(20_260_201)], "Dutch2026", "", ""),
        (vec![list(&[0]), date(20_260_230)], "Dutch2026", "", "NoDate { number: 20260230 }"),
        (vec![list(&[0]), date(0)], "Dutch2026", "", ""),
        (vec![list(&[2, 81, 37]), date(0)], "Dutch2026", "DE BH", ""),
        (vec![list(&[2, 11, 84]), date(0)], "Dutch2026", "DE BH", ""),
        // What is cut of the two is not understood: the same code once.
        (vec![list(&[3, 52, 85, 68]), date(0)], "Dutch2026", "SB WIN", ""),
        (vec![list(&[2, 99, 68]), date(0)], "Dutch2026", "WIN", "TieBreakUnknown { number: 99 }"),
        // Match points and game points are no tie-breaks of players.
        (vec![list(&[1, 13]), date(0)], "Dutch2026", "", "TieBreakUnknown { number: 13 }"),
        (vec![list(&[1, 1]), date(0)], "Dutch2026", "", "TieBreakUnknown { number: 1 }"),
        // There is room for six.
        (vec![list(&[9, 11, 11, 11, 11, 11, 68, 37]), date(0)], "Dutch2026", "DE WIN", ""),
        (vec![list(&[0]), date(0), (KIND, vec![4])], "ByHand", "", "KindUnknown { code: 4 }"),
        (vec![list(&[0]), date(0), (KIND, vec![1]), (ROUNDS, vec![once, 0])], "single", "", ""),
        (vec![list(&[0]), date(0), (KIND, vec![1]), (ROUNDS, vec![2 * once, 0])], "double", "", ""),
        (vec![list(&[0]), date(0), (KIND, vec![1]), (ROUNDS, vec![2 * once + 1, 0])], "single", "", ""),
    ] {
        let mut bytes = bytes.clone();
        for (place, change) in &bytes_at {
            bytes[settings + place..settings + place + change.len()].copy_from_slice(change);
        }
        let import = swiss_manager::read(&bytes).unwrap_or_else(|fault| panic!("{bytes_at:?}: {fault}"));
        let found = match import.imported.regulations.system {
            System::RoundRobin(kind) => (if kind.double { "double" } else { "single" }).to_owned(),
            other => format!("{other:?}"),
        };
        let listed: Vec<&str> = import.imported.regulations.tie_breaks.iter().map(|code| code.as_str()).collect();
        assert_eq!((found.as_str(), listed.join(" ").as_str()), (system, codes), "{bytes_at:?}");
        let is_asked = |remark: &Remark| {
            use Remark::{KindUnknown, NoDate, TieBreakUnknown};
            matches!(remark, KindUnknown { .. } | NoDate { .. } | TieBreakUnknown { .. })
        };
        let found: Vec<String> = remarks(&import, is_asked).iter().map(|remark| format!("{remark:?}")).collect();
        assert_eq!(found.join(", "), told, "{bytes_at:?}");
    }
}

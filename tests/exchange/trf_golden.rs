//! Real and generated tournaments of other programs, held against what those programs say of them.

use super::common::golden;
use super::files;
use sonneborn_exchange::trf::report::Remark;
use sonneborn_exchange::trf::{self, TrfImport};
use std::path::Path;

fn read(path: &Path) -> TrfImport {
    let bytes = std::fs::read(path).expect("the file was listed");
    trf::read(&bytes).unwrap_or_else(|faults| panic!("{}: {}", path.display(), faults[0]))
}

#[test]
fn every_tournament_is_read_and_its_points_are_the_sum_of_its_results() {
    for part in ["tiebreaks/trf", "pairing/dutch", "pairing/dubov", "pairing/burstein", "pairing/disputes"] {
        let Some(folder) = golden(part) else { return };
        let paths = files::under(&folder, &["trf", "trf26"]);
        assert!(!paths.is_empty(), "{part}");
        files::each(&paths, |path| {
            let import = read(path);
            let differs = import.notes.iter().find(|note| matches!(note.remark, Remark::PointsDiffer { .. }));
            assert_eq!(differs, None, "{}", path.display());
        });
    }
}

#[test]
fn every_round_has_the_games_that_were_paired() {
    let Some(folder) = golden("pairing/dutch") else { return };
    let mut rounds_compared = 0;
    for path in files::under(&folder, &["pairs"]) {
        let complete = path.with_extension("trf");
        if path.starts_with(folder.join("states")) || !complete.exists() {
            continue;
        }
        let import = read(&complete).imported;
        let pairs = std::fs::read_to_string(&path).expect("the file was listed");
        let mut rounds = pairs.split('R').skip(1);
        for round in &import.rounds {
            let expected = rounds.next().unwrap_or_else(|| panic!("{}: round {}", path.display(), round.number));
            let mut expected: Vec<&str> =
                expected.lines().skip(1).map(str::trim).filter(|line| !line.is_empty()).collect();
            let tpn = |player: sonneborn_tournament::ids::PlayerId| import.players[player.index()].tpn;
            let mut found: Vec<String> =
                round.games.iter().map(|game| format!("{} {}", tpn(game.white), tpn(game.black))).collect();
            let allocated = round.byes.iter().filter(|(_, bye)| bye.code() == "U");
            found.extend(allocated.map(|(player, _)| format!("{} 0", tpn(*player))));
            expected.sort_unstable();
            found.sort();
            assert_eq!(found, expected, "{} round {}", path.display(), round.number);
            rounds_compared += 1;
        }
    }
    assert!(rounds_compared > 2_000, "{rounds_compared}");
}

#[test]
fn marks_of_the_next_round_are_byes_asked_for() {
    let Some(folder) = golden("pairing/dutch/states") else { return };
    for path in files::under(&folder, &["trf"]) {
        let name = path.file_stem().and_then(|name| name.to_str()).expect("names are ASCII");
        let round: usize = name.trim_start_matches('r').parse().expect("states are named rNN");
        let imported = read(&path).imported;
        assert_eq!(imported.rounds.len() + 1, round, "{}", path.display());
        let pairs = std::fs::read_to_string(path.with_extension("pairs")).expect("every state has its pairing");
        let paired: Vec<u16> = pairs.split_whitespace().skip(1).filter_map(|number| number.parse().ok()).collect();
        let next = sonneborn_tournament::ids::RoundNo(imported.rounds.len() as u16 + 1);
        for player in &imported.players {
            let expected = paired.contains(&player.tpn.0);
            let available = !player.requested_byes.contains_key(&next) && player.first_round <= next;
            assert_eq!(available, expected, "{} player {}", path.display(), player.tpn);
        }
    }
}

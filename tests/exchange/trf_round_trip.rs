//! What was read is written and read again: `read(write(read(x)))` is `read(x)`.
//!
//! Normalised before comparing, and nothing else:
//! - the words of record 092 where the file had none, because we always write them, and dates that the schedule gives;
//! - acceleration, which is compared as the virtual points that it gives, however the lines group them;
//! - the points of a file for an engine, which may count the byes of the next round already (TRF16 does, TRF26 does not).

use super::common::{golden, held};
use super::files;
use sonneborn_exchange::trf::{self, Output, TrfImport, Version};
use sonneborn_pairing::swiss::acceleration;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, Import, Imported};
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::regulations::{Acceleration, Parity};
use sonneborn_tournament::statement::Statement;
use sonneborn_tournament::team::Team;
use std::path::Path;

fn again(import: &TrfImport, version: Version) -> TrfImport {
    let tournament = Tournament::of_import(&import.imported);
    let ranks: Vec<u16> = import.stated.iter().map(|stated| stated.rank.unwrap_or(0)).collect();
    let output = Output { version, program: "Sonneborn", ranks: &ranks, ..Output::default() };
    let text = trf::write(&Statement::of(&tournament), &output);
    trf::read(text.as_bytes()).unwrap_or_else(|faults| panic!("{}\n{text}", faults[0]))
}

/// The acceleration as points, so that its grouping does not matter.
fn normalised(mut imported: Imported, first: &Imported) -> Imported {
    if first.details.start.is_none() {
        imported.details.start = None;
    }
    if first.details.end.is_none() {
        imported.details.end = None;
    }
    if first.details.kind.is_empty() {
        imported.details.kind.clear();
    }
    imported.regulations.acceleration = Acceleration::None;
    imported
}

fn virtual_points(imported: &Imported) -> Vec<Vec<sonneborn_tournament::points::Points>> {
    acceleration::table(&Tournament::of_import(imported), RoundNo(imported.regulations.rounds))
}

/// The journal keeps all of it: the act is written and read as the store does.
fn is_kept(imported: &Imported, path: &Path) {
    let act = Act::Import(Import { tournament: Box::new(imported.clone()) });
    let text = serde_json::to_string(&act).expect("an act is written");
    let read: Act = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert_eq!(read, act, "{}", path.display());
}

/// A file comes back by both versions.
fn comes_back(path: &Path) {
    let bytes = std::fs::read(path).expect("the file was listed");
    let first = trf::read(&bytes).unwrap_or_else(|faults| panic!("{}: {}", path.display(), faults[0]));
    is_kept(&first.imported, path);
    let points = virtual_points(&first.imported);
    let expected = normalised(first.imported.clone(), &first.imported);
    for version in [Version::Trf26, Version::Trf16] {
        let second = again(&first, version);
        assert_eq!(virtual_points(&second.imported), points, "{}", path.display());
        let found = normalised(second.imported, &first.imported);
        assert_eq!(found.players, expected.players, "{}", path.display());
        assert_eq!(found.rounds, expected.rounds, "{}", path.display());
        assert_eq!(found, expected, "{}", path.display());
        let paired = first.imported.rounds.len();
        let is_to_come = |round: &RoundNo| round.index() >= paired;
        let byes_to_come = first.imported.players.iter().any(|player| player.requested_byes.keys().any(is_to_come));
        for (found, expected) in second.stated.iter().zip(&first.stated) {
            assert_eq!(found.rank, expected.rank, "{}", path.display());
            if !byes_to_come && expected.points.is_some() {
                assert_eq!(found.points, expected.points, "{}", path.display());
            }
        }
    }
}

#[test]
fn real_tournaments_come_back() {
    let Some(folder) = golden("tiebreaks/trf") else { return };
    let paths = files::under(&folder, &["trf"]);
    assert_eq!(paths.len(), 97);
    files::each(&paths, comes_back);
}

#[test]
fn generated_tournaments_come_back() {
    for part in ["pairing/dutch", "pairing/dubov", "pairing/burstein", "pairing/disputes"] {
        let Some(folder) = golden(part) else { return };
        files::each(&files::under(&folder, &["trf", "trf26"]), comes_back);
    }
}

#[test]
fn team_records_come_back() {
    let Some(folder) = golden("pairing/team") else { return };
    for path in files::under(&folder, &["input"]) {
        let bytes = std::fs::read(&path).expect("the file was listed");
        let Ok(first) = trf::read(&bytes) else { continue };
        is_kept(&first.imported, &path);
        let second = again(&first, Version::Trf26);
        // The export has the points and ranks that the matches give.
        let said = |teams: &[Team]| -> Vec<Team> {
            let without = |team: &Team| Team { match_points: None, game_points: None, rank: None, ..team.clone() };
            teams.iter().map(without).collect()
        };
        assert_eq!(said(&second.imported.teams), said(&first.imported.teams), "{}", path.display());
        assert_eq!(second.imported.regulations.teams, first.imported.regulations.teams, "{}", path.display());
        assert_eq!(second.imported.remnants, first.imported.remnants, "{}", path.display());
        assert_eq!(second.imported.rounds, first.imported.rounds, "{}", path.display());
    }
}

#[test]
fn points_that_record_162_has_no_room_for_come_back() {
    let line = "XXS W=99.75 D=12.25 L=0.25 PAB=12.25";
    let first = trf::read(format!("{line}\n001    1      Doe, Jo\n").as_bytes()).expect("it is read");
    for version in [Version::Trf16, Version::Trf26] {
        let second = again(&first, version);
        assert_eq!(second.imported.regulations.scoring, first.imported.regulations.scoring, "{version:?}");
    }
}

/// TRF has no record for it, and other programs count places.
#[test]
fn numbers_that_are_odd_by_themselves_come_back() {
    let mut first = trf::read(b"001    1      Doe, Jo\n").expect("it is read");
    assert_eq!(again(&first, Version::Trf26).imported.regulations.parity, Parity::Participants);
    first.imported.regulations.parity = Parity::Tpn;
    for version in [Version::Trf16, Version::Trf26] {
        let second = again(&first, version);
        assert_eq!(second.imported.regulations.parity, Parity::Tpn, "{version:?}");
        assert_eq!(second.imported.remnants, first.imported.remnants, "{version:?}");
    }
}

#[test]
fn estimates_stay_out_of_fide_s_column_and_national_ratings_have_their_own_records() {
    let lines = [
        "042 2026/05/01",
        "172 NOR NIDOF",
        "001    1 m    Doe, Jo                           2000 NOR     1500001               0.0    1",
        "001    2 m    Roe, Al                                NOR                           0.0    2",
        "NOR    1 m    Doe, Jo                           2100 NOR 77",
    ];
    let import = trf::read(lines.join("\n").as_bytes()).expect("nothing is wrong");
    let mut tournament = Tournament::of_import(&import.imported);
    tournament.players[1].data.estimate = Some(1500);
    let shown = |tournament: &Tournament| {
        let rating = |number: usize| tournament.rating(&tournament.players[number].data);
        [0, 1].map(|number| rating(number).map(|rating| rating.to_string()).unwrap_or_default())
    };
    assert_eq!(shown(&tournament), ["2100", "~1500"]);
    let output = Output { version: Version::Trf26, program: "Sonneborn", ..Output::default() };
    let text = trf::write(&Statement::of(&tournament), &output);
    assert!(!text.contains("1500 NOR"), "{text}");
    let again = trf::read(text.as_bytes()).unwrap_or_else(|faults| panic!("{}\n{text}", faults[0]));
    let again = Tournament::of_import(&again.imported);
    assert_eq!((again.players[0].data.rating, again.players[1].data.rating), (Some(2000), None));
    assert_eq!(shown(&again), ["2100", ""], "{text}");
}

/// Columns 58 to 68 are FIDE's: eleven digits are kept, and no other number takes their place (VCL4THP; C.02 TRF26).
#[test]
fn a_fide_id_of_eleven_digits_is_kept_and_a_national_one_stays_apart() {
    let lines = [
        "042 2026/05/01",
        "001    1 m    Doe, Jo                           2000 NOR 99999999999               0.0    1",
        "001    2 m    Roe, Al                           1900 NOR  4294967296               0.0    2",
        "001    3 m    Poe, Ed                           1800 NOR           0               0.0    3",
        "NOR    1 m    Doe, Jo                           2100 NOR 77",
    ];
    let import = trf::read(lines.join("\n").as_bytes()).expect("nothing is wrong");
    for version in [Version::Trf06, Version::Trf16, Version::Trf26] {
        let second = again(&import, version);
        let found: Vec<_> = second.imported.players.iter().map(|one| one.data.fide_id.map(FideId::number)).collect();
        assert_eq!(found, [Some(99_999_999_999), Some(4_294_967_296), None], "{version:?}");
        let national: Vec<&str> = second.imported.players.iter().map(|one| one.data.national_id.as_str()).collect();
        assert!(national[1..].iter().all(|id| id.is_empty()), "{version:?}: {national:?}");
    }
}

/// The files of an event with everything that a Swiss has are those that were looked at, in each version.
#[test]
fn files_are_written_as_they_were_looked_at() {
    let event = crate::common::root().join("tests/exchange/held/event26.trf");
    let import = trf::read(&std::fs::read(event).expect("the event is there")).expect("it is read");
    let tournament = Tournament::of_import(&import.imported);
    let ranks: Vec<u16> = import.stated.iter().map(|stated| stated.rank.unwrap_or(0)).collect();
    for (version, name) in [(Version::Trf06, "event06"), (Version::Trf16, "event16"), (Version::Trf26, "event26")] {
        let output = Output { version, program: "Sonneborn", ranks: &ranks, ..Output::default() };
        held(&format!("tests/exchange/held/{name}.trf"), &trf::write(&Statement::of(&tournament), &output));
    }
}

//! Files with bytes changed, cut out and doubled: every one gets an answer, and what is read is written so that it is read
//! again. The fuzzers in `fuzz/` do the same for hours; this is their minute.

use super::common::golden;
use super::files;
use sonneborn_exchange::archive::{self, Archive};
use sonneborn_exchange::dossier::{self, Dossier};
use sonneborn_exchange::players::Sheet;
use sonneborn_exchange::trf::{self, Output, Version};
use sonneborn_exchange::{swiss_chess, swiss_manager, table};
use sonneborn_pairing::lots::Lots;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::statement::Statement;

/// How many mutations of each file are tried; `SONNEBORN_MUTATIONS` asks for more.
fn mutations() -> u64 {
    std::env::var("SONNEBORN_MUTATIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(40)
}

/// The file with one to four things changed.
fn mutated(original: &[u8], seed: u64) -> Vec<u8> {
    const SIGNS: &[u8] = b"0123456789wb-+=HFUZWDL. \n\r,;\"'\\{}[]:\xe4\xff\x00";
    let mut lots = Lots::new(seed);
    let mut bytes = original.to_vec();
    for _ in 0..=lots.below(4) {
        if bytes.is_empty() {
            break;
        }
        let at = lots.below(bytes.len());
        let end = (at + lots.below(30)).min(bytes.len());
        match lots.below(5) {
            0 => bytes[at] = SIGNS[lots.below(SIGNS.len())],
            1 => drop(bytes.drain(at..end)),
            2 => bytes.insert(at, SIGNS[lots.below(SIGNS.len())]),
            3 => {
                let copy = bytes[at..end].to_vec();
                let to = lots.below(bytes.len());
                bytes.splice(to..to, copy);
            }
            _ => bytes.truncate(at),
        }
    }
    bytes
}

pub fn each_mutation(original: &[u8], check: impl Fn(u64, &[u8])) {
    for seed in 0..mutations() {
        check(seed, &mutated(original, seed));
    }
}

#[test]
fn no_tournament_file_is_without_answer() {
    let Some(folder) = golden("pairing/dutch") else { return };
    let paths = files::under(&folder, &["trf", "trf26"]);
    for path in paths.iter().filter(|path| !path.starts_with(folder.join("states"))).step_by(9) {
        let original = std::fs::read(path).expect("the file was listed");
        each_mutation(&original, |seed, bytes| {
            let Ok(import) = trf::read(bytes) else { return };
            let tournament = Tournament::of_import(&import.imported);
            let text =
                trf::write(&Statement::of(&tournament), &Output { version: Version::Trf26, ..Output::default() });
            let again = trf::read(text.as_bytes())
                .unwrap_or_else(|faults| panic!("{} seed {seed}: {}\n{text}", path.display(), faults[0]));
            let again = Tournament::of_import(&again.imported);
            assert_eq!(again.scores(RoundNo(99)), tournament.scores(RoundNo(99)), "{} seed {seed}", path.display());
        });
    }
}

#[test]
fn no_list_of_players_is_without_answer() {
    let list = "No.;Name;Title;Rating;FIDE ID;Born\n1;\"Doe, Jo\";GM;2500;12345;1990\n2;Müller, Änne;;;;\n3;王小明;;1800;;2001/02/03\n";
    for original in [list.as_bytes(), list.replace(';', ",").as_bytes(), list.replace(';', "\t").as_bytes()] {
        each_mutation(original, |_, bytes| {
            if let Ok(grid) = table::read(bytes) {
                Sheet::of(grid, "list".into()).judged(&Tournament::default());
            }
        });
    }
}

#[test]
fn no_whole_tournament_is_without_answer() {
    let file = Archive::new("Sonneborn", super::tables::journal(), Vec::new()).write().expect("it can be written");
    for round in 0..10 {
        each_mutation(file.as_bytes(), |seed, bytes| {
            let _ = Archive::read(&mutated(bytes, seed + round));
        });
    }
}

/// A file may have just as many bytes as its format's limit says.
#[test]
fn only_a_larger_file_is_too_large() {
    let refused = |read: &dyn Fn(&[u8]) -> String, limit: usize| {
        // Of signs that no format begins with, so that every reader answers at once.
        let bytes = vec![b'x'; limit + 1];
        [limit, limit + 1].map(|length| read(&bytes[..length]).contains("TooLarge"))
    };
    assert_eq!(refused(&|bytes| format!("{:?}", trf::read(bytes).err()), trf::MAX_BYTES), [false, true], "TRF");
    assert_eq!(refused(&|bytes| format!("{:?}", table::read(bytes).err()), table::MAX_BYTES), [false, true], "table");
    assert_eq!(
        refused(&|bytes| format!("{:?}", Archive::read(bytes).err()), archive::MAX_BYTES),
        [false, true],
        "event"
    );
    assert_eq!(
        refused(&|bytes| format!("{:?}", Dossier::read(bytes).err()), dossier::MAX_BYTES),
        [false, true],
        "dossier"
    );
    assert_eq!(
        refused(&|bytes| format!("{:?}", swiss_manager::read(bytes).err()), swiss_manager::MAX_BYTES),
        [false, true],
        "Swiss-Manager"
    );
    assert_eq!(
        refused(&|bytes| format!("{:?}", swiss_chess::read(bytes).err()), swiss_chess::MAX_BYTES),
        [false, true],
        "Swiss-Chess"
    );
}

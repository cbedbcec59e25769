//! What the events of the tests came to, and is kept beside the manual: the paths of FIDE's questions, and a sample file for each kind of
//! `###` line. `HELD=write cargo test --workspace --test hall --test pressed` writes both anew.

use crate::coverage::Coverage;
use sonneborn_exchange::trf;
use sonneborn_tournament::judge::levels::{self, Kind, Level, When};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const PATHS_HEAD: &str = "question,door,system,mode,state\n";

fn beside_the_manual(file: &str) -> PathBuf {
    // Two crates have these tests.
    let mut above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().map(|folder| folder.join("src/manual"));
    above.find(|folder| folder.is_dir()).expect("the manual is there").join(file)
}

fn is_to_write() -> bool {
    std::env::var("HELD").is_ok_and(|held| held == "write")
}

/// Every path of the file by these doors was walked, and every path that was walked is in the file.
pub fn hold_paths(paths: &BTreeSet<(u16, String)>, doors: &[&str]) {
    let file = beside_the_manual("paths.csv");
    let kept = fs::read_to_string(&file).expect("the paths are kept");
    let rows = kept.lines().skip(1).filter_map(|row| row.split_once(','));
    let kept: BTreeSet<(u16, String)> =
        rows.map(|(question, path)| (question.parse().expect("a question"), path.to_owned())).collect();
    let is_by_door = |path: &str| path.split(',').next().is_some_and(|door| doors.contains(&door));
    let walked: BTreeSet<(u16, String)> = paths.iter().filter(|(_, path)| is_by_door(path)).cloned().collect();
    let (own, others): (BTreeSet<_>, BTreeSet<_>) = kept.into_iter().partition(|(_, path)| is_by_door(path));
    if is_to_write() {
        let rows: String = walked.union(&others).map(|(question, path)| format!("{question},{path}\n")).collect();
        fs::write(&file, format!("{PATHS_HEAD}{rows}")).expect("it is written");
    } else {
        assert!(own == walked, "other paths were walked than src/manual/paths.csv has: HELD=write writes them anew");
    }
}

/// `result-correction` of `Result correction`.
fn named(kind: &str) -> PathBuf {
    let name: String =
        kind.chars().map(|letter| if letter.is_alphanumeric() { letter.to_ascii_lowercase() } else { '-' }).collect();
    beside_the_manual("texts/commission/samples").join(format!("{name}.trf"))
}

/// The kinds of lines that the table of levels can bring about, those that have no consequence, and the mark of what is not final.
fn kinds() -> BTreeSet<&'static str> {
    let can_be = |kind: &Kind| {
        let row = levels::row(*kind);
        // What is told once it followed a round is none of what is done before the start.
        let when = [When::ThisRound, When::RoundBefore, When::Earlier];
        when.iter().any(|when| [true, false].iter().any(|is_fide| row.level(*is_fide, *when) != Level::Refused))
    };
    let told = Kind::all().into_iter().filter(can_be).filter_map(|kind| levels::row(kind).story);
    told.map(|story| story.name()).chain(["Import", "Full-point bye", "Not final"]).collect()
}

/// Each kind has its sample, which has such a line and is read.
pub fn hold_samples(coverage: &Coverage) {
    if is_to_write() {
        for (kind, file) in &coverage.samples {
            fs::write(named(kind), file).expect("it is written");
        }
    }
    for kind in kinds() {
        let file = fs::read(named(kind)).unwrap_or_else(|_| panic!("no sample of {kind}"));
        let text = String::from_utf8_lossy(&file);
        assert!(text.contains(&format!("### {kind} @ Round ")), "{kind}: {text}");
        assert!(trf::read(&file).is_ok(), "{kind} is not read");
    }
}

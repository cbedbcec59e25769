//! FIDE's gacrux reads our files and finds in them what it finds in the originals.

use super::common::{golden, skipped};
use sonneborn_exchange::trf::{self, Output, Version};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::statement::Statement;
use std::path::Path;
use std::process::Command;

/// The points, tie-breaks and ranks that gacrux computes; `None` where it is not installed.
fn standings(path: &Path) -> Option<serde_json::Value> {
    let output = Command::new("python3")
        .args(["-m", "gacrux.tiebreakchecker", "-b", "utf-8", "-t", "PTS", "BH", "SB", "-i"])
        .arg(path)
        .output()
        .ok()
        .filter(|output| output.status.success())?;
    let mut answer: serde_json::Value = serde_json::from_slice(&output.stdout).ok()?;
    Some(answer["tiebreakResult"].take())
}

#[test]
fn gacrux_finds_the_same_in_our_files() {
    let Some(folder) = golden("tiebreaks/trf") else { return };
    if !Command::new("python3").args(["-c", "import gacrux"]).status().is_ok_and(|status| status.success()) {
        return skipped("gacrux is not installed (pip install gacrux)");
    }
    let scratch = tempfile::tempdir().expect("a folder for our files");
    for name in ["cr_arad2026_a", "cr_world_blitz_2021_open", "cr_ussa2026_rr", "sce_bre_jeunes_2026_u10"] {
        let original = folder.join(name).with_extension("trf");
        let import = trf::read(&std::fs::read(&original).expect("golden data is whole")).expect("it is read elsewhere");
        let ranks: Vec<u16> = import.stated.iter().map(|stated| stated.rank.unwrap_or(0)).collect();
        let tournament = Tournament::of_import(&import.imported);
        for version in [Version::Trf26, Version::Trf16] {
            let output = Output { version, program: "Sonneborn", ranks: &ranks, ..Output::default() };
            let ours = scratch.path().join("ours.trf");
            std::fs::write(&ours, trf::write(&Statement::of(&tournament), &output)).expect("the folder can be written");
            let (found, expected) = (standings(&ours), standings(&original));
            assert!(expected.as_ref().is_some_and(|answer| !answer.is_null()), "{name}: gacrux gives no result");
            assert_eq!(found, expected, "{name} {version:?}");
        }
    }
}

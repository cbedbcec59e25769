//! Every figure on which two independent programs agree, for 97 real tournaments and both editions.

use super::{ALL_ROUNDS, common, read};
use serde_json::Value;
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::descriptor::Descriptor;
use sonneborn_tournament::regulations::TieBreakEdition;
use std::collections::BTreeSet;

/// The tolerance for averages, which the programs round.
const ROUNDING: f64 = 0.006;

#[test]
fn every_figure_that_two_programs_agree_on_comes_out() {
    let Some(folder) = common::golden("tiebreaks") else { return };
    let mut compared = 0;
    let mut differences = Vec::new();
    let mut files: Vec<_> = std::fs::read_dir(folder.join("expected")).expect("a folder").flatten().collect();
    files.sort_by_key(|file| file.path());
    for file in files {
        let expected: Value = serde_json::from_slice(&std::fs::read(file.path()).expect("a file")).expect("JSON");
        let id = expected["id"].as_str().expect("an id");
        let tournament = read(&std::fs::read(folder.join(format!("trf/{id}.trf"))).expect("a TRF"));
        let predetermined = expected["mode"] == "rr";
        for (edition, players) in expected["editions"].as_object().expect("editions") {
            let standings = standings(&tournament, edition, players, predetermined);
            for (number, figures) in players.as_object().expect("players") {
                for (code, figure) in figures.as_object().expect("figures") {
                    compared += 1;
                    let ours = super::figure(&standings, number.parse().expect("a number"), code);
                    if !agree(code, ours, figure.as_f64()) {
                        differences.push(format!("{id} {edition} player {number} {code}: {ours:?}, expected {figure}"));
                    }
                }
            }
        }
    }
    assert!(compared > 240_000, "only {compared} figures were found");
    let first = differences.iter().take(40).cloned().collect::<Vec<_>>().join("\n");
    assert!(differences.is_empty(), "{} of {compared} differ:\n{first}", differences.len());
}

fn standings(tournament: &Tournament, edition: &str, players: &Value, predetermined: bool) -> Standings {
    let figures = players.as_object().into_iter().flatten().filter_map(|(_, figures)| figures.as_object());
    let codes: BTreeSet<&String> = figures.flat_map(|figures| figures.keys()).collect();
    let tie_breaks: Vec<Descriptor> = codes.into_iter().map(|code| code.parse().expect("a tie-break")).collect();
    let edition = match edition {
        "2024" => TieBreakEdition::August2024,
        _ => TieBreakEdition::March2026,
    };
    let points: Descriptor = "PTS".parse().expect("a tie-break");
    let tie_breaks = std::iter::once(points).chain(tie_breaks.into_iter().filter(|one| *one != points)).collect();
    Standings::of(tournament, &Settings { tie_breaks, edition, through: ALL_ROUNDS, predetermined })
}

fn agree(code: &str, ours: Option<f64>, theirs: Option<f64>) -> bool {
    let tolerance = if code.starts_with("AOB") { ROUNDING } else { f64::EPSILON };
    match (ours, theirs) {
        (Some(ours), Some(theirs)) => (ours - theirs).abs() <= tolerance,
        (ours, theirs) => ours.is_none() && theirs.is_none(),
    }
}

//! Journals of every released version still fold, to the tournament that they made then.
//!
//! A fixture is a journal and what it must fold to, in words an arbiter can check. It is never edited: a new version adds one.

use sonneborn_tournament::acts::{Act, Entry};
use sonneborn_tournament::fold::fold;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::points::Points;

const JOURNAL_0_1: &str = include_str!("journals/0.1.json");
/// Acts of every kind that 0.1 had, a line each, as it wrote them; those of old journals without their players among them.
const ACTS_0_1: &str = include_str!("journals/acts-0.1.jsonl");

/// Those that came after it.
const ACTS_SINCE: &str = include_str!("journals/acts-0.2.jsonl");

#[test]
fn a_journal_of_version_0_1_folds() {
    let entries: Vec<Entry> = serde_json::from_str(JOURNAL_0_1).expect("the fixture reads");
    let event = fold(&entries);
    assert_eq!(event.details.name, "Hall Cup");
    assert_eq!(event.seq, 14);
    assert_eq!(event.entrants().count(), 3);
    let names: Vec<&str> = event.by_tpn().iter().map(|player| player.data.name.as_str()).collect();
    assert_eq!(names, ["Olsen, Per", "王小明", "Kovač, Ivo"]);
    let scores = event.scores(RoundNo(1));
    assert_eq!(scores, [Points::HALF, Points::HALF, Points::ONE]);
    assert!(event.players[0].checked_in);
}

#[test]
fn every_act_is_read_and_written_as_it_was() {
    let read = |line: &str| serde_json::from_str::<Act>(line).unwrap_or_else(|why| panic!("{why}: {line}"));
    let lines = || ACTS_0_1.lines().chain(ACTS_SINCE.lines());
    let acts: Vec<Act> = lines().map(read).collect();
    for (act, line) in acts.iter().zip(lines()) {
        assert_eq!(serde_json::to_string(act).expect("an act is written"), line);
    }
    let without: Vec<&&str> = Act::KINDS.iter().filter(|kind| acts.iter().all(|act| act.kind() != **kind)).collect();
    assert!(without.is_empty(), "no line shows {without:?}: a journal has them for ever, so add one");
}

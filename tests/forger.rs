//! The forger: whatever can be changed in a database, a backup, a dossier, an archive, the state on a paper, the stream to a copy and a
//! published folder is changed by seeded chance, and every verifier that ships is asked.
//!
//! Promises: nothing that was altered is called proven; what was not altered always is; each refusal says where.
//! `SONNEBORN_FORGERIES=10000` forges as often, `SONNEBORN_SEED=17` begins elsewhere. A forgery that nobody noticed is shrunk to its
//! fewest changes and printed with its seed.

#[path = "forger/database.rs"]
mod database;
#[path = "forger/files.rs"]
mod files;
#[path = "forger/json.rs"]
mod json;
#[path = "forger/scene.rs"]
mod scene;
#[path = "forger/stream.rs"]
mod stream;

use scene::Scene;
use sonneborn::pairing::lots::Lots;
use std::collections::BTreeMap;

/// Forgeries in the tests, spread over all targets.
const FORGERIES: u64 = 600;
/// Changes of one forgery at most.
const MOST_CHANGES: usize = 3;

/// What is forged, and by whom it is verified.
const TARGETS: [Target; 11] = [
    Target { name: "database", forge: database::database },
    Target { name: "database with what was signed", forge: database::with_heads },
    Target { name: "backup", forge: database::backup },
    Target { name: "dossier of a board", forge: files::board },
    Target { name: "dossier of the event", forge: files::event },
    Target { name: "tournament as a file", forge: files::archive },
    Target { name: "dossier as a witness", forge: files::witness_dossier },
    Target { name: "tournament as a witness", forge: files::witness_archive },
    Target { name: "state on a paper", forge: files::paper },
    Target { name: "published folder", forge: files::folder },
    Target { name: "stream to a copy", forge: stream::stream },
];

struct Target {
    name: &'static str,
    /// Makes so many changes by these lots and asks the verifiers.
    forge: fn(&Scene, &mut Lots, usize) -> Outcome,
}

/// What came of a forgery.
#[derive(Debug)]
enum Outcome {
    /// The changes came to nothing: it is as it was, and was it called proven?
    Unaltered {
        proven: bool,
    },
    Noticed,
    /// It was refused without a word of where.
    NoPlace(String),
    /// It was altered and called proven; what was done.
    Unnoticed(Vec<String>),
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// The same forgery with as few changes as still go unnoticed.
fn shrunk(target: &Target, scene: &Scene, seed: u64, changes: usize) -> Vec<String> {
    for fewer in 1..=changes {
        if let Outcome::Unnoticed(done) = (target.forge)(scene, &mut Lots::new(seed), fewer) {
            return done;
        }
    }
    Vec::new()
}

#[test]
fn nothing_altered_is_called_proven_and_what_is_unaltered_always_is() {
    let scenes: Vec<Scene> = (0..3).map(Scene::new).collect();
    let (first, count) = (number("SONNEBORN_SEED", 0), number("SONNEBORN_FORGERIES", FORGERIES));
    let mut told: BTreeMap<&str, [u64; 2]> = BTreeMap::new();
    let mut broken = Vec::new();
    for seed in first..first + count {
        let place = usize::try_from(seed).expect("a small seed");
        let (target, scene) = (&TARGETS[place % TARGETS.len()], &scenes[place / TARGETS.len() % scenes.len()]);
        let changes = 1 + place / 7 % MOST_CHANGES;
        let [noticed, unaltered] = told.entry(target.name).or_default();
        match (target.forge)(scene, &mut Lots::new(seed), changes) {
            Outcome::Noticed => *noticed += 1,
            Outcome::Unaltered { proven: true } => *unaltered += 1,
            Outcome::Unaltered { proven: false } => {
                broken.push(format!("{}, seed {seed}: unaltered and not proven", target.name));
            }
            Outcome::NoPlace(words) => {
                broken.push(format!("{}, seed {seed}: refused without a place: {words}", target.name))
            }
            Outcome::Unnoticed(_) => {
                let done = shrunk(target, scene, seed, changes).join("; ");
                broken.push(format!("{}, seed {seed}: UNNOTICED: {done}", target.name));
            }
        }
    }
    for (name, [noticed, unaltered]) in &told {
        println!("{name}: {noticed} forgeries noticed, {unaltered} times nothing was altered and it was proven");
    }
    let altered: u64 = told.values().map(|[noticed, _]| noticed).sum();
    println!("{count} tries, {altered} forgeries, {} unnoticed or without a place", broken.len());
    assert!(broken.is_empty(), "{}", broken.join("\n"));
    assert!(altered * 2 > count, "a forger who alters nothing finds nothing");
}

#[test]
fn what_is_unaltered_is_proven() {
    for seed in 0..3 {
        let scene = Scene::new(seed);
        for target in &TARGETS {
            let outcome = (target.forge)(&scene, &mut Lots::new(seed), 0);
            assert!(matches!(outcome, Outcome::Unaltered { proven: true }), "{}: {outcome:?}", target.name);
        }
    }
}

#[test]
fn a_start_makes_nothing_true() {
    let scene = Scene::new(0);
    database::put_in_between_two_starts(&scene);
    database::deleted_between_two_starts(&scene);
    database::signed_anew(&scene);
}

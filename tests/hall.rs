//! The hall machine: whole events of every system of the registry, played from registration to the end by people who do what people
//! do, with promises that hold after every act whatever led there.
//!
//! No clock and no network: a seed always gives the same event. `SONNEBORN_SEEDS=5000` plays as many of each system, and
//! `SONNEBORN_SEED=17` one; `SONNEBORN_SYSTEM=knockout` plays that system alone. A failure is made shorter by leaving out acts, and what is
//! left is printed as a case that can be pasted into `tests/hall/cases`.

#[path = "hall/announced.rs"]
mod announced;
#[path = "hall/cases.rs"]
mod cases;
#[path = "hall/comers.rs"]
mod comers;
#[path = "hall/coverage.rs"]
mod coverage;
#[path = "hall/ending.rs"]
mod ending;
#[path = "hall/event.rs"]
mod event;
#[path = "hall/kept.rs"]
mod kept;
#[path = "hall/office.rs"]
mod office;
#[path = "hall/paths.rs"]
mod paths;
#[path = "hall/people.rs"]
mod people;
#[path = "hall/promises.rs"]
mod promises;
#[path = "hall/reference.rs"]
mod reference;
#[path = "hall/reference_direct.rs"]
mod reference_direct;
#[path = "hall/reference_figures.rs"]
mod reference_figures;
#[path = "hall/reference_places.rs"]
mod reference_places;
#[path = "hall/reference_record.rs"]
mod reference_record;
#[path = "hall/script.rs"]
mod script;

use coverage::Coverage;
use event::{Event, systems};
use sonneborn_tournament::acts::Act;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Events of each system in the tests.
const SEEDS: u64 = 6;
/// Steps before everybody goes home and the event is brought to its end: from the least to fewer than the most.
const STEPS: std::ops::Range<usize> = 20..110;

/// What came of an event.
struct Played {
    coverage: Coverage,
    /// The promise that was broken, with all acts up to there.
    broken: Option<(String, Vec<Act>)>,
}

fn play(system: usize, seed: u64) -> Played {
    let mut event = Event::open(system, seed);
    let steps = STEPS.start + event.lots.below(STEPS.len());
    let told = script::caught(|| {
        people::prepare(&mut event);
        for _ in 0..steps {
            people::step(&mut event);
            promises::hold_after_each_step(&event);
            let held = paths::held_after_each_step(&event);
            event.holds(&held);
        }
        ending::bring_to_its_end(&mut event);
        promises::hold_at_the_end(&mut event);
        for (kind, file) in paths::samples(&event) {
            event.coverage.has_sample(kind, file);
        }
    });
    let acts = || event.journal().entries().map(|entry| entry.act.clone()).collect();
    Played { broken: told.map(|told| (told, acts())), coverage: event.coverage.clone() }
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

fn seeds() -> std::ops::Range<u64> {
    let first = number("SONNEBORN_FIRST").unwrap_or_default();
    match (number("SONNEBORN_SEED"), number("SONNEBORN_SEEDS")) {
        (Some(one), _) => one..one + 1,
        (None, Some(count)) => first..first + count,
        (None, None) => first..first + SEEDS,
    }
}

/// By promise and system the first seed that broke it, with what was told, all acts, and how many seeds did.
type Broken = BTreeMap<(String, usize), (u64, String, Vec<Act>, usize)>;

/// Plays all events on so many threads, and says what broke.
fn play_all() -> (Coverage, Broken) {
    let only = std::env::var("SONNEBORN_SYSTEM").ok();
    let is_meant = |index: &usize| only.as_ref().is_none_or(|only| systems()[*index].code == only);
    let all: Vec<(usize, u64)> =
        seeds().flat_map(|seed| (0..systems().len()).filter(is_meant).map(move |system| (system, seed))).collect();
    let next = AtomicUsize::new(0);
    let sum = Mutex::new((Coverage::default(), Broken::new()));
    let threads = number("SONNEBORN_THREADS").map_or(2, |count| count.max(1) as usize);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(&(system, seed)) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let played = play(system, seed);
                    let mut sum = sum.lock().expect("nobody panics with it");
                    sum.0.add(&played.coverage);
                    if let Some((told, acts)) = played.broken {
                        let place = (script::family(&told).to_owned(), system);
                        let (.., count) = sum.1.entry(place).or_insert((seed, told, acts, 0));
                        *count += 1;
                    }
                }
            });
        }
    });
    sum.into_inner().expect("nobody panics with it")
}

#[test]
fn every_event_can_be_played_to_its_end_and_keeps_its_promises() {
    script::be_quiet_where_caught();
    let (coverage, broken) = play_all();
    for ((promise, system), (seed, told, acts, count)) in &broken {
        let name = systems()[*system].code;
        println!("{name}, seed {seed}, {count} events: {}", told.chars().take(1500).collect::<String>());
        if std::env::var("SONNEBORN_WHOLE").is_err() {
            let shortest = script::shortest(acts, promise);
            println!("# tests/hall/cases/{name}-{seed}.jsonl\n{}", script::pasteable(&shortest));
        }
    }
    coverage.print();
    let families: Vec<(&String, usize)> = broken.keys().map(|(promise, system)| (promise, *system)).collect();
    assert!(broken.is_empty(), "broken: {families:?}");
    let is_whole = ["SONNEBORN_SEED", "SONNEBORN_SYSTEM"].iter().all(|name| std::env::var(name).is_err());
    let holes = if is_whole { coverage.holes() } else { Vec::new() };
    assert!(holes.is_empty(), "not reached: {holes:?}");
    if ["SONNEBORN_SEED", "SONNEBORN_SYSTEM", "SONNEBORN_SEEDS", "SONNEBORN_FIRST"]
        .iter()
        .all(|name| std::env::var(name).is_err())
    {
        kept::hold_paths(&coverage.paths, &paths::DOORS);
        kept::hold_samples(&coverage);
    }
}

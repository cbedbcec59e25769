//! The hall machine: whole events of every system, played from registration to the end by people who do what people do, with
//! promises that hold after every step whatever led there.
//!
//! No clock and no network: a seed always gives the same event. `SONNEBORN_SEEDS=5000` plays as many of each system, and
//! `SONNEBORN_SEED=17` one. A failure is played again with fewer and fewer steps, and what is left is printed as the acts of the journal.

mod common;

#[path = "hall/event.rs"]
mod event;
#[path = "hall/people.rs"]
mod people;
#[path = "hall/promises.rs"]
mod promises;

use event::{Event, SYSTEMS};
use people::Coverage;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Events of each system in the tests.
const SEEDS: u64 = 12;
/// Steps before everybody goes home and the event is brought to its end.
const STEPS: usize = 70;

/// Plays one event; the panic is the promise that was broken.
fn play(system: usize, seed: u64, steps: usize, coverage: &mut Coverage) {
    let mut event = Event::open(system, seed);
    for _ in 0..steps {
        people::step(&mut event, coverage);
        promises::hold_after_each_step(&event);
    }
    people::bring_to_its_end(&mut event, coverage);
    promises::hold_at_the_end(&event);
}

/// The fewest steps with which the seed still breaks a promise.
fn shortest(system: usize, seed: u64) -> usize {
    let breaks =
        |steps| catch_unwind(AssertUnwindSafe(|| play(system, seed, steps, &mut Coverage::default()))).is_err();
    (0..STEPS).find(|steps| breaks(*steps)).unwrap_or(STEPS)
}

fn seeds() -> std::ops::Range<u64> {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    match (number("SONNEBORN_SEED"), number("SONNEBORN_SEEDS")) {
        (Some(one), _) => one..one + 1,
        (None, Some(count)) => 0..count,
        (None, None) => 0..SEEDS,
    }
}

#[test]
fn every_event_can_be_played_to_its_end_and_keeps_its_promises() {
    let mut coverage = Coverage::default();
    let mut broken = Vec::new();
    for (system, (name, ..)) in SYSTEMS.iter().enumerate() {
        for seed in seeds() {
            let played = catch_unwind(AssertUnwindSafe(|| play(system, seed, STEPS, &mut coverage)));
            if played.is_err() {
                println!("{name}, seed {seed}: broken");
                broken.push((system, seed));
                break;
            }
        }
    }
    for (system, seed) in &broken {
        let steps = shortest(*system, *seed);
        println!("{}: seed {seed} breaks a promise in {steps} steps:", SYSTEMS[*system].0);
        let mut event = Event::open(*system, *seed);
        let _ = catch_unwind(AssertUnwindSafe(|| {
            for _ in 0..steps {
                people::step(&mut event, &mut Coverage::default());
            }
            people::bring_to_its_end(&mut event, &mut Coverage::default());
        }));
        for entry in event.journal().entries() {
            println!("  {:?}", entry.act);
        }
    }
    coverage.print();
    assert_eq!(broken, [], "a seed is played again with SONNEBORN_SEED");
    if std::env::var("SONNEBORN_SEED").is_err() {
        coverage.has_no_hole();
    }
}

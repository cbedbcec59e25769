//! The hall machine over HTTP: whatever an arbiter's pages offer is pressed, in events of every system that other arbiters play on
//! meanwhile. What a page drawn now offers is never refused, a page that is old changes nothing silently, and the promises of
//! `tests/hall/promises.rs` hold after each press. Now and then links are followed, which lead to something, and the command line is
//! asked about what the event has come to.
//!
//! A seed always presses the same. `SONNEBORN_PRESSED=200` plays as many events of each system, `SONNEBORN_SEED=17` one, and
//! `SONNEBORN_SYSTEM=knockout` that system alone.

#[path = "hall/announced.rs"]
mod announced;
#[path = "house/backends.rs"]
#[allow(dead_code, reason = "the house uses the other back end")]
mod backends;
#[path = "pressed/calls.rs"]
mod calls;
#[path = "hall/comers.rs"]
mod comers;
#[path = "pressed/commands.rs"]
mod commands;
mod common;
#[path = "hall/coverage.rs"]
#[allow(dead_code, reason = "the machine at the desk counts")]
mod coverage;
#[path = "hall/ending.rs"]
mod ending;
#[path = "hall/event.rs"]
#[allow(dead_code, reason = "the machine at the desk opens its own events")]
mod event;
#[path = "pressed/form.rs"]
mod form;
#[path = "hall/kept.rs"]
#[allow(dead_code, reason = "the machine at the desk keeps samples too")]
mod kept;
#[path = "pressed/links.rs"]
mod links;
#[path = "hall/office.rs"]
mod office;
#[path = "hall/paths.rs"]
#[allow(dead_code, reason = "the machine at the desk takes samples")]
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
#[allow(dead_code, reason = "what is pressed is not made shorter")]
mod script;
#[path = "house/site.rs"]
#[allow(dead_code, reason = "the house sends more")]
mod site;
#[path = "pressed/walk.rs"]
mod walk;

use event::systems;
use sonneborn_tournament::acts::Act;
use std::collections::{BTreeMap, BTreeSet};

/// Events of each system in the tests.
const EVENTS: u64 = 1;
/// So many events of each system come to everything that is meant to be pressed.
const MANY: u64 = 20;
/// Presses in the tests at least.
const LEAST: usize = 200;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

/// The shortest list of acts that breaks the same promise at a desk, to be pasted into `tests/hall/cases`; nothing where it takes a press.
fn case(why: &str, acts: &[Act]) -> String {
    let promise = script::family(why);
    if script::caught(|| script::replay(acts)).is_none_or(|told| script::family(&told) != promise) {
        return String::new();
    }
    format!("\n{}", script::pasteable(&script::shortest(acts, promise)))
}

#[actix_web::test]
async fn nothing_that_is_offered_is_refused() {
    script::be_quiet_where_caught();
    let seeds = match number("SONNEBORN_SEED") {
        Some(one) => one..one + 1,
        None => 0..number("SONNEBORN_PRESSED").unwrap_or(EVENTS),
    };
    let only = std::env::var("SONNEBORN_SYSTEM").ok();
    let is_many = seeds.end - seeds.start >= MANY;
    let is_of_the_tests = only.is_none() && seeds == (0..EVENTS);
    let (mut pressed, mut broken) = (BTreeMap::<String, usize>::new(), Vec::new());
    let mut paths = BTreeSet::new();
    for seed in seeds {
        for (system, form) in systems().into_iter().enumerate() {
            if only.as_ref().is_some_and(|only| form.code != only) {
                continue;
            }
            let walked = walk::play(system, seed).await;
            for (what, count) in walked.pressed {
                *pressed.entry(what).or_default() += count;
            }
            paths.extend(walked.paths);
            broken.extend(
                walked.broken.map(|(why, acts)| format!("{}, seed {seed}: {why}{}", form.code, case(&why, &acts))),
            );
        }
    }
    println!("{} presses: {pressed:#?}", pressed.values().sum::<usize>());
    assert!(broken.is_empty(), "{} events: {}", broken.len(), broken.join("\n\n"));
    let unpressed: Vec<&&str> = walk::MEANT.iter().filter(|what| !pressed.contains_key(**what)).collect();
    assert!(!is_many || only.is_some() || unpressed.is_empty(), "never pressed: {unpressed:?}");
    let count: usize = pressed.values().sum();
    assert!(only.is_some() || count >= LEAST, "only {count} presses");
    if is_of_the_tests {
        kept::hold_paths(&paths, &walk::DOORS);
    }
}

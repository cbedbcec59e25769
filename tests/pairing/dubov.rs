//! The Dubov System against the brute-force reference, over random tournaments, and against the pairings on which two
//! other programs agree.

use super::dubov_reference;
use super::random_event::{Event, Options};
use super::states::agreed_states;
use sonneborn_pairing::NoPairing;
use sonneborn_pairing::lots::Lots;
use sonneborn_pairing::swiss::dubov;
use sonneborn_pairing::swiss::dubov::question::{Answer, why_not};
use sonneborn_pairing::swiss::field::{Entry, Field, Pairings};
use std::collections::BTreeSet;

/// How many random tournaments are compared; more with the environment variable `SONNEBORN_DUBOV_TOURNAMENTS`.
const TOURNAMENTS: u64 = 150;

#[test]
fn small_tournaments_are_paired_as_the_articles_say() {
    let wanted = std::env::var("SONNEBORN_DUBOV_TOURNAMENTS").ok().and_then(|number| number.parse().ok());
    let (mut rounds, mut without_pairing) = (0, 0);
    for seed in 0..wanted.unwrap_or(TOURNAMENTS) {
        let mut lots = Lots::new(seed);
        let options = Options::small(&mut lots);
        let mut event = Event::new(options, lots);
        while let Some(field) = event.next_field() {
            let expected = dubov_reference::pair(&field);
            let found = dubov::pair(&field);
            rounds += 1;
            match (&found, &expected) {
                (Ok((pairings, _)), Some(expected)) => {
                    assert_eq!(games(&field, pairings), sorted(expected), "seed {seed}, round {}", field.round.0);
                }
                (Err(NoPairing::Nobody(_)), Some((games, None))) => assert!(games.is_empty()),
                (Err(_), None) => without_pairing += 1,
                _ => panic!("seed {seed}, round {}: {found:?} against {expected:?}", field.round.0),
            }
            event.play(found.ok().map(|(pairings, _)| pairings));
        }
    }
    assert!(rounds > 0 && without_pairing > 0, "{rounds} rounds, {without_pairing} without a pairing");
    eprintln!("{rounds} rounds equal, {without_pairing} of them without a legal pairing");
}

/// The answer to "why not these two?" is never that a criterion would be fulfilled better.
#[test]
fn no_two_players_would_do_better_together() {
    for seed in 0..20 {
        let mut lots = Lots::new(seed);
        let options = Options::small(&mut lots);
        let mut event = Event::new(options, lots);
        while let Some(field) = event.next_field() {
            let found = dubov::pair(&field).ok();
            for other in (1..field.entrants.len()).filter(|_| found.is_some()) {
                if let Answer::Criterion { criterion, now, then, .. } =
                    why_not(&field, 0, other).expect("the round was paired")
                {
                    assert!(now < then, "seed {seed}: {criterion:?} would be {then:?} instead of {now:?}");
                }
            }
            event.play(found.map(|(pairings, _)| pairings));
        }
    }
}

type Games = (BTreeSet<(Entry, Entry)>, Option<Entry>);

fn games(field: &Field, pairings: &Pairings) -> Games {
    let entry = |id| field.entrants.iter().position(|entrant| entrant.id == id).expect("a player of the field");
    let games = pairings.games.iter().map(|&(white, black)| (entry(white), entry(black))).collect();
    (games, pairings.bye.map(entry))
}

fn sorted(pairing: &dubov_reference::RoundPairing) -> Games {
    (pairing.0.iter().copied().collect(), pairing.1)
}

#[test]
fn a_field_without_a_pairing_says_who_is_in_the_way() {
    let mut event = Event::new(Options { players: 4, rounds: 5, ..Options::plain() }, Lots::new(3));
    for _ in 0..3 {
        let field = event.next_field().expect("rounds are left");
        let pairings = dubov::pair(&field).map(|(pairings, _)| pairings);
        event.play(pairings.ok());
    }
    let field = event.next_field().expect("rounds are left");
    let Err(NoPairing::NoOpponents { shortages, short, articles }) = dubov::pair(&field) else {
        panic!("everybody has met")
    };
    assert_eq!((shortages.len(), short, articles.completion), (4, 4, "C.04.4.1 C4"));
    assert!(shortages.iter().all(|one| one.players.len() == 1 && one.barred.met == 3 && one.opponents.is_empty()));
}

#[test]
fn states_on_which_two_programs_agree_are_paired_alike() {
    let compared = agreed_states("pairing/dubov", |field| dubov::pair(field).map(|(pairings, _)| pairings));
    assert!(compared.is_none_or(|compared| compared > 250), "{compared:?} states");
}

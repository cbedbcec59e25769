//! The Dubov System against the brute-force reference, over random tournaments, and against the pairings on which two
//! other programs agree.

use super::dubov_reference;
use super::random_event::{Event, Options};
use crate::common::golden;
use sonneborn::exchange::trf;
use sonneborn::pairing::NoPairing;
use sonneborn::pairing::lots::Lots;
use sonneborn::pairing::swiss::dubov;
use sonneborn::pairing::swiss::field::{Entry, Field, Pairings};
use sonneborn::tournament::Tournament;
use sonneborn::tournament::ids::RoundNo;
use std::collections::BTreeSet;
use std::fs;

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
    let Err(NoPairing::NoOpponents { blocked, short }) = dubov::pair(&field) else { panic!("everybody has met") };
    assert_eq!((blocked.len(), short), (4, 4));
    assert!(blocked.iter().all(|player| player.met == 3 && player.open.is_empty()));
}

#[test]
fn states_on_which_two_programs_agree_are_paired_alike() {
    let Some(folder) = golden("pairing/dubov") else { return };
    let index = fs::read_to_string(folder.join("index.csv")).expect("the index of the states");
    let mut compared = 0;
    for line in index.lines().skip(1) {
        let columns: Vec<&str> = line.split(',').collect();
        let [name, round, _, _, _, _, with_colours, pairs_only, ..] = columns[..] else { panic!("{line}") };
        if with_colours != "1" && pairs_only != "1" {
            continue;
        }
        let state = folder.join(format!("states/{name}/r{round:0>2}"));
        let expected = fs::read_to_string(state.with_extension("py4swiss.pairs")).expect("the pairs of the state");
        let bytes = fs::read(state.with_extension("trf")).expect("the state");
        let import = trf::read(&bytes).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        let tournament = Tournament::of_import(&import.imported);
        let field = Field::of(&tournament, RoundNo(round.parse().expect("a number of a round")));
        let (pairings, _) = dubov::pair(&field).unwrap_or_else(|why| panic!("{name} round {round}: {why}"));
        assert_eq!(
            written(&field, &pairings, with_colours == "1"),
            read_pairs(&expected, with_colours == "1"),
            "{name} round {round}"
        );
        compared += 1;
    }
    assert!(compared > 250, "{compared} states");
}

/// The pairs as numbers, the bye as number 0; without colours, the smaller number first.
fn written(field: &Field, pairings: &Pairings, with_colours: bool) -> BTreeSet<(u16, u16)> {
    let tpn = |id| field.entrants.iter().find(|entrant| entrant.id == id).map_or(0, |entrant| entrant.tpn.0);
    let games = pairings.games.iter().map(|&(white, black)| (tpn(white), tpn(black)));
    games.chain(pairings.bye.map(|bye| (tpn(bye), 0))).map(|pair| ordered(pair, with_colours)).collect()
}

fn read_pairs(text: &str, with_colours: bool) -> BTreeSet<(u16, u16)> {
    let pair = |line: &str| {
        let mut numbers = line.split_whitespace().map(|number| number.parse().expect("a number"));
        (numbers.next().expect("White"), numbers.next().expect("Black"))
    };
    text.lines().skip(1).map(pair).map(|pair| ordered(pair, with_colours)).collect()
}

fn ordered((white, black): (u16, u16), with_colours: bool) -> (u16, u16) {
    if with_colours || black == 0 { (white, black) } else { (white.min(black), white.max(black)) }
}

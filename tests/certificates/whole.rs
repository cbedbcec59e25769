//! What the engine pairs is certified, and confirmed from the texts alone.

use crate::events::{file, seeds, text};
use sonneborn_certified::question::questions;
use sonneborn_certified::round::Round;
use sonneborn_certified::{Certificate, Report, confirm};
use sonneborn_pairing::generator::Options;
use sonneborn_prover::{certify, certify_round};
use sonneborn_tournament::regulations::System;

#[test]
fn every_round_of_the_engine_is_certified_and_confirmed() {
    let (mut rounds, mut bytes) = (0, 0);
    for seed in seeds("SONNEBORN_CERTIFIED", 40) {
        let text = file(seed, 40);
        let report = Report::read(&text).unwrap_or_else(|why| panic!("seed {seed}: {why:?}\n{text}"));
        let (certificate, told) = certify(&report);
        for (number, told) in (1..).zip(&told) {
            assert_eq!(told, &Ok(()), "seed {seed}, round {number}\n{text}");
        }
        let written = certificate.to_string();
        let read: Certificate = written.parse().unwrap_or_else(|why| panic!("seed {seed}: {why:?}\n{written}"));
        let confirmed = confirm(&report, &read).expect("of this tournament");
        assert!(confirmed.iter().all(Result::is_ok), "seed {seed}: {confirmed:?}");
        rounds += confirmed.len();
        bytes += written.len();
    }
    println!("{rounds} rounds certified and confirmed, {} bytes each", bytes / rounds.max(1));
}

/// Other programs put what a match is worth into other columns.
#[test]
fn what_a_match_is_worth_is_read_by_words() {
    let text = text(&Options { seed: 5, system: System::TeamSwiss, boards: 2, players: 24, ..Options::default() });
    let read =
        |worth: &str| format!("{:?}", Report::read(&format!("{text}{worth}\n")).expect("a file that can be judged"));
    let ours = read("362 TW 2.0   TD 1.0   TL 0.0");
    for theirs in ["362 TW  2.0   TD  1.0   TL  0.0", "362 TW2.0 TD1.0 TL0.0"] {
        assert_eq!(ours, read(theirs));
    }
}

/// Scoregroups of more than a hundred, in which choices stand against each other.
#[test]
fn no_scoregroup_is_too_large() {
    for seed in seeds("SONNEBORN_LARGE", 1) {
        let text = text(&Options { seed, players: 400, rounds: 5, played: 3, ..Options::eventful() });
        let report = Report::read(&text).unwrap_or_else(|why| panic!("seed {seed}: {why:?}"));
        for round in 1..=report.paired {
            assert_eq!(certify_round(&report, round).map(|certified| certified.number), Ok(round), "seed {seed}");
        }
    }
}

/// The checker does not ask pairs what they have where their roles say that it is nothing.
#[test]
fn pairs_that_weigh_nothing_by_their_roles_have_nothing() {
    for seed in seeds("SONNEBORN_WEIGHED", 12) {
        let text = file(seed, 30);
        let report = Report::read(&text).unwrap_or_else(|why| panic!("seed {seed}: {why:?}"));
        for number in 1..=report.paired {
            let round = Round::of(&report, number).expect("a pairing of everybody");
            for question in questions(&round) {
                let pairs = (0..question.nodes.len()).flat_map(|lower| (0..lower).map(move |higher| (higher, lower)));
                for (higher, lower) in pairs.filter(|&(higher, lower)| question.allows(higher, lower)) {
                    let mut told = Vec::new();
                    question.weigh_criteria(higher, lower, &mut |lane, value| told.push((lane, value)));
                    question.weigh_choices(higher, lower, &mut |lane, value| told.push((lane, value)));
                    assert!(
                        question.weighs(higher, lower) || told.is_empty(),
                        "seed {seed}, round {number}: {} and {} have {told:?}",
                        question.name(higher),
                        question.name(lower)
                    );
                }
            }
        }
    }
}

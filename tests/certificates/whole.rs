//! What the engine pairs is certified, and confirmed from the texts alone.

use crate::events::{file, seeds, text};
use sonneborn_certified::{Certificate, Report, confirm};
use sonneborn_pairing::generator::Options;
use sonneborn_prover::{certify, certify_round};

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

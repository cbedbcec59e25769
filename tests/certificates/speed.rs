//! How long it takes to certify and to confirm, beside the pairing itself; by hand: `--ignored --nocapture`.

use crate::events::{SYSTEMS, text};
use sonneborn_certified::{Certificate, Report, confirm};
use sonneborn_exchange::trf;
use sonneborn_pairing::checker;
use sonneborn_pairing::generator::Options;
use sonneborn_prover::certify;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::regulations::System;
use std::time::Instant;

#[test]
#[ignore = "it measures"]
fn certifying_and_confirming_take_so_long() {
    for (system, players) in
        SYSTEMS.into_iter().flat_map(|system| [20, 50, 100, 200, 400].map(|players| (system, players)))
    {
        // A team has a reserve beside.
        let seats = if system == System::TeamSwiss { 2 } else { 1 };
        let (mut pairing, mut certifying, mut confirming) = (0.0, 0.0, 0.0);
        let (mut bytes, mut rounds, mut most) = (0, 0, 0.0_f64);
        for seed in 0..10 {
            let text = text(&Options { seed, system, boards: 1, players: players * seats, ..Options::eventful() });
            let tournament = Tournament::of_import(&trf::read(text.as_bytes()).expect("sound").imported);
            let start = Instant::now();
            checker::check(&tournament, None);
            pairing += start.elapsed().as_secs_f64();
            let report = Report::read(&text).expect("sound");
            let start = Instant::now();
            let (certificate, told) = certify(&report);
            certifying += start.elapsed().as_secs_f64();
            most = most.max(start.elapsed().as_secs_f64());
            assert!(told.iter().all(Result::is_ok), "seed {seed}: {told:?}");
            let written = certificate.to_string();
            let start = Instant::now();
            let read: Certificate = written.parse().expect("a certificate");
            assert!(confirm(&report, &read).expect("of it").iter().all(Result::is_ok));
            confirming += start.elapsed().as_secs_f64();
            bytes += written.len();
            rounds += told.len();
        }
        let each = |seconds: f64| seconds * 1000.0 / f64::from(rounds as u32);
        println!(
            "{system:?}, {players}: {rounds} rounds, pairing {:.2} ms, certifying {:.2} ms (most {:.0} ms an event), confirming {:.2} ms, {} bytes",
            each(pairing),
            each(certifying),
            most * 1000.0,
            each(confirming),
            bytes / rounds
        );
    }
}

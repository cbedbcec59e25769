//! Random events as files: of every size, with byes, absences, forfeits, prohibitions, late entries and acceleration.

use sonneborn_exchange::trf;
use sonneborn_pairing::generator::{self, Options};
use sonneborn_pairing::lots::Lots;
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::statement::Statement;

/// Those whose rounds have certificates: one seed after the other.
pub const SYSTEMS: [System; 2] = [System::Dutch2026, System::Dubov];

/// The file of a seed; `most`: so many players at most.
pub fn file(seed: u64, most: usize) -> String {
    let mut lots = Lots::new(seed);
    let base = if lots.below(3) == 0 { Options::default() } else { Options::eventful() };
    let rounds = 3 + lots.below(8) as u16;
    let players = (2 + lots.below(most - 1)) as u16;
    let options = Options {
        seed,
        system: SYSTEMS[seed as usize % SYSTEMS.len()],
        players,
        rounds,
        played: 1 + lots.below(usize::from(rounds)) as u16,
        // Of fewer players nobody may be in group A, and the file has no points of it.
        baku: lots.below(6) == 0 && players > 8,
        forbidden_pairs: if lots.below(4) == 0 { lots.below(5) as u16 } else { 0 },
        draws: (100 + lots.below(700)) as u16,
        ..base
    };
    text(&options)
}

pub fn text(options: &Options) -> String {
    let generated = generator::generate(options, &sonneborn_pairing::pair);
    let output = trf::Output { version: trf::Version::Trf26, ..trf::Output::default() };
    trf::write(&Statement::of(&generated.tournament), &output)
}

/// So many seeds as are asked for by this name in the environment.
pub fn seeds(name: &str, usual: u64) -> std::ops::Range<u64> {
    let asked = |name: &str| std::env::var(name).ok().and_then(|value| value.parse::<u64>().ok());
    let first = asked("SONNEBORN_FIRST").unwrap_or(0);
    first..first + asked(name).unwrap_or(usual)
}

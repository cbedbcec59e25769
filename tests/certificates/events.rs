//! Random events as files: of every size, with byes, absences, forfeits, prohibitions, late entries and acceleration.

use sonneborn_exchange::trf;
use sonneborn_pairing::generator::{self, Options};
use sonneborn_pairing::lots::Lots;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::regulations::{Acceleration, System};
use sonneborn_tournament::statement::Statement;
use sonneborn_tournament::team::ColourPreferences;

/// Those whose rounds have certificates: one seed after the other.
pub const SYSTEMS: [System; 3] = [System::Dutch2026, System::Dubov, System::TeamSwiss];

/// The file of a seed; `most`: so many players at most.
pub fn file(seed: u64, most: usize) -> String {
    let mut lots = Lots::new(seed);
    let base = if lots.below(3) == 0 { Options::default() } else { Options::eventful() };
    let rounds = 3 + lots.below(8) as u16;
    let players = (2 + lots.below(most - 1)) as u16;
    let system = SYSTEMS[seed as usize % SYSTEMS.len()];
    // A team has a reserve beside.
    let boards = 1 + lots.below(2) as u8;
    let seats = if system == System::TeamSwiss { 1 + u16::from(boards) } else { 1 };
    let options = Options {
        seed,
        system,
        boards,
        players: players * seats,
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
    let generated = generator::generate(options, &|tournament, round| {
        let mut ruled = tournament.clone();
        rule(&mut ruled, options.seed);
        sonneborn_pairing::pair(&ruled, round)
    });
    let mut tournament = generated.tournament;
    rule(&mut tournament, options.seed);
    let output = trf::Output { version: trf::Version::Trf26, ..trf::Output::default() };
    trf::write(&Statement::of(&tournament), &output)
}

/// The rules of an event of teams, where it is one.
fn rule(tournament: &mut Tournament, seed: u64) {
    const PREFERENCES: [ColourPreferences; 3] =
        [ColourPreferences::TypeA, ColourPreferences::TypeB, ColourPreferences::None];
    let mut lots = Lots::new(!seed);
    if let Some(rules) = &mut tournament.regulations.teams {
        rules.colour_preferences = PREFERENCES[lots.below(PREFERENCES.len())];
        rules.second_score_for_colours = lots.below(2) == 0;
        // An acceleration is for match points.
        rules.game_points_first = tournament.regulations.acceleration == Acceleration::None && lots.below(2) == 0;
    }
}

/// So many seeds as are asked for by this name in the environment.
pub fn seeds(name: &str, usual: u64) -> std::ops::Range<u64> {
    let asked = |name: &str| std::env::var(name).ok().and_then(|value| value.parse::<u64>().ok());
    let first = asked("SONNEBORN_FIRST").unwrap_or(0);
    first..first + asked(name).unwrap_or(usual)
}

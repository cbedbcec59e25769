//! Pairing a round, from the field to the pairings: ordinary events from 20 to 10,000 players, and hard cases.
//! `benches/peers` has other programs beside ours.

#[path = "../tests/pairing/random_event.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod random_event;

use random_event::{Event, Options};
use sonneborn::pairing::lots::Lots;
use sonneborn::pairing::swiss::field::{Field, PastKind};
use sonneborn::pairing::swiss::{dubov, dutch};
use sonneborn::tournament::colour::Colour;
use sonneborn::tournament::points::Points;

fn main() {
    divan::main();
}

/// The field of a round after the ones before were paired by the Dubov System and played.
fn dubov_field(options: Options, round: u16) -> Field {
    let mut event = Event::new(options, Lots::new(1));
    loop {
        let field = event.next_field().expect("the round is one of the event");
        if field.round.0 == round {
            return field;
        }
        event.play(dubov::pair(&field).ok().map(|(pairings, _)| pairings));
    }
}

#[divan::bench(args = [20, 100, 200, 500, 1_000, 2_000, 5_000, 10_000], sample_count = 5, sample_size = 1)]
fn dubov_round_5_of_9(bencher: divan::Bencher, players: usize) {
    let field = dubov_field(Options { players, rounds: 9, ..Options::plain() }, 5);
    bencher.bench_local(|| dubov::pair(&field));
}

#[divan::bench(args = [101, 501, 2_001], sample_count = 5, sample_size = 1)]
fn dubov_round_5_of_9_with_absences_and_forfeits(bencher: divan::Bencher, players: usize) {
    let options = Options { players, rounds: 9, absent: 5, forfeit: 2, ..Options::plain() };
    let field = dubov_field(options, 5);
    bencher.bench_local(|| dubov::pair(&field));
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn dubov_last_round_of_15_with_20_players(bencher: divan::Bencher) {
    let field = dubov_field(Options { players: 20, rounds: 15, ..Options::plain() }, 15);
    bencher.bench_local(|| dubov::pair(&field));
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn dubov_one_scoregroup_of_2000(bencher: divan::Bencher) {
    let field = dubov_field(Options { players: 2_000, rounds: 9, draw: 100, ..Options::plain() }, 5);
    bencher.bench_local(|| dubov::pair(&field));
}

#[divan::bench(args = [100, 300], sample_count = 5, sample_size = 1)]
fn dubov_with_a_third_of_the_pairs_forbidden(bencher: divan::Bencher, players: usize) {
    let field = dubov_field(Options { players, rounds: 9, forbidden: 33, ..Options::plain() }, 5);
    bencher.bench_local(|| dubov::pair(&field));
}

/// The field of a round after the ones before were paired by the Dutch System and played.
fn dutch_field(options: Options, round: u16) -> Field {
    let mut event = Event::new(options, Lots::new(1));
    loop {
        let field = event.next_field().expect("the round is one of the event");
        if field.round.0 == round {
            return field;
        }
        event.play(dutch::pair(&field).ok());
    }
}

#[divan::bench(args = [20, 100, 200, 500, 1_000, 2_000, 5_000, 10_000], sample_count = 5, sample_size = 1)]
fn dutch_round_5_of_9(bencher: divan::Bencher, players: usize) {
    let field = dutch_field(Options { players, rounds: 9, ..Options::plain() }, 5);
    bencher.bench_local(|| dutch::pair(&field));
}

#[divan::bench(args = [101, 501, 2_001], sample_count = 5, sample_size = 1)]
fn dutch_round_5_of_9_with_absences_and_forfeits(bencher: divan::Bencher, players: usize) {
    let field = dutch_field(Options { players, rounds: 9, absent: 5, forfeit: 2, ..Options::plain() }, 5);
    bencher.bench_local(|| dutch::pair(&field));
}

#[divan::bench(args = [100, 500], sample_count = 5, sample_size = 1)]
fn dutch_last_round_of_9(bencher: divan::Bencher, players: usize) {
    let field = dutch_field(Options { players, rounds: 9, ..Options::plain() }, 9);
    bencher.bench_local(|| dutch::pair(&field));
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn dutch_last_round_of_15_with_20_players(bencher: divan::Bencher) {
    let field = dutch_field(Options { players: 20, rounds: 15, ..Options::plain() }, 15);
    bencher.bench_local(|| dutch::pair(&field));
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn dutch_one_scoregroup_of_2000(bencher: divan::Bencher) {
    let field = dutch_field(Options { players: 2_000, rounds: 9, draw: 100, ..Options::plain() }, 5);
    bencher.bench_local(|| dutch::pair(&field));
}

#[divan::bench(args = [100, 300], sample_count = 5, sample_size = 1)]
fn dutch_with_a_third_of_the_pairs_forbidden(bencher: divan::Bencher, players: usize) {
    let field = dutch_field(Options { players, rounds: 9, forbidden: 33, ..Options::plain() }, 5);
    bencher.bench_local(|| dutch::pair(&field));
}

/// Small scoregroups from which many move down: a third of the players is away each round, a quarter of the pairs is
/// forbidden, and nearly all games are drawn.
#[divan::bench(args = [100, 500, 1_000], sample_count = 5, sample_size = 1)]
fn dutch_with_many_moved_down_players(bencher: divan::Bencher, players: usize) {
    let field = dutch_field(Options { players, rounds: 9, absent: 30, forbidden: 25, draw: 80, ..Options::plain() }, 6);
    bencher.bench_local(|| dutch::pair(&field));
}

/// Nine of ten pairs are forbidden: few are left who may meet.
#[divan::bench(args = [60, 200], sample_count = 5, sample_size = 1)]
fn dutch_with_nine_tenths_of_the_pairs_forbidden(bencher: divan::Bencher, players: usize) {
    let field = dutch_field(Options { players, rounds: 9, forbidden: 90, ..Options::plain() }, 4);
    bencher.bench_local(|| dutch::pair(&field));
}

/// Who has half a point at most had White mostly, so that the last scoregroups, with the same colours due, cannot be paired among
/// themselves and many come down to them.
fn dutch_field_with_the_last_of_one_colour(players: usize) -> Field {
    let mut field = dutch_field(Options { players, rounds: 9, ..Options::plain() }, 5);
    let scores: Vec<_> = field.entrants.iter().map(|entrant| entrant.score).collect();
    for (entry, entrant) in field.entrants.iter_mut().enumerate() {
        for (round, past) in entrant.history.iter_mut().enumerate() {
            let PastKind::Played { opponent, colour } = &mut past.kind else { continue };
            let fewest = scores[entry].min(scores[*opponent]);
            if scores[entry] != scores[*opponent] && fewest <= Points::HALF && (entry + *opponent + round) % 4 > 0 {
                *colour = if scores[entry] < scores[*opponent] { Colour::White } else { Colour::Black };
            }
        }
    }
    field
}

#[divan::bench(args = [500, 1_000, 2_000], sample_count = 5, sample_size = 1)]
fn dutch_with_the_last_of_one_colour(bencher: divan::Bencher, players: usize) {
    let field = dutch_field_with_the_last_of_one_colour(players);
    bencher.bench_local(|| dutch::pair(&field));
}

//! What is computed from all games of an event: the rating report, one player's share of the norms, all norms, and the
//! tables and objections made of the report. Events are random Swisses of nine rounds.

use sonneborn::i18n::Lang;
use sonneborn::pairing::generator::{self, Options};
use sonneborn::pairing::pair;
use sonneborn::rating::norm_search::candidates;
use sonneborn::rating::report::report;
use sonneborn::rating::submission::objections;
use sonneborn::sheets::rating_tables;
use sonneborn::tournament::Tournament;
use sonneborn::tournament::ids::RoundNo;
use sonneborn::tournament::player::Title;

const ROUNDS: u16 = 9;
const ALL_ROUNDS: RoundNo = RoundNo(ROUNDS);

fn main() {
    divan::main();
}

/// A Swiss with titles by rating and players of five federations, so that norms have something to look at.
fn event(players: u16) -> Tournament {
    let options = Options { players, rounds: ROUNDS, lowest_rating: 1_800, seed: 12_345, ..Options::default() };
    let mut tournament = generator::generate(&options, &pair).tournament;
    let federations = ["NOR", "GER", "ITA", "FRA", "ESP"];
    for (number, player) in tournament.players.iter_mut().enumerate() {
        player.data.federation = federations[number % federations.len()].into();
        player.data.title = match player.data.rating {
            Some(2_500..) => Some(Title::Gm),
            Some(2_400..) => Some(Title::Im),
            Some(2_300..) => Some(Title::Fm),
            _ => None,
        };
    }
    tournament
}

#[divan::bench(args = [100, 500, 2_000])]
fn rating_report(bencher: divan::Bencher, players: u16) {
    let event = event(players);
    bencher.bench(|| report(&event, ALL_ROUNDS));
}

#[divan::bench(args = [100, 500, 2_000], sample_count = 20)]
fn norms_after_the_last_round(bencher: divan::Bencher, players: u16) {
    let event = event(players);
    bencher.bench(|| candidates(&event, ALL_ROUNDS));
}

/// Two rounds to go: the search supposes the best opponents for everybody.
#[divan::bench(args = [100, 500, 2_000], sample_count = 20)]
fn norm_chances_after_round_seven(bencher: divan::Bencher, players: u16) {
    let mut event = event(players);
    event.rounds.truncate(7);
    bencher.bench(|| candidates(&event, ALL_ROUNDS));
}

#[divan::bench(args = [500])]
fn table_by_game(bencher: divan::Bencher, players: u16) {
    let event = event(players);
    bencher.bench(|| rating_tables::by_game(Lang::English, &event));
}

#[divan::bench(args = [500])]
fn what_stands_against_the_report(bencher: divan::Bencher, players: u16) {
    let event = event(players);
    bencher.bench(|| objections(&event));
}

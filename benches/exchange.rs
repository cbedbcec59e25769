//! Files of great events: reading and writing a TRF of 500 players and nine rounds, and the list of its players.

use sonneborn::exchange::players::Sheet;
use sonneborn::exchange::table;
use sonneborn::exchange::trf::{self, Output, Version};
use sonneborn::i18n::Lang;
use sonneborn::pairing::NoPairing;
use sonneborn::pairing::generator::{self, Options};
use sonneborn::pairing::swiss::field::Pairings;
use sonneborn::sheets::lists;
use sonneborn::tournament::Tournament;
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::statement::Statement;

fn main() {
    divan::main();
}

/// Round r moves the lower half r places against the upper one: nobody meets anybody twice.
fn shifted(tournament: &Tournament, round: RoundNo) -> Result<Pairings, NoPairing> {
    let half = tournament.players.len() / 2;
    let lower = |upper: usize| PlayerId((half + (upper + round.index()) % half) as u32);
    Ok(Pairings {
        games: (0..half).map(|upper| (PlayerId(upper as u32), lower(upper))).collect(),
        ..Pairings::default()
    })
}

fn event(players: u16) -> Tournament {
    let options = Options { players, rounds: 9, ..Options::default() };
    generator::generate(&options, &shifted).tournament
}

fn file(players: u16, version: Version) -> String {
    trf::write(&Statement::of(&event(players)), &Output { version, ..Output::default() })
}

#[divan::bench(args = [50, 500, 5000])]
fn read_trf(bencher: divan::Bencher, players: u16) {
    let text = file(players, Version::Trf26);
    bencher.bench(|| trf::read(divan::black_box(text.as_bytes())).is_ok());
}

#[divan::bench(args = [50, 500, 5000])]
fn write_trf(bencher: divan::Bencher, players: u16) {
    let tournament = event(players);
    bencher.bench(|| {
        trf::write(
            &Statement::of(divan::black_box(&tournament)),
            &Output { version: Version::Trf26, ..Output::default() },
        )
    });
}

#[divan::bench(args = [500])]
fn read_players_from_csv(bencher: divan::Bencher, players: u16) {
    let text = table::csv::write(&lists::players(Lang::English, &event(players)));
    bencher.bench(|| {
        let grid = table::read(divan::black_box(text.as_bytes())).expect("our own table");
        Sheet::of(grid, "list".into()).judged(&Tournament::default())
    });
}

#[divan::bench(args = [500])]
fn read_players_from_xlsx(bencher: divan::Bencher, players: u16) {
    let bytes = table::xlsx::write(&[lists::players(Lang::English, &event(players))]).expect("a workbook");
    bencher.bench(|| {
        let grid = table::read(divan::black_box(&bytes)).expect("our own workbook");
        Sheet::of(grid, "list".into()).judged(&Tournament::default())
    });
}

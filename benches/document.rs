//! What a paper costs: the whole call, from the tournament to the bytes of the PDF. Compare within one run with `yardstick`, because
//! milliseconds are the machine's; wanted are 15 ms for the crosstable of 500, 60 ms for the pack of 200 and 500 ms
//! for the book of results of 2,000.

use chrono::NaiveDateTime;
use divan::Bencher;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use sonneborn::document::starting_rank::ListOrder;
use sonneborn::document::{Document, Fonts, Job, PaperSize, book, print, round_pack};
use sonneborn::i18n::Lang;
use sonneborn::standings::crosstable::Order;
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::{Imported, ImportedPlayer};
use sonneborn::tournament::details::Details;
use sonneborn::tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::player::PlayerData;
use sonneborn::tournament::regulations::Regulations;
use sonneborn::tournament::round::{Game, PairedBy, Round, RoundState};
use std::io::Write;

fn main() {
    divan::main();
}

const ROUNDS: u16 = 9;
const LAST: RoundNo = RoundNo(ROUNDS);
const SIZES: [u16; 2] = [200, 500];

/// A field of an even number of players, a third of them with Chinese names, in which round `n` pairs everybody with the
/// one `n` places further on.
fn event(players: u16) -> Tournament {
    let named = (1..=players).map(|number| ImportedPlayer {
        data: PlayerData {
            name: match number % 3 {
                0 => format!(
                    "{}{}",
                    ["王", "李", "张", "刘", "陈"][usize::from(number % 5)],
                    ["小明", "伟", "芳"][usize::from(number % 7 % 3)]
                ),
                _ => format!("Petrescu-Nummer{number}, Ana"),
            },
            rating: Some(2700 - number),
            federation: "ROU".into(),
            ..PlayerData::default()
        },
        tpn: Tpn(number),
        ..ImportedPlayer::default()
    });
    let results = [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins];
    let round = |number: u16| {
        let games = (0..players / 2).map(|board| Game {
            board: board + 1,
            white: PlayerId(u32::from(2 * board)),
            black: PlayerId(u32::from((2 * (board + number) + 1) % players)),
            result: Some(results[usize::from(board + number) % results.len()]),
            touched: 0,
            for_rating: None,
        });
        Round {
            number: RoundNo(number),
            state: RoundState::Published,
            paired_by: PairedBy::Engine,
            engine: Vec::new(),
            compared: None,
            games: games.collect(),
            byes: Vec::new(),
        }
    };
    Tournament::of_import(&Imported {
        details: Details { name: "Bench Open".into(), ..Details::default() },
        regulations: Regulations { rounds: ROUNDS, ..Regulations::default() },
        players: named.collect(),
        rounds: (1..=ROUNDS).map(round).collect(),
        ..Imported::default()
    })
}

fn bench(bencher: Bencher, players: u16, documents: &[Document]) {
    let tournament = event(players);
    let job = Job {
        tournament: &tournament,
        lang: Lang::English,
        size: PaperSize::A4,
        printed: NaiveDateTime::default(),
        check: None,
    };
    let fonts = Fonts::standard();
    let bytes = print(documents, &job, fonts).map_or(0, |pdf| pdf.len());
    bencher.counter(divan::counter::BytesCount::new(bytes)).bench(|| print(documents, &job, fonts));
}

/// The work of packing a megabyte of figures, of which a paper costs a part.
#[divan::bench]
fn yardstick(bencher: Bencher) {
    const MEGABYTE: usize = 1 << 20;
    let figures: Vec<u8> =
        (0..MEGABYTE).map(|place| b'0' + u8::try_from(place * place % 251 % 10).unwrap_or(0)).collect();
    bencher.bench(|| {
        let mut packer = ZlibEncoder::new(Vec::new(), Compression::new(3));
        packer.write_all(&figures).and_then(|()| packer.finish())
    });
}

#[divan::bench(args = SIZES)]
fn crosstable(bencher: Bencher, players: u16) {
    bench(bencher, players, &[Document::Crosstable { through: LAST, order: Order::Rank }]);
}

#[divan::bench(args = SIZES)]
fn standings(bencher: Bencher, players: u16) {
    bench(bencher, players, &[Document::Standings { through: LAST }]);
}

#[divan::bench(args = SIZES)]
fn player_list(bencher: Bencher, players: u16) {
    bench(bencher, players, &[Document::Players { order: ListOrder::ByNumber }]);
}

#[divan::bench(args = SIZES)]
fn slips(bencher: Bencher, players: u16) {
    bench(bencher, players, &[Document::Slips { round: LAST }]);
}

#[divan::bench(args = SIZES)]
fn pack_of_a_round(bencher: Bencher, players: u16) {
    bench(bencher, players, &round_pack::due(&event(players), LAST));
}

#[divan::bench(args = [2000])]
fn result_book(bencher: Bencher, players: u16) {
    bench(bencher, players, &book::results(&event(players)));
}

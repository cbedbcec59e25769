//! Standings of invented events: every tie-break that individual tournaments can ask for, over nine rounds, from 500 to
//! 10,000 players, so that the growth shows; and the crosstable.

use sonneborn::standings::crosstable::{self, Order};
use sonneborn::standings::{Settings, Standings};
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::{Imported, ImportedPlayer};
use sonneborn::tournament::descriptor::Descriptor;
use sonneborn::tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn::tournament::outcome::{Bye, GameResult, Mark};
use sonneborn::tournament::player::PlayerData;
use sonneborn::tournament::regulations::TieBreakEdition;
use sonneborn::tournament::round::{Game, PairedBy, Round, RoundState};
use sonneborn::tournament::{colour::Colour, regulations::Regulations};

const ROUNDS: u16 = 9;

fn main() {
    divan::main();
}

/// A sequence of numbers that looks random and is the same each time (Knuth's linear congruence).
struct Sequence(u64);

impl Sequence {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

/// An event in which equals meet roughly, with byes and forfeits.
fn event(players: u32) -> Tournament {
    let mut chance = Sequence(12_345);
    let mut imported =
        Imported { regulations: Regulations { rounds: ROUNDS, ..Regulations::default() }, ..Imported::default() };
    for number in 0..players {
        let rating = Some(1000 + (number * 1500 / players) as u16);
        let data = PlayerData { name: format!("Player {number}"), rating, ..PlayerData::default() };
        imported.players.push(ImportedPlayer { data, tpn: Tpn(number as u16 + 1), ..ImportedPlayer::default() });
    }
    let mut half_points = vec![0_i32; players as usize];
    for number in 1..=ROUNDS {
        let mut order: Vec<(i32, u64, u32)> =
            (0..players).map(|player| (-half_points[player as usize], chance.below(1 << 30), player)).collect();
        order.sort_unstable();
        let (mut games, mut byes) = (Vec::new(), Vec::new());
        for pair in order.chunks(2) {
            let &[(.., white), (.., black)] = pair else {
                byes.push((PlayerId(pair[0].2), Bye::PairingAllocated));
                half_points[pair[0].2 as usize] += 2;
                continue;
            };
            let result = match chance.below(40) {
                0 => {
                    byes.extend([(PlayerId(white), Bye::HalfPoint), (PlayerId(black), Bye::ZeroPoint)]);
                    half_points[white as usize] += 1;
                    continue;
                }
                1 => GameResult::WhiteWinsByForfeit,
                2..=14 => GameResult::WhiteWins,
                15..=26 => GameResult::BlackWins,
                _ => GameResult::Draw,
            };
            for (player, colour) in [(white, Colour::White), (black, Colour::Black)] {
                half_points[player as usize] += match result.mark(colour) {
                    Mark::Win => 2,
                    Mark::Draw => 1,
                    Mark::Loss => 0,
                };
            }
            let (white, black, board) = (PlayerId(white), PlayerId(black), games.len() as u16 + 1);
            games.push(Game { board, white, black, result: Some(result), touched: 0, for_rating: None });
        }
        let (number, state, paired_by) = (RoundNo(number), RoundState::Published, PairedBy::Import);
        imported.rounds.push(Round { number, state, paired_by, games, byes, engine: Vec::new(), compared: None });
    }
    Tournament::of_import(&imported)
}

fn settings(tie_breaks: Vec<Descriptor>) -> Settings {
    Settings { tie_breaks, edition: TieBreakEdition::March2026, through: RoundNo(ROUNDS), predetermined: false }
}

#[divan::bench(args = [500, 1_000, 2_000, 5_000, 10_000], sample_count = 20)]
fn all_tie_breaks(bencher: divan::Bencher, players: u32) {
    let event = event(players);
    let settings = settings(Descriptor::all_individual());
    bencher.bench(|| Standings::of(&event, &settings));
}

#[divan::bench(args = [200, 500, 10_000], sample_count = 20)]
fn usual_tie_breaks(bencher: divan::Bencher, players: u32) {
    let event = event(players);
    let list = ["DE", "BH/C1", "BH", "SB", "WIN"].map(|text| text.parse().expect("a tie-break"));
    let settings = settings(list.to_vec());
    bencher.bench(|| Standings::of(&event, &settings));
}

#[divan::bench(args = [200, 500, 10_000], sample_count = 20)]
fn crosstable(bencher: divan::Bencher, players: u32) {
    let event = event(players);
    let standings = Standings::of(&event, &settings(Vec::new()));
    bencher.bench(|| crosstable::by_rounds(&standings, Order::Rank));
}

//! What `-c` prints: every round by its name, and below it the pairs that the engine has otherwise, side by side with the
//! file's. The layout and its English are those of bbpPairings and JaVaFo, because programs read them.

use super::InPlaceOf;
use crate::cli::checklist;
use crate::cli::engine::{self, Failure};
use sonneborn_pairing::boards;
use sonneborn_pairing::swiss::field::Pairings;
use sonneborn_rules::pairs::starting_number;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::round::Round;
use std::fmt::Write;

const TABLE: &str = "  Checker pairings        Tournament pairings ";
/// Between the two pairs of a line.
const GAP: usize = 16;
/// Of a starting number, and of JaVaFo's bye behind its name.
const WIDTH: usize = 3;
const BYE_WIDTH: usize = 5;

/// A round of the file, and what the engine pairs; `None` where it finds no pairing.
pub struct Checked<'a> {
    round: &'a Round,
    engine: Option<Pairings>,
}

/// Pairs the rounds of the file again, or one of them.
///
/// # Errors
/// That the engine failed, or that the file has nobody whom it could pair; not that there is no pairing, which is an answer.
pub fn rounds(tournament: &Tournament, only: Option<RoundNo>) -> Result<Vec<Checked<'_>>, Failure> {
    let rounds = tournament.rounds.iter().filter(|round| only.is_none_or(|only| only == round.number));
    rounds
        .map(|round| match engine::pair(tournament, round.number) {
            Ok(paired) => Ok(Checked { round, engine: Some(paired) }),
            Err(Failure::NoPairing(_)) => Ok(Checked { round, engine: None }),
            Err(failure) => Err(failure),
        })
        .collect()
}

/// The tables of what the engine knew before each round.
pub fn lists(tournament: &Tournament, rounds: &[Checked], stop: &str) -> String {
    let list = |checked: &Checked| {
        let round = checked.round.number;
        format!("Round #{round}{stop}\n{}", checklist::text(tournament, round, checked.engine.as_ref()))
    };
    rounds.iter().map(list).collect()
}

/// The answer to `-c`, round by round.
pub fn check(other: InPlaceOf, name: &str, tournament: &Tournament, rounds: &[Checked]) -> String {
    let mut text = String::new();
    for checked in rounds {
        let number = checked.round.number;
        text.push_str(&heading(name, number));
        match (&checked.engine, other) {
            (None, InPlaceOf::BbpPairings) => {
                let _ = writeln!(text, "No valid pairing exists for round {number}.\n");
            }
            (None, InPlaceOf::JaVaFo) => {
                let file = Pairs::of_file(checked.round);
                let none = vec![[0, 0]; file.games.len() + file.byes.len()];
                text.push_str(&table(other, &none, &file.numbers(tournament, number)));
            }
            (Some(engine), _) => text.push_str(&differences(other, tournament, checked.round, engine)),
        }
    }
    text
}

/// The line of a round.
pub fn heading(name: &str, round: RoundNo) -> String {
    format!("{name}: Round #{round}\n")
}

/// The pairs of a round, White first, and who has the pairing-allocated bye.
struct Pairs {
    games: Vec<(PlayerId, PlayerId)>,
    byes: Vec<PlayerId>,
}

impl Pairs {
    fn of_file(round: &Round) -> Pairs {
        let byes = round.byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated);
        Pairs {
            games: round.games.iter().map(|game| (game.white, game.black)).collect(),
            byes: byes.map(|(player, _)| *player).collect(),
        }
    }

    fn of_engine(pairings: &Pairings) -> Pairs {
        Pairs { games: pairings.games.clone(), byes: pairings.bye.into_iter().collect() }
    }

    fn without(&self, others: &Pairs) -> Pairs {
        Pairs {
            games: self.games.iter().filter(|game| !others.games.contains(game)).copied().collect(),
            byes: self.byes.iter().filter(|player| !others.byes.contains(player)).copied().collect(),
        }
    }

    /// By starting numbers, in the order of the boards; a bye last, against 0.
    fn numbers(&self, tournament: &Tournament, round: RoundNo) -> Vec<[u16; 2]> {
        let number = |player| starting_number(tournament, player);
        let games = boards::seat(tournament, round, self.games.clone());
        let games = games.into_iter().map(|game| [number(game.white), number(game.black)]);
        games.chain(self.byes.iter().map(|player| [number(*player), 0])).collect()
    }
}

/// What the engine has otherwise in a round, or nothing. A pair with the other colours stands in the table of bbpPairings, and
/// above that of JaVaFo.
fn differences(other: InPlaceOf, tournament: &Tournament, round: &Round, engine: &Pairings) -> String {
    let (file, engine) = (Pairs::of_file(round), Pairs::of_engine(engine));
    let (mut file, mut engine) = (file.without(&engine), engine.without(&file));
    if file.games.is_empty() && file.byes.is_empty() && engine.games.is_empty() && engine.byes.is_empty() {
        return String::new();
    }
    let mut text = String::new();
    if other == InPlaceOf::JaVaFo {
        let is_turned = |&(white, black): &(PlayerId, PlayerId)| file.games.contains(&(black, white));
        let (turned, others): (Vec<_>, Vec<_>) = engine.games.iter().copied().partition(is_turned);
        file.games.retain(|(white, black)| !turned.contains(&(*black, *white)));
        for [white, black] in (Pairs { games: turned, byes: Vec::new() }).numbers(tournament, round.number) {
            let _ = writeln!(text, "{white} and {black} had inverted colors");
        }
        engine.games = others;
    }
    text + &table(other, &engine.numbers(tournament, round.number), &file.numbers(tournament, round.number))
}

fn table(other: InPlaceOf, engine: &[[u16; 2]], file: &[[u16; 2]]) -> String {
    let mut text = format!("{TABLE}\n");
    let pair = |pair: Option<&[u16; 2]>| match (pair, other) {
        (Some([player, 0]), InPlaceOf::JaVaFo) if *player > 0 => format!("PAB:{player:>BYE_WIDTH$}"),
        (Some([white, black]), _) => format!("{white:>WIDTH$} - {black:>WIDTH$}"),
        (None, _) => " ".repeat(2 * WIDTH + " - ".len()),
    };
    for line in 0..engine.len().max(file.len()) {
        let _ = writeln!(text, "    {}{:GAP$}{}", pair(engine.get(line)), "", pair(file.get(line)));
    }
    text.push('\n');
    text
}

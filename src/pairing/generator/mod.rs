//! Random tournaments, for trying engines against each other and against the text: paired by an engine of this house,
//! with byes, forfeits, withdrawals, returns, late entries and whatever else was asked for, all from one seed.

mod absences;
pub mod likeness;
pub mod options;
mod results;

use super::lots::Lots;
use super::swiss::double_swiss::is_second_game;
use super::swiss::field::Pairings;
use super::{Engine, NoPairing};
use crate::tournament::Tournament;
use crate::tournament::act::{Imported, ImportedPlayer};
use crate::tournament::colour::Colour;
use crate::tournament::details::Details;
use crate::tournament::ids::{PlayerId, RoundNo, Tpn};
use crate::tournament::numbering;
use crate::tournament::outcome::GameResult;
use crate::tournament::player::{PlayerData, Title};
use crate::tournament::regulations::{Acceleration, Apart, Prohibition, RatingChoice, Regulations};
use crate::tournament::round::{Game, PairedBy, Round, RoundState};
pub use options::{Options, Ratings};
use results::happens;

/// Late entries come in one of the first rounds after the first.
const LAST_LATE_ENTRY: u16 = 4;
/// Of so many lots a rating is the mean, where most lie in the middle.
const LOTS_OF_A_BELL: usize = 4;

/// A random tournament, and why it stopped before its last round, if it did.
#[derive(Clone, Debug)]
pub struct Generated {
    pub tournament: Tournament,
    pub stopped: Option<NoPairing>,
}

/// Plays a random tournament, paired by `engine`.
pub fn generate(options: &Options, engine: Engine) -> Generated {
    let mut lots = Lots::new(options.seed);
    let mut tournament = open(options, &mut lots);
    for number in 1..=options.rounds.min(options.played) {
        let round = RoundNo(number);
        // Nobody comes or goes between the games of a match.
        if !is_second_game(options.system, round) {
            absences::draw(&mut tournament, round, options, &mut lots);
        }
        match engine(&tournament, round) {
            Ok(pairings) => {
                decide_adjourned(&mut tournament, options, &mut lots);
                let played = play(&tournament, round, &pairings, options, &mut lots);
                tournament.rounds.push(played);
            }
            Err(why) => return Generated { tournament, stopped: Some(why) },
        }
    }
    Generated { tournament, stopped: None }
}

/// The tournament before its first round.
fn open(options: &Options, lots: &mut Lots) -> Tournament {
    let mut players: Vec<PlayerData> = (0..options.players).map(|_| player(options, lots)).collect();
    players.sort_by(|a, b| numbering::by_strength(RatingChoice::Fide, a, b));
    let drawn = if lots.below(2) == 0 { Colour::White } else { Colour::Black };
    let players: Vec<ImportedPlayer> = (1..)
        .map(Tpn)
        .zip(players)
        .map(|(tpn, data)| {
            let data = PlayerData { name: format!("Player{:04}, Test", tpn.0), ..data };
            let late = options.rounds > 1 && happens(lots, options.late_entries);
            let choices = usize::from(LAST_LATE_ENTRY.min(options.rounds)) - 1;
            let first_round = if late { RoundNo(2 + lots.below(choices) as u16) } else { RoundNo::FIRST };
            ImportedPlayer { data, tpn, first_round, ..ImportedPlayer::default() }
        })
        .collect();
    let regulations = Regulations {
        system: options.system,
        rounds: options.rounds,
        scoring: options.scoring,
        initial_colour: Some(options.initial_colour.unwrap_or(drawn)),
        seed: options.seed,
        acceleration: if options.baku { Acceleration::Baku } else { Acceleration::None },
        prohibitions: prohibitions(options, lots),
        ..Regulations::default()
    };
    let details = Details { name: format!("Random tournament {}", options.seed), ..Details::default() };
    Tournament::of_import(&Imported { details, regulations, players, ..Imported::default() })
}

/// Every tenth player has a title.
fn player(options: &Options, lots: &mut Lots) -> PlayerData {
    let rating = rating(options, lots);
    let title = (lots.below(10) == 0).then(|| Title::ALL[lots.below(Title::ALL.len())]);
    let rating = (!happens(lots, options.unrated)).then_some(rating);
    PlayerData { rating, title, ..PlayerData::default() }
}

fn rating(options: &Options, lots: &mut Lots) -> u16 {
    let (low, high) = (options.lowest_rating.min(options.highest_rating), options.highest_rating);
    let steps = usize::from((high - low) / options.rating_step.max(1)) + 1;
    let step = match options.ratings {
        Ratings::Even => lots.below(steps),
        Ratings::Bell => (0..LOTS_OF_A_BELL).map(|_| lots.below(steps)).sum::<usize>() / LOTS_OF_A_BELL,
    };
    low + step as u16 * options.rating_step
}

fn prohibitions(options: &Options, lots: &mut Lots) -> Vec<Prohibition> {
    if options.players < 2 {
        return Vec::new();
    }
    let mut id = |other: Option<PlayerId>| loop {
        let id = PlayerId(lots.below(options.players.into()) as u32);
        if Some(id) != other {
            return id;
        }
    };
    (0..options.forbidden_pairs)
        .map(|n| {
            let first = id(None);
            let players = vec![first, id(Some(first))];
            // Every other pair may not meet in the first half only.
            let last = if n % 2 == 0 { options.rounds } else { options.rounds.div_ceil(2) };
            Prohibition { first: RoundNo::FIRST, last: RoundNo(last), who: Apart::Players(players), soft: false }
        })
        .collect()
}

/// Adjourned games end when the next round is paired.
fn decide_adjourned(tournament: &mut Tournament, options: &Options, lots: &mut Lots) {
    let Some(last) = tournament.rounds.last_mut() else { return };
    let rating = |player: PlayerId| tournament.players[player.index()].data.rating;
    for game in last.games.iter_mut().filter(|game| game.result == Some(GameResult::Adjourned)) {
        game.result = Some(results::played(lots, options.draws, rating(game.white), rating(game.black)));
    }
}

/// The paired round with random results.
fn play(tournament: &Tournament, number: RoundNo, pairings: &Pairings, options: &Options, lots: &mut Lots) -> Round {
    let rating = |player: PlayerId| tournament.players[player.index()].data.rating;
    let games = (1..)
        .zip(&pairings.games)
        .map(|(board, &(white, black))| {
            let result = Some(results::draw(lots, options, rating(white), rating(black)));
            Game { board, white, black, result, touched: 0, for_rating: None }
        })
        .collect();
    let given = pairings.given_byes();
    let asked = tournament.entrants().filter(|player| player.takes_part_in(number));
    let asked = asked.filter_map(|player| Some((player.id, *player.requested_byes.get(&number)?)));
    let asked = asked.filter(|(player, _)| !given.iter().any(|(other, _)| other == player));
    Round {
        number,
        state: RoundState::Published,
        paired_by: PairedBy::Engine,
        games,
        byes: asked.chain(given.iter().copied()).collect(),
    }
}

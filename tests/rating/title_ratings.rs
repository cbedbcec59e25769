//! B.01 art. 1.5.3a: the rating of a title, reached in the middle of an event, is not lost by what follows.

use sonneborn_rating::report::report;
use sonneborn_rating::title_rating::{REQUIRED, reached};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Imported, ImportedPlayer};
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::player::{Gender, PlayerData, Title};
use sonneborn_tournament::round::{Game, PairedBy, Round, RoundState};

/// The player against somebody rated as they are, game by game: `1`, `=`, `0`.
fn event(player: PlayerData, results: &str) -> Tournament {
    let opponent = PlayerData { name: "Roe".into(), rating: player.rating, ..PlayerData::default() };
    let players = (1..).zip([player, opponent]);
    let players = players.map(|(tpn, data)| ImportedPlayer { data, tpn: Tpn(tpn), ..ImportedPlayer::default() });
    let rounds = (1..).zip(results.chars()).map(|(number, sign)| {
        let result = Some(match sign {
            '1' => GameResult::WhiteWins,
            '=' => GameResult::Draw,
            _ => GameResult::BlackWins,
        });
        let game = Game { board: 1, white: PlayerId(0), black: PlayerId(1), result, touched: 0, for_rating: None };
        let (number, state, paired_by) = (RoundNo(number), RoundState::Published, PairedBy::Import);
        Round { number, state, paired_by, games: vec![game], byes: Vec::new(), engine: Vec::new(), compared: None }
    });
    let rounds = rounds.collect();
    Tournament::of_import(&Imported { players: players.collect(), rounds, ..Imported::default() })
}

/// The titles whose rating was reached, with the round.
fn told(player: PlayerData, results: &str) -> Vec<(Title, u16)> {
    let tournament = event(player, results);
    let reports = report(&tournament, RoundNo(u16::MAX));
    let found = reached(&reports[0], &tournament.players[0].data);
    found.into_iter().map(|found| (found.title, found.round.0)).collect()
}

fn rated(rating: u16, k: u8) -> PlayerData {
    PlayerData { name: "Doe".into(), rating: Some(rating), k: Some(k), ..PlayerData::default() }
}

#[test]
fn art_1_5_3a_what_was_reached_is_not_lost() {
    // A win against an equal is ½ × K: 2490 + 5 + 5 = 2500 after the second game.
    assert_eq!(told(rated(2490, 10), "11000"), [(Title::Gm, 2)]);
    assert_eq!(told(rated(2490, 10), "1=1"), [(Title::Gm, 3)]);
    assert_eq!(told(rated(2490, 10), "1="), []);
    assert_eq!(told(rated(2500, 10), "11"), [], "reached before");
    assert_eq!(told(PlayerData { title: Some(Title::Gm), ..rated(2490, 10) }, "11"), [], "they have the title");
}

#[test]
fn womens_titles_are_for_women() {
    let her = PlayerData { gender: Some(Gender::Female), ..rated(2290, 20) };
    assert_eq!(told(her.clone(), "1"), [(Title::Wgm, 1), (Title::Fm, 1)]);
    assert_eq!(told(PlayerData { title: Some(Title::Wgm), ..her }, "1"), []);
    assert_eq!(told(rated(2290, 20), "1"), [(Title::Fm, 1)]);
}

#[test]
fn stronger_titles_ask_for_more() {
    assert!(REQUIRED.is_sorted_by(|one, next| one.1 >= next.1));
}

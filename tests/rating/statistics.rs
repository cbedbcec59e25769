//! The figures of an event: a round of three boards, counted by hand.

use sonneborn_rating::statistics::{FederationTally, Tally, statistics};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Imported, ImportedPlayer};
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::player::PlayerData;
use sonneborn_tournament::round::{Game, PairedBy, Round, RoundState};

/// Federation and rating of the players, of whom 0 has White against 1 and so on.
const PLAYERS: [(&str, u16); 6] =
    [("NOR", 2100), ("NOR", 2300), ("GER", 1999), ("ESP", 1801), ("GER", 1800), ("NOR", 1500)];

fn event(results: [GameResult; 3], state: RoundState) -> Tournament {
    let players = PLAYERS.map(|(federation, rating)| PlayerData {
        federation: federation.into(),
        rating: Some(rating),
        ..PlayerData::default()
    });
    let players = (1..).zip(players);
    let games = (0u16..).zip(results).map(|(board, result)| Game {
        board: board + 1,
        white: PlayerId(u32::from(2 * board)),
        black: PlayerId(u32::from(2 * board + 1)),
        result: Some(result),
        touched: 0,
        for_rating: None,
    });
    let round = Round {
        number: RoundNo(1),
        state,
        paired_by: PairedBy::Import,
        games: games.collect(),
        byes: Vec::new(),
        engine: Vec::new(),
        compared: None,
    };
    Tournament::of_import(&Imported {
        players: players
            .map(|(tpn, data)| ImportedPlayer { data, tpn: Tpn(tpn), ..ImportedPlayer::default() })
            .collect(),
        rounds: vec![round],
        ..Imported::default()
    })
}

#[test]
fn results_upsets_bands_and_federations_are_counted() {
    use GameResult::{BlackWins, Draw, WhiteWins};
    let found = statistics(&event([WhiteWins, Draw, BlackWins], RoundState::Published), RoundNo(1));
    // Board 1: White is 200 lower and wins, board 3: Black is 300 lower and wins.
    let all = Tally { white_wins: 1, draws: 1, black_wins: 1, others: 0, upsets: 2 };
    assert_eq!((found.all, found.all.games()), (all, 3));
    assert_eq!(found.by_round, [(RoundNo(1), all)]);
    let bands: Vec<(u16, u32)> = found.by_band.iter().map(|(from, tally)| (*from, tally.games())).collect();
    // The averages are 2200, 1900 and 1650.
    assert_eq!(bands, [(1600, 1), (1800, 1), (2200, 1)]);
    let of = |players, games, half_points| FederationTally { players, games, half_points };
    let federations: Vec<(&str, FederationTally)> =
        found.by_federation.iter().map(|(federation, tally)| (federation.as_str(), *tally)).collect();
    assert_eq!(federations, [("ESP", of(1, 1, 1)), ("GER", of(2, 2, 1)), ("NOR", of(3, 3, 4))]);
}

/// Of two of whom both lose nobody won: it is a game all the same, and no upset; a gap of 200 is one, whoever has White.
#[test]
fn every_pair_of_results_is_a_game_of_one_kind() {
    use GameResult::{BlackWins, BothLose, Draw, WhiteWins};
    let all = [WhiteWins, Draw, BlackWins, BothLose];
    for first in all {
        for second in all {
            for third in all {
                let found = statistics(&event([first, second, third], RoundState::Published), RoundNo(1)).all;
                let count =
                    |result| u32::from(first == result) + u32::from(second == result) + u32::from(third == result);
                let upsets = u32::from(first == WhiteWins) + u32::from(third == BlackWins);
                let expected = Tally {
                    white_wins: count(WhiteWins),
                    draws: count(Draw),
                    black_wins: count(BlackWins),
                    others: count(BothLose),
                    upsets,
                };
                assert_eq!((found, found.games()), (expected, 3));
            }
        }
    }
    for (gap, is_upset) in [(199, 0), (200, 1), (201, 1)] {
        let mut event = event([BlackWins, WhiteWins, Draw], RoundState::Published);
        event.players[0].data.rating = Some(2000 + gap);
        event.players[1].data.rating = Some(2000);
        event.players[2].data.rating = Some(2000);
        event.players[3].data.rating = Some(2000 + gap);
        assert_eq!(statistics(&event, RoundNo(1)).all.upsets, 2 * is_upset, "{gap}");
    }
}

#[test]
fn a_gap_of_199_is_no_upset_and_a_forfeit_no_game() {
    use GameResult::{BlackWins, Draw, WhiteWins, WhiteWinsByForfeit};
    let upsets = |results| statistics(&event(results, RoundState::Published), RoundNo(1)).all;
    assert_eq!(upsets([BlackWins, BlackWins, Draw]).upsets, 0, "198 points");
    assert_eq!(upsets([WhiteWinsByForfeit, WhiteWins, WhiteWins]), Tally { white_wins: 2, ..Tally::default() });
}

#[test]
fn a_draft_and_later_rounds_are_not_counted() {
    let results = [GameResult::Draw; 3];
    assert_eq!(statistics(&event(results, RoundState::Draft), RoundNo(1)).all.games(), 0);
    assert_eq!(statistics(&event(results, RoundState::Published), RoundNo(0)).all.games(), 0);
}

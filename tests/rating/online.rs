//! The online club's table of points and its grades, its points from game to game, and its limits.

use crate::common::golden;
use proptest::prelude::*;
use sonneborn_rating::house_points::{HouseObjection, PlayerPoints, house_points, objections};
use sonneborn_rating::online::{Grade, change, grade};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Imported, ImportedPlayer};
use sonneborn_tournament::house_points::{EndedGame, HouseEnding, HousePointRules, LeftEarly, LeftLate};
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::{GameResult, Mark};
use sonneborn_tournament::player::PlayerData;
use sonneborn_tournament::round::{Game, PairedBy, Round, RoundState};
use std::fs;

fn rows(file: &str) -> Option<Vec<Vec<String>>> {
    let folder = golden("ratings/qq")?;
    let text = fs::read_to_string(folder.join(file)).expect("the golden file reads");
    Some(text.lines().skip(1).map(|line| line.split(',').map(String::from).collect()).collect())
}

#[test]
fn every_gap_and_result_moves_what_the_club_says() {
    let Some(rows) = rows("qq_table.csv") else { return };
    assert!(rows.len() > 80);
    for row in rows {
        let figure = |column: usize| row[column].parse::<i32>().expect("a figure");
        let mark = match row[1].as_str() {
            "win" => Mark::Win,
            "draw" => Mark::Draw,
            _ => Mark::Loss,
        };
        let opponent = 2000;
        assert_eq!(change(opponent + figure(0), opponent, mark), (figure(2), figure(3)), "{row:?}");
    }
}

#[test]
fn every_grade_begins_where_the_club_says() {
    let Some(rows) = rows("qq_levels.csv") else { return };
    assert!(rows.len() > 30);
    for row in rows {
        let shown = match grade(row[0].parse().expect("points")) {
            Grade::Beginner => "初學者".to_string(),
            Grade::Player(level) => format!("{level}級棋手"),
            Grade::Master(level) => format!("{level}級棋師"),
        };
        assert_eq!(shown, row[1], "{row:?}");
    }
}

/// Ann has 150 points, Bo 40; they play each other in both rounds, Ann with White first.
fn event(results: [GameResult; 2], endings: [Option<HouseEnding>; 2]) -> Tournament {
    let player = |name: &str, rating, tpn| ImportedPlayer {
        data: PlayerData { name: name.into(), rating: Some(rating), ..PlayerData::default() },
        tpn: Tpn(tpn),
        ..ImportedPlayer::default()
    };
    let round = |number, (white, black), result| Round {
        number: RoundNo(number),
        state: RoundState::Published,
        paired_by: PairedBy::Import,
        engine: Vec::new(),
        compared: None,
        games: vec![Game { board: 1, white, black, result: Some(result), touched: 0, for_rating: None }],
        byes: Vec::new(),
    };
    let mut tournament = Tournament::of_import(&Imported {
        players: vec![player("Ann", 150, 1), player("Bo", 40, 2)],
        rounds: vec![round(1, (ANN, BO), results[0]), round(2, (BO, ANN), results[1])],
        ..Imported::default()
    });
    for (round, ending) in (1..).map(RoundNo).zip(endings) {
        tournament.house_endings.extend(ending.map(|ending| EndedGame { round, board: 1, ending }));
    }
    tournament
}

const ANN: PlayerId = PlayerId(0);
const BO: PlayerId = PlayerId(1);

/// The points of Ann and Bo after each round, `-` before a round that did not count.
fn story(tournament: &Tournament, rules: &HousePointRules) -> [String; 2] {
    let list = house_points(tournament, rules);
    let told = |line: &PlayerPoints| {
        let games = line.games.iter().map(|game| game.change.map_or("-".into(), |change| format!("{change:+}")));
        format!("{} {} = {}", line.before, games.collect::<Vec<_>>().join(" "), line.after)
    };
    [told(&list[0]), told(&list[1])]
}

#[test]
fn points_go_from_game_to_game_by_what_both_then_had() {
    let rules = HousePointRules::default();
    let (white, black, draw) = (GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw);
    for (results, told) in [
        // A gap of 110: 20 to the lower; then of 70: 15 to the lower again, who had White.
        ([black, white], ["150 -20 -15 = 115", "40 +20 +15 = 75"]),
        ([draw, draw], ["150 -10 -5 = 135", "40 +10 +5 = 55"]),
        ([white, black], ["150 +3 +3 = 156", "40 -3 -3 = 34"]),
        ([GameResult::WhiteWinsByForfeit, draw], ["150 -10 = 140", "40 +10 = 50"]),
        ([GameResult::DrawUnrated, draw], ["150 - -10 = 140", "40 - +10 = 50"]),
        ([GameResult::BothLose, draw], ["150 -20 -5 = 125", "40 -3 +5 = 42"]),
        ([GameResult::Adjourned, draw], ["150 -10 = 140", "40 +10 = 50"]),
    ] {
        assert_eq!(story(&event(results, [None, None]), &rules), told, "{results:?}");
    }
}

#[test]
fn an_ending_goes_before_the_result() {
    let rules = HousePointRules::default();
    let floor = HousePointRules { floor: Some(0), ..rules };
    let win = HousePointRules { left_early: LeftEarly::Win, ..rules };
    let kept = HousePointRules { left_late: LeftLate::DrawWithoutLoss, ..rules };
    for (ending, rules, told) in [
        (HouseEnding::Left { by: BO, rounds: 25 }, rules, ["150 +0 = 150", "40 -9 = 31"]),
        (HouseEnding::Left { by: BO, rounds: 25 }, win, ["150 +3 = 153", "40 -9 = 31"]),
        (HouseEnding::Left { by: BO, rounds: 26 }, rules, ["150 -10 = 140", "40 -9 = 31"]),
        (HouseEnding::Left { by: BO, rounds: 26 }, kept, ["150 +0 = 150", "40 -9 = 31"]),
        (HouseEnding::Left { by: ANN, rounds: 26 }, rules, ["150 -60 = 90", "40 +10 = 50"]),
        (HouseEnding::TimeOut { by: ANN, rounds: 6 }, rules, ["150 -20 = 130", "40 +20 = 60"]),
        (HouseEnding::TimeOut { by: ANN, rounds: 5 }, rules, ["150 - = 150", "40 - = 40"]),
        (HouseEnding::Void, rules, ["150 - = 150", "40 - = 40"]),
        // What the rules do not allow is told, and counts as the arbiter scored it.
        (HouseEnding::Resigned { by: BO, rounds: 3 }, rules, ["150 +3 = 153", "40 -3 = 37"]),
    ] {
        // The second game waits.
        let tournament = event([GameResult::WhiteWins, GameResult::Adjourned], [Some(ending), None]);
        assert_eq!(story(&tournament, &rules), told, "{ending:?}");
    }
    let left = Some(HouseEnding::Left { by: BO, rounds: 25 });
    let mut poor = event([GameResult::WhiteWins, GameResult::Adjourned], [left, None]);
    poor.players[1].data.rating = Some(2);
    assert_eq!(story(&poor, &rules)[1], "2 -9 = -7");
    assert_eq!(story(&poor, &floor)[1], "2 -2 = 0");
}

#[test]
fn the_clubs_limits_are_held_against_what_was_entered() {
    let by = BO;
    for (result, ending, told) in [
        (
            GameResult::WhiteWins,
            HouseEnding::Resigned { by, rounds: 14 },
            vec![HouseObjection::ResignedTooEarly { needed: 15 }],
        ),
        (GameResult::WhiteWins, HouseEnding::Resigned { by, rounds: 15 }, vec![]),
        (GameResult::Draw, HouseEnding::DrawAgreed { by, rounds: 16, offers: 3 }, vec![]),
        (
            GameResult::Draw,
            HouseEnding::DrawAgreed { by, rounds: 20, offers: 4 },
            vec![HouseObjection::TooManyOffers { most: 3 }],
        ),
        (
            GameResult::Draw,
            HouseEnding::DrawAgreed { by, rounds: 15, offers: 1 },
            vec![HouseObjection::DrawTooEarly { needed: 16 }],
        ),
        (GameResult::BlackWins, HouseEnding::TimeOut { by, rounds: 30 }, vec![HouseObjection::ResultDisagrees]),
        (GameResult::BlackWins, HouseEnding::TimeOut { by, rounds: 5 }, vec![]),
        (GameResult::Draw, HouseEnding::Left { by, rounds: 30 }, vec![HouseObjection::ResultDisagrees]),
    ] {
        let tournament = event([result, GameResult::Draw], [Some(ending), None]);
        let found: Vec<HouseObjection> =
            objections(&tournament).into_iter().map(|(_, _, objection)| objection).collect();
        assert_eq!(found, told, "{ending:?}");
    }
}

proptest! {
    /// What one gains the other loses, but for a draw between players who are close.
    #[test]
    fn the_table_gives_what_it_takes(own in 0..6000_i32, opponent in 0..6000_i32) {
        for mark in [Mark::Win, Mark::Loss] {
            let (gained, lost) = change(own, opponent, mark);
            prop_assert_eq!(gained, -lost);
        }
        let (own_change, change_of_opponent) = change(own, opponent, Mark::Draw);
        let close = (own - opponent).abs() < 10;
        prop_assert_eq!(own_change + change_of_opponent, if close { 2 } else { 0 });
        prop_assert_eq!(change(own, opponent, Mark::Win).0, change(opponent, own, Mark::Loss).1);
    }

    /// More points never mean a lower grade.
    #[test]
    fn grades_rise_with_points(points in -100..6000_i32, more in 0..1000_i32) {
        let rank = |grade| match grade {
            Grade::Beginner => 0,
            Grade::Player(level) => 11 - i32::from(level),
            Grade::Master(level) => 21 - i32::from(level),
        };
        prop_assert!(rank(grade(points)) <= rank(grade(points + more)));
    }
}

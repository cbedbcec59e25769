//! Every figure that FIDE published: per game, per tournament, per rating period; its calculator; first ratings.

use crate::common::golden;
use chrono::NaiveDate;
use sonneborn_rating::change::{RatedGame, change, limited_k, round_away};
use sonneborn_rating::edition::RatingEdition;
use sonneborn_rating::initial::initial;
use sonneborn_tournament::outcome::Mark;
use sonneborn_tournament::regulations::Rate;
use std::fs;

fn data(file: &str) -> Option<String> {
    let folder = golden("ratings")?;
    Some(fs::read_to_string(folder.join(file)).expect("the golden file reads"))
}

/// `12.30` in hundredths.
fn hundredths(text: &str) -> i32 {
    (text.parse::<f64>().expect("a figure") * 100.0).round() as i32
}

/// `2205w=-25` or `1995*b1+8`: opponent, capped, result, change in hundredths.
fn game(token: &str) -> (RatedGame, bool, i32) {
    let digits = token.find(|c: char| !c.is_ascii_digit()).expect("a rating first");
    let opponent = token[..digits].parse().expect("a rating");
    let rest = &token[digits..];
    let (capped, rest) = (rest.starts_with('*'), rest.trim_start_matches('*'));
    let mark = match &rest[1..2] {
        "1" => Mark::Win,
        "=" => Mark::Draw,
        _ => Mark::Loss,
    };
    (RatedGame { opponent, mark }, capped, rest[2..].parse().expect("a change"))
}

#[test]
fn each_published_calculation_comes_out() {
    let Some(text) = data("fide_published.txt") else { return };
    let (mut games_seen, mut tournaments, mut periods) = (0, 0, 0);
    let mut period: Option<(String, i32, i32)> = None;
    let close = |period: &Option<(String, i32, i32)>| {
        if let Some((case, shown, sum)) = period {
            assert_eq!(sum, shown, "the change of {case} in the period");
        }
    };
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('|').collect();
        if fields[0] == "C" {
            close(&period);
            period = (!fields[7].is_empty()).then(|| (fields[1].to_string(), hundredths(fields[7]), 0));
            periods += usize::from(period.is_some());
            continue;
        }
        let [_, event, start, _, _, own, score, count, shown, k, k_shown, tokens] = fields[..] else {
            panic!("an unknown row: {line}");
        };
        let start = NaiveDate::parse_from_str(start, "%Y-%m-%d").expect("a day");
        let expected: Vec<(RatedGame, bool, i32)> = tokens.split(' ').map(game).collect();
        let games: Vec<RatedGame> = expected.iter().map(|(game, ..)| *game).collect();
        let edition = RatingEdition::on(Some(start), Rate::Standard);
        let computed = change(own.parse().expect("a rating"), k.parse().expect("K"), &games, &edition);
        for (computed, (game, capped, moved)) in computed.games.iter().zip(&expected) {
            assert_eq!(computed.change, *moved, "event {event}: {game:?}");
            // Where FIDE limited the difference it prints the rating that it used: 400 away.
            assert!(!capped || computed.difference.abs() == 400, "event {event}: {game:?}");
            games_seen += 1;
        }
        assert_eq!(games.len(), count.parse::<usize>().expect("a count"), "event {event}");
        let points: i32 = games.iter().map(|game| sonneborn_rating::change::score(game.mark)).sum();
        assert_eq!(points, hundredths(score), "event {event}");
        assert_eq!(computed.sum, hundredths(shown), "event {event}");
        assert_eq!(computed.change, hundredths(k_shown), "event {event}");
        if let Some((_, _, sum)) = &mut period {
            *sum += computed.change;
        }
        tournaments += 1;
    }
    close(&period);
    assert!(games_seen > 400 && tournaments > 60 && periods > 20, "{games_seen} {tournaments} {periods}");
}

#[test]
fn the_calculator_agrees_where_it_follows_the_rules_in_force() {
    let Some(text) = data("fide_calculator.txt") else { return };
    let edition = RatingEdition::on(None, Rate::Standard);
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('|').collect();
        let mark = match fields[2] {
            "1" => Mark::Win,
            "0" => Mark::Loss,
            _ => Mark::Draw,
        };
        let game = RatedGame { opponent: fields[1].parse().expect("a rating"), mark };
        let computed = change(fields[0].parse().expect("a rating"), fields[3].parse().expect("K"), &[game], &edition);
        assert_eq!(computed.change, hundredths(fields[5]), "{line}");
    }
}

#[test]
fn first_ratings_come_out_by_both_rules() {
    let Some(text) = data("fide_initial.txt") else { return };
    let edition_2024 = RatingEdition::on(NaiveDate::from_ymd_opt(2024, 3, 1), Rate::Standard);
    let edition_2022 = RatingEdition::on(NaiveDate::from_ymd_opt(2022, 1, 1), Rate::Standard);
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('|').collect();
        let (opponent, halves) = (fields[0].parse().expect("a rating"), hundredths(fields[1]) / 50);
        let count: i32 = fields[2].parse().expect("a count");
        let games: Vec<RatedGame> = (0..count)
            .map(|index| match halves - 2 * index {
                2.. => Mark::Win,
                1 => Mark::Draw,
                _ => Mark::Loss,
            })
            .map(|mark| RatedGame { opponent, mark })
            .collect();
        let now = initial(&games, &edition_2024).expect("games were played");
        assert_eq!(now.average, hundredths(fields[4]), "{line}");
        assert_eq!(now.difference, fields[6].parse::<i32>().expect("dp"), "{line}");
        assert_eq!(now.rating, fields[7].parse::<u16>().expect("Ru"), "{line}");
        let then = initial(&games, &edition_2022).expect("games were played");
        assert_eq!(then.rating, fields[3].parse::<u16>().expect("Ru"), "{line}");
    }
}

#[test]
fn periods_are_rounded_once_and_k_limited_by_their_games() {
    assert_eq!(round_away(540), 5);
    assert_eq!(limited_k(20, 39), 17, "FIDE printed K 17 for the 39 games of case F-P05");
}

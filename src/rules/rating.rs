//! What a tournament does to ratings: changes game by game, first ratings, and what stands against rating it. The objects that
//! `sonneborn rating --json` prints.

use crate::file::to_look_at;
use crate::{Refused, Wish};
use serde_json::{Value, json};
use sonneborn_i18n::{Lang, rating as words};
use sonneborn_rating::change::{Change, GameChange, score};
use sonneborn_rating::initial::{InitialRating, Standing};
use sonneborn_rating::report::{Effect, PlayerReport, report};
use sonneborn_rating::submission::objections;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;

/// The rating report of a file of any program that is understood.
///
/// # Errors
/// What is wrong with the file.
pub fn rating(bytes: &[u8], wish: &Wish) -> Result<Value, Refused> {
    let tournament = Tournament::of_import(&to_look_at(bytes, wish)?.imported);
    Ok(report_json(&tournament, &report(&tournament, RoundNo(u16::MAX)), wish.lang))
}

/// A whole report.
pub fn report_json(tournament: &Tournament, reports: &[PlayerReport], lang: Lang) -> Value {
    let players: Vec<Value> = reports.iter().filter_map(|report| player_json(tournament, report, lang)).collect();
    let objections = objections(tournament);
    let objections = objections.iter().map(
        |objection| json!({ "refuses": objection.refuses(), "words": words::objection(lang, objection, tournament) }),
    );
    json!({
        "tournament": tournament.details.name,
        "players": players,
        "objections": objections.collect::<Vec<Value>>(),
    })
}

fn player_json(tournament: &Tournament, report: &PlayerReport, lang: Lang) -> Option<Value> {
    let player = tournament.player(report.player)?;
    let games = report.games_with_changes().map(|(played, change)| {
        // A game against an unrated opponent, and every one of a newcomer, changes nothing.
        let known = json!({ "opponent": played.rating, "score": decimal(score(played.mark)), "rated": false });
        let number = tournament.player(played.opponent).and_then(|opponent| opponent.tpn);
        let place = json!({ "round": played.round, "opponent_number": number, "colour": played.colour });
        with(change.map_or(known, game_json), place)
    });
    let games: Vec<Value> = games.collect();
    let value = match &report.effect {
        Effect::Rated { rating, reason, change, .. } => {
            with(change_json(*rating, change, games), json!({ "k_reason": words::k_reason(lang, *reason) }))
        }
        Effect::Unrated(first) => json!({ "initial": first.as_ref().map(initial_json), "games": games }),
    };
    let person = json!({
        "number": player.tpn,
        "name": player.data.name,
        "fide_id": player.data.fide_id,
        "average": report.average,
        "performance": report.performance,
    });
    Some(with(value, person))
}

/// What games do to a rating.
pub fn change_json(own: u16, change: &Change, games: Vec<Value>) -> Value {
    json!({
        "own": own,
        "k": change.k,
        "games": games,
        "sum": decimal(change.sum),
        "change": decimal(change.change),
        "rounded": change.rounded(),
    })
}

/// What one game does to a rating.
pub fn game_json(game: &GameChange) -> Value {
    json!({
        "opponent": game.game.opponent,
        "score": decimal(score(game.game.mark)),
        "difference": game.difference,
        "counted": game.counted,
        "pd": decimal(game.expected),
        "change": decimal(game.change),
        "rated": !game.unrated,
    })
}

pub fn initial_json(first: &InitialRating) -> Value {
    json!({
        "games": first.games,
        "score": decimal(first.score),
        "average": decimal(first.average),
        "percent": first.percent,
        "dp": first.difference,
        "rating": first.rating,
        "standing": match first.standing {
            Standing::Publishable => "publishable",
            Standing::TooFewGames => "too few games",
            Standing::BelowFloor => "below the floor",
            Standing::ZeroScore => "zero score",
        },
    })
}

/// An object's fields with those that `more` has.
pub fn with(mut value: Value, more: Value) -> Value {
    if let (Some(fields), Value::Object(more)) = (value.as_object_mut(), more) {
        fields.extend(more);
    }
    value
}

/// Hundredths as a number of JSON.
pub fn decimal(hundredths: i32) -> f64 {
    f64::from(hundredths) / 100.0
}

//! LiveChess' cloud: `tournament.json`, `round-N/index.json` with the pairings, `round-N/game-M.json` with the moves and clocks of
//! each; read into games as PGN writes them.

use super::{Given, MOST_GAMES};
use crate::client::{Client, FetchError};
use serde::Deserialize;
use sonneborn_exchange::blank_games::tag_pair;
use std::collections::HashMap;
use std::fmt::Write;
use url::Url;

/// A tournament of the cloud that is asked again and again; games that are over are not asked for twice.
#[derive(Default)]
pub(super) struct Cloud {
    over: HashMap<(usize, usize), String>,
}

#[derive(Deserialize)]
struct Tournament {
    #[serde(default)]
    rounds: Vec<RoundSummary>,
}

#[derive(Deserialize)]
struct RoundSummary {
    #[serde(default)]
    count: usize,
}

#[derive(Deserialize)]
struct Index {
    #[serde(default)]
    pairings: Vec<Pairing>,
}

#[derive(Deserialize)]
struct Pairing {
    white: Option<Player>,
    black: Option<Player>,
    result: Option<String>,
}

#[derive(Default, Deserialize)]
struct Player {
    fname: Option<String>,
    mname: Option<String>,
    lname: Option<String>,
    #[serde(default, deserialize_with = "text_or_number")]
    fideid: String,
}

#[derive(Deserialize)]
struct Game {
    #[serde(default)]
    live: bool,
    #[serde(default)]
    moves: Vec<String>,
    result: Option<String>,
}

/// FIDE IDs come as texts, as numbers, or not at all.
fn text_or_number<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let value = serde_json::Value::deserialize(deserializer)?;
    Ok(value.as_str().map_or_else(|| value.as_u64().map_or_else(String::new, |id| id.to_string()), str::to_owned))
}

/// The address of `tournament.json`, where an address is of the cloud: the file itself, or the page for spectators.
pub(super) fn tournament_address(address: &Url) -> Option<Url> {
    if address.path().ends_with("/tournament.json") {
        return Some(address.clone());
    }
    let is_page = address.host_str().is_some_and(|host| host.eq_ignore_ascii_case("view.livechesscloud.com"));
    let id = address.fragment().filter(|_| is_page)?.trim_matches('/');
    let is_id = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    is_id.then(|| Url::parse(&format!("https://1.pool.livechesscloud.com/get/{id}/tournament.json")).ok()).flatten()
}

impl Cloud {
    /// The games of a round as they stand.
    pub(super) fn games(&mut self, client: &Client, address: &Url, round: usize) -> Result<Vec<Given>, FetchError> {
        let of = |path: &str| address.join(path).map_err(|_| FetchError::NoAddress);
        let tournament: Tournament = json(&client.get(address)?)?;
        if tournament.rounds.get(round.wrapping_sub(1)).is_none_or(|summary| summary.count == 0) {
            return Ok(Vec::new());
        }
        let index: Index = json(&client.get(&of(&format!("round-{round}/index.json"))?)?)?;
        let mut given = Vec::new();
        for (place, pairing) in index.pairings.iter().enumerate().take(MOST_GAMES) {
            let number = place + 1;
            let board = u16::try_from(number).ok();
            if let Some(text) = self.over.get(&(round, number)) {
                given.push(Given { text: text.clone(), board });
                continue;
            }
            let game = client.get(&of(&format!("round-{round}/game-{number}.json?poll"))?);
            // A board that is not connected has no game.
            let Ok(game) = game.and_then(|body| json::<Game>(&body)) else { continue };
            let text = record(pairing, &game, round);
            if !game.live && !game.moves.is_empty() {
                self.over.insert((round, number), text.clone());
            }
            given.push(Given { text, board });
        }
        Ok(given)
    }
}

fn json<T: for<'de> Deserialize<'de>>(body: &[u8]) -> Result<T, FetchError> {
    serde_json::from_slice(body).map_err(|_| FetchError::NoGames)
}

/// A game of the cloud as PGN. A move comes with the seconds left behind it, and those it took: `e4 5389+11`.
fn record(pairing: &Pairing, game: &Game, round: usize) -> String {
    let result = [&pairing.result, &game.result].into_iter().find_map(|result| token(result.as_deref()?));
    let result = result.unwrap_or("*");
    let mut text = String::new();
    // Writing into a text does not fail.
    let _ = writeln!(text, "[Round \"{round}\"]");
    for (colour, player) in [("White", &pairing.white), ("Black", &pairing.black)] {
        let Some(player) = player else { continue };
        text.push_str(&tag_pair(colour, &player.name()));
        if !player.fideid.is_empty() {
            text.push_str(&tag_pair(&format!("{colour}FideId"), &player.fideid));
        }
    }
    let _ = writeln!(text, "[Result \"{result}\"]\n");
    for (ply, told) in game.moves.iter().enumerate() {
        let mut parts = told.split_whitespace();
        let Some(word) = parts.next() else { continue };
        if ply % 2 == 0 {
            let _ = write!(text, "{}. ", ply / 2 + 1);
        }
        text.push_str(word);
        text.push(' ');
        let left = parts.next().and_then(|clock| clock.split('+').next()?.parse::<u64>().ok());
        if let Some(left) = left {
            let _ = write!(text, "{{[%clk {}]}} ", sonneborn_laws::clock::write_time(left * 1000));
        }
    }
    text.push_str(result);
    text.push('\n');
    text
}

impl Player {
    fn name(&self) -> String {
        let given = [&self.fname, &self.mname].into_iter().flatten().map(String::as_str).collect::<Vec<_>>().join(" ");
        let family = self.lname.as_deref().unwrap_or_default();
        match (family.trim(), given.trim()) {
            ("", given) => given.to_owned(),
            (family, "") => family.to_owned(),
            (family, given) => format!("{family}, {given}"),
        }
    }
}

fn token(result: &str) -> Option<&'static str> {
    match result.to_ascii_uppercase().as_str() {
        "WHITEWIN" | "1-0" => Some("1-0"),
        "BLACKWIN" | "0-1" => Some("0-1"),
        "DRAW" | "1/2-1/2" => Some("1/2-1/2"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_come_with_the_clock_behind_them() {
        let pairing = r#"{"white":{"fname":"Wei","mname":null,"lname":"Li","fideid":8600001},"black":{"lname":"Olsen","fideid":"1"},
            "result":"*"}"#;
        let game = r#"{"live":true,"moves":["e4 5389+11","e5 5400","Nf3"],"result":"*"}"#;
        let read = (json::<Pairing>(pairing.as_bytes()).unwrap(), json::<Game>(game.as_bytes()).unwrap());
        assert_eq!(
            record(&read.0, &read.1, 5),
            "[Round \"5\"]\n[White \"Li, Wei\"]\n[WhiteFideId \"8600001\"]\n[Black \"Olsen\"]\n[BlackFideId \"1\"]\n[Result \"*\"]\n\n\
             1. e4 {[%clk 1:29:49]} e5 {[%clk 1:30:00]} 2. Nf3 *\n"
        );
    }

    #[test]
    fn the_page_for_spectators_leads_to_the_file() {
        let page = Url::parse("https://view.livechesscloud.com/#43056032-65e9").unwrap();
        let file = "https://1.pool.livechesscloud.com/get/43056032-65e9/tournament.json";
        assert_eq!(tournament_address(&page).map(String::from).as_deref(), Some(file));
        assert_eq!(tournament_address(&Url::parse("http://10.0.0.7:1982/games.pgn").unwrap()), None);
    }
}

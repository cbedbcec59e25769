//! How players, their ratings and their byes are named in the rows of all pages.

use crate::frame;
use sonneborn_i18n::{Lang, common, knockout, rounds};
use sonneborn_pairing::swiss::double_swiss::GAMES;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::player::PlayerData;
use sonneborn_tournament::regulations::System;

/// The name as it stands on every list: title first.
pub fn titled(data: &PlayerData) -> String {
    title_and(data, &data.name)
}

/// The same with the name as it is shown.
pub fn title_and(data: &PlayerData, name: &str) -> String {
    match data.title {
        Some(title) => format!("{title} {name}"),
        None => name.to_owned(),
    }
}

/// The name in the other letters, where it is known in both and the list does not write both anyway.
pub fn latin(data: &PlayerData) -> String {
    if data.name.contains(&data.latin_name) { String::new() } else { data.latin_name.clone() }
}

/// The tournament rating as lists show it, an estimate as `~1500`; an unrated player has none.
pub fn rating(tournament: &Tournament, data: &PlayerData) -> String {
    tournament.rating(data).map_or_else(String::new, |rating| rating.to_string())
}

/// `Round 3 of 6`; of a knock-out with its stage, and where a round is a game of a match, of which match (C.04.5).
pub fn round_of_all(tournament: &Tournament, number: RoundNo, lang: Lang) -> String {
    let all = frame::known_rounds(tournament);
    let name = all.map_or_else(|| common::round_n(lang, number), |all| rounds::round_of(lang, number, all));
    let part = if tournament.regulations.system == System::DoubleSwiss {
        let games = usize::from(GAMES);
        Some(rounds::match_and_game(lang, number.index() / games + 1, number.index() % games + 1))
    } else {
        knockout::stage_of(lang, tournament, number)
    };
    part.map_or_else(|| name.clone(), |part| format!("{name} · {part}"))
}

//! How players, their ratings and their byes are named in the rows of all pages.

use sonneborn_i18n::{Lang, common};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::PlayerData;

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

/// A bye's name in the middle of a line.
pub fn bye_name(bye: Bye, lang: Lang) -> &'static str {
    match bye {
        Bye::PairingAllocated => common::pairing_allocated_bye(lang),
        Bye::HalfPoint => common::half_point_bye(lang),
        Bye::FullPoint => common::full_point_bye(lang),
        Bye::ZeroPoint => common::zero_point_bye(lang),
    }
}

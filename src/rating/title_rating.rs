//! The ratings that titles ask a player to have reached once, be it in the middle of an event (B.01 art. 1.3, 1.5.3 and
//! 1.5.3a). The thirty games of art. 1.3 are not known here.

use super::report::{Effect, PlayerReport};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::player::{Gender, PlayerData, Title};

/// Each title with the rating that it asks for: those that also ask for norms (1.5.3), and those by rating alone (1.3).
pub const REQUIRED: [(Title, u16); 8] = [
    (Title::Gm, 2500),
    (Title::Im, 2400),
    (Title::Wgm, 2300),
    (Title::Fm, 2300),
    (Title::Wim, 2200),
    (Title::Cm, 2200),
    (Title::Wfm, 2100),
    (Title::Wcm, 2000),
];

/// A title whose rating was reached for the first time in the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    pub title: Title,
    pub rating: u16,
    /// After the game of this round.
    pub round: RoundNo,
}

/// The ratings that the player came to in the event, game by game, of titles better than their own. What follows does not
/// take them back (1.5.3a).
pub fn reached(report: &PlayerReport, data: &PlayerData) -> Vec<Reached> {
    let Effect::Rated { rating: start, change, .. } = &report.effect else { return Vec::new() };
    let mut sum = 0;
    let mut highest: Vec<(RoundNo, i32)> = Vec::new();
    for (played, game) in report.games_with_changes() {
        sum += game.map_or(0, |game| game.change);
        highest.push((played.round, i32::from(*start) * 100 + sum * i32::from(change.k)));
    }
    let wanted = REQUIRED.iter().filter(|(title, rating)| start < rating && wants(data, *title));
    wanted
        .filter_map(|(title, rating)| {
            let (round, _) = highest.iter().find(|(_, reached)| *reached >= i32::from(*rating) * 100)?;
            Some(Reached { title: *title, rating: *rating, round: *round })
        })
        .collect()
}

/// Whether the title would be a better one: women's titles for women, and none that ranks below the player's.
fn wants(data: &PlayerData, title: Title) -> bool {
    let womens = title.is_womens();
    (!womens || data.gender == Some(Gender::Female)) && data.title.is_none_or(|own| title < own)
}

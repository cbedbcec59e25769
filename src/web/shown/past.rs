//! The rounds that were, as lines of a player's card.

use super::changes;
use crate::names::{rating, titled};
use sonneborn_i18n::{Lang, common, players as words};
use sonneborn_rating::report::PlayerReport;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::player::Player;
use sonneborn_tournament::round::{Appearance, RoundState};

/// A round that was, in the line of the player's card.
pub struct Past {
    pub round: RoundNo,
    pub board: String,
    pub colour: Option<Colour>,
    pub opponent: String,
    pub opponent_link: String,
    /// The opponent's tournament rating.
    pub rating: String,
    /// Their own square of the game.
    pub square: &'static str,
    pub points: String,
    /// What the game does to the rating, before K.
    pub change: String,
}

/// The published rounds as they were for the player; `base` is the address of players' pages.
pub fn past(
    tournament: &Tournament,
    player: &Player,
    report: Option<&PlayerReport>,
    base: &str,
    lang: Lang,
) -> Vec<Past> {
    let published = tournament.rounds.iter().filter(|round| round.state == RoundState::Published);
    let mut changes = report.map(changes::by_round).unwrap_or_default();
    published
        .map(|round| {
            let change = changes.remove(&round.number).unwrap_or_default();
            Past { change, ..past_round(tournament, player.id, round.number, base, lang) }
        })
        .collect()
}

fn past_round(tournament: &Tournament, player: PlayerId, round: RoundNo, base: &str, lang: Lang) -> Past {
    let appearance = tournament.appearance(player, round);
    let points = tournament.regulations.scoring.of_appearance(appearance).to_string();
    let without = |words: &str| Past {
        round,
        board: String::new(),
        colour: None,
        opponent: words.into(),
        opponent_link: String::new(),
        rating: String::new(),
        square: "",
        points: points.clone(),
        change: String::new(),
    };
    match appearance {
        Appearance::Absent => without(words::absent(lang)),
        Appearance::Bye(bye) => without(common::bye_of(lang, bye)),
        Appearance::Game { opponent, colour, board, result } => {
            let data = tournament.player(opponent).map(|player| &player.data);
            Past {
                board: board.to_string(),
                colour: Some(colour),
                opponent: data.map(titled).unwrap_or_default(),
                opponent_link: format!("{base}/{}", opponent.0),
                rating: data.map(|data| rating(tournament, data)).unwrap_or_default(),
                square: result.map_or("", |result| result.squares()[usize::from(colour == Colour::Black)]),
                points: if result.is_some() { points.clone() } else { String::new() },
                ..without("")
            }
        }
    }
}

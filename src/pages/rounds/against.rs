//! A draft held against what the engine pairs now, of everybody who is in the event now: as it is held when the round is published, so that
//! the draft's page says the figure that the question before publishing says.

use super::why::engine_instead;
use sonneborn_i18n::Lang;
use sonneborn_pairing::checker;
use sonneborn_pairing::swiss::field::Pairings;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::judge::consequence::{Consequence, Departure};
use sonneborn_tournament::judge::hand_pairing::published;
use sonneborn_tournament::round::{Compared, Game, Round};

pub(super) struct Against {
    /// How many pairs differ.
    pub differing: usize,
    /// The boards of the draft that are among them.
    boards: Vec<u16>,
    /// What the engine pairs.
    engine: Pairings,
}

impl Against {
    pub(super) fn of(tournament: &Tournament, draft: &Round) -> Against {
        let compared = checker::compared(tournament, draft);
        let engine = match &compared {
            Compared::Otherwise { games, byes } => Pairings {
                games: games.iter().map(|game| (game.white, game.black)).collect(),
                bye: byes.first().copied(),
                byes: Vec::new(),
            },
            Compared::AsEngine | Compared::NoPairing => Pairings::default(),
        };
        let held = Round { compared: Some(compared), ..draft.clone() };
        match published(tournament, &held) {
            Consequence::PublishedByHand { engine: instead, played, .. } => Against {
                differing: Departure::pairs([&instead, &played]),
                boards: played.games.iter().map(|game| game.board).collect(),
                engine,
            },
            _ => Against { differing: 0, boards: Vec::new(), engine },
        }
    }

    /// The engine's pairs of the two at a board, where it has others.
    pub(super) fn instead(&self, lang: Lang, tournament: &Tournament, game: &Game) -> Option<String> {
        if !self.boards.contains(&game.board) {
            return None;
        }
        engine_instead(lang, tournament, &self.engine, game.white, game.black)
    }
}

//! A photograph is kept with a game.

use super::prelude::*;
use super::shared::game_of;
use crate::photograph::{KeptPhotograph, MOST_OF_A_GAME, Photograph};

/// A photograph is kept with a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeepPhotograph {
    pub photograph: Photograph,
}

impl Deed for KeepPhotograph {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        let Photograph { round, board, players, sha256, .. } = self.photograph;
        game_of(state, round, board, Some(players))?;
        if state.photographs_of(round, board).any(|kept| kept.photograph.sha256 == sha256) {
            return Err(Refusal::AlreadySo);
        }
        if state.photographs_of(round, board).count() >= MOST_OF_A_GAME {
            return Err(Refusal::TooManyPhotographs { most: MOST_OF_A_GAME });
        }
        Ok(Vec::new())
    }

    fn apply(&self, state: &mut Tournament, entry: &Entry) {
        state.photographs.push(KeptPhotograph { seq: entry.seq, photograph: self.photograph.clone() });
    }

    fn nature(&self) -> Nature<'_> {
        let Photograph { round, board, players, .. } = self.photograph;
        // It is kept beside what others keep.
        Matter::beside(About::Game { round, board, players: Some(players) }).untold()
    }
}

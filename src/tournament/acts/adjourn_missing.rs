//! Games whose results are missing are adjourned (C.04.2 art. 3.1).

use super::prelude::*;
use super::shared::{believed_result, game_of, line_ups_closed, with_game};
use crate::ids::RoundNo;
use crate::outcome::GameResult;
use crate::round::Seating;

/// Games whose results are missing are adjourned, so that the next round can be paired (C.04.2 art. 3.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdjournMissing {
    pub round: RoundNo,
    pub games: Vec<Seating>,
}

impl Deed for AdjournMissing {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        check_missing(state, self.round, &self.games)
    }

    fn apply(&self, state: &mut Tournament, entry: &Entry) {
        for seating in &self.games {
            with_game(state, self.round, seating.board, Some([seating.white, seating.black]), |game| {
                (game.result, game.touched) = (Some(GameResult::Adjourned), entry.seq);
            });
        }
    }

    fn nature(&self) -> Nature<'_> {
        // Each board is named with its players, and has no result.
        let players = self.games.iter().flat_map(|game| [game.white, game.black]).collect();
        let touches = self.games.iter().map(|seating| Subject::Board(self.round, seating.board)).collect();
        // The records have only the end of a game that was adjourned.
        Matter { touches, ..Matter::beside(About::Games { round: self.round, players }) }
            .told(MayTell::Never, Told::Always(Daily::AsInJournal))
    }
}

/// The games are of a published round, and still without a result.
fn check_missing(state: &Tournament, round: RoundNo, games: &[Seating]) -> Result<Vec<Warning>, Refusal> {
    if games.is_empty() {
        return Err(Refusal::AlreadySo);
    }
    for seating in games {
        let game = game_of(state, round, seating.board, Some([seating.white, seating.black]))?;
        believed_result(game, None, Some(GameResult::Adjourned))?;
    }
    line_ups_closed(state, round)?;
    Ok(vec![Warning::ResultsMissing { round, boards: games.iter().map(|seating| seating.board).collect() }])
}

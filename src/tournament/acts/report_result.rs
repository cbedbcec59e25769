//! A player says how their game ended.

use super::prelude::*;
use super::shared::{believed, game_of, line_ups_closed};
use crate::ids::{PlayerId, RoundNo};
use crate::outcome::GameResult;
use crate::public_side::{REPORTABLE, Reported};

/// One of the two at a board says how the game ended; `None` takes it back. It is no result until it is entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportResult {
    pub round: RoundNo,
    pub board: u16,
    pub by: PlayerId,
    pub was: Option<GameResult>,
    pub now: Option<GameResult>,
    /// White and Black of the game that is meant.
    pub players: [PlayerId; 2],
}

impl Deed for ReportResult {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        let ReportResult { round, board, by, was, now, players } = *self;
        check_report(state, (round, board, players), by, was, now).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, entry: &Entry) {
        let ReportResult { round, board, by, now, .. } = *self;
        state.reports.retain(|one| (one.round, one.board, one.by) != (round, board, by));
        state.reports.extend(now.map(|result| Reported { seq: entry.seq, round, board, by, result }));
    }

    fn nature(&self) -> Nature<'_> {
        let ReportResult { round, board, by, players, .. } = *self;
        Matter::of(About::Game { round, board, players: Some(players) }, Subject::Report(round, board, by)).untold()
    }
}

/// A player of the game reports it while nobody has entered a result, in the round that is played.
fn check_report(
    state: &Tournament,
    (round, board, players): (RoundNo, u16, [PlayerId; 2]),
    by: PlayerId,
    was: Option<GameResult>,
    now: Option<GameResult>,
) -> Result<(), Refusal> {
    let game = game_of(state, round, board, Some(players))?;
    if !state.public_side.results || now.is_some_and(|result| !REPORTABLE.contains(&result)) {
        return Err(Refusal::NotOffered);
    }
    if state.current_round().map(|current| current.number) != Some(round) {
        return Err(Refusal::TooLateForReport { round });
    }
    line_ups_closed(state, round)?;
    if game.colour_of(by).is_none() {
        return Err(Refusal::NotInRound { player: by, round });
    }
    if game.result.is_some() {
        return Err(Refusal::ResultIsEntered { board });
    }
    believed(&state.report_by(round, board, by), &was, &now)
}

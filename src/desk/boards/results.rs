//! The results that live boards show, beside those that were entered at the desk: a missing one is offered, a different one is told.

use super::{Standing, current};
use crate::{Desk, Live};
use sonneborn_laws::pgn::Termination;
use sonneborn_laws::watch::Notice;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::outcome::{GameResult, How};
use sonneborn_tournament::round::{Game, Round};

/// A result that a board shows and nobody has entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offered {
    pub board: u16,
    pub result: GameResult,
}

/// The result of a record as the crosstable takes it; none while the game goes on.
fn as_entered(shown: Termination) -> Option<GameResult> {
    match shown {
        Termination::WhiteWins => Some(GameResult::WhiteWins),
        Termination::BlackWins => Some(GameResult::BlackWins),
        Termination::Draw => Some(GameResult::Draw),
        Termination::Unfinished => None,
    }
}

/// Did the same game end so, rated or not?
fn agrees(shown: GameResult, entered: GameResult) -> bool {
    let is_of_a_game = matches!(entered.how(), How::Played | How::Unrated);
    is_of_a_game && [Colour::White, Colour::Black].iter().all(|side| shown.mark(*side) == entered.mark(*side))
}

/// Whether a notice follows from what was entered, and so is not among those that a record gives.
pub(super) fn is_of_the_desk(notice: &Notice) -> bool {
    matches!(notice, Notice::ResultDiffers { .. })
}

impl Desk {
    /// The results of the round that is played which its boards show and nobody has entered.
    pub fn offered_results(&self, live: &Live) -> Vec<Offered> {
        let journal = live.journal();
        let Some(round) = current(journal.state()).filter(|_| !journal.state().closed) else { return Vec::new() };
        let offered = |(board, shown): (u16, GameResult)| {
            round.game(board)?.result.is_none().then_some(Offered { board, result: shown })
        };
        self.shown_results(live, round).into_iter().filter_map(|(board, shown, _)| offered((board, shown))).collect()
    }

    /// The boards whose result is not the one that was entered.
    pub(super) fn differing_results(&self, live: &Live, round: &Round) -> Vec<Standing> {
        let differing = |(board, shown, at): (u16, GameResult, i64)| {
            let entered = round.game(board)?.result.filter(|entered| !agrees(shown, *entered))?;
            let notice =
                Notice::ResultDiffers { shown: shown.symbol().to_owned(), entered: entered.symbol().to_owned() };
            // Texts are always JSON.
            let key = serde_json::to_string(&notice).unwrap_or_default();
            let players = round.game(board).map(Game::players);
            Some(Standing { round: round.number.0, board, players, notice, key, at, seen: None })
        };
        self.shown_results(live, round).into_iter().filter_map(differing).collect()
    }

    /// Each board with the result that it shows, and since when.
    fn shown_results(&self, live: &Live, round: &Round) -> Vec<(u16, GameResult, i64)> {
        let boards = self.live_boards(live.id, round);
        let shown = boards.into_iter().filter_map(|(number, board)| {
            Some((number, as_entered(board.shows)?, board.arrived.last().copied().unwrap_or_default()))
        });
        shown.collect()
    }
}

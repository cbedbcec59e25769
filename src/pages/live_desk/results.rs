//! Entering the results that the live boards show: one, or all that are shown, each as an act of its own.

use super::show::shown;
use crate::confirm;
use serde::Deserialize;
use sonneborn_desk::boards::Offered;
use sonneborn_desk::{Attempt, Desk};
use sonneborn_tournament::acts::{Act, EnterResult};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, WebError, refused, see_other};

#[derive(Deserialize)]
pub(super) struct ResultsForm {
    round: u16,
    /// What the page offered: `7 1-0,12 ½-½`.
    results: String,
}

fn read(text: &str) -> Result<Vec<Offered>, WebError> {
    let one = |text: &str| {
        let (board, result) = text.split_once(' ')?;
        Some(Offered { board: board.parse().ok()?, result: GameResult::from_code(result)? })
    };
    let read: Option<Vec<Offered>> = text.split(',').map(one).collect();
    read.ok_or_else(|| WebError::BadRequest(text.to_owned()))
}

/// Enters what the page offered and the boards still show. What somebody has entered meanwhile stays, and is shown on the page.
pub(super) async fn enter(guarded: Guarded<Arbiter>, form: Posted<ResultsForm>) -> Answer {
    let round = RoundNo(form.0.round);
    let asked = read(&form.0.results)?;
    // A page of an earlier round offers nothing any more.
    let is_current = Desk::current_round(&guarded.live) == Some(round.0);
    let still = if is_current { guarded.state.desk.offered_results(&guarded.live) } else { Vec::new() };
    let journal = guarded.live.journal();
    let back = format!("/t/{}/live-boards", guarded.id());
    for offered in asked.into_iter().filter(|offered| still.contains(offered)) {
        let Some(game) = journal.state().round(round).and_then(|round| round.game(offered.board)) else {
            return Err(WebError::NotFound);
        };
        let (board, players) = (offered.board, Some(game.players()));
        let act = Act::EnterResult(EnterResult { round, board, was: None, now: Some(offered.result), players });
        match guarded.perform(Attempt::of(act)).await {
            Ok(_) => {}
            Err(why) if why.is_of_the_act() => {
                let problem = refused::words(guarded.visitor.lang, &why, Some(journal.state()));
                return shown(&guarded, None, Some(problem)).await;
            }
            stopped => return confirm::settle(&guarded, Section::Now, stopped, &back),
        }
    }
    Ok(see_other(&back))
}

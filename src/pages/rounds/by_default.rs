//! A match of teams that is lost by default: one press enters the forfeits of all its boards, each an act of its own.

use super::rounds_path;
use crate::confirm;
use actix_web::web;
use serde::Deserialize;
use sonneborn_desk::Attempt;
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, EnterResult};
use sonneborn_tournament::ids::{RoundNo, TeamId};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::round::Game;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, WebError, see_other};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Results).post("/t/{tournament}/rounds/{round}/by-default", Shows::NAMES, lose);
}

#[derive(Deserialize)]
struct DefaultForm {
    /// Who did not come.
    team: u32,
}

async fn lose(guarded: Guarded<Arbiter>, path: web::Path<(i64, u16)>, form: Posted<DefaultForm>) -> Answer {
    let (round, form) = (RoundNo(path.1), form.0);
    let back = format!("{}/{round}", rounds_path(&guarded));
    let acts = forfeits(guarded.tournament(), round, TeamId(form.team)).ok_or(WebError::NotFound)?;
    for act in acts {
        let done = guarded.perform(Attempt::of(act)).await;
        if done.is_err() {
            return confirm::settle(&guarded, Section::Rounds, done, &back);
        }
    }
    Ok(see_other(&back))
}

/// The boards of the team that have no result, each lost by forfeit; `None` where it has no board: a Scheveningen event has no rules of
/// matches, and its two teams meet in every round all the same.
fn forfeits(tournament: &Tournament, round: RoundNo, team: TeamId) -> Option<Vec<Act>> {
    let members = &tournament.team(team)?.members;
    let lost = |white: bool| if white { GameResult::BlackWinsByForfeit } else { GameResult::WhiteWinsByForfeit };
    let games = &tournament.round(round)?.games;
    let own: Vec<&Game> =
        games.iter().filter(|game| game.players().iter().any(|player| members.contains(player))).collect();
    if own.is_empty() {
        return None;
    }
    let acts = own.into_iter().filter(|game| game.result.is_none()).map(|game| {
        let now = Some(lost(members.contains(&game.white)));
        Act::EnterResult(EnterResult { round, board: game.board, was: None, now, players: Some(game.players()) })
    });
    Some(acts.collect())
}

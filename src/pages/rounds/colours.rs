//! The players of a board sat the other way round: the board turns, and its result with it. The desk's script is told in the board's
//! row what it changes, and asks once; the plain form is asked by a page where the rules want it.

use super::results::{board_path, is_by_script};
use crate::confirm;
use actix_web::web;
use actix_web::{HttpRequest, HttpResponse};
use serde::Deserialize;
use serde_json::json;
use sonneborn_desk::{Attempt, Refused};
use sonneborn_i18n::{common, confirmation, consequences, full_names, rounds as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, SwapColours};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::judge::consequence::Consequence;
use sonneborn_tournament::judge::{Asked, judge};
use sonneborn_tournament::role::Role;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, refused};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Results).post("/t/{tournament}/rounds/{round}/colours", Shows::NAMES, swap);
}

#[derive(Deserialize)]
struct ColoursForm {
    board: u16,
    white: Option<u32>,
    black: Option<u32>,
    /// Nothing is done yet: it is only told what would be.
    look: Option<String>,
    /// The sender's own number of this request.
    key: Option<String>,
}

async fn swap(
    request: HttpRequest,
    guarded: Guarded<Arbiter>,
    path: web::Path<(i64, u16)>,
    form: Posted<ColoursForm>,
) -> Answer {
    let (round, form) = (RoundNo(path.1), form.0);
    let players = form.white.zip(form.black).map(|(white, black)| [white, black].map(PlayerId));
    let swap = SwapColours { round, board: form.board, players };
    if !is_by_script(&request) {
        let back = board_path(&guarded, round, form.board);
        return confirm::act(&guarded, Section::Rounds, Act::SwapColours(swap), &back).await;
    }
    if form.look.is_some() {
        return look(&guarded, &swap);
    }
    let attempt = Attempt { request_key: form.key, ..Attempt::of(Act::SwapColours(swap.clone())) };
    match guarded.perform(attempt).await {
        Ok(done) => Ok(HttpResponse::Ok().json(json!({ "seq": done.seq }))),
        // What it changes is otherwise since they looked.
        Err(Refused::ToConfirm(asked)) => Ok(question(&guarded, &swap, Some(&asked))),
        Err(refused) => refusal(&guarded, refused),
    }
}

/// What would change, and how it is gone on with.
fn look(guarded: &Guarded<Arbiter>, swap: &SwapColours) -> Answer {
    let role = guarded.role.unwrap_or(Role::Viewer);
    match judge(&guarded.journal, role, &Act::SwapColours(swap.clone())) {
        Ok(judgement) => Ok(question(guarded, swap, judgement.asks(false, false, false).as_ref())),
        Err(refusal) => self::refusal(guarded, Refused::Refusal(refusal)),
    }
}

fn question(guarded: &Guarded<Arbiter>, swap: &SwapColours, asked: Option<&Asked>) -> HttpResponse {
    let (lang, tournament) = (guarded.visitor.lang, guarded.tournament());
    let game = tournament.round(swap.round).and_then(|round| round.game(swap.board));
    let name = |player| {
        let found = tournament.player(player);
        found.map_or_else(String::new, |player| full_names::of(lang, tournament, &player.data).into_owned())
    };
    let mut told: Vec<String> =
        game.map(|game| words::turn_asks(lang, game.board, name(game.white), name(game.black))).into_iter().collect();
    // Where no round rests on it, the first sentence says it all.
    let more = asked.iter().flat_map(|asked| &asked.consequences);
    let more = more.filter(|found| !matches!(found, Consequence::ColoursSwapped { later: 0, .. }));
    told.extend(more.map(|found| confirmation::consequence(lang, found, tournament)));
    HttpResponse::Ok().json(json!({
        "asks": common::sentences(lang, told),
        "needs_reason": asked.is_some_and(|asked| asked.needs_reason),
        "go_on": consequences::turn(lang, swap.board),
    }))
}

fn refusal(guarded: &Guarded<Arbiter>, why: Refused) -> Answer {
    match why {
        Refused::Store(_) | Refused::NoTournament | Refused::Forbidden | Refused::Broken => Err(why.into()),
        told => {
            let words = refused::words(guarded.visitor.lang, &told, Some(guarded.tournament()));
            Ok(HttpResponse::UnprocessableEntity().json(json!({ "refused": words })))
        }
    }
}

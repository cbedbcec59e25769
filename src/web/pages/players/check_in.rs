//! The check-in list: the whole row is the target, so that a tablet in a busy hall ticks the right player.

use super::{list_path, rating, titled};
use crate::desk::Attempt;
use crate::i18n::{alphabet, players as words};
use crate::tournament::act::Act;
use crate::tournament::ids::{PlayerId, RoundNo};
use crate::tournament::outcome::Bye;
use crate::tournament::player::Player;
use crate::tournament::reader;
use crate::web::confirm::refusal;
use crate::web::form::Posted;
use crate::web::frame::Section;
use crate::web::guard::{Arbiter, Guarded};
use crate::web::{Answer, Frame, WebError, page, see_other};
use actix_web::web::{self, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use serde::Deserialize;

pub(super) fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{tournament}/players/check-in", web::get().to(show))
        .route("/t/{tournament}/players/check-in", web::post().to(tick))
        .route("/t/{tournament}/players/check-in/absent", web::post().to(absent));
}

struct Line {
    id: u32,
    name: String,
    rating: String,
    federation: String,
    club: String,
    paid: String,
    is_here: bool,
}

#[derive(Template)]
#[template(path = "players/check_in.html")]
struct CheckInPage {
    frame: Frame,
    base: String,
    lines: Vec<Line>,
    here: usize,
    /// The round for which the absent can be given a zero-point bye.
    next: Option<RoundNo>,
}

/// Those who may still come, by name.
fn expected(guarded: &Guarded<Arbiter>) -> Vec<&Player> {
    let round = guarded.tournament().next_round().unwrap_or(RoundNo::FIRST);
    let mut players: Vec<&Player> =
        guarded.tournament().entrants().filter(|player| player.takes_part_in(round)).collect();
    alphabet::sort_by_name(guarded.visitor.lang, &mut players, |player| &player.data.name);
    players
}

async fn show(guarded: Guarded<Arbiter>) -> Answer {
    let players = expected(&guarded);
    let lines: Vec<Line> = players
        .into_iter()
        .map(|player| Line {
            id: player.id.0,
            name: titled(&player.data),
            rating: rating(guarded.tournament(), &player.data),
            federation: player.data.federation.clone(),
            club: player.data.club.clone(),
            paid: player.data.paid.clone(),
            is_here: player.checked_in,
        })
        .collect();
    let lang = guarded.visitor.lang;
    page(&CheckInPage {
        frame: Frame::of(&guarded, Section::Players, words::check_in(lang)),
        base: list_path(&guarded),
        here: lines.iter().filter(|line| line.is_here).count(),
        lines,
        next: guarded.tournament().next_round(),
    })
}

/// `12 in` ticks player 12, `12 out` takes the tick back.
#[derive(Deserialize)]
struct Tick {
    tick: String,
}

async fn tick(request: HttpRequest, guarded: Guarded<Arbiter>, form: Posted<Tick>) -> Answer {
    let told = form.0.tick.split_once(' ').and_then(|(id, to)| {
        let now = reader::code(to, &[("in", true), ("out", false)]).ok()?;
        Some((id.parse().ok()?, now))
    });
    let (id, now) = told.ok_or_else(|| WebError::Unreadable(form.0.tick.clone()))?;
    let act = Act::CheckIn { player: PlayerId(id), was: !now, now };
    guarded.perform(Attempt::of(act)).await.map_err(|refused| refusal(&guarded, refused))?;
    let by_script = request.headers().get("accept").is_some_and(|accept| accept.as_bytes() == b"application/json");
    if by_script {
        return Ok(HttpResponse::NoContent().finish());
    }
    Ok(see_other(&format!("{}/check-in#p{id}", list_path(&guarded))))
}

#[derive(Deserialize)]
struct Absent {
    round: RoundNo,
}

/// Gives everybody who is not here and has no bye yet a zero-point bye in the round.
async fn absent(guarded: Guarded<Arbiter>, form: Posted<Absent>) -> Answer {
    let round = form.0.round;
    let missing = expected(&guarded).into_iter().filter(|player| !player.checked_in && player.available_in(round));
    for player in missing.map(|player| player.id).collect::<Vec<PlayerId>>() {
        let act = Act::RequestBye { player, round, was: None, now: Some(Bye::ZeroPoint) };
        guarded.perform(Attempt::of(act)).await.map_err(|refused| refusal(&guarded, refused))?;
    }
    Ok(see_other(&list_path(&guarded)))
}

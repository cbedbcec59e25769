//! The schedule of a round robin: all rounds on one page, paired and published by one button, with the results as they come.

use super::rounds_path;
use crate::confirm;
use actix_web::http::StatusCode;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::pairing::PairError;
use sonneborn_i18n::{pairing_reasons, refusals, rounds as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::regulations::Numbering;
use sonneborn_tournament::turn::check_draft_turn;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded, Right, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::shown::schedule::{ScheduledRound, scheduled};
use sonneborn_web::{Answer, Frame, WebError, html, page};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::RoundRobins).get("/t/{tournament}/schedule", Shows::NAMES, show).post(
        "/t/{tournament}/schedule",
        Shows::NAMES,
        publish,
    );
}

#[derive(Template)]
#[template(path = "rounds/schedule.html")]
struct SchedulePage {
    frame: Frame,
    /// The address of the rounds' pages.
    base: String,
    path: String,
    rounds: Vec<ScheduledRound>,
    has_published: bool,
    /// The first round to be paired, where that can be done now.
    first: Option<RoundNo>,
    /// Not numbered yet: there is nothing to be looked at before.
    is_unseen: bool,
    /// The numbers are drawn or given by hand first.
    must_number: bool,
    /// The page on which they are.
    numbers: String,
    obstacle: Option<String>,
    problems: Vec<String>,
    can_act: bool,
}

impl SchedulePage {
    fn of<R: Right>(guarded: &Guarded<R>, problems: Vec<String>) -> Option<SchedulePage> {
        let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
        if !tournament.regulations.system.is_paired_at_once() {
            return None;
        }
        let next = tournament.next_round();
        let obstacle = next.and_then(|next| check_draft_turn(tournament, next).err());
        let rounds = scheduled(tournament, lang, guarded.is_arbiter());
        Some(SchedulePage {
            frame: Frame::of(guarded, Section::Rounds, words::schedule(lang)),
            base: rounds_path(guarded),
            path: path(guarded),
            is_unseen: next.is_some_and(|next| rounds.iter().all(|round| round.number != next)),
            must_number: must_number(tournament),
            numbers: format!("/t/{}/players/numbers", guarded.id()),
            has_published: rounds.iter().any(|round| round.is_published),
            first: next.filter(|_| obstacle.is_none()),
            obstacle: obstacle.map(|refusal| refusals::refusal(lang, &refusal, Some(tournament))),
            rounds,
            problems,
            can_act: guarded.may_act() && guarded.past.is_none(),
        })
    }
}

/// Whether numbers are drawn or given by hand before anything is paired, and are not yet.
pub(crate) fn must_number(tournament: &Tournament) -> bool {
    let is_numbered = tournament.entrants().all(|player| player.tpn.is_some());
    !is_numbered && tournament.regulations.numbering != Numbering::Strength
}

fn path<R: Right>(guarded: &Guarded<R>) -> String {
    format!("/t/{}/schedule", guarded.id())
}

async fn show(guarded: Guarded<Viewer>) -> Answer {
    page(&SchedulePage::of(&guarded, Vec::new()).ok_or(WebError::NotFound)?)
}

#[derive(Deserialize)]
struct TableForm {
    first: RoundNo,
}

async fn publish(guarded: Guarded<Arbiter>, form: Posted<TableForm>) -> Answer {
    let (first, confirmed) = (form.0.first, guarded.confirmation().confirmed);
    let (desk, id, actor, seen) = (Arc::clone(&guarded.state.desk), guarded.id(), guarded.actor(), guarded.seen());
    let done = sonneborn_web::in_pool(move || desk.publish_table(id, &actor, first, confirmed, (seen, None)));
    match done.await.map_err(WebError::internal)? {
        Err(PairError::NoPairing(why)) => {
            let problems = pairing_reasons::no_pairing(guarded.visitor.lang, &why, guarded.shown());
            html(StatusCode::CONFLICT, &SchedulePage::of(&guarded, problems).ok_or(WebError::NotFound)?)
        }
        Err(PairError::Refused(refused)) => {
            confirm::settle(&guarded, Section::Rounds, Err::<(), _>(refused), &path(&guarded))
        }
        Ok(done) => confirm::settle(&guarded, Section::Rounds, Ok(done), &path(&guarded)),
    }
}

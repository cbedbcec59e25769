//! The schedule of a round robin: all rounds on one page, paired and published by one button, with the results as they come.

use super::{Seat, rounds_path};
use crate::form::Posted;
use crate::frame::Section;
use crate::guard::{Arbiter, Guarded, Right, Viewer};
use crate::names::titled;
use crate::routes::Routes;
use crate::score::Score;
use crate::{Answer, Frame, WebError, confirm, html, page};
use actix_web::http::StatusCode;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::pairing::PairError;
use sonneborn_i18n::{Lang, common, dates, pairing_reasons, refusals, rounds as words};
use sonneborn_pairing::schedule;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::PairedRound;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::regulations::Numbering;
use sonneborn_tournament::round::{Game, Round, RoundState};
use sonneborn_tournament::turn::check_draft_turn;
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.get("/t/{tournament}/schedule", Shows::NAMES, show).post("/t/{tournament}/schedule", Shows::NAMES, publish);
}

/// A round of the schedule.
pub(crate) struct ScheduledRound {
    pub number: RoundNo,
    pub name: String,
    pub starts: Option<String>,
    pub is_current: bool,
    pub is_published: bool,
    pub lines: Vec<ScheduledGame>,
    /// Who has no opponent in it.
    pub free: String,
}

pub(crate) struct ScheduledGame {
    pub board: u16,
    pub white: Seat,
    pub black: Seat,
    pub result: &'static str,
    /// The same as squares.
    pub score: Score,
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

/// All rounds of the table: those that are published, and where `with_rest` those still to come.
pub(crate) fn scheduled(tournament: &Tournament, lang: Lang, with_rest: bool) -> Vec<ScheduledRound> {
    let current = tournament.current_round().map(|round| round.number);
    let is_seen = |round: &&Round| with_rest || round.state == RoundState::Published;
    let paired = tournament.rounds.iter().filter(is_seen);
    let mut all: Vec<ScheduledRound> = paired
        .map(|round| {
            let games: Vec<ScheduledGame> = round.games.iter().map(|game| line(tournament, game, lang)).collect();
            let is_current = Some(round.number) == current;
            let is_published = round.state == RoundState::Published;
            ScheduledRound { is_current, is_published, ..of_games(tournament, lang, round.number, games) }
        })
        .collect();
    let is_numbered = tournament.entrants().all(|player| player.tpn.is_some());
    if with_rest && is_numbered {
        let rest: Vec<PairedRound> = schedule::to_come(tournament).unwrap_or_default();
        all.extend(rest.into_iter().map(|paired| {
            let games = paired.games.iter().map(|seating| ScheduledGame {
                board: seating.board,
                white: Seat::of(tournament, seating.white, &[]),
                black: Seat::of(tournament, seating.black, &[]),
                result: "",
                score: Score::of(None, lang),
            });
            of_games(tournament, lang, paired.round, games.collect())
        }));
    }
    all
}

fn line(tournament: &Tournament, game: &Game, lang: Lang) -> ScheduledGame {
    ScheduledGame {
        board: game.board,
        white: Seat::of(tournament, game.white, &[]),
        black: Seat::of(tournament, game.black, &[]),
        result: game.result.map_or("", |result| result.symbol()),
        score: Score::of(game.result, lang),
    }
}

fn of_games(tournament: &Tournament, lang: Lang, number: RoundNo, lines: Vec<ScheduledGame>) -> ScheduledRound {
    let plays = |player: PlayerId| lines.iter().any(|line| [line.white.id, line.black.id].contains(&player.0));
    let free = tournament.entrants().filter(|player| player.takes_part_in(number) && !plays(player.id));
    let free: Vec<String> = free.map(|player| titled(&player.data)).collect();
    let start = tournament.details.schedule.get(number.index()).copied().flatten();
    ScheduledRound {
        number,
        name: common::round_n(lang, number),
        starts: start.map(|start| dates::start(lang, start)),
        is_current: false,
        is_published: false,
        free: free.join(common::list_semicolon(lang)),
        lines,
    }
}

impl SchedulePage {
    fn of<R: Right>(guarded: &Guarded<R>, problems: Vec<String>) -> Option<SchedulePage> {
        let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
        if !tournament.regulations.system.is_paired_at_once() {
            return None;
        }
        let next = tournament.next_round();
        let obstacle = next.and_then(|next| check_draft_turn(tournament, next).err());
        let is_numbered = tournament.entrants().all(|player| player.tpn.is_some());
        let rounds = scheduled(tournament, lang, guarded.is_arbiter());
        Some(SchedulePage {
            frame: Frame::of(guarded, Section::Rounds, words::schedule(lang)),
            base: rounds_path(guarded),
            path: path(guarded),
            is_unseen: next.is_some_and(|next| rounds.iter().all(|round| round.number != next)),
            must_number: !is_numbered && tournament.regulations.numbering != Numbering::Strength,
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
    let done = crate::in_pool(move || desk.publish_table(id, &actor, first, confirmed, seen));
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

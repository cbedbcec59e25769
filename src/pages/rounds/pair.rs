//! Before a round is paired: who will be paired, what stands against it, and the one button. After it: taking it back.

use super::{RoundHead, Stage, rounds_path};
use crate::confirm;
use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::check_in;
use sonneborn_desk::pairing::PairError;
use sonneborn_desk::{Attempt, Performed, Refused, clock};
use sonneborn_i18n::{Lang, common, dates, knockout, pairing_reasons, refusals, rounds as words};
use sonneborn_manual::Chapter;
use sonneborn_pairing::{NoPairing, fewer_rounds_possible, schedule};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::absences;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, DiscardDraft, Entry, PublishRound, UnpublishRound};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::player::Player;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::turn::check_pairing_turn;
use sonneborn_web::form::{Nothing, Posted, Ticked};
use sonneborn_web::guard::{Arbiter, Guarded, Right};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, html, page, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Pairing)
        .post("/t/{tournament}/rounds/{round}/pair", Shows::NAMES, pair)
        .post("/t/{tournament}/rounds/{round}/publish", Shows::NAMES, publish)
        .post("/t/{tournament}/rounds/{round}/discard", Shows::NAMES, discard)
        .post("/t/{tournament}/rounds/{round}/unpublish", Shows::NAMES, unpublish);
}

#[derive(Template)]
#[template(path = "rounds/pair.html")]
struct PairPage {
    frame: Frame,
    head: RoundHead,
    /// Why the round cannot be paired yet.
    obstacle: Option<String>,
    /// The page on which that is put right, and what it says of itself.
    way: Option<(String, &'static str)>,
    /// The boards whose results are missing, with the round's address.
    missing: Vec<(u16, String)>,
    problems: Vec<String>,
    /// Nobody is entered.
    is_empty: bool,
    /// Players, or teams in events of teams.
    paired: usize,
    is_of_teams: bool,
    byes: Vec<String>,
    out: usize,
    /// Those who are not checked in, before round 1 of an event that checks in.
    absent: Vec<String>,
    /// Those who did not come to the round before and would be paired.
    no_shows: Vec<(u32, String)>,
    /// Before round 1: that there are fewer opponents than rounds.
    too_many_rounds: Option<String>,
    can_act: bool,
    /// Whether somebody is left to be paired without the absent.
    is_paired_without_absent: bool,
    /// Whether most are checked in. Where few are, the check-in is not over, and one press leaves out no whole hall.
    most_are_here: bool,
    /// Whether two are there who can meet.
    can_pair_by_hand: bool,
    /// Whether the event's system pairs, and not the arbiter's hand alone.
    has_engine: bool,
    /// Missing results can become adjourned games: where rounds are paired by score.
    can_adjourn: bool,
}

/// Where an obstacle is put right.
fn way(id: i64, lang: Lang, obstacle: &Refusal) -> Option<(String, &'static str)> {
    match obstacle {
        Refusal::MatchesLevel { .. } | Refusal::TeamMatchesLevel { .. } => {
            Some((format!("/t/{id}/bracket"), knockout::level(lang)))
        }
        Refusal::NotNumbered { .. } => Some((format!("/t/{id}/players/numbers"), words::numbers_first(lang))),
        _ => None,
    }
}

pub(super) fn show<R: Right>(guarded: &Guarded<R>, head: RoundHead, problems: Vec<String>) -> Answer {
    let (tournament, lang, round) = (guarded.shown(), guarded.visitor.lang, head.number);
    let obstacle = check_pairing_turn(tournament, round).err();
    let missing = match &obstacle {
        Some(Refusal::RoundNotComplete { round, missing }) => {
            missing.iter().map(|board| (*board, format!("{}/{round}?board={board}#b{board}", head.base))).collect()
        }
        _ => Vec::new(),
    };
    let takers: Vec<&Player> = tournament.entrants().filter(|player| player.takes_part_in(round)).collect();
    let byes: Vec<String> = takers
        .iter()
        .filter_map(|player| {
            let bye = player.requested_byes.get(&round)?;
            Some(common::noted(lang, super::titled(&player.data), common::bye_of(lang, *bye)))
        })
        .collect();
    let absent = absent_from(tournament, round);
    let (is_refused, is_of_teams) = (!problems.is_empty(), tournament.regulations.system.is_of_teams());
    let shown = PairPage {
        frame: Frame::of(guarded, Section::Rounds, head.name.clone()),
        obstacle: match &obstacle {
            Some(Refusal::RoundNotComplete { round, .. }) => Some(words::pair_waits(lang, round)),
            Some(other) => Some(refusals::refusal(lang, other, Some(tournament))),
            None => without_teams(tournament, lang),
        },
        way: obstacle.as_ref().and_then(|obstacle| way(guarded.id(), lang, obstacle)),
        missing,
        problems,
        is_empty: tournament.entrants().next().is_none(),
        paired: match (still_in(tournament), is_of_teams) {
            (Some(still_in), _) => still_in,
            (None, true) => tournament.teams.iter().filter(|team| team.takes_part_in(round)).count(),
            (None, false) => takers.len() - byes.len(),
        },
        is_of_teams,
        out: tournament.entrants().count() - takers.len(),
        is_paired_without_absent: takers.len() - byes.len() > absent.len() + 1,
        most_are_here: 2 * absent.len() < takers.len(),
        absent,
        can_pair_by_hand: can_pair_by_hand(tournament, &takers, round),
        byes,
        no_shows: absences::no_shows(tournament)
            .into_iter()
            .filter_map(|id| Some((id.0, super::titled(&tournament.player(id)?.data))))
            .collect(),
        too_many_rounds: fewer_rounds_possible(tournament)
            .map(|possible| refusals::warn_more_rounds(lang, possible, tournament.regulations.rounds)),
        can_act: guarded.may_act(),
        has_engine: tournament.regulations.system != System::ByHand,
        can_adjourn: guarded.may_act()
            && tournament.regulations.system.is_swiss()
            && tournament.open_line_ups.is_none(),
        head,
    };
    if is_refused { html(StatusCode::CONFLICT, &shown) } else { page(&shown) }
}

/// A table of two teams waits until both are there.
fn without_teams(tournament: &Tournament, lang: Lang) -> Option<String> {
    let is_table = tournament.regulations.system.is_paired_at_once();
    let why = is_table.then(|| schedule::to_come(tournament).err()).flatten()?;
    let is_of_teams = matches!(why, NoPairing::NoTeams);
    is_of_teams.then(|| common::sentences(lang, pairing_reasons::no_pairing(lang, &why, tournament)))
}

/// In a knock-out, those whose matches are due; `None` in all other events, and before the seeds are known.
fn still_in(tournament: &Tournament) -> Option<usize> {
    let due = tournament.bracket()?.due().len();
    (due > 0).then_some(2 * due)
}

/// Whether two are there who can meet: players of one team do not.
fn can_pair_by_hand(tournament: &Tournament, takers: &[&Player], round: RoundNo) -> bool {
    let mut there = takers.iter().filter(|player| player.available_in(round)).map(|player| player.id);
    let team_of = |player| if tournament.has_matches() { tournament.team_of(player) } else { None };
    let Some(first) = there.next().map(team_of) else { return false };
    there.any(|other| first.is_none() || team_of(other) != first)
}

/// Who is left out of round 1 unless they come, by name.
fn absent_from(tournament: &Tournament, round: RoundNo) -> Vec<String> {
    let is_asked = round == RoundNo::FIRST && check_in::is_used(tournament) && tournament.regulations.system.is_swiss();
    let absent = if is_asked { check_in::absent(tournament, round) } else { Vec::new() };
    absent.into_iter().map(|player| super::titled(&player.data)).collect()
}

#[derive(Deserialize)]
struct PairForm {
    /// The button that first leaves out those who are not checked in.
    without_absent: Option<Ticked>,
    /// The button that first takes the games without a result as adjourned.
    adjourn: Option<Ticked>,
    /// The button of a waiting draft that pairs the round anew.
    again: Option<Ticked>,
    /// The button `Pair by hand`.
    by_hand: Option<Ticked>,
}

/// Whether the round was paired after the page was drawn from which it is asked for: by the same press before it, whose answer was lost,
/// by another tab, or by a colleague.
fn is_paired_since(guarded: &Guarded<Arbiter>, round: RoundNo) -> bool {
    let journal = guarded.live.journal();
    let is_there = journal.state().round(round).is_some();
    is_there && pairing_act(&journal, round).zip(guarded.seen()).is_some_and(|(entry, seen)| entry.seq > seen)
}

fn pairing_act(journal: &Journal, round: RoundNo) -> Option<&Entry> {
    let is_it = |act: &Act| matches!(act, Act::DraftRound(draft) if draft.round == round);
    journal.entries().rev().find(|entry| is_it(&entry.act))
}

/// Who paired a round, and when, for those who pressed once more.
pub(super) fn already_paired<R: Right>(guarded: &Guarded<R>, round: RoundNo) -> Option<String> {
    let (lang, entry) = (guarded.visitor.lang, pairing_act(&guarded.journal, round)?);
    let at = dates::minute(lang, clock::in_hall(&guarded.tournament().details, entry.at));
    Some(words::paired_already(lang, round, &entry.author.name, at))
}

async fn pair(guarded: Guarded<Arbiter>, path: web::Path<(i64, u16)>, form: Posted<PairForm>) -> Answer {
    let round = RoundNo(path.1);
    let paired_already = || Ok(see_other(&format!("{}/{round}?paired=already", rounds_path(&guarded))));
    if is_paired_since(&guarded, round) {
        return paired_already();
    }
    let (desk, id, actor) = (Arc::clone(&guarded.state.desk), guarded.id(), guarded.actor());
    let asked = guarded.confirmation();
    let (by_hand, confirmed) = (form.0.by_hand.is_some(), asked.confirmed);
    let (reason, seen) = (asked.reason, guarded.seen());
    let (without_absent, adjourn) = (form.0.without_absent.is_some(), form.0.adjourn.is_some());
    let again = form.0.again.is_some();
    let done = sonneborn_web::in_pool(move || {
        if without_absent {
            desk.leave_out_absent(id, &actor, round, seen)?;
        }
        if again {
            desk.pair_again(id, &actor, round, confirmed, seen)
        } else if adjourn {
            desk.pair_with_missing(id, &actor, round, confirmed)
        } else if by_hand {
            desk.draft_by_hand(id, &actor, round, reason)
        } else {
            desk.pair_round(id, &actor, round, confirmed)
        }
    });
    match done.await.map_err(WebError::internal)? {
        Err(PairError::NoPairing(why)) => {
            let problems = pairing_reasons::no_pairing(guarded.visitor.lang, &why, guarded.tournament());
            show(&guarded, RoundHead::of(&guarded, round), problems)
        }
        // Two presses at once: the other was faster.
        Err(PairError::Refused(Refused::Refusal(_))) if is_paired_since(&guarded, round) => paired_already(),
        Err(PairError::Refused(refused)) => settle(&guarded, round, Err(refused)),
        Ok(done) => settle(&guarded, round, Ok(done)),
    }
}

async fn publish(guarded: Guarded<Arbiter>, path: web::Path<(i64, u16)>, _form: Posted<Nothing>) -> Answer {
    let round = RoundNo(path.1);
    perform(guarded, round, Act::PublishRound(PublishRound { round, compared: None })).await
}

async fn discard(guarded: Guarded<Arbiter>, path: web::Path<(i64, u16)>, _form: Posted<Nothing>) -> Answer {
    let round = RoundNo(path.1);
    perform(guarded, round, Act::DiscardDraft(DiscardDraft { round })).await
}

async fn unpublish(guarded: Guarded<Arbiter>, path: web::Path<(i64, u16)>, _form: Posted<Nothing>) -> Answer {
    let round = RoundNo(path.1);
    perform(guarded, round, Act::UnpublishRound(UnpublishRound { round })).await
}

async fn perform(guarded: Guarded<Arbiter>, round: RoundNo, act: Act) -> Answer {
    let done = guarded.perform(Attempt::of(act)).await;
    settle(&guarded, round, done)
}

/// Back to the round, where it is done.
fn settle(guarded: &Guarded<Arbiter>, round: RoundNo, done: Result<Performed, Refused>) -> Answer {
    let back = format!("{}/{round}", rounds_path(guarded));
    confirm::settle(guarded, Section::Rounds, done, &back)
}

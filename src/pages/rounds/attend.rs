//! Who leaves and who comes in the first minutes of a round, while its draft waits or before its first result: one press each. The
//! draft then shows what the engine's smallest change would be (C.04.2 art. 2.4, 3.2 and 4.4).

use super::rounds_path;
use crate::confirm;
use actix_web::web;
use serde::Deserialize;
use sonneborn_desk::{Attempt, Refused};
use sonneborn_i18n::{Lang, alphabet, common, rounds as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::absences;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, ChangePresence, RequestBye, UnpublishRound};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::{Player, Presence};
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::round::{Round, RoundState};
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded, Right};
use sonneborn_web::names::titled;
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, WebError, see_other};
use std::borrow::Cow;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Pairing).post("/t/{tournament}/rounds/{round}/attend", Shows::NAMES, attend);
}

/// What a round's page offers; nothing is offered that would be refused.
pub(super) struct Attendance {
    /// Where nobody has played yet: the round goes back to draft first.
    pub is_published: bool,
    /// Who is in the round and can leave it, by name.
    pub there: Vec<(u32, String)>,
    /// Whether each of them may have a half-point bye, about which nothing else is asked first.
    pub gives_half_points: bool,
    /// Who is out and can come: with why.
    pub away: Vec<(u32, String)>,
    /// Who is in the event and neither in a published round nor out of it, by name.
    pub left_out: Option<String>,
}

/// `None` where nobody leaves or comes any more, or where a table or a bracket says who plays.
pub(super) fn attendance<R: Right>(guarded: &Guarded<R>, round: &Round) -> Option<Attendance> {
    let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
    if !guarded.may_act() || guarded.boards.is_some() || !is_open(tournament, round) {
        return None;
    }
    let takes_back = Act::UnpublishRound(UnpublishRound { round: round.number });
    let is_published = round.state == RoundState::Published;
    if is_published && guarded.obstacle(&takes_back).is_some() {
        return None;
    }
    let is_in = |player: &&Player| {
        player.available_in(round.number)
            && (round.game_of(player.id).is_some() || round.bye_of(player.id) == Some(Bye::PairingAllocated))
    };
    let left_out = absences::without_game(tournament, round).into_iter().filter_map(|id| tournament.player(id));
    let left_out: Vec<String> = left_out.map(|player| titled(&player.data)).collect();
    Some(Attendance {
        is_published,
        // The question that may follow would find the round taken back already.
        gives_half_points: !is_published
            && tournament.entrants().filter(is_in).all(|player| !player.data.no_half_point_byes),
        there: by_name(tournament, lang, tournament.entrants().filter(is_in).map(|player| (player, String::new()))),
        away: by_name(
            tournament,
            lang,
            tournament.entrants().filter_map(|player| Some((player, why_away(player, round.number, lang)?))),
        ),
        left_out: (is_published && !left_out.is_empty()).then(|| left_out.join(common::list_semicolon(lang))),
    })
}

/// A draft, or a published round in which nothing was played or typed, of a system in which each round is paired for who is there.
fn is_open(tournament: &Tournament, round: &Round) -> bool {
    let system = tournament.regulations.system;
    let is_fixed = system.is_predetermined() || system.is_knockout() || tournament.is_of_teams();
    let is_last = tournament.rounds.len() == usize::from(round.number.0);
    let is_untouched = round
        .games
        .iter()
        .all(|game| game.result.is_none() && tournament.open_typings(round.number, game.board).next().is_none());
    !is_fixed && is_last && is_untouched
}

fn by_name<'a>(
    tournament: &Tournament,
    lang: Lang,
    players: impl Iterator<Item = (&'a Player, String)>,
) -> Vec<(u32, String)> {
    let mut found: Vec<(&Player, String)> = players.collect();
    alphabet::sort_by_name((lang, tournament.style.order), &mut found, |(player, _)| &player.data.name);
    let line = |(player, why): (&Player, String)| {
        let name = titled(&player.data);
        (player.id.0, if why.is_empty() { name } else { common::noted(lang, name, why) })
    };
    found.into_iter().map(line).collect()
}

/// Why somebody is out of the round who could come; `None` for who is in it, who was expelled or plays elsewhere, and whose first round comes later.
fn why_away(player: &Player, round: RoundNo, lang: Lang) -> Option<String> {
    match player.presence {
        Presence::Withdrawn { from } if from <= round => Some(words::attend_withdrawn(lang).to_owned()),
        Presence::Moved { from } | Presence::Expelled { from } if from <= round => None,
        Presence::Playing | Presence::Withdrawn { .. } | Presence::Moved { .. } | Presence::Expelled { .. } => {
            player.requested_byes.get(&round).map(|bye| common::bye_of(lang, *bye).to_owned())
        }
    }
}

#[derive(Deserialize)]
struct AttendForm {
    /// `withdraw`, `half`, `miss`, `come`, or `open` for who is in the event and not in the published round.
    r#do: String,
    player: Option<u32>,
}

async fn attend(guarded: Guarded<Arbiter>, path: web::Path<(i64, u16)>, form: Posted<AttendForm>) -> Answer {
    let number = RoundNo(path.1);
    let back = format!("{}/{number}", rounds_path(&guarded));
    let refused = |refusal| confirm::refusal(&guarded, Refused::Refusal(refusal));
    let round = guarded.tournament().round(number).ok_or(WebError::NotFound)?;
    let now = in_draft(guarded.tournament(), round).ok_or_else(|| refused(Refusal::RoundPaired { round: number }))?;
    let meant = if form.0.r#do == "open" { None } else { Some(act(&now, number, &form.0).ok_or(WebError::NotFound)?) };
    // Nothing is taken back for what would be refused then.
    if let Some(act) = &meant {
        act.check(&now).map_err(refused)?;
    }
    if round.state == RoundState::Published {
        let taken_back = Attempt::of(Act::UnpublishRound(UnpublishRound { round: number }));
        let done = guarded.perform(taken_back).await;
        if done.is_err() {
            return confirm::settle(&guarded, Section::Rounds, done, &back);
        }
    }
    let Some(act) = meant else { return Ok(see_other(&back)) };
    confirm::act(&guarded, Section::Rounds, act, &back).await
}

/// The event with the round as a draft; `None` where nobody leaves or comes any more.
fn in_draft<'a>(tournament: &'a Tournament, round: &Round) -> Option<Cow<'a, Tournament>> {
    if !is_open(tournament, round) {
        return None;
    }
    Some(match round.state {
        RoundState::Draft => Cow::Borrowed(tournament),
        RoundState::Published => {
            let mut draft = tournament.clone();
            draft.rounds[round.number.index()].state = RoundState::Draft;
            Cow::Owned(draft)
        }
    })
}

/// What a press means; `None` for what no page offers.
fn act(tournament: &Tournament, round: RoundNo, form: &AttendForm) -> Option<Act> {
    let player = tournament.player(PlayerId(form.player?))?;
    let bye = |now: Option<Bye>| {
        let was = player.requested_byes.get(&round).copied();
        Some(Act::RequestBye(RequestBye { player: player.id, round, was, now }))
    };
    let presence =
        |now: Presence| Some(Act::ChangePresence(ChangePresence { player: player.id, was: player.presence, now }));
    match (form.r#do.as_str(), player.presence) {
        ("withdraw", _) => presence(Presence::Withdrawn { from: round }),
        ("half", _) => bye(Some(Bye::HalfPoint)),
        ("miss", _) => bye(Some(Bye::ZeroPoint)),
        ("come", Presence::Withdrawn { from }) if from <= round => presence(Presence::Playing),
        ("come", _) => bye(None),
        _ => None,
    }
}

//! The check-in list: the whole row is the target, so that a tablet in a busy hall ticks the right player. Here the chief arbiter
//! says until when, and whether players check in by themselves.

use super::list_path;
use crate::confirm::{self, refusal};
use crate::qr;
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::Deserialize;
use sonneborn_exchange::search;
use sonneborn_i18n::{alphabet, dates, dues, players as words};
use sonneborn_i18n::{common, reader::unreadable};
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, ChangeDetails};
use sonneborn_tournament::details::Details;
use sonneborn_tournament::dues::Dues;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::player::Player;
use sonneborn_tournament::reader;
use sonneborn_tournament::role::Role;
use sonneborn_web::form::{Posted, Ticked};
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::names::{rating, titled};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, html, page, saved_at, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::CheckIn)
        .get("/t/{tournament}/players/check-in", Shows::MONEY, show)
        .post("/t/{tournament}/players/check-in", Shows::MONEY, tick)
        .post("/t/{tournament}/players/check-in/absent", Shows::MONEY, absent)
        .post("/t/{tournament}/players/check-in/rules", Shows::MONEY, rules)
        .get("/t/{tournament}/players/check-in/qr", Shows::MONEY, poster);
}

struct Line {
    id: u32,
    name: String,
    rating: String,
    federation: String,
    club: String,
    paid: String,
    /// The fee that can be noted as paid with one press; empty where there is none, or it is.
    due: String,
    /// The reduction of the fee.
    reduction: String,
    /// Nothing is noted where there is a fee, or others have paid.
    owes: bool,
    /// What a scanner or a hurried hand types: the numbers of the lists.
    keys: String,
    /// A bye in the round to be paired.
    bye: &'static str,
    is_here: bool,
    /// For the filter: the start number, and how the name is typed otherwise.
    number: String,
    find: String,
}

#[derive(Template)]
#[template(path = "players/check_in.html")]
struct CheckInPage {
    frame: Frame,
    base: String,
    lines: Vec<Line>,
    here: usize,
    /// The entry fees together.
    dues: String,
    /// The round for which the absent can be given a zero-point bye.
    next: Option<RoundNo>,
    /// Until when, as a field has it and in words.
    until_field: String,
    until: String,
    by_players: bool,
    /// The public page on which players check in, with its QR code.
    address: String,
    is_chief: bool,
    can_act: bool,
    problems: Vec<String>,
    /// Who was registered at the check-in a moment ago, in words.
    newcomer: Option<String>,
}

/// Those who may still come, by name.
fn expected(guarded: &Guarded<Arbiter>) -> Vec<&Player> {
    let round = guarded.shown().next_round().unwrap_or(RoundNo::FIRST);
    let mut players: Vec<&Player> = guarded.shown().entrants().filter(|player| player.takes_part_in(round)).collect();
    alphabet::sort_by_name((guarded.visitor.lang, guarded.shown().style.order), &mut players, |player| {
        &player.data.name
    });
    players
}

impl CheckInPage {
    fn of(guarded: &Guarded<Arbiter>, problems: Vec<String>) -> CheckInPage {
        let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
        let details = &tournament.details;
        let players = expected(guarded);
        let is_owed = details.entry_fee.is_some() || players.iter().any(|player| !player.data.paid.is_empty());
        let is_free = |player: &Player| tournament.fee_of(&player.data).is_some_and(|fee| fee.hundredths == 0);
        let next = tournament.next_round();
        let bye = |player: &Player| next.and_then(|next| player.requested_byes.get(&next).copied());
        let keys = |player: &Player| {
            let fide_id = player.data.fide_id.map_or_else(String::new, |id| id.to_string());
            format!("{fide_id} {}", player.data.national_id).trim().to_lowercase()
        };
        let lines: Vec<Line> = players
            .into_iter()
            .map(|player| Line {
                id: player.id.0,
                name: titled(&player.data),
                rating: rating(tournament, &player.data),
                federation: player.data.federation.clone(),
                club: player.data.club.clone(),
                due: tournament.owed_by(player).map_or_else(String::new, |fee| fee.to_string()),
                owes: is_owed && player.data.paid.is_empty() && !is_free(player),
                reduction: tournament.reduction_of(&player.data).map_or_else(String::new, |one| one.name.clone()),
                paid: player.data.paid.clone(),
                keys: keys(player),
                number: player.tpn.map(|tpn| tpn.to_string()).unwrap_or_default(),
                find: search::hint(&player.data.name),
                bye: bye(player).map_or("", |bye| common::bye_of(lang, bye)),
                is_here: player.checked_in,
            })
            .collect();
        CheckInPage {
            frame: Frame::of(guarded, Section::Players, words::check_in(lang)),
            base: list_path(guarded),
            here: lines.iter().filter(|line| line.is_here).count(),
            dues: dues::told(lang, &Dues::of(tournament)),
            next: next.filter(|_| tournament.regulations.system.is_swiss()),
            until_field: details.check_in_until.map_or_else(String::new, |at| at.format("%Y-%m-%dT%H:%M").to_string()),
            until: details.check_in_until.map_or_else(String::new, |at| dates::minute(lang, at)),
            by_players: details.check_in_by_players,
            address: address(guarded),
            can_act: guarded.may_act(),
            is_chief: guarded.role == Some(Role::ChiefArbiter),
            lines,
            problems,
            newcomer: None,
        }
    }
}

fn address(guarded: &Guarded<Arbiter>) -> String {
    format!("{}/p/{}/check-in", guarded.state.public_url, guarded.id())
}

#[derive(Deserialize)]
struct Arrived {
    newcomer: Option<u32>,
}

async fn show(guarded: Guarded<Arbiter>, arrived: web::Query<Arrived>) -> Answer {
    let newcomer = arrived.newcomer.and_then(|id| guarded.shown().player(PlayerId(id)));
    let newcomer = newcomer.map(|player| words::newcomer_here(guarded.visitor.lang, titled(&player.data)));
    page(&CheckInPage { newcomer, ..CheckInPage::of(&guarded, Vec::new()) })
}

/// What is pressed in a line.
#[derive(Clone, Copy)]
pub(crate) enum Pressed {
    Here(bool),
    /// The entry fee is paid.
    Paid,
}

impl Pressed {
    pub(crate) const CODES: [(&str, Pressed); 3] =
        [("in", Pressed::Here(true)), ("out", Pressed::Here(false)), ("paid", Pressed::Paid)];
}

/// `12 in` ticks player 12, `12 out` takes the tick back, `12 paid` notes the entry fee.
#[derive(Deserialize)]
struct Tick {
    tick: String,
}

async fn tick(request: HttpRequest, guarded: Guarded<Arbiter>, form: Posted<Tick>) -> Answer {
    let told = form
        .0
        .tick
        .split_once(' ')
        .and_then(|(id, to)| Some((id.parse().ok()?, reader::code(to, &Pressed::CODES).ok()?)));
    let (id, pressed) = told.ok_or_else(|| WebError::Unreadable(form.0.tick.clone()))?;
    press(&guarded, PlayerId(id), pressed).await?;
    let by_script = request.headers().get("accept").is_some_and(|accept| accept.as_bytes() == b"application/json");
    if by_script {
        return Ok(HttpResponse::NoContent().finish());
    }
    Ok(see_other(&format!("{}/check-in#p{id}", list_path(&guarded))))
}

/// Does what is pressed in a player's line.
///
/// # Errors
/// The refusal, in words.
pub(super) async fn press(guarded: &Guarded<Arbiter>, player: PlayerId, pressed: Pressed) -> Result<(), WebError> {
    let (desk, event, actor) = (Arc::clone(&guarded.state.desk), guarded.id(), guarded.actor());
    let done = sonneborn_web::in_pool(move || match pressed {
        Pressed::Here(now) => desk.check_in(event, &actor, player, now).map(drop),
        Pressed::Paid => desk.note_paid(&[(event, player, actor)]),
    })
    .await;
    done.map_err(WebError::internal)?.map_err(|refused| refusal(guarded, refused))
}

#[derive(Deserialize)]
struct Absent {
    round: RoundNo,
}

/// Gives everybody who is not here and has no bye yet a zero-point bye in the round.
async fn absent(guarded: Guarded<Arbiter>, form: Posted<Absent>) -> Answer {
    let round = form.0.round;
    let (desk, id, actor, seen) = (Arc::clone(&guarded.state.desk), guarded.id(), guarded.actor(), guarded.seen());
    let done = sonneborn_web::in_pool(move || desk.leave_out_absent(id, &actor, round, seen)).await;
    done.map_err(WebError::internal)?.map_err(|refused| refusal(&guarded, refused))?;
    Ok(see_other(&list_path(&guarded)))
}

#[derive(Deserialize)]
struct Rules {
    #[serde(default)]
    until: String,
    by_players: Option<Ticked>,
}

/// Until when, and whether by the players themselves.
async fn rules(guarded: Guarded<Arbiter>, form: Posted<Rules>) -> Answer {
    let (form, lang) = (form.0, guarded.visitor.lang);
    let until = match reader::optional(&form.until, reader::moment) {
        Ok(until) => until,
        Err(wrong) => {
            let problems = vec![unreadable(lang, words::check_in_until(lang), &wrong)];
            return html(StatusCode::BAD_REQUEST, &CheckInPage::of(&guarded, problems));
        }
    };
    let was = guarded.saw().details.clone();
    let now = Details { check_in_until: until, check_in_by_players: form.by_players.is_some(), ..was.clone() };
    let back = saved_at(&format!("{}/check-in", list_path(&guarded)));
    if now == was {
        return Ok(see_other(&back));
    }
    let act = Act::ChangeDetails(ChangeDetails { was: Box::new(was), now: Box::new(now) });
    confirm::act(&guarded, Section::Players, act, &back).await
}

/// The sheet with the code that leads players to check in.
async fn poster(guarded: Guarded<Arbiter>) -> Answer {
    let title = words::scan_to_check_in(guarded.visitor.lang);
    qr::poster(&guarded, title, &address(&guarded), "/check-in/qr.svg")
}

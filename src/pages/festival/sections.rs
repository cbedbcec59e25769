//! The festival as the chief arbiter of a section sees it from there: another section like this one, a side event, groups, boards
//! through the hall, and players who change their section.

use super::membership_in;
use crate::confirm;
use crate::create::defaults;
use actix_web::http::StatusCode;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::festival::{SMALLEST_GROUP, groups, players_at};
use sonneborn_desk::transfer::{self, Transfer};
use sonneborn_desk::{Actor, Desk, Refused};
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{Lang, alphabet, common, festival as words, systems, web as web_words};
use sonneborn_manual::Chapter;
use sonneborn_pairing::registry;
use sonneborn_store::tournament::{Membership, Role};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::berger;
use sonneborn_tournament::details::Details;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::player::Player;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::reader;
use sonneborn_tournament::regulations::{Rate, Regulations, RoundRobin, System};
use sonneborn_web::form::{Posted, Ticked};
use sonneborn_web::guard::{Arbiter, ChiefArbiter, Guarded, Right};
use sonneborn_web::names::titled;
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, blocking, html, page, saved_at, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Swiss)
        .get("/t/{tournament}/festival", Shows::NAMES, show)
        .post("/t/{tournament}/festival/add", Shows::NAMES, add)
        .post("/t/{tournament}/festival/groups", Shows::NAMES, cut)
        .post("/t/{tournament}/festival/boards", Shows::NAMES, boards)
        .post("/t/{tournament}/festival/join", Shows::NAMES, join)
        .post("/t/{tournament}/festival/leave", Shows::NAMES, leave)
        .post("/t/{tournament}/festival/name", Shows::NAMES, rename)
        .post("/t/{tournament}/festival/move", Shows::NAMES, move_player);
}

/// Groups of more are tournaments of their own.
const LARGEST_GROUP: u16 = 24;
/// Quads, the usual groups.
const USUAL_GROUP: u16 = 4;

/// The rates of play by their codes.
const RATES: [(&str, Rate); 3] = [("standard", Rate::Standard), ("rapid", Rate::Rapid), ("blitz", Rate::Blitz)];

#[derive(Template)]
#[template(path = "festival/sections.html")]
struct SectionsPage {
    frame: Frame,
    path: String,
    /// The festival's page; none where the event is in none yet.
    festival: Option<(i64, String)>,
    /// The other sections.
    others: Vec<(i64, String)>,
    /// Events of the visitor that are in no festival yet.
    alone: Vec<(i64, String)>,
    /// Who can change their section: whoever plays on and has no game open.
    players: Vec<(u32, String)>,
    /// Whether anybody has points that could go along.
    has_begun: bool,
    /// Code, name, and whether it is chosen.
    systems: Vec<(&'static str, &'static str, bool)>,
    rates: Vec<(&'static str, &'static str, bool)>,
    largest_group: u16,
    /// Why the field cannot be cut into groups; that is not offered then.
    uncut: Option<&'static str>,
    is_chief: bool,
    typed: Typed,
    problems: Vec<String>,
}

/// What was typed into the page's forms, so that nothing is lost where something is wrong.
#[derive(Default)]
struct Typed {
    name: String,
    /// The codes chosen; `None` shows those of this event.
    system: Option<String>,
    rate: Option<String>,
    players: bool,
    group_size: Option<String>,
    festival: Option<String>,
}

impl SectionsPage {
    fn group_size(&self) -> String {
        self.typed.group_size.clone().unwrap_or_else(|| USUAL_GROUP.to_string())
    }
}

fn path<R: Right>(guarded: &Guarded<R>) -> String {
    format!("/t/{}/festival", guarded.id())
}

async fn show(guarded: Guarded<Arbiter>) -> Answer {
    page(&shown(&guarded, Typed::default(), Vec::new()).await?)
}

/// The page again, with what was typed and why it cannot be taken.
async fn again(guarded: &Guarded<ChiefArbiter>, typed: Typed, problem: String) -> Answer {
    html(StatusCode::BAD_REQUEST, &shown(guarded, typed, vec![problem]).await?)
}

async fn shown<R: Right>(guarded: &Guarded<R>, typed: Typed, problems: Vec<String>) -> Result<SectionsPage, WebError> {
    let (desk, id) = (Arc::clone(&guarded.state.desk), guarded.id());
    let who = (guarded.visitor.is_administrator(), guarded.visitor.account().map(|account| account.id));
    let (festival, sections, alone) = blocking(move || {
        let festival = desk.store().festival_of(id)?;
        let sections = festival.as_ref().map(|row| desk.store().sections(row.id)).transpose()?.unwrap_or_default();
        Ok::<_, WebError>((festival, sections, alone(&desk, who, id)?))
    })
    .await?;
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let is_free = |player: &&Player| {
        player.available_in(tournament.next_unpublished()) && transfer::plays(tournament, player.id).is_none()
    };
    let mut movable: Vec<_> = tournament.entrants().filter(is_free).collect();
    alphabet::sort_by_name(lang, &mut movable, |player| &player.data.name);
    let own_system = registry::form(tournament.regulations.system).code;
    let system = typed.system.as_deref().unwrap_or(own_system);
    let rates = RATES.map(|(code, rate)| {
        let name = match rate {
            Rate::Standard => web_words::rate_standard(lang),
            Rate::Rapid => web_words::rate_rapid(lang),
            Rate::Blitz => web_words::rate_blitz(lang),
        };
        let is_chosen = typed.rate.as_deref().map_or(rate == tournament.regulations.rate, |chosen| chosen == code);
        (code, name, is_chosen)
    });
    Ok(SectionsPage {
        alone,
        frame: Frame::of(guarded, Section::Settings, words::festival(lang)),
        path: path(guarded),
        others: sections.into_iter().filter(|row| row.id != id).map(|row| (row.id, row.name)).collect(),
        festival: festival.map(|row| (row.id, row.name)),
        has_begun: !tournament.rounds.is_empty(),
        players: movable.into_iter().map(|player| (player.id.0, movable_name(lang, tournament, player))).collect(),
        systems: registry::forms()
            .filter(|form| form.is_offered)
            .map(|form| (form.code, systems::name(lang, form.system), form.code == system))
            .collect(),
        rates: rates.to_vec(),
        largest_group: LARGEST_GROUP,
        uncut: uncut(tournament, lang),
        is_chief: guarded.role == Some(Role::ChiefArbiter),
        typed,
        problems,
    })
}

/// The name, and the points where there are any.
fn movable_name(lang: Lang, tournament: &Tournament, player: &Player) -> String {
    let (name, points) = (titled(&player.data), transfer::score(tournament, player.id));
    if points == Points::ZERO { name } else { common::noted(lang, name, points) }
}

#[derive(Deserialize)]
struct AddForm {
    name: String,
    system: String,
    rate: String,
    /// Ticked for a side event: everybody plays there too.
    players: Option<Ticked>,
}

async fn add(guarded: Guarded<ChiefArbiter>, form: Posted<AddForm>) -> Answer {
    let (form, lang) = (form.0, guarded.visitor.lang);
    let (name, system, rate) = match form.read(lang) {
        Ok(read) => read,
        Err(problem) => {
            let (system, rate) = (Some(form.system), Some(form.rate));
            let typed = Typed { name: form.name, system, rate, players: form.players.is_some(), ..Typed::default() };
            return again(&guarded, typed, problem).await;
        }
    };
    let tournament = guarded.tournament();
    let own = &tournament.regulations;
    let regulations = beside(own, system, rate, tournament.details.start);
    let players = if form.players.is_some() { players_at(tournament, rate) } else { Vec::new() };
    // The fee of this event is not that of a side event.
    let entry_fee = tournament.details.entry_fee.clone().filter(|_| players.is_empty());
    let details = Details { name, entry_fee, entries_only: false, ..tournament.details.clone() };
    let (desk, id, actor) = (Arc::clone(&guarded.state.desk), guarded.id(), guarded.actor());
    let key = guarded.request_key();
    let done = blocking(move || {
        let section = (details, regulations);
        desk.add_section(id, &actor, section, players, key.as_deref()).map_err(WebError::from)
    });
    Ok(see_other(&format!("/t/{}", done.await?)))
}

impl AddForm {
    /// # Errors
    /// What cannot be read, in words.
    fn read(&self, lang: Lang) -> Result<(String, System, Rate), String> {
        let offered = registry::forms().filter(|form| form.is_offered).map(|form| (form.code, form.system));
        let name = reader::name(&self.name);
        let system = reader::code(&self.system, &offered.collect::<Vec<_>>());
        let rate = reader::code(&self.rate, &RATES);
        Ok((
            name.map_err(|wrong| unreadable(lang, web_words::tournament_name(lang), &wrong))?,
            system.map_err(|wrong| unreadable(lang, web_words::system(lang), &wrong))?,
            rate.map_err(|wrong| unreadable(lang, web_words::rate_of_play(lang), &wrong))?,
        ))
    }
}

/// The regulations of a section beside another: the same, where system and rate of play are.
fn beside(own: &Regulations, system: System, rate: Rate, start: Option<chrono::NaiveDate>) -> Regulations {
    let prohibitions = own.prohibitions.iter().filter(|rule| !rule.names_players()).cloned().collect();
    let same_system = registry::form(own.system).code == registry::form(system).code;
    let base = if same_system { own.clone() } else { defaults::regulations(system, start) };
    let time_control = if rate == own.rate { own.time_control.clone() } else { String::new() };
    let initial_colour = None;
    Regulations { prohibitions, rate, time_control, initial_colour, seed: Desk::new_seed(), ..base }
}

/// The events in no festival of which the visitor is chief arbiter, this one left out.
fn alone(desk: &Desk, visitor: (bool, Option<i64>), here: i64) -> Result<Vec<(i64, String)>, WebError> {
    let mut alone = Vec::new();
    for row in desk.store().tournaments()? {
        let own = membership_in(desk, visitor, row.id)?;
        let is_chief = own.is_some_and(|own| own.role == Role::ChiefArbiter);
        if is_chief && row.id != here && desk.store().festival_of(row.id)?.is_none() {
            alone.push((row.id, row.name));
        }
    }
    Ok(alone)
}

#[derive(Deserialize)]
struct JoinForm {
    event: String,
}

/// Takes an event that is there already into this one's festival.
async fn join(guarded: Guarded<ChiefArbiter>, form: Posted<JoinForm>) -> Answer {
    let event = form.0.event.parse::<i64>().map_err(|_| WebError::Unreadable(form.0.event.clone()))?;
    let (desk, id) = (Arc::clone(&guarded.state.desk), guarded.id());
    let who = (guarded.visitor.is_administrator(), guarded.visitor.account().map(|account| account.id));
    let name = guarded.tournament().details.name.clone();
    blocking(move || {
        if !alone(&desk, who, id)?.iter().any(|(other, _)| *other == event) {
            return Err(WebError::Forbidden);
        }
        let festival = desk.festival_for(id, &name)?;
        Ok(desk.store().join_festival(festival.id, event)?)
    })
    .await?;
    Ok(see_other(&path(&guarded)))
}

#[derive(Deserialize)]
struct NameForm {
    name: String,
}

async fn rename(guarded: Guarded<ChiefArbiter>, form: Posted<NameForm>) -> Answer {
    let lang = guarded.visitor.lang;
    let name = match reader::name(&form.0.name) {
        Ok(name) => name,
        Err(wrong) => {
            let typed = Typed { festival: Some(form.0.name), ..Typed::default() };
            return again(&guarded, typed, unreadable(lang, words::name_of_festival(lang), &wrong)).await;
        }
    };
    let (desk, id) = (Arc::clone(&guarded.state.desk), guarded.id());
    blocking(move || {
        let festival = desk.store().festival_of(id)?.ok_or(WebError::NotFound)?;
        Ok::<_, WebError>(desk.store().rename_festival(festival.id, &name)?)
    })
    .await?;
    Ok(see_other(&saved_at(&path(&guarded))))
}

/// Takes this event out of its festival; it stays as it is.
async fn leave(guarded: Guarded<ChiefArbiter>, _form: Posted<serde::de::IgnoredAny>) -> Answer {
    let (desk, id) = (Arc::clone(&guarded.state.desk), guarded.id());
    blocking(move || Ok::<_, WebError>(desk.store().leave_festival(id)?)).await?;
    Ok(see_other(&path(&guarded)))
}

#[derive(Deserialize)]
struct CutForm {
    size: String,
}

/// Why the field cannot be cut into groups: it is, its own rounds have begun, or there is nobody to cut.
fn uncut(tournament: &Tournament, lang: Lang) -> Option<&'static str> {
    if tournament.details.entries_only {
        Some(words::cut_already(lang))
    } else if !tournament.rounds.is_empty() {
        Some(words::cut_too_late(lang))
    } else if tournament.entrants().count() < SMALLEST_GROUP {
        Some(words::cut_too_early(lang))
    } else {
        None
    }
}

/// Cuts the field into round robins of so many players by rating, each a section.
async fn cut(guarded: Guarded<ChiefArbiter>, form: Posted<CutForm>) -> Answer {
    let lang = guarded.visitor.lang;
    let least = u16::try_from(SMALLEST_GROUP).unwrap_or(USUAL_GROUP);
    let size = reader::number(&form.0.size, least..=LARGEST_GROUP);
    let size: u16 = match size {
        Ok(size) => size,
        Err(wrong) => {
            let typed = Typed { group_size: Some(form.0.size), ..Typed::default() };
            return again(&guarded, typed, unreadable(lang, words::group_size(lang), &wrong)).await;
        }
    };
    let tournament = guarded.tournament();
    if let Some(why) = uncut(tournament, lang) {
        return again(&guarded, Typed::default(), why.into()).await;
    }
    let cut = groups(tournament, size.into());
    let own = &tournament.regulations;
    // A double round robin is cut into such.
    let once = RoundRobin { double: false, reverse_last_two: false };
    let kind = if let System::RoundRobin(kind) = own.system { kind } else { once };
    let sections: Vec<_> = (1..)
        .zip(cut)
        .map(|(number, players): (usize, _)| {
            let regulations = beside(own, System::RoundRobin(kind), own.rate, tournament.details.start);
            let count = u16::try_from(players.len()).unwrap_or(u16::MAX);
            let rounds = u16::try_from(berger::of(kind, count).len()).unwrap_or(u16::MAX).max(1);
            let name = words::group_name(lang, &tournament.details.name, number);
            // Whoever plays in a group has entered by this event, and pays here.
            let details = Details { name, entry_fee: None, entries_only: false, ..tournament.details.clone() };
            (details, Regulations { rounds, ..regulations }, players)
        })
        .collect();
    let (desk, id, actor) = (Arc::clone(&guarded.state.desk), guarded.id(), guarded.actor());
    let festival = blocking(move || {
        desk.cut(id, &actor, sections)?;
        Ok::<_, Refused>(desk.store().festival_of(id)?)
    })
    .await?;
    let back = festival.map_or_else(|| path(&guarded), |row| format!("/f/{}", row.id));
    Ok(see_other(&back))
}

async fn boards(guarded: Guarded<ChiefArbiter>, _form: Posted<serde::de::IgnoredAny>) -> Answer {
    let (desk, id, visitor) = (Arc::clone(&guarded.state.desk), guarded.id(), guarded.actor());
    let who = (guarded.visitor.is_administrator(), guarded.visitor.account().map(|account| account.id));
    let festival = blocking(move || {
        let festival = desk.store().festival_of(id)?.ok_or(WebError::NotFound)?;
        // Each section is asked with the visitor's role there.
        let own: Vec<(i64, Option<Membership>)> = desk
            .store()
            .sections(festival.id)?
            .into_iter()
            .map(|row| Ok((row.id, membership_in(&desk, who, row.id)?)))
            .collect::<Result<_, WebError>>()?;
        let actor = |event: i64| {
            let own = own.iter().find(|(id, _)| *id == event).and_then(|(_, own)| *own);
            acting(&visitor, own.unwrap_or(Membership { role: Role::Viewer, boards: None, ends_at: None }))
        };
        desk.number_boards(festival.id, actor)?;
        Ok::<_, WebError>(festival.id)
    })
    .await?;
    Ok(see_other(&format!("/f/{festival}")))
}

/// The same person with what they may do in another section.
fn acting(actor: &Actor, own: Membership) -> Actor {
    Actor { role: own.role, boards: own.boards, ..actor.clone() }
}

#[derive(Deserialize)]
struct MoveForm {
    player: u32,
    to: i64,
    /// Whether the points go along, as the regulations have it.
    points: Option<Ticked>,
}

async fn move_player(guarded: Guarded<Arbiter>, form: Posted<MoveForm>) -> Answer {
    let form = form.0;
    let (desk, from, here) = (Arc::clone(&guarded.state.desk), guarded.id(), guarded.actor());
    let who = (guarded.visitor.is_administrator(), guarded.visitor.account().map(|account| account.id));
    let (to, confirmed) = (form.to, guarded.confirmation().confirmed);
    let transfer = Transfer { from, to, player: PlayerId(form.player), keeps_points: form.points.is_some() };
    let done = sonneborn_web::in_pool(move || {
        let own = membership_in(&desk, who, to).map_err(|_| Refused::Forbidden)?.ok_or(Refused::Forbidden)?;
        let there = acting(&here, own);
        desk.move_player(transfer, [&here, &there], confirmed)
    });
    confirm::settle(&guarded, Section::Settings, done.await.map_err(WebError::internal)?, &path(&guarded))
}

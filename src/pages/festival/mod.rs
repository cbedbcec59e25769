//! A festival: its sections on one page, with what each needs now for those who arbitrate it, and the way to its public pages for
//! everybody; a player is found in all of them.

mod check_in;
mod money;
mod papers;
mod projector;
mod sections;
mod staff;

use crate::now;
use crate::now::hall::objected;
use crate::now::presence::Presence;
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::elsewhere::Elsewhere;
use sonneborn_desk::{Desk, Live, now_microseconds};
use sonneborn_i18n::{Lang, alphabet, dues, festival as words, full_names};
use sonneborn_manual::Chapter;
use sonneborn_store::festival::FestivalRow;
use sonneborn_store::tournament::{Membership, Role, TournamentRow};
use sonneborn_tournament::access::{DataClass, Reader, Shows};
use sonneborn_tournament::dues::Dues;
use sonneborn_tournament::player::Player;
use sonneborn_tournament::scope::Boards;
use sonneborn_web::guard::reader;
use sonneborn_web::names::titled;
use sonneborn_web::routes::Routes;
use sonneborn_web::shown::asked::is_asked_for;
use sonneborn_web::shown::projection::is_shown;
use sonneborn_web::{Answer, AppState, Frame, Visitor, WebError, blocking, frame, page};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Swiss).get("/f/{festival}", Shows::PUBLIC, show);
    check_in::routes(config);
    money::routes(config);
    papers::routes(config);
    projector::routes(config);
    sections::routes(config);
    staff::routes(config);
}

/// A section as somebody sees it.
struct Section {
    row: TournamentRow,
    role: Option<Role>,
    /// The boards to which the role is limited; `None` for all.
    boards: Option<Boards>,
    reader: Reader,
    live: Arc<Live>,
}

impl Section {
    fn is_arbitrated(&self) -> bool {
        self.role >= Some(Role::Arbiter) && self.boards.is_none()
    }
}

/// The festival with the sections that the visitor may see: those with a role theirs, everybody the public ones.
///
/// # Errors
/// [`WebError::NotFound`] where there is none to be seen.
async fn visible(
    state: &web::Data<AppState>,
    visitor: &Visitor,
    id: i64,
) -> Result<(FestivalRow, Vec<Section>), WebError> {
    let desk = Arc::clone(&state.desk);
    let who = (visitor.is_administrator(), visitor.account().map(|account| account.id));
    let is_guest = visitor.is_guest();
    blocking(move || {
        let row = desk.store().festival(id)?.ok_or(WebError::NotFound)?;
        let mut sections = Vec::new();
        for tournament in desk.store().sections(id)? {
            let own = membership_in(&desk, who, tournament.id)?;
            if own.is_none() && !tournament.is_public {
                continue;
            }
            let live = match desk.live(tournament.id) {
                // A section that is set aside does not take the others with it.
                Err(error) if error.is_of_one_tournament() => None,
                read => read?,
            };
            if let Some(live) = live {
                live.note_public(tournament.is_public);
                let (role, boards) = (own.map(|own| own.role), own.and_then(|own| own.boards));
                let is_guest = is_guest || own.is_some_and(|own| own.is_a_guests());
                let reader = reader(who.0, role, is_guest, boards.is_some());
                sections.push(Section { row: tournament, role, boards, reader, live });
            }
        }
        if sections.is_empty() { Err(WebError::NotFound) } else { Ok((row, sections)) }
    })
    .await
}

struct SectionLine {
    /// The digit that opens it.
    key: usize,
    name: String,
    status: String,
    /// What was paid, for arbiters of the section.
    paid: String,
    players: usize,
    /// Of a desk for those with a role, else of the public pages.
    link: String,
    tasks: Vec<(String, String)>,
    /// How many tasks are not shown.
    more: usize,
    /// What FIDE would refuse and might ask.
    objections: Option<String>,
    is_arbiter: bool,
}

struct FoundPlayer {
    name: String,
    section: String,
    link: String,
}

#[derive(Template)]
#[template(path = "festival/home.html")]
struct FestivalPage {
    frame: Frame,
    id: i64,
    sections: Vec<SectionLine>,
    query: String,
    found: Vec<FoundPlayer>,
    /// Whether spectators see any section, and whether one of those has something to show.
    is_public: bool,
    has_projector: bool,
    /// Who is an arbiter of a section: papers and check-in are theirs.
    is_arbiter: bool,
    presence: Presence,
    /// The first section that the visitor leads as its chief arbiter: they give roles, and open it to spectators.
    led: Option<i64>,
}

impl FestivalPage {
    /// Whether money was taken anywhere: a column that tells nothing is left out.
    fn tells_paid(&self) -> bool {
        self.sections.iter().any(|section| !section.paid.is_empty())
    }
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Query {
    q: String,
}

/// Of each section the most urgent.
const TASKS_SHOWN: usize = 6;
/// Namesakes on one page.
const MOST_FOUND: usize = 20;

async fn show(visitor: Visitor, state: web::Data<AppState>, path: web::Path<i64>, query: web::Query<Query>) -> Answer {
    let (festival, sections) = visible(&state, &visitor, *path).await?;
    let lang = visitor.lang;
    let twice = elsewhere(&state, &sections).await?;
    let lines = (1..).zip(sections.iter().zip(&twice));
    let lines: Vec<SectionLine> = lines.map(|(key, (section, twice))| line(key, section, twice, lang)).collect();
    let own = sections.iter().filter(|section| section.reader.may_read(DataClass::Devices));
    let own: Vec<Arc<Live>> = own.map(|section| Arc::clone(&section.live)).collect();
    let presence = if own.is_empty() {
        Presence::default()
    } else {
        let (desk, visitor) = (Arc::clone(&state.desk), visitor.clone());
        blocking(move || {
            let events: Vec<&Live> = own.iter().map(Arc::as_ref).collect();
            Ok::<_, WebError>(Presence::of(&desk, &events, &visitor)?)
        })
        .await?
    };
    page(&FestivalPage {
        presence,
        id: festival.id,
        is_public: sections.iter().any(|section| section.row.is_public),
        has_projector: sections.iter().any(|section| is_shown(&section.row, section.live.journal().state())),
        is_arbiter: lines.iter().any(|line| line.is_arbiter),
        led: sections.iter().find(|section| section.role == Some(Role::ChiefArbiter)).map(|section| section.row.id),
        sections: lines,
        found: found(&sections, query.q.trim(), lang),
        query: query.into_inner().q,
        frame: Frame::new(&visitor, festival.name),
    })
}

/// Who plays in two sections at the same hours, by section; of those that the visitor arbitrates.
async fn elsewhere(state: &web::Data<AppState>, sections: &[Section]) -> Result<Vec<Vec<Elsewhere>>, WebError> {
    let desk = Arc::clone(&state.desk);
    let own: Vec<(bool, Arc<Live>)> =
        sections.iter().map(|section| (section.is_arbitrated(), Arc::clone(&section.live))).collect();
    let found = move |(is_own, live): (bool, Arc<Live>)| {
        if is_own { desk.elsewhere(live.id, live.journal().state()) } else { Ok(Vec::new()) }
    };
    blocking(move || Ok::<_, WebError>(own.into_iter().map(found).collect::<Result<_, _>>()?)).await
}

fn line(key: usize, section: &Section, twice: &[Elsewhere], lang: Lang) -> SectionLine {
    let (id, journal) = (section.row.id, section.live.journal());
    let tournament = journal.state();
    let is_arbiter = section.is_arbitrated();
    let mut tasks = if is_arbiter { now::all_tasks(tournament, id, lang) } else { Vec::new() };
    let urgent = tasks.len().min(1);
    tasks.splice(urgent..urgent, now::task_of_elsewhere(twice, id, lang));
    let more = tasks.len().saturating_sub(TASKS_SHOWN);
    SectionLine {
        key,
        name: tournament.details.name.clone(),
        status: frame::status(tournament, lang),
        paid: if is_arbiter { dues::told(lang, &Dues::of(tournament)) } else { String::new() },
        players: tournament.entrants().count(),
        link: if section.role.is_some() { format!("/t/{id}") } else { format!("/p/{id}") },
        tasks: tasks.into_iter().take(TASKS_SHOWN).map(|task| (task.words, task.link)).collect(),
        more,
        objections: if is_arbiter { objected(tournament, lang) } else { None },
        is_arbiter,
    }
}

/// Players by their names, in all sections; to those without a role only once a round is published.
fn found(sections: &[Section], query: &str, lang: Lang) -> Vec<FoundPlayer> {
    if query.is_empty() {
        return Vec::new();
    }
    let mut found = Vec::new();
    for section in sections {
        let journal = section.live.journal();
        let shown = full_names::shown(lang, journal.state());
        let tournament = shown.as_ref();
        let is_told = section.role.is_some() || tournament.current_round().is_some();
        let (id, desk) = (section.row.id, section.role.is_some());
        let base = if desk { format!("/t/{id}/players") } else { format!("/p/{id}/players") };
        let named =
            |player: &&Player| is_told && is_asked_for(&[&player.data.name, &player.data.latin_name], "", query);
        found.extend(tournament.entrants().filter(named).map(|player| FoundPlayer {
            name: titled(&player.data),
            section: tournament.details.name.clone(),
            link: format!("{base}/{}", player.id.0),
        }));
    }
    alphabet::sort_by_name(lang, &mut found, |player| &player.name);
    found.truncate(MOST_FOUND);
    found
}

/// What somebody may do in an event, as the store has it.
fn membership_in(
    desk: &Desk,
    (is_administrator, account): (bool, Option<i64>),
    tournament: i64,
) -> Result<Option<Membership>, WebError> {
    if is_administrator {
        return Ok(Some(Membership { role: Role::ChiefArbiter, boards: None, ends_at: None }));
    }
    Ok(account.map(|account| desk.store().membership(tournament, account, now_microseconds())).transpose()?.flatten())
}

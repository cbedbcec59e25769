//! The list of tournaments, which is the first page.

use crate::computer::Computer;
use crate::routes::Routes;
use crate::{Answer, AppState, Frame, Visitor, WebError, blocking, frame, page};
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::{Desk, LIVE_HELD};
use sonneborn_i18n::{dates, web as words};
use sonneborn_store::StoreError;
use sonneborn_store::tournament::TournamentRow;
use sonneborn_tournament::access::Shows;
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.get("/", Shows::PUBLIC, home);
}

#[derive(Default)]
struct Line {
    name: String,
    place: String,
    dates: String,
    status: String,
    /// Where the line leads: the desk for those with a role, the public pages for others.
    link: String,
}

#[derive(Template)]
#[template(path = "home.html")]
struct Home {
    frame: Frame,
    lines: Vec<Line>,
    can_create: bool,
    /// Whether there is a page of this computer for the visitor.
    has_computer: bool,
    /// The archived events are shown, and how many there are otherwise.
    shows_archive: bool,
    archived: usize,
}

#[derive(Default, Deserialize)]
struct Query {
    archived: Option<String>,
}

/// Everybody sees public tournaments; those with a role see theirs, administrators all.
async fn home(
    visitor: Visitor,
    state: web::Data<AppState>,
    computer: Option<web::Data<Computer>>,
    query: web::Query<Query>,
) -> Answer {
    let lang = visitor.lang;
    let shows_archive = query.archived.is_some();
    let account = visitor.account().cloned();
    let desk = Arc::clone(&state.desk);
    let (lines, archived) = blocking(move || {
        let (mut lines, mut archived) = (Vec::new(), 0);
        let rows = match desk.store().tournaments() {
            Ok(rows) => rows,
            // While the store is away, what was public can still be read.
            Err(error) if desk.all_live().is_empty() => return Err(error.into()),
            Err(_) => return Ok((public_in_memory(&desk, lang), 0)),
        };
        for (number, row) in rows.into_iter().enumerate() {
            let role = match &account {
                Some(account) if account.is_administrator => true,
                Some(account) => desk.store().role(row.id, account.id)?.is_some(),
                None => false,
            };
            if !role && !row.is_public {
                continue;
            }
            if row.archived_at.is_some() {
                archived += 1;
            }
            if row.archived_at.is_some() != shows_archive {
                continue;
            }
            // The newest are loaded; an old one is not, for a line, in place of one that is in use.
            let live = if number < LIVE_HELD / 2 { desk.live(row.id) } else { Ok(desk.loaded(row.id)) };
            match live {
                Ok(Some(live)) => {
                    live.note_public(row.is_public);
                    lines.push(line(row.id, live.journal().state(), role, lang));
                }
                Ok(None) => lines.push(Line { name: row.name, link: link(row.id, role), ..Line::default() }),
                // One that cannot be served does not take the others with it.
                Err(error) if error.is_of_one_tournament() => {
                    lines.push(set_aside(&row, &error, lang));
                }
                Err(error) => return Err(error.into()),
            }
        }
        Ok::<_, WebError>((lines, archived))
    })
    .await?;
    let can_create = visitor.login.is_some() && !visitor.is_guest();
    let has_computer = computer.is_some() && visitor.is_administrator();
    let title = if shows_archive { words::archived_events(lang) } else { words::tournaments(lang) };
    let frame = Frame::new(&visitor, title);
    page(&Home { frame, lines, can_create, has_computer, shows_archive, archived })
}

/// The public tournaments in memory, the newest first.
fn public_in_memory(desk: &Desk, lang: sonneborn_i18n::Lang) -> Vec<Line> {
    let mut live = desk.all_live();
    live.retain(|live| live.was_public());
    live.sort_by_key(|live| std::cmp::Reverse(live.id));
    live.iter().map(|live| line(live.id, live.journal().state(), false, lang)).collect()
}

/// The desk for those with a role, the public pages for others.
fn link(id: i64, has_role: bool) -> String {
    if has_role { format!("/t/{id}") } else { format!("/p/{id}") }
}

fn line(id: i64, tournament: &sonneborn_tournament::Tournament, has_role: bool, lang: sonneborn_i18n::Lang) -> Line {
    let details = &tournament.details;
    let dates = match (details.start, details.end) {
        (Some(start), Some(end)) if start != end => {
            format!("{} – {}", dates::day(lang, &start), dates::day(lang, &end))
        }
        (Some(day), _) => dates::day(lang, &day),
        _ => String::new(),
    };
    let place = [details.place.as_str(), details.federation.as_str()];
    Line {
        name: details.name.clone(),
        place: place.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", "),
        dates,
        status: frame::status(tournament, lang),
        link: link(id, has_role),
    }
}

/// A tournament whose journal cannot be served, with the cause where its status stands.
fn set_aside(row: &TournamentRow, error: &StoreError, lang: sonneborn_i18n::Lang) -> Line {
    Line {
        name: row.name.clone(),
        place: String::new(),
        dates: String::new(),
        status: words::set_aside(lang, error),
        link: format!("/t/{}", row.id),
    }
}

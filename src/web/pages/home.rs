//! The list of tournaments, which is the first page.

use crate::i18n::web as words;
use crate::store::StoreError;
use crate::store::tournament::TournamentRow;
use crate::web::{Answer, AppState, Frame, Visitor, WebError, blocking, frame, page};
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use std::sync::Arc;

pub(super) fn routes(config: &mut ServiceConfig) {
    config.route("/", web::get().to(home));
}

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
}

/// Everybody sees public tournaments; those with a role see theirs, administrators all.
async fn home(visitor: Visitor, state: web::Data<AppState>) -> Answer {
    let lang = visitor.lang;
    let account = visitor.account().cloned();
    let desk = Arc::clone(&state.desk);
    let lines = blocking(move || {
        let mut lines = Vec::new();
        for row in desk.store().tournaments()? {
            let role = match &account {
                Some(account) if account.is_administrator => true,
                Some(account) => desk.store().role(row.id, account.id)?.is_some(),
                None => false,
            };
            if !role && !row.is_public {
                continue;
            }
            match desk.live(row.id) {
                Ok(Some(live)) => lines.push(line(&row, live.journal().state(), role, lang)),
                Ok(None) => {}
                // One that cannot be served does not take the others with it.
                Err(error @ (StoreError::Unreadable { .. } | StoreError::Broken { .. })) => {
                    lines.push(set_aside(&row, &error, lang));
                }
                Err(error) => return Err(error.into()),
            }
        }
        Ok::<_, WebError>(lines)
    })
    .await?;
    let can_create = visitor.login.is_some();
    page(&Home { frame: Frame::new(&visitor, words::tournaments(lang)), lines, can_create })
}

fn line(
    row: &TournamentRow,
    tournament: &crate::tournament::Tournament,
    has_role: bool,
    lang: crate::i18n::Lang,
) -> Line {
    let details = &tournament.details;
    let dates = match (details.start, details.end) {
        (Some(start), Some(end)) if start != end => format!("{start} – {end}"),
        (Some(day), _) => day.to_string(),
        _ => String::new(),
    };
    let place = [details.place.as_str(), details.federation.as_str()];
    Line {
        name: details.name.clone(),
        place: place.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", "),
        dates,
        status: frame::status(tournament, lang),
        link: if has_role { format!("/t/{}", row.id) } else { format!("/p/{}", row.id) },
    }
}

/// A tournament whose journal cannot be served, with the cause where its status stands.
fn set_aside(row: &TournamentRow, error: &StoreError, lang: crate::i18n::Lang) -> Line {
    Line {
        name: row.name.clone(),
        place: String::new(),
        dates: String::new(),
        status: words::set_aside(lang, error),
        link: format!("/t/{}", row.id),
    }
}

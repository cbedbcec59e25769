//! What if: supposed results of the games still being played, and the table that they would make. Nothing is saved: the page
//! is asked for with the suppositions in its address, and works on a copy.

use super::{Tab, Tabs};
use actix_web::web;
use askama::Template;
use sonneborn_i18n::{common, standings as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_web::guard::{Guarded, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::shown::what_if::{Line, OpenGame, Supposed, supposed};
use sonneborn_web::{Answer, Frame, page};
use std::collections::HashMap;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Standings).get("/t/{tournament}/standings/what-if", Shows::NAMES, what_if);
}

#[derive(Template)]
#[template(path = "standings/what_if.html")]
struct WhatIfPage {
    frame: Frame,
    tabs: Tabs,
    problems: Vec<String>,
    games: Vec<OpenGame>,
    columns: Vec<String>,
    lines: Vec<Line>,
}

/// The query's fields are boards, their values codes of results.
async fn what_if(guarded: Guarded<Viewer>, query: web::Query<HashMap<String, String>>) -> Answer {
    let lang = guarded.visitor.lang;
    let Supposed { as_it_is, problems, games, columns, lines } = supposed(guarded.shown(), lang, &query)?;
    page(&WhatIfPage {
        frame: Frame::of(&guarded, Section::Standings, words::what_if(lang)),
        tabs: Tabs::new(&guarded, Tab::WhatIf, &as_it_is),
        problems,
        games,
        columns,
        lines,
    })
}

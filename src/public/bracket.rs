//! The bracket of a knock-out, as far as it is published.

use super::{PublicFrame, Tab, games};
use askama::Template;
use sonneborn_i18n::knockout as words;
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::routes::Routes;
use sonneborn_web::shown::bracket::{Columns, StageColumn};
use sonneborn_web::{Answer, WebError, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Public).get("/p/{tournament}/bracket", Shows::PUBLIC, show);
}

#[derive(Template)]
#[template(path = "public/bracket.html")]
struct BracketPage {
    frame: PublicFrame,
    stages: Vec<StageColumn>,
    champion: Option<String>,
    problem: Option<&'static str>,
}

async fn show(guarded: Guarded<Public>) -> Answer {
    let kept = games::kept(&guarded).await?;
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    if !Tab::Bracket.is_of(tournament) {
        return Err(WebError::NotFound);
    }
    let columns = Columns::of(tournament, lang, false);
    page(&BracketPage {
        frame: PublicFrame::of(&guarded, Tab::Bracket, words::bracket(lang).into(), "").with_games(&kept),
        problem: columns.is_foreign.then(|| words::not_of_this_bracket(lang)),
        stages: columns.stages,
        champion: columns.champion,
    })
}

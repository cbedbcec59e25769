//! The table of levels as a page for reference: what is asked before an act, printed from the table that judges.

use crate::i18n::{Lang, common, consequences as words};
use crate::tournament::judge::consequence::Kind;
use crate::tournament::judge::levels::{self, Row, When};
use crate::web::visitor::Visitor;
use crate::web::{Answer, Frame, page};
use actix_web::web::{self, ServiceConfig};
use askama::Template;

pub(super) fn routes(config: &mut ServiceConfig) {
    config.route("/levels", web::get().to(show));
}

/// A kind of consequence in one of the modes, or in both where they ask the same.
struct Line {
    what: &'static str,
    mode: &'static str,
    /// By time, from before the start to earlier rounds.
    levels: [String; 4],
    least: &'static str,
    article: &'static str,
}

#[derive(Template)]
#[template(path = "levels.html")]
struct LevelsPage {
    frame: Frame,
    lines: Vec<Line>,
}

async fn show(visitor: Visitor) -> Answer {
    let lang = visitor.lang;
    let lines = Kind::all().into_iter().flat_map(|kind| lines(lang, kind)).collect();
    page(&LevelsPage { frame: Frame::new(&visitor, words::levels_title(lang)), lines })
}

fn lines(lang: Lang, kind: Kind) -> Vec<Line> {
    let row = levels::row(kind);
    let line = |mode: &'static str, is_fide: bool| Line {
        what: words::kind(lang, kind),
        mode,
        levels: When::ALL.map(|when| cell(lang, &row, is_fide, when)),
        least: words::role(lang, row.least),
        article: row.article,
    };
    if When::ALL.iter().all(|when| row.level(true, *when) == row.level(false, *when)) {
        return vec![line(words::both_modes(lang), true)];
    }
    vec![line(words::fide_mode(lang), true), line(words::free_mode(lang), false)]
}

fn cell(lang: Lang, row: &Row, is_fide: bool, when: When) -> String {
    let level = row.level(is_fide, when);
    let told = words::level(lang, level);
    if row.reason && level == levels::Level::Told {
        [told, words::with_reason(lang)].join(common::list_comma(lang))
    } else {
        told.to_owned()
    }
}

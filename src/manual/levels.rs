//! The table of levels in words: what is asked before an act, printed from the table that judges.

use sonneborn_i18n::{Lang, common, consequences as words};
use sonneborn_tournament::judge::levels::Kind;
use sonneborn_tournament::judge::levels::{self, Level, Reason, Row, When};

/// A kind of consequence in one of the modes, or in both where they ask the same.
pub struct Line {
    pub what: &'static str,
    pub mode: &'static str,
    /// By time, from before the start to earlier rounds.
    pub levels: [String; 4],
    pub least: &'static str,
    pub article: &'static str,
}

/// Every line of the table.
pub fn lines(lang: Lang) -> Vec<Line> {
    Kind::all().into_iter().flat_map(|kind| lines_of(lang, kind)).collect()
}

fn lines_of(lang: Lang, kind: Kind) -> Vec<Line> {
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
    match (row.reason, level) {
        (Reason::Always, Level::Told) => [told, words::with_reason(lang)].join(common::list_comma(lang)),
        (Reason::Never, Level::Confirmed) => words::level_confirmed_alone(lang).to_owned(),
        _ => told.to_owned(),
    }
}

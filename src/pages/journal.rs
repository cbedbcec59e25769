//! The journal: every act with who, when, from where, old and new, and why; undoing one; the event at any moment.

use crate::confirm;
use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use chrono::{DateTime, Utc};
use serde::Deserialize;
use sonneborn_desk::{Attempt, Refused};
use sonneborn_exchange::search::{Asked, Person};
use sonneborn_i18n::{Lang, acts, full_names, refusals, web as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, Entry, Undo};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::player::PlayerData;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, html};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Undo).section(Section::Journal, journal).post(
        "/t/{tournament}/journal/undo",
        Shows::NAMES,
        undo,
    );
}

/// Entries on a page.
const PAGE: usize = 200;

struct Line {
    seq: u64,
    at: DateTime<Utc>,
    who: String,
    device: String,
    what: String,
    /// Who sat at the board that the act is about.
    pair: String,
    /// The names of those whom the act is about.
    names: Vec<String>,
    reason: String,
    warnings: Vec<String>,
    undone: bool,
    can_undo: bool,
    /// The result that stands again once it is undone.
    effect: String,
}

#[derive(Template)]
#[template(path = "journal.html")]
struct JournalPage {
    frame: Frame,
    lines: Vec<Line>,
    /// A column that nobody fills is not drawn.
    has_reasons: bool,
    filter: String,
    /// The page's number of the next older entries, if there are any.
    older: Option<u64>,
    /// As papers print it, and the whole chain value.
    state: String,
    chain: String,
    problem: Option<String>,
}

#[derive(Deserialize)]
struct Query {
    /// Only entries about such a player, or with this text in them.
    #[serde(default)]
    q: String,
    /// Only entries before this one.
    before: Option<u64>,
}

async fn journal(guarded: Guarded<Viewer>, query: web::Query<Query>) -> Answer {
    show(&guarded, &query.q, query.before, None)
}

fn show<R: sonneborn_web::guard::Right>(
    guarded: &Guarded<R>,
    filter: &str,
    before: Option<u64>,
    problem: Option<(StatusCode, String)>,
) -> Answer {
    let lang = guarded.visitor.lang;
    let journal = &guarded.journal;
    let undone = journal.undone();
    let (asked, wanted) = (Asked::of(filter), filter.trim().to_lowercase());
    let mut lines: Vec<Line> = journal
        .entries()
        .rev()
        .filter(|entry| before.is_none_or(|before| entry.seq < before))
        .map(|entry| {
            let can_undo = guarded.is_arbiter() && entry.seq > 1 && !undone.contains(&entry.seq);
            line(entry, journal, undone.contains(&entry.seq), can_undo, lang)
        })
        .filter(|line| wanted.is_empty() || line.is_about(&asked) || line.holds(&wanted))
        .take(PAGE + 1)
        .collect();
    let older = (lines.len() > PAGE).then(|| lines[PAGE - 1].seq);
    lines.truncate(PAGE);
    tell_devices_once(&mut lines);
    let has_reasons = lines.iter().any(|line| !line.reason.is_empty());
    let frame = Frame::of(guarded, Section::Journal, words::section_journal(lang));
    let head = journal.state().head();
    let (state, chain) = (head.to_string(), head.chain.to_string());
    let (status, problem) = problem.map_or((StatusCode::OK, None), |(status, words)| (status, Some(words)));
    html(status, &JournalPage { frame, has_reasons, lines, filter: filter.into(), older, state, chain, problem })
}

/// The device stands where it is another than that of the line above: a round of results comes from one.
fn tell_devices_once(lines: &mut [Line]) {
    let mut above: Option<(String, String)> = None;
    for line in lines {
        let from = (line.who.clone(), line.device.clone());
        if above.as_ref() == Some(&from) {
            line.device.clear();
        }
        above = Some(from);
    }
}

impl Line {
    fn holds(&self, wanted: &str) -> bool {
        [&self.who, &self.device, &self.what, &self.reason].iter().any(|text| text.to_lowercase().contains(wanted))
    }

    fn is_about(&self, asked: &Asked) -> bool {
        self.names.iter().any(|name| asked.fit(&Person { name, ..Person::default() }).is_some())
    }
}

fn line(entry: &Entry, journal: &Journal, undone: bool, can_undo: bool, lang: Lang) -> Line {
    let tournament = journal.state();
    // Old journals do not name who sat at a board.
    let about = entry.act.about();
    let at = about.board();
    let seated = || {
        let (round, board) = at?;
        Some(tournament.round(round)?.game(board)?.players().to_vec())
    };
    let mut players = about.players();
    if players.is_empty() {
        players = seated().unwrap_or_default();
    }
    let named = players.iter().filter_map(|player| tournament.players.get(player.index()));
    let named: Vec<&PlayerData> = named.map(|player| &player.data).collect();
    let shown = named.iter().map(|data| full_names::of(lang, tournament, data));
    Line {
        pair: if at.is_some() { shown.collect::<Vec<_>>().join(" – ") } else { String::new() },
        names: named.iter().flat_map(|data| [data.name.clone(), data.latin_name.clone()]).collect(),
        seq: entry.seq,
        at: entry.at,
        who: acts::author(lang, &entry.author.name),
        device: entry.device.clone(),
        what: match &entry.act {
            Act::Undo(Undo { seq }) => acts::undone(lang, journal, *seq),
            act => acts::act(lang, act, tournament),
        },
        effect: acts::coming_back(lang, &entry.act).unwrap_or_default(),
        reason: entry.reason.clone().unwrap_or_default(),
        warnings: entry.acknowledged.iter().map(|warning| refusals::warning(lang, warning, tournament)).collect(),
        undone,
        can_undo,
    }
}

#[derive(Deserialize)]
struct UndoForm {
    seq: u64,
}

async fn undo(guarded: Guarded<Arbiter>, form: Posted<UndoForm>) -> Answer {
    let done = guarded.perform(Attempt::of(Act::Undo(Undo { seq: form.0.seq }))).await;
    let back = format!("/t/{}/journal", guarded.id());
    if !guarded.may_see(Shows::JOURNAL) {
        // Who may not read the journal is told on a page by itself.
        return confirm::settle(&guarded, Section::Journal, done, &back);
    }
    confirm::settle_here(&guarded, Section::Journal, done, &back, |refused, problem| {
        let is_elsewhere = matches!(refused, Refused::OtherBoards);
        let status = if is_elsewhere { StatusCode::FORBIDDEN } else { StatusCode::CONFLICT };
        show(&guarded, "", None, Some((status, problem)))
    })
}

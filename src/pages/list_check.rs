//! The players of an event beside the rating list that is in force when it starts: each difference accepted or left.

use super::players::list::can_follow_ratings;
use super::rating_list::day_of_lists;
use super::rating_lists::Fetching;
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::{Refused, instant, now};
use sonneborn_exchange::list_check::{self, Finding, Key, Kind};
use sonneborn_i18n::rating_lists as words;
use sonneborn_manual::Chapter;
use sonneborn_store::rating_list::RatingListRow;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, blocking, page, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Players).get("/t/{tournament}/list-check", Shows::PERSONS, check).post(
        "/t/{tournament}/list-check",
        Shows::PERSONS,
        accept,
    );
}

struct Line {
    finding: Finding,
    tpn: String,
    name: String,
    /// `rating-17-4711`: what the form sends for the finding.
    key: String,
}

struct Group {
    kind: Kind,
    lines: Vec<Line>,
}

#[derive(Template)]
#[template(path = "list_check.html")]
struct CheckPage {
    frame: Frame,
    base: String,
    /// The list, with all others to choose from; `None` where there is none.
    list: Option<RatingListRow>,
    lists: Vec<RatingListRow>,
    /// The list is of a later day than the event's first.
    is_too_new: bool,
    /// For how many whole days nothing newer was brought in, if any.
    days_old: Option<i64>,
    /// Brings the lists up to date.
    fetching: Fetching,
    groups: Vec<Group>,
    /// Players of whom the list cannot say anything.
    not_found: usize,
    done: Option<usize>,
    left: Option<usize>,
    /// The numbers contradict the ratings now, and can be given anew.
    is_order_other: bool,
}

#[derive(Deserialize)]
struct Asked {
    list: Option<i64>,
    done: Option<usize>,
    left: Option<usize>,
}

async fn check(guarded: Guarded<Arbiter>, asked: web::Query<Asked>) -> Answer {
    let desk = Arc::clone(&guarded.state.desk);
    let journal = Arc::clone(&guarded.journal);
    let day = day_of_lists(guarded.tournament());
    let chosen = asked.list;
    let (lists, found) = blocking(move || {
        let lists = desk.store().rating_lists()?;
        let loaded = match chosen {
            Some(list) => desk.loaded_rating_list(list)?,
            None => desk.rating_list_at(Some(day))?,
        };
        let found = loaded.map(|loaded| (loaded.0.clone(), list_check::check(journal.state(), &loaded.1)));
        Ok::<_, WebError>((lists, found))
    })
    .await?;
    let (list, findings) = found.unzip();
    let findings = findings.unwrap_or_default();
    let not_found = list_check::not_found(guarded.tournament(), &findings);
    let groups = groups(&guarded, findings);
    let from = list.as_ref().and_then(RatingListRow::valid_from);
    let frame = Frame::of(&guarded, Section::Players, words::check(guarded.visitor.lang));
    page(&CheckPage {
        frame,
        base: format!("/t/{}", guarded.id()),
        days_old: list.as_ref().map(|list| (now() - instant(list.imported_at)).num_days()).filter(|days| *days > 0),
        fetching: Fetching::of(&guarded.visitor, &guarded.state.desk, &format!("/t/{}/list-check", guarded.id())),
        is_too_new: from.is_some_and(|from| from > day),
        list,
        lists,
        groups,
        not_found,
        done: asked.done,
        is_order_other: can_follow_ratings(guarded.tournament()),
        left: asked.left.filter(|left| *left > 0),
    })
}

fn groups(guarded: &Guarded<Arbiter>, findings: Vec<Finding>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for finding in findings {
        let Key { player, kind, row } = finding.key;
        let Some(player) = guarded.tournament().player(player) else { continue };
        let line = Line {
            tpn: player.tpn.map(|tpn| tpn.to_string()).unwrap_or_default(),
            name: player.data.name.clone(),
            key: format!("{}-{}-{row}", kind.code(), player.id.0),
            finding,
        };
        match groups.last_mut().filter(|group| group.kind == kind) {
            Some(group) => group.lines.push(line),
            None => groups.push(Group { kind, lines: vec![line] }),
        }
    }
    groups
}

#[derive(Deserialize)]
struct Acceptance {
    list: i64,
    /// The findings that are ticked, or the one whose button was pressed.
    #[serde(default)]
    accept: Vec<String>,
    /// The kind all of whose findings are accepted.
    all: Option<String>,
}

async fn accept(guarded: Guarded<Arbiter>, form: Posted<Acceptance>) -> Answer {
    let Acceptance { list, accept, all } = form.0;
    let desk = Arc::clone(&guarded.state.desk);
    let (id, actor, lang) = (guarded.id(), guarded.actor(), guarded.visitor.lang);
    let journal = Arc::clone(&guarded.journal);
    let unread = |text: &str| WebError::Unreadable(format!("no finding: {text}"));
    let keys = accept.iter().map(|key| read_key(key).ok_or_else(|| unread(key))).collect::<Result<Vec<Key>, _>>()?;
    let together = |code: &str| Kind::of_code(code).filter(|kind| kind.can_be_accepted_together());
    let all = all.map(|code| together(&code).ok_or_else(|| unread(&code))).transpose()?;
    let accepted = blocking(move || {
        let loaded = desk.loaded_rating_list(list)?.ok_or(WebError::NotFound)?;
        let keys: Vec<Key> = match all {
            None => keys,
            Some(kind) => {
                let found = list_check::check(journal.state(), &loaded.1).into_iter();
                found
                    .filter(|finding| finding.key.kind == kind && !finding.is_doubtful)
                    .map(|finding| finding.key)
                    .collect()
            }
        };
        let reason = words::reason(lang, loaded.0.title());
        desk.accept_from_list(id, &actor, &loaded, &keys, &reason).map_err(|refused| match refused {
            Refused::Store(error) => error.into(),
            _ => WebError::NotFound,
        })
    })
    .await?;
    Ok(see_other(&format!("/t/{id}/list-check?list={list}&done={}&left={}", accepted.done, accepted.left)))
}

/// Reads `rating-17-4711`; the kind's own code may have a hyphen.
fn read_key(text: &str) -> Option<Key> {
    let mut parts = text.rsplitn(3, '-');
    let (row, player, kind) = (parts.next()?, parts.next()?, parts.next()?);
    Some(Key { player: PlayerId(player.parse().ok()?), kind: Kind::of_code(kind)?, row: row.parse().ok()? })
}

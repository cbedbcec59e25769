//! The acts of an event that only a computer had which this one replaced: a chief arbiter takes each over, or sets it aside.

use crate::confirm;
use actix_web::http::StatusCode;
use askama::Template;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use sonneborn_desk::Refused;
use sonneborn_desk::standby::{ByHand, Fate, LoneAct, LoneActs, NotTaken};
use sonneborn_i18n::{Lang, acts, standby as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, Entry, Undo};
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{ChiefArbiter, Guarded};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, blocking, html, refused, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Public).get("/t/{tournament}/standby", Shows::JOURNAL, waiting).post(
        "/t/{tournament}/standby",
        Shows::JOURNAL,
        settle,
    );
}

struct Line {
    /// By which a form names it.
    act: String,
    seq: u64,
    at: DateTime<Utc>,
    who: String,
    what: String,
    reason: String,
    /// Why it is not offered, where it is not.
    told: Option<String>,
    can_take: bool,
}

struct Computer {
    told: String,
    lines: Vec<Line>,
    /// Whether some of them need nothing any more.
    can_clear: bool,
}

#[derive(Template)]
#[template(path = "lone_acts.html")]
struct LoneActsPage {
    frame: Frame,
    id: i64,
    computers: Vec<Computer>,
    problem: Option<String>,
}

async fn waiting(guarded: Guarded<ChiefArbiter>) -> Answer {
    show(&guarded, StatusCode::OK, None).await
}

async fn show(guarded: &Guarded<ChiefArbiter>, status: StatusCode, problem: Option<String>) -> Answer {
    let (desk, id, lang) = (Arc::clone(&guarded.state.desk), guarded.id(), guarded.visitor.lang);
    let left = blocking(move || desk.lone_acts(id)).await?;
    let computers = left.into_iter().map(|left| computer(lang, left, guarded.tournament()));
    let computers = computers.filter(|computer| !computer.lines.is_empty()).collect();
    let frame = Frame::of(guarded, Section::Now, words::lone(lang));
    html(status, &LoneActsPage { frame, id, computers, problem })
}

fn computer(lang: Lang, LoneActs { from, journal, acts }: LoneActs, here: &Tournament) -> Computer {
    let can_clear = acts.iter().any(|act| matches!(act.fate, Fate::There | Fate::TakenBack));
    let line = |LoneAct { entry, line, fate, .. }: LoneAct| Line {
        act: line.chain.to_string(),
        seq: entry.seq,
        at: entry.at,
        what: match &entry.act {
            Act::Undo(Undo { seq }) => acts::undone(lang, &journal, *seq),
            act => acts::act(lang, act, journal.state()),
        },
        who: acts::author(lang, &entry.author.name),
        reason: entry.reason.unwrap_or_default(),
        can_take: matches!(fate, Fate::Open),
        told: told(lang, &fate, here),
    };
    Computer { told: words::lone_of(lang, from), can_clear, lines: acts.into_iter().map(line).collect() }
}

/// Why an act is not offered.
fn told(lang: Lang, fate: &Fate, here: &Tournament) -> Option<String> {
    match fate {
        Fate::Open => None,
        Fate::There => Some(words::lone_there(lang).into()),
        Fate::TakenBack => Some(words::lone_taken_back(lang).into()),
        Fate::ByHand(why) => Some(by_hand(lang, why).into()),
        Fate::Refused(why) => Some(refused::words(lang, why, Some(here))),
    }
}

fn by_hand(lang: Lang, why: &ByHand) -> &'static str {
    match why {
        ByHand::RestsThere => words::lone_rests_there(lang),
        ByHand::Photograph => words::lone_photograph(lang),
        ByHand::Forgetting => words::lone_forgetting(lang),
    }
}

#[derive(Clone, Copy, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
enum Settling {
    Take,
    Aside,
    /// All that need nothing any more.
    Clear,
}

#[derive(Deserialize)]
struct SettleForm {
    #[serde(rename = "do")]
    settling: Settling,
    #[serde(default)]
    act: String,
}

async fn settle(guarded: Guarded<ChiefArbiter>, form: Posted<SettleForm>) -> Answer {
    let SettleForm { settling, act } = &form.0;
    let (desk, id, lang) = (Arc::clone(&guarded.state.desk), guarded.id(), guarded.visitor.lang);
    let (actor, act, settling) = (guarded.actor(), act.clone(), *settling);
    let confirmation = guarded.confirmation();
    let settled = sonneborn_web::in_pool(move || match settling {
        Settling::Take => {
            let told = |from: &str, there: &Entry| {
                words::lone_told(
                    lang,
                    &actor.device,
                    from,
                    there.seq,
                    acts::author(lang, &there.author.name),
                    &there.device,
                )
            };
            desk.take_lone_act_over(id, &act, (&actor, &told), confirmation)
        }
        Settling::Aside => desk.set_lone_act_aside(id, &act),
        Settling::Clear => Ok(desk.clear_lone_acts(id)?),
    });
    let back = format!("/t/{id}/standby");
    match settled.await.unwrap_or(Err(NotTaken::Refused(Refused::Broken))) {
        // Whoever pressed twice sees that it is done.
        Ok(()) | Err(NotTaken::Settled) => Ok(see_other(&back)),
        Err(NotTaken::ByHand(why)) => show(&guarded, StatusCode::CONFLICT, Some(by_hand(lang, &why).into())).await,
        Err(NotTaken::Refused(why)) if !why.is_of_the_act() => {
            confirm::settle(&guarded, Section::Now, Err::<(), _>(why), &back)
        }
        Err(NotTaken::Refused(why)) => {
            let problem = refused::words(lang, &why, Some(guarded.tournament()));
            show(&guarded, StatusCode::CONFLICT, Some(problem)).await
        }
    }
}

//! What the Laws leave to the regulations of the event, which announce it beforehand (Laws A.6, B.4, 9.1.1, 11.3.2, III.2.1).

use super::kinds::{own, read_with_other, tick, typed};
use super::part::Part;
use super::reading::Reading;
use super::{Event, Group, Setting};
use crate::{Lang, common, incidents, web};
use sonneborn_tournament::reader::{self, MAX_TEXT_LETTERS};
use sonneborn_tournament::regulations::{Agreement, Announced};

/// The last move before which draws may be forbidden; no regulations name a later one.
const MAX_AGREEMENT_MOVE: u16 = 200;
/// A day: no event waits longer for an appeal.
const MAX_APPEAL_MINUTES: u16 = 24 * 60;

/// A form without these fields leaves what was.
pub(super) fn part() -> Part {
    let settings = vec![
        tick("full_supervision", web::full_supervision, |it| &mut it.regulations.announced.full_supervision),
        agreement(),
        read_with_other("agreement_move", web::agreement_move, |it| {
            let number = match it.regulations.announced.agreement {
                Agreement::FromMove(number) => number.to_string(),
                Agreement::Allowed | Agreement::Never => String::new(),
            };
            Some(number)
        })
        .figured(),
        tick("quickplay_announced", web::quickplay_announced, |it| &mut it.regulations.announced.quickplay),
        typed(
            "device_penalty",
            web::device_penalty,
            |it| &mut it.regulations.announced.device_penalty,
            String::clone,
            |text, _| reader::text(text, MAX_TEXT_LETTERS),
        ),
        typed(
            "appeal_minutes",
            incidents::appeal_minutes,
            |it| &mut it.regulations.announced.appeal_minutes,
            u16::to_string,
            |text, _| {
                let read = reader::optional(text, |text| reader::number(text, 0..=MAX_APPEAL_MINUTES));
                read.map(Option::unwrap_or_default)
            },
        ),
    ];
    Part::several(Group::Play, web::announced, settings)
        .asked_if(|reading, _| !reading.text("agreement").is_empty())
        .told(|lang, it| told(lang, &it.regulations.announced))
}

/// When players may agree to a draw, with the move from which on.
fn agreement() -> Setting {
    let show = |it: &mut Event| {
        let code = match it.regulations.announced.agreement {
            Agreement::Allowed => "allowed",
            Agreement::FromMove(_) => "from",
            Agreement::Never => "never",
        };
        Some(code.to_owned())
    };
    let read = |reading: &mut Reading<'_>, it: &mut Event| {
        let at = &mut it.regulations.announced.agreement;
        let chosen = reading.text("agreement");
        let from = if chosen == "from" {
            let number = reader::number(reading.text("agreement_move"), 1..=MAX_AGREEMENT_MOVE);
            reading.take(web::agreement_rule, number).map_or(*at, Agreement::FromMove)
        } else {
            *at
        };
        let codes = [("allowed", Agreement::Allowed), ("from", from), ("never", Agreement::Never)];
        if let Some(now) = reading.take(web::agreement_rule, reader::code(chosen, &codes)) {
            *at = now;
        }
    };
    own("agreement", web::agreement_rule, show, read).offering(|lang, _| {
        let options = [
            ("allowed", web::agreement_as_laws(lang)),
            ("from", web::agreement_from(lang)),
            ("never", web::agreement_never(lang)),
        ];
        options.map(|(code, words)| (code.into(), words.into())).to_vec()
    })
}

/// What is announced, the parts that are set.
fn told(lang: Lang, announced: &Announced) -> String {
    let agreement = match announced.agreement {
        Agreement::Allowed => None,
        Agreement::FromMove(number) => Some(format!("{} {number}", web::agreement_from(lang))),
        Agreement::Never => Some(web::agreement_never(lang).to_owned()),
    };
    let parts = [
        announced.full_supervision.then(|| web::full_supervision(lang).to_owned()),
        agreement.map(|rule| common::label(lang, web::agreement_rule(lang)) + &rule),
        announced.quickplay.then(|| web::quickplay_announced(lang).to_owned()),
        Some(announced.device_penalty.clone()).filter(|penalty| !penalty.is_empty()),
        (announced.appeal_minutes > 0)
            .then(|| common::label(lang, incidents::appeal_minutes(lang)) + &announced.appeal_minutes.to_string()),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(common::list_semicolon(lang))
}

//! Appeals against rulings: lodged, heard and decided, each in its time.

use super::{Tried, Typed, done, local, name, player, said, shown, tried};
use actix_web::web;
use chrono::Duration;
use serde::{Deserialize, Serialize};
use sonneborn_i18n::{Lang, claims, common, incidents as words};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, DecideAppeal, HearAppeal, LodgeAppeal};
use sonneborn_tournament::incident::{Appeal, Outcome};
use sonneborn_tournament::reader;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::{Answer, WebError};

pub(super) struct AppealLine {
    pub seq: u64,
    pub by: String,
    pub round: u16,
    pub about: String,
    /// The address of the ruling appealed against.
    pub ruling: Option<u64>,
    pub lodged: String,
    pub deadline: String,
    pub is_late: bool,
    pub heard: Option<String>,
    pub decided: Option<String>,
}

pub(super) fn appeal_line(guarded: &Guarded<Arbiter>, appeal: &Appeal) -> AppealLine {
    let (lang, tournament) = (guarded.visitor.lang, guarded.shown());
    let minutes = tournament.regulations.announced.appeal_minutes;
    let ruled_at = appeal.ruling.and_then(|seq| guarded.journal.entry(seq)).map(|entry| entry.at);
    let until = ruled_at.filter(|_| minutes > 0).map(|at| at + Duration::minutes(minutes.into()));
    let is_late = until.is_some_and(|until| appeal.lodged_at > until);
    AppealLine {
        seq: appeal.seq,
        by: name(tournament, appeal.by),
        round: appeal.round.0,
        about: appeal.about.clone(),
        ruling: appeal.ruling,
        lodged: local(lang, tournament, appeal.lodged_at),
        deadline: match until {
            Some(until) if is_late => words::too_late(lang, local(lang, tournament, until)),
            Some(until) => words::in_time(lang, local(lang, tournament, until)),
            None => words::no_deadline(lang).into(),
        },
        is_late,
        heard: appeal.heard.as_ref().map(|step| common::noted(lang, &step.said, local(lang, tournament, step.at))),
        decided: appeal.decided.as_ref().map(|step| {
            let (outcome, reasons) = &step.said;
            let said = format!("{}{reasons}", common::label(lang, words::outcome(lang, *outcome)));
            common::noted(lang, said, local(lang, tournament, step.at))
        }),
    }
}

/// What an appeal can be against, the latest ruling first.
pub(super) fn rulings(tournament: &Tournament, lang: Lang) -> Vec<(String, String)> {
    let ruled = tournament.rulings.iter().rev().map(|ruled| {
        let claim = claims::name(lang, ruled.ruling.claim.claim);
        let place = common::label(lang, words::at_board(lang, ruled.round.0, ruled.board));
        (ruled.seq.to_string(), format!("{place}{claim}"))
    });
    std::iter::once((String::new(), words::another_decision(lang).to_owned())).chain(ruled).collect()
}

#[derive(Default, Deserialize, Serialize)]
#[serde(default)]
pub(super) struct LodgeForm {
    pub round: String,
    pub board: String,
    pub side: String,
    pub ruling: String,
    pub about: String,
}

fn appeal(guarded: &Guarded<Arbiter>, form: &LodgeForm) -> Result<Act, WebError> {
    let lang = guarded.visitor.lang;
    let ruling = reader::optional(&form.ruling, |text| reader::number::<u32>(text, 1..=u32::MAX));
    let (round, by) = player(guarded, &form.round, &form.board, &form.side)?;
    Ok(Act::LodgeAppeal(LodgeAppeal {
        by,
        round,
        ruling: ruling.map_err(|wrong| WebError::unread(lang, words::against(lang), &wrong))?.map(u64::from),
        about: said(lang, words::about(lang), &form.about)?,
    }))
}

pub(super) async fn lodge(guarded: Guarded<Arbiter>, form: Posted<LodgeForm>) -> Answer {
    let form = form.0;
    match tried(&guarded, appeal(&guarded, &form)).await {
        Tried::Answered(answer) => answer,
        Tried::Wrong(status, problem) => {
            let incident = Typed::at(&guarded, form.round.parse().ok(), form.board.parse().ok()).incident;
            shown(&guarded, status, Typed { incident, appeal: form }, vec![problem])
        }
    }
}

#[derive(Deserialize)]
pub(super) struct HearForm {
    heard: String,
}

pub(super) async fn hear(guarded: Guarded<Arbiter>, path: web::Path<(i64, u64)>, form: Posted<HearForm>) -> Answer {
    let ((_, appeal), lang) = (path.into_inner(), guarded.visitor.lang);
    let heard = said(lang, words::who_was_heard(lang), &form.0.heard);
    done(&guarded, heard.map(|heard| Act::HearAppeal(HearAppeal { appeal, heard }))).await
}

#[derive(Deserialize)]
pub(super) struct DecideForm {
    outcome: String,
    reasons: String,
}

pub(super) async fn decide(guarded: Guarded<Arbiter>, path: web::Path<(i64, u64)>, form: Posted<DecideForm>) -> Answer {
    let ((_, appeal), lang) = (path.into_inner(), guarded.visitor.lang);
    let outcome = reader::coded(&form.0.outcome, &Outcome::ALL);
    let outcome = outcome.map_err(|wrong| WebError::unread(lang, words::outcome_label(lang), &wrong));
    let reasons = said(lang, words::reasons(lang), &form.0.reasons);
    let act = outcome.and_then(|outcome| Ok(Act::DecideAppeal(DecideAppeal { appeal, outcome, reasons: reasons? })));
    done(&guarded, act).await
}

//! The ruling sheet: what was claimed, found by the rules and decided, to be signed, with room for an appeal (Laws 11.10).
//!
//! The game is replayed and the claim examined again under the edition it was ruled by, so that the sheet says in any
//! language what the desk said when the arbiter decided. Where a release since reads the record otherwise, both are told.

use super::DocumentError;
use super::board::Diagram;
use super::format::Format;
use super::job::Job;
use super::page::Sheet;
use super::press::Press;
use super::who;
use chrono::NaiveDateTime;
use sonneborn_i18n::{articles, claim_desk as words, claims as claim_words, common, dates, doubts, laws};
use sonneborn_laws::claim::{ClaimForm, Rules};
use sonneborn_laws::pgn;
use sonneborn_laws::replay::Replay;
use sonneborn_laws::ruling::{Ruling, rule};
use sonneborn_tournament::ruling::{self as recorded, Decision, RuledGame};

/// Between the sentences and the boards, in points.
const SPACE: f32 = 4.0;

/// A ruling by its act, and what the journal's entry of it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    pub seq: u64,
    /// Who recorded it.
    pub arbiter: String,
    /// When, by the clock in the hall.
    pub at: NaiveDateTime,
    pub reason: Option<String>,
}

/// # Errors
/// There is no such ruling, or its claim does not fit its game.
pub(super) fn add(press: &mut Press, job: &Job, recorded: &Recorded) -> Result<(), DocumentError> {
    let ruled = job.tournament.rulings.iter().find(|ruled| ruled.seq == recorded.seq);
    let ruled = ruled.ok_or(DocumentError::NoSuchRuling { seq: recorded.seq })?;
    let lang = job.lang;
    let about = format!("{} · {} {}", common::round_n(lang, ruled.round), common::board(lang), ruled.board);
    let mut sheet = job.sheet(press, Format::portrait(job.size), words::sheet(lang).into(), about);
    set_players(&mut sheet, job, ruled);
    // At the desk an empty record is a game not begun.
    let record = ruled.ruling.record.trim();
    let game = pgn::games(if record.is_empty() { "*" } else { record }).next();
    match &game {
        Some(game) => {
            let replay = Replay::of(game, ruled.ruling.at_fault);
            let claim = ruled.ruling.claim.read(game, &replay)?;
            let rules =
                Rules { edition: ruled.ruling.laws, rate: ruled.ruling.rate, announced: ruled.ruling.announced };
            let ruling = rule(&replay, &claim, rules);
            set_finding(&mut sheet, &ruled.ruling.claim, &ruling);
            set_found_then(&mut sheet, &ruled.ruling, &ruling);
            set_positions(&mut sheet, &replay, &ruling);
            set_moves(&mut sheet, &replay);
        }
        None => set_claim(&mut sheet, &ruled.ruling.claim),
    }
    set_decision(&mut sheet, ruled, recorded);
    set_signatures(&mut sheet);
    sheet.finish();
    Ok(())
}

fn set_players(sheet: &mut Sheet, job: &Job, ruled: &RuledGame) {
    let Some((white, black)) = job.tournament.players_of_ruling(ruled) else { return };
    sheet.field(common::white(job.lang), &who::titled(white));
    sheet.field(common::black(job.lang), &who::titled(black));
}

fn set_claim(sheet: &mut Sheet, claim: &ClaimForm) {
    let lang = sheet.lang();
    let (what, side) = (claim_words::name(lang, claim.claim), laws::side(lang, claim.by.color()));
    sheet.field(words::claim_made(lang), &words::claim_by(lang, what, side));
    if let Some(announced) = &claim.announced {
        sheet.field(words::announced_move(lang), announced);
    }
}

/// What was claimed, whether it is right, by which article, why, and what follows.
fn set_finding(sheet: &mut Sheet, claim: &ClaimForm, ruling: &Ruling) {
    let lang = sheet.lang();
    set_claim(sheet, claim);
    sheet.field(words::finding(lang), &claim_words::verdict_in_full(lang, ruling));
    sheet.field(words::by_the_rules(lang), &claim_words::authority(lang, ruling));
    if ruling.article.is_some() {
        sheet.paragraph(articles::said(lang, ruling.finding.topic));
    }
    sheet.heading(words::facts(lang));
    if let Some(how) = ruling.claim.evidence.confirmation() {
        sheet.paragraph(&claim_words::confirmation(lang, how));
    }
    if let Some(clocks) = ruling.claim.clocks {
        sheet.paragraph(&claim_words::clocks_at_claim(lang, clocks));
    }
    for doubt in &ruling.finding.doubts {
        sheet.paragraph(&doubts::doubt(lang, doubt));
    }
    for fact in &ruling.finding.facts {
        sheet.paragraph(&claim_words::fact(lang, fact));
    }
    if ruling.consequences.is_empty() {
        return;
    }
    sheet.heading(words::proposed(lang));
    for consequence in &ruling.consequences {
        sheet.paragraph(&claim_words::consequence(lang, consequence));
    }
    if let Some(clocks) = ruling.clocks {
        sheet.paragraph(&claim_words::clocks(lang, clocks));
    }
}

/// What was found when it was ruled, where the record brings something else today.
fn set_found_then(sheet: &mut Sheet, recorded: &recorded::Ruling, today: &Ruling) {
    let proposed = today.result().and_then(|result| recorded::scored(result, recorded.claim.claim));
    if recorded.is_found_otherwise((today.verdict().into(), today.article, proposed)) {
        let told = claim_words::found_when_ruled(sheet.lang(), recorded);
        sheet.paragraph(&told);
    }
}

fn set_positions(sheet: &mut Sheet, replay: &Replay, ruling: &Ruling) {
    let lang = sheet.lang();
    let shown = ruling.shown(replay);
    let diagrams: Vec<Diagram> = shown
        .iter()
        .enumerate()
        .map(|(index, shown)| Diagram {
            position: &shown.position,
            caption: words::diagram(lang, index + 1, claim_words::caption(lang, shown)),
            marked: &shown.marked,
        })
        .collect();
    sheet.skip(SPACE);
    sheet.diagrams(&diagrams);
}

/// The record as it was played through, in small type.
fn set_moves(sheet: &mut Sheet, replay: &Replay) {
    if !replay.is_empty() {
        sheet.remark(&replay.movetext());
    }
}

fn set_decision(sheet: &mut Sheet, ruled: &RuledGame, recorded: &Recorded) {
    let lang = sheet.lang();
    sheet.heading(words::decided(lang));
    let decisions = [Decision::Confirmed, Decision::Altered, Decision::Dismissed];
    let boxes = decisions.map(|one| (claim_words::decision(lang, one), one == ruled.ruling.decision));
    sheet.boxes(&boxes);
    let result = ruled.result.map_or(words::no_result(lang), |result| result.symbol());
    sheet.field(words::the_result(lang), result);
    if let Some(reason) = &recorded.reason {
        sheet.field(words::reason_given(lang), reason);
    }
    if !ruled.ruling.note.is_empty() {
        sheet.paragraph(&ruled.ruling.note);
    }
    let when = format!("{} · {} · #{}", dates::minute(lang, recorded.at), recorded.arbiter, recorded.seq);
    sheet.field(words::when(lang), &when);
}

fn set_signatures(sheet: &mut Sheet) {
    let lang = sheet.lang();
    sheet.signatures(&[words::signature_arbiter(lang), words::signature_white(lang), words::signature_black(lang)]);
    sheet.heading(words::appeal_heading(lang));
    sheet.field_to_write(words::appeal_by(lang));
    sheet.field_to_write(words::appeal_grounds(lang));
    sheet.field_to_write("");
    sheet.field_to_write(words::appeal_received(lang));
}

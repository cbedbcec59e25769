//! The notices as pages show them, each with its way to the claim desk, and the button by which one is seen.

use crate::claims::form::Prefill;
use serde::Deserialize;
use sonneborn_desk::boards::Standing;
use sonneborn_desk::{Desk, Live, clock, instant};
use sonneborn_i18n::{Lang, dates, live_boards as words};
use sonneborn_laws::claim::{ClaimName, Side};
use sonneborn_laws::watch::{Duty, End, Notice};
use sonneborn_store::StoreError;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::{Answer, blocking, see_other};
use std::sync::Arc;

/// A notice in a list.
pub(crate) struct Row {
    pub round: u16,
    pub board: u16,
    pub duty: &'static str,
    /// Its class in the style sheet.
    pub mark: &'static str,
    pub words: String,
    pub article: Option<String>,
    /// The claim of it as the claim desk's address takes it; empty where there is nothing to claim.
    pub claim: String,
    pub key: String,
    pub at: String,
    pub seen: Option<String>,
}

/// The notices of the round that is played, unseen first.
pub(crate) fn rows(desk: &Desk, live: &Live, lang: Lang) -> Result<Vec<Row>, StoreError> {
    let journal = live.journal();
    let laws = journal.state().regulations.laws.meant().copied();
    let standing = desk.notices(live)?;
    let paired = Desk::current_round(live).and_then(|round| journal.state().round(RoundNo(round)));
    let boards = paired.map(|paired| desk.live_boards(live.id, paired)).unwrap_or_default();
    let turn = |board: u16| boards.iter().find(|(number, _)| *number == board).map(|(_, board)| board.turn);
    let local = |at: i64| dates::minute(lang, clock::in_hall(&journal.state().details, instant(at)));
    let row = |standing: Standing| Row {
        round: standing.round,
        board: standing.board,
        duty: words::duty(lang, standing.duty()),
        mark: match standing.duty() {
            Duty::Must => "must",
            Duty::May => "may",
            Duty::Look => "look",
        },
        words: words::notice(lang, &standing.notice),
        article: laws.and_then(|edition| words::article_of(lang, edition, &standing.notice)),
        claim: prefill(&standing.notice, turn(standing.board)).map(|claim| claim.to_string()).unwrap_or_default(),
        at: local(standing.at),
        seen: standing.seen.map(|(by, at)| words::seen_by(lang, by, local(at))),
        key: standing.key,
    };
    Ok(standing.into_iter().map(row).collect())
}

/// The claim that a notice would be, for the form of the claim desk.
fn prefill(notice: &Notice, turn: Option<Side>) -> Option<Prefill> {
    let of = |claim, by: Side| Prefill::of(claim, by.color());
    Some(match notice {
        Notice::ThreefoldOnBoard { by, number, .. } => {
            Prefill { at_move: Some(*number), ..of(ClaimName::Threefold, *by) }
        }
        Notice::ThreefoldInSight { by, number, moves } => {
            let announced = moves.first().map(|mv| mv.rsplit('.').next().unwrap_or(mv).to_owned()).unwrap_or_default();
            Prefill { at_move: Some(*number), announced, ..of(ClaimName::Threefold, *by) }
        }
        Notice::FiftyOnBoard { .. } => of(ClaimName::Fifty, turn?),
        Notice::FiftyInSight { by, .. } => of(ClaimName::Fifty, *by),
        Notice::Ended { end, .. } | Notice::Contradiction { end, .. } => match end {
            End::WhiteMated
            | End::BlackMated
            | End::Stalemate
            | End::DeadPosition
            | End::NoProgress
            | End::Fivefold
            | End::ChecksByWhite
            | End::ChecksByBlack => of(ClaimName::Over, Side::White),
        },
        Notice::Flag { side, .. } => of(ClaimName::Flag, other(*side)),
        Notice::Illegal { by, number, .. } => Prefill { at_move: Some(*number), ..of(ClaimName::Illegal, other(*by)) },
        Notice::SignalContradicts { .. }
        | Notice::ResultDiffers { .. }
        | Notice::Unreadable { .. }
        | Notice::ClockTooMuch { .. }
        | Notice::ClockJump { .. }
        | Notice::ClockPerMove { .. } => return None,
    })
}

fn other(side: Side) -> Side {
    match side {
        Side::White => Side::Black,
        Side::Black => Side::White,
    }
}

#[derive(Deserialize)]
pub(super) struct SeenForm {
    round: u16,
    board: u16,
    notice: String,
    /// Set by the home of the event, which is then shown again.
    #[serde(default)]
    from: String,
}

/// Notes that the arbiter has seen a notice.
pub(super) async fn seen(guarded: Guarded<Arbiter>, form: Posted<SeenForm>) -> Answer {
    let (desk, live) = (Arc::clone(&guarded.state.desk), Arc::clone(&guarded.live));
    let by = guarded.visitor.account().map(|account| account.name.clone()).unwrap_or_default();
    let back = if form.0.from == "now" { "" } else { "/live-boards" };
    blocking(move || desk.notice_seen(&live, (form.0.round, form.0.board), &form.0.notice, &by)).await?;
    Ok(see_other(&format!("/t/{}{back}", guarded.id())))
}

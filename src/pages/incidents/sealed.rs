//! Adjourned games and the envelopes with their sealed moves (Guidelines for adjourned games).

use super::{done, name, printed};
use crate::papers::Options;
use actix_web::web;
use serde::Deserialize;
use sonneborn_document::Document;
use sonneborn_i18n::{Lang, incidents as words};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, SealMove};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::incident::Envelope;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::reader::{self, MAX_TEXT_LETTERS, Unreadable};
use sonneborn_web::form::{Posted, Ticked};
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::{Answer, WebError};

/// The longest game on record has 269 moves.
const MAX_MOVE: u16 = 600;

pub(super) struct SealedLine {
    pub round: u16,
    pub board: u16,
    pub players: String,
    pub white: String,
    pub black: String,
    pub white_id: u32,
    pub black_id: u32,
    pub is_kept: bool,
    pub envelope: Envelope,
}

/// The adjourned games, and those with an envelope.
pub(super) fn sealed(tournament: &Tournament) -> Vec<SealedLine> {
    let mut lines = Vec::new();
    for round in &tournament.rounds {
        for game in &round.games {
            let kept = tournament.envelope(round.number, game.board);
            if game.result != Some(GameResult::Adjourned) && kept.is_none() {
                continue;
            }
            let (white, black) = (name(tournament, game.white), name(tournament, game.black));
            lines.push(SealedLine {
                round: round.number.0,
                board: game.board,
                players: format!("{white} – {black}"),
                white,
                black,
                white_id: game.white.0,
                black_id: game.black.0,
                is_kept: kept.is_some(),
                envelope: kept.cloned().unwrap_or_default(),
            });
        }
    }
    lines
}

pub(super) async fn envelope_paper(
    guarded: Guarded<Arbiter>,
    path: web::Path<(i64, u16, u16)>,
    options: web::Query<Options>,
) -> Answer {
    let (_, round, board) = path.into_inner();
    let envelope = Document::Envelope { round: RoundNo(round), board };
    printed(guarded, envelope, &options, &format!("envelope-{round}-{board}.pdf")).await
}

#[derive(Deserialize)]
pub(super) struct SealForm {
    round: u16,
    board: u16,
    white_id: u32,
    black_id: u32,
    #[serde(default)]
    side: String,
    #[serde(default)]
    number: String,
    #[serde(default)]
    position: String,
    #[serde(default)]
    white_clock: String,
    #[serde(default)]
    black_clock: String,
    draw_offered: Option<Ticked>,
    #[serde(default)]
    resumption: String,
    /// Set by the button that takes the envelope back.
    #[serde(default)]
    step: String,
}

pub(super) async fn seal(guarded: Guarded<Arbiter>, form: Posted<SealForm>) -> Answer {
    let (lang, form) = (guarded.visitor.lang, form.0);
    let unread = |field: &'static str| move |wrong: Unreadable| WebError::unread(lang, field, &wrong);
    let (round, board) = (RoundNo(form.round), form.board);
    let text = |field: &'static str, text: &str| reader::text(text, MAX_TEXT_LETTERS).map_err(unread(field));
    let number = || reader::number::<u16>(&form.number, 1..=MAX_MOVE).map_err(unread(words::sealed_number(lang)));
    let now = match form.step.as_str() {
        "back" => None,
        "" => Some(Box::new(Envelope {
            white_sealed: reader::code(&form.side, &[("white", true), ("black", false)])
                .map_err(unread(words::sealed_by(lang)))?,
            number: number()?,
            position: position(lang, &form.position)?,
            white_clock: text(words::white_used(lang), &form.white_clock)?,
            black_clock: text(words::black_used(lang), &form.black_clock)?,
            draw_offered: form.draw_offered.is_some(),
            resumption: text(words::resumption(lang), &form.resumption)?,
        })),
        other => return Err(WebError::Unreadable(other.to_owned())),
    };
    let was = guarded.saw().envelope(round, board).cloned().map(Box::new);
    let players = Some([PlayerId(form.white_id), PlayerId(form.black_id)]);
    done(&guarded, Ok(Act::SealMove(SealMove { round, board, was, now, players }))).await
}

/// A position as FEN, or none.
fn position(lang: Lang, text: &str) -> Result<String, WebError> {
    let text = text.trim();
    match sonneborn_laws::fen::read(text) {
        _ if text.is_empty() => Ok(String::new()),
        Ok(_) => Ok(text.to_owned()),
        Err(error) => Err(WebError::BadRequest(sonneborn_i18n::laws::fen_error(lang, &error))),
    }
}

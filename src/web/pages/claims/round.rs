//! A whole round's games at once: matched to the boards, with the claims that stand open.

use super::answer::faults;
use crate::desk::round_games::{Matched, match_games as matched_to_boards};
use crate::i18n::{Lang, claim_desk as words, claims as claim_words, common};
use crate::laws::edition::EditionId;
use crate::laws::ending::ended;
use crate::laws::notation;
use crate::laws::pgn;
use crate::laws::possible::open_claims;
use crate::laws::replay::{AtFault, Replay};
use crate::tournament::ids::RoundNo;
use crate::web::form::Posted;
use crate::web::frame::Section;
use crate::web::guard::{Arbiter, Guarded};
use crate::web::{Answer, Frame, WebError, blocking, page};
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

/// A game of the file and what stands open in it.
struct Row {
    players: String,
    result: &'static str,
    matched: Option<Matched>,
    findings: Vec<String>,
    record: String,
}

#[derive(Template)]
#[template(path = "claims/round.html")]
struct RoundPage {
    frame: Frame,
    round: u16,
    record: String,
    rows: Vec<Row>,
}

/// The page before a file is given.
pub(super) async fn ask(guarded: Guarded<Arbiter>, path: web::Path<(i64, u16)>) -> Answer {
    let (_, round) = path.into_inner();
    guarded.tournament().round(RoundNo(round)).ok_or(WebError::NotFound)?;
    show(&guarded, round, String::new(), Vec::new())
}

#[derive(Deserialize)]
pub(super) struct Given {
    record: String,
}

/// Matches the games and looks through each.
pub(super) async fn match_games(
    guarded: Guarded<Arbiter>,
    path: web::Path<(i64, u16)>,
    given: Posted<Given>,
) -> Answer {
    let (_, round) = path.into_inner();
    let journal = std::sync::Arc::clone(&guarded.journal);
    let lang = guarded.visitor.lang;
    let (record, rows) = blocking(move || {
        let tournament = journal.state();
        let edition = tournament.regulations.laws.parse().unwrap_or_default();
        let round = tournament.round(RoundNo(round)).ok_or(WebError::NotFound)?;
        let games: Vec<pgn::Game<'_>> = pgn::games(&given.0.record).collect();
        let matches = matched_to_boards(tournament, round, &games);
        let rows = games.iter().zip(matches).map(|(game, matched)| row(lang, game, matched, edition)).collect();
        Ok::<_, WebError>((given.0.record.clone(), rows))
    })
    .await?;
    show(&guarded, round, record, rows)
}

fn show(guarded: &Guarded<Arbiter>, round: u16, record: String, rows: Vec<Row>) -> Answer {
    let frame = Frame::of(guarded, Section::Claims, words::whole_round(guarded.visitor.lang));
    page(&RoundPage { frame, round, record, rows })
}

fn row(lang: Lang, game: &pgn::Game<'_>, matched: Option<Matched>, edition: EditionId) -> Row {
    let replay = Replay::of(game, AtFault::Stop);
    let name = |tag| game.tag(tag).map_or_else(|| "?".to_owned(), |name| name.into_owned());
    Row {
        players: format!("{} – {}", name("White"), name("Black")),
        result: game.result().token(),
        matched,
        findings: findings(lang, &replay, edition),
        record: game.text().to_owned(),
    }
}

fn findings(lang: Lang, replay: &Replay, edition: EditionId) -> Vec<String> {
    let mut findings = Vec::new();
    if let Some(end) = ended(replay, &edition.edition().automatic) {
        let how = claim_words::ending(lang, end.by);
        let mv = (end.ply > 0).then(|| replay.numbered_san(end.ply));
        findings.push(
            mv.map_or_else(|| claim_words::ended_at_start(lang, &how), |mv| claim_words::ended_with(lang, mv, &how)),
        );
    }
    for claim in open_claims(replay) {
        let announced = claim.announced.map(|mv| notation::numbered_san(replay.position(claim.ply), mv));
        let after = (claim.ply > 0).then(|| replay.numbered_san(claim.ply));
        let turn = replay.position(claim.ply).turn();
        findings.push(claim_words::open_claim(lang, claim.kind, turn, announced.as_ref(), after.as_ref()));
    }
    findings.extend(faults(lang, replay));
    findings
}

/// The text of a game file in whatever encoding, for the page that puts it into its field.
pub(super) async fn text_of_file(_guarded: Guarded<Arbiter>, bytes: web::Bytes) -> Answer {
    let (text, _) = pgn::decode(&bytes);
    Ok(HttpResponse::Ok().content_type("text/plain; charset=utf-8").body(text.into_owned()))
}

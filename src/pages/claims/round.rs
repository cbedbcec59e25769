//! A whole round's games at once: matched to the boards and kept there, with the claims that stand open.

use super::answer::{clock_faults, faults, too_long};
use super::board::being_played;
use super::form::Prefill;
use super::game;
use super::keep::mark;
use crate::upload::Upload;
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::round_games::{Matched, match_games as matched_to_boards};
use sonneborn_i18n::{Lang, claim_desk as words, claims as claim_words, common, web as web_words};
use sonneborn_laws::Color;
use sonneborn_laws::claim::ClaimName;
use sonneborn_laws::edition::EditionId;
use sonneborn_laws::ending::{ended, is_contradicted};
use sonneborn_laws::notation;
use sonneborn_laws::pgn::{self, Termination};
use sonneborn_laws::possible::{DrawClaim, OpenClaim, open_claims};
use sonneborn_laws::replay::{AtFault, Replay};
use sonneborn_patience as patience;
use sonneborn_store::game::KeptGame;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::ruling::entered_as;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, in_workshop, page};

/// A game of the file and what stands open in it.
struct Row {
    players: String,
    result: &'static str,
    matched: Option<Matched>,
    findings: Vec<Finding>,
    record: String,
}

/// Something to look at, and the claim of it as the desk's form takes it; empty where there is nothing to claim.
struct Finding {
    words: String,
    claim: String,
}

/// So many findings are shown at once; the rest, in an endgame often dozens, is folded away.
const SHOWN_AT_ONCE: usize = 4;
/// Games of a file; the greatest opens have a thousand boards.
pub(super) const MOST_GAMES: usize = 2_000;
/// Findings of a game, so that a record made of repetitions gives no endless page.
const MOST_FINDINGS: usize = 300;

impl Row {
    fn first_findings(&self) -> &[Finding] {
        &self.findings[..self.findings.len().min(SHOWN_AT_ONCE)]
    }

    fn more_findings(&self) -> &[Finding] {
        &self.findings[self.first_findings().len()..]
    }
}

#[derive(Template)]
#[template(path = "claims/round.html")]
struct RoundPage {
    frame: Frame,
    round: u16,
    record: String,
    rows: Vec<Row>,
    /// How many games were kept with their boards.
    kept: usize,
    /// The boards with which another record is kept, and its address.
    others: Vec<(u16, String)>,
    /// What the form remembers of those records.
    replaces: String,
}

/// The page before a file is given.
pub(super) async fn ask(guarded: Guarded<Arbiter>, path: web::Path<(i64, u16)>) -> Answer {
    let (_, round) = path.into_inner();
    being_played(guarded.visitor.lang, guarded.tournament(), RoundNo(round))?;
    show(&guarded, round, String::new(), Vec::new(), (0, Vec::new()))
}

#[derive(Deserialize)]
pub(super) struct Given {
    record: String,
    /// The records that were told of and may go, by their marks.
    #[serde(default)]
    replaces: String,
}

/// Matches the games, keeps each with its board, and looks through it.
pub(super) async fn match_games(
    guarded: Guarded<Arbiter>,
    path: web::Path<(i64, u16)>,
    given: Posted<Given>,
) -> Answer {
    let Given { record, replaces } = given.0;
    matched(guarded, path.into_inner().1, record.into_bytes(), replaces).await
}

/// The same with a file, whatever its encoding.
pub(super) async fn read_file(guarded: Guarded<Arbiter>, path: web::Path<(i64, u16)>, upload: Upload) -> Answer {
    let given = upload.field("record").as_bytes().to_vec();
    matched(guarded, path.into_inner().1, upload.file.map_or(given, |(_, bytes)| bytes), String::new()).await
}

async fn matched(guarded: Guarded<Arbiter>, round: u16, record: Vec<u8>, replaces: String) -> Answer {
    let journal = std::sync::Arc::clone(&guarded.journal);
    let lang = guarded.visitor.lang;
    let (desk, id) = (std::sync::Arc::clone(&guarded.state.desk), guarded.id());
    let (record, rows, kept) = in_workshop(&guarded.state, &guarded.visitor, move || {
        let record = pgn::decode(&record).0.into_owned();
        let tournament = journal.state();
        let laws = &tournament.regulations.laws;
        let edition = *laws.meant().ok_or_else(|| WebError::BadRequest(web_words::laws_kept(lang, laws.as_str())))?;
        let paired = being_played(lang, tournament, RoundNo(round))?;
        let games: Vec<pgn::Game<'_>> = pgn::games(&record).take(MOST_GAMES + 1).collect();
        if games.len() > MOST_GAMES {
            return Err(WebError::BadRequest(words::too_many_games(lang, MOST_GAMES)));
        }
        let matches = matched_to_boards(tournament, paired, &games);
        let rows: Vec<Row> = games
            .iter()
            .zip(matches)
            .take_while(|_| !patience::is_over())
            .map(|(game, matched)| {
                let standing = matched.and_then(|matched| paired.game(matched.board)?.result);
                row(lang, game, (matched, standing), edition)
            })
            .collect();
        let kept = rows.iter().filter_map(|row| Some((round, row.matched?.board, row.record.clone())));
        let kept: Vec<KeptGame> = kept.map(|row| KeptGame::at(row, tournament)).collect();
        let is_seen = |known: &KeptGame| replaces.split(' ').any(|seen| seen == mark(&known.pgn));
        let others = desk.store().keep_games(id, tournament, &kept, is_seen)?;
        Ok::<_, WebError>((record, rows, (kept.len() - others.len(), others)))
    })
    .await?;
    show(&guarded, round, record, rows, kept)
}

/// `others` are the records that stand with boards of the file and were not replaced.
fn show(
    guarded: &Guarded<Arbiter>,
    round: u16,
    record: String,
    rows: Vec<Row>,
    (kept, others): (usize, Vec<KeptGame>),
) -> Answer {
    let frame = Frame::of(guarded, Section::Claims, words::whole_round(guarded.visitor.lang));
    let replaces = others.iter().map(|other| mark(&other.pgn)).collect::<Vec<_>>().join(" ");
    let others = others.iter().map(|other| (other.board, game::address(guarded.id(), round, other.board))).collect();
    page(&RoundPage { frame, round, record, rows, kept, others, replaces })
}

fn row(
    lang: Lang,
    game: &pgn::Game<'_>,
    (matched, standing): (Option<Matched>, Option<GameResult>),
    edition: EditionId,
) -> Row {
    let findings = match too_long(lang, game) {
        Some(words) => vec![Finding { words, claim: String::new() }],
        None => findings(lang, game, &Replay::of(game, AtFault::Stop), (edition, standing)),
    };
    let name = |tag| game.tag(tag).map_or_else(|| "?".to_owned(), |name| name.into_owned());
    Row {
        players: format!("{} – {}", name("White"), name("Black")),
        result: game.result().token(),
        matched,
        findings,
        record: game.text().to_owned(),
    }
}

/// That the event has another result for the board than its record tells.
fn differs(lang: Lang, standing: GameResult, told: Termination) -> Option<Finding> {
    let is_other = told != Termination::Unfinished && !entered_as(standing).is_told_by(told);
    let words = || words::event_has_other(lang, standing.symbol(), told.token());
    is_other.then(|| Finding { words: words(), claim: String::new() })
}

/// What stands open in a game: how it ended by itself, the claims that could have been made, the faults of its record.
fn findings(
    lang: Lang,
    game: &pgn::Game<'_>,
    replay: &Replay,
    (edition, standing): (EditionId, Option<GameResult>),
) -> Vec<Finding> {
    let mut findings = Vec::new();
    let end = ended(replay, &edition.edition().automatic);
    let told = end.map_or(game.result(), |end| end.by.result());
    findings.extend(standing.and_then(|standing| differs(lang, standing, told)));
    if let Some(end) = end {
        let how = claim_words::ending(lang, end.by);
        let mv = (end.ply > 0).then(|| replay.numbered_san(end.ply));
        let words =
            mv.map_or_else(|| claim_words::ended_at_start(lang, &how), |mv| claim_words::ended_with(lang, mv, &how));
        findings.push(Finding { words, claim: Prefill::of(ClaimName::Over, Color::White).to_string() });
        if is_contradicted(end.by, game.result()) {
            let words = claim_words::result_contradicts(lang, game.result().token());
            findings.push(Finding { words, claim: String::new() });
        }
    }
    findings
        .extend(open_claims(replay, end).into_iter().take(MOST_FINDINGS).map(|claim| open_claim(lang, replay, claim)));
    for (fault, words) in replay.faults().iter().zip(faults(lang, replay)).take(MOST_FINDINGS) {
        let illegal = fault.before.as_ref().map(|before| Prefill {
            at_move: Some(before.move_number()),
            ..Prefill::of(ClaimName::Illegal, !before.turn())
        });
        findings.push(Finding { words, claim: illegal.map(|claim| claim.to_string()).unwrap_or_default() });
    }
    let clocks = clock_faults(lang, game, replay);
    findings.extend(clocks.into_iter().map(|words| Finding { words, claim: String::new() }));
    findings
}

fn open_claim(lang: Lang, replay: &Replay, claim: OpenClaim) -> Finding {
    let position = replay.position(claim.ply);
    let announced = claim.announced.map(|mv| notation::numbered_san(position, mv));
    let after = (claim.ply > 0).then(|| replay.numbered_san(claim.ply));
    let name = match claim.kind {
        DrawClaim::Threefold => ClaimName::Threefold,
        DrawClaim::FiftyMoves => ClaimName::Fifty,
    };
    let prefill = Prefill {
        at_move: Some(position.move_number()),
        announced: claim.announced.map(|mv| notation::san(position, mv)).unwrap_or_default(),
        ..Prefill::of(name, position.turn())
    };
    Finding {
        words: claim_words::open_claim(lang, claim.kind, position.turn(), announced.as_ref(), after.as_ref()),
        claim: prefill.to_string(),
    }
}

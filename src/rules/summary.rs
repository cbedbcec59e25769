//! A game in a few lines: who played, how it ended, the claims that stood open, the faults of the record.

use sonneborn_i18n::{Lang, claims as words, laws};
use sonneborn_laws::edition::EditionId;
use sonneborn_laws::ending::{ended, is_contradicted};
use sonneborn_laws::notation;
use sonneborn_laws::pgn::Game;
use sonneborn_laws::possible::{OpenClaim, open_claims};
use sonneborn_laws::replay::Replay;
use std::borrow::Cow;

/// Writes the lines on the game with this number in its file, from 0.
pub fn summarise(
    lines: &mut String,
    lang: Lang,
    (index, game): (usize, &Game<'_>),
    replay: &Replay,
    edition: EditionId,
) {
    let player = |tag| game.tag(tag).filter(|name| !name.is_empty()).unwrap_or(Cow::Borrowed("?"));
    let (white, black, result) = (player("White"), player("Black"), game.result().token());
    let (number, plies) = ((index + 1).to_string(), replay.len().to_string());
    lines.extend([&number, ". ", &white, " – ", &black, "  ", result, "  (", &plies, ")\n"]);
    let mut add = |line: String| lines.extend(["   ", &line, "\n"]);
    let end = ended(replay, &edition.edition().automatic);
    if let Some(end) = end {
        let mv = (end.ply > 0).then(|| replay.numbered_san(end.ply));
        let how = words::ending(lang, end.by);
        add(mv.map_or_else(|| words::ended_at_start(lang, &how), |mv| words::ended_with(lang, mv, &how)));
        if is_contradicted(end.by, game.result()) {
            add(words::result_contradicts(lang, result));
        }
    }
    for claim in open_claims(replay, end) {
        add(claim_line(lang, replay, claim));
    }
    for fault in replay.faults() {
        let place = fault.place;
        add(format!("{}:{} {}: {}", place.line, place.column, fault.token, laws::fault(lang, &fault.kind)));
    }
}

fn claim_line(lang: Lang, replay: &Replay, claim: OpenClaim) -> String {
    let position = replay.position(claim.ply);
    let announced = claim.announced.map(|mv| notation::numbered_san(position, mv));
    let after = (claim.ply > 0).then(|| replay.numbered_san(claim.ply));
    words::open_claim(lang, claim.kind, position.turn(), announced.as_ref(), after.as_ref())
}

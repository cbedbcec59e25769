//! Claims of a draw by repetition and by the fifty-move rule (9.2, 9.3).

use cozy_chess::{Color, Move};

use super::super::edition::Topic;
use super::super::legality::Illegal;
use super::super::notation;
use super::super::position::Position;
use super::super::possible::{FIFTY_MOVES, repeating_moves};
use super::super::replay::Replay;
use super::super::sheet::{Announced, Before, Doubt, read_announced};
use super::beginning::{may_be_older, may_count_more};
use super::{Claim, Consequence, Difference, Fact, Finding, GameResult, Rules, Verdict};

/// How often a position must stand for a claim.
const THREE_TIMES: u32 = 3;

/// A claim of 9.2.
pub(super) fn threefold(replay: &Replay, claim: &Claim, announced: Option<&str>, rules: Rules) -> Finding {
    if rules.edition().house.is_some() {
        return Finding::new(Verdict::Wrong, Topic::ThreefoldOnBoard).facts([Fact::NoSuchClaim]);
    }
    let topic = if announced.is_some() { Topic::ThreefoldAnnounced } else { Topic::ThreefoldOnBoard };
    let (intended, subject) = match subject(replay, claim, announced, topic, rules) {
        Ok(subject) => subject,
        Err(finding) => return *finding,
    };
    let mut stood = replay.occurrences_of(&subject, claim.ply);
    let mut facts = Vec::new();
    for (index, &ply) in stood.iter().enumerate() {
        facts.push(Fact::Stood { after: label(replay, ply), time: index as u32 + 1 });
    }
    let mut times = stood.len() as u32;
    if let Some(mv) = intended {
        times += 1;
        let announced = notation::numbered_san(replay.position(claim.ply), mv);
        facts.push(Fact::WouldStand { announced, time: times });
        facts.extend(played_next(replay, claim.ply, mv));
    }
    if times >= THREE_TIMES {
        return right(topic).facts(facts).showing(stood);
    }
    if may_be_older(replay, claim.ply + usize::from(intended.is_some()), &subject) {
        return older(topic).facts(facts).showing(stood);
    }
    let (alike, differences) = look_alikes(replay, claim.ply, &subject);
    stood.extend(alike);
    stood.sort_unstable();
    wrong(topic, intended.map(|mv| notation::san(replay.position(claim.ply), mv)))
        .facts(facts)
        .facts(differences)
        .facts(right_moves(replay, claim))
        .showing(stood)
}

/// A claim of 9.3.
pub(super) fn fifty_moves(replay: &Replay, claim: &Claim, announced: Option<&str>, rules: Rules) -> Finding {
    if rules.edition().house.is_some() {
        return Finding::new(Verdict::Wrong, Topic::FiftyOnBoard).facts([Fact::NoSuchClaim]);
    }
    let topic = if announced.is_some() { Topic::FiftyAnnounced } else { Topic::FiftyOnBoard };
    let (intended, subject) = match subject(replay, claim, announced, topic, rules) {
        Ok(subject) => subject,
        Err(finding) => return *finding,
    };
    let before = replay.position(claim.ply);
    let counted = Fact::WithoutProgress { half_moves: subject.reversible(), needed: FIFTY_MOVES };
    let last = last_progress(replay, claim.ply);
    let mut facts = vec![counted];
    facts.extend(last.map(|ply| Fact::LastProgress { mv: replay.numbered_san(ply) }));
    if let Some(mv) = intended {
        if before.is_irreversible(mv) {
            facts.push(Fact::AnnouncedIsProgress { mv: notation::numbered_san(before, mv) });
        }
        facts.extend(played_next(replay, claim.ply, mv));
    }
    let shown = [last.unwrap_or(0), claim.ply];
    if subject.reversible() >= FIFTY_MOVES {
        return right(topic).facts(facts).showing(shown);
    }
    let half_moves = claim.ply + usize::from(intended.is_some());
    if subject.reversible() as usize >= half_moves && may_count_more(replay) {
        return older(topic).facts(facts).showing(shown);
    }
    let possible = (0..claim.ply).rfind(|&ply| replay.position(ply).reversible() >= FIFTY_MOVES);
    facts.extend(possible.map(|ply| Fact::PossibleAfter { after: label(replay, ply) }));
    wrong(topic, intended.map(|mv| notation::san(before, mv))).facts(facts).showing(shown)
}

/// The record shows too little, and goes back to no capture or pawn move: what is missing may lie before it.
fn older(topic: Topic) -> Finding {
    Finding::not_decided(topic, vec![Doubt::Beginning(Before::Positions)])
}

fn right(topic: Topic) -> Finding {
    Finding::new(Verdict::Right, topic).then(Consequence::Result(GameResult::Draw))
}

/// A wrong claim costs time (9.5.3), and the announced move must be played.
fn wrong(topic: Topic, announced: Option<String>) -> Finding {
    let mut finding = Finding::new(Verdict::Wrong, topic).then(Consequence::GoOn);
    finding.costs_if_wrong = true;
    finding.follows.extend(announced.map(|mv| Consequence::MustPlay { mv }));
    finding
}

/// The announced move, and the position on which the claim rests: the one on the board, or the one after that move.
fn subject(
    replay: &Replay,
    claim: &Claim,
    announced: Option<&str>,
    topic: Topic,
    rules: Rules,
) -> Result<(Option<Move>, Position), Box<Finding>> {
    let position = replay.position(claim.ply);
    if position.turn() != claim.by {
        let by = rules.edition().claim_lost_by;
        let facts = [Fact::NotOnMove { claimant: claim.by }, Fact::RightLost { by }];
        let right = right_moves(replay, &Claim { ply: claim.ply.saturating_sub(1), ..claim.clone() });
        return Err(Box::new(wrong(topic, None).facts(facts).facts(right).showing([claim.ply])));
    }
    let Some(written) = announced else { return Ok((None, position.clone())) };
    let asked = |doubt| Err(Box::new(Finding::not_decided(topic, vec![doubt]).showing([claim.ply])));
    let written_as = || written.to_owned();
    match read_announced(position, written) {
        Announced::Is(mv) => Ok((Some(mv), position.after(mv))),
        // A move that cannot be read, or that several pieces could make, is asked for; it is no wrong claim.
        Announced::Unreadable => asked(Doubt::Named { written: written_as(), why: None }),
        Announced::Illegal(why @ Illegal::Ambiguous { .. }) => {
            asked(Doubt::Named { written: written_as(), why: Some(why) })
        }
        Announced::InOtherLetters(moves) => {
            let moves = moves.into_iter().map(|mv| notation::san(position, mv)).collect();
            asked(Doubt::Letters { written: written_as(), moves })
        }
        Announced::Illegal(reason) => {
            let fact = Fact::AnnouncedIllegal { written: written.to_owned(), reason };
            Err(Box::new(wrong(topic, None).facts([fact]).showing([claim.ply])))
        }
    }
}

/// Reads a move as a player or arbiter writes it, with or without its number, in any language's letters. The reason is `None` when it
/// is unreadable.
pub fn read_move(position: &Position, written: &str) -> Result<Move, Option<Illegal>> {
    match read_announced(position, written) {
        Announced::Is(mv) => Ok(mv),
        Announced::Illegal(why) => Err(Some(why)),
        Announced::InOtherLetters(_) | Announced::Unreadable => Err(None),
    }
}

fn played_next(replay: &Replay, ply: usize, announced: Move) -> Option<Fact> {
    let next = replay.plies().get(ply)?;
    Some(Fact::PlayedNext { played: replay.numbered_san(ply + 1), announced: next.mv == announced })
}

/// The moves by which the claimant could have claimed rightly here.
fn right_moves(replay: &Replay, claim: &Claim) -> Option<Fact> {
    let position = replay.position(claim.ply);
    if position.turn() != claim.by {
        return None;
    }
    let moves = repeating_moves(replay, claim.ply);
    let moves: Vec<String> = moves.into_iter().map(|mv| notation::numbered_san(position, mv)).collect();
    (!moves.is_empty()).then_some(Fact::RightMoves { moves })
}

/// The earlier positions with the same pieces on the same squares that are not the same, and why.
fn look_alikes(replay: &Replay, until: usize, subject: &Position) -> (Vec<usize>, Vec<Fact>) {
    let mut plies = Vec::new();
    let mut facts = Vec::new();
    for ply in 0..=until {
        let earlier = replay.position(ply);
        if same_pieces(earlier, subject)
            && let Some(difference) = difference(earlier, subject)
        {
            plies.push(ply);
            facts.push(Fact::LooksAlike { after: label(replay, ply), difference });
        }
    }
    (plies, facts)
}

fn same_pieces(a: &Position, b: &Position) -> bool {
    let (a, b) = (a.board(), b.board());
    Color::ALL.into_iter().all(|color| a.colors(color) == b.colors(color))
        && cozy_chess::Piece::ALL.into_iter().all(|piece| a.pieces(piece) == b.pieces(piece))
}

fn difference(earlier: &Position, subject: &Position) -> Option<Difference> {
    if earlier.turn() != subject.turn() {
        return Some(Difference::SideToMove);
    }
    let lost = |side: &Color| earlier.board().castle_rights(*side) != subject.board().castle_rights(*side);
    if let Some(side) = Color::ALL.into_iter().find(lost) {
        return Some(Difference::Castling { side });
    }
    let square = earlier.en_passant_square()?;
    (subject.en_passant_square() != Some(square)).then_some(Difference::EnPassant { square })
}

fn last_progress(replay: &Replay, ply: usize) -> Option<usize> {
    let back = replay.position(ply).reversible() as usize;
    ply.checked_sub(back).filter(|&ply| ply > 0)
}

/// The half-move that led to the position after `ply`; `None` for the start.
pub(super) fn label(replay: &Replay, ply: usize) -> Option<String> {
    (ply > 0).then(|| replay.numbered_san(ply))
}

//! Was the game already over (5.1.1, 5.2.1, 5.2.2, 9.6), was a draw agreed in time, what does a resignation bring?

use super::super::edition::{HouseRules, Topic};
use super::super::ending::{Ended, Ending, ended};
use super::super::mating::{self, Mating};
use super::super::notation;
use super::super::position::Position;
use super::super::replay::Replay;
use super::super::sheet::{Before, Doubt};
use super::beginning::{may_be_older, moves_by_both};
use super::draw::label;
use super::{Claim, Consequence, Fact, Finding, GameResult, Rules, Verdict};

/// The result that an end by itself brings.
pub(super) fn result_of(ending: Ending) -> GameResult {
    match ending {
        Ending::Checkmate { winner } => GameResult::Won { by: winner },
        Ending::Stalemate | Ending::DeadPosition | Ending::NoProgress | Ending::Fivefold | Ending::Checks { .. } => {
            GameResult::Draw
        }
    }
}

pub(super) fn topic_of(ending: Ending) -> Topic {
    match ending {
        Ending::Checkmate { .. } => Topic::Checkmate,
        Ending::Stalemate => Topic::Stalemate,
        Ending::DeadPosition => Topic::DeadPosition,
        Ending::NoProgress | Ending::Checks { .. } => Topic::NoProgress,
        Ending::Fivefold => Topic::Fivefold,
    }
}

/// The claim that the game had ended by itself, at whichever half-move.
pub(super) fn already_over(replay: &Replay, claim: &Claim, rules: Rules) -> Finding {
    match ended(replay, &rules.edition().automatic).filter(|end| end.ply <= claim.ply) {
        Some(end) => over(replay, end),
        None => not_over(replay, claim, rules),
    }
}

/// The record shows no end, and mates are possible: so the game goes on, where nothing that counts towards an end lies before the
/// record.
fn not_over(replay: &Replay, claim: &Claim, rules: Rules) -> Finding {
    let finding = dead_position(replay, claim);
    let automatic = &rules.edition().automatic;
    let counts = automatic.fivefold.is_some() || automatic.no_progress.is_some();
    let may_count = counts && may_be_older(replay, claim.ply, replay.position(claim.ply));
    if finding.verdict != Verdict::Wrong || !may_count {
        return finding;
    }
    let facts = finding.facts.into_iter().filter(|fact| *fact != Fact::NotOver);
    let doubts = vec![Doubt::Beginning(Before::Positions)];
    Finding::not_decided(finding.topic, doubts).facts(facts).showing(finding.shown)
}

fn over(replay: &Replay, end: Ended) -> Finding {
    let after = (replay.len() - end.ply) as u32;
    let mut shown = if end.by == Ending::Fivefold { replay.occurrences(end.ply) } else { vec![end.ply] };
    shown.dedup();
    Finding::new(Verdict::Right, topic_of(end.by))
        .facts([Fact::EndedWith { mv: label(replay, end.ply), by: end.by }])
        .facts((after > 0).then_some(Fact::PlayedOn { half_moves: after }))
        .showing(shown)
        .then(Consequence::Result(result_of(end.by)))
}

/// The claim that neither side can mate any more in the position on the board.
pub(super) fn dead_position(replay: &Replay, claim: &Claim) -> Finding {
    let position = replay.position(claim.ply);
    let answers = [position.turn(), !position.turn()].map(|side| (side, mating::can_mate(position, side)));
    let facts = answers.each_ref().map(|(side, mating)| mating_fact(position, *side, mating));
    let alive = answers.iter().any(|(_, mating)| matches!(mating, Mating::Winnable { .. }));
    let dead = answers.iter().all(|(_, mating)| matches!(mating, Mating::Unwinnable { .. }));
    let verdict = match (alive, dead) {
        (true, _) => Verdict::Wrong,
        (_, true) => Verdict::Right,
        _ => Verdict::Undecided,
    };
    let finding = Finding::new(verdict, Topic::DeadPosition).facts(facts).showing([claim.ply]);
    match verdict {
        Verdict::Right => {
            let since = first_dead(replay, claim.ply);
            let fact = Fact::EndedWith { mv: label(replay, since), by: Ending::DeadPosition };
            finding.facts([fact]).then(Consequence::Result(GameResult::Draw))
        }
        Verdict::Wrong => finding.facts([Fact::NotOver]).then(Consequence::GoOn),
        Verdict::Undecided => finding,
    }
}

/// The first ply of the dead stretch that ends here. Once dead, a position stays dead.
fn first_dead(replay: &Replay, dead: usize) -> usize {
    (0..=dead).rev().take_while(|&ply| mating::is_dead(replay.position(ply)) == Some(true)).last().unwrap_or(dead)
}

/// A draw by agreement: had enough moves been made?
pub(super) fn agreement(replay: &Replay, claim: &Claim, from_move: Option<u32>, rules: Rules) -> Finding {
    if rules.announced.no_agreement {
        let finding = Finding::new(Verdict::Wrong, Topic::Agreement).facts([Fact::NoAgreement]).showing([claim.ply]);
        return finding.then(Consequence::GoOn);
    }
    let needed = from_move.unwrap_or(0).max(rules.edition().moves_before_agreement);
    let made = moves_by_both(replay, claim.ply);
    let moves = made.moves;
    let verdict = match made.reach(needed) {
        Ok(true) => Verdict::Right,
        Ok(false) => Verdict::Wrong,
        Err(doubt) => return Finding::not_decided(Topic::Agreement, vec![doubt]).showing([claim.ply]),
    };
    let follows = if verdict == Verdict::Right { Consequence::Result(GameResult::Draw) } else { Consequence::GoOn };
    let offers = |house: HouseRules| Fact::DrawOffers {
        after_moves: house.draw_offer_after_moves,
        most: house.most_draw_offers,
    };
    Finding::new(verdict, Topic::Agreement)
        .facts([Fact::MovesMade { moves, needed }])
        .facts(rules.edition().house.map(offers))
        .showing([claim.ply])
        .then(follows)
}

/// The claimant accepts a draw that was offered: the offer stands until it is declined, which touching a piece does too.
pub(super) fn offer(replay: &Replay, claim: &Claim, claimant_touched: bool, rules: Rules) -> Finding {
    if claimant_touched {
        let finding = Finding::new(Verdict::Wrong, Topic::DrawOffer).facts([Fact::OfferDeclined]).showing([claim.ply]);
        return finding.then(Consequence::GoOn);
    }
    let finding = agreement(replay, claim, rules.announced.agreement_from_move, rules);
    if finding.verdict == Verdict::Right { Finding { topic: Topic::DrawOffer, ..finding } } else { finding }
}

/// The claimant resigns: lost, or drawn where the edition says so and the opponent cannot mate.
pub(super) fn resignation(replay: &Replay, claim: &Claim, rules: Rules) -> Finding {
    let finding = Finding::new(Verdict::Right, Topic::Resignation).showing([claim.ply]);
    let winner = GameResult::Won { by: !claim.by };
    if let Some(house) = rules.edition().house {
        let made = moves_by_both(replay, claim.ply);
        let facts = [Fact::MovesMade { moves: made.moves, needed: house.resignation_after_moves }];
        return match made.reach(house.resignation_after_moves) {
            Ok(true) => finding.facts(facts).then(Consequence::Result(winner)),
            Ok(false) => Finding { verdict: Verdict::Wrong, ..finding }.facts(facts).then(Consequence::GoOn),
            Err(doubt) => Finding::not_decided(finding.topic, vec![doubt]).showing(finding.shown),
        };
    }
    if !rules.edition().resignation_may_draw {
        return finding.then(Consequence::Result(winner));
    }
    unless_opponent_cannot_mate(finding, replay.position(claim.ply), claim.by)
}

/// `loser` loses, unless their opponent cannot mate by any series of legal moves.
pub(super) fn unless_opponent_cannot_mate(finding: Finding, position: &Position, loser: cozy_chess::Color) -> Finding {
    let winner = !loser;
    let mating = mating::can_mate(position, winner);
    let finding = finding.facts([mating_fact(position, winner, &mating)]);
    match mating {
        Mating::Winnable { .. } => finding.then(Consequence::Result(GameResult::Won { by: winner })),
        Mating::Unwinnable { .. } => finding.then(Consequence::Result(GameResult::Draw)),
        Mating::Unknown => Finding { verdict: Verdict::Undecided, ..finding },
    }
}

/// A longer series of moves is no example that anybody follows: then it is only said that there is one.
const LONGEST_LINE: usize = 12;

pub(super) fn mating_fact(position: &Position, side: cozy_chess::Color, mating: &Mating) -> Fact {
    match mating {
        Mating::Winnable { line } if line.len() > LONGEST_LINE => Fact::CanMateAtLength { side },
        Mating::Winnable { line } => {
            let mut reached = position.clone();
            let mut moves = Vec::with_capacity(line.len());
            for (index, &mv) in line.iter().enumerate() {
                let with_number = index == 0 || reached.turn() == cozy_chess::Color::White;
                moves.push(if with_number {
                    notation::numbered_san(&reached, mv)
                } else {
                    notation::san(&reached, mv)
                });
                reached.play(mv);
            }
            Fact::CanMate { side, line: moves }
        }
        Mating::Unwinnable { because } => Fact::CannotMate { side, because: *because },
        Mating::Unknown => Fact::MatingUnknown { side },
    }
}

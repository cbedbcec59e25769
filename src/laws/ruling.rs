//! From what was found to what is proposed: the article, what a wrong claim costs, the clocks to set.
//!
//! A ruling proposes. The arbiter confirms it, alters it with a reason, or dismisses it.

use cozy_chess::{Move, Square};

use super::claim::{
    Claim, ClaimKind, Consequence, Consequences, Finding, GameResult, Rules, Verdict, examine, read_move,
};
use super::clock::{Clocks, after_wrong_claim};
use super::edition::article::article;
use super::edition::{ClaimantLoses, Topic, WrongClaim};
use super::notation;
use super::position::Position;
use super::replay::Replay;

/// What the program proposes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    pub claim: Claim,
    pub rules: Rules,
    pub finding: Finding,
    /// The article the finding stands on, where the edition has one.
    pub article: Option<&'static str>,
    /// The article that says when positions are the same, where the claim rests on that.
    pub sameness: Option<&'static str>,
    /// The articles of a penalty: the rule, then what changes its minutes (7.5.5 with A.3).
    pub penalty_articles: Vec<&'static str>,
    /// They can only be made on a record that somebody confirmed ([`Consequences`]).
    pub consequences: Consequences,
    /// The times to set, where the clocks were given and something changes them.
    pub clocks: Option<Clocks>,
}

impl Ruling {
    pub fn verdict(&self) -> Verdict {
        self.finding.verdict
    }

    /// The result proposed, if the game ends.
    pub fn result(&self) -> Option<GameResult> {
        self.consequences.iter().find_map(|consequence| match consequence {
            Consequence::Result(result) => Some(*result),
            _ => None,
        })
    }
}

/// A position to be shown beside a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    pub position: Position,
    /// The move that leads to it, with its number; `None` for the start.
    pub after: Option<String>,
    /// It did not stand on the board: the announced move would bring it about.
    pub announced: bool,
    /// Where that move came from and where it went.
    pub marked: Vec<Square>,
}

impl Ruling {
    /// The positions that matter, those of the record in their order, then the one of the announced move.
    pub fn shown(&self, replay: &Replay) -> Vec<Shown> {
        let stood = self.finding.shown.iter().map(|&ply| Shown {
            position: replay.position(ply).clone(),
            after: (ply > 0).then(|| replay.numbered_san(ply)),
            announced: false,
            marked: ply.checked_sub(1).map_or_else(Vec::new, |index| ends_of(replay.plies()[index].mv)),
        });
        stood.chain(self.announced(replay)).collect()
    }

    fn announced(&self, replay: &Replay) -> Option<Shown> {
        let written = match &self.claim.kind {
            ClaimKind::Threefold { announced } | ClaimKind::FiftyMoves { announced } => announced.as_deref()?,
            _ => return None,
        };
        let before = replay.position(self.claim.ply.min(replay.len()));
        let mv = read_move(before, written).ok()?;
        Some(Shown {
            position: before.after(mv),
            after: Some(notation::numbered_san(before, mv)),
            announced: true,
            marked: ends_of(mv),
        })
    }
}

fn ends_of(mv: Move) -> Vec<Square> {
    vec![mv.from, mv.to]
}

/// Examines a claim and proposes what follows.
pub fn rule(replay: &Replay, claim: &Claim, rules: Rules) -> Ruling {
    let mut finding = examine(replay, claim, rules);
    let numbering = rules.edition().numbering;
    let mut follows = std::mem::take(&mut finding.follows);
    if finding.verdict == Verdict::Wrong && finding.costs_if_wrong {
        let cost = rules.edition().wrong_claim.at(rules.rate);
        finding.penalty = std::iter::once(Topic::WrongClaim).chain(cost.modifier).collect();
        follows.extend(cost_of_wrong_claim(claim, cost));
    }
    let consequences = Consequences::resting_on(finding.ground.as_ref(), follows);
    if consequences.is_empty() {
        finding.penalty.clear();
    }
    Ruling {
        article: article(numbering, finding.topic),
        sameness: matches!(finding.topic, Topic::ThreefoldAnnounced | Topic::ThreefoldOnBoard)
            .then(|| article(numbering, Topic::SamePosition))
            .flatten(),
        penalty_articles: finding.penalty.iter().filter_map(|topic| article(numbering, *topic)).collect(),
        clocks: claim.clocks.and_then(|clocks| clocks_after(clocks, &consequences)),
        claim: claim.clone(),
        rules,
        finding,
        consequences,
    }
}

/// 9.5.3: time for the opponent; in 2001 also half of the claimant's own.
fn cost_of_wrong_claim(claim: &Claim, cost: WrongClaim) -> Vec<Consequence> {
    let mut follows = Vec::new();
    if cost.opponent_gains_s > 0 {
        follows.push(Consequence::AddTime { to: !claim.by, ms: u64::from(cost.opponent_gains_s) * 1000 });
    }
    if let (Some(clocks), ClaimantLoses::HalfOfTime { .. }) = (claim.clocks, cost.claimant) {
        let before = clocks.of(claim.by);
        let after = after_wrong_claim(before, cost.claimant);
        if after != before {
            follows.push(Consequence::SetTime { side: claim.by, ms: after });
        }
    }
    follows
}

fn clocks_after(clocks: Clocks, consequences: &[Consequence]) -> Option<Clocks> {
    let changed = consequences.iter().fold(clocks, |clocks, consequence| match consequence {
        Consequence::AddTime { to, ms } => clocks.plus(*to, *ms),
        Consequence::SetTime { side, ms } => clocks.with(*side, *ms),
        _ => clocks,
    });
    (changed != clocks).then_some(changed)
}

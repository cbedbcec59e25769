//! What an arbiter is shown of a file before they take it over: each round held against the rules that every pairing keeps,
//! and against the engine of the tournament's system.
//!
//! A difference is no fault of the file: another program may read the rules otherwise, and arbiters pair by hand. Nothing
//! here keeps a tournament out.

use sonneborn_pairing::NoPairing;
use sonneborn_pairing::checker::{self, RoundCheck, Verdict};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, DraftRound};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::round::{PairedBy, Round, Seating};
use sonneborn_tournament::warning::Warning;

/// What there is to say of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundFindings {
    pub round: RoundNo,
    /// What an arbiter would be warned of who paired this round by hand: rematches, second byes, colours. Of a round that is as the
    /// engine pairs it, no limit of colours: each system has its exceptions (C.04.1 art. 6 and 7).
    pub warnings: Vec<Warning>,
    /// What they would be refused, e.g. to pair on while results of the round before are missing.
    pub refusal: Option<Refusal>,
    /// The round beside the engine's; `None` for systems without an engine.
    pub pairing: Option<RoundCheck>,
}

impl RoundFindings {
    /// Whether the round is as the rules and the engine have it.
    pub fn is_clean(&self) -> bool {
        let as_paired = self.pairing.as_ref().is_none_or(|check| check.verdict == Verdict::Same);
        self.warnings.is_empty() && self.refusal.is_none() && as_paired
    }
}

/// Looks at every round of a tournament that came from a file; `told` hears after each how many are done.
pub fn check(tournament: &Tournament, told: &mut dyn FnMut(usize)) -> Vec<RoundFindings> {
    let predetermined = tournament.regulations.system.is_predetermined();
    let mut state = Tournament { rounds: Vec::new(), closed: false, seq: tournament.seq.max(1), ..tournament.clone() };
    let mut findings = Vec::new();
    for round in &tournament.rounds {
        // Tables give colours and opponents in advance; only Swiss rules are broken by them.
        let (mut warnings, refusal) = if predetermined { (Vec::new(), None) } else { by_hand(&state, round) };
        let checks = checker::check(tournament, Some(round.number));
        let pairing = checks.into_iter().next().filter(|check| !is_without_engine(check));
        if pairing.as_ref().is_some_and(|check| check.verdict == Verdict::Same) {
            warnings.retain(|warning| !is_limit_of_colours(warning));
        }
        findings.push(RoundFindings { round: round.number, warnings, refusal, pairing });
        state.rounds.push(round.clone());
        told(findings.len());
    }
    findings
}

fn is_limit_of_colours(warning: &Warning) -> bool {
    matches!(warning, Warning::ThirdColour { .. } | Warning::ColourImbalance { .. })
}

fn is_without_engine(check: &RoundCheck) -> bool {
    matches!(check.verdict, Verdict::NoPairing(NoPairing::ByHand | NoPairing::NoTeams))
}

/// The round as if an arbiter paired it by hand. Who was left out is no news: the file says who was absent.
fn by_hand(state: &Tournament, round: &Round) -> (Vec<Warning>, Option<Refusal>) {
    let games = round.games.iter().map(|game| Seating { board: game.board, white: game.white, black: game.black });
    let act = Act::DraftRound(DraftRound {
        engine: Vec::new(),
        round: round.number,
        games: games.collect(),
        byes: round.byes.clone(),
        paired_by: PairedBy::Import,
    });
    match act.check(state) {
        Ok(warnings) => {
            let told = |warning: &Warning| {
                !matches!(
                    warning,
                    Warning::LeftOut { .. }
                        | Warning::Adjourned { .. }
                        | Warning::AdjournedEarlier { .. }
                        | Warning::ResultsDisputed { .. }
                        // What an engine gives where colours collide is no fault of the pair.
                        | Warning::ColoursNotDue { .. }
                )
            };
            (warnings.into_iter().filter(told).collect(), None)
        }
        Err(refusal) => (Vec::new(), Some(refusal)),
    }
}

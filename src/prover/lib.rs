//! Writes certificates of pairings.
//!
#![doc = include_str!("README.md")]
//!
//! What a bracket's pairing has to be the best of is asked by the checker's own question, so that a proof can only be of what the
//! checker asks. How the bounds are found is no matter of the checker: they come from the engine's matchings (`weigh`) and, for
//! the choices of the sequence, from following who would have to take whose opponent (`choices`) among those who can still meet
//! without loss (`face`), and where that tells nothing, from a matching of these, one choice at a time (`within`).

mod choices;
mod chooser;
mod face;
mod proof;
mod weigh;
mod within;

use sonneborn_certified::certificate::{Certificate, CertifiedBracket, CertifiedRound, Proof};
use sonneborn_certified::confirm::{described, hold};
use sonneborn_certified::points::Points;
use sonneborn_certified::question::{Question, questions};
use sonneborn_certified::refusal::Refusal;
use sonneborn_certified::report::Report;
use sonneborn_certified::round::Round;
use weigh::Scope;

/// Why a round has no certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoProof {
    /// It keeps not even the absolute criteria, or not the colours of art. 5.
    Against(Refusal),
    /// The bye can go to a lower score.
    Bye,
    /// There is a better pairing of the bracket with this score.
    Better { bracket: Points },
    /// The bracket is too large for the weights of its criteria and choices.
    TooLarge { bracket: Points },
}

/// The certificate of all rounds that have one, and why the others have none.
pub fn certify(report: &Report) -> (Certificate, Vec<Result<(), NoProof>>) {
    let mut certificate = Certificate { system: report.system, rounds: report.rounds, certified: Vec::new() };
    let mut told = Vec::with_capacity(report.paired);
    for number in 1..=report.paired {
        told.push(certify_round(report, number).map(|round| certificate.certified.push(round)));
    }
    (certificate, told)
}

/// The certificate of a round.
///
/// # Errors
/// Why it has none.
pub fn certify_round(report: &Report, number: usize) -> Result<CertifiedRound, NoProof> {
    let round = Round::of(report, number).map_err(NoProof::Against)?;
    round.keeps_the_rules().map_err(NoProof::Against)?;
    let mut certified = CertifiedRound { number, ..CertifiedRound::default() };
    for question in questions(&round) {
        let proof = prove(&question)?;
        match round.with_bye().filter(|_| question.is_of_bye()) {
            Some(rank) => certified.bye = Some((round.name(rank), proof)),
            None => certified.brackets.push(CertifiedBracket { proof, ..described(&question) }),
        }
    }
    Ok(certified)
}

/// The simplest proof that holds.
fn prove(question: &Question<'_>) -> Result<Proof, NoProof> {
    for scope in [Scope::Following, Scope::Whole] {
        let bounds = weigh::bounds(question, scope).map_err(|too_large| too_large.of(question))?;
        let proof =
            bounds.and_then(|bounds| choices::bound(question, bounds)).map(|bounds| proof::proof(question, &bounds));
        if let Some(proof) = proof.filter(|proof| hold(question, proof).is_ok()) {
            return Ok(proof);
        }
    }
    Err(if question.is_of_bye() { NoProof::Bye } else { NoProof::Better { bracket: question.score() } })
}

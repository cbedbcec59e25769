//! A file held against the regulations: every round paired again, every total added up, every place found anew.

use crate::file::to_look_at;
use crate::{Refused, Wish};
use serde::Serialize;
use sonneborn_exchange::audit::Audit;
use sonneborn_i18n::{audit as words, pairing_tools};
use sonneborn_pairing::checker::{self, Verdict};

/// What the check found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Checked {
    pub name: String,
    /// Nothing differs.
    pub clean: bool,
    /// What was mended in the file, or supposed because it does not say so.
    pub notes: Vec<String>,
    pub rounds: Vec<CheckedRound>,
    /// The findings in words: pairings, points, places.
    pub parts: Vec<Part>,
}

/// A round beside the engine's pairing of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CheckedRound {
    pub round: u16,
    /// `same`, `differs` or `no-pairing`.
    pub verdict: &'static str,
    /// A line for the round, and one for each difference.
    pub lines: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Part {
    pub heading: String,
    pub sum: String,
    pub lines: Vec<String>,
}

/// Checks a file of any program that is understood: TRF, or a file of Swiss-Manager or Swiss-Chess.
///
/// # Errors
/// What is wrong with the file.
pub fn check(bytes: &[u8], wish: &Wish) -> Result<Checked, Refused> {
    let file = to_look_at(bytes, wish)?;
    let audit = Audit::of(&file);
    let tournament = &audit.tournament;
    let rounds = checker::check(tournament, None).into_iter().map(|check| CheckedRound {
        round: check.round.0,
        verdict: match check.verdict {
            Verdict::Same => "same",
            Verdict::Differs(_) => "differs",
            Verdict::NoPairing(_) => "no-pairing",
        },
        lines: pairing_tools::round_check(wish.lang, tournament, tournament, &check),
    });
    let notes = file.notes.iter().map(|note| words::note(wish.lang, note));
    let parts = words::parts(wish.lang, &audit).into_iter().map(|part| Part {
        heading: part.heading.to_string(),
        sum: part.sum,
        lines: part.lines,
    });
    Ok(Checked {
        name: tournament.details.name.clone(),
        clean: audit.is_clean(),
        notes: notes.chain(words::suppositions(wish.lang, &audit)).collect(),
        rounds: rounds.collect(),
        parts: parts.collect(),
    })
}

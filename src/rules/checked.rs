//! A file held against the regulations: every round paired again, every total added up, every place found anew.

use crate::file::to_look_at;
use crate::{Diagnosis, Refused, Wish};
use serde::Serialize;
use sonneborn_exchange::audit::Audit;
use sonneborn_exchange::tournament_file::TournamentFile;
use sonneborn_i18n::{Lang, audit as words, pairing_tools};
use sonneborn_pairing::checker::Verdict;

/// The JSON Schema of [`Checked`].
pub const SCHEMA: &str = include_str!("checked.schema.json");

/// What the check found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Checked {
    pub name: String,
    /// Nothing differs.
    pub clean: bool,
    /// What was mended in the file, or supposed because it does not say so.
    pub notes: Vec<String>,
    pub rounds: Vec<CheckedRound>,
    /// Where a round differs: by what the file may have been paired.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub diagnosis: Option<Diagnosis>,
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
    Ok(Checked::of(wish.lang, &file, &Audit::of(&file)))
}

impl Checked {
    /// An audit as plain values.
    pub fn of(lang: Lang, file: &TournamentFile, audit: &Audit) -> Checked {
        let tournament = &audit.tournament;
        let checks = audit.rounds.iter().filter_map(|found| found.pairing.as_ref());
        let rounds = checks.map(|check| CheckedRound {
            round: check.round.0,
            verdict: match check.verdict {
                Verdict::Same => "same",
                Verdict::Differs(_) => "differs",
                Verdict::NoPairing(_) => "no-pairing",
            },
            lines: pairing_tools::round_check(lang, tournament, audit.as_paired(), check),
        });
        let notes = file.notes.iter().map(|note| words::note(lang, note));
        let parts = words::parts(lang, audit).into_iter().map(|part| Part {
            heading: part.heading.to_string(),
            sum: part.sum,
            lines: part.lines,
        });
        Checked {
            name: tournament.details.name.clone(),
            clean: audit.is_clean(),
            notes: notes.chain(words::suppositions(lang, audit)).collect(),
            rounds: rounds.collect(),
            diagnosis: audit.diagnosed.as_ref().map(|diagnosed| Diagnosis::of(lang, audit, diagnosed)),
            parts: parts.collect(),
        }
    }
}

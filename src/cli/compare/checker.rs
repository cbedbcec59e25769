//! A program that only checks pairings: gacrux's pairingchecker, which answers for all rounds of a file in JSON, of players and teams.

use super::finding::Finding;
use super::other::{Answer, Pairs, difference};
use anyhow::{Context, Result};
use serde::Deserialize;
use std::path::Path;
use std::process::Command;

/// A command with its first arguments, as `python3 -m gacrux.pairingchecker`.
#[derive(Clone, Debug)]
pub struct Checker(Vec<String>);

impl Checker {
    pub fn of(command: &str) -> Checker {
        Checker(command.split_whitespace().map(str::to_owned).collect())
    }

    /// Lets it check a file.
    ///
    /// # Errors
    /// That it cannot be started.
    pub fn check(&self, file: &Path) -> Result<Answer> {
        let (program, first) = self.0.split_first().context("--checker")?;
        Answer::of(Command::new(program).args(first).args(["-b", "utf-8", "-c", "-i"]).arg(file))
    }
}

#[derive(Deserialize)]
struct Told {
    status: Status,
    #[serde(rename = "pairingResult")]
    result: Option<Checked>,
}

#[derive(Deserialize)]
struct Status {
    code: i64,
}

#[derive(Deserialize)]
struct Checked {
    roundpairing: Vec<Round>,
}

/// Pairs as the program has them and as they were played; of who has the bye the other is nobody.
#[derive(Deserialize)]
struct Round {
    pairs: Pairs,
    current: Pairs,
}

/// The code of an answer that finds a pairing wrong; beyond are failures.
const DIFFERS: i64 = 1;

/// What it found wrong, a round a finding; `None` if it gave no answer.
pub fn differing_rounds(text: &str) -> Option<Vec<Finding>> {
    let told: Told = serde_json::from_str(text).ok()?;
    let checked = told.result.filter(|_| (0..=DIFFERS).contains(&told.status.code))?;
    Some(checked.roundpairing.iter().filter_map(|round| difference(&round.pairs, &round.current)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read_round_by_round_and_an_error_is_none() {
        let text = r#"{"status": {"code": 1}, "pairingResult": {"roundpairing": [
            {"round": 1, "pairs": [[1, 2], [3, 0]], "current": [[1, 2], [3, 0]]},
            {"round": 2, "pairs": [[1, 2]], "current": [[2, 1]]},
            {"round": 3, "pairs": [[1, 2], [3, 4]], "current": [[1, 3], [2, 4]]},
            {"round": 4, "pairs": [[1, 2], [3, 0]], "current": [[1, 3], [2, 0]]}]}}"#;
        assert_eq!(differing_rounds(text), Some(vec![Finding::Colours, Finding::Pairs, Finding::Bye]));
        assert_eq!(differing_rounds(r#"{"status": {"code": 502}}"#), None);
        assert_eq!(differing_rounds("Traceback (most recent call last):"), None);
    }
}

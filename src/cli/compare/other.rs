//! The other programs: how they are called, and how their answers read.

use super::finding::Finding;
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A program with the arguments of bbpPairings: `--dutch FILE -c`, `--dutch -g CONFIG -o FILE -s SEED`.
#[derive(Clone, Debug)]
pub struct Pairer(pub PathBuf);

/// A program with the arguments of gacrux's tiebreakchecker: `-b utf-8 -d S -i FILE -s -n ROUNDS -t LIST`, `-p` for tables.
#[derive(Clone, Debug)]
pub struct Ranker(Vec<String>);

/// The exit code of a program that finds no pairing.
const NO_PAIRING: i32 = 1;

/// What another program said of an event, whole.
#[derive(Debug)]
pub struct Answer {
    pub is_done: bool,
    /// That no pairing exists is no difference.
    pub has_no_pairing: bool,
    pub text: String,
}

impl Answer {
    pub fn of(command: &mut Command) -> Result<Answer> {
        let Output { status, stdout, stderr } =
            command.output().with_context(|| command.get_program().display().to_string())?;
        let text = [stdout, stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
        Ok(Answer { is_done: status.success(), has_no_pairing: status.code() == Some(NO_PAIRING), text })
    }
}

impl Pairer {
    /// Lets it check a file.
    ///
    /// # Errors
    /// That it cannot be started.
    pub fn check(&self, system: &str, file: &Path) -> Result<Answer> {
        Answer::of(Command::new(&self.0).arg(system).arg(file).arg("-c"))
    }

    /// Lets it make an event.
    ///
    /// # Errors
    /// That it cannot be started.
    pub fn generate(&self, system: &str, configuration: &Path, file: &Path, seed: u64) -> Result<Answer> {
        let mut command = Command::new(&self.0);
        Answer::of(command.arg(system).arg("-g").arg(configuration).arg("-o").arg(file).arg("-s").arg(seed.to_string()))
    }
}

impl Ranker {
    /// A command with its first arguments, as `python3 -m gacrux.tiebreakchecker`.
    pub fn of(command: &str) -> Ranker {
        Ranker(command.split_whitespace().map(str::to_owned).collect())
    }

    /// Lets it rank a file by these tie-breaks, after so many rounds: an event may have stopped before its last one. It is told whether
    /// who meets whom was fixed before, which it would guess from the numbers of players and rounds.
    ///
    /// # Errors
    /// That it cannot be started.
    pub fn rank(&self, file: &Path, is_table: bool, rounds: usize, tie_breaks: &[String]) -> Result<Answer> {
        let (program, first) = self.0.split_first().context("--ranker")?;
        let mut command = Command::new(program);
        command.args(first).args(["-b", "utf-8", "-d", "S", "-i"]).arg(file);
        command.arg(if is_table { "-p" } else { "-s" });
        command.arg("-n").arg(rounds.to_string()).arg("-t").arg("PTS").args(tie_breaks);
        Answer::of(&mut command)
    }
}

/// Pairs by the numbers of the players, White first; the bye is a game against 0.
pub type Pairs = Vec<[u32; 2]>;

/// What a checker of pairings found wrong, a round a finding.
pub fn differing_rounds(text: &str) -> Vec<Finding> {
    let mut rounds: Vec<(Pairs, Pairs)> = Vec::new();
    let mut found = Vec::new();
    for line in text.lines() {
        if line.trim_start().starts_with("Checker pairings") {
            rounds.push((Vec::new(), Vec::new()));
        } else if line.starts_with("No valid pairing") {
            found.push(Finding::NoPairing);
        } else if line.starts_with("    ")
            && let Some((checker, event)) = rounds.last_mut()
        {
            let numbers: Vec<u32> = line.split([' ', '-']).filter_map(|number| number.parse().ok()).collect();
            match numbers.as_slice() {
                [a, b, c, d] => {
                    checker.push([*a, *b]);
                    event.push([*c, *d]);
                }
                [c, d] => event.push([*c, *d]),
                _ => {}
            }
        }
    }
    found.extend(rounds.iter().filter_map(|(checker, event)| difference(checker, event)));
    found
}

/// What differs most between the pairs of a round as another program has them, and as they were played.
pub fn difference(theirs: &[[u32; 2]], played: &[[u32; 2]]) -> Option<Finding> {
    let by_board = |pairs: &[[u32; 2]]| {
        let mut pairs = pairs.to_vec();
        pairs.sort_unstable();
        pairs
    };
    let sorted = |pairs: &[[u32; 2]]| {
        let mut pairs: Pairs = pairs.iter().map(|&[a, b]| [a.min(b), a.max(b)]).collect();
        pairs.sort_unstable();
        pairs
    };
    let bye = |pairs: &[[u32; 2]]| pairs.iter().find(|pair| pair.contains(&0)).map(|[a, b]| a.max(b)).copied();
    if bye(theirs) != bye(played) {
        Some(Finding::Bye)
    } else if sorted(theirs) != sorted(played) {
        Some(Finding::Pairs)
    } else {
        (by_board(theirs) != by_board(played)).then_some(Finding::Colours)
    }
}

/// The table of a program that ranks: by the number of the player, the rank and the figures after the points.
pub fn ranked(text: &str) -> Option<BTreeMap<u32, (u32, Vec<String>)>> {
    let mut lines = text.lines().skip_while(|line| !line.starts_with("StartNo;"));
    lines.next()?;
    let row = |line: &str| {
        let mut cells = line.split(';');
        let (number, rank) = (cells.next()?.parse().ok()?, cells.next()?.parse().ok()?);
        Some((number, (rank, cells.skip(1).map(str::to_owned).collect())))
    };
    let rows: BTreeMap<_, _> = lines.map_while(row).collect();
    (!rows.is_empty()).then_some(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_of_a_checker_is_read_round_by_round() {
        let text = "x: Round #1\nx: Round #2\n  Checker pairings        Tournament pairings \n      4 -  12                  12 -   4\n\n\
            x: Round #3\n  Checker pairings        Tournament pairings \n      1 -   2                   1 -   3\n      \
            3 -   4                   2 -   4\n\nx: Round #4\n  Checker pairings        Tournament pairings \n      \
            5 -   0                   6 -   0\n\nNo valid pairing exists for round 5.\n";
        let expected = [Finding::NoPairing, Finding::Colours, Finding::Pairs, Finding::Bye];
        assert_eq!(differing_rounds(text), expected);
        assert!(differing_rounds("x: Round #1\nx: Round #2\n\n").is_empty());
    }

    #[test]
    fn a_table_of_ranks_is_read_and_an_error_is_none() {
        let table = ranked("StartNo;Rank;PTS;BH\n1;2;3.0;11.5\n2;1;4.0;-0\n").expect("a table");
        assert_eq!(table[&1], (2, vec!["11.5".to_owned()]));
        assert_eq!(ranked("Traceback (most recent call last):\n"), None);
    }
}

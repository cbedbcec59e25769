//! What travels from the server in the hall to a copy of an event on another: lines of the journal as they are kept, so that the
//! copy proves the same chain, and what stands beside them, which may change: persons, some of whom are forgotten later, and the
//! games of rounds that are over.

use serde::{Deserialize, Serialize};
use sonneborn_tournament::chain::{self, Head, Line};
use sonneborn_tournament::digest::Digest;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::personal;
use std::collections::BTreeMap;
use std::fmt::Write;

/// What a copy has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Known {
    pub seq: u64,
    /// The chain up to there, in hexadecimal.
    pub chain: String,
    /// The digest of all persons.
    pub persons: String,
    /// The digest of the games, by round.
    pub games: BTreeMap<u16, String>,
}

/// Lines that follow on an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lines {
    pub after: u64,
    /// The chain up to there.
    pub chain: String,
    pub lines: Vec<Text>,
}

/// A line of a journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Text {
    pub text: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub personal: Option<String>,
    /// The chain up to this line.
    pub chain: String,
}

/// What lines say about persons, by the number of the entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Persons {
    pub persons: Vec<(u64, String)>,
}

/// The games of a round, by board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Games {
    pub round: u16,
    pub games: Vec<(u16, String)>,
}

/// Why a text is none of these.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    #[error("not the JSON of a copy: {0}")]
    Json(String),
    #[error("a chain that is no SHA-256 value")]
    Chain,
}

impl Known {
    /// What a journal with these games is, for whoever compares.
    pub fn of(lines: &[Line], games: &[(u16, u16, String)]) -> Known {
        let head = lines.last().map_or_else(Head::default, Line::head);
        let mut persons = String::new();
        for line in lines {
            if let Some(personal) = &line.personal {
                // Writing into a text does not fail.
                let _ = writeln!(persons, "{} {personal}", line.seq);
            }
        }
        let mut rounds: BTreeMap<u16, String> = BTreeMap::new();
        for (round, board, pgn) in games {
            let _ = writeln!(rounds.entry(*round).or_default(), "{board} {} {pgn}", pgn.len());
        }
        Known {
            seq: head.seq,
            chain: head.chain.to_string(),
            persons: Digest::of(&persons).to_string(),
            games: rounds.into_iter().map(|(round, text)| (round, Digest::of(&text).to_string())).collect(),
        }
    }

    pub fn head(&self) -> Result<Head, Unreadable> {
        Ok(Head { seq: self.seq, chain: self.chain.parse().map_err(|_| Unreadable::Chain)? })
    }
}

impl Lines {
    /// As many of these lines, which follow on `after`, as are about so many bytes; at least one.
    pub fn of(after: Head, lines: &[Line], bytes: usize) -> Lines {
        let mut total = 0;
        let fitting = lines.iter().take_while(|line| {
            let is_first = total == 0;
            total += line.text.len() + line.personal.as_ref().map_or(0, String::len);
            is_first || total <= bytes
        });
        let taken = lines[..with_forgetting(lines, fitting.count())].iter();
        let text = |line: &Line| Text {
            text: line.text.clone(),
            personal: line.personal.clone(),
            chain: line.chain.to_string(),
        };
        Lines { after: after.seq, chain: after.chain.to_string(), lines: taken.map(text).collect() }
    }

    /// On which entry they follow, and the lines as they are kept. Whether the chain holds is not looked at.
    ///
    /// # Errors
    /// [`Unreadable::Chain`].
    pub fn kept(self) -> Result<(Head, Vec<Line>), Unreadable> {
        let chain = |digits: &str| digits.parse::<Digest>().map_err(|_| Unreadable::Chain);
        let after = Head { seq: self.after, chain: chain(&self.chain)? };
        let mut lines = Vec::with_capacity(self.lines.len());
        for (seq, Text { text, personal, chain: digits }) in (after.seq.saturating_add(1)..).zip(self.lines) {
            lines.push(Line { seq, digest: Digest::of(&text), chain: chain(&digits)?, text, personal });
        }
        Ok((after, lines))
    }
}

impl Persons {
    pub fn of(lines: &[Line]) -> Persons {
        let persons = lines.iter().filter_map(|line| Some((line.seq, line.personal.clone()?)));
        Persons { persons: persons.collect() }
    }

    /// The first entry whose persons are not those that it binds, and were not taken away by an act.
    pub fn first_forged(&self, lines: &[Line]) -> Option<u64> {
        let forgotten = chain::forgotten(lines);
        let forged = |(seq, personal): &(u64, String)| {
            let line = lines.iter().find(|line| line.seq == *seq);
            line.is_none_or(|line| !personal::unfit(*seq, &line.text, Some(personal), &forgotten).is_empty())
        };
        self.persons.iter().find(|person| forged(person)).map(|(seq, _)| *seq)
    }
}

/// How many of the lines are sent so that with each person who was forgotten comes the act that forgot them.
fn with_forgetting(lines: &[Line], count: usize) -> usize {
    let forgotten = chain::forgotten(lines);
    let (mut count, mut looked) = (count, 0);
    while looked < count {
        let line = &lines[looked];
        for place in personal::removed_places(line.personal.as_deref()) {
            let by = forgotten.act(line.seq, place).and_then(|by| lines.iter().position(|line| line.seq == by));
            count = count.max(by.map_or(0, |by| by + 1));
        }
        looked += 1;
    }
    count
}

/// The games of rounds that are over: what others may see of a round that is played is for its own server to say.
pub fn games_of(games: Vec<(u16, u16, String)>, is_over: impl Fn(RoundNo) -> bool) -> Vec<(u16, u16, String)> {
    games.into_iter().filter(|(round, ..)| is_over(RoundNo(*round))).collect()
}

/// Reads one of these.
///
/// # Errors
/// [`Unreadable::Json`].
pub fn read<T: for<'de> Deserialize<'de>>(body: &[u8]) -> Result<T, Unreadable> {
    serde_json::from_slice(body).map_err(|error| Unreadable::Json(error.to_string()))
}

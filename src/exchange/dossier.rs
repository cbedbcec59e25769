//! The dossier for an appeal as a file: what the journal has of a board, a player or the event, act by act as it is kept, with
//! the digests of the whole journal. So whoever gets it proves, without the rest of the journal, that these acts are those of
//! the state whose digits stand on the papers.

use super::archive::ArchivedGame;
use chrono::{DateTime, NaiveDateTime, Utc};
use serde::{Deserialize, Serialize};
use sonneborn_tournament::appeal::Matter;
use sonneborn_tournament::chain::Digest;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::personal;

/// How a file says what it is.
const FORMAT: &str = "sonneborn dossier";
/// The edition that we write, and the newest that we read.
pub const EDITION: u32 = 1;
/// Files above this size are refused: that of a whole event with its games.
pub const MAX_BYTES: usize = super::archive::MAX_BYTES;

/// What the file holds. Words are in its language; texts are as the journal keeps them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dossier {
    format: String,
    edition: u32,
    /// The program and version that wrote it.
    pub program: String,
    /// The BCP 47 tag of the words.
    pub language: String,
    pub event: String,
    pub about: Matter,
    /// The state of the journal, as papers print it, and its whole chain value.
    pub state: String,
    pub chain: String,
    pub acts: Vec<ShownAct>,
    pub pairings: Vec<Reasoned>,
    pub games: Vec<ArchivedGame>,
    /// Of every act of the journal, in order.
    pub digests: Vec<String>,
}

/// An act of the matter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShownAct {
    pub seq: u64,
    pub at: DateTime<Utc>,
    /// The same by the clock in the hall, for the paper.
    #[serde(skip)]
    pub hall_time: NaiveDateTime,
    pub by: String,
    pub device: String,
    pub what: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The warnings that were gone on from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<String>,
    /// Taken back by a later act that stands.
    pub undone: bool,
    /// Recorded a ruling that stands.
    pub is_ruling: bool,
    /// The entry as it is kept; its SHA-256 is the act's digest.
    pub text: String,
    /// What the entry says about the matter's players, salted; `null` in the place of others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub personal: Option<String>,
}

/// A pair or a bye, and why it was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reasoned {
    pub round: RoundNo,
    /// None for a bye.
    pub board: Option<u16>,
    /// The two players, White first, or the one with the bye.
    pub players: Vec<String>,
    pub why: Vec<String>,
}

/// Why a file is no dossier.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DossierFault {
    #[error("the file is larger than {limit_bytes} bytes")]
    TooLarge { limit_bytes: usize },
    #[error("line {line}, column {column}: {why}")]
    Json { line: usize, column: usize, why: String },
    #[error("not a dossier of Sonneborn")]
    OtherFormat,
    #[error("edition {edition}, but this program knows {EDITION}")]
    TooNew { edition: u32 },
}

/// What in a dossier is not as the journal had it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unproven {
    /// The digests do not make the chain value of the state.
    Chain,
    /// The act's text is not the one that was written.
    Act { seq: u64 },
    /// What is said about a person is not what was written.
    Person { seq: u64 },
}

impl Dossier {
    #[expect(clippy::too_many_arguments, reason = "a file's parts, each named where it is made")]
    pub fn new(
        program: &str,
        language: &str,
        event: &str,
        about: Matter,
        (state, chain): (String, Digest),
        acts: Vec<ShownAct>,
        pairings: Vec<Reasoned>,
        games: Vec<ArchivedGame>,
        digests: &[Digest],
    ) -> Dossier {
        Dossier {
            format: FORMAT.into(),
            edition: EDITION,
            program: program.into(),
            language: language.into(),
            event: event.into(),
            about,
            state,
            chain: chain.to_string(),
            acts,
            pairings,
            games,
            digests: digests.iter().map(Digest::to_string).collect(),
        }
    }

    /// The file.
    ///
    /// # Errors
    /// What the writer of JSON says.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string_pretty(self)
    }

    /// Reads a file; whether it is true is asked of [`Dossier::unproven`].
    ///
    /// # Errors
    /// Why it is none, with the place where JSON breaks off.
    pub fn read(bytes: &[u8]) -> Result<Dossier, DossierFault> {
        /// What is read first, whatever the edition.
        #[derive(Deserialize)]
        struct Head {
            format: Option<String>,
            edition: Option<u32>,
        }
        if bytes.len() > MAX_BYTES {
            return Err(DossierFault::TooLarge { limit_bytes: MAX_BYTES });
        }
        let fault = |error: serde_json::Error| DossierFault::Json {
            line: error.line(),
            column: error.column(),
            why: error.to_string(),
        };
        let head: Head = serde_json::from_slice(bytes).map_err(fault)?;
        match (head.format.as_deref(), head.edition) {
            (Some(FORMAT), Some(edition)) if edition > EDITION => Err(DossierFault::TooNew { edition }),
            (Some(FORMAT), Some(_)) => serde_json::from_slice(bytes).map_err(fault),
            _ => Err(DossierFault::OtherFormat),
        }
    }

    /// All that is not as the journal of the state had it.
    pub fn unproven(&self) -> Vec<Unproven> {
        let digests: Vec<Digest> = self.digests.iter().map_while(|digest| digest.parse().ok()).collect();
        let chain = digests.iter().fold(Digest::NONE, |chain, digest| chain.then(*digest));
        let state = format!("{}-{}", digests.len(), chain.printed());
        let is_whole = digests.len() == self.digests.len() && chain.to_string() == self.chain && state == self.state;
        let mut found: Vec<Unproven> = if is_whole { Vec::new() } else { vec![Unproven::Chain] };
        for act in &self.acts {
            let place = usize::try_from(act.seq).ok().and_then(|seq| seq.checked_sub(1));
            let kept = place.and_then(|place| digests.get(place));
            if kept != Some(&Digest::of(&act.text)) {
                found.push(Unproven::Act { seq: act.seq });
            } else if !act.personal.as_deref().is_none_or(|shown| personal::proves(&act.text, shown)) {
                found.push(Unproven::Person { seq: act.seq });
            }
        }
        found
    }
}

//! The dossier for an appeal as a file: what the journal has of a board, a player or the event, act by act as it is kept, with
//! the digests of the whole journal. So whoever gets it proves, without the rest of the journal, that these acts are those of
//! the state whose letters stand on the papers.
//!
//! All that a reader reads is either made again from the acts by who checks it, words included (`desk/dossier.rs`), or the hall's
//! word: that no act of the matter is left out, the games, and the reasons of pairings where the file has not the whole journal.
//! For that the hall signs the file.

use super::archive::ArchivedGame;
use chrono::{DateTime, NaiveDateTime, Utc};
use serde::{Deserialize, Serialize};
use sonneborn_tournament::appeal::Matter;
use sonneborn_tournament::chain::{Digest, Head};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::personal::{self, Forgotten};
use sonneborn_tournament::seal::Seal;

/// How a file says what it is.
const FORMAT: &str = "sonneborn dossier";
/// The edition that we write, and the newest that we read.
pub const EDITION: u32 = 3;
/// The first edition whose shown parts can be proven.
const FIRST_PROVEN: u32 = 2;
/// Files above this size are refused: that of a whole event with its games.
pub const MAX_BYTES: usize = super::archive::MAX_BYTES;

/// What the file holds. Words are in its language; texts are as the journal keeps them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
    /// Acts on which the words of those above rest: who plays, and who meets whom.
    #[serde(default)]
    pub carried: Vec<CarriedAct>,
    pub pairings: Vec<Reasoned>,
    pub games: Vec<ArchivedGame>,
    /// Of the games, in the order of their acts; since edition 3.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub photographs: Vec<ShownPhotograph>,
    /// Of every act of the journal, in order.
    pub digests: Vec<String>,
    /// The hall's, under all of the above.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Seal>,
}

/// An act that is not shown, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CarriedAct {
    pub seq: u64,
    pub text: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub personal: Option<String>,
}

/// An act of the matter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
    /// What the entry says about the matter's players, salted; the name alone of others, `null` where it does not stand apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub personal: Option<String>,
}

/// A photograph of a game: its SHA-256 is in the act that kept it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShownPhotograph {
    /// The act that kept it.
    pub seq: u64,
    /// The JPEG in base64; none where it is not on the server, and in the dossiers of players and whole events, which name theirs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub jpeg: Option<String>,
}

/// A pair or a bye, and why it was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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

/// What in a dossier is not proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unproven {
    /// An older edition: only the raw texts of its acts are bound, not the words beside them.
    OldEdition { edition: u32 },
    /// The file is not written as the program writes it.
    Form,
    /// The digests do not make the chain value of the state.
    Chain,
    /// The act's text is not the one that was written.
    Act { seq: u64 },
    /// What is said about a person is not what was written.
    Person { seq: u64 },
    /// The hall did not sign it.
    Unsealed,
    /// The signature is of something else.
    Seal,
    /// It is signed with another key than the one asked for.
    OtherHall { key: String },
    /// It is of another state than the one asked for.
    OtherState,
    /// The asked state has 32 bits.
    ShortState,
    /// The name of the event, or what the file says of itself.
    Event,
    /// Acts that concern the matter are left out, or others put in.
    Selection,
    /// What is shown of the act is not what it says.
    Shown { seq: u64 },
    /// The photograph is not the one of the act.
    Photograph { seq: u64 },
    /// The pair or the bye is not as the acts have it.
    Pairing { round: RoundNo, board: Option<u16> },
}

/// The parts of a dossier that are put together.
pub struct Parts {
    pub program: String,
    pub language: String,
    pub event: String,
    pub about: Matter,
    pub head: Head,
    pub acts: Vec<ShownAct>,
    pub carried: Vec<CarriedAct>,
    pub pairings: Vec<Reasoned>,
    pub games: Vec<ArchivedGame>,
    pub photographs: Vec<ShownPhotograph>,
    pub digests: Vec<Digest>,
}

impl Dossier {
    /// A dossier that nobody has signed.
    pub fn of(parts: Parts) -> Dossier {
        Dossier {
            format: FORMAT.into(),
            edition: EDITION,
            program: parts.program,
            language: parts.language,
            event: parts.event,
            about: parts.about,
            state: parts.head.to_string(),
            chain: parts.head.chain.to_string(),
            acts: parts.acts,
            carried: parts.carried,
            pairings: parts.pairings,
            games: parts.games,
            photographs: parts.photographs,
            digests: parts.digests.iter().map(Digest::to_string).collect(),
            seal: None,
        }
    }

    /// The file.
    ///
    /// # Errors
    /// What the writer of JSON says.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string_pretty(self)
    }

    /// What the hall signs: all but the signature.
    ///
    /// # Errors
    /// What the writer of JSON says.
    pub fn sealed_text(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(&Dossier { seal: None, ..self.clone() })
    }

    /// Reads a file; whether it is true is asked of [`Dossier::unproven`] and of the desk.
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

    /// The digests, as far as they are some.
    pub fn read_digests(&self) -> Vec<Digest> {
        self.digests.iter().map_while(|digest| digest.parse().ok()).collect()
    }

    /// Every act in it, shown or carried: number, text and persons.
    pub fn kept(&self) -> Vec<(u64, &str, Option<&str>)> {
        let shown = self.acts.iter().map(|act| (act.seq, act.text.as_str(), act.personal.as_deref()));
        let carried = self.carried.iter().map(|act| (act.seq, act.text.as_str(), act.personal.as_deref()));
        let mut kept: Vec<_> = shown.chain(carried).collect();
        kept.sort_by_key(|(seq, ..)| *seq);
        kept
    }

    /// What its acts have forgotten.
    pub fn forgotten(&self) -> Forgotten {
        Forgotten::of(self.kept().into_iter().map(|(seq, text, _)| (seq, text)))
    }

    /// All that is not as the journal of the state had it, by the raw texts and the signature. `bytes` is the file.
    pub fn unproven(&self, bytes: &[u8]) -> Vec<Unproven> {
        if self.edition < FIRST_PROVEN {
            return vec![Unproven::OldEdition { edition: self.edition }];
        }
        let mut found = Vec::new();
        // Nothing else says the same: whatever is put in, between or behind is found.
        if self.write().ok().as_deref().map(str::as_bytes) != Some(bytes) {
            found.push(Unproven::Form);
        }
        let digests = self.read_digests();
        let chain = digests.iter().fold(Digest::NONE, |chain, digest| chain.then(*digest));
        let head = Head { seq: digests.len() as u64, chain };
        let is_whole = digests.len() == self.digests.len() && chain.to_string() == self.chain;
        if !is_whole || head.to_string() != self.state {
            found.push(Unproven::Chain);
        }
        let (forgotten, mut before) = (self.forgotten(), 0);
        for (seq, text, personal) in self.kept() {
            let place = usize::try_from(seq).ok().and_then(|seq| seq.checked_sub(1));
            let kept = place.and_then(|place| digests.get(place));
            if seq == before || kept != Some(&Digest::of(text)) {
                found.push(Unproven::Act { seq });
            } else if !proves(seq, text, personal, &forgotten) {
                found.push(Unproven::Person { seq });
            }
            before = seq;
        }
        match (&self.seal, self.sealed_text()) {
            (None, _) => found.push(Unproven::Unsealed),
            (Some(seal), Ok(text)) if seal.holds(&text) => {}
            (Some(_), _) => found.push(Unproven::Seal),
        }
        found
    }
}

/// Whether what is shown of persons is what the entry says of them.
fn proves(seq: u64, text: &str, personal: Option<&str>, forgotten: &Forgotten) -> bool {
    match personal {
        Some(shown) => personal::proves(seq, text, shown, forgotten),
        None => personal::unfit(seq, text, None, forgotten).is_empty(),
    }
}

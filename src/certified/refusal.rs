//! Why a file, a certificate or a pairing is not confirmed.

use crate::points::Points;
use alloc::string::String;
use alloc::vec::Vec;

/// Why a tournament report file is not judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotJudged {
    /// The file has nobody to pair.
    NoPlayers,
    /// A line whose fields cannot be read.
    Line { line: usize },
    /// A record that bears on pairings and that this checker does not know.
    Record { line: usize, code: String },
    /// The file names a system that is not judged.
    System { code: String },
    /// The tournament began before the editions of 2026 were applied, and the file does not name one of these.
    Edition,
    /// Two lines have this number.
    Twice { number: u32 },
    /// The two lines of a game do not agree.
    Disagree { round: usize, player: u32 },
    /// A game of a round before the last has no result.
    NoResult { round: usize, player: u32 },
    /// The points of a player are not the sum of the results.
    Points { player: u32, stated: Points, sum: Points },
}

/// Why a round is not confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The certificate has nothing about the round.
    NoCertificate,
    /// More than one pairing-allocated bye, or an opponent who is not in the round.
    NotPaired,
    /// C1 to C3, or a prohibition of the event.
    MayNotMeet { a: u32, b: u32 },
    /// C2.
    MayNotHaveBye { player: u32 },
    /// Art. 5 gives the colours the other way round.
    Colours { white: u32, black: u32 },
    /// The certificate has another bye, other brackets, pairs, floaters or values than the file.
    OtherPairing { bracket: Points },
    /// The certificate gives the bye to another than the file.
    OtherBye,
    /// A line of the proof names what the bracket does not have.
    Line { line: usize },
    /// By the proof this pair could be part of a better pairing; the criterion that lacks a bound.
    Unbounded { a: u32, b: u32, criterion: String },
    /// A pair of the round is bounded higher than it weighs.
    Loose { a: u32, b: u32, criterion: String },
    /// A set of the proof bounds nothing.
    Set { players: Vec<u32> },
}

/// Why a text is no certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotACertificate {
    /// It does not begin as one, or has a later form.
    Form,
    /// A line that is not as it should be.
    Line { line: usize },
    /// It is of a tournament by another system than the file's.
    OtherSystem,
    /// It is of a tournament of another length.
    OtherRounds { certificate: usize, file: usize },
}

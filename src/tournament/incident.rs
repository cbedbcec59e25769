//! What happened at a board beside the moves: incidents and what was done about them (Laws 6.7, 8.1, 11, 12.9), appeals from lodging
//! to decision (Laws 11.10), and the envelopes of adjourned games (Guidelines I).

use super::Tournament;
use super::acts::Entry;
use super::ids::{PlayerId, RoundNo};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

sonneborn_laws::with_codes! {
    /// What a player did, or what happened to them.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Cause: serde {
        /// An electronic device (11.3.2).
        Device = "device",
        /// Notes, sources of information or advice (11.3.1).
        Advice = "advice",
        /// The opponent was distracted or annoyed (11.5).
        Distraction = "distraction",
        /// After the start of the session (6.7.1).
        Late = "late",
        /// The moves were not recorded as 8.1 asks.
        Recording = "recording",
        /// The playing area was left without permission (11.2.2).
        Leaving = "leaving",
        /// The Laws were persistently refused (11.7), or the game brought into disrepute (11.1).
        Conduct = "conduct",
        /// Somebody says that a player cheats (FIDE's Anti-Cheating Regulations, in-tournament complaints).
        Complaint = "complaint",
        /// The clock, the board or the hall, and nobody's fault.
        Fault = "fault",
        Other = "other",
    }
}

impl Cause {
    /// The article of the Laws of 2023, where it is of one.
    pub fn article(self) -> Option<&'static str> {
        match self {
            Cause::Device => Some("11.3.2"),
            Cause::Advice => Some("11.3.1"),
            Cause::Distraction => Some("11.5"),
            Cause::Late => Some("6.7.1"),
            Cause::Recording => Some("8.1"),
            Cause::Leaving => Some("11.2.2"),
            Cause::Conduct => Some("11.7"),
            Cause::Complaint | Cause::Fault | Cause::Other => None,
        }
    }
}

sonneborn_laws::with_codes! {
    /// What the arbiter did about it (12.9). Results and points are acts of their own; this says why.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Measure: serde {
        /// It was noted.
        Noted = "noted",
        Warning = "warning",
        TimeToOpponent = "time_to_opponent",
        TimeTaken = "time_taken",
        PointsToOpponent = "points_to_opponent",
        PointsTaken = "points_taken",
        GameLost = "game_lost",
        Fine = "fine",
        RoundsExcluded = "rounds_excluded",
        Expulsion = "expulsion",
    }
}

impl Measure {
    /// The article of the Laws of 2023.
    pub fn article(self) -> Option<&'static str> {
        match self {
            Measure::Noted => None,
            Measure::Warning => Some("12.9.1"),
            Measure::TimeToOpponent => Some("12.9.2"),
            Measure::TimeTaken => Some("12.9.3"),
            Measure::PointsToOpponent => Some("12.9.4"),
            Measure::PointsTaken => Some("12.9.5"),
            Measure::GameLost => Some("12.9.6"),
            Measure::Fine => Some("12.9.7"),
            Measure::RoundsExcluded => Some("12.9.8"),
            Measure::Expulsion => Some("12.9.9"),
        }
    }
}

/// An incident of a player in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Incident {
    pub round: RoundNo,
    pub player: PlayerId,
    pub cause: Cause,
    pub measure: Measure,
    /// The time given or taken, where it is one of time.
    #[serde(default)]
    pub seconds: u32,
    #[serde(default)]
    pub note: String,
    /// What a complaint says, where it is one: the player is the one complained of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub complaint: Option<Box<Complaint>>,
}

/// What an in-tournament complaint says, and what was done about it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Complaint {
    /// Who complains: a player, a captain, an arbiter, a spectator.
    pub by: String,
    /// What was seen or heard, when and where.
    pub seen: String,
    /// What the arbiters did about it.
    pub done: String,
    /// How the player and the games were screened, and what was found.
    pub screened: String,
}

impl Complaint {
    /// Whether it names who complains and what was seen.
    fn is_complete(&self) -> bool {
        !self.by.trim().is_empty() && !self.seen.trim().is_empty()
    }
}

impl Incident {
    /// Whether it says what its cause asks for: a complaint who complains and what was seen, every other none of that.
    pub(super) fn is_complete(&self) -> bool {
        match (self.cause, &self.complaint) {
            (Cause::Complaint, complaint) => complaint.as_ref().is_some_and(|complaint| complaint.is_complete()),
            (_, complaint) => complaint.is_none(),
        }
    }
}

/// An incident with the act that noted it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotedIncident {
    pub seq: u64,
    pub at: DateTime<Utc>,
    pub incident: Incident,
}

sonneborn_laws::with_codes! {
    /// What was decided on an appeal.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Outcome: serde {
        Upheld = "upheld",
        UpheldInPart = "upheld_in_part",
        Dismissed = "dismissed",
        Withdrawn = "withdrawn",
    }
}

/// A step of an appeal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step<T> {
    pub seq: u64,
    pub at: DateTime<Utc>,
    pub said: T,
}

/// An appeal against a decision (11.10).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appeal {
    /// The act that lodged it.
    pub seq: u64,
    pub lodged_at: DateTime<Utc>,
    pub by: PlayerId,
    pub round: RoundNo,
    /// The ruling appealed against, by its act, if it is one.
    pub ruling: Option<u64>,
    pub about: String,
    pub heard: Option<Step<String>>,
    pub decided: Option<Step<(Outcome, String)>>,
}

/// What stands on the envelope of a sealed move (Guidelines I.3).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Envelope {
    /// Who sealed the move.
    pub white_sealed: bool,
    /// The number of the sealed move.
    pub number: u16,
    /// The position before it, as FEN.
    pub position: String,
    /// The times used by White and Black.
    pub white_clock: String,
    pub black_clock: String,
    pub draw_offered: bool,
    /// When and where the game is resumed.
    pub resumption: String,
}

/// The envelope of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealedGame {
    pub round: RoundNo,
    pub board: u16,
    pub envelope: Envelope,
}

impl Tournament {
    /// The act was done at this instant, by these people, which a state that was judged beforehand did not know.
    pub fn done_by(&mut self, entry: &Entry) {
        let (seq, at) = (entry.seq, entry.at);
        self.sign_typing(entry);
        for noted in self.incidents.iter_mut().filter(|noted| noted.seq == seq) {
            noted.at = at;
        }
        for appeal in &mut self.appeals {
            if appeal.seq == seq {
                appeal.lodged_at = at;
            }
            if let Some(heard) = appeal.heard.as_mut().filter(|heard| heard.seq == seq) {
                heard.at = at;
            }
            if let Some(decided) = appeal.decided.as_mut().filter(|decided| decided.seq == seq) {
                decided.at = at;
            }
        }
    }

    pub fn envelope(&self, round: RoundNo, board: u16) -> Option<&Envelope> {
        let found = self.envelopes.iter().find(|sealed| sealed.round == round && sealed.board == board);
        found.map(|sealed| &sealed.envelope)
    }

    pub(super) fn set_envelope(&mut self, round: RoundNo, board: u16, envelope: Option<&Envelope>) {
        self.envelopes.retain(|sealed| sealed.round != round || sealed.board != board);
        self.envelopes.extend(envelope.cloned().map(|envelope| SealedGame { round, board, envelope }));
    }

    pub fn appeal(&self, seq: u64) -> Option<&Appeal> {
        self.appeals.iter().find(|appeal| appeal.seq == seq)
    }

    pub(super) fn appeal_mut(&mut self, seq: u64) -> Option<&mut Appeal> {
        self.appeals.iter_mut().find(|appeal| appeal.seq == seq)
    }
}

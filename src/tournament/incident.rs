//! What happened at a board beside the moves: incidents and what was done about them (Laws 6.7, 8.1, 11, 12.9), appeals from lodging
//! to decision (Laws 11.10), and the envelopes of adjourned games (Guidelines I).

use super::Tournament;
use super::acts::Entry;
use super::ids::{PlayerId, RoundNo};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// What a player did, or what happened to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// An electronic device (11.3.2).
    Device,
    /// Notes, sources of information or advice (11.3.1).
    Advice,
    /// The opponent was distracted or annoyed (11.5).
    Distraction,
    /// After the start of the session (6.7.1).
    Late,
    /// The moves were not recorded as 8.1 asks.
    Recording,
    /// The playing area was left without permission (11.2.2).
    Leaving,
    /// The Laws were persistently refused (11.7), or the game brought into disrepute (11.1).
    Conduct,
    /// Somebody says that a player cheats (FIDE's Anti-Cheating Regulations, in-tournament complaints).
    Complaint,
    /// The clock, the board or the hall, and nobody's fault.
    Fault,
    Other,
}

impl Cause {
    pub const ALL: [Cause; 10] = [
        Cause::Device,
        Cause::Advice,
        Cause::Distraction,
        Cause::Late,
        Cause::Recording,
        Cause::Leaving,
        Cause::Conduct,
        Cause::Complaint,
        Cause::Fault,
        Cause::Other,
    ];

    /// As it serialises.
    pub fn code(self) -> &'static str {
        match self {
            Cause::Device => "device",
            Cause::Advice => "advice",
            Cause::Distraction => "distraction",
            Cause::Late => "late",
            Cause::Recording => "recording",
            Cause::Leaving => "leaving",
            Cause::Conduct => "conduct",
            Cause::Complaint => "complaint",
            Cause::Fault => "fault",
            Cause::Other => "other",
        }
    }

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

/// What the arbiter did about it (12.9). Results and points are acts of their own; this says why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// It was noted.
    Noted,
    Warning,
    TimeToOpponent,
    TimeTaken,
    PointsToOpponent,
    PointsTaken,
    GameLost,
    Fine,
    RoundsExcluded,
    Expulsion,
}

impl Measure {
    pub const ALL: [Measure; 10] = [
        Measure::Noted,
        Measure::Warning,
        Measure::TimeToOpponent,
        Measure::TimeTaken,
        Measure::PointsToOpponent,
        Measure::PointsTaken,
        Measure::GameLost,
        Measure::Fine,
        Measure::RoundsExcluded,
        Measure::Expulsion,
    ];

    /// As it serialises.
    pub fn code(self) -> &'static str {
        match self {
            Measure::Noted => "noted",
            Measure::Warning => "warning",
            Measure::TimeToOpponent => "time_to_opponent",
            Measure::TimeTaken => "time_taken",
            Measure::PointsToOpponent => "points_to_opponent",
            Measure::PointsTaken => "points_taken",
            Measure::GameLost => "game_lost",
            Measure::Fine => "fine",
            Measure::RoundsExcluded => "rounds_excluded",
            Measure::Expulsion => "expulsion",
        }
    }

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

/// What was decided on an appeal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    Upheld,
    UpheldInPart,
    Dismissed,
    Withdrawn,
}

impl Outcome {
    pub const ALL: [Outcome; 4] = [Outcome::Upheld, Outcome::UpheldInPart, Outcome::Dismissed, Outcome::Withdrawn];

    /// As it serialises.
    pub fn code(self) -> &'static str {
        match self {
            Outcome::Upheld => "upheld",
            Outcome::UpheldInPart => "upheld_in_part",
            Outcome::Dismissed => "dismissed",
            Outcome::Withdrawn => "withdrawn",
        }
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
    /// Who was heard.
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

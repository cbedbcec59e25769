//! How much is let through before somebody waits: data, which `--limit` changes and the manual lists.

use std::time::Duration;

/// A limit by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Requests of an address without a log-in at once.
    ReadsAtOnce,
    /// The same for long, a second.
    ReadsASecond,
    /// Live streams of an address without a log-in.
    StreamsOfAddress,
    /// Failed log-ins of a name from one device or address.
    FailuresOfName,
    /// Failed log-ins of an address, beyond which it has few tries a name.
    FailuresOfAddress,
    /// Failed log-ins of a name from anywhere but its own devices.
    FailuresAnywhere,
    /// Wrong codes of players from one address.
    WrongCodes,
    /// Sign-ups from one address in an hour.
    SignUps,
    /// Hours after which an unused log-in ends.
    IdleHours,
}

impl Limit {
    /// In the order of the table.
    pub const ALL: [Limit; 9] = [
        Limit::ReadsAtOnce,
        Limit::ReadsASecond,
        Limit::StreamsOfAddress,
        Limit::FailuresOfName,
        Limit::FailuresOfAddress,
        Limit::FailuresAnywhere,
        Limit::WrongCodes,
        Limit::SignUps,
        Limit::IdleHours,
    ];

    /// As the command line has it.
    pub fn code(self) -> &'static str {
        match self {
            Limit::ReadsAtOnce => "reads-at-once",
            Limit::ReadsASecond => "reads-a-second",
            Limit::StreamsOfAddress => "streams-of-address",
            Limit::FailuresOfName => "failures-of-name",
            Limit::FailuresOfAddress => "failures-of-address",
            Limit::FailuresAnywhere => "failures-anywhere",
            Limit::WrongCodes => "wrong-codes",
            Limit::SignUps => "sign-ups",
            Limit::IdleHours => "idle-hours",
        }
    }

    /// Where nobody says otherwise. Those of an address are beyond what a hall of a thousand phones behind one address asks for.
    pub fn usual(self) -> u32 {
        match self {
            Limit::ReadsAtOnce => 20_000,
            Limit::ReadsASecond => 1_000,
            Limit::StreamsOfAddress => 1_000,
            Limit::FailuresOfName => 10,
            Limit::FailuresOfAddress => 200,
            Limit::FailuresAnywhere => 500,
            Limit::WrongCodes => 2_000,
            Limit::SignUps => 40,
            Limit::IdleHours => 720,
        }
    }
}

/// The limits in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits([u32; Limit::ALL.len()]);

impl Default for Limits {
    fn default() -> Limits {
        Limits(Limit::ALL.map(Limit::usual))
    }
}

impl Limits {
    /// With another number than the usual one.
    #[must_use]
    pub fn with(mut self, limit: Limit, number: u32) -> Limits {
        self.0[limit as usize] = number;
        self
    }

    pub fn of(&self, limit: Limit) -> u32 {
        self.0[limit as usize]
    }

    /// The same as a count of things.
    pub(super) fn count(&self, limit: Limit) -> usize {
        usize::try_from(self.of(limit)).unwrap_or(usize::MAX)
    }

    /// How long an unused log-in stays open.
    pub(super) fn idle(&self) -> Duration {
        Duration::from_secs(u64::from(self.of(Limit::IdleHours)) * 60 * 60)
    }
}

//! How much is let through before somebody waits: data, which `--limit` changes and the manual lists.

use std::time::Duration;

sonneborn_tournament::with_codes! {
    /// A limit by its name.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Limit {
        /// Requests of an address without a log-in at once.
        ReadsAtOnce = "reads-at-once",
        /// The same for long, a second.
        ReadsASecond = "reads-a-second",
        /// Live streams of an address without a log-in.
        StreamsOfAddress = "streams-of-address",
        /// Failed log-ins of a name from one device or address.
        FailuresOfName = "failures-of-name",
        /// Failed log-ins of an address, beyond which it has few tries a name.
        FailuresOfAddress = "failures-of-address",
        /// Failed log-ins of a name from anywhere but its own devices.
        FailuresAnywhere = "failures-anywhere",
        /// Wrong codes of players from one address.
        WrongCodes = "wrong-codes",
        /// Sign-ups from one address in an hour.
        SignUps = "sign-ups",
        /// Hours after which an unused log-in ends.
        IdleHours = "idle-hours",
    }
}

impl Limit {
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

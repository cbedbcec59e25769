//! What an event does with live games: where they are fetched and sent, and how long the public waits. Kept as JSON in the store.

use super::delay::Delay;
use super::seating::Alias;
use crate::Desk;
use crate::client::{FetchError, Reach, checked};
use serde::{Deserialize, Serialize};
use sonneborn_store::StoreError;
use url::Url;

/// The longest pause between two questions at an address.
pub const MOST_SECONDS: u16 = 600;
/// A day.
pub const MOST_DELAY_MINUTES: u16 = 24 * 60;
pub const MOST_DELAY_MOVES: u16 = 100;

/// What an event does with live games. It is kept as it is written here; fields are only added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Where games are fetched; empty for nowhere.
    pub address: String,
    /// The seconds between two questions.
    pub every_seconds: u16,
    pub delay_minutes: u16,
    pub delay_moves: u16,
    /// Where the games of the round are sent, and with which token.
    pub push_address: String,
    pub push_token: String,
    /// Whom an arbiter named for a name of the records.
    pub aliases: Vec<Alias>,
    /// An administrator set the addresses: they may be of the server's own network.
    pub own_network: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            address: String::new(),
            every_seconds: 2,
            delay_minutes: 0,
            delay_moves: 0,
            push_address: String::new(),
            push_token: String::new(),
            aliases: Vec::new(),
            own_network: false,
        }
    }
}

impl Settings {
    /// As they are kept; what a newer version keeps otherwise is as usual.
    pub(super) fn read(text: &str) -> Settings {
        serde_json::from_str(text).unwrap_or_default()
    }

    pub(super) fn delay(&self) -> Delay {
        Delay { minutes: self.delay_minutes, moves: self.delay_moves }
    }

    pub(super) fn reach(&self) -> Reach {
        if self.own_network { Reach::OwnNetwork } else { Reach::Internet }
    }
}

impl Desk {
    /// # Errors
    /// [`StoreError`].
    pub fn live_settings(&self, tournament: i64) -> Result<Settings, StoreError> {
        Ok(self.store.live_settings(tournament)?.map(|text| Settings::read(&text)).unwrap_or_default())
    }

    /// Keeps other settings; they hold within seconds.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn keep_live_settings(&self, tournament: i64, settings: &Settings) -> Result<(), StoreError> {
        // A struct of texts and numbers is always JSON.
        let text = serde_json::to_string(settings).unwrap_or_default();
        self.store.keep_live_settings(tournament, &text)
    }

    /// Whether an address can be one of a source at all.
    ///
    /// # Errors
    /// [`FetchError::NoAddress`].
    pub fn check_live_address(address: &str) -> Result<(), FetchError> {
        let address = Url::parse(address.trim()).map_err(|_| FetchError::NoAddress)?;
        checked(&address).map(drop)
    }
}

//! Whom an arbiter named for the names of live records: remembered beside the settings, so that it holds for the following rounds.

use super::current;
use super::seating::Alias;
use crate::{Desk, Live};
use sonneborn_store::StoreError;

/// Names that are remembered of an event; the oldest make room.
const MOST_ALIASES: usize = 2_000;

impl Desk {
    /// Notes that the games of these names are of this board, in this round and whichever follows: each written name that is not
    /// its player's own is remembered as theirs.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn name_board(&self, live: &Live, [white, black]: [&str; 2], board: u16) -> Result<bool, StoreError> {
        let journal = live.journal();
        let Some(game) = current(journal.state()).and_then(|round| round.game(board)) else { return Ok(false) };
        let mut settings = self.live_settings(live.id)?;
        for (written, player) in [(white.trim(), game.white), (black.trim(), game.black)] {
            settings.aliases.retain(|alias| alias.written != written);
            if written.chars().any(char::is_alphanumeric) {
                settings.aliases.push(Alias { written: written.to_owned(), player: player.0 });
            }
        }
        let excess = settings.aliases.len().saturating_sub(MOST_ALIASES);
        settings.aliases.drain(..excess);
        self.keep_live_settings(live.id, &settings)?;
        Ok(true)
    }
}

//! A whole tournament leaves for another Sonneborn, or comes from one: its journal as it is, act by act, and its games.

use super::{Actor, Desk, Live, Refused, clock};
use crate::exchange::archive::{Archive, ArchivedGame};
use crate::store::StoreError;
use crate::store::game::GameRow;
use crate::tournament::fold;
use crate::tournament::ids::RoundNo;

impl Desk {
    /// The tournament as it stands now, with every game that was given to it.
    ///
    /// # Errors
    /// [`StoreError`] when the games cannot be read.
    pub fn archive(&self, live: &Live) -> Result<Archive, StoreError> {
        let games = self.store().games(live.id)?;
        let archived = |(round, board, pgn)| ArchivedGame { round: RoundNo(round), board, pgn };
        let program = concat!("Sonneborn ", env!("CARGO_PKG_VERSION"));
        let journal = live.journal().entries().cloned().collect();
        Ok(Archive::new(program, journal, games.into_iter().map(archived).collect()))
    }

    /// Makes a tournament of an archive, with whoever brings it as chief arbiter; gives its number here. The acts stay
    /// under the names of those who did them.
    ///
    /// # Errors
    /// [`Refused::Store`] when it cannot be made durable.
    pub fn adopt(&self, archive: &Archive, actor: &Actor) -> Result<i64, Refused> {
        let name = fold::fold(&archive.journal).details.name;
        let games: Vec<GameRow> =
            archive.games.iter().map(|game| (game.round.0, game.board, game.pgn.clone())).collect();
        let (now, chief) = (clock::now_microseconds(), actor.account());
        Ok(self.store().create_tournament(&name, chief, now, &archive.journal, &games)?.id)
    }
}

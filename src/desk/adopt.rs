//! Taking over a whole tournament that another Sonneborn kept: its journal as it is, act by act.

use super::{Actor, Desk, Refused, clock};
use crate::exchange::archive::Archive;
use crate::tournament::fold;

impl Desk {
    /// Makes a tournament of an archive's journal, with whoever brings it as chief arbiter; gives its number here. The acts
    /// stay under the names of those who did them.
    ///
    /// # Errors
    /// [`Refused::Store`] when it cannot be made durable.
    pub fn adopt(&self, archive: &Archive, actor: &Actor) -> Result<i64, Refused> {
        let name = fold::fold(&archive.journal).details.name;
        let row = self.store().create_tournament(&name, actor.account(), clock::now_microseconds())?;
        self.store().append(row.id, &archive.journal, None, &name)?;
        Ok(row.id)
    }
}

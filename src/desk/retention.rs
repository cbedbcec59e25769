//! How long events are kept: with `--keep-days`, one in which nothing was done for so long is deleted by itself. It can be taken back,
//! and its last export fetched, as after any deletion; then it is gone for good.

use super::{Desk, clock};
use chrono::{DateTime, Days, Utc};
use sonneborn_store::StoreError;
use std::sync::Arc;
use std::time::Duration;

/// How often it is looked what is due.
const LOOK: Duration = Duration::from_secs(60 * 60);

impl Desk {
    /// Deletes what nobody used for so many days, and removes for good what was deleted long ago, from now on, in a thread of its own.
    pub fn keep_for(self: &Arc<Desk>, days: Option<u32>) {
        if let Some(days) = days {
            // Told once, at the start.
            let _ = self.retention_days.set(days);
        }
        let desk = Arc::clone(self);
        std::thread::spawn(move || {
            loop {
                if let Err(error) = desk.delete_unused().and_then(|_| desk.sweep_deleted()) {
                    tracing::error!("what is not to be kept could not be deleted: {error}");
                }
                std::thread::sleep(LOOK);
            }
        });
    }

    /// For how many days an unused event is kept; `None` for ever.
    pub fn retention_days(&self) -> Option<u32> {
        self.retention_days.get().copied()
    }

    /// When an event is deleted by itself that has its last act at an instant; `None` for never.
    pub fn kept_until(&self, last_act: DateTime<Utc>) -> Option<DateTime<Utc>> {
        last_act.checked_add_days(Days::new(self.retention_days()?.into()))
    }

    /// Deletes the events whose time is over; gives how many.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn delete_unused(&self) -> Result<usize, StoreError> {
        if self.retention_days().is_none() {
            return Ok(0);
        }
        let (mut deleted, now) = (0, clock::now());
        for row in self.store.tournaments()? {
            let last = self.store.last_act_at(row.id)?;
            if last.and_then(|last| self.kept_until(last)).is_some_and(|until| until < now) {
                tracing::warn!("tournament {} ({}) is deleted: nothing was done in it for long", row.id, row.name);
                self.delete(row.id)?;
                deleted += 1;
            }
        }
        Ok(deleted)
    }
}

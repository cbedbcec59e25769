//! How long events are kept: with `--keep-days`, one in which nothing was done for so long is deleted by itself. It can be taken back,
//! and its last export fetched, as after any deletion; then it is gone for good.
//!
//! The days are those on which the program ran ([`Store::left_alone`](sonneborn_store::Store::left_alone)): a clock that is wrong deletes
//! nothing.

use super::{Desk, KEPT_AFTER_DELETION_DAYS, clock};
use chrono::{Datelike, NaiveDate};
use sonneborn_store::StoreError;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

/// How often it is looked what is due.
const LOOK: Duration = Duration::from_secs(60 * 60);

/// How many events were deleted, and how many removed for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swept {
    pub deleted: usize,
    pub removed: usize,
}

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
                // Whoever is in charge looks; a file that is in trouble is left as it is, and every page says why.
                if desk.is_in_charge()
                    && desk.store.trouble().is_none()
                    && let Err(error) = desk.delete_unused(clock::today())
                {
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

    /// Counts the day, deletes the events in which nothing was done for so many days, and removes for good what was deleted long enough
    /// ago.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn delete_unused(&self, day: NaiveDate) -> Result<Swept, StoreError> {
        let (kept, deleted) = (self.store.tournaments()?, self.store.deleted_tournaments()?);
        let lists = self.store.deleted_rating_lists()?;
        let mut marks = BTreeMap::new();
        for row in kept.iter().chain(&deleted) {
            let acts = self.store.last_head(row.id)?.seq;
            marks.insert(event(row.id), format!("{acts} {:?}", row.deleted_at));
        }
        marks.extend(lists.iter().map(|row| (list(row.id), format!("{:?}", row.deleted_at))));
        let day = day.num_days_from_ce().into();
        let alone = self.store.left_alone(day, &marks)?;
        // The day on which something was done is counted too, and may have been nearly over.
        let is_over = |what: &str, days: i64| alone.get(what).is_some_and(|counted| *counted > days);
        let mut swept = Swept { deleted: 0, removed: 0 };
        for row in &kept {
            if self.retention_days().is_some_and(|days| is_over(&event(row.id), days.into())) {
                tracing::warn!("tournament {} ({}) is deleted: nothing was done in it for long", row.id, row.name);
                self.delete(row.id)?;
                marks.remove(&event(row.id));
                swept.deleted += 1;
            }
        }
        if swept.deleted > 0 {
            // Whoever takes one back has it for as long again.
            self.store.left_alone(day, &marks)?;
        }
        let is_due = |what: &str| is_over(what, KEPT_AFTER_DELETION_DAYS);
        let due: Vec<i64> = lists.iter().map(|row| row.id).filter(|id| is_due(&list(*id))).collect();
        self.store.remove_deleted_rating_lists(&due)?;
        let due: Vec<i64> = deleted.iter().map(|row| row.id).filter(|id| is_due(&event(*id))).collect();
        swept.removed = self.store.remove_deleted(&due)?;
        Ok(swept)
    }
}

/// By what an event is counted.
fn event(id: i64) -> String {
    format!("event {id}")
}

/// The same of a rating list.
fn list(id: i64) -> String {
    format!("list {id}")
}

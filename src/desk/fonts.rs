//! The faces that papers are set in: the built-in ones and those that administrators added, read once and again whenever the
//! store has others.

use super::{Desk, now_microseconds};
use sonneborn_document::{FontError, Fonts};
use sonneborn_store::StoreError;
use std::sync::{Arc, Mutex, PoisonError};

/// The faces with the numbers of the added ones that are among them.
#[derive(Default)]
pub(super) struct Case(Mutex<Option<(Vec<i64>, Arc<Fonts>)>>);

/// Why a font is not added.
#[derive(Debug, thiserror::Error)]
pub enum NotAdded {
    #[error(transparent)]
    Font(#[from] FontError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Desk {
    /// The faces as they are now. While the store is away those that were there last; a file that cannot be read any more is
    /// left out.
    pub fn fonts(&self) -> Arc<Fonts> {
        let mut case = self.fonts.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Ok(rows) = self.store().fonts() else {
            return case.as_ref().map_or_else(|| Arc::new(Fonts::with(Vec::new())), |(_, fonts)| Arc::clone(fonts));
        };
        let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
        if let Some((known, fonts)) = case.as_ref()
            && *known == ids
        {
            return Arc::clone(fonts);
        }
        let read = |id: &i64| Fonts::read(self.store().font(*id).ok()??).ok();
        let fonts = Arc::new(Fonts::with(ids.iter().filter_map(read).collect()));
        *case = Some((ids, Arc::clone(&fonts)));
        fonts
    }

    /// Adds a font's file, which is tried first.
    ///
    /// # Errors
    /// The file is no font that can be printed, or the store cannot keep it.
    pub fn add_font(&self, name: &str, file: &[u8]) -> Result<(), NotAdded> {
        Fonts::read(file.to_vec())?;
        Ok(self.store().keep_font(name, file, now_microseconds())?)
    }
}

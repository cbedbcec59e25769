//! Fonts that the user added: the files as they came.

use super::schema::fonts;
use super::{Result, Store};
use diesel::prelude::*;

/// A font that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct FontRow {
    pub id: i64,
    /// The file's name.
    pub name: String,
    pub added_at: i64,
}

impl Store {
    pub fn keep_font(&self, name: &str, bytes: &[u8], now: i64) -> Result<()> {
        self.write(|connection| {
            let values = (fonts::name.eq(name), fonts::bytes.eq(bytes), fonts::added_at.eq(now));
            diesel::insert_into(fonts::table).values(values).execute(connection).map(drop)
        })
    }

    /// In the order in which they came.
    pub fn fonts(&self) -> Result<Vec<FontRow>> {
        self.read(|connection| {
            fonts::table.select((fonts::id, fonts::name, fonts::added_at)).order(fonts::id).load(connection)
        })
    }

    /// The file; `None` where it was removed meanwhile.
    pub fn font(&self, id: i64) -> Result<Option<Vec<u8>>> {
        self.read(|connection| fonts::table.find(id).select(fonts::bytes).first(connection).optional())
    }

    pub fn remove_font(&self, id: i64) -> Result<()> {
        self.write(|connection| diesel::delete(fonts::table.find(id)).execute(connection).map(drop))
    }
}

//! For how long nothing was done with something, in days on which the program ran. The clock alone does not tell it: one that is years
//! ahead for an hour, or was years behind when something was done, is one day more and no more.

use super::schema::{days_seen, left_alone};
use super::{Result, Store};
use diesel::prelude::*;
use std::collections::BTreeMap;

impl Store {
    /// Counts a day, once however often it is told. Of all that is marked, and how it is found now: how many days were counted since it
    /// was first found so, from 0. What is not marked any more is forgotten.
    ///
    /// # Errors
    /// [`super::StoreError`].
    pub fn left_alone(&self, day: i64, marks: &BTreeMap<String, String>) -> Result<BTreeMap<String, i64>> {
        self.write(|connection| {
            let is_known: bool =
                diesel::select(diesel::dsl::exists(days_seen::table.find(day))).get_result(connection)?;
            if !is_known {
                diesel::insert_into(days_seen::table).values(days_seen::day.eq(day)).execute(connection)?;
            }
            let now: i64 = days_seen::table.count().get_result(connection)?;
            let rows: Vec<(String, String, i64)> = left_alone::table.load(connection)?;
            let known: BTreeMap<&str, (&str, i64)> =
                rows.iter().map(|(what, mark, since)| (what.as_str(), (mark.as_str(), *since))).collect();
            for gone in known.keys().filter(|what| !marks.contains_key(**what)) {
                diesel::delete(left_alone::table.find(gone)).execute(connection)?;
            }
            let mut days = BTreeMap::new();
            for (what, mark) in marks {
                let since = match known.get(what.as_str()) {
                    Some((as_before, since)) if as_before == mark => *since,
                    found => {
                        if found.is_some() {
                            diesel::delete(left_alone::table.find(what)).execute(connection)?;
                        }
                        let row = (left_alone::what.eq(what), left_alone::mark.eq(mark), left_alone::since.eq(now));
                        diesel::insert_into(left_alone::table).values(row).execute(connection)?;
                        now
                    }
                };
                days.insert(what.clone(), now - since);
            }
            Ok(days)
        })
    }
}

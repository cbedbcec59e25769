//! Browsers that want to be told when pairings are out, and the key by which this server says to their push services who it is.

use super::connection::AnyConnection;
use super::schema::{push_keys, push_subscriptions};
use super::{Result, Store};
use diesel::prelude::*;

/// The one key's number.
const OWN_KEY: i64 = 1;

/// A browser of somebody who follows an event; the keys are in base64url, as it told them.
#[derive(Clone, Debug, PartialEq, Eq, Insertable, Queryable)]
#[diesel(table_name = push_subscriptions)]
pub struct SubscriptionRow {
    pub tournament_id: i64,
    /// The address at its push service.
    pub endpoint: String,
    pub public_key: String,
    pub auth: String,
    /// Of this player; `None` for the round as a whole.
    pub player: Option<i32>,
    /// The tag of the language.
    pub lang: String,
}

impl Store {
    /// The server's key; `fresh` where there was none. Of two who ask at once, both get the same.
    pub fn push_key(&self, fresh: &str) -> Result<String> {
        let known = |connection: &mut AnyConnection| {
            push_keys::table.find(OWN_KEY).select(push_keys::pkcs8).first(connection).optional()
        };
        if let Some(kept) = self.read(known)? {
            return Ok(kept);
        }
        self.write(|connection| {
            if let Some(kept) = known(connection)? {
                return Ok(kept);
            }
            diesel::insert_into(push_keys::table)
                .values((push_keys::id.eq(OWN_KEY), push_keys::pkcs8.eq(fresh)))
                .execute(connection)?;
            Ok(fresh.to_owned())
        })
    }

    /// Keeps a browser in the place of what it wanted before; false where the event has `most` others already.
    pub fn keep_subscription(&self, row: &SubscriptionRow, most: i64) -> Result<bool> {
        self.write(|connection| {
            diesel::delete(push_subscriptions::table.find((row.tournament_id, &row.endpoint))).execute(connection)?;
            let of_event = push_subscriptions::table.filter(push_subscriptions::tournament_id.eq(row.tournament_id));
            if of_event.count().get_result::<i64>(connection)? >= most {
                return Ok(false);
            }
            diesel::insert_into(push_subscriptions::table).values(row.clone()).execute(connection)?;
            Ok(true)
        })
    }

    pub fn subscriptions(&self, tournament: i64) -> Result<Vec<SubscriptionRow>> {
        self.read(|connection| {
            let of_event = push_subscriptions::table.filter(push_subscriptions::tournament_id.eq(tournament));
            of_event.order(push_subscriptions::endpoint).load(connection)
        })
    }

    pub fn drop_subscription(&self, tournament: i64, endpoint: &str) -> Result<()> {
        self.write(|connection| {
            diesel::delete(push_subscriptions::table.find((tournament, endpoint))).execute(connection).map(drop)
        })
    }

    /// Those of a player who is forgotten.
    pub fn drop_subscriptions_of(&self, tournament: i64, player: i32) -> Result<()> {
        self.write(|connection| {
            let of_player = push_subscriptions::tournament_id.eq(tournament).and(push_subscriptions::player.eq(player));
            diesel::delete(push_subscriptions::table.filter(of_player)).execute(connection).map(drop)
        })
    }
}

/// Takes a tournament out of the tables here, before it is removed for good.
pub(super) fn remove(connection: &mut AnyConnection, tournament: i64) -> QueryResult<()> {
    let of_event = push_subscriptions::table.filter(push_subscriptions::tournament_id.eq(tournament));
    diesel::delete(of_event).execute(connection).map(drop)
}

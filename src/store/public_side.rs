//! What the public side of an event needs beside its journal: the secret of the players' codes, and the picture that screens show.

use super::connection::AnyConnection;
use super::schema::{player_secrets, screen_pictures};
use super::{Result, Store};
use diesel::prelude::*;

impl Store {
    /// The secret of an event; `fresh` where it had none. Of two who ask at once, both get the same.
    pub fn player_secret(&self, tournament: i64, fresh: &str) -> Result<String> {
        let known = |connection: &mut AnyConnection| {
            player_secrets::table.find(tournament).select(player_secrets::secret).first(connection).optional()
        };
        if let Some(kept) = self.read(known)? {
            return Ok(kept);
        }
        self.write(|connection| {
            if let Some(kept) = known(connection)? {
                return Ok(kept);
            }
            diesel::insert_into(player_secrets::table)
                .values((player_secrets::tournament_id.eq(tournament), player_secrets::secret.eq(fresh)))
                .execute(connection)?;
            Ok(fresh.to_owned())
        })
    }

    /// Another secret: all codes that were given are worth nothing any more.
    pub fn renew_player_secret(&self, tournament: i64, fresh: &str) -> Result<()> {
        self.write(|connection| {
            diesel::delete(player_secrets::table.find(tournament)).execute(connection)?;
            diesel::insert_into(player_secrets::table)
                .values((player_secrets::tournament_id.eq(tournament), player_secrets::secret.eq(fresh)))
                .execute(connection)
                .map(drop)
        })
    }

    pub fn screen_picture(&self, tournament: i64) -> Result<Option<Vec<u8>>> {
        self.read(|connection| {
            screen_pictures::table.find(tournament).select(screen_pictures::picture).first(connection).optional()
        })
    }

    /// Keeps the picture in place of an earlier one; an empty one takes it away.
    pub fn keep_screen_picture(&self, tournament: i64, picture: &[u8]) -> Result<()> {
        self.write(|connection| {
            diesel::delete(screen_pictures::table.find(tournament)).execute(connection)?;
            if picture.is_empty() {
                return Ok(());
            }
            diesel::insert_into(screen_pictures::table)
                .values((screen_pictures::tournament_id.eq(tournament), screen_pictures::picture.eq(picture)))
                .execute(connection)
                .map(drop)
        })
    }
}

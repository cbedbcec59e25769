//! Tokens: the keys by which scripts reach one tournament. The key itself is told once; here lies its SHA-256.

use super::schema::tokens;
use super::tournament::Role;
use super::{Result, Store};
use diesel::prelude::*;

/// A token that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub id: i64,
    pub tournament: i64,
    /// What the chief arbiter called it; the journal signs its acts with this name.
    pub name: String,
    pub role: Role,
    pub created_at: i64,
    pub used_at: Option<i64>,
    /// From then on it opens nothing.
    pub expires_at: i64,
}

/// The columns of the table; the second is the hash.
type TokenRow = (i64, String, i64, String, String, i64, Option<i64>, i64);

impl Token {
    /// `None` for a role that this program does not know: such a token opens nothing.
    fn of((id, _, tournament, name, role, created_at, used_at, expires_at): TokenRow) -> Option<Token> {
        Some(Token { id, tournament, name, role: Role::of_code(&role)?, created_at, used_at, expires_at })
    }
}

impl Store {
    /// Keeps a token that was made now and ends at `expires_at`.
    pub fn keep_token(
        &self,
        (tournament, role): (i64, Role),
        token_hash: &str,
        name: &str,
        (now, expires_at): (i64, i64),
    ) -> Result<()> {
        self.write(|connection| {
            diesel::insert_into(tokens::table)
                .values((
                    tokens::token_hash.eq(token_hash),
                    tokens::tournament_id.eq(tournament),
                    tokens::name.eq(name),
                    tokens::role.eq(role.code()),
                    tokens::created_at.eq(now),
                    tokens::expires_at.eq(expires_at),
                ))
                .execute(connection)
                .map(drop)
        })
    }

    pub fn token(&self, token_hash: &str) -> Result<Option<Token>> {
        let row: Option<TokenRow> = self
            .read(|connection| tokens::table.filter(tokens::token_hash.eq(token_hash)).first(connection).optional())?;
        Ok(row.and_then(Token::of))
    }

    /// The tokens of a tournament, the oldest first.
    pub fn tokens(&self, tournament: i64) -> Result<Vec<Token>> {
        let rows: Vec<TokenRow> = self.read(|connection| {
            tokens::table.filter(tokens::tournament_id.eq(tournament)).order(tokens::id).load(connection)
        })?;
        Ok(rows.into_iter().filter_map(Token::of).collect())
    }

    /// Remembers when a token was last used.
    pub fn token_used(&self, id: i64, now: i64) -> Result<()> {
        self.write(|connection| {
            diesel::update(tokens::table.find(id)).set(tokens::used_at.eq(now)).execute(connection).map(drop)
        })
    }

    /// Takes a token of a tournament back; another tournament's is never touched.
    pub fn revoke_token(&self, tournament: i64, id: i64) -> Result<()> {
        self.write(|connection| {
            let own = tokens::table.find(id).filter(tokens::tournament_id.eq(tournament));
            diesel::delete(own).execute(connection).map(drop)
        })
    }
}

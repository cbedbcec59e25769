//! The keys of this computer: files in the folder `keys` beside the database, readable by their owner only, made at the first need. With
//! them secrets are sealed in the database, so that a copy of the database alone tells none, and devices are known again.
//!
//! A server without such a folder, as one whose database is on another machine and that was told no folder, keeps its keys in memory.

use super::Desk;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use sha2::Sha256;
use sonneborn_store::{Database, files};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The folder beside the database.
const FOLDER: &str = "keys";
/// The key that seals secrets, and by which devices are known.
const SEAL: &str = "seal.key";
const KEY_OCTETS: usize = 32;
/// Before what is sealed.
const MARK: &str = "sealed1:";

type Key = [u8; KEY_OCTETS];

/// What of the keys was asked for.
#[derive(Debug, Default)]
pub(super) struct Keys(OnceLock<Held>);

#[derive(Debug)]
struct Held {
    key: Key,
    /// It lies in a file, and outlives this run.
    is_kept: bool,
}

fn beside(database: &Path) -> PathBuf {
    database.parent().unwrap_or(Path::new(".")).join(FOLDER).join(SEAL)
}

/// Puts another computer's key beside a database that is to go on in that one's place.
///
/// # Errors
/// What the system says; there is another key already.
pub(super) fn put_seal_key(database: &Path, key: &[u8]) -> std::io::Result<()> {
    let no_key = || std::io::Error::from(std::io::ErrorKind::InvalidData);
    let key: Key = key.try_into().map_err(|_| no_key())?;
    let there = files::owners_key(&beside(database), key)?;
    if there == key { Ok(()) } else { Err(std::io::ErrorKind::AlreadyExists.into()) }
}

impl Desk {
    /// The key that seals secrets here, for the computer that is to go on in this one's place.
    pub(super) fn seal_key(&self) -> Vec<u8> {
        self.key().to_vec()
    }

    /// Where the keys of a database lie.
    fn key_file(&self) -> Option<PathBuf> {
        match self.store.database() {
            Database::Sqlite(file) => Some(beside(file)),
            Database::Postgres(_) => None,
        }
    }

    fn held(&self) -> &Held {
        self.keys.0.get_or_init(|| {
            let kept = self.key_file().map(|file| (files::owners_key(&file, rand::random::<Key>()), file));
            match kept {
                Some((Ok(key), _)) => Held { key, is_kept: true },
                Some((Err(error), file)) => {
                    tracing::warn!("{}: {error}; devices and sealed secrets are forgotten at the stop", file.display());
                    Held { key: rand::random(), is_kept: false }
                }
                None => Held { key: rand::random(), is_kept: false },
            }
        })
    }

    fn key(&self) -> &Key {
        &self.held().key
    }

    /// A secret as it is kept in the database: sealed where the key outlives this run, bound to what it is for.
    pub(super) fn sealed(&self, purpose: &str, secret: &str) -> String {
        if secret.is_empty() || !self.held().is_kept {
            return secret.to_owned();
        }
        let Ok(key) = UnboundKey::new(&AES_256_GCM, self.key()) else { return secret.to_owned() };
        let nonce: [u8; NONCE_LEN] = rand::random();
        let mut octets = secret.as_bytes().to_vec();
        let sealing = LessSafeKey::new(key).seal_in_place_append_tag(
            Nonce::assume_unique_for_key(nonce),
            Aad::from(purpose.as_bytes()),
            &mut octets,
        );
        match sealing {
            Ok(()) => format!("{MARK}{}", URL_SAFE_NO_PAD.encode([&nonce[..], &octets].concat())),
            Err(_) => secret.to_owned(),
        }
    }

    /// The secret behind what is kept; as it is where it was kept before there were keys, `None` where another computer sealed it.
    pub(super) fn unsealed(&self, purpose: &str, kept: &str) -> Option<String> {
        let Some(coded) = kept.strip_prefix(MARK) else { return Some(kept.to_owned()) };
        let octets = URL_SAFE_NO_PAD.decode(coded).ok()?;
        let (nonce, sealed) = octets.split_at_checked(NONCE_LEN)?;
        let key = LessSafeKey::new(UnboundKey::new(&AES_256_GCM, self.key()).ok()?);
        let mut sealed = sealed.to_vec();
        let nonce = Nonce::try_assume_unique_for_key(nonce).ok()?;
        let opened = key.open_in_place(nonce, Aad::from(purpose.as_bytes()), &mut sealed).ok()?;
        String::from_utf8(opened.to_vec()).ok()
    }

    /// A word that only this server can have given: by it a device is known again.
    pub fn token_of(&self, what: &str) -> String {
        // A key of any length is one.
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(self.key()) else { return String::new() };
        mac.update(what.as_bytes());
        URL_SAFE_NO_PAD.encode(mac.finalize().into_bytes())
    }

    /// Whether a word was given by this server for that.
    pub fn knows_token(&self, what: &str, token: &str) -> bool {
        let (Ok(octets), Ok(mut mac)) = (URL_SAFE_NO_PAD.decode(token), Hmac::<Sha256>::new_from_slice(self.key()))
        else {
            return false;
        };
        mac.update(what.as_bytes());
        mac.verify_slice(&octets).is_ok()
    }
}

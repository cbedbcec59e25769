//! The second factor: codes of an authenticator by RFC 6238, six digits, thirty seconds, SHA-1, as every such program has them.

use super::{Desk, clock};
use hmac::{Hmac, KeyInit, Mac};
use sha1::Sha1;
use sonneborn_store::StoreError;
use sonneborn_store::account::Account;

/// Bytes of chance in a secret (RFC 4226, 4: at least 128 bits, 160 recommended).
const SECRET_BYTES: usize = 20;
/// A code's life in microseconds.
const STEP: i64 = 30 * 1_000_000;
/// Steps that a phone's clock may be before or behind ours.
const DRIFT: i64 = 1;
/// Six digits.
const MODULUS: u32 = 1_000_000;
/// RFC 4648, 6.
const ALPHABET: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// A new secret in base 32.
pub fn new_secret() -> String {
    written(&rand::random::<[u8; SECRET_BYTES]>())
}

/// What an authenticator reads from a QR code.
pub fn address(secret: &str, account: &str) -> String {
    let named: String = url::form_urlencoded::byte_serialize(account.as_bytes()).collect();
    format!("otpauth://totp/Sonneborn:{}?secret={secret}&issuer=Sonneborn", named.replace('+', "%20"))
}

/// Whether a code belongs to a secret now; gives its time step.
pub fn fitting_step(secret: &str, code: &str) -> Option<i64> {
    step_at(secret, code, clock::now_microseconds())
}

fn step_at(secret: &str, code: &str, now: i64) -> Option<i64> {
    let code: String = code.chars().filter(|char| !char.is_whitespace()).collect();
    let key = read(secret)?;
    let steps = now / STEP - DRIFT..=now / STEP + DRIFT;
    // Every step is looked at, so that the time taken tells nothing.
    let fits = |step: &i64| self::code(&key, *step).is_some_and(|fitting| fitting == code);
    steps.fold(None, |found, step| if fits(&step) { Some(step) } else { found })
}

impl Desk {
    /// Takes the second factor of an account away, by a code of it; false if the code does not fit.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn end_second_factor(&self, account: &Account, code: &str) -> Result<bool, StoreError> {
        let passes = self.passes_second_factor(account, code)?;
        if passes {
            self.store.set_totp(account.id, "", 0)?;
        }
        Ok(passes)
    }

    /// Whether an account without a second factor, or with a code that fits and was not used, may log in.
    pub(super) fn passes_second_factor(&self, account: &Account, code: &str) -> Result<bool, StoreError> {
        match self.second_factor_step(account, code) {
            None => Ok(false),
            Some(None) => Ok(true),
            Some(Some(step)) => self.store.use_totp_step(account.id, step),
        }
    }

    /// The time step of a code that fits an account, to be noted as used; `None` within for an account without a second factor, and
    /// without for a code that does not fit or was used.
    pub(super) fn second_factor_step(&self, account: &Account, code: &str) -> Option<Option<i64>> {
        if account.totp_secret.is_empty() {
            return Some(None);
        }
        let Some(secret) = self.unsealed(&purpose(account.id), &account.totp_secret) else {
            tracing::error!(
                "the second factor of account {} was sealed on another computer: a new password by `sonneborn password-link` ends it",
                account.id
            );
            return None;
        };
        fitting_step(&secret, code).filter(|step| *step > account.totp_step).map(Some)
    }

    /// Gives an account its second factor, of whose codes one was used.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn begin_second_factor(&self, account: i64, secret: &str, used: i64) -> Result<(), StoreError> {
        self.store.set_totp(account, &self.sealed(&purpose(account), secret), used)
    }

    /// Seals second factors that an older version kept as they are.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn seal_second_factors(&self) -> Result<(), StoreError> {
        for account in self.store.accounts()? {
            let sealed = match self.unsealed(&purpose(account.id), &account.totp_secret) {
                Some(secret) if secret == account.totp_secret => self.sealed(&purpose(account.id), &secret),
                Some(_) | None => continue,
            };
            if sealed != account.totp_secret {
                self.store.set_totp(account.id, &sealed, account.totp_step)?;
            }
        }
        Ok(())
    }
}

/// What a sealed secret is for: another account's does not open here.
fn purpose(account: i64) -> String {
    format!("second factor of {account}")
}

/// The code of a time step (RFC 4226, 5.3).
fn code(key: &[u8], step: i64) -> Option<String> {
    let mut mac = Hmac::<Sha1>::new_from_slice(key).ok()?;
    mac.update(&step.to_be_bytes());
    let hash = mac.finalize().into_bytes();
    let offset = usize::from(*hash.last()? & 0x0f);
    let four: [u8; 4] = hash.get(offset..offset + 4)?.try_into().ok()?;
    Some(format!("{:06}", (u32::from_be_bytes(four) & 0x7fff_ffff) % MODULUS))
}

fn written(bytes: &[u8]) -> String {
    let bits = bytes.iter().flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1)).collect::<Vec<u8>>();
    let fives =
        bits.chunks(5).map(|five| (0..5).fold(0, |index, bit| index << 1 | five.get(bit).copied().unwrap_or(0)));
    fives.map(|index| char::from(ALPHABET[usize::from(index)])).collect()
}

fn read(secret: &str) -> Option<Vec<u8>> {
    let index = |letter: u8| ALPHABET.iter().position(|other| *other == letter.to_ascii_uppercase());
    let fives: Vec<usize> = secret.bytes().map(index).collect::<Option<_>>()?;
    let bits: Vec<u8> = fives.iter().flat_map(|five| (0..5).rev().map(move |bit| (five >> bit & 1) as u8)).collect();
    Some(bits.chunks_exact(8).map(|byte| byte.iter().fold(0, |all, bit| all << 1 | bit)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 6238, appendix B, the last six of its eight digits.
    #[test]
    fn codes_are_those_of_the_rfc() {
        let secret = written(b"12345678901234567890");
        assert_eq!(secret, "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
        for (seconds, code) in
            [(59, "287082"), (1_111_111_109, "081804"), (1_234_567_890, "005924"), (20_000_000_000, "353130")]
        {
            let now = seconds * 1_000_000;
            assert_eq!(step_at(&secret, code, now), Some(seconds / 30));
            assert_eq!(step_at(&secret, &format!("{} {}", &code[..3], &code[3..]), now + STEP), Some(seconds / 30));
            assert_eq!(step_at(&secret, code, now + 3 * STEP), None);
        }
        assert_eq!(step_at("not base 32!", "287082", 59_000_000), None);
    }

    #[test]
    fn a_secret_is_read_as_it_is_written() {
        let secret = new_secret();
        assert_eq!((secret.len(), read(&secret).map(|bytes| written(&bytes))), (32, Some(secret.clone())));
    }
}

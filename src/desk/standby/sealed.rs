//! What two computers of a hall say to each other goes over a Wi-Fi where everybody listens: sealed by what only they know. A code is
//! made on one and typed on the other; it never goes over the network. From it come a key (HKDF, RFC 5869) and a mark by which the
//! right code is found.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use sonneborn_tournament::chain::Digest;

const KEY_OCTETS: usize = 32;
const MARK_OCTETS: usize = 16;
/// What the two are derived for.
const FOR_KEY: &[u8] = b"sonneborn standby key";
const FOR_MARK: &[u8] = b"sonneborn standby mark";
/// Before what a question is bound to, and what its answer is.
const QUESTION: &[u8] = b"question";
const ANSWER: &[u8] = b"answer to ";

/// A new code: 140 bits, in letters that an eye does not take for another.
pub(super) fn new_code() -> String {
    Digest::of_bytes(&rand::random::<[u8; KEY_OCTETS]>()).printed()
}

struct Octets(usize);

impl KeyType for Octets {
    fn len(&self) -> usize {
        self.0
    }
}

/// What comes of a code.
pub(super) struct Secret {
    key: LessSafeKey,
    /// Says which code it is, and nothing of it.
    pub(super) mark: String,
}

/// A question as it is sent, and what its answer must be bound to.
pub(super) struct Asked {
    pub(super) text: String,
    nonce: [u8; NONCE_LEN],
}

/// A question as it was read.
pub(super) struct Heard {
    pub(super) text: Vec<u8>,
    nonce: [u8; NONCE_LEN],
}

impl Secret {
    /// `None` only where the machine cannot reckon it.
    pub(super) fn of(code: &str) -> Option<Secret> {
        let letters: String = code.chars().filter(char::is_ascii_alphanumeric).map(read_letter).collect();
        let base = Salt::new(HKDF_SHA256, b"sonneborn").extract(letters.as_bytes());
        let (mut key, mut mark) = ([0; KEY_OCTETS], [0; MARK_OCTETS]);
        base.expand(&[FOR_KEY], Octets(KEY_OCTETS)).ok()?.fill(&mut key).ok()?;
        base.expand(&[FOR_MARK], Octets(MARK_OCTETS)).ok()?.fill(&mut mark).ok()?;
        let key = LessSafeKey::new(UnboundKey::new(&AES_256_GCM, &key).ok()?);
        Some(Secret { key, mark: URL_SAFE_NO_PAD.encode(mark) })
    }

    pub(super) fn question(&self, text: &[u8]) -> Option<Asked> {
        let (text, nonce) = self.seal(QUESTION, text)?;
        Some(Asked { text, nonce })
    }

    /// What was asked; `None` where it was not sealed by the same code.
    pub(super) fn read_question(&self, sealed: &str) -> Option<Heard> {
        let (text, nonce) = self.open(QUESTION, sealed)?;
        Some(Heard { text, nonce })
    }

    /// The answer to a question: an old one fits no new question.
    pub(super) fn answer(&self, heard: &Heard, text: &[u8]) -> Option<String> {
        Some(self.seal(&[ANSWER, &heard.nonce].concat(), text)?.0)
    }

    pub(super) fn read_answer(&self, asked: &Asked, sealed: &str) -> Option<Vec<u8>> {
        Some(self.open(&[ANSWER, &asked.nonce].concat(), sealed)?.0)
    }

    fn seal(&self, bound_to: &[u8], text: &[u8]) -> Option<(String, [u8; NONCE_LEN])> {
        let nonce: [u8; NONCE_LEN] = rand::random();
        let mut octets = text.to_vec();
        let unique = Nonce::assume_unique_for_key(nonce);
        self.key.seal_in_place_append_tag(unique, Aad::from(bound_to), &mut octets).ok()?;
        Some((URL_SAFE_NO_PAD.encode([&nonce[..], &octets].concat()), nonce))
    }

    fn open(&self, bound_to: &[u8], sealed: &str) -> Option<(Vec<u8>, [u8; NONCE_LEN])> {
        let octets = URL_SAFE_NO_PAD.decode(sealed).ok()?;
        let (nonce, sealed) = octets.split_first_chunk::<NONCE_LEN>()?;
        let mut sealed = sealed.to_vec();
        let unique = Nonce::assume_unique_for_key(*nonce);
        let opened = self.key.open_in_place(unique, Aad::from(bound_to), &mut sealed).ok()?;
        Some((opened.to_vec(), *nonce))
    }
}

/// Letters that look like digits are digits.
fn read_letter(letter: char) -> char {
    match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_has_the_code_reads_and_only_the_answer_to_the_question_fits() {
        let code = new_code();
        let (here, there) = (Secret::of(&code).expect("a key"), Secret::of(&code.to_lowercase()).expect("a key"));
        let stranger = Secret::of(&new_code()).expect("a key");
        assert_eq!(here.mark, there.mark);
        assert_ne!(here.mark, stranger.mark);
        let asked = here.question(b"how far?").expect("sealed");
        assert!(stranger.read_question(&asked.text).is_none());
        let heard = there.read_question(&asked.text).expect("read");
        assert_eq!(heard.text, b"how far?");
        let answer = there.answer(&heard, b"to 57").expect("sealed");
        assert_eq!(here.read_answer(&asked, &answer).as_deref(), Some(&b"to 57"[..]));
        let later = here.question(b"how far?").expect("sealed");
        assert!(here.read_answer(&later, &answer).is_none(), "an old answer");
        assert!(there.read_question(&answer).is_none(), "an answer is no question");
        let (head, tail) = asked.text.split_at(20);
        let other = if tail.starts_with('A') { 'B' } else { 'A' };
        assert!(there.read_question(&format!("{head}{other}{}", &tail[1..])).is_none(), "a changed letter");
    }
}

//! A message to a phone, sealed for it alone (RFC 8291, by the `aes128gcm` of RFC 8188), and how this server says to a push service who it
//! is (VAPID, RFC 8292). The cryptography is `ring`'s, which comes with TLS anyway.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SystemRandom, generate};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use url::Url;

/// A point of P-256, not compressed.
const POINT_OCTETS: usize = 65;
const POINT_MARK: u8 = 4;
/// RFC 8291, 3.2.
const AUTH_OCTETS: usize = 16;
const SALT_OCTETS: usize = 16;
/// RFC 8188, 2.1. A message is one record.
const RECORD_OCTETS: u32 = 4096;
/// What stands behind the last record (RFC 8188, 2).
const LAST_RECORD: u8 = 2;
/// The most that a push service must take (RFC 8291, 4): a record without its mark and the tag.
pub const MOST_OCTETS: usize = 3993;
/// A word for the server is good for so long, in seconds; RFC 8292, 2 allows a day.
const GOOD_FOR: i64 = 12 * 60 * 60;

/// What a browser gave of itself: its public key and its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Receiver {
    pub public_key: Vec<u8>,
    pub auth: Vec<u8>,
}

impl Receiver {
    /// From base64url, as browsers tell them; `None` for what is no key.
    pub fn read(public_key: &str, auth: &str) -> Option<Receiver> {
        let public_key = decoded(public_key)?;
        let auth = decoded(auth)?;
        let is_point = public_key.len() == POINT_OCTETS && public_key.first() == Some(&POINT_MARK);
        (is_point && auth.len() == AUTH_OCTETS).then_some(Receiver { public_key, auth })
    }
}

pub fn encoded(octets: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(octets)
}

fn decoded(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}

/// So many octets of a key.
struct Octets(usize);

impl KeyType for Octets {
    fn len(&self) -> usize {
        self.0
    }
}

fn expanded<const N: usize>(key: &Prk, info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut octets = [0; N];
    key.expand(info, Octets(N))?.fill(&mut octets)?;
    Ok(octets)
}

/// The message as it is sent.
///
/// # Errors
/// Where the receiver's key is no point of the curve, or the machine has no chance to give.
pub fn seal(receiver: &Receiver, message: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let own_public = own.compute_public_key()?;
    let salt = generate(&random)?.expose();
    let theirs = UnparsedPublicKey::new(&ECDH_P256, &receiver.public_key);
    agree_ephemeral(own, &theirs, |shared| seal_with(shared, receiver, own_public.as_ref(), salt, message))?
}

/// RFC 8291, 3.4, and RFC 8188, 2.
fn seal_with(
    shared: &[u8],
    receiver: &Receiver,
    own_public: &[u8],
    salt: [u8; SALT_OCTETS],
    message: &[u8],
) -> Result<Vec<u8>, Unspecified> {
    let first = Salt::new(HKDF_SHA256, &receiver.auth).extract(shared);
    let secret: [u8; 32] = expanded(&first, &[b"WebPush: info\0", &receiver.public_key, own_public])?;
    let key = Salt::new(HKDF_SHA256, &salt).extract(&secret);
    let content_key: [u8; 16] = expanded(&key, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; NONCE_LEN] = expanded(&key, &[b"Content-Encoding: nonce\0"])?;
    let mut record = message.to_vec();
    record.push(LAST_RECORD);
    let cipher = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &content_key)?);
    cipher.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)?;
    let mut sealed = salt.to_vec();
    sealed.extend(RECORD_OCTETS.to_be_bytes());
    sealed.extend(u8::try_from(own_public.len()).map(u8::to_be_bytes).map_err(|_| Unspecified)?);
    sealed.extend(own_public);
    sealed.extend(record);
    Ok(sealed)
}

/// The key by which this server is known to push services.
pub struct Identity {
    pair: EcdsaKeyPair,
}

impl Identity {
    /// A new one, as it is kept.
    ///
    /// # Errors
    /// Where the machine has no chance to give.
    pub fn fresh() -> Result<String, Unspecified> {
        let kept = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
        Ok(encoded(kept.as_ref()))
    }

    pub fn read(kept: &str) -> Option<Identity> {
        let pkcs8 = decoded(kept)?;
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &pkcs8, &random).ok()?;
        Some(Identity { pair })
    }

    /// What browsers ask for before they give an address (`applicationServerKey`).
    pub fn public_key(&self) -> String {
        encoded(self.pair.public_key().as_ref())
    }

    /// The header `Authorization` for a push service (RFC 8292, 2 and 3); `contact` is where whoever runs it finds us.
    ///
    /// # Errors
    /// Where the machine has no chance to give.
    pub fn word_for(&self, service: &Url, contact: Option<&str>, now: i64) -> Result<String, Unspecified> {
        let mut claims = json!({ "aud": service.origin().ascii_serialization(), "exp": now + GOOD_FOR });
        if let (Some(contact), Some(claims)) = (contact, claims.as_object_mut()) {
            claims.insert("sub".into(), contact.into());
        }
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let signed = format!("{}.{}", encoded(head.to_string().as_bytes()), encoded(claims.to_string().as_bytes()));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes())?;
        Ok(format!("vapid t={signed}.{}, k={}", encoded(signature.as_ref()), self.public_key()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    /// RFC 8291, 5 and appendix A.
    #[test]
    fn the_example_of_the_rfc_comes_out() {
        let receiver = Receiver::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        )
        .expect("a receiver");
        let own = decoded("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt = decoded("DGv6ra1nlYgDCS1FRnbzlw").and_then(|salt| salt.try_into().ok()).expect("a salt");
        let shared = decoded("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs").expect("base64url");
        let message = b"When I grow up, I want to be a watermelon";
        let sealed = seal_with(&shared, &receiver, &own.expect("base64url"), salt, message).expect("sealed");
        assert_eq!(
            encoded(&sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_\
             yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
                .replace(' ', "")
        );
    }

    #[test]
    fn what_is_no_key_is_no_receiver() {
        let (key, auth) = (encoded(&[POINT_MARK; POINT_OCTETS]), encoded(&[7; AUTH_OCTETS]));
        assert!(Receiver::read(&key, &auth).is_some());
        for (key, auth) in
            [("", auth.as_str()), (&key, ""), (&key[2..], &auth), (&encoded(&[3; POINT_OCTETS]), &auth), ("ü", &auth)]
        {
            assert_eq!(Receiver::read(key, auth), None, "{key} {auth}");
        }
        // A point that is not on the curve.
        let off = Receiver { public_key: vec![POINT_MARK; POINT_OCTETS], auth: vec![7; AUTH_OCTETS] };
        assert!(seal(&off, b"x").is_err());
    }

    #[test]
    fn the_servers_word_is_signed_for_the_service_alone() {
        let identity = Identity::read(&Identity::fresh().expect("a key")).expect("it is read again");
        let service = Url::parse("https://push.example/send/abc?x=1").expect("an address");
        let word = identity.word_for(&service, Some("https://chess.example"), 1_000).expect("signed");
        let (token, key) = word.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("both parts");
        assert_eq!(key, identity.public_key());
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decoded(key).expect("base64url"));
        public.verify(signed.as_bytes(), &decoded(signature).expect("base64url")).expect("the signature fits");
        let claims = signed.split_once('.').and_then(|(_, claims)| decoded(claims)).expect("claims");
        let claims: serde_json::Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!(
            claims,
            json!({ "aud": "https://push.example", "exp": 1_000 + GOOD_FOR, "sub": "https://chess.example" })
        );
    }
}

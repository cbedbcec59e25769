//! Web Push, with a push service that stands in for the browsers' own: what comes there can be opened by the browser alone, and says what
//! its owner wants to know; addresses of nobody's are refused, those that are gone are forgotten, nothing waits for it.

use crate::common::PATIENCE;
use crate::site::{Browser, Page, Site};
use actix_web::http::StatusCode;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey as Peer, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::Value;
use sonneborn::desk::push::Post;
use sonneborn::tournament::ids::PlayerId;
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use url::Url;

/// What came to the push service.
struct Came {
    path: String,
    heads: HashMap<String, String>,
    body: Vec<u8>,
}

/// A push service; what is sent to `/gone` is answered with 410, to `/busy` with 503, anything else is taken.
struct Service {
    origin: String,
    came: Receiver<Came>,
}

impl Service {
    fn open() -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let origin = format!("http://{}", listener.local_addr().expect("an address"));
        let (told, came) = channel();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                // A connection that breaks off brought nothing.
                let _ = take(stream, &told);
            }
        });
        Service { origin, came }
    }

    fn next(&self) -> Came {
        self.came.recv_timeout(PATIENCE).expect("a message comes")
    }
}

fn take(mut stream: TcpStream, told: &Sender<Came>) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let path = line.split(' ').nth(1).unwrap_or_default().to_owned();
    let mut heads = HashMap::new();
    loop {
        let mut head = String::new();
        reader.read_line(&mut head)?;
        let Some((name, value)) = head.trim_end().split_once(": ") else { break };
        heads.insert(name.to_lowercase(), value.to_owned());
    }
    let length = heads.get("content-length").and_then(|length| length.parse().ok()).unwrap_or_default();
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    let status = match path.as_str() {
        "/gone" => "410 Gone",
        "/busy" => "503 Service Unavailable",
        _ => "201 Created",
    };
    write!(stream, "HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")?;
    // Told when it is answered, so that the test sees what follows from it.
    let _ = told.send(Came { path, heads, body });
    Ok(())
}

/// A browser's own keys; each opens one message.
struct Keys {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: Vec<u8>,
}

fn encoded(octets: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(octets)
}

struct Octets(usize);

impl KeyType for Octets {
    fn len(&self) -> usize {
        self.0
    }
}

fn expanded(key: &Prk, info: &[&[u8]], length: usize) -> Vec<u8> {
    let mut octets = vec![0; length];
    key.expand(info, Octets(length)).and_then(|key| key.fill(&mut octets)).expect("so many octets");
    octets
}

impl Keys {
    fn new() -> Keys {
        let random = SystemRandom::new();
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &random).expect("a key");
        let public = private.compute_public_key().expect("a key").as_ref().to_vec();
        Keys { private, public, auth: vec![5; 16] }
    }

    /// As RFC 8291, 3.4 has the browser do it.
    fn open(self, sealed: &[u8]) -> Value {
        let (salt, rest) = sealed.split_at(16);
        assert_eq!(rest[..4], 4096_u32.to_be_bytes());
        let (sender, record) = rest[5..].split_at(usize::from(rest[4]));
        let shared = agree_ephemeral(self.private, &Peer::new(&ECDH_P256, sender), <[u8]>::to_vec).expect("a point");
        let first = Salt::new(HKDF_SHA256, &self.auth).extract(&shared);
        let secret = expanded(&first, &[b"WebPush: info\0", &self.public, sender], 32);
        let key = Salt::new(HKDF_SHA256, salt).extract(&secret);
        let content = expanded(&key, &[b"Content-Encoding: aes128gcm\0"], 16);
        let nonce = expanded(&key, &[b"Content-Encoding: nonce\0"], 12);
        let cipher = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &content).expect("a key"));
        let mut record = record.to_vec();
        let nonce = Nonce::try_assume_unique_for_key(&nonce).expect("a nonce");
        let opened = cipher.open_in_place(nonce, Aad::empty(), &mut record).expect("it is sealed for this browser");
        let (mark, told) = opened.split_last().expect("a record");
        assert_eq!(*mark, 2, "the last record");
        serde_json::from_slice(told).expect("JSON")
    }
}

struct Hall {
    site: Site,
    chief: Browser,
    service: Service,
}

impl Hall {
    async fn open() -> Hall {
        Hall::on(Site::new()).await
    }

    /// Three players, of whom one has a bye in each round.
    async fn on(site: Site) -> Hall {
        let chief = site.browser("Ana").await;
        assert_eq!(chief.new_tournament("Hall Cup").await, "/t/1");
        site.state.desk.store().set_public(1, true).expect("written");
        let service = Service::open();
        let services = vec![Url::parse(&service.origin).expect("an address")];
        site.state.desk.tell_phones(Post { contact: Some("https://chess.example".into()), services });
        let hall = Hall { site, chief, service };
        for (name, rating) in [("Aas, A", "2300"), ("Berg, B", "2200"), ("Chen, C", "2100")] {
            hall.done("/players/new", &[("name", name), ("rating", rating), ("first_round", "1")]).await;
        }
        hall
    }

    async fn done(&self, path: &str, fields: &[(&str, &str)]) {
        let page = self.chief.post(&format!("/t/1{path}"), fields).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{path}: {}", page.body);
    }

    async fn publish(&self, round: u16) {
        self.done(&format!("/rounds/{round}/pair"), &[]).await;
        self.done(&format!("/rounds/{round}/publish"), &[]).await;
    }

    async fn wishes(&self, at: &str, keys: &Keys, more: &[(&str, &str)]) -> Page {
        let (endpoint, public, auth) =
            (format!("{}{at}", self.service.origin), encoded(&keys.public), encoded(&keys.auth));
        let mut fields = vec![("endpoint", endpoint.as_str()), ("public_key", &public), ("auth", &auth)];
        fields.extend_from_slice(more);
        self.site.stranger().post("/p/1/me/push", &fields).await
    }

    fn kept(&self) -> Vec<String> {
        let rows = self.site.state.desk.store().subscriptions(1).expect("readable");
        rows.into_iter().map(|row| row.endpoint.replace(&self.service.origin, "")).collect()
    }
}

#[actix_web::test]
async fn each_phone_is_told_its_own_board_and_nobody_else_can_read_it() {
    for site in Site::each() {
        let hall = Hall::on(site).await;
        let mut keys: HashMap<&str, Keys> = HashMap::new();
        for (at, player) in [("/a", "0"), ("/b", "1"), ("/c", "2"), ("/all", "")] {
            let own = Keys::new();
            let wish = if player.is_empty() { Vec::new() } else { vec![("player", player)] };
            let kept = hall.wishes(at, &own, &wish).await;
            assert_eq!(kept.status, StatusCode::NO_CONTENT, "{}", kept.body);
            keys.insert(at, own);
        }
        hall.publish(1).await;
        let mut told = HashMap::new();
        for _ in 0..4 {
            let came = hall.service.next();
            assert_eq!(came.heads["content-encoding"], "aes128gcm");
            assert_eq!((came.heads["ttl"].as_str(), came.heads["topic"].as_str()), ("7200", "event-1"));
            proves_who_sends(&came.heads["authorization"], &hall.service.origin);
            let plain = String::from_utf8_lossy(&came.body).into_owned();
            assert!(!plain.contains("Round") && !plain.contains("Hall Cup"));
            let (at, own) = keys.remove_entry(came.path.as_str()).expect("once each");
            let opened = own.open(&came.body);
            assert_eq!(opened["title"], "Hall Cup");
            told.insert(at, (opened["body"].as_str().expect("words").to_owned(), opened["address"].clone()));
        }
        let round = hall.site.state.desk.live(1).expect("readable").expect("there").journal().state().rounds[0].clone();
        let [white, black] = round.games[0].players();
        let name = |player: PlayerId| ["Aas, A", "Berg, B", "Chen, C"][player.0 as usize];
        let at = |player: PlayerId| ["/a", "/b", "/c"][player.0 as usize];
        assert_eq!(told[at(white)].0, format!("Round 1: board 1, White against {}", name(black)));
        assert_eq!(told[at(black)].0, format!("Round 1: board 1, Black against {}", name(white)));
        let (alone, _) = round.byes.first().expect("a bye");
        assert!(told[at(*alone)].0.starts_with("Round 1: ") && told[at(*alone)].0.contains("bye"), "{told:?}");
        assert_eq!(told["/all"], ("The pairings of round 1 are out".into(), "/p/1".into()));
        assert_eq!(told["/a"].1, "/p/1/me");
    }
}

/// RFC 8292: a token for this service, signed by the key beside it.
fn proves_who_sends(authorization: &str, origin: &str) {
    let (token, key) =
        authorization.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("a word for the server");
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let decoded = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64url");
    let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decoded(key));
    public.verify(signed.as_bytes(), &decoded(signature)).expect("the signature fits");
    let claims: Value = serde_json::from_slice(&decoded(signed.split('.').nth(1).expect("claims"))).expect("JSON");
    assert_eq!((&claims["aud"], &claims["sub"]), (&origin.into(), &"https://chess.example".into()));
}

#[actix_web::test]
async fn an_address_that_is_gone_is_forgotten_and_one_that_is_busy_stays() {
    let hall = Hall::open().await;
    for at in ["/gone", "/busy", "/well"] {
        hall.wishes(at, &Keys::new(), &[]).await;
    }
    assert_eq!(hall.kept(), ["/busy", "/gone", "/well"]);
    hall.publish(1).await;
    let mut came: Vec<String> = (0..3).map(|_| hall.service.next().path).collect();
    came.sort();
    assert_eq!(came, ["/busy", "/gone", "/well"]);
    // The next round is told to those who are left.
    hall.done("/rounds/1/results", &[("board", "1"), ("was", ""), ("now", "1-0")]).await;
    hall.publish(2).await;
    // The busy one may be tried again before.
    while hall.service.next().path != "/well" {}
    assert_eq!(hall.kept(), ["/busy", "/well"]);
    // Who does not want it any more is not told.
    let busy = format!("{}/busy", hall.service.origin);
    let ended = hall.site.stranger().post("/p/1/me/push/end", &[("endpoint", &busy)]).await;
    assert_eq!((ended.status, hall.kept()), (StatusCode::NO_CONTENT, vec!["/well".to_owned()]));
}

#[actix_web::test]
async fn what_is_no_browsers_is_not_asked() {
    let hall = Hall::open().await;
    let keys = Keys::new();
    let (public, auth) = (encoded(&keys.public), encoded(&keys.auth));
    let stranger = hall.site.stranger();
    let own = format!("{}/a", hall.service.origin);
    for (endpoint, public, auth) in [
        ("http://127.0.0.1:1/x", public.as_str(), auth.as_str()),
        ("https://192.168.1.1/x", &public, &auth),
        ("https://evil.example/x", &public, &auth),
        ("file:///etc/passwd", &public, &auth),
        ("", &public, &auth),
        (&own, "", &auth),
        (&own, &public[4..], &auth),
        (&own, &public, "AAAA"),
    ] {
        let fields = [("endpoint", endpoint), ("public_key", public), ("auth", auth)];
        let refused = stranger.post("/p/1/me/push", &fields).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{endpoint}: {}", refused.body);
    }
    assert_eq!(hall.wishes("/a", &keys, &[("player", "99")]).await.status, StatusCode::NOT_FOUND);
    assert!(hall.kept().is_empty());
    // An event that is not public takes no wishes, and tells nothing to those who had one.
    assert_eq!(hall.wishes("/a", &keys, &[]).await.status, StatusCode::NO_CONTENT);
    hall.site.state.desk.store().set_public(1, false).expect("written");
    assert_ne!(hall.wishes("/b", &keys, &[]).await.status, StatusCode::NO_CONTENT);
    hall.publish(1).await;
    // What is told after it shows that it was passed over.
    assert_eq!(hall.chief.new_tournament("Other Cup").await, "/t/2");
    hall.site.state.desk.store().set_public(2, true).expect("written");
    for name in ["Dahl, D", "Eide, E"] {
        let player = [("name", name), ("rating", "2000"), ("first_round", "1")];
        assert_eq!(hall.chief.post("/t/2/players/new", &player).await.status, StatusCode::SEE_OTHER);
    }
    let fields = [("endpoint", own.as_str()), ("public_key", &public), ("auth", &auth)];
    assert_eq!(stranger.post("/p/2/me/push", &fields).await.status, StatusCode::NO_CONTENT);
    for what in ["pair", "publish"] {
        let done = hall.chief.post(&format!("/t/2/rounds/1/{what}"), &[]).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{what}: {}", done.body);
    }
    let told = keys.open(&hall.service.next().body);
    assert_eq!((&told["title"], &told["address"]), (&"Other Cup".into(), &"/p/2".into()));
}

#[actix_web::test]
async fn the_page_offers_it_with_one_key_for_ever_and_says_it_in_the_readers_language() {
    let hall = Hall::open().await;
    let page = hall.site.stranger().get("/p/1/me").await.body;
    let key = |page: &str| page.split("data-key=\"").nth(1).and_then(|rest| rest.split('"').next()).map(str::to_owned);
    let first = key(&page).expect("a key");
    assert_eq!(URL_SAFE_NO_PAD.decode(&first).expect("base64url").len(), 65);
    assert!(page.contains("id=\"push\" hidden"), "offered by the script alone: {page}");
    assert_eq!(key(&hall.site.stranger().get("/p/1/me").await.body), Some(first));
    // Without the thread that sends, nothing is offered.
    let silent = Site::new();
    let chief = silent.browser("Ana").await;
    chief.new_tournament("Quiet Cup").await;
    silent.state.desk.store().set_public(1, true).expect("written");
    assert_eq!(key(&silent.stranger().get("/p/1/me").await.body), None);
    let keys = Keys::new();
    let (public, auth) = (encoded(&keys.public), encoded(&keys.auth));
    let endpoint = format!("{}/zh", hall.service.origin);
    let fields = [("endpoint", endpoint.as_str()), ("public_key", &public), ("auth", &auth), ("player", "0")];
    let mut reader = hall.site.stranger();
    reader.cookie = "lang=zh-Hans".into();
    assert_eq!(reader.post("/p/1/me/push", &fields).await.status, StatusCode::NO_CONTENT);
    hall.publish(1).await;
    let told = keys.open(&hall.service.next().body)["body"].as_str().expect("words").to_owned();
    assert!(told.starts_with("第1轮："), "{told}");
    // Who is forgotten is not told either.
    assert_eq!(hall.kept(), ["/zh"]);
    assert!(hall.site.state.desk.forget_player(1, PlayerId(0), &Default::default(), None).expect("written"));
    assert!(hall.kept().is_empty());
}

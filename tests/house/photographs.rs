//! Photographs of a game over HTTP: taken at the desk, shown beside the moves, in the dossier and its proof, erased with the player;
//! and what is no photograph.

use crate::site::{Browser, Page, Site};
use actix_web::http::StatusCode;
use image::{Rgb, RgbImage};
use sonneborn::desk::dossier::unproven;
use sonneborn::desk::{Actor, Attempt, Desk};
use sonneborn::exchange::dossier::{Dossier, Unproven};
use sonneborn::store::tournament::Role;
use sonneborn::store::{Database, Store};
use sonneborn::tournament::acts::{Act, Create, DecideAppeal, LodgeAppeal};
use sonneborn::tournament::chain::Digest;
use sonneborn::tournament::details::Details;
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::incident::Outcome;
use sonneborn::tournament::photograph::{Depicts, KeptPhotograph, MOST_OF_A_GAME};
use std::io::Cursor;

const FORM: [(&str, &str); 4] =
    [("record", "1. e4 e5 2. Nf3"), ("claim", "threefold"), ("by", "white"), ("laws", "2023")];

struct Hall {
    site: Site,
    chief: Browser,
}

impl Hall {
    /// Round 1 of four players.
    async fn on(site: Site) -> Hall {
        let chief = site.browser("Ana").await;
        chief.new_tournament("Hall Cup").await;
        for name in ["Adams, A", "Brown, B", "Clark, C", "Dahl, D"] {
            chief.post("/t/1/players/new", &[("name", name), ("first_round", "1")]).await;
        }
        chief.post("/t/1/rounds/1/pair", &[]).await;
        chief.post("/t/1/rounds/1/publish", &[]).await;
        Hall { site, chief }
    }

    fn players(&self) -> [PlayerId; 2] {
        let live = self.site.state.desk.live(1).expect("readable").expect("there");
        live.journal().state().rounds[0].game(1).expect("a board").players()
    }

    fn kept(&self) -> Vec<KeptPhotograph> {
        let live = self.site.state.desk.live(1).expect("readable").expect("there");
        live.journal().state().photographs.clone()
    }

    async fn send(&self, browser: &Browser, depicts: &str, file: &[u8]) -> Page {
        let [white, black] = self.players().map(|player| player.0.to_string());
        let fields = [("depicts", depicts), ("white_id", white.as_str()), ("black_id", black.as_str())];
        let fields = [&FORM[..], &fields[..]].concat();
        browser.post_file_in("photograph", "/t/1/claims/1/1/photograph", &fields, ("IMG_0001.JPG", file)).await
    }

    /// Takes an act back in the journal.
    async fn take_back(&self, seq: u64) -> Page {
        let seq = seq.to_string();
        let form = [("seq", seq.as_str()), ("reason", "another board"), ("confirmed", "yes")];
        self.chief.post("/t/1/journal/undo", &form).await
    }

    fn seq(&self) -> u64 {
        let live = self.site.state.desk.live(1).expect("readable").expect("there");
        live.journal().state().seq
    }

    async fn dossier(&self, query: &str) -> (Dossier, String) {
        let page = self.chief.get(&format!("/t/1/dossier.json{query}")).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        (Dossier::read(page.body.as_bytes()).expect("a dossier"), page.body)
    }
}

/// A photograph of one colour, of which the phone says where it was taken.
fn jpeg(red: u8) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    RgbImage::from_pixel(60, 80, Rgb([red, 90, 90])).write_to(&mut file, image::ImageFormat::Jpeg).expect("written");
    let file = file.into_inner();
    let place = b"Exif\0\0GPS 48.2082 N 16.3738 E";
    let length = u16::try_from(place.len() + 2).expect("short").to_be_bytes();
    [&file[..2], &[0xff, 0xe1], &length, place, &file[2..]].concat()
}

#[actix_web::test]
async fn a_photograph_is_kept_with_the_board_and_shown_beside_its_moves() {
    for site in Site::each() {
        let hall = Hall::on(site).await;
        let page = hall.send(&hall.chief, "white_sheet", &jpeg(200)).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        let [kept] = &hall.kept()[..] else { panic!("{}", page.body) };
        assert_eq!((kept.photograph.board, kept.photograph.depicts), (1, Depicts::WhiteSheet));
        assert_eq!(kept.photograph.players, hall.players());
        let address = format!("/t/1/claims/photograph/{}.jpg", kept.seq);
        // What was typed stands there still, and the photograph beside it.
        for shown in [&address, "1. e4 e5 2. Nf3", "White’s scoresheet", &kept.photograph.sha256.to_string()] {
            assert!(page.body.contains(shown), "{shown} in {}", page.body);
        }
        let picture = hall.chief.get(&address).await;
        assert_eq!((picture.status, Digest::of_bytes(&picture.bytes)), (StatusCode::OK, kept.photograph.sha256));
        assert!(!picture.bytes.windows(3).any(|part| part == b"GPS"), "where it was taken is not kept");
        let journal = hall.chief.get("/t/1/journal").await.body;
        assert!(journal.contains(&kept.photograph.sha256.to_string()), "{journal}");
        // The same once more is one.
        let again = hall.send(&hall.chief, "clock", &jpeg(200)).await;
        assert!(hall.kept().len() == 1 && again.body.contains("problem"), "{}", again.body);
        // Taken back, it is shown no more.
        assert_eq!(hall.take_back(kept.seq).await.status, StatusCode::SEE_OTHER);
        assert_eq!(hall.chief.get(&address).await.status, StatusCode::NOT_FOUND);
    }
}

#[actix_web::test]
async fn what_is_taken_back_is_erased_and_never_comes_back() {
    for site in Site::each() {
        let hall = Hall::on(site).await;
        let store = hall.site.state.desk.store();
        for (depicts, red) in [("white_sheet", 200), ("clock", 10)] {
            hall.send(&hall.chief, depicts, &jpeg(red)).await;
        }
        let kept = hall.kept();
        assert_eq!(hall.take_back(kept[0].seq).await.status, StatusCode::SEE_OTHER);
        // The other one stays, and the journal has the SHA-256 of both.
        assert_eq!(store.photographs(1).expect("readable"), [kept[1].photograph.sha256.to_string()]);
        let journal = hall.chief.get("/t/1/journal").await.body;
        assert!(journal.contains(&kept[0].photograph.sha256.to_string()), "{journal}");
        let taking_back = hall.seq();
        let again = hall.take_back(taking_back).await;
        assert!(again.body.contains("was erased when it was taken back"), "{}", again.body);
        assert_eq!((hall.seq(), hall.kept().len()), (taking_back, 1));
        // It can be taken once more.
        hall.send(&hall.chief, "white_sheet", &jpeg(200)).await;
        assert_eq!((hall.kept().len(), store.photographs(1).expect("readable").len()), (2, 2));
        // What could not be erased then goes when the event is next loaded.
        let last = hall.kept()[1].clone();
        assert_eq!(hall.take_back(last.seq).await.status, StatusCode::SEE_OTHER);
        store.keep_photograph(1, &last.photograph.sha256.to_string(), b"left over").expect("written");
        let anew = Desk::new(Store::open(store.database().clone()).expect("it opens"));
        assert!(anew.live(1).expect("readable").is_some());
        assert_eq!(store.photographs(1).expect("readable"), [kept[1].photograph.sha256.to_string()]);
    }
}

#[actix_web::test]
async fn an_open_appeal_holds_them() {
    let hall = Hall::on(Site::new()).await;
    hall.send(&hall.chief, "clock", &jpeg(10)).await;
    let seq = hall.kept()[0].seq;
    let (desk, by) = (&hall.site.state.desk, hall.players()[1]);
    let perform = |act: Act| desk.perform(1, &Actor::default(), &Attempt::of(act)).expect("done").seq;
    let (round, about) = (RoundNo(1), "the flag".to_owned());
    let appeal = perform(Act::LodgeAppeal(LodgeAppeal { by, round, ruling: None, about }));
    let held = hall.take_back(seq).await;
    assert!(held.body.contains("decide the appeal first") && hall.kept().len() == 1, "{}", held.body);
    let (outcome, reasons) = (Outcome::Dismissed, "the clock was right".to_owned());
    perform(Act::DecideAppeal(DecideAppeal { appeal, outcome, reasons }));
    assert_eq!(hall.take_back(seq).await.status, StatusCode::SEE_OTHER);
    assert_eq!(desk.store().photographs(1).expect("readable"), Vec::<String>::new());
}

#[actix_web::test]
async fn nothing_of_an_erased_picture_stays_in_the_file() {
    let store = crate::backends::sqlite().store;
    let Database::Sqlite(file) = store.database().clone() else { panic!("SQLite") };
    let desk = Desk::new(store);
    let details = Details { name: "Hall Cup".into(), ..Details::default() };
    let create = Create { details, regulations: Box::default() };
    let event = desk.found(&Actor::default(), Act::Create(create)).expect("made");
    let picture = b"a hand that wrote ".repeat(5_000);
    desk.store().keep_photograph(event, "sha256", &picture).expect("kept");
    desk.store().erase_photographs(event, &["sha256".to_owned()]).expect("erased");
    desk.store().rest();
    let bytes = std::fs::read(&file).expect("there");
    assert!(bytes.len() > picture.len(), "its pages are there");
    assert!(!bytes.windows(16).any(|part| part == b"a hand that wrot"));
}

#[actix_web::test]
async fn what_is_no_photograph_or_one_too_many_is_refused_and_what_was_typed_stays() {
    let hall = Hall::on(Site::new()).await;
    for file in [&b"%PDF-1.7"[..], b"\xff\xd8\xff\xe0 cut", b"<svg xmlns='http://www.w3.org/2000/svg'/>"] {
        let page = hall.send(&hall.chief, "board", file).await;
        assert!(page.body.contains("1. e4 e5 2. Nf3") && page.body.contains("JPEG or PNG"), "{}", page.body);
    }
    let nothing = hall.send(&hall.chief, "board", b"").await;
    assert!(nothing.body.contains("Choose a photograph first."), "{}", nothing.body);
    assert!(hall.kept().is_empty());
    for red in 0..MOST_OF_A_GAME {
        hall.send(&hall.chief, "other", &jpeg(u8::try_from(15 * red).expect("few"))).await;
    }
    assert_eq!(hall.kept().len(), MOST_OF_A_GAME);
    let full = hall.send(&hall.chief, "other", &jpeg(255)).await;
    assert!(hall.kept().len() == MOST_OF_A_GAME && full.body.contains("at most 12 photographs"), "{}", full.body);
}

#[actix_web::test]
async fn only_arbiters_see_them() {
    let hall = Hall::on(Site::new()).await;
    let (viewer, nobody) = (hall.site.browser("Vi").await, hall.site.stranger());
    let store = hall.site.state.desk.store();
    let account = store.account_named("Vi").expect("readable").expect("there");
    store.set_role(1, account.id, Some(Role::Viewer), 1).expect("given");
    store.set_public(1, true).expect("written");
    hall.send(&hall.chief, "clock", &jpeg(10)).await;
    let address = format!("/t/1/claims/photograph/{}.jpg", hall.kept()[0].seq);
    for browser in [&viewer, &nobody] {
        assert_ne!(browser.get(&address).await.status, StatusCode::OK);
    }
    assert_eq!(hall.send(&viewer, "clock", &jpeg(20)).await.status, StatusCode::FORBIDDEN);
    assert_eq!(hall.kept().len(), 1);
}

#[actix_web::test]
async fn the_dossier_has_them_and_proves_them() {
    let hall = Hall::on(Site::new()).await;
    hall.send(&hall.chief, "black_sheet", &jpeg(70)).await;
    let (dossier, text) = hall.dossier("?round=1&board=1").await;
    let key = dossier.seal.as_ref().map(|seal| seal.fingerprint());
    assert_eq!(unproven(&dossier, text.as_bytes(), key.as_deref(), Some(&dossier.state)), []);
    assert!(dossier.photographs[0].jpeg.is_some());
    let seq = hall.kept()[0].seq;
    let changed = |change: &dyn Fn(&mut Dossier)| {
        let mut other = dossier.clone();
        other.seal = None;
        change(&mut other);
        unproven(&other, other.write().expect("written").as_bytes(), None, None)
    };
    let other = changed(&|dossier| dossier.photographs[0].jpeg = Some("YWJj".into()));
    assert!(other.contains(&Unproven::Photograph { seq }), "{other:?}");
    let garbled = changed(&|dossier| dossier.photographs[0].jpeg = Some("~".into()));
    assert!(garbled.contains(&Unproven::Photograph { seq }), "{garbled:?}");
    assert!(changed(&|dossier| dossier.photographs.clear()).contains(&Unproven::Selection));
    // Of the whole event the file names it, without the picture.
    let (event, text) = hall.dossier("").await;
    assert_eq!(unproven(&event, text.as_bytes(), key.as_deref(), None), []);
    assert!(event.photographs.len() == 1 && event.photographs[0].jpeg.is_none());
    let paper = hall.chief.get("/t/1/dossier.pdf?round=1&board=1").await;
    assert!(paper.bytes.windows(9).any(|part| part == b"DCTDecode"), "the paper shows it");
    // The bytes of another picture under this name are nobody's photograph.
    let store = hall.site.state.desk.store();
    let sha256 = hall.kept()[0].photograph.sha256.to_string();
    store.erase_photographs(1, std::slice::from_ref(&sha256)).expect("erased");
    store.keep_photograph(1, &sha256, b"another").expect("written");
    assert_eq!(hall.chief.get(&format!("/t/1/claims/photograph/{seq}.jpg")).await.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn whoever_is_forgotten_takes_their_photographs_along() {
    let hall = Hall::on(Site::new()).await;
    hall.send(&hall.chief, "white_sheet", &jpeg(30)).await;
    hall.send(&hall.chief, "board", &jpeg(40)).await;
    let store = hall.site.state.desk.store();
    assert_eq!(store.photographs(1).expect("readable").len(), 2);
    let black = hall.players()[1].0.to_string();
    let forgotten = hall.chief.post("/t/1/privacy/forget", &[("player", black.as_str()), ("sure", "on")]).await;
    assert_eq!(forgotten.status, StatusCode::SEE_OTHER, "{}", forgotten.body);
    assert_eq!(store.photographs(1).expect("readable"), Vec::<String>::new());
    // The journal still says that they were kept, and the desk that they are gone.
    let desk = hall.chief.get("/t/1/claims/1/1").await.body;
    assert!(hall.kept().len() == 2 && desk.contains("The picture is not on this server"), "{desk}");
}

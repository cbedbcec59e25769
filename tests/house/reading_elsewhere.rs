//! Who reads what where no page is asked for: what scripts are answered with their tokens, whatever they send; what live streams say; what
//! lies in a backup.

use crate::reading::{
    BIRTH, BIRTH_IN_JSON, BIRTH_IN_TRF, INCIDENT, OTHER_BIRTH, OTHER_REMARK, PAID, REMARK, fill, filled, guest, text_of,
};
use crate::site::{Browser, Site};
use actix_web::http::{Method, StatusCode};
use sonneborn::desk::now;
use sonneborn::desk::second_factor::new_secret;
use sonneborn::desk::self_service::written_code;
use sonneborn::site;
use sonneborn::tournament::access::{DataClass, Reader};
use sonneborn::tournament::ids::PlayerId;
use sonneborn::tournament::role::Role;
use sonneborn::tournament::scope::Boards;
use std::collections::BTreeSet;

/// Two events with a secret of each class in them; the chief of the first.
async fn two_events(site: &Site) -> Browser {
    site.browser("Root").await;
    let chief = site.browser("Ana").await;
    chief.new_tournament("Hall Cup").await;
    fill(&chief, "1", (BIRTH, REMARK)).await;
    let noted = [("round", "1"), ("board", "1"), ("side", "white"), ("cause", "conduct"), ("measure", "warning")];
    let noted = [&noted[..], &[("minutes", ""), ("note", INCIDENT), ("confirmed", "1")]].concat();
    assert_eq!(chief.post("/t/1/incidents", &noted).await.status, StatusCode::SEE_OTHER);
    let other = site.browser("Olga").await;
    other.new_tournament("Elsewhere Open").await;
    fill(&other, "2", (OTHER_BIRTH, OTHER_REMARK)).await;
    chief
}

fn code(site: &Site, event: i64) -> String {
    written_code(&site.state.desk.player_code(event, PlayerId(0)).expect("readable"))
}

#[actix_web::test]
async fn no_token_is_answered_with_what_it_may_not_read() {
    let site = Site::new();
    two_events(&site).await;
    let (codes, other_codes) = (code(&site, 1), code(&site, 2));
    let here = [
        (DataClass::Persons, BIRTH),
        (DataClass::Persons, BIRTH_IN_TRF),
        (DataClass::Persons, BIRTH_IN_JSON),
        (DataClass::Persons, REMARK),
        (DataClass::Money, PAID),
        (DataClass::Incidents, INCIDENT),
        (DataClass::Codes, &codes),
    ];
    let elsewhere = [OTHER_BIRTH, OTHER_REMARK, &other_codes];
    let mut told = BTreeSet::new();
    let mut answered = 0;
    for role in [Role::Viewer, Role::Arbiter, Role::ChiefArbiter] {
        let token = site.state.desk.make_token(1, "script", role).expect("made");
        let reader = Reader::of(role, false, false);
        for declared in site::all().iter().filter(|declared| declared.path.starts_with("/api/v1/")) {
            for (event, path) in ["1", "2"]
                .into_iter()
                .flat_map(|event| filled(&declared.path, event).into_iter().map(move |path| (event, path)))
            {
                for body in
                    ["", "{}", "{\"signature\":{\"seen\":1,\"confirmed\":true},\"player\":{\"name\":\"New, N\"}}"]
                {
                    if declared.method == Method::GET && !body.is_empty() {
                        continue;
                    }
                    let page = site.stranger().ask_with_bearer(declared.method.clone(), &path, &token, body).await;
                    answered += usize::from(page.status.is_success());
                    let text = text_of(&page);
                    for (class, secret) in here {
                        let is_there = text.contains(secret);
                        told.extend(is_there.then(|| secret.to_owned()));
                        let may = event == "1" && reader.may_read(class);
                        assert!(!is_there || may, "{role:?}: {} {path} tells {secret}", declared.method);
                    }
                    for secret in elsewhere {
                        assert!(!text.contains(secret), "{role:?}: {} {path} tells {secret}", declared.method);
                    }
                }
            }
        }
    }
    assert!(answered > 30, "only {answered} questions were answered");
    assert!(told.contains(BIRTH_IN_TRF) && told.contains(REMARK), "what nobody is told proves nothing: {told:?}");
}

#[actix_web::test]
async fn no_stream_says_what_its_listener_may_not_read() {
    let site = Site::new();
    let chief = two_events(&site).await;
    site.state.desk.store().set_public(1, true).expect("written");
    let boards = Some(Boards { first: 2, last: 2 });
    let viewer = guest(&site, Role::Viewer, None, "Gus").await;
    let of_boards = guest(&site, Role::Arbiter, boards, "Ike").await;
    let nobody = site.stranger();
    let secrets = [BIRTH, REMARK, PAID, INCIDENT, OTHER_BIRTH, OTHER_REMARK]
        .map(str::to_owned)
        .into_iter()
        .chain([code(&site, 1)]);
    let secrets: Vec<String> = secrets.collect();
    let mut events = 0;
    for (who, listener) in
        [("the chief", &chief), ("a viewer", &viewer), ("of a board", &of_boards), ("nobody", &nobody)]
    {
        for path in ["/t/1/live?after=0", "/p/1/live?after=0", "/t/2/live?after=0", "/p/2/live?after=0"] {
            let page = listener.beginning_of_stream(path).await;
            let is_other = path.contains("/2/");
            assert!(!is_other || page.status != StatusCode::OK, "{who}: {path} is open");
            assert!(who != "nobody" || !path.starts_with("/t/") || page.status != StatusCode::OK, "{path} is open");
            events += page.body.matches("event:").count();
            for secret in &secrets {
                assert!(!page.body.contains(secret), "{who}: {path} says {secret}: {}", page.body);
            }
        }
    }
    assert!(events > 4, "only {events} events were told");
}

#[actix_web::test]
async fn no_backup_holds_a_key_a_token_or_who_was_forgotten() {
    let site = Site::new();
    let chief = two_events(&site).await;
    let (desk, folder) = (&site.state.desk, tempfile::TempDir::new().expect("a folder"));
    let store = desk.store();
    let account = store.account_named("Ana").expect("readable").expect("there");
    let secret = new_secret();
    desk.begin_second_factor(account.id, &secret, 0).expect("written");
    let file = store.database().file().expect("a file");
    let key = std::fs::read(file.with_file_name("test.sqlite-key")).expect("the hall's key");
    let seal = std::fs::read(file.with_file_name("keys").join("seal.key")).expect("the sealing key");
    let cookie = chief.cookie.split_once('=').expect("a value").1.to_owned();
    let token = desk.make_token(1, "script", Role::Arbiter).expect("made");
    let link = desk.make_link(None).expect("made");
    let pair = desk.make_pair().expect("made");
    let backup = desk.make_backup(folder.path(), now()).expect("made");
    let holds = |backup: &std::path::Path, secret: &[u8]| {
        let octets = std::fs::read(backup).expect("readable");
        octets.windows(secret.len()).any(|window| window == secret)
    };
    for secret in
        [secret.as_bytes(), &key, &seal, cookie.as_bytes(), token.as_bytes(), link.as_bytes(), pair.as_bytes()]
    {
        assert!(!holds(&backup, secret), "{}", String::from_utf8_lossy(secret));
    }
    // Four players have the same secrets; with the last of them they go, also from the pages that SQLite does not use any more.
    assert!(
        holds(&backup, BIRTH_IN_JSON.as_bytes()) && holds(&backup, REMARK.as_bytes()),
        "the search proves something"
    );
    std::fs::remove_file(&backup).expect("removed");
    let actor = crate::desk::actor(desk, "Olga");
    for player in 0..4 {
        assert!(desk.forget_player(1, PlayerId(player), &actor, Some("asked")).expect("written"));
    }
    let backup = desk.make_backup(folder.path(), now()).expect("made");
    for secret in [BIRTH_IN_JSON, REMARK] {
        assert!(!holds(&backup, secret.as_bytes()), "{secret} is still in it");
    }
}

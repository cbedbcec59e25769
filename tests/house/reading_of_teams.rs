//! The walk of `reading` through an event of teams: what is private of its players, and the keys of its captains.

use crate::reading::{BIRTH, BIRTH_IN_JSON, BIRTH_IN_TRF, Home, Kind, Secret, guest, proves_something, walked};
use crate::site::Site;
use actix_web::http::StatusCode;
use sonneborn::tournament::access::{DataClass, Reader};
use sonneborn::tournament::role::Role;
use sonneborn::tournament::scope::Boards;

#[actix_web::test]
async fn no_answer_of_an_event_of_teams_holds_what_its_reader_may_not_read() {
    let site = Site::new();
    let root = site.browser("Root").await;
    let chief = site.browser("Ana").await;
    let made = [("name", "Team Cup"), ("system", "team-swiss"), ("rounds", "3"), ("boards", "2")];
    assert_eq!(chief.post("/new", &made).await.status, StatusCode::SEE_OTHER);
    let people = ["Adams, A;2400", "Aker, B;2300", "Aune, C;2200", "Blanc, A;2350", "Boyer, B;2250", "Brun, C;2150"];
    let rows = people.iter().zip(["Bergen", "Bergen", "Bergen", "Lyon", "Lyon", "Lyon"]);
    let rows: String = rows.map(|(player, club)| format!("{player};NOR;{club};{BIRTH}\n")).collect();
    let list = format!("Name;Rating;Fed;Club;Birthday\n{rows}");
    let listed = chief.post_file("/t/1/players/import", &[("do", "add")], ("teams.csv", list.as_bytes())).await;
    assert_eq!(listed.status, StatusCode::SEE_OTHER, "{}", listed.body);
    for path in ["/rounds/1/pair", "/rounds/1/publish"] {
        let done = chief.post(&format!("/t/1{path}"), &[]).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{path}: {}", done.body);
    }
    // The page that makes a link shows it once.
    let linked = chief.post("/t/1/teams/links", &[("team", "0")]).await;
    assert!(linked.body.contains("/captain/1/0/"), "{} {}", linked.status, linked.body);
    let journal = site.state.desk.live(1).expect("readable").expect("there").journal();
    let key = journal.state().teams[0].captain_key.clone().expect("a key");
    let viewer = site.browser("Vi").await;
    let store = site.state.desk.store();
    let account = store.account_named("Vi").expect("readable").expect("there");
    store.set_role(1, account.id, Some(Role::Viewer), 1).expect("written");
    store.set_public(1, true).expect("written");
    let boards = Some(Boards { first: 1, last: 2 });
    let looks = guest(&site, Role::Viewer, None, "Gus").await;
    let (of_boards, nobody) = (guest(&site, Role::Arbiter, boards, "Ike").await, site.stranger());
    let kinds: [Kind<'_>; 6] = [
        ("the administrator", &root, Some(Reader::Administrator)),
        ("the chief", &chief, Some(Reader::ChiefArbiter)),
        ("a viewer", &viewer, Some(Reader::Viewer)),
        ("a guest who looks", &looks, Some(Reader::GuestViewer)),
        ("a guest of two boards", &of_boards, Some(Reader::OfBoards)),
        ("nobody", &nobody, None),
    ];
    let secret = |class, words: &str| Secret { class, home: Home::Here, words: words.to_owned() };
    let secrets = [
        secret(DataClass::Persons, BIRTH),
        secret(DataClass::Persons, BIRTH_IN_TRF),
        secret(DataClass::Persons, BIRTH_IN_JSON),
        secret(DataClass::Journal, &key),
    ];
    let (opened, told) = walked(&kinds, &["1"], &secrets).await;
    assert!(opened > 300, "the walk reaches nothing: {opened} pages");
    proves_something(&secrets, &told);
}

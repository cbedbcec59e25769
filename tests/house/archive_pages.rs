//! Events put away and taken out, rating lists deleted and taken back, and what waits on the home of an event.

use crate::site::Site;
use actix_web::http::StatusCode;

#[actix_web::test]
async fn an_archived_event_leaves_the_list_and_stays_readable() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let event = chief.new_tournament("Old Cup").await;
    assert!(chief.get("/").await.body.contains("Old Cup"));
    assert!(chief.post(&format!("{event}/privacy/archive"), &[("archive", "yes")]).await.status.is_redirection());
    let home = chief.get("/").await.body;
    assert!(!home.contains("Old Cup") && home.contains("Archived events (1)"), "{home}");
    assert!(chief.get("/?archived=yes").await.body.contains("Old Cup"));
    assert_eq!(chief.get(&event).await.status, 200);
    assert!(chief.post(&format!("{event}/privacy/archive"), &[]).await.status.is_redirection());
    assert!(chief.get("/").await.body.contains("Old Cup"));
    let other = site.browser("Bo").await;
    assert!(other.post(&format!("{event}/privacy/archive"), &[("archive", "yes")]).await.status.is_client_error());
}

#[actix_web::test]
async fn a_deleted_rating_list_can_be_taken_back() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("list.csv");
    std::fs::write(&file, "Name,FIDE ID,Rating,Fed\n\"Olsen, Per\",1503014,2840,NOR\n").expect("written");
    let named = sonneborn::desk::rating_lists::named("Club 2026-11");
    let imported = site.state.desk.import_rating_list(&file, &named, None, |_| {}).expect("imported");
    let id = imported.list.id.to_string();
    let page = chief.get("/rating-lists").await.body;
    assert!(page.contains("can be taken back for 30 days"), "{page}");
    assert!(chief.post("/rating-lists/delete", &[("list", &id)]).await.status.is_redirection());
    assert!(site.state.desk.store().rating_lists().expect("readable").is_empty());
    assert!(chief.get("/deleted").await.body.contains("Club 2026-11"));
    site.state.desk.delete_unused(sonneborn::desk::today()).expect("looked at");
    assert!(chief.post("/deleted", &[("list", &id)]).await.status.is_redirection());
    assert_eq!(site.state.desk.store().rating_lists().expect("readable").len(), 1);
    let block = site.state.desk.store().rating_list_block(imported.list.id).expect("readable");
    assert!(!block.is_empty(), "its players are there still");
}

#[actix_web::test]
async fn players_without_an_id_wait_on_the_home_of_an_event() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let id = crate::desk::event(&site.state.desk);
    let now = chief.get(&format!("/t/{id}")).await.body;
    assert!(now.contains("4 players have no FIDE ID") && now.contains(&format!("/t/{id}/list-check")), "{now}");
}

/// The line of Now that tells what FIDE would refuse and ask.
fn objections(now: &str) -> &str {
    now.split(['<', '>']).find(|text| text.contains("FIDE would")).expect("an event without arbiters and dates")
}

#[actix_web::test]
async fn what_is_not_played_yet_is_no_objection_and_adjourned_games_wait_by_board() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let id = crate::desk::event(&site.state.desk);
    let (now, results) = (format!("/t/{id}"), format!("/t/{id}/rounds/1/results"));
    let before = chief.get(&now).await.body;
    let adjourned = [("board", "1"), ("was", ""), ("now", "adj")];
    assert!(chief.post(&results, &adjourned).await.status.is_redirection());
    let waiting = chief.get(&now).await.body;
    assert!(waiting.contains("Adjourned in round 1: board 1"), "{waiting}");
    assert_eq!(objections(&waiting), objections(&before));
    assert!(chief.post(&results, &[("board", "2"), ("was", ""), ("now", "1-0")]).await.status.is_redirection());
    assert_eq!(objections(&chief.get(&now).await.body), objections(&before));
}

#[actix_web::test]
async fn a_festival_tells_what_waits_in_its_sections_and_who_is_around() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let id = crate::desk::event(&site.state.desk);
    let fields = [("name", "Open B"), ("system", "dutch-2026"), ("rate", "standard")];
    assert!(chief.post(&format!("/t/{id}/festival/add"), &fields).await.status.is_redirection());
    let adjourned = [("board", "1"), ("was", ""), ("now", "adj")];
    assert!(chief.post(&format!("/t/{id}/rounds/1/results"), &adjourned).await.status.is_redirection());
    let until = (chrono::Local::now() + chrono::TimeDelta::hours(5)).format("%Y-%m-%dT%H:%M").to_string();
    let link = [("role", "arbiter"), ("first", ""), ("last", ""), ("until", until.as_str()), ("uses", "2")];
    assert_eq!(chief.post(&format!("/t/{id}/people/invite"), &link).await.status, 200);
    let home = chief.get("/f/1").await.body;
    for told in ["Adjourned in round 1: board 1", "FIDE would", "1 link to join is open", "Backup"] {
        assert!(home.contains(told), "{told}: {home}");
    }
    // Nothing of that is a stranger's.
    site.state.desk.store().set_public(id, true).expect("written");
    let public = site.stranger().get("/f/1").await.body;
    assert!(!public.contains("Backup") && !public.contains("Adjourned in"), "{public}");
}

#[actix_web::test]
async fn an_undo_that_is_refused_is_no_success() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let id = crate::desk::event(&site.state.desk);
    let refused = chief.post(&format!("/t/{id}/journal/undo"), &[("seq", "999"), ("reason", "x")]).await;
    assert_eq!(refused.status, 409, "{}", refused.body);
    assert!(refused.body.contains("class=\"problem\"") && refused.body.contains("</table>"), "the journal itself");
}

/// Two of one tournament look alike, and what is typed into one is missing in the other.
#[actix_web::test]
async fn a_tournament_that_is_here_already_is_made_again_only_when_that_is_said() {
    let site = Site::new();
    site.browser("Root").await;
    let (chief, other) = (site.browser("Ana").await, site.browser("Olga").await);
    chief.new_tournament("Hall Cup").await;
    let file = chief.get("/t/1/tournament.json").await.bytes;
    let asked = chief.post_file("/import", &[("do", "look")], ("hall.json", &file)).await;
    assert!(asked.status == StatusCode::OK && asked.body.contains("already, as Hall Cup"), "{}", asked.body);
    assert_eq!(site.state.desk.store().tournaments().expect("readable").len(), 1);
    // Whoever may not see it is not told that it is there.
    let brought = other.post_file("/import", &[("do", "look")], ("hall.json", &file)).await;
    assert_eq!(brought.location, "/t/2", "{}", brought.body);
    let made = chief.post_file("/import", &[("do", "make")], ("hall.json", &file)).await;
    assert_eq!(made.location, "/t/3", "{}", made.body);
}

/// A tournament report file that comes again by a form of its own, under another name: it is asked about, and made where that is said.
#[actix_web::test]
async fn a_file_of_which_an_event_was_made_is_told_before_another_is_made_of_it() {
    let site = Site::new();
    site.browser("Root").await;
    let (chief, other) = (site.browser("Ana").await, site.browser("Olga").await);
    let file = std::fs::read(crate::common::root().join("tests/pairer/small.trf")).expect("a file");
    let look = || [("do", "look")];
    let first = chief.post_file("/import", &look(), ("cup.trf", &file)).await;
    assert!(first.status == StatusCode::OK && !first.body.contains("this very file"), "{}", first.body);
    let made = chief.post_file("/import", &[("do", "make"), ("confirmed", "yes")], ("cup.trf", &file)).await;
    assert_eq!(made.location, "/t/1", "{}", made.body);
    let again = chief.post_file("/import", &look(), ("renamed.trf", &file)).await;
    let name = site.state.desk.store().tournament(1).expect("readable").expect("there").name;
    assert!(again.body.contains("this very file already") && again.body.contains(&name), "{}", again.body);
    // Whoever may not see it is not told that it is there, and nobody is refused.
    let unseen = other.post_file("/import", &look(), ("cup.trf", &file)).await;
    assert!(unseen.status == StatusCode::OK && !unseen.body.contains("this very file"), "{}", unseen.body);
    let second = chief.post_file("/import", &[("do", "make"), ("confirmed", "yes")], ("cup.trf", &file)).await;
    assert_eq!(second.location, "/t/2", "{}", second.body);
    let changed = [&file[..], b"\n"].concat();
    let anew = chief.post_file("/import", &look(), ("cup.trf", &changed)).await;
    assert!(!anew.body.contains("this very file"), "another file is another event");
}

//! Questions 40 to 46: FIDE mode.

use crate::hall::{CONFIRMED, Hall, MARK, said};
use sonneborn::exchange::trf;
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::Act;
use sonneborn::tournament::ids::RoundNo;
use sonneborn::tournament::mode::Mode;

#[actix_web::test]
async fn q040_events_of_fides_systems_begin_in_fide_mode() {
    for system in ["dutch-2026", "dubov", "burstein", "team-swiss", "round-robin"] {
        let hall = Hall::of(&[("system", system), ("tie_breaks", "DE")], 0).await;
        assert_eq!(hall.state().mode(), Mode::Fide, "{system}");
    }
    for other in ["knockout", "by-hand"] {
        let hall = Hall::of(&[("system", other), ("tie_breaks", "")], 0).await;
        assert_eq!(hall.state().mode(), Mode::Free);
        assert!(hall.page("/players").await.contains("class=\"mark\">FIDE mode does not apply"), "{other}");
    }
    assert!(!Hall::with(0).await.page("/players").await.contains("FIDE mode does not apply"));
}

#[actix_web::test]
async fn q042_the_chief_arbiter_leaves_it_and_nobody_else() {
    let hall = Hall::with(4).await;
    let guest = hall.site.browser("Ivo").await;
    let id = hall.site.state.desk.store().account_named("Ivo").expect("readable").expect("there").id.to_string();
    hall.done("/members", &[("do", "role"), ("account", &id), ("role", "arbiter")]).await;
    let fields = [("round", "0"), ("confirmed_again", "yes")];
    let tried = guest.post("/t/1/settings/leave-fide-mode", &[&fields[..], &CONFIRMED].concat()).await;
    assert_eq!(tried.status, 403);
    assert_eq!(hall.state().mode(), Mode::Fide);
    hall.leave_fide_mode().await;
    assert_eq!(hall.state().mode(), Mode::Left(RoundNo(0)));
}

#[actix_web::test]
async fn q043_it_is_left_by_two_pages_and_a_reason() {
    let hall = Hall::with(4).await;
    hall.play(1).await;
    let leave = "/settings/leave-fide-mode";
    let round = ("round", "1");
    let first = hall.refused(leave, &[round, ("reason", "the hall closes")]).await;
    assert!(first.contains("after round 1") && !first.contains("confirmed_again"), "{first}");
    let second = hall.refused(leave, &[round, ("reason", "the hall closes"), ("confirmed", "yes")]).await;
    assert!(second.contains("Leave FIDE mode, once and for ever?") && second.contains("confirmed_again"), "{second}");
    hall.refused(leave, &[round, ("reason", " "), ("confirmed", "yes"), ("confirmed_again", "yes")]).await;
    hall.leave_fide_mode().await;
}

#[actix_web::test]
async fn q044_the_report_tells_when_it_was_left() {
    let hall = Hall::with(4).await;
    hall.play(1).await;
    assert!(!hall.report().await.contains("FIDE mode left"));
    hall.leave_fide_mode().await;
    let line = "### FIDE mode left @ Round 1: FIDE mode => not by FIDE's rules";
    assert!(hall.report().await.lines().any(|told| told == line));
}

/// Not by an undo, not by a file, not by another system and back.
#[actix_web::test]
async fn q045_it_is_never_entered_again() {
    let hall = Hall::with(4).await;
    hall.leave_fide_mode().await;
    let seq = hall.seq_of(|act| matches!(act, Act::LeaveFideMode(_)));
    let more = [("seq", seq.as_str()), ("confirmed_again", "yes")];
    hall.refused("/journal/undo", &[&more[..], &CONFIRMED].concat()).await;
    for system in ["knockout", "dutch-2026"] {
        hall.set(&[&[("system", system), ("tie_breaks", "")][..], &CONFIRMED].concat()).await;
        assert!(matches!(hall.state().mode(), Mode::Left(_)), "{system}");
    }
    let file = hall.report().await;
    let read = trf::read(file.as_bytes()).expect("our own file");
    assert_eq!(Tournament::of_import(&read.imported).mode(), Mode::Left(RoundNo(0)));
}

#[actix_web::test]
async fn q046_every_page_shows_that_it_was_left() {
    let hall = Hall::with(4).await;
    hall.site.state.desk.store().set_public(1, true).expect("written");
    let own = ["", "/players", "/standings", "/journal", "/settings", "/reports", "/papers", "/claims", "/members"];
    for left in [false, true] {
        for path in own {
            assert_eq!(hall.page(path).await.contains(MARK), left, "{path}");
        }
        for path in ["/p/1", "/p/1/standings", "/p/1/projector"] {
            let page = hall.site.stranger().get(path).await;
            assert_eq!(page.body.contains(MARK), left, "{path}: {}", said(&page.body));
        }
        if !left {
            hall.leave_fide_mode().await;
        }
    }
}

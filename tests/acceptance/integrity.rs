//! Questions 112 to 115 and 218 to 221: events that touch the integrity of pairings, and warnings that stay.

use crate::hall::{CONFIRMED, Hall, said};
use sonneborn::tournament::acts::{Act, EnterResult};

/// A round altered by hand, a result of the round before corrected, one corrected for ratings, a full-point bye.
async fn eventful() -> Hall {
    let hall = Hall::with(9).await;
    let bye = [("round", "2"), ("was", ""), ("now", "F")];
    hall.done("/players/8/bye", &[&bye[..], &CONFIRMED].concat()).await;
    hall.done("/rounds/1/pair", &[]).await;
    hall.done("/rounds/1/alter", &[&[("do", "colours"), ("board", "2")][..], &CONFIRMED].concat()).await;
    hall.done("/rounds/1/publish", &CONFIRMED).await;
    for board in hall.state().rounds[0].missing() {
        hall.enter(1, board, "1-0").await;
    }
    hall.publish(2).await;
    assert_eq!(hall.result(1, 1, "1-0", "½-½", &CONFIRMED).await.status, 303);
    let correction = [("round", "1"), ("board", "3"), ("was", ""), ("now", "0-1")];
    hall.done("/reports/corrections", &[&correction[..], &CONFIRMED].concat()).await;
    hall
}

#[actix_web::test]
async fn q112_all_of_them_are_in_the_journal() {
    let hall = eventful().await;
    let live = hall.site.state.desk.live(1).expect("readable").expect("there");
    let journal = live.journal();
    let count = |is_meant: fn(&Act) -> bool| journal.entries().filter(|entry| is_meant(&entry.act)).count();
    assert_eq!(count(|act| matches!(act, Act::AlterDraft(_))), 1);
    assert_eq!(count(|act| matches!(act, Act::CorrectForRating(_))), 1);
    assert_eq!(count(|act| matches!(act, Act::RequestBye(_))), 1);
    assert!(journal.entries().all(|entry| !entry.author.name.is_empty()));
    assert!(said(&hall.page("/journal").await).contains("the scoresheets"), "with their reasons");
}

#[actix_web::test]
async fn q113_each_is_told_in_the_report() {
    let report = eventful().await.report().await;
    for told in [
        "### MPA @ Round 1: ",
        "### Result correction @ Round 1: board 1 1-0 => ½-½",
        "### Rating-only correction @ Round 1: board 3 1-0 => 0-1",
        "### Full-point bye @ Round 2: - => 9",
    ] {
        assert!(report.contains(told), "{told}: {report}");
    }
}

/// With its consequences and a reason. That all others are so, `tournament::judge::levels` holds for the whole table.
#[actix_web::test]
async fn q115_each_is_asked_about_before() {
    let hall = Hall::with(9).await;
    let bye = hall.asked("/players/8/bye", &[("round", "2"), ("was", ""), ("now", "F")]).await;
    assert!(bye.contains("name=\"reason\""), "{bye}");
    hall.done("/rounds/1/pair", &[]).await;
    hall.done("/rounds/1/alter", &[&[("do", "colours"), ("board", "2")][..], &CONFIRMED].concat()).await;
    let publication = hall.asked("/rounds/1/publish", &[]).await;
    assert!(publication.contains("The engine has") && publication.contains("name=\"reason\""), "{publication}");
    for board in hall.state().rounds[0].missing() {
        hall.enter(1, board, "1-0").await;
    }
    hall.publish(2).await;
    let result = hall.result(1, 1, "1-0", "½-½", &[("confirmed", "yes")]).await;
    assert!(result.status == 409 && result.body.contains("name=\"reason\""), "{}", result.body);
    let correction = [("round", "1"), ("board", "3"), ("was", ""), ("now", "0-1")];
    let rating_only = hall.asked("/reports/corrections", &correction).await;
    assert!(rating_only.contains("name=\"reason\""), "{rating_only}");
}

/// By the journal; and what was taken back stays told.
#[actix_web::test]
async fn q114_each_is_undone_by_the_program() {
    let hall = eventful().await;
    let correction = hall.seq_of(|act| matches!(act, Act::CorrectForRating(_)));
    let result = hall.seq_of(|act| matches!(act, Act::EnterResult(EnterResult { was: Some(_), .. })));
    for seq in [&correction, &result] {
        hall.done("/journal/undo", &[&[("seq", seq.as_str())][..], &CONFIRMED].concat()).await;
    }
    assert_eq!(hall.state().rounds[0].games[0].result.map(|result| result.symbol()), Some("1-0"));
    hall.done("/rounds/2/unpublish", &CONFIRMED).await;
    hall.done("/rounds/2/discard", &CONFIRMED).await;
    let bye = hall.seq_of(|act| matches!(act, Act::RequestBye(_)));
    hall.done("/journal/undo", &[&[("seq", bye.as_str())][..], &CONFIRMED].concat()).await;
    assert!(hall.state().players[8].requested_byes.is_empty());
    let report = hall.report().await;
    assert!(report.contains("### Result correction @ Round 1: board 1 1-0 => ½-½"), "{report}");

    // A pairing by hand that nothing rests on yet.
    let hall = Hall::with(6).await;
    hall.done("/rounds/1/pair", &[]).await;
    let before = hall.seated(1, 1);
    hall.done("/rounds/1/alter", &[&[("do", "colours"), ("board", "1")][..], &CONFIRMED].concat()).await;
    let seq = hall.seq_of(|act| matches!(act, Act::AlterDraft(_)));
    hall.done("/journal/undo", &[&[("seq", seq.as_str())][..], &CONFIRMED].concat()).await;
    assert_eq!(hall.seated(1, 1), before);
}

/// What touches the integrity of pairings by its name; the rest of what happened, of which records show only the end, as it stood.
/// That no kind of act is forgotten, the compiler holds (`exchange::trf::story`).
#[actix_web::test]
async fn q217_the_file_tells_everything_that_happened() {
    let hall = eventful().await;
    hall.done("/rounds/2/unpublish", &CONFIRMED).await;
    hall.done("/rounds/2/publish", &CONFIRMED).await;
    hall.register("Late, L", "2455", "3").await;
    hall.done("/players/3/presence", &[&[("now", "withdraw"), ("round", "3")][..], &CONFIRMED].concat()).await;
    for board in hall.state().rounds[1].missing() {
        hall.enter(2, board, if board == 1 { "adj" } else { "1-0" }).await;
    }
    hall.done("/rounds/3/pair", &CONFIRMED).await;
    hall.done("/rounds/3/publish", &CONFIRMED).await;
    let drawn = hall.result(2, 1, "adj", "½-½", &CONFIRMED).await;
    assert_eq!(drawn.status, 303, "{}", said(&drawn.body));
    let report = hall.report().await;
    for told in [
        "### MPA @ Round 1: ",
        "### Result correction @ Round 1: ",
        "### Rating-only correction @ Round 1: ",
        "### Full-point bye @ Round 2: ",
        "### Publication taken back @ Round 2: ",
        "Late, L",
        "withdrew from round 3 on",
        "Round 2, board 1: – → adj",
        "Round 2, board 1: adj → ½-½",
    ] {
        assert!(report.lines().any(|line| line.starts_with("###") && line.contains(told)), "{told}: {report}");
    }
}

/// Made-up fields and cookies switch nothing off.
const OFF: [(&str, &str); 4] = [("warnings", "off"), ("level", "0"), ("ask", "no"), ("quiet", "on")];

#[actix_web::test]
async fn q218_what_must_be_seen_is_always_shown() {
    let mut hall = Hall::with(5).await;
    hall.ana.cookie += "; warnings=off";
    let asked =
        hall.refused("/players/0/bye", &[&[("round", "1"), ("was", ""), ("now", "F")][..], &OFF].concat()).await;
    assert!(asked.contains("deprecates"), "{asked}");
    let settings = said(&hall.page("/settings").await).to_lowercase();
    assert!(!settings.contains("name=\"warn") && !settings.contains("confirmation"), "no setting for it");
}

#[actix_web::test]
async fn q219_what_must_be_confirmed_is_always_asked() {
    let hall = Hall::with(5).await;
    hall.done("/players/0/bye", &[("round", "1"), ("was", ""), ("now", "H")]).await;
    let asked =
        hall.refused("/players/0/bye", &[&[("round", "2"), ("was", ""), ("now", "H")][..], &OFF].concat()).await;
    assert!(asked.contains("name=\"reason\""), "{asked}");
}

#[actix_web::test]
async fn q220_leaving_fide_mode_is_always_asked_twice() {
    let hall = Hall::with(4).await;
    let fields = [&[("round", "0")][..], &OFF].concat();
    hall.refused("/settings/leave-fide-mode", &fields).await;
    hall.refused("/settings/leave-fide-mode", &[&fields[..], &CONFIRMED].concat()).await;
}

/// One confirmation is never enough, whatever comes with it.
#[actix_web::test]
async fn q221_level_4_does_not_become_level_3() {
    let hall = Hall::with(4).await;
    let fields = [("round", "0"), ("level", "3")];
    let second = hall.refused("/settings/leave-fide-mode", &[&fields[..], &CONFIRMED].concat()).await;
    assert!(second.contains("confirmed_again"), "{second}");
    hall.refused("/settings/leave-fide-mode", &[&fields[..], &[("confirmed_again", "yes")]].concat()).await;
}

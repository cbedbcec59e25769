//! The players of a board sat the other way round: the desk asks once, in the board's row, and takes it back like a result.

use crate::desk::Hall;
use crate::site::Page;
use actix_web::http::StatusCode;
use sonneborn::tournament::ids::PlayerId;

impl Hall {
    /// What the desk's script asks of board 1.
    async fn asks(&self, act: &str, fields: &[(&str, &str)]) -> Page {
        self.chief.post_by_script(&format!("/t/1/rounds/1/{act}"), fields).await
    }

    async fn turns(&self, fields: &[(&str, &str)]) -> Page {
        self.asks("colours", &[&[("board", "1"), ("white", "0"), ("black", "2")], fields].concat()).await
    }

    fn white(&self) -> PlayerId {
        let journal = self.site.state.desk.live(1).expect("readable").expect("there").journal();
        journal.state().rounds[0].game(1).expect("a board").white
    }
}

#[actix_web::test]
async fn it_is_asked_once_with_what_the_rules_want_and_taken_back_by_one_key() {
    let hall = Hall::open().await;
    let before = hall.acts();
    let asked = hall.turns(&[("look", "yes")]).await;
    assert_eq!(asked.status, StatusCode::OK, "{}", asked.body);
    for told in ["Kovač, Ivo had White and Olsen, Per Black?", "\"needs_reason\":true", "Turn the colours of board 1"]
    {
        assert!(asked.body.contains(told), "{told}: {}", asked.body);
    }
    assert_eq!((hall.acts(), hall.white()), (before, PlayerId(0)), "looking changes nothing");
    // One answer, and no page of questions after it.
    let done = hall.turns(&[("confirmed", "yes"), ("reason", "the slip"), ("key", "a")]).await;
    assert_eq!((done.status, done.body), (StatusCode::OK, format!("{{\"seq\":{}}}", before + 1)));
    assert_eq!(hall.white(), PlayerId(2));
    // The same press again is the same act.
    let again = hall.turns(&[("confirmed", "yes"), ("reason", "the slip"), ("key", "a")]).await;
    assert_eq!((again.status, hall.acts()), (StatusCode::OK, before + 1), "{}", again.body);

    // Taking it back is asked with a reason like the turning, once, about the board it is of.
    let asked = hall.asks("own-last", &[]).await;
    for told in ["\"board\":1", "\"needs_reason\":true", "Turn the colours of board 1"] {
        assert!(asked.body.contains(told), "{told}: {}", asked.body);
    }
    let seq = (before + 1).to_string();
    let back = [("seq", seq.as_str()), ("confirmed", "yes"), ("reason", "it was right")];
    let done = hall.asks("own-last", &back).await;
    assert!(done.body.contains("Taken back") && done.body.contains("\"turned\":true"), "{}", done.body);
    assert_eq!(hall.white(), PlayerId(0));
}

#[actix_web::test]
async fn outside_of_fide_mode_no_reason_is_wanted_and_without_scripts_a_page_asks() {
    let hall = Hall::open().await;
    let asked = hall.chief.post("/t/1/rounds/1/colours", &[("board", "1")]).await;
    assert!(asked.status == StatusCode::CONFLICT && asked.body.contains("name=\"reason\""), "{}", asked.body);
    let leaving = [("round", "1"), ("reason", "club"), ("confirmed", "yes"), ("confirmed_again", "yes")];
    let left = hall.chief.post("/t/1/settings/leave-fide-mode", &leaving).await;
    assert_eq!(left.status, StatusCode::SEE_OTHER, "{}", left.body);
    let asked = hall.turns(&[("look", "yes")]).await;
    assert!(asked.body.contains("had White and") && asked.body.contains("\"needs_reason\":false"), "{}", asked.body);
    assert!(hall.turns(&[("confirmed", "yes")]).await.body.contains("seq"));
    let back = hall.asks("own-last", &[]).await;
    assert!(back.body.contains("Taken back"), "{}", back.body);
    assert_eq!(hall.white(), PlayerId(0));
}

#[actix_web::test]
async fn others_who_sit_there_by_now_are_not_turned() {
    let hall = Hall::open().await;
    let before = hall.acts();
    let other = [("board", "1"), ("white", "3"), ("black", "1"), ("confirmed", "yes"), ("reason", "the slip")];
    let refused = hall.asks("colours", &other).await;
    assert!(refused.body.contains("refused"), "{}", refused.body);
    assert_eq!(hall.acts(), before);
}

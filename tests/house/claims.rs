//! The claim desk over HTTP: a claim examined, ruled on, printed; a whole round looked through.

use crate::desk::event_of;
use crate::site::{Browser, Page, Site};
use actix_web::http::StatusCode;
use sonneborn::tournament::ids::RoundNo;
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::regulations::Agreement;

/// Boards 1 and 2 are the first against the third, the fourth against the second.
const PLAYERS: [&str; 4] = ["Fischer, Robert", "Olsen, Per", "Petrosian, Tigran", "王小明"];

/// The desk of a board as an arbiter has it before them.
pub struct AtTheDesk {
    pub site: Site,
    chief: Browser,
    pub id: i64,
    pub uri: String,
}

impl AtTheDesk {
    pub async fn open() -> AtTheDesk {
        let site = Site::new();
        let chief = site.browser("chief").await;
        let id = event_of(&site.state.desk, "chief", PLAYERS);
        AtTheDesk { site, chief, id, uri: format!("/t/{id}/claims/1/1") }
    }

    pub async fn get(&self, uri: &str) -> Page {
        self.chief.get(uri).await
    }

    /// A page as a reader of this language sees it.
    pub async fn get_in(&self, lang: &str, uri: &str) -> Page {
        let mut reader = self.chief.at(self.site.state.clone());
        reader.cookie.push_str(&format!("; lang={lang}"));
        reader.get(uri).await
    }

    /// Sends a form; one of a claim with the fields that the desk's form has when it opens.
    pub async fn post(&self, uri: &str, fields: &[(&str, &str)]) -> Page {
        let mut form = fields.to_vec();
        if fields.iter().any(|(name, _)| *name == "claim") {
            let opened = [("laws", "2023"), ("pace", "standard")];
            form.extend(opened.into_iter().filter(|(name, _)| fields.iter().all(|(given, _)| given != name)));
        }
        self.chief.post(uri, &form).await
    }

    /// What the desk answers to a form of board 1, to a reader of this language.
    pub async fn asks_in(&self, lang: &str, fields: &[(&str, &str)]) -> String {
        let mut reader = self.chief.at(self.site.state.clone());
        reader.cookie.push_str(&format!("; lang={lang}"));
        reader.post(&self.uri, &[fields, &[("laws", "2023"), ("pace", "standard")]].concat()).await.body
    }

    /// What the desk answers to a form of board 1.
    pub async fn asks(&self, fields: &[(&str, &str)]) -> String {
        self.post(&self.uri, fields).await.body
    }
}

const FISCHER_PETROSIAN: &str = "[White \"Robert Fischer\"]\n[Black \"Petrosian, T\"]\n[Result \"*\"]\n\n\
    1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *\n";

#[actix_web::test]
async fn a_claim_is_examined_ruled_on_and_printed() {
    let desk = AtTheDesk::open().await;

    let page = desk.get(&desk.uri).await.body;
    assert!(page.contains("Threefold repetition") && page.contains("Fischer, Robert"));

    let claim = [
        ("claim", "threefold"),
        ("by", "white"),
        ("laws", "2023"),
        ("pace", "standard"),
        ("record", FISCHER_PETROSIAN),
    ];
    let page = desk.asks(&claim).await;
    assert!(page.contains("This record ends after 4...Ng8.") && page.contains("name=\"checked\""), "{page}");
    assert!(!page.contains("<option value=\"confirmed\""), "nothing is proposed: {page}");
    let claim = [&claim[..], &[("checked", "on")]].concat();
    let page = desk.asks(&claim).await;
    assert!(page.contains("Threefold repetition: Right"), "{page}");
    assert!(page.contains("article 9.2.2 (9.2.3)"));
    assert_eq!(page.matches("<svg class=\"diagram\"").count(), 4, "the game's end and the position three times");
    assert!(
        page.contains("the position on the board stands for at least the third time"),
        "the article in our own words"
    );

    let mut ruling = claim.to_vec();
    ruling.extend([("step", "rule"), ("decision", "confirmed"), ("was", ""), ("now", GameResult::Draw.symbol())]);
    let recorded = desk.post(&desk.uri, &ruling).await;
    assert_eq!(recorded.status, StatusCode::SEE_OTHER);
    let sheet = recorded.location;
    let page = desk.get(&sheet).await.body;
    assert!(page.contains("confirmed as proposed") && page.contains("time 3"));
    let paper = desk.get(&format!("{sheet}.pdf?lang=zh-Hant")).await;
    assert_eq!(paper.status, StatusCode::OK);
    assert_eq!(paper.content_type, "application/pdf");
    let tournament = desk.site.state.desk.live(desk.id).expect("readable").expect("there").journal();
    assert_eq!(
        tournament.state().round(RoundNo(1)).expect("paired").game(1).expect("a game").result,
        Some(GameResult::Draw)
    );
    assert_eq!(tournament.state().rulings.len(), 1);

    let again = desk.post(&desk.uri, &ruling).await;
    assert_eq!(again.status, StatusCode::OK, "somebody else has changed the result: the desk says so");
    let page = desk.get(&format!("/t/{}/claims", desk.id)).await.body;
    assert!(page.contains("Threefold repetition"));
}

#[actix_web::test]
async fn an_illegal_move_is_counted_and_the_second_one_loses() {
    let desk = AtTheDesk::open().await;
    let claim = [
        ("claim", "illegal"),
        ("by", "black"),
        ("announced", "Nd2"),
        ("laws", "2023"),
        ("pace", "standard"),
        ("white_clock", "1:00:00"),
        ("black_clock", "0:30:00"),
        ("record", "1. e4 e5"),
        ("checked", "on"),
    ];
    let page = desk.asks(&claim).await;
    assert!(page.contains("Clocks to set: White 1:00:00, Black 0:32:00."), "{page}");
    let mut ruling = claim.to_vec();
    ruling.extend([("step", "rule"), ("decision", "confirmed"), ("was", ""), ("now", "")]);
    assert_eq!(desk.post(&desk.uri, &ruling).await.status, StatusCode::SEE_OTHER);
    let page = desk.get(&desk.uri).await.body;
    assert!(page.contains("White 1, Black 0"), "{page}");
    let page = desk.asks(&claim).await;
    assert!(page.contains("Result: Black wins, 0-1."), "{page}");
}

/// The value of a page's button.
fn button<'a>(page: &'a str, name: &str) -> &'a str {
    let (_, value) = page.split_once(&format!("<button name=\"{name}\" value=\"")).expect("a button");
    value.split('"').next().unwrap_or_default()
}

#[actix_web::test]
async fn a_whole_round_is_matched_and_bad_input_is_kept() {
    let desk = AtTheDesk::open().await;
    let id = desk.id;
    let uri = format!("/t/{id}/claims/round/1");
    let games = format!("{FISCHER_PETROSIAN}\n[White \"Per Olsen\"]\n[Black \"王小明\"]\n\n1. e4 Ke7 *\n");
    let page = desk.post(&uri, &[("record", &games)]).await.body;
    assert!(page.contains("Threefold repetition (White): after 4...Ng8"), "{page}");
    assert!(page.contains("colours the other way round"));
    let live = desk.site.state.desk.live(id).expect("readable").expect("there");
    let kept = desk.site.state.desk.store().game(id, live.journal().state(), 1, 1);
    let kept = kept.expect("readable").expect("the game is kept with its board");
    assert!(kept.contains("4. Ng1 Ng8"), "{kept}");
    assert!(page.contains("Games kept with their boards: 2"), "{page}");
    assert!(page.contains("Ke7"), "the illegal move is named");
    assert!(page.contains("value=\"illegal white 1 \""), "White may claim it: {page}");
    let chosen = [("prefill", "threefold white 5 "), ("record", FISCHER_PETROSIAN)];
    let page = desk.post(&format!("/t/{id}/claims/1/1"), &chosen).await.body;
    assert!(page.contains("This record ends after 4...Ng8."), "{page}");

    // A record that somebody kept is named before the file's takes its place, and once more where another one came meanwhile.
    let record = || {
        let kept = desk.site.state.desk.store().game(id, live.journal().state(), 1, 1);
        kept.expect("readable").expect("kept")
    };
    let other = games.replace("4. Ng1 Ng8", "4. Ng1 Nh5");
    let page = desk.post(&uri, &[("record", &other)]).await.body;
    assert!(page.contains("Another record is kept with these boards") && page.contains(">Board 1</a>"), "{page}");
    assert!(!page.contains(">Board 2</a>") && page.contains("Games kept with their boards: 1"), "{page}");
    assert!(record().contains("4. Ng1 Ng8"));
    let seen = button(&page, "replaces");
    let third = games.replace("4. Ng1 Ng8", "4. Ng1 d5");
    let page = desk.post(&uri, &[("record", &third), ("replaces", seen)]).await.body;
    assert!(record().contains("Ng1 d5") && !page.contains(">Board 1</a>"), "{page}");
    let page = desk.post(&uri, &[("record", &other), ("replaces", seen)]).await.body;
    assert!(record().contains("Ng1 d5") && page.contains(">Board 1</a>"), "not that one: {page}");

    let desk_uri = format!("/t/{id}/claims/1/2");
    let claim = [("claim", "touched"), ("by", "black"), ("record", "1. e4 e5"), ("squares", "z9")];
    let page = desk.post(&desk_uri, &claim).await.body;
    assert!(page.contains("Write the touched squares in their order") && page.contains("value=\"z9\""));
    assert_eq!(desk.site.stranger().get(&desk_uri).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(desk.get(&format!("/t/{id}/claims/1/9")).await.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn moves_are_typed_taken_back_and_read_from_a_file() {
    let desk = AtTheDesk::open().await;
    let page = desk.get(&desk.uri).await.body;
    assert!(page.contains("<option value=\"Nf3\">"), "the legal moves are offered");

    let typed = [("record", ""), ("next", "e4 e5"), ("step", "add"), ("white_clock", "0:04:11")];
    let page = desk.asks(&typed).await;
    assert!(page.contains(">1.e4 e5</textarea>") && page.contains("after 1...e5"), "{page}");
    assert!(page.contains("value=\"0:04:11\"") && !page.contains("id=\"answer\""));
    let illegal = [("record", "1.e4 e5"), ("next", "Ke3"), ("step", "add")];
    let page = desk.asks(&illegal).await;
    assert!(
        page.contains("2.Ke3 is illegal") && page.contains("value=\"Ke3\"") && page.contains(">1.e4 e5<"),
        "{page}"
    );
    let back = [("record", "1.e4 e5"), ("step", "back")];
    let page = desk.asks(&back).await;
    assert!(page.contains(">1.e4</textarea>"), "{page}");

    let games = format!("[White \"Per Olsen\"]\n[Black \"Wälti\"]\n\n1. d4 *\n\n{FISCHER_PETROSIAN}");
    let typed = [("claim", "flag"), ("squares", "e1")];
    let file = ("round.pgn", games.as_bytes());
    let page = desk.chief.post_file(&format!("{}/file", desk.uri), &typed, file).await.body;
    assert!(page.contains("Petrosian, T") && !page.contains("Per Olsen&#34;"), "the board's own game: {page}");
    assert!(page.contains("value=\"flag\" checked") && page.contains("value=\"e1\""), "what was typed stays");
}

#[actix_web::test]
async fn clock_times_are_shown_and_an_impossible_one_is_named() {
    let desk = AtTheDesk::open().await;
    let record = "[TimeControl \"5400+30\"]\n\n1. e4 {[%clk 1:30:10]} e5 {[%clk 1:30:20]} 2. Nf3 {[%clk 1:45:00]} *";
    let claim = [("claim", "threefold"), ("by", "black"), ("record", record), ("checked", "on")];
    // Black's clock has run since the record told of it.
    let page = desk.asks(&claim).await;
    assert!(page.contains("White gets 0:02:00 more.") && !page.contains("Clocks at the claim"), "{page}");
    let page = desk.asks(&[&claim[..], &[("white_clock", "1:44:59")]].concat()).await;
    assert!(page.contains("Give the time on Black’s clock, too"), "{page}");
    let page = desk.asks(&[&claim[..], &[("black_clock", "1:28:20")]].concat()).await;
    assert!(
        page.contains("Clocks at the claim: White 1:45:00 (1 h 45 min 0 s), Black 1:28:20 (1 h 28 min 20 s)."),
        "{page}"
    );
    assert!(page.contains("After 2.Nf3 the clock shows 1:45:00; the time control allows 1:30:40 at most."), "{page}");
    assert!(page.contains("Clocks to set: White 1:47:00, Black 1:28:20."), "a wrong claim costs two minutes: {page}");
}

#[actix_web::test]
async fn what_the_record_does_not_prove_is_not_decided() {
    let desk = AtTheDesk::open().await;

    let own = [("claim", "illegal"), ("by", "white"), ("record", "1. e4 e5 2. Nd5")];
    let page = desk.asks(&own).await;
    assert!(page.contains("Illegal move: Not decided: ask who claims, and whose move it was"), "{page}");
    assert!(page.contains("<option value=\"choose\">") && !page.contains("<option value=\"confirmed\""), "{page}");
    let mut ruling = own.to_vec();
    ruling.extend([("step", "rule"), ("decision", "confirmed"), ("was", ""), ("now", "")]);
    let page = desk.asks(&ruling).await;
    assert!(page.contains("Nothing is proposed that could be confirmed"), "{page}");
    let mut ruling = own.to_vec();
    ruling.extend([("step", "rule"), ("decision", "altered"), ("reason", "agreed"), ("was", ""), ("now", "choose")]);
    let page = desk.asks(&ruling).await;
    assert!(page.contains("Choose the result"), "{page}");

    for (record, to_do) in [
        ("1. e4 e5\n2. Sf3", "mend line 2"),
        ("1. e4 e5 2. Ngl", "mend line 1"),
        ("1. e4 ed 2. Nf3", "mend line 1"),
        ("1. е4 e5", "mend line 1"),
        ("1. e4 e5\n\n3. Nf3", "mend line 3"),
    ] {
        let claim = [("claim", "threefold"), ("by", "white"), ("record", record)];
        let page = desk.asks(&claim).await;
        assert!(page.contains(&format!("Threefold repetition: Not decided: {to_do}")), "{record}: {page}");
        assert!(!page.contains(" gets 0:0"), "no penalty is proposed: {page}");
    }

    let german = [("claim", "threefold"), ("by", "white"), ("record", "1. Sf3 Sf6 2. Sg1 Sg8 3. Sf3 Sf6 4. Sgl Sg8")];
    let page = desk.asks(&german).await;
    assert!(page.contains("Not decided: mend line 1") && page.contains("as Nf3 (piece letters: de"), "{page}");
    assert!(page.contains("Take these readings into the record (8)"), "{page}");
    let mut taken = german.to_vec();
    taken.push(("step", "mend"));
    let page = desk.asks(&taken).await;
    assert!(page.contains(">1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8</textarea>"), "{page}");
    assert!(page.contains("This record ends after 4...Ng8."), "{page}");
    taken[2] = ("record", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8");
    taken[3] = ("checked", "on");
    let page = desk.asks(&taken).await;
    assert!(page.contains("Threefold repetition: Right"), "{page}");

    let slip = [("claim", "threefold"), ("by", "white"), ("record", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Nd5")];
    let page = desk.asks(&slip).await;
    assert!(page.contains("If 4...Ng8 was played and not 4...Nd5"), "{page}");
    let mut compared = slip.to_vec();
    compared.push(("checked", "on"));
    let page = desk.asks(&compared).await;
    assert!(page.contains("Threefold repetition: Wrong") && page.contains("Black gets 0:02:00 more."), "{page}");

    let clock = [
        ("claim", "threefold"),
        ("by", "white"),
        ("record", "1. e4"),
        ("white_clock", "1:05"),
        ("black_clock", "0:10:00"),
    ];
    let page = desk.asks(&clock).await;
    assert!(page.contains("may be 1:05:00 or 0:01:05"), "{page}");
}

#[actix_web::test]
async fn an_illegal_move_that_stood_is_put_on_the_board_by_one_press() {
    let desk = AtTheDesk::open().await;
    let record = "1. Nb1d5 Nf6 2. Rb1 Ng8 3. Ra1 Nf6 4. Rb1 Ng8 5. Ra1 Nf6 6. Rb1 Ng8";
    let claim = [("claim", "threefold"), ("by", "white"), ("pace", "rapid"), ("record", record)];
    let page = desk.asks(&claim).await;
    assert!(page.contains("Not decided: mend line 1") && page.contains("“Nb1d5” was played so and stood"), "{page}");
    let mut stood = claim.to_vec();
    stood.push(("step", "stood"));
    let page = desk.asks(&stood).await;
    assert!(page.contains("1. Nb1d5 {[%stood]} Nf6"), "the record keeps it: {page}");
    assert!(page.contains("This record ends after 6...Ng8.") && page.contains("it was played and stood"), "{page}");
    let record = record.replacen("Nb1d5", "Nb1d5 {[%stood]}", 1);
    let standard = [("claim", "threefold"), ("by", "white"), ("record", record.as_str())];
    let page = desk.asks(&standard).await;
    assert!(page.contains("Not decided: rule on the illegal move first"), "{page}");
}

#[actix_web::test]
async fn the_desk_takes_what_the_event_announced() {
    let desk = AtTheDesk::open().await;
    let settings = format!("/t/{}/settings", desk.id);
    let play = [
        ("group", "play"),
        ("rate", "rapid"),
        ("laws", "2023"),
        ("default_minutes", "15"),
        ("full_supervision", "on"),
        ("agreement", "from"),
        ("agreement_move", "30"),
        ("quickplay_announced", "on"),
        ("device_penalty", "a warning at first"),
        ("reason", "as announced"),
        ("confirmed", "yes"),
    ];
    let saved = desk.post(&settings, &play).await;
    assert!(saved.status.is_redirection(), "{}", saved.body);
    let announced = desk
        .site
        .state
        .desk
        .live(desk.id)
        .expect("readable")
        .expect("there")
        .journal()
        .state()
        .regulations
        .announced
        .clone();
    assert_eq!(announced.agreement, Agreement::FromMove(30));
    assert!(announced.full_supervision && announced.quickplay && announced.device_penalty == "a warning at first");

    let page = desk.get(&desk.uri).await.body;
    for field in ["supervised\" checked", "quickplay_announced\" checked", "lesser_device_penalty\" checked"] {
        assert!(page.contains(field), "{field}: {page}");
    }
    assert!(page.contains("name=\"from_move\" inputmode=\"numeric\" value=\"30\""), "{page}");
    assert!(page.contains("name=\"default_minutes\" inputmode=\"numeric\" value=\"15\""), "{page}");
    for wrong in [[("agreement", "from"), ("agreement_move", "")], [("agreement", "sometimes"), ("agreement_move", "")]]
    {
        let mut fields = vec![("group", "play"), ("rate", "rapid"), ("laws", "2023"), ("default_minutes", "15")];
        fields.extend(wrong);
        let refused = desk.post(&settings, &fields).await;
        assert!(!refused.status.is_redirection(), "{wrong:?}");
    }
}

/// The figures of a kind of claim in the statistics: rulings, right, wrong, undecided, otherwise.
fn figures(page: &str, claim: &str) -> Option<Vec<u32>> {
    let table = page.split("of-rulings").nth(1)?.split("</table>").next()?;
    let row = table.split(&format!("<td>{claim}</td>")).nth(1)?.split("</tr>").next()?;
    row.split("<td class=\"number\">").skip(1).map(|cell| cell.split('<').next()?.trim().parse().ok()).collect()
}

#[actix_web::test]
async fn rulings_are_counted_by_what_was_claimed_and_found() {
    let desk = AtTheDesk::open().await;
    let statistics = format!("/t/{}/reports/statistics", desk.id);
    assert!(!desk.get(&statistics).await.body.contains("of-rulings"));
    let claim =
        |claim: &'static str, record: &'static str, decision: &'static str, was: &'static str, now: &'static str| {
            [
                ("claim", claim),
                ("by", "white"),
                ("laws", "2023"),
                ("pace", "standard"),
                ("record", record),
                ("checked", "on"),
                ("step", "rule"),
                ("decision", decision),
                ("was", was),
                ("now", now),
                ("reason", "heard both"),
                ("confirmed", "on"),
            ]
        };
    let draw = GameResult::Draw.symbol();
    // Not proven and dismissed, wrong and confirmed, wrong and ruled otherwise, right and confirmed.
    for fields in [
        claim("threefold", "1. e4 Qx9 2. d4", "dismissed", "", ""),
        claim("threefold", "1. e4 e5", "confirmed", "", ""),
        claim("fifty", "1. e4 e5", "altered", "", ""),
        claim("threefold", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8", "confirmed", "", draw),
    ] {
        let ruled = desk.post(&desk.uri, &fields).await;
        assert_eq!(ruled.status, StatusCode::SEE_OTHER, "{}", ruled.body);
    }
    let page = desk.get(&statistics).await.body;
    assert_eq!(figures(&page, "Threefold repetition"), Some(vec![3, 1, 1, 1, 1]), "{page}");
    assert_eq!(figures(&page, "Fifty moves"), Some(vec![1, 0, 1, 0, 1]), "{page}");
    assert_eq!(figures(&page, "Illegal move"), None);
    // The sheet of what was not decided says what was in doubt.
    let journal = desk.site.state.desk.live(desk.id).expect("readable").expect("there").journal();
    let first = journal.state().rulings[0].seq;
    let sheet = desk.get(&format!("/t/{}/claims/ruling/{first}", desk.id)).await.body;
    assert!(sheet.contains("Not decided") && sheet.contains("class=\"doubts\"") && sheet.contains("Qx9"), "{sheet}");
    // A ruling that is taken back is counted no more.
    let last = journal.state().rulings[3].seq.to_string();
    let undo = [("seq", last.as_str()), ("reason", "wrong board"), ("confirmed", "yes")];
    desk.post(&format!("/t/{}/journal/undo", desk.id), &undo).await;
    let page = desk.get(&statistics).await.body;
    assert_eq!(figures(&page, "Threefold repetition"), Some(vec![2, 0, 1, 1, 1]), "{page}");
}

#[actix_web::test]
async fn a_game_is_reconstructed_from_both_sheets() {
    let desk = AtTheDesk::open().await;
    let sheets = [
        ("claim", "threefold"),
        ("by", "white"),
        ("record", "1. e4 e5 2. Nf3 Nc6"),
        ("other", "1. e4 e5 2. Nc3 Nc6 3. a3"),
    ];
    let asked = desk.post(&desk.uri, &[&sheets[..], &[("step", "compare")]].concat()).await.body;
    assert!(asked.contains("rebuild-first") && asked.contains("both sheets") && asked.contains("(8.6)"), "{asked}");
    let decided = desk.post(&desk.uri, &[&sheets[..], &[("step", "rebuild-second")]].concat()).await.body;
    let so_far = "1.e4 e5 2.Nc3 {1: Nf3 2: Nc3} 2...Nc6 3.a3 {1: – 2: a3}";
    assert!(decided.contains(so_far) && decided.contains("the other sheet"), "{decided}");
    let used = [&sheets[..], &[("rebuilt", so_far), ("step", "rebuild-use")]].concat();
    let used = desk.post(&desk.uri, &used).await.body;
    assert!(used.contains(&format!(">{so_far}</textarea>")) && !used.contains("id=\"compared\""), "{used}");
    let wrong = [&sheets[..], &[("rebuilt_move", "Ke5"), ("step", "rebuild-typed")]].concat();
    assert!(desk.post(&desk.uri, &wrong).await.body.contains("is no legal move there"));
}

//! Incidents, appeals and sealed moves from outside: noted by a deputy, shown to the next arbiter, decided by the chief arbiter.

use crate::site::{Browser, Page, Site};
use actix_web::http::StatusCode;
use sonneborn::desk::{Actor, Attempt, Live};
use sonneborn::store::tournament::Role;
use sonneborn::tournament::acts::{
    Act, ChangeRegulations, DraftRound, EnterResult, NumberPlayers, PublishRound, RegisterPlayers, Rule,
};
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::player::PlayerData;
use sonneborn::tournament::round::{PairedBy, Seating};
use std::sync::Arc;

struct Hall {
    site: Site,
    chief: Browser,
    deputy: Browser,
    live: Arc<Live>,
}

impl Hall {
    /// Four players, two rounds: board 1 of round 2 has one player of board 1 of round 1.
    async fn new() -> Hall {
        let site = Site::new();
        let chief = site.browser("Ana").await;
        let deputy = site.browser("Deputy").await;
        let address = chief.new_tournament("Hall Cup").await;
        let id = address.rsplit('/').next().and_then(|id| id.parse().ok()).expect("an event's address");
        let store = site.state.desk.store();
        let account = store.accounts().expect("readable").into_iter().find(|account| account.name == "Deputy");
        store.set_role(id, account.expect("made").id, Some(Role::Arbiter), 1).expect("given");
        let live = site.state.desk.live(id).expect("readable").expect("the event is there");
        let hall = Hall { site, chief, deputy, live };
        let player = |name: &str| PlayerData { name: name.into(), ..PlayerData::default() };
        let players = ["Adams, A", "Brown, B", "Clark, C", "Dahl, D"].map(player).to_vec();
        hall.does(Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: String::new() }));
        hall.does(Act::NumberPlayers(NumberPlayers { order: (0..4).map(PlayerId).collect() }));
        hall.round(1, [(0, 1), (2, 3)]);
        hall
    }

    fn round(&self, number: u16, pairs: [(u32, u32); 2]) {
        let round = RoundNo(number);
        let seat = |(board, (white, black)): (u16, (u32, u32))| Seating {
            board,
            white: PlayerId(white),
            black: PlayerId(black),
        };
        let games = (1..).zip(pairs).map(seat).collect();
        self.does(Act::DraftRound(DraftRound {
            round,
            games,
            byes: Vec::new(),
            paired_by: PairedBy::Engine,
            engine: vec![],
        }));
        self.does(Act::PublishRound(PublishRound { round, compared: None }));
    }

    fn does(&self, act: Act) -> u64 {
        let attempt = Attempt { confirmed: true, reason: Some("test".into()), ..Attempt::of(act) };
        self.site.state.desk.perform(self.live.id, &Actor::default(), &attempt).expect("done").seq
    }

    fn result(&self, round: u16, board: u16, now: GameResult) {
        self.does(Act::EnterResult(EnterResult {
            round: RoundNo(round),
            board,
            was: None,
            now: Some(now),
            players: None,
        }));
    }

    fn path(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.live.id)
    }

    async fn notes(&self, browser: &Browser, fields: [(&str, &str); 5]) -> Page {
        browser.post(&self.path("/incidents"), &[&[("round", "1"), ("board", "1")], &fields[..]].concat()).await
    }
}

const PHONE: [(&str, &str); 5] =
    [("side", "white"), ("cause", "device"), ("measure", "warning"), ("minutes", ""), ("note", "rang")];

#[actix_web::test]
async fn an_incident_is_shown_to_the_next_arbiter_counted_and_taken_back_with_a_reason() {
    let hall = Hall::new().await;
    assert_eq!(hall.notes(&hall.deputy, PHONE).await.status, StatusCode::SEE_OTHER);
    let distracted =
        [("side", "white"), ("cause", "distraction"), ("measure", "time_to_opponent"), ("minutes", "2"), ("note", "")];
    assert_eq!(hall.notes(&hall.deputy, distracted).await.status, StatusCode::SEE_OTHER);
    hall.result(1, 1, GameResult::Draw);
    hall.result(1, 2, GameResult::Draw);
    hall.round(2, [(2, 0), (3, 1)]);
    let desk = hall.chief.get(&hall.path("/claims/2/1")).await.body;
    assert!(desk.contains("Adams, A: Electronic device ×1, Distracting the opponent ×1; warning ×1"), "{desk}");
    assert!(!hall.chief.get(&hall.path("/claims/2/2")).await.body.contains("Electronic device ×1"));
    let page = hall.chief.get(&hall.path("/incidents")).await.body;
    assert!(page.contains("time to the opponent, 2 min, article 12.9.2") && page.contains("article 11.3.2"), "{page}");
    let report = hall.chief.get(&hall.path("/reports/statistics")).await.body;
    assert!(report.contains("of-incidents") && report.contains("Electronic device, article 11.3.2"), "{report}");
    let dossier = hall.chief.get(&hall.path("/dossier.json?round=1&board=1")).await.body;
    assert!(dossier.contains("note_incident"), "{dossier}");
    // Taken back with a reason, and told for ever.
    let seq = hall.live.journal().state().incidents[0].seq.to_string();
    let asked = hall.deputy.post(&hall.path("/journal/undo"), &[("seq", &seq), ("confirmed", "yes")]).await;
    assert_eq!(hall.live.journal().state().incidents.len(), 2, "{}", asked.body);
    hall.deputy
        .post(&hall.path("/journal/undo"), &[("seq", &seq), ("reason", "wrong board"), ("confirmed", "yes")])
        .await;
    assert_eq!(hall.live.journal().state().incidents.len(), 1);
    assert!(hall.chief.get(&hall.path("/journal")).await.body.contains("wrong board"));
}

#[actix_web::test]
async fn what_cannot_be_meant_is_refused() {
    let hall = Hall::new().await;
    for (field, wrong) in [("side", "both"), ("cause", "gum"), ("measure", "whip"), ("minutes", "700")] {
        let mut fields = PHONE;
        fields.iter_mut().find(|(name, _)| *name == field).expect("a field").1 = wrong;
        let page = hall.notes(&hall.chief, fields).await;
        assert_eq!(page.status, StatusCode::BAD_REQUEST, "{field}: {}", page.body);
    }
    let nobody = [("round", "1"), ("board", "9"), ("side", "white"), ("cause", "late"), ("measure", "noted")];
    let none = hall.chief.post(&hall.path("/incidents"), &nobody).await;
    assert_eq!(none.status, StatusCode::BAD_REQUEST);
    assert!(none.body.contains("Round 1 has no board 9"), "{}", none.body);
    assert!(hall.live.journal().state().incidents.is_empty());
    // What was typed stands in the forms again, beside what is wrong with it.
    let mut typed =
        [("side", "black"), ("cause", "device"), ("measure", "warning"), ("minutes", "2"), ("note", "rang twice")];
    let typed_wrong = [&typed[..], &[("round", "1"), ("board", "9")]].concat();
    let page = hall.chief.post(&hall.path("/incidents"), &typed_wrong).await.body;
    for kept in
        ["value=\"rang twice\"", "value=\"device\" selected", "value=\"warning\" selected", "value=\"black\" selected"]
    {
        assert!(page.contains(kept), "{kept}: {page}");
    }
    typed[3].1 = "two";
    assert!(hall.notes(&hall.chief, typed).await.body.contains("value=\"two\""));
    let lost = [("round", "1"), ("board", "1"), ("side", "black"), ("ruling", "2"), ("about", "the long story")];
    let page = hall.chief.post(&hall.path("/incidents/appeals"), &lost).await;
    assert_eq!(page.status, StatusCode::CONFLICT, "{}", page.body);
    assert!(page.body.contains("value=\"the long story\""), "{}", page.body);
    assert_eq!(hall.site.stranger().get(&hall.path("/incidents")).await.status, StatusCode::UNAUTHORIZED);
}

#[actix_web::test]
async fn an_appeal_is_lodged_by_a_deputy_and_decided_once_by_the_chief_arbiter() {
    let hall = Hall::new().await;
    let lodge = [("round", "1"), ("board", "1"), ("side", "black"), ("ruling", ""), ("about", "the draw was refused")];
    assert_eq!(hall.deputy.post(&hall.path("/incidents/appeals"), &lodge).await.status, StatusCode::SEE_OTHER);
    let appeal = hall.live.journal().state().appeals[0].seq;
    let (heard, decision) = (
        hall.path(&format!("/incidents/appeals/{appeal}/heard")),
        hall.path(&format!("/incidents/appeals/{appeal}/decision")),
    );
    let (who, how) =
        ([("heard", "both players")], [("outcome", "upheld_in_part"), ("reasons", "the clock had stopped")]);
    hall.deputy.post(&decision, &how).await;
    assert!(hall.live.journal().state().appeals[0].decided.is_none(), "a deputy decides no appeal");
    hall.chief.post(&heard, &who).await;
    hall.chief.post(&decision, &how).await;
    let page = hall.chief.get(&hall.path("/incidents")).await.body;
    assert!(page.contains("upheld in part: the clock had stopped") && page.contains("both players"), "{page}");
    hall.chief.post(&decision, &[("outcome", "dismissed"), ("reasons", "no")]).await;
    let kept = hall.live.journal().state().appeals[0].decided.clone().expect("decided");
    assert_eq!(kept.said.1, "the clock had stopped");
    // What rests on it stands in the way of taking it back; a deputy takes back nothing of the decision.
    let undo = |seq: u64| [("seq", seq.to_string()), ("reason", "x".to_string()), ("confirmed", "yes".to_string())];
    for seq in [appeal, kept.seq] {
        let fields = undo(seq);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        hall.deputy.post(&hall.path("/journal/undo"), &fields).await;
        assert!(hall.live.journal().state().appeals[0].decided.is_some(), "{seq}");
    }
    // A ruling that is none is no ground.
    let mut wrong = lodge;
    wrong[3].1 = "2";
    hall.chief.post(&hall.path("/incidents/appeals"), &wrong).await;
    assert_eq!(hall.live.journal().state().appeals.len(), 1);
}

#[actix_web::test]
async fn the_deadline_of_an_appeal_runs_from_the_ruling() {
    let hall = Hall::new().await;
    let mut regulations = hall.live.journal().state().regulations.clone();
    let was = Box::new(regulations.clone());
    regulations.announced.appeal_minutes = 30;
    hall.does(Act::ChangeRegulations(ChangeRegulations { was, now: Box::new(regulations) }));
    let ruling = Box::default();
    let seq = hall
        .does(Act::Rule(Rule { round: RoundNo(1), board: 1, ruling, was: None, now: None, players: None }))
        .to_string();
    let offered = hall.chief.get(&hall.path("/incidents")).await.body;
    assert!(offered.contains(&format!("<option value=\"{seq}\">Round 1, board 1: ")), "{offered}");
    let lodge = [("round", "1"), ("board", "1"), ("side", "white"), ("ruling", seq.as_str()), ("about", "the ruling")];
    hall.deputy.post(&hall.path("/incidents/appeals"), &lodge).await;
    let page = hall.chief.get(&hall.path("/incidents")).await.body;
    assert!(page.contains("in time, until"), "{page}");
    assert!(hall.chief.get(&hall.path("/settings")).await.body.contains("name=\"appeal_minutes\" value=\"30\""));
}

#[actix_web::test]
async fn a_sealed_moves_envelope_is_kept_and_two_arbiters_do_not_overwrite_each_other() {
    let hall = Hall::new().await;
    hall.result(1, 1, GameResult::Adjourned);
    let page = hall.chief.get(&hall.path("/incidents")).await.body;
    assert!(page.contains("Adams, A – Brown, B"), "{page}");
    let form = |number: &'static str, position: &'static str| {
        [
            ("round", "1"),
            ("board", "1"),
            ("white_id", "0"),
            ("black_id", "1"),
            ("side", "black"),
            ("number", number),
            ("position", position),
            ("white_clock", "1:52"),
            ("resumption", "tomorrow 9:00"),
        ]
    };
    let path = hall.path("/incidents/envelope");
    let wrong = hall.chief.post(&path, &form("41", "8/8/8/8 w")).await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST, "{}", wrong.body);
    let mut neither = form("41", "");
    neither[4].1 = "red";
    assert_eq!(hall.chief.post(&path, &neither).await.status, StatusCode::BAD_REQUEST);
    let seen = hall.live.journal().state().seq.to_string();
    hall.deputy.post(&path, &form("41", "8/5k2/8/8/8/4P3/4K3/8 b - - 0 41")).await;
    let mut stale = form("42", "").to_vec();
    stale.push(("seen", &seen));
    hall.chief.post(&path, &stale).await;
    let kept = hall.live.journal().state().envelope(RoundNo(1), 1).cloned().expect("kept");
    assert_eq!((kept.number, kept.white_sealed, kept.white_clock.as_str()), (41, false, "1:52"));
    hall.chief.post(&path, &[&form("41", "")[..], &[("step", "back")]].concat()).await;
    assert!(hall.live.journal().state().envelopes.is_empty());
}

#[actix_web::test]
async fn incidents_and_envelopes_are_papers_for_arbiters() {
    let hall = Hall::new().await;
    hall.notes(&hall.deputy, PHONE).await;
    hall.result(1, 2, GameResult::Adjourned);
    for path in
        ["/incidents.pdf", "/incidents.pdf?round=1&lang=zh-Hans", "/incidents/envelope-1-2.pdf", "/reports/it3.pdf"]
    {
        let paper = hall.deputy.get(&hall.path(path)).await;
        assert_eq!((paper.status, paper.content_type.as_str()), (StatusCode::OK, "application/pdf"), "{path}");
    }
    for path in ["/incidents.pdf?round=9", "/incidents/envelope-1-9.pdf", "/incidents/envelope-7-1.pdf"] {
        assert_eq!(hall.deputy.get(&hall.path(path)).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let viewer = hall.site.browser("Viewer").await;
    let store = hall.site.state.desk.store();
    let account = store.accounts().expect("readable").into_iter().find(|account| account.name == "Viewer");
    store.set_role(hall.live.id, account.expect("made").id, Some(Role::Viewer), 1).expect("given");
    for path in ["/incidents.pdf", "/incidents/envelope-1-2.pdf"] {
        assert_eq!(viewer.get(&hall.path(path)).await.status, StatusCode::FORBIDDEN, "{path}");
    }
    let noted_at = hall.live.journal().state().incidents[0].at;
    assert!(noted_at > chrono::DateTime::UNIX_EPOCH, "the time of the act, at once");
    let page = hall.deputy.get(&hall.path("/incidents?round=1&board=1")).await.body;
    assert!(page.contains("□ Adams, A") && page.contains("envelope-1-2.pdf"), "{page}");
}

#[actix_web::test]
async fn a_complaint_is_an_incident_with_its_paper() {
    let hall = Hall::new().await;
    let on_board = [("round", "1"), ("board", "1"), ("side", "black"), ("cause", "complaint"), ("measure", "noted")];
    let says = [("complained_by", "Captain of Blue"), ("seen_what", "a phone in the corridor"), ("confirmed", "yes")];
    // Half of one is none, and what was typed comes back.
    let half = hall.chief.post(&hall.path("/incidents"), &[&on_board[..], &says[..1]].concat()).await;
    assert_eq!(half.status, StatusCode::CONFLICT, "{}", half.body);
    assert!(half.body.contains("Captain of Blue") && half.body.contains("what was seen"), "{}", half.body);
    let whole = [&on_board[..], &says[..]].concat();
    assert_eq!(hall.deputy.post(&hall.path("/incidents"), &whole).await.status, StatusCode::SEE_OTHER);
    let noted = hall.live.journal().state().incidents[0].clone();
    assert_eq!(noted.incident.player, PlayerId(1));
    let page = hall.chief.get(&hall.path("/incidents")).await.body;
    let paper = hall.path(&format!("/incidents/complaint-{}.pdf", noted.seq));
    assert!(page.contains(&paper) && page.contains("In-tournament complaint"), "{page}");
    for path in [paper, hall.path("/incidents/complaint.pdf"), hall.path("/incidents/complaint.pdf?lang=zh-Hans")] {
        let sheet = hall.deputy.get(&path).await;
        assert!(sheet.status == StatusCode::OK && sheet.bytes.starts_with(b"%PDF"), "{path}: {}", sheet.body);
    }
    assert_eq!(hall.chief.get(&hall.path("/incidents/complaint-1.pdf")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(hall.site.stranger().get(&hall.path("/incidents/complaint.pdf")).await.status, StatusCode::UNAUTHORIZED);
    // What another kind of incident has no place for.
    let other = [&on_board[..3], &[("cause", "late"), ("measure", "noted")], &says[..]].concat();
    assert_eq!(hall.chief.post(&hall.path("/incidents"), &other).await.status, StatusCode::CONFLICT);
}

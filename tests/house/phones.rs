//! What players do on their phones, attacked from outside: wrong codes, other people's games, stale pages, twice at once, after the
//! arbiter, after the round, too often; and that nothing of it is possible before the chief arbiter switches it on.

use crate::hall::Hall;
use crate::site::{Browser, Page};
use actix_web::http::StatusCode;
use sonneborn::desk::limits::Limit;
use sonneborn::tournament::acts::{Act, ChangeDetails};
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::{Bye, GameResult};

/// Everything switched on; sign-up is tried apart.
const ON: [(&str, &str); 3] = [("results", "on"), ("byes", "asked"), ("hours", "1")];

/// An event of so many players with a family and a given name each.
async fn named(players: usize) -> Hall {
    let hall = Hall::empty().await;
    for index in 0..players {
        hall.register(&format!("Player{index:02}, Ada"), &(2400 - 20 * index).to_string(), "1").await;
    }
    hall
}

impl Hall {
    /// Round 1 is out, and players may report.
    async fn playing(players: usize) -> Hall {
        let hall = named(players).await;
        hall.pair(1).await;
        hall.done("/phones", &ON).await;
        hall
    }

    fn result(&self, board: u16) -> Option<GameResult> {
        self.state().rounds[0].game(board).expect("a board").result
    }

    /// White and Black of a board of round 1.
    fn seats(&self, board: u16) -> [PlayerId; 2] {
        self.state().rounds[0].game(board).expect("a board").players()
    }

    /// The phone of a player, by their slip.
    async fn phone(&self, player: PlayerId) -> Browser {
        let code = self.site.state.desk.player_code(1, player).expect("readable");
        let mut phone = self.site.stranger();
        let page = phone.get(&format!("/p/1/me/{}-{}", &code[..4], code[4..].to_lowercase())).await;
        assert_eq!((page.status, page.location.as_str()), (StatusCode::SEE_OTHER, "/p/1/me"), "{}", page.body);
        phone.cookie = page.cookies.join("; ");
        phone
    }

    async fn report(&self, phone: &Browser, board: u16, how: &str) -> Page {
        let [white, black] = self.seats(board).map(|player| player.0.to_string());
        let board = board.to_string();
        let form = [("round", "1"), ("board", &board), ("white", &white), ("black", &black), ("how", how)];
        phone.post("/p/1/me/result", &form).await
    }

    /// The authors of the acts of a kind, in order.
    fn authors(&self, is_meant: impl Fn(&Act) -> bool) -> Vec<String> {
        let journal = self.site.state.desk.live(1).expect("readable").expect("there").journal();
        journal.entries().filter(|entry| is_meant(&entry.act)).map(|entry| entry.author.name.clone()).collect()
    }
}

#[actix_web::test]
async fn what_both_report_is_entered_in_their_names() {
    let hall = Hall::playing(6).await;
    let [white, black] = hall.seats(1);
    let (one, mut other) = (hall.phone(white).await, hall.phone(black).await);
    other.cookie.push_str("; lang=zh-Hans");
    let page = one.get("/p/1/me").await.body;
    assert!(page.contains("I won") && page.contains("Board 1") && page.contains("class=\"w\">White"), "{page}");
    assert_eq!(hall.report(&one, 1, "won").await.status, StatusCode::SEE_OTHER);
    assert_eq!(hall.result(1), None, "one word is no result");
    assert!(one.get("/p/1/me").await.body.contains("You reported 1-0. It counts when"));
    assert!(!other.get("/p/1/me").await.body.contains("reported"), "what the other said is not told first");
    assert_eq!(hall.report(&other, 1, "lost").await.status, StatusCode::SEE_OTHER);
    assert_eq!(hall.result(1), Some(GameResult::WhiteWins));
    let said = crate::beside::said_at(&hall.chief.get("/t/1/rounds/1").await.body, 1);
    assert!(said.starts_with("phones "), "{said}");
    let state = hall.state();
    let name = |player| state.player(player).expect("there").data.name.clone();
    let number = |player| state.player(player).and_then(|player| player.tpn).expect("numbered");
    let entered = hall.authors(|act| matches!(act, Act::EnterResult(_)));
    assert_eq!(entered, [format!("by-phone: #{} + #{}", number(white), number(black))]);
    let reported = hall.authors(|act| matches!(act, Act::ReportResult(_)));
    assert_eq!(reported, [white, black].map(|player| format!("by-phone: #{}", number(player))));
    // Whatever language the phone spoke, each reader of the journal is told in their own.
    for (lang, told) in [("en", "By phone"), ("zh-Hans", "手机操作")] {
        let mut reader = hall.chief.at(hall.site.state.clone());
        reader.cookie.push_str(&format!("; lang={lang}"));
        let journal = reader.get("/t/1/journal").await.body;
        for player in [white, black] {
            assert!(journal.contains(&format!("{told} #{}", number(player))), "{lang}: {journal}");
        }
        assert!(!journal.contains("by-phone"), "{lang}");
    }
    let journal = hall.chief.get("/t/1/journal").await.body;
    assert!(journal.contains(&format!("{} reports 1-0", name(white))), "{journal}");
    // Whoever is forgotten is so as an author too.
    let gone = name(white);
    hall.site.state.desk.forget_player(1, white, &Default::default(), None).expect("written");
    assert!(!hall.chief.get("/t/1/journal").await.body.contains(&gone));
    assert!(!hall.chief.get("/t/1/tournament.json").await.body.contains(&gone));
}

#[actix_web::test]
async fn what_they_report_differently_rings_and_is_never_entered() {
    let hall = Hall::playing(6).await;
    let [white, black] = hall.seats(2);
    let (one, other) = (hall.phone(white).await, hall.phone(black).await);
    hall.report(&one, 2, "won").await;
    hall.report(&other, 2, "won").await;
    assert_eq!(hall.result(2), None);
    assert!(other.get("/p/1/me").await.body.contains("your opponent something else"));
    for page in ["/t/1", "/t/1/rounds/1", "/t/1/phones"] {
        let body = hall.chief.get(page).await.body;
        assert!(
            body.contains("1-0") && body.contains("0-1") && body.contains("/rounds/1#b2") || body.contains("#b2"),
            "{page}"
        );
    }
    assert!(hall.chief.get("/t/1").await.body.contains("board 2: White reports 1-0, Black 0-1"));
    // One of them thinks again.
    assert_eq!(hall.report(&other, 2, "lost").await.status, StatusCode::SEE_OTHER);
    assert_eq!(hall.result(2), Some(GameResult::WhiteWins));
    assert!(!hall.chief.get("/t/1").await.body.contains("White reports"));
}

#[actix_web::test]
async fn an_arbiters_result_is_never_touched_by_players() {
    let hall = Hall::playing(6).await;
    let [white, black] = hall.seats(1);
    let (one, other) = (hall.phone(white).await, hall.phone(black).await);
    hall.report(&one, 1, "won").await;
    let [w, b] = [white, black].map(|player| player.0.to_string());
    let draw = [("board", "1"), ("was", ""), ("now", "1/2-1/2"), ("white", w.as_str()), ("black", b.as_str())];
    let entered = hall.chief.post("/t/1/rounds/1/results", &draw).await;
    assert!(entered.status.is_success() || entered.status.is_redirection(), "{}", entered.body);
    assert_eq!(hall.result(1), Some(GameResult::Draw));
    let late = hall.report(&other, 1, "lost").await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.body.contains("The result of board 1 is entered"), "{}", late.body);
    assert_eq!(hall.result(1), Some(GameResult::Draw));
    // What the arbiter took back stays taken back, though both had said the same before.
    let [white, black] = hall.seats(2);
    let (one, other) = (hall.phone(white).await, hall.phone(black).await);
    hall.report(&one, 2, "drew").await;
    hall.report(&other, 2, "drew").await;
    let last = hall.state().seq;
    let undone = [("seq", last.to_string()), ("reason", "wrong board".into()), ("confirmed", "yes".into())];
    let undone: Vec<(&str, &str)> = undone.iter().map(|(name, value)| (*name, value.as_str())).collect();
    hall.done("/journal/undo", &undone).await;
    assert_eq!(hall.result(2), None);
    hall.report(&one, 2, "drew").await;
    assert_eq!(hall.result(2), None, "said again is not said anew");
    assert!(hall.chief.get("/t/1").await.body.contains("both report ½-½, not entered"));
}

#[actix_web::test]
async fn nobody_reports_without_the_code_for_others_or_from_an_older_page() {
    let hall = Hall::playing(6).await;
    let [white, black] = hall.seats(1);
    // Whoever only says who they are sees, and reports nothing.
    let mut known = hall.site.stranger();
    let page = known.post("/p/1/me", &[("player", &white.0.to_string())]).await;
    known.cookie = page.cookies.join("; ");
    let shown = known.get("/p/1/me").await.body;
    assert!(shown.contains("Board 1") && !shown.contains("I won"), "{shown}");
    assert_eq!(hall.report(&known, 1, "won").await.status, StatusCode::FORBIDDEN);
    known.cookie = format!("me={}; me_code=00000000", white.0);
    assert_eq!(hall.report(&known, 1, "won").await.status, StatusCode::FORBIDDEN);
    // Another board, other players, another round, no result at all.
    let phone = hall.phone(white).await;
    assert_eq!(hall.report(&phone, 2, "won").await.status, StatusCode::CONFLICT);
    let [w, b] = [white, black].map(|player| player.0.to_string());
    let turned = [("round", "1"), ("board", "1"), ("white", b.as_str()), ("black", w.as_str()), ("how", "won")];
    assert_eq!(phone.post("/p/1/me/result", &turned).await.status, StatusCode::CONFLICT);
    let next = [("round", "2"), ("board", "1"), ("white", w.as_str()), ("black", b.as_str()), ("how", "won")];
    assert_eq!(phone.post("/p/1/me/result", &next).await.status, StatusCode::CONFLICT);
    assert!(hall.report(&phone, 1, "1-0F").await.status.is_client_error());
    assert!(hall.state().reports.is_empty());
    // After the publication was taken back nothing that was said remains.
    hall.report(&phone, 1, "won").await;
    assert_eq!(hall.state().reports.len(), 1);
    hall.done("/rounds/1/unpublish", &[("confirmed", "yes"), ("reason", "a withdrawal")]).await;
    assert!(hall.state().reports.is_empty());
    assert_eq!(hall.report(&phone, 1, "won").await.status, StatusCode::CONFLICT);
}

#[actix_web::test]
async fn a_round_that_is_over_takes_no_reports() {
    let hall = Hall::playing(4).await;
    for board in 1..=2 {
        let [white, black] = hall.seats(board);
        let (one, other) = (hall.phone(white).await, hall.phone(black).await);
        hall.report(&one, board, "won").await;
        hall.report(&other, board, "lost").await;
    }
    hall.done("/rounds/2/pair", &[]).await;
    hall.done("/rounds/2/publish", &[]).await;
    let phone = hall.phone(hall.seats(1)[0]).await;
    let late = hall.report(&phone, 1, "drew").await;
    assert_eq!(late.status, StatusCode::CONFLICT, "{}", late.body);
    assert_eq!(hall.result(1), Some(GameResult::WhiteWins));
}

#[actix_web::test]
async fn two_who_report_at_once_enter_one_result() {
    let hall = Hall::playing(4).await;
    let [white, black] = hall.seats(1);
    let (one, other) = (hall.phone(white).await, hall.phone(black).await);
    let (first, second) = futures_util::future::join(hall.report(&one, 1, "lost"), hall.report(&other, 1, "won")).await;
    assert_eq!((first.status, second.status), (StatusCode::SEE_OTHER, StatusCode::SEE_OTHER));
    assert_eq!(hall.result(1), Some(GameResult::BlackWins));
    assert_eq!(hall.authors(|act| matches!(act, Act::EnterResult(_))).len(), 1);
}

#[actix_web::test]
async fn nothing_is_possible_until_it_is_switched_on_and_only_the_chief_switches() {
    let hall = named(4).await;
    hall.done("/rounds/1/pair", &[]).await;
    hall.done("/rounds/1/publish", &[]).await;
    let phone = hall.phone(hall.seats(1)[0]).await;
    assert!(!phone.get("/p/1/me").await.body.contains("I won"));
    assert_eq!(hall.report(&phone, 1, "won").await.status, StatusCode::CONFLICT);
    let bye = phone.post("/p/1/me/bye", &[("round", "2"), ("bye", "half")]).await;
    assert_eq!(bye.status, StatusCode::CONFLICT);
    let sign_up = hall.site.stranger().post("/p/1/sign-up", &[("name", "New, N")]).await;
    assert_eq!(sign_up.status, StatusCode::CONFLICT);
    let deputy = hall.site.browser("Ben").await;
    let account = hall.site.state.desk.store().accounts().expect("readable")[1].id;
    let role = Some(sonneborn::store::tournament::Role::Arbiter);
    hall.site.state.desk.store().set_role(1, account, role, 1).expect("written");
    assert_eq!(deputy.get("/t/1/phones").await.status, StatusCode::OK);
    // Codes that lead to a closed door are told of before they are handed out.
    let closed = "Not open to spectators yet";
    assert!(!hall.page("/t/1/phones").await.contains(closed));
    hall.site.state.desk.store().set_public(1, false).expect("written");
    for page in ["/t/1/phones", "/t/1/screens"] {
        assert!(hall.page(page).await.contains(closed), "{page}");
    }
    hall.site.state.desk.store().set_public(1, true).expect("written");
    assert!(!deputy.post("/t/1/phones", &ON).await.status.is_redirection());
    assert_eq!(deputy.post("/t/1/phones/codes", &[]).await.status, StatusCode::FORBIDDEN);
    assert!(!hall.state().public_side.results);
    // Codes that were made anew are other codes.
    hall.done("/phones", &ON).await;
    hall.done("/phones/codes", &[]).await;
    assert_eq!(hall.report(&phone, 1, "won").await.status, StatusCode::FORBIDDEN);
    // The phone forgets what is worth nothing, and does not try it with each page.
    let page = phone.get("/p/1/me").await;
    assert!(page.cookies.iter().any(|cookie| cookie == "me_code="), "{:?}", page.cookies);
}

#[actix_web::test]
async fn a_flood_is_slowed_down() {
    let hall = Hall::playing(4).await;
    let phone = hall.phone(hall.seats(1)[0]).await;
    let mut last = StatusCode::OK;
    for index in 0..30 {
        last = hall.report(&phone, 1, if index % 2 == 0 { "won" } else { "drew" }).await.status;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    let stranger = hall.site.stranger();
    let mut answers = Vec::new();
    // As many as a whole hall would not mistype.
    for index in 0..=Limit::WrongCodes.usual() + 1 {
        answers.push(stranger.post("/p/1/me", &[("code", &format!("ZZZZ-{index:04}"))]).await.status);
    }
    assert_eq!(answers[0], StatusCode::FORBIDDEN);
    assert_eq!(answers.last(), Some(&StatusCode::TOO_MANY_REQUESTS));
}

#[actix_web::test]
async fn byes_are_asked_for_decided_and_taken_by_the_events_rule() {
    let hall = Hall::playing(6).await;
    let player = hall.seats(1)[0];
    let phone = hall.phone(player).await;
    let asked = phone.post("/p/1/me/bye", &[("round", "2"), ("bye", "half")]).await;
    assert_eq!(asked.location, "/p/1/me?done=asked", "{}", asked.body);
    assert_eq!(hall.state().asked_byes.len(), 1);
    assert!(hall.chief.get("/t/1").await.body.contains("1 bye asked for"));
    // Not wanted any more, asked again, given.
    phone.post("/p/1/me/bye", &[("round", "2"), ("bye", "")]).await;
    assert!(hall.state().asked_byes.is_empty());
    phone.post("/p/1/me/bye", &[("round", "2"), ("bye", "half")]).await;
    hall.done("/phones/bye", &[("player", &player.0.to_string()), ("round", "2"), ("bye", "H")]).await;
    let state = hall.state();
    assert!(state.asked_byes.is_empty());
    assert_eq!(state.player(player).expect("there").requested_byes.get(&RoundNo(2)), Some(&Bye::HalfPoint));
    // Taken at once within the rule; what is more waits for the arbiter.
    hall.done("/phones", &[("results", "on"), ("byes", "taken"), ("hours", "1")]).await;
    let other = hall.seats(2)[0];
    let phone = hall.phone(other).await;
    let taken = phone.post("/p/1/me/bye", &[("round", "3"), ("bye", "half")]).await;
    assert_eq!(taken.location, "/p/1/me?done=taken", "{}", taken.body);
    let more = phone.post("/p/1/me/bye", &[("round", "4"), ("bye", "half")]).await;
    assert_eq!(more.location, "/p/1/me?done=asked", "{}", more.body);
    assert_eq!(phone.post("/p/1/me/bye", &[("round", "1"), ("bye", "zero")]).await.status, StatusCode::CONFLICT);
    assert_eq!(phone.post("/p/1/me/bye", &[("round", "2"), ("bye", "full")]).await.status, StatusCode::BAD_REQUEST);
    // Refused.
    hall.done("/phones/bye", &[("player", &other.0.to_string()), ("round", "4"), ("bye", "")]).await;
    assert!(hall.state().asked_byes.is_empty());
}

#[actix_web::test]
async fn a_phone_asks_for_a_bye_in_one_line_and_is_told_nothing_of_the_end() {
    let hall = Hall::playing(6).await;
    let phone = hall.phone(hall.seats(1)[0]).await;
    let page = phone.get("/p/1/me").await.body;
    assert_eq!(page.matches("value=\"half\"").count(), 1, "{page}");
    assert!(!page.contains("Not final"), "nothing of it could be: {page}");
    phone.post("/p/1/me/bye", &[("round", "3"), ("bye", "half")]).await;
    let page = phone.get("/p/1/me").await.body;
    assert!(!page.contains("<option value=\"3\"") && page.contains("<option value=\"2\""), "{page}");
}

#[actix_web::test]
async fn lists_of_rounds_are_no_tabs_before_there_is_a_round() {
    let hall = named(4).await;
    let (stranger, tab) = (hall.site.stranger(), "href=\"/p/1/standings\"");
    assert!(!stranger.get("/p/1").await.body.contains(tab));
    // Who has kept the address finds the page, and its tab.
    assert!(stranger.get("/p/1/standings").await.body.contains(tab));
    hall.pair(1).await;
    assert!(stranger.get("/p/1").await.body.contains(tab));
}

#[actix_web::test]
async fn a_players_form_says_at_the_field_what_is_wrong() {
    let hall = named(2).await;
    for (field, typed) in [("federation", "Austria"), ("k", "many")] {
        let form = [("name", "Ada"), (field, typed)];
        let page = hall.chief.post("/t/1/players/0/edit", &form).await.body;
        let (_, at) = page.split_once(&format!("value=\"{typed}\"")).unwrap_or_else(|| panic!("{page}"));
        assert!(at.split("</label>").next().is_some_and(|field| field.contains("cannot be read")), "{page}");
        assert!(!page.contains("class=\"problem\""), "{page}");
    }
}

#[actix_web::test]
async fn two_reports_that_differ_stand_in_the_row_of_the_desk() {
    let hall = Hall::playing(4).await;
    let [white, black] = hall.seats(1);
    hall.report(&hall.phone(white).await, 1, "won").await;
    assert!(!hall.page("/t/1/rounds/1").await.contains("≠"));
    hall.report(&hall.phone(black).await, 1, "drew").await;
    let desk = hall.page("/t/1/rounds/1").await;
    assert!(desk.contains("1-0 ≠ ½-½"), "{desk}");
    // Who hears the page is told which table it is.
    assert!(desk.contains("id=\"boards\" aria-label=\"Round 1 of"), "{desk}");
    assert!(hall.page("/t/1/standings").await.contains("id=\"standings\" aria-label=\"Standings\""));
}

#[actix_web::test]
async fn a_page_says_once_that_what_it_sent_was_saved() {
    let hall = named(2).await;
    let saved = "id=\"saved\"";
    for (page, form) in [("/t/1/phones", &ON[..]), ("/t/1/members", &[("do", "public"), ("public", "on")])] {
        assert!(!hall.page(page).await.contains(saved), "{page}");
        let sent = hall.chief.post(page, form).await;
        assert!(hall.page(&sent.location).await.contains(saved), "{page}");
    }
    let refused = hall.chief.post("/t/1/phones?saved=yes", &[("byes", "no"), ("sites", "no site")]).await;
    assert!(!refused.body.contains(saved), "{}", refused.body);
}

#[actix_web::test]
async fn what_is_wrong_with_the_phones_stands_at_its_field_and_no_unknown_code_is_a_no() {
    let hall = named(2).await;
    hall.done("/phones", &ON).await;
    let wrong = [("byes", "always"), ("hours", "soon"), ("places", "none"), ("sites", "no site")];
    let refused = hall.chief.post("/t/1/phones", &wrong).await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    for (field, value) in wrong {
        let (_, rest) = refused.body.split_once(&format!("name=\"{field}\"")).expect(field);
        let own = rest.split("</label>").next().unwrap_or_default();
        assert!(own.contains("class=\"error\" role=\"alert\"") && own.contains(value), "{field}: {own}");
    }
    assert!(hall.state().public_side.byes.is_some());
}

#[actix_web::test]
async fn a_bye_is_not_asked_for_after_its_deadline() {
    let hall = named(4).await;
    let mut details = hall.state().details;
    let was = details.clone();
    let soon = chrono::Local::now().naive_local() + chrono::TimeDelta::minutes(30);
    details.schedule = vec![Some(soon)];
    let act = Act::ChangeDetails(ChangeDetails { was: Box::new(was), now: Box::new(details) });
    let attempt = sonneborn::desk::Attempt { confirmed: true, ..sonneborn::desk::Attempt::of(act) };
    hall.site.state.desk.perform(1, &sonneborn::desk::Actor::default(), &attempt).expect("done");
    hall.done("/phones", &ON).await;
    let phone = hall.phone(PlayerId(0)).await;
    let late = phone.post("/p/1/me/bye", &[("round", "1"), ("bye", "zero")]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.body.contains("The time for it is over"), "{}", late.body);
    assert!(hall.state().asked_byes.is_empty());
}

#[actix_web::test]
async fn players_sign_up_by_the_conditions_and_wait_where_it_is_full() {
    let hall = named(2).await;
    let rules =
        [("sign_up", "on"), ("places", "3"), ("waits", "on"), ("least_rating", "1500"), ("most_rating", "2000")];
    hall.done("/phones", &[&[("byes", "no")], &rules[..]].concat()).await;
    let stranger = hall.site.stranger();
    let page = stranger.get("/p/1/sign-up").await.body;
    assert!(page.contains("1 place left") && page.contains("1500 or more"), "{page}");
    let sign_up = async |name: &str, rating: &str| {
        stranger.post("/p/1/sign-up", &[("name", name), ("rating", rating), ("federation", "NOR")]).await
    };
    assert_eq!(sign_up("Weak, W", "1499").await.status, StatusCode::CONFLICT);
    assert_eq!(sign_up("Strong, S", "2001").await.status, StatusCode::CONFLICT);
    assert_eq!(sign_up("", "1700").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(sign_up("Odd, O", "x").await.status, StatusCode::BAD_REQUEST);
    let first = sign_up("First, F", "1700").await;
    assert!(first.status == StatusCode::OK && first.body.contains("you are signed up"), "{}", first.body);
    assert_eq!(hall.state().entrants().count(), 3);
    assert!(hall.chief.get("/t/1/players/check-in").await.body.contains("First, F"));
    let again = sign_up("first, f", "1700").await;
    assert_eq!(again.status, StatusCode::CONFLICT, "{}", again.body);
    let second = sign_up("Second, S", "1800").await;
    assert!(second.body.contains("waiting list"), "{}", second.body);
    assert_eq!(sign_up("Second, S", "1800").await.status, StatusCode::CONFLICT);
    sign_up("Third, T", "1800").await;
    assert_eq!((hall.state().entrants().count(), hall.state().waiting.len()), (3, 2));
    assert!(!hall.site.stranger().get("/p/1/players").await.body.contains("Second, S"), "who waits is not listed");
    // A place comes free; nobody passes those who wait.
    hall.done("/players/0/remove", &[]).await;
    assert!(sign_up("Fourth, F", "1800").await.body.contains("waiting list"));
    let seq = hall.state().waiting[0].seq.to_string();
    hall.done("/phones/waiting", &[("waiting", &seq), ("how", "admit")]).await;
    let state = hall.state();
    assert!(state.entrants().any(|player| player.data.name == "Second, S"));
    assert_eq!(state.waiting.len(), 2);
    // The same press from an older page admits nobody else.
    let twice = hall.chief.post("/t/1/phones/waiting", &[("waiting", &seq), ("how", "admit")]).await;
    assert!(twice.status.is_client_error(), "{}", twice.body);
    let next = hall.state().waiting[0].seq.to_string();
    assert!(!hall.chief.get("/t/1/privacy").await.body.contains("name=\"sign_up\""), "nobody was turned away yet");
    hall.done("/phones/waiting", &[("waiting", &next), ("how", "refuse")]).await;
    assert_eq!(hall.state().waiting.len(), 1);
    // Whoever was turned away is forgotten where the organiser wants it; whoever waits or plays is not, by this.
    let privacy = hall.chief.get("/t/1/privacy").await.body;
    assert!(privacy.contains("Third, T</option>") && !privacy.contains("Fourth, F"), "{privacy}");
    let waits = hall.state().waiting[0].seq.to_string();
    for (sign_up, sure) in [(next.as_str(), false), (waits.as_str(), true), (seq.as_str(), true), ("1", true)] {
        let fields = [("sign_up", sign_up), ("sure", "on")];
        let refused = hall.chief.post("/t/1/privacy/forget", &fields[..1 + usize::from(sure)]).await;
        assert!(refused.status.is_client_error(), "{sign_up}: {}", refused.body);
    }
    let everything = || {
        let lines = hall.site.state.desk.store().lines(1).expect("readable");
        assert_eq!(
            sonneborn::tournament::chain::first_fault(sonneborn::tournament::chain::Head::default(), &lines),
            None
        );
        format!("{lines:?}")
    };
    assert!(everything().contains("Third, T"));
    hall.done("/privacy/forget", &[("sign_up", &next), ("sure", "on")]).await;
    let kept = everything();
    assert!(!kept.contains("Third, T") && kept.contains("Second, S") && kept.contains("Fourth, F"));
    assert!(!hall.chief.get("/t/1/privacy").await.body.contains("name=\"sign_up\""), "nobody is left to forget");
    // Personal data of who signed up lies beside the journal.
    let stored = hall.site.state.desk.store().entries(1, sonneborn::tournament::chain::Head::default());
    assert!(stored.expect("readable").iter().any(|entry| matches!(&entry.act, Act::SignUp(_))));
    hall.done("/rounds/1/pair", &[]).await;
    assert_eq!(sign_up("Late, L", "1700").await.status, StatusCode::CONFLICT);
}

#[actix_web::test]
async fn the_codes_are_printed_for_arbiters_alone() {
    let hall = named(14).await;
    let paper = hall.chief.get("/t/1/phones/codes.pdf").await;
    assert_eq!(paper.content_type, "application/pdf");
    assert!(paper.body.starts_with("%PDF"));
    assert_ne!(hall.site.stranger().get("/t/1/phones/codes.pdf").await.status, StatusCode::OK);
    let whole = hall.chief.get("/t/1/tournament.json").await.body;
    let code = hall.site.state.desk.player_code(1, PlayerId(3)).expect("readable");
    assert!(!whole.contains(&code), "no code is in an export");
}

#[actix_web::test]
async fn a_screen_follows_its_name() {
    let hall = Hall::playing(6).await;
    let television = hall.site.stranger();
    assert_eq!(television.get("/p/1/screen/Hall%20A").await.status, StatusCode::NOT_FOUND);
    let fields = [
        ("name", "Hall A"),
        ("slides", "announcement"),
        ("slides", ""),
        ("slides", "pairings"),
        ("seconds", "8"),
        ("percent", "150"),
        ("heads", "on"),
        ("qr", "on"),
        ("announcement", "Phones off, please"),
    ];
    hall.done("/screens", &fields).await;
    let first = television.get("/p/1/screen/hall%20a").await;
    assert_eq!(first.status, StatusCode::OK, "{}", first.body);
    for part in ["Phones off, please", "size-150", "data-seconds=\"8\"", "/p/1/screen/Hall%20A?slide=1", "/p/1/qr.svg"]
    {
        assert!(first.body.contains(part), "no {part}: {}", first.body);
    }
    let second = television.get("/p/1/screen/Hall%20A?slide=1").await.body;
    assert!(
        second.contains("class=\"board\"")
            && second.contains("id=\"heads\"")
            && second.contains("Hall Cup")
            && second.contains("slide=0"),
        "{second}"
    );
    // One thing at once, from the home of the event.
    assert!(hall.chief.get("/t/1").await.body.contains("Its sequence"));
    hall.done("/screens/show", &[("name", "Hall A"), ("slide", "clock"), ("from", "now")]).await;
    assert!(television.get("/p/1/screen/Hall%20A").await.body.contains("id=\"clock\""));
    // What the screen is otherwise stays, and comes back.
    let kept = [
        ("was", "Hall A"),
        ("name", "Hall A"),
        ("slides", "announcement"),
        ("slides", "standings"),
        ("seconds", "8"),
        ("percent", "150"),
        ("turn", "right"),
        ("heads", "on"),
    ];
    hall.done("/screens", &kept).await;
    let clock = television.get("/p/1/screen/Hall%20A").await.body;
    assert!(clock.contains("id=\"clock\"") && clock.contains("turn-right"), "{clock}");
    hall.done("/screens/show", &[("name", "Hall A"), ("slide", "sequence"), ("from", "now")]).await;
    assert!(television.get("/p/1/screen/Hall%20A").await.body.contains("class=\"announcement\""));
    let turned = [
        ("was", "Hall A"),
        ("name", "Hall A"),
        ("slides", "names"),
        ("seconds", "8"),
        ("percent", "150"),
        ("turn", "inside out"),
    ];
    assert_eq!(hall.chief.post("/t/1/screens", &turned).await.status, StatusCode::BAD_REQUEST);
    // Names are taken once, what cannot be read is said, a stranger changes nothing.
    let wrong = [("name", "Hall A"), ("slides", "names"), ("seconds", "1"), ("percent", "110")];
    assert_eq!(hall.chief.post("/t/1/screens", &wrong).await.status, StatusCode::BAD_REQUEST);
    assert!(!hall.site.stranger().post("/t/1/screens", &fields).await.location.starts_with("/t/1/screens"));
    let taken_away = [("was", "Hall A"), ("remove", "yes")];
    hall.done("/screens", &taken_away).await;
    assert_eq!(television.get("/p/1/screen/Hall%20A").await.status, StatusCode::NOT_FOUND);
    // Only pictures are pictures.
    let svg = hall.chief.post_file("/t/1/screens/picture", &[("seen", "1")], ("x.svg", b"<svg onload='x'/>")).await;
    assert_eq!(svg.status, StatusCode::BAD_REQUEST);
    let png = b"\x89PNG\r\n\x1a\n....";
    let kept = hall.chief.post_file("/t/1/screens/picture", &[("seen", "1")], ("x.png", png)).await;
    assert_eq!(kept.status, StatusCode::SEE_OTHER, "{}", kept.body);
    assert_eq!(television.get("/p/1/screen-picture").await.content_type, "image/png");
}

//! The pairing settings of an event as an arbiter uses them: forbidden pairs, the drawing of numbers, teams.

use crate::site::{Browser, Page, Site, five_rounds};
use actix_web::http::StatusCode;
use sonneborn::desk::{Actor, Attempt};
use sonneborn::i18n::{Lang, prohibitions as words};
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::{Act, Author, Close, EnterResult, NumberPlayers, PublishRound, RegisterPlayers};
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::player::PlayerData;
use sonneborn::tournament::regulations::{Apart, Prohibition};

/// An event with its chief arbiter's browser.
struct Hall {
    site: Site,
    chief: Browser,
    path: String,
    id: i64,
}

impl Hall {
    /// A new event with these players: name, club, federation.
    async fn with(players: &[(&str, &str, &str)]) -> Hall {
        let site = Site::new();
        let chief = site.browser("Ana").await;
        let path = chief.new_tournament("Hall Cup").await;
        let id = path.rsplit('/').next().and_then(|id| id.parse().ok()).expect("the event's number");
        let hall = Hall { site, chief, path, id };
        let rated = (0..).zip(players).map(|(index, (name, club, federation))| PlayerData {
            name: (*name).into(),
            club: (*club).into(),
            federation: (*federation).into(),
            rating: Some(2400 - 10 * index),
            ..PlayerData::default()
        });
        hall.act(Act::RegisterPlayers(RegisterPlayers {
            players: rated.collect(),
            first_round: RoundNo(1),
            source: "test".into(),
        }));
        hall
    }

    fn act(&self, act: Act) {
        let actor =
            Actor { author: Author { account: 1, name: "Ana".into() }, device: "test".into(), ..Actor::default() };
        let attempt = Attempt { confirmed: true, reason: Some("test".into()), ..Attempt::of(act) };
        self.site.state.desk.perform(self.id, &actor, &attempt).expect("nothing stands against it");
    }

    fn tournament(&self) -> Tournament {
        let live = self.site.state.desk.live(self.id).expect("readable").expect("there");
        live.journal().state().clone()
    }

    async fn get(&self, page: &str) -> String {
        let answer = self.chief.get(&format!("{}{page}", self.path)).await;
        assert_eq!(answer.status, StatusCode::OK, "{page}: {}", answer.body);
        answer.body
    }

    async fn post(&self, page: &str, fields: &[(&str, &str)]) -> Page {
        // What is chosen in the form of forbidden pairs when it opens.
        let opened = [("who", "players"), ("when", "all"), ("strictness", "hard")];
        let opened = opened.into_iter().filter(|_| page == FORBIDDEN);
        let left = opened.filter(|(name, _)| fields.iter().all(|(given, _)| given != name));
        let fields: Vec<(&str, &str)> = fields.iter().copied().chain(left).collect();
        self.chief.post(&format!("{}{page}", self.path), &fields).await
    }

    /// Saves the settings with some fields other than those of [`five_rounds`].
    async fn set(&self, changed: &[(&str, &str)]) -> Page {
        // Buchholz, which those five rounds are decided by, is not for tables.
        let is_table = |(name, value): &(&str, &str)| {
            *name == "system" && (value.contains("robin") || value.contains("scheveningen"))
        };
        let sonneborn_berger = changed.iter().any(is_table).then_some(("tie_breaks", "SB"));
        let changed: Vec<(&str, &str)> = sonneborn_berger.into_iter().chain(changed.iter().copied()).collect();
        let kept = five_rounds("Hall Cup").into_iter().filter(|(name, _)| changed.iter().all(|(new, _)| new != name));
        let fields: Vec<(&str, &str)> = kept.chain(changed.iter().copied()).collect();
        self.post("/settings", &fields).await
    }

    /// Pairs and publishes a round, and lets White win everywhere.
    async fn play(&self, round: u16) {
        let paired = self.post(&format!("/rounds/{round}/pair"), &[]).await;
        assert_eq!(paired.status, StatusCode::SEE_OTHER, "{}", paired.body);
        let number = RoundNo(round);
        self.act(Act::PublishRound(PublishRound { round: number, compared: None }));
        let boards: Vec<u16> = self.tournament().round(number).expect("paired").missing();
        for board in boards {
            self.act(Act::EnterResult(EnterResult {
                round: number,
                board,
                was: None,
                now: Some(GameResult::WhiteWins),
                players: None,
            }));
        }
    }

    fn names(&self, round: u16) -> Vec<[String; 2]> {
        let tournament = self.tournament();
        let name = |player: PlayerId| tournament.players[player.index()].data.name.clone();
        let round = tournament.round(RoundNo(round)).expect("paired");
        round.games.iter().map(|game| [name(game.white), name(game.black)]).collect()
    }
}

/// Four players, two of one club; the Swiss pairs 1–3 and 2–4 first.
const FOUR: [(&str, &str, &str); 4] = [
    ("Olsen, Per", "Bergen", "NOR"),
    ("Kovač, Ivo", "Split", "CRO"),
    ("Olsen, Kari", "Bergen", "NOR"),
    ("王小明", "", "CHN"),
];

const FORBIDDEN: &str = "/settings/forbidden-pairs";

#[actix_web::test]
async fn a_forbidden_pair_is_set_kept_by_the_pairing_and_removed() {
    let hall = Hall::with(&FOUR).await;
    assert!(hall.get("/settings").await.contains("Forbidden pairs</a>"));
    let typed = [("who", "players"), ("first_player", "olsen per"), ("second_player", "Olsen, Kari"), ("when", "all")];
    assert_eq!(hall.post(FORBIDDEN, &typed).await.status, StatusCode::SEE_OTHER);
    let rule = Prohibition {
        first: RoundNo(1),
        last: RoundNo(5),
        who: Apart::Players(vec![PlayerId(0), PlayerId(2)]),
        soft: false,
    };
    assert_eq!(hall.tournament().regulations.prohibitions, std::slice::from_ref(&rule));
    let list = hall.get(FORBIDDEN).await;
    assert!(list.contains("Olsen, Per – Olsen, Kari") && list.contains("All rounds"), "{list}");
    assert!(hall.get("/settings").await.contains("Forbidden pairs (1)"));

    // Without it the draw of round 1 has 1–3.
    hall.post("/rounds/1/pair", &[]).await;
    assert!(!hall.names(1).iter().any(|pair| pair.iter().all(|name| name.starts_with("Olsen"))));
    let draft = hall.get("/rounds/1").await;
    assert!(!draft.contains("class=\"warned\"") && draft.contains("As the engine paired it"), "{draft}");
    // By hand against it, the pair is warned of in round 1 too.
    let swap = [("do", "swap"), ("player", "2"), ("with", "3")];
    let asked = hall.post("/rounds/1/alter", &swap).await;
    assert_eq!(asked.status, StatusCode::CONFLICT);
    assert!(asked.body.contains("are not to be paired"), "{}", asked.body);

    hall.post("/rounds/1/discard", &[]).await;
    let is = serde_json::to_string(&rule).expect("it serialises");
    let removed = hall.post(&format!("{FORBIDDEN}/remove"), &[("is", &is)]).await;
    assert_eq!(removed.status, StatusCode::SEE_OTHER, "{}", removed.body);
    assert!(hall.tournament().regulations.prohibitions.is_empty());
    hall.post("/rounds/1/pair", &[]).await;
    assert!(
        hall.names(1).contains(&["Olsen, Per".into(), "Olsen, Kari".into()])
            || hall.names(1).contains(&["Olsen, Kari".into(), "Olsen, Per".into()])
    );
}

#[actix_web::test]
async fn a_soft_prohibition_holds_until_it_must_give_way_and_the_draft_says_which() {
    let hall = Hall::with(&FOUR).await;
    hall.post(FORBIDDEN, &[("who", "same-club"), ("when", "all"), ("strictness", "soft")]).await;
    for round in 1..=2 {
        hall.play(round).await;
        assert!(!hall.names(round).iter().any(|pair| pair.iter().all(|name| name.starts_with("Olsen"))));
        assert!(!hall.get(&format!("/rounds/{round}/why")).await.contains("gave way"));
    }
    // Round 3 of four players has only the pairs that have not met: the two of Bergen among them.
    assert_eq!(hall.post("/rounds/3/pair", &[]).await.status, StatusCode::SEE_OTHER);
    let draft = hall.get("/rounds/3").await;
    assert!(draft.contains("id=\"gave-way\""), "{draft}");
    assert!(draft.contains("a soft prohibition gave way (Players of the same club, all rounds, soft)"), "{draft}");
    assert!(draft.contains("<small class=\"warned\">A soft prohibition gave way"), "{draft}");
    assert!(draft.contains("As the engine paired it"), "giving way is the engine's own pairing");
    for lang in Lang::ALL {
        let mut reader = hall.site.stranger();
        reader.cookie = format!("{}; lang={}", hall.chief.cookie, lang.tag());
        let why = reader.get(&format!("{}/rounds/3/why", hall.path)).await.body;
        assert!(why.contains(words::same_club(lang)), "{why}");
    }
}

#[actix_web::test]
async fn a_hard_prohibition_leaves_no_pairing_rather_than_give_way() {
    let hall = Hall::with(&FOUR).await;
    hall.post(FORBIDDEN, &[("who", "federation"), ("federation", "nor"), ("when", "all"), ("strictness", "hard")])
        .await;
    hall.play(1).await;
    hall.play(2).await;
    let refused = hall.post("/rounds/3/pair", &[]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.body.contains("No pairing exists"), "{}", refused.body);
}

#[actix_web::test]
async fn only_the_last_rounds_are_meant_where_it_is_said_so_and_what_is_wrong_is_told_without_losing_it() {
    let hall = Hall::with(&FOUR).await;
    let last = [("who", "same-federation"), ("when", "last"), ("last_rounds", "2"), ("strictness", "soft")];
    assert_eq!(hall.post(FORBIDDEN, &last).await.status, StatusCode::SEE_OTHER);
    let rule = Prohibition { first: RoundNo(4), last: RoundNo(5), who: Apart::SameFederation, soft: true };
    assert_eq!(hall.tournament().regulations.prohibitions, [rule]);
    assert!(hall.get(FORBIDDEN).await.contains("the last 2 rounds"));
    // What lasts to the end still does when a round is added.
    assert_eq!(hall.set(&[("rounds", "6")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(hall.tournament().regulations.prohibitions[0].last, RoundNo(6));

    for (typed, told) in [
        (vec![("first_player", "Olsen"), ("second_player", "2")], "can be several players: Olsen, Per; Olsen, Kari"),
        (vec![("first_player", "Nobody"), ("second_player", "王小明")], "Nobody is called “Nobody”"),
        (vec![("first_player", "王小明"), ("second_player", "王小明")], "two different players"),
        (vec![("who", "federation"), ("federation", "N")], "three letters"),
        (vec![("who", "same-club"), ("when", "range"), ("from", "4"), ("to", "3")], "from 4 to 6"),
        (vec![("who", "same-club"), ("when", "last"), ("last_rounds", "0")], "from 1 to 6"),
    ] {
        let answer = hall.post(FORBIDDEN, &typed).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{typed:?}");
        assert!(answer.body.contains("role=\"alert\"") && answer.body.contains(told), "{typed:?}: {}", answer.body);
        let (field, text) = typed[0];
        let kept = field == "who" || answer.body.contains(&format!("value=\"{text}\""));
        assert!(kept, "what was typed is still there");
    }
}

#[actix_web::test]
async fn by_fides_rules_forbidden_pairs_are_fixed_once_round_1_is_paired() {
    let hall = Hall::with(&FOUR).await;
    hall.play(1).await;
    let page = hall.get(FORBIDDEN).await;
    assert!(page.contains("are announced before round 1") && !page.contains("class=\"primary\""), "{page}");
    let refused = hall.post(FORBIDDEN, &[("who", "same-club"), ("when", "all"), ("reason", "late wish")]).await;
    assert!(refused.body.contains("only be made before round 1"), "{}", refused.body);
}

/// Ten players of a round robin, four of one federation.
const TEN: [(&str, &str, &str); 10] = [
    ("Wu", "", "CHN"),
    ("Li", "", "CHN"),
    ("An", "", "CHN"),
    ("Berg", "", "SWE"),
    ("Dahl", "", "SWE"),
    ("Roy", "", "IND"),
    ("Sen", "", "IND"),
    ("Ito", "", "JPN"),
    ("Kim", "", "KOR"),
    ("Diaz", "", "ESP"),
];

const NUMBERS: &str = "/players/numbers";

/// The players' indices by their numbers.
fn numbered(tournament: &Tournament) -> Vec<u32> {
    tournament.by_tpn().iter().filter(|player| player.tpn.is_some()).map(|player| player.id.0).collect()
}

#[actix_web::test]
async fn restricted_lots_are_drawn_shown_step_by_step_repeated_undone_and_refused_after_round_1() {
    let hall = Hall::with(&TEN).await;
    assert_eq!(
        hall.set(&[("system", "round-robin"), ("rounds", "9"), ("numbering", "varma")]).await.status,
        StatusCode::SEE_OTHER
    );
    let early = hall.post("/rounds/1/pair", &[]).await;
    assert!(early.body.contains("10 players have no number yet"), "the program does not choose: {}", early.body);
    let now = hall.get("").await;
    assert!(now.contains("/players/numbers\"") && !now.contains("Pair all rounds"), "numbers come first: {now}");

    let drawn = hall.post(&format!("{NUMBERS}/draw"), &[("seed", "20261121")]).await;
    assert_eq!(drawn.status, StatusCode::SEE_OTHER, "{}", drawn.body);
    let first = numbered(&hall.tournament());
    assert_eq!(first.len(), 10);
    assert!(hall.get("").await.contains("Pair all rounds"));
    let page = hall.get(NUMBERS).await;
    assert!(page.contains("Restricted lots (C.05 Annex 2)") && page.contains("<strong>20261121</strong>"), "{page}");
    assert!(page.contains("Group A: 3 4 8") && page.contains("Drawn by Ana"), "{page}");
    let steps = page.split("id=\"steps\"").nth(1).expect("the steps are shown");
    let (china, sweden) = (steps.find(">An<").expect("An"), steps.find(">Berg<").expect("Berg"));
    assert!(china < sweden, "the largest federation draws first");
    assert!(
        hall.get("/journal")
            .await
            .contains("10 players numbered by lot (Restricted lots (C.05 Annex 2), seed 20261121)")
    );

    // Another seed, then the first again: the same numbers.
    hall.post(&format!("{NUMBERS}/draw"), &[("seed", "7")]).await;
    let second = numbered(&hall.tournament());
    assert_ne!(second, first);
    let seq = hall.tournament().seq.to_string();
    assert_eq!(
        hall.post("/journal/undo", &[("seq", &seq), ("reason", "wrong seed")]).await.status,
        StatusCode::SEE_OTHER
    );
    assert_eq!(numbered(&hall.tournament()), first, "undoing gives the first drawing back");
    hall.post(&format!("{NUMBERS}/draw"), &[("seed", "7")]).await;
    assert_eq!(numbered(&hall.tournament()), second, "the seed repeats the drawing");

    assert_eq!(hall.post("/rounds/1/pair", &[]).await.status, StatusCode::SEE_OTHER);
    let board = hall.tournament().rounds[0].games[0].clone();
    assert_eq!([board.white, board.black].map(|player| player.0), [second[0], second[9]], "Berger: 1 and 10");
    let drawing = (hall.tournament().seq - 1).to_string();
    let kept = hall.post("/journal/undo", &[("seq", &drawing), ("reason", "too late")]).await;
    assert!(kept.body.contains("role=\"alert\"") || kept.status != StatusCode::SEE_OTHER, "{}", kept.body);
    assert_eq!(numbered(&hall.tournament()), second, "the numbers by which a round was paired stay");
    let late = hall.post(&format!("{NUMBERS}/draw"), &[("seed", "8")]).await;
    assert!(late.body.contains("Numbers do not change any more"), "{}", late.body);
    let page = hall.get(NUMBERS).await;
    assert!(!page.contains("name=\"seed\"") && page.contains("<strong>7</strong>"), "only shown: {page}");
}

#[actix_web::test]
async fn plain_lots_follow_the_events_own_seed_and_impossible_drawings_say_why() {
    let hall = Hall::with(&TEN[..6]).await;
    hall.set(&[("system", "round-robin"), ("numbering", "varma")]).await;
    let page = hall.get(NUMBERS).await;
    assert!(page.contains("tables for 9 to 24 players, not for 6") && !page.contains("name=\"seed\""), "{page}");
    assert_eq!(hall.post(&format!("{NUMBERS}/draw"), &[("seed", "1")]).await.status, StatusCode::CONFLICT);
    hall.set(&[("system", "round-robin"), ("numbering", "lots")]).await;
    let wrong = hall.post(&format!("{NUMBERS}/draw"), &[("seed", "seven")]).await;
    assert!(wrong.body.contains("“seven” is no seed"), "{}", wrong.body);
    hall.post(&format!("{NUMBERS}/draw"), &[("seed", "")]).await;
    let own = format!("<strong>{}</strong>", hall.tournament().regulations.seed);
    assert!(hall.get(NUMBERS).await.contains(&own));
    assert_eq!(hall.post("/rounds/1/pair", &[]).await.status, StatusCode::SEE_OTHER);
}

#[actix_web::test]
async fn numbers_are_given_by_hand_each_once() {
    let hall = Hall::with(&TEN[..4]).await;
    hall.set(&[("system", "round-robin"), ("numbering", "by-hand")]).await;
    let typed = |numbers: [&'static str; 4]| {
        let ids = ["0", "1", "2", "3"];
        ids.into_iter().zip(numbers).flat_map(|(id, number)| [("player", id), ("number", number)]).collect::<Vec<_>>()
    };
    let wrong = hall.post(NUMBERS, &typed(["1", "1", "5", ""])).await;
    assert_eq!(wrong.status, StatusCode::CONFLICT);
    for told in ["Number 1 is given twice: Wu; Li", "An: “5” is no number from 1 to 4", "Berg: “” is no number"]
    {
        assert!(wrong.body.contains(told), "{told}: {}", wrong.body);
    }
    assert!(wrong.body.contains("value=\"5\""), "what was typed is still there");
    assert_eq!(hall.post(NUMBERS, &typed(["3", "1", "4", "2"])).await.status, StatusCode::SEE_OTHER);
    assert_eq!(numbered(&hall.tournament()), [1, 3, 0, 2]);
    hall.post("/rounds/1/pair", &[]).await;
    assert_eq!(numbered(&hall.tournament()), [1, 3, 0, 2], "pairing leaves them");
}

const TEAMS: &str = "/settings/teams";

#[actix_web::test]
async fn a_scheveningen_event_goes_from_two_teams_to_its_last_round() {
    let six: Vec<(&str, &str, &str)> = TEN[..6].iter().map(|(name, _, _)| (*name, "", "")).collect();
    let hall = Hall::with(&six).await;
    assert_eq!(hall.set(&[("system", "double-scheveningen")]).await.status, StatusCode::SEE_OTHER);
    assert!(hall.get("/settings").await.contains("Scheveningen, double"));
    let early = hall.post("/rounds/1/pair", &[]).await;
    assert!(early.body.contains("needs two teams"), "{}", early.body);

    let uneven =
        [("first_name", "Juniors"), ("first", "Wu\nLi\nAn"), ("second_name", "Seniors"), ("second", "Berg\nDahl")];
    let refused = hall.post(TEAMS, &uneven).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("these have 3 and 2") && refused.body.contains("Wu\nLi\nAn"), "{}", refused.body);
    let twice = [("first_name", "A"), ("first", "Wu\nLi"), ("second_name", "B"), ("second", "Li\nDahl")];
    assert!(hall.post(TEAMS, &twice).await.body.contains("Li is named twice"));
    let even =
        [("first_name", "Juniors"), ("first", "Wu\nLi\nAn"), ("second_name", "Seniors"), ("second", "Berg\nDahl\nRoy")];
    let saved = hall.post(TEAMS, &even).await;
    assert!(saved.location.ends_with("/settings/teams?saved=yes"), "{}", saved.body);
    assert!(hall.get("/journal").await.contains("Teams: Juniors; Seniors"));

    for round in 1..=6 {
        hall.play(round).await;
    }
    let tournament = hall.tournament();
    assert_eq!(tournament.regulations.rounds, 6, "the table says how many rounds there are");
    assert_eq!(hall.names(1)[0], ["Wu", "Berg"], "A1 has White against B1");
    let meetings = tournament.rounds.iter().flat_map(|round| &round.games);
    let between = |a: u32, b: u32| {
        let pair = [(PlayerId(a), PlayerId(b)), (PlayerId(b), PlayerId(a))];
        meetings.clone().filter(|game| pair.contains(&(game.white, game.black))).count()
    };
    for a in 0..3 {
        assert!((3..6).all(|b| between(a, b) == 2), "everyone meets everyone of the other team twice");
        assert!((0..3).all(|b| between(a, b) == 0), "nobody their own team");
    }
    assert!(hall.get("/standings/crosstable").await.contains("Berg"));
    assert!(hall.get("/standings").await.contains("<small>Juniors</small>"), "of which team a player is");
    let teams = tournament.teams.clone();
    let live = hall.site.state.desk.live(hall.id).expect("readable").expect("there");
    let journal = live.journal();
    let set = journal.entries().find(|entry| matches!(entry.act, Act::ChangeTeams(_))).map(|entry| entry.seq);
    hall.post("/journal/undo", &[("seq", &set.expect("it was done").to_string()), ("reason", "too late")]).await;
    assert_eq!(hall.tournament().teams, teams, "the teams of paired rounds stay");
    let late = hall.get(TEAMS).await;
    assert!(late.contains("the teams stay as they are") && !late.contains("class=\"primary\""), "{late}");
}

#[actix_web::test]
async fn two_clubs_are_proposed_as_the_teams_and_nothing_is_saved_before_it_is_asked_for() {
    let players: Vec<(&str, &str, &str)> = FOUR
        .iter()
        .zip(["North", "South", "North", "South"])
        .map(|((name, _, fed), club)| (*name, club, *fed))
        .collect();
    let hall = Hall::with(&players).await;
    hall.set(&[("system", "scheveningen")]).await;
    let page = hall.get(TEAMS).await;
    assert!(page.contains("value=\"North\"") && page.contains("Olsen, Per\nOlsen, Kari</textarea>"), "{page}");
    assert!(hall.tournament().teams.is_empty());
}

#[actix_web::test]
async fn a_double_round_robin_reverses_the_last_two_rounds_of_its_first_cycle_or_not() {
    // The table of six: round 4 begins with 6–5, round 5 with 3–6.
    let (six_five, three_six) = (["Roy", "Dahl"], ["An", "Roy"]);
    for (system, fourth, fifth) in
        [("double-round-robin", three_six, six_five), ("double-round-robin-plain", six_five, three_six)]
    {
        let hall = Hall::with(&TEN[..6]).await;
        hall.set(&[("system", system)]).await;
        for round in 1..=5 {
            hall.play(round).await;
        }
        assert_eq!(hall.tournament().regulations.rounds, 10, "{system}");
        assert_eq!([&hall.names(4)[0], &hall.names(5)[0]], [&fourth, &fifth], "{system}");
    }
}

#[actix_web::test]
async fn odd_and_even_are_counted_as_the_settings_say() {
    // A player who is not there yet is number 1, so that numbers 2 to 5 play: 2–4 and 3–5.
    for (parity, whites) in [("participants", ["Olsen, Per", "王小明"]), ("tpn", ["Kovač, Ivo", "Olsen, Kari"])] {
        let hall = Hall::with(&FOUR).await;
        hall.set(&[("parity", parity), ("initial_colour", "white"), ("numbering", "by-hand")]).await;
        let absent = PlayerData { name: "Absent".into(), ..PlayerData::default() };
        hall.act(Act::RegisterPlayers(RegisterPlayers {
            players: vec![absent],
            first_round: RoundNo(2),
            source: "test".into(),
        }));
        hall.act(Act::NumberPlayers(NumberPlayers { order: [4, 0, 1, 2, 3].map(PlayerId).to_vec() }));
        hall.post("/rounds/1/pair", &[]).await;
        let mut have_white: Vec<String> = hall.names(1).into_iter().map(|[white, _]| white).collect();
        have_white.sort();
        assert_eq!(have_white, whites, "{parity}");
        assert!(hall.get("/settings").await.contains(&format!("value=\"{parity}\" selected")));
    }
}

#[actix_web::test]
async fn a_knock_out_goes_from_its_settings_to_the_winner_on_the_bracket() {
    let hall = Hall::with(&TEN[..6]).await;
    let knockout = [("system", "knockout"), ("match_games", "1"), ("third_place", "on"), ("initial_colour", "white")];
    assert_eq!(hall.set(&knockout).await.status, StatusCode::SEE_OTHER);
    let bracket = hall.get("/bracket").await;
    assert!(bracket.contains("Quarter-finals") && bracket.contains("Final") && bracket.contains("bye"), "{bracket}");

    // Six players: 1 and 2 have byes, 4–5 and 3–6 play.
    hall.play(1).await;
    assert_eq!(hall.tournament().regulations.rounds, 3, "the bracket says how many rounds there are");
    assert_eq!(hall.names(1), [["Dahl", "Berg"], ["Roy", "An"]]);
    assert!(hall.get("/rounds/1").await.contains("/bracket\">Bracket</a>"));

    // The semi-finals: one is drawn, and the final waits for the arbiter's word.
    assert_eq!(hall.post("/rounds/2/pair", &[]).await.status, StatusCode::SEE_OTHER);
    let draft = hall.get("/rounds/2").await;
    assert!(!draft.contains("Without a game or a bye") && !draft.contains("class=\"warned\""), "{draft}");
    hall.act(Act::PublishRound(PublishRound { round: RoundNo(2), compared: None }));
    for (board, result) in [(1, GameResult::Draw), (2, GameResult::WhiteWins)] {
        hall.act(Act::EnterResult(EnterResult {
            round: RoundNo(2),
            board,
            was: None,
            now: Some(result),
            players: None,
        }));
    }
    let waits = hall.get("/rounds/3").await;
    assert!(waits.contains("Level matches wait for your word: Wu – Dahl"), "{waits}");
    assert!(hall.get("/bracket").await.contains("Who goes through?"));
    let (wu, dahl) = ("0", "4");
    let silent = hall.post("/bracket/through", &[("winner", dahl), ("loser", wu), ("how", " ")]).await;
    assert_eq!(silent.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(silent.body.contains("Say how it was decided"), "{}", silent.body);
    let said = hall.post("/bracket/through", &[("winner", dahl), ("loser", wu), ("how", "blitz 2–0")]).await;
    assert_eq!(said.status, StatusCode::SEE_OTHER, "{}", said.body);
    assert!(hall.get("/journal").await.contains("Dahl goes through against Wu: blitz 2–0"));
    // The word is in the file, and comes back from it.
    let file = hall.get("/reports/report.trf").await;
    let is_told = |line: &str| line.starts_with("### Goes through @ Round 2: ") && line.ends_with(": blitz 2–0");
    assert!(file.lines().any(|line| is_told(line.trim_end())), "{file}");
    let import = sonneborn::exchange::trf::read(file.as_bytes()).unwrap_or_else(|faults| panic!("{}", faults[0]));
    let again = Tournament::of_import(&import.imported);
    let name = |player: PlayerId| again.players[player.index()].data.name.as_str();
    let told: Vec<_> = again.gone_through.iter().map(|word| [name(word.winner), name(word.loser), &word.how]).collect();
    assert_eq!(told, [["Dahl", "Wu", "blitz 2–0"]]);
    assert!(import.imported.remnants.iter().all(|line| !line.contains("Goes through")));

    hall.play(3).await;
    assert!(hall.get("/rounds/3").await.contains("<h1>Round 3 of 3 · Final</h1>"));
    assert!(hall.get("/rounds/2").await.contains("<h1>Round 2 of 3 · Semi-finals</h1>"));
    let tournament = hall.tournament();
    assert_eq!(tournament.next_round(), None, "the final is over");
    let bracket = hall.get("/bracket").await;
    assert!(bracket.contains("id=\"champion\"") && bracket.contains("blitz 2–0"), "{bracket}");
    let final_game = &tournament.rounds[2].games[0];
    let winner = &tournament.players[final_game.white.index()].data.name;
    assert!(bracket.contains(&format!("Winner: {winner}")));
    let standings = hall.get("/standings").await;
    let row = |name: &str| standings.find(&format!(">{name}<")).unwrap_or_else(|| panic!("{name}: {standings}"));
    let loser = &tournament.players[final_game.black.index()].data.name;
    assert!(row(winner) < row(loser) && row(loser) < row("Wu") && row("Wu") < row("Berg"), "by the stage reached");
    for lang in Lang::ALL {
        let mut reader = hall.site.stranger();
        reader.cookie = format!("{}; lang={}", hall.chief.cookie, lang.tag());
        let page = reader.get(&format!("{}/bracket", hall.path)).await.body;
        assert!(page.contains(sonneborn::i18n::knockout::final_stage(lang)), "{page}");
    }
}

#[actix_web::test]
async fn a_setting_that_cannot_be_read_says_so_at_its_field() {
    let hall = Hall::with(&FOUR).await;
    let form = [("group", "event"), ("name", "Hall Cup"), ("federation", "Austria"), ("colour", "#2f6f8f")];
    let page = hall.post("/settings", &form).await.body;
    let (before, at) = page.split_once("value=\"Austria\"").unwrap_or_else(|| panic!("{page}"));
    assert!(at.split("</label>").next().is_some_and(|field| field.contains("“Austria” cannot be read")), "{page}");
    assert!(!before.contains("class=\"problem\""), "nor once more above: {page}");
    // A field of another group of the same name says nothing.
    assert_eq!(page.matches("cannot be read").count(), 1, "{page}");
}

#[actix_web::test]
async fn rounds_without_a_start_get_one_from_the_round_before() {
    let hall = Hall::with(&FOUR).await;
    let typed = ["2027-05-04T19:00", "", "2027-05-25T18:00", "", ""].map(|start| ("schedule", start));
    let sent = [&[("group", "schedule"), ("zone", "UTC"), ("days_between", "7")], &typed[..]].concat();
    assert_eq!(hall.post("/settings", &sent).await.status, StatusCode::SEE_OTHER);
    let starts = hall.tournament().details.schedule.into_iter().map(|start| start.expect("made").to_string());
    assert_eq!(
        starts.collect::<Vec<_>>(),
        [
            "2027-05-04 19:00:00",
            "2027-05-11 19:00:00",
            "2027-05-25 18:00:00",
            "2027-06-01 18:00:00",
            "2027-06-08 18:00:00"
        ]
    );
    // Without anything typed of them, what is empty stays so.
    let sent = [&[("group", "schedule"), ("zone", "UTC")], &typed[..]].concat();
    assert_eq!(hall.post("/settings", &sent).await.status, StatusCode::SEE_OTHER);
    assert_eq!(hall.tournament().details.schedule[1], None);
    let wrong = [("group", "schedule"), ("zone", "UTC"), ("days_between", "weekly"), ("schedule", "2027-05-04T19:00")];
    let page = hall.post("/settings", &wrong).await.body;
    let (_, at) = page.split_once("value=\"weekly\"").unwrap_or_else(|| panic!("{page}"));
    assert!(at.split("</label>").next().is_some_and(|field| field.contains("“weekly” cannot be read")), "{page}");
    let without = [("group", "schedule"), ("zone", "UTC"), ("days_between", "7"), ("schedule", "")];
    let page = hall.post("/settings", &without).await.body;
    assert!(page.contains("Round 1 starts is missing"), "{page}");
}

#[actix_web::test]
async fn the_start_of_a_round_is_told_until_it_has_begun() {
    let hall = Hall::with(&FOUR).await;
    let set = async |day: &str| {
        let sent = [("group", "schedule"), ("zone", "UTC"), ("schedule", day)];
        assert_eq!(hall.post("/settings", &sent).await.status, StatusCode::SEE_OTHER);
        (hall.get("").await.contains("Round 1 starts"), hall.get("/rounds/1").await.contains("<small>starts "))
    };
    assert_eq!(set("2126-05-04T19:00").await, (true, true));
    assert_eq!(set("2026-01-04T19:00").await, (false, false));
}

#[actix_web::test]
async fn a_closed_event_says_so_on_every_page_and_leads_to_where_it_is_opened() {
    let hall = Hall::with(&FOUR).await;
    let knockout = [("system", "knockout"), ("match_games", "1"), ("initial_colour", "white")];
    assert_eq!(hall.set(&knockout).await.status, StatusCode::SEE_OTHER);
    for round in [1, 2] {
        hall.play(round).await;
    }
    let way = "/reports#reopen\">The event is closed.";
    assert!(!hall.get("/rounds/1").await.contains(way));
    hall.act(Act::Close(Close {}));
    for page in ["/rounds/1", "/players/0", "/settings"] {
        assert!(hall.get(page).await.contains(way), "{page}");
    }
}

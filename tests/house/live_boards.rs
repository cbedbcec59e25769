//! Live boards from outside: a folder, a relay's key, an address; the notices on the pages, who may do what, what the public sees,
//! and a broadcast that takes the round.

use crate::api::send;
use crate::records::hidden;
use crate::running::wait_for;
use crate::site::{Browser, Page, Site};
use actix_web::http::{Method, StatusCode};
use sonneborn::desk::boards::{Board, Given, Watched};
use sonneborn::desk::{Actor, Attempt, Live};
use sonneborn::laws::pgn;
use sonneborn::store::game::KeptGame;
use sonneborn::store::tournament::Role;
use sonneborn::tournament::acts::{
    Act, DiscardDraft, DraftRound, EnterResult, NumberPlayers, PublishRound, RegisterPlayers, UnpublishRound,
};
use sonneborn::tournament::fide_id::FideId;
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::player::PlayerData;
use sonneborn::tournament::round::{Game, PairedBy, Seating};
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// An event of a hundred boards, its first round in play.
struct Hall {
    site: Site,
    chief: Browser,
    live: Arc<Live>,
    round: RoundNo,
}

const BOARDS: u16 = 100;
/// Knights to and fro: with the eighth half-move the position stands for the third time.
const THREEFOLD: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";

impl Hall {
    async fn new() -> Hall {
        let site = Site::new();
        let chief = site.browser("Ana").await;
        let address = chief.new_tournament("Hall Cup").await;
        let id = address.rsplit('/').next().and_then(|id| id.parse().ok()).expect("an event's address");
        let live = site.state.desk.live(id).expect("readable").expect("the event is there");
        let hall = Hall { site, chief, live, round: RoundNo(1) };
        let player = |number: u32| PlayerData {
            name: format!("Player{number}, Ann"),
            fide_id: FideId::new(8_600_000 + u64::from(number)),
            ..PlayerData::default()
        };
        let players: Vec<PlayerData> = (0..2 * u32::from(BOARDS)).map(player).collect();
        hall.does(Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: String::new() }));
        let order = (0..2 * u32::from(BOARDS)).map(PlayerId).collect();
        hall.does(Act::NumberPlayers(NumberPlayers { order }));
        let seat = |board: u16| Seating {
            board,
            white: PlayerId(2 * u32::from(board) - 2),
            black: PlayerId(2 * u32::from(board) - 1),
        };
        let games = (1..=BOARDS).map(seat).collect();
        hall.does(Act::DraftRound(DraftRound {
            round: hall.round,
            games,
            byes: Vec::new(),
            paired_by: PairedBy::Engine,
            engine: vec![],
        }));
        hall.does(Act::PublishRound(PublishRound { round: hall.round, compared: None }));
        hall
    }

    fn does(&self, act: Act) {
        let attempt = Attempt { confirmed: true, reason: Some("test".into()), ..Attempt::of(act) };
        self.site.state.desk.perform(self.live.id, &Actor::default(), &attempt).expect("done");
    }

    fn path(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.live.id)
    }

    /// A game of a board as a live program writes it.
    fn game(&self, board: u16, moves: &str) -> String {
        let journal = self.live.journal();
        let (white, black) = journal.state().players_on(self.round, board).expect("the board is there");
        format!("[White \"{}\"]\n[Black \"{}\"]\n[Result \"*\"]\n\n{moves} *\n\n", white.data.name, black.data.name)
    }

    fn take(&self, text: &str) -> Vec<sonneborn::desk::boards::Taken> {
        let given = [Given { text: text.into(), board: None }];
        self.site.state.desk.take_games(&self.live, None, "test", &given).expect("kept")
    }

    fn boards(&self) -> Vec<(u16, Board)> {
        let journal = self.live.journal();
        self.site.state.desk.live_boards(self.live.id, journal.state().round(self.round).expect("published"))
    }

    fn kept(&self, board: u16) -> Option<String> {
        let store = self.site.state.desk.store();
        store.game(self.live.id, self.live.journal().state(), self.round.0, board).expect("readable")
    }

    /// The round anew, with these in the places of the first four players.
    fn pair_anew(&self, first: [u32; 4]) {
        let round = self.round;
        let mut games: Vec<Seating> = self.live.journal().state().rounds[0].games.iter().map(Game::seating).collect();
        for (seat, pair) in games.iter_mut().zip(first.chunks(2)) {
            (seat.white, seat.black) = (PlayerId(pair[0]), PlayerId(pair[1]));
        }
        self.does(Act::UnpublishRound(UnpublishRound { round }));
        self.does(Act::DiscardDraft(DiscardDraft { round }));
        let (byes, engine) = (Vec::new(), Vec::new());
        self.does(Act::DraftRound(DraftRound { round, games, byes, paired_by: PairedBy::Arbiter, engine }));
        self.does(Act::PublishRound(PublishRound { round, compared: None }));
    }

    async fn member(&self, name: &str, role: Role) -> Browser {
        let browser = self.site.browser(name).await;
        let store = self.site.state.desk.store();
        let account = store.accounts().expect("readable").into_iter().find(|account| account.name == name);
        store.set_role(self.live.id, account.expect("made").id, Some(role), 1).expect("given");
        browser
    }

    async fn notices(&self) -> usize {
        self.chief.get(&self.path("/live-boards")).await.body.matches("data-notice=").count()
    }
}

#[actix_web::test]
async fn a_third_time_is_told_once_seen_by_name_and_gone_with_the_next_move() {
    let hall = Hall::new().await;
    hall.take(&hall.game(1, THREEFOLD));
    hall.take(&hall.game(1, THREEFOLD));
    assert_eq!(hall.notices().await, 1);
    // The desk says how far the game is.
    let rounds = hall.chief.get(&hall.path(&format!("/rounds/{}", hall.round))).await.body;
    assert_eq!(crate::beside::said_at(&rounds, 1), "live, move 5");
    let now = hall.chief.get(&hall.path("")).await.body;
    assert!(now.contains("stands for the third time: White may claim") && now.contains("article 9.2.2"), "{now}");
    let desk = format!("/claims/{}/1?prefill=threefold%20white%205", hall.round);
    assert!(now.contains(&desk), "the claim desk is linked: {now}");
    let filled = hall.chief.get(&hall.path(&format!("{desk}%20"))).await.body;
    assert!(filled.contains("value=\"threefold\" checked") && filled.contains("4. Ng1 Ng8"), "{filled}");
    // A deputy sees it and says so; nobody is asked twice.
    let deputy = hall.member("Deputy", Role::Arbiter).await;
    let key = hall.site.state.desk.notices(&hall.live).expect("readable")[0].key.clone();
    let round = hall.round.to_string();
    let fields = [("round", round.as_str()), ("board", "1"), ("notice", &key), ("from", "now")];
    assert_eq!(deputy.post(&hall.path("/live-boards/seen"), &fields).await.status, StatusCode::SEE_OTHER);
    assert!(hall.chief.get(&hall.path("/live-boards")).await.body.contains("Seen by Deputy"));
    assert!(!hall.chief.get(&hall.path("")).await.body.contains("data-notice="));
    hall.take(&hall.game(1, THREEFOLD));
    assert!(!hall.chief.get(&hall.path("")).await.body.contains("data-notice="));
    hall.take(&hall.game(1, &format!("{THREEFOLD} 5. e4")));
    assert_eq!(hall.notices().await, 0);
}

#[actix_web::test]
async fn a_result_that_is_entered_ends_the_claims_and_not_the_contradiction() {
    let hall = Hall::new().await;
    hall.take(&hall.game(1, THREEFOLD));
    hall.take(&hall.game(2, "1. f3 e5 2. g4 Qh4#").replace("Qh4# *", "Qh4# 1-0"));
    assert_eq!(hall.notices().await, 2);
    for board in [1, 2] {
        let game = hall.live.journal().state().round(hall.round).and_then(|round| round.game(board)).cloned();
        let players = game.map(|game| game.players());
        hall.does(Act::EnterResult(EnterResult {
            round: hall.round,
            board,
            was: None,
            now: Some(GameResult::Draw),
            players,
        }));
    }
    let page = hall.chief.get(&hall.path("/live-boards")).await.body;
    assert!(!page.contains("third time") && page.contains("The record says 1-0"), "{page}");
}

#[actix_web::test]
async fn a_result_of_the_boards_is_offered_and_a_different_one_told() {
    let hall = Hall::new().await;
    let deputy = hall.member("Deputy", Role::Arbiter).await;
    let finished =
        |board: u16, moves: &str, result: &str| hall.game(board, moves).replace("*\n\n", &format!("{result}\n\n"));
    hall.take(&finished(1, "1. e4 e5", "1-0"));
    hall.take(&hall.game(2, "1. f3 e5 2. g4 Qh4#"));
    // What contradicts itself is not offered, nor what the players may not know to be over.
    hall.take(&finished(3, "1. f3 e5 2. g4 Qh4#", "1-0"));
    hall.take(&hall.game(4, &format!("{THREEFOLD} {}", &THREEFOLD[3..])));
    let page = deputy.get(&hall.path("/live-boards")).await.body;
    assert!(page.contains("Enter all 2 results") && page.contains("value=\"1 1-0,2 0-1\""), "{page}");
    assert!(hall.chief.get(&hall.path("")).await.body.contains("2 results of the live boards"));
    let result = |board: u16| {
        let journal = hall.live.journal();
        journal.state().round(hall.round).and_then(|round| round.game(board)).and_then(|game| game.result)
    };
    let round = hall.round.to_string();
    // Somebody enters board 1 otherwise while the page is open: theirs stays, and the difference is told.
    let players = |board: u16| hall.live.journal().state().round(hall.round)?.game(board).map(|game| game.players());
    let draw = Some(GameResult::Draw);
    hall.does(Act::EnterResult(EnterResult { round: hall.round, board: 1, was: None, now: draw, players: players(1) }));
    let form = [("round", round.as_str()), ("results", "1 1-0,2 0-1")];
    for (browser, status) in [
        (&hall.member("Viewer", Role::Viewer).await, StatusCode::FORBIDDEN),
        (&deputy, StatusCode::SEE_OTHER),
        (&deputy, StatusCode::SEE_OTHER),
    ] {
        assert_eq!(browser.post(&hall.path("/live-boards/results"), &form).await.status, status);
    }
    assert_eq!((result(1), result(2), result(3)), (draw, Some(GameResult::BlackWins), None));
    let page = deputy.get(&hall.path("/live-boards")).await.body;
    assert!(page.contains("The board shows 1-0, and ½-½ was entered.") && !page.contains("Enter 1-0"), "{page}");
    // What no board shows is entered for nobody, nor on another round.
    for (round, results) in [(round.as_str(), "5 1-0"), ("2", "3 0-1"), ("0", "3 1-0")] {
        deputy.post(&hall.path("/live-boards/results"), &[("round", round), ("results", results)]).await;
    }
    assert_eq!((result(3), result(5)), (None, None));
    let nonsense = deputy.post(&hall.path("/live-boards/results"), &[("round", &round), ("results", "x")]).await;
    assert_eq!(nonsense.status, StatusCode::BAD_REQUEST);
    // It is seen once, stays seen when the record comes again, and is gone when the result is corrected.
    let of_board_1 = || {
        let notices = hall.site.state.desk.notices(&hall.live).expect("readable");
        notices.into_iter().find(|notice| notice.board == 1)
    };
    let key = of_board_1().expect("told").key;
    let seen = [("round", round.as_str()), ("board", "1"), ("notice", &key)];
    deputy.post(&hall.path("/live-boards/seen"), &seen).await;
    hall.take(&finished(1, "1. e4 e5 2. Nf3", "1-0"));
    assert!(of_board_1().expect("still told").seen.is_some());
    let now = Some(GameResult::WhiteWins);
    hall.does(Act::EnterResult(EnterResult { round: hall.round, board: 1, was: draw, now, players: players(1) }));
    assert!(of_board_1().is_none());
    // Nobody notes as seen what is not told.
    deputy.post(&hall.path("/live-boards/seen"), &seen).await;
    hall.does(Act::EnterResult(EnterResult {
        round: hall.round,
        board: 1,
        was: now,
        now: Some(GameResult::BlackWins),
        players: players(1),
    }));
    assert!(of_board_1().expect("told").seen.is_none());
}

#[actix_web::test]
async fn hostile_records_do_no_harm() {
    let hall = Hall::new().await;
    let board_1 = hall.game(1, "1. e4 e5");
    let many: String = (0..100_000).map(|ply| ["Nf3 ", "Nf6 ", "Ng1 ", "Ng8 "][ply % 4]).collect();
    let nested = format!("1. e4 {}e5 *", "(1. d4 ".repeat(50_000));
    for text in [
        format!("[White \"{}\"]\n\n1. e4 *\n\n", "x".repeat(1 << 20)),
        hall.game(2, &many),
        hall.game(3, &nested),
        "\u{feff}".to_owned() + &hall.game(4, "1. e4 e5").replace('\n', "\r\n"),
        hall.game(5, "1. e4 \0 e5 2. Nf3"),
        hall.game(6, "1. e4 {").replace("*\n\n", ""),
        "[".repeat(10_000),
        "\0".repeat(10_000),
    ] {
        // As every source reads what it gets.
        hall.take(&pgn::decode(text.as_bytes()).0);
        hall.take(&board_1);
    }
    let boards = hall.boards();
    let half_moves = |board: u16| boards.iter().find(|(number, _)| *number == board).map(|(_, board)| board.half_moves);
    assert_eq!((half_moves(1), half_moves(4)), (Some(2), Some(2)));
    assert_eq!(half_moves(2), None, "no game is so long");
    assert_eq!(hall.chief.get(&hall.path("/live-boards")).await.status, StatusCode::OK);
}

#[actix_web::test]
async fn of_two_files_of_a_board_the_longer_one_counts_and_nothing_outside_the_folder_is_read() {
    let hall = Hall::new().await;
    let (folder, outside) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let write = |name: &str, board: u16, moves: &str| {
        std::fs::write(folder.path().join(name), hall.game(board, moves)).expect("written");
    };
    write("game-1.pgn", 1, "1. e4 e5 2. Nf3");
    write("copy of game-1.pgn", 1, "1. e4 e5");
    std::fs::write(outside.path().join("game-2.pgn"), hall.game(2, "1. d4")).expect("written");
    #[cfg(unix)]
    for name in ["game-2.pgn", "games.pgn"] {
        std::os::unix::fs::symlink(outside.path().join("game-2.pgn"), folder.path().join(name)).expect("linked");
    }
    // Only a list of games is read in a folder, whatever it names.
    std::fs::write(folder.path().join("tournament.json"), "{\"rounds\":[{\"count\":1}]}").expect("written");
    hall.site.state.desk.follow_boards(vec![Watched { tournament: hall.live.id, folder: folder.path().to_owned() }]);
    let board = |number: u16| {
        let boards = hall.boards();
        boards.into_iter().find(|(board, _)| *board == number).map(|(_, board)| board.half_moves)
    };
    wait_for(|| board(1).filter(|half_moves| *half_moves == 3));
    write("game-3.pgn", 3, "1. c4");
    wait_for(|| board(3));
    assert_eq!((board(1), board(2)), (Some(3), None));
}

#[actix_web::test]
async fn a_game_finds_its_board_or_says_why_not() {
    let hall = Hall::new().await;
    let journal = hall.live.journal();
    let (white, black) = journal.state().players_on(hall.round, 3).expect("board 3");
    let ids = [white, black].map(|player| player.data.fide_id.expect("players have IDs"));
    let with_ids = |first: FideId, second: FideId| {
        format!("[White \"X\"]\n[Black \"Y\"]\n[WhiteFideId \"{first}\"]\n[BlackFideId \"{second}\"]\n\n1. e4 *\n\n")
    };
    let text = [
        with_ids(ids[0], ids[1]),
        with_ids(ids[1], ids[0]),
        format!("[Round \"{}.4\"]\n[White \"?\"]\n[Black \"?\"]\n\n1. d4 *\n\n", hall.round),
        format!("[Round \"{}.4\"]\n[White \"Stranger, A\"]\n[Black \"Stranger, B\"]\n\n1. c4 *\n\n", hall.round),
        "[Round \"2\"]\n[Board \"5\"]\n\n1. c4 *\n\n".into(),
        "[Board \"999\"]\n\n1. c4 *\n\n".into(),
        "[White \"Stranger, A\"]\n[Black \"Stranger, B\"]\n\n1. c4 *\n\n".into(),
    ];
    let taken = hall.take(&text.concat());
    let boards: Vec<Option<u16>> = taken.iter().map(|taken| taken.seat.as_ref().ok().copied()).collect();
    assert_eq!(boards, [Some(3), None, Some(4), None, None, None, None]);
    let page = hall.chief.get(&hall.path("/live-boards")).await.body;
    for why in [
        "Board 3 has the colours the other way round.",
        "Board 4 has other players.",
        "The record is of round 2.",
        "The round has no board 999.",
        "No board has these players",
    ] {
        assert!(page.contains(why), "{why}: {page}");
    }
    // What was kept is the right player's game.
    let kept = hall
        .site
        .state
        .desk
        .store()
        .game(hall.live.id, hall.live.journal().state(), hall.round.0, 4)
        .expect("readable");
    assert!(kept.is_some_and(|kept| kept.contains("1. d4")));
}

#[actix_web::test]
async fn a_doubtful_name_is_told_and_a_board_named_by_hand_is_kept() {
    let hall = Hall::new().await;
    let journal = hall.live.journal();
    let (white, _) = journal.state().players_on(hall.round, 4).expect("board 4");
    let record = |name: &str, moves: &str| {
        format!("[Board \"4\"]\n[White \"{}\"]\n[Black \"{name}\"]\n\n{moves} *\n\n", white.data.name)
    };
    let taken = hall.take(&record("Stranger, A", "1. c4"));
    assert_eq!((&taken[0].seat, taken[0].doubtful.as_deref()), (&Ok(4), Some("Stranger, A")));
    let page = hall.chief.get(&hall.path("/live-boards")).await.body;
    assert!(page.contains("“Stranger, A” is not the name of the player there"), "{page}");
    // Both names are strangers', and the arbiter says whose board it is; for good.
    let strangers = "[White \"Stranger, B\"]\n[Black \"Stranger, A\"]\n\n1. c4 c5 *\n\n";
    assert!(hall.take(strangers)[0].seat.is_err());
    let form = [("white", "Stranger, B"), ("black", "Stranger, A"), ("board", "4")];
    assert_eq!(hall.chief.post(&hall.path("/live-boards/board"), &form).await.status, StatusCode::SEE_OTHER);
    let taken = hall.take(strangers);
    assert_eq!((&taken[0].seat, &taken[0].doubtful), (&Ok(4), &None));
    assert_eq!(hall.live.journal().state().seq, journal.state().seq, "no act, no result");
}

#[actix_web::test]
async fn a_record_that_the_arbiter_mended_stays_until_they_follow_again() {
    let hall = Hall::new().await;
    hall.take(&hall.game(1, "1. e4 e5"));
    let desk = hall.path(&format!("/claims/{}/1", hall.round));
    let page = hall.chief.get(&desk).await.body;
    let fields =
        [("record", "1. e4 e6"), ("step", "keep"), ("laws", "2023"), ("kept_seen", hidden(&page, "kept_seen"))];
    let page = hall.chief.post(&desk, &fields).await;
    assert!(page.body.contains("The record is kept"), "{}", page.body);
    hall.take(&hall.game(1, "1. e4 e5 2. Nf3"));
    let kept = || hall.kept(1).expect("kept");
    assert_eq!(kept(), "1. e4 e6");
    assert!(hall.chief.get(&hall.path("/live-boards")).await.body.contains("Your record is kept"));
    let round = hall.round.to_string();
    let form = [("round", round.as_str()), ("board", "1")];
    assert_eq!(hall.chief.post(&hall.path("/live-boards/follow"), &form).await.status, StatusCode::SEE_OTHER);
    hall.take(&hall.game(1, "1. e4 e5 2. Nf3 Nc6"));
    assert!(kept().contains("2. Nf3 Nc6"));
}

#[actix_web::test]
async fn a_board_takes_the_place_of_no_record_that_somebody_kept() {
    let hall = Hall::new().await;
    let tournament = hall.live.journal().state().clone();
    let keep = |board: u16, pgn: &str| {
        let record = KeptGame::at((hall.round.0, board, pgn.into()), &tournament);
        let others = hall.site.state.desk.store().keep_games(hall.live.id, &tournament, &[record], |_| true);
        assert!(others.expect("kept").is_empty());
    };
    // Before the board was heard, a part of what it says: whoever kept it meant that part.
    keep(1, "1. e4 e5");
    hall.take(&(hall.game(1, "1. e4 e5 2. Nf3") + &hall.game(2, "1. d4")));
    assert_eq!(hall.kept(1).as_deref(), Some("1. e4 e5"));
    assert!(hall.kept(2).is_some_and(|kept| kept.contains("1. d4")), "the other boards go on");
    let page = hall.chief.get(&hall.path("/live-boards")).await.body;
    assert_eq!(page.matches("Your record is kept").count(), 1, "{page}");
    // The board's own record kept once more is still the board's.
    keep(2, &hall.kept(2).expect("kept"));
    hall.take(&hall.game(2, "1. d4 d5"));
    assert!(hall.kept(2).is_some_and(|kept| kept.contains("d5")));
}

#[actix_web::test]
async fn what_a_board_says_is_of_those_who_play_there() {
    let hall = Hall::new().await;
    hall.take(&(hall.game(1, THREEFOLD) + &hall.game(3, "1. e4")));
    assert_eq!((hall.notices().await, hall.boards().len()), (1, 2));
    hall.pair_anew([0, 2, 1, 3]);
    assert_eq!((hall.notices().await, hall.boards().len()), (0, 1), "others play at board 1 now");
    let seen = hall.chief.get(&hall.path(&format!("/rounds/{}", hall.round))).await.body;
    assert_eq!(crate::beside::said_at(&seen, 1), "");
    // The same two at another board take along what is known of them.
    hall.pair_anew([2, 3, 0, 1]);
    assert_eq!((hall.notices().await, hall.boards().iter().map(|(board, _)| *board).collect()), (1, vec![2, 3]));
    hall.take(&hall.game(2, &format!("{THREEFOLD} 5. e4")));
    assert_eq!(hall.notices().await, 0);
}

/// A device that was away sends what it kept, twenty results, one by one and some twice: what was paired anew meanwhile is nobody's
/// result, what a colleague typed stands until somebody answers, and all others are entered once.
#[actix_web::test]
async fn an_outbox_of_twenty_results_finds_the_games_that_it_was_typed_for() {
    let hall = Hall::new().await;
    let deputy = hall.member("Deputy", Role::Arbiter).await;
    let page = deputy.get(&hall.path(&format!("/rounds/{}", hall.round))).await;
    let seen = hall.live.journal().state().seq.to_string();
    let outbox: Vec<(u16, [PlayerId; 2])> = {
        let journal = hall.live.journal();
        let games = journal.state().rounds[0].games.iter().take(20);
        games.map(|game| (game.board, game.players())).collect()
    };
    assert_eq!(page.status, StatusCode::OK);
    hall.pair_anew([0, 2, 1, 3]);
    let players = |board: u16| hall.live.journal().state().rounds[0].game(board).map(Game::players);
    let draw = Some(GameResult::Draw);
    hall.does(Act::EnterResult(EnterResult { round: hall.round, board: 5, was: None, now: draw, players: players(5) }));
    for (board, pair) in outbox.iter().chain(&outbox[..6]) {
        let [board, white, black] = [board.to_string(), pair[0].0.to_string(), pair[1].0.to_string()];
        let key = format!("kept {board}");
        let fields = [("board", &board), ("white", &white), ("black", &black), ("key", &key), ("seen", &seen)];
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let path = hall.path(&format!("/rounds/{}/results", hall.round));
        let answer = deputy.post_by_script(&path, &[&fields[..], &[("was", ""), ("now", "1-0")]].concat()).await;
        let told: serde_json::Value = serde_json::from_str(&answer.body).expect("JSON");
        match board.as_str() {
            "1" | "2" => assert!(told["refused"].is_string(), "{board}: {told}"),
            "5" => assert!(told["conflict"]["kept"].is_u64(), "{board}: {told}"),
            _ => assert_eq!(told["result"], "1-0", "{board}: {told}"),
        }
    }
    let journal = hall.live.journal();
    let state = journal.state();
    let entered = |board: u16| state.rounds[0].game(board).and_then(|game| game.result);
    assert_eq!((entered(1), entered(2), entered(5)), (None, None, draw));
    assert!((6..=20).chain(3..5).all(|board| entered(board) == Some(GameResult::WhiteWins)));
    assert_eq!(state.disagreements(), [(hall.round, 5)]);
    let entries = journal.entries().filter(|entry| matches!(entry.act, Act::EnterResult(_))).count();
    assert_eq!(entries, 18, "each once");
}

#[actix_web::test]
async fn a_key_opens_one_round_until_it_is_taken_back() {
    let hall = Hall::new().await;
    let round = hall.round.to_string();
    let form = [("name", "Relay"), ("round", round.as_str())];
    let page = hall.chief.post(&hall.path("/live-boards/keys"), &form).await.body;
    let key = page.split("<code>sonneborn_round_").nth(1).and_then(|rest| rest.split('<').next()).expect("shown once");
    let key = format!("sonneborn_round_{key}");
    assert!(!hall.chief.get(&hall.path("/live-boards")).await.body.contains(&key));
    let answer = relay(&hall, &key, &hall.game(1, THREEFOLD)).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    assert!(answer.body.contains("\"board\":1") && answer.body.contains("\"half_moves\":8"), "{}", answer.body);
    assert_eq!(hall.notices().await, 1);
    // A key of another round reaches no board of this one.
    let early = hall.site.state.desk.make_live_key(hall.live.id, RoundNo(2), "Early").expect("made");
    let answer = relay(&hall, &early, &hall.game(2, "1. e4")).await;
    assert!(answer.body.contains("\"board\":null"), "{}", answer.body);
    // It is no token of the API.
    let read = send(&hall.site, &key, Method::GET, "/tournaments", None).await;
    assert_eq!(read.status, StatusCode::UNAUTHORIZED);
    assert_eq!(relay(&hall, "sonneborn_round_guess", "1. e4 *").await.status, StatusCode::UNAUTHORIZED);
    let id = hall.site.state.desk.store().live_keys(hall.live.id).expect("readable")[0].id;
    let revoke = hall.path(&format!("/live-boards/keys/{id}/revoke"));
    assert_eq!(hall.chief.post(&revoke, &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(relay(&hall, &key, "1. e4 *").await.status, StatusCode::UNAUTHORIZED);
}

async fn relay(hall: &Hall, key: &str, text: &str) -> Page {
    let stranger = hall.site.stranger();
    stranger.post_with_bearer("/api/v1/live", key, text).await
}

#[actix_web::test]
async fn deputies_see_and_only_the_chief_arbiter_sets() {
    let hall = Hall::new().await;
    let (deputy, viewer) = (hall.member("Deputy", Role::Arbiter).await, hall.member("Viewer", Role::Viewer).await);
    let settings = [
        ("address", ""),
        ("every", "2"),
        ("delay_minutes", "0"),
        ("delay_moves", "0"),
        ("push_address", ""),
        ("push_token", ""),
    ];
    for path in ["/live-boards/settings", "/live-boards/keys", "/live-boards/keys/1/revoke"] {
        let fields: &[(&str, &str)] =
            if path.ends_with("settings") { &settings } else { &[("name", "N"), ("round", "1")] };
        assert_eq!(deputy.post(&hall.path(path), fields).await.status, StatusCode::FORBIDDEN, "{path}");
    }
    let seen = [("round", "7"), ("board", "1"), ("notice", "{}")];
    assert_eq!(viewer.post(&hall.path("/live-boards/seen"), &seen).await.status, StatusCode::FORBIDDEN);
    assert_eq!(viewer.get(&hall.path("/live-boards")).await.status, StatusCode::FORBIDDEN);
    assert!(!deputy.get(&hall.path("/live-boards")).await.body.contains("name=\"push_token\""));
    hall.take(&hall.game(1, THREEFOLD));
    assert!(!viewer.get(&hall.path("")).await.body.contains("data-notice="));
    let whole = hall.path(&format!("/live-boards/round-{}.pgn", hall.round));
    assert_eq!(viewer.get(&whole).await.status, StatusCode::FORBIDDEN);
    for wrong in ["file:///etc/passwd", "http://user:secret@example.org/games.pgn", "games.pgn"] {
        let mut fields = settings;
        fields[0].1 = wrong;
        let page = hall.chief.post(&hall.path("/live-boards/settings"), &fields).await;
        assert!(page.body.contains("must begin with http"), "{wrong}: {}", page.body);
    }
}

/// A server that answers every request alike and keeps what it was asked.
struct StandIn {
    address: String,
    asked: Arc<Mutex<Vec<String>>>,
}

impl StandIn {
    fn new(answer: impl Fn(&str) -> (u16, String) + Send + 'static) -> StandIn {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = format!("http://{}", listener.local_addr().expect("bound"));
        let asked = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&asked);
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let request = read_request(&stream);
                let path = request.split(' ').nth(1).unwrap_or_default().to_owned();
                kept.lock().expect("whole").push(request);
                let (status, body) = answer(&path);
                let head =
                    format!("HTTP/1.1 {status} X\r\ncontent-length: {}\r\nconnection: close\r\n\r\n", body.len());
                let _ = (&stream).write_all([head.as_bytes(), body.as_bytes()].concat().as_slice());
            }
        });
        StandIn { address, asked }
    }

    fn asked(&self) -> Vec<String> {
        self.asked.lock().expect("whole").clone()
    }
}

fn read_request(mut stream: &TcpStream) -> String {
    let (mut text, mut piece) = (Vec::new(), [0; 4096]);
    loop {
        let read = stream.read(&mut piece).unwrap_or(0);
        text.extend_from_slice(&piece[..read]);
        let whole = String::from_utf8_lossy(&text).into_owned();
        let length = whole
            .to_lowercase()
            .split("content-length: ")
            .nth(1)
            .and_then(|rest| rest.split("\r\n").next()?.trim().parse::<usize>().ok());
        let body = whole.split_once("\r\n\r\n").map(|(_, body)| body.len());
        if read == 0 || body.is_some_and(|body| body >= length.unwrap_or(0)) {
            return whole;
        }
    }
}

async fn set(hall: &Hall, browser: &Browser, fields: [(&str, &str); 5]) -> Page {
    let mut all = fields.to_vec();
    all.push(("every", "1"));
    browser.post(&hall.path("/live-boards/settings"), &all).await
}

#[actix_web::test]
async fn an_address_is_followed_and_the_round_goes_to_a_broadcast() {
    let hall = Hall::new().await;
    let games = hall.game(1, THREEFOLD);
    let source = StandIn::new(move |_| (200, games.clone()));
    let broadcast = StandIn::new(|_| (200, "{\"games\":[{\"tags\":{},\"moves\":8}]}".into()));
    let (from, to) = (format!("{}/games.pgn", source.address), format!("{}/push", broadcast.address));
    let fields = |delay: &'static str| {
        let token = if delay == "0" { "lip_secret" } else { "" };
        [
            ("address", from.as_str()),
            ("push_address", to.as_str()),
            ("push_token", token),
            ("delay_minutes", "0"),
            ("delay_moves", delay),
        ]
    };
    assert_eq!(set(&hall, &hall.chief, fields("0")).await.status, StatusCode::SEE_OTHER);
    hall.site.state.desk.follow_boards(Vec::new());
    let pushed = wait_for(|| broadcast.asked().last().cloned());
    assert!(pushed.starts_with("POST /push") && pushed.to_lowercase().contains("authorization: bearer lip_secret"));
    assert!(pushed.contains(&format!("[Round \"{}.1\"]", hall.round)) && pushed.contains("4. Ng1 Ng8 *"), "{pushed}");
    assert_eq!(hall.notices().await, 1);
    wait_for(|| hall.site.state.desk.last_pushed(hall.live.id).filter(|pushed| pushed.games == Ok(1)));
    // The public's delay holds for the broadcast too, and the kept token goes on working.
    let before = broadcast.asked().len();
    assert_eq!(set(&hall, &hall.chief, fields("2")).await.status, StatusCode::SEE_OTHER);
    let later = wait_for(|| broadcast.asked().get(before).cloned());
    assert!(later.contains("2. Ng1 Ng8 *") && !later.contains("3. Nf3") && later.contains("lip_secret"), "{later}");
    // The token is shown nowhere, and not sent to another address.
    assert!(!hall.chief.get(&hall.path("/live-boards")).await.body.contains("lip_secret"));
    let other = StandIn::new(|_| (200, String::new()));
    let to_other = format!("{}/push", other.address);
    let mut moved = fields("0");
    (moved[1].1, moved[2].1) = (&to_other, "");
    set(&hall, &hall.chief, moved).await;
    let asked = wait_for(|| other.asked().last().cloned());
    assert!(!asked.to_lowercase().contains("authorization"), "{asked}");
}

#[actix_web::test]
async fn the_servers_own_network_is_asked_by_an_administrators_word_only() {
    let hall = Hall::new().await;
    let chief = hall.member("Chief", Role::ChiefArbiter).await;
    let source = StandIn::new(|_| (200, "1. e4 *".into()));
    let from = format!("{}/games.pgn", source.address);
    let fields = [
        ("address", from.as_str()),
        ("push_address", ""),
        ("push_token", ""),
        ("delay_minutes", "0"),
        ("delay_moves", "0"),
    ];
    assert_eq!(set(&hall, &chief, fields).await.status, StatusCode::SEE_OTHER);
    hall.site.state.desk.follow_boards(Vec::new());
    wait_for(|| {
        let heard = hall.site.state.desk.heard(hall.live.id);
        heard.into_iter().find(|(_, heard)| heard.games.is_err())
    });
    assert!(source.asked().is_empty(), "nothing was asked there");
    assert!(chief.get(&hall.path("/live-boards")).await.body.contains("own network; an administrator"));
}

#[actix_web::test]
async fn livechess_cloud_is_followed_by_its_lists() {
    let hall = Hall::new().await;
    let journal = hall.live.journal();
    let (white, black) = journal.state().players_on(hall.round, 2).expect("board 2");
    let ids = [white, black].map(|player| player.data.fide_id.expect("an ID"));
    let round = hall.round.0;
    let cloud = StandIn::new(move |path| {
        let body = match path {
            "/get/1/tournament.json" => {
                let rounds: Vec<_> = (1..=round).map(|_| "{\"count\":1,\"live\":1}").collect();
                format!("{{\"rounds\":[{}]}}", rounds.join(","))
            }
            path if path == format!("/get/1/round-{round}/index.json") => format!(
                "{{\"pairings\":[{{\"white\":{{\"lname\":\"A\",\"fideid\":\"{}\"}},\"black\":{{\"lname\":\"B\",\"fideid\":{}}},\
                 \"result\":\"*\",\"live\":true}}]}}",
                ids[0], ids[1]
            ),
            path if path.starts_with(&format!("/get/1/round-{round}/game-1.json")) => {
                "{\"live\":true,\"moves\":[\"e4 5400+3\",\"e5 0+5400\"],\"result\":\"*\"}".into()
            }
            _ => return (404, String::new()),
        };
        (200, body)
    });
    let from = format!("{}/get/1/tournament.json", cloud.address);
    let fields = [
        ("address", from.as_str()),
        ("push_address", ""),
        ("push_token", ""),
        ("delay_minutes", "0"),
        ("delay_moves", "0"),
    ];
    set(&hall, &hall.chief, fields).await;
    hall.site.state.desk.follow_boards(Vec::new());
    wait_for(|| {
        hall.site.state.desk.store().game(hall.live.id, hall.live.journal().state(), round, 2).expect("readable")
    });
    let page = hall.chief.get(&hall.path("/live-boards")).await.body;
    assert!(page.contains("1:30:00 0:00:00") && page.contains("look at the flag"), "{page}");
}

#[actix_web::test]
async fn the_public_sees_moves_after_the_delay_and_arbiters_at_once() {
    let hall = Hall::new().await;
    hall.site.state.desk.store().set_public(hall.live.id, true).expect("written");
    let fields =
        [("address", ""), ("push_address", ""), ("push_token", ""), ("delay_minutes", "0"), ("delay_moves", "1")];
    set(&hall, &hall.chief, fields).await;
    hall.take(&hall.game(1, "1. e4 e5 2. Nf3 Nc6"));
    let public = format!("/p/{}/games/{}/1.pgn", hall.live.id, hall.round);
    let round = format!("/p/{}/games/{}.pgn", hall.live.id, hall.round);
    // A game that is adjourned goes on, and what is held back of it stays so.
    for result in [None, Some(GameResult::Adjourned)] {
        if let Some(now) = result {
            let (round, board, was, players) = (hall.round, 1, None, None);
            hall.does(Act::EnterResult(EnterResult { round, board, was, now: Some(now), players }));
        }
        for path in [&public, &round] {
            let seen = hall.site.stranger().get(path).await.body;
            assert!(seen.contains("1. e4 e5") && !seen.contains("Nf3"), "{path}, {result:?}: {seen}");
        }
    }
    assert!(hall.chief.get(&public).await.body.contains("2. Nf3 Nc6"));
    let whole = hall.chief.get(&hall.path(&format!("/live-boards/round-{}.pgn", hall.round))).await.body;
    assert!(whole.contains("2. Nf3 Nc6 *"), "{whole}");
    // Minutes: nothing of what came just now.
    let fields =
        [("address", ""), ("push_address", ""), ("push_token", ""), ("delay_minutes", "15"), ("delay_moves", "0")];
    set(&hall, &hall.chief, fields).await;
    assert!(!hall.site.stranger().get(&public).await.body.contains("1. e4"));
}

#[actix_web::test]
async fn a_folder_of_a_whole_hall_is_told() {
    let hall = Hall::new().await;
    let folder = tempfile::tempdir().expect("a folder");
    let watched = Watched { tournament: hall.live.id, folder: folder.path().to_owned() };
    let write = |moves: &str| {
        for board in 1..=BOARDS {
            let text = hall.game(board, moves);
            std::fs::write(folder.path().join(format!("game-{board}.pgn")), text).expect("written");
        }
    };
    write("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1");
    hall.site.state.desk.follow_boards(vec![watched]);
    let told = |wanted: fn(&str) -> bool| {
        let notices = hall.site.state.desk.notices(&hall.live).expect("readable");
        (notices.iter().filter(|notice| wanted(&notice.key)).count() == usize::from(BOARDS)).then_some(())
    };
    wait_for(|| told(|key| key.contains("threefold_in_sight")));
    let start = Instant::now();
    write(THREEFOLD);
    wait_for(|| told(|key| key.contains("threefold_on_board")));
    println!("{BOARDS} boards took {:?}", start.elapsed());
    // Half a file is not read as a whole one, and what is no game file is passed over.
    std::fs::write(folder.path().join("notes.txt"), "1. e4 *").expect("written");
    assert!(hall.site.state.desk.strays(hall.live.id).is_empty());
}

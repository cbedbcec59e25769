//! What was ruled, typed and photographed of a game: whose it is when boards and colours change, and until when it stays open.

use crate::events::{Event, act};
use chrono::{DateTime, TimeDelta};
use sonneborn_laws::Color;
use sonneborn_laws::claim::{self, ClaimName};
use sonneborn_laws::entered::{EnteredAs, Score};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::Act;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::judge::judge;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::player::Player;
use sonneborn_tournament::role::Role;
use sonneborn_tournament::round::RoundState;
use sonneborn_tournament::ruling::{Ruling, Verdict, entered, entered_as, scored};

const ROUND: RoundNo = RoundNo(1);

/// Four players, 0-1 and 2-3 in round 1, which is published.
fn started() -> Event {
    let mut event = Event::swiss(4, 5);
    event.number();
    event.must(act(
        r#"{"act":"draft_round","round":1,"games":[{"board":1,"white":0,"black":1},{"board":2,"white":2,"black":3}],
        "byes":[],"paired_by":"engine"}"#,
    ));
    event.must(act(r#"{"act":"publish_round","round":1,"compared":"as_engine"}"#));
    event
}

/// The players of board 1 exchange their seats with each other or with nobody; the pairing stays.
fn turn(event: &mut Event) {
    event.must(act(r#"{"act":"swap_colours","round":1,"board":1}"#));
}

#[test]
fn a_result_of_a_claim_is_that_of_the_crosstable_and_the_other_way_round() {
    let won = |by| claim::GameResult::Won { by };
    for (result, claim, as_scored) in [
        (won(Color::White), ClaimName::Threefold, Some(GameResult::WhiteWins)),
        (won(Color::Black), ClaimName::Flag, Some(GameResult::BlackWins)),
        (won(Color::White), ClaimName::Late, Some(GameResult::WhiteWinsByForfeit)),
        (won(Color::Black), ClaimName::Late, Some(GameResult::BlackWinsByForfeit)),
        (claim::GameResult::Draw, ClaimName::Threefold, Some(GameResult::Draw)),
        (claim::GameResult::Void, ClaimName::Setup, None),
    ] {
        assert_eq!(scored(result, claim), as_scored, "{claim:?}");
    }
    for (results, what) in [
        ("1-0 1-0u", EnteredAs::Played(Score::WhiteWins)),
        ("0-1 0-1u", EnteredAs::Played(Score::BlackWins)),
        ("½-½ ½-½u", EnteredAs::Played(Score::Draw)),
        ("0-0 0-0u ½-0 0-½", EnteredAs::Played(Score::Apart)),
        ("+-", EnteredAs::Forfeited(Score::WhiteWins)),
        ("-+", EnteredAs::Forfeited(Score::BlackWins)),
        ("--", EnteredAs::Forfeited(Score::Apart)),
        ("adj", EnteredAs::Adjourned),
    ] {
        for code in results.split(' ') {
            let result = GameResult::from_code(code).expect("a result");
            assert_eq!(entered_as(result), what, "{code}");
            let at = DateTime::UNIX_EPOCH.naive_utc() + TimeDelta::minutes(61);
            let told = entered(result, "Ana", at);
            assert_eq!((told.what, told.by.as_str(), told.at.as_str()), (what, "Ana", "1970-01-01 01:01"), "{code}");
            assert_eq!(told.symbol, result.symbol());
        }
    }
}

#[test]
fn a_ruling_is_found_otherwise_by_verdict_article_or_result() {
    let ruling = Ruling {
        verdict: Verdict::Right,
        article: Some("9.2".into()),
        proposed: Some(GameResult::Draw),
        ..Ruling::default()
    };
    let draw = Some(GameResult::Draw);
    for (today, is_otherwise) in [
        ((Verdict::Right, Some("9.2"), draw), false),
        ((Verdict::Wrong, Some("9.2"), draw), true),
        ((Verdict::Right, Some("9.3"), draw), true),
        ((Verdict::Right, None, draw), true),
        ((Verdict::Right, Some("9.2"), None), true),
    ] {
        assert_eq!(ruling.is_found_otherwise(today), is_otherwise, "{today:?}");
    }
    let read = |found| Verdict::from(found);
    assert_eq!(read(claim::Verdict::Right), Verdict::Right);
    assert_eq!(read(claim::Verdict::Wrong), Verdict::Wrong);
    assert_eq!(read(claim::Verdict::Undecided), Verdict::Undecided);
}

/// Laws 7.5.5: an illegal move counts against who made it, in this game, however they sit since.
#[test]
fn illegal_moves_are_counted_in_the_game_of_who_made_them() {
    let rule = |board: u16, claim: &str, by: &str, verdict: &str, decision: &str| {
        act(&format!(
            r#"{{"act":"rule","round":1,"board":{board},"ruling":{{"claim":{{"claim":"{claim}","by":"{by}"}},
            "verdict":"{verdict}","decision":"{decision}"}},"was":null,"now":null}}"#
        ))
    };
    let count = |event: &Event| [0, 1, 2, 3].map(|player| event.state().illegal_moves(ROUND, PlayerId(player)));
    for (claim, verdict, decision, counts) in [
        ("illegal", "right", "confirmed", 1),
        ("press", "right", "altered", 1),
        ("hands", "right", "confirmed", 1),
        ("illegal", "wrong", "confirmed", 0),
        ("illegal", "undecided", "altered", 0),
        ("illegal", "right", "dismissed", 0),
        ("threefold", "right", "confirmed", 0),
    ] {
        let mut event = started();
        event.must(rule(1, claim, "white", verdict, decision));
        assert_eq!(count(&event), [0, counts, 0, 0], "{claim} {verdict} {decision}");
    }
    let mut event = started();
    event.must(rule(1, "illegal", "black", "right", "confirmed"));
    turn(&mut event);
    event.must(rule(1, "illegal", "white", "right", "confirmed"));
    event.must(rule(2, "illegal", "white", "right", "confirmed"));
    assert_eq!(count(&event), [2, 0, 0, 1], "White moved, who is Black now");
    let state = event.state();
    assert_eq!(state.illegal_moves(RoundNo(2), PlayerId(0)), 0);
    let pair = |of: Option<(&Player, &Player)>| of.map(|(white, black)| (white.id.0, black.id.0));
    let ruled: Vec<_> = state.rulings.iter().map(|ruled| pair(state.players_of_ruling(ruled))).collect();
    assert_eq!(ruled, [Some((0, 1)), Some((1, 0)), Some((2, 3))], "as they sat then");
    assert_eq!([pair(state.players_on(ROUND, 1)), pair(state.players_on(ROUND, 3))], [Some((1, 0)), None]);
    let ruling = act(r#"{"act":"rule","round":1,"board":2,"ruling":{},"was":null,"now":"½-½","players":[2,3]}"#);
    let ruled = event.must(ruling);
    let game = &event.state().rounds[0].games[1];
    assert_eq!((game.result, game.touched), (Some(GameResult::Draw), ruled));
    let kept = act(r#"{"act":"rule","round":1,"board":2,"ruling":{},"was":"½-½","now":"½-½"}"#);
    event.must(kept);
    assert_eq!(event.state().rounds[0].games[1].touched, ruled, "the result was left as it is");
}

/// Keeps `typed` for a board.
fn keep(board: u16, typed: &str) -> Act {
    let players = if board == 1 { "[0,1]" } else { "[2,3]" };
    act(&format!(r#"{{"act":"keep_typing","round":1,"board":{board},"was":null,"typed":{typed},"players":{players}}}"#))
}

#[test]
fn a_typing_is_open_while_it_contradicts_its_board_and_nobody_has_answered() {
    let mut event = started();
    let white = r#""1-0""#;
    let kept = [event.must(keep(2, white)), event.must(keep(1, white)), event.must(keep(1, r#""0-1""#))];
    let open =
        |state: &Tournament, board: u16| state.open_typings(ROUND, board).map(|one| one.seq).collect::<Vec<u64>>();
    let both = |event: &Event| [1, 2].map(|board| open(event.state(), board));
    assert_eq!(both(&event), [vec![kept[1], kept[2]], vec![kept[0]]]);
    assert_eq!(event.state().disagreements(), [(ROUND, 1), (ROUND, 2)], "in the order of boards");
    assert_eq!(event.state().open_typings(RoundNo(2), 1).count(), 0);
    event.result(ROUND, 1, GameResult::WhiteWins);
    event.result(ROUND, 2, GameResult::WhiteWins);
    assert_eq!(both(&event), [vec![kept[2]], vec![]], "what agrees is nothing to ask about");
    let mut draft = event.state().clone();
    draft.rounds[0].state = RoundState::Draft;
    assert_eq!(open(&draft, 1), Vec::<u64>::new());
    turn(&mut event);
    let typed: Vec<_> =
        event.state().typings.iter().map(|one| (one.players.map(|player| player.0), one.typed)).collect();
    let (won, lost) = (Some(GameResult::WhiteWins), Some(GameResult::BlackWins));
    assert_eq!(typed, [([2, 3], won), ([1, 0], lost), ([1, 0], won)], "who won has won with the other colour");
    assert_eq!(open(event.state(), 1), [kept[2]]);
    let first = &event.state().typings[0];
    let (name, device) = (first.author.name.as_str(), first.device.as_str());
    assert_eq!((name, device, first.at.timestamp()), ("Arbiter", "test", kept[0] as i64), "whose it is");
    // An answer names typings of this board which nobody has answered, and what stands there.
    let answer = |board: u16, was: &str, typings: &[u64]| {
        let players = if board == 1 { "[1,0]" } else { "[2,3]" };
        act(&format!(
            r#"{{"act":"answer_typings","round":1,"board":{board},"was":{was},"now":"½-½","players":{players},
            "typings":{typings:?}}}"#
        ))
    };
    let is_one = |event: &Event, act: &Act| judge(&event.journal, Role::Arbiter, act).is_ok();
    let black = r#""0-1""#;
    assert!(is_one(&event, &answer(1, black, &kept[1..])));
    for (board, was, typings) in
        [(1, white, &kept[1..]), (1, black, &kept[..]), (2, white, &kept[1..]), (1, black, &[])]
    {
        assert!(!is_one(&event, &answer(board, was, typings)), "{board} {was} {typings:?}");
    }
    let answered = event.must(answer(1, black, &kept[2..]));
    let answers: Vec<_> = event.state().typings.iter().map(|one| one.answered).collect();
    assert_eq!(answers, [None, None, Some(answered)]);
    let game = &event.state().rounds[0].games[0];
    assert_eq!((game.result, game.touched), (Some(GameResult::Draw), answered));
    assert_eq!(open(event.state(), 1), [kept[1]], "the word that agreed does so no more");
    assert!(!is_one(&event, &answer(1, r#""½-½""#, &kept[2..])), "it is answered");
}

#[test]
fn a_photograph_goes_with_its_players_and_is_evidence_while_an_appeal_is_open() {
    let keep = |number: u64| {
        act(&format!(
            r#"{{"act":"keep_photograph","photograph":{{"round":1,"board":1,"players":[0,1],"depicts":"clock",
            "sha256":"{number:064x}"}}}}"#
        ))
    };
    let mut event = started();
    let first = event.must(keep(1));
    let count = |event: &Event, round: u16, board: u16| event.state().photographs_of(RoundNo(round), board).count();
    turn(&mut event);
    assert_eq!([count(&event, 1, 1), count(&event, 1, 2), count(&event, 2, 1)], [1, 0, 0]);
    turn(&mut event);
    let takes_back = |event: &Event| {
        let undo = act(&format!(r#"{{"act":"undo","seq":{first}}}"#));
        judge(&event.journal, Role::Arbiter, &undo).map(drop).map_err(|why| why.to_string())
    };
    let appeal = |by: u32| act(&format!(r#"{{"act":"lodge_appeal","by":{by},"round":1,"ruling":null,"about":""}}"#));
    event.must(appeal(2));
    assert_eq!(takes_back(&event), Ok(()), "of another game");
    let appeal = event.must(appeal(1));
    assert_eq!(takes_back(&event), Err("photograph_of_appeal".into()));
    event.must(act(&format!(r#"{{"act":"decide_appeal","appeal":{appeal},"outcome":"upheld","reasons":""}}"#)));
    assert_eq!(takes_back(&event), Ok(()));
    for number in 2..=12 {
        event.must(keep(number));
    }
    let thirteenth = judge(&event.journal, Role::Arbiter, &keep(13)).err();
    assert_eq!(thirteenth.map(|why| format!("{why:?}")), Some("TooManyPhotographs { most: 12 }".into()));
    let undone = event.must(act(&format!(r#"{{"act":"undo","seq":{first}}}"#)));
    let again = judge(&event.journal, Role::Arbiter, &act(&format!(r#"{{"act":"undo","seq":{undone}}}"#))).err();
    assert_eq!(again.map(|why| why.to_string()), Some("photograph_erased".into()), "its picture is gone");
}

//! Acts at the desk, on both back ends: durable, repeated once, refused with a name, followed by other nodes.

use crate::backends::{each, sqlite};
use crate::site::{Browser, Site};
use sonneborn::desk::pairing::PairError;
use sonneborn::desk::{Actor, Attempt, Desk, Refused, now_microseconds};
use sonneborn::exchange::archive::Archive;
use sonneborn::store::Store;
use sonneborn::store::game::KeptGame;
use sonneborn::store::invitation::Grant;
use sonneborn::store::tournament::{Membership, Role};
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::{
    Act, Author, Create, DraftRound, EnterResult, Entry, Import, Imported, ImportedPlayer, NumberPlayers, PublishRound,
    RegisterPlayers, RequestBye, UnpublishRound,
};
use sonneborn::tournament::colour::Colour;
use sonneborn::tournament::details::Details;
use sonneborn::tournament::fold::Journal;
use sonneborn::tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn::tournament::judge::consequence::Consequence;
use sonneborn::tournament::outcome::{Bye, GameResult};
use sonneborn::tournament::player::PlayerData;
use sonneborn::tournament::refusal::Refusal;
use sonneborn::tournament::regulations::{Regulations, System};
use sonneborn::tournament::round::{PairedBy, Seating};
use sonneborn::tournament::scope::Boards;
use sonneborn::tournament::team::{Team, TeamRules};
use sonneborn::tournament::warning::Warning;
use std::collections::BTreeMap;

pub fn actor(desk: &Desk, name: &str) -> Actor {
    let account = match desk.store().account_named(name).expect("the store answers") {
        Some(account) => account,
        None => desk.store().create_account(name, false, 1).expect("the store answers").expect("a free name"),
    };
    Actor {
        author: Author { account: account.id, name: name.into() },
        device: format!("{name}'s laptop"),
        ..Actor::default()
    }
}

/// An event of four with round 1 published on two boards, and its chief arbiter at it.
pub struct Hall {
    pub site: Site,
    pub chief: Browser,
}

impl Hall {
    pub async fn open() -> Hall {
        let site = Site::new();
        let chief = site.browser("Ana").await;
        assert_eq!(event(&site.state.desk), 1);
        Hall { site, chief }
    }

    /// How many acts the journal has.
    pub fn acts(&self) -> u64 {
        self.site.state.desk.live(1).expect("readable").expect("there").journal().state().seq
    }
}

/// A tournament of four with round 1 published; gives its number.
pub fn event(desk: &Desk) -> i64 {
    event_of(desk, "Ana", ["Olsen, Per", "王小明", "Kovač, Ivo", "Li, Wei"])
}

/// The same by another arbiter with other players: on board 1 the first has White against the third, on board 2 the fourth against the
/// second.
pub fn event_of(desk: &Desk, chief: &str, players: [&str; 4]) -> i64 {
    let chief = actor(desk, chief);
    let details = Details { name: "Hall Cup".into(), ..Details::default() };
    let act =
        Act::Create(Create { details, regulations: Box::new(Regulations { rounds: 3, ..Regulations::default() }) });
    let id = desk.found(&chief, act).expect("a tournament is founded");
    let players = players.map(|name| PlayerData { name: name.into(), ..PlayerData::default() });
    let round = RoundNo(1);
    let seat = |board, white, black| Seating { board, white: PlayerId(white), black: PlayerId(black) };
    for act in [
        Act::RegisterPlayers(RegisterPlayers { players: players.to_vec(), first_round: round, source: "test".into() }),
        Act::NumberPlayers(NumberPlayers { order: (0..4).map(PlayerId).collect() }),
        Act::DraftRound(DraftRound {
            round,
            games: vec![seat(1, 0, 2), seat(2, 3, 1)],
            byes: vec![],
            paired_by: PairedBy::Engine,
            engine: vec![],
        }),
        Act::PublishRound(PublishRound { round, compared: None }),
    ] {
        desk.perform(id, &chief, &Attempt::of(act)).expect("nothing stands against it");
    }
    id
}

pub fn result(was: Option<GameResult>, now: GameResult) -> Act {
    Act::EnterResult(EnterResult { round: RoundNo(1), board: 1, was, now: Some(now), players: None })
}

#[test]
fn what_was_done_is_there_after_a_restart() {
    for backend in each() {
        let database = backend.store.database().clone();
        let desk = Desk::new(backend.store);
        let id = event(&desk);
        let before = desk.live(id).expect("readable").expect("there").journal().state().clone();
        let restarted = Desk::new(Store::open(database).expect("it opens again"));
        let after = restarted.live(id).expect("readable").expect("there").journal().state().clone();
        assert_eq!(after, before, "{}", backend.name);
        assert_eq!(restarted.store().tournament(id).expect("readable").expect("there").name, "Hall Cup");
    }
}

#[test]
fn an_imported_event_with_byes_and_line_ups_is_there_after_a_restart() {
    let player = |bye| ImportedPlayer {
        data: PlayerData { name: "Olsen, Per".into(), ..PlayerData::default() },
        requested_byes: BTreeMap::from([(RoundNo(4), bye)]),
        ..ImportedPlayer::default()
    };
    let team = Team { line_ups: BTreeMap::from([(RoundNo(2), vec![None])]), ..Team::default() };
    let players = vec![player(Bye::HalfPoint), player(Bye::ZeroPoint)];
    let imported = Imported { players, teams: vec![team], ..Imported::default() };
    for backend in each() {
        let database = backend.store.database().clone();
        let desk = Desk::new(backend.store);
        let act = Act::Import(Import { tournament: Box::new(imported.clone()) });
        let id = desk.found(&actor(&desk, "Ana"), act.clone()).expect("founded");
        let restarted = Desk::new(Store::open(database).expect("it opens again"));
        let live = restarted.live(id).expect("readable").expect("there");
        assert_eq!(live.journal().entry(1).expect("the first").act, act, "{}", backend.name);
    }
}

#[test]
fn a_repeated_request_acts_once() {
    for backend in each() {
        let desk = Desk::new(backend.store);
        let id = event(&desk);
        let ana = actor(&desk, "Ana");
        let attempt = Attempt { request_key: Some("key-1".into()), ..Attempt::of(result(None, GameResult::WhiteWins)) };
        let first = desk.perform(id, &ana, &attempt).expect("done");
        let again = desk.perform(id, &ana, &attempt).expect("done before");
        assert_eq!((again.seq, again.repeated), (first.seq, true), "{}", backend.name);
        assert_eq!(desk.store().lines(id).expect("readable").len() as u64, first.seq, "{}", backend.name);
    }
}

#[test]
fn a_conflict_names_who_when_and_from_where() {
    let desk = Desk::new(sqlite().store);
    let id = event(&desk);
    let (ana, ivo) = (actor(&desk, "Ana"), actor(&desk, "Ivo"));
    desk.perform(id, &ana, &Attempt::of(result(None, GameResult::WhiteWins))).expect("done");
    match desk.perform(id, &ivo, &Attempt::of(result(None, GameResult::Draw))) {
        Err(Refused::Conflict { theirs: Some(theirs), .. }) => {
            assert_eq!((theirs.author.name.as_str(), theirs.device.as_str()), ("Ana", "Ana's laptop"));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn warnings_are_confirmed_before_the_act_is_done_and_kept_with_it() {
    let desk = Desk::new(sqlite().store);
    let id = event(&desk);
    let ana = actor(&desk, "Ana");
    desk.perform(id, &ana, &Attempt::of(result(None, GameResult::WhiteWins))).expect("done");
    let back = Attempt::of(Act::UnpublishRound(UnpublishRound { round: RoundNo(1) }));
    let set_aside = vec![Warning::ResultsSetAside { round: RoundNo(1), results: 1 }];
    match desk.perform(id, &ana, &back) {
        Err(Refused::ToConfirm(asked)) => {
            let round = RoundNo(1);
            assert_eq!(asked.consequences, [Consequence::Unpublished { round, results: 1, later: 0 }]);
        }
        other => panic!("{other:?}"),
    }
    desk.perform(id, &ana, &Attempt { confirmed: true, ..back }).expect("confirmed");
    let journal = desk.live(id).expect("readable").expect("there").journal();
    assert_eq!(journal.entries().last().expect("an act").acknowledged, set_aside);
}

#[test]
fn two_nodes_on_one_database_follow_each_other_and_never_write_at_one_place() {
    for backend in each() {
        if backend.name == "sqlite" {
            continue;
        }
        let database = backend.store.database().clone();
        let here = Desk::new(backend.store);
        let id = event(&here);
        let there = Desk::new(Store::open(database).expect("a second node opens"));
        there.live(id).expect("readable").expect("there");
        let (ana, ivo) = (actor(&here, "Ana"), actor(&there, "Ivo"));
        here.perform(id, &ana, &Attempt::of(result(None, GameResult::WhiteWins))).expect("done");
        // The other node has not heard of it, writes at the same place, is told, and judges again.
        match there.perform(id, &ivo, &Attempt::of(result(None, GameResult::Draw))) {
            Err(Refused::Conflict { theirs: Some(theirs), .. }) => assert_eq!(theirs.author.name, "Ana"),
            other => panic!("{other:?}"),
        }
        here.perform(id, &ana, &Attempt::of(result(Some(GameResult::WhiteWins), GameResult::Draw))).expect("done");
        there.follow().expect("it follows");
        let seen = |desk: &Desk| desk.live(id).expect("readable").expect("there").journal().state().clone();
        assert_eq!(seen(&there), seen(&here));
    }
}

#[test]
fn a_bye_given_in_advance_is_kept_by_the_pairing_and_makes_no_second_one() {
    let desk = Desk::new(sqlite().store);
    let ana = actor(&desk, "Ana");
    let details = Details { name: "Hall Cup".into(), ..Details::default() };
    let act = Act::Create(Create { details, regulations: Box::default() });
    let id = desk.found(&ana, act).expect("founded");
    let named = |name: &str| PlayerData { name: name.into(), ..PlayerData::default() };
    let register = |names: &[&str]| {
        Act::RegisterPlayers(RegisterPlayers {
            players: names.iter().map(|name| named(name)).collect(),
            first_round: RoundNo(1),
            source: "test".into(),
        })
    };
    let in_advance = Act::RequestBye(RequestBye {
        player: PlayerId(1),
        round: RoundNo(1),
        was: None,
        now: Some(Bye::PairingAllocated),
    });
    desk.perform(id, &ana, &Attempt::of(register(&["Ana", "Bo", "Cy", "Di"]))).expect("done");
    let asked = desk.perform(id, &ana, &Attempt::of(in_advance.clone()));
    assert!(matches!(asked, Err(Refused::ToConfirm(_))), "the pairing gives the bye: {asked:?}");
    let promised = Attempt { confirmed: true, reason: Some("stands in".into()), ..Attempt::of(in_advance) };
    desk.perform(id, &ana, &promised).expect("done");
    let refused = desk.pair_round(id, &ana, RoundNo(1), false);
    assert!(matches!(refused, Err(PairError::Refused(Refused::Refusal(Refusal::TwoByes)))), "{refused:?}");
    desk.perform(id, &ana, &Attempt::of(register(&["Eva"]))).expect("done");
    desk.pair_round(id, &ana, RoundNo(1), false).expect("four are left to be paired");
    let live = desk.live(id).expect("readable").expect("there");
    let journal = live.journal();
    let draft = journal.state().draft().expect("a draft");
    assert_eq!(draft.byes, [(PlayerId(1), Bye::PairingAllocated)]);
    assert_eq!(draft.games.len(), 2);
}

/// Three teams of two, as a file would bring them.
fn three_teams() -> Imported {
    let player = |number: u16| ImportedPlayer {
        data: PlayerData { name: format!("Player {number}"), ..PlayerData::default() },
        tpn: Tpn(number),
        ..ImportedPlayer::default()
    };
    let team = |number: u16| Team {
        name: format!("Team {number}"),
        number: Some(number),
        members: [2 * number - 2, 2 * number - 1].map(|member| PlayerId(member.into())).to_vec(),
        ..Team::default()
    };
    let regulations = Regulations {
        system: System::TeamSwiss,
        rounds: 2,
        initial_colour: Some(Colour::White),
        teams: Some(TeamRules::default()),
        ..Regulations::default()
    };
    let details = Details { name: "Team Cup".into(), ..Details::default() };
    let (players, teams) = ((1..=6).map(player).collect(), (1..=3).map(team).collect());
    Imported { details, regulations, players, teams, ..Imported::default() }
}

#[test]
fn teams_are_paired_board_by_board_and_one_has_the_bye_with_all_its_boards() {
    let desk = Desk::new(sqlite().store);
    let ana = actor(&desk, "Ana");
    let id = desk.found(&ana, Act::Import(Import { tournament: Box::new(three_teams()) })).expect("it is taken over");
    let round = RoundNo(1);
    desk.pair_round(id, &ana, round, false).expect("nothing has to be confirmed");
    desk.perform(id, &ana, &Attempt::of(Act::PublishRound(PublishRound { round, compared: None })))
        .expect("the draft is there");
    let live = desk.live(id).expect("the store answers").expect("the tournament is there");
    let journal = live.journal();
    let paired = journal.state().round(round).expect("the round is paired");
    let games: Vec<(u32, u32)> = paired.games.iter().map(|game| (game.white.0, game.black.0)).collect();
    assert_eq!(games, [(0, 2), (3, 1)], "team 1 has White on board 1, team 2 on board 2");
    assert_eq!(paired.byes, [(PlayerId(4), Bye::PairingAllocated), (PlayerId(5), Bye::PairingAllocated)]);
}

#[test]
fn a_tournament_that_cannot_begin_leaves_nothing_behind() {
    let desk = Desk::new(sqlite().store);
    let act = Act::Create(Create { details: Details::default(), regulations: Box::default() });
    let refused = desk.found(&actor(&desk, "Ana"), act);
    assert!(matches!(refused, Err(Refused::Refusal(Refusal::NameMissing))), "{refused:?}");
    assert!(desk.store().tournaments().expect("readable").is_empty());
}

#[test]
fn a_tournament_whose_journal_cannot_be_kept_leaves_nothing_behind() {
    for backend in each() {
        let desk = Desk::new(backend.store);
        let id = event(&desk);
        let mut journal: Vec<Entry> =
            desk.live(id).expect("readable").expect("there").journal().entries().cloned().collect();
        journal.push(journal[0].clone());
        let refused = desk.store().create_tournament("Twice the first act", None, 0, &journal, &[], None);
        assert!(refused.is_err(), "{}", backend.name);
        assert_eq!(desk.store().tournaments().expect("readable").len(), 1, "{}", backend.name);
    }
}

#[test]
fn roles_are_given_and_taken_on_both_back_ends() {
    for backend in each() {
        let desk = Desk::new(backend.store);
        let id = event(&desk);
        let (ana, ivo) = (actor(&desk, "Ana").author.account, actor(&desk, "Ivo").author.account);
        let role = |account| desk.store().role(id, account, now_microseconds()).expect("readable");
        assert_eq!((role(ana), role(ivo)), (Some(Role::ChiefArbiter), None), "{}", backend.name);
        desk.store().set_role(id, ivo, Some(Role::Viewer), 1).expect("written");
        desk.store().set_role(id, ivo, Some(Role::Arbiter), 1).expect("written");
        assert_eq!(role(ivo), Some(Role::Arbiter));
        desk.store().set_role(id, ivo, None, 1).expect("written");
        assert_eq!(role(ivo), None);
    }
}

/// What came by a link keeps its boards when it is saved as it is, and given anew once it is over it does not end at once.
#[test]
fn a_role_by_a_link_is_saved_as_it_is_and_given_anew_once_it_is_over() {
    for backend in each() {
        let desk = Desk::new(backend.store);
        let id = event(&desk);
        let (now, ivo) = (now_microseconds(), actor(&desk, "Ivo").author.account);
        let (boards, ends_at) = (Some(Boards { first: 1, last: 2 }), now + 1_000_000);
        let grant = Grant { tournament: id, role: Role::Arbiter, boards, ends_at };
        assert_eq!(desk.join_as(&desk.invite(&grant, 1).expect("written"), ivo).expect("joined"), id);
        let held = |at| desk.store().membership(id, ivo, at).expect("readable");
        let by_link = Membership { role: Role::Arbiter, boards, ends_at: Some(ends_at) };
        desk.store().set_role(id, ivo, Some(Role::Arbiter), now).expect("written");
        assert_eq!((held(now), held(ends_at)), (Some(by_link), None), "{}", backend.name);
        assert_eq!(desk.store().roles(id, ends_at).expect("readable").len(), 1, "who has none any more is not named");
        desk.store().set_role(id, ivo, Some(Role::Arbiter), ends_at).expect("written");
        assert_eq!(held(ends_at), Some(Membership { role: Role::Arbiter, boards: None, ends_at: None }));
    }
}

#[test]
fn a_backup_is_whole_and_opens() {
    let backend = sqlite();
    let folder = tempfile::TempDir::new().expect("a temporary folder");
    let copy = folder.path().join("copy.sqlite");
    let desk = Desk::new(backend.store);
    let id = event(&desk);
    desk.store().backup(&copy).expect("the copy is written");
    let opened = Desk::new(Store::open(sonneborn::store::Database::Sqlite(copy)).expect("the copy opens"));
    assert_eq!(opened.live(id).expect("readable").expect("there").journal().state().details.name, "Hall Cup");
}

/// What was done and when; an archive keeps that, while the chain and the marks of authors are the house's own.
pub fn acts(journal: &Journal) -> impl Iterator<Item = (u64, chrono::DateTime<chrono::Utc>, &Act)> {
    journal.entries().map(|entry| (entry.seq, entry.at, &entry.act))
}

#[test]
fn a_whole_tournament_moves_to_another_house() {
    for backend in each() {
        let laptop = Desk::new(sqlite().store);
        let id = event(&laptop);
        let journal = laptop.live(id).expect("readable").expect("there").journal();
        let games = [(1, 1, "1. e4 e5 *"), (1, 2, "1. d4 {中文} *")];
        let games = games.map(|(round, board, pgn)| KeptGame::from((round, board, pgn.to_owned())));
        laptop.store().keep_games(id, &Tournament::default(), &games, |_| true).expect("written");
        let kept = |desk: &Desk, id| {
            let rows = desk.store().kept_games(id).expect("readable").into_iter().map(KeptGame::row);
            rows.map(KeptGame::from).collect::<Vec<_>>()
        };
        let carried = |desk: &Desk, id| {
            let live = desk.live(id).expect("readable").expect("there");
            let file = desk.archive(&live).expect("readable").write().expect("it can be written");
            Archive::read(file.as_bytes()).expect("our own file")
        };
        let archive = carried(&laptop, id);
        let server = Desk::new(backend.store);
        let host = actor(&server, "Bea");
        let there = server.adopt(&archive, &host, None).expect("it is taken over");
        let taken = server.live(there).expect("readable").expect("there").journal();
        assert!(acts(&taken).eq(acts(&journal)), "{}", backend.name);
        let marks: Vec<(i64, &str, &str)> = taken
            .entries()
            .map(|entry| (entry.author.account, entry.author.name.as_str(), entry.device.as_str()))
            .collect();
        let key = laptop.store().hall().fingerprint().expect("a key");
        let proven = format!("(signed with the key {key}): Ana's laptop");
        let is_so = |device: &str| device.starts_with("from a file of Bea at 20") && device.ends_with(&proven);
        assert!(
            marks.iter().all(|(account, name, device)| (*account, *name) == (0, "Ana") && is_so(device)),
            "{marks:?}"
        );
        assert_eq!(kept(&server, there), games);
        assert_eq!(
            server.store().role(there, host.author.account, now_microseconds()).expect("readable"),
            Some(Role::ChiefArbiter)
        );
        server.perform(there, &host, &Attempt::of(result(None, GameResult::Draw))).expect("the event goes on");
        // And back, with what was done there under the names of those who did it.
        let home = laptop.adopt(&carried(&server, there), &actor(&laptop, "Ana"), None).expect("it is taken back");
        let back = laptop.live(home).expect("readable").expect("there").journal();
        let done_there = server.live(there).expect("readable").expect("there").journal();
        assert!(acts(&back).eq(acts(&done_there)), "{}", backend.name);
        let names: Vec<&str> = back.entries().map(|entry| entry.author.name.as_str()).collect();
        assert_eq!((names.first(), names.last()), (Some(&"Ana"), Some(&"Bea")));
        assert_eq!(kept(&laptop, home), games);
    }
}

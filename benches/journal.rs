//! What a long journal costs: folding one of 20,000 acts, and judging one more act in it, an undo too. Beside judging stands
//! what checking and appending alone would cost. And proving 50,000 acts.

use chrono::{DateTime, TimeDelta, Utc};
use sonneborn::tournament::acts::{
    Act, Author, Create, DraftRound, EnterResult, Entry, NumberPlayers, PublishRound, RegisterPlayers, Undo,
};
use sonneborn::tournament::chain::{self, Digest, Head, Line};
use sonneborn::tournament::details::Details;
use sonneborn::tournament::fold::Journal;
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::integrity;
use sonneborn::tournament::judge::judge;
use sonneborn::tournament::numbering;
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::personal;
use sonneborn::tournament::player::PlayerData;
use sonneborn::tournament::role::Role;
use sonneborn::tournament::round::{PairedBy, Seating};
use std::hint::black_box;
use std::time::Instant;

const ACTS: u64 = 20_000;
/// As many acts as must be proven within a second.
const PROVEN: usize = 50_000;
const PLAYERS: u16 = 200;
const ROUND: RoundNo = RoundNo(1);
/// Enough that one slow turn does not count.
const TURNS: u32 = 50;

fn main() {
    let journal = journal();
    let entries: Vec<Entry> = journal.entries().cloned().collect();
    let seq = journal.state().seq;
    time("folding 20,000 acts", || drop(black_box(Journal::of(entries.clone()))));
    time("copying their entries, which the line above does too", || drop(black_box(entries.clone())));
    let act = result(&journal, 1);
    time("an act, checked and appended", || {
        act.check(journal.state()).expect("nothing stands against it");
        let mut next = journal.clone();
        next.append(entry(seq + 1, act.clone()));
        drop(black_box(next));
    });
    time("an act, judged and appended", || {
        let judged = judge(&journal, Role::Arbiter, &act).expect("nothing stands against it");
        drop(black_box(journal.and(entry(seq + 1, act.clone()), judged.after)));
    });
    let undo = Act::Undo(Undo { seq });
    time("an undo, judged", || drop(black_box(judge(&journal, Role::Arbiter, &undo)).expect("it can be undone")));
    time("the events that touch pairings, read off", || drop(black_box(integrity::events(&journal))));
    let lines = lines(&entries);
    time("proving 50,000 acts as they are kept", || assert!(black_box(chain::faults(&lines)).is_empty()));
}

/// A journal of 50,000 lines: the entries again and again, each in its place.
fn lines(entries: &[Entry]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::with_capacity(PROVEN);
    let salt = || "0123456789abcdef0123456789abcdef".to_owned();
    while lines.len() < PROVEN {
        let last = lines.last().map_or_else(Head::default, Line::head);
        let entry = Entry { seq: last.seq + 1, ..entries[lines.len() % entries.len()].clone() };
        let parted = personal::part(&entry, salt).expect("JSON");
        lines.push(Line::after(last, parted.text, parted.personal));
    }
    lines
}

fn time(what: &str, turn: impl Fn()) {
    let start = Instant::now();
    (0..TURNS).for_each(|_| turn());
    println!("{what}: {:.2} ms", start.elapsed().as_secs_f64() * 1000.0 / f64::from(TURNS));
}

/// Round 1 of a large event, in which results are entered and corrected until the journal is long.
fn journal() -> Journal {
    let mut journal = Journal::default();
    let details = Details { name: "Bench Open".into(), ..Details::default() };
    journal.append(entry(1, Act::Create(Create { details, regulations: Box::default() })));
    let player = |index: u16| PlayerData {
        name: format!("Player {index:03}"),
        rating: Some(2500 - index),
        club: "Club".into(),
        federation: "NOR".into(),
        ..PlayerData::default()
    };
    let players = (0..PLAYERS).map(player).collect();
    journal.append(entry(
        2,
        Act::RegisterPlayers(RegisterPlayers { players, first_round: ROUND, source: "bench".into() }),
    ));
    let order = numbering::order(journal.state());
    let games = (1..).zip(order.chunks_exact(2));
    let games = games.map(|(board, pair)| Seating { board, white: pair[0], black: pair[1] }).collect();
    for act in [
        Act::NumberPlayers(NumberPlayers { order: order.clone() }),
        Act::DraftRound(DraftRound {
            round: ROUND,
            games,
            byes: Vec::new(),
            paired_by: PairedBy::Engine,
            engine: vec![],
        }),
        Act::PublishRound(PublishRound { round: ROUND, compared: None }),
    ] {
        journal.append(entry(journal.state().seq + 1, act));
    }
    while journal.state().seq < ACTS {
        let seq = journal.state().seq + 1;
        let board = 1 + (seq % u64::from(PLAYERS / 2)) as u16;
        let act = result(&journal, board);
        journal.append(entry(seq, act));
    }
    journal
}

/// Another result for a board.
fn result(journal: &Journal, board: u16) -> Act {
    let game = journal.state().rounds[0].game(board).expect("the board is there");
    let now = if game.result == Some(GameResult::Draw) { GameResult::WhiteWins } else { GameResult::Draw };
    let players: Option<[PlayerId; 2]> = Some(game.players());
    Act::EnterResult(EnterResult { round: ROUND, board, was: game.result, now: Some(now), players })
}

fn entry(seq: u64, act: Act) -> Entry {
    let at: DateTime<Utc> = DateTime::UNIX_EPOCH + TimeDelta::seconds(seq as i64);
    let author = Author { account: 1, name: "Bench".into() };
    let (device, chain) = ("bench".into(), Digest::NONE);
    Entry { seq, at, author, device, act, reason: None, acknowledged: Vec::new(), chain }
}

//! Several nodes and arbiters over one journal, in an order that a seed decides: nodes that crash after the act was made durable
//! and before it was answered, answers that are lost, requests that come twice or late, pages that are old, undos that race.
//!
//! One thread does everything, so a seed always gives the same run. Afterwards: no acknowledged act is lost or doubled, none
//! overwrote what its arbiter did not see, no act made another's word disappear, all nodes fold alike, and the chain holds. `SONNEBORN_SEEDS=5000` runs as many, and
//! `SONNEBORN_SEED=17` one.

use crate::desk::{actor, event};
use sonneborn::desk::{Actor, Attempt, Desk, Performed, Refused, Typed};
use sonneborn::pairing::lots::Lots;
use sonneborn::store::{Database, Store};
use sonneborn::tournament::acts::{Act, AnswerTypings, CheckIn, EnterResult, Undo};
use sonneborn::tournament::belief;
use sonneborn::tournament::chain;
use sonneborn::tournament::fold::Journal;
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::GameResult;
use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::Arc;
use tempfile::TempDir;

/// Runs in the tests.
const SEEDS: u64 = 200;
const NODES: usize = 2;
const ARBITERS: usize = 3;
const STEPS: usize = 40;
/// Seeds that found a fault once, with its name; they run every time.
const FOUND: [(u64, &str); 1] = [(39, "a node that was behind said that it was so already, and it was so no more")];

struct Run {
    lots: Lots,
    database: Database,
    nodes: Vec<Desk>,
    arbiters: Vec<Actor>,
    id: i64,
    /// What each arbiter's browser has shown last: a snapshot of some node at some time.
    pages: Vec<Arc<Journal>>,
    /// Sent, and the answer did not come; they are sent again, to any node, at any time.
    waiting: Vec<(usize, Attempt)>,
    /// By request key: the act, and the place that an answer named.
    answered: HashMap<String, (Act, u64)>,
    sent: u64,
    /// Runs in which each of these happened, so that a simulation that does nothing is noticed.
    done: u64,
    refused: u64,
    crashed: u64,
    /// By their acts: what was typed and contradicted the board, with what was typed.
    words: HashMap<u64, Option<GameResult>>,
}

impl Run {
    fn new(seed: u64, folder: &Path) -> Run {
        let database = Database::Sqlite(folder.join(format!("{seed}.sqlite")));
        let open = || Desk::new(Store::open(database.clone()).expect("it opens"));
        let nodes: Vec<Desk> = (0..NODES).map(|_| open()).collect();
        let id = event(&nodes[0]);
        let arbiters = ["Ana", "Bo", "Cy"][..ARBITERS].iter().map(|name| actor(&nodes[0], name)).collect();
        let page = nodes[0].live(id).expect("readable").expect("there").journal();
        Run {
            lots: Lots::new(seed),
            database,
            arbiters,
            id,
            pages: vec![page; ARBITERS],
            nodes,
            waiting: Vec::new(),
            answered: HashMap::new(),
            sent: 0,
            done: 0,
            refused: 0,
            crashed: 0,
            words: HashMap::new(),
        }
    }

    fn step(&mut self) {
        match self.lots.below(10) {
            0 => self.crash(),
            1 => self.follow(),
            2 | 3 => self.look(),
            4 if !self.waiting.is_empty() => {
                let (arbiter, attempt) = self.waiting.swap_remove(self.lots.below(self.waiting.len()));
                self.send(arbiter, attempt);
            }
            _ => {
                let arbiter = self.lots.below(ARBITERS);
                let attempt = self.wish(arbiter);
                self.send(arbiter, attempt);
            }
        }
    }

    /// A node loses its memory and starts again.
    fn crash(&mut self) {
        let node = self.lots.below(NODES);
        self.nodes[node] = Desk::new(Store::open(self.database.clone()).expect("it opens again"));
        self.crashed += 1;
    }

    /// A node hears of what the others did.
    fn follow(&mut self) {
        let node = &self.nodes[self.lots.below(NODES)];
        let live = node.live(self.id).expect("readable").expect("there");
        node.catch_up(&live).expect("readable");
    }

    /// An arbiter loads a page from a node, which may be behind.
    fn look(&mut self) {
        let (arbiter, node) = (self.lots.below(ARBITERS), self.lots.below(NODES));
        self.pages[arbiter] = self.nodes[node].live(self.id).expect("readable").expect("there").journal();
    }

    /// What an arbiter asks for, from what their page shows.
    fn wish(&mut self, arbiter: usize) -> Attempt {
        let page = Arc::clone(&self.pages[arbiter]);
        let state = page.state();
        let round = RoundNo(1);
        let board = 1 + u16::try_from(self.lots.below(2)).expect("a board");
        let results = [None, Some(GameResult::WhiteWins), Some(GameResult::Draw), Some(GameResult::BlackWins)];
        let act = match self.lots.below(6) {
            0 => Act::Undo(Undo { seq: 6 + u64::try_from(self.lots.below(8)).expect("a number") }),
            1 => {
                let player = PlayerId(u32::try_from(self.lots.below(4)).expect("a player"));
                let was = state.player(player).expect("registered").checked_in;
                Act::CheckIn(CheckIn { player, was, now: !was })
            }
            _ => {
                let game = state.round(round).and_then(|round| round.games.iter().find(|game| game.board == board));
                let game = game.expect("paired");
                let (players, was) = ([game.white, game.black], game.result);
                let now = results[self.lots.below(results.len())];
                let typings: Vec<u64> = state.open_typings(round, board).map(|one| one.seq).collect();
                if !typings.is_empty() && self.lots.below(2) == 0 {
                    Act::AnswerTypings(AnswerTypings { round, board, players, was, now, typings })
                } else {
                    Act::EnterResult(EnterResult { round, board, players: Some(players), was, now })
                }
            }
        };
        self.sent += 1;
        let request_key = Some(format!("{arbiter}-{}", self.sent));
        Attempt { confirmed: true, reason: Some("simulated".into()), request_key, ..Attempt::of(act) }
    }

    /// Sends a request to a node; what happens on the way is the lots' affair.
    fn send(&mut self, arbiter: usize, attempt: Attempt) {
        let fate = self.lots.below(8);
        if fate == 0 {
            // Delayed on the way there.
            self.waiting.push((arbiter, attempt));
            return;
        }
        let node = self.lots.below(NODES);
        let answer = self.asks(node, arbiter, &attempt);
        match fate {
            1 => self.waiting.push((arbiter, attempt.clone())),
            2 => {
                // Durable or refused, and the node dies before it says so.
                self.nodes[node] = Desk::new(Store::open(self.database.clone()).expect("it opens again"));
                self.crashed += 1;
                self.waiting.push((arbiter, attempt.clone()));
                return;
            }
            3 => {
                // The same request twice, perhaps on another node.
                let other = self.lots.below(NODES);
                let again = self.asks(other, arbiter, &attempt);
                self.hear(&attempt, again);
            }
            _ => {}
        }
        // The answer of a request that is sent again was lost.
        if fate != 1 {
            self.hear(&attempt, answer);
        }
    }

    /// What was typed goes the way of what is typed; everything else is an act like any other.
    fn asks(&mut self, node: usize, arbiter: usize, attempt: &Attempt) -> Result<Performed, Refused> {
        let (desk, actor) = (&self.nodes[node], &self.arbiters[arbiter]);
        let (Act::EnterResult(EnterResult { now: typed, .. }) | Act::AnswerTypings(AnswerTypings { now: typed, .. })) =
            attempt.act
        else {
            return desk.perform(self.id, actor, attempt);
        };
        match desk.enter_typed(self.id, actor, attempt) {
            Ok(Typed::Entered(done)) => Ok(done),
            Ok(Typed::Kept { seq, .. }) => {
                self.words.insert(seq, typed);
                Ok(Performed { seq, repeated: false })
            }
            Err(Refused::Conflict { .. }) => panic!("a word was refused: {attempt:?}"),
            Err(other) => Err(other),
        }
    }

    fn hear(&mut self, attempt: &Attempt, answer: Result<Performed, Refused>) {
        let key = attempt.request_key.clone().expect("every request has one");
        match answer {
            Ok(Performed { seq, repeated }) => match self.nodes[0].store().done_by(self.id, &key).expect("readable") {
                // The state was so already: nothing of this request is in the journal.
                None => assert!(repeated, "{key} was told act {seq}, and is not in the journal"),
                Some(place) => {
                    assert_eq!(place, seq, "{key} was told another place than its own");
                    self.done += 1;
                    self.answered.insert(key, (attempt.act.clone(), seq));
                }
            },
            Err(Refused::Conflict { .. } | Refused::Refusal(_)) => self.refused += 1,
            Err(other) => panic!("{other}"),
        }
    }

    /// What must hold, whatever happened.
    fn judge(&mut self) {
        let fresh = Desk::new(Store::open(self.database.clone()).expect("it opens again"));
        let kept = fresh.live(self.id).expect("readable").expect("there").journal();
        assert_eq!(chain::faults(&fresh.store().lines(self.id).expect("readable")), [], "the chain holds");
        for (key, (act, seq)) in &self.answered {
            let entry = kept.entry(*seq).unwrap_or_else(|| panic!("{key} was acknowledged and is lost"));
            assert!(belief::is_same_request(&entry.act, act), "{key} was acknowledged as {:?}", entry.act);
        }
        // A request's key stands in the journal once: by the store's own index.
        let mut places: Vec<u64> = self.answered.values().map(|(_, seq)| *seq).collect();
        places.sort_unstable();
        assert!(places.windows(2).all(|pair| pair[0] != pair[1]), "two requests were told one place");
        for entry in kept.entries() {
            let before = kept.up_to(entry.seq - 1);
            if let Act::EnterResult(EnterResult { round, board, was, .. })
            | Act::AnswerTypings(AnswerTypings { round, board, was, .. }) = &entry.act
            {
                let games = &before.state().round(*round).expect("paired").games;
                let there = games.iter().find(|game| game.board == *board).expect("seated").result;
                assert_eq!(there, *was, "act {} overwrote what its arbiter did not see", entry.seq);
            }
            if let Act::Undo(Undo { seq }) = entry.act {
                assert!(!before.undone().contains(&seq), "act {seq} was undone twice");
            }
        }
        self.judge_words(&kept);
        for node in &self.nodes {
            let live = node.live(self.id).expect("readable").expect("there");
            node.catch_up(&live).expect("readable");
            assert_eq!(live.journal().state(), kept.state(), "nodes fold alike");
        }
    }

    /// No act made another's word disappear: whoever typed what contradicted a board is kept by name, and is open, agrees with the board, or
    /// was answered by an act that named it and stands.
    fn judge_words(&self, kept: &Journal) {
        let (state, undone) = (kept.state(), kept.undone());
        let answers: HashSet<u64> = kept
            .entries()
            .filter(|entry| !undone.contains(&entry.seq))
            .filter_map(|entry| if let Act::AnswerTypings(answer) = &entry.act { Some(&answer.typings) } else { None })
            .flatten()
            .copied()
            .collect();
        for (seq, typed) in &self.words {
            let entry = kept.entry(*seq).expect("it is in the journal");
            let word = state.typings.iter().find(|one| one.seq == *seq);
            let word = word.unwrap_or_else(|| panic!("the word of {} (act {seq}) is gone", entry.author.name));
            assert_eq!((word.typed, &word.author), (*typed, &entry.author), "act {seq}");
            let result = state.round(word.round).and_then(|round| round.game(word.board)).expect("seated").result;
            let is_open = state.open_typings(word.round, word.board).any(|one| one.seq == *seq);
            assert_eq!(answers.contains(seq), word.answered.is_some(), "act {seq} is answered by what stands");
            assert!(is_open || result == word.typed || word.answered.is_some(), "nobody sees the word of act {seq}");
        }
    }
}

/// In memory where the machine has such a folder: nothing here is about the disk.
fn folder() -> TempDir {
    TempDir::new_in("/dev/shm").or_else(|_| TempDir::new()).expect("a temporary folder")
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|value| value.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

#[test]
fn whatever_happens_nothing_acknowledged_is_lost_doubled_or_overwritten() {
    let seeds: Vec<u64> = match number("SONNEBORN_SEED") {
        Some(seed) => vec![seed],
        None => (0..number("SONNEBORN_SEEDS").unwrap_or(SEEDS)).chain(FOUND.map(|(seed, _)| seed)).collect(),
    };
    let (mut done, mut refused, mut crashed, mut words) = (0, 0, 0, 0);
    for seed in &seeds {
        let folder = folder();
        let run = std::panic::catch_unwind(|| {
            let mut run = Run::new(*seed, folder.path());
            (0..STEPS).for_each(|_| run.step());
            run.judge();
            (run.done, run.refused, run.crashed, run.words.len())
        });
        let Ok(counts) = run else { panic!("SONNEBORN_SEED={seed} shows it again") };
        (done, refused, crashed, words) = (done + counts.0, refused + counts.1, crashed + counts.2, words + counts.3);
    }
    eprintln!("{} seeds: {done} acknowledged, {refused} refused, {crashed} crashes, {words} words kept", seeds.len());
    assert!(seeds.len() == 1 || (done > 0 && refused > 0 && crashed > 0 && words > 0), "the lots did too little");
}

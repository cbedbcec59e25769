//! What people do in a hall, one step at a time, and how an event is brought to its end.

use crate::event::Event;
use sonneborn::desk::Refused;
use sonneborn::desk::pairing::PairError;
use sonneborn::pairing::NoPairing;
use sonneborn::pairing::by_hand::{self, Change};
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::{
    Act, ChangePresence, Close, CorrectForRating, DiscardDraft, EnterResult, PublishRound, RegisterPlayers, RequestBye,
    SendThrough, SwapColours, Undo, UnpublishRound,
};
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::{Bye, GameResult};
use sonneborn::tournament::player::Presence;
use sonneborn::tournament::refusal::Refusal;
use sonneborn::tournament::round::{Round, RoundState};
use std::collections::BTreeMap;

/// What was tried, with how often it was done and how often it was refused.
#[derive(Default)]
pub struct Coverage {
    counts: BTreeMap<&'static str, (usize, usize)>,
}

impl Coverage {
    fn count(&mut self, what: &'static str, is_done: bool) {
        let (done, refused) = self.counts.entry(what).or_default();
        *if is_done { done } else { refused } += 1;
    }

    pub fn print(&self) {
        for (what, (done, refused)) in &self.counts {
            println!("{what}: {done} done, {refused} refused");
        }
    }

    /// Everything that people do was really done.
    pub fn has_no_hole(&self) {
        for what in DONE {
            assert!(self.counts.get(what).is_some_and(|(done, _)| *done > 0), "{what} was never done");
        }
    }
}

const DONE: [&str; 17] = [
    "adjourn",
    "alter",
    "bye",
    "bye in advance",
    "colours",
    "correct",
    "correct for rating",
    "discard",
    "draft by hand",
    "late entry",
    "pair",
    "pair again",
    "publish",
    "result",
    "return",
    "undo",
    "withdraw",
];

/// Somebody does something.
pub fn step(event: &mut Event, coverage: &mut Coverage) {
    let state = event.state();
    if state.closed {
        return;
    }
    match event.lots.below(12) {
        0 => anybody(event, coverage, &state),
        1 => undo(event, coverage, &state),
        2 => later(event, coverage, &state),
        _ => forward(event, coverage, &state),
    }
}

/// What the event waits for.
fn forward(event: &mut Event, coverage: &mut Coverage, state: &Tournament) {
    if let Some(draft) = state.draft() {
        let number = draft.number;
        match event.lots.below(8) {
            0 | 1 => alter(event, coverage, state, draft),
            2 => {
                let done = event.does(Act::DiscardDraft(DiscardDraft { round: number }));
                coverage.count("discard", done.is_ok());
            }
            3 => {
                let arbiter = event.arbiter.clone();
                let done = event.desk.pair_again(event.id, &arbiter, number, true);
                coverage.count("pair again", done.is_ok());
            }
            4 => anybody(event, coverage, state),
            _ => publish(event, coverage, number),
        }
        return;
    }
    let open: Vec<(RoundNo, u16)> = state.rounds.iter().flat_map(open_boards).collect();
    if let Some((round, board)) = event.one_of(&open) {
        let results = [
            GameResult::WhiteWins,
            GameResult::Draw,
            GameResult::BlackWins,
            GameResult::WhiteWinsByForfeit,
            GameResult::BlackWinsByForfeit,
            GameResult::BothForfeit,
            GameResult::Adjourned,
            GameResult::WhiteWins,
            GameResult::Draw,
        ];
        let now = event.one_of(&results);
        let kind = if now == Some(GameResult::Adjourned) { "adjourn" } else { "result" };
        let done = event.does(Act::EnterResult(EnterResult { round, board, was: None, now, players: None }));
        coverage.count(kind, done.is_ok());
        return;
    }
    if let Some(next) = state.next_round() {
        pair(event, coverage, next);
    }
}

fn open_boards(round: &Round) -> Vec<(RoundNo, u16)> {
    if round.state != RoundState::Published {
        return Vec::new();
    }
    round.missing().into_iter().map(|board| (round.number, board)).collect()
}

fn pair(event: &mut Event, coverage: &mut Coverage, next: RoundNo) {
    let arbiter = event.arbiter.clone();
    if event.chance(15) {
        let done = event.desk.draft_by_hand(event.id, &arbiter, next, Some("a wish".into()));
        coverage.count("draft by hand", done.is_ok());
        return;
    }
    let paired = event.desk.pair_round(event.id, &arbiter, next, true);
    coverage.count("pair", paired.is_ok());
}

fn publish(event: &mut Event, coverage: &mut Coverage, round: RoundNo) {
    let done = event.does(Act::PublishRound(PublishRound { round, compared: None }));
    coverage.count("publish", done.is_ok());
    if done.is_ok() {
        crate::promises::hold_after_publication(event, round);
    }
}

fn alter(event: &mut Event, coverage: &mut Coverage, state: &Tournament, draft: &Round) {
    let everybody: Vec<PlayerId> = state.entrants().map(|player| player.id).collect();
    let boards: Vec<u16> = draft.games.iter().map(|game| game.board).collect();
    let (Some(one), Some(other)) = (event.one_of(&everybody), event.one_of(&everybody)) else { return };
    let board = event.one_of(&boards).unwrap_or(1);
    let change = match event.lots.below(6) {
        0 => Change::Swap(one, other),
        1 => Change::Colours { board },
        2 => Change::GiveBye(one),
        3 => Change::TakeApart { board },
        4 => Change::Pair { white: one, black: other },
        _ => Change::TakeOut(one),
    };
    let Ok(act) = by_hand::altered(state, draft.number, change) else { return };
    let done = event.does(act);
    coverage.count("alter", done.is_ok());
}

/// Comes, goes, asks for a bye: at any moment.
fn anybody(event: &mut Event, coverage: &mut Coverage, state: &Tournament) {
    let everybody: Vec<PlayerId> = state.entrants().map(|player| player.id).collect();
    let Some(one) = event.one_of(&everybody) else { return };
    let next = state.next_unpublished();
    let (kind, act) = match event.lots.below(5) {
        0 => {
            let player = &state.players[one.index()];
            let (kind, now) = match player.presence {
                Presence::Playing => ("withdraw", Presence::Withdrawn { from: next }),
                Presence::Withdrawn { .. } | Presence::Expelled { .. } => ("return", Presence::Playing),
            };
            (kind, Act::ChangePresence(ChangePresence { player: one, was: player.presence, now }))
        }
        1 => {
            let data = event.person(state.players.len());
            let source = "the door".to_owned();
            ("late entry", Act::RegisterPlayers(RegisterPlayers { players: vec![data], first_round: next, source }))
        }
        kind => {
            let byes = [Bye::HalfPoint, Bye::ZeroPoint, Bye::FullPoint, Bye::PairingAllocated];
            let now = if kind == 2 { Some(Bye::PairingAllocated) } else { event.one_of(&byes) };
            let was = state.players[one.index()].requested_byes.get(&next).copied();
            let kind = if now == Some(Bye::PairingAllocated) { "bye in advance" } else { "bye" };
            (
                kind,
                Act::RequestBye(RequestBye { player: one, round: next, was, now: if was == now { None } else { now } }),
            )
        }
    };
    let done = event.does(act);
    coverage.count(kind, done.is_ok());
}

/// What was done before is corrected: results, colours, the file for rating.
fn later(event: &mut Event, coverage: &mut Coverage, state: &Tournament) {
    let published = state.rounds.iter().filter(|round| round.state == RoundState::Published);
    let entered: Vec<(RoundNo, u16, Option<GameResult>, Option<GameResult>)> = published
        .flat_map(|round| round.games.iter().map(|game| (round.number, game.board, game.result, game.for_rating)))
        .collect();
    let Some((round, board, was, for_rating)) = event.one_of(&entered) else { return };
    let results = [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins, GameResult::Adjourned];
    let now = event.one_of(&results);
    let (kind, act) = match event.lots.below(4) {
        0 => ("colours", Act::SwapColours(SwapColours { round, board, players: None })),
        1 => (
            "correct for rating",
            Act::CorrectForRating(CorrectForRating { round, board, was: for_rating, now, players: None }),
        ),
        2 => ("unpublish", Act::UnpublishRound(UnpublishRound { round })),
        _ => ("correct", Act::EnterResult(EnterResult { round, board, was, now, players: None })),
    };
    let done = event.does(act);
    coverage.count(kind, done.is_ok());
}

fn undo(event: &mut Event, coverage: &mut Coverage, state: &Tournament) {
    let seq = state.seq - event.lots.below(usize::try_from(state.seq.min(8)).unwrap_or(1)) as u64;
    let done = event.does(Act::Undo(Undo { seq }));
    coverage.count("undo", done.is_ok());
}

/// Rounds that an event of the machine can have, with everything that is done again.
const MOST_STEPS: usize = 600;

/// Everybody wants to go home: only what the event asks for, until it is closed. There is always a way.
pub fn bring_to_its_end(event: &mut Event, coverage: &mut Coverage) {
    for _ in 0..MOST_STEPS {
        let state = event.state();
        if state.closed {
            return;
        }
        if let Some(draft) = state.draft() {
            let number = draft.number;
            if let Err(refused) = event.does(Act::PublishRound(PublishRound { round: number, compared: None })) {
                event.does(Act::DiscardDraft(DiscardDraft { round: number })).unwrap_or_else(|why| {
                    panic!("round {number} can be neither published ({refused:?}) nor discarded ({why:?})")
                });
            } else {
                crate::promises::hold_after_publication(event, number);
            }
            continue;
        }
        let open = state.rounds.iter().flat_map(|round| {
            let is_open = |result: Option<GameResult>| result.is_none() || result == Some(GameResult::Adjourned);
            let games = round.games.iter().filter(move |game| is_open(game.result));
            games.map(|game| (round.number, game.board, game.result))
        });
        if let Some((round, board, was)) = open.clone().next() {
            let now = Some(GameResult::WhiteWins);
            let done = event.does(Act::EnterResult(EnterResult { round, board, was, now, players: None }));
            done.unwrap_or_else(|why| panic!("board {board} of round {round} stays open: {why:?}"));
            continue;
        }
        if let Some(bracket) = state.bracket()
            && let Some([winner, loser]) = bracket.level_players().first().copied()
        {
            let done = event.does(Act::SendThrough(SendThrough { winner, loser, how: "lots".into() }));
            done.unwrap_or_else(|why| panic!("{winner:?} cannot go through: {why:?}"));
            continue;
        }
        if let Some(next) = state.next_round() {
            let arbiter = event.arbiter.clone();
            match event.desk.pair_round(event.id, &arbiter, next, true) {
                Ok(_) => continue,
                // Nobody is left, or no pairing is left, or a bracket was altered by hand and goes on so: the event ends earlier than
                // announced.
                Err(PairError::NoPairing(
                    NoPairing::Nobody(_) | NoPairing::NoBye { .. } | NoPairing::NoOpponents { .. } | NoPairing::ByHand,
                )) => {}
                Err(PairError::Refused(Refused::Refusal(Refusal::TwoByes))) => {}
                Err(why) => panic!("round {next} cannot be paired: {why:?}"),
            }
        }
        let done = event.does(Act::Close(Close {}));
        coverage.count("close", done.is_ok());
        done.unwrap_or_else(|why| panic!("the event cannot be closed: {why:?}"));
    }
    panic!("the event does not end");
}

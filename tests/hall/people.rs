//! What people do in a hall, one step at a time: what the event waits for, and everything else.

use crate::event::Event;
use crate::{comers, office, promises};
use sonneborn_pairing::by_hand::{self, Change};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{
    Act, AdjournMissing, Close, CloseLineUps, CorrectForRating, DiscardDraft, EnterResult, KeepTyping, PlayOff,
    PublishRound, Reopen, SendTeamThrough, SendThrough, SwapColours, Undo, UnpublishRound,
};
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::play_off::Pace;
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::round::{Game, Round, RoundState, Seating};

/// Somebody does something.
pub fn step(event: &mut Event) {
    let state = event.state();
    if state.closed {
        let act = if event.chance(2) { Act::Reopen(Reopen {}) } else { Act::Undo(Undo { seq: state.seq }) };
        drop(event.does(act));
        return;
    }
    match event.lots.below(16) {
        0 | 1 => comers::come_and_go(event, &state),
        2 => undo(event, &state),
        3 => correct(event, &state),
        4 | 5 => office::work(event, &state),
        _ => forward(event, &state),
    }
}

/// Before round 1: lists, numbers, teams, regulations, what players are offered.
pub fn prepare(event: &mut Event) {
    for _ in 0..event.lots.below(12) {
        let state = event.state();
        match event.lots.below(5) {
            0 => comers::come_and_go(event, &state),
            1 => office::lists(event, &state),
            2 => office::announce(event, &state),
            _ => office::phones(event, &state),
        }
    }
}

/// What the event waits for.
fn forward(event: &mut Event, state: &Tournament) {
    if let Some(draft) = state.draft() {
        return with_draft(event, state, draft);
    }
    if let Some(round) = state.open_line_ups
        && event.chance(2)
    {
        return drop(event.does(Act::CloseLineUps(CloseLineUps { round })));
    }
    if event.chance(12)
        && let Some(last) = event.journal().entries().next_back()
        && matches!(last.act, Act::CloseLineUps(_))
    {
        return drop(event.does(Act::Undo(Undo { seq: last.seq })));
    }
    if tie_broken(event, state) {
        return;
    }
    let open: Vec<(RoundNo, Game)> = state.rounds.iter().flat_map(open_games).collect();
    if let Some((round, game)) = event.one_of(&open).filter(|_| !event.chance(25)) {
        return result(event, round, &game);
    }
    match state.next_round() {
        Some(next) => pair(event, state, next),
        None if event.chance(3) => drop(event.does(Act::Close(Close {}))),
        None => office::rank(event, state),
    }
}

fn open_games(round: &Round) -> Vec<(RoundNo, Game)> {
    if round.state != RoundState::Published {
        return Vec::new();
    }
    let open = round.games.iter().filter(|game| game.result.is_none());
    open.map(|game| (round.number, game.clone())).collect()
}

const RESULTS: [GameResult; 10] = [
    GameResult::WhiteWins,
    GameResult::WhiteWins,
    GameResult::Draw,
    GameResult::Draw,
    GameResult::BlackWins,
    GameResult::BlackWins,
    GameResult::WhiteWinsByForfeit,
    GameResult::BlackWinsByForfeit,
    GameResult::BothForfeit,
    GameResult::Adjourned,
];

fn result(event: &mut Event, round: RoundNo, game: &Game) {
    let now = event.one_of(&RESULTS);
    let players = Some(game.players());
    drop(event.does(Act::EnterResult(EnterResult { round, board: game.board, was: None, now, players })));
}

fn with_draft(event: &mut Event, state: &Tournament, draft: &Round) {
    let round = draft.number;
    match event.lots.below(8) {
        0 | 1 => alter(event, state, draft),
        2 => drop(event.does(Act::DiscardDraft(DiscardDraft { round }))),
        3 => {
            let chief = event.chief.clone();
            let done = event.desk.pair_again(event.id, &chief, round, true, None);
            event.coverage.answered("DraftRound", &done);
        }
        4 => comers::come_and_go(event, state),
        _ => publish(event, round),
    }
}

pub fn publish(event: &mut Event, round: RoundNo) {
    if event.does(Act::PublishRound(PublishRound { round, compared: None })).is_ok() {
        promises::hold_after_publication(event, round);
    }
}

/// Of a level match somebody goes through, perhaps after games that break the tie.
fn tie_broken(event: &mut Event, state: &Tournament) -> bool {
    let Some(bracket) = state.bracket() else { return false };
    if let Some([one, other]) = event.one_of(&bracket.level_players()) {
        let [winner, loser] = if event.chance(2) { [one, other] } else { [other, one] };
        let act = if !event.chance(3) {
            Act::PlayOff(PlayOff { white: winner, black: loser, pace: Pace::Rapid, result: GameResult::Draw })
        } else {
            Act::SendThrough(SendThrough { winner, loser, how: "lots".into() })
        };
        drop(event.does(act));
        return true;
    }
    let Some([one, other]) = event.one_of::<[TeamId; 2]>(&bracket.level_teams()) else { return false };
    let [winner, loser] = if event.chance(2) { [one, other] } else { [other, one] };
    drop(event.does(Act::SendTeamThrough(SendTeamThrough { winner, loser, how: "lots".into() })));
    true
}

fn pair(event: &mut Event, state: &Tournament, next: RoundNo) {
    let chief = event.chief.clone();
    let is_of_hand = state.regulations.system == System::ByHand;
    if is_of_hand || event.chance(15) {
        let done = event.desk.draft_by_hand(event.id, &chief, next, Some("a wish".into()));
        return event.coverage.answered("DraftRound", &done);
    }
    if state.regulations.system.is_paired_at_once() && event.chance(2) {
        return drop(event.publishes_table(next));
    }
    let is_open = |round: &&Round| !round.missing().is_empty();
    if let Some(open) = state.rounds.iter().find(is_open)
        && event.chance(3)
    {
        let missing = open.games.iter().filter(|game| game.result.is_none()).map(Game::seating);
        let games: Vec<Seating> = missing.collect();
        return drop(event.does(Act::AdjournMissing(AdjournMissing { round: open.number, games })));
    }
    drop(event.pairs(next));
}

fn alter(event: &mut Event, state: &Tournament, draft: &Round) {
    let everybody: Vec<PlayerId> = state.entrants().map(|player| player.id).collect();
    let boards: Vec<u16> = draft.games.iter().map(|game| game.board).collect();
    let (Some(one), Some(other)) = (event.one_of(&everybody), event.one_of(&everybody)) else { return };
    let board = event.one_of(&boards).unwrap_or(1);
    let change = if state.is_of_teams() {
        let teams: Vec<TeamId> = state.all_teams().map(|(id, _)| id).collect();
        match (event.one_of(&teams), event.one_of(&teams)) {
            (Some(one), Some(other)) if event.chance(2) => Change::SwapTeams(one, other),
            (Some(one), _) => Change::TeamColours(one),
            (None, _) => return,
        }
    } else {
        match event.lots.below(6) {
            0 => Change::Swap(one, other),
            1 => Change::Colours { board },
            2 => Change::GiveBye(one),
            3 => Change::TakeApart { board },
            4 => Change::Pair { white: one, black: other },
            _ => Change::TakeOut(one),
        }
    };
    if let Ok(act) = by_hand::altered(state, draft.number, change) {
        drop(event.does(act));
    }
}

/// What was done before is corrected: results, colours, the file for rating, the whole round.
fn correct(event: &mut Event, state: &Tournament) {
    let published = state.rounds.iter().filter(|round| round.state == RoundState::Published);
    let all: Vec<(RoundNo, Game)> =
        published.flat_map(|round| round.games.iter().map(|game| (round.number, game.clone()))).collect();
    let adjourned: Vec<(RoundNo, Game)> =
        all.iter().filter(|(_, game)| game.result == Some(GameResult::Adjourned)).cloned().collect();
    let of_what = if event.chance(3) && !adjourned.is_empty() { &adjourned } else { &all };
    let Some((round, game)) = event.one_of(of_what) else { return };
    let (board, players) = (game.board, Some(game.players()));
    let results = [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins, GameResult::Adjourned];
    let now = event.one_of(&results);
    let act = match event.lots.below(7) {
        0 => Act::SwapColours(SwapColours { round, board, players }),
        1 => Act::CorrectForRating(CorrectForRating { round, board, was: game.for_rating, now, players }),
        2 => Act::UnpublishRound(UnpublishRound { round: state.last_round().map_or(round, |last| last.number) }),
        3 => Act::EnterResult(EnterResult { round, board, was: game.result, now: None, players }),
        // Somebody else typed the board meanwhile.
        4 => Act::KeepTyping(KeepTyping { round, board, was: None, typed: now, players: game.players() }),
        _ => Act::EnterResult(EnterResult { round, board, was: game.result, now, players }),
    };
    drop(event.does(act));
}

/// Anything is taken back, mostly what was done last, and sometimes done again.
fn undo(event: &mut Event, state: &Tournament) {
    let back = if event.chance(3) { state.seq } else { state.seq.min(8) };
    let seq = state.seq - event.lots.below(usize::try_from(back).unwrap_or(1)) as u64;
    let is_done = event.does(Act::Undo(Undo { seq })).is_ok();
    if is_done && event.chance(3) {
        let taken = event.state();
        if event.does(Act::Undo(Undo { seq: taken.seq })).is_ok() {
            promises::what_is_done_again_is_as_it_was(state, &event.state());
        }
    }
}

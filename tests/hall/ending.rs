//! How an event is brought to its end: everybody wants to go home, and only what the event asks for is done. There is always a way.

use crate::event::Event;
use crate::{office, promises};
use sonneborn_desk::Refused;
use sonneborn_desk::pairing::PairError;
use sonneborn_pairing::NoPairing;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{
    Act, Close, CloseLineUps, DiscardDraft, DrawNumbers, EnterResult, PublishRound, SendTeamThrough, SendThrough,
};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::numbering::Lottery;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::refusal::Refusal;

/// Acts that an event of the machine can still take, with everything that is done again.
const MOST_STEPS: usize = 900;

/// Until it is closed.
pub fn bring_to_its_end(event: &mut Event) {
    event.is_busy = false;
    // A round that nobody can play is not paired for ever.
    let mut discarded = RoundNo(0);
    for _ in 0..MOST_STEPS {
        let state = event.state();
        if state.closed {
            return;
        }
        if with_draft(event, &state, &mut discarded)
            || with_two_results(event, &state)
            || with_open_board(event, &state)
            || with_level_match(event, &state)
        {
            continue;
        }
        if let Some(next) = state.next_round().filter(|next| *next != discarded)
            && pairs(event, &state, next)
        {
            continue;
        }
        event.does(Act::Close(Close {})).unwrap_or_else(|why| panic!("dead end: the event cannot be closed: {why:?}"));
    }
    panic!("dead end: the event does not end");
}

fn with_draft(event: &mut Event, state: &Tournament, discarded: &mut RoundNo) -> bool {
    let Some(round) = state.draft().map(|draft| draft.number) else { return false };
    match event.does(Act::PublishRound(PublishRound { round, compared: None })) {
        Ok(_) => promises::hold_after_publication(event, round),
        Err(refused) => {
            event.does(Act::DiscardDraft(DiscardDraft { round })).unwrap_or_else(|why| {
                panic!("dead end: round {round} is neither published ({refused:?}) nor discarded ({why:?})")
            });
            *discarded = round;
        }
    }
    true
}

/// While line-ups are given nobody sits at the board yet: they are closed first, and the words wait.
fn with_two_results(event: &mut Event, state: &Tournament) -> bool {
    if state.open_line_ups.is_some() {
        return false;
    }
    let Some(answer) = office::answer_to_typings(state, false) else { return false };
    event.does(answer).unwrap_or_else(|why| panic!("dead end: nobody can say which of two results holds: {why:?}"));
    true
}

fn with_open_board(event: &mut Event, state: &Tournament) -> bool {
    if let Some(round) = state.open_line_ups {
        let done = event.does(Act::CloseLineUps(CloseLineUps { round }));
        done.unwrap_or_else(|why| panic!("dead end: the line-ups of round {round} stay open: {why:?}"));
        return true;
    }
    let is_open = |result: Option<GameResult>| result.is_none() || result == Some(GameResult::Adjourned);
    let mut open = state.rounds.iter().flat_map(|round| round.games.iter().map(|game| (round.number, game)));
    let Some((round, game)) = open.find(|(_, game)| is_open(game.result)) else { return false };
    let (board, was, now, players) = (game.board, game.result, Some(GameResult::WhiteWins), Some(game.players()));
    let done = event.does(Act::EnterResult(EnterResult { round, board, was, now, players }));
    done.unwrap_or_else(|why| panic!("dead end: board {board} of round {round} stays open: {why:?}"));
    true
}

fn with_level_match(event: &mut Event, state: &Tournament) -> bool {
    let Some(bracket) = state.bracket() else { return false };
    let how = || "lots".to_owned();
    let act = match (bracket.level_players().first(), bracket.level_teams().first()) {
        (Some([winner, loser]), _) => Act::SendThrough(SendThrough { winner: *winner, loser: *loser, how: how() }),
        (None, Some([winner, loser])) => {
            Act::SendTeamThrough(SendTeamThrough { winner: *winner, loser: *loser, how: how() })
        }
        (None, None) => return false,
    };
    event.does(act).unwrap_or_else(|why| panic!("dead end: nobody goes through: {why:?}"));
    true
}

/// The next round; `false` where there is none and the event ends earlier than announced.
fn pairs(event: &mut Event, state: &Tournament, next: RoundNo) -> bool {
    let is_at_once = state.regulations.system.is_paired_at_once();
    let done = if is_at_once { event.publishes_table(next) } else { event.pairs(next) };
    match done {
        Ok(_) => true,
        Err(PairError::Refused(Refused::Refusal(Refusal::NotNumbered { .. }))) if state.rounds.is_empty() => {
            let order: Vec<PlayerId> = state.entrants().map(|player| player.id).collect();
            let done = event.does(Act::DrawNumbers(DrawNumbers { lottery: Lottery::Plain, seed: 1, order }));
            done.unwrap_or_else(|why| panic!("dead end: numbers cannot be drawn: {why:?}"));
            true
        }
        // Nobody is left, or no pairing is left, or what was paired by hand leaves none: the event ends earlier than announced.
        Err(PairError::NoPairing(
            NoPairing::Nobody(_)
            | NoPairing::NoBye { .. }
            | NoPairing::NoOpponents { .. }
            | NoPairing::Teams(_)
            | NoPairing::NoTeams
            | NoPairing::ByHand,
        )) => false,
        Err(PairError::Refused(Refused::Refusal(
            Refusal::TwoByes
            | Refusal::MetAlready { .. }
            | Refusal::TeamsMetAlready { .. }
            | Refusal::EmptyRound { .. },
        ))) => false,
        // A table has no more rounds than its field needs, also where the regulations announce more.
        Err(PairError::NoPairing(NoPairing::NotYet(_))) if state.regulations.system.is_predetermined() => false,
        Err(why) => panic!("dead end: round {next} cannot be paired: {why:?}"),
    }
}

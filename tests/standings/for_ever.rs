//! The standings after a round are those of that round for ever, whatever is done in later ones.

use super::settings;
use proptest::prelude::*;
use sonneborn_standings::{Settings, Standings, points};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Imported, ImportedPlayer, Ranked};
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::player::{PlayerData, Presence};
use sonneborn_tournament::regulations::{RoundRobin, System};
use sonneborn_tournament::round::{Game, PairedBy, Round, RoundState, Seating};

/// A round robin of six, or a Swiss in which the same meet: the results of its boards, who leaves how and from which round, lots and
/// rankings by hand.
#[derive(Clone, Debug)]
struct Event {
    is_round_robin: bool,
    results: Vec<u8>,
    leaves: Vec<(u8, u16)>,
    lots: (u16, Vec<u32>),
    by_hand: (u16, Vec<u32>),
}

const PLAYERS: usize = 6;
const ROUNDS: u16 = 5;

fn events() -> impl Strategy<Value = Event> {
    let order = || (1..=ROUNDS, Just((0..PLAYERS as u32).collect::<Vec<_>>()).prop_shuffle());
    let results = prop::collection::vec(0_u8..3, PLAYERS * PLAYERS);
    let leaves = prop::collection::vec((0_u8..8, 1..=ROUNDS + 1), PLAYERS);
    (any::<bool>(), results, leaves, order(), order()).prop_map(|(is_round_robin, results, leaves, lots, by_hand)| {
        Event { is_round_robin, results, leaves, lots, by_hand }
    })
}

fn presence(event: &Event, player: usize) -> Presence {
    let (how, from) = event.leaves[player];
    let from = RoundNo(from);
    match how {
        0 => Presence::Withdrawn { from },
        1 => Presence::Expelled { from },
        2 => Presence::Moved { from },
        _ => Presence::Playing,
    }
}

/// The event as it was when the round `now` was over: nothing of later rounds is known.
fn at(event: &Event, now: u16) -> Tournament {
    let mut imported = Imported::default();
    for number in 0..PLAYERS {
        let data = PlayerData { rating: Some(2000 - 10 * number as u16), ..PlayerData::default() };
        imported.players.push(ImportedPlayer { data, tpn: Tpn(number as u16 + 1), ..ImportedPlayer::default() });
    }
    let published = if event.is_round_robin { ROUNDS } else { now };
    imported.rounds.extend((1..=published).map(|number| round(event, number, now)));
    imported.regulations.rounds = ROUNDS;
    if event.is_round_robin {
        imported.regulations.system = System::RoundRobin(RoundRobin { double: false, reverse_last_two: false });
    }
    let mut tournament = Tournament::of_import(&imported);
    for (number, player) in tournament.players.iter_mut().enumerate() {
        let known = presence(event, number);
        player.presence =
            if known.out_from().is_some_and(|from| from.0 <= now + 1) { known } else { Presence::Playing };
    }
    let known = |(after, order): &(u16, Vec<u32>)| {
        let order = order[..3].iter().copied().map(PlayerId).collect();
        (*after <= now).then_some(Ranked { after: RoundNo(*after), order })
    };
    tournament.lots.extend(known(&event.lots));
    tournament.hand_rankings.extend(known(&event.by_hand));
    tournament
}

/// The circle method: the last sits still. Whoever has left by the round loses by forfeit.
fn round(event: &Event, number: u16, now: u16) -> Round {
    let others = PLAYERS - 1;
    let seat = |place: usize| (usize::from(number) + place) % others;
    let mut pairs = vec![(seat(0), others)];
    pairs.extend((1..PLAYERS / 2).map(|place| (seat(place), seat(others - place))));
    let is_out = |player: usize| presence(event, player).out_from().is_some_and(|from| from.0 <= number);
    let games = (1..).zip(pairs).map(|(board, (white, black))| {
        let played = match event.results[usize::from(number) * PLAYERS + usize::from(board)] {
            0 => GameResult::WhiteWins,
            1 => GameResult::Draw,
            _ => GameResult::BlackWins,
        };
        let result = match (is_out(white), is_out(black)) {
            (false, false) => played,
            (false, true) => GameResult::WhiteWinsByForfeit,
            (true, false) => GameResult::BlackWinsByForfeit,
            (true, true) => GameResult::BothForfeit,
        };
        let [white, black] = [white, black].map(|player| PlayerId(player as u32));
        Game { result: (number <= now).then_some(result), ..Game::to_play(&Seating { board, white, black }) }
    });
    Round {
        number: RoundNo(number),
        state: RoundState::Published,
        paired_by: PairedBy::Engine,
        games: games.collect(),
        byes: Vec::new(),
        engine: Vec::new(),
        compared: None,
    }
}

/// Each line with its place, points, figures and mark, and the points that are shown beside names.
fn told(event: &Event, tournament: &Tournament, after: u16) -> (Vec<String>, Vec<String>) {
    let through = RoundNo(after);
    let by = Settings { through, predetermined: event.is_round_robin, ..settings("DE SB WIN") };
    let standings = Standings::of(tournament, &by);
    let lines = standings.rows.iter().map(|row| {
        let entrant = standings.field().participant(row.place).number;
        format!("{entrant}: {:?} {} {:?} {:?}", row.rank, row.points, row.figures, row.mark)
    });
    (lines.collect(), points(tournament, through).iter().map(ToString::to_string).collect())
}

proptest! {
    #[test]
    fn standings_after_a_round_stay_what_they_were(event in events()) {
        let last = at(&event, ROUNDS);
        for after in 1..=ROUNDS {
            prop_assert_eq!(told(&event, &last, after), told(&event, &at(&event, after), after), "after round {}", after);
        }
    }
}

#[test]
fn a_game_put_off_makes_nobody_leave_before_those_played_since() {
    let mut event = Event {
        is_round_robin: true,
        results: vec![0; PLAYERS * PLAYERS],
        leaves: vec![(9, 1); PLAYERS],
        lots: (1, vec![0, 1, 2]),
        by_hand: (1, vec![0, 1, 2]),
    };
    let whole = at(&event, 4);
    // Their game of round 1 was put off when they left after three others.
    event.leaves[2] = (0, 1);
    let mut left = whole.clone();
    left.players[2].presence = presence(&event, 2);
    let game = left.rounds[0].games.iter_mut().find(|game| game.players().contains(&PlayerId(2))).expect("a game");
    game.result = None;
    for after in 1..4 {
        let (lines, _) = told(&event, &left, after);
        assert!(lines.iter().all(|line| !line.contains(": None")), "all are ranked after round {after}: {lines:?}");
    }
}

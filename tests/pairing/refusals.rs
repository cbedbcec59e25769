//! Rounds that cannot be paired, system by system: nobody or too few to pair, a round before its turn and one after the last.

use super::boards::{of_teams, played};
use super::mend::event;
use sonneborn_pairing::system::Form;
use sonneborn_pairing::{NoPairing, pair, registry};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::regulations::{RoundRobin, System};
use sonneborn_tournament::round::{Game, PairedBy, Round, RoundState, Seating};

const ONE_CYCLE: RoundRobin = RoundRobin { double: false, reverse_last_two: false };

fn of(system: System, players: u32) -> Tournament {
    let mut event = event(players, 3);
    event.regulations.system = system;
    event
}

/// An event of that many teams of two.
fn of_some_teams(system: System, teams: usize) -> Tournament {
    let mut event = of_teams(system);
    event.teams.truncate(teams);
    event.players.truncate(2 * teams);
    event.regulations.rounds = 3;
    event
}

/// Whom nobody is left to meet has the bye in a Swiss event; a table of one has no rounds, and a bracket no matches.
#[test]
fn nobody_and_one_alone_are_refused_as_each_system_says_it() {
    use NoPairing::{ByHand, NoTeams, NotYet};
    const FIRST: RoundNo = RoundNo::FIRST;
    for form in registry::forms() {
        let nobody = NoPairing::Nobody(FIRST);
        let (without_anybody, of_one) = match form.system {
            System::Dutch2017
            | System::Dutch2026
            | System::Dubov
            | System::Burstein
            | System::Lim
            | System::DoubleSwiss => (nobody, None),
            System::RoundRobin(_) | System::Knockout => (nobody.clone(), Some(nobody)),
            System::Scheveningen { .. } => (NoTeams, Some(NoTeams)),
            System::TeamSwiss => (NoTeams, None),
            System::TeamRoundRobin(_) => (NoTeams, Some(NotYet(FIRST))),
            System::TeamKnockout => (NoTeams, Some(nobody)),
            System::ByHand => (ByHand, Some(ByHand)),
        };
        assert_eq!(pair(&of(form.system, 0), FIRST).err(), Some(without_anybody), "{}: nobody", form.code);
        let is_of_teams = form.system.is_of_teams();
        let alone = if is_of_teams { of_some_teams(form.system, 1) } else { of(form.system, 1) };
        assert_eq!(pair(&alone, FIRST).err(), of_one, "{}: one alone", form.code);
        if is_of_teams {
            assert_eq!(pair(&of(form.system, 4), FIRST).err(), Some(NoTeams), "{}: players only", form.code);
            let mut of_players = of_some_teams(form.system, 4);
            of_players.regulations.teams = None;
            assert_eq!(pair(&of_players, FIRST).err(), Some(NoTeams), "{}: players are ranked", form.code);
        }
    }
}

/// Publishes the next round as it is paired; the teams or players named first win. Gives the round's pairs by number: of teams, those
/// of the first boards.
fn play(event: &mut Tournament) -> Result<String, NoPairing> {
    let number = RoundNo(u16::try_from(event.rounds.len() + 1).expect("few rounds"));
    let paired = pair(event, number)?;
    let is_of_teams = event.is_of_teams();
    let games = (1..).zip(&paired.games).map(|(board, &(white, black))| {
        let mut game = Game::to_play(&Seating { board, white, black });
        // Two boards a match: who has White on the first has Black on the second.
        game.result = Some(if is_of_teams && board % 2 == 0 { GameResult::BlackWins } else { GameResult::WhiteWins });
        game
    });
    let games: Vec<Game> = games.collect();
    let pairs = games.iter().step_by(1 + usize::from(is_of_teams)).map(|game| {
        let number = |player: u32| if is_of_teams { player / 2 + 1 } else { player + 1 };
        format!("{}-{}", number(game.white.0), number(game.black.0))
    });
    let told = pairs.collect::<Vec<_>>().join(" ");
    event.rounds.push(Round {
        number,
        state: RoundState::Published,
        paired_by: PairedBy::Engine,
        games,
        byes: paired.given_byes(),
        engine: Vec::new(),
        compared: None,
    });
    Ok(told)
}

#[test]
fn a_swiss_round_waits_for_those_before_it_and_none_follows_the_last() {
    let not_yet = |round| Some(NoPairing::NotYet(RoundNo(round)));
    for form in registry::forms().filter(|form| form.system.is_swiss()) {
        let mut event = if form.system.is_of_teams() { of_some_teams(form.system, 5) } else { of(form.system, 9) };
        assert_eq!(pair(&event, RoundNo(2)).err(), not_yet(2), "{}: round 1 is not there", form.code);
        play(&mut event).expect("round 1");
        assert_eq!(pair(&event, RoundNo(3)).err(), not_yet(3), "{}: round 2 is not there", form.code);
        let result = event.rounds[0].games[0].result.take();
        // The second game of a match has the colours of the first turned, whatever comes of it.
        let waits = if form.system == System::DoubleSwiss { None } else { not_yet(2) };
        assert_eq!(pair(&event, RoundNo(2)).err(), waits, "{}: a game is played", form.code);
        event.rounds[0].games[0].result = result;
        play(&mut event).expect("round 2");
        for (rounds, answer) in [(4, None), (2, not_yet(3))] {
            event.regulations.rounds = rounds;
            assert_eq!(pair(&event, RoundNo(3)).err(), answer, "{}: of {rounds} rounds", form.code);
        }
    }
}

/// Three are left who have not met, and each won by forfeit or had the bye (C.04.1 4): any two can be paired, and nobody may have the bye.
#[test]
fn who_is_barred_from_the_bye_is_named() {
    let of_one_game =
        |form: &&Form| form.system.is_swiss() && !form.system.is_of_teams() && form.system != System::DoubleSwiss;
    for form in registry::forms().filter(of_one_game) {
        let mut event = of(form.system, 5);
        event.rounds = vec![played(RoundNo::FIRST, "0-3 1-4")];
        let round = &mut event.rounds[0];
        round.games.iter_mut().for_each(|game| game.result = Some(GameResult::WhiteWinsByForfeit));
        round.byes = vec![(PlayerId(2), Bye::PairingAllocated)];
        for gone in &mut event.players[3..] {
            gone.presence = Presence::Withdrawn { from: RoundNo(2) };
        }
        let Err(NoPairing::NoBye { mut barred, .. }) = pair(&event, RoundNo(2)) else { panic!("{}", form.code) };
        barred.sort_unstable();
        assert_eq!(barred, [0, 1, 2].map(PlayerId), "{}", form.code);
    }
}

/// Of tables and brackets: who is named first has White, of teams on board 1. In a bracket 1 meets 4 and 2 meets 3, and the initial
/// colour is that of the higher seed of every other match.
#[test]
fn tables_and_brackets_have_their_rounds_and_no_more() {
    let table = System::TeamRoundRobin(ONE_CYCLE);
    let berger = ["1-4 2-3", "4-3 1-2", "2-4 3-1"];
    for (system, initial_colour, games, rounds) in [
        (System::RoundRobin(ONE_CYCLE), Colour::White, 1, &berger[..]),
        (table, Colour::White, 1, &berger),
        (System::Knockout, Colour::White, 1, &["1-4 3-2", "1-3"]),
        (System::Knockout, Colour::Black, 1, &["4-1 2-3", "4-2"]),
        (System::TeamKnockout, Colour::White, 1, &["1-4 3-2", "1-3"]),
        (System::TeamKnockout, Colour::Black, 1, &["4-1 2-3", "4-2"]),
        // Both won with White: the matches are level, and the arbiter has to say who goes through.
        (System::Knockout, Colour::White, 2, &["1-4 3-2", "4-1 2-3"]),
        (System::TeamKnockout, Colour::White, 2, &["1-4 3-2", "4-1 2-3"]),
    ] {
        let mut event = if system.is_of_teams() { of_some_teams(system, 4) } else { of(system, 4) };
        event.regulations.initial_colour = Some(initial_colour);
        event.regulations.knockout.games = games;
        for expected in rounds {
            assert_eq!(play(&mut event).as_deref(), Ok(*expected), "{system:?}, {initial_colour:?}, {games} games");
        }
        let next = RoundNo(u16::try_from(rounds.len() + 1).expect("few rounds"));
        assert_eq!(play(&mut event), Err(NoPairing::NotYet(next)), "{system:?}, {initial_colour:?}, {games} games");
    }
}

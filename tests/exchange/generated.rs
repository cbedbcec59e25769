//! Random tournaments: the same seed gives the same, nobody is where they cannot be, and the files of them come back.

use sonneborn_exchange::trf::{self, Output, Version};
use sonneborn_pairing::NoPairing;
use sonneborn_pairing::checker::{self, Verdict};
use sonneborn_pairing::difference::Difference;
use sonneborn_pairing::generator::{self, Generated, Options};
use sonneborn_pairing::swiss::field::Pairings;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::round::Appearance;
use sonneborn_tournament::statement::Statement;
use std::collections::HashSet;

/// Pairs neighbours in the standings who have not met: no system of FIDE's, but enough to play rounds.
fn neighbours(tournament: &Tournament, round: RoundNo) -> Result<Pairings, NoPairing> {
    let before = RoundNo(round.0 - 1);
    let scores = tournament.scores(before);
    let met = |a: PlayerId, b: PlayerId| {
        (1..round.0)
            .any(|n| matches!(tournament.appearance(a, RoundNo(n)), Appearance::Game { opponent, .. } if opponent == b))
    };
    let mut open: Vec<PlayerId> =
        tournament.entrants().filter(|player| player.available_in(round)).map(|player| player.id).collect();
    open.sort_by_key(|player| (-scores[player.index()], *player));
    let mut pairings = Pairings::default();
    if open.len() % 2 == 1 {
        pairings.bye = open.pop();
    }
    while !open.is_empty() {
        let first = open.remove(0);
        let at = open.iter().position(|other| !met(first, *other)).unwrap_or(0);
        pairings.games.push((first, open.remove(at)));
    }
    Ok(pairings)
}

fn eventful(seed: u64) -> Generated {
    let options = Options {
        seed,
        players: 10 + (seed % 60) as u16,
        rounds: 3 + (seed % 7) as u16,
        baku: seed.is_multiple_of(3),
        forbidden_pairs: (seed % 4) as u16,
        ..Options::eventful()
    };
    generator::generate(&options, &neighbours)
}

#[test]
fn a_seed_gives_one_tournament() {
    assert_eq!(eventful(7).tournament, eventful(7).tournament);
    assert_ne!(eventful(7).tournament, eventful(8).tournament);
}

#[test]
fn everybody_is_where_they_can_be() {
    for seed in 0..200 {
        let tournament = eventful(seed).tournament;
        let rated: Vec<_> = tournament.by_tpn().iter().map(|player| player.data.rating.unwrap_or(0)).collect();
        assert!(rated.is_sorted_by(|a, b| a >= b), "seed {seed}");
        for round in &tournament.rounds {
            let mut seen = HashSet::new();
            let seated = round.games.iter().flat_map(|game| [game.white, game.black]);
            for player in seated.clone().chain(round.byes.iter().map(|(player, _)| *player)) {
                assert!(seen.insert(player), "seed {seed}: {player:?} twice in round {}", round.number);
                assert!(tournament.players[player.index()].takes_part_in(round.number));
            }
            assert!(seated.clone().all(|player| tournament.players[player.index()].available_in(round.number)));
            assert!(round.byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated).count() <= 1);
            assert_eq!(round.missing(), Vec::<u16>::new());
        }
    }
}

#[test]
fn everything_asked_for_happens() {
    let tournaments: Vec<Tournament> = (0..200).map(|seed| eventful(seed).tournament).collect();
    let byes: HashSet<Bye> =
        tournaments.iter().flat_map(|t| &t.rounds).flat_map(|r| &r.byes).map(|(_, bye)| *bye).collect();
    assert_eq!(byes.len(), 4);
    let results: HashSet<_> =
        tournaments.iter().flat_map(|t| &t.rounds).flat_map(|r| &r.games).map(|g| g.result).collect();
    assert_eq!(results.len(), 12, "every result but adjourned and 0-0 unrated: {results:?}");
    assert!(tournaments.iter().any(|t| t.players.iter().any(|player| player.first_round > RoundNo::FIRST)));
}

#[test]
fn files_of_random_tournaments_come_back() {
    for seed in 0..100 {
        let mut tournament = eventful(seed).tournament;
        let text = trf::write(&Statement::of(&tournament), &Output { version: Version::Trf26, ..Output::default() });
        let import = trf::read(text.as_bytes()).unwrap_or_else(|faults| panic!("seed {seed}: {}\n{text}", faults[0]));
        let mut found = Tournament::of_import(&import.imported);
        assert_eq!(found.scores(RoundNo(99)), tournament.scores(RoundNo(99)), "seed {seed}");
        assert_eq!(found.regulations.acceleration, tournament.regulations.acceleration, "seed {seed}");
        assert_eq!(found.regulations.prohibitions, tournament.regulations.prohibitions, "seed {seed}");
        for round in found.rounds.iter_mut().chain(&mut tournament.rounds) {
            round.games.sort_by_key(|game| game.white);
            round.games.iter_mut().for_each(|game| game.board = 0);
            round.byes.sort_by_key(|(player, _)| *player);
        }
        for (found, expected) in found.rounds.iter().zip(&tournament.rounds) {
            assert_eq!(found.games, expected.games, "seed {seed}, round {}", expected.number);
            // Who was in the tournament but absent without a word is written as a zero-point bye.
            let told = |(player, bye): &&(PlayerId, Bye)| *bye != Bye::ZeroPoint || expected.bye_of(*player).is_some();
            assert_eq!(found.byes.iter().filter(told).copied().collect::<Vec<_>>(), expected.byes, "seed {seed}");
        }
    }
}

#[test]
fn the_checker_finds_what_was_changed() {
    let mut tournament = eventful(3).tournament;
    assert!(checker::check_by(&tournament, None, &neighbours).iter().all(|check| check.verdict == Verdict::Same));
    let last = tournament.rounds.last_mut().expect("rounds were played");
    let number = last.number;
    let (a, b) = (last.games[0].clone(), last.games[1].clone());
    last.games[0].black = b.black;
    last.games[1].black = a.black;
    let third = &mut last.games[2];
    std::mem::swap(&mut third.white, &mut third.black);
    let (white, black) = (third.white, third.black);
    let checks = checker::check_by(&tournament, Some(number), &neighbours);
    let Verdict::Differs(differences) = &checks[0].verdict else { panic!("{checks:?}") };
    assert_eq!(
        differences,
        &[
            Difference::Paired { white: a.white.into(), black: b.black.into() },
            Difference::Paired { white: b.white.into(), black: a.black.into() },
            Difference::Colours { white: white.into(), black: black.into() },
            Difference::NotPaired { white: a.white.into(), black: a.black.into() },
            Difference::NotPaired { white: b.white.into(), black: b.black.into() },
        ]
    );
}

//! Random tournaments have what was asked for.

use sonneborn::pairing;
use sonneborn::pairing::generator::{self, Options, Ratings};
use sonneborn::tournament::Tournament;
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::{Bye, GameResult};
use sonneborn::tournament::round::Appearance;

fn made(options: Options) -> Tournament {
    let generated = generator::generate(&options, &pairing::pair);
    assert_eq!(generated.stopped, None);
    generated.tournament
}

#[test]
fn who_leaves_may_come_back() {
    let tournament = made(Options { withdrawals: 60, returns: 500, players: 40, rounds: 9, ..Options::default() });
    let came_back = |player: PlayerId| {
        let away: Vec<bool> =
            (1..=9).map(|n| tournament.appearance(player, RoundNo(n)) == Appearance::Absent).collect();
        away.windows(2).any(|rounds| rounds == [true, false]) && !away[0]
    };
    assert!(tournament.entrants().any(|player| came_back(player.id)));
}

#[test]
fn the_arbiter_gives_byes_where_asked_to_and_only_one_a_round() {
    let tournament = made(Options { assigned_byes: 1000, players: 21, rounds: 7, ..Options::default() });
    let byes = |round: usize| {
        let byes = tournament.rounds[round].byes.iter();
        byes.filter(|(_, bye)| *bye == Bye::PairingAllocated).map(|(player, _)| *player).collect::<Vec<PlayerId>>()
    };
    let given: Vec<PlayerId> = (0..7).flat_map(byes).collect();
    let different: std::collections::BTreeSet<PlayerId> = given.iter().copied().collect();
    assert_eq!((given.len(), different.len()), (7, 7));
    let assigned = tournament
        .players
        .iter()
        .filter(|player| player.requested_byes.values().any(|bye| *bye == Bye::PairingAllocated));
    // In the first round nobody has anything that would tell whom to give it to.
    assert_eq!(assigned.count(), 6);
}

#[test]
fn adjourned_games_are_open_in_the_last_round_played_only() {
    let tournament = made(Options { adjourned: 300, rounds: 9, played: 4, ..Options::default() });
    let open = tournament
        .rounds
        .iter()
        .map(|round| round.games.iter().filter(|game| game.result == Some(GameResult::Adjourned)).count());
    let open: Vec<usize> = open.collect();
    assert_eq!((open.len(), &open[..3]), (4, &[0, 0, 0][..]));
    assert!(open[3] > 0);
}

#[test]
fn ratings_keep_to_their_limits_and_steps_and_lie_as_wished() {
    for (ratings, in_the_middle) in [(Ratings::Even, 400..600), (Ratings::Bell, 800..1000)] {
        let wished =
            Options { players: 1000, rounds: 1, lowest_rating: 1400, highest_rating: 2400, ..Options::default() };
        let tournament = made(Options { ratings, rating_step: 50, ..wished });
        let found: Vec<u16> = tournament.players.iter().filter_map(|player| player.data.rating).collect();
        assert!(found.iter().all(|rating| (1400..=2400).contains(rating) && rating % 50 == 0));
        let middle = found.iter().filter(|rating| (1650..2150).contains(*rating)).count();
        assert!(in_the_middle.contains(&middle), "{ratings:?}: {middle}");
    }
}

//! Random tournaments have what was asked for.

use sonneborn_pairing as pairing;
use sonneborn_pairing::generator::{self, Options, Ratings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::regulations::{RoundRobin, System};
use sonneborn_tournament::round::Appearance;

fn made(options: Options) -> Tournament {
    let generated = generator::generate(&options, &pairing::pair);
    assert_eq!(generated.stopped, None);
    generated.tournament
}

#[test]
fn who_leaves_may_come_back() {
    let tournament =
        made(Options { withdrawals: 60.into(), returns: 500.into(), players: 40, rounds: 9, ..Options::default() });
    let came_back = |player: PlayerId| {
        let away: Vec<bool> =
            (1..=9).map(|n| tournament.appearance(player, RoundNo(n)) == Appearance::Absent).collect();
        away.windows(2).any(|rounds| rounds == [true, false]) && !away[0]
    };
    assert!(tournament.entrants().any(|player| came_back(player.id)));
}

#[test]
fn the_arbiter_gives_byes_where_asked_to_and_only_one_a_round() {
    let tournament = made(Options { assigned_byes: 1000.into(), players: 21, rounds: 7, ..Options::default() });
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
    let tournament = made(Options { adjourned: 300.into(), rounds: 9, played: 4, ..Options::default() });
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
        let tournament = made(Options { ratings: ratings.clone(), rating_step: 50, ..wished });
        let found: Vec<u16> = tournament.players.iter().filter_map(|player| player.data.rating).collect();
        assert!(found.iter().all(|rating| (1400..=2400).contains(rating) && rating % 50 == 0));
        let middle = found.iter().filter(|rating| (1650..2150).contains(*rating)).count();
        assert!(in_the_middle.contains(&middle), "{ratings:?}: {middle}");
    }
}

#[test]
fn what_is_asked_for_so_many_times_happens_so_many_times() {
    let often = |text: &str| text.parse().expect("an amount");
    let tournament = made(Options {
        players: 40,
        rounds: 7,
        half_point_byes: often("3x@1,5x@4"),
        zero_point_byes: often("2x"),
        forfeits: often("6x"),
        double_forfeits: often("1x@2"),
        late_entries: often("2x@3"),
        unrated: often("4x"),
        ..Options::default()
    });
    let byes =
        |number: usize, kind: Bye| tournament.rounds[number - 1].byes.iter().filter(|(_, bye)| *bye == kind).count();
    assert_eq!((1..=7).map(|round| byes(round, Bye::HalfPoint)).collect::<Vec<_>>(), [3, 0, 0, 5, 0, 0, 0]);
    assert_eq!((1..=7).map(|round| byes(round, Bye::ZeroPoint)).sum::<usize>(), 2);
    let results = |kinds: &[GameResult]| {
        let by_round = tournament.rounds.iter().map(|round| {
            round.games.iter().filter(|game| game.result.is_some_and(|result| kinds.contains(&result))).count()
        });
        by_round.collect::<Vec<usize>>()
    };
    let forfeits = results(&[GameResult::WhiteWinsByForfeit, GameResult::BlackWinsByForfeit]);
    assert_eq!(forfeits.iter().sum::<usize>(), 6);
    assert_eq!(results(&[GameResult::BothForfeit]), [0, 1, 0, 0, 0, 0, 0]);
    assert_eq!(tournament.players.iter().filter(|player| player.first_round == RoundNo(3)).count(), 2);
    assert_eq!(tournament.players.iter().filter(|player| player.data.rating.is_none()).count(), 4);
}

/// Late entries come in rounds 2 to 4, as far as there are these.
#[test]
fn who_comes_late_enters_in_a_round_that_there_is() {
    for (rounds, entered) in
        [(0, vec![1]), (1, vec![1]), (2, vec![2]), (3, vec![2, 3]), (4, vec![2, 3, 4]), (9, vec![2, 3, 4])]
    {
        let tournament =
            made(Options { late_entries: 1000.into(), players: 40, rounds, played: 0, ..Options::default() });
        let found: std::collections::BTreeSet<u16> =
            tournament.players.iter().map(|player| player.first_round.0).collect();
        assert_eq!(found.into_iter().collect::<Vec<u16>>(), entered, "{rounds}");
    }
}

#[test]
fn ratings_stand_one_by_one_or_by_their_gaps() {
    let of = |ratings: Ratings| {
        let tournament = made(Options { ratings, players: 5, rounds: 1, highest_rating: 2500, ..Options::default() });
        tournament.players.iter().filter_map(|player| player.data.rating).collect::<Vec<u16>>()
    };
    let listed = [2500, 2400, 2300, 2200, 2100];
    assert_eq!(of(Ratings::Listed(listed.to_vec())), listed);
    let gapped = of(Ratings::Gaps { least: 10, most: 20 });
    assert_eq!(gapped[0], 2500);
    assert!(gapped.windows(2).all(|two| (10..=20).contains(&(two[0] - two[1]))), "{gapped:?}");
}

#[test]
fn every_shape_is_played_to_its_end_and_paired_as_its_engine_pairs() {
    let round_robin = |double| System::RoundRobin(RoundRobin { double, reverse_last_two: double });
    let scheveningen = |double| System::Scheveningen { boards: 0, double };
    for (system, players, rounds) in [
        (round_robin(false), 10, 9),
        (round_robin(false), 9, 9),
        (round_robin(true), 6, 10),
        (scheveningen(false), 10, 5),
        (scheveningen(true), 8, 8),
        (System::Knockout, 8, 6),
        (System::Knockout, 13, 8),
    ] {
        let tournament = made(Options { system, players, rounds: 30, played: 30, seed: 4, ..Options::default() });
        if system == System::Knockout {
            assert!(tournament.bracket().expect("a bracket").is_over(), "{players} players");
            assert!(tournament.rounds.len() <= rounds);
        } else {
            assert_eq!((tournament.rounds.len(), usize::from(tournament.regulations.rounds)), (rounds, rounds));
        }
        for round in &tournament.rounds {
            let mut known = tournament.clone();
            known.rounds.truncate(round.number.index());
            let paired = pairing::pair(&known, round.number).expect("paired before");
            let games: Vec<[PlayerId; 2]> = round.games.iter().map(|game| game.players()).collect();
            let again: Vec<[PlayerId; 2]> = paired.games.iter().map(|&(white, black)| [white, black]).collect();
            assert_eq!(games, again, "{system:?}, round {}", round.number);
        }
    }
}

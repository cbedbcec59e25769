//! What is drawn of a random tournament where nothing was wished, and that the same wishes with the same seed always give the same one.

use std::collections::BTreeSet;
use std::fmt::Write;

use sonneborn_pairing as pairing;
use sonneborn_pairing::generator::options::Often;
use sonneborn_pairing::generator::wishes::Wishes;
use sonneborn_pairing::generator::{self, Options, Ratings, likeness};
use sonneborn_pairing::registry;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::scoring::Scoring;

use super::common::held;

fn systems() -> impl Iterator<Item = System> {
    registry::forms().map(|form| form.system)
}

/// Every wish that can be made by itself, with a value that nothing draws.
macro_rules! each_alone {
    ($system:expr, $seed:expr, $($field:ident: $value:expr,)*) => {
        let plain = Wishes::default().drawn($system, $seed);
        $(
            let wished = Wishes { $field: Some($value), ..Wishes::default() }.drawn($system, $seed);
            assert_ne!(plain.$field, $value, "{:?}: {}", $system, stringify!($field));
            assert_eq!(wished, Options { $field: $value, ..plain.clone() }, "{:?}: {}", $system, stringify!($field));
        )*
    };
}

#[test]
fn what_is_wished_is_kept_and_changes_nothing_else() {
    for system in systems() {
        for seed in 0..6 {
            each_alone! { system, seed,
                rounds: 99, played: 3, highest_rating: 2999, lowest_rating: 999, ratings: Ratings::Gaps { least: 1, most: 2 },
                rating_step: 25, scoring: Scoring { draw: Scoring::STANDARD.win, ..Scoring::STANDARD }, tie_breaks: vec![],
                time_control: "60+1".to_owned(), forbidden_pairs: 77, draws: 999, unrated: Often::times(9),
                late_entries: Often::times(9), withdrawals: Often::times(9), returns: Often::times(9),
                half_point_byes: Often::times(9), zero_point_byes: Often::times(9), full_point_byes: Often::times(9),
                forfeits: Often::times(9), double_forfeits: Often::times(9), unusual: Often::times(9),
                assigned_byes: Often::times(9), adjourned: Often::times(9),
            }
            let plain = Wishes::default().drawn(system, seed);
            for baku in [false, true] {
                let wished = Wishes { baku: Some(baku), ..Wishes::default() }.drawn(system, seed);
                assert_eq!(wished, Options { baku, ..plain.clone() });
            }
            let colour = Some(Colour::Black);
            let wished = Wishes { initial_colour: colour, ..Wishes::default() }.drawn(system, seed);
            assert_eq!((plain.initial_colour, wished), (None, Options { initial_colour: colour, ..plain.clone() }));
            // More players, or boards, make other numbers of rounds and of pairs that are not to meet, and nothing else.
            let wished = Wishes { players: Some(500), ..Wishes::default() }.drawn(system, seed);
            let Options { rounds, forbidden_pairs, .. } = wished;
            assert_eq!(wished, Options { players: 500, rounds, forbidden_pairs, ..plain.clone() });
            let wished = Wishes { boards: Some(9), ..Wishes::default() }.drawn(system, seed);
            let Options { rounds, forbidden_pairs, .. } = wished;
            assert_eq!(wished, Options { boards: 9, rounds, forbidden_pairs, ..plain });
            // Ratings one by one are of as many players, but of no event smaller than usual.
            for (listed, players) in [(15, 16), (16, 16), (17, 17), (200, 200)] {
                let ratings = Some(Ratings::Listed(vec![2000; listed]));
                let wished = Wishes { ratings, ..Wishes::default() }.drawn(system, seed);
                assert_eq!(wished.players, players, "{listed} ratings");
            }
        }
    }
}

/// The least and the greatest of what many seeds draw.
fn span(values: impl Iterator<Item = u16>) -> (u16, u16) {
    let all: BTreeSet<u16> = values.collect();
    (*all.first().expect("some are drawn"), *all.last().expect("some are drawn"))
}

#[test]
fn what_is_left_open_keeps_to_its_range_and_reaches_both_ends() {
    const SEEDS: u64 = 4_000;
    let rates: Vec<Often> = (0..=400).map(Often::from).collect();
    for system in systems() {
        let all: Vec<Options> = (0..SEEDS).map(|seed| Wishes::default().drawn(system, seed)).collect();
        let (is_swiss, is_of_teams, is_table) = (system.is_swiss(), system.is_of_teams(), system.is_predetermined());
        let players = match system {
            System::Scheveningen { .. } => (4, 26),
            System::RoundRobin(_) => (4, 24),
            System::TeamRoundRobin(_) => (16, 60),
            _ => (16, 160),
        };
        assert_eq!(span(all.iter().map(|one| one.players)), players, "{system:?}");
        assert_eq!(span(all.iter().map(|one| one.draws)), (150, 450), "{system:?}");
        let (lowest, highest) = (all.iter().map(|one| one.lowest_rating), all.iter().map(|one| one.highest_rating));
        assert_eq!((span(lowest), span(highest)), ((1400, 2000), (2200, 2700)), "{system:?}");
        let boards = if is_of_teams { (2, 6) } else { (2, 2) };
        assert_eq!(span(all.iter().map(|one| one.boards.into())), boards, "{system:?}");
        // Of a thousand: common, now and then, and rare; who is not there is no matter of tables and brackets.
        let of_swiss = |most| if is_swiss { most } else { 0 };
        let most = |of: fn(&Options) -> &Often| {
            let rate = |one: &Options| rates.iter().position(|rate| rate == of(one)).expect("a rate of a thousand");
            span(all.iter().map(|one| rate(one) as u16))
        };
        for (found, expected) in [
            (most(|one| &one.unrated), 60),
            (most(|one| &one.late_entries), of_swiss(60)),
            (most(|one| &one.withdrawals), of_swiss(20)),
            (most(|one| &one.returns), 300),
            (most(|one| &one.half_point_byes), of_swiss(60)),
            (most(|one| &one.zero_point_byes), of_swiss(20)),
            (most(|one| &one.full_point_byes), of_swiss(5)),
            (most(|one| &one.forfeits), 20),
            (most(|one| &one.double_forfeits), 5),
            (most(|one| &one.unusual), 5),
            (most(|one| &one.assigned_byes), 0),
            (most(|one| &one.adjourned), 0),
        ] {
            assert_eq!(found, (0, expected), "{system:?}");
        }
        for one in &all {
            let teams = (one.players / (u16::from(one.boards) + 1)).max(2);
            let paired = if is_of_teams { teams } else { one.players };
            // Of a table every round; of others as many as half of those who are paired, eleven at most.
            let whole = if paired % 2 == 0 { paired - 1 } else { paired };
            let rounds =
                if is_table { whole..=whole } else { 5.min((paired / 2).max(1))..=11.min((paired / 2).max(1)) };
            assert!(rounds.contains(&one.rounds), "{system:?}: {one:?}");
            let apart = match (is_swiss, is_of_teams) {
                (true, false) => 3,
                (true, true) => 3.min(teams / 8),
                (false, _) => 0,
            };
            assert!(one.forbidden_pairs <= apart && (one.played, one.rating_step) == (u16::MAX, 1), "{one:?}");
            assert!((2..=5).contains(&one.tie_breaks.len()) && one.scoring == Scoring::STANDARD, "{one:?}");
            let codes: BTreeSet<String> = one.tie_breaks.iter().map(ToString::to_string).collect();
            assert_eq!(codes.len(), one.tie_breaks.len(), "no tie-break twice");
        }
        assert_eq!(all.iter().any(|one| one.forbidden_pairs == 3), is_swiss, "{system:?}");
        let drawn: BTreeSet<String> = all.iter().flat_map(|one| &one.tie_breaks).map(ToString::to_string).collect();
        let listed = match (is_of_teams, is_table) {
            (true, _) => "PTS:GP EMGSB EDE BC TBR",
            // What rests on who happened to be paired is nothing where everybody meets everybody.
            (false, true) => "DE WIN WON SB KS BPG BWG PS REP",
            (false, false) => {
                "BH/C1 BH BH/M1 BH/C2 SB SB/C1 DE PS PS/C1 WIN WON BPG BWG REP FB FB/C1 AOB KS ARO ARO/C1 TPR PTP APRO APPO"
            }
        };
        assert_eq!(drawn, listed.split(' ').map(str::to_owned).collect(), "{system:?}");
        for count in 2..=5 {
            assert!(all.iter().any(|one| one.tie_breaks.len() == count), "{system:?}: {count} tie-breaks");
        }
        // One in five is accelerated, of systems that can be.
        let accelerated = all.iter().filter(|one| one.baku).count() as u64;
        let expected = if is_swiss && !is_of_teams { SEEDS / 5 } else { 0 };
        assert!(accelerated.abs_diff(expected) <= expected / 8, "{system:?}: {accelerated}");
        let even = all.iter().filter(|one| one.ratings == Ratings::Even).count() as u64;
        assert!(
            even.abs_diff(SEEDS / 2) < SEEDS / 20
                && all.iter().all(|one| matches!(one.ratings, Ratings::Even | Ratings::Bell))
        );
        let controls: BTreeSet<&str> = all.iter().map(|one| one.time_control.as_str()).collect();
        assert_eq!(controls.into_iter().collect::<Vec<_>>(), ["40/5400+30:1800+30", "5400+30", "7200", "900+10"]);
    }
}

fn often(text: &str) -> Often {
    text.parse().expect("an amount")
}

/// Twenty players in five rounds are a hundred seats and fifty games, so that counts are rates at a glance.
#[test]
fn a_tournament_like_another_has_everything_as_often() {
    let options = Options {
        players: 20,
        rounds: 5,
        lowest_rating: 1500,
        highest_rating: 2300,
        unrated: often("4x"),
        half_point_byes: often("4x@2"),
        zero_point_byes: often("2x@3"),
        full_point_byes: often("2x@4"),
        forfeits: often("3x"),
        double_forfeits: often("2x"),
        seed: 5,
        ..Options::default()
    };
    let model = generator::generate(&options, &pairing::pair).tournament;
    let games: Vec<GameResult> =
        model.rounds.iter().flat_map(|round| &round.games).filter_map(|game| game.result).collect();
    let rate = |kinds: &[GameResult]| {
        (1000 * games.iter().filter(|result| kinds.contains(result)).count() / games.len()) as u16
    };
    let ratings: Vec<u16> = model.players.iter().filter_map(|player| player.data.rating).collect();
    let like = likeness::of(&model);
    let expected = Options {
        system: System::Dutch2026,
        players: 20,
        rounds: 5,
        played: 5,
        highest_rating: *ratings.iter().max().expect("rated players"),
        lowest_rating: *ratings.iter().min().expect("rated players"),
        unrated: 200.into(),
        half_point_byes: 40.into(),
        zero_point_byes: 20.into(),
        full_point_byes: 20.into(),
        forfeits: rate(&[GameResult::WhiteWinsByForfeit, GameResult::BlackWinsByForfeit]).into(),
        double_forfeits: rate(&[GameResult::BothForfeit]).into(),
        draws: rate(&[GameResult::Draw]),
        ..Options::default()
    };
    assert_eq!(like, expected);
    assert_eq!(games.len(), 46, "three pairs of byes less");
    // Late entries are a part of the players, and withdrawals of the seats.
    let leaving = Options {
        late_entries: often("2x@2"),
        withdrawals: often("3x@4"),
        players: 20,
        rounds: 5,
        ..Options::default()
    };
    let left = likeness::of(&generator::generate(&leaving, &pairing::pair).tournament);
    assert_eq!((left.late_entries, left.withdrawals, left.unrated), (100.into(), 30.into(), Often::default()));
    // Of an event that has not begun nothing is known but its field.
    let mut start = model.clone();
    start.rounds.clear();
    let like = likeness::of(&start);
    assert_eq!((like.played, like.draws, like.half_point_byes), (0, 0, Often::default()));
}

#[test]
fn a_field_is_played_anew_with_its_numbers_and_with_who_is_not_to_meet() {
    let first = Options {
        players: 12,
        rounds: 5,
        forbidden_pairs: 2,
        unrated: often("2x"),
        late_entries: often("2x@2"),
        ..Options::default()
    };
    let model = generator::generate(&first, &pairing::pair).tournament;
    for seed in 0..6 {
        let options = Options {
            seed,
            rounds: 4,
            system: System::Dubov,
            initial_colour: Some(Colour::Black),
            ..Options::default()
        };
        let played = generator::again(&model, &options, &pairing::pair);
        assert_eq!(played.stopped, None);
        let again = played.tournament;
        let field = |tournament: &sonneborn_tournament::Tournament| {
            tournament.players.iter().map(|one| (one.tpn, one.data.clone())).collect::<Vec<_>>()
        };
        assert_eq!(field(&again), field(&model));
        assert!(
            again.players.iter().all(|one| one.first_round == RoundNo::FIRST),
            "all are there from the first round on"
        );
        let of = |tournament: &sonneborn_tournament::Tournament| tournament.regulations.clone();
        assert_eq!(of(&again).prohibitions, of(&model).prohibitions);
        assert_eq!((of(&again).system, of(&again).rounds, of(&again).seed), (System::Dubov, 4, seed));
        assert_eq!((of(&again).initial_colour, again.rounds.len()), (Some(Colour::Black), 4));
    }
}

/// The same options give the same tournament, on every machine and by every later version.
#[test]
fn seeds_give_the_tournaments_that_they_gave() {
    let everything = |system, seed| Options {
        system,
        seed,
        players: 17,
        boards: 2,
        rounds: 5,
        lowest_rating: 1600,
        ratings: [Ratings::Even, Ratings::Bell, Ratings::Gaps { least: 30, most: 5 }, Ratings::Listed(vec![2400; 9])]
            [seed as usize % 4]
            .clone(),
        rating_step: [1, 25][seed as usize % 2],
        forbidden_pairs: 3,
        baku: seed % 3 == 0,
        initial_colour: (seed % 2 == 0).then_some(Colour::White),
        unrated: 120.into(),
        late_entries: often("100,2x@3"),
        withdrawals: 60.into(),
        returns: 400.into(),
        half_point_byes: often("60,1x@2"),
        zero_point_byes: 60.into(),
        full_point_byes: often("2x"),
        assigned_byes: 500.into(),
        adjourned: 80.into(),
        forfeits: 60.into(),
        double_forfeits: 30.into(),
        unusual: 90.into(),
        ..Options::default()
    };
    let mut out = String::new();
    for (seed, system) in
        (0..).zip([System::Dutch2026, System::Lim, System::Burstein, System::ByHand]).chain((4..).zip(systems()))
    {
        let made = generator::generate(&everything(system, seed), &pairing::pair);
        let tournament = made.tournament;
        let _ = writeln!(
            out,
            "{} {seed}: {:?}, {:?}",
            registry::form(system).code,
            made.stopped,
            tournament.regulations.initial_colour
        );
        for player in &tournament.players {
            let data = &player.data;
            let title = data.title.map(|title| format!(" {title:?}")).unwrap_or_default();
            let byes = &player.requested_byes;
            let rating = data.rating.unwrap_or(0);
            let _ = writeln!(out, "  {rating}{title} from {} {:?} {byes:?}", player.first_round, player.presence);
        }
        for team in &tournament.teams {
            let _ = writeln!(
                out,
                "  {} {:?} {:?} {:?} {:?}",
                team.name, team.strength, team.members, team.line_ups, team.apart
            );
        }
        let _ = writeln!(out, "  apart {:?}", tournament.regulations.prohibitions);
        for round in &tournament.rounds {
            let games = round
                .games
                .iter()
                .map(|game| format!("{}-{} {}", game.white.0, game.black.0, game.result.map_or("?", GameResult::code)));
            let _ = writeln!(out, "  {} | {:?}", games.collect::<Vec<_>>().join(", "), round.byes);
        }
    }
    held("tests/pairing/held/random.txt", &out);
}

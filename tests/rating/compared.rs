//! Each rule at both sides of its limits, against what its article says, for every value around it.

use std::collections::BTreeSet;

use sonneborn_rating::change::{GameChange, RatedGame, change, score};
use sonneborn_rating::edition::RatingEdition;
use sonneborn_rating::norms::{Norm, NormEvent, NormGame, half_points, search};
use sonneborn_rating::online;
use sonneborn_rating::tables::{dp, expected_percent, percent};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::Mark;
use sonneborn_tournament::player::Title;
use sonneborn_tournament::regulations::Rate;

const MARKS: [Mark; 3] = [Mark::Win, Mark::Draw, Mark::Loss];

/// The club's table in words: who is lower gains more by a win; equals are the higher of the two, whoever asks.
#[test]
fn the_club_moves_what_its_table_says_for_every_gap() {
    for gap in -260..=260_i32 {
        let (lower, higher, draw) = match gap.abs() {
            0..=9 => (10, 10, 0),
            10..=99 => (15, 5, 5),
            100..=199 => (20, 3, 10),
            _ => (20, 1, 10),
        };
        let is_lower = gap < 0;
        let (won, lost) = if is_lower { (lower, higher) } else { (higher, lower) };
        let lost = if gap == 0 { higher } else { lost };
        assert_eq!(online::change(1000 + gap, 1000, Mark::Win), (won, -won), "{gap}");
        assert_eq!(online::change(1000 + gap, 1000, Mark::Loss), (-lost, lost), "{gap}");
        let drawn = if gap.abs() < 10 { (1, 1) } else { (-gap.signum() * draw, gap.signum() * draw) };
        assert_eq!(online::change(1000 + gap, 1000, Mark::Draw), drawn, "{gap}");
    }
}

/// 8.1.2: what one of two expects the other does not, and equals expect a half each.
#[test]
fn expectations_of_two_are_one_game_at_every_difference() {
    assert_eq!(expected_percent(0), 50);
    for difference in 0..900 {
        assert_eq!(expected_percent(difference) + expected_percent(-difference), 100, "{difference}");
        assert!(expected_percent(difference) <= expected_percent(difference + 1));
    }
}

/// B.02 8.3.1: ΔR is the score less what was expected; the sum is that of the games, K of those that are rated.
#[test]
fn a_change_is_the_sum_of_its_games() {
    let edition = RatingEdition::on(None, Rate::Standard);
    for own in [1400_u16, 1850, 2300, 2649, 2650, 2800] {
        for count in [1, 17, 18, 35, 36, 70] {
            let opponent = |at: u16| 1400 + at * 137 % 1500;
            let games: Vec<RatedGame> =
                (0..count).map(|at| RatedGame { opponent: opponent(at), mark: MARKS[usize::from(at) % 3] }).collect();
            let found = change(own, 40, &games, &edition);
            let rated: Vec<&GameChange> = found.games.iter().filter(|game| !game.unrated).collect();
            let k = if rated.is_empty() { 40 } else { 40.min(700 / rated.len()) };
            assert_eq!(usize::from(found.k), k, "{own}, {count} games");
            assert_eq!(found.sum, rated.iter().map(|game| game.change).sum::<i32>());
            assert_eq!(found.change, found.sum * i32::from(found.k));
            let away = (f64::from(found.change).abs() / 100.0 + 0.5).floor() as i32;
            assert_eq!(found.rounded(), away * found.change.signum());
            for (game, given) in found.games.iter().zip(&games).filter(|(game, _)| !game.unrated) {
                let difference = i32::from(own) - i32::from(given.opponent);
                if difference.abs() <= 400 {
                    assert_eq!(game.change, score(given.mark) - i32::from(expected_percent(difference)));
                }
            }
        }
    }
}

/// A game of a norm as lots have it.
fn game(lots: &mut u64, round: u16) -> NormGame {
    let mut below = |most: u64| {
        *lots = lots.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*lots >> 33) % most
    };
    let title = [Some(Title::Gm), Some(Title::Gm), Some(Title::Im), Some(Title::Fm), None][below(5) as usize];
    NormGame {
        round: RoundNo(round),
        rating: (below(12) > 0).then(|| 2330 + below(260) as u16),
        title,
        federation: ["ITA", "GER", "FRA", "NOR"][below(4) as usize].into(),
        mark: [Mark::Win, Mark::Win, Mark::Draw, Mark::Loss][below(4) as usize],
    }
}

/// 1.4.1d, 1.4.1e: the games behind a round may be left out, and of those before it any that were won, as long as enough are left. Tried
/// here in every way; a norm is found exactly where one of them is a norm.
#[test]
fn a_norm_is_found_where_any_choice_makes_one() {
    let event = NormEvent::default();
    let (mut found, mut not) = (0, 0);
    for seed in 0..400_u64 {
        let mut lots = seed * 7919 + 1;
        let count = event.least_games as u16 + (seed % 4) as u16;
        let games: Vec<NormGame> = (1..=count).map(|round| game(&mut lots, round)).collect();
        let choices = |last: usize| 0..1_u32 << last;
        let is_allowed = |last: usize, left: u32| {
            left.count_ones() as usize + event.least_games <= last
                && (0..last).all(|at| left >> at & 1 == 0 || games[at].mark == Mark::Win)
        };
        for norm in [Norm::Gm, Norm::Im] {
            let any = (event.least_games..=games.len()).any(|last| {
                choices(last).filter(|left| is_allowed(last, *left)).any(|left| {
                    let kept: Vec<NormGame> =
                        (0..last).filter(|at| left >> at & 1 == 0).map(|at| games[at].clone()).collect();
                    sonneborn_rating::norms::assess(norm, "NOR", &kept, event).is_met()
                })
            });
            let judged = search(norm, "NOR", &games, event);
            assert_eq!(judged.is_met(), any, "seed {seed}, {norm:?}: {games:?}");
            if any {
                found += 1;
                // What is left out was won, or was played behind the last game that counts.
                let left: BTreeSet<RoundNo> = judged.left_out.iter().copied().collect();
                let last = games.iter().rposition(|game| !left.contains(&game.round)).expect("games count");
                assert!(games[..last].iter().all(|game| !left.contains(&game.round) || game.mark == Mark::Win));
                assert_eq!(judged.games, games.len() - left.len());
            } else {
                not += 1;
            }
        }
    }
    assert!(found > 20 && not > 20, "{found} norms, {not} none");
}

/// 1.4.8: the points that are asked for are the fewest that give the performance.
#[test]
fn performances_are_the_average_and_the_difference_of_the_score() {
    for count in 1..=12_u32 {
        for halves in 0..=2 * count {
            let share = f64::from(halves) / f64::from(2 * count) * 100.0;
            assert_eq!(f64::from(percent(halves, count)), (share + 0.5).floor(), "{halves} of {count}");
            assert_eq!(dp(percent(halves, count)), -dp(100 - percent(halves, count)));
        }
    }
    let mut lots = 5;
    let games: Vec<NormGame> = (1..=9).map(|round| game(&mut lots, round)).collect();
    let twice: u32 = games.iter().map(|game| score(game.mark) as u32 / 50).sum();
    assert_eq!(half_points(&games), twice);
    let asked = [Norm::Gm, Norm::Im, Norm::Wgm, Norm::Wim].map(Norm::performance);
    assert_eq!(asked, [2600, 2450, 2400, 2250]);
}

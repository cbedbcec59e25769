//! What must hold for any games: symmetry, monotony, limits.

use proptest::prelude::*;
use sonneborn_rating::change::{RatedGame, change};
use sonneborn_rating::edition::RatingEdition;
use sonneborn_rating::initial::initial;
use sonneborn_rating::online;
use sonneborn_tournament::outcome::Mark;
use sonneborn_tournament::regulations::Rate;

fn mark() -> impl Strategy<Value = Mark> {
    prop_oneof![Just(Mark::Win), Just(Mark::Draw), Just(Mark::Loss)]
}

fn turned(mark: Mark) -> Mark {
    match mark {
        Mark::Win => Mark::Loss,
        Mark::Draw => Mark::Draw,
        Mark::Loss => Mark::Win,
    }
}

proptest! {
    #[test]
    fn what_one_wins_the_other_loses(own in 1400..2650u16, opponent in 1400..2650u16, mark in mark()) {
        let edition = RatingEdition::on(None, Rate::Standard);
        let ours = change(own, 20, &[RatedGame { opponent, mark }], &edition).change;
        let theirs = change(opponent, 20, &[RatedGame { opponent: own, mark: turned(mark) }], &edition).change;
        prop_assert_eq!(ours, -theirs);
    }

    #[test]
    fn a_better_result_or_a_stronger_opponent_never_costs(own in 1400..2900u16, opponent in 1400..2899u16) {
        let edition = RatingEdition::on(None, Rate::Standard);
        let moved = |opponent, mark| change(own, 10, &[RatedGame { opponent, mark }], &edition).change;
        prop_assert!(moved(opponent, Mark::Loss) < moved(opponent, Mark::Draw));
        prop_assert!(moved(opponent, Mark::Draw) < moved(opponent, Mark::Win));
        prop_assert!(moved(opponent, Mark::Win) <= moved(opponent + 1, Mark::Win));
    }

    #[test]
    fn first_ratings_keep_their_limits(games in prop::collection::vec((1400..2900u16, mark()), 1..40)) {
        let games: Vec<RatedGame> = games.into_iter().map(|(opponent, mark)| RatedGame { opponent, mark }).collect();
        let first = initial(&games, &RatingEdition::on(None, Rate::Standard)).expect("there are games");
        prop_assert!(first.rating <= 2200);
    }

    #[test]
    fn the_club_moves_points_and_makes_none_but_in_close_draws(own in 0..5000i32, opponent in 0..5000i32, mark in mark()) {
        let (ours, theirs) = online::change(own, opponent, mark);
        let close_draw = mark == Mark::Draw && (own - opponent).abs() < 10;
        prop_assert_eq!(ours + theirs, if close_draw { 2 } else { 0 });
        prop_assert_eq!(online::change(opponent, own, turned(mark)), (theirs, ours));
    }
}

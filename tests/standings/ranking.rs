//! Shared ranks, lots, the arbiter's decisions, and who is marked or set apart.

use super::{ranks, settings, standings, tournament};
use sonneborn_standings::prizes::awards;
use sonneborn_standings::ranking::{draw_lots, next_seed};
use sonneborn_standings::{Mark, Standings, points_now};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::Ranked;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::prize::{PrizeCategory, PrizeFund};
use sonneborn_tournament::regulations::{RoundRobin, System};

/// 1 has two points; 2 and 3 have drawn with each other and lost to nobody else: level in everything.
fn with_a_tie() -> Tournament {
    tournament(&["2000: 2w1 3b1", "1900: 1b0 U", "1900: U 1w0"])
}

#[test]
fn who_stays_level_shares_the_rank() {
    let mut event = with_a_tie();
    let table = standings(&event, "BH SB WIN");
    assert_eq!(ranks(&table), [Some(1), Some(2), Some(2)]);
    assert_eq!(table.still_tied(), [vec![PlayerId(1), PlayerId(2)]]);
    // Lots that were drawn for one of the two tell nothing; of several drawings the last stands.
    for (order, expected) in [([2, 0], [1, 2, 2]), ([2, 1], [1, 3, 2]), ([0, 2], [1, 3, 2]), ([1, 2], [1, 2, 3])] {
        event.lots.push(Ranked { after: RoundNo(2), order: order.map(PlayerId).to_vec() });
        assert_eq!(ranks(&standings(&event, "BH SB WIN")), expected.map(Some), "{order:?}");
    }
}

#[test]
fn lots_are_the_same_for_the_same_seed_in_whatever_order_they_are_asked() {
    let players: Vec<PlayerId> = (0..20).map(PlayerId).collect();
    let mut backwards = players.clone();
    backwards.reverse();
    assert_eq!(draw_lots(&players, 7), draw_lots(&backwards, 7));
    assert_ne!(draw_lots(&players, 7), draw_lots(&players, 8));
    let firsts: std::collections::BTreeSet<PlayerId> =
        (0..200).filter_map(|seed| draw_lots(&players, seed).first().copied()).collect();
    assert_eq!(firsts.len(), players.len(), "everybody can be drawn first");
}

#[test]
fn the_arbiters_decision_stands_above_the_tie_breaks() {
    let mut event = with_a_tie();
    event.hand_rankings.push(Ranked { after: RoundNo(2), order: vec![PlayerId(2), PlayerId(0)] });
    let table = standings(&event, "BH");
    assert_eq!(ranks(&table), [Some(2), Some(3), Some(1)], "3 and 1 change the places they held; 2 alone stays");
}

#[test]
fn leavers_are_marked_where_they_stand() {
    let mut event = with_a_tie();
    event.players[1].presence = Presence::Withdrawn { from: RoundNo(2) };
    event.players[2].presence = Presence::Expelled { from: RoundNo(2) };
    let table = standings(&event, "BH");
    assert_eq!(table.row_of(PlayerId(1)).map(|row| row.mark), Some(Mark::Withdrawn));
    assert_eq!(table.row_of(PlayerId(2)).map(|row| row.mark), Some(Mark::Expelled));
    // Who was expelled has no place (VCL4THP 198), and their games count for the others.
    let places: Vec<Option<u32>> = (0..3).map(|id| table.row_of(PlayerId(id)).and_then(|row| row.rank)).collect();
    assert_eq!(places.iter().filter(|place| place.is_some()).count(), 2, "{places:?}");
    assert_eq!(places[2], None);
    let before = standings(&with_a_tie(), "BH");
    for id in 0..2 {
        let figures = |table: &Standings| table.row_of(PlayerId(id)).map(|row| row.figures.clone());
        assert_eq!(figures(&table), figures(&before));
    }
}

#[test]
fn who_plays_on_in_another_section_has_no_place_and_wins_nothing_here() {
    let main = PrizeCategory { name: "Main".into(), amounts: vec![300, 200, 100], ..PrizeCategory::default() };
    let fund = PrizeFund { categories: vec![main], ..PrizeFund::default() };
    let of = |event: &Tournament| {
        let table = standings(event, "BH");
        let won: Vec<PlayerId> = awards(event, &table, &fund).iter().map(|award| award.player).collect();
        (table, won)
    };
    let (before, won) = of(&with_a_tie());
    assert!(won.contains(&PlayerId(0)));
    for mover in 0..3 {
        let mut event = with_a_tie();
        event.players[mover].presence = Presence::Moved { from: RoundNo(2) };
        let mover = PlayerId(mover as u32);
        let (table, won) = of(&event);
        let row = table.row_of(mover).expect("still shown");
        assert_eq!((row.rank, row.mark), (None, Mark::Moved));
        assert_eq!(won.len(), 2, "the others move up: {won:?}");
        assert!(!won.contains(&mover));
        // What was played here counts for those who were met.
        for row in &before.rows {
            let now = table.rows.iter().find(|one| one.entrant == row.entrant).expect("all are shown");
            assert_eq!((now.points, &now.figures), (row.points, &row.figures));
        }
    }
}

#[test]
fn who_leaves_a_round_robin_before_half_of_their_games_counts_for_nobody() {
    let mut event = tournament(&["2000: 4w1 3b1 2w0", "1900: 3w1 4b- 1b1", "1800: 2b0 1w0 4b+", "1700: 1b0 2w+ 3w-"]);
    event.regulations.system = System::RoundRobin(RoundRobin { double: false, reverse_last_two: false });
    event.players[3].presence = Presence::Withdrawn { from: RoundNo(2) };
    let mut predetermined = settings("SB");
    predetermined.predetermined = true;
    let table = Standings::of(&event, &predetermined);
    assert_eq!(ranks(&table), [Some(2), Some(1), Some(3), None]);
    let points: Vec<String> = table.rows.iter().map(|row| row.points.to_string()).collect();
    assert_eq!(points, ["2", "1", "0", "0"], "1's win and 2's forfeit against 4 are gone");
    // What pages show beside a name is what the standings count.
    let beside = sonneborn_standings::points(&event, RoundNo(3));
    let counted = |id: u32| table.row_of(PlayerId(id)).expect("a row").points;
    assert_eq!(beside, [0, 1, 2, 3].map(counted));
    let last = table.rows.last().expect("a row");
    assert_eq!(last.mark, Mark::SetApart);
    assert_eq!(
        table.field_as_played().participant(last.place).rounds[0].opponent,
        Some(0),
        "the game stays in the table"
    );
    // Who has played half of their games keeps what they played; an expulsion is told before all else.
    for (player, rank, presence, mark) in [
        (3, None, Presence::Moved { from: RoundNo(2) }, Mark::SetApart),
        (3, None, Presence::Expelled { from: RoundNo(2) }, Mark::Expelled),
        (2, Some(4), Presence::Withdrawn { from: RoundNo(3) }, Mark::Withdrawn),
        (2, None, Presence::Moved { from: RoundNo(3) }, Mark::Moved),
        (2, None, Presence::Expelled { from: RoundNo(3) }, Mark::Expelled),
    ] {
        event.players[2].presence = Presence::Playing;
        event.players[3].presence = Presence::Playing;
        event.players[player].presence = presence;
        let table = Standings::of(&event, &predetermined);
        let row = table.row_of(PlayerId(player as u32)).expect("still shown");
        assert_eq!((row.rank, row.mark), (rank, mark), "{presence:?}");
    }
}

/// A table that is published whole counts up to the round of which half of the games are over.
#[test]
fn a_table_counts_as_far_as_it_is_played() {
    let mut event = tournament(&["2000: 4w1 3b1 2w0", "1900: 3w1 4b- 1b1", "1800: 2b0 1w0 4b+", "1700: 1b0 2w+ 3w-"]);
    event.regulations.system = System::RoundRobin(RoundRobin { double: false, reverse_last_two: false });
    let points = |event: &Tournament| points_now(event).iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(points(&event), ["2", "2", "1", "1"]);
    for (round, expected) in [(3, ["2", "1", "0", "1"]), (2, ["1", "1", "0", "0"]), (1, ["0", "0", "0", "0"])] {
        event.rounds[round - 1].games.iter_mut().for_each(|game| game.result = None);
        assert_eq!(points(&event), expected, "nothing of round {round}");
    }
}

/// SplitMix64 (Steele, Lea and Flood 2014) of the event's seed and of that of the number of drawings, computed apart.
#[test]
fn the_seed_of_a_drawing_follows_from_the_events_seed_and_the_drawings_before() {
    let mut event = with_a_tie();
    event.regulations.seed = 7;
    assert_eq!(next_seed(&event), 3_544_740_505_214_965);
    event.lots.push(Ranked { after: RoundNo(1), order: vec![PlayerId(0)] });
    assert_eq!(next_seed(&event), 4_190_081_094_612_046);
}

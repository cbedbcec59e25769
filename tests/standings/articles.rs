//! Single articles of C.07, each on the smallest tournament that shows it, among them those that programs read differently.

use super::{figure, ranks, settings, standings, tournament};
use sonneborn_standings::Standings;
use sonneborn_tournament::acts::Adjustment;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{RoundRobin, System, TieBreakEdition};

#[test]
fn opponents_count_a_requested_bye_to_the_end_as_a_draw_16_3_2() {
    // Player 1 wins and leaves; player 2 met them. Player 3 misses round 2 but comes back.
    let event = tournament(&["2000: 2w1 Z Z", "1900: 1b0 3w1 4b1", "1800: 4w1 2b0 U", "1700: 3b0 U 2w0"]);
    let table = standings(&event, "BH");
    assert_eq!(figure(&table, 2, "BH"), Some(2.0 + 2.0 + 1.0), "1 counts 1 + ½ + ½");
}

#[test]
fn a_requested_bye_before_a_return_counts_as_awarded_16_3_1() {
    let event = tournament(&["2000: 2w1 Z 3b1", "1900: 1b0 4w1 U", "1800: 4w1 H 1w0", "1700: 3b0 2b0 Z"]);
    let table = standings(&event, "BH");
    assert_eq!(figure(&table, 3, "BH"), Some(0.5 + 1.5 + 2.0), "4's last bye is a draw, 3's half-point bye is a dummy");
}

#[test]
fn the_dummy_is_capped_since_2026_16_4() {
    // A forfeit win against a weak opponent, and a pairing-allocated bye: 3 of 3.
    let event = tournament(&["2000: 2w+ U 3w1", "1900: 1b- 3w0 4b=", "1800: 4w1 2b1 1b0", "1700: 3b0 U 2w="]);
    assert_eq!(figure(&standings(&event, "BH"), 1, "BH"), Some(0.5 + 1.5 + 2.0));
    let mut old = settings("BH");
    old.edition = TieBreakEdition::August2024;
    assert_eq!(figure(&Standings::of(&event, &old), 1, "BH"), Some(3.0 + 3.0 + 2.0));
}

#[test]
fn a_round_not_played_by_choice_is_cut_first_16_5() {
    let event = tournament(&["2000: 2w1 H 3b1", "1900: 1b0 3w0 4b=", "1800: 4w1 2b1 1w0", "1700: 3b0 U 2w="]);
    let table = standings(&event, "BH BH/C1 SB SB/C1");
    assert_eq!(figure(&table, 1, "BH"), Some(0.5 + 1.5 + 2.0));
    assert_eq!(figure(&table, 1, "BH/C1"), Some(0.5 + 2.0), "the dummy goes, not the lowest opponent");
    assert_eq!(figure(&table, 1, "SB"), Some(0.5 + 0.75 + 2.0));
    assert_eq!(figure(&table, 1, "SB/C1"), Some(0.5 + 2.0), "0.75 from the bye is more than 0.5: it is cut (16.5.2)");
}

#[test]
fn fore_buchholz_draws_every_paired_game_of_the_final_round_forfeits_too_8_3() {
    let event = tournament(&["2000: 2w1 3w1", "1900: 1b0 4b+", "1800: 4w1 1b0", "1700: 3b0 2w-"]);
    let table = standings(&event, "FB BH AOB/F");
    // As if drawn: 1 and 3 have 1½, 2 and 4 have ½; and the forfeit is a game between 2 and 4.
    assert_eq!(figure(&table, 2, "FB"), Some(1.5 + 0.5));
    assert_eq!(figure(&table, 4, "FB"), Some(1.5 + 0.5));
    assert_eq!(figure(&table, 1, "FB"), Some(0.5 + 1.5));
    assert_eq!(figure(&table, 2, "AOB/F"), Some(2.0), "over the board 2 met 1 only (8.2)");
}

#[test]
fn before_the_final_round_fore_buchholz_is_buchholz_8_3() {
    let mut event = tournament(&["2000: 2w1 3w1", "1900: 1b0 4b1", "1800: 4w1 1b0", "1700: 3b0 2w0"]);
    event.regulations.rounds = 5;
    let table = standings(&event, "BH FB");
    for player in 1..=4 {
        assert_eq!(figure(&table, player, "FB"), figure(&table, player, "BH"));
    }
}

#[test]
fn median_2_over_four_rounds_leaves_nothing_14_4() {
    let event = tournament(&["2000: 2w1 2b1 2w1 2b1", "1900: 1b0 1w0 1b0 1w0"]);
    assert_eq!(figure(&standings(&event, "BH/M2"), 2, "BH/M2"), Some(0.0));
}

#[test]
fn standard_points_compare_with_the_opponent_in_games_and_with_a_draw_otherwise_7_7() {
    let event = tournament(&["2000: 2w0 3w- U H", "1900: 1b0 4b= U 3w+", "1800: 4w1 1b- Z 2b-", "1700: 3b0 2w= F Z"]);
    let table = standings(&event, "STD");
    assert_eq!(
        figure(&table, 1, "STD"),
        Some(0.5 + 0.0 + 1.0 + 0.5),
        "0-0 over the board is equal, a double forfeit not"
    );
    assert_eq!(figure(&table, 2, "STD"), Some(0.5 + 0.5 + 1.0 + 1.0));
    assert_eq!(figure(&table, 3, "STD"), Some(1.0));
}

#[test]
fn counting_tie_breaks_know_what_was_played_7_1_to_7_6() {
    let event = tournament(&[
        "2000: 2w1 3b+ U H 4b1",
        "1900: 1b0 4w1 U Z 3w-",
        "1800: 4b1 1w- F F 2b+",
        "1700: 3w0 2b0 U U 1w0",
    ]);
    let table = standings(&event, "WIN WON BPG BWG REP PS PS/C1");
    let row = |code| figure(&table, 1, code);
    assert_eq!(
        [row("WIN"), row("WON"), row("BPG"), row("BWG"), row("REP")].map(Option::unwrap),
        [4.0, 2.0, 1.0, 1.0, 4.0]
    );
    assert_eq!(row("PS"), Some(1.0 + 2.0 + 3.0 + 3.5 + 4.5));
    assert_eq!(row("PS/C1"), Some(2.0 + 3.0 + 3.5 + 4.5));
}

#[test]
fn the_score_after_each_round_has_what_was_given_and_taken_until_then_7_5() {
    let mut event = tournament(&["2000: 2w1 3w1 4w1", "1900: 1b0 4b0 3b0", "1800: 4w0 1b0 2w1", "1700: 3b1 2w1 1b0"]);
    let adjusted = |round, points| Adjustment { player: PlayerId(0), round, points };
    event.adjustments = vec![adjusted(None, Points::HALF), adjusted(Some(RoundNo(2)), -Points::HALF)];
    let table = standings(&event, "PS PS/C1");
    assert_eq!(figure(&table, 1, "PS"), Some(1.5 + 2.0 + 3.0));
    assert_eq!(figure(&table, 1, "PS/C1"), Some(2.0 + 3.0));
}

#[test]
fn in_round_robins_a_forfeit_is_a_game_but_not_one_over_the_board_15_2() {
    let event = tournament(&["2000: 3w1 2b+", "1900: Z 1w-", "1800: 1b0 Z"]);
    let mut predetermined = settings("SB WIN WON BPG BWG REP ARO DE");
    predetermined.predetermined = true;
    let table = Standings::of(&event, &predetermined);
    assert_eq!(figure(&table, 1, "SB"), Some(0.0), "against the opponent's score, without a dummy");
    let row = |code| figure(&table, 1, code);
    assert_eq!(
        [row("WIN"), row("WON"), row("BPG"), row("BWG"), row("REP")].map(Option::unwrap),
        [2.0, 1.0, 0.0, 0.0, 2.0]
    );
    assert_eq!(row("ARO"), Some(1800.0), "forfeits stay out of art. 10");
    assert_eq!(figure(&table, 2, "REP"), Some(0.0));
}

#[test]
fn koya_asks_for_half_of_what_could_be_scored_9_2() {
    // Three players, each free once: two games each, so that one point is half.
    let event = tournament(&["2000: 3w1 2b= Z", "1900: Z 1w= 3b1", "1800: 1b0 Z 2w0"]);
    let mut predetermined = settings("KS KS/L1 KS/L-2");
    predetermined.predetermined = true;
    let table = Standings::of(&event, &predetermined);
    assert_eq!(figure(&table, 1, "KS"), Some(0.5));
    assert_eq!(figure(&table, 1, "KS/L1"), Some(0.5));
    assert_eq!(figure(&table, 1, "KS/L-2"), Some(1.5), "two halves lower, 3's nothing is enough");
}

#[test]
fn who_leaves_a_round_robin_after_half_of_the_games_stays_in_the_table_c05_6_6() {
    let left = |games: &[&str]| {
        let mut event = tournament(games);
        event.regulations.system = System::RoundRobin(RoundRobin { double: false, reverse_last_two: false });
        event.players[2].presence = Presence::Withdrawn { from: RoundNo(2) };
        let mut predetermined = settings("SB");
        predetermined.predetermined = true;
        let table = Standings::of(&event, &predetermined);
        (ranks(&table)[2], figure(&table, 1, "SB"))
    };
    // Three players have two games each.
    let half = left(&["2000: 3w1 2b= Z", "1900: Z 1w= Z", "1800: 1b0 Z Z"]);
    assert_eq!(half, (Some(3), Some(0.25)), "one of two is half, not less");
    let none = left(&["2000: Z 2b= Z", "1900: Z 1w= Z", "1800: Z Z Z"]);
    assert_eq!(none.0, None, "shown, not ranked");
}

#[test]
fn a_forfeit_that_counts_as_played_is_no_round_to_be_cut_first_16_5() {
    let event = tournament(&["2000: 2w- 3w1 4b1", "1900: 1b+ 4w1 3b1", "1800: 4w1 1b0 2w0", "1700: 3b0 2b0 1w0"]);
    let table = standings(&event, "BH/P BH/C1 BH/C1/P");
    assert_eq!(figure(&table, 1, "BH/P"), Some(3.0 + 1.0 + 0.0));
    assert_eq!(
        figure(&table, 1, "BH/C1"),
        Some(1.0 + 0.0),
        "the dummy's round was not played by choice: it goes first"
    );
    assert_eq!(figure(&table, 1, "BH/C1/P"), Some(3.0 + 1.0), "against the opponent of the forfeit: the least goes");
}

#[test]
fn rating_tie_breaks_fall_away_with_unrated_players_unless_a_rule_was_announced_10() {
    let event = tournament(&["2000: 2w1 3w1", "1900: 1b0 4b1", ": 4w1 1b0", "1700: 3b0 2w0"]);
    let table = standings(&event, "ARO ARO/U ARO/U1400 RTNG RTNG/U1400");
    assert_eq!(figure(&table, 1, "ARO"), None);
    assert_eq!(figure(&table, 1, "ARO/U"), Some(1900.0));
    assert_eq!(figure(&table, 1, "ARO/U1400"), Some(1650.0));
    assert_eq!(figure(&table, 3, "RTNG/U1400"), Some(1400.0));
    let dropped: Vec<String> = table.dropped().iter().map(ToString::to_string).collect();
    assert_eq!(dropped, ["ARO", "RTNG"]);
}

#[test]
fn performances_follow_the_tables_of_the_rating_regulations_10_2_10_3() {
    let event = tournament(&["2000: 2w1 3w=", "1900: 1b0 4b1", "1800: 4w1 1b=", "1700: 3b0 2w0"]);
    let table = standings(&event, "ARO TPR PTP APRO APPO");
    assert_eq!(figure(&table, 1, "ARO"), Some(1850.0));
    assert_eq!(figure(&table, 1, "TPR"), Some(1850.0 + 193.0), "75 %");
    // 150 of 200 per cent: 2046 is 146 and 246 above them, 70 % and 80 %; 2045 only 69 % and 79 %.
    assert_eq!(figure(&table, 1, "PTP"), Some(2046.0));
    assert_eq!(figure(&table, 4, "PTP"), Some(1000.0), "no point: 800 below the lowest");
    let everything = tournament(&["2000: 2w1 3w1", "1900: 1b0 Z", "1800: Z 1b0"]);
    assert_eq!(figure(&standings(&everything, "PTP"), 1, "PTP"), Some(1900.0 + 736.0), "every expectation must be 1");
}

#[test]
fn direct_encounter_leaves_forfeits_out_unless_they_are_asked_for_6_1_1() {
    let event = tournament(&["2000: 2w+ 3b0", "1900: 1b- 4w1", "1800: 4b= 1w1", "1700: 3w= 2b0"]);
    assert_eq!(figure(&standings(&event, "DE"), 1, "DE"), None, "not met: nothing is decided");
    assert_eq!(figure(&standings(&event, "DE/P"), 1, "DE/P"), Some(1.0));
    assert_eq!(figure(&standings(&event, "DE/P"), 2, "DE/P"), Some(2.0));
}

#[test]
fn direct_encounter_ranks_who_stays_on_top_whatever_the_missing_games_bring_6_3() {
    // 1, 2 and 3 have two points. 1 beat both; 2 and 3 did not meet.
    let event = tournament(&[
        "2000: 2w1 3b1 4w0",
        "1900: 1b0 5w1 6w1",
        "1800: 4w1 1w0 5w1",
        "1700: 3b0 6w= 1b1",
        "1600: 6w= 2b0 3b0",
        "1500: 5b= 4b= 2b0",
    ]);
    let table = standings(&event, "DE");
    assert_eq!([1, 2, 3].map(|player| figure(&table, player, "DE")), [Some(1.0), Some(2.0), Some(2.0)]);
    let row = table.rows.iter().find(|row| table.field().participant(row.place).number == 1).expect("player 1");
    let steps = table.encounters(row.place, 1);
    assert!(!steps[0].all_met);
    let scores: Vec<(i64, u32, i64)> = steps[0].rows.iter().map(|row| (row.score, row.missing, row.at_most)).collect();
    assert_eq!(scores[0], (200, 0, 200));
    assert_eq!(&scores[1..], [(0, 1, 100), (0, 1, 100)]);
}

#[test]
fn repeated_encounters_are_averaged_for_direct_encounter_6_1_2() {
    // All have 1½. From the sums 1 and 2 would be level; the averages are ¾, 1¼ and 1.
    let event = tournament(&["2000: 2w1 2b= 3b0 Z", "1900: 1b0 1w= Z 3w1", "1800: H Z 1w1 2b0"]);
    let table = standings(&event, "DE");
    assert_eq!([1, 2, 3].map(|player| figure(&table, player, "DE")), [Some(3.0), Some(1.0), Some(2.0)]);
}

#[test]
fn standings_after_an_earlier_round_know_nothing_of_later_ones() {
    let event = tournament(&["2000: 2w1 2b1", "1900: 1b0 1w0"]);
    let mut first = settings("BH");
    first.through = RoundNo(1);
    let table = Standings::of(&event, &first);
    assert_eq!(figure(&table, 2, "BH"), Some(1.0));
    assert_eq!(figure(&table, 1, "PTS"), Some(1.0));
}

#[test]
fn rounds_to_come_count_as_absences_when_they_are_asked_for() {
    let event = tournament(&["2000: 2w1", "1900: 1b0 Z Z"]);
    let table = standings(&event, "BH");
    assert_eq!(table.field().rounds, 3, "the last round of which anything is known");
    assert_eq!(figure(&table, 2, "BH"), Some(1.0 + 0.5 + 0.5 + 0.0 + 0.0), "1 has two requested byes to the end");
}

#[test]
fn a_number_a_rating_and_a_value_from_outside_are_figures_of_their_own_4_1_7_8_10_6() {
    let mut event = tournament(&["2000: 2w1", "1900: 1b0"]);
    event.players[1].outside_value = Some(Points::halves(5));
    let table = standings(&event, "TPN TPN/R RTNG RTNG/R OTHER_EXT");
    let of = |number: u32| ["TPN", "TPN/R", "RTNG", "RTNG/R", "OTHER_EXT"].map(|code| figure(&table, number, code));
    assert_eq!(of(1), [Some(1.0), Some(1.0), Some(2000.0), Some(2000.0), None]);
    assert_eq!(of(2), [Some(2.0), Some(2.0), Some(1900.0), Some(1900.0), Some(2.5)]);
}

//! Questions 89 to 92 and 94 to 111: other systems, round robins, acceleration.

use crate::hall::{CONFIRMED, Hall, printed, said};
use sonneborn::tournament::ids::RoundNo;
use std::collections::BTreeMap;

/// Makes an event of a system and pairs its first round.
async fn paired(system: &str) {
    // An even number of rounds: the Double-Swiss System has two games to a match.
    let hall = Hall::of(&[("system", system), ("tie_breaks", "DE"), ("rounds", "6")], 8).await;
    hall.done("/players/number", &[]).await;
    hall.publish(1).await;
    assert_eq!(hall.state().rounds[0].games.len(), 4, "{system}");
}

#[actix_web::test]
async fn q089_there_are_other_systems() {
    paired("round-robin").await;
}

#[actix_web::test]
async fn q090_and_other_swiss_systems() {
    for system in ["dubov", "burstein", "lim", "double-swiss"] {
        paired(system).await;
    }
}

#[actix_web::test]
async fn q091_no_swiss_system_is_kept_back() {
    let page = Hall::with(0).await.page("/settings").await;
    for code in ["dutch-2026", "dubov", "burstein", "lim", "double-swiss", "team-swiss"] {
        assert!(page.contains(&format!("value=\"{code}\"")), "{code}");
    }
}

/// The systems are those of the Handbook; how their open articles are read is printed with the manual.
#[test]
fn q092_their_rules_can_be_had() {
    let manual = printed(&["--lang", "en", "manual"]);
    for told in ["**Dubov.**", "**Burstein.**", "**Lim.**", "**Double-Swiss.**", "**Teams.**", "C.04"] {
        assert!(manual.contains(told), "{told}");
    }
}

async fn table(players: u16, system: &str) -> Hall {
    Hall::of(&[("system", system), ("tie_breaks", "SB"), ("numbering", "by-hand")], players).await
}

/// Gives the numbers in this order of players.
async fn numbered(hall: &Hall, numbers: &[&str]) {
    let ids: Vec<String> = (0..numbers.len()).map(|id| id.to_string()).collect();
    let fields: Vec<(&str, &str)> =
        ids.iter().zip(numbers).flat_map(|(id, number)| [("player", id.as_str()), ("number", number)]).collect();
    hall.done("/players/numbers", &fields).await;
}

/// The pairs of a round by pairing numbers, White first.
fn pairs(hall: &Hall, round: u16) -> Vec<[u16; 2]> {
    let state = hall.state();
    let number =
        |player: sonneborn::tournament::ids::PlayerId| state.players[player.index()].tpn.map_or(0, |tpn| tpn.0);
    let round = state.round(RoundNo(round)).expect("paired").clone();
    round.games.iter().map(|game| game.players().map(number)).collect()
}

#[actix_web::test]
async fn q094_a_round_robin_is_offered() {
    let hall = Hall::with(0).await;
    assert!(hall.page("/settings").await.contains("value=\"round-robin\""));
}

#[actix_web::test]
async fn q095_its_numbers_are_given_by_hand() {
    let hall = table(4, "round-robin").await;
    numbered(&hall, &["4", "3", "2", "1"]).await;
    let tpns: Vec<u16> = hall.state().players.iter().filter_map(|player| player.tpn.map(|tpn| tpn.0)).collect();
    assert_eq!(tpns, [4, 3, 2, 1]);
}

/// The tables of six as FIDE's Handbook prints them (C.05 Annex 1).
const BERGER_OF_SIX: [[[u16; 2]; 3]; 5] = [
    [[1, 6], [2, 5], [3, 4]],
    [[6, 4], [5, 3], [1, 2]],
    [[2, 6], [3, 1], [4, 5]],
    [[6, 5], [1, 4], [2, 3]],
    [[3, 6], [4, 2], [5, 1]],
];

#[actix_web::test]
async fn q096_it_is_paired_by_bergers_tables() {
    let hall = table(6, "round-robin").await;
    numbered(&hall, &["1", "2", "3", "4", "5", "6"]).await;
    for (round, expected) in (1..).zip(BERGER_OF_SIX) {
        hall.play(round).await;
        assert_eq!(pairs(&hall, round), expected, "round {round}");
    }
}

#[actix_web::test]
async fn q098_the_last_two_rounds_of_the_first_cycle_change_places_by_choice() {
    for (system, fourth, fifth) in [("double-round-robin", 5, 4), ("double-round-robin-plain", 4, 5)] {
        let hall = table(6, system).await;
        numbered(&hall, &["1", "2", "3", "4", "5", "6"]).await;
        for round in 1..=5 {
            hall.play(round).await;
        }
        assert_eq!(pairs(&hall, 4), BERGER_OF_SIX[fourth - 1], "{system}");
        assert_eq!(pairs(&hall, 5), BERGER_OF_SIX[fifth - 1], "{system}");
    }
}

#[actix_web::test]
async fn q100_a_round_of_it_is_paired_by_hand() {
    let hall = table(4, "round-robin").await;
    numbered(&hall, &["1", "2", "3", "4"]).await;
    hall.done("/rounds/1/pair", &[&[("by_hand", "yes")][..], &CONFIRMED].concat()).await;
    let before = hall.seated(1, 1);
    hall.done("/rounds/1/alter", &[&[("do", "colours"), ("board", "1")][..], &CONFIRMED].concat()).await;
    assert_eq!(hall.seated(1, 1), [before[1], before[0]]);
}

/// Round 1 by the table, round 2 by hand; who met in round 1 is not put together again.
#[actix_web::test]
async fn q101_everybody_meets_everybody_once_also_by_hand() {
    let hall = table(4, "round-robin").await;
    numbered(&hall, &["1", "2", "3", "4"]).await;
    hall.play(1).await;
    let met = hall.seated(1, 1);
    hall.done("/rounds/2/pair", &[]).await;
    let state = hall.state();
    let game = state.rounds[1].games.iter().find(|game| game.players().contains(&met[0])).expect("a game");
    let opponent = game.players().into_iter().find(|player| *player != met[0]).expect("an opponent");
    let (one, other) = (opponent.0.to_string(), met[1].0.to_string());
    let swap = [("do", "swap"), ("player", one.as_str()), ("with", other.as_str())];
    hall.refused("/rounds/2/alter", &[&swap[..], &CONFIRMED].concat()).await;
}

#[actix_web::test]
async fn q102_a_third_colour_running_is_asked_about_in_it() {
    let hall = table(6, "round-robin").await;
    numbered(&hall, &["1", "2", "3", "4", "5", "6"]).await;
    // By the table 1 has White in rounds 1 and 2; in round 3 3–1 is turned.
    for round in 1..=2 {
        hall.play(round).await;
    }
    hall.done("/rounds/3/pair", &[]).await;
    assert_eq!(pairs(&hall, 3)[1], [3, 1]);
    let turn = [("do", "colours"), ("board", "2")];
    let asked = hall.post("/rounds/3/alter", &turn).await;
    assert_eq!(asked.status, 409, "{}", said(&asked.body));
}

/// Who played one of five games stands without a place, and their games count for nobody (C.05 6.6).
#[actix_web::test]
async fn q103_who_played_less_than_half_is_out_of_the_standings() {
    let hall = table(6, "round-robin").await;
    numbered(&hall, &["1", "2", "3", "4", "5", "6"]).await;
    hall.done("/schedule", &[("first", "1")]).await;
    for board in 1..=3 {
        hall.enter(1, board, "1-0").await;
    }
    hall.done("/players/0/presence", &[("now", "withdraw"), ("round", "2")]).await;
    let page = said(&hall.page("/standings").await);
    assert!(page.contains("less than half of the games"), "{page}");
    let state = hall.state();
    let ranks = sonneborn::standings::ranks(&state);
    assert!(ranks[0] == 0 && ranks[1..].iter().all(|rank| *rank > 0), "{ranks:?}");
}

/// A table of four, worked out by hand: 1 beats 2 and 3, draws 4; 2 beats 3 and 4; 3 beats 4.
#[test]
fn q104_its_tie_breaks_are_right() {
    let file = "\
012 Four
092 Individual: Round-Robin
142 3
192 FIDE_ROUND_ROBIN
202 DE,SB,KS,WIN,WON,BPG
001    1      A, A                              2000                             2.5    1     4 w =     2 w 1     3 w 1
001    2      B, B                              1900                             2.0    2     3 w 1     1 b 0     4 b 1
001    3      C, C                              1800                             1.0    3     2 b 0     4 w 1     1 b 0
001    4      D, D                              1700                             0.5    4     1 b =     3 b 0     2 w 0
";
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("four.trf");
    std::fs::write(&path, file).expect("written");
    let path = path.to_str().expect("UTF-8");
    let list = "SB,WIN,WON,BPG,KS";
    let json = printed(&["standings", path, "--round-robin", "--json", "--tie-breaks", list]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let figures = |player: &str| -> Vec<f64> {
        list.split(',').map(|code| json["players"][player][code].as_f64().expect("a figure")).collect()
    };
    // SB: 1: 2 + 1 + ½·½; 2: 1 + ½; 3: ½; 4: ½·2½. KS counts points against those with half of all or more (1½).
    assert_eq!(figures("1"), [3.25, 2.0, 2.0, 0.0, 1.0]);
    assert_eq!(figures("2"), [1.5, 2.0, 2.0, 2.0, 0.0]);
    assert_eq!(figures("3"), [0.5, 1.0, 1.0, 2.0, 0.0]);
    assert_eq!(figures("4"), [1.25, 0.0, 0.0, 2.0, 0.5]);
}

#[actix_web::test]
async fn q105_no_buchholz_counts_in_it() {
    for code in ["BH", "BH/C1", "FB", "AOB"] {
        let page = table(4, "round-robin").await.set(&[("system", "round-robin"), ("tie_breaks", code)]).await;
        assert_ne!(page.status, 303, "{code} was saved");
        let hall = Hall::with(0).await;
        let fields = [("name", "Cup"), ("rounds", "3"), ("system", "round-robin"), ("tie_breaks", code)];
        assert_ne!(hall.ana.post("/new", &fields).await.status, 303, "{code}");
    }
}

async fn accelerated(players: u16) -> Hall {
    Hall::of(&[("acceleration", "baku"), ("initial_colour", "white")], players).await
}

/// Of ten players six are in group A, 2 × ⌈10 / 4⌉; over five rounds they have a point more in rounds 1 and 2, half a point in round 3
/// (C.04.7 art. 1).
#[actix_web::test]
async fn q106_baku_acceleration_is_right() {
    let hall = accelerated(10).await;
    hall.publish(1).await;
    let sorted = |round| {
        let mut found: Vec<[u16; 2]> = pairs(&hall, round).into_iter().map(|[a, b]| [a.min(b), a.max(b)]).collect();
        found.sort_unstable();
        found
    };
    assert_eq!(sorted(1), [[1, 4], [2, 5], [3, 6], [7, 9], [8, 10]]);
    for board in hall.state().rounds[0].missing() {
        hall.enter(1, board, "½-½").await;
    }
    hall.publish(2).await;
    let mixed = sorted(2).into_iter().filter(|[a, b]| (*a <= 6) != (*b <= 6)).count();
    assert_eq!(mixed, 0, "group A stays among itself: {:?}", sorted(2));
    let report = hall.report().await;
    let line = |points: &str| report.lines().filter(|line| line.starts_with("250") && line.contains(points)).count();
    assert_eq!((line("1.0"), line("0.5")), (1, 1), "{report}");
}

#[actix_web::test]
async fn q107_there_is_no_other_acceleration() {
    let hall = Hall::with(8).await;
    let page = hall.page("/settings").await;
    let menu = page.split("name=\"acceleration\"").nth(1).and_then(|rest| rest.split("</select>").next());
    assert_eq!(menu.expect("a menu").matches("<option").count(), 2);
    assert!(said(&hall.set(&[("acceleration", "keizer")]).await.body).contains("Allowed: none, baku"));
}

/// Ten players of whom the second has a bye in round 1: nine make the groups, six of them group A.
#[actix_web::test]
async fn q111_a_bye_in_round_1_holds_no_number() {
    let hall = accelerated(10).await;
    hall.done("/players/1/bye", &[&[("round", "1"), ("was", ""), ("now", "H")][..], &CONFIRMED].concat()).await;
    hall.publish(1).await;
    let state = hall.state();
    assert_eq!(state.players[1].tpn, None);
    let top: Vec<u16> = pairs(&hall, 1).into_iter().flatten().filter(|number| *number <= 6).collect();
    assert_eq!(top.len(), 6);
    let together = pairs(&hall, 1).into_iter().filter(|[a, b]| *a <= 6 && *b <= 6).count();
    assert_eq!(together, 3, "{:?}", pairs(&hall, 1));
}

/// The points with those of group A come first, then the sum of both, then the lower number (C.04.2 art. 3.6).
fn board_order(hall: &Hall, round: u16, fictitious: impl Fn(u16) -> f64) {
    let state = hall.state();
    let scores = state.scores(RoundNo(round - 1));
    let points: BTreeMap<u16, f64> = (1..)
        .zip(&scores)
        .map(|(number, points)| {
            (number, points.decimal().to_string().parse::<f64>().expect("points") + fictitious(number))
        })
        .collect();
    let key = |[white, black]: [u16; 2]| {
        let stronger = [points[&white], points[&black]].into_iter().fold(0.0, f64::max);
        let upper = if (points[&white], black) > (points[&black], white) { white } else { black };
        ((stronger * 2.0) as i32, ((points[&white] + points[&black]) * 2.0) as i32, -i32::from(upper))
    };
    let keys: Vec<_> = pairs(hall, round).into_iter().map(key).collect();
    assert!(keys.windows(2).all(|two| two[0] >= two[1]), "{keys:?}");
}

#[actix_web::test]
async fn q187_boards_are_in_the_order_of_the_rules() {
    let hall = Hall::with(12).await;
    for round in 1..=3 {
        hall.publish(round).await;
        if round > 1 {
            board_order(&hall, round, |_| 0.0);
        }
        for board in hall.state().round(RoundNo(round)).expect("paired").missing() {
            hall.enter(round, board, ["1-0", "½-½", "0-1"][usize::from(board % 3)]).await;
        }
    }
}

#[actix_web::test]
async fn q188_with_acceleration_by_the_points_of_group_a_too() {
    let hall = accelerated(12).await;
    for round in 1..=3 {
        hall.publish(round).await;
        let more = if round < 3 { 1.0 } else { 0.5 };
        if round > 1 {
            board_order(&hall, round, |number| if number <= 6 { more } else { 0.0 });
        }
        for board in hall.state().round(RoundNo(round)).expect("paired").missing() {
            hall.enter(round, board, ["1-0", "½-½", "0-1"][usize::from(board % 3)]).await;
        }
    }
}

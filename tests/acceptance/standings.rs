//! Questions 199 and 203 to 209: tie-breaks and ties.

use crate::hall::{Hall, printed, said};
use sonneborn::tournament::ids::PlayerId;

/// Four players of whom the winners are level in everything: no tie-break is announced.
async fn level() -> Hall {
    let hall = Hall::of(&[("rounds", "1"), ("tie_breaks", "")], 4).await;
    hall.play(1).await;
    hall
}

#[actix_web::test]
async fn q203_ties_may_stay() {
    let ranks = sonneborn::standings::ranks(&level().await.state());
    let mut sorted = ranks.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, [1, 1, 3, 3], "{ranks:?}");
}

#[actix_web::test]
async fn q204_lots_are_drawn() {
    let hall = level().await;
    hall.done("/standings/lots", &[]).await;
    let mut ranks = sonneborn::standings::ranks(&hall.state());
    ranks.sort_unstable();
    assert_eq!(ranks, [1, 2, 3, 4], "nobody is level any more");
}

#[actix_web::test]
async fn q205_equals_are_ranked_by_hand() {
    let hall = level().await;
    let whites = [hall.seated(1, 1)[0], hall.seated(1, 2)[0]];
    let numbers = whites.map(|player| (player.0 + 1).to_string());
    for order in [[0, 1], [1, 0]] {
        let typed = format!("{} {}", numbers[order[0]], numbers[order[1]]);
        hall.refused("/standings/by-hand", &[("numbers", &typed), ("reason", "")]).await;
        hall.done("/standings/by-hand", &[("numbers", &typed), ("reason", "play-off")]).await;
        let page = said(&hall.page("/standings").await);
        let place = |player: PlayerId| page.find(&format!("Player{:02}", player.0 + 1)).expect("in the table");
        assert!(place(whites[order[0]]) < place(whites[order[1]]), "{page}");
    }
}

#[actix_web::test]
async fn q206_a_repeated_drawing_gives_the_same() {
    let hall = level().await;
    hall.done("/standings/lots", &[]).await;
    let first = hall.state().lots.clone();
    hall.post("/standings/lots", &[]).await;
    hall.post("/standings/lots", &[]).await;
    assert!(hall.state().lots.iter().all(|lots| lots == &first[0]), "nothing else comes out");
}

/// Three players, one of them unrated; the opponents' average of each by three announced rules.
fn averages(code: &str) -> Vec<Option<f64>> {
    let file = "\
012 Three
142 3
152 W
001    1      A, A                              2000                             1.0          2 w 1  0000 - Z     3 w 0
001    2      B, B                              1900                             1.0          1 b 0     3 b 1  0000 - Z
001    3      C, C                                                               1.0       0000 - Z     2 w 0     1 b 1
";
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("three.trf");
    std::fs::write(&path, file).expect("written");
    let json = printed(&["standings", path.to_str().expect("UTF-8"), "--json", "--tie-breaks", code]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    ["1", "2", "3"].iter().map(|player| json["players"][player][code].as_f64()).collect()
}

#[test]
fn q208_unrated_players_count_as_announced() {
    assert_eq!(averages("ARO/U1400"), [Some(1650.0), Some(1700.0), Some(1950.0)]);
}

/// Each of three methods, chosen on the page, written into the file, and told beside the figure.
#[actix_web::test]
async fn q209_or_are_left_out() {
    assert_eq!(averages("ARO/U"), [Some(1900.0), Some(2000.0), Some(1950.0)]);
    // Without a rule C.07 art. 10 lets the tie-break fall away.
    assert_eq!(averages("ARO"), [None; 3]);
    let hall = Hall::of(&[("rounds", "3"), ("tie_breaks", "ARO")], 3).await;
    hall.register("New, N", "", "1").await;
    for (method, rating, written) in
        [("counts", "1400", "ARO/U1400"), ("not-used", "", "ARO"), ("left-out", "", "ARO/U")]
    {
        let list = hall.state().regulations.tie_breaks_written(" ");
        let form = [("group", "ranking"), ("tie_breaks", &list), ("tie_break_edition", "2026")];
        let method = [("tie_break_unrated", method), ("tie_break_unrated_rating", rating)];
        hall.done("/settings", &[&form[..], &method].concat()).await;
        assert_eq!(hall.state().regulations.tie_breaks_written(" "), written);
    }
    let form = [("group", "ranking"), ("tie_breaks", "ARO/U"), ("tie_break_edition", "2026")];
    let counts = [("tie_break_unrated", "counts"), ("tie_break_unrated_rating", "1400")];
    hall.done("/settings", &[&form[..], &counts].concat()).await;
    hall.play(1).await;
    let opened: Vec<String> = [hall.page("/standings?open=0").await, hall.page("/standings?open=1").await].into();
    let told = |page: &&String| page.contains("unrated: counts as announced") && page.contains("count as 1400");
    assert_eq!(
        opened.iter().filter(told).count(),
        1,
        "of the two of whom one met the player without a rating: {opened:?}"
    );
    assert!(hall.report().await.lines().any(|line| line.trim_end() == "202 ARO/U1400"));
}

/// Every tie-break of C.07 for individual Swiss events, with its modifiers, has a figure.
#[test]
fn q199_every_tie_break_of_swiss_events_is_there() {
    let list = "DE DE/P WIN WON BPG BWG PS PS/C1 PS/C2 REP STD TPN RTNG BH BH/C1 BH/C2 BH/M1 BH/M2 FB FB/C1 FB/C2 FB/M1 FB/M2 AOB SB \
        SB/C1 SB/C2 SB/M1 SB/M2 ARO ARO/C1 ARO/C2 ARO/M1 ARO/M2 TPR PTP APRO APPO";
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("event.trf");
    let event = printed(&["generate", "--seed", "6", "--players", "12", "--rounds", "7", "--unrated", "0"]);
    std::fs::write(&path, event).expect("written");
    let json = printed(&["standings", path.to_str().expect("UTF-8"), "--json", "--tie-breaks", list]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    for code in list.split_whitespace() {
        let told =
            json["players"].as_object().expect("players").values().filter(|player| player.get(code).is_some()).count();
        assert_eq!(told, 12, "{code}");
    }
}

#[actix_web::test]
async fn q207_a_value_from_elsewhere_is_entered_and_ranks_at_its_place() {
    let hall = Hall::of(&[("rounds", "1"), ("tie_breaks", "OTHER_EXT")], 4).await;
    hall.play(1).await;
    let whites = [hall.seated(1, 1)[0], hall.seated(1, 2)[0]];
    for (order, values) in [([0, 1], ["2", "1"]), ([1, 0], ["1", "2.5"])] {
        for (player, value) in whites.iter().zip(values) {
            let number = (player.0 + 1).to_string();
            hall.done("/standings/value", &[("number", &number), ("value", value)]).await;
        }
        let ranks = sonneborn::standings::ranks(&hall.state());
        assert!(ranks[whites[order[0]].index()] < ranks[whites[order[1]].index()], "{ranks:?}");
    }
    hall.refused("/standings/value", &[("number", "1"), ("value", "much")]).await;
}

/// An event of November and December.
async fn long() -> Hall {
    Hall::of(&[("start", "2026-11-01"), ("end", "2026-12-20")], 4).await
}

async fn flagged(tie_breaks: &str, which: &str) -> Hall {
    let hall = long().await;
    let flag = [("group", "ratings"), ("rating_method", "FIDON"), ("long_event", "on"), ("period_tie_breaks", which)];
    hall.done("/settings", &flag).await;
    hall.done("/settings", &[("group", "ranking"), ("tie_breaks", tie_breaks), ("tie_break_edition", "2026")]).await;
    hall
}

#[actix_web::test]
async fn q210_an_event_is_marked_as_longer_than_30_days() {
    let told = "The dates span more than 30 days";
    assert!(long().await.page("/settings").await.contains(told));
    // By its rounds too, whatever its days are said to be.
    for (last, is_long) in [("2026-02-20", true), ("2026-01-25", false)] {
        let starts = [("rounds", "2"), ("schedule", "2026-01-10T10:00"), ("schedule", last)];
        let starts =
            starts.map(|(name, text)| (name, if text == last { format!("{last}T10:00") } else { text.to_owned() }));
        let fields: Vec<(&str, &str)> = starts.iter().map(|(name, text)| (*name, text.as_str())).collect();
        assert_eq!(Hall::of(&fields, 0).await.page("/settings").await.contains(told), is_long, "{last}");
    }
    assert!(flagged("BH", "first").await.state().regulations.period_ratings.is_some());
}

#[actix_web::test]
async fn q211_tie_breaks_by_rating_are_advised_against_in_it() {
    let told = "FIDE advises against tie-breaks by ratings";
    assert!(flagged("ARO", "first").await.page("/settings").await.contains(told));
    assert!(!flagged("BH", "first").await.page("/settings").await.contains(told));
}

/// Gives the first player another rating from round 2 on.
async fn rated_anew(hall: &Hall) {
    let later = [("name", "Player01, P"), ("rating", "2490"), ("later_ratings", "2: 2600")];
    hall.done("/players/0/edit", &[&later[..], &crate::hall::CONFIRMED].concat()).await;
}

#[actix_web::test]
async fn q212_a_player_has_several_ratings_in_it() {
    let hall = flagged("BH", "first").await;
    rated_anew(&hall).await;
    let data = hall.state().players[0].data.clone();
    assert_eq!((data.rating, data.period_ratings.len()), (Some(2490), 1));
}

#[actix_web::test]
async fn q213_each_for_its_rounds() {
    let hall = flagged("BH", "first").await;
    rated_anew(&hall).await;
    hall.play(1).await;
    hall.play(2).await;
    let state = hall.state();
    let reports = sonneborn::rating::report::report(&state, sonneborn::tournament::ids::RoundNo(2));
    let mut against: Vec<_> = reports
        .into_iter()
        .flat_map(|report| report.games)
        .filter(|game| game.opponent == PlayerId(0))
        .map(|game| (game.round.0, game.rating))
        .collect();
    against.sort_unstable();
    assert_eq!(against, [(1, Some(2490)), (2, Some(2600))]);
}

/// The opponents' average of whoever met the first player in round 2.
async fn average_of_the_second_opponent(which: &str) -> (u16, Hall) {
    let hall = flagged("ARO", which).await;
    rated_anew(&hall).await;
    hall.play(1).await;
    hall.play(2).await;
    let state = hall.state();
    let partner = |round: usize, player: PlayerId| {
        let game = state.rounds[round].games.iter().find(|game| game.players().contains(&player)).expect("paired");
        game.players().into_iter().find(|other| *other != player).expect("an opponent")
    };
    let second = partner(1, PlayerId(0));
    let first = state.players[partner(0, second).index()].data.rating.expect("rated");
    (first, hall)
}

#[actix_web::test]
async fn q214_tie_breaks_can_use_the_rating_of_the_round() {
    let (first, hall) = average_of_the_second_opponent("of-round").await;
    let expected = (first + 2600).div_ceil(2).to_string();
    assert!(said(&hall.page("/standings").await).contains(&expected), "{expected}");
}

#[actix_web::test]
async fn q215_otherwise_they_use_the_first() {
    let (first, hall) = average_of_the_second_opponent("first").await;
    let expected = (first + 2490).div_ceil(2).to_string();
    let page = said(&hall.page("/standings").await);
    assert!(page.contains(&expected) && !page.contains(&(first + 2600).div_ceil(2).to_string()), "{expected}: {page}");
}

#[actix_web::test]
async fn q216_it_is_chosen_which_one() {
    let page = flagged("ARO", "first").await.page("/settings").await;
    let menu = page.split("name=\"period_tie_breaks\"").nth(1).and_then(|rest| rest.split("</select>").next());
    assert!(menu.expect("a menu").matches("<option").count() >= 2);
}

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
    assert_eq!(hall.state().lots.iter().map(Vec::len).collect::<Vec<_>>(), [2, 2]);
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
    assert_eq!(hall.state().lots[..2], first[..], "nothing else comes out");
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

#[test]
fn q209_or_are_left_out() {
    assert_eq!(averages("ARO/U"), [Some(1900.0), Some(2000.0), Some(1950.0)]);
    // Without a rule C.07 art. 10 lets the tie-break fall away.
    assert_eq!(averages("ARO"), [None; 3]);
}

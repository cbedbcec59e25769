//! A rating list in a real browser: uploaded while the page tells how far it is, searched while typing, a player added by one
//! key, and the event's players checked against it, one difference accepted and one left.

use super::hall::Hall;
use super::{creates_tournament, first_administrator};
use std::fs;

const HEADER: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
/// Enough for the import to be seen under way.
const OTHERS: u32 = 60_000;

fn row(id: u32, name: &str, federation: &str, rating: u16) -> String {
    format!(
        "{id:<15}{name:<61}{federation:<4}{:<4}{:<5}{:<5}{:<15}{:<4}{rating:<6}0   20 0     0      0     0      1990      ",
        "M", "FM", "", "", ""
    )
}

fn list() -> String {
    let others = (0..OTHERS).map(|number| row(1_000_000 + number, &format!("Other{number:05}, Ada"), "NOR", 1800));
    let named = [HEADER.to_string(), row(100, "Kovac, Ivo", "CRO", 2100), row(200, "Kovalenko, Ira", "UKR", 2399)];
    named.into_iter().chain(others).collect::<Vec<_>>().join("\r\n")
}

#[tokio::test]
async fn a_list_is_uploaded_searched_and_held_against_the_players() {
    let Some(hall) = Hall::open() else { return };
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let file = folder.path().join("players_list.txt");
    fs::write(&file, list()).expect("written");
    let ana = first_administrator(&hall).await;
    creates_tournament(&ana).await;

    // The bar of the way here is shown, then how many players are read, then what came of it, all without a key.
    ana.goes_to("/rating-lists").await;
    ana.runs(
        "new MutationObserver(() => { sessionStorage.bar = 'shown'; }) \
         .observe(document.getElementById('upload-progress'), { attributes: true })",
    )
    .await;
    ana.fills("input[name=name]", "FIDE").await;
    ana.runs("document.querySelector('input[name=valid_from]').value = '2026-11-01'").await;
    ana.chooses("input[name=file]", &file).await;
    ana.presses("#list-upload button.primary").await;
    ana.sees_words("#import-state", "FIDE 2026-11 is imported: 60,002 players.").await;
    assert_eq!(ana.runs("return sessionStorage.bar").await, "shown");

    // Two beginnings of words find them; Enter adds the first, an arrow chooses the next one.
    ana.goes_to("/t/1/rating-list").await;
    ana.fills("#list-search input[name=q]", "kov").await;
    ana.sees_words("#list-found tbody tr:nth-child(2)", "Kovac, Ivo").await;
    ana.fills("#list-search input[name=q]", "ivo kov").await;
    ana.sees_words("#list-found tbody tr:only-child", "Kovac, Ivo").await;
    ana.fills("#list-search input[name=q]", "ivo kov\n").await;
    ana.sees_words(".notice", "✓ Kovac, Ivo").await;
    ana.fills("#list-search input[name=q]", "200\n").await;
    ana.sees_words(".notice", "✓ Kovalenko, Ira").await;
    ana.goes_to("/t/1/players").await;
    ana.sees_words("main", "2 players").await;

    // They are registered with another rating and another federation than the list has.
    ana.goes_to("/t/1/players/0").await;
    assert_eq!(ana.runs("return document.querySelector('input[name=rating_source]').value").await, "FIDE 2026-11");
    ana.fills("input[name=rating]", "2050").await;
    ana.fills("input[name=federation]", "SLO").await;
    // The saved page looks like the one that was left.
    ana.runs("document.body.dataset.left = 'yes'").await;
    ana.presses("#player-form button.primary").await;
    ana.sees("body:not([data-left]) #player-form").await;
    ana.goes_to("/t/1/players").await;
    ana.sees_words("main", "2050").await;
    ana.goes_to("/t/1/list-check").await;
    ana.sees_words("main", "New ratings").await;
    ana.sees_words("main", "Transfers").await;
    ana.presses("input[value^='rating-0-']").await;
    ana.presses("form:has(input[value^='rating-0-']) button:not([name])").await;
    ana.sees_words(".notice", "Accepted: 1.").await;
    let left = ana.sees_words("main", "Transfers").await;
    assert!(left.contains("SLO") && !left.contains("New ratings"), "{left}");
    assert!(ana.fetches("/t/1/players").await.contains("2100"));
    ana.leaves().await;
}

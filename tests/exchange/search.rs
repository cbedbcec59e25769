//! The rule by which people are found: a table of names, what is typed, and how it fits.

use serde::Deserialize;
use sonneborn_exchange::search::{self, Asked, Person};
use sonneborn_tournament::fide_id::FideId;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    number: Option<u16>,
    board: Option<u16>,
    fide_id: Option<FideId>,
    #[serde(default)]
    others: Vec<String>,
    /// What the page's script is told beside the name, where it needs it.
    #[serde(default)]
    hint: String,
    asked: String,
    /// The name of the fit, `null` for none.
    fit: Option<String>,
}

#[test]
fn who_is_meant_follows_the_table() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("search.json")).expect("the table is whole");
    assert!(cases.len() > 40);
    for case in cases {
        let others: Vec<&str> = case.others.iter().map(String::as_str).collect();
        let person =
            Person { name: &case.name, number: case.number, board: case.board, fide_id: case.fide_id, others: &others };
        assert_eq!(search::hint(&case.name), case.hint, "{}", case.name);
        let asked = Asked::of(&case.asked);
        assert_eq!(asked.fit(&person).map(|fit| format!("{fit:?}")), case.fit, "{:?} for {:?}", case.asked, case.name);
    }
}

//! Whether somebody is looked for in a list of people.

use sonneborn_exchange::search::{Asked, Person};
use sonneborn_tournament::player::Title;

/// Whether one of the names, or the board, is asked for; everything is while nothing is.
pub fn is_asked_for(names: &[&str], board: &str, query: &str) -> bool {
    let (asked, board) = (Asked::of(query), board.parse().ok());
    let fits = |name: &&str| asked.fit(&Person { name: without_title(name), board, ..Person::default() }).is_some();
    asked.is_empty() || names.iter().any(fits)
}

/// The name behind a title: what the alphabet goes by.
fn without_title(name: &str) -> &str {
    match name.split_once(' ') {
        Some((title, rest)) if Title::ALL.iter().any(|known| known.code() == title) => rest,
        _ => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_do_not_disturb_the_alphabet() {
        assert_eq!(without_title("WGM Olsen, Per"), "Olsen, Per");
        assert_eq!(without_title("Van Dyk, Jan"), "Van Dyk, Jan");
    }
}

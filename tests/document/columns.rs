//! What is drawn of a table: columns that tell something, heads whose words are whole, sheets that are worth beginning.

use super::{FIRST, has_line, many_scripts, printed};
use sonneborn_document::Document;
use sonneborn_document::starting_rank::ListOrder;
use sonneborn_i18n::Lang;
use sonneborn_standings::crosstable::Order;
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::round::Game;

#[test]
fn columns_that_tell_nothing_are_left_out() {
    let mut tournament = many_scripts();
    let lists = [
        Document::Players { order: ListOrder::ByNumber },
        Document::CheckIn,
        Document::PairingsByBoard { round: FIRST },
        Document::Standings { through: FIRST },
        Document::Crosstable { through: FIRST, order: Order::Rank },
    ];
    for (first, others, tells) in [("ROU", "NOR", true), ("ROU", "ROU", false), ("", "", false)] {
        for (index, player) in tournament.players.iter_mut().enumerate() {
            player.data.federation = if index == 0 { first.into() } else { others.into() };
        }
        for list in &lists {
            let Some(pages) = printed(&tournament, Lang::English, list.clone()) else { return };
            assert_eq!(pages.concat().contains("Fed"), tells, "{list:?} {pages:?}");
        }
    }
    tournament.players.iter_mut().for_each(|player| player.data.rating = None);
    let grid = Document::Grid { through: FIRST, order: Order::Number };
    for list in lists.into_iter().chain([grid]) {
        let Some(pages) = printed(&tournament, Lang::English, list.clone()) else { return };
        assert!(!pages.concat().contains("Elo"), "{list:?} {pages:?}");
    }
}

/// A tie-break by ratings falls away where an unrated player takes part: it is told once, without a column and a meaning.
#[test]
fn a_tie_break_of_which_nobody_has_a_figure_is_not_drawn() {
    let mut tournament = many_scripts();
    tournament.regulations.tie_breaks = vec![Coded::written("BH"), Coded::written("ARO")];
    let lists = [
        Document::Standings { through: FIRST },
        Document::Crosstable { through: FIRST, order: Order::Rank },
        Document::Grid { through: FIRST, order: Order::Rank },
    ];
    for (is_rated, times) in [(true, 2), (false, 1)] {
        if !is_rated {
            tournament.players[6].data.rating = None;
        }
        for list in &lists {
            let Some(pages) = printed(&tournament, Lang::English, list.clone()) else { return };
            let text = pages.concat();
            assert_eq!([text.matches("BH").count(), text.matches("ARO").count()], [2, times], "{list:?} {text}");
        }
    }
}

#[test]
fn no_word_of_a_head_is_broken() {
    let Some(pages) = printed(&many_scripts(), Lang::Russian, Document::Results { round: FIRST }) else { return };
    assert!(has_line(&pages, &["Белые", "Результат", "Чёрные"]), "{}", pages[0]);
}

#[test]
fn a_sheet_is_not_begun_for_a_line_or_two() {
    let mut tournament = many_scripts();
    let one = tournament.rounds[0].games[0].clone();
    tournament.rounds[0].byes.clear();
    let mut sheets = 1;
    for count in 24..48 {
        tournament.rounds[0].games = (1..=count).map(|board| Game { board, ..one.clone() }).collect();
        let list = Document::PairingsByBoard { round: FIRST };
        let Some(pages) = printed(&tournament, Lang::Russian, list) else { return };
        let last = pages.last().map_or(0, |page| page.lines().filter(|line| line.contains('■')).count());
        assert!(pages.len() == sheets || last > 3, "{count} boards: {last} on sheet {}", pages.len());
        sheets = pages.len();
    }
}

//! Figures are written in one way: an opened one as in the table, with the sign of the language before its decimals.

use super::sizes::events;
use sonneborn_i18n::figure_sheet::FigureSheet;
use sonneborn_i18n::{Lang, standings as words};
use sonneborn_standings::{Settings, Standings};

/// Whether a point stands between two digits.
fn has_point(text: &str) -> bool {
    text.as_bytes().windows(3).any(|three| matches!(three, [b'0'..=b'9', b'.', b'0'..=b'9']))
}

#[test]
fn an_opened_figure_is_written_as_in_the_table() {
    let mut with_decimals = 0;
    for (event, tournament) in events() {
        let settings = Settings::of(&tournament).expect("the tie-breaks can be computed");
        let standings = Standings::of_event(&tournament, &settings);
        for row in &standings.rows {
            let table = words::figures(Lang::German, &standings, row);
            for (column, written) in table.iter().enumerate() {
                let Some(opened) = FigureSheet::of(Lang::German, &tournament, &standings, row.place, column) else {
                    continue;
                };
                assert_eq!(opened.figure, *written, "{event}, {}", opened.title);
                let parts = opened.lines.iter().flat_map(|line| [&line.brings, &line.value]);
                for text in parts.chain([&opened.figure, &opened.finish]) {
                    assert!(!has_point(text), "{event}, {}: {text}", opened.title);
                }
                with_decimals += usize::from(written.contains(','));
            }
        }
    }
    assert!(with_decimals > 100, "figures with decimals were seen: {with_decimals}");
}

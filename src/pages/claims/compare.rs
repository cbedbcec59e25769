//! Both scoresheets of a game side by side, half-move by half-move, and the game that is reconstructed from them (8.5): what both have is
//! agreed, the rest the arbiter decides.

use super::answer::is_too_long;
use super::form::DeskForm;
use sonneborn_i18n::{Lang, claim_desk as desk_words, claims as words, doubts};
use sonneborn_laws::notation;
use sonneborn_laws::pgn::{self, Game};
use sonneborn_laws::reconstruction::{Decision, Reconstruction, Sheet, Source};
use sonneborn_laws::scoresheets::compare;
use sonneborn_web::diagram::Diagram;

/// What is pressed at the first half-move that is open, as the desk's form says it.
const AS_FIRST: &str = "rebuild-first";
const AS_SECOND: &str = "rebuild-second";
const AS_TYPED: &str = "rebuild-typed";
const BACK: &str = "rebuild-back";
/// The reconstructed game becomes the record.
const USE: &str = "rebuild-use";
const COMPARE: &str = "compare";

/// Two sheets compared, and the game as far as it is reconstructed.
pub(super) struct Compared {
    pub words: String,
    pub rows: Vec<Row>,
    /// How far the game is reconstructed, in words; none where both sheets tell the same to their ends.
    pub state: Option<String>,
    /// Something was decided that can be taken back.
    pub has_decisions: bool,
    /// The board as far as the game is reconstructed, before the half-move that is open.
    pub board: Diagram,
    pub legal: Vec<String>,
}

/// A half-move on both sheets and in the game.
pub(super) struct Row {
    pub first: String,
    pub second: String,
    pub game: String,
    /// From whom the game has it.
    pub source: &'static str,
    pub differs: bool,
    /// It waits to be decided.
    pub is_open: bool,
}

/// The two records and what was reconstructed of them; `None` where one is missing or too long to be a game.
fn sheets(form: &DeskForm) -> Option<[Game<'_>; 3]> {
    let game = |text| pgn::games(text).next().filter(|game| !is_too_long(game));
    let so_far = pgn::games(&form.rebuilt).next().filter(|game| !is_too_long(game));
    Some([game(&form.record)?, game(&form.other)?, so_far.or_else(|| pgn::games("*").next())?])
}

/// Compares the records of both players.
pub(super) fn compared(lang: Lang, form: &DeskForm) -> Option<Compared> {
    let [first, second, so_far] = sheets(form)?;
    let comparison = compare(&first, &second);
    let reconstruction = Reconstruction::of(&first, &second, &so_far);
    let open = reconstruction.open();
    let rows = (0..).zip(reconstruction.rows()).map(|(at, row)| {
        let [first, second] = row.sheets.map(Option::unwrap_or_default);
        let source = row.game.as_ref().map(|(_, source)| *source);
        Row {
            first,
            second,
            source: source.map_or("", |source| source_in_words(lang, source)),
            game: row.game.map(|(mv, _)| mv).unwrap_or_default(),
            differs: source.is_some_and(|source| source != Source::Both),
            is_open: open == Some(at),
        }
    });
    let rows: Vec<Row> = rows.collect();
    let last = rows.iter().take(reconstruction.len()).next_back().map(|row| row.game.clone());
    let place = doubts::place(lang, last.as_ref());
    let is_told = comparison.difference.is_some();
    let position = reconstruction.last();
    let marked = reconstruction.last_move().map_or_else(Vec::new, |mv| vec![mv.from, mv.to]);
    let board = Diagram::of(lang, position, place.clone(), &marked);
    let mut legal: Vec<String> = position.legal_moves().into_iter().map(|mv| notation::san(position, mv)).collect();
    legal.sort_unstable();
    Some(Compared {
        words: words::comparison(lang, &comparison),
        has_decisions: rows.iter().any(|row| row.differs),
        rows,
        state: is_told.then(|| match open {
            Some(_) => desk_words::rebuilt_so_far(lang, place),
            None => desk_words::rebuilt_whole(lang, place),
        }),
        board,
        legal,
    })
}

fn source_in_words(lang: Lang, source: Source) -> &'static str {
    match source {
        Source::Both => desk_words::on_both_sheets(lang),
        Source::Only(Sheet::First) => desk_words::on_this_sheet(lang),
        Source::Only(Sheet::Second) => desk_words::on_the_other_sheet(lang),
        Source::Arbiter => desk_words::by_the_arbiter(lang),
    }
}

/// Is this pressed beside the sheets?
pub(super) fn is_step(step: &str) -> bool {
    [COMPARE, AS_FIRST, AS_SECOND, AS_TYPED, BACK, USE].contains(&step)
}

/// Does what was pressed beside the sheets; what is wrong with it, or `None` where something else was pressed.
pub(super) fn work(lang: Lang, form: &mut DeskForm) -> Option<Vec<String>> {
    let step = form.step.as_str();
    if !is_step(step) {
        return None;
    }
    if step == COMPARE {
        return Some(Vec::new());
    }
    let Some([first, second, so_far]) = sheets(form) else {
        return Some(vec![desk_words::two_sheets_needed(lang).to_owned()]);
    };
    let mut reconstruction = Reconstruction::of(&first, &second, &so_far);
    let typed = form.rebuilt_move.trim().to_owned();
    let decided = match step {
        AS_FIRST => reconstruction.decide(Decision::As(Sheet::First)),
        AS_SECOND => reconstruction.decide(Decision::As(Sheet::Second)),
        AS_TYPED => reconstruction.decide(Decision::Move(&typed)),
        _ => Ok(()),
    };
    if step == BACK {
        reconstruction.take_back();
    }
    let record = reconstruction.record();
    if let Err(word) = decided {
        return Some(vec![desk_words::rebuilt_unplayable(lang, word)]);
    }
    form.rebuilt_move.clear();
    if step == USE {
        let has_tags = form.record.trim_start().starts_with('[');
        let tags = if has_tags { tags_of(&form.record) } else { String::new() };
        form.record = tags + &record;
        (form.other, form.rebuilt) = (String::new(), String::new());
    } else {
        form.rebuilt = record;
    }
    Some(Vec::new())
}

/// The tags before the moves, with their empty line.
fn tags_of(record: &str) -> String {
    let lines = record.lines().take_while(|line| line.trim_start().starts_with('[') || line.trim().is_empty());
    let tags: Vec<&str> = lines.filter(|line| !line.trim().is_empty()).collect();
    tags.join("\n") + "\n\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(step: &str) -> DeskForm {
        DeskForm {
            record: "[Event \"Hall Cup\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5".into(),
            other: "1. e4 e5 2. Nc3 Nc6 3. Bb5 a6".into(),
            step: step.into(),
            ..DeskForm::default()
        }
    }

    #[test]
    fn the_sheets_stand_side_by_side_and_the_first_that_differs_waits() {
        let compared = compared(Lang::English, &form("compare")).unwrap();
        assert_eq!(compared.rows.len(), 6);
        assert_eq!(compared.rows.iter().position(|row| row.is_open), Some(2));
        assert!(compared.rows[0].source == "both sheets" && compared.rows[2].game.is_empty());
        assert!(compared.legal.contains(&"Nf3".to_owned()));
    }

    #[test]
    fn what_the_arbiter_decides_becomes_the_record_with_both_versions() {
        let mut form = form(AS_SECOND);
        assert_eq!(work(Lang::English, &mut form), Some(Vec::new()));
        // The other sheet ends, and the one that was right goes on alone: that half-move is taken back.
        form.step = BACK.into();
        assert_eq!(work(Lang::English, &mut form), Some(Vec::new()));
        form.step = AS_TYPED.into();
        form.rebuilt_move = "Ke5".into();
        assert!(work(Lang::English, &mut form).unwrap()[0].contains("Ke5"));
        form.rebuilt_move = "Nf6".into();
        assert_eq!(work(Lang::English, &mut form), Some(Vec::new()));
        form.step = USE.into();
        assert_eq!(work(Lang::English, &mut form), Some(Vec::new()));
        let expected = "[Event \"Hall Cup\"]\n\n1.e4 e5 2.Nc3 {1: Nf3 2: Nc3} 2...Nc6 3.Bb5 Nf6 {1: – 2: a6}";
        assert_eq!((form.record.as_str(), form.other.as_str()), (expected, ""));
        assert_eq!(work(Lang::English, &mut super::tests::form("examine")), None);
    }
}

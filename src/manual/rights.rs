//! Who reads what, in words, from the table that guards the routes: for the manual and the command `rights`.

use super::table::written;
use sonneborn_i18n::{Lang, access as words, common};
use sonneborn_tournament::access::{DataClass, Reader, Scope};

/// The table as Markdown: a line for each reader and each distance that they read.
pub fn table(lang: Lang) -> String {
    let head = [words::who(lang), words::how_far(lang), words::what(lang)];
    let lines = Reader::ALL.into_iter().flat_map(|reader| {
        Scope::ALL.into_iter().filter_map(move |scope| {
            let read = DataClass::ALL.into_iter().filter(|class| reader.scope(*class) == Some(scope));
            let read: Vec<&str> = read.map(|class| words::class(lang, class)).collect();
            let row =
                || vec![words::reader(lang, reader).into(), words::scope(lang, scope).into(), listed(lang, &read)];
            (!read.is_empty()).then(row)
        })
    });
    written(&head, lines)
}

/// Classes hold commas themselves.
fn listed(lang: Lang, classes: &[&str]) -> String {
    classes.join(common::list_semicolon(lang))
}

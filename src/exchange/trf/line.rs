//! A line of a TRF, asked for the fields that stand in its columns.

use super::columns::{CODE, Span, TEXT};
use crate::Place;
use crate::text::Writing;
use encoding_rs::UTF_8;

/// A line with its number. Columns are characters, unless the program that wrote it counted bytes.
pub struct Line<'a> {
    pub number: u32,
    pub text: &'a str,
    /// Where each column begins in `text`, with its end last; `None` where one byte is one column.
    starts: Option<Vec<usize>>,
}

/// What stands in some columns, without the blanks around it.
#[derive(Clone, Copy)]
pub struct Field<'a> {
    pub text: &'a str,
    pub place: Place,
}

impl<'a> Line<'a> {
    /// A line whose columns are characters, as the format means it.
    pub fn new(number: u32, text: &'a str) -> Line<'a> {
        let starts = (!text.is_ascii()).then(|| text.char_indices().map(|(at, _)| at).chain([text.len()]).collect());
        Line { number, text, starts }
    }

    /// The same line with columns counted as bytes of `writing`, as programs do that know no characters.
    pub fn by_bytes(number: u32, text: &'a str, writing: Writing) -> Line<'a> {
        let mut starts = Vec::with_capacity(text.len() + 1);
        for (at, character) in text.char_indices() {
            let width = if writing == Writing::Standard(UTF_8) {
                character.len_utf8()
            } else if character.is_ascii() || writing.is_single_byte() {
                1
            } else {
                2
            };
            // Each further byte of a character is a column in which nothing begins.
            starts.push(at);
            starts.extend(std::iter::repeat_n(at + character.len_utf8(), width - 1));
        }
        starts.push(text.len());
        Line { number, text, starts: Some(starts) }
    }

    pub fn is_ascii(&self) -> bool {
        self.text.is_ascii()
    }

    /// The number of columns.
    pub fn len(&self) -> usize {
        self.starts.as_ref().map_or(self.text.len(), |starts| starts.len() - 1)
    }

    /// The byte at which a column begins; columns after the end begin there.
    fn start(&self, column: usize) -> usize {
        match &self.starts {
            None => (column - 1).min(self.text.len()),
            Some(starts) => starts[(column - 1).min(starts.len() - 1)],
        }
    }

    /// What stands in the columns, blanks included; shorter where the line ends.
    fn raw(&self, span: Span) -> &'a str {
        &self.text[self.start(span.first)..self.start(span.last + 1)]
    }

    pub fn field(&self, span: Span) -> Field<'a> {
        let raw = self.raw(span);
        let blanks = raw.chars().take_while(|c| c.is_whitespace()).count();
        let column = if blanks == raw.chars().count() { span.first } else { span.first + blanks };
        Field { text: raw.trim(), place: self.place(column) }
    }

    /// The record's code, `001`, `XXR` or a federation.
    pub fn code(&self) -> &'a str {
        self.raw(CODE)
    }

    /// The text of a header record; some programs leave no blank before it.
    pub fn value(&self) -> Field<'a> {
        self.field(Span { first: CODE.last + 1, last: self.len().max(TEXT) })
    }

    /// What stands behind the code, up to a column, in columns that `is_taken` does not hold for: a field for each stretch of them.
    pub fn outside(&self, last: usize, is_taken: impl Fn(usize) -> bool) -> Vec<Field<'a>> {
        let last = last.min(self.len());
        let mut found = Vec::new();
        let mut column = CODE.last + 1;
        while column <= last {
            // Most columns between fields are blank.
            if self.raw(Span { first: column, last: column }).trim().is_empty() || is_taken(column) {
                column += 1;
                continue;
            }
            let end = (column..=last).find(|column| is_taken(*column)).unwrap_or(last + 1);
            found.push(self.field(Span { first: column, last: end - 1 }));
            column = end;
        }
        found
    }

    pub fn place(&self, column: usize) -> Place {
        Place { line: self.number, column: u32::try_from(column).unwrap_or(u32::MAX) }
    }

    /// The words after the code, which free lines (`XXZ 3 7`) separate by blanks.
    pub fn words(&self) -> Vec<Field<'a>> {
        let value = &self.text[self.start(CODE.last + 1)..];
        let offset = self.text.len() - value.len();
        let mut words = Vec::new();
        let mut at = 0;
        while let Some(begin) = value[at..].find(|c: char| !c.is_whitespace()).map(|found| at + found) {
            let end = value[begin..].find(char::is_whitespace).map_or(value.len(), |found| begin + found);
            let column = self.text[..offset + begin].chars().count() + 1;
            words.push(Field { text: &value[begin..end], place: self.place(column) });
            at = end;
        }
        words
    }
}

impl Field<'_> {
    pub fn is_blank(&self) -> bool {
        self.text.is_empty()
    }

    /// A number of digits only.
    pub fn digits(&self) -> Option<u32> {
        let digits = !self.text.is_empty() && self.text.bytes().all(|byte| byte.is_ascii_digit());
        if digits { self.text.parse().ok() } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::super::columns::span;
    use super::*;

    #[test]
    fn columns_are_characters_or_bytes() {
        let line = Line::new(1, "001 Müller 12");
        assert_eq!(line.field(span(5, 10)).text, "Müller");
        assert_eq!(line.field(span(12, 13)).text, "12");
        let bytes = Line::by_bytes(1, "001 Müller 12", Writing::Standard(UTF_8));
        assert_eq!(bytes.field(span(5, 11)).text, "Müller");
        assert_eq!(bytes.field(span(13, 14)).text, "12");
        assert_eq!(bytes.len(), 14);
    }

    #[test]
    fn fields_beyond_the_end_are_blank() {
        let line = Line::new(4, "001");
        assert!(line.field(span(5, 8)).is_blank());
        assert_eq!(line.field(span(5, 8)).place, Place { line: 4, column: 5 });
        assert!(line.words().is_empty());
    }

    #[test]
    fn what_stands_outside_is_found() {
        let line = Line::new(1, "001x  12 a b  c");
        let outside = line.outside(usize::MAX, |column| (5..=8).contains(&column) || column == 12);
        let told = outside.iter().map(|field| (field.text, field.place.column));
        assert_eq!(told.collect::<Vec<_>>(), [("x", 4), ("a", 10), ("c", 15)]);
        assert!(line.outside(3, |_| false).is_empty());
    }

    #[test]
    fn words_know_their_columns() {
        let line = Line::new(2, "XXZ 3   17");
        let words = line.words();
        assert_eq!(words.iter().map(|word| (word.text, word.place.column)).collect::<Vec<_>>(), [("3", 5), ("17", 9)]);
    }
}

//! A line being written: text put into its columns.

use crate::trf::columns::Span;

/// A line of a file, one character a column.
pub struct Row(Vec<char>);

impl Row {
    /// A line that begins with the record's code.
    pub fn new(code: &str) -> Row {
        Row(code.chars().collect())
    }

    /// A header record: the code and its text from column 5.
    pub fn text(code: &str, text: &str) -> String {
        format!("{code} {}", single_line(text)).trim_end().to_owned()
    }

    /// Text at the left of its columns, cut where they end.
    pub fn left(mut self, span: Span, text: &str) -> Row {
        let text = single_line(text);
        self.put(span.first, text.chars().take(span.width()));
        self
    }

    /// Text at the right of its columns. Longer text reaches to the left, into the blank between the fields.
    pub fn right(mut self, span: Span, text: &str) -> Row {
        let length = text.chars().count();
        let first = (span.last + 1).saturating_sub(length).max(1);
        self.put(first, text.chars());
        self
    }

    fn put(&mut self, first: usize, text: impl Iterator<Item = char>) {
        for (column, character) in (first - 1..).zip(text) {
            if self.0.len() <= column {
                self.0.resize(column + 1, ' ');
            }
            self.0[column] = character;
        }
    }

    pub fn finish(self) -> String {
        self.0.into_iter().collect::<String>().trim_end().to_owned()
    }
}

/// Control characters, which would break the line, become blanks.
fn single_line(text: &str) -> String {
    text.chars().map(|character| if character.is_control() { ' ' } else { character }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trf::columns::span;

    #[test]
    fn text_keeps_to_its_columns() {
        let row = Row::new("001").right(span(5, 8), "12").left(span(10, 13), "Zürich\n");
        assert_eq!(row.finish(), "001   12 Züri");
        assert_eq!(Row::new("001").right(span(81, 84), "112.25").finish().len(), 84);
    }
}

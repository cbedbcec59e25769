//! CSV of any program: the encoding and the delimiter are found out. What is written cannot do harm in a spreadsheet.

use super::{Cell, Grid, GridFault, MAX_COLUMNS, MAX_ROWS, Origin, Row, Table};
use crate::text;

/// Delimiters in use; where two divide equally well, the earlier is taken.
const DELIMITERS: [u8; 4] = [b';', b'\t', b',', b'|'];
/// So many rows are looked at to find the delimiter.
const ROWS_SAMPLED: usize = 30;
/// A spreadsheet takes a cell that begins so for a formula (OWASP, CSV injection).
const FORMULA_STARTS: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];
/// What keeps it from doing so; taken off again when we read.
const GUARD: char = '\'';

/// Reads text as a table, in an encoding that somebody told, or in the one that is found out.
///
/// # Errors
/// What is too large, or no text.
pub fn read(bytes: &[u8], told: text::Told) -> Result<Grid, GridFault> {
    let decoded = text::decode_told(bytes, told);
    if let Some(line) = first_binary_line(&decoded.text) {
        return Err(GridFault::NotText { line });
    }
    let delimiter = delimiter(&decoded.text);
    let mut grid = Grid {
        rows: Vec::new(),
        origin: Origin::Csv { encoding: decoded.writing.name().into(), delimiter: char::from(delimiter) },
    };
    for record in records(&decoded.text, delimiter) {
        let (line, cells) = record;
        if cells.len() > MAX_COLUMNS {
            return Err(GridFault::TooManyColumns { line, limit: MAX_COLUMNS });
        }
        if cells.iter().all(String::is_empty) {
            continue;
        }
        if grid.rows.len() == MAX_ROWS {
            return Err(GridFault::TooManyRows { line, limit: MAX_ROWS });
        }
        grid.rows.push(Row { line, cells });
    }
    Ok(grid)
}

/// The records with their first lines, cells without the blanks around them.
pub fn records(text: &str, delimiter: u8) -> impl Iterator<Item = (u32, Vec<String>)> {
    let reader =
        csv::ReaderBuilder::new().has_headers(false).flexible(true).delimiter(delimiter).from_reader(text.as_bytes());
    let mut counter = LineCounter { text, byte: 0, line: 1 };
    reader.into_records().map_while(Result::ok).map(move |record| {
        let line = counter.line_of(record.position().map_or(0, |position| position.byte()));
        (line, record.iter().map(|cell| unguarded(cell.trim()).to_owned()).collect())
    })
}

/// Counts lines of any ending, which the crate does not do: it counts LF only, and a record from the blank lines before it.
struct LineCounter<'a> {
    text: &'a str,
    byte: usize,
    line: u32,
}

impl LineCounter<'_> {
    /// The line of the first text at or after a byte; bytes are asked for in ascending order.
    fn line_of(&mut self, byte: u64) -> u32 {
        let byte = usize::try_from(byte).unwrap_or(usize::MAX);
        let bytes = self.text.as_bytes();
        while let Some(&found) = bytes.get(self.byte) {
            let ends_line = found == b'\n' || (found == b'\r' && bytes.get(self.byte + 1) != Some(&b'\n'));
            if self.byte >= byte && !matches!(found, b'\n' | b'\r') {
                break;
            }
            self.line += u32::from(ends_line);
            self.byte += 1;
        }
        self.line
    }
}

/// The first line with characters that no text has.
fn first_binary_line(text: &str) -> Option<u32> {
    let binary = |c: char| c == '\u{fffd}' || (c.is_control() && !c.is_whitespace());
    let lines = text::lines(text).find(|(_, line)| line.chars().any(binary));
    lines.map(|(line, _)| line)
}

/// The delimiter by which most rows have the same number of cells, and more than one.
///
/// ```
/// assert_eq!(sonneborn_exchange::table::csv::delimiter("Name;Rating\nAas, Anna;2100"), b';');
/// ```
pub fn delimiter(text: &str) -> u8 {
    let score = |delimiter: u8| {
        let widths: Vec<usize> = records(text, delimiter).take(ROWS_SAMPLED).map(|(_, cells)| cells.len()).collect();
        let usual = widths
            .iter()
            .copied()
            .filter(|width| *width > 1)
            .max_by_key(|width| widths.iter().filter(|other| *other == width).count());
        usual.map_or((0, 0), |usual| (widths.iter().filter(|width| **width == usual).count(), usual))
    };
    // `max_by_key` takes the last of equals.
    DELIMITERS.into_iter().rev().max_by_key(|delimiter| score(*delimiter)).unwrap_or(b',')
}

/// Writes a table as UTF-8 with a mark, by which spreadsheets know it, and lines ended by CR LF (RFC 4180).
///
/// ```
/// use sonneborn_exchange::table::{Cell, Table, csv};
///
/// let table = Table {
///     title: String::new(),
///     header: vec!["Name".to_owned(), "Pts".to_owned()],
///     // What a spreadsheet would calculate is written as text.
///     rows: vec![vec![Cell::text("=1+1"), Cell::Number(2.5, "2.5".to_owned())]],
/// };
/// assert_eq!(csv::write(&table), "\u{feff}Name,Pts\r\n'=1+1,2.5\r\n");
/// ```
pub fn write(table: &Table) -> String {
    delimited(std::slice::from_ref(table), ',')
}

/// The same with another sign between the cells. Several tables stand one below another, each under the title that its sheet has.
pub fn delimited(tables: &[Table], delimiter: char) -> String {
    const MARK: char = '\u{feff}';
    let mut text = String::from(MARK);
    for (n, table) in tables.iter().enumerate() {
        if n > 0 {
            text.push_str(ROW_END);
        }
        if tables.len() > 1 {
            line(&mut text, delimiter, std::iter::once(guarded(&table.title)));
        }
        let header = table.header.iter().map(|name| guarded(name));
        line(&mut text, delimiter, header);
        for row in &table.rows {
            line(&mut text, delimiter, row.iter().map(cell));
        }
    }
    text
}

const ROW_END: &str = "\r\n";

fn line(text: &mut String, delimiter: char, cells: impl Iterator<Item = String>) {
    for (n, cell) in cells.enumerate() {
        if n > 0 {
            text.push(delimiter);
        }
        // Programs that divide by semicolons keep their names with a comma as they are.
        let is_divided = cell.contains([delimiter, '"', '\n', '\r']) || delimiter == ',' && cell.contains([';', '\t']);
        if is_divided {
            text.push('"');
            text.push_str(&cell.replace('"', "\"\""));
            text.push('"');
        } else {
            text.push_str(&cell);
        }
    }
    text.push_str(ROW_END);
}

fn cell(cell: &Cell) -> String {
    match cell {
        Cell::Empty => String::new(),
        Cell::Text(text) => guarded(text),
        Cell::Number(_, text) => text.clone(),
    }
}

/// Text that a spreadsheet would calculate gets a quote in front. A lone sign, such as the mark of a forfeit, is text.
fn guarded(text: &str) -> String {
    if text.starts_with(FORMULA_STARTS) && text.chars().count() > 1 {
        format!("{GUARD}{text}")
    } else {
        text.to_owned()
    }
}

fn unguarded(text: &str) -> &str {
    match text.strip_prefix(GUARD) {
        Some(rest) if rest.starts_with(FORMULA_STARTS) => rest,
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> Vec<Vec<String>> {
        read(text.as_bytes(), None).expect("text").rows.into_iter().map(|row| row.cells).collect()
    }

    #[test]
    fn delimiters_are_found_out() {
        for text in [
            "Name;Elo\nDoe, Jo;1800\n",
            "Name\tElo\nDoe, Jo\t1800",
            "Name,Elo\n\"Doe, Jo\",1800\r\n",
            "Name|Elo\rDoe, Jo|1800",
        ] {
            assert_eq!(cells(text), [["Name", "Elo"], ["Doe, Jo", "1800"]], "{text}");
        }
    }

    #[test]
    fn lines_are_those_of_the_file() {
        let grid = read(b"Name;Elo\n\n\"Doe\nJo\";1800\nRoe;1700", None).expect("text");
        assert_eq!(grid.rows.iter().map(|row| row.line).collect::<Vec<_>>(), [1, 3, 5]);
    }

    #[test]
    fn formulas_are_written_as_text_and_read_back() {
        let text = |text: &str| Cell::Text(text.into());
        let row = vec![
            text("=SUM(A1)"),
            text("@x"),
            text("-2+3"),
            text("-"),
            text("+"),
            Cell::Number(-1.5, "-1.5".into()),
            text("a,\"b\""),
        ];
        let table = Table { header: vec!["=x".into()], rows: vec![row], ..Table::default() };
        let written = write(&table);
        assert_eq!(written, "\u{feff}'=x\r\n'=SUM(A1),'@x,'-2+3,-,+,-1.5,\"a,\"\"b\"\"\"\r\n");
        assert_eq!(cells(&written)[1], ["=SUM(A1)", "@x", "-2+3", "-", "+", "-1.5", "a,\"b\""]);
    }

    #[test]
    fn empty_rows_are_not_counted() {
        let full = "a;b\n".repeat(MAX_ROWS);
        assert_eq!(cells(&format!("{full};\n\n;\n")).len(), MAX_ROWS);
        let line = u32::try_from(MAX_ROWS).expect("small") + 2;
        let over = format!("{full};\nc;d\n");
        assert_eq!(read(over.as_bytes(), None), Err(GridFault::TooManyRows { line, limit: MAX_ROWS }));
    }

    #[test]
    fn binary_is_no_text() {
        assert_eq!(read(b"Name;Elo\nDoe\0;1800", None), Err(GridFault::NotText { line: 2 }));
    }
}

//! Spreadsheets: the first sheet with anything in it is read (XLSX, XLS, ODS); tables are written as XLSX.

use super::{Cell, Grid, GridFault, MAX_BYTES, MAX_COLUMNS, MAX_ROWS, Origin, Row, Table};
use calamine::{Data, Reader, Sheets, open_workbook_auto_from_rs};
pub use rust_xlsxwriter::XlsxError;
use rust_xlsxwriter::{DocProperties, ExcelDateTime, Format, Workbook};
use std::io::Cursor;

/// How files of a ZIP archive (XLSX, ODS) and of Microsoft's compound format (XLS) begin.
const SIGNATURES: [&[u8]; 2] = [b"PK\x03\x04", &[0xd0, 0xcf, 0x11, 0xe0]];
/// An archive that says it unpacks to more is not opened.
const MAX_UNPACKED_BYTES: u64 = 10 * MAX_BYTES as u64;
/// The longest name of a sheet's tab, and what it may not contain.
const TAB_LENGTH: usize = 31;
const NOT_IN_TAB: [char; 7] = ['[', ']', ':', '*', '?', '/', '\\'];

/// Whether the bytes begin as a spreadsheet does.
pub fn is_spreadsheet(bytes: &[u8]) -> bool {
    SIGNATURES.iter().any(|signature| bytes.starts_with(signature))
}

/// Reads the first sheet with anything in it.
///
/// # Errors
/// What is no spreadsheet, or too large.
pub fn read(bytes: &[u8]) -> Result<Grid, GridFault> {
    let fault = |why: calamine::Error| GridFault::NotASpreadsheet { why: why.to_string() };
    if let Ok(mut archive) = zip::ZipArchive::new(Cursor::new(bytes)) {
        let unpacked: u64 =
            (0..archive.len()).filter_map(|n| archive.by_index_raw(n).ok().map(|file| file.size())).sum();
        if unpacked > MAX_UNPACKED_BYTES {
            return Err(GridFault::TooLarge { limit_bytes: MAX_BYTES });
        }
    }
    let mut workbook: Sheets<_> = open_workbook_auto_from_rs(Cursor::new(bytes)).map_err(fault)?;
    for sheet in workbook.sheet_names() {
        let range = workbook.worksheet_range(&sheet).map_err(fault)?;
        if range.is_empty() {
            continue;
        }
        let (first_row, _) = range.start().unwrap_or((0, 0));
        if range.width() > MAX_COLUMNS {
            return Err(GridFault::TooManyColumns { line: first_row + 1, limit: MAX_COLUMNS });
        }
        let mut rows = Vec::new();
        for (line, cells) in (first_row + 1..).zip(range.rows()) {
            let cells: Vec<String> = cells.iter().map(text).collect();
            if cells.iter().all(String::is_empty) {
                continue;
            }
            if rows.len() == MAX_ROWS {
                return Err(GridFault::TooManyRows { line, limit: MAX_ROWS });
            }
            rows.push(Row { line, cells });
        }
        return Ok(Grid { rows, origin: Origin::Xlsx { sheet } });
    }
    Err(GridFault::Empty)
}

/// A cell as text: whole numbers without decimals, dates as the TRF writes them.
fn text(cell: &Data) -> String {
    match cell {
        Data::Empty | Data::Error(_) => String::new(),
        Data::Float(number) if number.fract() == 0.0 && number.abs() < 1e15 => format!("{number:.0}"),
        Data::DateTime(at) => {
            let (year, month, day, ..) = at.to_ymd_hms_milli();
            format!("{year:04}/{month:02}/{day:02}")
        }
        Data::DateTimeIso(text) => text.chars().take_while(|c| *c != 'T').collect(),
        other => other.to_string().trim().to_owned(),
    }
}

/// Writes tables as a workbook, a sheet each. The same tables give the same bytes.
///
/// # Errors
/// What the writer of spreadsheets says.
pub fn write(tables: &[Table]) -> Result<Vec<u8>, XlsxError> {
    let mut workbook = Workbook::new();
    let created = ExcelDateTime::from_ymd(2000, 1, 1)?;
    workbook.set_properties(&DocProperties::new().set_creation_datetime(&created));
    let bold = Format::new().set_bold();
    for (n, table) in tables.iter().enumerate() {
        let sheet = workbook.add_worksheet();
        sheet.set_name(tab(&table.title, n))?;
        for (column, name) in (0..).zip(&table.header) {
            sheet.write_string_with_format(0, column, name, &bold)?;
        }
        for (row, cells) in (1..).zip(&table.rows) {
            for (column, cell) in (0..).zip(cells) {
                match cell {
                    Cell::Empty => {}
                    Cell::Text(text) => drop(sheet.write_string(row, column, text)?),
                    Cell::Number(number, _) => drop(sheet.write_number(row, column, *number)?),
                }
            }
        }
        sheet.set_freeze_panes(1, 0)?;
        sheet.autofit();
    }
    workbook.save_to_buffer()
}

/// A name that a sheet may have.
fn tab(title: &str, n: usize) -> String {
    let name: String = title.chars().filter(|c| !NOT_IN_TAB.contains(c) && !c.is_control()).take(TAB_LENGTH).collect();
    let name = name.trim().trim_matches('\'').to_owned();
    if name.is_empty() { format!("{}", n + 1) } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;
    use calamine::{CellErrorType, ExcelDateTime, ExcelDateTimeType};

    #[test]
    fn what_is_written_is_read() {
        let rows = vec![vec![Cell::text("=1+1"), Cell::whole(2400), Cell::Number(3.5, "3.5".into()), Cell::Empty]];
        let header = ["Name", "Elo", "Pts", "Club"].map(String::from).to_vec();
        let table = Table { title: "Standings: after/3".into(), header, rows };
        let bytes = write(std::slice::from_ref(&table)).expect("a table can be written");
        assert_eq!(bytes, write(&[table]).expect("a table can be written"));
        assert!(is_spreadsheet(&bytes));
        let grid = read(&bytes).expect("our own file");
        assert_eq!(grid.origin, Origin::Xlsx { sheet: "Standings after3".into() });
        assert_eq!(grid.rows[0].cells, ["Name", "Elo", "Pts", "Club"]);
        assert_eq!(grid.rows[1].line, 2);
        assert_eq!(grid.rows[1].cells[..3], ["=1+1", "2400", "3.5"]);
    }

    /// What cells of each kind say: of numbers and days no more than was typed.
    #[test]
    fn cells_of_every_kind_are_texts() {
        let day = |value: f64| Data::DateTime(ExcelDateTime::new(value, ExcelDateTimeType::DateTime, false));
        for (cell, said) in [
            (Data::Empty, ""),
            (Data::Error(CellErrorType::NA), ""),
            (Data::Int(2400), "2400"),
            (Data::Float(2400.0), "2400"),
            (Data::Float(2400.5), "2400.5"),
            (Data::Float(-3.0), "-3"),
            (Data::String(" Aas, Anna ".into()), "Aas, Anna"),
            (Data::Bool(true), "true"),
            (day(43_831.0), "2020/01/01"),
            (day(43_831.75), "2020/01/01"),
            (Data::DateTimeIso("2020-01-01T18:00:00".into()), "2020-01-01"),
            (Data::DateTimeIso("2020-01-01".into()), "2020-01-01"),
        ] {
            assert_eq!(text(&cell), said, "{cell:?}");
        }
    }

    #[test]
    fn broken_spreadsheets_are_refused() {
        assert!(matches!(read(b"PK\x03\x04 and then nothing"), Err(GridFault::NotASpreadsheet { .. })));
    }
}

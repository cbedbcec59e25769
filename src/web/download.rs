//! Answers that are files: to keep, or to be shown by the browser as a page.

use crate::{Answer, WebError};
use actix_web::HttpResponse;
use actix_web::body::MessageBody;
use sonneborn_desk::files::{EventFile, FileFormat};
use sonneborn_exchange::table::Table;
use sonneborn_i18n::Lang;
use sonneborn_tournament::statement::Statement;

/// What kind of file an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    Csv,
    Pdf,
    /// TRF.
    Text,
    /// XLSX.
    Spreadsheet,
    /// A whole tournament.
    Json,
    Pgn,
}

impl FileKind {
    pub fn content_type(self) -> &'static str {
        match self {
            FileKind::Csv => "text/csv; charset=utf-8",
            FileKind::Pdf => "application/pdf",
            FileKind::Text => "text/plain; charset=utf-8",
            FileKind::Spreadsheet => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            FileKind::Json => "application/json",
            FileKind::Pgn => "application/vnd.chess-pgn; charset=utf-8",
        }
    }

    /// Papers open in the browser, to be looked at before they are printed.
    fn disposition(self) -> &'static str {
        match self {
            FileKind::Pdf => "inline",
            FileKind::Csv | FileKind::Text | FileKind::Spreadsheet | FileKind::Json | FileKind::Pgn => "attachment",
        }
    }
}

impl From<FileFormat> for FileKind {
    fn from(format: FileFormat) -> FileKind {
        match format {
            FileFormat::Csv | FileFormat::Semicolons => FileKind::Csv,
            FileFormat::Spreadsheet => FileKind::Spreadsheet,
            FileFormat::Text => FileKind::Text,
            FileFormat::Pgn => FileKind::Pgn,
            FileFormat::Json => FileKind::Json,
        }
    }
}

/// A file of the event under its own name.
pub fn event_file(of: EventFile, content: impl MessageBody + 'static) -> HttpResponse {
    file(of.name(), of.format().into(), content)
}

/// A file of the event that is made of tables.
pub fn event_tables(of: EventFile, name: &str, lang: Lang, statement: &Statement, tables: Vec<Table>) -> Answer {
    let content = of.of_tables(lang, statement, tables).map_err(WebError::internal)?;
    Ok(file(name, of.format().into(), content))
}

/// The file as an answer, under this name.
pub fn file(name: &str, kind: FileKind, content: impl MessageBody + 'static) -> HttpResponse {
    HttpResponse::Ok()
        .content_type(kind.content_type())
        .insert_header(("content-disposition", format!("{}; filename=\"{name}\"", kind.disposition())))
        .body(content)
}

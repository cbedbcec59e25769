//! Answers that are files: to keep, or to be shown by the browser as a page.

use actix_web::HttpResponse;
use actix_web::body::MessageBody;

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

/// The file as an answer, under this name.
pub fn file(name: &str, kind: FileKind, content: impl MessageBody + 'static) -> HttpResponse {
    HttpResponse::Ok()
        .content_type(kind.content_type())
        .insert_header(("content-disposition", format!("{}; filename=\"{name}\"", kind.disposition())))
        .body(content)
}

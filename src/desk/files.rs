//! The files in which an event leaves the house, beside its papers: one list of them all, with what each may be while something of
//! the event is open, and the one way by which their content is made. So no file is handed out that takes an unfinished event for a
//! finished one, and a new one cannot be forgotten (VCL4THP 161, 164, 165, 169). Which classes of data it shows stands beside it.

use crate::report::RATING_WHILE_OPEN;
use sonneborn_exchange::table::{Cell, Table, csv, xlsx};
use sonneborn_i18n::{Lang, statement as words};
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::statement::{Statement, WhileOpen};

/// How a file is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileFormat {
    Csv,
    /// CSV with semicolons.
    Semicolons,
    /// XLSX.
    Spreadsheet,
    /// TRF.
    Text,
    Pgn,
    Json,
}

/// Makes the list: the file, its name, its address below the event's, its format, what it shows, and what it may be while something is
/// open.
macro_rules! event_files {
    ($($(#[$doc:meta])* $file:ident: $name:literal, $path:literal, $format:ident, $shows:ident, $open:expr;)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum EventFile {
            $($(#[$doc])* $file,)*
        }

        impl EventFile {
            pub const ALL: &'static [EventFile] = &[$(EventFile::$file,)*];

            /// The name under which it is kept; with the round in it where it is of a round.
            pub fn name(self) -> &'static str {
                match self { $(EventFile::$file => $name,)* }
            }

            /// Its address below that of the event's pages.
            pub fn path(self) -> &'static str {
                match self { $(EventFile::$file => $path,)* }
            }

            pub fn format(self) -> FileFormat {
                match self { $(EventFile::$file => FileFormat::$format,)* }
            }

            /// The classes of data that it shows.
            pub fn shows(self) -> Shows {
                match self { $(EventFile::$file => Shows::$shows,)* }
            }

            /// What it may be while something of the event is open.
            pub fn while_open(self) -> WhileOpen {
                match self { $(EventFile::$file => $open,)* }
            }
        }
    };
}

event_files! {
    Players: "players.csv", "/papers/players.csv", Csv, PERSONS, WhileOpen::Indifferent;
    PlayersSheet: "players.xlsx", "/papers/players.xlsx", Spreadsheet, PERSONS, WhileOpen::Indifferent;
    /// For Swiss-Manager to take in.
    SwissManager: "swiss-manager.csv", "/papers/swiss-manager.csv", Semicolons, PERSONS, WhileOpen::Indifferent;
    Pairings: "pairings.csv", "/papers/pairings.csv", Csv, NAMES, WhileOpen::Indifferent;
    /// The games of a round before they are played.
    BlankGames: "pairings.pgn", "/papers/pairings.pgn", Pgn, NAMES, WhileOpen::Indifferent;
    Standings: "standings.csv", "/standings.csv", Csv, NAMES, WhileOpen::Marked;
    Crosstable: "crosstable.csv", "/crosstable.csv", Csv, NAMES, WhileOpen::Marked;
    StandingsSheet: "standings.xlsx", "/standings.xlsx", Spreadsheet, PERSONS, WhileOpen::Marked;
    ChessResults: "chess-results.xlsx", "/papers/chess-results.xlsx", Spreadsheet, PERSONS, WhileOpen::Marked;
    /// The event as it was played so far, which the writer of TRF marks itself.
    Report: "report.trf", "/reports/report.trf", Text, PERSONS, WhileOpen::Marked;
    Report16: "report16.trf", "/reports/report16.trf", Text, PERSONS, WhileOpen::Marked;
    Rating: "rating.trf", "/reports/rating.trf", Text, PERSONS, RATING_WHILE_OPEN;
    Rating16: "rating16.trf", "/reports/rating16.trf", Text, PERSONS, RATING_WHILE_OPEN;
    /// Games that broke ties, which are over when they are entered.
    PlayOffRapid: "play-off-rapid.trf", "/reports/play-off-rapid.trf", Text, PERSONS, WhileOpen::Indifferent;
    PlayOffBlitz: "play-off-blitz.trf", "/reports/play-off-blitz.trf", Text, PERSONS, WhileOpen::Indifferent;
    Ratings: "ratings.csv", "/reports/ratings.csv", Csv, PERSONS, WhileOpen::Marked;
    RatingGames: "rating-games.csv", "/reports/rating-games.csv", Csv, PERSONS, WhileOpen::Marked;
    HousePoints: "house-points.csv", "/reports/house-points.csv", Csv, PERSONS, WhileOpen::Marked;
    /// The journal itself, which says what is open by what is in it.
    Whole: "tournament.json", "/tournament.json", Json, WHOLE, WhileOpen::Indifferent;
}

impl EventFile {
    /// Its tables as a file; where the event is not final and the file has to say so, each of them ends with the reason.
    ///
    /// # Errors
    /// What the writer of spreadsheets says.
    pub fn of_tables(self, lang: Lang, statement: &Statement, tables: Vec<Table>) -> Result<Vec<u8>, xlsx::XlsxError> {
        written(self.format(), self.while_open(), lang, statement, tables)
    }
}

/// Tables as a file that says of itself what it may be while something is open, as [`EventFile::of_tables`].
///
/// # Errors
/// What the writer of spreadsheets says.
pub fn written(
    format: FileFormat,
    rule: WhileOpen,
    lang: Lang,
    statement: &Statement,
    mut tables: Vec<Table>,
) -> Result<Vec<u8>, xlsx::XlsxError> {
    if let Some(mark) = words::mark(lang, statement.to_tell(rule)) {
        tables.iter_mut().for_each(|table| table.rows.push(vec![Cell::text(&mark)]));
    }
    match format {
        FileFormat::Spreadsheet => xlsx::write(&tables),
        FileFormat::Semicolons => Ok(csv::delimited(&tables, ';').into_bytes()),
        FileFormat::Csv | FileFormat::Text | FileFormat::Pgn | FileFormat::Json => {
            Ok(csv::delimited(&tables, ',').into_bytes())
        }
    }
}

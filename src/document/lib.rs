//! Papers: PDF with real layout, in three languages, black on white.
//!
//! A document is a pure function of a [`Job`] (the tournament as it stands, language, paper, the hall's time) and its own
//! options. [`print()`] makes one PDF of any of them; [`round_pack::due`] names those that a round needs. Every sheet tells
//! at its foot the event, the round, the page, and the time and journal number it was printed from, so that an outdated one
//! is recognised on the wall.
//!
//! To add a document: a file here with a function that takes a [`Press`] and a [`Job`], a variant of [`Document`] with where it is
//! read from ([`Distance`]), its words in [`sonneborn_i18n::document`]. A [`Sheet`] has a cursor that moves down and turns the page by itself; set on it a
//! [`Table`], paragraphs, fields, boxes to tick and lines to sign on:
//!
//! ```
//! use sonneborn_document::PaperSize;
//! use sonneborn_document::format::Format;
//! use sonneborn_document::page::{Heading, Sheet};
//! use sonneborn_document::table::{Cell, Column, Table};
//! use sonneborn_document::{Fonts, Press};
//! use sonneborn_i18n::Lang;
//!
//! let mut press = Press::new(Fonts::standard(), Lang::English);
//! let heading = Heading { title: "Ruling".into(), event: "Arad Open".into(), ..Heading::default() };
//! let mut sheet = Sheet::new(&mut press, Format::portrait(PaperSize::A4), heading);
//! sheet.field("Claimant", "GM Petrescu, Ana");
//! sheet.heading("Finding");
//! sheet.paragraph("The position after 34...Kg8 stands for the third time (Laws 9.2).");
//! let mut moves = Table::new(vec![Column::right("Move"), Column::left("Position").sharing(1.0)]);
//! moves.row(vec![Cell::of(28), Cell::text("first")]);
//! moves.set(&mut sheet);
//! sheet.boxes(&[("Draw", true), ("Play goes on", false)]);
//! sheet.field_to_write("Appeal");
//! sheet.signatures(&["White", "Black", "Arbiter"]);
//! sheet.finish();
//! let pdf = press.finish("Ruling", chrono::NaiveDateTime::default()).expect("the built-in fonts are embeddable");
//! assert!(pdf.starts_with(b"%PDF"));
//! ```

mod archive;
pub mod audit;
pub mod board;
pub mod book;
mod book_cover;
mod bracket;
pub mod canvas;
mod cards;
mod certificates;
pub mod chart;
mod check_in;
mod columns;
mod complaint;
mod crosstable;
mod cut_sheets;
mod distance;
pub mod dossier;
mod envelope;
mod error;
mod fide;
pub mod figures;
pub mod font;
mod form;
pub mod format;
mod house_points;
mod incidents;
mod job;
pub mod leaders;
mod notice;
mod operators;
mod pack;
mod packed;
pub mod page;
mod pairings;
mod pairings_by_name;
pub mod picture;
mod pictures;
mod player_codes;
mod press;
mod prize_list;
mod qr;
mod quarters;
mod reading;
mod receipts;
pub mod round_pack;
mod ruling;
mod schedule;
mod shape;
mod slips;
mod standings;
pub mod starting_rank;
pub mod table;
mod teams;
pub mod text;
mod while_open;
pub mod who;

pub use cut_sheets::Stock;
pub use distance::Distance;
pub use error::DocumentError;
pub use font::{FontError, Fonts};
pub use job::Job;
pub use page::Sheet;
pub use press::Press;
pub use ruling::Recorded;
pub use sonneborn_tournament::style::PaperSize;
pub use table::Table;

use figures::Whose;
use pairings::Middle;
use sonneborn_exchange::dossier::Dossier;
use sonneborn_i18n::{
    Lang, claim_desk, common, document as words, dossier as dossier_words, fide_forms, full_names,
    house_points as house_points_words, incidents as incident_words, knockout, rating, rounds,
    standings as standings_words, team_papers,
};
use sonneborn_rating::norms::Norm;
use sonneborn_standings::board_prizes::Rules as BoardRules;
use sonneborn_standings::crosstable::Order;
use sonneborn_tournament::house_points::HousePointRules;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::knockout::Bracket;
use sonneborn_tournament::round::Round;
use sonneborn_tournament::style::Names;
use starting_rank::ListOrder;

/// A document with its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Document {
    /// The starting list.
    Players { order: ListOrder },
    /// To tick off who is there.
    CheckIn,
    /// Who plays whom, board by board.
    PairingsByBoard { round: RoundNo },
    /// Without opponents the list is folded into two strips.
    PairingsByName { round: RoundNo, hide_opponents: bool },
    /// A complete round, or what of it there is.
    Results { round: RoundNo },
    /// With the tie-breaks of the event.
    Standings { through: RoundNo },
    /// Round by round, for a Swiss.
    Crosstable { through: RoundNo, order: Order },
    /// Everybody against everybody.
    Grid { through: RoundNo, order: Order },
    /// All published rounds of a table fixed in advance.
    Schedule,
    /// Of a knock-out, as it stands.
    Bracket(Bracket),
    /// What the figures of the standings are made of.
    Figures { through: RoundNo, whose: Whose },
    /// To be signed at the boards.
    Slips { round: RoundNo },
    /// The teams with their players.
    TeamList,
    /// Who sits where, as it stands or to be written.
    LineUps { round: RoundNo, filled: bool },
    /// The boards of each match, to be filled in or as they ended.
    MatchSheets { round: RoundNo },
    /// Which team meets which.
    TeamPairings { round: RoundNo },
    /// The best on each board of a team event.
    BoardPrizes { through: RoundNo, rules: BoardRules },
    /// Who wins what.
    PrizeList { through: RoundNo },
    /// For who wins a prize, or for the first three.
    Certificates { through: RoundNo },
    /// A badge or label for everybody.
    CutSheets { stock: Stock },
    /// For the tables of a round.
    PlaceCards { round: RoundNo },
    /// The first page of a book; the papers in it follow.
    BookCover(Book),
    /// A line for each player of the rating report.
    RatingList,
    /// Of the entry fees that are noted as paid.
    Receipts,
    /// The event in pictures, as it stands after the last complete round.
    Pictures,
    /// A player's rounds.
    Cards,
    /// The QR code of the public page, at this address.
    Notice { address: String },
    /// By which players say on their phones who they are; the address is that of their own page.
    PlayerCodes { slips: Vec<(PlayerId, String)>, address: String },
    /// For an appeal; the rulings in it follow as papers of their own.
    Dossier(Box<Dossier>),
    /// A ruling to be signed.
    Ruling(Recorded),
    /// The incidents and appeals of a round, or of the whole event; times by the hall's clock, which is `computer` ahead of UTC where the event names no zone.
    Incidents { round: Option<RoundNo>, computer: chrono::FixedOffset },
    /// A complaint by its act, or the empty form; times as there.
    Complaint { seq: Option<u64>, computer: chrono::FixedOffset },
    /// What stands on the envelope of a sealed move.
    Envelope { round: RoundNo, board: u16 },
    /// IT1, of a norm that the player has made.
    NormCertificate { player: PlayerId, norm: Norm },
    /// IT3.
    TournamentReport,
    /// FA1 or IA1, a page for the chief arbiter and each deputy.
    ArbiterNorms,
    /// What the event does to ratings, game by game.
    RatingReport,
    /// An online club's points, by its rules as the event reads them.
    HousePoints { rules: HousePointRules },
}

/// A book of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Book {
    /// Before the first round: who plays, when and by which rules (秩序册).
    Order,
    /// After the last: all results (成绩册).
    Results,
}

impl Book {
    fn title(self, lang: Lang) -> &'static str {
        match self {
            Book::Order => words::order_book(lang),
            Book::Results => words::result_book(lang),
        }
    }
}

impl Document {
    /// The document's name.
    pub fn title(&self, lang: Lang) -> &'static str {
        match self {
            Document::Players { order: ListOrder::ByNumber } => words::player_list(lang),
            Document::Players { order: ListOrder::ByName } => words::players_by_name(lang),
            Document::CheckIn => words::check_in_list(lang),
            Document::PairingsByBoard { .. } => words::pairings_by_board(lang),
            Document::PairingsByName { .. } => words::pairings_by_name(lang),
            Document::Results { .. } => words::results(lang),
            Document::Standings { .. } => common::standings(lang),
            Document::Crosstable { order: Order::Rank, .. } => words::crosstable_by_rank(lang),
            Document::Crosstable { order: Order::Number, .. } => words::crosstable_by_number(lang),
            Document::Grid { order, .. } => crosstable::title_of_grid(lang, *order),
            Document::Schedule => rounds::schedule(lang),
            Document::Bracket(_) => knockout::bracket(lang),
            Document::Figures { .. } => words::figures_explained(lang),
            Document::Slips { .. } => words::result_slips(lang),
            Document::TeamList => team_papers::team_list(lang),
            Document::LineUps { filled: true, .. } => team_papers::line_up_sheets(lang),
            Document::LineUps { filled: false, .. } => team_papers::blank_line_ups(lang),
            Document::MatchSheets { .. } => team_papers::match_sheets(lang),
            Document::TeamPairings { .. } => team_papers::pairings_of_teams(lang),
            Document::BoardPrizes { .. } => team_papers::board_prizes(lang),
            Document::PrizeList { .. } => standings_words::prizes(lang),
            Document::Certificates { .. } => words::certificates(lang),
            Document::CutSheets { stock } => stock.title(lang),
            Document::PlaceCards { .. } => words::place_cards(lang),
            Document::BookCover(book) => book.title(lang),
            Document::RatingList => words::rating_list(lang),
            Document::Receipts => words::receipts(lang),
            Document::Pictures => sonneborn_i18n::pictures::title(lang),
            Document::Cards => words::player_cards(lang),
            Document::Notice { .. } => words::public_notice(lang),
            Document::PlayerCodes { .. } => sonneborn_i18n::phones::codes(lang),
            Document::Dossier(_) => dossier_words::title(lang),
            Document::Ruling(_) => claim_desk::sheet(lang),
            Document::Incidents { .. } => incident_words::title(lang),
            Document::Complaint { .. } => incident_words::complaint(lang),
            Document::Envelope { .. } => incident_words::envelope(lang),
            Document::NormCertificate { .. } => fide_forms::certificate(lang),
            Document::TournamentReport => fide_forms::tournament_report(lang),
            Document::ArbiterNorms => fide_forms::arbiter_norm(lang),
            Document::RatingReport => rating::rating_report(lang),
            Document::HousePoints { .. } => house_points_words::title(lang),
        }
    }

    /// Adds the document to a PDF: the one way to a paper, which asks first how far the event is final.
    ///
    /// # Errors
    /// A round that is not paired, a tie-break that cannot be computed, an address that is too long, a place that nobody has; and
    /// what is made of the final event only.
    pub fn add(&self, press: &mut Press, job: &Job) -> Result<(), DocumentError> {
        press.not_final = self.mark(job.tournament, job.lang)?;
        press.read_from = self.read_from(job.tournament);
        let added = self.draw(press, job);
        press.not_final = None;
        press.read_from = Distance::Hand;
        added
    }

    fn draw(&self, press: &mut Press, job: &Job) -> Result<(), DocumentError> {
        match self {
            Document::Players { order } => starting_rank::add(press, job, *order),
            Document::CheckIn => check_in::add(press, job),
            Document::PairingsByBoard { round } => pairings::add(press, job, paired(job, *round)?, Middle::Box),
            Document::PairingsByName { round, hide_opponents } => {
                pairings_by_name::add(press, job, paired(job, *round)?, *hide_opponents);
            }
            Document::Results { round } => pairings::add(press, job, paired(job, *round)?, Middle::Result),
            Document::Standings { through } => standings::add(press, job, &standings::of(job, *through)?),
            Document::Crosstable { through, order } => {
                crosstable::add_by_rounds(press, job, &standings::of(job, *through)?, *order);
            }
            Document::Grid { through, order } => {
                crosstable::add_grid(press, job, &standings::of(job, *through)?, *order);
            }
            Document::Schedule => schedule::add(press, job),
            Document::Bracket(bracket) => bracket::add(press, job, bracket),
            Document::Figures { through, whose } => {
                figures::add(press, job, &standings::of(job, *through)?, *whose)?;
            }
            Document::Slips { round } => slips::add(press, job, paired(job, *round)?),
            Document::TeamList => teams::list::add(press, job),
            Document::LineUps { round, filled } => teams::line_ups::add(press, job, *round, *filled),
            Document::MatchSheets { round } => teams::match_sheets::add(press, job, paired(job, *round)?),
            Document::TeamPairings { round } => teams::pairings::add(press, job, paired(job, *round)?)?,
            Document::BoardPrizes { through, rules } => teams::board_prizes::add(press, job, *through, rules),
            Document::PrizeList { through } => prize_list::add(press, job, &standings::of(job, *through)?),
            Document::Certificates { through } => certificates::add(press, job, &standings::of(job, *through)?),
            Document::CutSheets { stock } => cut_sheets::add(press, job, *stock),
            Document::PlaceCards { round } => cut_sheets::place_cards(press, job, paired(job, *round)?),
            Document::BookCover(book) => book_cover::add(press, job, book.title(job.lang)),
            Document::RatingList => fide::rating_list::add(press, job),
            Document::Receipts => receipts::add(press, job),
            Document::Pictures => pictures::add(press, job),
            Document::Cards => cards::add(press, job),
            Document::Notice { address } => notice::add(press, job, address)?,
            Document::PlayerCodes { slips, address } => player_codes::add(press, job, slips, address)?,
            Document::Dossier(dossier) => dossier::add(press, job, dossier),
            Document::Ruling(recorded) => ruling::add(press, job, recorded)?,
            Document::Incidents { round, computer } => incidents::add(press, job, *round, *computer),
            Document::Complaint { seq, computer } => complaint::add(press, job, *seq, *computer)?,
            Document::Envelope { round, board } => envelope::add(press, job, *round, *board)?,
            Document::NormCertificate { player, norm } => fide::norm_certificate::add(press, job, *player, *norm)?,
            Document::TournamentReport => fide::tournament_report::add(press, job),
            Document::ArbiterNorms => fide::arbiter_norm::add(press, job),
            Document::RatingReport => fide::rating_report::add(press, job),
            Document::HousePoints { rules } => house_points::add(press, job, rules),
        }
        Ok(())
    }
}

/// One PDF of these documents, in order.
///
/// # Errors
/// The first document that cannot be printed, or a font that cannot be embedded.
pub fn print(documents: &[Document], job: &Job, fonts: &Fonts) -> Result<Vec<u8>, DocumentError> {
    print_and_tell(documents, job, fonts).map(|(pdf, _)| pdf)
}

/// The same, and the characters that no face has: the paper has their numbers instead.
///
/// # Errors
/// As [`print()`].
pub fn print_and_tell(documents: &[Document], job: &Job, fonts: &Fonts) -> Result<(Vec<u8>, Vec<char>), DocumentError> {
    let mut press = Press::new(fonts, job.lang);
    press.is_book = matches!(documents, [Document::BookCover(_), ..]);
    add_named(documents, &mut press, job)?;
    if press.is_book {
        press.close_book();
    }
    let title = match documents {
        [only] => only.title(job.lang),
        [first @ (Document::Dossier(_) | Document::BookCover(_)), ..] => first.title(job.lang),
        _ => words::round_pack(job.lang),
    };
    let missing = press.missing();
    let pdf = press.finish(&format!("{title} · {}", job.tournament.details.name), job.printed)?;
    Ok((pdf, missing))
}

/// How many sheets these documents take.
///
/// # Errors
/// A document that cannot be printed.
pub fn sheets(documents: &[Document], job: &Job, fonts: &Fonts) -> Result<usize, DocumentError> {
    let mut press = Press::new(fonts, job.lang);
    add_named(documents, &mut press, job)?;
    Ok(press.page_count())
}

/// The characters of these documents that no face has.
///
/// # Errors
/// A document that cannot be printed.
pub fn missing(documents: &[Document], job: &Job, fonts: &Fonts) -> Result<Vec<char>, DocumentError> {
    let mut press = Press::new(fonts, job.lang);
    add_named(documents, &mut press, job)?;
    Ok(press.missing())
}

/// Adds documents with names as each shows them: FIDE's forms in Latin letters, all others as the event's style says.
fn add_named(documents: &[Document], press: &mut Press, job: &Job) -> Result<(), DocumentError> {
    let shown = full_names::shown(job.lang, job.tournament);
    let latin = full_names::shown_as(Names::Latin, job.lang, job.tournament);
    for document in documents {
        let tournament = if document.is_for_fide() { &latin } else { &shown };
        document.add(press, &Job { tournament, ..*job })?;
    }
    Ok(())
}

/// One PDF of the documents of several events, in order.
///
/// # Errors
/// As [`print()`].
pub fn print_together(
    packs: &[(Job, Vec<Document>)],
    title: &str,
    (lang, printed): (Lang, chrono::NaiveDateTime),
    fonts: &Fonts,
) -> Result<Vec<u8>, DocumentError> {
    let mut press = Press::new(fonts, lang);
    for (job, documents) in packs {
        add_named(documents, &mut press, job)?;
    }
    press.finish(title, printed)
}

fn paired<'t>(job: &Job<'t>, round: RoundNo) -> Result<&'t Round, DocumentError> {
    job.tournament.round(round).ok_or(DocumentError::NoSuchRound { round })
}

//! What each paper may be while something of the event is open: refused, marked at the head of each page, or indifferent (VCL4THP 161,
//! 165, 169). Without a default arm: a new paper says so before it compiles.

use super::{Book, Document, DocumentError};
use sonneborn_i18n::{Lang, statement as words};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::statement::{Statement, WhileOpen};

/// The round up to which a document has the event that leaves nothing out.
const WHOLE_EVENT: RoundNo = RoundNo(u16::MAX);

/// What a document is worth to who gets it.
struct Worth {
    /// What it may be while something of the event is open (VCL4THP 161, 165, 169).
    while_open: WhileOpen,
    /// The round up to which it has the event.
    through: RoundNo,
    is_for_fide: bool,
}

impl Document {
    /// What it is to others.
    fn worth(&self) -> Worth {
        let of = |while_open, through| Worth { while_open, through, is_for_fide: false };
        match self {
            Document::Certificates { through } => of(WhileOpen::Refused, *through),
            Document::Standings { through }
            | Document::Crosstable { through, .. }
            | Document::Grid { through, .. }
            | Document::Figures { through, .. }
            | Document::BoardPrizes { through, .. }
            | Document::PrizeList { through } => of(WhileOpen::Marked, *through),
            Document::Bracket(_)
            | Document::BookCover(Book::Results)
            | Document::Pictures
            | Document::HousePoints { .. } => of(WhileOpen::Marked, WHOLE_EVENT),
            Document::NormCertificate { .. }
            | Document::TournamentReport
            | Document::ArbiterNorms
            | Document::RatingReport
            | Document::RatingList => Worth { is_for_fide: true, ..of(WhileOpen::Marked, WHOLE_EVENT) },
            Document::Players { .. }
            | Document::CheckIn
            | Document::PairingsByBoard { .. }
            | Document::PairingsByName { .. }
            | Document::Results { .. }
            | Document::Schedule
            | Document::Slips { .. }
            | Document::TeamList
            | Document::LineUps { .. }
            | Document::MatchSheets { .. }
            | Document::TeamPairings { .. }
            | Document::CutSheets { .. }
            | Document::PlaceCards { .. }
            | Document::BookCover(Book::Order)
            | Document::Receipts
            | Document::Cards
            | Document::Notice { .. }
            | Document::PlayerCodes { .. }
            | Document::Dossier(_)
            | Document::Ruling(_)
            | Document::Incidents { .. }
            | Document::Complaint { .. }
            | Document::Envelope { .. } => of(WhileOpen::Indifferent, WHOLE_EVENT),
        }
    }

    /// What it may be while something is open.
    pub fn while_open(&self) -> WhileOpen {
        self.worth().while_open
    }

    /// Whether it goes to FIDE, which knows people by their Latin names.
    pub(super) fn is_for_fide(&self) -> bool {
        self.worth().is_for_fide
    }

    /// The event as the document has it.
    fn statement<'t>(&self, tournament: &'t Tournament) -> Statement<'t> {
        Statement::after(tournament, self.worth().through)
    }

    /// Whether it can be made now.
    pub fn is_permitted(&self, tournament: &Tournament) -> bool {
        self.statement(tournament).permits(self.while_open(), false)
    }

    /// What stands at the head of its pages: that the event is not final, and why.
    ///
    /// # Errors
    /// It is made of the final event only.
    pub(super) fn mark(&self, tournament: &Tournament, lang: Lang) -> Result<Option<String>, DocumentError> {
        let (statement, rule) = (self.statement(tournament), self.while_open());
        if !statement.permits(rule, false) {
            return Err(DocumentError::NotFinal { open: statement.open().to_vec() });
        }
        Ok(match statement.to_tell(rule) {
            [] => None,
            open if self.is_for_fide() => Some(words::draft(lang, words::why(lang, open))),
            open => words::mark(lang, open),
        })
    }
}

//! Why a document cannot be printed, in the user's words.

use super::FontError;
use sonneborn_i18n::{Lang, claims, document as words, standings as standings_words, statement as statement_words};
use sonneborn_laws::claim::FormError;
use sonneborn_tournament::descriptor::DescriptorError;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::statement::Open;

/// Why a document cannot be printed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DocumentError {
    #[error("round {round} is not paired")]
    NoSuchRound { round: RoundNo },
    #[error("a tie-break cannot be computed: {0}")]
    TieBreak(#[from] DescriptorError),
    #[error(transparent)]
    Font(#[from] FontError),
    #[error("the address does not fit in a QR code")]
    AddressTooLong,
    #[error("act {seq} is no ruling that stands")]
    NoSuchRuling { seq: u64 },
    #[error("a claim does not fit its game: {0}")]
    Claim(#[from] FormError),
    /// A paper without a single sheet would be no PDF.
    #[error("there is nothing to print")]
    Nothing,
    #[error("nobody stands at this place of the field")]
    NobodyThere,
    #[error("the player has not made this norm")]
    NoSuchNorm,
    #[error("act {seq} noted no complaint")]
    NoSuchComplaint { seq: u64 },
    #[error("round {round} has no board {board}")]
    NoSuchBoard { round: RoundNo, board: u16 },
    #[error("the event is not final")]
    NotFinal { open: Vec<Open> },
}

impl DocumentError {
    /// What happened and what to do, in the user's language.
    pub fn words(&self, lang: Lang) -> String {
        match self {
            DocumentError::NoSuchRound { round } => words::no_such_round(lang, round),
            DocumentError::TieBreak(why) => words::bad_tie_break(lang, standings_words::descriptor_error(lang, why)),
            DocumentError::Font(why) => words::bad_font(lang, why),
            DocumentError::AddressTooLong => words::too_long_for_qr(lang).to_owned(),
            DocumentError::NoSuchRuling { seq } => words::no_such_ruling(lang, seq),
            DocumentError::Claim(why) => claims::form_error(lang, why),
            DocumentError::Nothing => words::nothing_to_print(lang).to_owned(),
            DocumentError::NobodyThere => words::nobody_there(lang).to_owned(),
            DocumentError::NoSuchNorm => words::no_such_norm(lang).to_owned(),
            DocumentError::NoSuchComplaint { seq } => words::no_such_complaint(lang, seq),
            DocumentError::NoSuchBoard { round, board } => words::no_such_board(lang, round, board),
            DocumentError::NotFinal { open } => statement_words::held(lang, open),
        }
    }
}

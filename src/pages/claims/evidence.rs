//! The photographs of a game as the desk shows them, beside the moves that are typed from them.

use sonneborn_desk::clock;
use sonneborn_i18n::{Lang, dates, photographs as words};
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::digest::Digest;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::photograph::{Depicts, Photograph};
use sonneborn_web::guard::{Arbiter, Guarded};

/// A photograph as the desk shows it.
pub(super) struct Line {
    pub seq: u64,
    pub depicts: &'static str,
    /// When it was kept and by whom.
    pub kept: String,
    pub sha256: Digest,
}

/// The photographs of a board; `None` for whoever may not see them.
pub(super) fn lines(guarded: &Guarded<Arbiter>, round: RoundNo, board: u16) -> Option<Vec<Line>> {
    let lang = guarded.visitor.lang;
    let shown = guarded.showing(Shows::INCIDENTS).ok()?.photographs_of(round, board);
    let line = |seq: u64, photograph: &Photograph| {
        let entry = guarded.journal.entry(seq)?;
        let at = dates::minute(lang, clock::in_hall(&guarded.tournament().details, entry.at));
        Some(Line {
            seq,
            depicts: words::depicts(lang, photograph.depicts),
            kept: words::at_and_by(lang, at, &entry.author.name),
            sha256: photograph.sha256,
        })
    };
    Some(shown.filter_map(|kept| line(kept.seq, &kept.photograph)).collect())
}

/// Each thing that a photograph can show, with its code.
pub(super) fn depictable(lang: Lang) -> [(&'static str, &'static str); 5] {
    Depicts::ALL.map(|depicts| (depicts.code(), words::depicts(lang, depicts)))
}

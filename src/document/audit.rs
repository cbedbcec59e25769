//! The audit as paper: what a tournament file was held against, part by part. The digest of the file stands at its head, so that
//! who gets the paper can tell which file was looked at.

use super::DocumentError;
use super::font::Fonts;
use super::format::Format;
use super::page::{Heading, Sheet};
use super::press::Press;
use super::who;
use chrono::NaiveDateTime;
use sha2::{Digest, Sha256};
use sonneborn_exchange::audit::Audit;
use sonneborn_exchange::tournament_file::Note;
use sonneborn_i18n::{Lang, audit as words, players};
use sonneborn_tournament::style::PaperSize;
use std::fmt::Write;

/// Between a line and the next, in points.
const SPACE: f32 = 4.0;

/// An audit, and the file that it is about.
pub struct Audited<'a> {
    pub audit: &'a Audit,
    pub file: &'a str,
    pub bytes: &'a [u8],
    /// What the reader mended, supposed or left out.
    pub notes: &'a [Note],
}

/// The PDF of an audit, and the characters that no font has.
///
/// # Errors
/// A font that cannot be embedded.
pub fn print(
    audited: &Audited,
    lang: Lang,
    printed: NaiveDateTime,
    fonts: &Fonts,
) -> Result<(Vec<u8>, Vec<char>), DocumentError> {
    let tournament = &audited.audit.tournament;
    let mut press = Press::new(fonts, lang);
    let heading = Heading {
        title: words::paper(lang).into(),
        event: tournament.details.name.clone(),
        particulars: who::place_and_dates(lang, tournament),
        printed,
        ..Heading::default()
    };
    let mut sheet = Sheet::new(&mut press, Format::portrait(PaperSize::A4), heading);
    let verdict = if audited.audit.is_clean() { words::clean(lang) } else { words::differs(lang) };
    sheet.heading(verdict);
    sheet.field(players::import_file(lang), audited.file);
    sheet.field(words::digest(lang), &digest(audited.bytes));
    let holds = players::trf_holds(lang, tournament.players.len(), tournament.rounds.len());
    sheet.paragraph(&holds);
    for part in words::parts(lang, audited.audit) {
        sheet.heading(part.heading);
        if !part.sum.is_empty() {
            sheet.paragraph(&part.sum);
        }
        for line in &part.lines {
            sheet.remark(line);
            sheet.skip(SPACE);
        }
    }
    let notes = audited.notes.iter().map(|note| words::note(lang, note));
    let notes: Vec<String> = notes.chain(words::suppositions(lang, audited.audit)).collect();
    if !notes.is_empty() {
        sheet.heading(players::trf_mended(lang));
        for note in &notes {
            sheet.remark(note);
            sheet.skip(SPACE);
        }
    }
    sheet.finish();
    let missing = press.missing();
    let pdf = press.finish(&format!("{} · {}", words::paper(lang), tournament.details.name), printed)?;
    Ok((pdf, missing))
}

/// SHA-256, as `sha256sum` writes it.
pub fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

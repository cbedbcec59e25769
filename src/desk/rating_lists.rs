//! Rating lists at the desk: importing FIDE's files as they come, and the newest list in memory to search.

use super::{Desk, clock};
use crate::exchange::rating_index::{Builder, RatingIndex};
use crate::exchange::rating_list::{Figures, Layout, Listed, NoList};
use crate::store::StoreError;
use crate::store::rating_list::RatingListRow;
use crate::tournament::player::{Gender, Title};
use crate::tournament::regulations::Rate;
use quick_xml::Reader;
use quick_xml::events::Event;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};

/// The list that is searched, with its row.
pub type Loaded = (RatingListRow, RatingIndex);

/// The newest list, once it was asked for.
#[derive(Default)]
pub struct Shelf(RwLock<Option<Arc<Loaded>>>);

/// What came of an import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    pub list: RatingListRow,
    /// Lines that are no player.
    pub skipped: u64,
}

/// Why a list was not imported; the one kept before stays.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    #[error(transparent)]
    NoList(#[from] NoList),
    #[error("there is no player in the file")]
    Empty,
    #[error("the file cannot be read: {0}")]
    Io(#[from] io::Error),
    #[error("the archive cannot be opened: {0}")]
    Archive(#[from] zip::result::ZipError),
    #[error("the XML breaks off or is damaged: {0}")]
    Xml(#[from] quick_xml::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// How often progress is told.
const PROGRESS_EVERY: usize = 20_000;
/// A line of a list is far shorter; a longer one is noise and ends the import.
const MAX_LINE_BYTES: usize = 4096;

impl Desk {
    /// Imports a list from a file: text or XML, in a ZIP or not. `rate` tells the rate of a list with only one;
    /// `progress` hears of the players read so far.
    ///
    /// # Errors
    /// [`ImportError`]; nothing is changed then.
    pub fn import_rating_list(
        &self,
        file: &Path,
        name: &str,
        rate: Option<Rate>,
        mut progress: impl FnMut(usize),
    ) -> Result<Imported, ImportError> {
        let mut input = File::open(file)?;
        let mut magic = [0; 2];
        let is_zip = input.read(&mut magic)? == magic.len() && &magic == b"PK";
        let opened = File::open(file)?;
        let (builder, skipped) = if is_zip {
            let mut archive = zip::ZipArchive::new(opened)?;
            let entry = archive.by_index(0)?;
            read(BufReader::new(entry), rate, &mut progress)?
        } else {
            read(BufReader::new(opened), rate, &mut progress)?
        };
        if builder.is_empty() {
            return Err(ImportError::Empty);
        }
        let players = builder.len();
        let list = self.store.keep_rating_list(name, players, &builder.into_bytes(), clock::now_microseconds())?;
        *self.shelf.0.write().unwrap_or_else(PoisonError::into_inner) = None;
        Ok(Imported { list, skipped })
    }

    /// The newest list in memory; read on first use. `None` if there is none.
    ///
    /// # Errors
    /// [`StoreError`] when it cannot be read.
    pub fn rating_list(&self) -> Result<Option<Arc<Loaded>>, StoreError> {
        if let Some(loaded) = &*self.shelf.0.read().unwrap_or_else(PoisonError::into_inner) {
            return Ok(Some(Arc::clone(loaded)));
        }
        let mut shelf = self.shelf.0.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(loaded) = &*shelf {
            return Ok(Some(Arc::clone(loaded)));
        }
        let Some(row) = self.store.rating_lists()?.into_iter().next() else { return Ok(None) };
        let block = self.store.rating_list_block(row.id)?;
        let index = RatingIndex::of(&block).map_err(|damaged| StoreError::Damaged {
            tournament: 0,
            seq: row.id,
            why: damaged.to_string(),
        })?;
        let loaded = Arc::new((row, index));
        *shelf = Some(Arc::clone(&loaded));
        Ok(Some(loaded))
    }
}

/// Text or XML, by its first character.
fn read(
    mut input: impl BufRead,
    rate: Option<Rate>,
    progress: &mut impl FnMut(usize),
) -> Result<(Builder, u64), ImportError> {
    let is_xml = input.fill_buf()?.iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b'<');
    if is_xml { read_xml(input, progress) } else { read_text(input, rate, progress) }
}

fn read_text(
    mut input: impl BufRead,
    rate: Option<Rate>,
    progress: &mut impl FnMut(usize),
) -> Result<(Builder, u64), ImportError> {
    let mut line = Vec::new();
    let next = |input: &mut dyn BufRead, line: &mut Vec<u8>| -> io::Result<bool> {
        line.clear();
        let limit = u64::try_from(MAX_LINE_BYTES).unwrap_or(u64::MAX);
        Ok(input.take(limit).read_until(b'\n', line)? > 0)
    };
    next(&mut input, &mut line)?;
    let layout = Layout::of(&String::from_utf8_lossy(&line), rate)?;
    let (mut builder, mut skipped) = (Builder::default(), 0);
    while next(&mut input, &mut line)? {
        let text = String::from_utf8_lossy(&line);
        match layout.player(&text) {
            Some(player) => builder.add(&player),
            None => skipped += 1,
        }
        if builder.len() % PROGRESS_EVERY == 0 {
            progress(builder.len());
        }
    }
    Ok((builder, skipped))
}

/// The fields of a `<player>`, as text.
#[derive(Default)]
struct XmlPlayer {
    fields: Vec<(String, String)>,
}

impl XmlPlayer {
    fn field(&self, name: &str) -> &str {
        self.fields.iter().find(|(known, _)| known == name).map_or("", |(_, text)| text.trim())
    }

    /// Adds text to the field that was opened last; what stands between fields is white space.
    fn append(&mut self, text: &str) {
        if let Some((_, field)) = self.fields.last_mut() {
            field.push_str(text);
        }
    }

    fn figures(&self, rating: &str, k: &str) -> Figures {
        Figures {
            rating: self.field(rating).parse().ok().filter(|rating| *rating > 0),
            k: self.field(k).parse().ok().filter(|k| *k > 0),
        }
    }

    /// The player, if the element has an ID and a name.
    fn listed(&self) -> Option<Listed<'_>> {
        let name = self.field("name");
        Some(Listed {
            fide_id: self.field("fideid").parse().ok()?,
            name: (!name.is_empty()).then_some(name)?,
            federation: self.field("country"),
            gender: match self.field("sex") {
                "M" => Some(Gender::Male),
                "F" => Some(Gender::Female),
                _ => None,
            },
            title: Title::from_code(self.field("title")).or_else(|| Title::from_code(self.field("w_title"))),
            standard: self.figures("rating", "k"),
            rapid: self.figures("rapid_rating", "rapid_k"),
            blitz: self.figures("blitz_rating", "blitz_k"),
            born: self.field("birthday").parse().ok().filter(|year| *year > 0),
            inactive: self.field("flag").contains('i'),
        })
    }
}

fn read_xml(input: impl BufRead, progress: &mut impl FnMut(usize)) -> Result<(Builder, u64), ImportError> {
    let mut reader = Reader::from_reader(input);
    let (mut builder, mut skipped) = (Builder::default(), 0);
    let (mut buffer, mut player) = (Vec::new(), XmlPlayer::default());
    loop {
        match reader.read_event_into(&mut buffer)? {
            Event::Eof => return Ok((builder, skipped)),
            Event::Start(element) if element.name().as_ref() == PLAYER => player.fields.clear(),
            Event::Start(element) => player.fields.push((element.name().as_ref().to_string(), String::new())),
            Event::Text(text) => player.append(&text),
            Event::GeneralRef(entity) => player.append(predefined(&entity)),
            Event::End(element) if element.name().as_ref() == PLAYER => {
                match player.listed() {
                    Some(listed) => builder.add(&listed),
                    None => skipped += 1,
                }
                if builder.len() % PROGRESS_EVERY == 0 {
                    progress(builder.len());
                }
            }
            _ => {}
        }
        buffer.clear();
    }
}

/// The element of one player.
const PLAYER: &str = "player";

/// The characters that XML itself names.
fn predefined(entity: &str) -> &'static str {
    match entity {
        "amp" => "&",
        "apos" => "'",
        "quot" => "\"",
        "lt" => "<",
        "gt" => ">",
        _ => "",
    }
}

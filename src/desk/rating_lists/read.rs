//! The file of a rating list, as it comes: FIDE's text or XML or a table, in a ZIP or not, read as a stream.

use super::{ImportError, Progress};
use quick_xml::Reader;
use quick_xml::errors::IllFormedError;
use quick_xml::events::Event;
use sonneborn_exchange::national_list::KeptColumns;
use sonneborn_exchange::rating_index::Builder;
use sonneborn_exchange::rating_list::{Figures, Layout, Listed, NoList, Skipped};
use sonneborn_exchange::{national_list, text};
use sonneborn_tournament::player::{Gender, Title};
use sonneborn_tournament::regulations::Rate;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// How often progress is told.
const PROGRESS_EVERY: usize = 20_000;
/// A line of a list is far shorter; a longer one is noise and ends the import.
const MAX_LINE_BYTES: usize = 4096;
/// A table is decoded as a whole; the greatest national lists have a tenth of this.
const MAX_TABLE_BYTES: u64 = 512 * 1024 * 1024;
/// The heading by which FIDE's lists of text begin.
const FIDE_HEADING: &[u8] = b"ID Number";

/// What kind of file it is, by its first bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    FideText,
    FideXml,
    Table,
}

impl Kind {
    fn of(start: &[u8]) -> Kind {
        let start = start.strip_prefix("\u{feff}".as_bytes()).unwrap_or(start).trim_ascii_start();
        let line = start.split(|byte| *byte == b'\n').next().unwrap_or(start);
        if start.starts_with(b"<") {
            Kind::FideXml
        } else if start.starts_with(FIDE_HEADING) || !line.iter().any(|byte| b";,\t|".contains(byte)) {
            Kind::FideText
        } else {
            Kind::Table
        }
    }
}

/// What the list's own file does not say.
pub(super) struct Hints<'a> {
    /// The rate of a list with one rating column.
    pub rate: Option<Rate>,
    /// The federation of a national list.
    pub federation: &'a str,
    /// Which column of a table is what; guessed where nobody has said so of a table with these headings.
    pub columns: Option<KeptColumns>,
}

/// Reads the whole list.
pub(super) fn read(
    file: &Path,
    hints: Hints,
    mut progress: impl FnMut(Progress),
) -> Result<(Builder, Skipped), ImportError> {
    let total_bytes = file.metadata()?.len();
    let read_bytes = Arc::new(AtomicU64::new(0));
    let metered = Arc::clone(&read_bytes);
    let mut told = move |players: usize| {
        if players.is_multiple_of(PROGRESS_EVERY) {
            progress(Progress { players, read_bytes: metered.load(Ordering::Relaxed), total_bytes });
        }
    };
    opened(file, &read_bytes, |input| match Kind::of(input.fill_buf()?) {
        Kind::FideText => read_text(input, hints.rate, &mut told),
        Kind::FideXml => read_xml(input, &mut told),
        Kind::Table => {
            let bytes = whole(input)?;
            let text = text::decode(&bytes).text;
            let kept = hints.columns.filter(|kept| kept.fit(&national_list::sample(&text)));
            let columns = kept.map_or_else(|| national_list::guessed(&text), |kept| kept.mapping);
            let mut builder = Builder::default();
            let skipped = national_list::read(&text, &columns, hints.federation, &mut builder, &mut told)?;
            Ok((builder, skipped))
        }
    })
}

pub(super) fn table_text(file: &Path) -> Result<Option<String>, ImportError> {
    opened(file, &Arc::default(), |input| match Kind::of(input.fill_buf()?) {
        Kind::Table => Ok(Some(text::decode(&whole(input)?).text.into_owned())),
        Kind::FideText | Kind::FideXml => Ok(None),
    })
}

fn whole(input: &mut dyn BufRead) -> Result<Vec<u8>, ImportError> {
    let mut bytes = Vec::new();
    input.take(MAX_TABLE_BYTES).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Calls `take` with the file, or with the first file in it where it is a ZIP.
fn opened<T>(
    file: &Path,
    read_bytes: &Arc<AtomicU64>,
    take: impl FnOnce(&mut dyn BufRead) -> Result<T, ImportError>,
) -> Result<T, ImportError> {
    let mut magic = [0; 2];
    let is_zip = File::open(file)?.read(&mut magic)? == magic.len() && &magic == b"PK";
    if !is_zip {
        let metered = Metered { inner: File::open(file)?, read_bytes: Arc::clone(read_bytes) };
        return take(&mut BufReader::with_capacity(BUFFER_BYTES, metered));
    }
    let mut archive = zip::ZipArchive::new(File::open(file)?)?;
    let number = (0..archive.len())
        .find(|number| archive.name_for_index(*number).is_some_and(|name| name.is_ok_and(|name| !name.ends_with('/'))));
    let raw_start = archive.by_index_raw(number.unwrap_or(0))?.data_start().unwrap_or(0);
    let entry = archive.by_index(number.unwrap_or(0))?;
    let (compressed, size) = (entry.compressed_size(), entry.size().max(1));
    // Progress is told in bytes of the file on disk.
    let scale = (raw_start + compressed) as f64 / size as f64;
    let metered = Scaled { inner: entry, done: 0, scale, read_bytes: Arc::clone(read_bytes) };
    take(&mut BufReader::with_capacity(BUFFER_BYTES, metered))
}

const BUFFER_BYTES: usize = 256 * 1024;

/// Counts what was read of a file.
struct Metered {
    inner: File,
    read_bytes: Arc<AtomicU64>,
}

impl Read for Metered {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(buffer)?;
        self.read_bytes.fetch_add(count as u64, Ordering::Relaxed);
        Ok(count)
    }
}

/// Counts what was read of an archive, as its share of the bytes on disk.
struct Scaled<R> {
    inner: R,
    done: u64,
    scale: f64,
    read_bytes: Arc<AtomicU64>,
}

impl<R: Read> Read for Scaled<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(buffer)?;
        self.done += count as u64;
        self.read_bytes.store((self.done as f64 * self.scale) as u64, Ordering::Relaxed);
        Ok(count)
    }
}

fn read_text(
    input: &mut dyn BufRead,
    rate: Option<Rate>,
    progress: &mut dyn FnMut(usize),
) -> Result<(Builder, Skipped), ImportError> {
    let mut line = Vec::new();
    let next = |input: &mut dyn BufRead, line: &mut Vec<u8>| -> io::Result<bool> {
        line.clear();
        let limit = u64::try_from(MAX_LINE_BYTES).unwrap_or(u64::MAX);
        Ok(input.take(limit).read_until(b'\n', line)? > 0)
    };
    next(input, &mut line)?;
    let header = String::from_utf8_lossy(&line);
    let layout = Layout::of(header.strip_prefix('\u{feff}').unwrap_or(&header), rate)?;
    let (mut builder, mut skipped) = (Builder::default(), Skipped::default());
    let mut number = 1;
    while next(input, &mut line)? {
        number += 1;
        match layout.player(&String::from_utf8_lossy(&line)) {
            Some(player) => {
                builder.add(&player);
                progress(builder.len());
            }
            None => skipped.add(number),
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
            fide_id: Some(self.field("fideid").parse().ok()?),
            national_id: "",
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
            national: None,
            born: self.field("birthday").parse().ok().filter(|year| *year > 0),
            inactive: self.field("flag").contains('i'),
        })
    }
}

/// Counts the lines that were read, for the reader of XML knows bytes only.
struct Lines<'a> {
    inner: &'a mut dyn BufRead,
    ended: u64,
    /// Bytes read, and where the last line began.
    read: u64,
    line_start: u64,
}

impl Lines<'_> {
    fn count(&mut self, consumed: usize, ended: usize, last: Option<usize>) {
        self.ended += ended as u64;
        self.line_start = last.map_or(self.line_start, |last| self.read + last as u64 + 1);
        self.read += consumed as u64;
    }

    /// Line and column, from 1, of the byte at `position`, which is on the line last read.
    fn place(&self, position: u64) -> (u64, u64) {
        (self.ended + 1, position.saturating_sub(self.line_start) + 1)
    }
}

/// The line feeds in some bytes: how many, and where the last one is.
fn line_feeds(bytes: &[u8]) -> (usize, Option<usize>) {
    (memchr::memchr_iter(b'\n', bytes).count(), memchr::memrchr(b'\n', bytes))
}

impl Read for Lines<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(buffer)?;
        let (ended, last) = line_feeds(&buffer[..count]);
        self.count(count, ended, last);
        Ok(count)
    }
}

impl BufRead for Lines<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.inner.fill_buf()
    }

    fn consume(&mut self, amount: usize) {
        let consumed = self.inner.fill_buf().map_or(&[][..], |buffer| &buffer[..amount.min(buffer.len())]);
        let (ended, last) = line_feeds(consumed);
        self.count(amount, ended, last);
        self.inner.consume(amount);
    }
}

fn read_xml(input: &mut dyn BufRead, progress: &mut dyn FnMut(usize)) -> Result<(Builder, Skipped), ImportError> {
    let mut reader = Reader::from_reader(Lines { inner: input, ended: 0, read: 0, line_start: 0 });
    let mut open = 0_u32;
    let (mut builder, mut skipped) = (Builder::default(), Skipped::default());
    let (mut buffer, mut player) = (Vec::new(), XmlPlayer::default());
    loop {
        let event = reader.read_event_into(&mut buffer);
        let (line, column) = reader.get_ref().place(reader.error_position());
        let event = event.map_err(|why| ImportError::Xml { line, column, why })?;
        match &event {
            Event::Start(_) => open += 1,
            Event::End(_) => open = open.saturating_sub(1),
            // The reader is content with any beginning of a file; a download that broke off is no list.
            Event::Eof if open > 0 => {
                let (line, column) = reader.get_ref().place(reader.buffer_position());
                let why = IllFormedError::MissingEndTag(LIST.into()).into();
                return Err(ImportError::Xml { line, column, why });
            }
            _ => {}
        }
        match event {
            Event::Eof if builder.is_empty() => return Err(NoList::MissingColumn { heading: PLAYER }.into()),
            Event::Eof => return Ok((builder, skipped)),
            Event::Start(element) if element.name().as_ref() == PLAYER => player.fields.clear(),
            Event::Start(element) => player.fields.push((element.name().as_ref().to_string(), String::new())),
            Event::Text(text) => player.append(&text),
            Event::GeneralRef(entity) => player.append(predefined(&entity)),
            Event::End(element) if element.name().as_ref() == PLAYER => match player.listed() {
                Some(listed) => {
                    builder.add(&listed);
                    progress(builder.len());
                }
                None => skipped.add(line),
            },
            _ => {}
        }
        buffer.clear();
    }
}

/// The element of all players.
const LIST: &str = "playerslist";
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

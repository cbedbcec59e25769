//! The games of a file, read piece by piece: the memory that it takes is that of the largest game, not of the file.
//!
//! The file is looked through for its encoding until that is certain, and then read. What is no file, as a pipe, is taken into
//! memory first.

use std::fs::File;
use std::io::{Cursor, Read, Seek};
use std::path::Path;

use anyhow::anyhow;

use crate::cli::failure;
use crate::cli::language::lang;
use sonneborn_i18n::pairing_tools;
use sonneborn_laws::pgn::{self, Decoding, Detecting, Game};

/// So much of a file is read at a time; more where a game is longer. No more than a processor keeps at hand until the games of it are
/// replayed.
const PIECE: usize = 256 * 1024;

trait Source: Read + Seek {}
impl<T: Read + Seek> Source for T {}

/// A file of games that is being read.
pub(super) struct Pieces {
    source: Box<dyn Source>,
    decoding: Decoding,
    /// What is read into.
    piece: Vec<u8>,
    is_read: bool,
}

/// Opens a file and finds out its encoding.
pub(super) fn open(path: &Path) -> anyhow::Result<Pieces> {
    let told = |error: std::io::Error| anyhow!(pairing_tools::cannot_read(lang(), path.display(), failure::io(&error)));
    let mut source = source(path).map_err(told)?;
    let (mut detecting, mut piece) = (Detecting::default(), vec![0; PIECE]);
    while !detecting.is_certain() {
        let length = source.read(&mut piece).map_err(told)?;
        if length == 0 {
            break;
        }
        detecting.look(&piece[..length]);
    }
    source.rewind().map_err(told)?;
    Ok(Pieces { source, decoding: detecting.decoding(), piece, is_read: false })
}

fn source(path: &Path) -> std::io::Result<Box<dyn Source>> {
    let mut file = File::open(path)?;
    if file.metadata()?.is_file() {
        return Ok(Box::new(file));
    }
    let mut bytes = Vec::new();
    std::io::copy(&mut file, &mut bytes)?;
    Ok(Box::new(Cursor::new(bytes)))
}

impl Pieces {
    /// Gives the games in the order of the file, some at a time, each with its number from 0.
    pub(super) fn each_batch(
        &mut self,
        mut take: impl FnMut(&[(usize, Game<'_>)]) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let (mut text, mut wanted, mut line, mut number) = (String::new(), PIECE, 1, 0);
        loop {
            self.fill(&mut text, wanted)?;
            let mut games = pgn::games_from(&text, line);
            let (mut batch, mut ends) = (Vec::new(), vec![(0, line)]);
            while let Some(game) = games.next() {
                batch.push((number + batch.len(), game));
                ends.push((games.position(), games.line()));
            }
            // The last one may go on in the next piece.
            if !self.is_read {
                batch.pop();
                ends.pop();
            }
            take(&batch)?;
            wanted = if batch.is_empty() { wanted * 2 } else { PIECE };
            number += batch.len();
            drop(batch);
            let (consumed, reached) = ends.pop().unwrap_or((0, line));
            line = reached;
            if self.is_read {
                return Ok(());
            }
            text.drain(..consumed);
        }
    }

    /// Reads on until the text is so long, or the file at its end.
    fn fill(&mut self, text: &mut String, wanted: usize) -> anyhow::Result<()> {
        while text.len() < wanted && !self.is_read {
            let length = self.source.read(&mut self.piece)?;
            self.is_read = length == 0;
            self.decoding.decode(&self.piece[..length], self.is_read, text);
        }
        Ok(())
    }
}

//! One game after the other out of a text.

use memchr::memchr_iter;

use super::reader::{Brace, NOT_LOOKED_FOR, Reader, moved_back};
use super::{Game, Place};

/// Reads the games of a text one after the other.
///
/// ```
/// use sonneborn_laws::pgn;
///
/// let two = "[White \"Müller\"]\n\n1. e4 e5 1-0\n\n[White \"Kovač\"]\n\n1. d4 *\n";
/// let white: Vec<_> = pgn::games(two).filter_map(|game| game.tag("White")).collect();
/// assert_eq!(white, ["Müller", "Kovač"]);
/// ```
pub fn games(text: &str) -> Games<'_> {
    Games { text, next: 0, line: 1, vain: 0, brace: NOT_LOOKED_FOR }
}

/// Reads the games of a part of a file that begins on this line.
pub fn games_from(text: &str, line: usize) -> Games<'_> {
    Games { line, ..games(text) }
}

/// See [`games`].
#[derive(Clone, Debug)]
pub struct Games<'a> {
    text: &'a str,
    next: usize,
    line: usize,
    /// Bytes looked through in vain so far, of [`VAIN_LIMIT`].
    vain: usize,
    brace: Brace,
}

impl Games<'_> {
    /// How far into the text the reader has come, in bytes.
    pub fn position(&self) -> usize {
        self.next
    }

    /// The line that the reader has come to, from 1.
    pub fn line(&self) -> usize {
        self.line
    }
}

impl<'a> Iterator for Games<'a> {
    type Item = Game<'a>;

    fn next(&mut self) -> Option<Game<'a>> {
        let rest = &self.text[self.next..];
        let blank = rest.bytes().take_while(u8::is_ascii_whitespace).count();
        // A game longer than spans can address is cut there; no game ever is.
        let limit = rest.len().min(u32::MAX as usize);
        self.line += memchr_iter(b'\n', &rest.as_bytes()[..blank]).count();
        if blank == limit {
            return None;
        }
        let mut reader = Reader::new(&rest.as_bytes()[blank..limit], self.vain, moved_back(self.brace, blank));
        let end = reader.read();
        self.vain = reader.vain;
        self.brace = moved_back(reader.brace, end);
        let text = &rest[blank..blank + end];
        let behind = rest[blank + end..].trim_start();
        let begins_game = behind.is_empty() || reader.result.is_none() || behind.starts_with(['[', '%', '\u{feff}']);
        let behind = (!begins_game).then(|| {
            let skipped = &rest[blank..rest.len() - behind.len()];
            let line_start = skipped.rfind('\n').map_or(0, |at| at + 1);
            let line = self.line + memchr_iter(b'\n', skipped.as_bytes()).count();
            Place { line, column: skipped[line_start..].chars().count() + 1 }
        });
        let game = Game {
            text,
            behind,
            first_line: self.line,
            tags: reader.tags,
            moves: reader.moves,
            comments: reader.comments,
            faults: reader.faults,
            result: reader.result,
        };
        self.line += memchr_iter(b'\n', text.as_bytes()).count();
        self.next += blank + end;
        Some(game)
    }
}

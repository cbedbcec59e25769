//! Game records (PGN) as arbiters get them: any encoding, several games, headers only, no result, sloppy notation.
//!
//! [`games`] reads one game after the other and never stops at a fault: what cannot be read is noted with its place and
//! reading goes on. It only reads; whether the moves are legal is found out by [`super::replay`].

mod comment;
mod encoding;
mod games;
mod reader;
mod words;

pub use comment::{ClockNote, clock_note};
pub use encoding::{Decoding, Detecting, Encoding, decode};
pub use games::{Games, games, games_from};
pub(crate) use words::looks_like_move;

use std::borrow::Cow;

use super::notation::Written;

/// A place in a text: line and column, both from 1, the column in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub line: usize,
    pub column: usize,
}

/// A piece of a game's text, in bytes from its beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    start: u32,
    end: u32,
}

impl Span {
    pub(super) fn starts_before(self, other: Span) -> bool {
        self.start < other.start
    }
}

/// A result as the record gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Termination {
    WhiteWins,
    BlackWins,
    Draw,
    /// `*`, or none given.
    Unfinished,
}

impl Termination {
    /// As PGN writes it.
    pub fn token(self) -> &'static str {
        match self {
            Termination::WhiteWins => "1-0",
            Termination::BlackWins => "0-1",
            Termination::Draw => "1/2-1/2",
            Termination::Unfinished => "*",
        }
    }
}

/// A word of the movetext that stands where a move should.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// The move as written; `None` where the word is no move in any notation.
    pub written: Option<Written>,
    pub token: Span,
}

/// A comment behind a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comment {
    /// How many recorded words of the main line stand before it.
    pub after: u32,
    pub text: Span,
}

/// What the reader could not make sense of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadFault {
    /// A tag without its end: `[White "…`.
    BrokenTag,
    /// A comment `{…` without its end.
    OpenComment,
    /// A variation `(…` without its end, or a `)` too many.
    UnbalancedVariation,
    /// A comment that holds the beginning of another, or begins inside a word: moves may have been lost in it.
    SwallowingComment,
    /// A word that is neither a move nor a sign.
    StrayWord,
    /// A clock time in a comment that cannot be: `[%clk 0:08:70]`.
    BadClockTime,
}

/// One game record. It borrows the text it was read from.
#[derive(Clone, Debug)]
pub struct Game<'a> {
    text: &'a str,
    first_line: usize,
    tags: Vec<(Span, Span)>,
    moves: Vec<Recorded>,
    comments: Vec<Comment>,
    faults: Vec<(ReadFault, Span)>,
    result: Option<Termination>,
    /// Where text that begins no other game stands behind the result, in bytes behind the record.
    behind: Option<Place>,
}

impl<'a> Game<'a> {
    /// The value of a tag (`White`, `FEN` …), unescaped; `None` where it is missing.
    pub fn tag(&self, name: &str) -> Option<Cow<'a, str>> {
        let (_, value) = self.tags.iter().find(|(key, _)| self.slice(*key).eq_ignore_ascii_case(name))?;
        Some(unescaped(self.slice(*value)))
    }

    /// Every tag in the order of the record.
    pub fn tags(&self) -> impl Iterator<Item = (&'a str, Cow<'a, str>)> + '_ {
        self.tags.iter().map(|(key, value)| (self.slice(*key), unescaped(self.slice(*value))))
    }

    /// The words of the main line.
    ///
    /// ```
    /// use sonneborn_laws::pgn;
    ///
    /// let game = pgn::games("1. e4 {best} e5 (1... c5) 2. Nf3").next().expect("a game");
    /// assert_eq!(game.moves().len(), 3);
    /// ```
    pub fn moves(&self) -> &[Recorded] {
        &self.moves
    }

    /// The comments of the main line.
    pub fn comments(&self) -> &[Comment] {
        &self.comments
    }

    /// Does the comment behind the word of the main line with this index hold this text?
    pub(super) fn says_behind(&self, word: usize, text: &str) -> bool {
        let first = self.comments.partition_point(|comment| (comment.after as usize) <= word);
        let behind = self.comments[first..].iter().take_while(|comment| comment.after as usize == word + 1);
        behind.into_iter().any(|comment| self.slice(comment.text).contains(text))
    }

    /// What could not be read, in the order of the text.
    pub fn faults(&self) -> &[(ReadFault, Span)] {
        &self.faults
    }

    /// The result at the end of the movetext; where none stands, that of the `Result` tag.
    ///
    /// ```
    /// use sonneborn_laws::pgn::{self, Termination};
    ///
    /// let game = pgn::games("1. e4 e5 1/2-1/2").next().expect("a game");
    /// assert_eq!(game.result(), Termination::Draw);
    /// ```
    pub fn result(&self) -> Termination {
        self.result.unwrap_or_else(|| self.result_tag())
    }

    fn result_tag(&self) -> Termination {
        match self.tag("Result").as_deref().map(str::trim) {
            Some("1-0") => Termination::WhiteWins,
            Some("0-1") => Termination::BlackWins,
            Some("1/2-1/2" | "½-½" | "1/2") => Termination::Draw,
            _ => Termination::Unfinished,
        }
    }

    /// Does the `Result` tag tell of a result, and the end of the movetext of another, or of none?
    pub(crate) fn tells_two_results(&self) -> bool {
        let tagged = self.result_tag();
        tagged != Termination::Unfinished && self.result() != tagged
    }

    /// Does the movetext end with a result?
    pub fn has_result_token(&self) -> bool {
        self.result.is_some()
    }

    /// The text of a span.
    pub fn slice(&self, span: Span) -> &'a str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or_default()
    }

    /// Where a span begins in [`Game::text`], in bytes.
    pub fn offset(&self, span: Span) -> usize {
        span.start as usize
    }

    /// Where a span ends in [`Game::text`], in bytes.
    pub fn end(&self, span: Span) -> usize {
        span.end as usize
    }

    /// Where the tags end in [`Game::text`], in bytes.
    pub fn movetext_start(&self) -> usize {
        let value = self.tags.last().map_or(0, |(_, value)| value.end as usize);
        if value == 0 { 0 } else { self.text[value..].find(']').map_or(value, |length| value + length + 1) }
    }

    /// Where text stands behind the result that begins no other game: moves may have been recorded there.
    pub(crate) fn text_behind(&self) -> Option<Place> {
        self.behind
    }

    /// The whole record.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// The line of the file on which the record begins, from 1.
    pub fn first_line(&self) -> usize {
        self.first_line
    }

    /// Where a span begins in the whole file.
    pub fn place(&self, span: Span) -> Place {
        self.place_of(span.start as usize)
    }

    /// Where an offset of [`Game::text`] lies in the whole file.
    pub fn place_of(&self, offset: usize) -> Place {
        Places::of(self).at(offset)
    }
}

/// Finds places in the order of the text, going through it once however many are asked for.
#[derive(Clone, Debug)]
pub(super) struct Places<'a> {
    text: &'a str,
    at: usize,
    reached: Place,
}

impl<'a> Places<'a> {
    pub(super) fn of(game: &Game<'a>) -> Places<'a> {
        Places { text: game.text, at: 0, reached: Place { line: game.first_line, column: 1 } }
    }

    /// Where a span begins in the whole file; spans come in the order of the text.
    pub(super) fn place(&mut self, span: Span) -> Place {
        self.at(span.start as usize)
    }

    fn at(&mut self, offset: usize) -> Place {
        let passed = self.text.get(self.at..offset).unwrap_or_default();
        for char in passed.chars() {
            if char == '\n' {
                self.reached = Place { line: self.reached.line + 1, column: 1 };
            } else {
                self.reached.column += 1;
            }
        }
        self.at += passed.len();
        self.reached
    }
}

fn unescaped(value: &str) -> Cow<'_, str> {
    if value.contains('\\') {
        Cow::Owned(value.replace("\\\"", "\"").replace("\\\\", "\\"))
    } else {
        Cow::Borrowed(value)
    }
}

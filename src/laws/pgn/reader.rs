//! The reader: one pass over the text, a game at a time, without copying it.
//!
//! Where a game ends: after its result; before a tag that belongs to another game (one it already has after a blank line, a
//! second `Event` or one after a blank line, or any tag after moves); at the end of the file.

use memchr::{memchr, memchr2, memchr3};

use super::comment::bad_clock_time;
use super::words::{ENDS_WORD, first_blank, is_placeholder, is_sign, looks_like_move, result, wide_blank};
use super::{Comment, ReadFault, Recorded, Span, Termination};
use crate::notation;

/// A variation is looked for so far; longer ones are read as words. No real one comes near.
const LONGEST_VARIATION: usize = 1024 * 1024;
/// So many bytes of a file may be looked through in vain for the ends of variations, so that a file made of opening
/// brackets costs no more than another one. Then each bracket without its end is told at once.
const VAIN_LIMIT: usize = 8 * 1024 * 1024;
/// A record with more tags is taken for the next one; real ones have some twenty.
const MOST_TAGS: usize = 500;

/// From where on a closing brace was looked for, and where it stands; `None` for none at all.
pub(super) type Brace = (usize, Option<usize>);

/// Nothing begins there.
pub(super) const NOT_LOOKED_FOR: Brace = (usize::MAX, None);

/// What is known of the next closing brace, for a text that begins so many bytes later.
pub(super) fn moved_back((since, found): Brace, by: usize) -> Brace {
    if since == usize::MAX || found.is_some_and(|found| found < by) {
        return NOT_LOOKED_FOR;
    }
    (since.saturating_sub(by), found.map(|found| found - by))
}

pub(super) struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    pub(super) tags: Vec<(Span, Span)>,
    pub(super) moves: Vec<Recorded>,
    pub(super) comments: Vec<Comment>,
    pub(super) faults: Vec<(ReadFault, Span)>,
    pub(super) result: Option<Termination>,
    in_movetext: bool,
    pub(super) vain: usize,
    pub(super) brace: Brace,
}

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a [u8], vain: usize, brace: Brace) -> Reader<'a> {
        Reader {
            text,
            at: 0,
            tags: Vec::with_capacity(16),
            moves: Vec::new(),
            comments: Vec::new(),
            faults: Vec::new(),
            result: None,
            in_movetext: false,
            vain,
            brace,
        }
    }

    /// Reads one game and returns where it ends.
    pub(super) fn read(&mut self) -> usize {
        while self.result.is_none() {
            let newlines = self.skip_blanks();
            let Some(&byte) = self.text.get(self.at) else { break };
            if byte == b'['
                && let Some(name) = self.tag_name()
            {
                if self.begins_another_game(name, newlines > 1) {
                    break;
                }
                self.read_tag(name);
            } else if byte == b'%' && !self.in_movetext && self.begins_line() {
                self.skip_escaped_line();
            } else {
                if !self.in_movetext {
                    self.in_movetext = true;
                    self.moves.reserve(128);
                }
                if !self.read_plain_move(byte) {
                    self.read_movetext(byte);
                }
            }
        }
        self.at
    }

    /// Reads a move that begins here, where it is short, in a notation we know and has a blank behind it, as nearly all are.
    #[inline]
    fn read_plain_move(&mut self, first: u8) -> bool {
        if !first.is_ascii_alphabetic() {
            return false;
        }
        let Some(ahead) = self.text[self.at..].first_chunk::<8>() else { return false };
        let Some(word) = ahead.get(..first_blank(ahead)) else { return false };
        // A bracket at the end may be one of a variation.
        let Some(written) = notation::read(word).filter(|_| word.last() != Some(&b')')) else { return false };
        let end = self.at + word.len();
        self.moves.push(Recorded { written: Some(written), token: span(self.at, end) });
        self.at = end;
        true
    }

    /// Skips blanks and returns how many lines ended.
    fn skip_blanks(&mut self) -> usize {
        let mut newlines = 0;
        while let Some(byte) = self.text.get(self.at) {
            match byte {
                b'\n' => newlines += 1,
                b' ' | b'\r' | b'\t' | 0x0b | 0x0c => {}
                _ => match wide_blank(&self.text[self.at..]) {
                    0 => break,
                    length => self.at += length - 1,
                },
            }
            self.at += 1;
        }
        newlines
    }

    /// The name of a tag that begins here: `[`, a name, and a blank or quotation mark.
    fn tag_name(&self) -> Option<Span> {
        let start = self.at + 1;
        let rest = &self.text[start..];
        let length = rest.iter().position(|byte| !is_tag_name(*byte)).unwrap_or(rest.len());
        let is_tag = length > 0 && matches!(rest.get(length), Some(b' ' | b'\t' | b'"'));
        // Behind moves a bracket begins another game only with a value in its line: else it is a slip before a word.
        let has_value = !self.in_movetext || {
            let line = &rest[length..];
            let end = memchr(b'\n', line).unwrap_or(line.len());
            line[..end].trim_ascii_start().first() == Some(&b'"')
        };
        (is_tag && has_value).then(|| span(start, start + length))
    }

    fn begins_another_game(&self, name: Span, after_blank_line: bool) -> bool {
        if self.in_movetext {
            return true;
        }
        if self.tags.is_empty() {
            return false;
        }
        let text = |span: Span| &self.text[span.start as usize..span.end as usize];
        let name = text(name);
        if self.tags.len() >= MOST_TAGS {
            return true;
        }
        let known = self.tags.iter().any(|(known, _)| text(*known) == name);
        if name == b"Event" { known || after_blank_line } else { known && after_blank_line }
    }

    fn read_tag(&mut self, name: Span) {
        let name_end = name.end as usize;
        if let [b' ', b'"', rest @ ..] = &self.text[name_end..]
            && let Some(length) = memchr3(b'"', b'\\', b'\n', rest)
            && let Some(b"\"]") = rest.get(length..length + 2)
        {
            // As nearly every program writes it.
            let value = name_end + 2;
            self.tags.push((name, span(value, value + length)));
            self.at = value + length + 2;
            return;
        }
        let line_end = memchr(b'\n', &self.text[self.at..]).map_or(self.text.len(), |length| self.at + length);
        let line = &self.text[..line_end];
        let Some(value) = quoted(line, name_end) else {
            self.faults.push((ReadFault::BrokenTag, span(self.at, line_end)));
            self.at = line_end;
            return;
        };
        self.tags.push((name, value));
        let value_end = value.end as usize;
        let end = memchr(b']', &line[value_end..]).map_or(line_end, |length| value_end + length + 1);
        // Behind the quotation mark, or in a value that has none at its end, moves may have been swallowed.
        let from = if line.get(value_end) == Some(&b'"') { value_end } else { value.start as usize };
        if line[from..end].split(u8::is_ascii_whitespace).any(looks_like_move) {
            self.faults.push((ReadFault::BrokenTag, span(self.at, end)));
        }
        self.at = end;
    }

    fn read_movetext(&mut self, byte: u8) {
        match byte {
            b'{' => self.read_comment(),
            b';' => {
                let in_word = |at: Option<&u8>| at.is_some_and(|byte| !byte.is_ascii_whitespace());
                if (self.at > 0 && in_word(self.text.get(self.at - 1))) || in_word(self.text.get(self.at + 1)) {
                    self.faults.push((ReadFault::SwallowingComment, span(self.at, self.at + 1)));
                }
                let end = self.end_of_line();
                self.comment(self.at + 1, end);
                self.at = end;
            }
            b'%' if self.begins_line() => self.skip_escaped_line(),
            b'(' => self.skip_variation(),
            b')' => {
                self.faults.push((ReadFault::UnbalancedVariation, span(self.at, self.at + 1)));
                self.at += 1;
            }
            b'}' | b']' | b'[' | b'.' => self.at += 1,
            b'$' => self.at = self.word_end(self.at + 1),
            b'*' => {
                self.result = Some(Termination::Unfinished);
                self.at += 1;
            }
            b'0'..=b'9' => self.read_number(),
            _ => self.read_word(self.at),
        }
    }

    /// Skips a line meant for other programs (PGN 6); one that holds moves may be a slip.
    fn skip_escaped_line(&mut self) {
        let start = self.at;
        self.at = self.end_of_line();
        let line = &self.text[start + 1..self.at];
        if line.split(u8::is_ascii_whitespace).any(|word| notation::read(word).is_some()) {
            self.faults.push((ReadFault::SwallowingComment, span(start, start + 1)));
        }
    }

    fn begins_line(&self) -> bool {
        self.at == 0 || self.text[self.at - 1] == b'\n'
    }

    fn end_of_line(&self) -> usize {
        memchr(b'\n', &self.text[self.at..]).map_or(self.text.len(), |length| self.at + length)
    }

    fn comment(&mut self, start: usize, end: usize) {
        if let Some(at) = bad_clock_time(&self.text[start..end]) {
            let said = &self.text[start + at..end];
            let length = said.iter().position(|byte| *byte == b']').unwrap_or(said.len());
            self.faults.push((ReadFault::BadClockTime, span(start + at, start + at + length)));
        }
        if self.comments.capacity() == 0 {
            // A game with one comment mostly has one for every move.
            self.comments.reserve(self.moves.capacity());
        }
        let after = u32::try_from(self.moves.len()).unwrap_or(u32::MAX);
        self.comments.push(Comment { after, text: span(start, end) });
    }

    /// Where the next `}` from here stands. Asked for again and again by texts without any, it is looked for once.
    fn closing_brace(&mut self, from: usize) -> Option<usize> {
        let (since, found) = self.brace;
        if from < since || found.is_some_and(|found| found < from) {
            self.brace = (from, memchr(b'}', &self.text[from..]).map(|length| from + length));
        }
        self.brace.1
    }

    fn read_comment(&mut self) {
        let start = self.at + 1;
        if let Some(length) = memchr2(b'{', b'}', &self.text[start..])
            && self.text[start + length] == b'}'
        {
            self.comment(start, start + length);
            self.at = start + length + 1;
            return;
        }
        // Another comment begins before its end, or it has none.
        match self.closing_brace(start) {
            Some(end) => {
                self.faults.push((ReadFault::SwallowingComment, span(self.at, start)));
                self.comment(start, end);
                self.at = end + 1;
            }
            None => {
                // Lost brace: only this line is taken for the comment, so that the moves behind it are not lost.
                self.faults.push((ReadFault::OpenComment, span(self.at, start)));
                self.at = self.end_of_line();
                self.comment(start, self.at);
            }
        }
    }

    fn skip_variation(&mut self) {
        let start = self.at;
        let mut depth = 0usize;
        let mut at = self.at;
        let furthest = if self.vain < VAIN_LIMIT { start + LONGEST_VARIATION } else { start };
        while let Some(&byte) = self.text.get(at).filter(|_| at < furthest) {
            match byte {
                b'{' => match self.closing_brace(at) {
                    Some(end) => at = end,
                    None => break,
                },
                b'(' => depth += 1,
                b')' => depth -= 1,
                b'[' if self.text[at - 1] == b'\n' && self.text[at..].starts_with(b"[Event ") => break,
                _ => {}
            }
            at += 1;
            if depth == 0 {
                self.at = at;
                return;
            }
        }
        self.vain += at - start;
        self.faults.push((ReadFault::UnbalancedVariation, span(start, start + 1)));
        self.at = if at > start && self.text.get(at) == Some(&b'[') { at } else { self.end_of_line() };
    }

    /// A word that begins with a digit: a move number, a result, or castling written with zeros.
    fn read_number(&mut self) {
        let rest = &self.text[self.at..];
        let digits = rest.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(rest.len());
        if rest.get(digits) == Some(&b'.') {
            let dots = rest[digits..].iter().position(|byte| *byte != b'.').unwrap_or(rest.len() - digits);
            self.at += digits + dots;
            if let Some(&first) = rest.get(digits + dots).filter(|byte| !ENDS_WORD[usize::from(**byte)])
                && !self.read_plain_move(first)
            {
                self.read_word(self.at);
            }
            return;
        }
        let end = self.word_end(self.at);
        let word = &self.text[self.at..end];
        if word.starts_with(b"0-0") || word.starts_with("0–0".as_bytes()) || matches!(word, b"00" | b"000") {
            self.record(self.at, end);
            return;
        }
        // Figures only, and squares: a move in the notation of correspondence chess, no move number.
        if digits == word.len() && notation::read(word).is_some() {
            self.record(self.at, end);
            return;
        }
        if let Some(result) = result(word) {
            self.result = Some(result);
            self.at = end;
            return;
        }
        if notation::is_clock_time(word) {
            self.at = end;
            return;
        }
        if self.skip_counted(end) {
            return;
        }
        let dots = if word[digits..].starts_with("…".as_bytes()) { "…".len() } else { 0 };
        let next = self.at + digits + dots;
        if next < end {
            self.read_word(next);
        } else {
            self.at = end;
        }
    }

    /// Skips a number as Chinese and full-width sheets write it, and reads what stands behind it in the same word.
    fn skip_counted(&mut self, end: usize) -> bool {
        let word = std::str::from_utf8(&self.text[self.at..end]).unwrap_or_default();
        let Some(number) = notation::counted_move(word) else { return false };
        self.at += number.length;
        if self.at < end {
            self.read_word(self.at);
        }
        true
    }

    fn read_word(&mut self, start: usize) {
        let end = self.word_end(start);
        if self.text[start] >= 0x80 && self.at == start && self.skip_counted(end) {
            return;
        }
        let word = &self.text[start..end];
        let is_sign = word.iter().all(|byte| byte.is_ascii_punctuation()) || is_sign(word);
        if is_sign && !is_placeholder(word) {
            self.at = end;
        } else if let Some(result) = result(word) {
            self.result = Some(result);
            self.at = end;
        } else {
            self.record(start, end);
        }
    }

    /// Notes the word as a move, or, if it does not even look like one, as a stray word.
    fn record(&mut self, start: usize, end: usize) {
        let word = &self.text[start..end];
        let token = span(start, end);
        let written = notation::read(word);
        if written.is_some() || looks_like_move(word) {
            self.moves.push(Recorded { written, token });
        } else {
            self.faults.push((ReadFault::StrayWord, token));
        }
        self.at = end;
    }

    /// Where the word ends: at a blank, a bracket of comments or variations, or the end.
    fn word_end(&self, from: usize) -> usize {
        let word = &self.text[from.min(self.text.len())..];
        let ends =
            |at: &usize| ENDS_WORD[usize::from(word[*at])] || (word[*at] >= 0x80 && wide_blank(&word[*at..]) > 0);
        let length = (0..word.len()).find(ends).unwrap_or(word.len());
        // `e8(Q)` is one word, `Nf3(2.` is a move and a variation.
        if word.get(length) == Some(&b'(')
            && matches!(word.get(length + 1..length + 3), Some([b'Q' | b'R' | b'B' | b'N', b')']))
        {
            return from + length + 3;
        }
        from + length
    }
}

/// `start` and `end` lie within a text that `Games` has cut to what spans can address.
fn span(start: usize, end: usize) -> Span {
    Span { start: start as u32, end: end as u32 }
}

fn is_tag_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-'
}

/// The quoted value behind a tag's name, without the quotation marks. A missing closing mark ends at the bracket.
fn quoted(line: &[u8], from: usize) -> Option<Span> {
    let open = from + memchr(b'"', &line[from..])?;
    let mut at = open + 1;
    while let Some(length) = memchr2(b'"', b'\\', &line[at..]) {
        at += length;
        if line[at] == b'"' {
            return Some(span(open + 1, at));
        }
        at = (at + 2).min(line.len());
    }
    let close = open + 1 + line[open + 1..].iter().rposition(|byte| *byte == b']')?;
    Some(span(open + 1, close))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn::{Game, Place, games};

    fn words<'a>(game: &Game<'a>) -> Vec<&'a str> {
        game.moves().iter().map(|recorded| game.slice(recorded.token)).collect()
    }

    #[test]
    fn tags_moves_and_result() {
        let text = "[Event \"A \\\"B\\\"\"]\n[White \"Li, Wei\"]\n\n1.e4 e5 2. Nf3!? {good} Nc6 (2... d6 {x)} 3. d4) 3. Bb5 $1 a6 1/2-1/2\n";
        let all: Vec<_> = games(text).collect();
        assert_eq!(all.len(), 1);
        assert_eq!(all[0].tag("Event").unwrap(), "A \"B\"");
        assert_eq!(words(&all[0]), ["e4", "e5", "Nf3!?", "Nc6", "Bb5", "a6"]);
        assert_eq!(all[0].result(), Termination::Draw);
        assert!(all[0].faults().is_empty());
    }

    #[test]
    fn games_without_moves_results_or_tags_are_kept_apart() {
        let text = "[Event \"1\"]\n[Round \"1\"]\n\n[Round \"2\"]\n[White \"A\"]\n\n[Event \"3\"]\n\n1. e4 e5\n\n[Event \"4\"]\n1. d4 *\n1. c4 1-0";
        let all: Vec<_> = games(text).map(|game| (game.tags().count(), game.moves().len())).collect();
        assert_eq!(all, [(2, 0), (2, 0), (1, 2), (1, 1), (0, 1)]);
    }

    #[test]
    fn an_event_that_is_not_the_first_tag_and_lines_for_other_programs_split_no_game() {
        let text =
            "% made by X\n[Site \"Arad\"]\n[Event \"1\"]\n% y\n\n1. e4\n%z\n e5 *\n\n[Event \"2\"]\n[Event \"3\"]\n";
        let all: Vec<_> = games(text).map(|game| (game.tags().count(), game.moves().len())).collect();
        assert_eq!(all, [(2, 2), (1, 0), (1, 0)]);
    }

    #[test]
    fn a_blank_line_inside_the_tags_does_not_end_them() {
        let text = "[Event \"1\"]\n\n[White \"A\"]\n\n1. e4 *";
        assert_eq!(games(text).count(), 1);
    }

    #[test]
    fn faults_have_their_place_and_nothing_behind_them_is_lost() {
        let text = "\n\n[White \"Ä\n[Black \"B\"]\n\n1. e4 draw e5 {never closed\n2. Nf3 ) Nc6 2. Zf9 0-0 *";
        let game = games(text).next().unwrap();
        let faults: Vec<_> = game.faults().iter().map(|(fault, span)| (*fault, game.place(*span))).collect();
        assert_eq!(
            faults,
            [
                (ReadFault::BrokenTag, Place { line: 3, column: 1 }),
                (ReadFault::StrayWord, Place { line: 6, column: 7 }),
                (ReadFault::OpenComment, Place { line: 6, column: 15 }),
                (ReadFault::UnbalancedVariation, Place { line: 7, column: 8 }),
            ]
        );
        assert_eq!(words(&game), ["e4", "e5", "Nf3", "Nc6", "Zf9", "0-0"]);
        assert_eq!(game.moves()[4].written, None);
        assert_eq!(game.tag("Black").unwrap(), "B");
    }

    #[test]
    fn promotions_and_variations_in_round_brackets() {
        let game = games("1. e8(Q) Nf3(1... d4) 2. d1Q").next().unwrap();
        assert_eq!(words(&game), ["e8(Q)", "Nf3", "d1Q"]);
    }
}

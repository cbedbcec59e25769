//! A line cut into words, each with its column and whether a comma or a semicolon stands behind it.

use super::vocabulary;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub text: String,
    /// The first character's, counted from 1.
    pub column: usize,
    /// It stood between quotation marks, and is what it is.
    pub is_quoted: bool,
    /// What follows is about something else.
    pub ends_clause: bool,
    /// A comma stands between its digits.
    pub has_tight_comma: bool,
}

const QUOTE: char = '"';

/// `"`, doubled where it stands in the text.
pub(super) fn quoted(text: &str) -> String {
    format!("{QUOTE}{}{QUOTE}", text.replace(QUOTE, "\"\""))
}

/// The words of a line whose first character stands in the column `first`.
pub(super) fn tokens(line: &str, first: usize) -> Vec<Token> {
    let letters: Vec<char> = line.chars().collect();
    let mut found: Vec<Token> = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let letter = letters[at];
        if is_comma(letter) {
            if let Some(last) = found.last_mut() {
                last.ends_clause = true;
            }
            at += 1;
        } else if letter.is_whitespace() || is_bracket(letter) {
            at += 1;
        } else if letter == QUOTE {
            let (text, behind) = between_quotes(&letters, at);
            found.push(Token { text, column: first + at, is_quoted: true, ends_clause: false, has_tight_comma: false });
            at = behind;
        } else {
            let end = (at..letters.len()).find(|end| *end > at && ends_word(&letters, *end)).unwrap_or(letters.len());
            let comma = letters.get(end).is_some_and(|next| *next == ',');
            let is_digit = |place: usize| letters.get(place).is_some_and(char::is_ascii_digit);
            let has_tight_comma = comma && is_digit(end - 1) && is_digit(end + 1);
            let text: String = letters[at..end].iter().collect();
            cut(&text, first + at, has_tight_comma, &mut found);
            at = end;
        }
    }
    found
}

fn is_comma(letter: char) -> bool {
    matches!(letter, ',' | ';' | '、' | '，' | '；')
}

fn is_bracket(letter: char) -> bool {
    matches!(letter, '(' | ')' | '（' | '）')
}

fn ends_word(letters: &[char], at: usize) -> bool {
    let letter = letters[at];
    // Chinese words stand beside figures and each other without a blank.
    let changes_script = is_chinese(letter) != is_chinese(letters[at - 1]);
    letter.is_whitespace() || is_comma(letter) || is_bracket(letter) || letter == QUOTE || changes_script
}

fn is_chinese(letter: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&letter)
}

/// The text from the quotation mark at `at` on, and where it ends.
fn between_quotes(letters: &[char], at: usize) -> (String, usize) {
    let (mut text, mut place) = (String::new(), at + 1);
    while place < letters.len() {
        if letters[place] != QUOTE {
            text.push(letters[place]);
            place += 1;
        } else if letters.get(place + 1) == Some(&QUOTE) {
            text.push(QUOTE);
            place += 2;
        } else {
            return (text, place + 1);
        }
    }
    (text, place)
}

/// A word, or the Chinese words that a text without blanks is made of; what is none of them stays whole.
fn cut(text: &str, column: usize, has_tight_comma: bool, found: &mut Vec<Token>) {
    let plain = |text: &str, column: usize| Token {
        text: text.to_owned(),
        column,
        is_quoted: false,
        ends_clause: false,
        has_tight_comma,
    };
    let mut rest = text;
    let mut column = column;
    while rest.starts_with(is_chinese) {
        let Some(word) = vocabulary::beginning(rest) else { break };
        found.push(plain(word, column));
        column += word.chars().count();
        rest = &rest[word.len()..];
    }
    if !rest.is_empty() {
        found.push(plain(rest, column));
    }
}

//! Which passwords are refused: those that everybody tries first.

use std::collections::HashSet;

/// Shorter passwords are refused, and shorter ones of those who administer the server.
const LEAST_LENGTH: usize = 8;
const LEAST_OF_ADMINISTRATORS: usize = 12;
/// A word with fewer different characters than this is a key held down.
const LEAST_CHARACTERS: usize = 4;

/// The words that guessers begin with, without digits and signs before and behind, one a line; and the digits alone.
const COMMON: &str = include_str!("common_passwords.txt");
/// The 10,000 that were found most often where passwords leaked, the most usual first; whose list it is stands in the licence beside it.
const LEAKED: &str = include_str!("leaked_passwords.txt");

/// What is wrong with a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weakness {
    TooShort {
        least: usize,
    },
    /// Everybody tries it first.
    Common,
}

/// The fewest characters of a password, which the form that asks for one says beforehand.
pub fn least_length(is_administrator: bool) -> usize {
    if is_administrator { LEAST_OF_ADMINISTRATORS } else { LEAST_LENGTH }
}

/// Whether a password can be taken for the account called `name`.
pub fn weakness(password: &str, name: &str, is_administrator: bool) -> Option<Weakness> {
    let bare = password.trim().to_lowercase();
    let least = least_length(is_administrator);
    if bare.chars().count() < least {
        return Some(Weakness::TooShort { least });
    }
    let word = bare.trim_matches(|char: char| !char.is_alphabetic());
    let is_listed = |word: &str| COMMON.lines().chain(LEAKED.lines()).any(|common| common == word);
    let name = name.trim().to_lowercase();
    // The name, once or over and over, with anything between.
    let names: String = bare.chars().filter(|char| char.is_alphanumeric()).collect();
    let own: String = name.chars().filter(|char| char.is_alphanumeric()).collect();
    let is_name =
        !own.is_empty() && names.replace(&own, "").chars().all(|char| !char.is_alphabetic()) && names.contains(&own);
    let is_common = bare.chars().collect::<HashSet<char>>().len() < LEAST_CHARACTERS
        || is_listed(&bare)
        || (!word.is_empty() && is_listed(word))
        || is_name
        || bare == name
        || is_run(&bare);
    is_common.then_some(Weakness::Common)
}

/// `abcdefgh`, `87654321`: each character beside the one before it.
fn is_run(password: &str) -> bool {
    let codes: Vec<i64> = password.chars().map(|char| i64::from(u32::from(char))).collect();
    let steps: HashSet<i64> = codes.windows(2).map(|pair| (pair[1] - pair[0]) % 10).collect();
    steps.len() == 1 || steps == HashSet::from([1, -9]) || steps == HashSet::from([-1, 9])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_everybody_tries_is_refused() {
        for password in [
            "password",
            "Password1",
            "12345678",
            "1234567890",
            "87654321",
            "11111111",
            "abababab",
            "qwertyuiop",
            "chief2026",
            "CHECKMATE!",
            "abcdefgh",
            "iloveyou!!",
            "woaini1314",
            "chiefchief",
            "chief.chief!",
            "chief-2026-chief",
            "1qaz2wsx3edc",
            "Metallica1990",
        ] {
            assert_eq!(weakness(password, "chief", false), Some(Weakness::Common), "{password}");
        }
        for password in ["", "short", "        ", "  \u{3000}abc   "] {
            assert_eq!(weakness(password, "chief", false), Some(Weakness::TooShort { least: 8 }), "{password:?}");
        }
        for password in ["correct horse", "long enough", "Qh5 Nc6 Bc4", "王后翼弃兵是开局", "tr0ub4dor&3"] {
            assert_eq!(weakness(password, "chief", false), None, "{password}");
        }
        assert_eq!(weakness("tr0ub4dor&3", "chief", true), Some(Weakness::TooShort { least: 12 }));
        assert_eq!(weakness("correct horse", "chief", true), None);
        assert_eq!(LEAKED.lines().count(), 10_000);
    }
}

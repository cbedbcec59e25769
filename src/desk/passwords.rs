//! Which passwords are refused: those that everybody tries first.

use std::collections::HashSet;

/// Shorter passwords are refused.
pub const LEAST_PASSWORD_LENGTH: usize = 8;
/// A word with fewer different characters than this is a key held down.
const LEAST_CHARACTERS: usize = 4;

/// The words that guessers begin with, without digits and signs before and behind, one a line; and the digits alone.
const COMMON: &str = include_str!("common_passwords.txt");

/// What is wrong with a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weakness {
    TooShort,
    /// Everybody tries it first.
    Common,
}

/// Whether a password can be taken for the account called `name`.
pub fn weakness(password: &str, name: &str) -> Option<Weakness> {
    let bare = password.trim().to_lowercase();
    if bare.chars().count() < LEAST_PASSWORD_LENGTH {
        return Some(Weakness::TooShort);
    }
    let word = bare.trim_matches(|char: char| !char.is_alphabetic());
    let is_listed = |word: &str| COMMON.lines().any(|common| common == word);
    let name = name.trim().to_lowercase();
    let is_common = bare.chars().collect::<HashSet<char>>().len() < LEAST_CHARACTERS
        || is_listed(&bare)
        || (!word.is_empty() && (is_listed(word) || word == name))
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
        ] {
            assert_eq!(weakness(password, "chief"), Some(Weakness::Common), "{password}");
        }
        for password in ["", "short", "        ", "  \u{3000}abc   "] {
            assert_eq!(weakness(password, "chief"), Some(Weakness::TooShort), "{password:?}");
        }
        for password in ["correct horse", "long enough", "Qh5 Nc6 Bc4", "王后翼弃兵是开局", "tr0ub4dor&3"] {
            assert_eq!(weakness(password, "chief"), None, "{password}");
        }
    }
}

//! Clock times in comments: `{[%clk 1:30:57]}`, `{[%emt 00:00:35]}`, in one pair of braces or two, and engine forms.

/// A time said in a comment, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockNote {
    /// `%clk`: the time left on the mover's clock after the move.
    Left { ms: u64 },
    /// `%emt`: the time the move took.
    Spent { ms: u64 },
}

/// The first clock time in a comment; `None` when there is none or it cannot be read. `%clk` goes before `%emt`.
pub fn clock_note(comment: &str) -> Option<ClockNote> {
    let value = |command: &str| {
        let at = comment.find(command)? + command.len();
        milliseconds(comment[at..].trim_start())
    };
    value("%clk").map(|ms| ClockNote::Left { ms }).or_else(|| value("%emt").map(|ms| ClockNote::Spent { ms }))
}

/// Reads `h:mm:ss`, `mm:ss` or `ss`, with a fraction of the seconds, at the beginning of a text.
fn milliseconds(text: &str) -> Option<u64> {
    let end = text.find(|c: char| !c.is_ascii_digit() && !matches!(c, ':' | '.' | ',')).unwrap_or(text.len());
    let (clock, fraction) = match text[..end].split_once(['.', ',']) {
        Some((clock, fraction)) => (clock, fraction),
        None => (&text[..end], ""),
    };
    let mut seconds = 0u64;
    let mut parts = 0;
    for part in clock.split(':') {
        seconds = seconds.checked_mul(60)?.checked_add(part.parse().ok()?)?;
        parts += 1;
    }
    if parts > 3 {
        return None;
    }
    let digits: String = fraction.chars().filter(char::is_ascii_digit).chain("000".chars()).take(3).collect();
    seconds.checked_mul(1000)?.checked_add(digits.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_as_broadcasts_and_engines_write_them() {
        for (comment, note) in [
            ("[%clk 1:30:57]", Some(ClockNote::Left { ms: 5_457_000 })),
            ("[%clk\n1:31:15]", Some(ClockNote::Left { ms: 5_475_000 })),
            (" [%eval 0.17] [%clk 0:00:05.3]", Some(ClockNote::Left { ms: 5_300 })),
            ("[%eval 8,20] [%emt 00:00:35]", Some(ClockNote::Spent { ms: 35_000 })),
            ("[%clk 12:34]", Some(ClockNote::Left { ms: 754_000 })),
            ("[%clk ?]", None),
            ("[%clk 99999999999999999999:00]", None),
            ("a fine move", None),
        ] {
            assert_eq!(clock_note(comment), note, "{comment}");
        }
    }
}

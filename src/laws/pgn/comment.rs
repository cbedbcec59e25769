//! Clock times in comments: `{[%clk 1:30:57]}`, `{[%emt 00:00:35]}`, in one pair of braces or two, and engine forms.

use memchr::memchr_iter;

/// A time said in a comment, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockNote {
    /// `%clk`: the time left on the mover's clock after the move.
    Left { ms: u64 },
    /// `%emt`: the time the move took.
    Spent { ms: u64 },
}

/// The first clock time in a comment; `None` when there is none or it cannot be read. `%clk` goes before `%emt`.
///
/// ```
/// use sonneborn_laws::pgn::{ClockNote, clock_note};
///
/// assert_eq!(clock_note("[%clk 1:30:57]"), Some(ClockNote::Left { ms: 5_457_000 }));
/// assert_eq!(clock_note("a fine move"), None);
/// ```
pub fn clock_note(comment: &str) -> Option<ClockNote> {
    let bytes = comment.as_bytes();
    let mut left = None;
    let mut spent = None;
    for at in memchr_iter(b'%', bytes) {
        match &bytes[at + 1..] {
            [b'c', b'l', b'k', rest @ ..] => left = left.or(Some(rest)),
            [b'e', b'm', b't', rest @ ..] => spent = spent.or(Some(rest)),
            _ => {}
        }
    }
    let left = left.and_then(milliseconds).map(|ms| ClockNote::Left { ms });
    left.or_else(|| spent.and_then(milliseconds).map(|ms| ClockNote::Spent { ms }))
}

/// Where in a comment a clock time begins that is written in digits and cannot be. One of no digits (`[%clk ?]`) says that nobody knows.
pub(super) fn bad_clock_time(comment: &[u8]) -> Option<usize> {
    memchr_iter(b'%', comment).find(|at| {
        let ([b'c', b'l', b'k', said @ ..] | [b'e', b'm', b't', said @ ..]) = &comment[at + 1..] else { return false };
        said.trim_ascii_start().first().is_some_and(u8::is_ascii_digit) && milliseconds(said).is_none()
    })
}

/// No clock shows so many minutes beside hours, nor seconds beside minutes.
const SIXTY: u64 = 60;

/// Reads `h:mm:ss`, `mm:ss` or `ss`, with a fraction of the seconds, at the beginning of a text.
fn milliseconds(text: &[u8]) -> Option<u64> {
    let mut seconds = 0u64;
    let mut part: Option<u64> = None;
    let mut colons = 0;
    let mut rest = text.trim_ascii_start();
    let is_possible = |part: &u64, colons: u32| colons == 0 || *part < SIXTY;
    while let [byte, after @ ..] = rest {
        match byte {
            b'0'..=b'9' => part = Some(with_digit(part.unwrap_or(0), *byte)?),
            b':' => {
                let whole = part.take().filter(|part| is_possible(part, colons))?;
                seconds = seconds.checked_add(whole)?.checked_mul(SIXTY)?;
                colons += 1;
            }
            _ => break,
        }
        rest = after;
    }
    seconds = seconds.checked_add(part.filter(|part| is_possible(part, colons))?)?;
    let fraction = match rest {
        [b'.' | b',', digits @ ..] => thousandths(digits),
        _ => 0,
    };
    if colons > 2 { None } else { seconds.checked_mul(1000)?.checked_add(fraction) }
}

fn with_digit(number: u64, digit: u8) -> Option<u64> {
    number.checked_mul(10)?.checked_add(u64::from(digit - b'0'))
}

/// The digits behind a point, the first three of them.
fn thousandths(digits: &[u8]) -> u64 {
    let mut unit = 100;
    let mut sum = 0;
    for digit in digits.iter().take_while(|byte| byte.is_ascii_digit()) {
        sum += u64::from(digit - b'0') * unit;
        unit /= 10;
    }
    sum
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
            ("[%clk 90:00]", Some(ClockNote::Left { ms: 5_400_000 })),
            ("[%clk 75]", Some(ClockNote::Left { ms: 75_000 })),
            ("[%clk 0:08:70]", None),
            ("[%clk 0:60:00]", None),
            ("[%emt 12:60]", None),
            ("[%clk ?]", None),
            ("[%clk 99999999999999999999:00]", None),
            ("a fine move", None),
        ] {
            assert_eq!(clock_note(comment), note, "{comment}");
            let is_bad = note.is_none() && comment.contains(|letter: char| letter.is_ascii_digit());
            assert_eq!(bad_clock_time(comment.as_bytes()).is_some(), is_bad, "{comment}");
        }
    }
}

//! Points, in hundredths.

use alloc::format;
use core::fmt;

/// The points of a player or of a result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(pub i64);

/// What a point is in hundredths.
pub const ONE: i64 = 100;

/// Digits before the point that a file can have.
const DIGITS: usize = 6;

impl Points {
    /// `3.5`; with more than two digits behind the point, or anything else, `None`.
    pub fn read(text: &str) -> Option<Points> {
        let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if whole.is_empty() || whole.len() > DIGITS || rest.len() > 2 || !digits(whole) || !digits(rest) {
            return None;
        }
        let hundredths = format!("{rest:0<2}").parse::<i64>().ok()?;
        Some(Points(whole.parse::<i64>().ok()? * ONE + hundredths))
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, hundredths) = (self.0 / ONE, self.0 % ONE);
        if hundredths % 10 == 0 {
            write!(f, "{whole}.{}", hundredths / 10)
        } else {
            write!(f, "{whole}.{hundredths:02}")
        }
    }
}

//! Points: exact amounts of score, in hundredths, so that ½ (and ¼ of an odd scoring) never meets a float.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// An amount of points, kept in hundredths of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Points(i32);

/// How many units of [`Points`] make one point.
const UNITS: i32 = 100;

impl Points {
    pub const ZERO: Points = Points(0);
    pub const HALF: Points = Points(UNITS / 2);
    pub const ONE: Points = Points(UNITS);

    /// `whole` points.
    ///
    /// ```
    /// use sonneborn_tournament::points::Points;
    ///
    /// assert_eq!(Points::whole(3).decimal(), "3.0");
    /// ```
    pub const fn whole(whole: i32) -> Points {
        Points(whole * UNITS)
    }

    /// `halves` half points.
    ///
    /// ```
    /// use sonneborn_tournament::points::Points;
    ///
    /// assert_eq!(Points::halves(7).to_string(), "3½");
    /// ```
    pub const fn halves(halves: i32) -> Points {
        Points(halves * UNITS / 2)
    }

    /// `hundredths` hundredths of a point.
    pub const fn from_hundredths(hundredths: i32) -> Points {
        Points(hundredths)
    }

    /// The amount in hundredths of a point.
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// Half of the amount; exact for every amount of whole fiftieths, which all scorings of the TRF are.
    pub const fn half(self) -> Points {
        Points(self.0 / 2)
    }

    /// The product of two amounts in ten-thousandths of a point, as Sonneborn-Berger needs it.
    pub const fn product(self, other: Points) -> i64 {
        self.0 as i64 * other.0 as i64
    }

    /// The amount as a float, for output to formats that know nothing else (JSON, XLSX).
    pub fn as_f64(self) -> f64 {
        f64::from(self.0) / f64::from(UNITS)
    }

    /// Reads `3`, `3.5`, `.5`, `3,5`, `3½` or `½`, with at most two decimals; `None` for anything else.
    ///
    /// ```
    /// use sonneborn_tournament::points::Points;
    ///
    /// assert_eq!(Points::parse("3.5"), Some(Points::halves(7)));
    /// assert_eq!(Points::parse("three"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Points> {
        let text = text.trim();
        let (negative, text) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let hundredths = if let Some(whole) = text.strip_suffix('½') {
            let whole: i32 = if whole.is_empty() { 0 } else { parse_digits(whole)? };
            whole.checked_mul(UNITS)?.checked_add(UNITS / 2)?
        } else {
            let (whole, decimals) = text.split_once(['.', ',']).unwrap_or((text, ""));
            if whole.is_empty() && decimals.is_empty() || decimals.len() > 2 {
                return None;
            }
            let whole: i32 = if whole.is_empty() { 0 } else { parse_digits(whole)? };
            let part: i32 = match decimals.len() {
                0 => 0,
                1 => parse_digits(decimals)? * 10,
                _ => parse_digits(decimals)?,
            };
            whole.checked_mul(UNITS)?.checked_add(part)?
        };
        Some(Points(if negative { -hundredths } else { hundredths }))
    }

    /// The amount with a decimal point and at least one decimal: `3.5`, `0.25`, as files want it.
    ///
    /// ```
    /// use sonneborn_tournament::points::Points;
    ///
    /// assert_eq!(Points::halves(7).decimal(), "3.5");
    /// ```
    pub fn decimal(self) -> String {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, part) = (self.0.abs() / UNITS, self.0.abs() % UNITS);
        if part % 10 == 0 { format!("{sign}{whole}.{}", part / 10) } else { format!("{sign}{whole}.{part:02}") }
    }
}

/// Digits only: the sign and the separators have been taken off.
fn parse_digits(text: &str) -> Option<i32> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

/// Shown as on a wallchart: `3½`, `½`, `0`; other fractions with decimals.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, part) = (self.0 / UNITS, self.0 % UNITS);
        match (whole, part) {
            (_, 0) => f.pad(&whole.to_string()),
            (0, 50) => f.pad("½"),
            (_, 50) if whole > 0 => f.pad(&format!("{whole}½")),
            _ => f.pad(&self.decimal()),
        }
    }
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Points;
    fn sub(self, other: Points) -> Points {
        Points(self.0 - other.0)
    }
}

impl Neg for Points {
    type Output = Points;
    fn neg(self) -> Points {
        Points(-self.0)
    }
}

impl Mul<i32> for Points {
    type Output = Points;
    fn mul(self, times: i32) -> Points {
        Points(self.0 * times)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl SubAssign for Points {
    fn sub_assign(&mut self, other: Points) {
        self.0 -= other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(amounts: I) -> Points {
        amounts.fold(Points::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_as_arbiters_write_them() {
        for (text, hundredths) in
            [("3", 300), ("3.5", 350), (".5", 50), ("3,5", 350), ("3½", 350), ("½", 50), ("0.25", 25), ("-1.0", -100)]
        {
            assert_eq!(Points::parse(text), Some(Points(hundredths)), "{text}");
        }
        for text in ["", ".", "x", "1.234", "1-", "+1", "½½", "99999999999"] {
            assert_eq!(Points::parse(text), None, "{text}");
        }
    }

    #[test]
    fn points_are_shown_as_on_a_wallchart_and_as_in_a_file() {
        for (points, shown, decimal) in [
            (Points::ZERO, "0", "0.0"),
            (Points::HALF, "½", "0.5"),
            (Points::halves(7), "3½", "3.5"),
            (Points(25), "0.25", "0.25"),
            (-Points::HALF, "-0.5", "-0.5"),
        ] {
            assert_eq!(points.to_string(), shown);
            assert_eq!(points.decimal(), decimal);
        }
    }
}

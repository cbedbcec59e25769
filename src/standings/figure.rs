//! A figure of the standings: an exact number, or a row of board scores. Nothing here is ever a float until it is printed.

use sonneborn_tournament::points::Points;
use std::cmp::Ordering;

/// How many hundredths make a point, and so the denominator of every sum of points.
pub const HUNDREDTHS: i64 = 100;

/// The denominator of a sum of products of points.
pub(crate) const TEN_THOUSANDTHS: i64 = HUNDREDTHS * HUNDREDTHS;

/// What a tie-break says of one participant.
#[derive(Clone, Debug)]
pub enum Figure {
    /// `numerator / denominator`; the denominator is above 0. Averages are not rounded, so that they rank exactly.
    Number { numerator: i64, denominator: i64 },
    /// Game points by board, compared from the first (C.07 12.2, 12.3).
    Boards(Vec<Points>),
}

impl Figure {
    /// ```
    /// use sonneborn_standings::figure::Figure;
    ///
    /// assert_eq!(Figure::whole(3).decimal(0, 2), "3");
    /// ```
    pub const fn whole(value: i64) -> Figure {
        Figure::Number { numerator: value, denominator: 1 }
    }

    /// ```
    /// use sonneborn_standings::figure::Figure;
    /// use sonneborn_tournament::points::Points;
    ///
    /// assert_eq!(Figure::points(Points::halves(11)).decimal(1, 2), "5.5");
    /// ```
    pub const fn points(points: Points) -> Figure {
        Figure::Number { numerator: points.hundredths() as i64, denominator: HUNDREDTHS }
    }

    /// `sum / count`, exact; `None` without anything to average.
    ///
    /// ```
    /// use sonneborn_standings::figure::Figure;
    ///
    /// assert_eq!(Figure::mean(4_001, 1, 2).expect("two of them").decimal(0, 1), "2000.5");
    /// assert_eq!(Figure::mean(0, 1, 0), None);
    /// ```
    pub fn mean(sum: i64, denominator: i64, count: usize) -> Option<Figure> {
        let count = i64::try_from(count).ok().filter(|&count| count > 0)?;
        Some(Figure::Number { numerator: sum, denominator: denominator * count })
    }

    /// The number as a float, for files that know nothing else; `None` for board scores.
    pub fn as_f64(&self) -> Option<f64> {
        match self {
            Figure::Number { numerator, denominator } => Some(*numerator as f64 / *denominator as f64),
            Figure::Boards(_) => None,
        }
    }

    /// The figure with at most `most` decimals (half up) and no trailing zeros, but at least `least`; board scores are
    /// separated by blanks.
    ///
    /// ```
    /// use sonneborn_standings::figure::Figure;
    ///
    /// let third = Figure::Number { numerator: 2, denominator: 3 };
    /// assert_eq!((third.decimal(0, 2), third.decimal(0, 0)), ("0.67".to_owned(), "1".to_owned()));
    /// ```
    pub fn decimal(&self, least: usize, most: usize) -> String {
        match self {
            Figure::Boards(boards) => boards.iter().map(Points::to_string).collect::<Vec<_>>().join(" "),
            Figure::Number { numerator, denominator } => {
                let scale = 10_i64.pow(u32::try_from(most).unwrap_or(0));
                let scaled = round_half_up(numerator * scale, *denominator);
                let sign = if scaled < 0 { "-" } else { "" };
                let mut decimals = format!("{:0most$}", scaled.abs() % scale);
                if most == 0 {
                    decimals.clear();
                }
                while decimals.len() > least && decimals.ends_with('0') {
                    decimals.pop();
                }
                let point = if decimals.is_empty() { "" } else { "." };
                format!("{sign}{}{point}{decimals}", scaled.abs() / scale)
            }
        }
    }
}

/// `numerator / denominator` to the nearest whole number, a half upwards (C.07 10.1); the denominator is above 0.
///
/// ```
/// use sonneborn_standings::figure::round_half_up;
///
/// assert_eq!((round_half_up(5, 2), round_half_up(-5, 2)), (3, -2));
/// ```
pub fn round_half_up(numerator: i64, denominator: i64) -> i64 {
    (2 * numerator + denominator).div_euclid(2 * denominator)
}

/// Numbers compare as fractions. A number and a row of boards never meet in one column; the number would come first.
impl Ord for Figure {
    fn cmp(&self, other: &Figure) -> Ordering {
        match (self, other) {
            (Figure::Number { numerator: a, denominator: b }, Figure::Number { numerator: c, denominator: d }) => {
                if b == d {
                    a.cmp(c)
                } else {
                    (i128::from(*a) * i128::from(*d)).cmp(&(i128::from(*c) * i128::from(*b)))
                }
            }
            (Figure::Boards(a), Figure::Boards(b)) => a.cmp(b),
            (Figure::Number { .. }, Figure::Boards(_)) => Ordering::Less,
            (Figure::Boards(_), Figure::Number { .. }) => Ordering::Greater,
        }
    }
}

impl PartialOrd for Figure {
    fn partial_cmp(&self, other: &Figure) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Figure {
    fn eq(&self, other: &Figure) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Figure {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_compare_exactly() {
        let third = Figure::Number { numerator: 1, denominator: 3 };
        let two_sixths = Figure::Number { numerator: 2, denominator: 6 };
        assert_eq!(third, two_sixths);
        assert!(Figure::Number { numerator: 333_333, denominator: 1_000_000 } < third);
    }

    #[test]
    fn figures_are_printed_with_the_decimals_they_need() {
        assert_eq!(Figure::points(Points::halves(95)).decimal(1, 2), "47.5");
        assert_eq!(Figure::Number { numerator: 282_500, denominator: TEN_THOUSANDTHS }.decimal(1, 2), "28.25");
        assert_eq!(Figure::Number { numerator: 416, denominator: 9 }.decimal(2, 3), "46.222");
        assert_eq!(Figure::whole(-45).decimal(0, 0), "-45");
        assert_eq!(Figure::Boards(vec![Points::HALF, Points::whole(2)]).decimal(0, 2), "½ 2");
    }

    #[test]
    fn halves_are_rounded_up() {
        for (numerator, denominator, rounded) in [(5, 2, 3), (-5, 2, -2), (7, 3, 2), (8, 3, 3), (-7, 3, -2)] {
            assert_eq!(round_half_up(numerator, denominator), rounded, "{numerator}/{denominator}");
        }
    }
}

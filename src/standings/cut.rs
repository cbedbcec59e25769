//! The modifiers that leave out values, C.07 14.1 to 14.4, with the exception for voluntary unplayed rounds (16.5).
//!
//! Whatever is asked to be cut is cut, also when little or nothing is left: Median-2 over four rounds or fewer is 0, as 14.4
//! reads ("two least and two most, in that order").

use super::explain::{Cut, Part};

/// How many values are cut at either end, and whether 16.5 applies.
#[derive(Clone, Copy, Debug)]
pub struct Cuts {
    pub least: u8,
    pub most: u8,
    pub voluntary_first: bool,
}

/// Marks the parts that are cut.
pub fn cut(parts: &mut [Part], cuts: Cuts) {
    for _ in 0..cuts.least {
        let Some(least) = find(parts, |a, b| significance(a) < significance(b)) else { return };
        let voluntary = find_voluntary(parts)
            .filter(|&voluntary| cuts.voluntary_first && parts[voluntary].value >= parts[least].value);
        match voluntary {
            Some(voluntary) if voluntary != least => parts[voluntary].cut = Some(Cut::Voluntary),
            _ => parts[least].cut = Some(Cut::Least),
        }
    }
    for _ in 0..cuts.most {
        let Some(most) = find(parts, |a, b| significance(a) > significance(b)) else { return };
        parts[most].cut = Some(Cut::Most);
    }
}

/// The opponent's value decides; among equal ones the contribution (14.1.2 d).
fn significance(part: &Part) -> (i64, i64) {
    (part.weight, part.value)
}

/// The first part that still counts and that no other `beats`.
fn find(parts: &[Part], beats: impl Fn(&Part, &Part) -> bool) -> Option<usize> {
    let mut best: Option<usize> = None;
    for (index, part) in parts.iter().enumerate() {
        if part.counts() && best.is_none_or(|best| beats(part, &parts[best])) {
            best = Some(index);
        }
    }
    best
}

/// The lowest contribution from a voluntary unplayed round; among equal ones that of the lowest opponent.
fn find_voluntary(parts: &[Part]) -> Option<usize> {
    let voluntary = parts.iter().enumerate().filter(|(_, part)| part.counts() && part.voluntary);
    voluntary.min_by_key(|(_, part)| (part.value, part.weight)).map(|(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::super::explain::Source;
    use super::super::field::Kind;
    use super::*;
    use sonneborn_tournament::points::Points;

    /// Parts of (opponent's score, contribution, from a voluntary unplayed round).
    fn parts(values: &[(i64, i64, bool)]) -> Vec<Part> {
        let part = |&(weight, value, voluntary): &(i64, i64, bool)| Part {
            round: 1,
            source: Source::Own,
            kind: Kind::Played,
            colour: None,
            scored: Points::ZERO,
            weight,
            value,
            voluntary,
            cut: None,
        };
        values.iter().map(part).collect()
    }

    fn cut_of(values: &[(i64, i64, bool)], least: u8, most: u8) -> Vec<Option<Cut>> {
        let mut parts = parts(values);
        cut(&mut parts, Cuts { least, most, voluntary_first: true });
        parts.iter().map(|part| part.cut).collect()
    }

    #[test]
    fn the_lowest_contribution_from_a_voluntary_round_goes_first_when_it_is_not_lower() {
        let buchholz = [(300, 300, false), (350, 350, true), (400, 400, true)];
        assert_eq!(cut_of(&buchholz, 1, 0), [None, Some(Cut::Voluntary), None]);
        assert_eq!(cut_of(&buchholz, 2, 0), [None, Some(Cut::Voluntary), Some(Cut::Voluntary)]);
        // The one that would go anyway goes as the least.
        let lowest = [(300, 300, true), (350, 350, false), (400, 400, true)];
        assert_eq!(cut_of(&lowest, 1, 0), [Some(Cut::Least), None, None]);
        let sonneborn = [(300, 300, false), (350, 0, true)];
        assert_eq!(cut_of(&sonneborn, 1, 0), [Some(Cut::Least), None], "16.5.2: the higher of the two is cut");
    }

    #[test]
    fn among_opponents_of_the_same_score_the_lowest_product_is_cut() {
        assert_eq!(cut_of(&[(300, 300, false), (300, 0, false)], 1, 0), [None, Some(Cut::Least)]);
    }

    #[test]
    fn medians_cut_the_least_first_and_may_leave_nothing() {
        let four = [(1, 1, false), (2, 2, false), (3, 3, false), (4, 4, false)];
        assert_eq!(cut_of(&four, 1, 1), [Some(Cut::Least), None, None, Some(Cut::Most)]);
        assert!(cut_of(&four, 2, 2).iter().all(Option::is_some));
        assert_eq!(cut_of(&four[..1], 2, 2), [Some(Cut::Least)]);
    }
}

//! Reads what a tournament report file of teams (TRF26) says of the rounds: the crosstable of record 802, whose sums have to be
//! the totals of record 310.

use super::{Colour, How, Player, Spent, columns};
use crate::points::Points;
use crate::refusal::NotJudged;
use crate::system::{Preferences, TeamRules};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

#[derive(Default)]
pub(crate) struct TeamLines {
    /// By number: match points and game points.
    totals: BTreeMap<u32, [Option<Points>; 2]>,
    rows: BTreeMap<u32, Vec<Cell>>,
    /// Of a win, a draw and a loss (record 362).
    matches: [Option<Points>; 3],
    /// Match points of the pairing-allocated bye (record 320).
    bye: Option<Points>,
}

#[derive(Clone)]
enum Cell {
    Match { opponent: u32, colour: Option<Colour>, points: Option<Points>, is_forfeited: bool },
    Bye { how: How, word: String, points: Points },
}

const WIN: Points = Points(200);
const DRAW: Points = Points(100);
const LOSS: Points = Points(0);

/// Where the rounds of a row of record 802 begin, and how wide each is.
const FIRST_ROUND: usize = 29;
const ROUND_WIDTH: usize = 13;

impl TeamLines {
    /// Takes a line of teams; `None` for one that cannot be read.
    pub(crate) fn take(&mut self, code: &str, line: &[char]) -> Option<()> {
        let number = || columns(line, 5, 7).parse::<u32>().ok().filter(|&number| number > 0);
        let points = |first: usize, last: usize| {
            let text = columns(line, first, last);
            if text.is_empty() { Some(None) } else { Points::read(&text).map(Some) }
        };
        match code {
            "310" => {
                let totals = [points(55, 60)?, points(62, 67)?];
                self.totals.insert(number()?, totals).is_none().then_some(())
            }
            "802" => {
                let cells = (FIRST_ROUND..=line.len()).step_by(ROUND_WIDTH).map(|start| cell(line, start));
                self.rows.insert(number()?, cells.collect::<Option<_>>()?).is_none().then_some(())
            }
            "320" => {
                self.bye = points(5, 8)?;
                Some(())
            }
            "362" => self.worth(&columns(line, 5, line.len().max(5))),
            _ => Some(()),
        }
    }

    /// What a match is worth: `TW 2.0 TD 1.0`, by words, because programs put them into other columns.
    fn worth(&mut self, text: &str) -> Option<()> {
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            let place = match word.get(..2)? {
                "TW" => 0,
                "TD" => 1,
                "TL" => 2,
                _ => return None,
            };
            let value = if word.len() > 2 { &word[2..] } else { words.next()? };
            self.matches[place] = Some(Points::read(value)?);
        }
        Some(())
    }

    /// The teams, and how many rounds are paired.
    pub(crate) fn teams(&self, rules: TeamRules) -> Result<(Vec<Player>, usize), NotJudged> {
        let numbers: Vec<u32> = self.totals.keys().copied().collect();
        let paired = self.rows.values().map(Vec::len).max().unwrap_or(0);
        let mut teams = Vec::with_capacity(numbers.len());
        for &number in &numbers {
            let spent: Vec<[Spent; 2]> =
                (0..paired).map(|round| self.spent(&numbers, number, round)).collect::<Result<_, _>>()?;
            self.hold_totals(number, &spent)?;
            let primary = usize::from(rules.game_points_first);
            let spent = spent.into_iter().map(|both| Spent { secondary: both[1 - primary].points, ..both[primary] });
            teams.push(Player { number, rating: 0, spent: spent.collect(), virtual_points: Vec::new() });
        }
        Ok((teams, paired))
    }

    /// The round of a team, with its match points and with its game points.
    fn spent(&self, numbers: &[u32], own: u32, round: usize) -> Result<[Spent; 2], NotJudged> {
        let disagree = NotJudged::Disagree { round: round + 1, player: own };
        let no_result = NotJudged::NoResult { round: round + 1, player: own };
        let [win, draw, loss] = [WIN, DRAW, LOSS];
        let of = |place: usize, usual: Points| self.matches[place].unwrap_or(usual);
        let [win, draw, loss] = [of(0, win), of(1, draw), of(2, loss)];
        let both =
            |spent: Spent, matches: Points, games: Points| [matches, games].map(|points| Spent { points, ..spent });
        let cell = |number: u32| self.rows.get(&number).and_then(|row| row.get(round));
        let none =
            Spent { opponent: None, colour: None, how: How::Away, points: LOSS, secondary: LOSS, bars_bye: false };
        match cell(own) {
            None => Ok(both(none, LOSS, LOSS)),
            Some(Cell::Bye { how, word, points }) => {
                let matches = match word.as_str() {
                    "PAB" => self.bye.unwrap_or(draw),
                    "FPB" => win,
                    "HPB" => draw,
                    _ => LOSS,
                };
                let bars_bye = matches!(word.as_str(), "PAB" | "FPB");
                Ok(both(Spent { how: *how, bars_bye, ..none }, matches, *points))
            }
            Some(Cell::Match { opponent, colour, points, is_forfeited }) => {
                let place = numbers.binary_search(opponent).map_err(|_| disagree.clone())?;
                let Some(Cell::Match { opponent: back, colour: other, points: theirs, is_forfeited: is_theirs }) =
                    cell(*opponent)
                else {
                    return Err(disagree);
                };
                let is_turned = other.map(Colour::other) == *colour;
                if *back != own || *opponent == own || !is_turned || is_forfeited != is_theirs {
                    return Err(disagree);
                }
                let (Some(points), Some(theirs)) = (points, theirs) else {
                    let spent = Spent { opponent: Some(place), colour: *colour, how: How::NoResult, ..none };
                    let is_last = self.rows.values().all(|row| row.len() <= round + 1);
                    return if is_last { Ok(both(spent, LOSS, LOSS)) } else { Err(no_result) };
                };
                if colour.is_none() {
                    return Err(disagree);
                }
                let is_won = points > theirs;
                let how = if *is_forfeited { How::Forfeit } else { How::Played };
                let matches = match points.cmp(theirs) {
                    core::cmp::Ordering::Greater => win,
                    _ if *is_forfeited => LOSS,
                    core::cmp::Ordering::Equal => draw,
                    core::cmp::Ordering::Less => loss,
                };
                let bars_bye = *is_forfeited && is_won;
                let spent = Spent { opponent: Some(place), colour: *colour, how, bars_bye, ..none };
                Ok(both(spent, matches, *points))
            }
        }
    }

    /// The totals are the sums of the rounds, with or without the last, which may have no results yet.
    fn hold_totals(&self, number: u32, spent: &[[Spent; 2]]) -> Result<(), NotJudged> {
        for (place, stated) in self.totals[&number].iter().enumerate() {
            let Some(stated) = *stated else { continue };
            let sum = |rounds: &[[Spent; 2]]| Points(rounds.iter().map(|both| both[place].points.0).sum());
            let before = &spent[..spent.len().saturating_sub(1)];
            if stated != sum(spent) && stated != sum(before) {
                return Err(NotJudged::Points { player: number, stated, sum: sum(spent) });
            }
        }
        Ok(())
    }
}

fn cell(line: &[char], start: usize) -> Option<Cell> {
    let opponent = columns(line, start, start + 2);
    let text = columns(line, start + 6, start + 9);
    let points = if text.is_empty() { None } else { Some(Points::read(&text)?) };
    let how = match opponent.as_str() {
        "PAB" => How::PairingAllocatedBye,
        "FPB" | "HPB" | "ZPB" | "" => How::Away,
        _ => {
            let colour = match columns(line, start + 4, start + 4).as_str() {
                "w" => Some(Colour::White),
                "b" => Some(Colour::Black),
                "" => None,
                _ => return None,
            };
            let is_forfeited = columns(line, start + 10, start + 10) == "f";
            return Some(Cell::Match { opponent: opponent.parse().ok()?, colour, points, is_forfeited });
        }
    };
    Some(Cell::Bye { how, word: opponent, points: points.unwrap_or(LOSS) })
}

/// `FIDE_TEAM[_TYPEA|_TYPEB][_MP|_GP][_GP|_MP]`: without scores it stands for Type A, match points first, then game points.
pub(crate) fn rules(name: &str) -> Option<TeamRules> {
    let words: Vec<&str> = name.strip_prefix("FIDE_TEAM")?.split('_').collect();
    let ([""], rest) = words.split_at(1) else { return None };
    let (preferences, scores) = match rest {
        ["TYPEA", scores @ ..] => (Preferences::TypeA, scores),
        ["TYPEB", scores @ ..] => (Preferences::TypeB, scores),
        [] => (Preferences::TypeA, &["MP", "GP"][..]),
        scores => (Preferences::None, scores),
    };
    let game_points_first = match scores {
        ["MP"] | ["MP", "GP"] => false,
        ["GP"] | ["GP", "MP"] => true,
        _ => return None,
    };
    Some(TeamRules { game_points_first, preferences, secondary_counts: scores.len() > 1 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::Report;

    #[test]
    fn codes_say_what_comes_first_and_which_colours_are_preferred() {
        let read =
            |code: &str| rules(code).map(|rules| (rules.game_points_first, rules.preferences, rules.secondary_counts));
        assert_eq!(read("FIDE_TEAM"), Some((false, Preferences::TypeA, true)));
        assert_eq!(read("FIDE_TEAM_TYPEB_GP_MP"), Some((true, Preferences::TypeB, true)));
        assert_eq!(read("FIDE_TEAM_TYPEA_MP"), Some((false, Preferences::TypeA, false)));
        assert_eq!(read("FIDE_TEAM_GP"), Some((true, Preferences::None, false)));
        for unknown in ["FIDE_TEAM_TYPEB", "FIDE_TEAM_MP_MP", "FIDE_TEAM_TYPEC_MP", "FIDE_TEAMS", "FIDE_DUTCH"] {
            assert_eq!(read(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn a_crosstable_is_held_against_itself_and_the_totals() {
        const FILE: &str = "\
142 3
192 FIDE_TEAM
310   1 Aachen                                           2.0    3.0
310   2 Bonn                                             0.0    1.0
802   1          2.0    3.0   2 w  3.0
802   2          0.0    1.0   1 b  1.0
";
        let read = |from: &str, to: &str| Report::read(&FILE.replacen(from, to, 1)).map(|report| report.paired);
        assert_eq!(read("", ""), Ok(1));
        let points = |stated, sum| Err(NotJudged::Points { player: 1, stated: Points(stated), sum: Points(sum) });
        assert_eq!(read("     2.0    3.0\n", "     1.0    3.0\n"), points(100, 200));
        assert_eq!(read("     2.0    3.0\n", "     2.0    2.5\n"), points(250, 300));
        let changes =
            [("1 b", "1 w"), ("1 b", "2 b"), ("2 w", "3 w"), ("  1 b  1.0", "PAB    1.0"), ("w  3.0", "w  3.0f")];
        for (from, to) in changes {
            assert_eq!(read(from, to), Err(NotJudged::Disagree { round: 1, player: 1 }), "{from} {to}");
        }
    }
}

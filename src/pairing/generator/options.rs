//! What a random tournament is to be like, with defaults of an ordinary open.

use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::descriptor::Descriptor;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::scoring::Scoring;
use std::collections::BTreeMap;
use std::str::FromStr;

/// How often something happens: so many times in a thousand.
pub type PerMille = u16;

/// A whole in thousandths.
pub const WHOLE: PerMille = 1000;

/// How often, in one round or in the whole event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// Of a thousand that could.
    Rate(PerMille),
    /// So many times, if there are so many that could.
    Times(u16),
}

/// How often something happens over the rounds. Written `20` (of a thousand, in each round), `6x` (six times in the event), or by
/// rounds, `2x@1,50@4` (twice in round 1, fifty of a thousand in round 4), and these together: the rounds that are named have
/// their own amount.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Often {
    overall: Option<Amount>,
    in_rounds: BTreeMap<RoundNo, Amount>,
}

/// What is no [`Often`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("neither a rate nor a number of times")]
pub struct NotOften;

impl From<PerMille> for Often {
    fn from(rate: PerMille) -> Often {
        Often { overall: (rate > 0).then_some(Amount::Rate(rate)), in_rounds: BTreeMap::new() }
    }
}

impl FromStr for Often {
    type Err = NotOften;

    fn from_str(text: &str) -> Result<Often, NotOften> {
        let mut often = Often::default();
        for part in text.split(',') {
            let (amount, round) = match part.split_once('@') {
                None => (part, None),
                Some((amount, round)) => (amount, Some(round.trim().parse::<u16>().map_err(|_| NotOften)?)),
            };
            let amount = amount.trim();
            let amount = match amount.strip_suffix('x') {
                Some(times) => Amount::Times(times.parse().map_err(|_| NotOften)?),
                None => Amount::Rate(amount.parse().ok().filter(|rate| *rate <= WHOLE).ok_or(NotOften)?),
            };
            let is_new = match round {
                None => often.overall.replace(amount).is_none(),
                Some(0) => false,
                Some(round) => often.in_rounds.insert(RoundNo(round), amount).is_none(),
            };
            if !is_new {
                return Err(NotOften);
            }
        }
        Ok(often)
    }
}

impl Often {
    /// So many times in the tournament.
    pub fn times(times: u16) -> Often {
        Often { overall: (times > 0).then_some(Amount::Times(times)), in_rounds: BTreeMap::new() }
    }

    /// Without the rounds that have their own amount.
    pub(super) fn overall(&self) -> Often {
        Often { overall: self.overall, in_rounds: BTreeMap::new() }
    }

    /// The rounds that have their own amount.
    pub(super) fn in_rounds(&self) -> &BTreeMap<RoundNo, Amount> {
        &self.in_rounds
    }

    /// What falls on each round of `first` to `last`; `below` draws a number less than its argument.
    pub(super) fn over(
        &self,
        first: RoundNo,
        last: RoundNo,
        below: &mut dyn FnMut(usize) -> usize,
    ) -> BTreeMap<RoundNo, Amount> {
        let mut rounds = BTreeMap::new();
        let count = usize::from((last.0 + 1).saturating_sub(first.0));
        match self.overall {
            None => {}
            Some(Amount::Rate(rate)) => {
                rounds.extend((first.0..=last.0).map(|round| (RoundNo(round), Amount::Rate(rate))));
            }
            Some(Amount::Times(times)) if count > 0 => {
                for _ in 0..times {
                    let round = RoundNo(first.0 + below(count) as u16);
                    if let Amount::Times(here) = rounds.entry(round).or_insert(Amount::Times(0)) {
                        *here += 1;
                    }
                }
            }
            Some(Amount::Times(_)) => {}
        }
        rounds.extend(self.in_rounds.iter().map(|(round, amount)| (*round, *amount)));
        rounds
    }
}

/// How the ratings lie.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Ratings {
    /// Between the lowest and the highest, each as likely as any other.
    #[default]
    Even,
    /// Most in the middle: the mean of four drawn evenly.
    Bell,
    /// From the highest down, each lower than the one before by something between the two.
    Gaps { least: u16, most: u16 },
    /// These, one by one; players beyond them have one drawn evenly.
    Listed(Vec<u16>),
}

/// The wishes for a random tournament. The same options give the same tournament, on every machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    pub seed: u64,
    pub system: System,
    pub players: u16,
    /// Of a match of teams.
    pub boards: u8,
    pub rounds: u16,
    /// So many of the rounds are paired and played: all if there are fewer rounds.
    pub played: u16,
    pub highest_rating: u16,
    pub lowest_rating: u16,
    pub ratings: Ratings,
    /// Ratings are multiples of this above the lowest one; a great step makes many equal ratings.
    pub rating_step: u16,
    pub scoring: Scoring,
    pub tie_breaks: Vec<Descriptor>,
    /// In the code of record 222.
    pub time_control: String,
    /// `None` is drawn by lot.
    pub initial_colour: Option<Colour>,
    pub baku: bool,
    /// Pairs of players or teams who are not to meet, in all rounds or in some.
    pub forbidden_pairs: u16,
    /// Of the players: without rating. Rounds mean nothing here.
    pub unrated: Often,
    /// Players or teams entering after round 1, and in which round.
    pub late_entries: Often,
    /// Players who could play a round: leaving the tournament before it.
    pub withdrawals: Often,
    /// Players who have left: coming back before a round.
    pub returns: Often,
    /// Players who could play a round: byes of each kind.
    pub half_point_byes: Often,
    pub zero_point_byes: Often,
    pub full_point_byes: Often,
    /// Rounds with an odd number of players: the arbiter, not the engine, gives the pairing-allocated bye.
    pub assigned_byes: Often,
    /// Games: adjourned, paired as draws in the next round and decided after that.
    pub adjourned: Often,
    /// Of a thousand games: draws between equals (fewer between unequals).
    pub draws: PerMille,
    /// Games: forfeits by one or both, and results that the Laws allow but nobody expects: 0-0, ½-0, games of less than a move
    /// each.
    pub forfeits: Often,
    pub double_forfeits: Often,
    pub unusual: Often,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            seed: 0,
            system: System::Dutch2026,
            players: 60,
            boards: 4,
            rounds: 9,
            played: u16::MAX,
            highest_rating: 2600,
            lowest_rating: 1400,
            ratings: Ratings::Even,
            rating_step: 1,
            scoring: Scoring::STANDARD,
            tie_breaks: Vec::new(),
            time_control: String::new(),
            initial_colour: None,
            baku: false,
            forbidden_pairs: 0,
            unrated: Often::default(),
            late_entries: Often::default(),
            withdrawals: Often::default(),
            returns: Often::default(),
            half_point_byes: Often::default(),
            zero_point_byes: Often::default(),
            full_point_byes: Often::default(),
            assigned_byes: Often::default(),
            adjourned: Often::default(),
            draws: 300,
            forfeits: Often::default(),
            double_forfeits: Often::default(),
            unusual: Often::default(),
        }
    }
}

impl Options {
    /// Everything that can happen, happens now and then; but the engine gives the byes, and no game is adjourned, so that
    /// every round can be paired again from what the end shows.
    pub fn eventful() -> Options {
        Options {
            unrated: 50.into(),
            late_entries: 30.into(),
            withdrawals: 15.into(),
            returns: 200.into(),
            half_point_byes: 20.into(),
            zero_point_byes: 20.into(),
            full_point_byes: 2.into(),
            forfeits: 15.into(),
            double_forfeits: 5.into(),
            unusual: 10.into(),
            ..Options::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_overall_and_by_round() {
        let often: Often = "20,3x@2,50@4".parse().expect("an amount");
        let rounds = often.over(RoundNo(1), RoundNo(4), &mut |_| 0);
        let expected = [(1, Amount::Rate(20)), (2, Amount::Times(3)), (3, Amount::Rate(20)), (4, Amount::Rate(50))];
        assert_eq!(rounds, expected.into_iter().map(|(round, amount)| (RoundNo(round), amount)).collect());
        let six: Often = "6x".parse().expect("a number of times");
        let spread = six.over(RoundNo(2), RoundNo(3), &mut |count| count - 1);
        assert_eq!(spread, BTreeMap::from([(RoundNo(3), Amount::Times(6))]));
        for nonsense in ["", "x", "1001", "2x@0", "2x@", "5,6", "2x@1,3x@1", "-1", "½"] {
            assert_eq!(nonsense.parse::<Often>(), Err(NotOften), "{nonsense}");
        }
    }
}

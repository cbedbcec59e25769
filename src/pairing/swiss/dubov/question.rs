//! "Why does A not meet C?": the round is paired once more with the two together, and what comes first in the order of
//! art. 3 and differs decides: the bye, a criterion of a bracket, its upfloaters, its shifters, or its transposition.

use super::contender::Rank;
use super::upfloaters::Floats;
use super::{PairedBracket, PairedRound};
use crate::NoPairing;
use crate::swiss::field::{Entry, Field};
use crate::swiss::shortage::Bar;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::points::Points;
use std::cmp::Reverse;

/// A criterion of C.04.4.1 art. 2 about a bracket, in descending priority.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Criterion {
    C5,
    C6,
    C7,
    C8,
    C9,
    C10,
}

impl Criterion {
    const ALL: [Criterion; 6] =
        [Criterion::C5, Criterion::C6, Criterion::C7, Criterion::C8, Criterion::C9, Criterion::C10];

    /// The number in the text: 5 for C5.
    pub fn number(self) -> usize {
        self as usize + 5
    }
}

/// What decides in art. 3.1 between two players who could have the bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByeOrder {
    Score { now: Points, then: Points },
    Games { now: usize, then: usize },
    Number,
}

/// The answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// They do meet.
    TheyMeet,
    /// One of them is not to be paired in this round.
    NotPaired,
    /// They have met (C1).
    Met,
    /// The event keeps them apart.
    Forbidden,
    /// C3.
    SameAbsoluteColour,
    /// The others could not all be paired (C4).
    LeavesOthers(NoPairing),
    /// The bye would go to somebody else, who comes later in the order of art. 3.1.
    Bye { now: PlayerId, then: PlayerId, order: ByeOrder },
    /// In the bracket of this score, this criterion would be fulfilled less: how it stands now, and how it would.
    Criterion { bracket: Points, criterion: Criterion, now: Vec<i64>, then: Vec<i64> },
    /// Other upfloaters would come, who are as good but later in the order of art. 4.2.
    OtherUpfloaters { bracket: Points, now: Vec<PlayerId>, then: Vec<PlayerId> },
    /// Others would be shifted, later in the order of art. 4.3.
    OtherShifters { bracket: Points, now: Vec<PlayerId>, then: Vec<PlayerId> },
    /// This member of S1 would get a later opponent in the order of art. 4.4.
    LaterTransposition { bracket: Points, player: PlayerId, now: PlayerId, then: PlayerId },
}

/// Why two players of the field do not meet.
///
/// # Errors
/// Why there is no pairing at all.
pub fn why_not(field: &Field, a: Entry, b: Entry) -> Result<Answer, NoPairing> {
    let now = PairedRound::new(field, None)?;
    let contenders = &now.contenders;
    let (Some(first), Some(second)) = (contenders.rank_of(a), contenders.rank_of(b)) else {
        return Ok(Answer::NotPaired);
    };
    let mut pairs = now.brackets.iter().flat_map(|bracket| &bracket.paired.pairs);
    if pairs.any(|&pair| pair == (first, second) || pair == (second, first)) {
        return Ok(Answer::TheyMeet);
    }
    if !contenders.may_meet(first, second) {
        return Ok(match field.bar(a, b, true) {
            Bar::Met => Answer::Met,
            Bar::SameColour => Answer::SameAbsoluteColour,
            Bar::Forbidden => Answer::Forbidden,
        });
    }
    match PairedRound::new(field, Some((a, b))) {
        Ok(then) => Ok(Comparison { field, now: &now, then: &then }.answer()),
        Err(why) => Ok(Answer::LeavesOthers(why)),
    }
}

/// The round as it is and as it would be.
struct Comparison<'a> {
    field: &'a Field,
    now: &'a PairedRound,
    then: &'a PairedRound,
}

impl Comparison<'_> {
    fn id(&self, rank: Rank) -> PlayerId {
        self.field.entrants[self.now.contenders.list[rank].entry].id
    }

    fn ids(&self, ranks: impl Iterator<Item = Rank>) -> Vec<PlayerId> {
        ranks.map(|rank| self.id(rank)).collect()
    }

    /// The first bracket that differs decides, because those above it are the same.
    fn answer(&self) -> Answer {
        if let Some(other_bye) = self.other_bye() {
            return other_bye;
        }
        let both = self.now.brackets.iter().zip(&self.then.brackets);
        let (now, then) = both.into_iter().find(|(now, then)| now != then).expect("the two do not meet in the first");
        let score = self.now.contenders.list[now.residents[0]].score;
        for criterion in Criterion::ALL {
            let (here, there) = (self.value(now, criterion), self.value(then, criterion));
            if here != there {
                return Answer::Criterion { bracket: score, criterion, now: here, then: there };
            }
        }
        self.later(score, now, then)
    }

    fn other_bye(&self) -> Option<Answer> {
        let (now, then) = (self.now.bye.as_ref()?.rank, self.then.bye.as_ref()?.rank);
        if now == then {
            return None;
        }
        let (own, other) = (&self.now.contenders.list[now], &self.now.contenders.list[then]);
        let order = if own.score != other.score {
            ByeOrder::Score { now: own.score, then: other.score }
        } else if own.colours.len() != other.colours.len() {
            ByeOrder::Games { now: own.colours.len(), then: other.colours.len() }
        } else {
            ByeOrder::Number
        };
        Some(Answer::Bye { now: self.id(now), then: self.id(then), order })
    }

    /// What a criterion minimises in a bracket, as a list compared from the left; score differences in hundredths.
    fn value(&self, bracket: &PairedBracket, criterion: Criterion) -> Vec<i64> {
        let contenders = &self.now.contenders;
        let floats = || bracket.upfloaters.iter().map(|&rank| Floats::of(contenders, rank));
        let sum = match criterion {
            Criterion::C5 => bracket.upfloaters.len(),
            Criterion::C6 => {
                let score = |rank: Rank| contenders.list[rank].score;
                let own = score(bracket.residents[0]);
                let differences = bracket.upfloaters.iter().map(|&rank| (own - score(rank)).hundredths().into());
                let mut differences: Vec<i64> = differences.collect();
                differences.sort_unstable_by_key(|&difference| Reverse(difference));
                return differences;
            }
            Criterion::C7 => bracket.paired.pairs.iter().filter(|&&(a, b)| contenders.same_colour(a, b)).count(),
            Criterion::C8 => floats().filter(|floats| floats.maximum).count(),
            Criterion::C9 => floats().map(|floats| usize::from(floats.times)).sum(),
            Criterion::C10 => floats().filter(|floats| floats.last_round).count(),
        };
        vec![sum as i64]
    }

    /// All criteria are fulfilled as well: what comes later in art. 4.
    fn later(&self, bracket: Points, now: &PairedBracket, then: &PairedBracket) -> Answer {
        let upfloaters = |paired: &PairedBracket| self.ids(paired.upfloaters.iter().copied());
        if now.upfloaters != then.upfloaters {
            return Answer::OtherUpfloaters { bracket, now: upfloaters(now), then: upfloaters(then) };
        }
        let (shifted, others) = (&now.paired.shifters, &then.paired.shifters);
        if shifted != others {
            return Answer::OtherShifters { bracket, now: self.ids(shifted.all()), then: self.ids(others.all()) };
        }
        let opponents = now.paired.pairs.iter().zip(&then.paired.pairs);
        let (&(player, own), &(_, other)) =
            opponents.into_iter().find(|(now, then)| now != then).expect("the brackets differ in nothing else");
        Answer::LaterTransposition { bracket, player: self.id(player), now: self.id(own), then: self.id(other) }
    }
}

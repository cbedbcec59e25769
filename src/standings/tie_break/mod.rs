//! The tie-breaks of C.07, one rule a file. A rule lists the parts of a figure; here they are cut and made into it.
//!
//! Direct encounters (art. 6) are not figures of one participant but an order among the tied, and so have another shape:
//! [`direct_encounter`].
//!
//! Readings where the text leaves room:
//! - "Over the board" in 7.2 to 7.4, 8.2 and art. 10 holds in round robins too: 15.2 makes a forfeit a regular game, but not
//!   one that was played over a board.
//! - The score that counts for performances (10.2, 10.3) is that of the games over which they are taken, on the scale
//!   1-½-0 of the rating regulations.
//! - `/P` changes whom a forfeit is counted against (the scheduled opponent instead of the dummy), and with that it is no
//!   voluntary unplayed round for 16.5. What others count of the player stays.

mod averages;
mod boards;
mod buchholz;
pub mod direct_encounter;
mod koya;
mod performance;
mod points;
mod progressive;
mod rounds_counted;
mod sonneborn_berger;
mod standard_points;
mod strength;

use super::book::Book;
use super::cut::{self, Cuts};
use super::explain::{Explanation, Finish, Part};
use super::field::Which;
use super::figure::{Figure, HUNDREDTHS, TEN_THOUSANDTHS, round_half_up};
use sonneborn_tournament::descriptor::{Code, Descriptor, Score, Unrated};

/// A tie-break made ready for one field.
pub struct Rule<'a> {
    descriptor: Descriptor,
    which: Which,
    /// The book of the tournament as it is, and the one that the tie-break reads, which Fore Buchholz changes.
    actual: &'a Book,
    book: &'a Book,
    /// What each participant brings to the averages of their opponents; empty where that is not asked.
    brings: Vec<Option<i64>>,
    dropped: bool,
}

impl<'a> Rule<'a> {
    /// Makes `descriptor` ready, except for those of type A.
    pub fn new(actual: &'a Book, descriptor: Descriptor) -> Rule<'a> {
        let fore = descriptor.fore || descriptor.code == Code::Fb;
        let dropped = descriptor.code.is_of_ratings() && descriptor.unrated.is_none() && actual.is_unrated_present();
        let mut rule = Rule {
            descriptor,
            which: which(actual, descriptor.score),
            actual,
            book: if fore { actual.fore() } else { actual },
            brings: Vec::new(),
            dropped,
        };
        rule.brings = match descriptor.code {
            _ if dropped => Vec::new(),
            Code::Aro | Code::Tpr | Code::Ptp => rule.ratings(),
            Code::Aob if descriptor.fore => rule.everybodys(Code::Fb),
            Code::Aob => rule.everybodys(Code::Bh),
            Code::Apro => rule.everybodys(Code::Tpr),
            Code::Appo => rule.everybodys(Code::Ptp),
            _ => Vec::new(),
        };
        rule
    }

    /// The figure of everybody, by place in the field.
    pub fn column(&self) -> Vec<Option<Figure>> {
        let mut parts = Vec::new();
        (0..self.actual.field.participants.len() as u32)
            .map(|who| {
                parts.clear();
                let finish = self.fill(who, &mut parts);
                self.figure(who, &parts, finish)
            })
            .collect()
    }

    /// The figure of one participant with its parts.
    pub fn explain(&self, who: u32) -> Explanation {
        let mut parts = Vec::new();
        let finish = self.fill(who, &mut parts);
        Explanation { figure: self.figure(who, &parts, finish), parts, finish }
    }

    /// Lists the parts, marks those that are cut, and says how the rest makes the figure.
    fn fill(&self, who: u32, parts: &mut Vec<Part>) -> Finish {
        if self.dropped {
            return Finish::Dropped;
        }
        let finish = self.list(who, parts);
        cut::cut(parts, self.cuts());
        match finish {
            Finish::Performance { .. } => performance::performance(parts).unwrap_or(finish),
            Finish::Perfect { .. } => performance::perfect(parts),
            Finish::Strength { .. } => strength::finish(self, who, parts),
            other => other,
        }
    }

    fn list(&self, who: u32, parts: &mut Vec<Part>) -> Finish {
        const POINTS: Finish = Finish::Sum { denominator: HUNDREDTHS };
        const PRODUCTS: Finish = Finish::Sum { denominator: TEN_THOUSANDTHS };
        const COUNT: Finish = Finish::Sum { denominator: 1 };
        match self.descriptor.code {
            Code::Pts | Code::MpVGp => {
                points::list(self, who, parts);
                POINTS
            }
            Code::Ps => {
                progressive::list(self, who, parts);
                POINTS
            }
            Code::Win | Code::Won | Code::Bpg | Code::Bwg | Code::Rep => {
                rounds_counted::list(self, who, parts);
                COUNT
            }
            Code::Std => {
                standard_points::list(self, who, parts);
                Finish::Sum { denominator: standard_points::DENOMINATOR }
            }
            Code::Bh | Code::Fb => {
                buchholz::list(self, who, parts);
                POINTS
            }
            Code::Sssc => {
                buchholz::list(self, who, parts);
                strength::finish(self, who, parts)
            }
            Code::Sb | Code::Esb | Code::Emmsb | Code::Emgsb | Code::Egmsb | Code::Eggsb => {
                sonneborn_berger::list(self, who, parts);
                PRODUCTS
            }
            Code::Ks => koya::list(self, who, parts),
            Code::Aob => {
                averages::list(self, who, parts);
                Finish::Mean { denominator: HUNDREDTHS }
            }
            Code::Aro | Code::Apro | Code::Appo => {
                averages::list(self, who, parts);
                Finish::RoundedMean
            }
            Code::Tpr => {
                averages::list(self, who, parts);
                Finish::Performance { average: 0, percent: 0, difference: 0 }
            }
            Code::Ptp => {
                averages::list(self, who, parts);
                performance::perfect(parts)
            }
            Code::Bc | Code::Tbr | Code::Bbe => boards::list(self, who, parts),
            Code::Tpn | Code::Rtng | Code::Ext => Finish::Datum,
            Code::De | Code::Ede | Code::Edebt | Code::Edebb | Code::Edet | Code::Edeb => Finish::Datum,
        }
    }

    fn figure(&self, who: u32, parts: &[Part], finish: Finish) -> Option<Figure> {
        let counting = || parts.iter().filter(|part| part.counts());
        let sum = || counting().map(|part| part.value).sum::<i64>();
        match finish {
            Finish::Sum { denominator } => Some(Figure::Number { numerator: sum(), denominator }),
            Finish::AboveLimit { .. } => Some(Figure::Number { numerator: sum(), denominator: HUNDREDTHS }),
            Finish::Mean { denominator } => Figure::mean(sum(), denominator, counting().count()),
            Finish::RoundedMean => rounded_mean(parts).map(Figure::whole),
            Finish::Performance { average, difference, .. } => {
                (counting().count() > 0).then(|| Figure::whole(average + i64::from(difference)))
            }
            Finish::Perfect { .. } | Finish::BelowLowest { .. } => {
                performance::perfect_rating(parts, finish).map(Figure::whole)
            }
            Finish::Strength { secondary, buchholz, factor } => {
                let numerator = i64::from(secondary.hundredths()) * factor + buchholz;
                Some(Figure::Number { numerator, denominator: HUNDREDTHS * factor })
            }
            Finish::Boards | Finish::BoardsFromTop => Some(boards::figure(parts, finish)),
            Finish::Datum => self.datum(who),
            Finish::Dropped => None,
        }
    }

    /// The participant's own number or rating (7.8, 10.6).
    fn datum(&self, who: u32) -> Option<Figure> {
        let participant = self.actual.field.participant(who);
        match self.descriptor.code {
            Code::Tpn => Some(Figure::whole(participant.number.into())),
            Code::Rtng => self.rating_of(participant.rating).map(Figure::whole),
            Code::Ext => participant
                .outside
                .map(|value| Figure::Number { numerator: value.hundredths().into(), denominator: HUNDREDTHS }),
            _ => None,
        }
    }

    fn cuts(&self) -> Cuts {
        let code = self.descriptor.code;
        let of_opponents_results = matches!(code, Code::Bh | Code::Fb | Code::Sb | Code::Sssc);
        Cuts {
            least: self.descriptor.cut_least,
            most: self.descriptor.cut_most,
            voluntary_first: !self.actual.field.predetermined
                && (of_opponents_results || code.is_extended_sonneborn_berger()),
        }
    }

    fn ratings(&self) -> Vec<Option<i64>> {
        self.actual.field.participants.iter().map(|participant| self.rating_of(participant.rating)).collect()
    }

    /// What an opponent brings to the averages in the round of this index: of ratings, the one in force then where the
    /// regulations say so (art. 10).
    fn brought(&self, opponent: u32, round: usize) -> Option<i64> {
        let is_of_ratings = matches!(self.descriptor.code, Code::Aro | Code::Tpr | Code::Ptp);
        let by_round = &self.actual.field.participant(opponent).ratings_by_round;
        match by_round.get(round).filter(|_| is_of_ratings) {
            Some(rating) => self.rating_of(*rating),
            None => self.brings.get(opponent as usize).copied().flatten(),
        }
    }

    /// A rating as the announced rule counts it.
    fn rating_of(&self, rating: Option<u16>) -> Option<i64> {
        let unrated = match self.descriptor.unrated {
            Some(Unrated::Counts(rating)) => Some(rating),
            Some(Unrated::LeftOut) | None => None,
        };
        rating.or(unrated).map(i64::from)
    }

    /// The numerators of another tie-break's figures for everybody.
    fn everybodys(&self, code: Code) -> Vec<Option<i64>> {
        let plain =
            Descriptor { score: self.descriptor.score, unrated: self.descriptor.unrated, ..Descriptor::plain(code) };
        let numerator = |figure: Option<Figure>| match figure {
            Some(Figure::Number { numerator, .. }) => Some(numerator),
            _ => None,
        };
        Rule::new(self.actual, plain).column().into_iter().map(numerator).collect()
    }
}

/// Whether a descriptor's score is the primary or the secondary one.
pub fn which(book: &Book, score: Option<Score>) -> Which {
    match score {
        _ if book.field.boards == 0 => Which::Primary,
        None => Which::Primary,
        Some(Score::Match) if book.field.match_points_first => Which::Primary,
        Some(Score::Game) if !book.field.match_points_first => Which::Primary,
        Some(_) => Which::Secondary,
    }
}

/// The mean of the parts that count, half rounded up.
fn rounded_mean(parts: &[Part]) -> Option<i64> {
    let counting = parts.iter().filter(|part| part.counts());
    let (sum, count) = counting.fold((0, 0), |(sum, count), part| (sum + part.value, count + 1));
    (count > 0).then(|| round_half_up(sum, count))
}

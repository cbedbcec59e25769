//! The players of a round as art. 1 of C.04.3 and C.04.4.1 sees them, the pairing that the file has for it, C1 to C3, and the colours of art. 5.

mod teams;
mod upfloats;

use crate::points::Points;
use crate::refusal::Refusal;
use crate::report::{Colour, How, Report, Spent};
use crate::system::{System, TeamRules};
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;

/// A round to be judged. Players are called by their rank: their place in the order of 1.2.
#[derive(Debug)]
pub struct Round<'r> {
    report: &'r Report,
    /// From 1.
    pub number: usize,
    pub players: Vec<Ranked<'r>>,
    /// The rank of everybody's opponent; [`Round::bye`] for who has the pairing-allocated bye.
    pub mates: Vec<usize>,
    /// Whether two may meet, row by row.
    may_meet: Vec<bool>,
}

/// How much a player should get a colour (1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    Mild,
    Strong,
    Absolute,
}

#[derive(Debug)]
pub struct Ranked<'r> {
    /// The place in the report.
    index: usize,
    /// The TPN.
    pub number: u32,
    pub score: Points,
    /// Of teams the score that comes second.
    pub(crate) secondary: Points,
    past: &'r [Spent],
    /// Games with White less games with Black.
    pub(crate) difference: i32,
    pub(crate) preference: Option<(Colour, Strength)>,
    /// The float of the last round and of the one before: above zero for an upfloat, below for a downfloat.
    floats: [i32; 2],
    /// C2 does not bar them.
    may_have_bye: bool,
    /// Games played.
    pub games: i64,
    is_topscorer: bool,
    /// Of the Dubov System: the average rating of the opponents, and what counts in C8, C9 and C10 of who comes up.
    pub(crate) average: i64,
    pub(crate) upfloats: [i64; 3],
    /// Of teams: played a team of another score in the previous round (C.04.6 art. 1.5).
    pub(crate) floated: bool,
    /// What 5.2.5 asks: whether the number is odd among those who take part, which is how the approved programs count.
    is_odd: bool,
}

impl<'r> Round<'r> {
    /// The round of the file.
    ///
    /// # Errors
    /// That it is no pairing of everybody who takes part.
    pub fn of(report: &'r Report, number: usize) -> Result<Round<'r>, Refusal> {
        let mut players = Vec::new();
        let mut is_odd = false;
        for (index, player) in report.players.iter().enumerate() {
            let here = &player.spent[number - 1];
            let takes_part = here.opponent.is_some() || here.how == How::PairingAllocatedBye;
            let took_part = player.spent[..number - 1].iter().any(|spent| spent.how != How::Away);
            is_odd ^= takes_part || took_part;
            if takes_part {
                players.push(Ranked::of(report, index, number, is_odd));
            }
        }
        players.sort_by_key(|player| (Reverse(player.score), player.number));
        let rank = |index: usize| players.iter().position(|player| player.index == index);
        let mate = |player: &Ranked<'_>| match report.players[player.index].spent[number - 1].opponent {
            Some(opponent) => rank(opponent),
            None => Some(players.len()),
        };
        let mates: Option<Vec<usize>> = players.iter().map(mate).collect();
        let mates = mates.ok_or(Refusal::NotPaired)?;
        if mates.iter().filter(|&&mate| mate == players.len()).count() > 1 {
            return Err(Refusal::NotPaired);
        }
        let mut round = Round { report, number, players, mates, may_meet: Vec::new() };
        round.settle_who_may_meet();
        Ok(round)
    }

    pub fn system(&self) -> System {
        self.report.system
    }

    pub fn is_last(&self) -> bool {
        self.number >= self.report.rounds
    }

    /// Of teams: C7 and C10 do not hold in the last two rounds.
    pub(crate) fn floats_count(&self) -> bool {
        self.number + 1 < self.report.rounds
    }

    pub(crate) fn team_rules(&self) -> TeamRules {
        self.report.team_rules
    }

    /// The colour drawn by lot.
    pub(crate) fn initial(&self) -> Option<Colour> {
        self.report.initial
    }

    /// The rank behind the scoregroup that begins here.
    pub(crate) fn end_of_scoregroup(&self, start: usize) -> usize {
        let score = self.players[start].score;
        start + self.players[start..].iter().take_while(|player| player.score == score).count()
    }

    /// The place of the bye among the ranks.
    pub fn bye(&self) -> usize {
        self.players.len()
    }

    /// Who has the pairing-allocated bye.
    pub fn with_bye(&self) -> Option<usize> {
        self.mates.iter().position(|&mate| mate == self.bye())
    }

    /// The number by which a certificate calls a player; 0 is the bye.
    pub fn name(&self, rank: usize) -> u32 {
        self.players.get(rank).map_or(0, |player| player.number)
    }

    /// C1, C3 and the prohibitions of the event.
    pub fn may_meet(&self, a: usize, b: usize) -> bool {
        self.may_meet[a * self.players.len() + b]
    }

    fn settle_who_may_meet(&mut self) {
        let size = self.players.len();
        let mut rank_of = vec![size; self.report.players.len()];
        (0..size).for_each(|rank| rank_of[self.players[rank].index] = rank);
        self.may_meet = vec![true; size * size];
        let mut part = |a: usize, b: usize| (self.may_meet[a * size + b], self.may_meet[b * size + a]) = (false, false);
        for a in 0..size {
            let own = &self.players[a];
            let met = own.past.iter().filter(|spent| spent.how == How::Played).filter_map(|spent| spent.opponent);
            met.map(|opponent| rank_of[opponent]).filter(|&b| b < size).for_each(|b| part(a, b));
            for b in 0..a {
                let their = &self.players[b];
                let is_barred = own.absolute().is_some() && own.absolute() == their.absolute();
                let is_barred = is_barred && !own.is_topscorer && !their.is_topscorer;
                if is_barred || self.report.forbids(self.number, own.index, their.index) {
                    part(a, b);
                }
            }
        }
    }

    /// C2.
    pub fn may_have_bye(&self, rank: usize) -> bool {
        self.players[rank].may_have_bye
    }

    /// That the round of the file keeps C1 to C3 and art. 5.
    ///
    /// # Errors
    /// What it does not keep.
    pub fn keeps_the_rules(&self) -> Result<(), Refusal> {
        for (rank, &mate) in self.mates.iter().enumerate() {
            if mate == self.bye() {
                if !self.may_have_bye(rank) {
                    return Err(Refusal::MayNotHaveBye { player: self.name(rank) });
                }
            } else if rank < mate {
                if !self.may_meet(rank, mate) {
                    return Err(Refusal::MayNotMeet { a: self.name(rank), b: self.name(mate) });
                }
                self.has_its_colours(rank, mate)?;
            }
        }
        Ok(())
    }

    fn has_its_colours(&self, higher: usize, lower: usize) -> Result<(), Refusal> {
        let had = self.report.players[self.players[higher].index].spent[self.number - 1].colour;
        let due = self.colour(higher, lower);
        match (had, due) {
            (Some(had), Some(due)) if had != due => {
                let (white, black) = if had == Colour::White { (higher, lower) } else { (lower, higher) };
                Err(Refusal::Colours { white: self.name(white), black: self.name(black) })
            }
            _ => Ok(()),
        }
    }

    /// 5.2: the colour of the higher ranked of two players; `None` where it hangs on an initial colour that nobody tells.
    fn colour(&self, higher: usize, lower: usize) -> Option<Colour> {
        if self.system() == System::Team {
            return teams::colour(self, higher, lower);
        }
        let (own, their) = (&self.players[higher], &self.players[lower]);
        match (own.preference, their.preference) {
            (None, None) => self.report.initial.map(|initial| if own.is_odd { initial } else { initial.other() }),
            (Some((own, _)), None) => Some(own),
            // 5.2.5: who has not played has a preference here as well, and is the higher ranked of two alike.
            (None, Some((Colour::Black, Strength::Mild))) if self.system() == System::Dubov => Some(Colour::Black),
            (None, Some((their, _))) => Some(their.other()),
            (Some((own, _)), Some((their, _))) if own != their => Some(own),
            (Some((due, _)), Some(_)) => {
                if own.claim() != their.claim() {
                    return Some(if own.claim() > their.claim() { due } else { due.other() });
                }
                let differing = own.colours().rev().zip(their.colours().rev()).find(|(own, their)| own != their);
                Some(differing.map_or(due, |(own, _)| own.other()))
            }
        }
    }

    /// Of a pair that wants the same colour: who does not get it.
    fn denied(&self, higher: usize, lower: usize) -> Option<&Ranked<'r>> {
        let (own, their) = (&self.players[higher], &self.players[lower]);
        let due = own.preference.zip(their.preference).filter(|(own, their)| own.0 == their.0)?.0.0;
        Some(if self.colour(higher, lower) == Some(due) { their } else { own })
    }

    /// How many of a pair are denied what C10 to C13 ask for, in this order.
    pub fn denials(&self, higher: usize, lower: usize) -> [i64; 4] {
        let Some(denied) = self.denied(higher, lower) else { return [0; 4] };
        let Some((due, strength)) = denied.preference else { return [0; 4] };
        let with_topscorer = self.players[higher].is_topscorer || self.players[lower].is_topscorer;
        let got = due.other();
        let widened = (denied.difference + sign(got)).abs() > 2;
        let third = denied.colours().rev().take(2).filter(|&colour| colour == got).count() == 2;
        [with_topscorer && widened, with_topscorer && third, true, strength == Strength::Strong].map(i64::from)
    }

    /// Whether a player floated down `back` rounds ago (1 or 2).
    pub fn floated_down(&self, rank: usize, back: usize) -> bool {
        self.players[rank].floats[back - 1] < 0
    }

    pub fn floated_up(&self, rank: usize, back: usize) -> bool {
        self.players[rank].floats[back - 1] > 0
    }
}

fn sign(colour: Colour) -> i32 {
    match colour {
        Colour::White => 1,
        Colour::Black => -1,
    }
}

/// The score by which a player is paired in a round, virtual points included.
pub(crate) fn score_in(report: &Report, index: usize, round: usize) -> Points {
    let player = &report.players[index];
    let sum = player.spent[..round - 1].iter().map(|spent| spent.points.0).sum::<i64>();
    Points(sum + player.virtual_points.get(round - 1).map_or(0, |points| points.0))
}

/// 1.4: the float that a round gave.
fn float_in(report: &Report, index: usize, round: usize) -> i32 {
    let spent = &report.players[index].spent[round - 1];
    match (spent.how, spent.opponent) {
        (How::Played, Some(opponent)) => match score_in(report, opponent, round).cmp(&score_in(report, index, round)) {
            core::cmp::Ordering::Less => -1,
            core::cmp::Ordering::Equal => 0,
            core::cmp::Ordering::Greater => 1,
        },
        _ => -i32::from(spent.points > report.loss),
    }
}

impl<'r> Ranked<'r> {
    fn of(report: &'r Report, index: usize, round: usize, is_odd: bool) -> Ranked<'r> {
        let past = &report.players[index].spent[..round - 1];
        let score = score_in(report, index, round);
        let float = |back: usize| if round > back { float_in(report, index, round - back) } else { 0 };
        let most = report.win.max(report.draw).0 * (round as i64 - 1);
        let mut ranked = Ranked {
            index,
            number: report.players[index].number,
            score,
            secondary: Points(past.iter().map(|spent| spent.secondary.0).sum()),
            past,
            difference: 0,
            preference: None,
            floats: [float(1), float(2)],
            may_have_bye: !past.iter().any(|spent| spent.bars_bye),
            games: past.iter().filter(|spent| spent.how == How::Played).count() as i64,
            is_topscorer: report.system == System::Dutch && round >= report.rounds && 2 * score.0 > most,
            average: 0,
            upfloats: [0; 3],
            floated: false,
            is_odd,
        };
        ranked.difference = ranked.colours().map(sign).sum();
        match report.system {
            System::Dutch => ranked.preference = ranked.prefers(),
            System::Dubov => {
                ranked.preference = ranked.prefers();
                ranked.average = upfloats::average(report, index, round);
                ranked.upfloats = upfloats::upfloats(report, index, round);
            }
            System::Team => {
                ranked.preference = teams::prefers(report.team_rules, &ranked, round >= report.rounds);
                ranked.floated = past.last().is_some_and(|last| last.how == How::Played) && ranked.floats[0] != 0;
            }
        }
        ranked
    }

    /// The colour that the Dubov System takes a player to seek (its 1.6.4): Black before the first game.
    pub(crate) fn seeks(&self) -> Colour {
        self.preference.map_or(Colour::Black, |(colour, _)| colour)
    }

    /// The colours of the games played (C.04.2 3.4).
    pub(crate) fn colours(&self) -> impl DoubleEndedIterator<Item = Colour> + '_ {
        self.past.iter().filter(|spent| spent.how == How::Played).filter_map(|spent| spent.colour)
    }

    /// 1.7.
    fn prefers(&self) -> Option<(Colour, Strength)> {
        let mut latest = self.colours().rev();
        let (last, before) = (latest.next()?, latest.next());
        Some(match self.difference {
            2.. => (Colour::Black, Strength::Absolute),
            ..=-2 => (Colour::White, Strength::Absolute),
            _ if before == Some(last) => (last.other(), Strength::Absolute),
            1 => (Colour::Black, Strength::Strong),
            -1 => (Colour::White, Strength::Strong),
            0 => (last.other(), Strength::Mild),
        })
    }

    fn absolute(&self) -> Option<Colour> {
        self.preference.filter(|&(_, strength)| strength == Strength::Absolute).map(|(colour, _)| colour)
    }

    /// 5.2.2: the stronger preference; of two absolute ones the wider difference.
    fn claim(&self) -> Option<(Strength, i32)> {
        let (_, strength) = self.preference?;
        Some((strength, if strength == Strength::Absolute { self.difference.abs() } else { 0 }))
    }
}

//! Ways in which an event may have been paired: one edition or the other of the Dutch System (C.04.3), accelerated (C.04.7) or not, with the
//! other initial colour, with colours by another count of numbers (C.04.3 art. 5.2.5), with numbers in the order of ratings (C.04.2 art. 2.2).

use sonneborn_pairing::checker::{self, Verdict};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::rating::tournament_rating;
use sonneborn_tournament::regulations::{Acceleration, Parity, System};
use std::cmp::Reverse;

/// Which numbers the players had when they were paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    OfFile,
    /// In the order of their ratings.
    ByRating,
}

/// A way to pair an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    pub system: System,
    pub acceleration: Acceleration,
    /// `None` where round 1 shows it.
    pub initial_colour: Option<Colour>,
    pub parity: Parity,
    pub numbers: Numbers,
}

/// In what a way can differ from another, the likeliest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axis {
    Edition,
    Acceleration,
    InitialColour,
    Parity,
    Numbers,
}

impl Axis {
    const ALL: [Axis; 5] = [Axis::Edition, Axis::Acceleration, Axis::InitialColour, Axis::Parity, Axis::Numbers];
}

/// A way, and how far it explains a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    pub way: Way,
    /// The rounds that it pairs as the file has them.
    pub same: Vec<RoundNo>,
    /// Of so many that an engine was asked about.
    pub rounds: usize,
}

impl Tried {
    pub fn explains_all(&self) -> bool {
        self.same.len() == self.rounds
    }
}

impl Way {
    pub fn of_file(tournament: &Tournament) -> Way {
        let regulations = &tournament.regulations;
        Way {
            system: regulations.system,
            acceleration: regulations.acceleration.clone(),
            initial_colour: regulations.initial_colour,
            parity: regulations.parity,
            numbers: Numbers::OfFile,
        }
    }

    /// The event as if it had been paired in this way.
    pub fn supposed(&self, tournament: &Tournament) -> Tournament {
        let mut supposed = tournament.clone();
        let regulations = &mut supposed.regulations;
        regulations.system = self.system;
        regulations.acceleration = self.acceleration.clone();
        regulations.initial_colour = self.initial_colour;
        regulations.parity = self.parity;
        match self.numbers {
            Numbers::OfFile => {}
            Numbers::ByRating => number_by_rating(&mut supposed),
        }
        supposed
    }

    /// The same but for one thing; `None` where the thing has no other value.
    fn otherwise(&self, axis: Axis, turned: bool) -> Option<Way> {
        let mut way = self.clone();
        match axis {
            Axis::Edition => way.system = other_edition(self.system)?,
            Axis::Acceleration => {
                way.acceleration = match &self.acceleration {
                    Acceleration::None => Acceleration::Baku,
                    Acceleration::Baku | Acceleration::Listed(_) => Acceleration::None,
                }
            }
            Axis::InitialColour => way.initial_colour = Some(self.initial_colour?.other()),
            Axis::Parity => {
                way.parity = match self.parity {
                    Parity::Participants => Parity::Tpn,
                    Parity::Tpn => Parity::Participants,
                }
            }
            Axis::Numbers if turned => {
                way.numbers = match self.numbers {
                    Numbers::OfFile => Numbers::ByRating,
                    Numbers::ByRating => Numbers::OfFile,
                }
            }
            Axis::Numbers => return None,
        }
        Some(way)
    }
}

fn other_edition(system: System) -> Option<System> {
    match system {
        System::Dutch2026 => Some(System::Dutch2017),
        System::Dutch2017 => Some(System::Dutch2026),
        System::Dubov
        | System::Burstein
        | System::Lim
        | System::DoubleSwiss
        | System::TeamSwiss
        | System::RoundRobin(_)
        | System::TeamRoundRobin(_)
        | System::Scheveningen { .. }
        | System::Knockout
        | System::TeamKnockout
        | System::ByHand => None,
    }
}

/// The numbers that the file has, given out anew in the order of ratings; equals keep the file's order.
fn number_by_rating(tournament: &mut Tournament) {
    let choice = tournament.regulations.rating_choice();
    let by_number = tournament.by_tpn();
    let mut order: Vec<_> = by_number.iter().map(|player| (player.id, player.tpn)).collect();
    let numbers: Vec<_> = order.iter().map(|(_, tpn)| *tpn).collect();
    let rating = |id| {
        let player = tournament.player(id)?;
        Some(tournament_rating(choice, &player.data)?.points)
    };
    order.sort_by_key(|&(id, _)| Reverse(rating(id)));
    for ((id, _), tpn) in order.into_iter().zip(numbers) {
        if let Some(player) = tournament.players.get_mut(id.index()) {
            player.tpn = tpn;
        }
    }
}

/// Changes one thing after the other, keeps what explains more rounds, and ends when nothing does. The answer has all ways that explain
/// a round which the best before them did not, and the place of the best.
pub fn climb(tournament: &Tournament, first: Tried, turned: bool) -> (Vec<Tried>, usize) {
    let is_swiss = tournament.regulations.system.is_swiss();
    let (mut tried, mut best) = (vec![first], 0);
    let mut asked = vec![tried[0].way.clone()];
    loop {
        let before = best;
        for axis in Axis::ALL.into_iter().filter(|_| is_swiss) {
            if tried[best].explains_all() {
                return (tried, best);
            }
            let Some(way) = tried[best].way.otherwise(axis, turned).filter(|way| !asked.contains(way)) else {
                continue;
            };
            asked.push(way.clone());
            let Some(one) = attempt(tournament, way, &tried[best]) else { continue };
            if one.same.len() > tried[best].same.len() {
                best = tried.len();
            }
            tried.push(one);
        }
        if best == before {
            return (tried, best);
        }
    }
}

/// How far a way explains the file; `None` where it explains no round that the best way leaves open.
fn attempt(tournament: &Tournament, way: Way, best: &Tried) -> Option<Tried> {
    let supposed = way.supposed(tournament);
    let explains = |round: RoundNo| {
        let checks = checker::check(&supposed, Some(round));
        checks.iter().any(|check| check.verdict == Verdict::Same)
    };
    let numbers = || tournament.rounds.iter().map(|round| round.number);
    let opened: Vec<RoundNo> = numbers().filter(|round| !best.same.contains(round) && explains(*round)).collect();
    if opened.is_empty() {
        return None;
    }
    let is_same = |round: &RoundNo| opened.contains(round) || best.same.contains(round) && explains(*round);
    let same = numbers().filter(is_same).collect();
    Some(Tried { way, same, rounds: best.rounds })
}

//! Random tournaments, round by round, for comparing engines: fields with byes, absences, forfeits, equal ratings,
//! acceleration, forbidden pairs and histories that no engine would have made.

use sonneborn_pairing::lots::Lots;
use sonneborn_pairing::swiss::field::{Entrant, Entry, Field, Pairings, Past, PastKind};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::Parity;

/// What may happen in the tournament; chances are in hundredths.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    pub players: usize,
    pub rounds: u16,
    pub absent: usize,
    pub forfeit: usize,
    pub draw: usize,
    pub forbidden: usize,
    /// Pairs to be kept apart as long as it can be done.
    pub avoided: usize,
    /// Ratings differ by at most this.
    pub spread: usize,
    pub accelerated: bool,
    /// Rounds are drawn by lot instead of paired by the engine.
    pub wild: usize,
}

impl Options {
    /// Nothing out of the ordinary.
    pub fn plain() -> Options {
        Options {
            players: 8,
            rounds: 5,
            absent: 0,
            forfeit: 0,
            draw: 30,
            forbidden: 0,
            avoided: 0,
            spread: 600,
            accelerated: false,
            wild: 0,
        }
    }

    /// A small tournament with a chance of everything.
    pub fn small(lots: &mut Lots) -> Options {
        let mut often = |chance: usize, value: usize| if lots.below(100) < chance { lots.below(value) } else { 0 };
        let (absent, forfeit, wild) = (often(50, 25), often(50, 20), often(40, 100));
        let (forbidden, avoided) = (often(20, 10), often(10, 40));
        let (narrow, accelerated) = (often(30, 2), often(30, 2));
        Options {
            players: 2 + lots.below(11),
            rounds: 3 + lots.below(9) as u16,
            absent,
            forfeit,
            draw: lots.below(90),
            forbidden,
            avoided,
            spread: if narrow == 1 { 4 } else { 900 },
            accelerated: accelerated == 1,
            wild,
        }
    }
}

/// A tournament under way.
pub struct Event {
    options: Options,
    lots: Lots,
    entrants: Vec<Entrant>,
    forbidden: Vec<(Entry, Entry)>,
    avoided: Vec<(Entry, Entry)>,
    initial_colour: Colour,
    round: u16,
}

impl Event {
    pub fn new(options: Options, mut lots: Lots) -> Event {
        let mut ratings: Vec<u16> = (0..options.players).map(|_| (1500 + lots.below(options.spread)) as u16).collect();
        ratings.sort_unstable_by(|a, b| b.cmp(a));
        let entrants = ratings.into_iter().enumerate().map(|(index, rating)| Entrant {
            id: PlayerId(index as u32),
            tpn: Tpn(index as u16 + 1),
            parity: index as u16 + 1,
            rating: Some(rating),
            score: Points::ZERO,
            pairing_score: Points::ZERO,
            history: Vec::new(),
            to_be_paired: true,
            zero_point_byes: 0,
        });
        let entrants: Vec<Entrant> = entrants.collect();
        let forbidden = some_pairs(&mut lots, options.players, options.forbidden);
        let avoided = some_pairs(&mut lots, options.players, options.avoided);
        let initial_colour = if lots.below(2) == 0 { Colour::White } else { Colour::Black };
        Event { options, lots, entrants, forbidden, avoided, initial_colour, round: 0 }
    }

    fn chance(&mut self, hundredths: usize) -> bool {
        self.lots.below(100) < hundredths
    }

    /// The field of the next round, `None` after the last.
    pub fn next_field(&mut self) -> Option<Field> {
        if self.round == self.options.rounds {
            return None;
        }
        self.round += 1;
        let half = self.entrants.len().div_ceil(2);
        let virtual_points = if self.options.accelerated && self.round <= self.options.rounds.div_ceil(2) {
            Points::ONE
        } else {
            Points::ZERO
        };
        for entry in 0..self.entrants.len() {
            let absent = self.chance(self.options.absent);
            // Others who are away have asked for a bye worth something.
            let misses = absent && self.lots.below(3) > 0;
            let entrant = &mut self.entrants[entry];
            entrant.to_be_paired = !absent;
            let zero_point_bye = |past: &&Past| past.kind == PastKind::Away && past.points == Points::ZERO;
            entrant.zero_point_byes =
                entrant.history.iter().rev().take_while(|_| misses).take_while(zero_point_bye).count();
            entrant.pairing_score = entrant.score + if entry < half { virtual_points } else { Points::ZERO };
        }
        let mut field = Field {
            entrants: self.entrants.clone(),
            round: RoundNo(self.round),
            rounds_total: self.options.rounds,
            win: Points::ONE,
            draw: Points::HALF,
            loss: Points::ZERO,
            initial_colour: self.initial_colour,
            forbidden: self.forbidden.clone(),
            avoided: self.avoided.clone(),
        };
        field.number(Parity::default());
        Some(field)
    }

    /// Plays the round as it was paired; without a pairing, or by chance, one by lot.
    pub fn play(&mut self, pairings: Option<Pairings>) {
        let by_lot = self.chance(self.options.wild);
        let games = match pairings {
            Some(pairings) if !by_lot => {
                if let Some(bye) = pairings.bye {
                    self.record(bye.index(), PastKind::PairingAllocatedBye, Points::ONE);
                }
                pairings.games.iter().map(|(white, black)| (white.index(), black.index())).collect()
            }
            _ => self.games_by_lot(),
        };
        for (white, black) in games {
            self.play_game(white, black);
        }
        for entry in 0..self.entrants.len() {
            if self.entrants[entry].history.len() < usize::from(self.round) {
                let points = [Points::ZERO, Points::ZERO, Points::HALF, Points::ONE][self.lots.below(4)];
                self.record(entry, PastKind::Away, points);
            }
        }
        for entrant in &mut self.entrants {
            entrant.score = entrant.history.iter().map(|past| past.points).sum();
        }
    }

    /// Pairs by lot of players who have not met.
    fn games_by_lot(&mut self) -> Vec<(Entry, Entry)> {
        let mut waiting: Vec<Entry> = (0..self.entrants.len()).filter(|&e| self.entrants[e].to_be_paired).collect();
        self.lots.shuffle(&mut waiting);
        let mut games = Vec::new();
        while let Some(white) = waiting.pop() {
            let new = waiting.iter().position(|&black| !self.entrants[white].met().any(|opponent| opponent == black));
            if let Some(place) = new {
                games.push((white, waiting.remove(place)));
            }
        }
        games
    }

    fn play_game(&mut self, white: Entry, black: Entry) {
        if self.chance(self.options.forfeit) {
            let won = [(true, false), (false, true), (false, false)][self.lots.below(3)];
            let points = |won| if won { Points::ONE } else { Points::ZERO };
            let kind = |opponent, colour, won| PastKind::Forfeit { opponent, colour, won };
            self.record(white, kind(black, Colour::White, won.0), points(won.0));
            self.record(black, kind(white, Colour::Black, won.1), points(won.1));
            return;
        }
        let points = if self.chance(self.options.draw) {
            (Points::HALF, Points::HALF)
        } else if self.chance(55) {
            (Points::ONE, Points::ZERO)
        } else {
            (Points::ZERO, Points::ONE)
        };
        self.record(white, PastKind::Played { opponent: black, colour: Colour::White }, points.0);
        self.record(black, PastKind::Played { opponent: white, colour: Colour::Black }, points.1);
    }

    fn record(&mut self, entry: Entry, kind: PastKind, points: Points) {
        let paired_at = self.entrants[entry].pairing_score;
        self.entrants[entry].history.push(Past { kind, points, paired_at });
    }
}

/// Each pair of players by this chance, in hundredths.
fn some_pairs(lots: &mut Lots, players: usize, chance: usize) -> Vec<(Entry, Entry)> {
    let pairs = (0..players).flat_map(|a| (a + 1..players).map(move |b| (a, b)));
    pairs.filter(|_| chance > 0 && lots.below(100) < chance).collect()
}

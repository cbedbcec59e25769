//! The Double-Swiss System against the brute-force reference, over random events, and its second games, byes and boards in
//! whole tournaments.

use super::double_swiss_reference;
use sonneborn_exchange::trf;
use sonneborn_pairing as pairing;
use sonneborn_pairing::NoPairing;
use sonneborn_pairing::checker::{self, Verdict};
use sonneborn_pairing::generator::{self, Options};
use sonneborn_pairing::lots::Lots;
use sonneborn_pairing::swiss::double_swiss::PairedMatches;
use sonneborn_pairing::swiss::field::{Entrant, Entry, Field, Past, PastKind};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{Parity, System};
use sonneborn_tournament::statement::Statement;
use std::collections::BTreeSet;

/// How many random events are compared; more with the environment variable `SONNEBORN_DOUBLE_SWISS_EVENTS`.
const EVENTS: u64 = 150;

/// An event under way, match by match.
pub struct Event {
    lots: Lots,
    field: Field,
    absent: usize,
    forfeit: usize,
    wild: usize,
    accelerated: bool,
}

/// The pairs of a round, and who has the bye.
pub type Paired = (Vec<(Entry, Entry)>, Option<Entry>);

impl Event {
    pub fn new(mut lots: Lots) -> Event {
        let players = 2 + lots.below(9);
        let matches = 3 + lots.below(6) as u16;
        let mut often = |chance: usize, value: usize| if lots.below(100) < chance { lots.below(value) } else { 0 };
        let (absent, forfeit, wild, apart) = (often(40, 25), often(50, 40), often(40, 100), often(25, 15));
        let (soft, accelerated) = (often(15, 30), often(30, 2) == 1);
        let mut some_pairs = |chance: usize| -> Vec<(Entry, Entry)> {
            let pairs = (0..players).flat_map(|a| (a + 1..players).map(move |b| (a, b)));
            pairs.filter(|_| chance > 0 && lots.below(100) < chance).collect()
        };
        let (forbidden, avoided) = (some_pairs(apart), some_pairs(soft));
        let entrant = |index: usize| Entrant {
            id: PlayerId(index as u32),
            tpn: Tpn(index as u16 + 1),
            parity: 0,
            rating: None,
            score: Points::ZERO,
            pairing_score: Points::ZERO,
            history: Vec::new(),
            to_be_paired: true,
            zero_point_byes: 0,
        };
        let field = Field {
            entrants: (0..players).map(entrant).collect(),
            round: RoundNo(1),
            rounds_total: 2 * matches,
            win: Points::ONE,
            draw: Points::HALF,
            loss: Points::ZERO,
            initial_colour: if lots.below(2) == 0 { Colour::White } else { Colour::Black },
            forbidden,
            avoided,
        };
        Event { lots, field, absent, forfeit, wild, accelerated }
    }

    fn chance(&mut self, hundredths: usize) -> bool {
        self.lots.below(100) < hundredths
    }

    /// The field of the next first games; `None` after the last match.
    pub fn next_field(&mut self) -> Option<Field> {
        if self.field.round.0 > self.field.rounds_total {
            return None;
        }
        let half = self.field.entrants.len().div_ceil(2);
        let is_accelerated = self.accelerated && self.field.round.0 <= self.field.rounds_total / 2;
        for entry in 0..self.field.entrants.len() {
            let absent = self.chance(self.absent);
            let entrant = &mut self.field.entrants[entry];
            entrant.to_be_paired = !absent;
            let bonus = if is_accelerated && entry < half { Points::ONE } else { Points::ZERO };
            entrant.score = entrant.history.iter().map(|past| past.points).sum();
            entrant.pairing_score = entrant.score + bonus;
        }
        let mut field = self.field.clone();
        field.number(Parity::default());
        Some(field)
    }

    /// Plays both games of the matches that were paired; without a pairing, or by chance, of matches by lot.
    pub fn play(&mut self, paired: Option<Paired>) {
        let by_lot = self.chance(self.wild);
        let matches = match paired {
            Some((matches, bye)) if !by_lot => {
                if let Some(bye) = bye {
                    self.record(bye, PastKind::PairingAllocatedBye, Points::ONE);
                    self.record(bye, PastKind::Away, Points::HALF);
                }
                matches
            }
            _ => self.matches_by_lot(),
        };
        for (white, black) in matches {
            self.game(white, black);
            self.game(black, white);
        }
        for entry in 0..self.field.entrants.len() {
            if self.field.entrants[entry].history.len() <= usize::from(self.field.round.0) {
                let points = [Points::ZERO, Points::ZERO, Points::HALF, Points::ONE][self.lots.below(4)];
                self.record(entry, PastKind::Away, points);
                self.record(entry, PastKind::Away, points);
            }
        }
        self.field.round.0 += 2;
    }

    fn matches_by_lot(&mut self) -> Vec<(Entry, Entry)> {
        let mut waiting: Vec<Entry> =
            (0..self.field.entrants.len()).filter(|&entry| self.field.entrants[entry].to_be_paired).collect();
        self.lots.shuffle(&mut waiting);
        let mut matches = Vec::new();
        while let Some(white) = waiting.pop() {
            let new = |&black: &Entry| !self.field.entrants[white].met().any(|opponent| opponent == black);
            if let Some(place) = waiting.iter().position(new) {
                matches.push((white, waiting.remove(place)));
            }
        }
        matches
    }

    fn game(&mut self, white: Entry, black: Entry) {
        if self.chance(self.forfeit) {
            let won = [(true, false), (false, true), (false, false)][self.lots.below(3)];
            for (own, other, colour, won) in
                [(white, black, Colour::White, won.0), (black, white, Colour::Black, won.1)]
            {
                let points = if won { Points::ONE } else { Points::ZERO };
                self.record(own, PastKind::Forfeit { opponent: other, colour, won }, points);
            }
            return;
        }
        let halves = self.lots.below(3) as i32;
        self.record(white, PastKind::Played { opponent: black, colour: Colour::White }, Points::HALF * halves);
        self.record(black, PastKind::Played { opponent: white, colour: Colour::Black }, Points::HALF * (2 - halves));
    }

    fn record(&mut self, entry: Entry, kind: PastKind, points: Points) {
        let entrant = &mut self.field.entrants[entry];
        entrant.history.push(Past { kind, points, paired_at: entrant.pairing_score });
    }
}

#[test]
fn small_events_are_paired_as_the_articles_say() {
    let wanted = std::env::var("SONNEBORN_DOUBLE_SWISS_EVENTS").ok().and_then(|number| number.parse().ok());
    let (mut matches, mut without_pairing) = (0, 0);
    for seed in 0..wanted.unwrap_or(EVENTS) {
        let mut event = Event::new(Lots::new(seed));
        while let Some(field) = event.next_field() {
            let expected = double_swiss_reference::pair(&field);
            let found = PairedMatches::new(&field).map(|paired| paired.pairings());
            matches += 1;
            let entries = found.as_ref().ok().map(|found| {
                let games = found.games.iter().map(|(white, black)| (white.index(), black.index())).collect::<Vec<_>>();
                (games, found.bye.map(PlayerId::index))
            });
            match (&found, &expected) {
                (Ok(_), Some((games, bye))) => {
                    let (own, own_bye) = entries.clone().expect("it was paired");
                    let sorted = |games: &[(Entry, Entry)]| games.iter().copied().collect::<BTreeSet<_>>();
                    assert_eq!((sorted(&own), own_bye), (sorted(games), *bye), "seed {seed}, round {}", field.round.0);
                }
                (Err(NoPairing::Nobody(_)), Some((games, None))) => assert!(games.is_empty()),
                (Err(_), None) => without_pairing += 1,
                _ => panic!("seed {seed}, round {}: {found:?} against {expected:?}", field.round.0),
            }
            event.play(entries);
        }
    }
    assert!(matches > without_pairing && without_pairing > 0, "{matches} rounds, {without_pairing} without a pairing");
    eprintln!("{matches} rounds of matches equal, {without_pairing} of them without a legal pairing");
}

fn generated(seed: u64, players: u16) -> Tournament {
    let options = Options { seed, system: System::DoubleSwiss, players, rounds: 10, draws: 300, ..Options::eventful() };
    generator::generate(&options, &pairing::pair).tournament
}

#[test]
fn the_second_game_has_the_opponents_boards_and_byes_of_the_first() {
    let (mut byes, mut games) = (0, 0);
    for seed in 0..10 {
        let event = generated(seed, 21);
        for rounds in event.rounds.chunks_exact(2) {
            let reversed: Vec<_> = rounds[1].games.iter().map(|game| (game.board, game.black, game.white)).collect();
            let first: Vec<_> = rounds[0].games.iter().map(|game| (game.board, game.white, game.black)).collect();
            assert_eq!(reversed, first, "seed {seed}, round {}", rounds[0].number.0);
            games += first.len();
            for &(player, bye) in &rounds[0].byes {
                let expected = if bye == Bye::PairingAllocated { Bye::HalfPoint } else { bye };
                assert_eq!(rounds[1].bye_of(player), Some(expected));
                byes += usize::from(bye == Bye::PairingAllocated);
            }
        }
    }
    assert!(games > 100 && byes > 10, "{games} games, {byes} byes");
}

#[test]
fn a_written_event_is_read_and_checked_as_it_was_paired() {
    let event = generated(3, 20);
    let text =
        trf::write(&Statement::of(&event), &trf::Output { version: trf::Version::Trf26, ..trf::Output::default() });
    assert!(text.contains("192 FIDE_DOUBLESWISS"), "{text}");
    let read = Tournament::of_import(&trf::read(text.as_bytes()).expect("a readable file").imported);
    assert_eq!(read.regulations.system, System::DoubleSwiss);
    for check in checker::check(&read, None) {
        assert_eq!(check.verdict, Verdict::Same, "round {}", check.round.0);
    }
}

//! The players to be paired, ranked, with all that the criteria ask about them (C.04.3 art. 1).

use super::super::colours::{Colours, Strength};
use super::super::field::{Entry, Field, PastKind};
use super::super::floats::{Float, Unplayed, float};
use super::super::matching::graph::Graph;
use super::articles::Edition;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::points::Points;
use std::ops::Range;

/// The place of a player in the order of C.04.3 1.2 among those to be paired; 0 is the highest ranked.
pub type Rank = usize;

/// What the criteria ask about a player.
#[derive(Clone, Debug)]
pub struct Seed {
    pub entry: Entry,
    pub score: Points,
    pub colours: Colours,
    /// The floats of the previous round and of the one before.
    pub floats: [Float; 2],
    /// C2 does not bar them from the pairing-allocated bye.
    pub may_have_bye: bool,
    /// Rounds they did not play (C9).
    pub unplayed: usize,
    /// C.04.3 1.8: in the last round only.
    pub topscorer: bool,
}

/// The rules in which the editions differ about a player.
#[derive(Clone, Copy, Debug)]
pub struct PlayerRules {
    pub unplayed: Unplayed,
    /// C2 of 2026 bars everyone who got a win's points without playing; before, only after a forfeit win or a bye.
    pub any_full_bye_bars: bool,
}

/// The players to be paired in the order of C.04.3 1.2.
#[derive(Debug)]
pub struct Roster<'f> {
    pub field: &'f Field,
    pub seeds: Vec<Seed>,
    /// The ranks of each scoregroup, from the top.
    pub groups: Vec<Range<Rank>>,
    /// Who may meet whom by C1 and C3. If the number of players is odd, there is one more vertex, the bye, that may
    /// "meet" those whom [`super::completion::Completion`] lets have it.
    pub graph: Graph,
}

impl PlayerRules {
    pub fn of(edition: Edition) -> PlayerRules {
        match edition {
            Edition::Of2017 => PlayerRules { unplayed: Unplayed::Down, any_full_bye_bars: false },
            Edition::Of2026 => PlayerRules { unplayed: Unplayed::DownIfScored, any_full_bye_bars: true },
        }
    }
}

impl<'f> Roster<'f> {
    pub fn new(field: &'f Field, rules: PlayerRules) -> Roster<'f> {
        let mut entries: Vec<Entry> = (0..field.entrants.len()).filter(|&e| field.entrants[e].to_be_paired).collect();
        entries.sort_by_key(|&entry| (-field.entrants[entry].pairing_score, entry));
        let seeds: Vec<Seed> = entries.iter().map(|&entry| seed(field, entry, rules)).collect();
        let mut groups: Vec<Range<Rank>> = Vec::new();
        for rank in 0..seeds.len() {
            match groups.last_mut() {
                Some(group) if seeds[group.start].score == seeds[rank].score => group.end = rank + 1,
                _ => groups.push(rank..rank + 1),
            }
        }
        let graph = who_may_meet(field, &seeds);
        Roster { field, seeds, groups, graph }
    }

    pub fn len(&self) -> usize {
        self.seeds.len()
    }

    pub fn is_empty(&self) -> bool {
        self.seeds.is_empty()
    }

    /// The vertex of the bye, if the number of players is odd.
    pub fn bye(&self) -> Option<usize> {
        (self.len() % 2 == 1).then_some(self.len())
    }

    pub fn score(&self, rank: Rank) -> Points {
        self.seeds[rank].score
    }

    /// The rank of a player of the field, if they are to be paired.
    pub fn rank_of(&self, entry: Entry) -> Option<Rank> {
        self.seeds.iter().position(|seed| seed.entry == entry)
    }

    /// Lets two players meet nobody but each other, if they may.
    pub fn bind(&mut self, a: Entry, b: Entry) {
        let (Some(a), Some(b)) = (self.rank_of(a), self.rank_of(b)) else { return };
        for other in 0..self.len() {
            for (own, partner) in [(a, b), (b, a)] {
                if other != partner {
                    self.graph.part(own, other);
                }
            }
        }
        self.seeds[a].may_have_bye = false;
        self.seeds[b].may_have_bye = false;
    }

    pub fn may_meet(&self, a: Rank, b: Rank) -> bool {
        self.graph.has(a, b)
    }
}

fn seed(field: &Field, entry: Entry, rules: PlayerRules) -> Seed {
    let entrant = &field.entrants[entry];
    let barred = entrant.history.iter().any(|past| match past.kind {
        PastKind::Played { .. } => false,
        PastKind::PairingAllocatedBye => true,
        PastKind::Forfeit { won, .. } => won || rules.any_full_bye_bars && past.points >= field.win,
        PastKind::Away => rules.any_full_bye_bars && past.points >= field.win,
    });
    let best = field.win.max(field.draw) * i32::try_from(field.rounds_played()).unwrap_or(i32::MAX);
    Seed {
        entry,
        score: entrant.pairing_score,
        colours: Colours::of(entrant),
        floats: [float(field, entry, 1, rules.unplayed), float(field, entry, 2, rules.unplayed)],
        may_have_bye: !barred,
        unplayed: entrant.unplayed(),
        topscorer: field.is_last_round() && entrant.pairing_score * 2 > best,
    }
}

/// C1, C3 and the prohibitions of the event.
fn who_may_meet(field: &Field, seeds: &[Seed]) -> Graph {
    let size = seeds.len();
    let mut graph = Graph::empty(size + size % 2);
    let absolute = |seed: &Seed| seed.colours.preference.filter(|_| seed.colours.strength == Strength::Absolute);
    // Who may meet a player of each kind, before it is seen whom they have met.
    let row_for = |colour: Option<Colour>| -> Vec<u64> {
        let mut row = vec![0; graph.row(0).len()];
        for (rank, seed) in seeds.iter().enumerate() {
            if colour.is_none() || absolute(seed) != colour || seed.topscorer {
                row[rank / 64] |= 1 << (rank % 64);
            }
        }
        row
    };
    if size == 0 {
        return graph;
    }
    let (everyone, white, black) = (row_for(None), row_for(Some(Colour::White)), row_for(Some(Colour::Black)));
    let mut rank_of = vec![None; field.entrants.len()];
    for (rank, seed) in seeds.iter().enumerate() {
        rank_of[seed.entry] = Some(rank);
    }
    for (rank, seed) in seeds.iter().enumerate() {
        let row = match absolute(seed) {
            Some(Colour::White) if !seed.topscorer => &white,
            Some(Colour::Black) if !seed.topscorer => &black,
            _ => &everyone,
        };
        graph.row_mut(rank).copy_from_slice(row);
    }
    for (rank, seed) in seeds.iter().enumerate() {
        graph.part(rank, rank);
        for opponent in field.entrants[seed.entry].met() {
            if let Some(opponent) = rank_of[opponent] {
                graph.part(rank, opponent);
            }
        }
    }
    for &(a, b) in &field.forbidden {
        if let (Some(a), Some(b)) = (rank_of[a], rank_of[b]) {
            graph.part(a, b);
        }
    }
    graph
}

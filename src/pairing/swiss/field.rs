//! What a Swiss engine has to know of a tournament, and nothing else: the field of one round.
//!
//! Every engine of this room takes a [`Field`] and gives [`Pairings`]; how a tournament becomes a field is in
//! [`super::entry`]. Players are called by their place in [`Field::entrants`], which is the order of the TPNs.

use super::shortage::Bar;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::Parity;

/// The place of a player in [`Field::entrants`].
pub type Entry = usize;

/// All players of a tournament as they stand before a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Everyone with a history, in ascending order of TPN; also those who are not to be paired now.
    pub entrants: Vec<Entrant>,
    /// The round to be paired.
    pub round: RoundNo,
    /// How many rounds the tournament has: topscorers exist in the last one only (C.04.3 1.8).
    pub rounds_total: u16,
    /// The points of games played.
    pub win: Points,
    pub draw: Points,
    pub loss: Points,
    /// The colour drawn by lot before round 1 (C.04.3 5.1).
    pub initial_colour: Colour,
    /// Pairs who must not meet in this round, by the regulations of the event.
    pub forbidden: Vec<(Entry, Entry)>,
    /// Pairs who are to be kept apart as long as a pairing exists; the first in the list are given up last.
    pub avoided: Vec<(Entry, Entry)>,
}

/// A player before a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    pub id: PlayerId,
    pub tpn: Tpn,
    /// The number whose parity C.04.3 5.2.5 asks for; see [`Parity`].
    pub parity: u16,
    pub rating: Option<u16>,
    /// The points of the standings.
    pub score: Points,
    /// The score by which they are paired: virtual points of an acceleration included (C.04.7 1.5).
    pub pairing_score: Points,
    /// One for each earlier round, the first round first.
    pub history: Vec<Past>,
    /// Taking part, and without a bye asked for.
    pub to_be_paired: bool,
    /// Zero-point byes, or absences, in a row right before this round; none unless they have one in this round too.
    pub zero_point_byes: usize,
}

/// What an earlier round was for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Past {
    pub kind: PastKind,
    /// The points that the round gave them.
    pub points: Points,
    /// The score by which they were paired in that round: before it, virtual points included.
    pub paired_at: Points,
}

impl Past {
    /// C2, C.04.1 art. 4: a pairing-allocated bye, or as many points as a win in one round without playing.
    pub(crate) fn bars_bye(&self, win: Points) -> bool {
        match self.kind {
            PastKind::Played { .. } => false,
            PastKind::PairingAllocatedBye => true,
            PastKind::Forfeit { .. } | PastKind::Away => self.points >= win,
        }
    }
}

/// The ways to spend a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastKind {
    /// A game over the board. Colours and meetings count from these only (C.04.2 3.4, 3.5).
    Played { opponent: Entry, colour: Colour },
    /// Paired, but one or both did not appear.
    Forfeit { opponent: Entry, colour: Colour, won: bool },
    /// The bye of the odd player out.
    PairingAllocatedBye,
    /// A bye asked for or given, or absence. What it was worth is in [`Past::points`].
    Away,
}

/// A round, paired.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairings {
    /// White and Black, in the order of the boards (C.04.2 3.6).
    pub games: Vec<(PlayerId, PlayerId)>,
    /// Who got the pairing-allocated bye.
    pub bye: Option<PlayerId>,
    /// Byes that come with the pairing besides that one and those asked for: of a team's players, or in the second game of
    /// a match.
    pub byes: Vec<(PlayerId, Bye)>,
}

impl Pairings {
    /// Whether the two meet, with either colours.
    pub fn has(&self, a: PlayerId, b: PlayerId) -> bool {
        self.games.iter().any(|&pair| pair == (a, b) || pair == (b, a))
    }

    /// All byes that the pairing gives.
    pub fn given_byes(&self) -> Vec<(PlayerId, Bye)> {
        self.bye.map(|player| (player, Bye::PairingAllocated)).into_iter().chain(self.byes.iter().copied()).collect()
    }
}

impl Field {
    /// How many rounds lie behind.
    pub fn rounds_played(&self) -> usize {
        self.round.index()
    }

    pub fn is_last_round(&self) -> bool {
        self.round.0 >= self.rounds_total
    }

    /// The pairs to be kept apart as long as a pairing exists, as places in `ranked`.
    pub(crate) fn avoided_of(&self, ranked: &[Entry]) -> Vec<(usize, usize)> {
        let mut rank_of = vec![None; self.entrants.len()];
        for (rank, &entry) in ranked.iter().enumerate() {
            rank_of[entry] = Some(rank);
        }
        self.avoided.iter().filter_map(|&(a, b)| Some((rank_of[a]?, rank_of[b]?))).collect()
    }

    /// What keeps two apart who may not meet: where neither an encounter nor the event does, their colours do. Whom the event keeps
    /// apart as long as that leaves a pairing it does not where there is none.
    pub(crate) fn bar(&self, a: Entry, b: Entry, is_paired: bool) -> Bar {
        let mut apart = self.forbidden.iter().chain(self.avoided.iter().filter(|_| is_paired));
        if self.entrants[a].met().any(|met| met == b) {
            Bar::Met
        } else if apart.any(|&pair| pair == (a, b) || pair == (b, a)) {
            Bar::Forbidden
        } else {
            Bar::SameColour
        }
    }

    /// Sets [`Entrant::parity`] for everyone.
    pub fn number(&mut self, parity: Parity) {
        let mut participants = 0;
        for entrant in &mut self.entrants {
            let takes_part = entrant.to_be_paired || entrant.was_paired();
            participants += u16::from(takes_part);
            entrant.parity = match parity {
                Parity::Participants => participants,
                Parity::Tpn => entrant.tpn.0,
            };
        }
    }

    /// The pairings of these games (White first) and this bye, with the boards in the order of C.04.2 3.6: score of the
    /// higher ranked player, sum of the scores, TPN of the higher ranked player.
    pub fn seat(&self, mut games: Vec<(Entry, Entry)>, bye: Option<Entry>) -> Pairings {
        games.sort_by_key(|&(white, black)| {
            let rank = |entry: Entry| (-self.entrants[entry].pairing_score, entry);
            let (higher, lower) = (rank(white).min(rank(black)), rank(white).max(rank(black)));
            (higher.0, lower.0, higher.1)
        });
        let id = |entry: Entry| self.entrants[entry].id;
        Pairings {
            games: games.into_iter().map(|(white, black)| (id(white), id(black))).collect(),
            bye: bye.map(id),
            byes: Vec::new(),
        }
    }

    /// The place of a player.
    pub fn entry_of(&self, player: PlayerId) -> Option<Entry> {
        self.entrants.iter().position(|entrant| entrant.id == player)
    }
}

impl Entrant {
    /// Whether they were ever in a pairing: with an opponent, played or not, or with the pairing-allocated bye.
    pub fn was_paired(&self) -> bool {
        self.history.iter().any(|past| past.kind != PastKind::Away)
    }

    /// Opponents met over the board.
    pub fn met(&self) -> impl Iterator<Item = Entry> + '_ {
        self.history.iter().filter_map(|past| match past.kind {
            PastKind::Played { opponent, .. } => Some(opponent),
            _ => None,
        })
    }

    /// The colours of the games played, the first round first (C.04.2 3.4).
    pub fn colours(&self) -> impl DoubleEndedIterator<Item = Colour> + '_ {
        self.history.iter().filter_map(|past| match past.kind {
            PastKind::Played { colour, .. } => Some(colour),
            _ => None,
        })
    }

    /// How many of the earlier rounds they did not play.
    pub fn unplayed(&self) -> usize {
        self.history.iter().filter(|past| !matches!(past.kind, PastKind::Played { .. })).count()
    }
}

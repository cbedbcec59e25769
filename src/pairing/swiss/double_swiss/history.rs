//! Matches out of games: what each earlier match was for a player (C.04.5 Preface, 1.6, 2.1).

use super::GAMES;
use crate::swiss::field::{Entry, Field, Past, PastKind};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::points::Points;

/// An earlier match of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    pub kind: MatchKind,
    /// The score by which they were paired for it.
    pub paired_at: Points,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchKind {
    /// Neither player forfeited both games. The colour is that of the first game; none if no game was played (1.6).
    Played { opponent: Entry, colour: Option<Colour> },
    /// The opponent forfeited both games.
    ForfeitWin,
    /// They forfeited both games themselves.
    ForfeitLoss,
    /// For both games.
    PairingAllocatedBye,
    /// A bye asked for or given, or absence; whether it gave a full point in a game.
    Away { full_point: bool },
}

impl Match {
    /// Whom they met; they cannot meet them again (C1).
    pub fn opponent(&self) -> Option<Entry> {
        if let MatchKind::Played { opponent, .. } = self.kind { Some(opponent) } else { None }
    }

    fn colour(&self) -> Option<Colour> {
        if let MatchKind::Played { colour, .. } = self.kind { colour } else { None }
    }
}

/// The matches of a player before the round, the first first.
pub fn history(field: &Field, entry: Entry) -> Vec<Match> {
    let games = usize::from(GAMES);
    let matches = field.entrants[entry].history.chunks(games).enumerate();
    matches.map(|(place, own)| of_games(field, own, place * games)).collect()
}

fn of_games(field: &Field, own: &[Past], from: usize) -> Match {
    let paired_at = own.first().map_or(Points::ZERO, |past| past.paired_at);
    let opponent = own.iter().find_map(|past| opponent_of(past.kind));
    let kind = match opponent {
        Some(opponent) => {
            let theirs = field.entrants[opponent].history.iter().skip(from).take(own.len());
            if own.iter().all(|past| is_lost_by_forfeit(past.kind)) {
                MatchKind::ForfeitLoss
            } else if theirs.map(|past| past.kind).all(is_lost_by_forfeit) {
                MatchKind::ForfeitWin
            } else {
                let was_played = own.iter().any(|past| matches!(past.kind, PastKind::Played { .. }));
                let colour = first_colour(own).filter(|_| was_played);
                MatchKind::Played { opponent, colour }
            }
        }
        None if own.iter().any(|past| past.kind == PastKind::PairingAllocatedBye) => MatchKind::PairingAllocatedBye,
        None => MatchKind::Away { full_point: own.iter().any(|past| past.points >= field.win) },
    };
    Match { kind, paired_at }
}

fn opponent_of(kind: PastKind) -> Option<Entry> {
    match kind {
        PastKind::Played { opponent, .. } | PastKind::Forfeit { opponent, .. } => Some(opponent),
        PastKind::PairingAllocatedBye | PastKind::Away => None,
    }
}

fn is_lost_by_forfeit(kind: PastKind) -> bool {
    matches!(kind, PastKind::Forfeit { won: false, .. })
}

/// The colour with which they were scheduled in the first game.
fn first_colour(own: &[Past]) -> Option<Colour> {
    own.iter().enumerate().find_map(|(game, past)| match past.kind {
        PastKind::Played { colour, .. } | PastKind::Forfeit { colour, .. } => {
            Some(if game == 0 { colour } else { colour.other() })
        }
        PastKind::PairingAllocatedBye | PastKind::Away => None,
    })
}

/// Opponents of matches played.
pub fn met(history: &[Match]) -> impl Iterator<Item = Entry> + '_ {
    history.iter().filter_map(Match::opponent)
}

/// The colours had, the first first.
pub fn colours(history: &[Match]) -> impl DoubleEndedIterator<Item = Colour> + '_ {
    history.iter().filter_map(Match::colour)
}

/// C2.
pub(crate) fn is_bye_barred(history: &[Match]) -> bool {
    history.iter().any(|one| {
        matches!(
            one.kind,
            MatchKind::PairingAllocatedBye | MatchKind::ForfeitWin | MatchKind::Away { full_point: true }
        )
    })
}

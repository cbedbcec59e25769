//! Does a mate fit into the regions?

use cozy_chess::{BitBoard, Square, get_king_moves};

use super::men::Man;
use super::{Cage, LOSER};

impl Cage {
    /// Is there a pair of squares for the kings on which a mate might stand?
    pub(super) fn mate_fits(&self) -> bool {
        let fixed = self.all_fixed();
        let able = self.men.iter().filter(|man| man.color == self.winner && !man.gone);
        let attackable = able.fold(BitBoard::EMPTY, |all, man| {
            man.reach.into_iter().fold(all, |all, from| all | man.attacks(from, fixed))
        });
        Square::ALL.into_iter().any(|at| {
            let with = self.pairs[LOSER][at as usize] & attackable;
            with.into_iter().any(|loser| {
                let must_be_blocked = get_king_moves(loser) - attackable - get_king_moves(at) - self.fixed[LOSER];
                self.can_all_be_blocked(must_be_blocked)
            })
        })
    }

    /// Are there different men of the loser for all these squares?
    fn can_all_be_blocked(&self, squares: BitBoard) -> bool {
        let blockers: Vec<&Man> = self.men.iter().filter(|man| man.color != self.winner && !man.gone).collect();
        let mut holds: Vec<Option<Square>> = vec![None; blockers.len()];
        squares.into_iter().all(|square| assign(square, &blockers, &mut holds, &mut vec![false; blockers.len()]))
    }
}

/// Finds a man for the square, moving others over where need be.
fn assign(square: Square, blockers: &[&Man], holds: &mut [Option<Square>], tried: &mut [bool]) -> bool {
    for (index, blocker) in blockers.iter().enumerate() {
        if tried[index] || !blocker.reach.has(square) {
            continue;
        }
        tried[index] = true;
        if holds[index].is_none_or(|held| assign(held, blockers, holds, tried)) {
            holds[index] = Some(square);
            return true;
        }
    }
    false
}

//! On what an answer rests. Nothing follows from a claim that rests on nothing: consequences can only be made with a
//! [`Ground`], and a ground only here, of a record that somebody confirmed.

use std::ops::Deref;

use super::super::sheet::Doubt;
use super::GameNow;
use super::kinds::Row;
use super::state::State;
use super::{Claim, ClaimKind, Consequence, Rules};

/// That an answer may be given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ground(());

impl Ground {
    /// A confirmed record; or, where the answer needs no position, the word that the game goes on, which the record does not
    /// contradict.
    ///
    /// # Errors
    /// What must be asked first.
    pub(super) fn of(
        claim: &Claim,
        rules: Rules,
        state: &State,
        extent: impl FnOnce() -> Doubt,
    ) -> Result<Ground, Doubt> {
        if claim.evidence.confirmation().is_some() {
            return Ok(Ground(()));
        }
        if Row::of(&claim.kind, rules).rests_on_record {
            return Err(extent());
        }
        match (state, claim.now) {
            (State::Running, Some(GameNow::Running)) => Ok(Ground(())),
            // Whether what was signed is the result stands whatever the game's moves were (8.7).
            (State::Entered, _) if claim.kind == ClaimKind::SignedResult => Ok(Ground(())),
            (State::Running | State::Entered, _) => Err(Doubt::GoingOn),
            (State::Ended(_), _) => Err(extent()),
        }
    }
}

/// What follows from a finding. Read like a slice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Consequences(Vec<Consequence>);

impl Consequences {
    /// What follows, resting on this ground; nothing where there is none.
    pub(crate) fn resting_on(ground: Option<&Ground>, follows: Vec<Consequence>) -> Consequences {
        ground.map_or_else(Consequences::default, |_| Consequences(follows))
    }
}

impl Deref for Consequences {
    type Target = [Consequence];

    fn deref(&self) -> &[Consequence] {
        &self.0
    }
}

impl<'a> IntoIterator for &'a Consequences {
    type Item = &'a Consequence;
    type IntoIter = std::slice::Iter<'a, Consequence>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

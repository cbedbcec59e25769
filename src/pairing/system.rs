//! What a pairing system is to the rest of the program. Each system implements this once, in its own folder, and stands in the
//! one list of [`super::registry`], which serves settings, files, the command line, the checker and the explanations.

use super::difference::{Difference, differences};
use super::reasons::{Prohibited, Reasons, WhyNot, prohibited};
use super::swiss::field::{Field, Pairings};
use super::swiss::team::field::TeamPairings;
use super::{NoPairing, check_turn};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::round::Round;

/// Who is paired with whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Players,
    /// Teams, whose players then sit down by their line-ups.
    Teams,
}

/// What a system needs of a tournament before it can pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// A colour drawn by lot before round 1.
    InitialColour,
    /// Two teams of the same size.
    TwoTeams,
    /// Teams, two or more.
    Teams,
}

/// A value of [`System`] that an engine stands for, with its names.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// In forms and on the command line.
    pub code: &'static str,
    pub system: System,
    /// Whether an arbiter can choose it for a new tournament; otherwise it comes with a file.
    pub is_offered: bool,
    pub trf: TrfNames,
}

/// How a system is named in tournament report files.
#[derive(Clone, Copy, Debug)]
pub struct TrfNames {
    /// The code of record 192, table ETT26, as it is written.
    pub code: &'static str,
    /// Other codes that are read as this one.
    pub also: &'static [&'static str],
    /// Record 092, where the organiser gave no words.
    pub words: &'static str,
    /// Small letters by which the words of record 092 name it, where they are all there.
    pub told_by: &'static [&'static str],
}

/// A way to pair rounds.
pub trait PairingSystem: Sync {
    /// The systems of the model that this engine stands for: more than one where they differ by a setting only.
    fn forms(&self) -> &'static [Form];

    fn kind(&self) -> Kind {
        Kind::Players
    }

    fn needs(&self) -> &'static [Need] {
        &[]
    }

    /// How many rounds the system has for the players and teams of now; `None` where the regulations say it, and where
    /// there is nothing to pair yet.
    fn rounds(&self, _tournament: &Tournament) -> Option<u16> {
        None
    }

    /// Pairs a round, down to the players at the boards.
    ///
    /// # Errors
    /// Why there is no pairing.
    fn pair(&self, tournament: &Tournament, round: RoundNo) -> Result<Pairings, NoPairing>;

    /// The matches of a round, where teams are paired.
    ///
    /// # Errors
    /// [`NoPairing::NoTeams`] where players are paired; why there is no pairing.
    fn matches(&self, _tournament: &Tournament, _round: RoundNo) -> Result<TeamPairings, NoPairing> {
        Err(NoPairing::NoTeams)
    }

    /// Pairs a round, with the reasons.
    ///
    /// # Errors
    /// Why there is no pairing.
    fn explain(&self, tournament: &Tournament, round: RoundNo) -> Result<(Pairings, Reasons), NoPairing> {
        Ok((self.pair(tournament, round)?, Reasons::Untold))
    }

    /// Why two players do not meet in a round; `None` if they do.
    ///
    /// # Errors
    /// Why there is no pairing at all.
    fn why_not(
        &self,
        tournament: &Tournament,
        round: RoundNo,
        a: PlayerId,
        b: PlayerId,
    ) -> Result<Option<WhyNot>, NoPairing> {
        let pairings = self.pair(tournament, round)?;
        Ok((!pairings.has(a, b))
            .then(|| prohibited_in(tournament, round, a, b).map_or(WhyNot::Untold, WhyNot::Prohibited)))
    }

    /// What a round of the tournament has otherwise than the engine, to which the tournament is `known` as it was then.
    ///
    /// # Errors
    /// Why the engine finds no pairing.
    fn check(&self, known: &Tournament, _tournament: &Tournament, round: &Round) -> Result<Vec<Difference>, NoPairing> {
        Ok(differences(round, &self.pair(known, round.number)?))
    }
}

/// The field of a Swiss round, which is paired when all before it are complete.
///
/// # Errors
/// [`NoPairing::NotYet`].
pub(crate) fn swiss_field(tournament: &Tournament, round: RoundNo) -> Result<Field, NoPairing> {
    check_turn(tournament, round)?;
    Ok(Field::of(tournament, round))
}

fn prohibited_in(tournament: &Tournament, round: RoundNo, a: PlayerId, b: PlayerId) -> Option<Prohibited> {
    let field = Field::of(tournament, round);
    match (field.entry_of(a), field.entry_of(b)) {
        (Some(a), Some(b)) => prohibited(&field, a, b),
        (None, _) | (_, None) => Some(Prohibited::NotPaired),
    }
}

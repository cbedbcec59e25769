//! The two editions of the Dutch System in the registry of pairing systems.

use super::articles::Edition;
use super::question::{self, Answer};
use super::{PairedRound, explained};
use crate::NoPairing;
use crate::reasons::{Prohibited, Reasons, WhyNot};
use crate::swiss::field::{Field, Pairings};
use crate::system::{Form, Need, PairingSystem, TrfNames, swiss_field};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::regulations::System;

pub struct DutchSystem(pub Edition);

/// `FIDE_DUTCH` alone goes by the date of start; see [`sonneborn_exchange::trf::type_code`].
const OF_2026: [Form; 1] = [Form {
    code: "dutch-2026",
    system: System::Dutch2026,
    is_offered: true,
    trf: TrfNames { code: "FIDE_DUTCH_2026", also: &["FIDE_DUTCH_2025"], words: WORDS, told_by: &[] },
}];

const OF_2017: [Form; 1] = [Form {
    code: "dutch-2017",
    system: System::Dutch2017,
    is_offered: true,
    trf: TrfNames { code: "FIDE_DUTCH_2017", also: &[], words: WORDS, told_by: &[] },
}];

const WORDS: &str = "Individual: Swiss-System (Dutch)";

impl PairingSystem for DutchSystem {
    fn forms(&self) -> &'static [Form] {
        match self.0 {
            Edition::Of2017 => &OF_2017,
            Edition::Of2026 => &OF_2026,
        }
    }

    fn needs(&self) -> &'static [Need] {
        &[Need::InitialColour]
    }

    fn pair(&self, tournament: &Tournament, round: RoundNo) -> Result<Pairings, NoPairing> {
        Ok(PairedRound::new(&swiss_field(tournament, round)?, self.0, None)?.pairings())
    }

    fn explain(&self, tournament: &Tournament, round: RoundNo) -> Result<(Pairings, Reasons), NoPairing> {
        explain_by(self.0, &swiss_field(tournament, round)?)
    }

    fn why_not(
        &self,
        tournament: &Tournament,
        round: RoundNo,
        a: PlayerId,
        b: PlayerId,
    ) -> Result<Option<WhyNot>, NoPairing> {
        why_not_by(self.0, &swiss_field(tournament, round)?, a, b)
    }
}

/// The reasons, as data.
///
/// # Errors
/// Why there is no pairing.
pub(crate) fn explain_by(edition: Edition, field: &Field) -> Result<(Pairings, Reasons), NoPairing> {
    explained(field, edition).map(|(pairings, why)| (pairings, Reasons::Dutch(why)))
}

/// Why two players do not meet; `None` if they do.
///
/// # Errors
/// Why there is no pairing.
pub(crate) fn why_not_by(
    edition: Edition,
    field: &Field,
    a: PlayerId,
    b: PlayerId,
) -> Result<Option<WhyNot>, NoPairing> {
    let (Some(first), Some(second)) = (field.entry_of(a), field.entry_of(b)) else {
        return Ok(Some(WhyNot::Prohibited(Prohibited::NotPaired)));
    };
    let answer = question::why_not(field, edition, first, second)?;
    Ok((answer != Answer::TheyMeet).then_some(WhyNot::Dutch(edition, answer)))
}

//! The Dubov System in the registry of pairing systems.

use super::{pair, question};
use crate::NoPairing;
use crate::reasons::{Prohibited, Reasons, WhyNot};
use crate::swiss::field::Pairings;
use crate::system::{Form, Need, PairingSystem, TrfNames, swiss_field};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::regulations::System;

pub struct DubovSystem;

const FORMS: [Form; 1] = [Form {
    code: "dubov",
    system: System::Dubov,
    is_offered: true,
    trf: TrfNames { code: "FIDE_DUBOV", also: &[], words: "Individual: Swiss-System (Dubov)", told_by: &["dubov"] },
}];

impl PairingSystem for DubovSystem {
    fn forms(&self) -> &'static [Form] {
        &FORMS
    }

    fn needs(&self) -> &'static [Need] {
        &[Need::InitialColour]
    }

    fn pair(&self, tournament: &Tournament, round: RoundNo) -> Result<Pairings, NoPairing> {
        pair(&swiss_field(tournament, round)?).map(|(pairings, _)| pairings)
    }

    fn explain(&self, tournament: &Tournament, round: RoundNo) -> Result<(Pairings, Reasons), NoPairing> {
        pair(&swiss_field(tournament, round)?).map(|(pairings, why)| (pairings, Reasons::Dubov(why)))
    }

    fn why_not(
        &self,
        tournament: &Tournament,
        round: RoundNo,
        a: PlayerId,
        b: PlayerId,
    ) -> Result<Option<WhyNot>, NoPairing> {
        let field = swiss_field(tournament, round)?;
        let (Some(first), Some(second)) = (field.entry_of(a), field.entry_of(b)) else {
            return Ok(Some(WhyNot::Prohibited(Prohibited::NotPaired)));
        };
        let answer = question::why_not(&field, first, second)?;
        Ok((answer != question::Answer::TheyMeet).then_some(WhyNot::Dubov(answer)))
    }
}

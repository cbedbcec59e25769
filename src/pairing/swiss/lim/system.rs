//! The Lim System in the registry of pairing systems. Table ETT26 has no code for it.

use super::explanation::explain;
use super::{PairedRound, question};
use crate::NoPairing;
use crate::reasons::{Prohibited, Reasons, WhyNot};
use crate::swiss::field::Pairings;
use crate::system::{Form, Need, PairingSystem, TrfNames, swiss_field};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::regulations::System;

pub struct LimSystem;

const FORMS: [Form; 1] = [Form {
    code: "lim",
    system: System::Lim,
    is_offered: true,
    trf: TrfNames {
        code: "CUSTOM_SWISS",
        also: &["FIDE_LIM"],
        words: "Individual: Swiss-System (Lim)",
        told_by: &["(lim)"],
    },
}];

impl PairingSystem for LimSystem {
    fn forms(&self) -> &'static [Form] {
        &FORMS
    }

    fn needs(&self) -> &'static [Need] {
        &[Need::InitialColour]
    }

    fn pair(&self, tournament: &Tournament, round: RoundNo) -> Result<Pairings, NoPairing> {
        PairedRound::new(&swiss_field(tournament, round)?).map(|paired| paired.pairings())
    }

    fn explain(&self, tournament: &Tournament, round: RoundNo) -> Result<(Pairings, Reasons), NoPairing> {
        let field = swiss_field(tournament, round)?;
        let paired = PairedRound::new(&field)?;
        Ok((paired.pairings(), Reasons::Lim(explain(&paired))))
    }

    fn why_not(
        &self,
        tournament: &Tournament,
        round: RoundNo,
        a: PlayerId,
        b: PlayerId,
    ) -> Result<Option<WhyNot>, NoPairing> {
        let field = swiss_field(tournament, round)?;
        let paired = PairedRound::new(&field)?;
        let rank = |player| paired.contenders.list.iter().position(|one| field.entrants[one.entry].id == player);
        let (Some(first), Some(second)) = (rank(a), rank(b)) else {
            return Ok(Some(WhyNot::Prohibited(Prohibited::NotPaired)));
        };
        Ok(question::why_not(&paired, first, second).map(WhyNot::Lim))
    }
}

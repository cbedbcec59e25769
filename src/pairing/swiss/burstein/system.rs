//! The Burstein System in the registry of pairing systems; its seeding rounds are Dutch.

use super::explanation::Explanation;
use super::{explained, is_seeding_round, pair};
use crate::NoPairing;
use crate::reasons::{Prohibited, Reasons, WhyNot, prohibited};
use crate::swiss::dutch::articles::Edition;
use crate::swiss::dutch::system::{explain_by, why_not_by};
use crate::swiss::field::Pairings;
use crate::system::{Form, Need, PairingSystem, TrfNames, swiss_field};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::regulations::System;

pub struct BursteinSystem;

const FORMS: [Form; 1] = [Form {
    code: "burstein",
    system: System::Burstein,
    is_offered: true,
    trf: TrfNames {
        code: "FIDE_BURSTEIN",
        also: &[],
        words: "Individual: Swiss-System (Burstein)",
        told_by: &["burstein"],
    },
}];

impl PairingSystem for BursteinSystem {
    fn forms(&self) -> &'static [Form] {
        &FORMS
    }

    fn needs(&self) -> &'static [Need] {
        &[Need::InitialColour]
    }

    fn pair(&self, tournament: &Tournament, round: RoundNo) -> Result<Pairings, NoPairing> {
        pair(&swiss_field(tournament, round)?)
    }

    fn explain(&self, tournament: &Tournament, round: RoundNo) -> Result<(Pairings, Reasons), NoPairing> {
        let field = swiss_field(tournament, round)?;
        if is_seeding_round(&field) {
            return explain_by(Edition::Of2026, &field);
        }
        explained(&field).map(|(pairings, why)| (pairings, Reasons::Burstein(why)))
    }

    fn why_not(
        &self,
        tournament: &Tournament,
        round: RoundNo,
        a: PlayerId,
        b: PlayerId,
    ) -> Result<Option<WhyNot>, NoPairing> {
        let field = swiss_field(tournament, round)?;
        if is_seeding_round(&field) {
            return why_not_by(Edition::Of2026, &field, a, b);
        }
        let (Some(first), Some(second)) = (field.entry_of(a), field.entry_of(b)) else {
            return Ok(Some(WhyNot::Prohibited(Prohibited::NotPaired)));
        };
        let (pairings, why) = explained(&field)?;
        Ok((!pairings.has(a, b)).then(|| match prohibited(&field, first, second) {
            Some(prohibited) => WhyNot::Prohibited(prohibited),
            None => passed(&why, a, b).unwrap_or(WhyNot::Untold),
        }))
    }
}

/// Who of the two chose an opponent before the other was taken, and why they went past them.
fn passed(why: &Explanation, a: PlayerId, b: PlayerId) -> Option<WhyNot> {
    let choice = |one: PlayerId, other: PlayerId| {
        let own = why.pairs.iter().find(|pair| pair.higher.player == one)?;
        let passed = own.passed.iter().find(|(player, _)| *player == other)?;
        Some(WhyNot::PassedByIndex(other, passed.1))
    };
    choice(a, b).or_else(|| choice(b, a))
}

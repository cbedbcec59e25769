//! The Double-Swiss System in the registry of pairing systems.

use super::{PairedMatches, is_second_game, second_games};
use crate::NoPairing;
use crate::reasons::{Prohibited, Reasons, WhyNot};
use crate::swiss::field::Pairings;
use crate::swiss::top_scoregroup::question::answer;
use crate::system::{Form, Need, PairingSystem, TrfNames, swiss_field};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::regulations::System;

pub struct DoubleSwissSystem;

const FORMS: [Form; 1] = [Form {
    code: "double-swiss",
    system: System::DoubleSwiss,
    is_offered: true,
    trf: TrfNames {
        code: "FIDE_DOUBLESWISS",
        also: &[],
        words: "Individual: Double-Swiss",
        told_by: &["double", "swiss"],
    },
}];

impl PairingSystem for DoubleSwissSystem {
    fn forms(&self) -> &'static [Form] {
        &FORMS
    }

    fn needs(&self) -> &'static [Need] {
        &[Need::InitialColour]
    }

    fn pair(&self, tournament: &Tournament, round: RoundNo) -> Result<Pairings, NoPairing> {
        if is_second_game(System::DoubleSwiss, round) {
            return second_games(tournament, round);
        }
        PairedMatches::new(&swiss_field(tournament, round)?).map(|paired| paired.pairings())
    }

    fn explain(&self, tournament: &Tournament, round: RoundNo) -> Result<(Pairings, Reasons), NoPairing> {
        if is_second_game(System::DoubleSwiss, round) {
            return Ok((second_games(tournament, round)?, Reasons::SecondGame));
        }
        let field = swiss_field(tournament, round)?;
        let paired = PairedMatches::new(&field)?;
        Ok((paired.pairings(), Reasons::TopScoregroup(paired.explanation())))
    }

    fn why_not(
        &self,
        tournament: &Tournament,
        round: RoundNo,
        a: PlayerId,
        b: PlayerId,
    ) -> Result<Option<WhyNot>, NoPairing> {
        if is_second_game(System::DoubleSwiss, round) {
            return Ok((!second_games(tournament, round)?.has(a, b)).then_some(WhyNot::SecondGame));
        }
        let field = swiss_field(tournament, round)?;
        let paired = PairedMatches::new(&field)?;
        let rank = |player| {
            let entry = field.entry_of(player)?;
            paired.contest.list.iter().position(|one| one.entry == entry)
        };
        let (Some(first), Some(second)) = (rank(a), rank(b)) else {
            return Ok(Some(WhyNot::Prohibited(Prohibited::NotPaired)));
        };
        if !paired.contest.graph.has(first, second) {
            let met = paired.have_met(first, second);
            return Ok(Some(WhyNot::Prohibited(if met { Prohibited::Met } else { Prohibited::Forbidden })));
        }
        let answer = answer(&paired.contest, &paired.paired, (first, second), &|rank| paired.called(rank));
        Ok(answer.map(WhyNot::TopScoregroup))
    }
}

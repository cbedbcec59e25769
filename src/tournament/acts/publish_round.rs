//! A draft becomes what everybody sees.

use super::draft::draft;
use super::prelude::*;
use super::publish_table::forfeit_table;
use super::shared::round_mut;
use crate::absences::{left_out, no_longer_in};
use crate::ids::RoundNo;
use crate::round::{Compared, Game, PairedBy, RoundState, Seating};
use crate::seating::{check_table_round, warned_left_out};

/// A draft becomes what everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublishRound {
    pub round: RoundNo,
    /// How it stands to what the engine pairs, which the program finds out; `None` in old journals only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub compared: Option<Compared>,
}

impl Deed for PublishRound {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        let draft = draft(state, self.round)?;
        // Nobody plays: no file and no table can hold such a round.
        if draft.games.is_empty() {
            return Err(Refusal::EmptyRound { round: self.round });
        }
        let games: Vec<Seating> = draft.games.iter().map(Game::seating).collect();
        check_table_round(state, self.round, &games)?;
        // Whoever paired: players come and go while a draft waits.
        let left_out = left_out(state, self.round, &games, &draft.byes);
        let warnings = warned_left_out(left_out).into_iter();
        let gone = no_longer_in(state, draft);
        Ok(warnings.chain((!gone.is_empty()).then_some(Warning::NoLongerIn { players: gone })).collect())
    }

    fn apply(&self, state: &mut Tournament, entry: &Entry) {
        if let Some(round) = round_mut(state, self.round) {
            round.state = RoundState::Published;
            round.compared.clone_from(&self.compared);
            if matches!(self.compared, Some(Compared::Otherwise { .. })) {
                round.paired_by = PairedBy::Arbiter;
            }
        }
        forfeit_table(state, entry.seq, |of, _| of == self.round);
        let asks = state.regulations.teams.as_ref().is_some_and(|rules| rules.line_up_minutes.is_some());
        if asks && state.is_of_teams() {
            state.open_line_ups = Some(self.round);
        }
    }

    fn nature(&self) -> Nature<'_> {
        let about = About::Round(self.round);
        Matter::of(about, Subject::Pairing(self.round)).shown().judged(MayTell::Always)
    }
}

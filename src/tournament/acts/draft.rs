//! A pairing that only arbiters see: made, changed by hand, and thrown away.

use super::prelude::*;
use super::shared::{existing, round_mut};
use crate::ids::{PlayerId, RoundNo};
use crate::numbering;
use crate::outcome::Bye;
use crate::round::{Game, PairedBy, Round, RoundState, Seating};
use crate::seating::{check_meetings, check_seating, seating_warnings};
use crate::turn::{check_draft_turn, open_adjournments, results_disputed};

/// A pairing that only arbiters see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DraftRound {
    pub round: RoundNo,
    pub games: Vec<Seating>,
    pub byes: Vec<(PlayerId, Bye)>,
    pub paired_by: PairedBy,
    /// What the engine pairs, where the arbiter pairs by hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub engine: Vec<Seating>,
}

impl Deed for DraftRound {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        let DraftRound { round, games, byes, paired_by, engine } = self;
        check_draft_turn(state, *round)?;
        engine.iter().flat_map(|pair| [pair.white, pair.black]).try_for_each(|it| existing(state, it).map(drop))?;
        check_seating(state, *round, games, byes)?;
        let mut warnings = open_adjournments(state);
        warnings.extend(results_disputed(state));
        check_meetings(state, *round, games)?;
        if *paired_by != PairedBy::Engine {
            warnings.extend(seating_warnings(state, *round, games, byes));
        }
        Ok(warnings)
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        if self.round == RoundNo::FIRST {
            state.initial_list.clear();
            state.initial_list = numbering::initial_list(state);
        }
        let drafted = drafted(self.round, &self.games, &self.byes, self.paired_by);
        state.rounds.push(Round { engine: self.engine.clone(), ..drafted });
    }

    fn nature(&self) -> Nature<'_> {
        let about = About::seats(self.round, &self.games, self.byes.iter().map(|(player, _)| *player));
        Matter::of(about, Subject::Pairing(self.round)).untold()
    }
}

/// The whole draft anew, after the arbiter changed it by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AlterDraft {
    pub round: RoundNo,
    pub games: Vec<Seating>,
    pub byes: Vec<(PlayerId, Bye)>,
}

impl Deed for AlterDraft {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        let AlterDraft { round, games, byes } = self;
        draft(state, *round)?;
        check_seating(state, *round, games, byes)?;
        check_meetings(state, *round, games)?;
        Ok(seating_warnings(state, *round, games, byes))
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        if let Some(draft) = round_mut(state, self.round) {
            let engine = match draft.paired_by {
                PairedBy::Engine => draft.games.iter().map(Game::seating).collect(),
                PairedBy::Arbiter | PairedBy::Import => std::mem::take(&mut draft.engine),
            };
            *draft = Round { engine, ..drafted(self.round, &self.games, &self.byes, PairedBy::Arbiter) };
        }
    }

    fn nature(&self) -> Nature<'_> {
        let about = About::seats(self.round, &self.games, self.byes.iter().map(|(player, _)| *player));
        Matter::of(about, Subject::Pairing(self.round)).shown().untold()
    }
}

/// The draft is thrown away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DiscardDraft {
    pub round: RoundNo,
}

impl Deed for DiscardDraft {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        draft(state, self.round).map(|_| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        state.rounds.truncate(self.round.index());
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Round(self.round), Subject::Pairing(self.round)).shown().untold()
    }
}

/// The draft that waits, if it is of this round.
pub(super) fn draft(state: &Tournament, round: RoundNo) -> Result<&Round, Refusal> {
    state.draft().filter(|draft| draft.number == round).ok_or(Refusal::NoDraft { round })
}

/// A round as it is paired, by boards.
pub(super) fn drafted(number: RoundNo, games: &[Seating], byes: &[(PlayerId, Bye)], paired_by: PairedBy) -> Round {
    let mut games: Vec<Game> = games.iter().map(Game::to_play).collect();
    games.sort_by_key(|game| game.board);
    Round {
        number,
        state: RoundState::Draft,
        paired_by,
        games,
        byes: byes.to_vec(),
        engine: Vec::new(),
        compared: None,
    }
}

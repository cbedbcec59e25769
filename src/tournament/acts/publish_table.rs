//! All rounds of a table fixed in advance, published as one (C.05 Annex 1).

use super::draft::drafted;
use super::prelude::*;
use crate::absences::left_out;
use crate::ids::{PlayerId, RoundNo};
use crate::outcome::{GameResult, How};
use crate::player::Presence;
use crate::round::{Game, PairedBy, Round, RoundState, Seating};
use crate::seating::{check_meetings, check_seating, warned_left_out};
use crate::turn::check_draft_turn;

/// All rounds of a table fixed in advance that are still to be paired, published as one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublishTable {
    pub rounds: Vec<PairedRound>,
}

impl Deed for PublishTable {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        check_table(state, &self.rounds)
    }

    fn apply(&self, state: &mut Tournament, entry: &Entry) {
        for paired in &self.rounds {
            let round = drafted(paired.round, &paired.games, &[], PairedBy::Engine);
            state.rounds.push(Round { state: RoundState::Published, ..round });
        }
        forfeit_table(state, entry.seq, |_, _| true);
    }

    fn nature(&self) -> Nature<'_> {
        let seated = |paired: &PairedRound| paired.games.iter().flat_map(|game| [game.white, game.black]).collect();
        let about = About::Seats(self.rounds.iter().map(|paired| (paired.round, seated(paired))).collect());
        Matter {
            touches: self.rounds.iter().map(|paired| Subject::Pairing(paired.round)).collect(),
            ..Matter::beside(about)
        }
        .untold()
    }
}

/// A round of [`PublishTable`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairedRound {
    pub round: RoundNo,
    pub games: Vec<Seating>,
}

/// The rounds are those that are still to be paired, in order.
fn check_table(state: &Tournament, rounds: &[PairedRound]) -> Result<Vec<Warning>, Refusal> {
    if !state.regulations.system.is_predetermined() {
        return Err(Refusal::PairedOneByOne);
    }
    let first = rounds.first().ok_or(Refusal::NoRounds)?.round;
    check_draft_turn(state, first)?;
    let mut warnings = Vec::new();
    // Rounds that stand before it in the table count as paired.
    let mut so_far = state.clone();
    for (number, paired) in (first.0..).map(RoundNo).zip(rounds) {
        if paired.round != number || number.0 > state.regulations.rounds {
            return Err(Refusal::NotTheNextRound { round: paired.round });
        }
        check_seating(&so_far, number, &paired.games, &[])?;
        check_meetings(&so_far, number, &paired.games)?;
        let warned = warned_left_out(left_out(state, number, &paired.games, &[]));
        warnings.extend(warned.filter(|warning| !warnings.contains(warning)));
        so_far.rounds.push(drafted(number, &paired.games, &[], PairedBy::Engine));
    }
    Ok(warnings)
}

/// In a table fixed in advance, who has left loses by forfeit what they have not played, and their opponents win it; where both
/// have left, nobody does (C.05 art. 6.6).
pub(super) fn forfeit_table(state: &mut Tournament, seq: u64, is_meant: impl Fn(RoundNo, &Game) -> bool) {
    if !state.regulations.system.is_predetermined() {
        return;
    }
    let (players, rounds) = (&state.players, &mut state.rounds);
    let has_left = |player: PlayerId, round: RoundNo| {
        let player = players.get(player.index());
        player.is_some_and(|player| player.presence != Presence::Playing && !player.takes_part_in(round))
    };
    for round in rounds.iter_mut().filter(|round| round.state == RoundState::Published) {
        let number = round.number;
        for game in round.games.iter_mut().filter(|game| is_meant(number, game)) {
            let forfeited = match (has_left(game.white, number), has_left(game.black, number)) {
                (false, false) => continue,
                (false, true) => GameResult::WhiteWinsByForfeit,
                (true, false) => GameResult::BlackWinsByForfeit,
                (true, true) => GameResult::BothForfeit,
            };
            // A game that was played in advance stands.
            let is_open = game.result.is_none_or(|result| {
                forfeited == GameResult::BothForfeit && result.how() == How::Forfeit && result != forfeited
            });
            if is_open {
                (game.result, game.touched) = (Some(forfeited), seq);
            }
        }
    }
}

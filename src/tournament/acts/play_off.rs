//! Knock-out: a game that breaks the tie of a match.

use super::prelude::*;
use crate::ids::{PlayerId, RoundNo};
use crate::knockout::{Side, Standing};
use crate::outcome::GameResult;
use crate::play_off::{Pace, PlayOffGame};

/// Knock-out: a game that breaks the tie of a match, with its result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayOff {
    pub white: PlayerId,
    pub black: PlayerId,
    pub pace: Pace,
    pub result: GameResult,
}

impl Deed for PlayOff {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        check_play_off(state, self.white, self.black).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        let PlayOff { white, black, pace, result } = *self;
        let after = state.last_round().map_or(RoundNo(0), |round| round.number);
        state.play_off.push(PlayOffGame { white, black, pace, result, after });
    }

    fn nature(&self) -> Nature<'_> {
        let (white, black) = (self.white, self.black);
        let pair = Subject::Match([white.min(black), white.max(black)]);
        Matter::of(About::Players(vec![white, black]), pair).shown().untold()
    }
}

/// Ties are broken of matches that are level, and on which nothing rests.
fn check_play_off(state: &Tournament, white: PlayerId, black: PlayerId) -> Result<(), Refusal> {
    let bracket = state.bracket();
    let open = bracket.as_ref().and_then(|bracket| bracket.open_match(Side::Player(white), Side::Player(black)));
    let is_level = open.is_some_and(|open| open.standing == Standing::Level) && white != black;
    if is_level { Ok(()) } else { Err(Refusal::MatchNotLevel { players: [white, black] }) }
}

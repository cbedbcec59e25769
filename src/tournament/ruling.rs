//! What an arbiter ruled on a claim: the claim as it was written down, what the rules core proposed, what they decided.
//!
//! The record of the game and the claim are kept, so that the ruling can be examined again for ever under the edition it
//! was made by.

use super::ids::RoundNo;
use super::outcome::GameResult;
use super::player::Player;
use super::round::Game;
use super::{PlayerId, Tournament};
use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};
use sonneborn_laws::Color;
use sonneborn_laws::claim::{self, Announced, ClaimForm, ClaimName, Side};
use sonneborn_laws::edition::{EditionId, Rate};
use sonneborn_laws::entered::{Entered, EnteredAs, Score};
use sonneborn_laws::replay::AtFault;

/// What the facts say about a claim.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Right,
    Wrong,
    #[default]
    Undecided,
}

impl From<claim::Verdict> for Verdict {
    fn from(found: claim::Verdict) -> Verdict {
        match found {
            claim::Verdict::Right => Verdict::Right,
            claim::Verdict::Wrong => Verdict::Wrong,
            claim::Verdict::Undecided => Verdict::Undecided,
        }
    }
}

/// The result as the crosstable takes it. A game lost by late arrival was not played.
pub fn scored(result: claim::GameResult, claim: ClaimName) -> Option<GameResult> {
    let forfeit = claim == ClaimName::Late;
    match result {
        claim::GameResult::Won { by: Color::White } if forfeit => Some(GameResult::WhiteWinsByForfeit),
        claim::GameResult::Won { by: Color::Black } if forfeit => Some(GameResult::BlackWinsByForfeit),
        claim::GameResult::Won { by: Color::White } => Some(GameResult::WhiteWins),
        claim::GameResult::Won { by: Color::Black } => Some(GameResult::BlackWins),
        claim::GameResult::Draw => Some(GameResult::Draw),
        claim::GameResult::Void => None,
    }
}

/// What the arbiter made of the proposal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// As proposed.
    #[default]
    Confirmed,
    /// Otherwise, for the reason in the journal.
    Altered,
    /// The claim is not followed, for the reason in the journal.
    Dismissed,
}

/// A claim in a game and the ruling on it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Ruling {
    pub claim: ClaimForm,
    /// The record of the game, as it was given.
    pub record: String,
    /// How the record was played on from a move that cannot be played.
    pub at_fault: AtFault,
    pub laws: EditionId,
    pub rate: Rate,
    /// What the event had announced beforehand.
    pub announced: Announced,
    pub verdict: Verdict,
    /// The article proposed, as its edition numbers it.
    pub article: Option<String>,
    /// The result proposed, if the game was to end.
    pub proposed: Option<GameResult>,
    pub decision: Decision,
    /// The arbiter's own words for the sheet, where they ruled otherwise.
    pub note: String,
}

/// How the hall's clock is written down with a result that stands when a claim is made.
pub const HALL_CLOCK: &str = "%Y-%m-%d %H:%M";

/// What a result of the event is to a claim.
pub fn entered_as(result: GameResult) -> EnteredAs {
    use GameResult::*;
    match result {
        WhiteWins | WhiteWinsUnrated => EnteredAs::Played(Score::WhiteWins),
        BlackWins | BlackWinsUnrated => EnteredAs::Played(Score::BlackWins),
        Draw | DrawUnrated => EnteredAs::Played(Score::Draw),
        BothLose | BothLoseUnrated | WhiteDraws | BlackDraws => EnteredAs::Played(Score::Apart),
        WhiteWinsByForfeit => EnteredAs::Forfeited(Score::WhiteWins),
        BlackWinsByForfeit => EnteredAs::Forfeited(Score::BlackWins),
        BothForfeit => EnteredAs::Forfeited(Score::Apart),
        Adjourned => EnteredAs::Adjourned,
    }
}

/// A result that stands on a board, as a claim there is examined with it: who entered it, and when by the clock in the hall.
pub fn entered(result: GameResult, by: &str, at: NaiveDateTime) -> Entered {
    let what = entered_as(result);
    Entered { what, symbol: result.symbol().into(), by: by.into(), at: at.format(HALL_CLOCK).to_string() }
}

/// A ruling where it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuledGame {
    /// The act of the journal.
    pub seq: u64,
    pub round: RoundNo,
    pub board: u16,
    /// White and Black when it was ruled, whoever sits there since; `None` where an old journal has lost the game.
    pub players: Option<[PlayerId; 2]>,
    pub ruling: Ruling,
    /// The result that stood after it.
    pub result: Option<GameResult>,
}

impl Ruling {
    /// Does the claim, examined again, bring another answer than the one that was ruled on? A later release may read a record otherwise.
    pub fn is_found_otherwise(&self, today: (Verdict, Option<&str>, Option<GameResult>)) -> bool {
        (self.verdict, self.article.as_deref(), self.proposed) != today
    }

    /// The side against which an illegal move was found and punished (Laws 7.5.5).
    fn offender(&self) -> Option<Side> {
        let counts = matches!(self.claim.claim, ClaimName::Illegal | ClaimName::Press | ClaimName::Hands)
            && self.verdict == Verdict::Right
            && self.decision != Decision::Dismissed;
        counts.then_some(match self.claim.by {
            Side::White => Side::Black,
            Side::Black => Side::White,
        })
    }
}

impl RuledGame {
    /// Whether it was ruled in this game: these two in its round, at whichever board and with whichever colours they are now.
    pub fn is_of(&self, round: RoundNo, game: &Game) -> bool {
        let is_theirs = |[white, black]: [PlayerId; 2]| [[white, black], [black, white]].contains(&game.players());
        self.round == round && self.players.is_some_and(is_theirs)
    }

    /// The player against whom an illegal move was punished: their colour may have been corrected since.
    fn offender(&self) -> Option<PlayerId> {
        let [white, black] = self.players?;
        Some(match self.ruling.offender()? {
            Side::White => white,
            Side::Black => black,
        })
    }
}

impl Tournament {
    /// How many illegal moves of this player were punished in their game of the round (Laws 7.5.5 counts within a game).
    pub fn illegal_moves(&self, round: RoundNo, player: PlayerId) -> u32 {
        let Some(game) = self.round(round).and_then(|round| round.game_of(player)) else { return 0 };
        let in_game = self.rulings.iter().filter(|ruled| ruled.is_of(round, game));
        let count = in_game.filter(|ruled| ruled.offender() == Some(player)).count();
        u32::try_from(count).unwrap_or(u32::MAX)
    }

    /// The two players whose game was ruled on, White first.
    pub fn players_of_ruling(&self, ruled: &RuledGame) -> Option<(&Player, &Player)> {
        let [white, black] = ruled.players?;
        Some((self.player(white)?, self.player(black)?))
    }

    /// The two players of a board, White first.
    pub fn players_on(&self, round: RoundNo, board: u16) -> Option<(&Player, &Player)> {
        let game = self.round(round)?.game(board)?;
        Some((self.player(game.white)?, self.player(game.black)?))
    }
}

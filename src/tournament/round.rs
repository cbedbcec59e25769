//! A round: its games by board, the byes, and how far it has come.

use super::colour::Colour;
use super::ids::{PlayerId, RoundNo};
use super::outcome::{Bye, GameResult, Mark};
use serde::{Deserialize, Serialize};

/// Two players and the board at which they meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seating {
    pub board: u16,
    pub white: PlayerId,
    pub black: PlayerId,
}

/// Who made the pairing of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PairedBy {
    /// The engine of the tournament's system, unaltered.
    #[default]
    Engine,
    /// The arbiter, or the engine's pairing altered by the arbiter.
    Arbiter,
    /// Another program: the round came with an imported file.
    Import,
}

/// How far the pairing of a round has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundState {
    /// Seen by arbiters only.
    Draft,
    Published,
}

/// A game of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    pub board: u16,
    pub white: PlayerId,
    pub black: PlayerId,
    /// `None` while the game is being played.
    pub result: Option<GameResult>,
    /// The journal number of the act that last set the result or the colours; 0 for the pairing itself.
    pub touched: u64,
    /// A correction that counts for the rating report only, because the result was found wrong too late (C.04.2 art. 4.3).
    pub for_rating: Option<GameResult>,
}

impl Game {
    /// A game that nobody has played yet.
    pub fn to_play(seating: &Seating) -> Game {
        let Seating { board, white, black } = *seating;
        Game { board, white, black, result: None, touched: 0, for_rating: None }
    }

    /// Who sits where, without the result.
    pub fn seating(&self) -> Seating {
        Seating { board: self.board, white: self.white, black: self.black }
    }

    /// White and Black.
    pub fn players(&self) -> [PlayerId; 2] {
        [self.white, self.black]
    }

    pub fn player(&self, colour: Colour) -> PlayerId {
        match colour {
            Colour::White => self.white,
            Colour::Black => self.black,
        }
    }

    /// The colour of `player` in this game, `None` if they are not in it.
    pub fn colour_of(&self, player: PlayerId) -> Option<Colour> {
        if self.white == player {
            Some(Colour::White)
        } else if self.black == player {
            Some(Colour::Black)
        } else {
            None
        }
    }

    /// What it was for one of its two players.
    pub fn appearance(&self, player: PlayerId) -> Appearance {
        let (opponent, colour) =
            if self.white == player { (self.black, Colour::White) } else { (self.white, Colour::Black) };
        Appearance::Game { opponent, colour, board: self.board, result: self.result }
    }
}

/// An adjourned game whose result came when later rounds were paired already: they rest on the draw for which it stood until then
/// (C.04.2 art. 3.1), not on its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settled {
    pub round: RoundNo,
    pub board: u16,
    /// The last round that was paired then.
    pub after: RoundNo,
}

/// How a round stood to what the engine pairs in the moment in which it was published (VCL4THP 68-69).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Compared {
    /// Pairs, colours and the pairing-allocated bye are the engine's, whoever made them.
    AsEngine,
    /// They are not; here as the engine has them.
    Otherwise {
        games: Vec<Seating>,
        /// Those with the pairing-allocated bye, and of teams those who have nobody opposite.
        byes: Vec<PlayerId>,
    },
    /// The engine pairs nothing.
    NoPairing,
}

/// A round as the journal has made it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    pub number: RoundNo,
    pub state: RoundState,
    pub paired_by: PairedBy,
    /// In ascending order of boards.
    pub games: Vec<Game>,
    /// Players of this round without an opponent. Who is neither here nor in a game was absent: a zero-point bye.
    pub byes: Vec<(PlayerId, Bye)>,
    /// What the engine pairs, where the arbiter made or altered the round; empty where they did not, or the engine pairs nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub engine: Vec<Seating>,
    /// Once it is published; `None` before, and in journals of versions that compared only what was altered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub compared: Option<Compared>,
}

impl Round {
    /// A round as another program had it: played, and paired there.
    pub fn imported(number: RoundNo, games: Vec<Game>, byes: Vec<(PlayerId, Bye)>) -> Round {
        let (state, paired_by) = (RoundState::Published, PairedBy::Import);
        Round { number, state, paired_by, games, byes, engine: Vec::new(), compared: None }
    }

    pub fn game(&self, board: u16) -> Option<&Game> {
        self.games.iter().find(|game| game.board == board)
    }

    pub fn game_of(&self, player: PlayerId) -> Option<&Game> {
        self.games.iter().find(|game| game.colour_of(player).is_some())
    }

    pub fn bye_of(&self, player: PlayerId) -> Option<Bye> {
        self.byes.iter().find(|(who, _)| *who == player).map(|(_, bye)| *bye)
    }

    /// What the round was for a player.
    pub fn appearance(&self, player: PlayerId) -> Appearance {
        if let Some(bye) = self.bye_of(player) {
            return Appearance::Bye(bye);
        }
        self.game_of(player).map_or(Appearance::Absent, |game| game.appearance(player))
    }

    /// What the round is for a team of which nobody sits at a board with somebody: the bye that pairing gave, or full points opposite
    /// nobody, before what one of its members asked for.
    pub fn bye_of_team(&self, members: &[PlayerId]) -> Option<Bye> {
        let has = |wanted: Bye| members.iter().any(|member| self.bye_of(*member) == Some(wanted));
        let of_pairing = [Bye::PairingAllocated, Bye::FullPoint].into_iter().find(|bye| has(*bye));
        of_pairing.or_else(|| members.iter().find_map(|member| self.bye_of(*member)))
    }

    /// Those with the pairing-allocated bye.
    pub fn allocated_byes(&self) -> impl Iterator<Item = PlayerId> {
        self.byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated).map(|(player, _)| *player)
    }

    /// The boards whose result is missing, in ascending order.
    pub fn missing(&self) -> Vec<u16> {
        self.games.iter().filter(|game| game.result.is_none()).map(|game| game.board).collect()
    }

    /// Published, and every result is in (an adjourned game counts as entered).
    pub fn is_complete(&self) -> bool {
        self.state == RoundState::Published && self.games.iter().all(|game| game.result.is_some())
    }
}

/// What one round was for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appearance {
    /// Paired against `opponent`; `result` is the game's, not turned to the player's side.
    Game { opponent: PlayerId, colour: Colour, board: u16, result: Option<GameResult> },
    /// No opponent, and why.
    Bye(Bye),
    /// Not in the round at all: not yet entered, withdrawn, or left out. Worth a zero-point bye.
    Absent,
}

impl Appearance {
    /// What the player got out of a game that has a result.
    pub fn mark(self) -> Option<Mark> {
        match self {
            Appearance::Game { colour, result: Some(result), .. } => Some(result.mark(colour)),
            _ => None,
        }
    }

    /// Whether a game was played over the board.
    pub fn is_played(self) -> bool {
        matches!(self, Appearance::Game { result: Some(result), .. } if result.over_the_board())
    }
}

//! How a round ended for two players, or for one without an opponent.
//!
//! Results that the Laws allow but scoring programs forget are here: 0-0, ½-0, 0-½ (Laws 10.2, 11.8, 12.9), games that
//! are decided but not rated (TRF `W D L`), and adjourned games, which pair as draws (C.04.2 art. 3.1).

use super::colour::Colour;
use serde::{Deserialize, Serialize};

/// What one side got out of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    Loss,
    Draw,
    Win,
}

impl Mark {
    pub fn symbol(self) -> &'static str {
        match self {
            Mark::Win => "1",
            Mark::Draw => "½",
            Mark::Loss => "0",
        }
    }
}

/// How the result of a game came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// Played over the board and rated.
    Played,
    /// Begun, but with less than one move each: counts as played, is not rated (TRF `W D L`).
    Unrated,
    /// Decided without play.
    Forfeit,
    /// Adjourned: a draw for pairing only, until the result is known.
    Adjourned,
}

sonneborn_laws::with_codes! {
    /// The result of a game between two players, in the order in which menus offer them.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum GameResult: serde {
        WhiteWins = "1-0",
        Draw = "½-½",
        BlackWins = "0-1",
        WhiteWinsByForfeit = "+-",
        BlackWinsByForfeit = "-+",
        BothForfeit = "--",
        BothLose = "0-0",
        WhiteDraws = "½-0",
        BlackDraws = "0-½",
        WhiteWinsUnrated = "1-0u",
        DrawUnrated = "½-½u",
        BlackWinsUnrated = "0-1u",
        BothLoseUnrated = "0-0u",
        Adjourned = "adj",
    }
}

impl GameResult {
    /// What the player with `colour` got. An adjourned game is a draw for pairing (C.04.2 art. 3.1).
    ///
    /// ```
    /// use sonneborn_tournament::colour::Colour;
    /// use sonneborn_tournament::outcome::{GameResult, Mark};
    ///
    /// assert_eq!(GameResult::WhiteWins.mark(Colour::Black), Mark::Loss);
    /// ```
    pub fn mark(self, colour: Colour) -> Mark {
        use GameResult::*;
        let (white, black) = match self {
            WhiteWins | WhiteWinsUnrated | WhiteWinsByForfeit => (Mark::Win, Mark::Loss),
            BlackWins | BlackWinsUnrated | BlackWinsByForfeit => (Mark::Loss, Mark::Win),
            Draw | DrawUnrated | Adjourned => (Mark::Draw, Mark::Draw),
            BothLose | BothLoseUnrated | BothForfeit => (Mark::Loss, Mark::Loss),
            WhiteDraws => (Mark::Draw, Mark::Loss),
            BlackDraws => (Mark::Loss, Mark::Draw),
        };
        match colour {
            Colour::White => white,
            Colour::Black => black,
        }
    }

    pub fn how(self) -> How {
        use GameResult::*;
        match self {
            WhiteWins | BlackWins | Draw | BothLose | WhiteDraws | BlackDraws => How::Played,
            WhiteWinsUnrated | BlackWinsUnrated | DrawUnrated | BothLoseUnrated => How::Unrated,
            WhiteWinsByForfeit | BlackWinsByForfeit | BothForfeit => How::Forfeit,
            Adjourned => How::Adjourned,
        }
    }

    /// Whether the two sat down and played: only then do colours and opponents count (C.04.2 art. 3.4, 3.5).
    pub fn over_the_board(self) -> bool {
        self.how() != How::Forfeit
    }

    /// The same result seen when the players exchange colours.
    ///
    /// ```
    /// use sonneborn_tournament::outcome::GameResult;
    ///
    /// assert_eq!(GameResult::WhiteWins.flipped(), GameResult::BlackWins);
    /// ```
    pub fn flipped(self) -> GameResult {
        use GameResult::*;
        match self {
            WhiteWins => BlackWins,
            BlackWins => WhiteWins,
            WhiteDraws => BlackDraws,
            BlackDraws => WhiteDraws,
            WhiteWinsUnrated => BlackWinsUnrated,
            BlackWinsUnrated => WhiteWinsUnrated,
            WhiteWinsByForfeit => BlackWinsByForfeit,
            BlackWinsByForfeit => WhiteWinsByForfeit,
            Draw | BothLose | DrawUnrated | BothLoseUnrated | BothForfeit | Adjourned => self,
        }
    }

    /// The result as it is written on the wall: `1-0`, `½-½`, `+ -`, `1-0 u`, `adj`.
    pub fn symbol(self) -> &'static str {
        use GameResult::*;
        match self {
            WhiteWins => "1-0",
            BlackWins => "0-1",
            Draw => "½-½",
            BothLose => "0-0",
            WhiteDraws => "½-0",
            BlackDraws => "0-½",
            WhiteWinsUnrated => "1-0 u",
            BlackWinsUnrated => "0-1 u",
            DrawUnrated => "½-½ u",
            BothLoseUnrated => "0-0 u",
            WhiteWinsByForfeit => "+ -",
            BlackWinsByForfeit => "- +",
            BothForfeit => "- -",
            Adjourned => "adj",
        }
    }

    /// What stands in White's square and in Black's: nothing while it is played or adjourned, `+` and `−` for what was not played.
    pub fn squares(self) -> [&'static str; 2] {
        use GameResult::*;
        match self {
            WhiteWins | WhiteWinsUnrated => ["1", "0"],
            BlackWins | BlackWinsUnrated => ["0", "1"],
            Draw | DrawUnrated => ["½", "½"],
            BothLose | BothLoseUnrated => ["0", "0"],
            WhiteDraws => ["½", "0"],
            BlackDraws => ["0", "½"],
            WhiteWinsByForfeit => ["+", "−"],
            BlackWinsByForfeit => ["−", "+"],
            BothForfeit => ["−", "−"],
            Adjourned => ["", ""],
        }
    }

    /// The result of a code, with or without spaces, `=` and `1/2` for ½; `None` for what is no result.
    ///
    /// ```
    /// use sonneborn_tournament::outcome::GameResult;
    ///
    /// assert_eq!(GameResult::from_code("1-0"), Some(GameResult::WhiteWins));
    /// assert_eq!(GameResult::from_code("2-0"), None);
    /// ```
    pub fn from_code(code: &str) -> Option<GameResult> {
        let code: String = code.replace("1/2", "½").chars().filter(|c| !c.is_whitespace()).collect();
        if code == "=" {
            return Some(GameResult::Draw);
        }
        GameResult::ALL.into_iter().find(|result| result.code() == code)
    }
}

sonneborn_laws::with_codes! {
    /// A round without an opponent.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Bye {
        /// Given by the pairing to the odd player out (C.04.1 art. 3); TRF `U`.
        PairingAllocated = "U",
        /// Half-point bye, asked for; TRF `H`.
        HalfPoint = "H",
        /// Full-point bye, given by the arbiter, deprecated by FIDE; TRF `F`.
        FullPoint = "F",
        /// Zero-point bye: announced absence; TRF `Z`.
        ZeroPoint = "Z",
    }
}

impl Bye {
    /// The byes that can be asked for.
    pub const REQUESTED: [Bye; 3] = [Bye::HalfPoint, Bye::ZeroPoint, Bye::FullPoint];

    /// ```
    /// use sonneborn_tournament::outcome::Bye;
    ///
    /// assert_eq!(Bye::from_code("H"), Some(Bye::HalfPoint));
    /// ```
    pub fn from_code(code: &str) -> Option<Bye> {
        match code.trim().to_ascii_uppercase().as_str() {
            "U" => Some(Bye::PairingAllocated),
            "H" => Some(Bye::HalfPoint),
            "F" => Some(Bye::FullPoint),
            "Z" => Some(Bye::ZeroPoint),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_reads_back() {
        for result in GameResult::ALL {
            assert_eq!(GameResult::from_code(result.code()), Some(result));
            assert_eq!(GameResult::from_code(result.symbol()), Some(result));
            let written = serde_json::to_string(&result).expect("a unit variant serialises");
            assert_eq!(written, format!("\"{}\"", result.code()));
        }
        assert_eq!(GameResult::from_code("1/2-1/2"), Some(GameResult::Draw));
        assert_eq!(GameResult::from_code("1-1"), None);
    }

    #[test]
    fn exchanging_colours_exchanges_the_marks() {
        for result in GameResult::ALL {
            assert_eq!(result.flipped().mark(Colour::White), result.mark(Colour::Black));
            assert_eq!(result.flipped().flipped(), result);
        }
    }

    #[test]
    fn no_game_gives_more_than_one_win() {
        for result in GameResult::ALL {
            let marks = [result.mark(Colour::White), result.mark(Colour::Black)];
            assert!(!marks.contains(&Mark::Win) || marks.contains(&Mark::Loss), "{}", result.code());
        }
    }
}

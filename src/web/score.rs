//! A game as two squares, White's on the left and Black's on the right, and a player's games in a row: who had which colour, who won
//! and whether it is still played are one mark.

use sonneborn_i18n::{Lang, public as words, rounds};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::round::RoundState;

/// The two squares of a game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Score {
    pub squares: [&'static str; 2],
    /// What somebody hears who does not see them.
    pub name: &'static str,
    /// Beside the squares: that it counts for the points only, or that it is adjourned.
    pub note: &'static str,
    /// Which of the two won; nobody while it is played, and in a draw.
    pub won: [bool; 2],
}

impl Score {
    pub fn of(result: Option<GameResult>, lang: Lang) -> Score {
        let Some(result) = result else { return Score { name: words::being_played(lang), ..Score::default() } };
        let is_adjourned = result == GameResult::Adjourned;
        let squares = result.squares();
        Score {
            squares,
            name: if is_adjourned { rounds::adjourned(lang) } else { result.symbol() },
            note: if is_adjourned {
                rounds::adjourned(lang)
            } else {
                result.symbol().strip_suffix(" u").map_or("", |_| "u")
            },
            won: squares.map(|square| square == "1" || square == "+"),
        }
    }
}

impl Score {
    /// With the code of an adjournment, where its word has no room and the desk's script writes the code too.
    pub fn brief(result: Option<GameResult>, lang: Lang) -> Score {
        let score = Score::of(result, lang);
        match result {
            Some(GameResult::Adjourned) => Score { note: GameResult::Adjourned.symbol(), ..score },
            _ => score,
        }
    }
}

/// A square in a player's row of games.
#[derive(Clone, Debug, Default)]
pub struct Square {
    /// The class of the colour: `sq-w`, `sq-b`; `sq-0` where there was no game.
    pub class: &'static str,
    pub text: &'static str,
}

/// The class of the square of a round; dotted where there was no game.
pub fn square_class(colour: &Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::White) => "sq-w",
        Some(Colour::Black) => "sq-b",
        None => "sq-0",
    }
}

/// What each player had in every round that everybody sees, by player.
pub fn rows(tournament: &Tournament) -> Vec<Vec<Square>> {
    let mut rows: Vec<Vec<Square>> = tournament.players.iter().map(|_| Vec::new()).collect();
    let shown = |state: RoundState| state == RoundState::Published;
    for (number, round) in tournament.rounds.iter().filter(|round| shown(round.state)).enumerate() {
        if tournament.open_line_ups == Some(round.number) {
            break;
        }
        for game in &round.games {
            let squares = game.result.map_or(["", ""], GameResult::squares);
            let seats = [(game.white, "sq-w"), (game.black, "sq-b")];
            for ((player, class), text) in seats.into_iter().zip(squares) {
                if let Some(row) = rows.get_mut(player.index()) {
                    row.push(Square { class, text });
                }
            }
        }
        for (player, bye) in &round.byes {
            if let Some(row) = rows.get_mut(player.index()) {
                row.push(Square { class: "sq-0", text: bye_square(*bye) });
            }
        }
        // Who was neither paired nor had a bye has an empty place.
        for row in &mut rows {
            row.resize(number + 1, Square { class: "sq-0", text: "" });
        }
    }
    rows
}

fn bye_square(bye: Bye) -> &'static str {
    match bye {
        Bye::PairingAllocated | Bye::FullPoint => "1",
        Bye::HalfPoint => "½",
        Bye::ZeroPoint => "0",
    }
}

/// Points without their half, and the half: it hangs in a slot of its own, so that points align at the whole number.
pub fn halved(points: &str) -> (&str, &'static str) {
    points.strip_suffix('½').map_or((points, ""), |whole| (whole, "½"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_squares_say_what_the_symbol_says() {
        let score = |code: &str| Score::of(GameResult::from_code(code), Lang::English);
        assert_eq!((score("1-0").squares, score("1-0").won), (["1", "0"], [true, false]));
        assert_eq!((score("-+").squares, score("-+").won), (["−", "+"], [false, true]));
        assert_eq!((score("½-½").squares, score("½-½").won), (["½", "½"], [false, false]));
        assert_eq!((score("0-1u").note, score("0-1").note), ("u", ""));
        assert_eq!((score("").squares, score("").name), (["", ""], "being played"));
        assert_eq!(halved("3½"), ("3", "½"));
        assert_eq!(halved("½"), ("", "½"));
        assert_eq!(halved("4"), ("4", ""));
    }
}

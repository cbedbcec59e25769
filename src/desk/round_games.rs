//! Which game of a file belongs to which board of a round: by the players' names, in whichever order and spelling their
//! parts stand, and by colours.

use sonneborn_exchange::names::FoldedName;
use sonneborn_laws::pgn::Game;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::round::Round;

/// Where a game was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Matched {
    pub board: u16,
    /// The file has the players' colours the other way round.
    pub colours_differ: bool,
}

/// For each game its board; `None` where no board's players bear its names.
pub fn match_games(tournament: &Tournament, round: &Round, games: &[Game<'_>]) -> Vec<Option<Matched>> {
    let seats = Seats::of(tournament, round);
    games.iter().map(|game| seats.matched(game)).collect()
}

/// The names at the boards of a round, taken apart once however many games are matched.
pub(super) struct Seats {
    seats: Vec<(u16, FoldedName, FoldedName)>,
}

/// Which players of a board a game's names fit, where one fits: its colours as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct HalfFit {
    pub white: bool,
    pub black: bool,
}

impl Seats {
    pub(super) fn of(tournament: &Tournament, round: &Round) -> Seats {
        let named = |player| {
            let data = &tournament.player(player)?.data;
            Some(FoldedName::of(&[&data.name, &data.latin_name]))
        };
        let seat =
            |seat: &sonneborn_tournament::round::Game| Some((seat.board, named(seat.white)?, named(seat.black)?));
        Seats { seats: round.games.iter().filter_map(seat).collect() }
    }

    pub(super) fn matched(&self, game: &Game<'_>) -> Option<Matched> {
        let white = FoldedName::of(&[&game.tag("White")?]);
        let black = FoldedName::of(&[&game.tag("Black")?]);
        self.seats.iter().find_map(|(board, on_white, on_black)| {
            let straight = white.fits(on_white) && black.fits(on_black);
            let reversed = white.fits(on_black) && black.fits(on_white);
            (straight || reversed).then_some(Matched { board: *board, colours_differ: !straight })
        })
    }

    /// Whom of this board's players the game's names fit.
    pub(super) fn half(&self, game: &Game<'_>, board: u16) -> HalfFit {
        let name = |tag| FoldedName::of(&[&game.tag(tag).unwrap_or_default()]);
        let seat = self.seats.iter().find(|(number, ..)| *number == board);
        HalfFit {
            white: seat.is_some_and(|(_, on_white, _)| name("White").fits(on_white)),
            black: seat.is_some_and(|(_, _, on_black)| name("Black").fits(on_black)),
        }
    }

    /// Does the name fit anybody in the round?
    pub(super) fn is_anybody(&self, name: &str) -> bool {
        let name = FoldedName::of(&[name]);
        self.seats.iter().any(|(_, on_white, on_black)| name.fits(on_white) || name.fits(on_black))
    }
}

//! Which game of a file belongs to which board of a round: by the players' names, in whichever order and spelling their
//! parts stand, and by colours.

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
    seats: Vec<(u16, NameParts, NameParts)>,
}

impl Seats {
    pub(super) fn of(tournament: &Tournament, round: &Round) -> Seats {
        let named = |player| tournament.player(player).map(|player| NameParts::of(&player.data.name));
        let seat =
            |seat: &sonneborn_tournament::round::Game| Some((seat.board, named(seat.white)?, named(seat.black)?));
        Seats { seats: round.games.iter().filter_map(seat).collect() }
    }

    pub(super) fn matched(&self, game: &Game<'_>) -> Option<Matched> {
        let white = NameParts::of(&game.tag("White")?);
        let black = NameParts::of(&game.tag("Black")?);
        self.seats.iter().find_map(|(board, on_white, on_black)| {
            let straight = white.fits(on_white) && black.fits(on_black);
            let reversed = white.fits(on_black) && black.fits(on_white);
            (straight || reversed).then_some(Matched { board: *board, colours_differ: !straight })
        })
    }
}

/// The words of a name, in small letters, the longest first.
struct NameParts(Vec<String>);

impl NameParts {
    fn of(name: &str) -> NameParts {
        let words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let mut parts: Vec<String> = words.map(str::to_lowercase).collect();
        parts.sort_by_key(|part| std::cmp::Reverse(part.chars().count()));
        NameParts(parts)
    }

    /// Every part of the shorter name has its own in the other, in full or as an initial, and one of them in full.
    fn fits(&self, other: &NameParts) -> bool {
        let (few, many) = if self.0.len() <= other.0.len() { (&self.0, &other.0) } else { (&other.0, &self.0) };
        let mut free: Vec<&String> = many.iter().collect();
        let mut in_full = false;
        for part in few {
            let Some(at) = free
                .iter()
                .position(|other| *other == part)
                .or_else(|| free.iter().position(|other| is_initial(part, other) || is_initial(other, part)))
            else {
                return false;
            };
            in_full |= free[at] == part;
            free.swap_remove(at);
        }
        in_full
    }
}

fn is_initial(short: &str, long: &str) -> bool {
    short.chars().count() == 1 && long.starts_with(short)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fit_in_any_order_and_with_initials() {
        for (file, list, fits) in [
            ("Fischer, Robert James", "Fischer, Robert", true),
            ("Robert Fischer", "Fischer, Robert James", true),
            ("Fischer,R", "Fischer, Robert James", true),
            ("王小明", "王小明", true),
            ("Fischer, Robert", "Fischer, Anna", false),
            ("R", "Robert", false),
            ("Petrosian", "Fischer", false),
        ] {
            assert_eq!(NameParts::of(file).fits(&NameParts::of(list)), fits, "{file} / {list}");
        }
    }
}

//! The drawing of the tournament's numbers: by plain lots, or by the restricted lots of C.05 Annex 2 ([`super::varma`]).
//!
//! A seed decides it, so that anybody who knows the seed and the list of players can repeat it, step by step. With plain
//! lots the players draw in the order of the alphabet, each one of the numbers that are left.

use super::lots::Lots;
use super::varma::{self, Entrant, VarmaError};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, Tpn};
use sonneborn_tournament::numbering::Lottery;
use sonneborn_tournament::player::Player;

/// A drawing, in the order in which it was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    pub lottery: Lottery,
    pub seed: u64,
    pub steps: Vec<Step>,
    /// Varma: a federation was too large for any group, so that some of its players may meet in the last rounds.
    pub split: bool,
}

/// One player's draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub player: PlayerId,
    /// Varma: the group of numbers from which they drew, `'A'` to `'D'`.
    pub group: Option<char>,
    pub number: Tpn,
}

impl Drawing {
    /// The players by the numbers that they drew.
    pub fn order(&self) -> Vec<PlayerId> {
        let mut steps: Vec<&Step> = self.steps.iter().collect();
        steps.sort_by_key(|step| step.number);
        steps.into_iter().map(|step| step.player).collect()
    }
}

/// Draws a number for everyone in the tournament.
///
/// # Errors
/// [`VarmaError::NoTable`] for restricted lots in a field of fewer than 9 or more than 24 players.
pub fn draw(tournament: &Tournament, lottery: Lottery, seed: u64) -> Result<Drawing, VarmaError> {
    let players: Vec<&Player> = tournament.entrants().collect();
    match lottery {
        Lottery::Plain => Ok(plain(players, seed)),
        Lottery::Varma => restricted(&players, seed),
    }
}

fn plain(mut players: Vec<&Player>, seed: u64) -> Drawing {
    players.sort_by_cached_key(|player| (player.data.name.to_lowercase(), player.id));
    let mut left: Vec<Tpn> = (1..).map(Tpn).take(players.len()).collect();
    let mut lots = Lots::new(seed);
    let steps = players.into_iter().map(|player| {
        let number = left.remove(lots.below(left.len()));
        Step { player: player.id, group: None, number }
    });
    Drawing { lottery: Lottery::Plain, seed, steps: steps.collect(), split: false }
}

fn restricted(players: &[&Player], seed: u64) -> Result<Drawing, VarmaError> {
    let entrants: Vec<Entrant> =
        players.iter().map(|player| Entrant { name: &player.data.name, federation: &player.data.federation }).collect();
    let drawn = varma::draw(&entrants, seed)?;
    let step = |draw: &varma::Draw| Step {
        player: players[draw.entrant].id,
        group: Some(draw.group),
        number: Tpn(draw.number),
    };
    Ok(Drawing { lottery: Lottery::Varma, seed, steps: drawn.draws.iter().map(step).collect(), split: drawn.split })
}

#[cfg(test)]
mod tests {
    use super::*;
    use sonneborn_tournament::acts::{Imported, ImportedPlayer};
    use sonneborn_tournament::player::PlayerData;

    fn field(players: &[(&str, &str)]) -> Tournament {
        let player = |(name, federation): &(&str, &str)| ImportedPlayer {
            data: PlayerData { name: (*name).into(), federation: (*federation).into(), ..PlayerData::default() },
            ..ImportedPlayer::default()
        };
        Tournament::of_import(&Imported { players: players.iter().map(player).collect(), ..Imported::default() })
    }

    #[test]
    fn players_draw_in_the_order_of_the_alphabet_and_every_number_is_drawn_once() {
        let event = field(&[("Olsen", "NOR"), ("Adams", "ENG"), ("kovač", "CRO"), ("Li", "CHN")]);
        let drawing = draw(&event, Lottery::Plain, 2026).expect("plain lots know no limit");
        assert_eq!(drawing.steps.iter().map(|step| step.player.0).collect::<Vec<_>>(), [1, 2, 3, 0]);
        let mut numbers: Vec<u16> = drawing.steps.iter().map(|step| step.number.0).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, [1, 2, 3, 4]);
        for (number, player) in (1..).zip(drawing.order()) {
            assert!(drawing.steps.iter().any(|step| step.player == player && step.number == Tpn(number)));
        }
        assert_eq!(draw(&event, Lottery::Plain, 2026), Ok(drawing.clone()), "the seed repeats it");
        let others =
            (0..20).filter(|&seed| draw(&event, Lottery::Plain, seed).is_ok_and(|one| one.order() != drawing.order()));
        assert!(others.count() > 10, "other seeds give other numbers");
    }

    #[test]
    fn restricted_lots_tell_the_group_and_need_nine_players() {
        let players = ["An", "Bo", "Cu", "Di", "Eo", "Fu", "Ga", "Hu", "Io"].map(|name| (name, "CHN"));
        let drawing = draw(&field(&players), Lottery::Varma, 7).expect("a table for nine");
        assert!(drawing.split, "nine compatriots are more than a group holds");
        assert!(drawing.steps.iter().all(|step| step.group.is_some_and(|group| ('A'..='D').contains(&group))));
        let eight = draw(&field(&players[1..]), Lottery::Varma, 7);
        assert_eq!(eight, Err(VarmaError::NoTable { players: 8 }));
    }
}

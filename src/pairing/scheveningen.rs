//! Scheveningen tables: two teams, A and B, in which everyone meets everyone of the other team.
//!
//! FIDE has not laid down an order of these rounds. The tables are O. Milvang's of 2022: a rule for odd numbers of boards
//! and for multiples of four, and tables of their own for 2, 6 and 10 boards, which no rule balances.
//! Norms cannot be made in such events since 2024 (B.01 art. 1.4.2e).

use super::NoPairing;
use super::swiss::field::Pairings;
use super::system::{Form, Need, PairingSystem, TrfNames};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::regulations::System;
use thiserror::Error;

/// Scheveningen events in the registry of pairing systems. Their players are paired; the two teams only say who.
pub struct ScheveningenSystem;

/// How many boards there are is told by the teams.
const FORMS: [Form; 2] = [
    Form {
        code: "scheveningen",
        system: System::Scheveningen { boards: 0, double: false },
        is_offered: true,
        trf: TrfNames {
            code: "FIDE_SCHEVENINGEN",
            also: &["FIDE_SCHEVENINGEN_G1"],
            words: "Scheveningen",
            told_by: &["scheveningen"],
        },
    },
    Form {
        code: "double-scheveningen",
        system: System::Scheveningen { boards: 0, double: true },
        is_offered: true,
        trf: TrfNames {
            code: "FIDE_SCHEVENINGEN_G2",
            also: &[],
            words: "Double Scheveningen",
            told_by: &["scheveningen", "double"],
        },
    },
];

impl PairingSystem for ScheveningenSystem {
    fn forms(&self) -> &'static [Form] {
        &FORMS
    }

    fn needs(&self) -> &'static [Need] {
        &[Need::TwoTeams]
    }

    fn rounds(&self, tournament: &Tournament) -> Option<u16> {
        u16::try_from(table(tournament, is_double(tournament))?.len()).ok()
    }

    fn pair(&self, tournament: &Tournament, round: RoundNo) -> Result<Pairings, NoPairing> {
        pair(tournament, is_double(tournament), round)
    }
}

fn is_double(tournament: &Tournament) -> bool {
    matches!(tournament.regulations.system, System::Scheveningen { double: true, .. })
}

/// The numbers of boards for which there is a table.
pub const BOARDS: std::ops::RangeInclusive<u8> = 2..=13;

/// A game of the table: board numbers within the teams, counted from 1, and the colour of team A's player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encounter {
    pub a: u8,
    pub b: u8,
    pub colour_of_a: Colour,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ScheveningenError {
    #[error("there is no Scheveningen table for {boards} boards (there are tables for 2 to 13)")]
    NoTable { boards: u8 },
}

/// The rounds of the table, each in the order of team A's boards.
///
/// ```
/// use sonneborn_pairing::scheveningen::single;
///
/// let rounds = single(4).expect("a table for four boards");
/// assert_eq!((rounds.len(), rounds[0].len()), (4, 4));
/// assert!(single(14).is_err());
/// ```
pub fn single(boards: u8) -> Result<Vec<Vec<Encounter>>, ScheveningenError> {
    if !BOARDS.contains(&boards) {
        return Err(ScheveningenError::NoTable { boards });
    }
    Ok(match boards {
        2 => typed(&TWO),
        6 => typed(&SIX),
        10 => typed(&TEN),
        _ if boards % 2 == 1 => (0..boards).map(|round| odd_round(boards, round)).collect(),
        _ => (0..boards).map(|round| halves_round(boards, round)).collect(),
    })
}

/// Both cycles: the second goes through the rounds from the last to the first, colours reversed.
///
/// ```
/// use sonneborn_pairing::scheveningen::double;
///
/// let rounds = double(3).expect("a table for three boards");
/// assert_eq!(rounds[0][0].colour_of_a, rounds[5][0].colour_of_a.other(), "round 6 is round 1 with colours reversed");
/// ```
pub fn double(boards: u8) -> Result<Vec<Vec<Encounter>>, ScheveningenError> {
    let mut rounds = single(boards)?;
    let reversed = |game: &Encounter| Encounter { colour_of_a: game.colour_of_a.other(), ..*game };
    let second: Vec<Vec<Encounter>> = rounds.iter().rev().map(|round| round.iter().map(reversed).collect()).collect();
    rounds.extend(second);
    Ok(rounds)
}

/// A round between the first two teams of the tournament, in the order of the first one's boards.
///
/// # Errors
/// [`NoPairing::NoTeams`] unless there are two teams of the same size, with a table for so many boards;
/// [`NoPairing::NotYet`] if the table has no such round.
pub fn pair(tournament: &Tournament, double: bool, round: RoundNo) -> Result<Pairings, NoPairing> {
    let [a, b] = &tournament.teams[..] else { return Err(NoPairing::NoTeams) };
    let table = table(tournament, double).ok_or(NoPairing::NoTeams)?;
    let games = table.get(round.index()).ok_or(NoPairing::NotYet(round))?.iter().map(|game| {
        let (a, b) = (a.members[usize::from(game.a) - 1], b.members[usize::from(game.b) - 1]);
        match game.colour_of_a {
            Colour::White => (a, b),
            Colour::Black => (b, a),
        }
    });
    Ok(Pairings { games: games.collect(), ..Pairings::default() })
}

/// The table of a tournament's two teams; `None` unless they have the same number of players, and one with a table.
pub fn table(tournament: &Tournament, double: bool) -> Option<Vec<Vec<Encounter>>> {
    let [a, b] = &tournament.teams[..] else { return None };
    let boards = u8::try_from(a.members.len()).ok().filter(|_| a.members.len() == b.members.len())?;
    let table = if double { self::double(boards) } else { single(boards) };
    table.ok()
}

/// Round `round`, counted from 0, for an odd number of boards: team B moves up one board a round, and so does the run of
/// boards at which team A has White; A has one White more in odd rounds, B in even ones.
fn odd_round(boards: u8, round: u8) -> Vec<Encounter> {
    let half = boards / 2;
    let back = round / 2;
    let (first_white, whites) = if round.is_multiple_of(2) { (0, half + 1) } else { (half, half) };
    (0..boards)
        .map(|a| {
            let place_in_run = (a + back + boards - first_white) % boards;
            let colour_of_a = if place_in_run < whites { Colour::White } else { Colour::Black };
            Encounter { a: a + 1, b: (a + round) % boards + 1, colour_of_a }
        })
        .collect()
}

/// Round `round`, counted from 0, for a multiple of four boards: half of the rounds within equal halves of the teams, then
/// the other half across them; one half of A has White, the other Black, in turn.
fn halves_round(boards: u8, round: u8) -> Vec<Encounter> {
    let half = boards / 2;
    let (across, turn) = (round / half, round % half);
    (0..boards)
        .map(|a| {
            let b_half = (a / half + across) % 2;
            let white = (a / half + turn).is_multiple_of(2);
            let colour_of_a = if white { Colour::White } else { Colour::Black };
            Encounter { a: a + 1, b: b_half * half + (a % half + turn) % half + 1, colour_of_a }
        })
        .collect()
}

/// The table whose rows are rounds and whose columns are team A's boards: the board of team B, negative where A has Black.
fn typed<const BOARDS: usize>(table: &[[i8; BOARDS]; BOARDS]) -> Vec<Vec<Encounter>> {
    let encounter = |(a, &b): (u8, &i8)| Encounter {
        a,
        b: b.unsigned_abs(),
        colour_of_a: if b > 0 { Colour::White } else { Colour::Black },
    };
    table.iter().map(|round| (1..).zip(round).map(encounter).collect()).collect()
}

const TWO: [[i8; 2]; 2] = [[1, 2], [-2, -1]];

const SIX: [[i8; 6]; 6] = [
    [1, -2, -3, 4, -5, 6],
    [-2, 3, 5, -6, 4, -1],
    [3, -5, -1, 2, 6, -4],
    [-4, -6, 2, 1, -3, 5],
    [5, 4, 6, -3, -1, -2],
    [-6, 1, -4, -5, 2, 3],
];

const TEN: [[i8; 10]; 10] = [
    [1, 2, 3, 4, -5, -6, -7, 8, -9, -10],
    [-2, -1, -8, -3, 10, 5, 6, -4, 7, 9],
    [3, 8, 4, 10, -6, -7, -9, 1, -2, -5],
    [-4, -3, -10, 6, 7, -8, 5, 9, -1, 2],
    [5, 4, -9, -7, -1, 10, -8, -2, 3, 6],
    [-6, 7, 1, 9, 8, 2, -10, -5, -4, -3],
    [7, -5, -2, -1, -4, -9, 3, 10, 6, 8],
    [-8, -6, 5, 2, 9, 1, 4, -3, -10, -7],
    [9, 10, 7, -5, -2, -3, -1, 6, 8, -4],
    [-10, -9, -6, -8, 3, 4, 2, -7, 5, 1],
];

#[cfg(test)]
mod tests {
    use super::*;
    use sonneborn_tournament::acts::{Imported, ImportedPlayer};
    use sonneborn_tournament::ids::{PlayerId, Tpn};
    use sonneborn_tournament::team::Team;
    use std::collections::BTreeSet;

    /// The table as it is printed: `A1-B1 B2-A2`, White first.
    fn printed(rounds: &[Vec<Encounter>]) -> Vec<String> {
        let game = |game: &Encounter| match game.colour_of_a {
            Colour::White => format!("A{}-B{}", game.a, game.b),
            Colour::Black => format!("B{}-A{}", game.b, game.a),
        };
        rounds.iter().map(|round| round.iter().map(game).collect::<Vec<_>>().join(" ")).collect()
    }

    #[test]
    fn tables_read_as_printed() {
        let table = |boards| printed(&single(boards).expect("a table for this number of boards"));
        assert_eq!(table(2), ["A1-B1 A2-B2", "B2-A1 B1-A2"]);
        assert_eq!(table(3), ["A1-B1 A2-B2 B3-A3", "B2-A1 A2-B3 B1-A3", "A1-B3 B1-A2 A3-B2"]);
        assert_eq!(
            table(4),
            [
                "A1-B1 A2-B2 B3-A3 B4-A4",
                "B2-A1 B1-A2 A3-B4 A4-B3",
                "A1-B3 A2-B4 B1-A3 B2-A4",
                "B4-A1 B3-A2 A3-B2 A4-B1"
            ]
        );
        assert_eq!(table(6)[2], "A1-B3 B5-A2 B1-A3 A4-B2 A5-B6 B4-A6");
        assert_eq!(table(7)[3], "B4-A1 B5-A2 A3-B6 A4-B7 A5-B1 B2-A6 B3-A7");
        assert_eq!(table(8)[5], "B6-A1 B7-A2 B8-A3 B5-A4 A5-B2 A6-B3 A7-B4 A8-B1");
        assert_eq!(
            table(13)[12],
            "A1-B13 B1-A2 B2-A3 B3-A4 B4-A5 B5-A6 B6-A7 A8-B7 A9-B8 A10-B9 A11-B10 A12-B11 A13-B12"
        );
    }

    #[test]
    fn everyone_meets_everyone_of_the_other_team_with_fair_colours() {
        for boards in BOARDS {
            let rounds = single(boards).expect("a table for this number of boards");
            let mut met = BTreeSet::new();
            let mut whites_of_a = vec![0; usize::from(boards) + 1];
            let mut whites_of_b = whites_of_a.clone();
            for round in &rounds {
                let opponents: BTreeSet<u8> = round.iter().map(|game| game.b).collect();
                assert_eq!(opponents.len(), usize::from(boards), "{boards}: everyone plays in every round");
                for game in round {
                    assert!(met.insert((game.a, game.b)));
                    match game.colour_of_a {
                        Colour::White => whites_of_a[usize::from(game.a)] += 1,
                        Colour::Black => whites_of_b[usize::from(game.b)] += 1,
                    }
                }
            }
            let fair = [boards / 2, boards.div_ceil(2)];
            assert!(whites_of_a[1..].iter().chain(&whites_of_b[1..]).all(|whites| fair.contains(whites)), "{boards}");
        }
    }

    #[test]
    fn the_second_cycle_gives_everyone_the_other_colour() {
        let rounds = double(5).expect("a table for five boards");
        let count = |colour| rounds.iter().flatten().filter(|game| game.a == 2 && game.colour_of_a == colour).count();
        assert_eq!((rounds.len(), count(Colour::White), count(Colour::Black)), (10, 5, 5));
        assert_eq!(printed(&rounds)[5], "B5-A1 A2-B1 A3-B2 B3-A4 B4-A5");
    }

    #[test]
    fn other_sizes_are_refused() {
        assert_eq!(single(14), Err(ScheveningenError::NoTable { boards: 14 }));
        assert_eq!(double(1), Err(ScheveningenError::NoTable { boards: 1 }));
    }

    fn event(players: u16, teams: Vec<Team>) -> Tournament {
        let player = |tpn| ImportedPlayer { tpn: Tpn(tpn), first_round: RoundNo::FIRST, ..ImportedPlayer::default() };
        let players = (1..=players).rev().map(player).collect();
        Tournament::of_import(&Imported { players, teams, ..Imported::default() })
    }

    /// The games of a round by TPN.
    fn numbers(tournament: &Tournament, pairings: &Pairings) -> Vec<(u16, u16)> {
        let tpn = |id| tournament.player(id).and_then(|player| player.tpn).map_or(0, |tpn| tpn.0);
        pairings.games.iter().map(|&(white, black)| (tpn(white), tpn(black))).collect()
    }

    #[test]
    fn an_event_needs_two_full_teams() {
        let team = |members: [u32; 2]| Team { members: members.map(PlayerId).to_vec(), ..Team::default() };
        let two_teams = event(4, vec![team([3, 2]), team([1, 0])]);
        let round = |number| pair(&two_teams, false, RoundNo(number)).map(|p| numbers(&two_teams, &p));
        assert_eq!(round(2), Ok(vec![(4, 1), (3, 2)]));
        assert_eq!(round(3), Err(NoPairing::NotYet(RoundNo(3))));
        let one_team = event(4, vec![team([0, 1])]);
        assert_eq!(pair(&one_team, false, RoundNo(1)), Err(NoPairing::NoTeams));
    }
}

//! The initial colour (C.04.3 art. 5.2.5) of a tournament that came without it, as its first round shows it.
//!
//! In the first round nobody has a preference, so that each pair's colours come from the higher player's number: odd numbers
//! get the initial colour. Every game of the round says the same unless colours were changed by hand; the majority counts. Of
//! teams each match says it, by the colour of its first board (C.04.6 art. 4.3.1).

use sonneborn_standings::team_match::{TeamMatch, matches};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::Player;
use sonneborn_tournament::regulations::Parity;
use sonneborn_tournament::round::{Game, Round};
use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};

/// The colour and the round that shows it; `None` without a game, or where the games contradict each other evenly.
pub fn infer(tournament: &Tournament) -> Option<(Colour, RoundNo)> {
    let round = tournament.rounds.iter().find(|round| !round.games.is_empty())?;
    let votes = if tournament.is_of_teams() { of_matches(tournament, round) } else { of_games(tournament, round) };
    let white = votes.iter().filter(|colour| **colour == Colour::White).count();
    match white.cmp(&(votes.len() - white)) {
        Ordering::Greater => Some((Colour::White, round.number)),
        Ordering::Less => Some((Colour::Black, round.number)),
        Ordering::Equal => None,
    }
}

fn of_games(tournament: &Tournament, round: &Round) -> Vec<Colour> {
    let played = |game: &&Game| game.result.is_none_or(|result| result.over_the_board());
    // Forfeits may have got their colours from a reader that had to choose.
    let seated = round.games.iter().filter(played).count();
    let games = round.games.iter().filter(|game| seated == 0 || played(game));
    let numbers = numbers(tournament, round);
    games.filter_map(|game| vote(*numbers.get(&game.white)?, *numbers.get(&game.black)?)).collect()
}

/// The numbers of teams are their own, whoever was paired.
fn of_matches(tournament: &Tournament, round: &Round) -> Vec<Colour> {
    let all = matches(tournament, round);
    let seated = all.iter().filter(|one| one.was_played()).count();
    let counted = all.iter().filter(|one| seated == 0 || one.was_played());
    let number = |team| usize::from(tournament.team_number(team));
    counted.filter_map(|TeamMatch { teams: [white, black], .. }| vote(number(*white), number(*black))).collect()
}

/// The numbers whose parity counts, of those in the round: TPNs, or places among those who were paired.
fn numbers(tournament: &Tournament, round: &Round) -> HashMap<PlayerId, usize> {
    let seated = round.games.iter().flat_map(|game| [game.white, game.black]);
    let byes = round.byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated).map(|(player, _)| *player);
    let paired: HashSet<PlayerId> = seated.chain(byes).collect();
    let players = tournament.by_tpn();
    let paired = players.iter().filter(|player| paired.contains(&player.id));
    let number = |(place, player): (usize, &&Player)| match tournament.regulations.parity {
        Parity::Participants => Some((player.id, place)),
        Parity::Tpn => Some((player.id, usize::from(player.tpn?.0))),
    };
    (1..).zip(paired).filter_map(number).collect()
}

/// What one pair says: the higher one's colour where their number is odd, else the other.
fn vote(white: usize, black: usize) -> Option<Colour> {
    let (number, colour) = match white.cmp(&black) {
        Ordering::Less => (white, Colour::White),
        Ordering::Greater => (black, Colour::Black),
        Ordering::Equal => return None,
    };
    Some(if number.is_multiple_of(2) { colour.other() } else { colour })
}

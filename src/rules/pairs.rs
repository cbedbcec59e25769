//! The next round of a file: who meets whom, why, and why not otherwise.

use crate::file::{ToPair, named_system, next_round, to_pair};
use crate::{Refused, Wish};
use serde::Serialize;
use sonneborn_i18n::{exchange, pairing_reasons as words, pairing_tools};
use sonneborn_pairing::swiss::field::Pairings;
use sonneborn_pairing::system::Kind;
use sonneborn_pairing::{NoPairing, registry};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};

/// A round, paired. Players are called by their starting numbers; teams, where teams are paired, by theirs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Paired {
    /// The code of the system that paired.
    pub system: &'static str,
    pub round: u16,
    pub of_teams: bool,
    /// In the order of the boards.
    pub boards: Vec<Board>,
    /// Who has the pairing-allocated bye.
    pub bye: Option<u16>,
}

/// Two who meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Board {
    pub white: u16,
    pub black: u16,
}

/// A round with the engine's reasons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Explained {
    pub system: &'static str,
    pub round: u16,
    pub boards: Vec<Reasoned>,
    pub bye: Option<Bye>,
    /// What the arbiter may do about the whole round, where there is something.
    pub advice: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reasoned {
    pub white: u16,
    pub black: u16,
    pub reasons: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Bye {
    pub player: u16,
    pub reasons: Vec<String>,
}

/// Pairs the next round of a tournament report file.
///
/// # Errors
/// What is wrong with the file, or why there is no pairing.
pub fn pair(trf: &[u8], wish: &Wish) -> Result<Paired, Refused> {
    let (tournament, round) = read(trf, wish)?;
    let system = registry::of(tournament.regulations.system);
    if system.kind() == Kind::Teams {
        if !tournament.is_of_teams() {
            return Err(Refused::request(pairing_tools::no_teams(wish.lang)));
        }
        let paired = system.matches(&tournament, round).map_err(|why| none(&tournament, &why, wish))?;
        let number = |team: TeamId| tournament.team_number(team);
        let boards = paired.matches.iter().map(|&(white, black)| Board { white: number(white), black: number(black) });
        return Ok(Paired {
            boards: boards.collect(),
            bye: paired.bye.map(number),
            ..unpaired(&tournament, round, true)
        });
    }
    let paired = system.pair(&tournament, round).map_err(|why| none(&tournament, &why, wish))?;
    let number = |player: PlayerId| starting_number(&tournament, player);
    let boards = paired.games.iter().map(|&(white, black)| Board { white: number(white), black: number(black) });
    Ok(Paired { boards: boards.collect(), bye: paired.bye.map(number), ..unpaired(&tournament, round, false) })
}

/// Pairs the next round, with the engine's reasons for each board and for the bye.
///
/// # Errors
/// As for [`pair`]; a round of teams has its reasons by players who meet, so it is refused here.
pub fn explain(trf: &[u8], wish: &Wish) -> Result<Explained, Refused> {
    let (tournament, round) = read(trf, wish)?;
    let system = registry::of(tournament.regulations.system);
    let explained: Result<(Pairings, _), NoPairing> = system.explain(&tournament, round);
    let (paired, reasons) = explained.map_err(|why| none(&tournament, &why, wish))?;
    let number = |player: PlayerId| starting_number(&tournament, player);
    let boards = paired.games.iter().map(|&(white, black)| Reasoned {
        white: number(white),
        black: number(black),
        reasons: words::pair(wish.lang, &tournament, &reasons, white, black),
    });
    let bye = paired
        .bye
        .map(|player| Bye { player: number(player), reasons: words::bye(wish.lang, &tournament, &reasons, player) });
    Ok(Explained {
        system: registry::form(tournament.regulations.system).code,
        round: round.0,
        boards: boards.collect(),
        bye,
        advice: words::advice(wish.lang, &tournament, &reasons),
    })
}

/// Why two players do not meet in the next round, in a sentence that names the deciding criterion and both values.
///
/// # Errors
/// As for [`pair`], or that there is no such player.
pub fn why_not(trf: &[u8], wish: &Wish, one: u16, other: u16) -> Result<String, Refused> {
    let (tournament, round) = read(trf, wish)?;
    let known = |number: u16| {
        let player = tournament.players.iter().find(|player| player.tpn.is_some_and(|tpn| tpn.0 == number));
        player
            .map(|player| player.id)
            .ok_or_else(|| Refused::request(exchange::defect_no_such_player(wish.lang, number)))
    };
    let (one, other) = (known(one)?, known(other)?);
    let answer = registry::of(tournament.regulations.system).why_not(&tournament, round, one, other);
    let answer = answer.map_err(|why| none(&tournament, &why, wish))?;
    Ok(words::why_not(wish.lang, &tournament, answer.as_ref()))
}

fn read(trf: &[u8], wish: &Wish) -> Result<(Tournament, RoundNo), Refused> {
    let named = named_system(wish)?;
    let ToPair { import, tournament, .. } = to_pair(trf, wish.lang, |stated, _| named.unwrap_or(stated))?;
    let round = next_round(&import, &tournament, wish.lang)?;
    Ok((tournament, round))
}

fn unpaired(tournament: &Tournament, round: RoundNo, of_teams: bool) -> Paired {
    let system = registry::form(tournament.regulations.system).code;
    Paired { system, round: round.0, of_teams, boards: Vec::new(), bye: None }
}

fn none(tournament: &Tournament, why: &NoPairing, wish: &Wish) -> Refused {
    let told = words::no_pairing(wish.lang, why, tournament).join("\n");
    match why {
        NoPairing::NotYet(_) | NoPairing::NoTeams | NoPairing::ByHand => Refused::request(told),
        _ => Refused::NoPairing { why: told },
    }
}

/// How a player is called in files.
pub fn starting_number(tournament: &Tournament, player: PlayerId) -> u16 {
    tournament.player(player).and_then(|player| player.tpn).map_or(0, |tpn| tpn.0)
}

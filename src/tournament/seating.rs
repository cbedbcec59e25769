//! A pairing by hand against the rules: what no arbiter can want, and what they are warned of by the absolute rules (C.04.1).
//!
//! Whether it is the engine's pairing is asked of the engine, by the desk.

use super::Tournament;
use super::absences::left_out;
use super::colour::Colour;
use super::ids::{PlayerId, RoundNo, TeamId, repeated};
use super::mode::Mode;
use super::outcome::Bye;
use super::refusal::Refusal;
use super::regulations::System;
use super::round::{Appearance, Round, Seating};
use super::team::TeamRound;
use super::warning::Warning;
use std::cmp::Ordering;

/// What no arbiter can want: a player twice, a board twice, somebody who is not there.
pub(crate) fn check_seating(
    state: &Tournament,
    round: RoundNo,
    games: &[Seating],
    byes: &[(PlayerId, Bye)],
) -> Result<(), Refusal> {
    if games.is_empty() && byes.is_empty() {
        return Err(Refusal::EmptyRound { round });
    }
    let seated = || games.iter().flat_map(|game| [game.white, game.black]);
    for player in seated().chain(byes.iter().map(|(player, _)| *player)) {
        state.player(player).ok_or(Refusal::NoSuchPlayer { player })?;
    }
    if let Some(player) = repeated(seated().chain(byes.iter().map(|(player, _)| *player))) {
        return Err(Refusal::TwiceInRound { player });
    }
    // The table or the bracket says who is free, and no bye is given for it.
    let is_bye = |(_, bye): &(PlayerId, Bye)| *bye == Bye::PairingAllocated;
    if !state.regulations.system.gives_byes() && byes.iter().any(is_bye) {
        return Err(Refusal::ByeNotRequestable);
    }
    within_teams(state, games)?;
    // Who has left a table or a bracket is still paired as long as it seats them, and loses by forfeit.
    let system = state.regulations.system;
    let is_fixed = system.is_predetermined() || system.is_knockout();
    let fixed = |game: &&Seating| is_fixed || is_second_game(state, round, game);
    let mut free = games.iter().filter(|game| !fixed(game)).flat_map(|game| [game.white, game.black]);
    if let Some(player) = free.find(|player| !state.players[player.index()].takes_part_in(round)) {
        return Err(Refusal::NotInRound { player, round });
    }
    let mut boards: Vec<u16> = games.iter().map(|game| game.board).collect();
    boards.sort_unstable();
    if let Some(twice) = boards.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(Refusal::BoardTwice { board: twice[0] });
    }
    // A team has it with all its boards.
    let allocated = byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated).count();
    if allocated > 1 && !state.is_of_teams() {
        return Err(Refusal::TwoByes);
    }
    // In a table or a bracket also those who are free in this round have their place by number.
    let free = state.entrants().map(|player| player.id).filter(|_| is_fixed && !state.is_of_teams());
    let mut unnumbered: Vec<PlayerId> =
        seated().chain(free).filter(|player| state.players[player.index()].tpn.is_none()).collect();
    unnumbered.sort_unstable();
    unnumbered.dedup();
    if unnumbered.is_empty() { Ok(()) } else { Err(Refusal::NotNumbered { players: unnumbered }) }
}

/// Players of one team do not meet.
fn within_teams(state: &Tournament, games: &[Seating]) -> Result<(), Refusal> {
    if !state.has_matches() {
        return Ok(());
    }
    let team_of = state.team_of_each_player();
    let team = |player: PlayerId| team_of.get(player.index()).copied().flatten();
    let is_within = |game: &&Seating| team(game.white).is_some() && team(game.white) == team(game.black);
    match games.iter().find(is_within) {
        Some(game) => Err(Refusal::WithinTeam { players: [game.white, game.black] }),
        None => Ok(()),
    }
}

/// Whether a game is the second of a match of the Double-Swiss System: the two sit down again, and who is not there loses it by
/// forfeit (C.04.5.2).
fn is_second_game(state: &Tournament, round: RoundNo, game: &Seating) -> bool {
    let first = round.previous().filter(|first| first.0 % 2 == 1).and_then(|first| state.round(first));
    let met = first.and_then(|first| first.game_of(game.white)).is_some_and(|met| met.colour_of(game.black).is_some());
    state.regulations.system == System::DoubleSwiss && met
}

/// In a table that is paired by hand everybody meets everybody (of the other team) once, or twice in a double one (VCL4THP 101), as long as
/// it keeps to FIDE's rules.
pub(crate) fn check_meetings(state: &Tournament, round: RoundNo, games: &[Seating]) -> Result<(), Refusal> {
    let system = state.regulations.system;
    let Some(cycles) = system.meetings() else { return Ok(()) };
    if system.is_of_teams() {
        return check_team_meetings(state, cycles, round, games);
    }
    let others = || state.rounds.iter().filter(|other| other.number != round).flat_map(|other| &other.games);
    for seating in games {
        let players = [seating.white, seating.black];
        let met = others().filter(|game| players.iter().all(|player| game.colour_of(*player).is_some())).count();
        if met >= cycles && state.mode() == Mode::Fide {
            return Err(Refusal::MetAlready { players, times: met });
        }
    }
    Ok(())
}

/// The same of teams.
fn check_team_meetings(state: &Tournament, cycles: usize, round: RoundNo, games: &[Seating]) -> Result<(), Refusal> {
    let team_of = state.team_of_each_player();
    let team = |player: PlayerId| team_of.get(player.index()).copied().flatten();
    let pair = |[white, black]: [PlayerId; 2]| {
        let (one, other) = (team(white)?, team(black)?);
        Some([one.min(other), one.max(other)])
    };
    let met_in = |other: &Round, teams: [TeamId; 2]| other.games.iter().any(|game| pair(game.players()) == Some(teams));
    for teams in games.iter().filter_map(|game| pair([game.white, game.black])) {
        let others = state.rounds.iter().filter(|other| other.number != round);
        let met = others.filter(|other| met_in(other, teams)).count();
        if met >= cycles && state.mode() == Mode::Fide {
            return Err(Refusal::TeamsMetAlready { teams, times: met });
        }
    }
    Ok(())
}

/// In a round robin everybody plays in every round but one of an odd field (C.05 Annex 1), as long as the event keeps to FIDE's rules;
/// who has left stands in the table.
pub(crate) fn check_table_round(state: &Tournament, round: RoundNo, games: &[Seating]) -> Result<(), Refusal> {
    if !matches!(state.regulations.system, System::RoundRobin(_)) || state.mode() != Mode::Fide {
        return Ok(());
    }
    let players = left_out(state, round, games, &[]);
    if players.is_empty() { Ok(()) } else { Err(Refusal::TableIncomplete { round, players }) }
}

/// What the arbiter should see before they pair by hand.
pub(crate) fn seating_warnings(
    state: &Tournament,
    round: RoundNo,
    games: &[Seating],
    byes: &[(PlayerId, Bye)],
) -> Vec<Warning> {
    let appearances = state.appearances(round.previous().unwrap_or(RoundNo(0)));
    // Where the order of play is fixed, opponents and colours repeat by design.
    let is_fixed = state.regulations.system.is_predetermined()
        || state.regulations.system.is_knockout()
        // The second game of a match (C.04.5 4.4).
        || state.regulations.system == System::DoubleSwiss && round.0.is_multiple_of(2);
    let mut warnings = Vec::new();
    // By hand, nobody has a colour three times running in a round robin either (VCL4THP 102).
    if matches!(state.regulations.system, System::RoundRobin(_)) {
        for (player, colour) in games.iter().flat_map(|game| [(game.white, Colour::White), (game.black, Colour::Black)])
        {
            let found = colour_warnings(&appearances[player.index()], player, colour);
            warnings.extend(found.into_iter().filter(|warning| matches!(warning, Warning::ThirdColour { .. })));
        }
    }
    for game in games.iter().filter(|_| !is_fixed) {
        let met = appearances[game.white.index()].iter().position(
            |past| matches!(past, Appearance::Game { opponent, .. } if *opponent == game.black && past.is_played()),
        );
        if let Some(index) = met {
            let round = state.rounds[index].number;
            warnings.push(Warning::Rematch { white: game.white, black: game.black, round });
        }
        let (white, black) = (&state.players[game.white.index()], &state.players[game.black.index()]);
        if state.regulations.prohibition_between(round, white, black).is_some() {
            warnings.push(Warning::Prohibited { white: game.white, black: game.black });
        }
        // C.04.6: articles 6 and 7 never apply to teams.
        if !state.is_of_teams() {
            warnings.extend(colour_warnings(&appearances[game.white.index()], game.white, Colour::White));
            warnings.extend(colour_warnings(&appearances[game.black.index()], game.black, Colour::Black));
            let due = |player: PlayerId| colour_due(&appearances[player.index()]);
            if (due(game.white), due(game.black)) == (Some(Colour::Black), Some(Colour::White)) {
                warnings.push(Warning::ColoursNotDue { white: game.white, black: game.black });
            }
        }
    }
    for (player, bye) in byes {
        // Of teams it is the team that has the bye: a player whose opponent stayed away has had none.
        let barred = match state.is_of_teams() {
            true => state.team_of(*player).is_some_and(|team| team_won_without_play(state, team, round)),
            false => appearances[player.index()].iter().any(|past| gave_win_without_play(state, *past)),
        };
        if *bye == Bye::PairingAllocated && barred {
            warnings.push(Warning::SecondBye { player: *player });
        }
    }
    warnings.extend(warned_left_out(left_out(state, round, games, byes)));
    warnings
}

/// C.04.1 art. 4: the bye again, or a round that gave as much as a win without play.
pub(crate) fn gave_win_without_play(state: &Tournament, past: Appearance) -> bool {
    match past {
        Appearance::Bye(Bye::PairingAllocated) => true,
        Appearance::Game { result: None, .. } | Appearance::Absent => false,
        unplayed @ (Appearance::Game { .. } | Appearance::Bye(_)) => {
            !unplayed.is_played() && state.regulations.scoring.of_appearance(unplayed) >= state.regulations.scoring.win
        }
    }
}

/// C.04.6 C2: the bye again, a match forfeited by the other team, or a full-point bye, in a round before.
fn team_won_without_play(state: &Tournament, id: TeamId, round: RoundNo) -> bool {
    let Some(team) = state.team(id) else { return false };
    let told = team.rounds.range(..round).any(|(_, what)| match what {
        TeamRound::Bye(bye) => matches!(bye, Bye::PairingAllocated | Bye::FullPoint),
        TeamRound::Forfeit { won, .. } => *won,
    });
    let has_bye = |past: &Round| team.members.iter().any(|member| past.bye_of(*member) == Some(Bye::PairingAllocated));
    told || state.rounds.iter().any(|past| past.number < round && has_bye(past))
}

/// C.04.1 art. 6 and 7, for one more game with `colour`.
fn colour_warnings(past: &[Appearance], player: PlayerId, colour: Colour) -> Vec<Warning> {
    let colours: Vec<Colour> = past
        .iter()
        .filter(|appearance| appearance.is_played())
        .filter_map(|appearance| match appearance {
            Appearance::Game { colour, .. } => Some(*colour),
            _ => None,
        })
        .chain([colour])
        .collect();
    /// C.04.1 art. 7: not three times running.
    const RUN: usize = 3;
    /// C.04.1 art. 6: the difference is not greater than 2.
    const GREATEST_DIFFERENCE: i16 = 2;
    let mut warnings = Vec::new();
    if colours.len() >= RUN && colours[colours.len() - RUN..].iter().all(|past| *past == colour) {
        warnings.push(Warning::ThirdColour { player, colour });
    }
    let difference: i16 = colours.iter().map(|past| if *past == colour { 1 } else { -1 }).sum();
    if difference > GREATEST_DIFFERENCE {
        warnings.push(Warning::ColourImbalance { player, colour, difference });
    }
    warnings
}

/// The colour of which a player had fewer, or else not the last one (C.04.3 1.7); `None` before their first game.
fn colour_due(past: &[Appearance]) -> Option<Colour> {
    let colours = past.iter().filter(|appearance| appearance.is_played()).filter_map(|appearance| match appearance {
        Appearance::Game { colour, .. } => Some(*colour),
        Appearance::Bye(_) | Appearance::Absent => None,
    });
    let (mut white_more, mut last) = (0, None);
    for colour in colours {
        white_more += if colour == Colour::White { 1 } else { -1 };
        last = Some(colour);
    }
    match white_more.cmp(&0) {
        Ordering::Greater => Some(Colour::Black),
        Ordering::Less => Some(Colour::White),
        Ordering::Equal => last.map(Colour::other),
    }
}

pub(crate) fn warned_left_out(players: Vec<PlayerId>) -> Option<Warning> {
    (!players.is_empty()).then_some(Warning::LeftOut { players })
}

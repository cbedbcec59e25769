//! A round of a team event by the Swiss Team System (C.04.6): from the tournament to the engine's field, and what is in the
//! tournament against what the engine pairs.
//!
//! The scores are those of the standings, so that both always say the same.

use crate::pairing::swiss::acceleration::baku_points;
use crate::pairing::swiss::team::check::{TeamRoundCheck, differences};
use crate::pairing::swiss::team::field::{TeamEntrant, TeamEntry, TeamField, TeamPairings, TeamPast, TeamPastKind};
use crate::pairing::swiss::team::{self, NoTeamPairing};
use crate::standings::field::{Kind, Record};
use crate::standings::team_field::of_teams;
use crate::standings::team_match::matches;
use crate::standings::unplayed::UnplayedRules;
use crate::tournament::Tournament;
use crate::tournament::colour::Colour;
use crate::tournament::fold::Journal;
use crate::tournament::ids::{PlayerId, RoundNo, TeamId};
use crate::tournament::outcome::Bye;
use crate::tournament::points::Points;
use crate::tournament::regulations::{Acceleration, System};
use crate::tournament::round::Round;
use crate::tournament::team::{Team, TeamRound, TeamRules};

/// Pairs the teams for a round.
///
/// # Errors
/// Why there is no pairing.
pub fn pair(tournament: &Tournament, round: RoundNo) -> Result<TeamPairings, NoTeamPairing> {
    team::pair(&field(tournament, round))
}

/// Whether a round is paired team by team.
pub fn pairs_teams(tournament: &Tournament) -> bool {
    tournament.is_of_teams() && tournament.regulations.system == System::TeamSwiss
}

/// The boards of the matches, White first and match by match, and the byes: the pairing-allocated bye on every board of the
/// team that has it, and full points for those who sit opposite an empty board.
pub fn seat(tournament: &Tournament, round: RoundNo, pairings: &TeamPairings) -> Seats {
    let boards = boards_of_a_match(tournament);
    let line_up = |team: TeamId| line_up(tournament, team, round, boards);
    let (mut pairs, mut byes) = (Vec::new(), Vec::new());
    for &(first, other) in &pairings.matches {
        let (own, their) = (line_up(first), line_up(other));
        for board in 0..boards {
            match (own.get(board).copied().flatten(), their.get(board).copied().flatten()) {
                (Some(own), Some(their)) if has_white(tournament, board) => pairs.push((own, their)),
                (Some(own), Some(their)) => pairs.push((their, own)),
                (Some(alone), None) | (None, Some(alone)) => byes.push((alone, Bye::FullPoint)),
                (None, None) => {}
            }
        }
    }
    let with_bye = pairings.bye.map(line_up).unwrap_or_default();
    byes.extend(with_bye.into_iter().flatten().map(|player| (player, Bye::PairingAllocated)));
    (pairs, byes)
}

/// Pairs with White first, and byes.
pub type Seats = (Vec<(PlayerId, PlayerId)>, Vec<(PlayerId, Bye)>);

/// As many as the regulations say, otherwise as were played before, otherwise as the smallest team can fill.
fn boards_of_a_match(tournament: &Tournament) -> usize {
    let said = tournament.regulations.teams.as_ref().map_or(0, |rules| rules.colours.len());
    let played =
        tournament.rounds.iter().flat_map(|round| matches(tournament, round)).map(|one| one.boards.len()).max();
    let smallest = tournament.teams.iter().map(|team| team.members.len()).min();
    if said > 0 { said } else { played.or(smallest).unwrap_or_default() }
}

/// Whether the first-named team has White on a board, counted from 0: as the regulations say, otherwise on every other.
fn has_white(tournament: &Tournament, board: usize) -> bool {
    let said = tournament.regulations.teams.as_ref().and_then(|rules| rules.colours.as_bytes().get(board).copied());
    said.map_or(board.is_multiple_of(2), |colour| colour == b'W')
}

/// Who sits at which board: the line-up given for the round, otherwise the first members who can play.
fn line_up(tournament: &Tournament, team: TeamId, round: RoundNo, boards: usize) -> Vec<Option<PlayerId>> {
    let team = &tournament.teams[team.0 as usize];
    let can_play = |player: &PlayerId| is_available(tournament, *player, round);
    match team.line_ups.get(&round) {
        Some(given) => given.iter().take(boards).map(|player| player.filter(can_play)).collect(),
        None => team.members.iter().copied().filter(can_play).take(boards).map(Some).collect(),
    }
}

/// The teams as they stand before a round, from the published rounds before it.
pub fn field(tournament: &Tournament, round: RoundNo) -> TeamField {
    let rules = tournament.regulations.teams.clone().unwrap_or_default();
    let before = RoundNo(round.0.saturating_sub(1));
    // The rules for unplayed rounds concern tie-breaks only.
    let standings = of_teams(tournament, before, false, UnplayedRules::of(tournament.regulations.tie_break_edition));
    let mut order: Vec<TeamId> = (0..).map(TeamId).take(tournament.teams.len()).collect();
    order.sort_by_key(|&team| (tournament.team_number(team), team));
    let entry_of = |place: u32| order.iter().position(|team| team.0 == place).unwrap_or_default();
    let virtual_points = VirtualPoints { tournament, rules: &rules, order: &order };
    let teams = order.iter().enumerate().map(|(entry, &id)| {
        let participant = &standings.participants[id.0 as usize];
        let (mut history, mut scores) = (Vec::with_capacity(before.0.into()), participant.adjustment);
        for (record, number) in participant.rounds.iter().zip(1..) {
            let paired_at = scores[0] + virtual_points.of(entry, RoundNo(number));
            history.push(TeamPast { kind: kind(record, &entry_of), paired_at });
            for (score, (scored, adjusted)) in scores.iter_mut().zip(record.scored.iter().zip(&record.adjustment)) {
                *score += *scored + *adjusted;
            }
        }
        TeamEntrant {
            id,
            tpn: tournament.team_number(id),
            score: scores[0] + virtual_points.of(entry, round),
            secondary: scores[1],
            history,
            to_be_paired: is_to_be_paired(tournament, id, round),
        }
    });
    let teams: Vec<TeamEntrant> = teams.collect();
    TeamField {
        initial_colour: tournament.regulations.initial_colour.unwrap_or_else(|| inferred_colour(&teams)),
        teams,
        round,
        rounds_total: tournament.regulations.rounds,
        preferences: rules.colour_preferences,
        secondary_counts: rules.second_score_for_colours,
        forbidden: forbidden(tournament, round, &order),
        avoided: Vec::new(),
    }
}

fn kind(record: &Record, entry_of: &dyn Fn(u32) -> TeamEntry) -> TeamPastKind {
    match (record.kind, record.opponent, record.colour) {
        (Kind::Played, Some(opponent), Some(colour)) => TeamPastKind::Played { opponent: entry_of(opponent), colour },
        (Kind::ForfeitWin, ..) => TeamPastKind::ForfeitWin,
        (Kind::ForfeitLoss, ..) => TeamPastKind::ForfeitLoss,
        (Kind::PairingAllocatedBye, ..) => TeamPastKind::PairingAllocatedBye,
        (Kind::FullPointBye, ..) => TeamPastKind::FullPointBye,
        _ => TeamPastKind::Away,
    }
}

/// Where the round is there already, who is in it; else whoever has no bye and a player who can come.
fn is_to_be_paired(tournament: &Tournament, id: TeamId, round: RoundNo) -> bool {
    let team = &tournament.teams[id.0 as usize];
    match team.rounds.get(&round) {
        Some(TeamRound::Bye(bye)) => return *bye == Bye::PairingAllocated && tournament.round(round).is_some(),
        Some(TeamRound::Forfeit { .. }) => return true,
        None => {}
    }
    match tournament.round(round) {
        Some(paired) => team.members.iter().any(|&member| {
            paired.game_of(member).is_some()
                || matches!(paired.bye_of(member), Some(Bye::PairingAllocated | Bye::FullPoint))
        }),
        None => team.members.iter().any(|&member| is_available(tournament, member, round)),
    }
}

fn is_available(tournament: &Tournament, player: PlayerId, round: RoundNo) -> bool {
    tournament.player(player).is_some_and(|player| player.available_in(round))
}

/// The virtual points of an acceleration (C.04.7).
struct VirtualPoints<'t> {
    tournament: &'t Tournament,
    rules: &'t TeamRules,
    /// By TPN.
    order: &'t [TeamId],
}

impl VirtualPoints<'_> {
    fn of(&self, entry: TeamEntry, round: RoundNo) -> Points {
        let regulations = &self.tournament.regulations;
        match &regulations.acceleration {
            // For match points only.
            Acceleration::Baku if !self.rules.game_points_first && entry < 2 * self.order.len().div_ceil(4) => {
                baku_points(regulations.rounds, self.rules.win, round.index())
            }
            _ => {
                let team = &self.tournament.teams[self.order[entry].0 as usize];
                let lines = team.virtual_points.iter().filter(|line| line.first <= round && round <= line.last);
                lines.map(|line| line.points).sum()
            }
        }
    }
}

/// The pairs that must not meet in a round.
fn forbidden(tournament: &Tournament, round: RoundNo, order: &[TeamId]) -> Vec<(TeamEntry, TeamEntry)> {
    let entry = |id: TeamId| order.iter().position(|&other| other == id);
    let rules = order.iter().enumerate().flat_map(|(own, id)| {
        let apart = tournament.teams[id.0 as usize].apart.iter();
        apart.filter(|rule| rule.first <= round && round <= rule.last).map(move |rule| (own, rule.from))
    });
    rules.filter_map(|(own, other)| Some((own, entry(other)?))).collect()
}

/// The initial colour of an event that came without it: what round 1 shows, else White.
fn inferred_colour(teams: &[TeamEntrant]) -> Colour {
    let first = teams.iter().find_map(|team| match team.history.first()?.kind {
        TeamPastKind::Played { opponent, colour } if teams[opponent].tpn > team.tpn => Some((team.tpn, colour)),
        _ => None,
    });
    match first {
        Some((tpn, colour)) if tpn % 2 == 1 => colour,
        Some((_, colour)) => colour.other(),
        None => Colour::White,
    }
}

/// Checks all rounds that are paired, or one of them, each from what the tournament says of the rounds before.
pub fn check(tournament: &Tournament, only: Option<RoundNo>) -> Vec<TeamRoundCheck> {
    let rounds = tournament.rounds.iter().filter(|round| only.is_none_or(|only| only == round.number));
    rounds.map(|round| check_round(tournament, round, tournament)).collect()
}

/// Checks all rounds that are paired, each by what was known when it was paired.
pub fn check_journal(journal: &Journal) -> Vec<TeamRoundCheck> {
    let tournament = journal.state();
    tournament.rounds.iter().map(|round| check_round(tournament, round, &journal.when_paired(round.number))).collect()
}

/// A round held against what the engine pairs of what was `known`.
fn check_round(tournament: &Tournament, round: &Round, known: &Tournament) -> TeamRoundCheck {
    let verdict = pair(known, round.number).map(|engine| {
        let bye = (0..).map(TeamId).zip(&tournament.teams).find(|(_, team)| has_allocated_bye(team, round));
        let matches = matches(tournament, round).iter().map(|one| (one.teams[0], one.teams[1])).collect();
        differences(&TeamPairings { matches, bye: bye.map(|(id, _)| id) }, &engine)
    });
    TeamRoundCheck { round: round.number, verdict }
}

fn has_allocated_bye(team: &Team, round: &Round) -> bool {
    team.rounds.get(&round.number) == Some(&TeamRound::Bye(Bye::PairingAllocated))
        || team.members.iter().any(|&member| round.bye_of(member) == Some(Bye::PairingAllocated))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colour_of_round_one_tells_the_initial_colour() {
        let team = |tpn: u16, opponent: TeamEntry, colour: Colour| TeamEntrant {
            id: TeamId(u32::from(tpn)),
            tpn,
            score: Points::ZERO,
            secondary: Points::ZERO,
            history: vec![TeamPast { kind: TeamPastKind::Played { opponent, colour }, paired_at: Points::ZERO }],
            to_be_paired: true,
        };
        let first = [team(1, 1, Colour::Black), team(3, 0, Colour::White)];
        assert_eq!(inferred_colour(&first), Colour::Black);
        let second = [team(2, 1, Colour::Black), team(4, 0, Colour::White)];
        assert_eq!(inferred_colour(&second), Colour::White);
        assert_eq!(inferred_colour(&[]), Colour::White);
    }
}

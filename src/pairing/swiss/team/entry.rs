//! From a tournament of teams to the field of a round: scores, histories and prohibitions as the Swiss Team System wants them.
//!
//! The scores are those of the standings, so that both always say the same.

use super::field::{TeamEntrant, TeamEntry, TeamField, TeamPast, TeamPastKind};
use super::seating::has_somebody;
use crate::swiss::acceleration::{baku_points, size_of_group_a};
use crate::swiss::initial_colour;
use sonneborn_standings::field::{Kind, Record};
use sonneborn_standings::team_field::of_teams;
use sonneborn_standings::unplayed_rules::UnplayedRules;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{RoundNo, TeamId};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::Acceleration;
use sonneborn_tournament::team::{TeamRound, TeamRules};

/// The teams as they stand before a round, from the published rounds before it.
pub fn field(tournament: &Tournament, round: RoundNo) -> TeamField {
    let rules = tournament.regulations.teams.clone().unwrap_or_default();
    let before = RoundNo(round.0.saturating_sub(1));
    // The rules for unplayed rounds concern tie-breaks only.
    let standings = of_teams(tournament, before, false, UnplayedRules::of(tournament.regulations.tie_break_edition));
    let order = order(tournament);
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
    let said = tournament.regulations.initial_colour;
    TeamField {
        initial_colour: said.or_else(|| Some(initial_colour::infer(tournament)?.0)).unwrap_or(Colour::White),
        teams,
        round,
        rounds_total: tournament.regulations.rounds,
        preferences: rules.colour_preferences,
        secondary_counts: rules.second_score_for_colours,
        forbidden: forbidden(tournament, round, &order),
        avoided: Vec::new(),
    }
}

/// The virtual points of every team in a round, by its place among the teams.
pub fn virtual_points(tournament: &Tournament, round: RoundNo) -> Vec<Points> {
    let rules = tournament.regulations.teams.clone().unwrap_or_default();
    let order = order(tournament);
    let points = VirtualPoints { tournament, rules: &rules, order: &order };
    let mut by_place = vec![Points::ZERO; order.len()];
    for (entry, team) in order.iter().enumerate() {
        by_place[team.0 as usize] = points.of(entry, round);
    }
    by_place
}

/// The teams by TPN.
fn order(tournament: &Tournament) -> Vec<TeamId> {
    let mut order: Vec<TeamId> = (0..).map(TeamId).take(tournament.teams.len()).collect();
    order.sort_by_key(|&team| (tournament.team_number(team), team));
    order
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

/// Where the round is there already, who is in it; else whoever has no bye and somebody at a board. Who gave a line-up of which nobody
/// can come has nobody, whoever else could.
fn is_to_be_paired(tournament: &Tournament, id: TeamId, round: RoundNo) -> bool {
    let team = &tournament.teams[id.0 as usize];
    if tournament.round(round).is_none() && !team.takes_part_in(round) {
        return false;
    }
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
        None => has_somebody(tournament, id, round),
    }
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
            Acceleration::Baku if !self.rules.game_points_first && entry < size_of_group_a(self.order.len()) => {
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

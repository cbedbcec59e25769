//! Round robins of teams: the teams on the numbers of the Berger table (C.05 Annex 1), each match on the boards of the
//! line-ups.
//!
//! Every team that was registered stays in the table. One that has left has nobody at its boards, and loses without play.

use super::NoPairing;
use super::difference::Difference;
use super::swiss::field::Pairings;
use super::swiss::team::field::TeamPairings;
use super::swiss::team::seating::{differences_of_teams, seat, that_sit};
use super::system::{Form, Kind, Need, PairingSystem, TrfNames};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::berger::{self, TableRound};
use sonneborn_tournament::ids::{RoundNo, TeamId};
use sonneborn_tournament::regulations::{RoundRobin, System};
use sonneborn_tournament::round::Round;

/// Round robins of teams in the registry of pairing systems.
pub struct TeamRoundRobinSystem;

const FORMS: [Form; 3] = [
    Form {
        code: "team-round-robin",
        system: System::TeamRoundRobin(RoundRobin { double: false, reverse_last_two: false }),
        is_offered: true,
        trf: TrfNames {
            code: "FIDE_TEAM_ROUNDROBIN",
            also: &["BERGER_TEAM_ROUNDROBIN", "BERGER_TEAM_ROUNDROBIN_G1"],
            words: "Team: Round-Robin",
            told_by: &["team", "round", "robin"],
        },
    },
    Form {
        code: "team-double-round-robin",
        system: System::TeamRoundRobin(RoundRobin { double: true, reverse_last_two: true }),
        is_offered: true,
        trf: TrfNames {
            code: "FIDE_TEAM_DOUBLEROUNDROBIN",
            also: &[],
            words: "Team: Double-Round-Robin",
            told_by: &["team", "double", "round", "robin"],
        },
    },
    Form {
        code: "team-double-round-robin-plain",
        system: System::TeamRoundRobin(RoundRobin { double: true, reverse_last_two: false }),
        is_offered: false,
        trf: TrfNames {
            code: "BERGER_TEAM_DOUBLEROUNDROBIN",
            also: &["BERGER_TEAM_ROUNDROBIN_G2"],
            words: "Team: Double-Round-Robin",
            told_by: &[],
        },
    },
];

impl PairingSystem for TeamRoundRobinSystem {
    fn forms(&self) -> &'static [Form] {
        &FORMS
    }

    fn kind(&self) -> Kind {
        Kind::Teams
    }

    fn needs(&self) -> &'static [Need] {
        &[Need::Teams]
    }

    fn rounds(&self, tournament: &Tournament) -> Option<u16> {
        u16::try_from(table(tournament).len()).ok()
    }

    fn pair(&self, tournament: &Tournament, round: RoundNo) -> Result<Pairings, NoPairing> {
        let (games, byes) = seat(tournament, round, &self.matches(tournament, round)?);
        Ok(Pairings { games, bye: None, byes })
    }

    fn matches(&self, tournament: &Tournament, round: RoundNo) -> Result<TeamPairings, NoPairing> {
        if !tournament.is_of_teams() {
            return Err(NoPairing::NoTeams);
        }
        let table = table(tournament);
        let paired = table.get(round.index()).ok_or(NoPairing::NotYet(round))?;
        let mut order: Vec<TeamId> = tournament.all_teams().map(|(id, _)| id).collect();
        order.sort_by_key(|team| (tournament.team_number(*team), *team));
        let team = |number: u16| order[usize::from(number) - 1];
        // Who is free in an odd field has no bye: it is the same for all.
        let matches = paired.games.iter().map(|&(white, black)| (team(white), team(black))).collect();
        Ok(TeamPairings { matches, bye: None })
    }

    fn check(&self, known: &Tournament, tournament: &Tournament, round: &Round) -> Result<Vec<Difference>, NoPairing> {
        let engine = that_sit(tournament, round.number, self.matches(known, round.number)?);
        Ok(differences_of_teams(tournament, round, &engine))
    }
}

/// The table for all teams; empty without two.
fn table(tournament: &Tournament) -> Vec<TableRound> {
    let count = u16::try_from(tournament.teams.len()).unwrap_or(u16::MAX);
    match tournament.regulations.system {
        System::TeamRoundRobin(kind) => berger::of(kind, count),
        _ => Vec::new(),
    }
}

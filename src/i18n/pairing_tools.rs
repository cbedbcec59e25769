//! Words of the checker, the generator and the command `pair`.

use super::{Lang, pairing_reasons};
use crate::pairing::checker::{Difference, RoundCheck, Verdict};
use crate::pairing::reasons::{Reasons, explained};
use crate::pairing::swiss::team::NoTeamPairing;
use crate::pairing::swiss::team::check::{TeamDifference, TeamRoundCheck};
use crate::tournament::Tournament;
use crate::tournament::ids::{PlayerId, TeamId};

words!("pairing_tools");

/// A checked round: its verdict, then a line for every difference. `known` is what the engine paired from.
pub fn round_check(lang: Lang, tournament: &Tournament, known: &Tournament, check: &RoundCheck) -> Vec<String> {
    match &check.verdict {
        Verdict::Same => vec![check_same(lang, check.round)],
        Verdict::NoPairing(why) => {
            vec![check_no_pairing(lang, check.round, pairing_reasons::no_pairing(lang, why, tournament).join(" "))]
        }
        Verdict::Differs { differences, .. } => {
            let why = explained(known, check.round).ok().map(|(_, why)| why);
            let lines = differences.iter().flat_map(|one| {
                let told = why.as_ref().map(|why| engines_reasons(lang, tournament, why, one)).unwrap_or_default();
                let told = told.into_iter().map(|reason| format!("    {reason}"));
                std::iter::once(format!("  {}", difference(lang, tournament, one))).chain(told)
            });
            std::iter::once(check_differs(lang, check.round, differences.len())).chain(lines).collect()
        }
    }
}

/// A checked round of a team event: its verdict, then a line for every difference.
pub fn team_round_check(lang: Lang, tournament: &Tournament, check: &TeamRoundCheck) -> Vec<String> {
    match &check.verdict {
        Err(why) => vec![check_no_pairing(lang, check.round, no_team_pairing(lang, why, tournament))],
        Ok(differences) if differences.is_empty() => vec![check_same(lang, check.round)],
        Ok(differences) => {
            let lines = differences.iter().map(|one| format!("  {}", team_difference(lang, tournament, one)));
            std::iter::once(check_differs(lang, check.round, differences.len())).chain(lines).collect()
        }
    }
}

fn team_difference(lang: Lang, tournament: &Tournament, difference: &TeamDifference) -> String {
    let name = |team: TeamId| team_called(tournament, team);
    let maybe = |team: Option<TeamId>| team.map_or_else(|| nobody(lang).to_owned(), name);
    match *difference {
        TeamDifference::Paired(white, black) => only_in_file(lang, name(white), name(black)),
        TeamDifference::NotPaired(white, black) => only_by_engine(lang, name(white), name(black)),
        TeamDifference::Colours(white, black) => other_colours(lang, name(white), name(black)),
        TeamDifference::Bye { tournament, engine } => other_bye(lang, maybe(tournament), maybe(engine)),
    }
}

/// `3 Charlie`.
fn team_called(tournament: &Tournament, team: TeamId) -> String {
    let name = tournament.teams.get(team.0 as usize).map_or("", |team| team.name.as_str());
    format!("{} {name}", tournament.team_number(team))
}

/// Why there is no pairing of the teams.
pub fn no_team_pairing(lang: Lang, why: &NoTeamPairing, tournament: &Tournament) -> String {
    let listed = |teams: &[TeamId]| {
        let names: Vec<String> = teams.iter().map(|&team| team_called(tournament, team)).collect();
        names.join(", ")
    };
    match why {
        NoTeamPairing::Nobody(round) => no_team_to_pair(lang, round),
        NoTeamPairing::NoBye { barred } => no_team_bye(lang, listed(barred)),
        NoTeamPairing::NoOpponents { blocked } => no_team_opponents(lang, listed(blocked)),
    }
}

/// Why the engine has the pair, the colours or the bye that the tournament has not.
fn engines_reasons(lang: Lang, tournament: &Tournament, why: &Reasons, difference: &Difference) -> Vec<String> {
    match *difference {
        Difference::Paired { .. } => Vec::new(),
        Difference::NotPaired { white, black } | Difference::Colours { white, black } => {
            pairing_reasons::pair(lang, tournament, why, white, black)
        }
        Difference::Bye { engine, .. } => {
            engine.map(|player| pairing_reasons::bye(lang, tournament, why, player)).unwrap_or_default()
        }
    }
}

/// One thing that is not as the engine has it.
pub fn difference(lang: Lang, tournament: &Tournament, difference: &Difference) -> String {
    let name = |player: &PlayerId| match tournament.player(*player) {
        Some(player) => format!("{} {}", player.tpn.map_or(0, |tpn| tpn.0), player.data.name),
        None => nobody(lang).to_owned(),
    };
    let maybe = |player: &Option<PlayerId>| player.as_ref().map_or_else(|| nobody(lang).to_owned(), name);
    match difference {
        Difference::Paired { white, black } => only_in_file(lang, name(white), name(black)),
        Difference::NotPaired { white, black } => only_by_engine(lang, name(white), name(black)),
        Difference::Colours { white, black } => other_colours(lang, name(white), name(black)),
        Difference::Bye { tournament, engine } => other_bye(lang, maybe(tournament), maybe(engine)),
    }
}

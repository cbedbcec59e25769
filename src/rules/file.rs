//! A tournament file as an engine reads it: strictly, with the round that is to be paired left open.

use crate::{Fault, Refused, Wish};
use chrono::NaiveDate;
use serde::Serialize;
use sonneborn_exchange::tournament_file::{self, TournamentFile};
use sonneborn_exchange::trf::report::{Defect, Remark};
use sonneborn_exchange::trf::{self, TrfImport};
use sonneborn_i18n::{Lang, audit, exchange as words, pairing_tools};
use sonneborn_pairing::registry;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{RoundNo, TeamId};
use sonneborn_tournament::regulations::System;
use std::collections::BTreeMap;

/// A file as it was read to be paired.
pub struct ToPair {
    pub import: TrfImport,
    pub tournament: Tournament,
    /// The round of which the file has no more than byes.
    pub reopened: Option<RoundNo>,
}

/// Reads a tournament report file to pair its next round: what an import would only note, such as a wrong total, is refused
/// here. `system` makes of the file's system, and of its first day, the one that pairs.
///
/// # Errors
/// Every defect with its place.
pub fn to_pair(
    bytes: &[u8],
    lang: Lang,
    system: impl FnOnce(System, Option<NaiveDate>) -> System,
) -> Result<ToPair, Refused> {
    let mut import = trf::read(bytes).map_err(|faults| unreadable(lang, &faults))?;
    let wrong = import.notes.iter().filter(|note| matches!(note.remark, Remark::PointsDiffer { .. }));
    let faults: Vec<Fault> = wrong
        .map(|note| Fault {
            line: note.place.map(|place| place.line),
            column: note.place.map(|place| place.column),
            why: words::note(lang, note),
        })
        .collect();
    if !faults.is_empty() {
        return Err(Refused::Unreadable { faults, is_too_large: false });
    }
    let reopened = import.reopen_round_without_games();
    let start = import.imported.details.start;
    let regulations = &mut import.imported.regulations;
    regulations.system = system(regulations.system, start);
    let tournament = Tournament::of_import(&import.imported);
    Ok(ToPair { import, tournament, reopened })
}

/// The next round, if the file says enough to pair it.
///
/// # Errors
/// What is missing.
pub fn next_round(import: &TrfImport, tournament: &Tournament, lang: Lang) -> Result<RoundNo, Refused> {
    let lacks_rounds = import.notes.iter().any(|note| matches!(note.remark, Remark::RoundsAssumed { .. }));
    if lacks_rounds {
        return Err(Refused::request(pairing_tools::rounds_missing(lang)));
    }
    if let Some(open) = tournament.rounds.iter().find(|round| !round.is_complete()) {
        return Err(Refused::request(pairing_tools::results_missing(lang, open.number)));
    }
    let rounds = tournament.regulations.rounds;
    tournament.next_round().ok_or_else(|| Refused::request(pairing_tools::all_rounds_paired(lang, rounds)))
}

/// Who plays in a file, by the numbers that answers name them by.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Names {
    pub players: BTreeMap<u16, String>,
    pub teams: BTreeMap<u16, String>,
}

/// The names in a file of any program that is understood.
///
/// # Errors
/// What is wrong with the file.
pub fn names(bytes: &[u8], wish: &Wish) -> Result<Names, Refused> {
    let tournament = Tournament::of_import(&to_look_at(bytes, wish)?.imported);
    let players = tournament.players.iter().filter_map(|player| Some((player.tpn?.0, player.data.name.clone())));
    let teams = (0..).zip(&tournament.teams).map(|(at, team)| (tournament.team_number(TeamId(at)), team.name.clone()));
    Ok(Names { players: players.collect(), teams: teams.collect() })
}

/// Reads a file of any program that is understood, with notes for what was mended.
pub(crate) fn to_look_at(bytes: &[u8], wish: &Wish) -> Result<TournamentFile, Refused> {
    let mut file = tournament_file::read(bytes).map_err(|faults| {
        let is_too_large = faults.iter().any(|fault| match fault {
            tournament_file::Fault::Trf(fault) => is_too_large(&fault.defect),
            tournament_file::Fault::SwissManager(_)
            | tournament_file::Fault::SwissChess(_)
            | tournament_file::Fault::Foreign(_)
            | tournament_file::Fault::Unread(_) => false,
        });
        let told = |fault: &tournament_file::Fault| {
            let place = match fault {
                tournament_file::Fault::Trf(fault) => Some(fault.place),
                tournament_file::Fault::SwissManager(_)
                | tournament_file::Fault::SwissChess(_)
                | tournament_file::Fault::Foreign(_)
                | tournament_file::Fault::Unread(_) => None,
            };
            let (line, column) = (place.map(|place| place.line), place.map(|place| place.column));
            Fault { line, column, why: audit::fault(wish.lang, fault) }
        };
        Refused::Unreadable { faults: faults.iter().map(told).collect(), is_too_large }
    })?;
    if let Some(system) = named_system(wish)? {
        file.imported.regulations.system = system;
        file.is_system_named = true;
    }
    Ok(file)
}

pub(crate) fn named_system(wish: &Wish) -> Result<Option<System>, Refused> {
    let Some(code) = wish.system else { return Ok(None) };
    let form = registry::forms().find(|form| form.code == code);
    let codes = || registry::forms().map(|form| form.code).collect::<Vec<_>>().join(", ");
    form.map(|form| Some(form.system)).ok_or_else(|| Refused::request(format!("{code}: {}", codes())))
}

fn unreadable(lang: Lang, faults: &[trf::report::Fault]) -> Refused {
    let is_too_large = faults.iter().any(|fault| is_too_large(&fault.defect));
    let faults = faults.iter().map(|fault| Fault {
        line: Some(fault.place.line),
        column: Some(fault.place.column),
        why: words::fault(lang, fault),
    });
    Refused::Unreadable { faults: faults.collect(), is_too_large }
}

fn is_too_large(defect: &Defect) -> bool {
    matches!(defect, Defect::TooLarge { .. } | Defect::TooGreat { .. })
}

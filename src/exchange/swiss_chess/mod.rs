//! Tournament files of Swiss-Chess: `.SWT`, of versions 7 and 8.
//!
//! The format is not published. What is known of it are the tables of offsets that Gustaf Mossakowski, Falco Nogatz and Jacob
//! Roggon found out (SWT-structure-files), what the Chess League Manager's importer shows of byes and cycles, and a file of 24
//! players, whose totals and Buchholz prove how points and the first tie-break are kept. The parts are told in `layout`,
//! `settings`, `entrants` and `seatings`. What is not known is left out and said so with its offset; nothing is guessed without a
//! note. Of team events a Swiss is read whole (`teams`), of the others
//! only the players.

mod entrants;
mod layout;
pub mod report;
mod seatings;
mod settings;
mod teams;

use super::free_rounds;
use super::team_points;
use super::trf::Stated;
use entrants::Entrants;
use layout::File;
use report::{Fault, Note, Remark};
use sonneborn_tournament::acts::Imported;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::round::{Appearance, Round};
use sonneborn_tournament::scoring::Scoring;
use teams::Teams;

/// Files above this size are refused unread: 9,999 players and 60 rounds need less than this.
pub const MAX_BYTES: usize = 24 * 1024 * 1024;

/// A file that was read.
#[derive(Clone, Debug, Default)]
pub struct SwissChessImport {
    /// The tournament; `source` and `mended` are for the caller to fill.
    pub imported: Imported,
    /// By player: the points and the rank of the file.
    pub stated: Vec<Stated>,
    pub notes: Vec<Note>,
}

/// Whether the bytes are a file of Swiss-Chess, of a version that is known.
pub(crate) fn is_swiss_chess(bytes: &[u8]) -> bool {
    layout::is_known_version(bytes)
}

/// Reads a file.
///
/// # Errors
/// The first defect that keeps the file out, with its offset; nothing is imported then.
pub fn read(bytes: &[u8]) -> Result<SwissChessImport, Fault> {
    let file = File::open(bytes)?;
    let mut notes = Vec::new();
    let settings = settings::read(&file, &mut notes)?;
    let mut entrants = entrants::read(&file, &mut notes)?;
    let mut rounds = match settings.regulations.system {
        System::ByHand => Vec::new(),
        _ => seatings::read(&file, &entrants, settings.paired_rounds, &mut notes)?,
    };
    let mut of_teams = None;
    if settings.regulations.system == System::TeamSwiss {
        let mut teams = teams::read(&file, &entrants, &mut notes)?;
        teams.seat(&file, &entrants, &mut rounds)?;
        of_teams = Some(teams);
    }
    entrants.withdraw_inactive(rounds.len(), &mut notes);
    let Entrants { players, mut stated, .. } = entrants;
    let mut imported = Imported {
        details: settings.details,
        regulations: settings.regulations,
        players,
        rounds,
        ..Imported::default()
    };
    if let Some(Teams { rules, teams, .. }) = of_teams {
        imported.regulations.teams = Some(rules);
        imported.teams = teams;
        let differences = team_points::differences(&imported).into_iter();
        notes.extend(differences.map(|difference| Note::general(Remark::TeamPointsDiffer(difference))));
    }
    let needed = u16::try_from(imported.rounds.len()).unwrap_or(u16::MAX).max(1);
    let rounds = &mut imported.regulations.rounds;
    if *rounds < needed {
        notes.push(Note::general(Remark::RoundsAssumed { stated: *rounds, rounds: needed }));
        *rounds = needed;
    }
    if imported.regulations.teams.is_some() {
        // They do not follow the line-ups of the rounds.
        stated.clear();
    }
    free_rounds::take_out(imported.regulations.system, &mut imported.rounds, &mut imported.players);
    compare_points(&imported, &stated, &mut notes);
    Ok(SwissChessImport { imported, stated, notes })
}

/// The points of the file beside the sums of the results.
fn compare_points(imported: &Imported, stated: &[Stated], notes: &mut Vec<Note>) {
    if imported.rounds.is_empty() {
        return;
    }
    let computed = totals(&imported.rounds, imported.players.len(), &imported.regulations.scoring);
    for ((player, stated), computed) in imported.players.iter().zip(stated).zip(computed) {
        if let Some(stated) = stated.points.filter(|stated| *stated != computed) {
            notes.push(Note::general(Remark::PointsDiffer { player: player.tpn, stated, computed }));
        }
    }
}

fn totals(rounds: &[Round], players: usize, scoring: &Scoring) -> Vec<Points> {
    let mut totals = vec![Points::ZERO; players];
    for round in rounds {
        for game in &round.games {
            for player in [game.white, game.black] {
                let Some(colour) = game.colour_of(player) else { continue };
                let opponent = game.player(colour.other());
                let appearance = Appearance::Game { opponent, colour, board: game.board, result: game.result };
                totals[player.index()] += scoring.of_appearance(appearance);
            }
        }
        for (player, bye) in &round.byes {
            totals[player.index()] += scoring.of_bye(*bye);
        }
    }
    totals
}

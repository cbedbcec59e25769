//! Tournament files of Swiss-Manager: `.TUNX` and `.TURX` of players, `.TUMX` and `.TUTX` of teams, which share the container.
//!
//! The format is not published. What is known of it comes from the description in echecsjs/tunx (MIT), of teams from that in
//! zyf0717/chess-results-api (Apache-2.0), and from comparing real files; the parts are told in `container`, `settings`, `schedule`,
//! `entrants` and `seatings`, of teams in `teams` and `matches`. What is not known is left out and said so with its offset; nothing is
//! guessed without a note. Of a team round robin one real file was seen, saved before any team was entered.

mod container;
mod entrants;
pub mod list;
mod matches;
pub mod report;
mod schedule;
mod seatings;
mod settings;
mod teams;

use super::free_rounds;
use container::{Container, Cursor};
use report::{Fault, Note, Remark};
use sonneborn_tournament::acts::Imported;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::regulations::{Apart, Prohibition};
use sonneborn_tournament::round::Round;
use sonneborn_tournament::team::TeamsApart;

/// Files above this size are refused unread: 9,999 players and 99 rounds need less than half of it.
pub const MAX_BYTES: usize = 24 * 1024 * 1024;

/// A file that was read.
#[derive(Clone, Debug, Default)]
pub struct SwissManagerImport {
    /// The tournament; `source` and `mended` are for the caller to fill.
    pub imported: Imported,
    pub notes: Vec<Note>,
}

/// Whether the bytes begin as Swiss-Manager's files do.
pub(crate) fn is_swiss_manager(bytes: &[u8]) -> bool {
    bytes.starts_with(&container::MAGIC)
}

/// Reads a file.
///
/// # Errors
/// The first defect that keeps the file out, with its offset; nothing is imported then.
pub fn read(bytes: &[u8]) -> Result<SwissManagerImport, Fault> {
    let container = Container::open(bytes)?;
    let mut notes = Vec::new();
    let settings = settings::read(&container, &mut notes)?;
    let schedule = schedule::read(&container, &mut notes)?;
    let entrants = entrants::read(&container, settings.players, &mut notes)?;
    let mut imported = Imported { details: settings.details, regulations: settings.regulations, ..Imported::default() };
    imported.details.schedule = schedule::begins(&schedule);
    if imported.regulations.system.is_of_teams() {
        let mut teams = teams::read(&container, &entrants, settings.boards, settings.game_points_first, &mut notes)?;
        imported.rounds = matches::read(&container, &schedule, &mut teams, &mut notes)?;
        imported.regulations.teams = Some(teams.rules);
        imported.teams = teams.teams;
        imported.players = entrants.players;
        leave_out_to_come(&mut imported);
    } else {
        let seatings = seatings::read(&container, entrants.players.len(), settings.paired_rounds, &mut notes)?;
        imported.rounds = seatings.rounds;
        imported.players = entrants.players;
        for (player, round, bye) in seatings.byes_to_come {
            imported.players[player.index()].requested_byes.insert(round, bye);
        }
    }
    let rounds = &mut imported.regulations.rounds;
    let found = u16::try_from(imported.rounds.len()).unwrap_or(u16::MAX);
    if *rounds < found.max(1) {
        notes.push(Note::general(Remark::RoundsAssumed { stated: *rounds, rounds: found.max(1) }));
        *rounds = found.max(1);
    }
    settings::set_double(&mut imported);
    free_rounds::take_out(imported.regulations.system, &mut imported.rounds, &mut imported.players);
    if imported.regulations.system.is_of_teams() {
        keep_teams_apart(&container, &mut imported, &mut notes)?;
    } else {
        imported.regulations.prohibitions = kept_apart(&container, &imported, &mut notes)?;
    }
    Ok(SwissManagerImport { imported, notes })
}

/// A round robin of teams has all its rounds in the file; those without a result are yet to be played, and come from the table.
fn leave_out_to_come(imported: &mut Imported) {
    if imported.regulations.system.is_predetermined() {
        let is_begun = |round: &Round| round.games.iter().any(|game| game.result.is_some()) || !round.byes.is_empty();
        let played = imported.rounds.iter().rposition(is_begun).map_or(0, |last| last + 1);
        imported.rounds.truncate(played);
        for team in &mut imported.teams {
            team.rounds.retain(|round, _| round.index() < played);
            team.line_ups.retain(|round, _| round.index() < played);
        }
    }
}

/// The pairs of the section that follows the pairings, by number; `count` is how many there are whom a number can mean.
fn pairs_apart(container: &Container, count: usize, notes: &mut Vec<Note>) -> Result<Vec<[u32; 2]>, Fault> {
    let Some(section) = container.kept_apart() else { return Ok(Vec::new()) };
    let mut cursor = Cursor::new(section);
    let mut pairs = Vec::new();
    while cursor.remaining() >= 4 {
        let offset = cursor.offset();
        let pair = [cursor.u16()?, cursor.u16()?];
        if pair.iter().all(|number| (1..=count).contains(&usize::from(*number))) {
            pairs.push(pair.map(|number| u32::from(number) - 1));
        } else {
            notes.push(Note::at(offset, Remark::NoSuchPlayer { number: pair[0].max(pair[1]) }));
        }
    }
    if !pairs.is_empty() {
        notes.push(Note::at(section.start, Remark::KeptApart { pairs: pairs.len() }));
    }
    Ok(pairs)
}

/// Players who were kept apart in the events where the section is not empty.
fn kept_apart(container: &Container, imported: &Imported, notes: &mut Vec<Note>) -> Result<Vec<Prohibition>, Fault> {
    let prohibition = |pair: [u32; 2]| Prohibition {
        first: RoundNo::FIRST,
        last: RoundNo(imported.regulations.rounds),
        who: Apart::Players(pair.map(PlayerId).to_vec()),
        soft: false,
    };
    let pairs = pairs_apart(container, imported.players.len(), notes)?;
    Ok(pairs.into_iter().map(prohibition).collect())
}

/// The same of teams: those of one club, in the file that was seen.
fn keep_teams_apart(container: &Container, imported: &mut Imported, notes: &mut Vec<Note>) -> Result<(), Fault> {
    let (first, last) = (RoundNo::FIRST, RoundNo(imported.regulations.rounds));
    for [one, other] in pairs_apart(container, imported.teams.len(), notes)? {
        if let Some(team) = imported.teams.get_mut(one as usize) {
            team.apart.push(TeamsApart { first, last, from: TeamId(other) });
        }
    }
    Ok(())
}

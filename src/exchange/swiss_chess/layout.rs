//! The layout of a file: a head of fixed length, a record for each player and round, a record for each player. Versions 7 and 8
//! have the same fields in records of other lengths; which of them a file has follows from its length.

use super::MAX_BYTES;
use super::report::{Defect, Fault};
use encoding_rs::WINDOWS_1252;

/// The length of the record of a player in a round.
pub const SEAT_BYTES: usize = 19;
/// Where the version stands, e.g. 883 for 8.83.
const VERSION: usize = 609;
/// The versions that the layouts are known of.
const VERSIONS: std::ops::RangeInclusive<u16> = 700..=999;
/// A round robin has all rounds of its cycles in the file; more of them than this nobody plays.
const MOST_CYCLES: usize = 4;

/// Where things stand that differ between the versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The length of the head.
    pub head: usize,
    /// The length of a player's record, and of a team's.
    pub player: usize,
    /// In a player's record: the points, in halves.
    pub points: usize,
    /// In a player's record: FIDE's number, and its length.
    pub fide_id: (usize, usize),
    /// In a team's record: match points and game points, in halves, where they are known.
    pub team_points: Option<(usize, usize)>,
    /// In the head: the start of round 1, where the version has it.
    pub schedule: Option<usize>,
}

const LAYOUTS: [Layout; 2] = [
    Layout {
        head: 13_384,
        player: 655,
        points: 292,
        fide_id: (324, 12),
        team_points: Some((292, 296)),
        schedule: Some(11_457),
    },
    Layout { head: 3_894, player: 292, points: 233, fide_id: (139, 8), team_points: None, schedule: None },
];

/// A part of the file.
#[derive(Clone, Copy)]
pub struct Record<'a> {
    bytes: &'a [u8],
    /// Where in the file it begins.
    pub start: usize,
}

impl<'a> Record<'a> {
    pub fn bytes(&self, offset: usize, count: usize) -> Result<&'a [u8], Fault> {
        let taken = self.bytes.get(offset..).and_then(|rest| rest.get(..count));
        taken.ok_or(Fault { offset: self.start + offset, defect: Defect::CutOff })
    }

    pub fn u8(&self, offset: usize) -> Result<u8, Fault> {
        Ok(self.bytes(offset, 1)?[0])
    }

    pub fn u16(&self, offset: usize) -> Result<u16, Fault> {
        let taken = self.bytes(offset, 2)?;
        Ok(u16::from_le_bytes([taken[0], taken[1]]))
    }

    /// A text that fills its field or ends with a zero; what stands behind the zero is left over from earlier texts.
    pub fn text(&self, (offset, count): (usize, usize)) -> Result<String, Fault> {
        let field = self.bytes(offset, count)?;
        let end = field.iter().position(|byte| *byte == 0).unwrap_or(count);
        let (text, _) = WINDOWS_1252.decode_without_bom_handling(&field[..end]);
        Ok(text.trim().to_owned())
    }
}

/// Whether the bytes are of a known version: no text has such bytes there.
pub fn is_known_version(bytes: &[u8]) -> bool {
    let head = Record { bytes, start: 0 };
    head.u16(VERSION).is_ok_and(|version| VERSIONS.contains(&version))
}

/// A file cut into its records.
pub struct File<'a> {
    bytes: &'a [u8],
    pub layout: Layout,
    pub players: u16,
    /// The rounds that each player has records of.
    pub rounds: u16,
    pub teams: usize,
}

/// What the head says of the counts.
struct Counts {
    players: u16,
    rounds: u16,
    teams: usize,
    is_paired: bool,
}

impl<'a> File<'a> {
    /// Finds the records by the counts of the head and the length of the file.
    ///
    /// # Errors
    /// That this is no such file, or that its length is not what its counts ask for.
    pub fn open(bytes: &'a [u8]) -> Result<File<'a>, Fault> {
        /// In the head.
        const ROUNDS: usize = 1;
        const PAIRED_ROUNDS: usize = 5;
        const PLAYERS: usize = 7;
        const TEAMS: usize = 1332;
        if bytes.len() > MAX_BYTES {
            return Err(Fault { offset: 0, defect: Defect::TooLarge { limit_bytes: MAX_BYTES } });
        }
        if !is_known_version(bytes) {
            return Err(Fault { offset: VERSION, defect: Defect::NotSwissChess });
        }
        let head = Record { bytes, start: 0 };
        let counts = Counts {
            players: head.u16(PLAYERS)?,
            rounds: head.u16(ROUNDS)?,
            teams: if is_of_teams(&head)? { usize::from(head.u8(TEAMS)?) } else { 0 },
            is_paired: head.u16(PAIRED_ROUNDS)? > 0,
        };
        let fits = LAYOUTS.iter().find_map(|layout| Some((*layout, stored_rounds(layout, &counts, bytes.len())?)));
        let Counts { players, rounds, teams, .. } = counts;
        let (layout, stored) = fits
            .ok_or(Fault { offset: PLAYERS, defect: Defect::LengthDiffers { players, rounds, bytes: bytes.len() } })?;
        Ok(File { bytes, layout, players, rounds: stored, teams })
    }

    pub fn head(&self) -> Record<'a> {
        self.record(0, self.layout.head)
    }

    /// The record of a player, counted from 0 in the order of the file.
    pub fn player(&self, index: usize) -> Record<'a> {
        let seats = (usize::from(self.players) + self.teams) * usize::from(self.rounds) * SEAT_BYTES;
        self.record(self.layout.head + seats + index * self.layout.player, self.layout.player)
    }

    /// The record of a team, counted from 0 in the order of the file.
    pub fn team(&self, index: usize) -> Record<'a> {
        self.player(usize::from(self.players) + index)
    }

    /// The record of a player in a round, both counted from 0; those of the teams follow the players'.
    pub fn seat(&self, player: usize, round: usize) -> Record<'a> {
        let before = player * usize::from(self.rounds) + round;
        self.record(self.layout.head + before * SEAT_BYTES, SEAT_BYTES)
    }

    fn record(&self, start: usize, count: usize) -> Record<'a> {
        let bytes = self.bytes.get(start..).map(|rest| rest.get(..count).unwrap_or(rest));
        Record { bytes: bytes.unwrap_or_default(), start }
    }
}

/// The rounds of which a file of this length has records; `None` where the length is not of this layout. Once a round is paired there
/// are records of all rounds, in a round robin of all its cycles.
fn stored_rounds(layout: &Layout, counts: &Counts, bytes: usize) -> Option<u16> {
    let participants = usize::from(counts.players) + counts.teams;
    let cards = layout.head + participants * layout.player;
    let cycles = if counts.is_paired { 1..=MOST_CYCLES } else { 0..=0 };
    let mut stored = cycles.map(|cycles| cycles * usize::from(counts.rounds));
    let fits = stored.find(|stored| cards + participants * stored * SEAT_BYTES == bytes)?;
    u16::try_from(fits).ok()
}

/// Whether teams are ranked.
pub fn is_of_teams(head: &Record) -> Result<bool, Fault> {
    const TEAM_EVENT: usize = 606;
    Ok(head.u8(TEAM_EVENT)? == TRUE)
}

/// How the file says yes; 0 is no.
pub const TRUE: u8 = 0xFF;

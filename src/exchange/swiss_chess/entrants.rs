//! The players: a record each, with a number by which the pairings know them.

use super::layout::{File, Record};
use super::report::{Defect, Fault, Note, Remark};
use crate::trf::Stated;
use crate::trf::report::FieldName;
use sonneborn_tournament::acts::ImportedPlayer;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::player::{Birth, Gender, PlayerData, Presence, Ratings, Title};
use sonneborn_tournament::points::Points;
use std::collections::HashMap;

/// The texts of a record: where they begin, and how long they are.
mod text {
    pub const NAME: (usize, usize) = (0, 32);
    pub const CLUB: (usize, usize) = (33, 32);
    pub const TITLE: (usize, usize) = (66, 3);
    pub const FIDE_RATING: (usize, usize) = (70, 4);
    pub const NATIONAL_RATING: (usize, usize) = (75, 4);
    pub const FEDERATION: (usize, usize) = (105, 3);
    pub const BIRTH: (usize, usize) = (128, 10);
    /// The number of the club and the member's in it, which together are the German number.
    pub const CLUB_NUMBER: (usize, usize) = (153, 5);
    pub const MEMBER_NUMBER: (usize, usize) = (159, 4);
    /// `m` or `w`, or a sign of the arbiter's, of which `*` means that the player takes no part any more.
    pub const ATTRIBUTE: (usize, usize) = (184, 1);
}

/// The places of the numbers.
mod place {
    /// 102 where the participant only stands for the bye.
    pub const DUMMY: usize = 189;
    pub const NUMBER: usize = 217;
    pub const RANK: usize = 221;
    pub const BONUS: (usize, usize) = (272, 3);
}

const IS_DUMMY: u8 = 102;
const INACTIVE: &str = "*";

/// Whom a number of the file means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Participant {
    Player(PlayerId),
    /// Who meets it has the bye.
    Dummy,
}

/// The participants in the order of the file.
pub struct Entrants {
    pub players: Vec<ImportedPlayer>,
    pub stated: Vec<Stated>,
    /// By record of the file.
    pub participants: Vec<Participant>,
    by_number: HashMap<u16, Participant>,
    inactive: Vec<(PlayerId, usize)>,
    /// Whether teams meet, and players sit for them.
    pub are_of_teams: bool,
}

impl Entrants {
    pub fn with_number(&self, number: u16) -> Option<Participant> {
        self.by_number.get(&number).copied()
    }

    pub fn tpn(&self, player: PlayerId) -> Tpn {
        self.players[player.index()].tpn
    }

    /// Who is marked as inactive is out from the next round on; when that was decided is not in the file.
    pub fn withdraw_inactive(&mut self, paired: usize, notes: &mut Vec<Note>) {
        let from = RoundNo(u16::try_from(paired + 1).unwrap_or(u16::MAX));
        for (player, offset) in std::mem::take(&mut self.inactive) {
            notes.push(Note::at(offset, Remark::Inactive { player: self.tpn(player), from }));
            self.players[player.index()].presence = Presence::Withdrawn { from };
        }
    }
}

/// Whether a record is of a participant, or a team, who only stands for the bye.
pub fn is_dummy(record: &Record) -> Result<bool, Fault> {
    Ok(record.u8(place::DUMMY)? == IS_DUMMY)
}

pub fn read(file: &File, notes: &mut Vec<Note>) -> Result<Entrants, Fault> {
    let mut entrants = Entrants {
        players: Vec::new(),
        stated: Vec::new(),
        participants: Vec::new(),
        by_number: HashMap::new(),
        inactive: Vec::new(),
        are_of_teams: file.teams > 0,
    };
    for index in 0..usize::from(file.players) {
        let record = file.player(index);
        let number = record.u16(place::NUMBER)?;
        let participant = if is_dummy(&record)? {
            notes.push(Note::at(record.start, Remark::Dummy { number }));
            Participant::Dummy
        } else {
            let player = PlayerId(u32::try_from(entrants.players.len()).unwrap_or(u32::MAX));
            enter(&mut entrants, player, file, &record, notes)?;
            Participant::Player(player)
        };
        entrants.participants.push(participant);
        if number == 0 || entrants.by_number.insert(number, participant).is_some() {
            return Err(Fault { offset: record.start + place::NUMBER, defect: Defect::NumberTwice { number } });
        }
    }
    Ok(entrants)
}

fn enter(
    entrants: &mut Entrants,
    player: PlayerId,
    file: &File,
    record: &Record,
    notes: &mut Vec<Note>,
) -> Result<(), Fault> {
    let tpn = Tpn(record.u16(place::NUMBER)?);
    let data = data(file, record, notes)?;
    entrants.players.push(ImportedPlayer { data, tpn, ..ImportedPlayer::default() });
    let points = i32::from(record.u16(file.layout.points)?);
    let rank = Some(record.u16(place::RANK)?).filter(|rank| *rank > 0);
    entrants.stated.push(Stated { points: Some(Points::halves(points)), rank });
    if record.text(text::ATTRIBUTE)? == INACTIVE {
        entrants.inactive.push((player, record.start + text::ATTRIBUTE.0));
    }
    let (bonus, count) = place::BONUS;
    if record.bytes(bonus, count)?.iter().any(|byte| *byte != 0) {
        notes.push(Note::at(record.start + bonus, Remark::BonusLeftOut { player: tpn }));
    }
    Ok(())
}

fn data(file: &File, record: &Record, notes: &mut Vec<Note>) -> Result<PlayerData, Fault> {
    let mut left_out = |(offset, _): (usize, usize), field: FieldName, text: String| {
        notes.push(Note::at(record.start + offset, Remark::Unreadable { field, text }));
    };
    // `Family,Given`.
    let name = record.text(text::NAME)?;
    let name = match name.split_once(',') {
        Some((family, given)) => format!("{}, {}", family.trim(), given.trim()),
        None => name,
    };
    if name.is_empty() {
        return Err(Fault { offset: record.start, defect: Defect::NameMissing });
    }
    let written = record.text(text::TITLE)?;
    let title = Title::from_code(&written).filter(|title| title.code().eq_ignore_ascii_case(&written));
    let mut rating = |field: (usize, usize)| -> Result<Option<u16>, Fault> {
        let text = record.text(field)?;
        let rating = text.parse().ok();
        if rating.is_none() && !text.is_empty() {
            left_out(field, FieldName::Rating, text);
        }
        Ok(rating.filter(|rating| *rating > 0))
    };
    let fide_rating = rating(text::FIDE_RATING)?;
    let national_rating = rating(text::NATIONAL_RATING)?;
    let birth = record.text(text::BIRTH)?;
    let born = birth_date(&birth);
    if born.is_none() && !birth.is_empty() {
        left_out(text::BIRTH, FieldName::Birth, birth);
    }
    let id = record.text(file.layout.fide_id)?;
    let fide_id: Option<FideId> = id.parse().ok();
    if fide_id.is_none() && !id.trim_matches('0').is_empty() {
        left_out(file.layout.fide_id, FieldName::FideId, id);
    }
    let attribute = record.text(text::ATTRIBUTE)?;
    let gender = match attribute.as_str() {
        "m" | "M" => Some(Gender::Male),
        "w" | "W" | "f" | "F" => Some(Gender::Female),
        _ => None,
    };
    if gender.is_none() && !["", INACTIVE].contains(&attribute.as_str()) {
        left_out(text::ATTRIBUTE, FieldName::Sex, attribute);
    }
    let numbers = [record.text(text::CLUB_NUMBER)?, record.text(text::MEMBER_NUMBER)?];
    Ok(PlayerData {
        name,
        title,
        other_title: if title.is_some() { String::new() } else { written },
        gender,
        birth: born,
        federation: record.text(text::FEDERATION)?.to_ascii_uppercase(),
        fide_id,
        national_id: numbers.iter().filter(|part| !part.is_empty()).map(String::as_str).collect::<Vec<_>>().join("-"),
        club: record.text(text::CLUB)?,
        rating: fide_rating,
        ratings: Ratings { national: national_rating, ..Ratings::default() },
        ..PlayerData::default()
    })
}

/// `19860615`, or `1986` where only the year is known.
fn birth_date(text: &str) -> Option<Birth> {
    match (text.get(..4), text.get(4..6), text.get(6..)) {
        (Some(year), Some(month), Some(day)) if day.len() == 2 => Birth::parse(&format!("{year}/{month}/{day}")),
        _ => Birth::parse(text),
    }
}

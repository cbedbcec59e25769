//! The players: eighteen texts each and a block of numbers, in the order of their starting numbers.

use super::container::{Container, Cursor};
use super::report::{Fault, Note, PlayerField, Remark};
use sonneborn_tournament::acts::ImportedPlayer;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::Tpn;
use sonneborn_tournament::player::{Birth, Gender, PlayerData, Ratings, Title};
use std::collections::BTreeMap;

/// The places of the texts, counted from 0.
mod text {
    pub const COUNT: usize = 18;
    pub const SURNAME: usize = 0;
    pub const FIRST_NAME: usize = 1;
    pub const TITLE: usize = 4;
    pub const NATIONAL_ID: usize = 5;
    pub const CLUB: usize = 9;
    pub const FEDERATION: usize = 10;
    pub const CATEGORY: usize = 11;
    /// The name again, shortened.
    pub const SHORT_NAME: usize = 3;
    pub const READ: [usize; 8] = [SURNAME, FIRST_NAME, SHORT_NAME, TITLE, NATIONAL_ID, CLUB, FEDERATION, CATEGORY];
}

/// The places of the numbers, in bytes from the block's beginning.
mod place {
    pub const GENDER: usize = 0x1E;
    pub const FIDE_RATING: usize = 0x20;
    pub const NATIONAL_RATING: usize = 0x22;
    pub const BIRTH: usize = 0x26;
    pub const FIDE_ID: usize = 0x30;
    pub const TEAM: usize = 0x34;
    pub const BOARD: usize = 0x36;
    /// The length of the block.
    pub const END: usize = 134;
}

/// The players of a file.
pub struct Entrants {
    pub players: Vec<ImportedPlayer>,
    /// By player: the number of their team and their place in it; 0 where they have none.
    pub squads: Vec<(u16, u16)>,
}

/// Reads the players until the section ends.
pub fn read(container: &Container, stated: u16, notes: &mut Vec<Note>) -> Result<Entrants, Fault> {
    let mut cursor = Cursor::new(container.players);
    let (mut players, mut squads) = (Vec::new(), Vec::new());
    let mut left_out = LeftOut::default();
    while cursor.remaining() > 0 {
        let Ok(tpn) = u16::try_from(players.len() + 1) else { break };
        let (data, squad) = player(&mut cursor, &mut left_out, notes)?;
        players.push(ImportedPlayer { data, tpn: Tpn(tpn), ..ImportedPlayer::default() });
        squads.push(squad);
    }
    for (number, (offset, players, text)) in left_out {
        notes.push(Note::at(offset, Remark::PlayerTextsLeftOut { number: number + 1, players, text }));
    }
    if usize::from(stated) != players.len() {
        notes.push(Note::general(Remark::PlayersDiffer { stated, found: players.len() }));
    }
    Ok(Entrants { players, squads })
}

/// By place: texts that have no place here, where the first stands, how many players have one, and the first.
type LeftOut = BTreeMap<usize, (usize, usize, String)>;

/// A player, with the number of their team and the place in it.
fn player(
    cursor: &mut Cursor,
    left_out: &mut LeftOut,
    notes: &mut Vec<Note>,
) -> Result<(PlayerData, (u16, u16)), Fault> {
    let begin = cursor.offset();
    let mut texts = Vec::with_capacity(text::COUNT);
    for number in 0..text::COUNT {
        let offset = cursor.offset();
        let text = cursor.text()?;
        if !text.is_empty() && !text::READ.contains(&number) {
            left_out.entry(number).or_insert_with(|| (offset, 0, text.clone())).1 += 1;
        }
        texts.push(text);
    }
    let text = |place: usize| texts[place].clone();
    let block = cursor.offset();
    let numbers = cursor.bytes(place::END)?;
    let u16_at = |place: usize| u16::from_le_bytes([numbers[place], numbers[place + 1]]);
    let u32_at = |place: usize| u32::from(u16_at(place)) | u32::from(u16_at(place + 2)) << 16;
    let name = match (text(text::SURNAME), text(text::FIRST_NAME)) {
        (surname, first) if first.is_empty() => surname,
        (surname, first) => format!("{surname}, {first}"),
    };
    if name.is_empty() {
        notes.push(Note::at(begin, Remark::PlayerUnreadable { field: PlayerField::Name, text: String::new() }));
    }
    let title = Title::from_code(&text(text::TITLE)).filter(|title| title.code() == text(text::TITLE));
    let gender = match numbers[place::GENDER] {
        0 => None,
        1 => Some(Gender::Female),
        other => {
            let remark = Remark::PlayerUnreadable { field: PlayerField::Gender, text: other.to_string() };
            notes.push(Note::at(block + place::GENDER, remark));
            None
        }
    };
    let rating = |place: usize| Some(u16_at(place)).filter(|rating| *rating > 0);
    let data = PlayerData {
        name,
        title,
        other_title: if title.is_some() { String::new() } else { text(text::TITLE) },
        gender,
        birth: birth(u32_at(place::BIRTH), block + place::BIRTH, notes),
        federation: text(text::FEDERATION),
        fide_id: FideId::new(u32_at(place::FIDE_ID).into()),
        national_id: text(text::NATIONAL_ID),
        club: text(text::CLUB),
        category: text(text::CATEGORY),
        rating: rating(place::FIDE_RATING),
        ratings: Ratings { national: rating(place::NATIONAL_RATING), ..Ratings::default() },
        ..PlayerData::default()
    };
    Ok((data, (u16_at(place::TEAM), u16_at(place::BOARD))))
}

/// A date of birth as a number `YYYYMMDD`, `YYYY0000` where only the year is known, 0 where nothing is.
fn birth(number: u32, offset: usize, notes: &mut Vec<Note>) -> Option<Birth> {
    if number == 0 {
        return None;
    }
    let birth = Birth::parse(&format!("{:04}/{:02}/{:02}", number / 10_000, number / 100 % 100, number % 100));
    if birth.is_none() {
        let remark = Remark::PlayerUnreadable { field: PlayerField::Birth, text: number.to_string() };
        notes.push(Note::at(offset, remark));
    }
    birth
}

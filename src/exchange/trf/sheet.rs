//! What the lines of a TRF said, record by record, before it is put together: starting numbers are not resolved yet.

use super::columns::{ID_STRIDE, Span};
use super::line::{Field, Line};
use super::report::{Defect, Fault, FieldName, Note, Remark};
use super::{MAX_FAULTS, MAX_ROUNDS};
use crate::Place;
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::descriptor::Descriptor;
use sonneborn_tournament::details::Details;
use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::{NationalRecord, PlayerData};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::NationalRatings;
use sonneborn_tournament::team::{AbnormalPoints, TeamRules};
use std::collections::{HashMap, HashSet};

/// So much of what stands where nothing should is shown.
const SHOWN: usize = 40;

/// A starting number where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Id {
    pub number: u32,
    pub place: Place,
}

/// Record 001.
pub struct PlayerLine {
    pub tpn: Tpn,
    pub line: u32,
    pub data: PlayerData,
    pub points: Option<(Points, Place)>,
    pub rank: Option<u16>,
    /// One a round; rounds after the end of the line are blank.
    pub cells: Vec<Cell>,
}

/// What record 001 says about one round.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cell {
    /// `None` for `0000` and blank.
    pub opponent: Option<u32>,
    /// `None` for `-` and blank.
    pub colour: Option<Colour>,
    /// The result in upper case; `' '` where blank.
    pub result: char,
    pub place: Place,
}

/// Records 013 and 310.
#[derive(Default)]
pub struct TeamLine {
    pub team: sonneborn_tournament::team::Team,
    pub members: Vec<Id>,
}

sonneborn_tournament::with_codes! {
    /// The record with every board, and the shorter one.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Table {
        ByBoard = "801",
        ByMatch = "802",
    }
}

/// A row of records 801 and 802: points of the matches and of the games, and what it says of each round.
pub struct TableLine {
    pub table: Table,
    pub team: Id,
    pub match_points: Points,
    pub game_points: Points,
    pub cells: Vec<(String, Place)>,
}

/// What a record says of a team's rounds, by team numbers.
pub enum TeamFact {
    /// Records 240 and 320.
    Bye { bye: Bye, round: RoundNo, teams: Vec<Id> },
    /// Record 330: White and Black, and which of them won.
    Forfeit { round: RoundNo, teams: [Id; 2], won: [bool; 2] },
    /// Record 300: the player on each board, `None` where it stayed empty.
    LineUp { round: RoundNo, team: Id, players: Vec<Option<Id>> },
    /// Record 250: virtual points from one team number to another.
    Virtual { points: Points, rounds: (RoundNo, RoundNo), teams: (Id, Id) },
    /// Record 260: teams of whom no two are to meet.
    Apart { rounds: (RoundNo, RoundNo), teams: Vec<Id> },
    /// Record 299; no teams for all.
    Abnormal { points: AbnormalPoints, teams: Vec<Id> },
}

/// Record 240: byes of one kind in one round.
pub struct ByeLine {
    pub bye: Bye,
    pub round: RoundNo,
    pub ids: Vec<Id>,
}

/// Records 250 and XXA: virtual points for a range of rounds and players.
pub struct AccelerationLine {
    pub points: Points,
    pub rounds: (RoundNo, RoundNo),
    pub ids: (Id, Id),
}

/// Records 260 and XXP: players who are not to meet; XXP says so for all rounds.
pub struct ProhibitionLine {
    pub rounds: Option<(RoundNo, RoundNo)>,
    pub ids: Vec<Id>,
}

/// Record 299 for individuals.
pub struct AbnormalLine {
    /// The result that had other points; `None` for a bonus or a penalty.
    pub result: Option<char>,
    pub points: Points,
    pub round: Option<RoundNo>,
    pub ids: Vec<Id>,
}

/// A national rating record: what it says of the player with that starting number.
pub struct NationalLine {
    pub id: Id,
    pub record: NationalRecord,
}

/// The points of results as records 162, XXS and BB? give them; `None` where they are not named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScoringLines {
    pub win: Option<Points>,
    pub draw: Option<Points>,
    pub loss: Option<Points>,
    pub forfeit_win: Option<Points>,
    pub forfeit_loss: Option<Points>,
    pub pairing_allocated_bye: Option<Points>,
    pub half_point_bye: Option<Points>,
    pub full_point_bye: Option<Points>,
    pub zero_point_bye: Option<Points>,
}

/// All that was read.
#[derive(Default)]
pub struct Sheet {
    pub details: Details,
    pub rounds: Option<(u16, Place)>,
    pub initial_colour: Option<Colour>,
    pub scoring: ScoringLines,
    pub national_ratings: Option<NationalRatings>,
    pub program: String,
    pub system: Option<(String, Place)>,
    pub tie_breaks: Option<Vec<Coded<Descriptor>>>,
    pub time_control: String,
    /// Records 062, 072, 082.
    pub counts: Vec<(FieldName, u32, Place)>,
    pub players: Vec<PlayerLine>,
    pub national: Vec<NationalLine>,
    pub teams: Vec<TeamLine>,
    /// `Some` in a team event.
    pub team_rules: Option<TeamRules>,
    pub team_facts: Vec<TeamFact>,
    /// Whom records 300 name as opponents of their teams.
    pub opponents: Vec<(RoundNo, Id, Id)>,
    /// Record 310 is among the lines.
    pub has_team26: bool,
    pub told_of_013: bool,
    /// Records 801 and 802.
    pub team_tables: Vec<TableLine>,
    pub byes: Vec<ByeLine>,
    pub absent: Vec<Id>,
    pub accelerations: Vec<AccelerationLine>,
    pub prohibitions: Vec<ProhibitionLine>,
    pub abnormal: Vec<AbnormalLine>,
    pub remnants: Vec<String>,
    /// By code: what records of one value say.
    pub single: HashMap<String, String>,
    /// Codes of team events that an event of players keeps.
    pub told_of_kept: HashSet<String>,
    /// Record 192 names the Baku method.
    pub is_baku: bool,
    /// A record that only TRF26 has was among the lines.
    pub is_26: bool,
    /// A result or a title in the manner of TRF06 was.
    pub is_06: bool,
    /// The file is a Swiss tournament of lichess.
    pub is_lichess: bool,
    pub notes: Vec<Note>,
    pub faults: Vec<Fault>,
}

impl Sheet {
    pub fn fault(&mut self, place: Place, defect: Defect) {
        match self.faults.len() {
            count if count < MAX_FAULTS => self.faults.push(Fault { place, defect }),
            MAX_FAULTS => self.faults.push(Fault { place, defect: Defect::More }),
            _ => {}
        }
    }

    pub fn note(&mut self, place: Place, remark: Remark) {
        self.notes.push(Note { place: Some(place), remark });
    }

    /// A note about the file as a whole.
    pub fn remark(&mut self, remark: Remark) {
        self.notes.push(Note { place: None, remark });
    }

    pub fn unreadable(&mut self, field: FieldName, found: Field) {
        self.fault(found.place, Defect::Unreadable { field, text: found.text.to_owned() });
    }

    pub fn dropped(&mut self, field: FieldName, found: Field) {
        self.note(found.place, Remark::Dropped { field, text: found.text.to_owned() });
    }

    /// Notes what stands beside the columns of a record's fields, with the field that is nearest. `list` is what the record ends with:
    /// the first of its entries, and how many columns lie from one to the next.
    pub fn beside(&mut self, line: &Line, fields: &[(Span, FieldName)], list: Option<(Span, FieldName, usize)>) {
        let is_listed = |column: usize| list.is_some_and(|(entry, _, stride)| is_in_entry(entry, stride, column));
        let is_taken = |column: usize| fields.iter().any(|(span, _)| span.holds(column)) || is_listed(column);
        // A list of entries without gaps goes on to the end.
        let last =
            list.filter(|(entry, _, stride)| entry.width() == *stride).map_or(usize::MAX, |(entry, ..)| entry.first);
        for found in line.outside(last, is_taken) {
            let column = found.place.column as usize;
            let of_list =
                list.map(|(entry, name, _)| (if column > entry.last { 1 } else { entry.distance(column) }, name));
            let nearest = fields.iter().map(|(span, name)| (span.distance(column), *name)).chain(of_list);
            if let Some((_, field)) = nearest.min_by_key(|(distance, _)| *distance) {
                let text = found.text.chars().take(SHOWN).collect();
                self.note(found.place, Remark::BesideColumns { field, text });
            }
        }
    }

    /// Notes a record of one value that comes again and says something else.
    pub fn once(&mut self, line: &Line) {
        self.single(line.code().to_owned(), line.value().text, line.place(1));
    }

    /// The same of one of the values of a record, by its name there.
    pub fn once_of(&mut self, line: &Line, named: Field, value: &str) {
        self.single(format!("{} {}", line.code(), named.text.to_ascii_uppercase()), value, named.place);
    }

    fn single(&mut self, code: String, text: &str, place: Place) {
        let earlier = self.single.insert(code.clone(), text.to_owned());
        if let Some(earlier) = earlier.filter(|earlier| !earlier.is_empty() && earlier != text) {
            self.note(place, Remark::RecordTwice { code, text: earlier });
        }
    }

    /// A line kept as it is.
    pub fn keep(&mut self, line: &Line) {
        self.remnants.push(line.text.trim_end().to_owned());
    }

    /// A round from 1; a fault where it is none.
    pub fn round(&mut self, found: Field) -> Option<RoundNo> {
        match found.digits() {
            Some(number) if (1..=u32::from(MAX_ROUNDS)).contains(&number) => u16::try_from(number).ok().map(RoundNo),
            Some(0) | None => {
                self.unreadable(FieldName::Round, found);
                None
            }
            Some(_) => {
                let defect =
                    Defect::TooGreat { field: FieldName::Round, text: found.text.to_owned(), limit: MAX_ROUNDS.into() };
                self.fault(found.place, defect);
                None
            }
        }
    }

    /// A starting number; a fault where it is none.
    pub fn id(&mut self, found: Field) -> Option<Id> {
        let id = found.digits().map(|number| Id { number, place: found.place });
        if id.is_none() {
            self.unreadable(FieldName::StartingNumber, found);
        }
        id
    }

    /// Points; a fault where they are none.
    pub fn points(&mut self, found: Field) -> Option<Points> {
        let points = Points::parse(found.text);
        if points.is_none() {
            self.unreadable(FieldName::Points, found);
        }
        points
    }

    /// The starting numbers from `first` on, one every five columns; blanks and zeros are no numbers.
    pub fn ids(&mut self, line: &Line, first: Span) -> Vec<Id> {
        let mut ids = Vec::new();
        let mut n = 0;
        while first.nth(n, ID_STRIDE).first <= line.len() {
            let found = line.field(first.nth(n, ID_STRIDE));
            if !found.is_blank() {
                ids.extend(self.id(found).filter(|id| id.number != 0));
            }
            n += 1;
        }
        ids
    }
}

/// Whether a column is of an entry of a list.
fn is_in_entry(first: Span, stride: usize, column: usize) -> bool {
    column.checked_sub(first.first).is_some_and(|behind| behind % stride < first.width())
}

//! What the head says of the tournament: its texts, the kind of tournament, rounds, scoring, tie-breaks and dates.

use super::layout::{File, Record, TRUE, is_of_teams};
use super::report::{Fault, Note, Remark};
use crate::trf::report::FieldName;
use chrono::{Days, NaiveDate, NaiveDateTime, NaiveTime};
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::descriptor::{Code, Descriptor};
use sonneborn_tournament::details::{Details, Official};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{Regulations, RoundRobin, System, TieBreakEdition};
use sonneborn_tournament::scoring::Scoring;
use sonneborn_tournament::team::TeamRules;

/// The texts of the head: where they begin, and how long they are.
mod text {
    pub const NAME: (usize, usize) = (790, 40);
    pub const PLACE: (usize, usize) = (831, 40);
    pub const CHIEF_ARBITER: (usize, usize) = (872, 60);
    pub const DEPUTY: (usize, usize) = (933, 60);
    pub const REMARKS: (usize, usize) = (994, 60);
    pub const START: (usize, usize) = (1055, 20);
    pub const END: (usize, usize) = (1076, 20);
    /// The periods of the time control.
    pub const PERIODS: [(usize, usize); 3] = [(1097, 20), (1118, 20), (1139, 20)];
    /// Since version 8.
    pub const ORGANISER: (usize, usize) = (11_786, 60);
    pub const FURTHER_DEPUTIES: [(usize, usize); 3] = [(11_847, 60), (11_908, 60), (11_969, 60)];
}

/// The places of the settings.
mod place {
    pub const ROUNDS: usize = 1;
    pub const PAIRED_ROUNDS: usize = 5;
    /// How many of the lowest contributions Buchholz leaves out.
    pub const CUT: usize = 9;
    pub const SECOND: usize = 572;
    pub const THIRD_OF_ROUND_ROBIN: usize = 573;
    /// In a Swiss the number of wins comes last.
    pub const WINS_LAST: usize = 593;
    pub const KIND: usize = 596;
    pub const FIRST_OF_SWISS: usize = 621;
    pub const SECOND_OF_ROUND_ROBIN: usize = 622;
    /// In a Swiss of teams, after match points.
    pub const OF_TEAMS: [usize; 2] = [613, 615];
    pub const SCORING: usize = 1336;
    pub const MATCHES: usize = 1338;
}

/// The kinds of tournament that are understood.
mod kind {
    pub const SWISS: u8 = 0;
    pub const ROUND_ROBIN: u8 = 1;
}

/// What the head says.
pub struct Settings {
    pub details: Details,
    pub regulations: Regulations,
    pub paired_rounds: u16,
}

pub fn read(file: &File, notes: &mut Vec<Note>) -> Result<Settings, Fault> {
    let head = file.head();
    let details = details(file, &head, notes)?;
    let system = system(file, &head, &details, notes)?;
    let stated = head.u16(place::ROUNDS)?;
    let is_table = matches!(system, System::RoundRobin(_));
    let regulations = Regulations {
        system,
        rounds: if is_table { stated.max(file.rounds) } else { stated },
        scoring: scoring(&head, notes)?,
        tie_breaks: if system == System::TeamSwiss {
            listed(&head, place::OF_TEAMS, of_teams, notes)?
        } else {
            tie_breaks(&head, is_table, notes)?
        },
        tie_break_edition: details.start.map_or(TieBreakEdition::default(), TieBreakEdition::on),
        ..Regulations::default()
    };
    // The table of a round robin is in the file from the beginning.
    let paired_rounds = if is_table { file.rounds } else { head.u16(place::PAIRED_ROUNDS)?.min(file.rounds) };
    Ok(Settings { details, regulations, paired_rounds })
}

fn details(file: &File, head: &Record, notes: &mut Vec<Note>) -> Result<Details, Fault> {
    let official = |name: String| Official { name, ..Official::default() };
    let is_newer = file.layout.schedule.is_some();
    let mut deputies = vec![head.text(text::DEPUTY)?];
    let mut organiser = String::new();
    if is_newer {
        organiser = head.text(text::ORGANISER)?;
        for field in text::FURTHER_DEPUTIES {
            deputies.push(head.text(field)?);
        }
    }
    let mut periods = Vec::new();
    for field in text::PERIODS {
        periods.push(head.text(field)?);
    }
    periods.retain(|period| !period.is_empty());
    Ok(Details {
        name: head.text(text::NAME)?,
        place: head.text(text::PLACE)?,
        start: date(head, text::START, notes)?,
        end: date(head, text::END, notes)?,
        schedule: schedule(file, head, notes)?,
        organiser,
        chief_arbiter: official(head.text(text::CHIEF_ARBITER)?),
        deputies: deputies.into_iter().filter(|name| !name.is_empty()).map(official).collect(),
        time_control_text: periods.join(", "),
        remarks: head.text(text::REMARKS)?,
        ..Details::default()
    })
}

/// A date as `18.05.2013`; empty where none is set.
fn date(head: &Record, field: (usize, usize), notes: &mut Vec<Note>) -> Result<Option<NaiveDate>, Fault> {
    let text = head.text(field)?;
    let date = NaiveDate::parse_from_str(&text, "%d.%m.%Y").ok();
    if date.is_none() && !text.is_empty() {
        notes.push(Note::at(field.0, Remark::Unreadable { field: FieldName::Date, text }));
    }
    Ok(date)
}

/// The starts of the rounds: days since 30 December 1899, hours and minutes; without a day nothing is set.
fn schedule(file: &File, head: &Record, notes: &mut Vec<Note>) -> Result<Vec<Option<NaiveDateTime>>, Fault> {
    const BEFORE_DAY_ONE: NaiveDate = NaiveDate::from_ymd_opt(1899, 12, 30).expect("a day of the calendar");
    const STRIDE: usize = 4;
    /// So many rounds have a place for their start.
    const MOST: u16 = 40;
    let Some(first) = file.layout.schedule else { return Ok(Vec::new()) };
    let mut starts = Vec::new();
    for round in 0..head.u16(place::ROUNDS)?.min(MOST) {
        let at = first + usize::from(round) * STRIDE;
        let (days, hour, minute) = (head.u16(at)?, head.u8(at + 2)?, head.u8(at + 3)?);
        let day = BEFORE_DAY_ONE.checked_add_days(Days::new(days.into())).filter(|_| days > 0);
        let time = NaiveTime::from_hms_opt(hour.into(), minute.into(), 0);
        if day.is_some() && time.is_none() {
            let text = format!("{hour}:{minute}");
            notes.push(Note::at(at, Remark::Unreadable { field: FieldName::RoundDate, text }));
        }
        starts.push(day.zip(time).map(|(day, time)| day.and_time(time)));
    }
    while starts.last().is_some_and(Option::is_none) {
        starts.pop();
    }
    Ok(starts)
}

fn system(file: &File, head: &Record, details: &Details, notes: &mut Vec<Note>) -> Result<System, Fault> {
    let of_teams = is_of_teams(head)?;
    Ok(match head.u8(place::KIND)? {
        kind::SWISS if of_teams => System::TeamSwiss,
        kind::SWISS => {
            let system = details.start.map_or(System::Dutch2026, System::dutch_on);
            notes.push(Note::at(place::KIND, Remark::SwissAssumed { system }));
            system
        }
        kind::ROUND_ROBIN if !of_teams => {
            let double = file.rounds > head.u16(place::ROUNDS)?;
            System::RoundRobin(RoundRobin { double, reverse_last_two: false })
        }
        code => {
            notes.push(Note::at(place::KIND, Remark::KindUnknown { code }));
            System::ByHand
        }
    })
}

fn scoring(head: &Record, notes: &mut Vec<Note>) -> Result<Scoring, Fault> {
    const STANDARD: u8 = 0;
    const THREE_FOR_A_WIN: u8 = 1;
    notes.push(Note::general(Remark::ByeAssumed));
    Ok(match head.u8(place::SCORING)? {
        STANDARD => Scoring::STANDARD,
        THREE_FOR_A_WIN => Scoring::of(Points::whole(3), Points::ONE, Points::ZERO),
        code => {
            notes.push(Note::at(place::SCORING, Remark::ScoringUnknown { code }));
            Scoring::STANDARD
        }
    })
}

/// The tie-breaks up to the first that is not understood.
fn tie_breaks(head: &Record, is_table: bool, notes: &mut Vec<Note>) -> Result<Vec<Coded<Descriptor>>, Fault> {
    let places = match is_table {
        true => [place::SECOND_OF_ROUND_ROBIN, place::THIRD_OF_ROUND_ROBIN],
        false => [place::FIRST_OF_SWISS, place::SECOND],
    };
    let cut = head.u8(place::CUT)?;
    let unknown = notes.iter().filter(|note| matches!(note.remark, Remark::TieBreakUnknown { .. })).count();
    let mut codes = listed(head, places, |number| tie_break(number, cut), notes)?;
    let is_whole = notes.iter().filter(|note| matches!(note.remark, Remark::TieBreakUnknown { .. })).count() == unknown;
    if is_whole && !is_table && head.u8(place::WINS_LAST)? == TRUE {
        codes.push(Coded::written("WIN"));
    }
    Ok(codes)
}

/// The tie-breaks at these places, up to the first that is not understood.
fn listed(
    head: &Record,
    places: [usize; 2],
    read: impl Fn(u8) -> Option<String>,
    notes: &mut Vec<Note>,
) -> Result<Vec<Coded<Descriptor>>, Fault> {
    const NOT_SET: u8 = 0;
    let mut codes = Vec::new();
    for at in places {
        let number = head.u8(at)?;
        match read(number) {
            Some(code) => {
                codes.push(Coded::written(&code));
                notes.push(Note::at(at, Remark::TieBreakAssumed { number, code }));
            }
            None if number == NOT_SET => {}
            None => {
                notes.push(Note::at(at, Remark::TieBreakUnknown { number }));
                break;
            }
        }
    }
    Ok(codes)
}

/// How teams with equal match points are told apart, as far as a real file shows it: by game points, by the opponents' match points.
/// The numbers are those of com_clm (github.com/ChessLeagueManager/com_clm).
fn of_teams(number: u8) -> Option<String> {
    let code = match number {
        2 => Descriptor::plain(Code::MpVGp).to_string(),
        3 => "BH:MP".to_owned(),
        _ => return None,
    };
    Some(code)
}

/// What a match is worth, by com_clm's list.
pub fn of_matches(head: &Record, notes: &mut Vec<Note>) -> Result<TeamRules, Fault> {
    const STANDARD: u8 = 0;
    const THREE_FOR_A_WIN: u8 = 1;
    let rules = TeamRules::default();
    Ok(match head.u8(place::MATCHES)? {
        STANDARD => rules,
        THREE_FOR_A_WIN => TeamRules { win: Points::whole(3), ..rules },
        code => {
            notes.push(Note::at(place::MATCHES, Remark::MatchScoringUnknown { code }));
            rules
        }
    })
}

/// The tie-breaks of Swiss-Chess's list that have a counterpart in C.07. How they are cut is one setting for all of them.
fn tie_break(number: u8, cut: u8) -> Option<String> {
    let code = match number {
        3 if cut == 0 => "BH",
        3 => return Some(format!("BH/C{cut}")),
        4 => "PS",
        5 => "SB",
        6 => "BH/M1",
        8 => "ARO",
        0x0E => "WIN",
        0x0F => "DE",
        _ => return None,
    };
    Some(code.to_owned())
}

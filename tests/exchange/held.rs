//! What is read of files, held to texts that show whoever changes a reader what is otherwise: an event in every format, then the same
//! with a sign or a byte changed here and there, each with what is read otherwise.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::common::held;
use super::foreign::{self, GAME_FIELDS, GAMES, PAPI, PLAYER_FIELDS, PLAYERS, PairTwo, SETTINGS, dbase, zipped};
use super::nothing_untold::{PLAYERS as TRF_OF_PLAYERS, TEAMS as TRF_OF_TEAMS};
use super::swar::made::{ALL, Swar};
use super::{access, swiss_chess, swiss_manager_teams};
use serde_json::Value;
use sonneborn_exchange::tournament_file::{self, Note};
use sonneborn_exchange::trf::{self, Output, Version};
use sonneborn_pairing::generator::{self, Options};
use sonneborn_pairing::lots::Lots;
use sonneborn_tournament::regulations::{RoundRobin, System};
use sonneborn_tournament::statement::Statement;

/// More of what is read otherwise is only counted.
const SHOWN: usize = 5;
/// So much of a value is shown.
const LENGTH: usize = 90;

type Whole = Box<dyn Fn(&[u8]) -> Vec<u8>>;

/// A file, the part of it that is changed, and how the file is made of that part.
struct Sample {
    name: String,
    part: Vec<u8>,
    whole: Whole,
}

impl Sample {
    fn plain(name: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Sample {
        Sample { name: name.into(), part: bytes.into(), whole: Box::new(<[u8]>::to_vec) }
    }

    fn swiss_perfect(name: &str, at: usize) -> Sample {
        let parts = [SETTINGS.as_bytes().to_vec(), dbase(&PLAYER_FIELDS, &PLAYERS), dbase(&GAME_FIELDS, &GAMES)];
        let part = parts[at].clone();
        let whole = move |part: &[u8]| {
            let mut parts: Vec<&[u8]> = parts.iter().map(Vec::as_slice).collect();
            parts[at] = part;
            zipped(&[("a.ini", parts[0]), ("a.trn", parts[1]), ("a.sco", parts[2])])
        };
        Sample { name: name.into(), part, whole: Box::new(whole) }
    }
}

fn binary() -> Vec<Sample> {
    let mut samples: Vec<Sample> =
        ALL.iter().map(|shape| Sample::plain(format!("SWAR {}", shape.version), Swar::event(*shape).bytes())).collect();
    samples.push(Sample::plain("PairTwo", PairTwo::event().bytes()));
    samples.push(Sample::swiss_perfect("players of SwissPerfect", 1));
    samples.push(Sample::swiss_perfect("games of SwissPerfect", 2));
    samples.push(Sample::plain("Swiss-Chess", swiss_chess::EVENT));
    samples.push(Sample::plain("teams of Swiss-Chess", swiss_chess::TEAMS));
    samples.push(Sample::plain("teams of Swiss-Manager", swiss_manager_teams::swiss()));
    samples.push(Sample::plain("database of Papi", access::of_json(&access::event(), &[])));
    samples
}

fn written() -> Vec<Sample> {
    vec![
        Sample::plain("TRF of players", TRF_OF_PLAYERS),
        Sample::plain("TRF of teams", TRF_OF_TEAMS),
        Sample::plain("Papi", PAPI),
        Sample::swiss_perfect("settings of SwissPerfect", 0),
    ]
}

fn flat(path: &str, value: &Value, found: &mut BTreeMap<String, String>) {
    let mut below = |name: &str, value: &Value| flat(&format!("{path}/{name}"), value, found);
    match value {
        Value::Object(map) => map.iter().for_each(|(name, value)| below(name, value)),
        Value::Array(list) => list.iter().enumerate().for_each(|(at, value)| below(&at.to_string(), value)),
        Value::Null | Value::Bool(false) => {}
        Value::String(text) if text.is_empty() => {}
        plain => drop(found.insert(path.to_owned(), plain.to_string())),
    }
}

fn told(note: &Note) -> String {
    match note {
        Note::Trf(note) => format!("{:?} {:?}", note.place, note.remark),
        Note::SwissManager(note) => format!("{note:?}"),
        Note::SwissChess(note) => format!("{note:?}"),
        Note::Foreign(note) => format!("{note:?}"),
    }
}

/// All that is read of a file, each value under its path; of a file that is refused, why.
fn values(bytes: &[u8]) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    match tournament_file::read(bytes) {
        Ok(read) => {
            flat("", &serde_json::to_value(&read.imported).expect("an import is JSON"), &mut found);
            for (at, stated) in read.stated.iter().enumerate() {
                found.insert(format!("/stated/{at}"), format!("{stated:?}"));
            }
            for note in &read.notes {
                found.insert(format!("note {}", told(note)), String::new());
            }
        }
        Err(faults) => drop(found.insert("refused".into(), format!("{faults:?}"))),
    }
    found
}

fn short(text: &str) -> String {
    text.chars().take(LENGTH).collect()
}

/// What one has and the other has not.
fn differences(was: &BTreeMap<String, String>, is: &BTreeMap<String, String>) -> Vec<String> {
    if let Some(why) = is.get("refused") {
        return vec![format!("refused: {}", short(why))];
    }
    let mut found: Vec<String> = Vec::new();
    for (path, value) in is {
        match was.get(path) {
            Some(before) if before == value => {}
            Some(before) => found.push(format!("{path} {} for {}", short(value), short(before))),
            None => found.push(format!("+ {} {}", short(path), short(value))),
        }
    }
    found.extend(was.keys().filter(|path| !is.contains_key(*path)).map(|path| format!("- {}", short(path))));
    found
}

/// A sum over texts that differs where they do (FNV-1a).
fn sum(texts: &[String]) -> u32 {
    let bytes = texts.iter().flat_map(|text| text.bytes());
    bytes.fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

fn tell(out: &mut String, sample: &Sample, times: usize, change: &dyn Fn(u8, &mut Lots) -> u8) {
    let was = values(&(sample.whole)(&sample.part));
    let all: Vec<String> = was.iter().map(|(path, value)| format!("{path} {value}")).collect();
    let _ = writeln!(out, "{}: {} values, {:08x}", sample.name, all.len(), sum(&all));
    let mut lots = Lots::new(30);
    for turn in 0..times {
        // Evenly over the file, so that every part of it has its turn.
        let step = (sample.part.len() / times).max(1);
        let at = (turn * sample.part.len() / times + lots.below(step)).min(sample.part.len() - 1);
        let mut part = sample.part.clone();
        part[at] = change(part[at], &mut lots);
        let found = differences(&was, &values(&(sample.whole)(&part)));
        if found.is_empty() {
            continue;
        }
        let _ = writeln!(out, "  {at}: {:#04x} for {:#04x}", part[at], sample.part[at]);
        found.iter().take(SHOWN).for_each(|one| {
            let _ = writeln!(out, "    {one}");
        });
        if found.len() > SHOWN {
            let _ = writeln!(out, "    and {} more, {:08x}", found.len() - SHOWN, sum(&found));
        }
    }
}

#[test]
fn files_of_bytes_are_read_as_they_were() {
    let mut out = String::new();
    for sample in binary() {
        tell(&mut out, &sample, 150, &|byte, lots| match lots.below(5) {
            0 => byte ^ 1,
            1 => byte.wrapping_add(1),
            2 => byte.wrapping_sub(1),
            3 => 0,
            _ => lots.below(256) as u8,
        });
    }
    held("tests/exchange/held/bytes.txt", &out);
}

#[test]
fn files_of_text_are_read_as_they_were() {
    const SIGNS: &[u8] = b" 0123456789WwbD=+-FHZU./xA";
    let mut out = String::new();
    for sample in written() {
        tell(&mut out, &sample, 400, &|_, lots| SIGNS[lots.below(SIGNS.len())]);
    }
    held("tests/exchange/held/text.txt", &out);
}

/// Each number of the settings of Swiss-Manager as others that there can be; the tie-breaks have the most.
#[test]
fn settings_of_swiss_manager_are_read_as_they_were() {
    /// The block of the settings, and in it the first number of the list of tie-breaks.
    const MARK: [u8; 4] = [0x95, 0xFF, 0x89, 0x44];
    const LENGTH: usize = 0x60;
    const TIE_BREAK: usize = 0x1D;
    let file = swiss_manager_teams::swiss();
    let begin = file.windows(MARK.len()).position(|bytes| bytes == MARK).expect("it has settings") + MARK.len();
    let (was, mut out) = (values(&file), String::new());
    for at in 0..LENGTH {
        for number in 0..if at == TIE_BREAK { 100 } else { 18 } {
            let mut file = file.clone();
            file[begin + at] = number;
            let found = differences(&was, &values(&file));
            if let Some(first) = found.first() {
                let _ = writeln!(out, "{at:#x} {number}: {first}, {}, {:08x}", found.len(), sum(&found));
            }
        }
    }
    held("tests/exchange/held/settings.txt", &out);
}

/// Events of every system as they are written, of the records that a generated event has.
fn generated() -> Vec<Sample> {
    let systems = [
        System::Dutch2026,
        System::DoubleSwiss,
        System::TeamSwiss,
        System::RoundRobin(RoundRobin { double: true, reverse_last_two: true }),
        System::Knockout,
    ];
    let mut samples = Vec::new();
    for (seed, system) in (0..).zip(systems) {
        let options =
            Options { seed, system, players: 8, boards: 2, rounds: 4, baku: seed == 0, ..Options::eventful() };
        let event = generator::generate(&options, &sonneborn_pairing::pair).tournament;
        for version in [Version::Trf16, Version::Trf26] {
            let text = trf::write(&Statement::of(&event), &Output { version, ..Output::default() });
            samples.push(Sample::plain(format!("{system:?} in {version:?}"), text));
        }
    }
    samples
}

/// Each line left out, written twice, written twice with a digit changed, and put before the one above it.
#[test]
fn files_of_other_lines_are_read_as_they_were() {
    let (mut out, mut lots) = (String::new(), Lots::new(30));
    for sample in written().into_iter().take(2).chain(generated()) {
        let was = values(&sample.part);
        let text = String::from_utf8(sample.part).expect("a text");
        let _ = writeln!(out, "{}: {} values", sample.name, was.len());
        let lines: Vec<&str> = text.lines().collect();
        for at in 0..lines.len() {
            let digits: Vec<usize> = lines[at]
                .bytes()
                .enumerate()
                .skip(3)
                .filter(|(_, byte)| byte.is_ascii_digit())
                .map(|(at, _)| at)
                .collect();
            let mut other = lines[at].to_owned();
            if let Some(&digit) = digits.get(lots.below(digits.len().max(1))) {
                other.replace_range(digit..=digit, &lots.below(10).to_string());
            }
            let twice =
                |line| lines[..=at].iter().copied().chain([line]).chain(lines[at + 1..].iter().copied()).collect();
            let mut swapped = lines.clone();
            swapped.swap(at, at.saturating_sub(1));
            let without = lines[..at].iter().chain(&lines[at + 1..]).copied().collect();
            let changes: [(&str, Vec<&str>); 4] =
                [("without", without), ("twice", twice(lines[at])), ("and", twice(&other)), ("above", swapped)];
            for (what, lines) in changes {
                let found = differences(&was, &values((lines.join("\n") + "\n").as_bytes()));
                if let Some(first) = found.first() {
                    let more = if found.len() > 1 {
                        format!(", {} more, {:08x}", found.len() - 1, sum(&found))
                    } else {
                        String::new()
                    };
                    let _ = writeln!(out, "  {what} {}: {first}{more}", at + 1);
                }
            }
        }
    }
    held("tests/exchange/held/lines.txt", &out);
}

/// The samples are what they are called, so that a change of one changes a value and not only the refusal.
#[test]
fn the_files_that_are_changed_are_sound() {
    for sample in binary().iter().chain(&written()) {
        let read = values(&(sample.whole)(&sample.part));
        assert!(!read.contains_key("refused"), "{}: {read:?}", sample.name);
    }
    assert!(foreign::read(&Swar::event(ALL[0]).bytes()).imported.players.len() > 2);
}

//! Field by field, over all records: what stands in a file stands in what is written of it, or is told on import with its line.
//!
//! The same and no difference: codes of titles and sexes of TRF06; numbers with zeros before them; dates in the spellings that are read;
//! blank records; a forfeit's colours; and what the versions write otherwise (XX records and 142 to 260, byes of rounds to come), which
//! `trf_round_trip` holds by what they mean. Tables of teams are held so too.

use super::common::golden;
use super::files;
use sonneborn_exchange::text;
use sonneborn_exchange::tournament_file;
use sonneborn_exchange::trf::report::Remark;
use sonneborn_exchange::trf::{self, Output, TrfImport, Version};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::player::{Birth, Title};
use sonneborn_tournament::statement::Statement;
use std::collections::{BTreeMap, HashSet};
use std::path::{Path, PathBuf};

/// The columns `first` to `last`, which count from 1.
fn columns(line: &str, first: usize, last: usize) -> String {
    line.chars().skip(first - 1).take(last + 1 - first).collect::<String>().trim().to_owned()
}

fn number(text: &str) -> String {
    text.trim_start_matches('0').to_owned()
}

/// The digits of a date, the year first.
fn date(text: &str) -> String {
    let parts: Vec<&str> = text.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
    match parts[..] {
        [day, month, year] if year.len() == 4 => format!("{year}{month:0>2}{day:0>2}"),
        _ => parts.iter().map(|part| format!("{part:0>2}")).collect(),
    }
}

/// The fields of record 001 that are not blank, by their names; rounds by their numbers.
fn fields(line: &str) -> BTreeMap<String, String> {
    let title = columns(line, 11, 13);
    let birth = columns(line, 70, 79);
    let sex = columns(line, 10, 10).to_lowercase().replace('f', "w");
    let mut fields = vec![
        ("sex".to_owned(), sex),
        ("title".to_owned(), Title::from_code(&title).map_or(title, |title| title.code().to_owned())),
        ("name".to_owned(), columns(line, 15, 47)),
        ("rating".to_owned(), number(&columns(line, 49, 52))),
        ("federation".to_owned(), columns(line, 54, 56)),
        ("id".to_owned(), number(&columns(line, 58, 68))),
        ("birth".to_owned(), Birth::parse(&birth).map_or_else(|| date(&birth), |birth| birth.to_string())),
        ("points".to_owned(), columns(line, 81, 84)),
        ("rank".to_owned(), number(&columns(line, 86, 89))),
    ];
    for (n, at) in (92..=line.chars().count()).step_by(10).enumerate() {
        let opponent = number(&columns(line, at, at + 3));
        let colour = columns(line, at + 5, at + 5).to_lowercase().replace('-', "");
        let result = columns(line, at + 7, at + 7).to_uppercase();
        // A forfeit's colours are as the pairing had them, where one of both lines says it.
        let colour = if ["+", "-"].contains(&result.as_str()) { String::new() } else { colour };
        fields.push((format!("round {}", n + 1), format!("{opponent} {colour} {result}").trim().to_owned()));
    }
    fields.into_iter().filter(|(_, value)| !value.is_empty()).collect()
}

fn written(import: &TrfImport, version: Version) -> String {
    let tournament = Tournament::of_import(&import.imported);
    let ranks: Vec<u16> = import.stated.iter().map(|stated| stated.rank.unwrap_or(0)).collect();
    let output = Output { version, program: "Sonneborn", ranks: &ranks, ..Output::default() };
    trf::write(&Statement::of(&tournament), &output)
}

/// What became of the fields of players.
#[derive(Clone, Copy, Default)]
struct Count {
    players: usize,
    /// With every field the same.
    players_equal: usize,
    fields: usize,
    equal: usize,
    told: usize,
    /// What the version has a record of its own for: byes of rounds to come, points that count them or are of teams.
    elsewhere: usize,
}

/// What is lost or changed of the players, and not told at their line.
fn of_players(import: &TrfImport, text: &str, out: &str, version: Version, count: &mut Count) -> Vec<String> {
    let players = |text: &str| -> BTreeMap<String, (u32, BTreeMap<String, String>)> {
        let lines = text::lines(text).filter(|(_, line)| line.starts_with("001"));
        lines.map(|(n, line)| (columns(line, 5, 8), (n, fields(line)))).collect()
    };
    let found = players(out);
    let paired = import.imported.rounds.len();
    let of_teams = import.imported.regulations.teams.is_some();
    let has_byes_to_come = import.imported.players.iter().any(|player| !player.requested_byes.is_empty());
    let told: HashSet<u32> = import.notes.iter().filter_map(|note| Some(note.place?.line)).collect();
    let of_number = import.imported.players.iter().zip(&import.lines);
    let told_of: HashSet<u16> =
        of_number.filter(|(_, line)| told.contains(line)).map(|(player, _)| player.tpn.0).collect();
    let mut lost = Vec::new();
    for (tpn, (line, fields)) in players(text) {
        let before = *count;
        for (field, value) in fields {
            let round = field.strip_prefix("round ").and_then(|round| round.parse::<usize>().ok());
            // What is asked for rounds to come has records of its own; the points of a file for an engine count it already.
            let is_to_come = round.is_some_and(|round| round > paired);
            let is_informative = field == "points" && (of_teams || has_byes_to_come && version == Version::Trf26);
            let other = found.get(&tpn).and_then(|(_, fields)| fields.get(&field));
            let opponent = value.split(' ').next().and_then(|opponent| opponent.parse::<u16>().ok());
            let by_opponent = round.is_some() && opponent.is_some_and(|of| told_of.contains(&of));
            // A player of a team without a seat: FIDE's example has `-`, other programs `Z`.
            let without_seat = |value: &str| of_teams && ["Z", "-"].contains(&value);
            let is_same =
                other == Some(&value) || other.is_some_and(|other| without_seat(&value) && without_seat(other));
            count.fields += 1;
            if is_same {
                count.equal += 1;
            } else if is_to_come || is_informative {
                count.elsewhere += 1;
            } else if told.contains(&line) || by_opponent {
                count.told += 1;
            } else {
                lost.push(format!("line {line}, {field}: {value:?} became {other:?}"));
            }
        }
        count.players += 1;
        count.players_equal += usize::from(count.equal - before.equal == count.fields - before.fields);
    }
    lost
}

/// Records with a text, which every version has.
const TEXTS: [&str; 9] = ["012", "022", "032", "042", "052", "092", "102", "112", "122"];
/// Those that TRF26 has.
const TEXTS_26: [&str; 7] = ["142", "152", "172", "192", "202", "212", "222"];

/// What is lost or changed of the records with a text, and not told.
fn of_texts(import: &TrfImport, text: &str, out: &str, version: Version) -> Vec<String> {
    let value = |line: &str| {
        let value = line.chars().skip(3).collect::<String>();
        let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
        if line.starts_with("042") || line.starts_with("052") { date(&value) } else { value }
    };
    // Ranking by the points first, and by these then, is what 202 says without the points.
    let record = |line: &str| match (columns(line, 1, 3), value(line)) {
        (code, value) if code == "212" => match value.strip_prefix("PTS,") {
            Some(rest) => ("202".to_owned(), rest.to_owned()),
            None => (code, value),
        },
        said => said,
    };
    let kept: HashSet<(String, String)> = text::lines(out).map(|(_, line)| record(line)).collect();
    let mut lost = Vec::new();
    for (n, line) in text::lines(text) {
        let code = columns(line, 1, 3);
        let is_held = TEXTS.contains(&code.as_str()) || version == Version::Trf26 && TEXTS_26.contains(&code.as_str());
        let is_told = import.notes.iter().any(|note| {
            note.place.is_some_and(|place| place.line == n)
                || code == "192" && matches!(note.remark, Remark::SystemAssumed { .. })
        });
        let is_kept = value(line).is_empty() || kept.contains(&record(line));
        if is_held && !is_kept && !is_told {
            lost.push(format!("line {n}: {line:?} is not in what was written"));
        }
    }
    lost
}

const VERSIONS: [Version; 2] = [Version::Trf16, Version::Trf26];

/// What came of a file: what was lost of it, and of its players by version.
struct Through {
    lost: Vec<String>,
    counts: [Count; 2],
    notes: usize,
    is_report: bool,
}

/// `None` where it is not read.
fn goes_through(path: &Path) -> Option<Through> {
    let bytes = std::fs::read(path).expect("the file was listed");
    let Ok(import) = trf::read(&bytes) else {
        let notes = tournament_file::read(&bytes).ok()?.notes.len();
        return Some(Through { lost: Vec::new(), counts: [Count::default(); 2], notes, is_report: false });
    };
    let text = text::decode(&bytes).text.into_owned();
    let mut through =
        Through { lost: Vec::new(), counts: [Count::default(); 2], notes: import.notes.len(), is_report: true };
    for (version, count) in VERSIONS.into_iter().zip(&mut through.counts) {
        let out = written(&import, version);
        let of_players = of_players(&import, &text, &out, version, count);
        let found = of_players.into_iter().chain(of_texts(&import, &text, &out, version));
        through.lost.extend(found.map(|what| format!("{} as {version:?}, {what}", path.display())));
    }
    Some(through)
}

/// Takes the files of a folder through, and prints what came of them; what was lost.
fn of_folder(name: &str, paths: &[PathBuf]) -> Vec<String> {
    let through: Vec<Through> = files::each(paths, goes_through).into_iter().flatten().collect();
    let reports = through.iter().filter(|one| one.is_report).count();
    let notes: usize = through.iter().map(|one| one.notes).sum();
    println!("{name}: {} files, {} read ({reports} TRF), {notes} notes", paths.len(), through.len());
    for (at, version) in VERSIONS.into_iter().enumerate().filter(|_| reports > 0) {
        let sum = |of: fn(&Count) -> usize| through.iter().map(|one| of(&one.counts[at])).sum::<usize>();
        println!(
            "  out as {version:?}: records 001 {}, equal {}; their fields {}, equal {}, told {}, elsewhere {}, lost {}",
            sum(|count| count.players),
            sum(|count| count.players_equal),
            sum(|count| count.fields),
            sum(|count| count.equal),
            sum(|count| count.told),
            sum(|count| count.elsewhere),
            sum(|count| count.fields - count.equal - count.told - count.elsewhere),
        );
    }
    through.into_iter().flat_map(|one| one.lost).collect()
}

/// Of the generated events every so many is taken.
const EVERY: usize = 19;
/// A folder with a folder for each further collection of files.
const FOLDER: &str = "SONNEBORN_PUBLIC_FILES";

/// The further collections, where they are at hand.
fn further() -> Vec<PathBuf> {
    let Some(folder) = std::env::var_os(FOLDER) else { return Vec::new() };
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut folders: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry can be read").path()).collect();
    folders.retain(|path| path.is_dir());
    folders.sort();
    folders
}

#[test]
fn every_field_of_public_files_is_kept_or_told() {
    let mut lost = Vec::new();
    for (part, endings, every) in [
        ("tiebreaks/trf", &["trf"][..], 1),
        ("pairing/team", &["input"][..], 1),
        ("pairing/dutch", &["trf", "trf26"][..], EVERY),
        ("tunx", &["TUNX"][..], 1),
    ] {
        let Some(folder) = golden(part) else { return };
        let paths: Vec<PathBuf> = files::under(&folder, endings).into_iter().step_by(every).collect();
        lost.extend(of_folder(part, &paths));
    }
    // Some call their tournament report files tables.
    let endings: Vec<String> =
        tournament_file::ENDINGS.split(',').map(|ending| ending[1..].to_owned()).chain(["tab".to_owned()]).collect();
    let endings: Vec<&str> = endings.iter().map(String::as_str).collect();
    for folder in further() {
        let name = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        lost.extend(of_folder(&name, &files::under(&folder, &endings)));
    }
    assert!(lost.is_empty(), "{}:\n{}", lost.len(), lost[..lost.len().min(40)].join("\n"));
}

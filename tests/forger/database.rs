//! Forgeries in a database and in a backup: rows of the journal behind the program's back, and what the hall signed beside the file.

use crate::Outcome;
use crate::json;
use crate::scene::{Scene, beside, copied};
use diesel::connection::SimpleConnection;
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel::{Connection, QueryableByName, RunQueryDsl, SqliteConnection, sql_query};
use sonneborn::desk::witnesses::{Asked, Verdict, Witnesses};
use sonneborn::desk::{Actor, Attempt, Desk};
use sonneborn::i18n::Lang;
use sonneborn::pairing::lots::Lots;
use sonneborn::store::{Database, Store, Trouble};
use sonneborn::tournament::acts::{Act, ChangeDetails};
use sonneborn::tournament::chain::Digest;
use sonneborn::tournament::details::Details;
use std::fs;
use std::path::Path;

#[derive(Clone, Debug, PartialEq, QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    seq: i64,
    #[diesel(sql_type = Text)]
    entry: String,
    #[diesel(sql_type = Nullable<Text>)]
    personal: Option<String>,
    #[diesel(sql_type = Text)]
    digest: String,
    #[diesel(sql_type = Text)]
    chain: String,
}

fn rows(file: &Path, id: i64) -> Vec<Row> {
    let mut connection = SqliteConnection::establish(&file.to_string_lossy()).expect("it opens");
    sql_query("SELECT seq, entry, personal, digest, chain FROM journal WHERE tournament_id = ? ORDER BY seq")
        .bind::<BigInt, _>(id)
        .load(&mut connection)
        .expect("readable")
}

fn write(file: &Path, id: i64, rows: &[Row]) {
    let mut connection = SqliteConnection::establish(&file.to_string_lossy()).expect("it opens");
    connection.batch_execute(&format!("BEGIN; DELETE FROM journal WHERE tournament_id = {id}")).expect("deleted");
    for row in rows {
        sql_query("INSERT INTO journal (tournament_id, seq, entry, personal, digest, chain) VALUES (?, ?, ?, ?, ?, ?)")
            .bind::<BigInt, _>(id)
            .bind::<BigInt, _>(row.seq)
            .bind::<Text, _>(&row.entry)
            .bind::<Nullable<Text>, _>(&row.personal)
            .bind::<Text, _>(&row.digest)
            .bind::<Text, _>(&row.chain)
            .execute(&mut connection)
            .expect("written");
    }
    connection.batch_execute("COMMIT").expect("written");
}

/// Computes digests and chain anew, as somebody does who knows how.
fn chained(rows: &mut [Row]) {
    let mut chain = Digest::NONE;
    for row in rows {
        let digest = Digest::of(&row.entry);
        chain = chain.then(digest);
        (row.digest, row.chain) = (digest.to_string(), chain.to_string());
    }
}

/// One change to the rows; says which.
fn change(rows: &mut Vec<Row>, scene: &Scene, lots: &mut Lots) -> String {
    let place = lots.below(rows.len().max(1));
    let told = |what: &str| format!("{what} at row {place}");
    if rows.is_empty() {
        return "nothing is left".into();
    }
    match lots.below(17) {
        0 => {
            rows[place].entry = json::other_letter(&rows[place].entry, lots);
            told("a letter of the entry")
        }
        1 => {
            rows[place].digest = json::other_letter(&rows[place].digest, lots);
            told("a letter of the digest")
        }
        2 => {
            rows[place].chain = json::other_letter(&rows[place].chain, lots);
            told("a letter of the chain")
        }
        3 => {
            rows.remove(place);
            told("a row taken out")
        }
        4 => {
            rows.truncate(place);
            told("the end cut off")
        }
        5 => {
            let other = lots.below(rows.len());
            let (one, two) = (rows[place].seq, rows[other].seq);
            (rows[place].seq, rows[other].seq) = (two, one);
            rows.sort_by_key(|row| row.seq);
            told("two rows exchanged")
        }
        6 => {
            rows.remove(place);
            rows.iter_mut().zip(1..).for_each(|(row, seq)| row.seq = seq);
            chained(rows);
            told("a row taken out, and all computed anew")
        }
        7 => {
            rows[place].entry = json::changed(&rows[place].entry, lots);
            told("a value of the entry")
        }
        8 => {
            rows[place].entry = json::changed(&rows[place].entry, lots);
            chained(rows);
            told("a value of the entry, and all computed anew")
        }
        9 => {
            let mut more = rows[place].clone();
            // Behind the last, also where rows were taken out before.
            more.seq = rows.iter().map(|row| row.seq).max().unwrap_or(0) + 1;
            more.entry =
                more.entry.replacen(&format!("\"seq\":{}", rows[place].seq), &format!("\"seq\":{}", more.seq), 1);
            rows.push(more);
            chained(rows);
            told("an act done again at the end")
        }
        10 => {
            let others = self::rows(&scene.other, 1);
            let other = &others[place % others.len()];
            rows[place] = Row { seq: rows[place].seq, ..other.clone() };
            told("a row of another hall")
        }
        _ => persons(rows, lots),
    }
}

/// A change to what a row says about persons.
fn persons(rows: &mut [Row], lots: &mut Lots) -> String {
    let with: Vec<usize> = (0..rows.len()).filter(|place| rows[*place].personal.is_some()).collect();
    if with.is_empty() {
        return "no persons".into();
    }
    let place = with[lots.below(with.len())];
    let told = |what: &str| format!("{what} at row {place}");
    let text = rows[place].personal.clone().expect("some");
    let mut value: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();
    let Some(records) = value.as_array_mut().filter(|records| !records.is_empty()) else { return "no records".into() };
    let record = lots.below(records.len());
    let what = match lots.below(8) {
        0 => {
            records[record] =
                serde_json::json!({ "salt": "", "data": { "name": "X", "rating": 2999 }, "removed": true });
            "removed, with a rating"
        }
        1 => {
            records[record] = serde_json::json!({ "salt": "", "data": null, "removed": true });
            "removed without an act"
        }
        2 => {
            records[record]["removed"] = true.into();
            "only marked as removed"
        }
        3 => {
            records[record]["more"] = 1.into();
            "an unknown field"
        }
        4 => {
            let other = lots.below(records.len());
            records.swap(record, other);
            "two persons exchanged"
        }
        5 => {
            rows[place].personal = None;
            return told("no persons any more");
        }
        6 => {
            rows[place].personal = Some(json::changed(&text, lots));
            return told("a value of a person");
        }
        _ => {
            rows[place].personal = Some(json::other_letter(&text, lots));
            return told("a letter of a person");
        }
    };
    rows[place].personal = Some(value.to_string());
    told(what)
}

/// What is forged beside the file.
fn change_heads(file: &Path, scene: &Scene, lots: &mut Lots) -> String {
    let heads = beside(file, "-heads");
    let text = fs::read_to_string(&heads).unwrap_or_default();
    let lines: Vec<&str> = text.lines().collect();
    match lots.below(5) {
        0 => {
            let kept = lots.below(lines.len() + 1);
            fs::write(&heads, lines[..kept].iter().map(|line| format!("{line}\n")).collect::<String>())
                .expect("written");
            "what was signed is cut off".into()
        }
        1 => {
            let _ = fs::remove_file(&heads);
            "nothing signed any more".into()
        }
        2 => {
            fs::copy(beside(&scene.earlier, "-heads"), &heads).expect("copied");
            "what was signed before".into()
        }
        3 => {
            fs::write(&heads, json::other_letter(&text, lots)).expect("written");
            "a letter of what was signed".into()
        }
        _ => {
            fs::copy(beside(&scene.other, "-heads"), &heads).expect("copied");
            fs::copy(beside(&scene.other, "-key"), beside(file, "-key")).expect("copied");
            "signed by another hall, with its key".into()
        }
    }
}

/// Asks as `sonneborn verify --key KEY` does, with the newest paper where it is `shown`.
fn verified(file: &Path, scene: &Scene, shown: bool) -> Result<Verdict, String> {
    let sheet = shown.then(|| scene.lines.last().expect("acts").head().to_string());
    let asked = Asked { key: Some(scene.key.clone()), sheet, offline: true, ..Asked::default() };
    let store = match Store::open_to_read(Database::Sqlite(file.into())) {
        Ok(store) => store,
        Err(_) => return Ok(Verdict::NotProven),
    };
    let witnesses = Witnesses::of(&store, &asked, Lang::English);
    let Ok(proof) = witnesses.prove(scene.id) else { return Ok(Verdict::NotProven) };
    let verdict = proof.verdict();
    let lost = witnesses.lost().unwrap_or_default();
    let places: Vec<&String> =
        proof.faults.iter().chain(proof.told.iter().map(|(_, words)| words)).chain(&lost).collect();
    let names_a_place = places.iter().any(|words| words.chars().any(|letter| letter.is_ascii_digit()));
    match verdict {
        Verdict::NotProven if !names_a_place => Err(format!("{places:?}")),
        _ if !lost.is_empty() => Ok(Verdict::NotProven),
        verdict => Ok(verdict),
    }
}

fn outcome(file: &Path, scene: &Scene, shown: bool, before: &[Row], done: Vec<String>, heads_touched: bool) -> Outcome {
    let verdict = match verified(file, scene, shown) {
        Ok(verdict) => verdict,
        Err(words) => return Outcome::NoPlace(words),
    };
    let proven = verdict == Verdict::Proven;
    match rows(file, scene.id) == before {
        true if heads_touched => Outcome::Noticed,
        true => Outcome::Unaltered { proven },
        false if proven => Outcome::Unnoticed(done),
        false => Outcome::Noticed,
    }
}

fn forge(from: &Path, name: &str, scene: &Scene, lots: &mut Lots, changes: usize) -> Outcome {
    let file = scene.folder.path().join(name);
    copied(from, &file);
    let before = rows(from, scene.id);
    let mut now = before.clone();
    let done: Vec<String> = (0..changes).map(|_| change(&mut now, scene, lots)).collect();
    if now != before {
        write(&file, scene.id, &now);
    }
    outcome(&file, scene, false, &before, done, false)
}

/// The journal alone is forged; what the hall signed stands beside it.
pub fn database(scene: &Scene, lots: &mut Lots, changes: usize) -> Outcome {
    forge(&scene.file, "forged.sqlite", scene, lots, changes)
}

pub fn backup(scene: &Scene, lots: &mut Lots, changes: usize) -> Outcome {
    forge(&scene.backup, "forged-backup.sqlite", scene, lots, changes)
}

/// Both are forged, or put back to what they were before; the newest paper is at hand.
pub fn with_heads(scene: &Scene, lots: &mut Lots, changes: usize) -> Outcome {
    let file = scene.folder.path().join("forged-both.sqlite");
    let before = rows(&scene.file, scene.id);
    let (mut done, is_replay) = (Vec::new(), changes > 0 && lots.below(4) == 0);
    copied(if is_replay { &scene.earlier } else { &scene.file }, &file);
    if is_replay {
        done.push("the whole file as it was before".into());
    }
    for _ in usize::from(is_replay)..changes {
        done.push(change_heads(&file, scene, lots));
        let now = rows(&file, scene.id);
        let mut forged = now.clone();
        done.push(change(&mut forged, scene, lots));
        if forged != now {
            write(&file, scene.id, &forged);
        }
    }
    outcome(&file, scene, true, &before, done, changes > 0)
}

/// An act that somebody put in while no server ran, rightly chained: it is told at the next start, and stays told when the event goes on.
pub fn put_in_between_two_starts(scene: &Scene) {
    let file = scene.folder.path().join("between.sqlite");
    copied(&scene.file, &file);
    let mut now = rows(&file, scene.id);
    let mut more = now.last().expect("acts").clone();
    more.entry = more.entry.replacen(&format!("\"seq\":{}", more.seq), &format!("\"seq\":{}", more.seq + 1), 1);
    more.seq += 1;
    now.push(more);
    chained(&mut now);
    write(&file, scene.id, &now);
    assert_eq!(verified(&file, scene, false), Ok(Verdict::HoldsTogether), "before a start");
    let desk = Desk::new(Store::open_to_serve(Database::Sqlite(file.clone())).expect("it opens"));
    assert_eq!(verified(&file, scene, false), Ok(Verdict::HoldsTogether), "after it");
    let details = desk.live(scene.id).expect("readable").expect("there").journal().state().details.clone();
    let now = Box::new(Details { remarks: "it goes on".into(), ..details.clone() });
    let act = Act::ChangeDetails(ChangeDetails { was: Box::new(details), now });
    desk.perform(scene.id, &Actor::default(), &Attempt::of(act)).expect("done");
    assert_eq!(verified(&file, scene, false), Ok(Verdict::HoldsTogether), "and after the next act");
}

/// What was signed is taken away, the journal is forged and computed anew, and the server starts: it signs what it finds, and says so.
pub fn signed_anew(scene: &Scene) {
    let file = scene.folder.path().join("anew.sqlite");
    copied(&scene.file, &file);
    fs::remove_file(beside(&file, "-heads")).expect("removed");
    let mut now = rows(&file, scene.id);
    let last = now.len() - 1;
    now[last].entry = now[last].entry.replace("\"D\"", "\"1\"").replace("draw", "white_wins");
    now[last].entry = now[last].entry.replace("the hall", "The hall");
    chained(&mut now);
    write(&file, scene.id, &now);
    drop(Store::open_to_serve(Database::Sqlite(file.clone())).expect("it opens"));
    assert_eq!(verified(&file, scene, false), Ok(Verdict::HoldsTogether));
    assert_eq!(verified(&file, scene, true), Ok(Verdict::NotProven), "a paper knows better");
}

/// The end deleted, or all of it, while no server ran: nothing is written any more, and it is said why.
pub fn deleted_between_two_starts(scene: &Scene) {
    for kept in [0, 1, scene.lines.len() - 3, scene.lines.len() - 1] {
        let file = scene.folder.path().join("deleted.sqlite");
        copied(&scene.file, &file);
        let mut now = rows(&file, scene.id);
        now.truncate(kept);
        write(&file, scene.id, &now);
        assert_eq!(verified(&file, scene, false), Ok(Verdict::NotProven), "{kept} acts left");
        let store = Store::open_to_serve(Database::Sqlite(file.clone())).expect("it opens");
        assert_eq!(store.trouble(), Some(Trouble::Missing), "{kept} acts left");
        drop(store);
        assert_eq!(verified(&file, scene, false), Ok(Verdict::NotProven), "a start does not make it right");
    }
}

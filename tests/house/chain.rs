//! The journal proves itself, on both back ends: whatever is missing, changed, moved or foreign is found at its place, older
//! journals get their chain, and a person's data can go while the chain holds.

use crate::backends::{Backend, each, sqlite};
use crate::desk::{actor, acts, event, result};
use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection, SqliteConnection};
use sonneborn::desk::{Attempt, Desk, Refused};
use sonneborn::exchange::archive::{Archive, ArchiveFault, End, Proof};
use sonneborn::store::{Database, Store, StoreError};
use sonneborn::tournament::acts::{Act, DraftRound, Import, Imported, ImportedPlayer, PublishRound, RegisterPlayers};
use sonneborn::tournament::chain::{self, Digest, Fault, Head, Line, Printed};
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::personal;
use sonneborn::tournament::round::{PairedBy, Seating};

/// Runs SQL behind the program's back.
pub fn tamper(database: &Database, sql: &str) {
    match database {
        Database::Sqlite(file) => {
            let mut connection = SqliteConnection::establish(&file.to_string_lossy()).expect("it opens");
            connection.batch_execute(sql).expect("the statement runs");
        }
        Database::Postgres(url) => {
            let mut connection = PgConnection::establish(url).expect("it opens");
            connection.batch_execute(sql).expect("the statement runs");
        }
    }
}

/// A store with one event of five acts, nobody at the desk.
fn kept(backend: Backend) -> (Store, i64) {
    let desk = Desk::new(backend.store);
    let id = event(&desk);
    let database = desk.store().database().clone();
    drop(desk);
    (Store::open(database).expect("it opens again"), id)
}

#[test]
fn every_tampering_is_found_at_its_place() {
    for (sql, fault) in [
        ("DELETE FROM journal WHERE seq = 3", Fault::Missing { seq: 3 }),
        ("UPDATE journal SET entry = replace(entry, 'Ana', 'Eva') WHERE seq = 4", Fault::Changed { seq: 4 }),
        (
            "UPDATE journal SET personal = replace(personal, 'Olsen', 'Ohlsen') WHERE seq = 2",
            Fault::Person { seq: 2, place: 1 },
        ),
        ("UPDATE journal SET personal = NULL WHERE seq = 2", Fault::Person { seq: 2, place: 1 }),
        (
            "UPDATE journal SET seq = 99 WHERE seq = 3; UPDATE journal SET seq = 3 WHERE seq = 4; \
             UPDATE journal SET seq = 4 WHERE seq = 99",
            Fault::Moved { seq: 3, after: 4 },
        ),
    ] {
        for backend in each() {
            let name = backend.name;
            let (store, id) = kept(backend);
            assert_eq!(chain::faults(&store.lines(id).expect("readable")), []);
            tamper(store.database(), sql);
            let found = chain::faults(&store.lines(id).expect("readable"));
            assert_eq!(found.first(), Some(&fault), "{name}: {sql}");
            let read = store.entries(id, Head::default());
            assert!(matches!(read, Err(StoreError::Broken { .. })), "{name}: {sql}: {read:?}");
        }
    }
}

#[test]
fn an_act_of_another_journal_is_foreign() {
    for backend in each() {
        let (store, id) = kept(backend);
        let desk = Desk::new(store);
        let other = event(&desk);
        tamper(
            desk.store().database(),
            &format!(
                "DELETE FROM journal WHERE tournament_id = {id} AND seq = 5; \
                 UPDATE journal SET tournament_id = {id} WHERE tournament_id = {other} AND seq = 5"
            ),
        );
        assert_eq!(chain::faults(&desk.store().lines(id).expect("readable")), [Fault::Foreign { seq: 5 }]);
    }
}

#[test]
fn nothing_is_appended_to_a_journal_that_was_changed_underneath() {
    for backend in each() {
        let desk = Desk::new(backend.store);
        let id = event(&desk);
        tamper(desk.store().database(), "UPDATE journal SET chain = digest WHERE seq = 5");
        let done = desk.perform(id, &actor(&desk, "Ana"), &Attempt::of(result(None, GameResult::Draw)));
        assert!(matches!(done, Err(Refused::Store(StoreError::Broken { .. }))), "{}: {done:?}", backend.name);
        assert_eq!(desk.store().lines(id).expect("readable").len(), 5);
    }
}

#[test]
fn journals_of_older_versions_get_their_chain_at_the_start() {
    for backend in each() {
        let name = backend.name;
        let (store, id) = kept(backend);
        let before = store.entries(id, Head::default()).expect("readable");
        // As an older version has it: whole entries, no chain.
        for entry in &before {
            let text = serde_json::to_string(entry).expect("written").replace('\'', "''");
            let sql = format!(
                "UPDATE journal SET entry = '{text}', digest = '', chain = '', personal = NULL WHERE seq = {}",
                entry.seq
            );
            tamper(store.database(), &sql);
        }
        assert!(store.entries(id, Head::default()).is_err(), "{name}: no chain is no proof");
        let opened = Store::open(store.database().clone()).expect("it opens");
        let after = opened.entries(id, Head::default()).expect("readable");
        let same = before.iter().zip(&after).all(|(before, after)| before.act == after.act && before.at == after.at);
        assert!(same && before.len() == after.len(), "{name}");
        assert_eq!(chain::faults(&opened.lines(id).expect("readable")), [], "{name}");
        let names = opened.lines(id).expect("readable").iter().any(|line| line.text.contains("Olsen"));
        assert!(!names, "{name}: players' names stand beside the entries");
    }
}

/// The second act registers players; the record of the first of them is this.
fn with_record(lines: &[Line], record: serde_json::Value) -> Vec<Line> {
    let mut lines = lines.to_vec();
    let records = lines[1].personal.as_deref().expect("the act registers players");
    let mut records: serde_json::Value = serde_json::from_str(records).expect("JSON");
    records[0] = record;
    lines[1].personal = Some(records.to_string());
    lines
}

/// The same without the data of the first of them.
fn taken_away(lines: &[Line]) -> Vec<Line> {
    let mut lines = lines.to_vec();
    let records = lines[1].personal.as_deref().expect("the act registers players");
    lines[1].personal = Some(personal::without(records, &[1]).expect("records"));
    lines
}

#[test]
fn who_was_forgotten_was_so_by_an_act_and_nothing_stands_in_their_place() {
    let desk = Desk::new(sqlite().store);
    let id = event(&desk);
    let before = desk.store().lines(id).expect("readable");
    let forged = serde_json::json!({ "salt": "", "data": { "name": "X", "rating": 2999 }, "removed": true });
    for (lines, fault) in [
        (taken_away(&before), Fault::Unforgotten { seq: 2, place: 1 }),
        (with_record(&before, forged.clone()), Fault::Person { seq: 2, place: 1 }),
    ] {
        assert_eq!(chain::faults(&lines), std::slice::from_ref(&fault));
        assert_eq!(chain::first_fault(Head::default(), &lines), Some(fault));
    }
    let chief = actor(&desk, "Ana");
    assert!(desk.forget_player(id, PlayerId(0), &chief, None).expect("written"));
    let lines = desk.store().lines(id).expect("readable");
    assert_eq!(chain::faults(&lines), []);
    assert_eq!(taken_away(&lines), lines);
    assert_eq!(chain::faults(&with_record(&lines, forged)), [Fault::Person { seq: 2, place: 1 }]);
    let entry = desk.store().entries(id, Head::default()).expect("readable").swap_remove(1);
    let Act::RegisterPlayers(RegisterPlayers { players, .. }) = entry.act else { panic!("the same act") };
    assert_eq!(players[0].name, "Anonymous 1");
}

#[test]
fn what_an_older_version_forgot_stays_readable_is_told_and_can_be_bound() {
    let desk = Desk::new(sqlite().store);
    let id = event(&desk);
    let database = desk.store().database().clone();
    // As an older version had it: all data under one digest, and a stand-in in the place of who was forgotten.
    let mut lines = desk.store().lines(id).expect("readable");
    let mut entry: serde_json::Value = serde_json::from_str(&lines[1].text).expect("JSON");
    let mut records = Vec::new();
    for (place, name) in ["Olsen, Per", "王小明", "Kovač, Ivo", "Li, Wei"].into_iter().enumerate() {
        let data = serde_json::json!({ "name": name, "rating": 2000 + place });
        let digest = Digest::of(&format!("salt{data}")).to_string();
        entry["act"]["players"][place] = serde_json::json!({ "person": digest });
        records.push(serde_json::json!({ "data": data, "salt": "salt" }));
    }
    records[0] = serde_json::json!({ "data": { "name": "Anonymous 1", "rating": 2000 }, "removed": true, "salt": "" });
    let ordered = |record: &serde_json::Value| {
        let removed = if record.get("removed").is_some() { ",\"removed\":true" } else { "" };
        format!("{{\"salt\":{},\"data\":{}{removed}}}", record["salt"], record["data"])
    };
    let records = format!("[{}]", records.iter().map(ordered).collect::<Vec<_>>().join(","));
    lines[1].text = entry.to_string();
    lines[1].personal = Some(records);
    let mut head = Head::default();
    for line in &mut lines {
        *line = Line::after(head, line.text.clone(), line.personal.clone());
        head = line.head();
        let quoted = |text: &str| text.replace('\'', "''");
        let personal = line.personal.as_deref().map_or("NULL".into(), |text| format!("'{}'", quoted(text)));
        let sql = format!(
            "UPDATE journal SET entry = '{}', personal = {personal}, digest = '{}', chain = '{}' WHERE seq = {}",
            quoted(&line.text),
            line.digest,
            line.chain,
            line.seq
        );
        tamper(&database, &sql);
    }
    let old = Desk::new(Store::open(database.clone()).expect("it opens"));
    let state = old.live(id).expect("readable").expect("there").journal().state().clone();
    assert_eq!((state.players[0].data.name.as_str(), state.players[0].data.rating), ("Anonymous 1", Some(2000)));
    assert_eq!(chain::faults(&old.store().lines(id).expect("readable")), [Fault::OldForgetting { seq: 2, place: 1 }]);
    // Another one, and the same again: the acts bind what stays.
    for player in [1, 0] {
        assert!(old.forget_player(id, PlayerId(player), &actor(&old, "Ana"), None).expect("written"));
    }
    let lines = old.store().lines(id).expect("readable");
    assert_eq!(chain::faults(&lines), []);
    assert!(!format!("{lines:?}").contains("王小明"));
    let state = old.live(id).expect("readable").expect("there").journal().state().clone();
    let kept: Vec<_> = state.players.iter().map(|player| (player.data.name.as_str(), player.data.rating)).collect();
    assert_eq!(kept[..2], [("Anonymous 1", Some(2000)), ("Anonymous 2", Some(2001))]);
}

#[test]
fn the_chain_is_as_its_description_says() {
    // Held against `printf`, `xxd` and `sha256sum`, so that anybody can prove a journal without this program.
    let digest = Digest::of("one");
    assert_eq!(digest.to_string(), "7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed");
    let chain = Digest::NONE.then(digest);
    assert_eq!(chain.to_string(), "c7e3347570821fed43690c2125ce36b1fb0ca7787ba0f219b8e75ee0fc7b4644");
    // Five bits a letter, held against Python's base32hex in Crockford's alphabet.
    let head = Head { seq: 1, chain };
    assert_eq!(head.to_string(), "1-RZHK-8XBG-G8FY-TGV9-1GGJ-BKHP-P7XG");
    for same in [
        head.to_string(),
        head.to_string().to_lowercase(),
        head.to_string().replacen('1', "l", 2).replacen('l', "1", 1),
        format!("1-{chain}"),
    ] {
        assert_eq!(head.compared(&same), Printed::Same, "{same}");
    }
    assert_eq!(head.compared(&format!("1-{:.8}", chain.to_string())), Printed::Short);
    for other in [
        format!("2-{chain}"),
        "1-00c0ffee".into(),
        head.to_string().replace("RZHK", "RZHJ"),
        "1-RZHK".into(),
        String::new(),
    ] {
        assert_eq!(head.compared(&other), Printed::Other, "{other}");
    }
}

#[test]
fn an_archive_is_judged_act_by_act() {
    let desk = Desk::new(sqlite().store);
    let id = event(&desk);
    let archive = desk.archive(&desk.live(id).expect("readable").expect("there")).expect("readable");
    assert_eq!(acts(&desk.live(id).expect("readable").expect("there").journal()).count(), archive.journal.len());
    assert_eq!(archive.proof(), Proof::Sealed { key: desk.store().hall().fingerprint().expect("a key") });
    // Cut, and with another count; changed; signed by nobody, which is told.
    let mut cut = archive.clone();
    cut.journal.pop();
    let read_text = |archive: &Archive| Archive::read(archive.write().expect("written").as_bytes());
    assert_eq!(read_text(&cut), Err(ArchiveFault::Cut { told: 5, found: 4 }));
    cut.end = cut.end.map(|end| End { acts: 4, ..end });
    assert_eq!(read_text(&cut), Err(ArchiveFault::Altered));
    let mut archive = archive;
    archive.seal = None;
    assert_eq!(read_text(&archive).expect("readable").proof(), Proof::Nothing);
    archive.end = None;
    assert_eq!(read_text(&archive), Err(ArchiveFault::NoEnd));
    archive.end = Some(End { acts: 5, state: "5".into() });
    let read = |archive: &Archive| Archive::read(archive.write().expect("written").as_bytes());
    let themselves = Seating { board: 1, white: PlayerId(0), black: PlayerId(0) };
    let mut forged = archive.clone();
    forged.journal[3].act = Act::DraftRound(DraftRound {
        round: RoundNo(1),
        games: vec![themselves],
        byes: vec![],
        paired_by: PairedBy::Engine,
        engine: vec![],
    });
    assert!(matches!(read(&forged), Err(ArchiveFault::Refused { seq: 4, .. })), "{:?}", read(&forged));
    let mut skipped = archive.clone();
    skipped.journal[4].act = Act::PublishRound(PublishRound { round: RoundNo(2), compared: None });
    assert!(matches!(read(&skipped), Err(ArchiveFault::Refused { seq: 5, .. })));
    let mut imported = archive;
    let mut rounds = desk.live(id).expect("readable").expect("there").journal().state().rounds.clone();
    rounds[0].games[0].black = rounds[0].games[0].white;
    let players = vec![ImportedPlayer::default(); 4];
    imported.journal.truncate(1);
    imported.end = Some(End { acts: 1, state: "1".into() });
    imported.journal[0].act =
        Act::Import(Import { tournament: Box::new(Imported { rounds, players, ..Imported::default() }) });
    assert_eq!(read(&imported), Err(ArchiveFault::PlayerTwice { round: RoundNo(1) }));
}

//! Files that prove themselves (a dossier, a whole event, what a copy is sent), each value in them changed, left out and said twice:
//! what is found of what is still read is held to a text. The journal has persons, one of whom was forgotten.

use std::fmt::Write;

use ed25519_compact::{KeyPair, Seed};
use serde_json::{Value, json};
use sonneborn_exchange::archive::{Archive, ArchiveFault, ArchivedGame};
use sonneborn_exchange::copy::{self, Games, Known, Lines, Persons, games_of};
use sonneborn_exchange::dossier::{CarriedAct, Dossier, DossierFault, Parts, Reasoned, ShownAct, ShownPhotograph};
use sonneborn_exchange::trf;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, Author, EditPlayer, Entry, Forget, Import};
use sonneborn_tournament::appeal::Matter;
use sonneborn_tournament::chain::{Digest, Head, Line, forgotten};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::personal::{self, Mention};
use sonneborn_tournament::player::PlayerData;
use sonneborn_tournament::seal::{Seal, digits};

use super::common::held;

/// More of what a change brings is only counted.
const SHOWN: usize = 4;

fn entry(seq: u64, act: Act) -> Entry {
    Entry {
        seq,
        at: format!("2026-05-01T10:{seq:02}:00Z").parse().expect("an instant"),
        author: Author { account: 1, name: "Ana".into() },
        device: "laptop".into(),
        act,
        reason: None,
        acknowledged: Vec::new(),
        chain: Digest::NONE,
    }
}

/// Three players after a round, and two of them edited.
fn entries() -> Vec<Entry> {
    let player = |number: u16, name: &str, cell: &str| {
        format!("001 {number:>4} m    {name:<33} 2{number}00 FRA             1990/00/00  0.0    1  {cell}")
    };
    let players =
        [player(1, "Doe, Jo", "   2 w 1"), player(2, "Roe, Al", "   1 b 0"), player(3, "Poe, Ed", "0000 - U")];
    let text = format!("012 Hall Cup\n042 2026/05/01\n{}\n", players.join("\n"));
    let tournament = Box::new(trf::read(text.as_bytes()).expect("nothing is wrong").imported);
    let edited = |player: u16, rating: u16| {
        let was = tournament.players[usize::from(player)].data.clone();
        let now = PlayerData { rating: Some(rating), ..was.clone() };
        Act::EditPlayer(EditPlayer { player: PlayerId(player.into()), was: Box::new(was), now: Box::new(now) })
    };
    let acts = [edited(1, 2222), edited(0, 2111)];
    let import = Act::Import(Import { tournament: tournament.clone() });
    (1..).zip(std::iter::once(import).chain(acts)).map(|(seq, act)| entry(seq, act)).collect()
}

/// The same as it is kept, and then the second player forgotten wherever it spoke of them.
fn lines() -> Vec<Line> {
    let mut entries = entries();
    let mention = |(seq, place)| Mention { seq, place, stays: None };
    entries.push(entry(
        4,
        Act::Forget(Forget {
            player: Some(PlayerId(1)),
            sign_up: None,
            stand_in: "Player 2".into(),
            fields: personal::erased_fields(),
            places: [(1, 2), (2, 1), (2, 2)].map(mention).to_vec(),
        }),
    ));
    let (mut head, mut salt) = (Head::default(), 0);
    let line = |entry: &Entry| {
        let parted = personal::part(entry, || {
            salt += 1;
            format!("salt {salt}")
        })
        .expect("written");
        let removed = [(1, [2].as_slice()), (2, [1, 2].as_slice())];
        let gone = removed.iter().find(|(seq, _)| *seq == entry.seq).map(|(_, places)| *places);
        let personal = parted.personal.map(|personal| match gone {
            Some(places) => personal::without(&personal, places).expect("ours"),
            None => personal,
        });
        let line = Line::after(head, parted.text, personal);
        head = line.head();
        line
    };
    entries.iter().map(line).collect()
}

fn sealed(text: &str) -> Option<Seal> {
    let pair = KeyPair::from_seed(Seed::new([7; 32]));
    Some(Seal { key: digits(&*pair.pk), signature: digits(&*pair.sk.sign(text, None)) })
}

fn dossier(lines: &[Line]) -> Dossier {
    let act = |line: &Line| {
        let entry = personal::join(line.seq, &line.text, line.personal.as_deref(), &forgotten(lines)).expect("ours");
        ShownAct {
            seq: line.seq,
            at: entry.at,
            hall_time: entry.at.naive_utc(),
            by: entry.author.name,
            device: entry.device,
            what: format!("act {}", line.seq),
            reason: None,
            warnings: vec!["shown".into()],
            undone: false,
            is_ruling: false,
            text: line.text.clone(),
            personal: line.personal.clone(),
        }
    };
    let carried = |line: &Line| CarriedAct { seq: line.seq, text: line.text.clone(), personal: line.personal.clone() };
    let mut made = Dossier::of(Parts {
        program: "test".into(),
        language: "en".into(),
        event: "Hall Cup".into(),
        about: Matter::Board { round: RoundNo(1), board: 1 },
        head: lines.last().map_or_else(Head::default, Line::head),
        acts: lines[1..].iter().map(act).collect(),
        carried: lines[..1].iter().map(carried).collect(),
        pairings: vec![Reasoned { round: RoundNo(1), board: None, players: vec!["Doe".into()], why: Vec::new() }],
        games: vec![ArchivedGame { round: RoundNo(1), board: 1, pgn: "1. e4 *".into() }],
        photographs: vec![ShownPhotograph { seq: 3, jpeg: None }],
        digests: lines.iter().map(|line| line.digest).collect(),
    });
    made.seal = made.sealed_text().ok().and_then(|text| sealed(&text));
    made
}

/// Every value below another, by its path, and the ways in which it is spoilt.
fn spoilt(value: &Value) -> Vec<(String, Value)> {
    fn paths(value: &Value, path: &str, found: &mut Vec<String>) {
        found.push(path.to_owned());
        match value {
            Value::Object(map) => map.iter().for_each(|(name, value)| paths(value, &format!("{path}/{name}"), found)),
            Value::Array(all) => (0..).zip(all).for_each(|(at, value)| paths(value, &format!("{path}/{at}"), found)),
            _ => {}
        }
    }
    let (mut found, mut all) = (Vec::new(), Vec::new());
    paths(value, "", &mut found);
    let mut add = |path: &str, how: &str, to: Value| {
        let mut other = value.clone();
        if let Some(place) = other.pointer_mut(path) {
            *place = to;
            all.push((format!("{path} {how}"), other));
        }
    };
    for path in found.iter().skip(1) {
        let was = value.pointer(path).expect("it is there").clone();
        match &was {
            Value::String(text) => {
                add(path, "longer", json!(format!("{text} ")));
                let shorter: String = text.chars().skip(1).collect();
                add(path, "shorter", json!(shorter));
                if text.contains("FRA") {
                    add(path, "other", json!(text.replace("FRA", "GER")));
                }
            }
            Value::Number(number) => {
                let number = number.as_u64().unwrap_or_default();
                add(path, "one more", json!(number + 1));
                add(path, "one less", json!(number.saturating_sub(1)));
            }
            Value::Bool(is_so) => add(path, "turned", json!(!is_so)),
            Value::Array(items) => {
                add(path, "twice", items.iter().chain(items.last()).cloned().collect());
                add(path, "without the last", items[..items.len().saturating_sub(1)].to_vec().into());
                add(path, "backwards", items.iter().rev().cloned().collect());
            }
            Value::Null | Value::Object(_) => {}
        }
        add(path, "null", Value::Null);
    }
    all
}

fn tell<T: std::fmt::Debug>(out: &mut String, what: &str, found: &[T]) {
    let shown: Vec<String> = found.iter().take(SHOWN).map(|one| format!("{one:?}")).collect();
    let more = found.len().saturating_sub(SHOWN);
    let _ =
        writeln!(out, "{what}: {}{}", shown.join(", "), if more > 0 { format!(" and {more}") } else { String::new() });
}

#[test]
fn what_a_changed_dossier_does_not_prove_is_named_as_it_was() {
    let lines = lines();
    let whole = dossier(&lines);
    let file = whole.write().expect("written");
    assert_eq!(whole.unproven(file.as_bytes()), [], "the whole one");
    assert_eq!(Dossier::read(file.as_bytes()), Ok(reread(&whole)));
    let mut out = String::new();
    for (what, changed) in spoilt(&serde_json::to_value(&whole).expect("JSON")) {
        match Dossier::read(changed.to_string().as_bytes()) {
            Err(DossierFault::Json { .. }) => {}
            Err(fault) => tell(&mut out, &what, &[fault]),
            Ok(changed) => {
                // As a forger would write it, with the hall's signature under something else, and then signed by the hall.
                let text = changed.write().expect("written");
                tell(&mut out, &what, &changed.unproven(text.as_bytes()));
                let mut signed = changed;
                signed.seal = signed.sealed_text().ok().and_then(|text| sealed(&text));
                let text = signed.write().expect("written");
                tell(&mut out, "  signed", &signed.unproven(text.as_bytes()));
            }
        }
    }
    for (what, bytes) in [("behind", format!("{file}\n")), ("between", file.replacen("  ", "   ", 1))] {
        tell(&mut out, what, &Dossier::read(bytes.as_bytes()).expect("the same").unproven(bytes.as_bytes()));
    }
    let large = vec![b' '; sonneborn_exchange::dossier::MAX_BYTES + 1];
    tell(&mut out, "as large as can be", &[Dossier::read(&large[1..])]);
    tell(&mut out, "larger", &[Dossier::read(&large)]);
    held("tests/exchange/held/dossiers.txt", &out);
}

/// As it is read: the clock in the hall is not in the file.
fn reread(dossier: &Dossier) -> Dossier {
    let mut dossier = dossier.clone();
    dossier.acts.iter_mut().for_each(|act| act.hall_time = Default::default());
    dossier
}

#[test]
fn a_changed_event_is_refused_as_it_was() {
    let games = vec![ArchivedGame { round: RoundNo(1), board: 1, pgn: "1. e4 *".into() }];
    let plain = Archive::new("test", entries(), games);
    let mut signed = plain.clone();
    signed.seal = signed.sealed_text().ok().and_then(|text| sealed(&text));
    let mut out = String::new();
    let read = |bytes: &[u8]| match Archive::read(bytes) {
        Ok(read) => format!("{:?}, {} acts", read.proof(), Journal::of(read.journal).state().seq),
        Err(fault) => format!("{fault:?}").chars().take(160).collect(),
    };
    for archive in [&plain, &signed] {
        let whole = archive.write().expect("written");
        let _ = writeln!(out, "whole: {}", read(whole.as_bytes()));
        let _ = writeln!(out, "with a line behind: {}", read(format!("{whole}\n").as_bytes()));
    }
    for (what, changed) in spoilt(&serde_json::to_value(&plain).expect("JSON")) {
        let text = changed.to_string();
        if !matches!(Archive::read(text.as_bytes()), Err(ArchiveFault::Json { .. })) {
            let _ = writeln!(out, "{what}: {}", read(text.as_bytes()));
        }
    }
    let old = serde_json::to_string(&plain).expect("JSON").replace("\"edition\":2", "\"edition\":1");
    let _ = writeln!(out, "edition 1: {}", read(old.as_bytes()));
    for (what, changed) in spoilt(&serde_json::to_value(&signed.seal).expect("JSON")) {
        let mut forged = signed.clone();
        forged.seal = serde_json::from_value(changed).ok();
        let _ = writeln!(out, "seal {what}: {}", read(forged.write().expect("written").as_bytes()));
    }
    let mut poorer = signed.clone();
    poorer.games.clear();
    let _ = writeln!(out, "games taken out: {}", read(poorer.write().expect("written").as_bytes()));
    for bytes in ["", " {", "[]", "\n\t{\"format\":1}"] {
        let _ = writeln!(out, "{bytes:?}: {}, {}", Archive::is_json(bytes.as_bytes()), read(bytes.as_bytes()));
    }
    held("tests/exchange/held/archives.txt", &out);
}

#[test]
fn what_a_copy_is_sent_comes_back_and_what_was_forged_is_named() {
    let lines = lines();
    let mut out = String::new();
    for from in 0..=lines.len() {
        let after = from.checked_sub(1).map_or_else(Head::default, |last| lines[last].head());
        for bytes in [0, 1, 700, 1_200, 2_000, 3_500, 100_000] {
            let sent = Lines::of(after, &lines[from..], bytes);
            let count = sent.lines.len();
            let again: Lines = copy::read(serde_json::to_string(&sent).expect("JSON").as_bytes()).expect("ours");
            assert_eq!(again.clone().kept(), Ok((after, lines[from..from + count].to_vec())));
            let _ = writeln!(out, "after {from}, {bytes} bytes: {count} lines");
            // Whoever copies so many has with each person who is gone the act that did it.
            assert!(
                count == 0
                    || Persons::of(&lines[from..from + count]).first_forged(&lines[from..from + count]).is_none()
            );
        }
    }
    let persons = Persons::of(&lines);
    for (what, changed) in spoilt(&serde_json::to_value(&persons).expect("JSON")) {
        if let Ok(changed) = copy::read::<Persons>(changed.to_string().as_bytes()) {
            tell(&mut out, &what, &[changed.first_forged(&lines)]);
        }
    }
    for (what, changed) in spoilt(&serde_json::to_value(Lines::of(Head::default(), &lines[2..], 1)).expect("JSON")) {
        let Ok(changed) = copy::read::<Lines>(changed.to_string().as_bytes()) else { continue };
        let told =
            changed.kept().map(|(after, lines)| (after.seq, lines.len(), lines[..].first().map(|line| line.seq)));
        tell(&mut out, &what, &[told]);
    }
    let games = |pgn: &str| vec![(1, 1, pgn.to_owned()), (1, 2, "1. c4 *".into()), (2, 1, "1. d4 *".into())];
    let known = Known::of(&lines, &games("1. e4 *"));
    let _ = writeln!(out, "{known:?}");
    assert_eq!(known.head(), Ok(lines[3].head()));
    let (other, without) = (Known::of(&lines, &games("1. e4")), Known::of(&lines[..3], &[]));
    assert!(other.games[&1] != known.games[&1] && other.games[&2] == known.games[&2]);
    assert!(without.persons == known.persons && Known::of(&lines[..2], &[]).persons != known.persons);
    for (what, changed) in spoilt(&serde_json::to_value(&known).expect("JSON")) {
        if let Ok(changed) = copy::read::<Known>(changed.to_string().as_bytes()) {
            tell(&mut out, &what, &[changed.head().map(|head| head.seq)]);
        }
    }
    let over = games_of(games("*"), |round| round == RoundNo(1));
    assert_eq!(over, games("*")[..2]);
    assert!(copy::read::<Games>(b"{\"round\":1}").is_err());
    held("tests/exchange/held/copies.txt", &out);
}

/// The journal that is changed is sound: as it is kept it proves itself, and the forgotten one stands there by another name.
#[test]
fn the_journal_is_sound() {
    let lines = lines();
    assert_eq!(sonneborn_tournament::chain::faults(&lines), []);
    let joined = lines
        .iter()
        .map(|line| personal::join(line.seq, &line.text, line.personal.as_deref(), &forgotten(&lines)).expect("ours"));
    let journal = Journal::of(joined.collect());
    let names: Vec<&str> = journal.state().players.iter().map(|player| player.data.name.as_str()).collect();
    assert_eq!(names, ["Doe, Jo", "Player 2", "Poe, Ed"]);
    assert_ne!(*journal.state(), Tournament::default());
}

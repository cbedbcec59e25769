//! Files of every kind that somebody sends, damaged at random: the server answers each, goes on, and nobody else waits for it.
//!
//! `SONNEBORN_MUTATIONS=10000` sends as many, and `SONNEBORN_SEED=7` other ones. With `SONNEBORN_PROGRAM` the measure is that of a
//! release build, where the longest wait of the others is held to `SONNEBORN_MOST_WAIT` milliseconds.

use crate::rating_lists::{XML, list};
use crate::running::{Hall, ask};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::io::{Cursor, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Sent where nothing else is said: some of each kind.
const USUAL: usize = 220;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|number| number.parse().ok())
}

/// A kind of file: its name, where it is sent, the fields beside it, whole examples, and how they are packed once they are damaged.
struct Kind {
    name: &'static str,
    path: &'static str,
    fields: &'static [(&'static str, &'static str)],
    examples: Vec<Vec<u8>>,
    pack: fn(Vec<u8>) -> Vec<u8>,
}

fn as_it_is(content: Vec<u8>) -> Vec<u8> {
    content
}

const LIST: &[(&str, &str)] =
    &[("name", "FIDE"), ("valid_from", "2026-11-01"), ("federation", ""), ("rate", "standard")];

fn zipped(content: Vec<u8>) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    zip.start_file("players_list.txt", zip::write::SimpleFileOptions::default()).expect("started");
    zip.write_all(&content).expect("written");
    zip.finish().expect("finished").into_inner()
}

/// The body of a file that the server itself gives.
fn exported(hall: &Hall, path: &str) -> Vec<u8> {
    let head = format!("GET {path} HTTP/1.1\r\nCookie: {}", hall.cookie);
    let mut stream = hall.connect();
    use std::io::Read;
    write!(stream, "{head}\r\nHost: {}\r\nConnection: close\r\n\r\n", hall.server.address()).expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("an answer");
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("a head") + 4;
    assert!(answer.starts_with(b"HTTP/1.1 200"), "{path}");
    answer[end..].to_vec()
}

fn kinds(hall: &Hall) -> Vec<Kind> {
    let game = "[Event \"Hall Cup\"]\n[White \"Olsen, Per\"]\n[Black \"Li, Wei\"]\n[Result \"1/2-1/2\"]\n\n1. e4 {[%clk 1:29:58]} e5 \
                2. Nf3 Nc6 (2... d6 3. d4) 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 1/2-1/2\n\n";
    let games = game.repeat(12).into_bytes();
    let trf = exported(hall, "/t/1/reports/report.trf");
    let archive = exported(hall, "/t/1/tournament.json");
    let table = exported(hall, "/t/1/papers/players.csv");
    let workbook = exported(hall, "/t/1/papers/players.xlsx");
    let rows = "<row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>Name</t></is></c><c r=\"B1\" t=\"s\"><v>0</v></c></row>\
                <row r=\"2\"><c r=\"A2\" t=\"inlineStr\"><is><t>Euwe, Max</t></is></c><c r=\"B2\"><v>2530</v></c></row>";
    let kind = |name, path, examples| Kind { name, path, fields: &[], examples, pack: as_it_is };
    vec![
        kind("TRF", "/import", vec![trf]),
        kind("archive", "/import", vec![archive]),
        kind(
            "CSV",
            "/t/1/players/import",
            vec![table, "Name;Rating;Fed\nMüller, Ivo;1834;GER\n王小明;1200;CHN\n".into()],
        ),
        kind("XLSX", "/t/1/players/import", vec![workbook]),
        Kind {
            pack: |sheet| crate::attacks::workbook("", &String::from_utf8_lossy(&sheet)),
            ..kind("sheet of an XLSX", "/t/1/players/import", vec![rows.into()])
        },
        kind("PGN of a round", "/t/1/claims/round/1/file", vec![games]),
        kind("PGN of a board", "/t/1/claims/1/1/file", vec![game.into()]),
        Kind { fields: LIST, ..kind("rating list", "/rating-lists", vec![list().into(), XML.into()]) },
        Kind { fields: LIST, ..kind("packed rating list", "/rating-lists", vec![zipped(list().into())]) },
        Kind {
            fields: LIST,
            pack: zipped,
            ..kind("list within its pack", "/rating-lists", vec![list().into(), XML.into()])
        },
    ]
}

/// Numbers that a reader may take for sizes, and words that mean something to one.
const NASTY: [&[u8]; 14] = [
    b"\0",
    b"\xff\xff\xff\xff",
    b"\x7f\xff\xff\xff",
    b"99999999999999999999",
    b"-1",
    b"{\"",
    b"[[[[[[[[",
    b"((((((((",
    b"<a><a><a>",
    b"&#x110000;",
    b"\r\n001 ",
    b"\xef\xbb\xbf",
    b"\xe2\x80\xae",
    b"1e309",
];

fn mutated(example: &[u8], random: &mut StdRng) -> Vec<u8> {
    let mut bytes = example.to_vec();
    for _ in 0..random.random_range(1..6) {
        let at = random.random_range(0..=bytes.len());
        let to = (at + random.random_range(0..64)).min(bytes.len());
        match random.random_range(0..8) {
            0 if at < bytes.len() => bytes[at] ^= 1 << random.random_range(0..8),
            1 if at < bytes.len() => bytes[at] = random.random(),
            2 => bytes.truncate(at),
            3 => drop(bytes.drain(at..to)),
            4 => {
                let nasty = NASTY[random.random_range(0..NASTY.len())];
                bytes.splice(at..to, nasty.iter().copied());
            }
            5 => {
                let piece = bytes[at..to].to_vec();
                let times = random.random_range(1..200);
                bytes.splice(at..at, piece.repeat(times));
            }
            6 => bytes[at..to].fill(0),
            _ => {
                let from = random.random_range(0..=bytes.len().saturating_sub(to - at));
                let piece = bytes[from..from + (to - at).min(bytes.len() - from)].to_vec();
                bytes.splice(at..at, piece);
            }
        }
    }
    bytes
}

/// How long others wait for a page meanwhile, one after the other on a connection each.
fn waits(address: &str, paths: &[&str], ends: &AtomicBool) -> Vec<Duration> {
    let mut took = Vec::new();
    while !ends.load(Ordering::Relaxed) {
        for path in paths {
            let asked = Instant::now();
            let (status, _) = ask(address, &format!("GET {path} HTTP/1.1"), b"").expect("an answer");
            took.push(asked.elapsed());
            assert_eq!(status, 200, "{path}");
            thread::sleep(Duration::from_millis(15));
        }
    }
    took.sort();
    took
}

#[test]
fn damaged_files_of_every_kind_are_answered_and_nobody_waits_for_them() {
    let hall = Hall::open(&[]);
    let (kinds, most) = (kinds(&hall), number("SONNEBORN_MUTATIONS").map_or(USUAL, |most| most as usize));
    for kind in &kinds {
        for example in &kind.examples {
            let answer = hall.upload_with(kind.path, kind.fields, "file", &(kind.pack)(example.clone()));
            assert!(answer.starts_with("HTTP/1.1 2") || answer.starts_with("HTTP/1.1 3"), "{}: {answer}", kind.name);
        }
    }
    let mut random = StdRng::seed_from_u64(number("SONNEBORN_SEED").unwrap_or(1));
    let ends = AtomicBool::new(false);
    let mut by_status = std::collections::BTreeMap::<(&str, String), usize>::new();
    let paths = ["/p/1", "/p/1/standings"];
    let alone = thread::scope(|scope| {
        let waiting = scope.spawn(|| waits(hall.server.address(), &paths, &ends));
        thread::sleep(Duration::from_millis(1_500));
        ends.store(true, Ordering::Relaxed);
        waiting.join().expect("answered")
    });
    ends.store(false, Ordering::Relaxed);
    let meanwhile = thread::scope(|scope| {
        let waiting = scope.spawn(|| waits(hall.server.address(), &paths, &ends));
        for sent in 0..most {
            let kind = &kinds[sent % kinds.len()];
            let example = &kind.examples[random.random_range(0..kind.examples.len())];
            let file = (kind.pack)(mutated(example, &mut random));
            let answer = hall.upload_with(kind.path, kind.fields, "file", &file);
            let status = answer.get(9..12).unwrap_or("none").to_owned();
            assert!(
                status.starts_with(['2', '3', '4']) || status == "503",
                "file {sent}, {}: {}\n{}",
                kind.name,
                answer.lines().next().unwrap_or("no answer"),
                String::from_utf8_lossy(&file)
            );
            *by_status.entry((kind.name, status)).or_default() += 1;
        }
        ends.store(true, Ordering::Relaxed);
        waiting.join().expect("answered")
    });
    let said = std::fs::read_to_string(hall.data.join(crate::process::SAID)).expect("readable");
    assert!(!said.contains("panicked"), "{said}");
    let memory = hall.figure("process_resident_memory_bytes") / 1e6;
    let of = |sorted: &[Duration], part: usize| sorted[(sorted.len() * part / 1000).min(sorted.len() - 1)];
    println!("{most} damaged files, {by_status:?}; {memory:.0} MB");
    for (name, took) in [("alone", &alone), ("meanwhile", &meanwhile)] {
        let [median, late, last] = [500, 999, 1000].map(|part| of(took, part));
        println!("{name}: {} pages of others, median {median:?}, 99.9 % {late:?}, longest {last:?}", took.len());
    }
    if let Some(most_wait) = number("SONNEBORN_MOST_WAIT") {
        assert!(of(&meanwhile, 1000) <= Duration::from_millis(most_wait));
    }
    assert!(hall.server.stop());
}

//! How fast games are read, played legally, and replayed in full, on one thread; and who-can-mate questions answered.
//!
//! Real games of the golden data are repeated to 64 MB, so that no cache holds them. Without the data nothing is measured.
//! Where the system tells it, the time is the thread's own on the processor, so that a busy machine does not spoil it.

use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::Instant;

use sonneborn::laws::mating::can_mate;
use sonneborn::laws::pgn::{self, Game};
use sonneborn::laws::position::Position;
use sonneborn::laws::replay::{AtFault, Replay};
use sonneborn::laws::{Color, fen, legality};

const SIZE: usize = 64 * 1024 * 1024;

fn main() {
    let root = std::env::var_os("SONNEBORN_GOLDEN")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/golden"), PathBuf::from)
        .join("rules");
    if !root.exists() {
        eprintln!("SKIPPED no golden data at {}", root.display());
        return;
    }
    games("with clocks", &root.join("pgn/real/31_games.pgn"));
    games("without clocks", &root.join("pgn/real/twic1599_1000k.pgn"));
    mating(&root.join("expected/unfair.txt"));
}

/// Measures the games of a file, repeated.
fn games(name: &str, file: &Path) {
    let bytes = fs::read(file).expect("a file of the golden data");
    let (text, _) = pgn::decode(&bytes);
    let text = text.repeat(SIZE.div_ceil(text.len()));
    println!("{name}: {} MB", text.len() / 1024 / 1024);
    measure("reading", &text, |game| game.moves().len());
    measure("reading and legal play", &text, legal_play);
    measure("full replay", &text, |game| Replay::of(game, AtFault::Stop).len());
    measure("full replay and clock notes", &text, |game| {
        let replay = Replay::of(game, AtFault::Stop);
        replay.clock_notes(game).len()
    });
}

fn measure(what: &str, text: &str, work: impl Fn(&Game<'_>) -> usize) {
    let start = Stopwatch::start();
    let mut games = 0u32;
    for game in pgn::games(text) {
        black_box(work(&game));
        games += 1;
    }
    let seconds = start.seconds();
    println!("  {what}: {:.0} games/s, {:.0} MB/s", f64::from(games) / seconds, text.len() as f64 / seconds / 1e6);
}

fn legal_play(game: &Game<'_>) -> usize {
    let mut position = game.tag("FEN").and_then(|fen| fen::read(&fen).ok()).unwrap_or_default();
    let mut plies = 0;
    for recorded in game.moves() {
        let Some(Ok(mv)) = recorded.written.map(|written| legality::resolve(&position, written)) else { break };
        position.play(mv);
        plies += 1;
    }
    plies
}

/// Both sides of every position decided on time that the opponent could not have won.
fn mating(file: &Path) {
    let text = fs::read_to_string(file).expect("a file of the golden data");
    let positions: Vec<Position> = text.lines().filter_map(|line| fen::read(line).ok()).collect();
    let start = Stopwatch::start();
    for position in &positions {
        for side in Color::ALL {
            black_box(can_mate(position, side));
        }
    }
    let questions = positions.len() as f64 * 2.0;
    println!("who can mate: {:.0} questions/s", questions / start.seconds());
}

/// Time spent by this thread on the processor; by the wall where the system does not tell.
struct Stopwatch {
    wall: Instant,
    processor_ns: Option<u64>,
}

impl Stopwatch {
    fn start() -> Stopwatch {
        Stopwatch { wall: Instant::now(), processor_ns: processor_ns() }
    }

    fn seconds(&self) -> f64 {
        match (self.processor_ns, processor_ns()) {
            (Some(start), Some(end)) => (end - start) as f64 / 1e9,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

/// Linux: nanoseconds of this thread on the processor.
fn processor_ns() -> Option<u64> {
    fs::read_to_string("/proc/thread-self/schedstat").ok()?.split_whitespace().next()?.parse().ok()
}

//! Other programs beside ours on the same fields: whole processes, in the same run, as ratios. Nothing is asserted.

use sonneborn::exchange::trf::{self, Output, Version};
use sonneborn::pairing;
use sonneborn::pairing::generator::{self, Options};
use sonneborn::tournament::statement::Statement;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Round 5 of 9 is paired.
const ROUNDS: u16 = 9;
const PLAYED: u16 = 4;
const PLAYERS: [u16; 5] = [20, 100, 200, 500, 1_000];
/// Each process is run so often, and the shortest time counts.
const RUNS: usize = 3;

/// How bbpPairings is asked for the next round, and ours as well.
const BBP_REQUEST: &[&str] = &["--dutch", "{file}", "-p"];

/// A program that pairs the next round of a file, and how it is asked to.
struct Peer {
    name: &'static str,
    command: Vec<String>,
    arguments: &'static [&'static str],
}

/// Prints players, our time, theirs, and the ratio, for every peer that the environment names.
pub fn compare() {
    let peers: Vec<Peer> = [
        ("SONNEBORN_PEER_BBP", "bbpPairings", BBP_REQUEST),
        ("SONNEBORN_PEER_GACRUX", "gacrux", &["-i", "{file}", "-p", "-dT", "-n", "{round}"][..]),
    ]
    .into_iter()
    .filter_map(|(variable, name, arguments)| Some(Peer { name, command: words(variable)?, arguments }))
    .collect();
    if peers.is_empty() {
        println!("No peer was given: name one by SONNEBORN_PEER_BBP or SONNEBORN_PEER_GACRUX to compare.");
        return;
    }
    let Some(own) = own_program() else {
        println!("No program of ours to compare: build it first with `cargo build --release`.");
        return;
    };
    let ours = Peer { name: "ours", command: vec![own.display().to_string(), "pair".into()], arguments: BBP_REQUEST };
    let folder = tempfile::tempdir().expect("a folder for the fields");
    println!("{:<12} {:>7} {:>9} {:>9} {:>7}", "peer", "players", "ours", "theirs", "ratio");
    for players in PLAYERS {
        let file = folder.path().join(format!("{players}.trf"));
        std::fs::write(&file, field(players)).expect("the folder can be written");
        let file = file.display().to_string();
        let own = shortest(&ours, &file);
        for peer in &peers {
            let (Some(own), Some(theirs)) = (own, shortest(peer, &file)) else {
                println!("{:<12} {players:>7} failed", peer.name);
                continue;
            };
            let (own, theirs) = (own.as_secs_f64(), theirs.as_secs_f64());
            println!("{:<12} {players:>7} {own:>8.3}s {theirs:>8.3}s {:>6.1}x", peer.name, theirs / own);
        }
    }
}

fn words(variable: &str) -> Option<Vec<String>> {
    let words: Vec<String> = std::env::var(variable).ok()?.split_whitespace().map(str::to_owned).collect();
    (!words.is_empty()).then_some(words)
}

/// The optimised program in the folder of the benches' build.
fn own_program() -> Option<PathBuf> {
    let benches = std::env::current_exe().ok()?;
    let program = benches.parent()?.parent()?.join(format!("sonneborn{}", std::env::consts::EXE_SUFFIX));
    program.is_file().then_some(program)
}

/// An event with four of its nine rounds played, as TRF26.
fn field(players: u16) -> String {
    let options = Options { players, rounds: ROUNDS, played: PLAYED, ..Options::default() };
    let tournament = generator::generate(&options, &pairing::pair).tournament;
    trf::write(&Statement::of(&tournament), &Output { version: Version::Trf26, ..Output::default() })
}

/// The shortest time of a whole process; `None` if it fails.
fn shortest(peer: &Peer, file: &str) -> Option<Duration> {
    let (program, first) = peer.command.split_first()?;
    let round = (PLAYED + 1).to_string();
    let arguments = peer.arguments.iter().map(|word| word.replace("{file}", file).replace("{round}", &round));
    let arguments: Vec<String> = first.iter().cloned().chain(arguments).collect();
    let times = (0..RUNS).map(|_| {
        let start = Instant::now();
        let run = Command::new(program).args(&arguments).stdout(Stdio::null()).stderr(Stdio::null()).status();
        run.is_ok_and(|status| status.success()).then(|| start.elapsed())
    });
    times.collect::<Option<Vec<Duration>>>()?.into_iter().min()
}

//! The room's tests, built once and run with one fault after the other.

use std::fmt;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use crate::Result;

/// A fault may make the tests so many times slower before it is noticed, and not below this time.
const SLOWER: u32 = 4;
const AT_LEAST: Duration = Duration::from_secs(30);

#[derive(Clone, Copy, PartialEq)]
pub enum Outcome {
    Caught,
    TooSlow,
    Missed,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Self::Caught => "caught",
            Self::TooSlow => "too-slow",
            Self::Missed => "missed",
        })
    }
}

/// The room's unit tests and its own tests.
pub fn built(copy: &Path, room: &str) -> Result<Vec<PathBuf>> {
    let package = format!("sonneborn-{room}");
    let arguments = ["test", "--package", &package, "--lib", "--test", room, "--no-run", "--message-format=json"];
    // A sample runs its tests a hundred times: optimised, with the checks of a build for development, but for words.
    let mut cargo = Command::new("cargo");
    cargo.args(arguments).current_dir(copy);
    for name in std::iter::once("i18n").chain(above(room).iter().copied()) {
        cargo.args(["--config", &format!("profile.test.package.sonneborn-{name}.opt-level=0")]);
    }
    cargo.env("CARGO_PROFILE_TEST_OPT_LEVEL", "2").stderr(Stdio::inherit());
    let said = cargo.output()?;
    if !said.status.success() {
        return Err("the tests do not build".into());
    }
    let mut binaries = Vec::new();
    for line in String::from_utf8(said.stdout)?.lines() {
        let message: serde_json::Value = serde_json::from_str(line)?;
        binaries.extend(message["executable"].as_str().map(PathBuf::from));
    }
    Ok(binaries)
}

/// The rooms above a room that its tests use: each sample builds them anew, which takes longer than they do.
fn above(room: &str) -> &'static [&'static str] {
    match room {
        "tournament" => &["rating", "standings", "pairing"],
        _ => &[],
    }
}

/// How long a trial may take, by the tests without a fault.
pub fn patience(folder: &Path, binaries: &[PathBuf]) -> Result<Duration> {
    let began = Instant::now();
    let outcome = tried(folder, binaries, usize::MAX, Duration::MAX)?;
    if outcome != Outcome::Missed {
        return Err("the tests fail without any fault".into());
    }
    eprintln!("the tests take {:?}", began.elapsed());
    Ok((began.elapsed() * SLOWER).max(AT_LEAST))
}

/// What the tests say of one fault, in the folder where Cargo would run them.
pub fn tried(folder: &Path, binaries: &[PathBuf], number: usize, patience: Duration) -> Result<Outcome> {
    let began = Instant::now();
    for binary in binaries {
        let mut run = Command::new(binary)
            .current_dir(folder)
            .env("SONNEBORN_MUTANT", number.to_string())
            .env("PROPTEST_FAILURE_PERSISTENCE", "off")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let (tell, told) = mpsc::channel();
        let lines = BufReader::new(run.stdout.take().ok_or("no output")?).lines();
        std::thread::spawn(move || lines.map_while(std::result::Result::ok).for_each(|line| drop(tell.send(line))));
        // The first test that fails is enough.
        let outcome = loop {
            match told.recv_timeout(patience.saturating_sub(began.elapsed())) {
                Ok(line) if line.ends_with("... FAILED") => break Some(Outcome::Caught),
                Ok(_) => {}
                Err(mpsc::RecvTimeoutError::Timeout) => break Some(Outcome::TooSlow),
                Err(mpsc::RecvTimeoutError::Disconnected) => break None,
            }
        };
        if let Some(outcome) = outcome {
            run.kill()?;
            run.wait()?;
            return Ok(outcome);
        }
        if !run.wait()?.success() {
            return Ok(Outcome::Caught);
        }
    }
    Ok(Outcome::Missed)
}

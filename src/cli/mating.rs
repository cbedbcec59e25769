//! `sonneborn mating`: for scripts: can this side still mate? One position a line from standard input.
//!
//! A line is a FEN and `white` or `black`; the answer is `winnable`, `unwinnable` or `unknown`. With `--line` the mating
//! moves or the reason follow. A line that cannot be read is answered `error` and what is wrong with it; the exit status
//! is then 1.

use std::io::{self, BufRead, Write};
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use clap::Args;

use super::language::lang;
use sonneborn_i18n::{claims, cli as say, laws as words};
use sonneborn_laws::mating::{Mating, can_mate};
use sonneborn_laws::position::Position;
use sonneborn_laws::{Color, fen, notation};

#[derive(Debug, Args)]
pub struct Arguments {
    #[arg(help = say::mating_line(lang()), long)]
    line: bool,
}

/// So many lines are read before they are answered.
const BATCH: usize = 4_096;

pub fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    let mut status = ExitCode::SUCCESS;
    let mut lines = io::stdin().lock().lines();
    loop {
        let batch = lines.by_ref().filter(not_blank).take(BATCH).collect::<io::Result<Vec<String>>>()?;
        if batch.is_empty() {
            break;
        }
        for answered in answers(&batch, arguments.line) {
            match answered {
                Ok(answer) => writeln!(output, "{answer}")?,
                Err(why) => {
                    writeln!(output, "error: {why}")?;
                    status = ExitCode::from(1);
                }
            }
        }
        output.flush()?;
    }
    Ok(status)
}

fn not_blank(line: &io::Result<String>) -> bool {
    line.as_ref().map_or(true, |line| !line.trim().is_empty())
}

/// The answers to some lines, in their order, found on every core.
fn answers(lines: &[String], with_line: bool) -> Vec<Result<String, String>> {
    let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found = Vec::new();
        // One position may take a thousand times as long as another, so each core takes the next line that is free.
        while let Some((index, line)) =
            Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|i| Some((i, lines.get(i)?)))
        {
            found.push((index, question(line).map(|(position, side)| answer(&position, side, with_line))));
        }
        found
    };
    let mut found: Vec<(usize, Result<String, String>)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..cores.min(lines.len())).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("answering does not panic")).collect()
    });
    found.sort_by_key(|(index, _)| *index);
    found.into_iter().map(|(_, answer)| answer).collect()
}

/// Takes `FEN white` or `FEN black` apart.
fn question(line: &str) -> Result<(Position, Color), String> {
    let (fen, side) = line.trim().rsplit_once(char::is_whitespace).ok_or_else(|| say::fen_and_side(lang()))?;
    let side = match side {
        "white" => Color::White,
        "black" => Color::Black,
        _ => return Err(say::side_at_end(lang()).to_owned()),
    };
    let position = fen::read(fen).map_err(|error| words::fen_error(lang(), &error))?;
    Ok((position, side))
}

fn answer(position: &Position, side: Color, with_line: bool) -> String {
    let mating = can_mate(position, side);
    let word = match mating {
        Mating::Winnable { .. } => "winnable",
        Mating::Unwinnable { .. } => "unwinnable",
        Mating::Unknown => "unknown",
    };
    if !with_line {
        return word.to_owned();
    }
    match mating {
        Mating::Winnable { line } => format!("{word} {}", written_line(position, &line)),
        Mating::Unwinnable { because } => format!("{word} {}", claims::no_mate(lang(), because)),
        Mating::Unknown => word.to_owned(),
    }
}

fn written_line(start: &Position, line: &[sonneborn_laws::Move]) -> String {
    let mut position = start.clone();
    let mut words = Vec::with_capacity(line.len());
    for &mv in line {
        words.push(notation::san(&position, mv));
        position.play(mv);
    }
    words.join(" ")
}

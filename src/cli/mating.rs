//! `sonneborn mating`: for scripts: can this side still mate? One position a line from standard input.
//!
//! A line is a FEN and `white` or `black`; the answer is `winnable`, `unwinnable` or `unknown`. With `--line` the mating
//! moves or the reason follow. A line that cannot be read is answered `error` and what is wrong with it; the exit status
//! is then 1.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use clap::Args;

use crate::i18n::{Lang, laws as words};
use crate::laws::mating::{Mating, NoMate, can_mate};
use crate::laws::position::Position;
use crate::laws::{Color, fen, notation};

#[derive(Debug, Args)]
pub struct Arguments {
    /// Add the moves that mate, or the reason why none do
    #[arg(long)]
    line: bool,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    let mut status = ExitCode::SUCCESS;
    for line in io::stdin().lock().lines() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        match question(&line) {
            Ok((position, side)) => writeln!(output, "{}", answer(&position, side, arguments.line))?,
            Err(why) => {
                writeln!(output, "error: {why}")?;
                status = ExitCode::from(1);
            }
        }
    }
    output.flush()?;
    Ok(status)
}

/// Takes `FEN white` or `FEN black` apart.
fn question(line: &str) -> Result<(Position, Color), String> {
    let (fen, side) = line.trim().rsplit_once(char::is_whitespace).ok_or("expected a FEN and white or black")?;
    let side = match side {
        "white" => Color::White,
        "black" => Color::Black,
        _ => return Err("expected white or black at the end of the line".to_owned()),
    };
    let position = fen::read(fen).map_err(|error| words::fen_error(Lang::English, &error))?;
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
        Mating::Unwinnable { because: NoMate::GameOver } => format!("{word} the game is over"),
        Mating::Unwinnable { because: NoMate::Material } => format!("{word} too few pieces are left to mate"),
        Mating::Unwinnable { because: NoMate::Exhausted } => format!("{word} no series of legal moves mates"),
        Mating::Unknown => format!("{word} the search gave up"),
    }
}

fn written_line(start: &Position, line: &[crate::laws::Move]) -> String {
    let mut position = start.clone();
    let mut words = Vec::with_capacity(line.len());
    for &mv in line {
        words.push(notation::san(&position, mv));
        position.play(mv);
    }
    words.join(" ")
}

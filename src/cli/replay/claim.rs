//! One claim from the command line: its options, its ruling in words and as JSON, and the exit status.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Context;
use clap::{Args, ValueEnum};
use serde::Serialize;

use super::Arguments;
use crate::i18n::{Lang, claims as words, doubts};
use crate::laws::claim::{Announced, ClaimForm, ClaimName, Flag, Rules, Side, Verdict};
use crate::laws::clock::Clocks;
use crate::laws::pgn;
use crate::laws::replay::Replay;
use crate::laws::ruling::{Ruling, rule};
use crate::laws::sheet::mendings;
use crate::laws::{Color, fen};

#[derive(Debug, Args)]
pub(super) struct Options {
    /// A claim, at the claimant's (of illegal moves and touched pieces: the offender's) move with this number, without it
    /// at the end of the record: threefold, fifty, over, dead, agreement, flag, quickplay, increment, resignation, late, setup,
    /// board, colours, displaced, setting, position, recording, illegal, press, hands, touched, released, promoted; for
    /// instance threefold@34
    #[arg(long, value_name = "KIND[@MOVE]", requires = "by")]
    claim: Option<String>,
    /// Who claims (or resigns)
    #[arg(long, value_enum)]
    by: Option<SideName>,
    /// The move written down and announced, or the illegal move
    #[arg(long, value_name = "MOVE")]
    announced: Option<String>,
    /// Which game of the file, from 1
    #[arg(long, default_value_t = 1)]
    game: usize,
    /// White's remaining time, h:mm:ss; without it as the record says
    #[arg(long, value_name = "TIME", requires = "black_clock")]
    white_clock: Option<String>,
    /// Black's remaining time
    #[arg(long, value_name = "TIME", requires = "white_clock")]
    black_clock: Option<String>,
    /// flag: whose flag has fallen (the opponent's if not said)
    #[arg(long, value_enum)]
    fallen: Option<FallenName>,
    /// flag: this is the last period
    #[arg(long)]
    last_period: bool,
    /// flag: the moves to be completed in the period
    #[arg(long)]
    required_moves: Option<u32>,
    /// illegal: earlier illegal moves of the same player in this game
    #[arg(long, default_value_t = 0)]
    earlier: u32,
    /// illegal: the claimant has already made his next move
    #[arg(long)]
    replied: bool,
    /// touched: the squares in the order of touching, for instance "e1 h1"
    #[arg(long)]
    squares: Option<String>,
    /// late: minutes after the start
    #[arg(long)]
    minutes: Option<u32>,
    /// late: the event's default time in minutes
    #[arg(long)]
    default_time: Option<u32>,
    /// late: neither player was present at the start
    #[arg(long)]
    nobody_present: bool,
    /// agreement: the move from which the event allows it
    #[arg(long)]
    from_move: Option<u32>,
    /// The record was compared with the board and the other scoresheet: it is right as it stands
    #[arg(long)]
    checked: bool,
    /// quickplay, increment: the event announced Guidelines III
    #[arg(long)]
    quickplay_announced: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum SideName {
    White,
    Black,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum FallenName {
    White,
    Black,
    Both,
}

impl Options {
    pub(super) fn is_given(&self) -> bool {
        self.claim.is_some()
    }

    fn form(&self) -> anyhow::Result<ClaimForm> {
        let text = self.claim.as_deref().unwrap_or_default();
        let (code, number) = match text.split_once('@') {
            Some((code, number)) => (code, Some(number.parse().context("the move after @ is no number")?)),
            None => (text, None),
        };
        Ok(ClaimForm {
            claim: ClaimName::from_code(code).with_context(|| format!("there is no claim \"{code}\"; see --help"))?,
            by: match self.by {
                Some(SideName::Black) => Side::Black,
                _ => Side::White,
            },
            at_move: number,
            announced: self.announced.clone(),
            white_clock: self.white_clock.clone(),
            black_clock: self.black_clock.clone(),
            fallen: self.fallen.map(|fallen| match fallen {
                FallenName::White => Flag::White,
                FallenName::Black => Flag::Black,
                FallenName::Both => Flag::Both,
            }),
            last_period: self.last_period,
            required_moves: self.required_moves,
            earlier: self.earlier,
            replied: self.replied,
            squares: self.squares.clone(),
            minutes: self.minutes,
            default_minutes: self.default_time,
            nobody_present: self.nobody_present,
            from_move: self.from_move,
            checked: self.checked,
        })
    }
}

/// Settles the claim and says so.
pub(super) fn settle(arguments: &Arguments, text: &str) -> anyhow::Result<ExitCode> {
    let options = &arguments.claim;
    let index = options.game.checked_sub(1).context("games are counted from 1")?;
    let game = pgn::games(text).nth(index).with_context(|| format!("the file has no game {}", options.game))?;
    let replay = Replay::of(&game, arguments.at_fault());
    let mendings = mendings(&game);
    let read = options.form().and_then(|form| {
        form.read(&game, &replay).map_err(|error| anyhow::anyhow!(words::form_error(Lang::English, &error)))
    });
    let claim = match read {
        Ok(claim) => claim,
        Err(error) => {
            eprintln!("sonneborn: {error:#}");
            return Ok(ExitCode::from(crate::cli::USAGE));
        }
    };
    let announced = Announced { quickplay: options.quickplay_announced, agreement_from_move: options.from_move };
    let rules = Rules { edition: arguments.edition, rate: arguments.rate(), announced };
    let ruling = rule(&replay, &claim, rules);
    let mut output = io::stdout().lock();
    if !arguments.json {
        for line in words::ruling(Lang::English, &ruling) {
            writeln!(output, "{line}")?;
        }
        for mending in &mendings {
            writeln!(output, "{}", doubts::mending(Lang::English, mending))?;
        }
    }
    serde_json::to_writer(&mut output, &RulingReport::of(&replay, &ruling))?;
    writeln!(output)?;
    Ok(match ruling.verdict() {
        Verdict::Right => ExitCode::SUCCESS,
        Verdict::Wrong => ExitCode::from(1),
        Verdict::Undecided => ExitCode::from(2),
    })
}

/// A ruling as scripts get it.
#[derive(Debug, Serialize)]
struct RulingReport {
    claim: &'static str,
    by: &'static str,
    ply: usize,
    verdict: &'static str,
    edition: &'static str,
    article: Option<&'static str>,
    penalty_article: Option<String>,
    /// What to mend or ask before it can be decided.
    doubts: Vec<String>,
    facts: Vec<String>,
    consequences: Vec<String>,
    result: Option<&'static str>,
    clocks_ms: Option<Clocks>,
    positions: Vec<PositionReport>,
}

#[derive(Debug, Serialize)]
struct PositionReport {
    ply: usize,
    after: Option<String>,
    fen: String,
}

impl RulingReport {
    fn of(replay: &Replay, ruling: &Ruling) -> RulingReport {
        let lang = Lang::English;
        let finding = &ruling.finding;
        let position = |&ply: &usize| PositionReport {
            ply,
            after: (ply > 0).then(|| replay.numbered_san(ply)),
            fen: fen::write(replay.position(ply)),
        };
        RulingReport {
            claim: ruling.claim.kind.name().code(),
            by: if ruling.claim.by == Color::White { "white" } else { "black" },
            ply: ruling.claim.ply.min(replay.len()),
            verdict: match ruling.verdict() {
                Verdict::Right => "right",
                Verdict::Wrong => "wrong",
                Verdict::Undecided => "undecided",
            },
            edition: ruling.rules.edition.code(),
            article: ruling.article,
            penalty_article: Some(ruling.penalty_articles.join(" + ")).filter(|articles| !articles.is_empty()),
            doubts: finding.doubts.iter().map(|doubt| doubts::doubt(lang, doubt)).collect(),
            facts: finding.facts.iter().map(|fact| words::fact(lang, fact)).collect(),
            consequences: ruling.consequences.iter().map(|item| words::consequence(lang, item)).collect(),
            result: ruling.result().map(|result| result.token()),
            clocks_ms: ruling.clocks,
            positions: finding.shown.iter().map(position).collect(),
        }
    }
}

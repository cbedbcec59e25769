//! One claim from the command line: its options, its ruling in words and as JSON, and the exit status.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::{Args, ValueEnum};

use super::Arguments;
use crate::cli::language::{self, lang};
use crate::cli::{failure, values};
use sonneborn_i18n::{claims as words, cli as say, doubts};
use sonneborn_laws::claim::{Announced, BoardSeen, ClaimForm, ClaimName, Flag, GameNow, Rules, SeenBy, Side, Verdict};
use sonneborn_laws::pgn;
use sonneborn_laws::ruling::rule;
use sonneborn_laws::sheet::mendings;
use sonneborn_rules::Ruled;

#[derive(Debug, Args)]
pub(super) struct Options {
    #[arg(help = say::claim_kind(lang(), codes()), long, value_name = "KIND[@MOVE]", requires = "by")]
    claim: Option<String>,
    #[arg(help = say::claim_by(lang()), long, value_enum)]
    by: Option<SideName>,
    #[arg(help = say::claim_announced(lang()), long, value_name = "MOVE")]
    announced: Option<String>,
    #[arg(help = say::claim_game(lang()), long, default_value_t = 1, value_parser = values::number(1, usize::MAX))]
    game: usize,
    #[arg(help = say::claim_white_clock(lang()), long, value_name = "TIME", requires = "black_clock")]
    white_clock: Option<String>,
    #[arg(help = say::claim_black_clock(lang()), long, value_name = "TIME", requires = "white_clock")]
    black_clock: Option<String>,
    #[arg(help = say::claim_fallen(lang()), long, value_enum)]
    fallen: Option<FallenName>,
    #[arg(help = say::claim_last_period(lang()), long)]
    last_period: bool,
    #[arg(help = say::claim_required_moves(lang()), long, value_parser = values::number(0, u32::MAX))]
    required_moves: Option<u32>,
    #[arg(help = say::claim_earlier(lang()), long, default_value_t = 0, value_parser = values::number(0, u32::MAX))]
    earlier: u32,
    #[arg(help = say::claim_replied(lang()), long)]
    replied: bool,
    #[arg(help = say::claim_squares(lang()), long)]
    squares: Option<String>,
    #[arg(help = say::claim_minutes(lang()), long, value_parser = values::number(0, u32::MAX))]
    minutes: Option<u32>,
    #[arg(help = say::claim_default_time(lang()), long, value_parser = values::number(0, u32::MAX))]
    default_time: Option<u32>,
    #[arg(help = say::claim_nobody(lang()), long)]
    nobody_present: bool,
    #[arg(help = say::claim_from_move(lang()), long, value_parser = values::number(0, u32::MAX))]
    from_move: Option<u32>,
    #[arg(help = say::claim_checked(lang()), long)]
    checked: bool,
    #[arg(help = say::claim_said_by(lang()), long, value_name = "NAME", requires = "checked")]
    said_by: Option<String>,
    #[arg(help = say::claim_board(lang()), long, value_name = "FEN")]
    board: Option<String>,
    #[arg(help = say::claim_now(lang()), long, value_parser = game_now())]
    now: Option<String>,
    #[arg(help = say::claim_quickplay(lang()), long)]
    quickplay_announced: bool,
    #[arg(help = say::claim_no_agreement(lang()), long)]
    no_agreement: bool,
    #[arg(help = say::claim_lesser_device(lang()), long)]
    lesser_device_penalty: bool,
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
            Some((code, number)) => (code, Some(number.parse().context(say::move_no_number(lang()))?)),
            None => (text, None),
        };
        Ok(ClaimForm {
            claim: ClaimName::from_code(code).with_context(|| say::no_claim(lang(), code))?,
            by: match self.by {
                Some(SideName::White) => Side::White,
                Some(SideName::Black) => Side::Black,
                None => bail!(say::required_missing(lang(), "--by")),
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
            said_by: self.said_by.clone(),
            board: self.board.clone().map(|pieces| BoardSeen { pieces, by: SeenBy::Placed }),
            now: self.now.as_deref().and_then(GameNow::of_code),
            // A file of games belongs to no event.
            entered: None,
        })
    }
}

/// Settles the claim and says so.
pub(super) fn settle(arguments: &Arguments, text: &str) -> anyhow::Result<ExitCode> {
    let options = &arguments.claim;
    let game = pgn::games(text).nth(options.game - 1).with_context(|| say::no_game(lang(), options.game))?;
    let replay = arguments.replay(&game);
    let mendings = mendings(&game);
    let read = options
        .form()
        .and_then(|form| form.read(&game, &replay).map_err(|error| anyhow::anyhow!(words::form_error(lang(), &error))));
    let claim = match read {
        Ok(claim) => claim,
        Err(error) => {
            failure::print(&error);
            return Ok(ExitCode::from(crate::cli::USAGE));
        }
    };
    let announced = Announced {
        quickplay: options.quickplay_announced,
        agreement_from_move: options.from_move,
        no_agreement: options.no_agreement,
        lesser_device_penalty: options.lesser_device_penalty,
    };
    let rules = Rules { edition: arguments.edition, rate: arguments.rate(), announced };
    let ruling = rule(&replay, &claim, rules);
    let mut output = io::stdout().lock();
    if !arguments.json {
        for line in words::ruling(lang(), &ruling) {
            writeln!(output, "{line}")?;
        }
        for mending in &mendings {
            writeln!(output, "{}", doubts::mending(lang(), mending))?;
        }
    }
    serde_json::to_writer(&mut output, &Ruled::of(language::OF_SCRIPTS, &replay, &ruling))?;
    writeln!(output)?;
    Ok(match ruling.verdict() {
        Verdict::Right => ExitCode::SUCCESS,
        Verdict::Wrong => ExitCode::from(1),
        Verdict::Undecided => ExitCode::from(2),
    })
}

/// What may be said of the game.
fn game_now() -> clap::builder::PossibleValuesParser {
    clap::builder::PossibleValuesParser::new(GameNow::ALL.map(GameNow::code))
}

/// Every claim by its name on the command line.
fn codes() -> String {
    ClaimName::ALL.map(ClaimName::code).join(", ")
}

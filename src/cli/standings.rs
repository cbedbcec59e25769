//! `sonneborn standings`: the standings of a tournament file, of its players or in a team event of its teams, by any tie-breaks of C.07, as a table or as JSON.

use super::language::lang;
use super::{tournament_file, values};
use anyhow::{Result, anyhow, bail};
use clap::{Args, ValueEnum};
use sonneborn_i18n::{
    cli as say, common as common_words, reader as reader_words, standings as words, statement as statement_words,
};
use sonneborn_rules::tie_breaks;
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::descriptor::{self, Descriptor};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::regulations::TieBreakEdition;
use sonneborn_tournament::statement::{Statement, WhileOpen};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// What standings are wanted.
#[derive(Debug, Args)]
pub struct Arguments {
    #[arg(help = say::trf_file(lang()))]
    file: PathBuf,
    #[arg(help = say::standings_tie_breaks(lang()), long, value_name = "LIST")]
    tie_breaks: Option<String>,
    #[arg(help = say::standings_edition(lang()), long, value_enum)]
    edition: Option<EditionName>,
    #[arg(help = say::standings_after(lang()), long, value_name = "ROUND", value_parser = values::number(1, u16::MAX))]
    after: Option<u16>,
    #[arg(help = say::standings_swiss(lang()), long, conflicts_with = "round_robin")]
    swiss: bool,
    #[arg(help = say::standings_round_robin(lang()), long)]
    round_robin: bool,
    #[arg(help = say::standings_json(lang()), long)]
    json: bool,
}

/// The editions by the year on the command line.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum EditionName {
    #[value(name = "2024")]
    August2024,
    #[value(name = "2026")]
    March2026,
}

/// Prints the standings.
///
/// # Errors
/// What is wrong with the file or with the list of tie-breaks, in words.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let tournament = Tournament::of_import(&tournament_file::read(&arguments.file)?.imported);
    let settings = settings(arguments, &tournament)?;
    let standings = Standings::of_event(&tournament, &settings);
    // Standings are not taken for final ones while something is open (VCL4THP 161).
    let open =
        statement_words::mark(lang(), Statement::after(&tournament, settings.through).to_tell(WhileOpen::Marked));
    let text = if arguments.json {
        // Programs read what is printed, so people are told beside it.
        open.iter().for_each(|open| eprintln!("{open}"));
        format!("{}\n", tie_breaks::json(&tournament, &standings))
    } else {
        as_table(&tournament, &standings) + &open.map(|open| open + "\n").unwrap_or_default()
    };
    std::io::stdout().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

fn settings(arguments: &Arguments, tournament: &Tournament) -> Result<Settings> {
    let explained = |error| anyhow!(words::descriptor_error(lang(), &error));
    let tie_breaks = match arguments.tie_breaks.as_deref() {
        Some(all) if all.eq_ignore_ascii_case("all") && tournament.is_of_teams() => Descriptor::all_of_teams(),
        Some(all) if all.eq_ignore_ascii_case("all") => Descriptor::all_individual(),
        Some(list) => descriptor::parse_list(list).map_err(explained)?,
        None => {
            tournament.regulations.tie_breaks.iter().map(Coded::value).collect::<Result<_, _>>().map_err(explained)?
        }
    };
    let rounds = tournament.rounds.len();
    if arguments.after.is_some_and(|after| usize::from(after) > rounds) {
        bail!("--after: {}", reader_words::allowed_number(lang(), 1, rounds));
    }
    Ok(Settings {
        tie_breaks,
        edition: match arguments.edition {
            Some(EditionName::August2024) => TieBreakEdition::August2024,
            Some(EditionName::March2026) => TieBreakEdition::March2026,
            None => tournament.regulations.tie_break_edition,
        },
        through: RoundNo(arguments.after.unwrap_or(u16::MAX)),
        predetermined: !arguments.swiss && (arguments.round_robin || tournament.regulations.system.is_predetermined()),
    })
}

/// A table in columns, one line a player.
fn as_table(tournament: &Tournament, standings: &Standings) -> String {
    let lang = lang();
    let mut head = vec![
        common_words::rank_short(lang).to_owned(),
        common_words::number_short(lang).to_owned(),
        common_words::name(lang).to_owned(),
    ];
    head.extend(standings.tie_breaks.iter().map(Descriptor::to_string));
    let mut lines = vec![head];
    for row in &standings.rows {
        let participant = standings.field().participant(row.place);
        let mark = words::mark(lang, row.mark);
        let name = participant.name(tournament);
        let mut line = vec![
            row.rank.map_or_else(|| "-".to_owned(), |rank| rank.to_string()),
            participant.number.to_string(),
            if mark.is_empty() { name.to_owned() } else { common_words::noted(lang, name, mark) },
        ];
        line.extend(words::figures(lang, standings, row));
        lines.push(line);
    }
    let dropped: Vec<String> = standings.dropped().iter().map(Descriptor::to_string).collect();
    let note = if dropped.is_empty() { String::new() } else { words::dropped(lang, dropped.join(" ")) + "\n" };
    in_columns(&lines) + &note
}

/// Columns as wide as their widest cell; the third, the name, is set to the left.
fn in_columns(lines: &[Vec<String>]) -> String {
    const NAME: usize = 2;
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..lines.first().map_or(0, Vec::len)).map(width).collect();
    let mut text = String::new();
    for line in lines {
        for (column, cell) in line.iter().enumerate() {
            let width = widths[column];
            text += &if column == NAME { format!("{cell:<width$}  ") } else { format!("{cell:>width$}  ") };
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text
}

//! The help of the commands, laid out by ourselves, because clap says its headings in English only.

use super::language::{self, lang};
use clap::{Arg, Command, CommandFactory};
use sonneborn_i18n::{Lang, cli as say};

/// Lines are broken here.
const WIDTH: usize = 100;
/// How far what an argument means stands from the edge, and the list of commands.
const MEANING: usize = 10;
const INDENT: usize = 2;
/// clap's own command, and what clap puts before and into a line of usage.
const HELP: &str = "help";
const USAGE: &str = "Usage:";
const OPTIONS: &str = "[OPTIONS]";

/// A command with our help, and so are those below it.
pub fn worded(mut command: Command) -> Command {
    command.build();
    with_text(command)
}

fn with_text(mut command: Command) -> Command {
    let text = text(&mut command);
    command.override_help(text).mut_subcommands(with_text)
}

fn text(command: &mut Command) -> String {
    let usage = command.render_usage().to_string();
    let lang = lang();
    let mut parts = Vec::new();
    parts.extend(command.get_about().map(|about| wrapped(&about.to_string(), 0)));
    let usage = usage.replace(USAGE, "").replace(OPTIONS, say::options_placeholder(lang));
    let usage: Vec<String> = usage.lines().map(|line| format!("{}{}", " ".repeat(INDENT), line.trim())).collect();
    parts.push(format!("{}\n{}", say::usage(lang), usage.join("\n")));
    let commands: Vec<&Command> = command.get_subcommands().filter(|one| !one.is_hide_set()).collect();
    if !commands.is_empty() {
        let width = commands.iter().map(|one| one.get_name().len()).max().unwrap_or(0);
        let line = |one: &&Command| {
            let about = one.get_about().map(ToString::to_string).unwrap_or_default();
            let about = if one.get_name() == HELP { say::help_of(lang).to_owned() } else { about };
            format!("  {:<width$}  {}", one.get_name(), wrapped(&about, width + 2 * INDENT).trim_start())
        };
        parts.push(list(say::commands(lang), commands.iter().map(line)));
    }
    let (positional, options): (Vec<&Arg>, Vec<&Arg>) =
        command.get_arguments().filter(|one| !one.is_hide_set()).partition(|one| one.is_positional());
    for (heading, arguments) in [(say::arguments(lang), positional), (say::options(lang), options)] {
        if !arguments.is_empty() {
            parts.push(list(heading, arguments.into_iter().map(argument)));
        }
    }
    parts.extend(command.get_after_help().map(|after| wrapped(&after.to_string(), 0)));
    parts.join("\n\n") + "\n"
}

fn list(heading: &str, lines: impl Iterator<Item = String>) -> String {
    format!("{heading}\n{}", lines.collect::<Vec<_>>().join("\n"))
}

/// Every command with what it takes, as Markdown for the manual, in the language of its reader.
pub fn reference(lang: Lang) -> String {
    language::speaking(lang, || {
        let mut command = super::Arguments::command();
        command.build();
        let mut parts = Vec::new();
        for one in command.get_subcommands_mut() {
            described(one, &mut parts);
        }
        parts.join("\n\n")
    })
}

/// A command and those below it: its name, what it does, its line of usage, and its arguments point by point. What every
/// command takes is left out.
fn described(command: &mut Command, parts: &mut Vec<String>) {
    if command.is_hide_set() || command.get_name() == HELP {
        return;
    }
    let usage =
        command.render_usage().to_string().replace(USAGE, "").replace(OPTIONS, say::options_placeholder(lang()));
    let name = command.get_bin_name().unwrap_or(command.get_name()).to_owned();
    parts.push(format!("### {name} {{#{}}}", name.replace(' ', "-")));
    parts.extend(command.get_about().map(|about| escaped(&about.to_string())));
    if command.get_subcommands().all(|one| one.get_name() == HELP) {
        parts.push(format!("```\n{}\n```", usage.lines().map(str::trim).collect::<Vec<_>>().join("\n")));
    }
    let arguments = command.get_arguments().filter(|one| !one.is_hide_set() && !one.is_global_set());
    let points: Vec<String> =
        arguments.map(|one| format!("- `{}`: {}", spelled(one), escaped(&meaning(one)))).collect();
    if !points.is_empty() {
        parts.push(points.join("\n"));
    }
    parts.extend(command.get_after_help().map(|after| escaped(&after.to_string())));
    for one in command.get_subcommands_mut() {
        described(one, parts);
    }
}

/// Text whose signs are no marks of Markdown.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        if "\\`*_{}[]<>#|".contains(letter) {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

/// How an argument is written, and in the next lines what it means.
fn argument(argument: &Arg) -> String {
    format!("  {}\n{}", spelled(argument), wrapped(&meaning(argument), MEANING))
}

fn meaning(argument: &Arg) -> String {
    let lang = lang();
    let mut meaning = argument.get_help().map(ToString::to_string).unwrap_or_default();
    if argument.get_action().takes_values() {
        let values = argument.get_possible_values();
        let values: Vec<&str> = values.iter().filter(|one| !one.is_hide_set()).map(|one| one.get_name()).collect();
        let defaults: Vec<_> = argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        let environment = argument.get_env().map(|name| say::environment(lang, name.to_string_lossy()));
        let notes = [
            (!values.is_empty()).then(|| say::possible_values(lang, values.join(", "))),
            (!defaults.is_empty()).then(|| say::default_value(lang, defaults.join(","))),
            environment,
        ];
        for note in notes.into_iter().flatten() {
            meaning.push(' ');
            meaning.push_str(&note);
        }
    }
    meaning
}

/// `-o, --output <FILE>`
fn spelled(argument: &Arg) -> String {
    // As clap writes it, which leaves the short form out where there is a long one.
    match (argument.get_short(), argument.get_long()) {
        (Some(short), Some(_)) => format!("-{short}, {argument}"),
        _ => argument.to_string(),
    }
}

/// Text in lines that do not go beyond the width, each so far from the edge.
fn wrapped(text: &str, indent: usize) -> String {
    let margin = " ".repeat(indent);
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        let mut used = indent;
        for piece in pieces(paragraph) {
            let width = piece.chars().map(columns).sum::<usize>();
            if used + piece.trim_end().chars().map(columns).sum::<usize>() > WIDTH && !line.is_empty() {
                lines.push(format!("{margin}{}", line.trim_end()));
                line.clear();
                used = indent;
            }
            line.push_str(piece);
            used += width;
        }
        lines.push(if line.is_empty() { line } else { format!("{margin}{line}") });
    }
    lines.join("\n")
}

/// What stays together in a line: words with the space behind them, Chinese characters with the signs behind them.
fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut before = None;
    for (at, letter) in text.char_indices() {
        let is_sign = |letter: char| "，。；：、）」”！？".contains(letter);
        let opens = |letter: char| "（「“".contains(letter);
        let may_break = match before {
            None => false,
            Some(' ') => letter != ' ',
            Some(before) => {
                (columns(letter) == 2 || columns(before) == 2) && letter != ' ' && !is_sign(letter) && !opens(before)
            }
        };
        if may_break {
            pieces.push(&text[start..at]);
            start = at;
        }
        before = Some(letter);
    }
    pieces.push(&text[start..]);
    pieces
}

/// The columns that a letter takes on a terminal: Chinese characters and their signs take two (UAX 11).
fn columns(letter: char) -> usize {
    let is_wide = matches!(letter, '\u{2e80}'..='\u{a4cf}' | '\u{f900}'..='\u{faff}' | '\u{fe30}'..='\u{fe4f}' | '\u{ff00}'..='\u{ff60}');
    if is_wide { 2 } else { 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words_and_chinese_characters() {
        let text = "word ".repeat(30);
        assert!(wrapped(text.trim(), 4).lines().all(|line| line.len() <= WIDTH && line.starts_with("    word")));
        let text = "编排比赛文件的下一轮，".repeat(10);
        let broken = wrapped(&text, 10);
        assert!(broken.lines().all(|line| line.chars().map(columns).sum::<usize>() <= WIDTH), "{broken}");
        assert!(broken.lines().all(|line| !line.trim_start().starts_with('，')), "{broken}");
        assert_eq!(broken.replace(['\n', ' '], ""), text);
    }
}

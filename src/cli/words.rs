//! `sonneborn words`: for who translates the program.

use super::language::lang;
use anyhow::Context;
use clap::Subcommand;
use sonneborn_i18n::check::{self, Report, worded};
use sonneborn_i18n::cli as say;
use sonneborn_words::ftl::{self, Fault, Table};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The file that makes a folder a language.
const LANGUAGE: &str = "language.ftl";
/// The language that the others are translated from.
const ENGLISH: &str = "en";
/// How many missing messages are named for each language unless all are asked for.
const NAMED: usize = 10;

#[derive(Debug, Subcommand)]
pub enum Command {
    #[command(about = say::words_check(lang()))]
    Check {
        #[arg(help = say::words_folder(lang()), default_value = "src/words")]
        folder: PathBuf,
        #[arg(help = say::words_missing(lang()), long)]
        missing: bool,
    },
}

pub fn run(command: &Command) -> anyhow::Result<ExitCode> {
    let Command::Check { folder, missing } = command;
    let languages = if folder.join(LANGUAGE).exists() { vec![folder.clone()] } else { languages(folder)? };
    anyhow::ensure!(!languages.is_empty(), say::no_languages(lang(), folder.display(), LANGUAGE));
    let mut clean = true;
    for language in languages {
        let (faults, said) = checked(&language, if *missing { usize::MAX } else { NAMED })?;
        for fault in &faults {
            println!("{}/{}.ftl:{}: {}", language.display(), fault.table, fault.line, worded(lang(), &fault.what));
        }
        println!("{said}");
        clean &= faults.is_empty();
    }
    Ok(if clean { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The languages' folders in a folder, English first.
fn languages(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let listed = std::fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut found: Vec<PathBuf> = listed.flatten().map(|entry| entry.path()).collect();
    found.retain(|path| path.join(LANGUAGE).exists());
    found.sort_by_key(|path| (!path.ends_with(ENGLISH), path.clone()));
    Ok(found)
}

/// The faults of a language, and a line that says how complete it is.
fn checked(folder: &Path, named: usize) -> anyhow::Result<(Vec<Fault>, String)> {
    let tag = folder.canonicalize()?.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let files = files(folder)?;
    if tag == ENGLISH {
        let (tables, faults) = check::source(&files);
        let messages: usize = tables.iter().map(|table| table.messages.len()).sum();
        return Ok((faults, say::words_in_source(lang(), tag, messages)));
    }
    let parent = parent(folder, &tag)?;
    let parents = parent.as_ref().map_or(&[][..], |(_, tables)| tables);
    let Report { faults, missing, own, total } = check::translation(&tag, &english(folder)?, parents, &files);
    let said = total - missing.len();
    let mut line = say::words_said(lang(), tag, said, total, said * 100 / total.max(1));
    if let Some((parent, _)) = &parent {
        line.push_str(&format!("\n  {}", say::words_of_parent(lang(), own, parent)));
    }
    for (table, id) in missing.iter().take(named) {
        line.push_str(&format!("\n  {}", say::word_missing(lang(), table, id)));
    }
    if missing.len() > named {
        line.push_str(&format!("\n  {}", say::words_more(lang(), missing.len() - named)));
    }
    Ok((faults, line))
}

/// The language beside the folder whose words stand for what this one does not say, with its tables.
fn parent(folder: &Path, tag: &str) -> anyhow::Result<Option<(String, Vec<Table>)>> {
    let Some(parent) = ftl::parent(tag) else { return Ok(None) };
    let beside = folder.canonicalize()?.with_file_name(parent);
    if !beside.join(LANGUAGE).exists() {
        return Ok(None);
    }
    let tables = files(&beside)?.into_iter().map(|(name, text)| ftl::read(&name, &text).0).collect();
    Ok(Some((parent.to_owned(), tables)))
}

/// The English tables beside a language's folder, or those that this program was built with.
fn english(folder: &Path) -> anyhow::Result<Vec<Table>> {
    let beside = folder.canonicalize()?.with_file_name(ENGLISH);
    if !beside.join(LANGUAGE).exists() {
        return Ok(check::built_in());
    }
    Ok(check::source(&files(&beside)?).0)
}

/// The files of words in a folder, by their names without `.ftl`.
fn files(folder: &Path) -> anyhow::Result<Vec<(String, String)>> {
    let listed = std::fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut paths: Vec<PathBuf> = listed.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    paths.sort();
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        Ok((path.file_stem().unwrap_or_default().to_string_lossy().into_owned(), text))
    };
    paths.into_iter().map(read).collect()
}

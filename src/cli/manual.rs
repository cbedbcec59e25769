//! `sonneborn manual`: the whole manual, as text or as a PDF.

use super::help;
use super::language::lang;
use anyhow::Context;
use clap::Args;
use sonneborn_i18n::cli as say;
use sonneborn_manual::Manual;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Debug, Args)]
pub struct Arguments {
    #[arg(help = say::manual_pdf(lang()), long, value_name = "FILE")]
    pdf: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let manual = Manual::new(lang(), help::reference(lang()));
    match &arguments.pdf {
        Some(file) => std::fs::write(file, manual.pdf()?).with_context(|| file.display().to_string())?,
        None => std::io::stdout().write_all(manual.whole().as_bytes())?,
    }
    Ok(ExitCode::SUCCESS)
}

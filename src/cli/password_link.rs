//! `sonneborn password-link`: a one-time link for an account whose password is forgotten, from the server's own console.

use super::language::lang;
use super::serve::DatabaseArguments;
use anyhow::{Context, Result};
use clap::Args;
use sonneborn_desk::Desk;
use sonneborn_i18n::cli as say;
use std::process::ExitCode;

#[derive(Clone, Debug, Args)]
pub struct Arguments {
    #[arg(help = say::link_account(lang()))]
    account: String,
    #[command(flatten)]
    database: DatabaseArguments,
    #[arg(help = say::link_url(lang()), long, env = "SONNEBORN_PUBLIC_URL", default_value = "http://127.0.0.1:8080")]
    public_url: String,
}

/// Prints the link.
///
/// # Errors
/// When the database cannot be opened or has no such account.
pub fn run(args: &Arguments) -> Result<ExitCode> {
    let desk = Desk::new(args.database.open()?);
    let account = desk.store().account_named(&args.account)?;
    let account = account.with_context(|| say::no_account(lang(), &args.account))?;
    let token = desk.make_link(Some(account.id))?;
    println!("{}/link/{token}", args.public_url.trim_end_matches('/'));
    Ok(ExitCode::SUCCESS)
}

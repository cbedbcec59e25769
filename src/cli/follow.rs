//! `sonneborn follow`: a second computer of a hall. It pairs a new database with the computer in charge, which is named with its code or
//! found on the network, and serves what it gets from there, to be read, until somebody takes over on its page. Started again, also by
//! `serve`, it goes on following.

use super::language::lang;
use super::{desktop, serve};
use anyhow::{Context, Result, bail};
use clap::Args;
use sonneborn_desk::outlets::outlet_of;
use sonneborn_desk::{failures, standby};
use sonneborn_i18n::standby as say;
use sonneborn_store::Database;
use sonneborn_store::standing::Standing;
use std::io;
use std::process::ExitCode;

#[derive(Clone, Debug, Args)]
pub struct Arguments {
    #[arg(help = say::line(lang()))]
    line: Option<String>,
    #[command(flatten)]
    serve: serve::Arguments,
}

/// The hall on the network with the code that somebody types.
fn found() -> Result<(String, String)> {
    println!("{}", say::searching(lang()));
    let halls = desktop::announced_halls().context(say::not_searched(lang()))?;
    let address = only(halls)?;
    println!("{}", say::found(lang(), &address));
    let mut code = String::new();
    io::stdin().read_line(&mut code)?;
    let code = code.trim();
    if code.is_empty() {
        bail!(say::no_line(lang()));
    }
    Ok((address, code.to_owned()))
}

/// Which of the halls that were found is meant.
fn only(mut halls: Vec<String>) -> Result<String> {
    match (halls.pop(), halls.is_empty()) {
        (Some(hall), true) => Ok(hall),
        (None, _) => bail!(say::none_found(lang())),
        (Some(last), false) => {
            halls.push(last);
            bail!(say::several_found(lang(), halls.join(", ")))
        }
    }
}

/// Pairs the database where it is new, and serves.
///
/// # Errors
/// When there is a database that is none of this pair, when the other computer cannot be followed, and as `serve`.
pub fn run(args: &Arguments) -> Result<ExitCode> {
    let read = |line: &String| outlet_of(line).context(say::no_line(lang()));
    let named = args.line.as_ref().map(read).transpose()?;
    let Database::Sqlite(file) = args.serve.database.database() else { bail!(say::not_file(lang())) };
    let known = Standing::beside(&file)?;
    let is_paired = |code: &str| known.pair.as_ref().is_some_and(|pair| pair.code == code);
    if !(known.follows && named.as_ref().is_none_or(|(_, code)| is_paired(code))) {
        if file.exists() {
            bail!(say::has_database(lang(), file.display()));
        }
        let (address, code) = named.map_or_else(found, Ok)?;
        args.serve.database.make_folder()?;
        if let Err(why) = standby::begin(&file, &address, &code) {
            bail!(say::not_begun(lang(), failures::not_followed(lang(), &why)));
        }
    }
    serve::run(&args.serve)
}

#[cfg(test)]
mod tests {
    use super::only;

    #[test]
    fn a_hall_is_followed_only_where_it_is_clear_which() {
        let halls = |ports: &[u16]| ports.iter().map(|port| format!("http://192.0.2.7:{port}")).collect();
        assert!(only(halls(&[])).expect_err("nothing is found").to_string().contains("--desktop"));
        assert_eq!(only(halls(&[8080])).expect("one"), "http://192.0.2.7:8080");
        let told = only(halls(&[8080, 8081])).expect_err("which?").to_string();
        assert!(told.contains(":8080") && told.contains(":8081"), "{told}");
    }
}

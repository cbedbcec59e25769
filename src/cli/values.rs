//! Readers of what is typed on the command line. What they cannot read is answered with what is allowed.

use super::language::lang;
use chrono::NaiveDate;
use sonneborn_desk::boards::Watched;
use sonneborn_desk::limits::Limit;
use sonneborn_i18n::{Lang, cli as say, reader};
use sonneborn_laws::edition::EditionId;
use sonneborn_store::Database;
use sonneborn_web::hall::Network;
use std::fmt::Display;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
use url::Url;

/// A reader of whole numbers within limits.
pub fn number<T>(least: T, most: T) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static
where
    T: FromStr + PartialOrd + Display + Copy + Send + Sync + 'static,
{
    move |text| {
        let read = text.parse().ok().filter(|number| (least..=most).contains(number));
        read.ok_or_else(|| reader::allowed_number(lang(), least, most))
    }
}

/// A day: `2026-11-22`.
pub fn day(text: &str) -> Result<NaiveDate, String> {
    text.parse().map_err(|_| reader::allowed_day(lang()).to_owned())
}

/// The public address of an event: `http://127.0.0.1:8080/p/3`.
pub fn public_address(text: &str) -> Result<Url, String> {
    let read = Url::parse(text.trim_end_matches('/')).ok();
    let is_event = |url: &Url| matches!(url.scheme(), "http" | "https") && url.path().contains("/p/");
    read.filter(is_event).ok_or_else(|| say::allowed_public_address(lang()).to_owned())
}

/// The tag of a language.
pub fn language(text: &str) -> Result<Lang, String> {
    let known = Lang::ALL.into_iter().find(|known| known.tag().eq_ignore_ascii_case(text));
    known.ok_or_else(|| say::no_language(lang(), text, Lang::ALL.map(Lang::tag).join(", ")))
}

/// An address with its port.
pub fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| say::allowed_address(lang()).to_owned())
}

/// An address or a network.
pub fn network(text: &str) -> Result<Network, String> {
    text.parse().map_err(|_| say::allowed_network(lang()).to_owned())
}

/// A limit and its number: `wrong-codes=5000`.
pub fn limit(text: &str) -> Result<(Limit, u32), String> {
    let read = text.split_once('=').and_then(|(name, number)| {
        let limit = Limit::of_code(name.trim())?;
        Some((limit, number.trim().parse().ok().filter(|number| *number > 0)?))
    });
    read.ok_or_else(|| reader::allowed_codes(lang(), Limit::ALL.map(|limit| format!("{}=…", limit.code())).join(", ")))
}

/// A database by its URL.
pub fn database(text: &str) -> Result<Database, String> {
    text.parse().map_err(|_| say::allowed_database(lang()).to_owned())
}

/// An event and a folder: `3=/home/arbiter/livechess`.
pub fn watched(text: &str) -> Result<Watched, String> {
    let read = text.split_once('=').and_then(|(tournament, folder)| {
        let folder = PathBuf::from(folder);
        Some(Watched { tournament: tournament.trim().parse().ok()?, folder: folder.is_dir().then_some(folder)? })
    });
    read.ok_or_else(|| say::allowed_watched(lang()).to_owned())
}

pub fn web_address(text: &str) -> Result<Url, String> {
    let address = Url::parse(text.trim()).ok().filter(|url| matches!(url.scheme(), "http" | "https") && url.has_host());
    address.ok_or_else(|| say::allowed_web_address(lang()).to_owned())
}

/// A federation by its code, or nothing.
pub fn federation(text: &str) -> Result<String, String> {
    sonneborn_tournament::reader::federation(text, "").map_err(|wrong| reader::allowed(lang(), &wrong.allowed))
}

/// An edition of the Laws by its code.
pub fn edition(text: &str) -> Result<EditionId, String> {
    let codes = || EditionId::ALL.map(EditionId::code).join(", ");
    text.parse().map_err(|_| reader::allowed_codes(lang(), codes()))
}

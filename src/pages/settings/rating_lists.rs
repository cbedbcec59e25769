//! The server's own rating lists, and what is advised of ratings in events of more than 30 days.

use chrono::NaiveDateTime;
use sonneborn_i18n::{Lang, rating_method};
use sonneborn_tournament::Tournament;
use sonneborn_web::guard::{Guarded, Right};
use sonneborn_web::{WebError, blocking};
use std::sync::Arc;

/// The names of the server's lists that are not FIDE's.
pub(super) async fn own<R: Right>(guarded: &Guarded<R>) -> Result<Vec<String>, WebError> {
    let desk = Arc::clone(&guarded.state.desk);
    let lists = blocking(move || desk.store().rating_lists()).await?;
    let mut names: Vec<String> = lists.into_iter().filter(|list| list.is_national()).map(|list| list.name).collect();
    names.sort_unstable();
    names.dedup();
    Ok(names)
}

/// VCL4THP 210-211: an event of more than 30 days is told to be one, and not to break ties by ratings that change on the way.
pub(super) fn advice(lang: Lang, tournament: &Tournament) -> Vec<&'static str> {
    /// An event that lasts longer sees a new rating list.
    const DAYS: i64 = 30;
    let (details, regulations) = (&tournament.details, &tournament.regulations);
    // By the days of the event, or by those of its rounds, whichever is longer.
    let rounds = details.schedule.iter().flatten().map(NaiveDateTime::date);
    let all = || details.start.into_iter().chain(details.end).chain(rounds.clone());
    let days = all().min().zip(all().max()).map_or(0, |(first, last)| (last - first).num_days() + 1);
    let by_ratings = regulations.descriptors().iter().any(|descriptor| descriptor.code.is_of_ratings());
    match regulations.period_ratings {
        None if days > DAYS => vec![rating_method::advice_long_event(lang)],
        Some(_) if by_ratings => vec![rating_method::advice_rating_tie_breaks(lang)],
        None | Some(_) => Vec::new(),
    }
}

//! Adding players from the rating list: a search that answers while typing, and one key to add.

use actix_web::web;
use askama::Template;
use chrono::NaiveDate;
use serde::Deserialize;
use sonneborn_desk::rating_lists::Loaded;
use sonneborn_desk::{Attempt, Desk, Refused, clock};
use sonneborn_exchange::list_check;
use sonneborn_exchange::rating_index::RatingIndex;
use sonneborn_exchange::rating_list::Listed;
use sonneborn_i18n::{common, confirmation, players, rating as words, rating_method};
use sonneborn_manual::Chapter;
use sonneborn_store::StoreError;
use sonneborn_store::rating_list::RatingListRow;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, RegisterPlayers};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::list_order::ListKind;
use sonneborn_tournament::player::{PlayerData, is_latin};
use sonneborn_tournament::regulations::Regulations;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, blocking, page, refused, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Players).get("/t/{tournament}/rating-list", Shows::PERSONS, search).post(
        "/t/{tournament}/rating-list",
        Shows::PERSONS,
        add,
    );
}

/// Players shown for a query.
const SHOWN: usize = 25;

struct Line {
    data: PlayerData,
    row: u32,
    is_here: bool,
    /// Ratings of the other lists, where the main one has none (VCL4THP 128).
    offers: Vec<Offer>,
}

/// A rating of another list in the event's sequence.
struct Offer {
    code: String,
    words: String,
}

#[derive(Template)]
#[template(path = "rating_list.html")]
struct ListPage {
    frame: Frame,
    id: i64,
    query: String,
    /// The list that is searched; `None` where none was imported.
    list: Option<RatingListRow>,
    lists: Vec<RatingListRow>,
    lines: Vec<Line>,
    problem: Option<String>,
    /// Warnings to go on from, for the player of this row.
    warnings: Vec<String>,
    asked: u32,
    rating: String,
    /// The player who was just added.
    added: String,
}

#[derive(Default, Deserialize)]
struct Query {
    #[serde(default)]
    q: String,
    /// The list; FIDE's at the start of the event where none is named.
    list: Option<i64>,
    #[serde(default)]
    added: String,
    /// The list whose rating was pressed, while it is asked about.
    #[serde(default)]
    rating: String,
}

async fn search(guarded: Guarded<Arbiter>, query: web::Query<Query>) -> Answer {
    show(&guarded, query.into_inner(), None, Vec::new(), 0).await
}

async fn show(
    guarded: &Guarded<Arbiter>,
    query: Query,
    problem: Option<String>,
    warnings: Vec<String>,
    asked: u32,
) -> Answer {
    let desk = Arc::clone(&guarded.state.desk);
    let tournament = guarded.tournament();
    let (regulations, day) = (tournament.regulations.clone(), day_of_lists(tournament));
    let (wanted, chosen) = (query.q.clone(), query.list);
    let (list, lists, found) = blocking(move || {
        let lists = desk.store().rating_lists()?;
        let loaded = match chosen {
            Some(list) => desk.loaded_rating_list(list)?,
            None => desk.rating_list_at(Some(day))?,
        };
        let Some(loaded) = loaded else { return Ok::<_, StoreError>((None, lists, Vec::new())) };
        let title = loaded.0.title();
        let rows = loaded.1.search(&wanted, SHOWN).into_iter();
        let main = regulations.main_list();
        let mut found = Vec::new();
        for row in rows {
            let Some(listed) = loaded.1.player(row) else { continue };
            let data = listed.to_player(&main, &title);
            let others = match data.rating {
                Some(_) => Vec::new(),
                None => ratings_elsewhere(&desk, &regulations, &listed)?,
            };
            found.push((row, data, others));
        }
        Ok((Some(loaded.0.clone()), lists, found))
    })
    .await?;
    let is_here = |data: &PlayerData| {
        let is_same = |other: &PlayerData| match data.fide_id {
            Some(_) => other.fide_id == data.fide_id,
            None => other.name == data.name && other.national_id == data.national_id,
        };
        tournament.entrants().any(|player| is_same(&player.data))
    };
    let lang = guarded.visitor.lang;
    let offer = |(kind, rating): &(ListKind, u16)| Offer {
        code: kind.code(),
        words: words::take_rating(lang, rating, rating_method::list(lang, kind)),
    };
    let line = |(row, data, others): (u32, PlayerData, Vec<(ListKind, u16)>)| {
        let offers = others.iter().map(&offer).collect();
        Line { is_here: is_here(&data), row, data, offers }
    };
    let lines = found.into_iter().map(line).collect();
    let frame = Frame::of(guarded, Section::Players, players::add_listed(guarded.visitor.lang));
    let Query { q: query, added, rating, .. } = query;
    page(&ListPage { frame, id: guarded.id(), query, list, lists, lines, problem, warnings, asked, rating, added })
}

/// The day whose lists count: the first one, or today where ratings change on the way (VCL4THP 137), or nobody said when it begins. A list
/// that is in force only later is none of its lists.
pub(super) fn day_of_lists(tournament: &Tournament) -> NaiveDate {
    let today = || clock::hall_now(&tournament.details).date();
    let first_round = || tournament.details.schedule.first().copied().flatten().map(|at| at.date());
    match tournament.regulations.period_ratings {
        Some(_) if !tournament.rounds.is_empty() => today(),
        Some(_) | None => tournament.details.start.or_else(first_round).unwrap_or_else(today),
    }
}

/// What the lists of the sequence after the main one have of a player.
fn ratings_elsewhere(
    desk: &Desk,
    regulations: &Regulations,
    listed: &Listed,
) -> Result<Vec<(ListKind, u16)>, StoreError> {
    let mut found = Vec::new();
    for kind in regulations.list_sequence() {
        let rating = match &kind {
            ListKind::Own(name) => {
                let loaded = desk.rating_list_named(name)?;
                let own = |(_, index): &(_, RatingIndex)| index.with_id(listed.fide_id?)?.national;
                loaded.as_deref().and_then(own)
            }
            of_fide => listed.figures(of_fide).rating,
        };
        found.extend(rating.map(|rating| (kind, rating)));
    }
    Ok(found)
}

/// The player with the rating of the list that was pressed, and with where it is from.
fn taken(
    desk: &Desk,
    tournament: &Tournament,
    (listed, title): (&Listed, &str),
    pressed: Option<&ListKind>,
) -> Result<PlayerData, StoreError> {
    let regulations = &tournament.regulations;
    let mut data = listed.to_player(&regulations.main_list(), title);
    match pressed {
        None => {}
        Some(ListKind::Own(name)) => {
            let elsewhere = ratings_elsewhere(desk, regulations, listed)?;
            let rating = elsewhere.into_iter().find(|(kind, _)| *kind == ListKind::Own(name.clone()));
            data.ratings.national = rating.map(|(_, rating)| rating).or(data.ratings.national);
            data.rating_source = name.clone();
        }
        Some(kind) => {
            let figures = listed.figures(kind);
            (data.rating, data.k) = (figures.rating, figures.k);
            data.rating_source = list_check::source_of(tournament, kind, title);
        }
    }
    with_both_names(desk, tournament, data)
}

/// The player with the name in other letters that another list has beside the same FIDE ID.
fn with_both_names(desk: &Desk, tournament: &Tournament, data: PlayerData) -> Result<PlayerData, StoreError> {
    let Some(id) = data.fide_id else { return Ok(data) };
    let named = |loaded: &Loaded| loaded.1.with_id(id).map(|listed| listed.name.to_owned());
    if !is_latin(&data.name) {
        let of_fide = desk.rating_list_at(Some(day_of_lists(tournament)))?;
        let latin_name = of_fide.as_deref().and_then(named).filter(|name| is_latin(name)).unwrap_or_default();
        return Ok(PlayerData { latin_name, ..data });
    }
    for kind in tournament.regulations.list_sequence() {
        let ListKind::Own(list) = kind else { continue };
        let own = desk.rating_list_named(&list)?.as_deref().and_then(named);
        if let Some(name) = own.filter(|name| !is_latin(name)) {
            return Ok(PlayerData { latin_name: data.name, name, ..data });
        }
    }
    Ok(data)
}

#[derive(Deserialize)]
struct Addition {
    /// The list whose rating was pressed, where the main one has none.
    rating: Option<String>,
    list: i64,
    row: u32,
    #[serde(default)]
    q: String,
}

async fn add(guarded: Guarded<Arbiter>, form: Posted<Addition>) -> Answer {
    let Addition { rating, list, row, q } = form.0;
    let lang = guarded.visitor.lang;
    let desk = Arc::clone(&guarded.state.desk);
    let journal = Arc::clone(&guarded.journal);
    let read =
        |code: String| ListKind::from_code(&code).ok_or_else(|| WebError::Unreadable(format!("no list: {code}")));
    let code = rating.clone().unwrap_or_default();
    let pressed = rating.filter(|code| !code.is_empty()).map(read).transpose()?;
    let found = blocking(move || {
        let loaded = desk.loaded_rating_list(list)?;
        let Some((kept, index)) = loaded.as_deref() else { return Ok(None) };
        let Some(listed) = index.player(row) else { return Ok(None) };
        taken(&desk, journal.state(), (&listed, &kept.title()), pressed.as_ref()).map(Some)
    })
    .await?;
    let again = Query { q, list: Some(list), added: String::new(), rating: code };
    let Some(data) = found else {
        // The list has been replaced since the page was shown.
        let again = Query { list: None, ..again };
        return show(&guarded, again, Some(words::not_in_list(lang).into()), Vec::new(), 0).await;
    };
    let (source, name) = (data.rating_source.clone(), data.name.clone());
    let next = u16::try_from(guarded.tournament().rounds.len() + 1).unwrap_or(u16::MAX);
    let act = Act::RegisterPlayers(RegisterPlayers { players: vec![data], first_round: RoundNo(next), source });
    match guarded.perform(Attempt::of(act)).await {
        Ok(_) => {
            let query = url::form_urlencoded::Serializer::new(String::new())
                .append_pair("list", &list.to_string())
                .append_pair("added", &name)
                .finish();
            Ok(see_other(&format!("/t/{}/rating-list?{query}", guarded.id())))
        }
        Err(Refused::ToConfirm(asked)) => {
            let warnings = confirmation::asked(lang, &asked, guarded.tournament());
            show(&guarded, again, None, warnings, row).await
        }
        Err(Refused::Store(error)) => Err(error.into()),
        Err(refusal) => {
            let problem = refused::words(lang, &refusal, Some(guarded.tournament()));
            show(&guarded, again, Some(problem), Vec::new(), 0).await
        }
    }
}

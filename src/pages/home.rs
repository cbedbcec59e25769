//! The list of tournaments, which is the first page: what is played stands first, as on a front page, then what comes and what was.

use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::{Desk, LIVE_HELD, now_microseconds};
use sonneborn_exchange::search::{Asked, Person};
use sonneborn_i18n::{Lang, common, dates, full_names, web as words};
use sonneborn_manual::Chapter;
use sonneborn_store::StoreError;
use sonneborn_store::tournament::TournamentRow;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::player::Player;
use sonneborn_tournament::round::Round;
use sonneborn_tournament::tint::Tint;
use sonneborn_web::band::Band;
use sonneborn_web::computer::Computer;
use sonneborn_web::names::titled;
use sonneborn_web::routes::Routes;
use sonneborn_web::score::Score;
use sonneborn_web::{Answer, AppState, Frame, Visitor, WebError, assets, blocking, frame, page};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Start).get("/", Shows::PUBLIC, home);
}

/// So many boards of the event that is played stand on its poster, and so many on the bulletins of the others.
const BOARDS_OF_POSTER: usize = 5;
const BOARDS_OF_BULLETIN: usize = 2;
/// More events that are played are lines only.
const MOST_CARDS: usize = 12;
/// More players than this are not named in answer to a search.
const MOST_FOUND: usize = 40;

/// How far an event has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Stage {
    Played,
    Coming,
    #[default]
    Finished,
}

#[derive(Default)]
struct Line {
    stage: Stage,
    name: String,
    place: String,
    dates: String,
    status: String,
    /// Where the line leads: the desk for those with a role, the public pages for others.
    link: String,
    /// Its colour, its round and its progress.
    band: Band,
    tint: Option<Tint>,
    boards: Vec<TopBoard>,
}

/// A board on a poster.
struct TopBoard {
    board: u16,
    names: [String; 2],
    score: Score,
}

/// A player who was asked for.
struct Found {
    name: String,
    event: String,
    link: String,
}

#[derive(Template)]
#[template(path = "home.html")]
struct Home {
    frame: Frame,
    /// The colours of all events.
    sheet: String,
    played: Vec<Line>,
    coming: Vec<Line>,
    finished: Vec<Line>,
    /// What was asked for, and the players found.
    query: String,
    found: Vec<Found>,
    can_create: bool,
    /// Whether there is a page of this computer for the visitor.
    has_computer: bool,
    /// The archived events are shown, and how many there are otherwise.
    shows_archive: bool,
    archived: usize,
}

impl Home {
    /// What comes and what was, each with its head.
    fn lists(&self) -> [(&'static str, &[Line]); 2] {
        let lang = self.frame.lang;
        [(words::coming(lang), self.coming.as_slice()), (words::finished(lang), self.finished.as_slice())]
    }

    fn is_empty(&self) -> bool {
        self.played.is_empty() && self.coming.is_empty() && self.finished.is_empty()
    }
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Query {
    archived: Option<String>,
    /// Words of a name, an event or a place.
    q: String,
}

/// Everybody sees public tournaments; those with a role see theirs, administrators all.
async fn home(
    visitor: Visitor,
    state: web::Data<AppState>,
    computer: Option<web::Data<Computer>>,
    query: web::Query<Query>,
) -> Answer {
    let lang = visitor.lang;
    let shows_archive = query.archived.is_some();
    let account = visitor.account().cloned();
    let desk = Arc::clone(&state.desk);
    let query = query.into_inner().q.trim().to_owned();
    let asked = query.clone();
    let (lines, found, archived) = blocking(move || {
        let (mut lines, mut found, mut archived) = (Vec::new(), Vec::new(), 0);
        let rows = match desk.store().tournaments() {
            Ok(rows) => rows,
            // While the store is away, what was public can still be read.
            Err(error) if desk.all_live().is_empty() => return Err(error.into()),
            Err(_) => return Ok((public_in_memory(&desk, lang), Vec::new(), 0)),
        };
        for (number, row) in rows.into_iter().enumerate() {
            let role = match &account {
                Some(account) if account.is_administrator => true,
                Some(account) => desk.store().role(row.id, account.id, now_microseconds())?.is_some(),
                None => false,
            };
            if !role && !row.is_public {
                continue;
            }
            if row.archived_at.is_some() {
                archived += 1;
            }
            if row.archived_at.is_some() != shows_archive {
                continue;
            }
            // The newest are loaded; an old one is not, for a line, in place of one that is in use.
            let live = if number < LIVE_HELD / 2 { desk.live(row.id) } else { Ok(desk.loaded(row.id)) };
            match live {
                Ok(Some(live)) => {
                    live.note_public(row.is_public);
                    let journal = live.journal();
                    look_for(&asked, (row.id, journal.state()), role, &mut found);
                    lines.push(line(row.id, journal.state(), role, lang));
                }
                Ok(None) => lines.push(Line { name: row.name, link: link(row.id, role), ..Line::default() }),
                // One that cannot be served does not take the others with it.
                Err(error) if error.is_of_one_tournament() => {
                    lines.push(set_aside(&row, &error, lang));
                }
                Err(error) => return Err(error.into()),
            }
        }
        Ok::<_, WebError>((lines, found, archived))
    })
    .await?;
    let can_create = visitor.login.is_some() && !visitor.is_guest();
    let has_computer = computer.is_some() && visitor.is_administrator();
    let title = if shows_archive { words::archived_events(lang) } else { words::tournaments(lang) };
    let mut home = Home {
        frame: Frame::new(&visitor, title),
        sheet: String::new(),
        played: Vec::new(),
        coming: Vec::new(),
        finished: Vec::new(),
        found,
        can_create,
        has_computer,
        shows_archive,
        archived,
        query,
    };
    home.sort(lines);
    page(&home)
}

impl Home {
    /// Puts each event where it belongs; the one that is played and has most boards is the poster.
    fn sort(&mut self, lines: Vec<Line>) {
        let asked = self.query.to_lowercase();
        let is_asked = |line: &Line| {
            asked.is_empty() || [&line.name, &line.place].iter().any(|text| text.to_lowercase().contains(&asked))
        };
        let mut tints: Vec<Tint> = Vec::new();
        for line in lines.into_iter().filter(is_asked) {
            if let Some(tint) = line.tint.filter(|tint| !tints.contains(tint)) {
                tints.push(tint);
            }
            match line.stage {
                Stage::Played if self.played.len() < MOST_CARDS => self.played.push(line),
                Stage::Played | Stage::Coming => self.coming.push(line),
                Stage::Finished => self.finished.push(line),
            }
        }
        for line in self.played.iter_mut().skip(1) {
            line.boards.truncate(BOARDS_OF_BULLETIN);
        }
        if !tints.is_empty() {
            self.sheet = assets::tint_sheet(&tints);
        }
    }
}

/// The players of an event whose names are asked for.
fn look_for(asked: &str, (id, tournament): (i64, &Tournament), has_role: bool, found: &mut Vec<Found>) {
    let query = Asked::of(asked);
    if query.is_empty() {
        return;
    }
    let fits = |player: &&Player| query.fit(&Person { name: &player.data.name, ..Person::default() }).is_some();
    let room = MOST_FOUND.saturating_sub(found.len());
    found.extend(tournament.entrants().filter(fits).take(room).map(|player| Found {
        name: titled(&player.data),
        event: tournament.details.name.clone(),
        link: format!("{}/players/{}", link(id, has_role), player.id.0),
    }));
}

/// The public tournaments in memory, the newest first.
fn public_in_memory(desk: &Desk, lang: Lang) -> Vec<Line> {
    let mut live = desk.all_live();
    live.retain(|live| live.was_public());
    live.sort_by_key(|live| std::cmp::Reverse(live.id));
    live.iter().map(|live| line(live.id, live.journal().state(), false, lang)).collect()
}

/// The desk for those with a role, the public pages for others.
fn link(id: i64, has_role: bool) -> String {
    if has_role { format!("/t/{id}") } else { format!("/p/{id}") }
}

fn line(id: i64, tournament: &Tournament, has_role: bool, lang: Lang) -> Line {
    let details = &tournament.details;
    let dates = match (details.start, details.end) {
        (Some(start), Some(end)) if start != end => {
            format!("{} – {}", dates::day(lang, &start), dates::day(lang, &end))
        }
        (Some(day), _) => dates::day(lang, &day),
        _ => String::new(),
    };
    let place = [details.place.as_str(), details.federation.as_str()];
    let tint = details.tint();
    Line {
        stage: stage(tournament),
        name: details.name.clone(),
        place: place.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(common::list_comma(lang)),
        dates,
        status: frame::status(tournament, lang),
        link: link(id, has_role),
        band: Band::of(tournament, lang),
        tint: Some(tint),
        boards: boards(tournament, lang),
    }
}

fn stage(tournament: &Tournament) -> Stage {
    let is_over = tournament.next_round().is_none() && tournament.rounds.iter().all(Round::is_complete);
    match tournament.current_round() {
        _ if tournament.closed => Stage::Finished,
        None => Stage::Coming,
        Some(_) if is_over => Stage::Finished,
        Some(_) => Stage::Played,
    }
}

/// The first boards of the round that is played.
fn boards(tournament: &Tournament, lang: Lang) -> Vec<TopBoard> {
    let round = tournament.current_round().filter(|round| tournament.open_line_ups != Some(round.number));
    let name = |id: PlayerId| {
        let shown = |player: &Player| full_names::of(lang, tournament, &player.data).into_owned();
        tournament.player(id).map_or_else(String::new, shown)
    };
    let games = round.into_iter().flat_map(|round| &round.games).take(BOARDS_OF_POSTER);
    games
        .map(|game| TopBoard {
            board: game.board,
            names: game.players().map(name),
            score: Score::of(game.result, lang),
        })
        .collect()
}

/// A tournament whose journal cannot be served, with the cause where its status stands.
fn set_aside(row: &TournamentRow, error: &StoreError, lang: Lang) -> Line {
    Line {
        name: row.name.clone(),
        status: words::set_aside(lang, error),
        link: format!("/t/{}", row.id),
        ..Line::default()
    }
}

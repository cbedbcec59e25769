//! The screens in the hall: what each shows, in which order and how big; and what is put on one of them at once.

use crate::confirm;
use crate::upload::Upload;
use actix_web::http::StatusCode;
use askama::Template;
use serde::Deserialize;
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{Lang, screens as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, ChangeScreens};
use sonneborn_tournament::reader;
use sonneborn_tournament::screen::{
    LONGEST_ANNOUNCEMENT, LONGEST_NAME, MOST_SCREENS, PERCENTS, SECONDS, Screen, Slide, Turn,
};
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::shown::slides::{address, kind_of_picture, slides};
use sonneborn_web::{Answer, Frame, WebError, blocking, html, saved_at, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Public)
        .get("/t/{tournament}/screens", Shows::NAMES, show)
        .post("/t/{tournament}/screens", Shows::NAMES, change)
        .post("/t/{tournament}/screens/picture", Shows::NAMES, keep_picture)
        .post("/t/{tournament}/screens/show", Shows::NAMES, show_now);
}

/// A sequence has so many places in the form.
const PLACES: usize = 7;
/// The largest picture, in bytes: a screen of 4K as a photograph.
const LARGEST_PICTURE: usize = 4 * 1024 * 1024;

/// What is sent to show the sequence again.
const SEQUENCE: &str = "sequence";

struct ScreenForm {
    /// Its name as it is kept; empty for a new one.
    was: String,
    screen: Screen,
    /// The slides by place, empty ones last.
    places: Vec<Option<Slide>>,
    address: String,
}

#[derive(Template)]
#[template(path = "screens.html")]
struct ScreensPage {
    frame: Frame,
    id: i64,
    is_chief: bool,
    /// Whether the screens can open their pages.
    is_public: bool,
    screens: Vec<ScreenForm>,
    /// Each way to turn the picture, with its name.
    turns: Vec<(Turn, &'static str)>,
    /// Each slide with its name.
    slides: Vec<(Slide, &'static str)>,
    has_picture: bool,
    problems: Vec<String>,
}

fn turn_name(lang: Lang, turn: Turn) -> &'static str {
    match turn {
        Turn::None => words::not_turned(lang),
        Turn::Right => words::turned_right(lang),
        Turn::Left => words::turned_left(lang),
        Turn::Over => words::turned_over(lang),
    }
}

async fn shown(guarded: &Guarded<Arbiter>, problems: Vec<String>) -> Answer {
    let (desk, id) = (Arc::clone(&guarded.state.desk), guarded.id());
    let has_picture = blocking(move || Ok::<_, WebError>(desk.store().screen_picture(id)?.is_some())).await?;
    let base = format!("{}/p/{id}", guarded.state.public_url);
    let form = |was: &str, screen: &Screen| ScreenForm {
        was: was.into(),
        places: (0..PLACES).map(|place| screen.slides.get(place).copied()).collect(),
        address: if was.is_empty() { String::new() } else { address(&base, was) },
        screen: screen.clone(),
    };
    let kept = &guarded.tournament().screens;
    let fresh = (kept.len() < MOST_SCREENS).then(Screen::default);
    let lang = guarded.visitor.lang;
    let status = if problems.is_empty() { StatusCode::OK } else { StatusCode::BAD_REQUEST };
    html(
        status,
        &ScreensPage {
            frame: Frame::of(guarded, Section::Settings, words::title(lang)),
            id,
            is_chief: guarded.role >= Some(sonneborn_tournament::role::Role::ChiefArbiter),
            is_public: guarded.live.was_public(),
            screens: kept
                .iter()
                .map(|screen| form(&screen.name, screen))
                .chain(fresh.iter().map(|screen| form("", screen)))
                .collect(),
            turns: Turn::ALL.into_iter().map(|turn| (turn, turn_name(lang, turn))).collect(),
            slides: slides(lang),
            has_picture,
            problems,
        },
    )
}

async fn show(guarded: Guarded<Arbiter>) -> Answer {
    shown(&guarded, Vec::new()).await
}

#[derive(Deserialize)]
struct Change {
    /// The name as it was; empty for a new screen.
    #[serde(default)]
    was: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    slides: Vec<String>,
    #[serde(default)]
    seconds: String,
    #[serde(default)]
    percent: String,
    #[serde(default)]
    turn: String,
    heads: Option<String>,
    qr: Option<String>,
    #[serde(default)]
    announcement: String,
    /// The screen is taken away.
    remove: Option<String>,
}

impl Change {
    fn was_of<'t>(&self, tournament: &'t Tournament) -> Option<&'t Screen> {
        tournament.screens.iter().find(|screen| !self.was.is_empty() && screen.name == self.was)
    }

    fn read(&self, lang: Lang, tournament: &Tournament) -> Result<Screen, Vec<String>> {
        let mut problems = Vec::new();
        let name = reader::line(&self.name, LONGEST_NAME).unwrap_or_else(|why| {
            problems.push(unreadable(lang, words::name(lang), &why));
            String::new()
        });
        let is_taken = tournament.screens.iter().any(|other| other.name == name && other.name != self.was);
        if name.trim().is_empty() || is_taken {
            problems.push(words::name_needed(lang).into());
        }
        let announcement = reader::text(&self.announcement, LONGEST_ANNOUNCEMENT).unwrap_or_else(|why| {
            problems.push(unreadable(lang, words::announcement(lang), &why));
            String::new()
        });
        let seconds = reader::number(&self.seconds, SECONDS).unwrap_or_else(|why| {
            problems.push(unreadable(lang, words::seconds(lang), &why));
            0
        });
        let percent = self.percent.parse().ok().filter(|percent| PERCENTS.contains(percent));
        if percent.is_none() {
            problems.push(words::size_unknown(lang).into());
        }
        // A form of an older page has no such field.
        let turn = if self.turn.is_empty() { Some(Turn::None) } else { Turn::of_code(&self.turn) };
        if turn.is_none() {
            problems.push(words::turn_unknown(lang).into());
        }
        let slides: Vec<Slide> = self.slides.iter().filter_map(|code| Slide::of_code(code)).collect();
        if slides.is_empty() {
            problems.push(words::nothing_to_show(lang).into());
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        Ok(Screen {
            name: name.trim().into(),
            slides,
            seconds,
            percent: percent.unwrap_or_default(),
            heads: self.heads.is_some(),
            qr: self.qr.is_some(),
            announcement,
            turn: turn.unwrap_or_default(),
            only: self.was_of(tournament).and_then(|screen| screen.only),
        })
    }
}

async fn change(guarded: Guarded<Arbiter>, form: Posted<Change>) -> Answer {
    let form = form.0;
    let was = guarded.saw().screens.clone();
    let mut now = was.clone();
    let place = now.iter().position(|screen| !form.was.is_empty() && screen.name == form.was);
    match (place, form.remove.is_some()) {
        (Some(place), true) => drop(now.remove(place)),
        (None, true) => return Err(WebError::NotFound),
        (place, false) => match form.read(guarded.visitor.lang, &guarded.saw()) {
            Err(problems) => return shown(&guarded, problems).await,
            Ok(screen) => match place {
                Some(place) => now[place] = screen,
                None if now.len() < MOST_SCREENS => now.push(screen),
                None => return Err(WebError::NotFound),
            },
        },
    }
    let back = saved_at(&format!("/t/{}/screens", guarded.id()));
    if now == was {
        return Ok(see_other(&back));
    }
    let act = Act::ChangeScreens(ChangeScreens { was, now });
    confirm::act(&guarded, Section::Settings, act, &back).await
}

#[derive(Deserialize)]
struct ShowNow {
    name: String,
    /// The code of a slide, or [`SEQUENCE`].
    slide: String,
    /// Where the form stood: `now` for the home of the event.
    #[serde(default)]
    from: String,
}

/// Shows one thing alone on a screen, or its sequence again.
async fn show_now(guarded: Guarded<Arbiter>, form: Posted<ShowNow>) -> Answer {
    let form = form.0;
    let was = guarded.saw().screens.clone();
    let mut now = was.clone();
    let screen = now.iter_mut().find(|screen| screen.name == form.name).ok_or(WebError::NotFound)?;
    screen.only = match form.slide.as_str() {
        SEQUENCE => None,
        code => Some(Slide::of_code(code).ok_or_else(|| WebError::Unreadable(code.to_owned()))?),
    };
    let home = format!("/t/{}", guarded.id());
    let back = if form.from == "now" { home } else { format!("{home}/screens") };
    if now == was {
        return Ok(see_other(&back));
    }
    let act = Act::ChangeScreens(ChangeScreens { was, now });
    confirm::act(&guarded, Section::Settings, act, &back).await
}

/// The sponsor's picture, in place of an earlier one; no file takes it away.
async fn keep_picture(guarded: Guarded<Arbiter>, upload: Upload) -> Answer {
    let picture = upload.file.map(|(_, content)| content).unwrap_or_default();
    let lang = guarded.visitor.lang;
    if !picture.is_empty() && (kind_of_picture(&picture).is_none() || picture.len() > LARGEST_PICTURE) {
        return shown(&guarded, vec![words::no_picture(lang).into()]).await;
    }
    let (desk, id) = (Arc::clone(&guarded.state.desk), guarded.id());
    blocking(move || desk.store().keep_screen_picture(id, &picture).map_err(WebError::from)).await?;
    Ok(see_other(&saved_at(&format!("/t/{id}/screens"))))
}

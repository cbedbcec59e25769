//! What search engines, chat programs and home screens are told of an event: which pages there are and in which languages, what the
//! event is (schema.org `SportsEvent`), its name and colour on a phone's screen.
//!
//! Only an event whose chief arbiter lets search engines keep its pages is told of, and no player is: many are minors.

use super::{Tab, everywhere};
use actix_web::{HttpResponse, web};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sonneborn_desk::LIVE_HELD;
use sonneborn_exchange::sitemap::{self, Listed};
use sonneborn_i18n::Lang;
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::details::Details;
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, WebError, blocking, embed};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.unexplained().get("/robots.txt", Shows::PUBLIC, robots).get("/sitemap.xml", Shows::PUBLIC, index);
    config.explained_in(Chapter::Public).get("/p/{tournament}/sitemap.xml", Shows::PUBLIC, pages).get(
        "/p/{tournament}/app.webmanifest",
        Shows::PUBLIC,
        manifest,
    );
    config.unexplained().get("/oembed", Shows::PUBLIC, oembed);
}

/// What robots may look at: the public pages, of which each says by itself whether it may be kept.
async fn robots(state: web::Data<AppState>) -> Answer {
    let map = format!("Sitemap: {}/sitemap.xml", state.public_url);
    let lines = [
        "User-agent: *",
        "Allow: /p/",
        "Allow: /f/",
        "Allow: /static/",
        "Allow: /sitemap.xml",
        "Disallow: /p/*/me",
        "Disallow: /",
        &map,
        "",
    ];
    Ok(HttpResponse::Ok().content_type("text/plain; charset=utf-8").body(lines.join("\n")))
}

/// The maps of all events that are open to spectators and to search engines.
async fn index(state: web::Data<AppState>) -> Answer {
    let (desk, base) = (Arc::clone(&state.desk), state.public_url.clone());
    let maps = blocking(move || {
        let mut maps = Vec::new();
        for (number, row) in desk.store().tournaments()?.into_iter().filter(|row| row.is_public).enumerate() {
            // As on the first page: an old event is not loaded in place of one that is in use.
            let live = if number < LIVE_HELD / 2 { desk.live(row.id) } else { Ok(desk.loaded(row.id)) };
            match live {
                Ok(Some(live)) if live.journal().state().public_side.indexed => {
                    maps.push(format!("{base}/p/{}/sitemap.xml", row.id));
                }
                Ok(_) => {}
                Err(error) if error.is_of_one_tournament() => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok::<_, WebError>(maps)
    })
    .await?;
    xml(sitemap::index(&maps))
}

/// The pages of one event.
async fn pages(guarded: Guarded<Public>) -> Answer {
    let tournament = guarded.tournament();
    if !tournament.public_side.indexed {
        return Err(WebError::NotFound);
    }
    let base = format!("{}/p/{}", guarded.state.public_url, guarded.id());
    // The event's own address is that of its pairings, and shows the entries before there are any.
    let is_shown = |tab: Tab| tab == Tab::Pairings || tab.is_filled(tournament);
    let tabs = Tab::ALL.into_iter().filter(|tab| tab.row().is_for_engines && tab.is_of(tournament) && is_shown(*tab));
    let listed = tabs.map(|tab| {
        let address = format!("{base}{}", tab.code());
        Listed { languages: in_languages(&address).collect(), address }
    });
    xml(sitemap::pages(&listed.collect::<Vec<_>>()))
}

fn xml(written: std::io::Result<String>) -> Answer {
    let text = written.map_err(WebError::internal)?;
    Ok(HttpResponse::Ok().content_type("application/xml; charset=utf-8").body(text))
}

/// The same page in each language, by the language's tag.
pub(super) fn in_languages(address: &str) -> impl Iterator<Item = (&'static str, String)> {
    Lang::ALL.into_iter().map(move |lang| (lang.tag(), format!("{address}?lang={}", lang.tag())))
}

/// The event as search engines read it; `None` where what they ask for at least (name, first day, place) is not known.
pub(super) fn structured(tournament: &Tournament, address: &str, in_short: &str) -> Option<String> {
    let Details { name, place, federation, start, end, organiser, .. } = &tournament.details;
    let day = (*start)?;
    let first = tournament.details.schedule.first().copied().flatten().map(|at| everywhere(tournament, at));
    let start = first.filter(|at| !at.is_empty()).unwrap_or_else(|| day.to_string());
    if name.is_empty() || place.is_empty() {
        return None;
    }
    let mut event = json!({
        "@context": "https://schema.org",
        "@type": "SportsEvent",
        "name": name,
        "sport": "Chess",
        "description": in_short,
        "startDate": start,
        "endDate": end.unwrap_or(day).to_string(),
        "eventStatus": "https://schema.org/EventScheduled",
        "eventAttendanceMode": "https://schema.org/OfflineEventAttendanceMode",
        "location": {"@type": "Place", "name": place, "address": written_place(place, federation)},
        "image": [format!("{address}/leaders.png")],
        "url": address,
    });
    if !organiser.is_empty() {
        event["organizer"] = json!({"@type": "Organization", "name": organiser});
    }
    // Within a page no tag may begin.
    Some(event.to_string().replace('<', "\\u003c"))
}

fn written_place(place: &str, federation: &str) -> String {
    if federation.is_empty() { place.to_owned() } else { format!("{place}, {federation}") }
}

/// The event on a home screen.
async fn manifest(guarded: Guarded<Public>) -> Answer {
    let tournament = guarded.tournament();
    let (base, tint) = (format!("/p/{}", guarded.id()), tournament.details.tint().to_string());
    let icon = |file: &str, sizes: &str, kind: &str| json!({"src": sonneborn_web::assets::address(file), "sizes": sizes, "type": kind});
    let manifest: Value = json!({
        "name": tournament.details.name,
        "short_name": tournament.details.name.chars().take(MOST_LETTERS_OF_AN_ICON).collect::<String>(),
        "lang": guarded.visitor.lang.tag(),
        "id": base,
        "start_url": format!("{base}/me"),
        "scope": format!("{base}/"),
        "display": "standalone",
        "background_color": "#ffffff",
        "theme_color": tint,
        "icons": [icon("icon.svg", "any", "image/svg+xml"), icon("touch.png", "180x180", "image/png")],
    });
    Ok(HttpResponse::Ok().content_type("application/manifest+json").body(manifest.to_string()))
}

/// So many letters find room under an icon.
const MOST_LETTERS_OF_AN_ICON: usize = 12;
/// The size of a frame where the reader asks for none, in CSS pixels.
const WIDTH: u32 = 720;
const HEIGHT: u32 = 600;

#[derive(Deserialize)]
struct Wanted {
    url: String,
    #[serde(default)]
    format: String,
    maxwidth: Option<u32>,
    maxheight: Option<u32>,
}

/// An answer of the oEmbed protocol (oembed.com, 2.3.4.4: rich content).
#[derive(Serialize)]
struct Rich {
    version: &'static str,
    r#type: &'static str,
    provider_name: &'static str,
    provider_url: String,
    html: String,
    width: u32,
    height: u32,
}

/// The frame of a public page, for programs that ask for it by the page's address. What may be shown in it, the page itself says.
async fn oembed(state: web::Data<AppState>, wanted: web::Query<Wanted>) -> Answer {
    if !matches!(wanted.format.as_str(), "" | "json") {
        return Ok(HttpResponse::NotImplemented().finish());
    }
    let is_page = wanted.url.strip_prefix(&state.public_url).is_some_and(|path| path.starts_with("/p/"));
    if !is_page {
        return Err(WebError::NotFound);
    }
    Ok(HttpResponse::Ok().insert_header(("access-control-allow-origin", "*")).json(Rich {
        version: "1.0",
        r#type: "rich",
        provider_name: "Sonneborn",
        provider_url: state.public_url.clone(),
        html: embed::line(&wanted.url, "Sonneborn"),
        width: wanted.maxwidth.map_or(WIDTH, |most| most.min(WIDTH)),
        height: wanted.maxheight.map_or(HEIGHT, |most| most.min(HEIGHT)),
    }))
}

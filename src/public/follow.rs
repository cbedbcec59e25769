//! The event for other programs of its readers: the rounds as a calendar, and what was published as a feed of news.

use super::{Tab, cover, not_final, published, tables};
use actix_web::HttpResponse;
use chrono::{DateTime, TimeDelta, Utc};
use sonneborn_exchange::calendar::{self, Calendar, CalendarRound, Start};
use sonneborn_exchange::feed::{self, FeedEntry};
use sonneborn_i18n::{Lang, common, public as words, standings as standings_words};
use sonneborn_laws::clock::TimeControl;
use sonneborn_manual::Chapter;
use sonneborn_rating::playing_time::minutes;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, PublishRound, PublishTable};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, WebError};
use std::collections::BTreeMap;

/// Of the standings, a feed names so many.
const LEADERS: usize = 3;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Public).get("/p/{tournament}/rounds.ics", Shows::PUBLIC, rounds).get(
        "/p/{tournament}/news.atom",
        Shows::PUBLIC,
        news,
    );
}

async fn rounds(guarded: Guarded<Public>) -> Answer {
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let address = format!("{}/p/{}", guarded.state.public_url, guarded.id());
    let name = &tournament.details.name;
    let lasts = game_length(&tournament.regulations.time_control);
    let rounds: Vec<CalendarRound> = cover::starts(tournament)
        .map(|(round, starts)| CalendarRound {
            id: format!("{address}/rounds/{round}"),
            name: format!("{}{}", common::label(lang, name), common::round_n(lang, round)),
            starts: match tournament.details.everywhere(starts) {
                Some(at) => Start::Zoned(at.fixed_offset()),
                None => Start::Hall(starts),
            },
            lasts,
        })
        .collect();
    let (place, zone) = (cover::place(lang, tournament), tournament.details.zone.map(|zone| zone.name()));
    let of = Calendar { name, place: &place, address: &address, zone };
    let text = calendar::write(&of, last_act(guarded.live.journal().as_ref()), &rounds);
    Ok(HttpResponse::Ok().content_type("text/calendar; charset=utf-8").body(text))
}

/// Both players' time for 60 moves.
fn game_length(time_control: &str) -> Option<TimeDelta> {
    let control = time_control.parse::<TimeControl>().ok()?;
    TimeDelta::try_minutes(i64::try_from(minutes(&control).checked_mul(2)?).ok()?)
}

pub(super) fn last_act(journal: &Journal) -> DateTime<Utc> {
    journal.entries().last().map(|entry| entry.at).unwrap_or_default()
}

async fn news(guarded: Guarded<Public>) -> Answer {
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let journal = guarded.live.journal();
    let address = format!("{}/p/{}", guarded.state.public_url, guarded.id());
    let times = Times::of(&journal);
    let mut entries = Vec::new();
    for round in published(tournament) {
        let Some(at) = times.published.get(&round.number) else { continue };
        entries.push(FeedEntry {
            address: format!("{address}?round={}", round.number),
            title: format!("{}{}", common::label(lang, common::round_n(lang, round.number)), words::pairings(lang)),
            summary: words::boards(lang, round.games.len()),
            at: *at,
        });
    }
    let settled = tournament.settled_round();
    if let Some(at) = times.results.get(&settled) {
        entries.push(FeedEntry {
            address: format!("{address}/standings#{settled}"),
            title: standings_words::after_round(lang, settled),
            summary: leaders(tournament, lang),
            at: *at,
        });
    }
    entries.sort_by_key(|entry| std::cmp::Reverse(entry.at));
    let own = format!("{address}/news.atom");
    let text = feed::write(&tournament.details.name, (&own, &address), last_act(&journal), &entries);
    let text = text.map_err(WebError::internal)?;
    Ok(HttpResponse::Ok().content_type("application/atom+xml; charset=utf-8").body(text))
}

/// `1. Li, Wei 4½ · 2. Kovač, Ivo 4`, and why that is not the end.
fn leaders(tournament: &Tournament, lang: Lang) -> String {
    let standings = tables::after_complete_rounds(tournament);
    let lines = standings.map(|standings| tables::lines(lang, tournament, &standings)).unwrap_or_default();
    let told = (1..)
        .zip(lines.iter().take(LEADERS))
        .map(|(place, line)| format!("{place}. {} {}", line.name, line.stands_by()));
    told.chain(not_final(tournament, Tab::Standings.while_open(), lang)).collect::<Vec<String>>().join(" · ")
}

/// When each round was published last, and when its last result came.
#[derive(Default)]
struct Times {
    published: BTreeMap<RoundNo, DateTime<Utc>>,
    results: BTreeMap<RoundNo, DateTime<Utc>>,
}

impl Times {
    fn of(journal: &Journal) -> Times {
        let mut times = Times::default();
        for entry in journal.entries() {
            match &entry.act {
                Act::PublishRound(PublishRound { round, .. }) => {
                    times.published.insert(*round, entry.at);
                }
                Act::PublishTable(PublishTable { rounds }) => {
                    times.published.extend(rounds.iter().map(|paired| (paired.round, entry.at)));
                }
                act => {
                    if let Some((round, _)) = act.about().board() {
                        times.results.insert(round, entry.at);
                    }
                }
            }
        }
        times
    }
}

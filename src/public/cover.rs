//! What the event is: place and time, arbiters, rules, the start of each round. Also what is shown before anything is paired.

use super::{PublicFrame, Tab, everywhere, games};
use askama::Template;
use sonneborn_i18n::{Lang, common, dates, dues, fide_forms, public as words, systems, web as web_words};
use sonneborn_laws::clock::TimeControl;
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::details::Official;
use sonneborn_tournament::fee::Fee;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::reduction::Reduction;
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Public).get("/p/{tournament}/event", Shows::PUBLIC, cover);
}

#[derive(Template)]
#[template(path = "public/cover.html")]
struct CoverPage {
    frame: PublicFrame,
    /// A name and what is known of it.
    facts: Vec<(&'static str, String)>,
    /// An address on the web, of HTTP only.
    website: Option<String>,
    /// The rounds that have a time, which comes as words and with its distance from UTC, where that is known.
    rounds: Vec<(String, String, String)>,
    entries: usize,
    has_teams: bool,
    has_games: bool,
}

async fn cover(guarded: Guarded<Public>) -> Answer {
    show(&guarded).await
}

/// The page, wherever it is asked for.
pub(super) async fn show(guarded: &Guarded<Public>) -> Answer {
    let has_games = !games::kept(guarded).await?.is_empty();
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let website = tournament.details.website.trim();
    let is_address = website.starts_with("https://") || website.starts_with("http://");
    page(&CoverPage {
        frame: PublicFrame::of(guarded, Tab::Event, tournament.details.name.clone(), ""),
        facts: facts(tournament, lang),
        website: is_address.then(|| website.to_owned()),
        rounds: starts(tournament)
            .map(|(round, at)| (round.to_string(), dates::start(lang, at), everywhere(tournament, at)))
            .collect(),
        entries: tournament.entrants().count(),
        has_teams: tournament.has_matches(),
        has_games,
    })
}

pub(super) fn starts(tournament: &Tournament) -> impl Iterator<Item = (RoundNo, chrono::NaiveDateTime)> {
    let rounds = (1..=tournament.regulations.rounds).map(RoundNo);
    rounds.filter_map(|round| Some((round, tournament.details.schedule.get(round.index()).copied().flatten()?)))
}

fn facts(tournament: &Tournament, lang: Lang) -> Vec<(&'static str, String)> {
    let (details, regulations) = (&tournament.details, &tournament.regulations);
    let days = [details.start, details.end].into_iter().flatten().map(|day| dates::day(lang, &day));
    let mut days: Vec<String> = days.collect();
    days.dedup();
    let code = &regulations.time_control;
    let control = code.parse::<TimeControl>().map(|control| sonneborn_i18n::time_control::told(lang, &control));
    let control = if details.time_control_text.is_empty() {
        control.unwrap_or_else(|_| code.clone())
    } else {
        details.time_control_text.clone()
    };
    let deputies: Vec<String> = details.deputies.iter().map(|one| named(lang, one)).collect();
    let reductions = details.reductions.iter().map(Reduction::to_string);
    let fees = details.entry_fee.iter().map(Fee::to_string).chain(reductions.filter(|_| details.entry_fee.is_some()));
    let fees = fees.collect::<Vec<_>>().join(common::list_semicolon(lang));
    let facts = [
        (web_words::place(lang), place(lang, tournament)),
        (web_words::when(lang), days.join(" – ")),
        (web_words::system(lang), systems::name(lang, regulations.system).to_owned()),
        (web_words::rounds(lang), sonneborn_pairing::planned_rounds(tournament).to_string()),
        (web_words::time_control(lang), control),
        (web_words::organiser(lang), details.organiser.clone()),
        (web_words::chief_arbiter(lang), named(lang, &details.chief_arbiter)),
        (fide_forms::deputies(lang), deputies.join(common::list_comma(lang))),
        (dues::entry_fee(lang), fees),
        (words::remarks(lang), details.remarks.clone()),
    ];
    facts.into_iter().filter(|(_, fact)| !fact.trim().is_empty()).collect()
}

/// `Arad, ROU`
pub(super) fn place(lang: Lang, tournament: &Tournament) -> String {
    let parts = [tournament.details.place.as_str(), tournament.details.federation.as_str()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(common::list_comma(lang))
}

fn named(lang: Lang, official: &Official) -> String {
    let Official { name, federation, .. } = official;
    if federation.is_empty() { name.clone() } else { common::noted(lang, name, federation) }
}

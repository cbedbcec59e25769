//! What everybody may read without an account: small pages for a cheap phone in the sun, and the projector.
//!
//! Drafts are never shown here, and standings count complete rounds only.

mod bracket;
mod check_in;
mod cover;
mod entries;
mod files;
mod follow;
mod found;
mod games;
mod leaders;
mod lists;
mod me;
mod pictures;
mod player;
mod projector;
mod qr;
mod race;
mod schedule;
mod screens;
pub(crate) mod sheet;
mod sign_up;
mod tables;
mod teams;
mod wall;

use askama::Template;
use chrono::{NaiveDateTime, SecondsFormat};
use sonneborn_desk::check_in::is_open_to_players;
use sonneborn_desk::{clock, instant};
use sonneborn_i18n::{
    Lang, common, dates, knockout, phones, pictures as picture_words, players, public as words, rounds,
    statement as statement_words, teams as team_words,
};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::mode::Mode;
use sonneborn_tournament::round::{Round, RoundState};
use sonneborn_tournament::statement::{Statement, WhileOpen};
use sonneborn_web::assets;
use sonneborn_web::band::Band;
use sonneborn_web::embed::Shape;
use sonneborn_web::frame::other_words;
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::language;
use sonneborn_web::routes::Routes;

/// The routes of every page.
pub fn routes(config: &mut Routes<'_>) {
    config.unexplained().get("/p/sw.js", Shows::PUBLIC, assets::worker);
    lists::routes(config);
    games::routes(config);
    leaders::routes(config);
    me::routes(config);
    sign_up::routes(config);
    screens::routes(config);
    tables::routes(config);
    teams::routes(config);
    pictures::routes(config);
    player::routes(config);
    projector::routes(config);
    qr::routes(config);
    schedule::routes(config);
    bracket::routes(config);
    check_in::routes(config);
    cover::routes(config);
    entries::routes(config);
    files::routes(config);
    follow::routes(config);
    found::routes(config);
    sheet::routes(config);
}

sonneborn_tournament::with_codes! {
    /// The pages, in the order of their tabs, each with the last part of its address.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Tab {
        /// While players check in by themselves.
        CheckIn = "/check-in",
        /// While players sign up.
        SignUp = "/sign-up",
        /// The player whose phone it is.
        Me = "/me",
        Pairings = "",
        Names = "/names",
        Results = "/results",
        /// All rounds of a table fixed in advance.
        Schedule = "/schedule",
        /// Of a knock-out.
        Bracket = "/bracket",
        Standings = "/standings",
        Crosstable = "/crosstable",
        Pictures = "/pictures",
        /// Where teams play.
        Teams = "/teams",
        /// The starting list.
        Players = "/players",
        Event = "/event",
    }
}

/// What holds of a page in every event.
struct Row {
    name: fn(Lang) -> &'static str,
    /// What it may be while something of the event is open.
    while_open: WhileOpen,
    /// Whether it is of rounds: before round 1 is published, it would only hide what there is.
    is_of_rounds: bool,
    /// Whether search engines are led to it: it is the same for everybody, and there for longer than a day.
    is_for_engines: bool,
}

impl Tab {
    fn row(self) -> Row {
        let page = |name| Row { name, while_open: WhileOpen::Indifferent, is_of_rounds: false, is_for_engines: true };
        let of_a_day = |name| Row { is_for_engines: false, ..page(name) };
        let of_rounds = |name| Row { is_of_rounds: true, ..page(name) };
        let marked = |row| Row { while_open: WhileOpen::Marked, ..row };
        match self {
            Tab::CheckIn => of_a_day(|lang| players::check_in(lang)),
            Tab::SignUp => of_a_day(|lang| phones::sign_up(lang)),
            Tab::Me => of_a_day(|lang| phones::me(lang)),
            Tab::Pairings => of_rounds(|lang| words::pairings(lang)),
            Tab::Names => of_rounds(|lang| words::by_name(lang)),
            Tab::Results => of_rounds(|lang| words::results(lang)),
            Tab::Schedule => page(|lang| rounds::schedule(lang)),
            Tab::Bracket => marked(page(|lang| knockout::bracket(lang))),
            Tab::Standings => marked(of_rounds(|lang| common::standings(lang))),
            Tab::Crosstable => marked(of_rounds(|lang| common::crosstable(lang))),
            Tab::Pictures => marked(of_rounds(|lang| picture_words::tab(lang))),
            Tab::Teams => marked(page(|lang| team_words::teams(lang))),
            Tab::Players => page(|lang| common::players(lang)),
            Tab::Event => page(|lang| words::event(lang)),
        }
    }

    /// Whether the event has such a page.
    fn is_of(self, tournament: &Tournament) -> bool {
        let system = tournament.regulations.system;
        match self {
            Tab::CheckIn => is_open_to_players(tournament),
            Tab::SignUp => sign_up::is_open(tournament),
            Tab::Me => tournament.entrants().next().is_some(),
            Tab::Schedule => system.is_paired_at_once() && tournament.current_round().is_some(),
            Tab::Bracket => system.is_knockout(),
            Tab::Teams => tournament.has_matches(),
            Tab::Crosstable => !system.is_knockout(),
            Tab::Event | Tab::Players | Tab::Pairings | Tab::Names | Tab::Results | Tab::Standings | Tab::Pictures => {
                true
            }
        }
    }

    /// Whether it has something to show already.
    fn is_filled(self, tournament: &Tournament) -> bool {
        !self.row().is_of_rounds || tournament.current_round().is_some()
    }

    fn name(self, lang: Lang) -> &'static str {
        (self.row().name)(lang)
    }

    fn while_open(self) -> WhileOpen {
        self.row().while_open
    }
}

/// Why what everybody is shown after the last complete round is not the end; `None` before the first, and where it is.
fn not_final(tournament: &Tournament, rule: WhileOpen, lang: Lang) -> Option<String> {
    if rule == WhileOpen::Indifferent || tournament.current_round().is_none() {
        return None;
    }
    let statement = Statement::after(tournament, tournament.settled_round());
    statement_words::mark(lang, statement.to_tell(rule))
}

/// The frame of the public pages.
struct PublicFrame {
    lang: Lang,
    /// `/p/7`
    base: String,
    event: String,
    heading: String,
    /// The festival that the event is a section of, with its name.
    festival: Option<(i64, String)>,
    tab: Tab,
    /// Every page of the event with its name.
    tabs: Vec<(Tab, &'static str)>,
    /// The words of the search field, as they came.
    query: String,
    path: String,
    starts: Option<String>,
    /// The same with its distance from UTC, where the hall's zone is known; else empty.
    starts_everywhere: String,
    /// Of when it is what is shown, while the database is away or the hall of a copy is silent.
    as_of: Option<String>,
    left_fide_mode: bool,
    /// Why what the page shows is not the end, where it shows something that could be.
    not_final: Option<String>,
    /// The last act that the page was drawn from.
    seen: u64,
    /// The state of the journal, as papers print it: published elsewhere, the page is a witness of it.
    state: String,
    /// The event in one line, for those who pass the link on.
    in_short: String,
    /// Where everybody finds it.
    address: String,
    /// The chapter of the manual for this page.
    chapter: Chapter,
    /// Why nothing can be saved now, in words.
    trouble: Option<&'static str>,
    /// Because another computer is in charge, to which a page leads.
    is_second: bool,
    /// Whether search engines may keep the pages.
    indexed: bool,
    /// The event as they read it; empty where it may not be kept, or too little is known.
    structured: String,
    /// How the page comes: whole, or within another site's.
    shape: Shape,
    /// Whether any site may show it so.
    has_sites: bool,
    /// The round that the page is of.
    of_round: Option<RoundNo>,
    /// The files of the page with their names, below the event's address.
    files: Vec<(&'static str, String)>,
    /// The event's colour, as a phone shows it round the page.
    tint: String,
    /// The event, its colour and how far it has come.
    band: Band,
}

/// The parts of `public/frame.html`, each compiled once and not with every page.
#[derive(Template)]
#[template(path = "public/frame/head.html")]
struct Head<'a> {
    frame: &'a PublicFrame,
}

#[derive(Template)]
#[template(path = "public/frame/opening.html")]
struct Opening<'a> {
    frame: &'a PublicFrame,
}

#[derive(Template)]
#[template(path = "public/frame/closing.html")]
struct Closing<'a> {
    frame: &'a PublicFrame,
}

impl PublicFrame {
    fn head(&self) -> Head<'_> {
        Head { frame: self }
    }

    fn opening(&self) -> Opening<'_> {
        Opening { frame: self }
    }

    fn closing(&self) -> Closing<'_> {
        Closing { frame: self }
    }

    fn of(guarded: &Guarded<Public>, tab: Tab, heading: String, query: &str) -> PublicFrame {
        let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
        let number = tournament.current_round().map(|round| round.number);
        let address = format!("{}/p/{}", guarded.state.public_url, guarded.id());
        let (in_short, shape) = (in_short(tournament, lang), Shape::of(&guarded.visitor.path));
        let indexed = tournament.public_side.indexed;
        let start = number.and_then(|number| clock::start_to_come(&tournament.details, number));
        PublicFrame {
            lang,
            base: if shape == Shape::Lines { address.clone() } else { format!("/p/{}", guarded.id()) },
            event: tournament.details.name.clone(),
            heading,
            festival: guarded.festival.as_ref().map(|row| (row.id, row.name.clone())),
            tab,
            tabs: Tab::ALL
                .into_iter()
                .filter(|one| one.is_of(tournament) && (*one == tab || one.is_filled(tournament)))
                .map(|one| (one, one.name(lang)))
                .collect(),
            query: query.into(),
            path: guarded.visitor.path.clone(),
            starts: start.map(|start| dates::start(lang, start)),
            starts_everywhere: start.map(|start| everywhere(tournament, start)).unwrap_or_default(),
            left_fide_mode: matches!(tournament.mode(), Mode::Left(_)),
            not_final: not_final(tournament, tab.while_open(), lang),
            seen: tournament.seq,
            state: tournament.head().to_string(),
            structured: found::structured(tournament, &address, &in_short).filter(|_| indexed).unwrap_or_default(),
            shape,
            has_sites: !tournament.public_side.sites.is_empty(),
            of_round: files::round_of(tournament, tab, asked_round(&guarded.visitor.path)),
            files: files::of(tournament, tab, asked_round(&guarded.visitor.path)),
            tint: tournament.details.tint().to_string(),
            in_short,
            address,
            chapter: guarded.visitor.chapter.unwrap_or(Chapter::Public),
            as_of: as_of(guarded, lang),
            indexed,
            band: Band::of(tournament, lang),
            // What is away is told with the time.
            is_second: guarded.visitor.is_on_second(),
            trouble: guarded.visitor.trouble_words().filter(|_| guarded.as_of.is_none()),
        }
    }

    fn languages(&self) -> &'static [Lang] {
        &Lang::ALL
    }

    fn asset(&self, file: &str) -> String {
        assets::address(file)
    }

    /// What the page is called where its event does not stand above it; the event's own page has its name once.
    fn title(&self) -> String {
        if self.heading == self.event { self.event.clone() } else { format!("{} · {}", self.heading, self.event) }
    }

    /// The address of a federation's flag; where there is none, and within a page of another site, the code stands instead.
    fn flag(&self, federation: &str) -> Option<&'static str> {
        assets::flag(federation).filter(|_| self.shape != Shape::Lines)
    }

    /// The picture that chat programs show beside a link: of the round where the page is of one, else of the leaders.
    fn picture(&self) -> String {
        let round = self.of_round.map(|round| format!("?round={round}")).unwrap_or_default();
        format!("{}/leaders.png{round}", self.address)
    }

    /// The whole address of this page, without what was asked of it.
    fn canonical(&self) -> String {
        let path = self.path.split('?').next().unwrap_or_default();
        let rest = path.trim_start_matches('/').split_once('/').and_then(|(_, rest)| rest.split_once('/'));
        rest.map_or_else(|| self.address.clone(), |(_, rest)| format!("{}/{rest}", self.address))
    }

    /// The address of this page in the language in which it was asked for.
    fn own_address(&self) -> String {
        let address = self.canonical();
        if language::is_in(&self.path) { format!("{address}?lang={}", self.lang.tag()) } else { address }
    }

    fn in_languages(&self) -> impl Iterator<Item = (&'static str, String)> {
        found::in_languages(&self.canonical()).collect::<Vec<_>>().into_iter()
    }

    /// Where programs ask for the frame of this page.
    fn oembed(&self) -> String {
        let asked = url::form_urlencoded::Serializer::new(String::new()).append_pair("url", &self.canonical()).finish();
        format!("/oembed?format=json&{asked}")
    }

    fn is_whole(&self) -> bool {
        self.shape == Shape::Whole
    }

    fn is_lines(&self) -> bool {
        self.shape == Shape::Lines
    }
}

/// Why what is shown may be old, and of when it is.
fn as_of(guarded: &Guarded<Public>, lang: Lang) -> Option<String> {
    let hall = &guarded.tournament().details;
    let local = |at: i64| clock::in_hall(hall, instant(at));
    if let Some(at) = guarded.as_of {
        return Some(words::away_as_of(lang, local(at).format("%R")));
    }
    if let Some(other) = guarded.other_history {
        return Some(other_words(lang, hall, other));
    }
    let since = local(guarded.silent_since?);
    let is_today = since.date_naive() == clock::hall_now(hall).date();
    let told = if is_today { since.format("%R").to_string() } else { dates::minute(lang, since.naive_local()) };
    Some(words::silent_as_of(lang, told))
}

/// A time of the hall with its distance from UTC, as pages and search engines read it; empty where the zone is not known.
fn everywhere(tournament: &Tournament, at: NaiveDateTime) -> String {
    tournament.details.everywhere(at).map(|at| at.to_rfc3339_opts(SecondsFormat::Secs, false)).unwrap_or_default()
}

/// `Arad, ROU · 2026-11-16 – 2026-11-24 · 60 entries`
fn in_short(tournament: &Tournament, lang: Lang) -> String {
    let days = [tournament.details.start, tournament.details.end].into_iter().flatten();
    let mut days: Vec<String> = days.map(|day| dates::day(lang, &day)).collect();
    days.dedup();
    let parts = [cover::place(lang, tournament), days.join(" – "), Band::of(tournament, lang).people];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

fn asked_round(address: &str) -> Option<u16> {
    let query = address.split_once('?').map_or("", |(_, query)| query);
    let mut fields = url::form_urlencoded::parse(query.as_bytes());
    fields.find(|(name, _)| name == "round").and_then(|(_, round)| round.parse().ok())
}

/// The rounds that everybody may see.
fn published(tournament: &Tournament) -> impl DoubleEndedIterator<Item = &Round> {
    tournament.rounds.iter().filter(|round| round.state == RoundState::Published)
}

/// The round asked for, if it is published, or else the one that is played.
fn round_asked(tournament: &Tournament, asked: Option<u16>) -> Option<&Round> {
    let wanted = asked.and_then(|number| published(tournament).find(|round| round.number == RoundNo(number)));
    wanted.or_else(|| tournament.current_round())
}

/// The last round with a result, of those up to the one that is played.
fn round_with_results(tournament: &Tournament, asked: Option<u16>) -> Option<&Round> {
    let current = tournament.current_round().map_or(RoundNo(0), |round| round.number);
    let has_results = |round: &&Round| round.number <= current && round.games.iter().any(|game| game.result.is_some());
    match asked {
        Some(_) => round_asked(tournament, asked),
        None => published(tournament).rfind(has_results).or_else(|| round_asked(tournament, None)),
    }
}

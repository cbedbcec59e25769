//! What players do on their phones, and what readers see: the chief arbiter switches it on; arbiters decide on byes that were asked for and
//! on those who wait for a place, and print the codes.

use crate::confirm;
use crate::papers::Options;
use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use serde::{Deserialize, Serialize};
use sonneborn_desk::clock;
use sonneborn_desk::self_service::written_code;
use sonneborn_document::{Document, Job, print};
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{Lang, alphabet, common, full_names, phones as words, public as public_words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, AskForBye, ChangePublicSide, RequestBye, SettleWaiting};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::public_side::{ByeRule, PublicSide, SignUpRules};
use sonneborn_tournament::reader::{self, MAX_RATING, Unreadable};
use sonneborn_web::download::{FileKind, file};
use sonneborn_web::embed;
use sonneborn_web::form::{Nothing, Posted, Ticked};
use sonneborn_web::guard::{Arbiter, ChiefArbiter, Guarded};
use sonneborn_web::names::titled;
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, blocking, html, page, papers, saved_at, see_other};
use std::collections::BTreeMap;
use std::sync::Arc;
use url::Url;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Public)
        .get("/t/{tournament}/phones", Shows::CODES, show)
        .post("/t/{tournament}/phones", Shows::CODES, change)
        .post("/t/{tournament}/phones/bye", Shows::CODES, decide_bye)
        .post("/t/{tournament}/phones/waiting", Shows::CODES, settle_waiting)
        .get("/t/{tournament}/phones/codes.pdf", Shows::CODES, codes)
        .post("/t/{tournament}/phones/codes", Shows::CODES, renew);
}

/// The most hours before a round, and the first year in which somebody who plays was born.
const MOST_HOURS: u16 = 240;
const YEARS: std::ops::RangeInclusive<u16> = 1900..=2100;
/// The most sites that show the pages of an event.
const MOST_SITES: usize = 20;

/// What is wrong, by the field's name.
type Wrong = BTreeMap<&'static str, String>;

/// The rules as the form has them.
#[derive(Clone, Default, Deserialize, Serialize)]
#[serde(default)]
struct Rules {
    indexed: Option<Ticked>,
    /// Sites that show the pages, one a line.
    sites: String,
    results: Option<Ticked>,
    /// `no`, `asked` or `taken`.
    byes: String,
    hours: String,
    sign_up: Option<Ticked>,
    until: String,
    places: String,
    waits: Option<Ticked>,
    least_rating: String,
    most_rating: String,
    born_from: String,
    born_to: String,
}

impl Rules {
    fn of(side: &PublicSide) -> Rules {
        let tick = Ticked::if_so;
        let number = |value: Option<u16>| value.map_or_else(String::new, |value| value.to_string());
        let sign_up = side.sign_up.clone().unwrap_or_default();
        Rules {
            indexed: tick(side.indexed),
            sites: side.sites.join("\n"),
            results: tick(side.results),
            byes: match side.byes {
                None => "no",
                Some(ByeRule { taken: false, .. }) => "asked",
                Some(ByeRule { taken: true, .. }) => "taken",
            }
            .into(),
            hours: side.byes.map_or_else(|| "2".into(), |rule| rule.hours.to_string()),
            sign_up: tick(side.sign_up.is_some()),
            until: sign_up.until.map_or_else(String::new, |at| at.format("%Y-%m-%dT%H:%M").to_string()),
            places: number(sign_up.places),
            waits: tick(sign_up.waits),
            least_rating: number(sign_up.least_rating),
            most_rating: number(sign_up.most_rating),
            born_from: number(sign_up.born_from),
            born_to: number(sign_up.born_to),
        }
    }

    /// The rules, or what is wrong with each field that cannot be read.
    fn read(&self, lang: Lang) -> Result<PublicSide, Wrong> {
        let mut wrong = Wrong::new();
        let mut number = |field: &'static str, text: &str, range: std::ops::RangeInclusive<u16>, name: &str| {
            let read = reader::optional(text, |text| reader::number(text, range));
            taken(lang, &mut wrong, field, name, read).flatten()
        };
        let hours = number("hours", &self.hours, 0..=MOST_HOURS, words::hours(lang)).unwrap_or_default();
        let places = number("places", &self.places, 1..=u16::MAX, words::places(lang));
        let least_rating = number("least_rating", &self.least_rating, 1..=MAX_RATING, words::least_rating(lang));
        let most_rating = number("most_rating", &self.most_rating, 1..=MAX_RATING, words::most_rating(lang));
        let born_from = number("born_from", &self.born_from, YEARS, words::born_from(lang));
        let born_to = number("born_to", &self.born_to, YEARS, words::born_to(lang));
        let until = reader::optional(&self.until, reader::moment);
        let until = taken(lang, &mut wrong, "until", words::until_when(lang), until).flatten();
        let byes = reader::code(&self.byes, &[("no", None), ("asked", Some(false)), ("taken", Some(true))]);
        let byes = taken(lang, &mut wrong, "byes", words::byes_by_players(lang), byes).flatten();
        let sites = self.read_sites(lang).unwrap_or_else(|told| {
            wrong.insert("sites", told);
            Vec::new()
        });
        let rules =
            SignUpRules { until, places, waits: self.waits.is_some(), least_rating, most_rating, born_from, born_to };
        let side = PublicSide {
            indexed: self.indexed.is_some(),
            sites,
            results: self.results.is_some(),
            byes: byes.map(|taken| ByeRule { hours, taken }),
            sign_up: self.sign_up.is_some().then_some(rules),
        };
        if wrong.is_empty() { Ok(side) } else { Err(wrong) }
    }

    /// The sites by their origins, each once, or what is wrong with the first line that is no site.
    fn read_sites(&self, lang: Lang) -> Result<Vec<String>, String> {
        let mut sites = Vec::new();
        let lines = (1..).zip(self.sites.lines()).map(|(place, line)| (place, line.trim()));
        for (place, line) in lines.filter(|(_, line)| !line.is_empty()) {
            match origin(line) {
                Some(site) if sites.contains(&site) => {}
                Some(site) if sites.len() < MOST_SITES => sites.push(site),
                Some(_) => return Err(words::too_many_sites(lang, MOST_SITES)),
                None => return Err(words::no_site(lang, place, line)),
            }
        }
        Ok(sites)
    }
}

/// What was read of a field, or else what is wrong with it is noted.
fn taken<T>(lang: Lang, wrong: &mut Wrong, field: &'static str, name: &str, read: Result<T, Unreadable>) -> Option<T> {
    read.map_err(|why| wrong.insert(field, unreadable(lang, name, &why))).ok()
}

/// `https://club.example` of whatever address of that site; a name alone is one.
fn origin(text: &str) -> Option<String> {
    let whole = if text.contains("://") { text.to_owned() } else { format!("https://{text}") };
    let url = Url::parse(&whole).ok().filter(|url| matches!(url.scheme(), "http" | "https"))?;
    url.host_str().filter(|host| host.contains('.') || *host == "localhost")?;
    Some(url.origin().ascii_serialization())
}

struct AskedLine {
    player: u32,
    name: String,
    round: RoundNo,
    bye: &'static str,
    code: &'static str,
}

struct WaitingLine {
    seq: u64,
    name: String,
    rating: String,
}

struct DisputeLine {
    round: RoundNo,
    board: u16,
    white: String,
    black: String,
    said: [&'static str; 2],
}

#[derive(Template)]
#[template(path = "phones.html")]
struct PhonesPage {
    frame: Frame,
    id: i64,
    is_chief: bool,
    /// Whether the players can open their pages.
    is_public: bool,
    rules: Rules,
    disputes: Vec<DisputeLine>,
    asked: Vec<AskedLine>,
    waiting: Vec<WaitingLine>,
    places_left: Option<usize>,
    /// Where other codes are made.
    codes: String,
    /// Where players sign up, and where they find themselves.
    public: String,
    /// The pages that a site shows, by name, with the line to copy.
    embeds: Vec<(&'static str, String)>,
    wrong: Wrong,
}

impl PhonesPage {
    fn wrong(&self, field: &str) -> Option<&str> {
        self.wrong.get(field).map(String::as_str)
    }

    fn of(guarded: &Guarded<Arbiter>, rules: Rules, wrong: Wrong) -> PhonesPage {
        let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
        let name = |id: PlayerId| tournament.player(id).map_or_else(String::new, |player| titled(&player.data));
        let disputes = tournament.disputed_reports().into_iter().map(|(round, board, said)| {
            let players = tournament.players_on(round, board);
            DisputeLine {
                round,
                board,
                white: players.map(|(white, _)| titled(&white.data)).unwrap_or_default(),
                black: players.map(|(_, black)| titled(&black.data)).unwrap_or_default(),
                said: said.map(GameResult::symbol),
            }
        });
        let asked = tournament.byes_to_decide().map(|asked| AskedLine {
            player: asked.player.0,
            name: name(asked.player),
            round: asked.round,
            bye: common::bye_of(lang, asked.bye),
            code: if asked.bye == Bye::HalfPoint { "H" } else { "Z" },
        });
        let waiting = tournament.waiting.iter().map(|waiting| WaitingLine {
            seq: waiting.seq,
            name: full_names::of(lang, guarded.tournament(), &waiting.data).into_owned(),
            rating: tournament.rating(&waiting.data).map_or_else(String::new, |rating| rating.to_string()),
        });
        let public = format!("{}/p/{}", guarded.state.public_url, guarded.id());
        PhonesPage {
            frame: Frame::of(guarded, Section::Settings, words::title(lang)),
            id: guarded.id(),
            is_chief: guarded.role >= Some(sonneborn_tournament::role::Role::ChiefArbiter),
            is_public: guarded.live.was_public(),
            rules,
            disputes: disputes.collect(),
            asked: asked.collect(),
            waiting: waiting.collect(),
            places_left: tournament.places_left(),
            codes: format!("/t/{}/phones/codes", guarded.id()),
            embeds: embeds(tournament, &public, lang),
            public,
            wrong,
        }
    }
}

/// The lines that a site copies, once any site may show the pages.
fn embeds(tournament: &Tournament, public: &str, lang: Lang) -> Vec<(&'static str, String)> {
    if tournament.public_side.sites.is_empty() {
        return Vec::new();
    }
    let pages = [
        (public_words::pairings(lang), ""),
        (common::standings(lang), "/standings"),
        (common::crosstable(lang), "/crosstable"),
    ];
    let title = |name: &str| format!("{} · {name}", tournament.details.name);
    pages.map(|(name, path)| (name, embed::line(&format!("{public}{path}"), &title(name)))).into()
}

async fn show(guarded: Guarded<Arbiter>) -> Answer {
    let rules = Rules::of(&guarded.tournament().public_side);
    page(&PhonesPage::of(&guarded, rules, Wrong::new()))
}

fn home(guarded: &Guarded<Arbiter>) -> String {
    format!("/t/{}/phones", guarded.id())
}

async fn change(guarded: Guarded<Arbiter>, form: Posted<Rules>) -> Answer {
    let (form, lang) = (form.0, guarded.visitor.lang);
    let now = match form.read(lang) {
        Ok(now) => now,
        Err(wrong) => return html(StatusCode::BAD_REQUEST, &PhonesPage::of(&guarded, form, wrong)),
    };
    let was = guarded.saw().public_side.clone();
    if now == was {
        return Ok(see_other(&saved_at(&home(&guarded))));
    }
    let act = Act::ChangePublicSide(ChangePublicSide { was: Box::new(was), now: Box::new(now) });
    confirm::act(&guarded, Section::Settings, act, &saved_at(&home(&guarded))).await
}

#[derive(Deserialize)]
struct ByeForm {
    player: u32,
    round: RoundNo,
    /// The bye's code; empty for none.
    #[serde(default)]
    bye: String,
}

async fn decide_bye(guarded: Guarded<Arbiter>, form: Posted<ByeForm>) -> Answer {
    let (form, lang) = (form.0, guarded.visitor.lang);
    let (player, round) = (PlayerId(form.player), form.round);
    let given = reader::bye(&form.bye).map_err(|why| WebError::unread(lang, words::byes(lang), &why))?;
    let saw = guarded.saw();
    let asked = saw.asked_byes.iter().find(|asked| (asked.player, asked.round) == (player, round));
    let act = match given {
        Some(bye) => {
            let was = saw.player(player).and_then(|player| player.requested_byes.get(&round).copied());
            Act::RequestBye(RequestBye { player, round, was, now: Some(bye) })
        }
        None => Act::AskForBye(AskForBye { player, round, was: asked.map(|asked| asked.bye), now: None }),
    };
    drop(saw);
    confirm::act(&guarded, Section::Settings, act, &home(&guarded)).await
}

#[derive(Deserialize)]
struct WaitingForm {
    waiting: u64,
    /// `admit` or `refuse`.
    how: String,
}

async fn settle_waiting(guarded: Guarded<Arbiter>, form: Posted<WaitingForm>) -> Answer {
    let form = form.0;
    let admitted = match form.how.as_str() {
        "admit" => true,
        "refuse" => false,
        other => return Err(WebError::Unreadable(other.to_owned())),
    };
    let first_round = guarded.tournament().next_unpublished();
    let act = Act::SettleWaiting(SettleWaiting { waiting: form.waiting, admitted, first_round });
    confirm::act(&guarded, Section::Settings, act, &home(&guarded)).await
}

/// The codes of all players on slips to cut, by name.
async fn codes(guarded: Guarded<Arbiter>, options: web::Query<Options>) -> Answer {
    let (lang, size) = options.print(guarded.visitor.lang, &guarded.tournament().style)?;
    let printed = clock::hall_now(&guarded.tournament().details);
    let check = papers::sheet_address(&guarded, None);
    let address = format!("{}/p/{}/me", guarded.state.public_url, guarded.id());
    let pdf = blocking(move || {
        let (desk, id, tournament) = (&guarded.state.desk, guarded.id(), guarded.tournament());
        let mut players: Vec<_> = guarded.shown().entrants().collect();
        alphabet::sort_by_name((lang, tournament.style.order), &mut players, |player| &player.data.name);
        let mut slips = Vec::with_capacity(players.len());
        for player in players {
            slips.push((player.id, written_code(&desk.player_code(id, player.id)?)));
        }
        let job = Job { tournament, lang, size, printed, check: Some(&check) };
        print(&[Document::PlayerCodes { slips, address }], &job, &guarded.state.desk.fonts())
            .map_err(|error| WebError::BadRequest(error.words(lang)))
    });
    Ok(file("codes.pdf", FileKind::Pdf, pdf.await?))
}

/// Other codes for everybody: those that were given are worth nothing any more.
async fn renew(guarded: Guarded<ChiefArbiter>, _form: Posted<Nothing>) -> Answer {
    let (desk, id) = (Arc::clone(&guarded.state.desk), guarded.id());
    blocking(move || desk.renew_player_codes(id).map_err(WebError::from)).await?;
    Ok(see_other(&saved_at(&format!("/t/{id}/phones"))))
}

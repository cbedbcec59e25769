//! The forbidden pairs of an event: the list, one more, one fewer. They are regulations, and change by the same act.

use super::who;
use crate::confirm;
use actix_web::http::StatusCode;
use askama::Template;
use serde::{Deserialize, Serialize};
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{Lang, prohibitions as words, web as web_words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, ChangeRegulations};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::mode::Mode;
use sonneborn_tournament::player::Player;
use sonneborn_tournament::reader::{self, MAX_TEXT_LETTERS};
use sonneborn_tournament::regulations::{Apart, Prohibition, Regulations};
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{ChiefArbiter, Guarded, Right, Viewer};
use sonneborn_web::names::titled;
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, html, page, saved_at};

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Pairing)
        .get("/t/{tournament}/settings/forbidden-pairs", Shows::NAMES, show)
        .post("/t/{tournament}/settings/forbidden-pairs", Shows::NAMES, add)
        .post("/t/{tournament}/settings/forbidden-pairs/remove", Shows::NAMES, remove);
}

fn path<R: Right>(guarded: &Guarded<R>) -> String {
    format!("/t/{}/settings/forbidden-pairs", guarded.id())
}

/// What is typed for a new prohibition, as text, so that nothing is lost when something is wrong.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default)]
struct AddForm {
    /// `players`, `federation`, `same-federation` or `same-club`.
    who: String,
    first_player: String,
    second_player: String,
    /// More players, one a line.
    others: String,
    federation: String,
    /// `all`, `last` or `range`.
    when: String,
    last_rounds: String,
    from: String,
    to: String,
    strictness: String,
    reason: String,
}

/// Whom a new prohibition keeps apart, by the codes of the form.
#[derive(Clone, Copy)]
enum Who {
    Players,
    Federation,
    SameFederation,
    SameClub,
}

const WHO: [(&str, Who); 4] = [
    ("players", Who::Players),
    ("federation", Who::Federation),
    ("same-federation", Who::SameFederation),
    ("same-club", Who::SameClub),
];

/// When it holds.
#[derive(Clone, Copy)]
enum When {
    All,
    Last,
    Range,
}

const WHEN: [(&str, When); 3] = [("all", When::All), ("last", When::Last), ("range", When::Range)];

const STRICTNESS: [(&str, bool); 2] = [("hard", false), ("soft", true)];

impl AddForm {
    fn read(&self, lang: Lang, tournament: &Tournament) -> Result<Prohibition, Vec<String>> {
        let rounds = tournament.regulations.rounds;
        let soft = reader::code(&self.strictness, &STRICTNESS);
        let soft = soft.map_err(|wrong| vec![unreadable(lang, words::strictness(lang), &wrong)]);
        let reason = reader::text(&self.reason, MAX_TEXT_LETTERS);
        let reason = reason.map_err(|wrong| vec![unreadable(lang, web_words::reason(lang), &wrong)]);
        match (self.read_who(lang, tournament), self.read_rounds(lang, rounds), soft, reason) {
            (Ok(who), Ok((first, last)), Ok(soft), Ok(_)) => Ok(Prohibition { first, last, who, soft }),
            (who, rounds, soft, reason) => {
                let problems = [who.err(), rounds.err(), soft.err(), reason.err()];
                Err(problems.into_iter().flatten().flatten().collect())
            }
        }
    }

    fn read_who(&self, lang: Lang, tournament: &Tournament) -> Result<Apart, Vec<String>> {
        let who = reader::code(&self.who, &WHO).map_err(|wrong| vec![unreadable(lang, words::who(lang), &wrong)])?;
        match who {
            Who::SameFederation => Ok(Apart::SameFederation),
            Who::SameClub => Ok(Apart::SameClub),
            Who::Federation => self.read_federation(lang, tournament).map(Apart::Federation),
            Who::Players => self.read_players(lang, tournament).map(Apart::Players),
        }
    }

    /// A federation of FIDE's list, or one that a player has: files bring codes of their own.
    fn read_federation(&self, lang: Lang, tournament: &Tournament) -> Result<String, Vec<String>> {
        let own = tournament.players.iter().map(|player| player.data.federation.as_str());
        let own = own.into_iter().find(|code| code.eq_ignore_ascii_case(self.federation.trim()));
        match reader::federation(&self.federation, own.unwrap_or("")) {
            Ok(code) if code.is_empty() => Err(vec![words::federation_needed(lang).into()]),
            Ok(code) => Ok(code),
            Err(wrong) => Err(vec![unreadable(lang, words::federation_code(lang), &wrong)]),
        }
    }

    fn read_players(&self, lang: Lang, tournament: &Tournament) -> Result<Vec<PlayerId>, Vec<String>> {
        let typed = [self.first_player.as_str(), &self.second_player].into_iter().chain(self.others.lines());
        let players = who::named(lang, tournament, typed)?;
        if players.len() < 2 { Err(vec![words::two_needed(lang).into()]) } else { Ok(players) }
    }

    fn read_rounds(&self, lang: Lang, rounds: u16) -> Result<(RoundNo, RoundNo), Vec<String>> {
        let round = |field: &str, text: &str, least: u16| {
            reader::number(text, least..=rounds).map_err(|wrong| vec![unreadable(lang, field, &wrong)])
        };
        let when =
            reader::code(&self.when, &WHEN).map_err(|wrong| vec![unreadable(lang, words::when(lang), &wrong)])?;
        let (first, last) = match when {
            When::All => (1, rounds),
            When::Last => (rounds - round(words::last_rounds(lang), &self.last_rounds, 1)? + 1, rounds),
            When::Range => {
                let first = round(words::from(lang), &self.from, 1)?;
                (first, round(words::to(lang), &self.to, first)?)
            }
        };
        Ok((RoundNo(first), RoundNo(last)))
    }

    fn is(&self, field: &str, value: &str) -> bool {
        field == value
    }
}

struct Line {
    /// The prohibition as it is sent back to be removed.
    is: String,
    who: String,
    when: String,
    strictness: &'static str,
    /// How many pairs it forbids among the players of now.
    pairs: usize,
}

#[derive(Template)]
#[template(path = "prohibitions.html")]
struct ProhibitionsPage {
    frame: Frame,
    path: String,
    lines: Vec<Line>,
    form: AddForm,
    problems: Vec<String>,
    /// For completion while a name is typed.
    names: Vec<String>,
    rounds: u16,
    can_change: bool,
    /// Announced, and fixed by FIDE's rules.
    is_frozen: bool,
    has_no_effect: bool,
    asks_reason: bool,
}

impl ProhibitionsPage {
    fn of<R: Right>(guarded: &Guarded<R>, form: AddForm, problems: Vec<String>) -> ProhibitionsPage {
        /// Above this, a list of all names would weigh more than typing helps.
        const NAMES_OFFERED: usize = 1000;
        let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
        let regulations = &tournament.regulations;
        let is_chief = guarded.role == Some(sonneborn_store::tournament::Role::ChiefArbiter);
        let is_started = !tournament.rounds.is_empty();
        let is_frozen = is_started && tournament.mode() == Mode::Fide;
        let all = tournament.by_tpn();
        let names = all.iter().map(|player| player.data.name.clone());
        ProhibitionsPage {
            frame: Frame::of(guarded, Section::Settings, words::forbidden_pairs(lang)),
            path: path(guarded),
            lines: regulations.prohibitions.iter().map(|rule| line(lang, tournament, &all, rule)).collect(),
            form,
            problems,
            names: if all.len() > NAMES_OFFERED { Vec::new() } else { names.collect() },
            rounds: regulations.rounds,
            can_change: is_chief && !is_frozen,
            is_frozen,
            has_no_effect: !regulations.system.keeps_players_apart(),
            asks_reason: is_started,
        }
    }
}

fn line(lang: Lang, tournament: &Tournament, all: &[&Player], rule: &Prohibition) -> Line {
    let pairs: usize = rule.who.groups(all).iter().map(|group| group.len() * (group.len() - 1) / 2).sum();
    Line {
        is: serde_json::to_string(rule).unwrap_or_default(),
        who: match &rule.who {
            Apart::Players(players) => {
                let titled = players.iter().filter_map(|player| Some(titled(&tournament.player(*player)?.data)));
                titled.collect::<Vec<_>>().join(" – ")
            }
            other => words::apart(lang, tournament, other),
        },
        when: words::span(lang, tournament, rule),
        strictness: if rule.soft { words::soft(lang) } else { words::hard(lang) },
        pairs,
    }
}

async fn show(guarded: Guarded<Viewer>) -> Answer {
    let form = AddForm { who: "players".into(), when: "all".into(), strictness: "hard".into(), ..AddForm::default() };
    page(&ProhibitionsPage::of(&guarded, form, Vec::new()))
}

async fn add(guarded: Guarded<ChiefArbiter>, form: Posted<AddForm>) -> Answer {
    let form = form.0;
    match form.read(guarded.visitor.lang, guarded.tournament()) {
        Err(problems) => html(StatusCode::UNPROCESSABLE_ENTITY, &ProhibitionsPage::of(&guarded, form, problems)),
        Ok(rule) => {
            let mut prohibitions = guarded.tournament().regulations.prohibitions.clone();
            if !prohibitions.contains(&rule) {
                prohibitions.push(rule);
            }
            change(&guarded, prohibitions).await
        }
    }
}

#[derive(Deserialize)]
struct RemoveForm {
    /// The prohibition, as the list had it.
    is: String,
}

async fn remove(guarded: Guarded<ChiefArbiter>, form: Posted<RemoveForm>) -> Answer {
    let form = form.0;
    let rule: Prohibition = serde_json::from_str(&form.is).map_err(|error| WebError::Unreadable(error.to_string()))?;
    let mut prohibitions = guarded.tournament().regulations.prohibitions.clone();
    prohibitions.retain(|known| *known != rule);
    change(&guarded, prohibitions).await
}

/// Puts the list into the regulations; after the start with the reason and the warning of every such change.
async fn change(guarded: &Guarded<ChiefArbiter>, prohibitions: Vec<Prohibition>) -> Answer {
    let was = guarded.tournament().regulations.clone();
    let now = Regulations { prohibitions, ..was.clone() };
    let act = Act::ChangeRegulations(ChangeRegulations { was: Box::new(was), now: Box::new(now) });
    confirm::act(guarded, Section::Settings, act, &saved_at(&path(guarded))).await
}

//! The forbidden pairs of an event: the list, one more, one fewer. They are regulations, and change by the same act.

use super::who;
use crate::desk::Attempt;
use crate::i18n::{Lang, prohibitions as words, web as web_words};
use crate::tournament::Tournament;
use crate::tournament::act::Act;
use crate::tournament::ids::{PlayerId, RoundNo};
use crate::tournament::mode::Mode;
use crate::tournament::player::Player;
use crate::tournament::regulations::{Apart, Prohibition, Regulations};
use crate::web::confirm;
use crate::web::form::Posted;
use crate::web::frame::Section;
use crate::web::guard::{ChiefArbiter, Guarded, Right, Viewer};
use crate::web::pages::players::titled;
use crate::web::{Answer, Frame, WebError, html, page};
use actix_web::http::StatusCode;
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use serde::{Deserialize, Serialize};

pub(super) fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{tournament}/settings/forbidden-pairs", web::get().to(show))
        .route("/t/{tournament}/settings/forbidden-pairs", web::post().to(add))
        .route("/t/{tournament}/settings/forbidden-pairs/remove", web::post().to(remove));
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
    confirmed: Option<String>,
}

impl AddForm {
    fn read(&self, lang: Lang, tournament: &Tournament) -> Result<Prohibition, Vec<String>> {
        let mut problems = Vec::new();
        let who = self.read_who(lang, tournament).map_err(|found| problems.extend(found)).ok();
        let rounds = self.read_rounds(tournament.regulations.rounds);
        if rounds.is_none() {
            problems.push(words::rounds_wrong(lang, tournament.regulations.rounds));
        }
        match (who, rounds) {
            (Some(who), Some((first, last))) => Ok(Prohibition { first, last, who, soft: self.strictness == "soft" }),
            _ => Err(problems),
        }
    }

    fn read_who(&self, lang: Lang, tournament: &Tournament) -> Result<Apart, Vec<String>> {
        match self.who.as_str() {
            "same-federation" => Ok(Apart::SameFederation),
            "same-club" => Ok(Apart::SameClub),
            "federation" => {
                let code = self.federation.trim().to_uppercase();
                let is_code = code.len() == 3 && code.chars().all(|letter| letter.is_ascii_uppercase());
                if is_code { Ok(Apart::Federation(code)) } else { Err(vec![words::federation_needed(lang).into()]) }
            }
            _ => self.read_players(lang, tournament).map(Apart::Players),
        }
    }

    fn read_players(&self, lang: Lang, tournament: &Tournament) -> Result<Vec<PlayerId>, Vec<String>> {
        let typed = [self.first_player.as_str(), &self.second_player].into_iter().chain(self.others.lines());
        let players = who::named(lang, tournament, typed)?;
        if players.len() < 2 { Err(vec![words::two_needed(lang).into()]) } else { Ok(players) }
    }

    fn read_rounds(&self, rounds: u16) -> Option<(RoundNo, RoundNo)> {
        let number = |text: &str| text.trim().parse::<u16>().ok();
        let (first, last) = match self.when.as_str() {
            "last" => (rounds.checked_sub(number(&self.last_rounds).filter(|count| *count > 0)?)? + 1, rounds),
            "range" => (number(&self.from)?, number(&self.to)?),
            _ => (1, rounds),
        };
        (1 <= first && first <= last && last <= rounds).then_some((RoundNo(first), RoundNo(last)))
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
        let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
        let regulations = &tournament.regulations;
        let is_chief = guarded.role == Some(crate::store::tournament::Role::ChiefArbiter);
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
            has_no_effect: regulations.system.is_predetermined(),
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
            change(&guarded, prohibitions, &form.reason, form.confirmed.is_some(), &form).await
        }
    }
}

#[derive(Deserialize, Serialize)]
struct RemoveForm {
    /// The prohibition, as the list had it.
    is: String,
    #[serde(default)]
    reason: String,
    confirmed: Option<String>,
}

async fn remove(guarded: Guarded<ChiefArbiter>, form: Posted<RemoveForm>) -> Answer {
    let form = form.0;
    let rule: Prohibition = serde_json::from_str(&form.is).map_err(|error| WebError::Unreadable(error.to_string()))?;
    let mut prohibitions = guarded.tournament().regulations.prohibitions.clone();
    prohibitions.retain(|known| *known != rule);
    change(&guarded, prohibitions, &form.reason, form.confirmed.is_some(), &form).await
}

/// Puts the list into the regulations; after the start with the reason and the warning of every such change.
async fn change(
    guarded: &Guarded<ChiefArbiter>,
    prohibitions: Vec<Prohibition>,
    reason: &str,
    confirmed: bool,
    form: &impl Serialize,
) -> Answer {
    let was = guarded.tournament().regulations.clone();
    let now = Regulations { prohibitions, ..was.clone() };
    let act = Act::ChangeRegulations { was: Box::new(was), now: Box::new(now) };
    let attempt = Attempt { reason: Some(reason.into()), confirmed, ..Attempt::of(act) };
    let done = guarded.perform(attempt).await;
    confirm::settle(guarded, Section::Settings, done, reason, form, &path(guarded))
}

//! A new tournament: five questions, lawful defaults for the rest, or all as an earlier event had it.

pub(super) mod defaults;

use super::settings::form::{self, Sent, SettingsForm};
use super::settings::intervals::Intervals;
use actix_web::{HttpRequest, web};
use askama::Template;
use chrono::NaiveDateTime;
use serde::Deserialize;
use sonneborn_desk::{Desk, clock, instant, now_microseconds};
use sonneborn_i18n::settings::{self, Event, Problem};
use sonneborn_i18n::{
    Lang, common, dates, knockout, rounds, settings as group_words, systems, teams, time_control as control_words,
    web as words,
};
use sonneborn_manual::Chapter;
use sonneborn_pairing::registry;
use sonneborn_store::tournament::Role;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, Create};
use sonneborn_tournament::details::Details;
use sonneborn_tournament::reader;
use sonneborn_tournament::regulations::{Regulations, System};
use sonneborn_web::form::Posted;
use sonneborn_web::guard::Member;
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, Frame, WebError, blocking, page, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Start).get("/new", Shows::PUBLIC, new).post("/new", Shows::PUBLIC, create);
}

/// Earlier events that are offered as a pattern.
const PATTERNS: usize = 8;

#[derive(Template)]
#[template(path = "create.html")]
struct CreatePage {
    frame: Frame,
    form: SettingsForm,
    schedule: Schedule,
    /// The event after whose pattern the form is filled.
    like: Option<Pattern>,
    patterns: Vec<Pattern>,
    problems: Vec<Problem>,
}

/// An earlier event.
#[derive(Clone)]
struct Pattern {
    id: i64,
    name: String,
    /// When and where it was: last year's event has the same name.
    told: String,
}

impl Pattern {
    fn of(id: i64, made_at: i64, details: &Details, lang: Lang) -> Pattern {
        let made = || clock::in_hall(details, instant(made_at)).date_naive();
        let told = [dates::day(lang, &details.start.unwrap_or_else(made)), details.place.clone()];
        let told = told.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>();
        Pattern { id, name: details.name.clone(), told: told.join(common::list_comma(lang)) }
    }
}

/// A system to choose.
struct Card {
    code: &'static str,
    name: &'static str,
    suits: &'static str,
    is_chosen: bool,
}

impl CreatePage {
    /// The systems most events are played by, or the others.
    fn cards(&self, usual: bool) -> Vec<Card> {
        let lang = self.frame.lang;
        let offered = registry::forms().filter(|form| form.is_offered && is_usual(form.system) == usual);
        offered
            .map(|form| Card {
                code: form.code,
                name: systems::name(lang, form.system),
                suits: systems::suits(lang, form.system),
                is_chosen: self.form.text("system") == form.code,
            })
            .collect()
    }

    fn rates(&self) -> [(&'static str, &'static str); 3] {
        let lang = self.frame.lang;
        [
            ("standard", words::rate_standard(lang)),
            ("rapid", words::rate_rapid(lang)),
            ("blitz", words::rate_blitz(lang)),
        ]
    }

    /// What is wrong with the field of that label.
    fn wrong(&self, label: &str) -> Option<&str> {
        self.problems.iter().find(|problem| problem.label == label).map(|problem| problem.words.as_str())
    }

    /// What is wrong elsewhere than in a field that shows it.
    fn others(&self) -> Vec<&str> {
        let lang = self.frame.lang;
        let shown = [
            words::tournament_name(lang),
            words::place(lang),
            common::federation(lang),
            knockout::games_of_match(lang),
            teams::boards_of_match(lang),
            words::rounds(lang),
            group_words::first_round(lang),
            rounds::time_zone(lang),
        ];
        let shows = |label| shown.contains(label) || Intervals::labels(lang).contains(label);
        let others = self.problems.iter().filter(|problem| !shows(&problem.label));
        others.map(|problem| problem.words.as_str()).collect()
    }

    fn has_unusual(&self) -> bool {
        self.cards(false).iter().any(|card| card.is_chosen)
    }
}

/// Whether a system stands among the first to choose from.
fn is_usual(system: System) -> bool {
    match system {
        System::Dutch2026
        | System::TeamSwiss
        | System::Scheveningen { double: false, .. }
        | System::Knockout
        | System::TeamKnockout => true,
        System::RoundRobin(kind) | System::TeamRoundRobin(kind) => !kind.double || kind.reverse_last_two,
        System::Dutch2017
        | System::Dubov
        | System::Burstein
        | System::Lim
        | System::DoubleSwiss
        | System::Scheveningen { double: true, .. }
        | System::ByHand => false,
    }
}

/// What the rounds' times are made from, as it was typed.
#[derive(Clone, Default)]
struct Schedule {
    first_round: String,
    intervals: Intervals,
}

impl Schedule {
    fn of(sent: &Sent) -> Schedule {
        let first_round = form::value(sent, "first_round").unwrap_or_default().to_owned();
        Schedule { first_round, intervals: Intervals::of(sent) }
    }

    /// The start of each round; empty where the first is not told.
    ///
    /// # Errors
    /// The field, and why it cannot be read.
    fn starts(&self, lang: Lang, rounds: u16) -> Result<Vec<NaiveDateTime>, Problem> {
        let first = reader::optional(&self.first_round, reader::moment);
        let first = first.map_err(|wrong| Problem::unread(lang, group_words::first_round(lang), &wrong))?;
        let mut starts = vec![None; rounds.into()];
        starts.iter_mut().take(1).for_each(|start| *start = first);
        if first.is_some() {
            self.intervals.fill(lang, &mut starts)?;
        }
        Ok(starts.into_iter().map_while(|start| start).collect())
    }
}

/// What the page can be asked for.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Query {
    like: Option<i64>,
}

async fn new(member: Member, state: web::Data<AppState>, query: web::Query<Query>) -> Answer {
    let (like, patterns) = patterns(&member, &state, query.like).await?;
    let plain = || Event { details: Details::default(), regulations: Regulations::default() };
    let mut form = SettingsForm::of(&like.as_ref().map_or_else(plain, |(_, event)| event.clone()));
    // Whoever goes on to choose a system of teams finds the usual match.
    if form.text("boards") == "0" {
        form.0.set("boards", defaults::USUAL_BOARDS.to_string());
    }
    page(&CreatePage {
        frame: Frame::new(&member.visitor, words::new_tournament(member.visitor.lang)),
        form,
        schedule: Schedule::default(),
        like: like.map(|(pattern, _)| pattern),
        patterns,
        problems: Vec::new(),
    })
}

/// The event named as the pattern, with what is taken over from it, and the latest others: all of which the member arbitrates.
async fn patterns(
    member: &Member,
    state: &web::Data<AppState>,
    named: Option<i64>,
) -> Result<(Option<(Pattern, Event)>, Vec<Pattern>), WebError> {
    let (desk, account, lang) = (Arc::clone(&state.desk), member.visitor.account().cloned(), member.visitor.lang);
    blocking(move || {
        let Some(account) = account else { return Err(WebError::LoginNeeded) };
        let may = |id: i64| -> Result<bool, WebError> {
            let own = desk.store().role(id, account.id, now_microseconds())?;
            Ok(account.is_administrator || own.is_some_and(|role| role >= Role::Arbiter))
        };
        let mut patterns = Vec::new();
        for row in desk.store().tournaments()? {
            if patterns.len() == PATTERNS {
                break;
            }
            if !may(row.id)? {
                continue;
            }
            let live = match desk.live(row.id) {
                // Nothing is made after what cannot be read; the others are offered.
                Err(error) if error.is_of_one_tournament() => None,
                read => read?,
            };
            if let Some(live) = live {
                patterns.push(Pattern::of(row.id, row.created_at, &live.journal().state().details, lang));
            }
        }
        let Some(id) = named else { return Ok((None, patterns)) };
        let live = if may(id)? { desk.live(id)? } else { None };
        let live = live.ok_or(WebError::NotFound)?;
        let journal = live.journal();
        let event = defaults::like(&Event::of(journal.state()));
        let made_at = desk.store().tournament(id)?.map_or(0, |row| row.created_at);
        let pattern = Pattern::of(id, made_at, &journal.state().details, lang);
        Ok((Some((pattern, event)), patterns))
    })
    .await
}

async fn create(request: HttpRequest, member: Member, state: web::Data<AppState>, sent: Posted<Sent>) -> Answer {
    let (lang, sent) = (member.visitor.lang, sent.0);
    let like = match form::value(&sent, "like").filter(|id| !id.is_empty()) {
        None => None,
        Some(id) => Some(id.parse().map_err(|_| WebError::NotFound)?),
    };
    let (like, patterns) = patterns(&member, &state, like).await?;
    let schedule = Schedule::of(&sent);
    let event = match &like {
        Some((_, event)) => event.clone(),
        None => {
            let system = form::value(&sent, "system").unwrap_or_default();
            let system = registry::forms().find(|form| form.code == system).map(|form| form.system);
            let start = reader::moment(&schedule.first_round).ok().map(|at| at.date());
            // A system that is not known is refused below, with its name.
            let system = system.unwrap_or(System::ByHand);
            Event { details: Details::default(), regulations: defaults::regulations(system, start) }
        }
    };
    let form = SettingsForm::of(&event).under(&sent, &["system", "fide_rated", "third_place"])?;
    match read(lang, &form, &schedule, &event) {
        Err(problems) => page(&CreatePage {
            frame: Frame::new(&member.visitor, words::new_tournament(lang)),
            form,
            schedule,
            like: like.map(|(pattern, _)| pattern),
            patterns,
            problems,
        }),
        Ok(Event { details, mut regulations }) => {
            regulations.seed = Desk::new_seed();
            let (desk, actor) = (Arc::clone(&state.desk), member.visitor.actor(None, None));
            let act = Act::Create(Create { details, regulations: Box::new(regulations) });
            let key = sonneborn_web::form::Sent::of(&request).request_key();
            let id = blocking(move || desk.found_once(&actor, act, key.as_deref()).map_err(WebError::from)).await?;
            Ok(see_other(&format!("/t/{id}")))
        }
    }
}

/// What the form says over what the event begins with, with the times of the rounds.
fn read(lang: Lang, form: &SettingsForm, schedule: &Schedule, defaults: &Event) -> Result<Event, Vec<Problem>> {
    let read = settings::read_new(lang, &form.0, defaults, Desk::new_seed);
    let regulations = read.as_ref().map_or(&defaults.regulations, |event| &event.regulations);
    // How many rounds a bracket has follows from its players, who are not there yet: only the first has a time.
    let is_bracket = regulations.system.is_knockout();
    let rounds = if is_bracket { 1 } else { regulations.rounds };
    match (read, schedule.starts(lang, rounds)) {
        (Ok(mut event), Ok(starts)) => {
            let details = &mut event.details;
            if let (Some(first), Some(last)) = (starts.first(), starts.last()) {
                details.start = details.start.or(Some(first.date()));
                details.end = details.end.or((!is_bracket).then(|| last.date()));
                details.schedule = starts.into_iter().map(Some).collect();
            }
            Ok(event)
        }
        (Ok(_), Err(problem)) => Err(vec![problem]),
        (Err(problems), Ok(_)) => Err(problems),
        (Err(mut problems), Err(problem)) => {
            problems.push(problem);
            Err(problems)
        }
    }
}

//! The settings of a tournament: its details and regulations, in one form a group. After the start a change asks for a reason.
//!
//! What a setting is, how it is read and how it is drawn stands in its row (`i18n/settings`).

pub(super) mod form;
pub(super) mod intervals;
mod lines;
mod mode;
mod prohibitions;
mod rating_lists;
mod teams;
mod tie_breaks;
mod who;

use actix_web::web;
use askama::Template;
use form::{Sent, SettingsForm};
use intervals::Intervals;
use serde::Deserialize;
use sonneborn_desk::{Attempt, Desk, Refused};
use sonneborn_i18n::settings::{self, Control, Event, Group, Problem};
use sonneborn_i18n::{
    Lang, confirmation, consequences, prohibitions as prohibition_words, refusals, settings as group_words, standings,
    teams as team_words, time_control as control_words, web as words,
};
use sonneborn_manual::Chapter;
use sonneborn_pairing::registry;
use sonneborn_pairing::system::Need;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, ChangeDetails, ChangeRegulations};
use sonneborn_tournament::descriptor::DescriptorError;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::merge::merge;
use sonneborn_tournament::mode::Mode;
use sonneborn_tournament::regulations::Regulations;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{ChiefArbiter, Guarded, Right, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, page, refused, see_other};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Swiss).section(Section::Settings, settings).post(
        "/t/{tournament}/settings",
        Shows::NAMES,
        change,
    );
    mode::routes(config);
    prohibitions::routes(config);
    teams::routes(config);
}

/// The field that names the group; a form without it holds all fields.
const GROUP_FIELD: &str = "group";

#[derive(Template)]
#[template(path = "settings.html")]
struct SettingsPage {
    frame: Frame,
    form: SettingsForm,
    problems: Vec<String>,
    /// What was typed by which the starts of rounds follow from one another.
    intervals: Intervals,
    /// What is wrong in fields, which say it themselves.
    wrong: Vec<Problem>,
    /// The group that was sent and not saved, or that a link leads to; it is open, the others as they are.
    open: Option<Group>,
    groups: Vec<(Group, String)>,
    /// The names of the server's lists that are not FIDE's.
    own_lists: Vec<String>,
    /// What the regulations of FIDE advise against, or for.
    advice: Vec<&'static str>,
    /// Warnings to confirm: the form is shown again with a tick to set.
    warnings: Vec<String>,
    is_started: bool,
    can_change: bool,
    forbidden_pairs: usize,
    has_teams: bool,
    /// The last round that is paired, where FIDE mode can be left.
    leaves_after: Option<RoundNo>,
}

impl SettingsPage {
    async fn of<R: Right>(guarded: &Guarded<R>, form: SettingsForm) -> Result<SettingsPage, WebError> {
        let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
        Ok(SettingsPage {
            frame: Frame::of(guarded, Section::Settings, words::section_settings(lang)),
            form,
            problems: Vec::new(),
            intervals: Intervals::default(),
            wrong: Vec::new(),
            open: None,
            own_lists: rating_lists::own(guarded).await?,
            advice: rating_lists::advice(lang, tournament),
            groups: told(lang, tournament),
            warnings: Vec::new(),
            is_started: !tournament.rounds.is_empty(),
            forbidden_pairs: tournament.regulations.prohibitions.len(),
            has_teams: registry::of(tournament.regulations.system).needs().contains(&Need::TwoTeams),
            leaves_after: leaves_after(tournament),
            can_change: guarded.role == Some(sonneborn_store::tournament::Role::ChiefArbiter),
        })
    }

    /// Where a round is paired; nothing rests on the particulars of an event, so these need no reason.
    fn asks_reason(&self, group: &Group) -> bool {
        self.is_started && !matches!(group, Group::Event | Group::Schedule)
    }

    /// What is wrong with the field of that label, where no setting has it.
    fn wrong(&self, label: &str) -> Option<&str> {
        self.wrong.iter().find(|problem| problem.label == label).map(|problem| problem.words.as_str())
    }

    fn spans(&self, group: &Group) -> Vec<lines::Span> {
        let wrong = if self.open == Some(*group) { &self.wrong[..] } else { &[] };
        self.form.spans(self.frame.lang, *group, wrong)
    }
}

/// The round after which the event can leave FIDE mode; `None` where it is not in it.
fn leaves_after(tournament: &Tournament) -> Option<RoundNo> {
    (tournament.mode() == Mode::Fide && !tournament.closed).then(|| tournament.paired_rounds())
}

#[derive(Deserialize)]
struct Opened {
    /// The code of the group that a link from another page opens.
    #[serde(default)]
    open: String,
}

async fn settings(guarded: Guarded<Viewer>, opened: web::Query<Opened>) -> Answer {
    let tournament = guarded.tournament();
    let open = Group::of(&opened.open).ok();
    let problems = unread(guarded.visitor.lang, &tournament.regulations);
    let form = SettingsForm::of(&Event::of(tournament));
    page(&SettingsPage { problems, open, ..SettingsPage::of(&guarded, form).await? })
}

/// The codes of the regulations that are kept and not understood, each with its reason.
fn unread(lang: Lang, regulations: &Regulations) -> Vec<String> {
    let tie_breaks = regulations.tie_breaks.iter().filter_map(|code| match code.value() {
        Ok(_) | Err(DescriptorError::SelfDefined(_)) => None,
        Err(why) => Some(words::tie_break_kept(lang, code.as_str(), standings::descriptor_error(lang, &why))),
    });
    let laws = regulations.laws.meant().is_none().then(|| words::laws_kept(lang, regulations.laws.as_str()));
    tie_breaks.chain(laws).collect()
}

/// The groups with what is set in each.
fn told(lang: Lang, tournament: &Tournament) -> Vec<(Group, String)> {
    let event = Event::of(tournament);
    let is_of_teams = tournament.regulations.teams.is_some();
    let shown = Group::ALL.into_iter().filter(|group| *group != Group::Teams || is_of_teams);
    shown.map(|group| (group, group.told(lang, &event))).collect()
}

/// What came of a form that was sent.
#[derive(Default)]
struct Outcome {
    problems: Vec<String>,
    wrong: Vec<Problem>,
    warnings: Vec<String>,
    /// What was meant, where others changed the same meanwhile.
    conflict: Option<Event>,
}

async fn change(guarded: Guarded<ChiefArbiter>, sent: Posted<Sent>) -> Answer {
    let lang = guarded.visitor.lang;
    let saw = Event::of(&guarded.saw());
    let open = form::value(&sent.0, GROUP_FIELD).map(Group::of).transpose();
    let open = open.map_err(|wrong| WebError::unread(lang, words::section_settings(lang), &wrong))?;
    let (mut form, intervals) = (SettingsForm::sent(&sent.0, open, &saw)?, Intervals::of(&sent.0));
    // The starts that are missing, where it was typed how they follow from one another.
    let filled = intervals::filled(lang, &intervals, &form.starts()).map_err(|problem| vec![problem]);
    let read = filled.and_then(|filled| {
        if let Some(starts) = filled {
            form.0.set("schedule", starts);
        }
        settings::read(lang, &form.0, &saw, Desk::new_seed)
    });
    let outcome = match read {
        Err(problems) => {
            let (wrong, others): (Vec<Problem>, Vec<Problem>) =
                problems.into_iter().partition(|problem| lines::shows(lang, open, problem));
            let problems = others.into_iter().map(|problem| problem.words).collect();
            Outcome { problems, wrong, ..Outcome::default() }
        }
        Ok(event) => carry_out(&guarded, &form, &saw, event).await,
    };
    let Outcome { problems, wrong, warnings, conflict } = outcome;
    if problems.is_empty() && wrong.is_empty() && warnings.is_empty() {
        return Ok(see_other(&format!("/t/{}/settings", guarded.id())));
    }
    let drawn = SettingsPage::of(&guarded, form).await?;
    let (frame, form) = match conflict {
        None => (drawn.frame.again(&guarded), drawn.form),
        // The form has what the others changed, and this one's word where both did: sent again, it is meant.
        Some(meant) => {
            let journal = guarded.live.journal();
            let now = journal.state();
            let merged = Event {
                details: merge(&saw.details, &meant.details, &now.details).value,
                regulations: merge(&saw.regulations, &meant.regulations, &now.regulations).value,
            };
            (Frame { seen: now.seq, ..drawn.frame }, SettingsForm::of(&merged).with_reason_of(&drawn.form))
        }
    };
    page(&SettingsPage { frame, form, intervals, problems, wrong, warnings, open, ..drawn })
}

/// Details and regulations are an act each, which are judged one after the other.
async fn carry_out(guarded: &Guarded<ChiefArbiter>, form: &SettingsForm, saw: &Event, now: Event) -> Outcome {
    let (lang, tournament) = (guarded.visitor.lang, guarded.tournament());
    let mut outcome = Outcome::default();
    let acts = [
        Act::ChangeDetails(ChangeDetails { was: Box::new(saw.details.clone()), now: Box::new(now.details.clone()) }),
        Act::ChangeRegulations(ChangeRegulations {
            was: Box::new(saw.regulations.clone()),
            now: Box::new(now.regulations.clone()),
        }),
    ];
    for act in acts {
        match guarded.perform(Attempt::of(act)).await {
            Ok(_) => {}
            Err(Refused::ToConfirm(asked)) => {
                outcome.warnings.extend(confirmation::asked(lang, &asked, tournament));
                if asked.needs_reason && form.reason().trim().is_empty() {
                    outcome.problems.push(refusals::reason_missing(lang).into());
                }
            }
            Err(refusal) => {
                if matches!(refusal, Refused::Conflict { .. }) {
                    outcome.conflict = Some(now.clone());
                }
                outcome.problems.push(refused::words(lang, &refusal, Some(tournament)));
            }
        }
    }
    outcome
}

//! The home of an event: what must be done now, each line a link, and the hall at a glance beside it.

pub(crate) mod hall;
pub(crate) mod presence;
mod waiting;

use crate::copies::failure_words;
use crate::live_desk::notices::{self, Row};
use crate::rating_list::day_of_lists;
use crate::rounds::schedule::must_number;
use askama::Template;
use hall::Hall;
use presence::Presence;
use sonneborn_desk::elsewhere::Elsewhere;
use sonneborn_desk::outlets::Failure;
use sonneborn_desk::{Desk, check_in};
use sonneborn_exchange::list_check;
use sonneborn_i18n::{Lang, common, live_boards, now as now_words, standby, teams as team_words, web as words};
use sonneborn_manual::Chapter;
use sonneborn_store::StoreError;
use sonneborn_store::tournament::Role;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::regulations::{Numbering, System};
use sonneborn_tournament::round::Round;
use sonneborn_tournament::scope::Boards;
use sonneborn_tournament::turn::check_draft_turn;
use sonneborn_web::guard::{Guarded, Viewer};
use sonneborn_web::names::titled;
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, blocking, page};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Swiss).section(Section::Now, now);
}

/// Something to do.
pub(crate) struct Task {
    pub words: String,
    pub link: String,
    /// The first round of a table whose rounds can all be paired and published by one press.
    pub table: Option<RoundNo>,
}

impl Task {
    fn to(words: String, link: String) -> Task {
        Task { words, link, table: None }
    }
}

#[derive(Template)]
#[template(path = "now.html")]
struct NowPage {
    frame: Frame,
    id: i64,
    tasks: Vec<Task>,
    /// What the live boards ask for that nobody has seen; told to arbiters.
    notices: Vec<Row>,
    /// How many more there are.
    more_notices: usize,
    /// How many results the boards show that nobody has entered.
    offered: usize,
    /// Whether games come in from live boards.
    has_boards: bool,
    /// Whether players report and ask on their phones, which can ring.
    hears_players: bool,
    hall: Hall,
    /// That the copy on another server has another history than this journal.
    other_history: Option<String>,
}

/// So many notices stand on the home of an event; the rest on the page of the live boards.
const NOTICES_SHOWN: usize = 6;

async fn now(guarded: Guarded<Viewer>) -> Answer {
    let lang = guarded.visitor.lang;
    let is_now = guarded.past.is_none();
    let (mut notices, presence) = if guarded.is_arbiter() {
        let (desk, live) = (Arc::clone(&guarded.state.desk), Arc::clone(&guarded.live));
        let (visitor, sees_people) = (guarded.visitor.clone(), guarded.sees_people());
        blocking(move || {
            let notices = if is_now { notices::rows(&desk, &live, lang)? } else { Vec::new() };
            let presence = if sees_people { Presence::of(&desk, &[&live], &visitor)? } else { Presence::default() };
            Ok::<_, WebError>((notices, presence))
        })
        .await?
    } else {
        (Vec::new(), Presence::default())
    };
    notices.retain(|notice| notice.seen.is_none());
    let more_notices = notices.len().saturating_sub(NOTICES_SHOWN);
    notices.truncate(NOTICES_SHOWN);
    let desk = &guarded.state.desk;
    let has_boards = guarded.is_arbiter() && (!desk.heard(guarded.id()).is_empty() || !notices.is_empty());
    let mut tasks = match guarded.boards {
        Some(boards) => tasks_at(boards, guarded.shown(), guarded.id(), lang),
        None => all_tasks(guarded.shown(), guarded.id(), lang),
    };
    if guarded.boards.is_none() {
        tasks.extend(to_check(&guarded).await?);
        tasks.extend(to_take_over(&guarded)?);
        tasks.extend(elsewhere(&guarded).await?);
    }
    if !guarded.may_act() || guarded.past.is_some() {
        tasks.iter_mut().for_each(|task| task.table = None);
    }
    let offered = if has_boards && guarded.past.is_none() { desk.offered_results(&guarded.live).len() } else { 0 };
    page(&NowPage {
        frame: Frame::of(&guarded, Section::Now, words::section_now(lang)),
        id: guarded.id(),
        tasks,
        notices,
        more_notices,
        offered,
        has_boards,
        hears_players: guarded.is_arbiter() && hears_players(guarded.tournament()),
        hall: Hall::of(&guarded, presence),
        other_history: guarded.is_arbiter().then(|| other_history(desk, guarded.id(), lang)).flatten(),
    })
}

/// That a copy has acts which this journal has not: somebody deleted some here, or another computer goes on with the event.
fn other_history(desk: &Desk, id: i64, lang: Lang) -> Option<String> {
    let failure = desk.progress_of_copy(id).failure?;
    match &failure {
        Failure::Forked { .. } | Failure::Shorter { .. } => Some(failure_words(lang, &failure)),
        Failure::Fetch(_) | Failure::NoKey | Failure::Newer { .. } | Failure::Refused(_) | Failure::Journal => None,
    }
}

fn hears_players(tournament: &Tournament) -> bool {
    let side = &tournament.public_side;
    !tournament.closed && (side.results || side.byes.is_some() || side.sign_up.is_some())
}

/// That players differ from the rating list, as after a new one came (VCL4THP 139); only where the list is in memory already.
async fn to_check(guarded: &Guarded<Viewer>) -> Result<Option<Task>, WebError> {
    let tournament = guarded.tournament();
    let is_asked = guarded.is_arbiter() && guarded.past.is_none() && !tournament.closed;
    if !is_asked || tournament.regulations.lists.on_request {
        return Ok(None);
    }
    let (desk, journal) = (Arc::clone(&guarded.state.desk), Arc::clone(&guarded.journal));
    let day = day_of_lists(tournament);
    let outdated = blocking(move || {
        let loaded = desk.rating_list_at_hand(Some(day))?;
        Ok::<_, StoreError>(loaded.map_or(0, |loaded| list_check::outdated(journal.state(), &loaded.1)))
    })
    .await?;
    let words = now_words::task_check_ratings(guarded.visitor.lang, outdated);
    Ok((outdated > 0).then(|| Task::to(words, format!("/t/{}/list-check", guarded.id()))))
}

/// That acts of a computer that was replaced wait for the chief arbiter.
fn to_take_over(guarded: &Guarded<Viewer>) -> Result<Option<Task>, WebError> {
    if guarded.role < Some(Role::ChiefArbiter) {
        return Ok(None);
    }
    let waiting = guarded.state.desk.store().waiting_lone_acts()?.into_iter().find(|(id, _)| *id == guarded.id());
    let words = |(_, count)| standby::lone_task(guarded.visitor.lang, count);
    Ok(waiting.map(|waiting| Task::to(words(waiting), format!("/t/{}/standby", guarded.id()))))
}

/// Who plays in another section of the festival at the same hours.
async fn elsewhere(guarded: &Guarded<Viewer>) -> Result<Option<Task>, WebError> {
    if !guarded.is_arbiter() || guarded.past.is_some() {
        return Ok(None);
    }
    let (desk, journal, id) = (Arc::clone(&guarded.state.desk), Arc::clone(&guarded.journal), guarded.id());
    let found = blocking(move || desk.elsewhere(id, journal.state())).await?;
    Ok(task_of_elsewhere(&found, id, guarded.visitor.lang))
}

/// The task that one person in two sections is; the link opens their pages here, so that one of the two can be changed.
pub(crate) fn task_of_elsewhere(found: &[Elsewhere], id: i64, lang: Lang) -> Option<Task> {
    let first = found.first()?;
    let named = found.iter().take(PLAYERS_NAMED).map(|one| common::noted(lang, &one.name, &one.section));
    let more = (found.len() > PLAYERS_NAMED).then(|| "…".to_owned());
    let named = named.chain(more).collect::<Vec<_>>().join(common::list_comma(lang));
    let link = match found {
        [_] => format!("/t/{id}/players/{}", first.player.0),
        _ => format!("/t/{id}/players"),
    };
    Some(Task::to(now_words::task_elsewhere(lang, found.len(), named), link))
}

/// People in two sections are named up to so many.
const PLAYERS_NAMED: usize = 4;

/// Missing results are named up to so many boards.
const BOARDS_NAMED: usize = 12;

/// What the rounds ask for, and then what waits beside them.
pub(crate) fn all_tasks(tournament: &Tournament, id: i64, lang: Lang) -> Vec<Task> {
    let to = |(words, path): (String, String)| Task::to(words, format!("/t/{id}{path}"));
    let said_twice = if tournament.closed { Vec::new() } else { waiting::said_twice(tournament, lang, |_| true) };
    let mut tasks: Vec<Task> = said_twice.into_iter().map(to).chain(tasks(tournament, id, lang)).collect();
    if !tournament.closed && (tournament.entrants().nth(1).is_some() || !tournament.waiting.is_empty()) {
        tasks.extend(waiting::waiting(tournament, lang).into_iter().map(to));
    }
    tasks
}

/// What the state asks for, the most urgent first.
fn tasks(tournament: &Tournament, id: i64, lang: Lang) -> Vec<Task> {
    let mut tasks = Vec::new();
    let mut ask = |words: String, path: String| tasks.push(Task::to(words, format!("/t/{id}{path}")));
    let players = tournament.entrants().count();
    if tournament.closed {
        ask(words::task_report(lang).into(), "/reports".into());
        return tasks;
    }
    if tournament.regulations.system.is_of_teams() && tournament.teams.len() < 2 {
        ask(team_words::task_add_teams(lang).into(), "/teams".into());
        return tasks;
    }
    if let Some(round) = tournament.open_line_ups {
        let (teams, waited_for) = tournament.teams_without_line_up(round);
        ask(team_words::task_line_ups(lang, round, teams - waited_for.len(), teams), round_path(round));
    }
    if players < 2 {
        ask(words::task_add_players(lang).into(), "/players".into());
        return tasks;
    }
    // Two teams that nobody has made meet board by board.
    if matches!(tournament.regulations.system, System::Scheveningen { .. }) && tournament.teams.len() < 2 {
        ask(team_words::task_add_teams(lang).into(), "/settings/teams".into());
        return tasks;
    }
    // Who has entered plays in the groups; nothing is paired of the list itself.
    if tournament.details.entries_only && tournament.rounds.is_empty() {
        return tasks;
    }
    let absent = tournament.entrants().filter(|player| !player.checked_in).count();
    let check_in = (tournament.rounds.is_empty() && absent > 0)
        .then(|| (words::task_check_in(lang, absent), "/players/check-in".to_string()));
    // Who checks nobody in pairs at once; who has begun goes on with it.
    let checks_in = check_in::is_used(tournament) || tournament.details.check_in_by_players;
    let (first, check_in) = if checks_in { (check_in, None) } else { (None, check_in) };
    first.into_iter().for_each(|(words, path)| ask(words, path));
    if let Some(draft) = tournament.draft() {
        ask(words::task_publish(lang, draft.number), round_path(draft.number));
        return tasks;
    }
    let print = tournament.current_round().map(|round| (words::task_print(lang, round.number), "/papers".to_string()));
    let has_begun = tournament.current_round().is_some_and(|round| round.missing().len() < round.games.len());
    // What was just published goes to the walls first; later the results and the next pairing are more urgent.
    let (first, later) = if has_begun { (None, print) } else { (print, None) };
    first.into_iter().for_each(|(words, path)| ask(words, path));
    results_missing(tournament, lang, |_| true).into_iter().for_each(|(words, path)| ask(words, path));
    let bracket = tournament.bracket();
    for players in bracket.as_ref().map_or_else(Vec::new, |bracket| bracket.level_players()) {
        let name = |player| tournament.player(player).map_or_else(String::new, |player| titled(&player.data));
        ask(words::task_play_off(lang, name(players[0]), name(players[1])), "/bracket".into());
    }
    for teams in bracket.as_ref().map_or_else(Vec::new, |bracket| bracket.level_teams()) {
        let name = |team| tournament.team(team).map_or("", |team| team.name.as_str());
        ask(words::task_play_off(lang, name(teams[0]), name(teams[1])), "/bracket".into());
    }
    let all_complete = tournament.rounds.iter().all(|round| round.is_complete());
    match tournament.next_round() {
        Some(next)
            if check_draft_turn(tournament, next).is_ok() && all_complete
                || tournament.regulations.system.is_predetermined() =>
        {
            if tournament.regulations.system.is_paired_at_once() && must_number(tournament) {
                ask(sonneborn_i18n::rounds::numbers_first(lang).into(), "/players/numbers".into());
            } else if tournament.regulations.system.is_paired_at_once() {
                ask(words::task_pair_all(lang).into(), "/schedule".into());
            } else {
                ask(words::task_pair(lang, next), round_path(next));
            }
        }
        None if all_complete => ask(words::task_close(lang).into(), "/reports".into()),
        _ => {}
    }
    check_in.into_iter().chain(later).for_each(|(words, path)| ask(words, path));
    let table = tournament.next_round().filter(|next| is_paired_at_once(tournament, *next));
    let schedule = format!("/t/{id}/schedule");
    tasks.iter_mut().filter(|task| task.link == schedule).for_each(|task| task.table = table);
    tasks
}

/// What is still to be entered at some boards, round by round.
fn results_missing(tournament: &Tournament, lang: Lang, is_asked: impl Fn(u16) -> bool) -> Vec<(String, String)> {
    let current = tournament.current_round().map(|round| round.number);
    let task = |round: &Round| {
        let missing: Vec<u16> = round.missing().into_iter().filter(|board| is_asked(*board)).collect();
        let named = missing.iter().take(BOARDS_NAMED).map(u16::to_string);
        let more = (missing.len() > BOARDS_NAMED).then(|| "…".to_owned());
        let named = named.chain(more).collect::<Vec<_>>().join(common::list_comma(lang));
        let words = || words::task_results(lang, missing.len(), round.number, named);
        (!missing.is_empty()).then(|| (words(), round_path(round.number)))
    };
    // Results wait for the line-ups.
    let is_played = |round: &&Round| Some(round.number) <= current && tournament.open_line_ups != Some(round.number);
    tournament.rounds.iter().filter(is_played).filter_map(task).collect()
}

/// What waits for somebody who works at some boards: their results, and where two of them differ.
fn tasks_at(boards: Boards, tournament: &Tournament, id: i64, lang: Lang) -> Vec<Task> {
    if tournament.closed {
        return Vec::new();
    }
    let is_own = |board| boards.has(board);
    let said_twice = waiting::said_twice(tournament, lang, is_own).into_iter();
    let tasks = said_twice.chain(results_missing(tournament, lang, is_own));
    tasks.map(|(words, path)| Task::to(words, format!("/t/{id}{path}"))).collect()
}

/// Whether all rounds to come of a table are paired by one press: everybody has a number, or gets one by strength.
fn is_paired_at_once(tournament: &Tournament, next: RoundNo) -> bool {
    let is_numbered = tournament.entrants().all(|player| player.tpn.is_some())
        || tournament.regulations.numbering == Numbering::Strength;
    tournament.regulations.system.is_paired_at_once() && is_numbered && check_draft_turn(tournament, next).is_ok()
}

fn round_path(round: RoundNo) -> String {
    format!("/rounds/{round}")
}

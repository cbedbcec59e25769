//! An arbiter at a browser, who opens pages of an event and presses what they offer, while others act at the desk.

use crate::event::Event;
use crate::form::{self, Button, Form};
use crate::site::{Browser, PASSWORD, Page, Site};
use crate::{calls, commands, ending, links, paths, people, promises, script};
use actix_web::http::StatusCode;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, PublishRound};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::judge::judge;
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::role::Role;
use sonneborn_tournament::round::{Compared, Round};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Pages that are opened in one event: from the least to fewer than the most.
const PAGES: std::ops::Range<usize> = 30..60;
/// Questions that follow each other: Level 4 has two.
const MOST_QUESTIONS: usize = 4;

/// Pieces of text of a refusal that are printed.
const MOST_PIECES: usize = 12;

/// What is pressed, by the end of its address: an arbiter's whole day, but what needs a file, a password or a plan to be typed.
pub const MEANT: [&str; 24] = [
    "pair",
    "publish",
    "attend",
    "by-default",
    "unpublish",
    "discard",
    "alter",
    "results",
    "colours",
    "close-line-ups",
    "presence",
    "bye",
    "board",
    "remove",
    "number",
    "estimate",
    "check-in",
    "absent",
    "undo",
    "close",
    "reopen",
    "lots",
    "through",
    "play-off",
];

/// The doors that are tried here; what others do at the desk meanwhile is counted elsewhere.
pub const DOORS: [&str; 3] = ["page", "api", commands::DOOR];
/// In one turn of so many a script calls.
const SCRIPT: usize = 4;
/// After so many turns the commands are asked about what the event has come to.
const COMMANDS: usize = 16;
/// Links that are followed then, and at the end: there each kind that a page leads to.
const LINKS: usize = 6;
const LINKS_AT_THE_END: usize = 400;

/// What came of an event.
pub struct Walked {
    /// By what was pressed or called.
    pub pressed: BTreeMap<String, usize>,
    /// By question, the paths on which its promise was held.
    pub paths: BTreeSet<(u16, String)>,
    /// What was broken, with all acts up to there.
    pub broken: Option<(String, Vec<Act>)>,
}

/// What somebody acts with.
struct Hands {
    browser: Browser,
    token: String,
}

pub async fn play(system: usize, seed: u64) -> Walked {
    let site = Site::new();
    let mut event = Event::open_at(Arc::clone(&site.state.desk), system, seed);
    let link = site.state.desk.make_link(Some(event.chief.author.account)).expect("a link is made");
    let mut browser = site.stranger();
    let fields = [("name", event.chief.author.name.as_str()), ("password", PASSWORD)];
    let page = browser.post(&format!("/link/{link}"), &fields).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
    browser.cookie.clone_from(&page.cookies[0]);

    let token = site.state.desk.make_token(event.id, "script", Role::ChiefArbiter).expect("a token is made");
    let mut pressed = BTreeMap::new();
    let broken = walks(&mut event, &Hands { browser, token }, &mut pressed).await.err();
    let acts = || event.journal().entries().map(|entry| entry.act.clone()).collect();
    let broken = broken.map(|why| (why, acts()));
    Walked { pressed, paths: event.coverage.paths, broken }
}

/// The whole day, to the end of the event.
async fn walks(event: &mut Event, hands: &Hands, pressed: &mut BTreeMap<String, usize>) -> Result<(), String> {
    held(|| people::prepare(event))?;
    for turn in 0..PAGES.start + event.lots.below(PAGES.len()) {
        if event.chance(SCRIPT) {
            let before = event.journal();
            if let Some((called, is_asked)) = calls::calls(event, &hands.browser, &hands.token).await? {
                *pressed.entry(format!("api {called}")).or_default() += 1;
                held(|| holds(event, &before, "api", is_asked))?;
            }
        } else {
            opens_a_page(event, &hands.browser, pressed).await?;
        }
        if turn % COMMANDS == COMMANDS - 1 {
            held(|| commands::holds(event))?;
            links::lead_somewhere(event, &hands.browser, LINKS).await?;
        }
    }
    held(|| {
        ending::bring_to_its_end(event);
        promises::hold_at_the_end(event);
        commands::holds_at_the_end(event);
    })?;
    links::lead_somewhere(event, &hands.browser, LINKS_AT_THE_END).await
}

/// Opens a page and presses something on it, perhaps after somebody else did something.
async fn opens_a_page(
    event: &mut Event,
    browser: &Browser,
    pressed: &mut BTreeMap<String, usize>,
) -> Result<(), String> {
    let address = some_page(event);
    let page = browser.get(&address).await;
    if page.status.is_server_error() {
        return Err(format!("{address}: {}", page.status));
    }
    let offered: Vec<Form> = form::all(&page.body, &address).into_iter().filter(is_meant).collect();
    let is_old = event.chance(4);
    if is_old {
        held(|| people::step(event))?;
    }
    let Some(form) = event.one_of(&offered) else { return Ok(()) };
    let journal = event.journal();
    let before = journal.state();
    let button = event.one_of(&form.buttons);
    let filled = filled(event, &form, button.as_ref());
    let (answer, is_asked) = sent(browser, &filled).await;
    *pressed.entry(what(&filled.action).to_owned()).or_default() += 1;
    if answer.status.is_server_error() {
        return Err(format!("{address}: {} after {filled:?}", answer.status));
    }
    let is_refused = answer.status.is_client_error();
    let done = event.journal().entries_after(before.seq).find(|entry| !is_preparation(&entry.act)).cloned();
    if let Some(done) = done.filter(|_| is_refused) {
        return Err(format!("{address}: refused, and done: {filled:?}: {done:?}"));
    }
    if is_refused && !is_old && !is_asked_when_pressed(before, &filled) {
        return Err(format!("offered and refused: {address}, {filled:?}: {}", told(&answer)));
    }
    held(|| holds(event, &journal, "page", is_asked))
}

/// What is found out only when it is pressed: whether an act can be taken back, which the journal offers of each; whether two that
/// somebody chooses can meet; whether the engine finds a pairing, also beside a bye that was given in advance, or a table one beside
/// what was paired by hand.
fn is_asked_when_pressed(state: &Tournament, filled: &Filled) -> bool {
    let chooses = ["swap", "pair", "swap-teams"];
    match what(&filled.action) {
        "undo" => true,
        // The same of a board's last result.
        "results" => filled.fields.iter().any(|(name, _)| name == "undo"),
        "alter" => filled.fields.iter().any(|(name, value)| name == "do" && chooses.contains(&value.as_str())),
        "pair" => {
            let is_by_hand = |round: &Round| round.compared != Some(Compared::AsEngine);
            let mut after = state.clone();
            for game in after.rounds.iter_mut().flat_map(|round| &mut round.games) {
                game.result.get_or_insert(GameResult::Adjourned);
            }
            let is_table = state.regulations.system.is_predetermined();
            let next = state.next_round().or(state.draft().map(|draft| draft.number));
            let is_promised = |next: RoundNo| {
                state.players.iter().any(|player| player.requested_byes.get(&next) == Some(&Bye::PairingAllocated))
            };
            next.is_none_or(|next| is_promised(next) || sonneborn_pairing::pair(&after, next).is_err())
                || is_table && state.rounds.iter().any(is_by_hand)
        }
        _ => false,
    }
}

/// What is done before a round is paired, and stays whatever the engine finds: numbers, the number of rounds of a table, the colour
/// drawn, and that who is not there is left out.
pub fn is_preparation(act: &Act) -> bool {
    matches!(act, Act::NumberPlayers(_) | Act::NumberTeams(_) | Act::ChangeRegulations(_) | Act::LeaveOut(_))
}

fn held(check: impl FnOnce()) -> Result<(), String> {
    script::caught(check).map_or(Ok(()), Err)
}

/// The promises, after what was done since by this door.
fn holds(event: &mut Event, before: &Journal, door: &'static str, is_asked: bool) {
    let journal = event.journal();
    let by_hand = journal.state().rounds.iter().filter(|round| round.compared != Some(Compared::AsEngine));
    if is_asked {
        event.asked.extend(by_hand.map(|round| round.number));
    }
    (event.door, event.was_asked) = (door, is_asked);
    promises::hold_after_each_step(event);
    let mut so_far = before.clone();
    for entry in journal.entries_after(before.state().seq) {
        let judged = judge(&so_far, Role::ChiefArbiter, &entry.act);
        let questions = paths::held_after_act(&so_far, event, &entry.act, judged.as_ref().ok());
        event.holds(&questions);
        so_far.append(entry.clone());
        if let Act::PublishRound(PublishRound { round, .. }) = entry.act
            && journal.state().round(round).is_some_and(|round| round.compared.is_some())
        {
            promises::hold_after_publication(event, round);
        }
    }
    let questions = paths::held_after_each_step(event);
    event.holds(&questions);
    event.door = "desk";
}

fn some_page(event: &mut Event) -> String {
    let state = event.state();
    let base = format!("/t/{}", event.id);
    let last = state.last_round().map_or(1, |last| last.number.0);
    let next = state.next_round().map_or(last, |next| next.0);
    match event.lots.below(18) {
        0 => format!("{base}/players/{}", event.lots.below(state.players.len().max(1))),
        1 if state.is_of_teams() => format!("{base}/teams/{}", event.lots.below(state.teams.len().max(1))),
        1 => format!("{base}/players"),
        2 => format!("{base}/journal"),
        3 => format!("{base}/standings"),
        4 => format!("{base}/players/check-in"),
        5 => format!("{base}/reports"),
        6 | 7 => format!("{base}/rounds/{next}"),
        8 => format!("{base}/rounds/{}", 1 + event.lots.below(last.into())),
        9 => format!("{base}/bracket"),
        10 => format!("{base}/schedule"),
        11 => format!("{base}/teams"),
        12 => base,
        _ => format!("{base}/rounds/{last}"),
    }
}

/// The last word of an address that is no number.
fn what(action: &str) -> &str {
    action.rsplit('/').find(|part| part.parse::<u32>().is_err()).unwrap_or_default()
}

fn is_meant(form: &Form) -> bool {
    let own = std::iter::once(form.action.as_str());
    let of_buttons = form.buttons.iter().filter_map(|button| button.action.as_deref());
    let is_known = own.chain(of_buttons).all(|action| MEANT.contains(&what(action)));
    is_known && !form.buttons.is_empty() && form.typed.iter().all(|(name, is_due)| !is_due || typed(name).is_some())
}

/// What somebody types where a form needs it.
fn typed(name: &str) -> Option<&'static str> {
    match name {
        "reason" => Some("it had to be"),
        "how" => Some("lots"),
        "board" => Some("1"),
        _ => None,
    }
}

/// What is sent: address and fields.
#[derive(Debug)]
struct Filled {
    action: String,
    fields: Vec<(String, String)>,
}

fn filled(event: &mut Event, form: &Form, button: Option<&Button>) -> Filled {
    let mut fields: Vec<(String, String)> = form.fields.iter().filter(|(name, _)| name != "csrf").cloned().collect();
    let mut chosen: Vec<String> = Vec::new();
    for (name, choices) in &form.choices {
        // Nobody is chosen twice.
        let others: Vec<String> =
            choices.iter().filter(|choice| chosen.iter().all(|one| one != *choice)).cloned().collect();
        let choice = event.one_of(if others.is_empty() { choices } else { &others });
        chosen.extend(choice.clone());
        fields.extend(choice.map(|choice| (name.clone(), choice)));
    }
    let own = form.typed.iter().map(|(name, is_due)| (name.clone(), typed(name).filter(|_| *is_due).unwrap_or("")));
    fields.extend(own.map(|(name, text)| (name, text.to_owned())));
    fields.extend(button.and_then(|button| button.field.clone()));
    let action = button.and_then(|button| button.action.clone()).unwrap_or_else(|| form.action.clone());
    Filled { action, fields }
}

/// The answer at last, and whether something was asked before.
async fn sent(browser: &Browser, filled: &Filled) -> (Page, bool) {
    let fields = |fields: &[(String, String)]| -> Vec<(String, String)> { fields.to_vec() };
    let mut page = post(browser, &filled.action, &fields(&filled.fields)).await;
    for asked in 0..MOST_QUESTIONS {
        let questions = form::all(&page.body, &filled.action);
        let confirms = |one: &&Form| one.fields.iter().any(|(name, _)| name == "confirmed");
        let Some(question) = questions.iter().find(confirms).filter(|_| !page.status.is_redirection()) else {
            return (page, asked > 0);
        };
        let own = question.fields.iter().filter(|(name, _)| name != "csrf").cloned();
        let reason = question.typed.iter().filter_map(|(name, _)| Some((name.clone(), typed(name)?.to_owned())));
        page = post(browser, &question.action, &own.chain(reason).collect::<Vec<_>>()).await;
    }
    (page, true)
}

async fn post(browser: &Browser, action: &str, fields: &[(String, String)]) -> Page {
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    browser.post(action, &fields).await
}

/// The words of a refusal, out of its page.
fn told(page: &Page) -> String {
    let main = page.body.split("<main").nth(1).unwrap_or(&page.body);
    let alert = main.split("role=\"alert\"").nth(1).unwrap_or(main);
    let words: String = alert.split('<').filter_map(|piece| Some(piece.split_once('>')?.1)).take(MOST_PIECES).collect();
    format!("{} {}", page.status, words.split_whitespace().collect::<Vec<_>>().join(" "))
}

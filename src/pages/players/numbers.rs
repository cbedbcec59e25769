//! The numbers of the players: drawn by lot, step by step as it can be shown and printed, or given by hand.

use crate::confirm;
use actix_web::http::StatusCode;
use askama::Template;
use serde::{Deserialize, Serialize};
use sonneborn_desk::numbering::DrawError;
use sonneborn_i18n::{Lang, common, dates, numbers as words, players as player_words, rounds};
use sonneborn_manual::Chapter;
use sonneborn_pairing::drawing::{Drawing, Step, draw};
use sonneborn_pairing::varma;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, DrawNumbers, Entry, ExchangeNumbers, NumberPlayers};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::{PlayerId, Tpn};
use sonneborn_tournament::numbering::{Lottery, are_equal, are_frozen};
use sonneborn_tournament::player::Player;
use sonneborn_tournament::regulations::{Numbering, System};
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded, Right, Viewer};
use sonneborn_web::names::titled;
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, html, page, see_other};
use std::collections::BTreeMap;
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Players)
        .get("/t/{tournament}/players/numbers", Shows::PERSONS, show)
        .post("/t/{tournament}/players/numbers", Shows::PERSONS, by_hand)
        .post("/t/{tournament}/players/numbers/exchange", Shows::PERSONS, exchange)
        .post("/t/{tournament}/players/numbers/draw", Shows::PERSONS, draw_lots);
}

fn path<R: Right>(guarded: &Guarded<R>) -> String {
    format!("/t/{}/players/numbers", guarded.id())
}

struct Line {
    id: u32,
    number: String,
    name: String,
    federation: String,
    /// The player below, with whom the number can be exchanged.
    below: Option<Below>,
}

/// An equal who stands below, with both numbers.
struct Below {
    id: u32,
    name: String,
    numbers: [u16; 2],
}

struct StepLine {
    step: usize,
    name: String,
    federation: String,
    group: String,
    number: u16,
}

/// The last drawing that stands.
struct Drawn {
    heading: &'static str,
    by: String,
    seed: u64,
    steps: Vec<StepLine>,
    /// Varma: what each group held.
    groups: Vec<String>,
    remarks: Vec<&'static str>,
}

#[derive(Template)]
#[template(path = "players/numbers.html")]
struct NumbersPage {
    frame: Frame,
    path: String,
    hint: &'static str,
    /// They follow what is registered until round 1 is paired.
    is_given_again: bool,
    /// By TPN; who has none follows.
    lines: Vec<Line>,
    drawn: Option<Drawn>,
    problems: Vec<String>,
    seed: String,
    can_draw: bool,
    can_number: bool,
    /// Equals stand one after another, and can change their numbers.
    can_exchange: bool,
    is_frozen: bool,
    /// Where it goes on once everybody has a number: address and words.
    next: Option<(String, String)>,
}

impl NumbersPage {
    fn of<R: Right>(guarded: &Guarded<R>, typed: Option<&HandForm>, problems: Vec<String>) -> NumbersPage {
        let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
        let regulations = &tournament.regulations;
        let (numbering, is_frozen) = (regulations.numbering, are_frozen(tournament));
        let can_act = guarded.may_act() && !is_frozen && tournament.entrants().next().is_some();
        let mut problems = problems;
        if numbering == Numbering::Varma && problems.is_empty() && !is_frozen {
            problems.extend(varma_obstacle(tournament, lang));
        }
        let lottery = Lottery::of(numbering);
        let lines = lines(tournament, typed, can_act && numbering == Numbering::Strength);
        NumbersPage {
            can_exchange: lines.iter().any(|line| line.below.is_some()),
            frame: Frame::of(guarded, Section::Players, words::numbers(lang)),
            path: path(guarded),
            hint: match numbering {
                Numbering::Strength => words::by_strength_hint(lang),
                Numbering::Lots => words::lots_hint(lang),
                Numbering::Varma => words::varma_hint(lang),
                Numbering::ByHand => words::by_hand_hint(lang),
            },
            is_given_again: numbering == Numbering::Strength && tournament.rounds.is_empty(),
            lines,
            drawn: last_drawing(&guarded.journal, lang),
            seed: if regulations.seed == 0 { String::new() } else { regulations.seed.to_string() },
            can_draw: can_act && lottery.is_some() && problems.is_empty(),
            can_number: can_act && numbering == Numbering::ByHand,
            problems,
            is_frozen,
            next: next_step(tournament, guarded.id(), lang).filter(|_| guarded.may_act() && guarded.past.is_none()),
        }
    }
}

/// To the schedule of a table, or to the first pairing; where numbers follow from strength, nobody came here to give them.
fn next_step(tournament: &Tournament, id: i64, lang: Lang) -> Option<(String, String)> {
    let mut entrants = tournament.entrants();
    let is_given = tournament.rounds.is_empty() && tournament.regulations.numbering != Numbering::Strength;
    let is_ready = is_given && entrants.next().is_some_and(|first| first.tpn.is_some());
    let next = tournament.next_round().filter(|_| is_ready && entrants.all(|player| player.tpn.is_some()))?;
    Some(if tournament.regulations.system.is_paired_at_once() {
        (format!("/t/{id}/schedule"), rounds::schedule(lang).to_owned())
    } else {
        (format!("/t/{id}/rounds/{next}"), rounds::pair_round(lang, next))
    })
}

fn lines(tournament: &Tournament, typed: Option<&HandForm>, can_exchange: bool) -> Vec<Line> {
    let typed = |player: &Player| {
        let form = typed?;
        let place = form.player.iter().position(|id| *id == player.id.0)?;
        form.number.get(place).cloned()
    };
    let players = tournament.by_tpn();
    let below = |place: usize| {
        let (player, next) = (players.get(place)?, players.get(place + 1).filter(|_| can_exchange)?);
        let numbers = [player.tpn?.0, next.tpn?.0];
        let is_equal = are_equal(tournament, &player.data, &next.data);
        is_equal.then(|| Below { id: next.id.0, name: titled(&next.data), numbers })
    };
    let line = |(place, player): (usize, &&Player)| Line {
        id: player.id.0,
        number: typed(player).unwrap_or_else(|| player.tpn.map_or_else(String::new, |tpn| tpn.to_string())),
        name: titled(&player.data),
        federation: player.data.federation.clone(),
        below: below(place),
    };
    players.iter().enumerate().map(line).collect()
}

/// Why restricted lots cannot be drawn here.
fn varma_obstacle(tournament: &Tournament, lang: Lang) -> Option<String> {
    let players = tournament.entrants().count();
    if !matches!(tournament.regulations.system, System::RoundRobin(_)) {
        Some(words::varma_is_for_round_robins(lang).into())
    } else if varma::PLAYERS.contains(&players) {
        None
    } else {
        Some(words::no_varma_table(lang, players))
    }
}

/// The last drawing that was not undone, done again from the list of players as it was then.
fn last_drawing(journal: &Journal, lang: Lang) -> Option<Drawn> {
    let undone = journal.undone();
    let mut standing = journal.entries().rev().filter(|entry| !undone.contains(&entry.seq));
    let numbered_later = |entry: &&Entry| matches!(entry.act, Act::NumberPlayers(_));
    let mut changed = false;
    let entry = standing.find(|entry| {
        changed |= numbered_later(entry) && journal.state().rounds.is_empty();
        matches!(entry.act, Act::DrawNumbers(_))
    })?;
    let Act::DrawNumbers(DrawNumbers { lottery, seed, order }) = &entry.act else { return None };
    let before = journal.state_after(entry.seq.saturating_sub(1));
    let again = draw(&before, *lottery, *seed).ok().filter(|drawing| drawing.order() == *order);
    let mut remarks = Vec::new();
    if again.is_none() {
        remarks.push(words::not_repeatable(lang));
    }
    if again.as_ref().is_some_and(|drawing| drawing.split) {
        remarks.push(words::split(lang));
    }
    if changed {
        remarks.push(words::changed_since(lang));
    }
    Some(Drawn {
        heading: words::lottery(lang, *lottery),
        by: words::drawn_by(lang, &entry.author.name, format!("{} UTC", dates::minute(lang, entry.at))),
        seed: *seed,
        groups: again.as_ref().map_or_else(Vec::new, |drawing| groups(drawing, lang)),
        steps: again.map_or_else(Vec::new, |drawing| steps(&drawing, &before)),
        remarks,
    })
}

fn steps(drawing: &Drawing, tournament: &Tournament) -> Vec<StepLine> {
    let line = |(index, step): (usize, &Step)| {
        let data = &tournament.player(step.player)?.data;
        Some(StepLine {
            step: index + 1,
            name: titled(data),
            federation: data.federation.clone(),
            group: step.group.map_or_else(String::new, String::from),
            number: step.number.0,
        })
    };
    drawing.steps.iter().enumerate().filter_map(line).collect()
}

/// `Group A: 3 4 8`.
fn groups(drawing: &Drawing, lang: Lang) -> Vec<String> {
    let mut groups: BTreeMap<char, Vec<u16>> = BTreeMap::new();
    for step in &drawing.steps {
        if let Some(group) = step.group {
            groups.entry(group).or_default().push(step.number.0);
        }
    }
    let told = groups.into_iter().map(|(group, mut numbers)| {
        numbers.sort_unstable();
        let numbers: Vec<String> = numbers.iter().map(u16::to_string).collect();
        words::group_numbers(lang, group, numbers.join(" "))
    });
    told.collect()
}

async fn show(guarded: Guarded<Viewer>) -> Answer {
    page(&NumbersPage::of(&guarded, None, Vec::new()))
}

#[derive(Deserialize)]
struct DrawForm {
    #[serde(default)]
    seed: String,
}

async fn draw_lots(guarded: Guarded<Arbiter>, form: Posted<DrawForm>) -> Answer {
    let (lang, text) = (guarded.visitor.lang, form.0.seed.trim().to_string());
    let refused = |problem: String| html(StatusCode::CONFLICT, &NumbersPage::of(&guarded, None, vec![problem]));
    let seed = match text.parse() {
        Ok(seed) => Some(seed),
        Err(_) if text.is_empty() => None,
        Err(_) => return refused(words::seed_unreadable(lang, text)),
    };
    if let Some(obstacle) = varma_obstacle(guarded.tournament(), lang)
        && guarded.tournament().regulations.numbering == Numbering::Varma
    {
        return refused(obstacle);
    }
    let (desk, id, actor) = (Arc::clone(&guarded.state.desk), guarded.id(), guarded.actor());
    let done = sonneborn_web::in_pool(move || desk.draw_numbers(id, &actor, seed)).await.map_err(WebError::internal)?;
    match done {
        Ok(_) => Ok(see_other(&path(&guarded))),
        Err(DrawError::NoLots) => Ok(see_other(&path(&guarded))),
        Err(DrawError::Varma(error)) => refused(words::varma_error(lang, error)),
        Err(DrawError::Refused(refusal)) => Err(confirm::refusal(&guarded, refusal)),
    }
}

/// The numbers as typed, in the order of the players.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default)]
struct HandForm {
    player: Vec<u32>,
    number: Vec<String>,
}

impl HandForm {
    /// The players by their numbers.
    fn read(&self, lang: Lang, tournament: &Tournament) -> Result<Vec<PlayerId>, Vec<String>> {
        let count = self.player.len();
        let name = |player: PlayerId| tournament.player(player).map_or_else(String::new, |player| titled(&player.data));
        let (mut given, mut problems) = (BTreeMap::<u16, Vec<PlayerId>>::new(), Vec::new());
        for (player, text) in self.player.iter().map(|id| PlayerId(*id)).zip(&self.number) {
            match text.trim().parse::<u16>().ok().filter(|number| (1..=count).contains(&usize::from(*number))) {
                Some(number) => given.entry(number).or_default().push(player),
                None => problems.push(words::number_unreadable(lang, name(player), text, count)),
            }
        }
        for (number, players) in given.iter().filter(|(_, players)| players.len() > 1) {
            let names: Vec<String> = players.iter().map(|player| name(*player)).collect();
            problems.push(words::number_twice(lang, number, names.join(sonneborn_i18n::common::list_semicolon(lang))));
        }
        if problems.is_empty() { Ok(given.into_values().flatten().collect()) } else { Err(problems) }
    }
}

async fn by_hand(guarded: Guarded<Arbiter>, form: Posted<HandForm>) -> Answer {
    let form = form.0;
    match form.read(guarded.visitor.lang, guarded.tournament()) {
        Err(problems) => html(StatusCode::CONFLICT, &NumbersPage::of(&guarded, Some(&form), problems)),
        Ok(order) => {
            let act = Act::NumberPlayers(NumberPlayers { order });
            confirm::act(&guarded, Section::Players, act, &path(&guarded)).await
        }
    }
}

#[derive(Deserialize)]
struct ExchangeForm {
    /// The players, and the numbers that the page showed.
    one: u32,
    other: u32,
    was_one: u16,
    was_other: u16,
}

async fn exchange(guarded: Guarded<Arbiter>, form: Posted<ExchangeForm>) -> Answer {
    let ExchangeForm { one, other, was_one, was_other } = &form.0;
    let act = Act::ExchangeNumbers(ExchangeNumbers {
        players: [PlayerId(*one), PlayerId(*other)],
        was: [Tpn(*was_one), Tpn(*was_other)],
    });
    confirm::act(&guarded, Section::Players, act, &path(&guarded)).await
}

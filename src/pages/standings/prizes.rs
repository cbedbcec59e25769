//! Prizes: who wins what as the standings are, with a line to sign for each; and the fund, which the chief arbiter edits.

use super::{Tab, Tabs};
use crate::confirm;
use askama::Template;
use chrono::Datelike;
use serde::Deserialize;
use sonneborn_desk::{Attempt, Refused};
use sonneborn_exchange::prizes as prize_lines;
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{Lang, common, numerals, standings as words};
use sonneborn_manual::Chapter;
use sonneborn_standings::prizes::{Award, awards, not_won};
use sonneborn_store::tournament::Role;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, ChangePrizes};
use sonneborn_tournament::merge::merge;
use sonneborn_tournament::prize::{PrizeFund, amount};
use sonneborn_tournament::reader::{self, MAX_CURRENCY_LETTERS};
use sonneborn_web::form::{Posted, Ticked};
use sonneborn_web::guard::{ChiefArbiter, Guarded, Right, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::shown::standings::compute;
use sonneborn_web::{Answer, Frame, page, see_other};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Standings).get("/t/{tournament}/standings/prizes", Shows::NAMES, prizes).post(
        "/t/{tournament}/standings/prizes",
        Shows::NAMES,
        change,
    );
}

/// A prize won, as a line of the list to sign.
struct Line {
    category: String,
    place: usize,
    name: String,
    amount: String,
    /// `shared by 3`, or nothing.
    shared: String,
}

#[derive(Template)]
#[template(path = "standings/prizes.html")]
struct PrizesPage {
    frame: Frame,
    tabs: Tabs,
    problems: Vec<String>,
    lines: Vec<Line>,
    /// The categories in which something stays, with how much, in words.
    not_won: Vec<(String, String)>,
    total: String,
    currency: String,
    several_each: bool,
    /// The categories, a line each.
    categories: String,
    may_edit: bool,
}

async fn prizes(guarded: Guarded<Viewer>) -> Answer {
    let tournament = guarded.tournament();
    show(&guarded, tournament.seq, Typed::of(&tournament.prizes, tournament, guarded.visitor.lang), Vec::new())
}

fn show<R: Right>(guarded: &Guarded<R>, seen: u64, typed: Typed, problems: Vec<String>) -> Answer {
    let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
    let computed = compute(tournament, None, lang);
    let won = awards(tournament, &computed.standings, &tournament.prizes);
    let sum: u64 = won.iter().map(|award| u64::from(award.amount)).sum();
    page(&PrizesPage {
        frame: Frame { seen, ..Frame::of(guarded, Section::Standings, words::prizes(lang)) },
        tabs: Tabs::new(guarded, Tab::Prizes, &computed.standings),
        problems,
        lines: won.iter().map(|award| line(tournament, award, lang)).collect(),
        not_won: not_won(&tournament.prizes, &won)
            .into_iter()
            .map(|(category, left)| {
                let left = format!("{} {}", numerals::decimal(lang, &amount(left)), tournament.prizes.currency);
                (category_name(tournament, category), words::prize_not_won(lang, left.trim()))
            })
            .collect(),
        total: amount(sum),
        currency: typed.currency,
        several_each: typed.several_each.is_some(),
        categories: typed.categories,
        may_edit: guarded.role == Some(Role::ChiefArbiter),
    })
}

fn line(tournament: &Tournament, award: &Award, lang: Lang) -> Line {
    Line {
        category: category_name(tournament, award.category),
        place: award.place,
        name: tournament.player(award.player).map_or_else(String::new, |player| player.data.name.clone()),
        amount: amount(award.amount.into()),
        shared: if award.shared_by > 1 { words::prize_shared(lang, award.shared_by) } else { String::new() },
    }
}

fn category_name(tournament: &Tournament, index: usize) -> String {
    tournament.prizes.categories.get(index).map_or_else(String::new, |category| category.name.clone())
}

/// The form as it is typed.
#[derive(Clone, Default, Deserialize)]
#[serde(default)]
struct Typed {
    currency: String,
    several_each: Option<Ticked>,
    /// A category a line.
    categories: String,
}

impl Typed {
    fn of(fund: &PrizeFund, tournament: &Tournament, lang: Lang) -> Typed {
        let line = |category| prize_lines::write(category, lang, year(tournament));
        Typed {
            currency: fund.currency.clone(),
            several_each: Ticked::if_so(fund.several_each),
            categories: fund.categories.iter().map(line).collect::<Vec<String>>().join("\n"),
        }
    }

    /// The fund, or everything in it that is not understood, in words.
    fn read(&self, tournament: &Tournament, lang: Lang) -> Result<PrizeFund, Vec<String>> {
        let mut problems = Vec::new();
        let currency = reader::text(&self.currency, MAX_CURRENCY_LETTERS).unwrap_or_else(|wrong| {
            problems.push(unreadable(lang, words::prize_currency(lang), &wrong));
            String::new()
        });
        let read = prize_lines::read(&self.categories, year(tournament)).unwrap_or_else(|wrong| {
            problems.extend(wrong.iter().map(|one| words::not_understood(lang, one)));
            prize_lines::Read::default()
        });
        let several_each = read.several_each.unwrap_or(self.several_each.is_some());
        // A sign beside an amount counts where the field says nothing.
        let currency = if currency.is_empty() { read.currency.unwrap_or_default() } else { currency };
        let fund = PrizeFund { currency, categories: read.categories, several_each };
        if problems.is_empty() { Ok(fund) } else { Err(problems) }
    }
}

/// From which ages count.
fn year(tournament: &Tournament) -> Option<u16> {
    tournament.details.start.and_then(|start| u16::try_from(start.year()).ok())
}

async fn change(guarded: Guarded<ChiefArbiter>, form: Posted<Typed>) -> Answer {
    let (typed, lang) = (form.0, guarded.visitor.lang);
    let seen = guarded.seen().unwrap_or(0);
    let was = guarded.saw().prizes.clone();
    let now = match typed.read(guarded.tournament(), lang) {
        Ok(fund) => fund,
        Err(problems) => return show(&guarded, seen, typed, problems),
    };
    if was == now {
        return Ok(see_other(&address(&guarded)));
    }
    let attempt =
        Attempt::of(Act::ChangePrizes(ChangePrizes { was: Box::new(was.clone()), now: Box::new(now.clone()) }));
    let done = guarded.perform(attempt).await;
    confirm::settle_here(&guarded, Section::Standings, done, &address(&guarded), |refused, problem| {
        if !matches!(refused, Refused::Conflict { .. }) {
            return show(&guarded, seen, typed, vec![problem]);
        }
        let journal = guarded.live.journal();
        let fund = merge(&was, &now, &journal.state().prizes).value;
        show(&guarded, journal.state().seq, Typed::of(&fund, journal.state(), lang), vec![problem])
    })
}

fn address<R: Right>(guarded: &Guarded<R>) -> String {
    format!("/t/{}/standings/prizes", guarded.id())
}

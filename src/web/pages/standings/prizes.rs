//! Prizes: who wins what as the standings are, with a line to sign for each; and the fund, which the chief arbiter edits.

use super::{Tab, Tabs, compute};
use crate::desk::{Attempt, Refused};
use crate::i18n::{Lang, common, standings as words};
use crate::standings::prizes::{Award, awards};
use crate::store::tournament::Role;
use crate::tournament::Tournament;
use crate::tournament::act::Act;
use crate::tournament::belief;
use crate::tournament::player::Gender;
use crate::tournament::points::Points;
use crate::tournament::prize::{Eligibility, PrizeCategory, PrizeFund, Sharing};
use crate::web::form::Posted;
use crate::web::frame::Section;
use crate::web::guard::{ChiefArbiter, Guarded, Right, Viewer};
use crate::web::{Answer, Frame, page, refused, see_other};
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use serde::Deserialize;

pub(super) fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{tournament}/standings/prizes", web::get().to(prizes))
        .route("/t/{tournament}/standings/prizes", web::post().to(change));
}

/// Empty categories at the end of the form, to be filled.
const SPARE_CATEGORIES: usize = 2;

/// A prize won, as a line of the list to sign.
struct Line {
    category: String,
    place: usize,
    name: String,
    amount: String,
    /// `shared by 3`, or nothing.
    shared: String,
}

/// A category as it is typed.
#[derive(Clone, Default)]
struct Typed {
    name: String,
    amounts: String,
    sharing: String,
    women: bool,
    born_from: String,
    born_until: String,
    rated_from: String,
    rated_until: String,
    federation: String,
    club: String,
    category: String,
}

#[derive(Template)]
#[template(path = "standings/prizes.html")]
struct PrizesPage {
    frame: Frame,
    tabs: Tabs,
    problems: Vec<String>,
    lines: Vec<Line>,
    total: String,
    currency: String,
    several_each: bool,
    typed: Vec<Typed>,
    may_edit: bool,
}

async fn prizes(guarded: Guarded<Viewer>) -> Answer {
    let fund = &guarded.tournament().prizes;
    let seq = guarded.tournament().seq;
    show(&guarded, seq, fund.currency.clone(), fund.several_each, fund.categories.iter().map(typed_of).collect(), None)
}

fn show<R: Right>(
    guarded: &Guarded<R>,
    seen: u64,
    currency: String,
    several_each: bool,
    mut typed: Vec<Typed>,
    problem: Option<String>,
) -> Answer {
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let computed = compute(tournament, None, lang);
    let won = awards(tournament, &computed.standings, &tournament.prizes);
    let sum: u64 = won.iter().map(|award| u64::from(award.amount)).sum();
    typed.resize(typed.len() + SPARE_CATEGORIES, Typed::default());
    page(&PrizesPage {
        frame: Frame { seen, ..Frame::of(guarded, Section::Standings, words::prizes(lang)) },
        tabs: Tabs::new(guarded, Tab::Prizes, &computed.standings),
        problems: problem.into_iter().collect(),
        lines: won.iter().map(|award| line(tournament, award, lang)).collect(),
        total: amount(sum),
        currency,
        several_each,
        typed,
        may_edit: guarded.role == Some(Role::ChiefArbiter),
    })
}

fn line(tournament: &Tournament, award: &Award, lang: Lang) -> Line {
    let category = tournament.prizes.categories.get(award.category);
    Line {
        category: category.map_or_else(String::new, |category| category.name.clone()),
        place: award.place,
        name: tournament.player(award.player).map_or_else(String::new, |player| player.data.name.clone()),
        amount: amount(award.amount.into()),
        shared: if award.shared_by > 1 { words::prize_shared(lang, award.shared_by) } else { String::new() },
    }
}

/// `500` or `499.50`, of hundredths.
fn amount(hundredths: u64) -> String {
    match hundredths % 100 {
        0 => (hundredths / 100).to_string(),
        part => format!("{}.{part:02}", hundredths / 100),
    }
}

fn typed_of(category: &PrizeCategory) -> Typed {
    let number = |number: Option<u16>| number.map_or_else(String::new, |number| number.to_string());
    let eligible = &category.eligible;
    Typed {
        name: category.name.clone(),
        amounts: category.amounts.iter().map(|one| amount((*one).into())).collect::<Vec<_>>().join(" "),
        sharing: sharing_code(category.sharing).into(),
        women: eligible.gender == Some(Gender::Female),
        born_from: number(eligible.born_from),
        born_until: number(eligible.born_until),
        rated_from: number(eligible.rated_from),
        rated_until: number(eligible.rated_until),
        federation: eligible.federation.clone(),
        club: eligible.club.clone(),
        category: eligible.category.clone(),
    }
}

fn sharing_code(sharing: Sharing) -> &'static str {
    match sharing {
        Sharing::ByPlace => "place",
        Sharing::Equal => "equal",
        Sharing::Hort => "hort",
    }
}

/// The form: a value of each field for every category, in order.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Form {
    currency: String,
    several_each: Option<String>,
    name: Vec<String>,
    amounts: Vec<String>,
    sharing: Vec<String>,
    /// `women`, or nothing.
    gender: Vec<String>,
    born_from: Vec<String>,
    born_until: Vec<String>,
    rated_from: Vec<String>,
    rated_until: Vec<String>,
    federation: Vec<String>,
    club: Vec<String>,
    category: Vec<String>,
}

impl Form {
    /// The categories that have a name.
    fn categories(&self) -> Vec<Typed> {
        let at =
            |field: &[String], index: usize| field.get(index).map_or_else(String::new, |text| text.trim().to_owned());
        let typed = |index: usize| Typed {
            name: at(&self.name, index),
            amounts: at(&self.amounts, index),
            sharing: at(&self.sharing, index),
            women: at(&self.gender, index) == "women",
            born_from: at(&self.born_from, index),
            born_until: at(&self.born_until, index),
            rated_from: at(&self.rated_from, index),
            rated_until: at(&self.rated_until, index),
            federation: at(&self.federation, index),
            club: at(&self.club, index),
            category: at(&self.category, index),
        };
        (0..self.name.len()).map(typed).filter(|typed| !typed.name.is_empty()).collect()
    }
}

async fn change(guarded: Guarded<ChiefArbiter>, form: Posted<Form>) -> Answer {
    let form = form.0;
    let (lang, several_each) = (guarded.visitor.lang, form.several_each.is_some());
    let typed = form.categories();
    let seen = guarded.seen().unwrap_or(0);
    let again =
        |problem: String| show(&guarded, seen, form.currency.clone(), several_each, typed.clone(), Some(problem));
    let categories = match typed.iter().map(|one| read(one, lang)).collect::<Result<Vec<_>, _>>() {
        Ok(categories) => categories,
        Err(problem) => return again(problem),
    };
    let now = PrizeFund { currency: form.currency.trim().to_owned(), categories, several_each };
    let was = guarded.saw().prizes.clone();
    if was == now {
        return Ok(see_other(&address(&guarded)));
    }
    let attempt = Attempt::of(Act::ChangePrizes { was: Box::new(was.clone()), now: Box::new(now.clone()) });
    match guarded.perform(attempt).await {
        Ok(_) => Ok(see_other(&address(&guarded))),
        Err(Refused::Store(error)) => Err(error.into()),
        Err(refusal @ Refused::Conflict { .. }) => {
            let journal = guarded.live.journal();
            let fund = belief::merge(&was, &now, &journal.state().prizes).value;
            let problem = refused::words(lang, &refusal, Some(guarded.tournament()));
            let typed = fund.categories.iter().map(typed_of).collect();
            show(&guarded, journal.state().seq, fund.currency, fund.several_each, typed, Some(problem))
        }
        Err(refusal) => again(refused::words(lang, &refusal, Some(guarded.tournament()))),
    }
}

fn address<R: Right>(guarded: &Guarded<R>) -> String {
    format!("/t/{}/standings/prizes", guarded.id())
}

/// A category of what was typed, or what is wrong with it, in words.
fn read(typed: &Typed, lang: Lang) -> Result<PrizeCategory, String> {
    let read_amount = |text: &str| {
        let hundredths = Points::parse(text).and_then(|amount| u32::try_from(amount.hundredths()).ok());
        hundredths.ok_or_else(|| words::prize_not_an_amount(lang, text, &typed.name))
    };
    let number = |text: &str| match text {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(|_| words::prize_not_a_year_or_rating(lang, text, &typed.name)),
    };
    Ok(PrizeCategory {
        name: typed.name.clone(),
        amounts: typed
            .amounts
            .split([' ', ';'])
            .filter(|text| !text.is_empty())
            .map(read_amount)
            .collect::<Result<_, _>>()?,
        sharing: match typed.sharing.as_str() {
            "equal" => Sharing::Equal,
            "hort" => Sharing::Hort,
            _ => Sharing::ByPlace,
        },
        eligible: Eligibility {
            gender: typed.women.then_some(Gender::Female),
            born_from: number(&typed.born_from)?,
            born_until: number(&typed.born_until)?,
            rated_from: number(&typed.rated_from)?,
            rated_until: number(&typed.rated_until)?,
            federation: typed.federation.clone(),
            club: typed.club.clone(),
            category: typed.category.clone(),
        },
    })
}

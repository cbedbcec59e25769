//! Prizes: who wins what as the standings are, with a line to sign for each; and the fund, which the chief arbiter edits.

use super::{Tab, Tabs, compute};
use crate::confirm;
use crate::form::Posted;
use crate::frame::Section;
use crate::guard::{ChiefArbiter, Guarded, Right, Viewer};
use crate::routes::Routes;
use crate::{Answer, Frame, page, see_other};
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::{Attempt, Refused};
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{Lang, common, standings as words};
use sonneborn_standings::prizes::{Award, awards};
use sonneborn_store::tournament::Role;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, ChangePrizes};
use sonneborn_tournament::merge::merge;
use sonneborn_tournament::player::Gender;
use sonneborn_tournament::prize::{Eligibility, PrizeCategory, PrizeFund, Sharing, amount};
use sonneborn_tournament::reader::{
    self, MAX_CURRENCY_LETTERS, MAX_NAME_LETTERS, MAX_RATING, Unreadable, YEARS_OF_BIRTH,
};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.get("/t/{tournament}/standings/prizes", Shows::NAMES, prizes).post(
        "/t/{tournament}/standings/prizes",
        Shows::NAMES,
        change,
    );
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
    /// `women`, or nothing.
    gender: String,
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
    let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
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

fn typed_of(category: &PrizeCategory) -> Typed {
    let number = |number: Option<u16>| number.map_or_else(String::new, |number| number.to_string());
    let eligible = &category.eligible;
    Typed {
        name: category.name.clone(),
        amounts: category.amounts.iter().map(|one| amount((*one).into())).collect::<Vec<_>>().join(" "),
        sharing: sharing_code(category.sharing).into(),
        gender: GENDERS.iter().find(|(_, gender)| *gender == eligible.gender).map_or("", |(code, _)| *code).into(),
        born_from: number(eligible.born_from),
        born_until: number(eligible.born_until),
        rated_from: number(eligible.rated_from),
        rated_until: number(eligible.rated_until),
        federation: eligible.federation.clone(),
        club: eligible.club.clone(),
        category: eligible.category.clone(),
    }
}

/// Who competes, by the codes of the menu.
const GENDERS: [(&str, Option<Gender>); 3] = [("", None), ("women", Some(Gender::Female)), ("men", Some(Gender::Male))];

const SHARINGS: [(&str, Sharing); 3] =
    [("place", Sharing::ByPlace), ("equal", Sharing::Equal), ("hort", Sharing::Hort)];

fn sharing_code(sharing: Sharing) -> &'static str {
    match sharing {
        Sharing::ByPlace => "place",
        Sharing::Equal => "equal",
        Sharing::Hort => "hort",
    }
}

impl Typed {
    /// Whether it is one of the empty lines at the end; the menu of sharing always has a value.
    fn is_empty(&self) -> bool {
        let Typed {
            name,
            amounts,
            sharing: _,
            gender,
            born_from,
            born_until,
            rated_from,
            rated_until,
            federation,
            club,
            category,
        } = self;
        [name, amounts, gender, born_from, born_until, rated_from, rated_until, federation, club, category]
            .into_iter()
            .all(String::is_empty)
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
    /// The categories in which something is typed.
    fn categories(&self) -> Vec<Typed> {
        let at =
            |field: &[String], index: usize| field.get(index).map_or_else(String::new, |text| text.trim().to_owned());
        let typed = |index: usize| Typed {
            name: at(&self.name, index),
            amounts: at(&self.amounts, index),
            sharing: at(&self.sharing, index),
            gender: at(&self.gender, index),
            born_from: at(&self.born_from, index),
            born_until: at(&self.born_until, index),
            rated_from: at(&self.rated_from, index),
            rated_until: at(&self.rated_until, index),
            federation: at(&self.federation, index),
            club: at(&self.club, index),
            category: at(&self.category, index),
        };
        (0..self.name.len()).map(typed).filter(|typed| !typed.is_empty()).collect()
    }
}

async fn change(guarded: Guarded<ChiefArbiter>, form: Posted<Form>) -> Answer {
    let form = form.0;
    let (lang, several_each) = (guarded.visitor.lang, form.several_each.is_some());
    let typed = form.categories();
    let seen = guarded.seen().unwrap_or(0);
    let again =
        |problem: String| show(&guarded, seen, form.currency.clone(), several_each, typed.clone(), Some(problem));
    let was = guarded.saw().prizes.clone();
    let currency = reader::text(&form.currency, MAX_CURRENCY_LETTERS);
    let currency = currency.map_err(|wrong| unreadable(lang, words::prize_currency(lang), &wrong));
    let read = typed.iter().map(|one| read(one, &was, lang)).collect::<Result<Vec<_>, _>>();
    let (currency, categories) = match currency.and_then(|currency| Ok((currency, read?))) {
        Ok(both) => both,
        Err(problem) => return again(problem),
    };
    let now = PrizeFund { currency, categories, several_each };
    if was == now {
        return Ok(see_other(&address(&guarded)));
    }
    let attempt =
        Attempt::of(Act::ChangePrizes(ChangePrizes { was: Box::new(was.clone()), now: Box::new(now.clone()) }));
    let done = guarded.perform(attempt).await;
    confirm::settle_here(&guarded, Section::Standings, done, &address(&guarded), |refused, problem| {
        if !matches!(refused, Refused::Conflict { .. }) {
            return again(problem);
        }
        let journal = guarded.live.journal();
        let fund = merge(&was, &now, &journal.state().prizes).value;
        let typed = fund.categories.iter().map(typed_of).collect();
        show(&guarded, journal.state().seq, fund.currency, fund.several_each, typed, Some(problem))
    })
}

fn address<R: Right>(guarded: &Guarded<R>) -> String {
    format!("/t/{}/standings/prizes", guarded.id())
}

/// A category of what was typed, or what is wrong with it, in words. Codes of federations that the fund `was` for stay whatever
/// they are.
fn read(typed: &Typed, was: &PrizeFund, lang: Lang) -> Result<PrizeCategory, String> {
    let of = |field: &str| match typed.name.as_str() {
        "" => format!("{}: {field}", words::prize_category(lang)),
        name => format!("{name}: {field}"),
    };
    let said = |field: &'static str| move |wrong: Unreadable| unreadable(lang, &of(field), &wrong);
    let year = |field, text: &str, least: u16| {
        let years = least.max(*YEARS_OF_BIRTH.start())..=*YEARS_OF_BIRTH.end();
        reader::optional(text, |text| reader::number(text, years)).map_err(said(field))
    };
    let rating = |field, text: &str, least: u16| {
        reader::optional(text, |text| reader::number(text, least..=MAX_RATING)).map_err(said(field))
    };
    let line = |field, text: &str| reader::text(text, MAX_NAME_LETTERS).map_err(said(field));
    let known = was.categories.iter().map(|category| &category.eligible.federation);
    let known = known.into_iter().find(|code| code.eq_ignore_ascii_case(&typed.federation));
    let federation = reader::federation(&typed.federation, known.map_or("", |code| code));
    let amounts = typed.amounts.split([' ', ';']).filter(|text| !text.is_empty()).map(reader::amount);
    let born_from = year(words::prize_born_from(lang), &typed.born_from, 0)?;
    let rated_from = rating(words::prize_rated_from(lang), &typed.rated_from, 0)?;
    Ok(PrizeCategory {
        name: reader::name(&typed.name).map_err(said(common::name(lang)))?,
        amounts: amounts.collect::<Result<_, _>>().map_err(said(words::prize_amounts(lang)))?,
        sharing: reader::code(&typed.sharing, &SHARINGS).map_err(said(words::prize_sharing(lang)))?,
        eligible: Eligibility {
            gender: reader::code(&typed.gender, &GENDERS).map_err(said(words::prize_women(lang)))?,
            born_from,
            born_until: year(words::prize_born_until(lang), &typed.born_until, born_from.unwrap_or(0))?,
            rated_from,
            rated_until: rating(words::prize_rated_until(lang), &typed.rated_until, rated_from.unwrap_or(0))?,
            federation: federation.map_err(said(common::federation(lang)))?,
            club: line(common::club(lang), &typed.club)?,
            category: line(words::prize_own_category(lang), &typed.category)?,
        },
    })
}

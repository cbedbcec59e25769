//! Money and prizes of a festival: what was paid and what is due in each section and in all of them, and who wins what where, so that
//! the ceremony has one list.

use super::{Section, visible};
use actix_web::web;
use askama::Template;
use sonneborn_i18n::{Lang, common, dues, festival as words, standings as standings_words};
use sonneborn_manual::Chapter;
use sonneborn_standings::prizes::awards;
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::dues::Dues;
use sonneborn_tournament::fee::Fee;
use sonneborn_tournament::player::Identity;
use sonneborn_tournament::prize::amount;
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, Frame, Visitor, WebError, page};
use std::collections::{BTreeMap, HashMap, HashSet};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Swiss).get("/f/{festival}/money", Shows::MONEY, show);
}

struct Line {
    name: String,
    link: String,
    players: usize,
    /// What was paid and what is due, in words.
    paid: String,
    /// The sum of the prizes, by currency.
    prizes: String,
}

struct Won {
    section: String,
    category: String,
    place: usize,
    name: String,
    amount: String,
    shared: String,
    /// Where they win too.
    also: String,
}

#[derive(Template)]
#[template(path = "festival/money.html")]
struct MoneyPage {
    frame: Frame,
    id: i64,
    lines: Vec<Line>,
    /// Of all sections: entries, persons, what was paid and is due, prizes.
    entries: usize,
    persons: usize,
    paid: String,
    prizes: String,
    won: Vec<Won>,
}

/// Who won a prize, for finding them in other sections.
struct Winner {
    identity: Identity,
    won: Won,
}

async fn show(visitor: Visitor, state: web::Data<AppState>, path: web::Path<i64>) -> Answer {
    let (_, mut sections) = visible(&state, &visitor, *path).await?;
    sections.retain(Section::is_arbitrated);
    if sections.is_empty() {
        return Err(WebError::Forbidden);
    }
    let lang = visitor.lang;
    let mut all = Dues::default();
    let mut persons = HashSet::new();
    let mut prizes: BTreeMap<String, u64> = BTreeMap::new();
    let mut winners = Vec::new();
    let lines: Vec<Line> = sections
        .iter()
        .map(|section| {
            let journal = section.live.journal();
            let tournament = journal.state();
            let dues = Dues::of(tournament);
            persons.extend(tournament.entrants().map(|player| player.data.identity()));
            let won = winners_of(tournament, lang);
            let sum: u64 = won.iter().map(|(_, amount)| *amount).sum();
            let currency = &tournament.prizes.currency;
            *prizes.entry(currency.clone()).or_default() += sum;
            winners.extend(won.into_iter().map(|(winner, _)| winner));
            let line = Line {
                name: tournament.details.name.clone(),
                link: format!("/t/{}", section.row.id),
                players: dues.players,
                paid: dues::told(lang, &dues),
                prizes: sum_of(currency, sum),
            };
            all.add(dues);
            line
        })
        .collect();
    page(&MoneyPage {
        frame: Frame::new(&visitor, words::money(lang)),
        id: *path,
        entries: all.players,
        persons: persons.len(),
        paid: dues::told(lang, &all),
        prizes: {
            let sums = prizes.iter().map(|(currency, sum)| sum_of(currency, *sum));
            sums.filter(|sum| !sum.is_empty()).collect::<Vec<_>>().join(common::list_comma(lang))
        },
        won: told_where_else(winners, lang),
        lines,
    })
}

fn sum_of(currency: &str, hundredths: u64) -> String {
    if hundredths == 0 { String::new() } else { Fee { hundredths, currency: currency.to_owned() }.to_string() }
}

/// The prizes of a section as its standings are, each with its sum in hundredths.
fn winners_of(tournament: &Tournament, lang: Lang) -> Vec<(Winner, u64)> {
    let Ok(settings) = Settings::of(tournament) else { return Vec::new() };
    let standings = Standings::of_event(tournament, &settings);
    let fund = &tournament.prizes;
    awards(tournament, &standings, fund)
        .into_iter()
        .filter_map(|award| {
            let player = tournament.player(award.player)?;
            let won = Won {
                section: tournament.details.name.clone(),
                category: fund.categories.get(award.category).map_or_else(String::new, |one| one.name.clone()),
                place: award.place,
                name: player.data.name.clone(),
                amount: format!("{} {}", amount(award.amount.into()), fund.currency).trim_end().to_owned(),
                shared: if award.shared_by > 1 {
                    standings_words::prize_shared(lang, award.shared_by)
                } else {
                    String::new()
                },
                also: String::new(),
            };
            Some((Winner { identity: player.data.identity(), won }, award.amount.into()))
        })
        .collect()
}

/// The prizes, each with the other sections in which the same person wins.
fn told_where_else(winners: Vec<Winner>, lang: Lang) -> Vec<Won> {
    let mut sections: HashMap<Identity, Vec<String>> = HashMap::new();
    for winner in &winners {
        let known = sections.entry(winner.identity.clone()).or_default();
        if !known.contains(&winner.won.section) {
            known.push(winner.won.section.clone());
        }
    }
    let told = |Winner { identity, won }: Winner| {
        let others = sections.get(&identity).into_iter().flatten().filter(|section| **section != won.section);
        let others: Vec<&str> = others.map(String::as_str).collect();
        let also = if others.is_empty() {
            String::new()
        } else {
            words::also_wins(lang, others.join(common::list_comma(lang)))
        };
        Won { also, ..won }
    };
    winners.into_iter().map(told).collect()
}

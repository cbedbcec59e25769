//! A category as a line, as it is shown back.

use super::read::is_open_by_name;
use super::tokens::quoted;
use super::vocabulary::Meaning;
use sonneborn_tournament::prize::{Eligibility, PrizeCategory, amount};
use sonneborn_words::Lang;

/// The category in the words of a language; [`super::read()`] reads it as it was. `year`: of the event, from which ages count.
pub fn write(category: &PrizeCategory, lang: Lang, year: Option<u16>) -> String {
    let Eligibility { gender, born_from, born_until, rated_from, rated_until, federation, club, category: group } =
        &category.eligible;
    let said = |meaning: Meaning| meaning.said(lang);
    let range = |meaning: Meaning, from: Option<u16>, until: Option<u16>| {
        Some(match (from, until) {
            (None, None) => return None,
            (Some(from), None) => format!("{} {from}+", said(meaning)),
            (None, Some(until)) => format!("{} –{until}", said(meaning)),
            (Some(from), Some(until)) => format!("{} {from}–{until}", said(meaning)),
        })
    };
    let text = |meaning: Meaning, text: &str| (!text.is_empty()).then(|| format!("{} {}", said(meaning), quoted(text)));
    let amounts: Vec<String> = category.amounts.iter().map(|one| amount((*one).into())).collect();
    let is_for_all = category.eligible == Eligibility::default() && !is_open_by_name(&category.name, year);
    let parts = [
        (!amounts.is_empty()).then(|| amounts.join(", ")),
        is_for_all.then(|| said(Meaning::Everybody).to_owned()),
        gender.map(|gender| said(Meaning::Gender(gender)).to_owned()),
        range(Meaning::Born, *born_from, *born_until),
        range(Meaning::Rating, *rated_from, *rated_until),
        text(Meaning::Federation, federation),
        text(Meaning::Club, club),
        text(Meaning::Category, group),
        Some(said(Meaning::Sharing(category.sharing)).to_owned()),
    ];
    format!("{}: {}", name(&category.name), parts.into_iter().flatten().collect::<Vec<String>>().join("; "))
}

fn name(name: &str) -> String {
    let is_plain = !name.contains([':', '：', '"', '\n']) && name.trim() == name;
    if is_plain { name.to_owned() } else { quoted(name) }
}

//! Why the Dutch System paired a round as it did, and why it did not otherwise, in words (C.04.3).
//!
//! Each edition gets its own numbers and, where they differ, its own words.

use super::Lang;
use super::full_names::called;
use sonneborn_pairing::swiss::colours::ColourRule;
use sonneborn_pairing::swiss::dutch::articles::{Criterion, Edition, Rule};
use sonneborn_pairing::swiss::dutch::assessment::FLOATS_AGAIN;
use sonneborn_pairing::swiss::dutch::explanation::{
    BracketReason, Explanation, FloatReason, Floater, NotByeBecause, PairReason,
};
use sonneborn_pairing::swiss::dutch::question::Answer;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::points::Points;

pub use sonneborn_words::dutch::*;

/// `C12 (colour preferences, art. 2.4.7)`, or `C.10 (colour preferences)` by the edition of 2017.
pub fn criterion(lang: Lang, edition: Edition, criterion: Criterion) -> String {
    let text = text(lang, edition, criterion);
    match criterion.article(edition) {
        Some(article) => named_article(lang, criterion.name(edition), text, article),
        None => named(lang, criterion.name(edition), text),
    }
}

fn text(lang: Lang, edition: Edition, criterion: Criterion) -> &'static str {
    match (criterion, edition) {
        (Criterion::C5, _) => c5(lang),
        (Criterion::C6, _) => c6(lang),
        (Criterion::C7, Edition::Of2017) => c7_2017(lang),
        (Criterion::C7, Edition::Of2026) => c7(lang),
        (Criterion::C8, _) => c8(lang),
        (Criterion::C9, _) => c9(lang),
        (Criterion::C10, _) => c10(lang),
        (Criterion::C11, _) => c11(lang),
        (Criterion::C12, _) => c12(lang),
        (Criterion::C13, _) => c13(lang),
        (Criterion::C14, Edition::Of2017) => c14_2017(lang),
        (Criterion::C14, Edition::Of2026) => c14(lang),
        (Criterion::C15, Edition::Of2017) => c15_2017(lang),
        (Criterion::C15, Edition::Of2026) => c15(lang),
        (Criterion::C16, _) => c16(lang),
        (Criterion::C17, _) => c17(lang),
        (Criterion::C18, _) => c18(lang),
        (Criterion::C19, _) => c19(lang),
        (Criterion::C20, _) => c20(lang),
        (Criterion::C21, _) => c21(lang),
    }
}

/// Why this player has the bye: a sentence for each who comes before them, and one for them.
pub fn bye(lang: Lang, tournament: &Tournament, why: &Explanation) -> Vec<String> {
    let Some(reason) = &why.bye else { return Vec::new() };
    let number = |rule: Rule| rule.number(why.edition);
    let passed = reason.passed.iter().map(|&(player, because)| match because {
        NotByeBecause::Barred => not_bye_barred(lang, called(lang, tournament, player), number(Rule::SecondBye)),
        NotByeBecause::Needed => not_bye_needed(lang, called(lang, tournament, player), number(Rule::Completion)),
        NotByeBecause::MoreUnplayed => not_bye_unplayed(lang, called(lang, tournament, player)),
    });
    let name = called(lang, tournament, reason.player);
    let given = match why.edition {
        Edition::Of2026 => bye_given(lang, name, reason.score, reason.unplayed),
        Edition::Of2017 => bye_left_over(lang, name, reason.score),
    };
    passed.chain([given]).collect()
}

/// How a bracket was made up, who floated, and what gave way.
pub fn bracket(lang: Lang, tournament: &Tournament, edition: Edition, reason: &BracketReason) -> Vec<String> {
    let mut words = vec![group(lang, reason.score, reason.residents)];
    if !reason.moved_down.is_empty() {
        let names: Vec<String> = reason.moved_down.iter().map(|&player| called(lang, tournament, player)).collect();
        words.push(came_down(lang, names.join(comma(lang))));
    }
    words.extend(reason.floaters.iter().map(|floater| floats(lang, tournament, edition, floater)));
    if reason.missed.is_empty() {
        words.push(everything_kept(lang).to_owned());
    }
    let missed = reason.missed.iter();
    words.extend(missed.map(|&(missed, players)| gave_way(lang, criterion(lang, edition, missed), players)));
    words
}

fn floats(lang: Lang, tournament: &Tournament, edition: Edition, floater: &Floater) -> String {
    let name = called(lang, tournament, floater.player);
    let number = |rule: Rule| rule.number(edition);
    let pairs = Criterion::C6.name(edition);
    match floater.because {
        FloatReason::Odd => floats_odd(lang, name, pairs),
        FloatReason::NobodyToMeet => floats_nobody(lang, name, number(Rule::Rematch), number(Rule::SameColour)),
        FloatReason::Limbo => floats_limbo(lang, name, number(Rule::Limbo)),
        FloatReason::Needed => floats_needed(lang, name, number(Rule::Completion), pairs),
    }
}

/// Why these two meet, and with these colours; `score` is that of their bracket's residents.
pub fn pair(lang: Lang, tournament: &Tournament, edition: Edition, reason: &PairReason, score: Points) -> Vec<String> {
    let mut words = vec![if reason.moved_down {
        pair_moved(lang, called(lang, tournament, reason.higher), score)
    } else {
        pair_in(lang, score)
    }];
    words.extend(reason.missed.iter().map(|&missed| pair_missed(lang, criterion(lang, edition, missed))));
    words.push(colours(lang, edition, reason.colours));
    words
}

fn colours(lang: Lang, edition: Edition, rule: ColourRule) -> String {
    let article = Rule::Colours(rule).number(edition);
    match rule {
        ColourRule::BothGranted => colour_both(lang, article),
        ColourRule::Stronger => colour_stronger(lang, article),
        ColourRule::Alternated => colour_alternated(lang, article),
        ColourRule::HigherRanked => colour_higher(lang, article),
        ColourRule::InitialColour => colour_initial(lang, article),
    }
}

/// Why two players do not meet.
pub fn answer(lang: Lang, edition: Edition, answer: &Answer) -> String {
    let number = |rule: Rule| rule.number(edition);
    match answer {
        Answer::TheyMeet => they_meet(lang).into(),
        Answer::NotPaired => not_paired(lang).into(),
        Answer::Met => have_met(lang, number(Rule::Rematch)),
        Answer::Forbidden => kept_apart(lang).into(),
        Answer::SameAbsoluteColour => same_colour(lang, number(Rule::SameColour)),
        Answer::LeavesOthers(_) => leaves_others(lang, number(Rule::Completion)),
        Answer::Bye { now, then } => bye_higher(lang, now, then),
        Answer::Criterion { bracket, criterion: worse, now, then } => {
            let list = |values: &[i64]| values_in_words(lang, edition, *worse, values);
            criterion_worse(lang, bracket, criterion(lang, edition, *worse), list(now), list(then))
        }
        Answer::Collapse { bracket } => would_collapse(lang, bracket),
        Answer::Later { bracket } => comes_later(lang, bracket, number(Rule::Sequence)),
    }
}

/// What a criterion counts, in words.
fn values_in_words(lang: Lang, edition: Edition, criterion: Criterion, values: &[i64]) -> String {
    let first = values.first().copied().unwrap_or_default();
    match (criterion, edition) {
        (Criterion::C6, _) => value_floaters(lang, first),
        (Criterion::C7, Edition::Of2026) => scores(lang, values),
        (Criterion::C8, _) if first == 0 => value_next_none(lang).into(),
        (Criterion::C8, Edition::Of2026) => value_next(lang, value_floaters(lang, first), scores(lang, &values[1..])),
        (Criterion::C8, Edition::Of2017) => {
            value_next(lang, value_floaters(lang, first), differences(lang, &values[1..]))
        }
        (Criterion::C9, _) => value_unplayed(lang, first),
        (Criterion::C7, Edition::Of2017) | (Criterion::C18 | Criterion::C19 | Criterion::C20 | Criterion::C21, _) => {
            differences(lang, values)
        }
        (
            Criterion::C5
            | Criterion::C10
            | Criterion::C11
            | Criterion::C12
            | Criterion::C13
            | Criterion::C14
            | Criterion::C15
            | Criterion::C16
            | Criterion::C17,
            _,
        ) => value_players(lang, first),
    }
}

/// Hundredths as points.
fn points(lang: Lang, values: &[i64]) -> String {
    let points = values.iter().filter_map(|value| i32::try_from(*value).ok());
    let words: Vec<String> = points.map(|hundredths| Points::from_hundredths(hundredths).to_string()).collect();
    words.join(comma(lang))
}

fn scores(lang: Lang, values: &[i64]) -> String {
    if values.is_empty() { value_floaters(lang, 0) } else { value_scores(lang, points(lang, values)) }
}

/// Score differences; moved-down players who float again have none yet.
fn differences(lang: Lang, values: &[i64]) -> String {
    let (again, known): (Vec<i64>, Vec<i64>) = values.iter().partition(|value| **value >= FLOATS_AGAIN);
    let scores: Vec<i64> = again.iter().map(|value| value - FLOATS_AGAIN).collect();
    let floating = (!again.is_empty()).then(|| value_again(lang, again.len(), points(lang, &scores)));
    let parted = (!known.is_empty()).then(|| value_differences(lang, points(lang, &known)));
    let words: Vec<String> = floating.into_iter().chain(parted).collect();
    if words.is_empty() { value_no_differences(lang).into() } else { words.join(comma(lang)) }
}

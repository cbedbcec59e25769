//! Why the Dubov System paired a round as it did, and why it did not otherwise, in words (C.04.4.1).

use super::full_names::called;
use super::{Lang, dutch};
use sonneborn_pairing::swiss::dubov::bye::ByeReason;
use sonneborn_pairing::swiss::dubov::colours::ColourRule;
use sonneborn_pairing::swiss::dubov::explanation::{
    BracketReason, Explanation, NoByeBecause, NotThemBecause, PairReason, Upfloater,
};
use sonneborn_pairing::swiss::dubov::question::{Answer, ByeOrder, Criterion};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::points::Points;

pub use sonneborn_words::dubov::*;

/// Why this player has the bye: a sentence each for them and for those passed over.
pub fn bye(lang: Lang, tournament: &Tournament, reason: &ByeReason) -> Vec<String> {
    let passed = reason.passed.iter().map(|&(player, because)| no_bye(lang, tournament, player, because));
    passed.chain([bye_given(lang, called(lang, tournament, reason.player), reason.score, reason.games)]).collect()
}

/// Why a player could not have the bye.
pub(super) fn no_bye(lang: Lang, tournament: &Tournament, player: PlayerId, because: NoByeBecause) -> String {
    match because {
        NoByeBecause::Barred => bye_barred(lang, called(lang, tournament, player)),
        NoByeBecause::Needed => bye_needed(lang, called(lang, tournament, player)),
    }
}

/// How a bracket came about.
pub fn bracket(lang: Lang, tournament: &Tournament, reason: &BracketReason) -> Vec<String> {
    let mut words = vec![group(lang, reason.score, reason.residents)];
    words.extend(reason.upfloaters.iter().flat_map(|upfloater| came_up(lang, tournament, upfloater)));
    words.push(if reason.nobody_had_played {
        halves(lang).to_owned()
    } else {
        seekers(lang, reason.white_seekers, reason.black_seekers)
    });
    if !reason.shifted.is_empty() {
        words.push(shifted(lang, listed(lang, tournament, &reason.shifted)));
    }
    words
}

fn came_up(lang: Lang, tournament: &Tournament, upfloater: &Upfloater) -> Vec<String> {
    let mut words = vec![comes_up(lang, called(lang, tournament, upfloater.player), upfloater.score)];
    if upfloater.maximum {
        words.push(comes_up_often(lang, upfloater.upfloats + 1));
    }
    if upfloater.upfloated_last_round {
        words.push(comes_up_again(lang).to_owned());
    }
    words
}

/// Why these two meet, and with these colours.
pub fn pair(lang: Lang, tournament: &Tournament, reason: &PairReason) -> Vec<String> {
    let mut words = vec![by_aro(lang, called(lang, tournament, reason.from_s1), reason.place_in_s1, reason.aro)];
    words.extend(reason.passed.iter().map(|&(player, because)| passed_over(lang, tournament, player, because)));
    words.push(colour(lang, tournament, reason.white, reason.colour_rule));
    words
}

/// Why a player has White.
pub(super) fn colour(lang: Lang, tournament: &Tournament, white: PlayerId, rule: ColourRule) -> String {
    let white = called(lang, tournament, white);
    match rule {
        ColourRule::InitialColour => colour_initial(lang, white),
        ColourRule::BothGranted => colour_both(lang, white),
        ColourRule::Stronger => colour_stronger(lang, white),
        ColourRule::Alternated => colour_alternated(lang, white),
        ColourRule::HigherRanked => colour_higher(lang, white),
    }
}

/// Why a player free in G2 was not the opponent.
pub fn passed_over(lang: Lang, tournament: &Tournament, player: PlayerId, because: NotThemBecause) -> String {
    let name = called(lang, tournament, player);
    match because {
        NotThemBecause::Met => not_met(lang, name),
        NotThemBecause::Forbidden => not_forbidden(lang, name),
        NotThemBecause::SameAbsolutePreference => not_same_colour(lang, name),
        NotThemBecause::OthersUnpaired => not_others(lang, name),
    }
}

/// Why two players do not meet.
pub fn answer(lang: Lang, tournament: &Tournament, answer: &Answer) -> String {
    let name = |player: &PlayerId| called(lang, tournament, *player);
    let names = |players: &[PlayerId]| match players {
        [] => nobody(lang).to_owned(),
        players => listed(lang, tournament, players),
    };
    match answer {
        Answer::TheyMeet => dutch::they_meet(lang).into(),
        Answer::NotPaired => dutch::not_paired(lang).into(),
        Answer::Met => have_met(lang).into(),
        Answer::Forbidden => dutch::kept_apart(lang).into(),
        Answer::SameAbsoluteColour => same_colour(lang).into(),
        Answer::LeavesOthers(_) => leaves_others(lang).into(),
        Answer::Bye { now, then, order } => match order {
            ByeOrder::Score { now: lower, then: higher } => bye_score(lang, name(then), name(now), higher, lower),
            ByeOrder::Games { now: more, then: fewer } => bye_games(lang, name(then), name(now), fewer, more),
            ByeOrder::Number => bye_number(lang, name(then), name(now)),
        },
        Answer::Criterion { bracket, criterion, now, then } => {
            let list = |values: &[i64]| values_in_words(lang, *criterion, values);
            criterion_worse(lang, bracket, criterion.number(), text(lang, *criterion), list(now), list(then))
        }
        Answer::OtherUpfloaters { bracket, now, then } => other_upfloaters(lang, bracket, names(now), names(then)),
        Answer::OtherShifters { bracket, now, then } => other_shifters(lang, bracket, names(now), names(then)),
        Answer::LaterTransposition { bracket, player, now, then } => {
            later_transposition(lang, bracket, name(player), name(now), name(then))
        }
    }
}

fn text(lang: Lang, criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::C5 => c5(lang),
        Criterion::C6 => c6(lang),
        Criterion::C7 => c7(lang),
        Criterion::C8 => c8(lang),
        Criterion::C9 => c9(lang),
        Criterion::C10 => c10(lang),
    }
}

/// Score differences as points, counts as they are.
fn values_in_words(lang: Lang, criterion: Criterion, values: &[i64]) -> String {
    if values.is_empty() {
        return nothing(lang).into();
    }
    let words = values.iter().map(|&value| match (criterion, i32::try_from(value)) {
        (Criterion::C6, Ok(hundredths)) => Points::from_hundredths(hundredths).to_string(),
        _ => value.to_string(),
    });
    words.collect::<Vec<String>>().join(comma(lang))
}

/// What the arbiter should mend before relying on the pairing.
pub fn advice(lang: Lang, tournament: &Tournament, explanation: &Explanation) -> Option<String> {
    let unrated = &explanation.unrated;
    (!unrated.is_empty()).then(|| without_rating(lang, listed(lang, tournament, unrated)))
}

pub(super) fn listed(lang: Lang, tournament: &Tournament, players: &[PlayerId]) -> String {
    let names: Vec<String> = players.iter().map(|&player| called(lang, tournament, player)).collect();
    names.join(comma(lang))
}

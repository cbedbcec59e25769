//! Why the Lim System paired a round as it did, and why it did not otherwise, in words (C.04.4.3).

use super::Lang;
use super::dubov::{listed, no_bye};
use super::full_names::called;
use sonneborn_pairing::swiss::lim::direction::Direction;
use sonneborn_pairing::swiss::lim::exchange::NotBecause;
use sonneborn_pairing::swiss::lim::explanation::{ByeReason, FloaterReason, GroupReason, PairReason};
use sonneborn_pairing::swiss::lim::floaters::Disadvantage;
use sonneborn_pairing::swiss::lim::question::Answer;
use sonneborn_tournament::Tournament;

pub use sonneborn_words::lim::*;

/// Why this player has the bye: a sentence each for them and for those passed over.
pub fn bye(lang: Lang, tournament: &Tournament, reason: &ByeReason) -> Vec<String> {
    let passed = reason.passed.iter().map(|&(player, because)| no_bye(lang, tournament, player, because));
    let name = called(lang, tournament, reason.player);
    let own = if reason.in_first_round { bye_first(lang, name) } else { bye_given(lang, name, reason.score) };
    passed.chain([own]).collect()
}

/// How a group was paired.
pub fn group(lang: Lang, tournament: &Tournament, reason: &GroupReason) -> Vec<String> {
    let mut words = vec![match (reason.is_median, reason.direction) {
        (true, _) => group_median(lang, reason.score, reason.residents),
        (false, Direction::Down) => group_down(lang, reason.score, reason.residents),
        (false, Direction::Up) => group_up(lang, reason.score, reason.residents),
    }];
    if !reason.incoming.is_empty() {
        words.push(incoming(lang, listed(lang, tournament, &reason.incoming)));
    }
    words.extend(reason.outgoing.iter().flat_map(|floater| floats(lang, tournament, floater)));
    if reason.cracked > 0 {
        words.push(cracked(lang, reason.cracked));
    }
    words
}

fn floats(lang: Lang, tournament: &Tournament, floater: &FloaterReason) -> Vec<String> {
    let name = called(lang, tournament, floater.player);
    let mut words = vec![match floater.disadvantage {
        Disadvantage::A => floats_a(lang, name),
        Disadvantage::B => floats_b(lang, name),
        Disadvantage::C => floats_c(lang, name),
        Disadvantage::D => floats_d(lang, name),
    }];
    words.extend(floater.equalises.then(|| equalises(lang).to_owned()));
    words.extend(floater.again.then(|| floated_before(lang).to_owned()));
    words
}

/// Why these two meet, and with these colours.
pub fn pair(lang: Lang, tournament: &Tournament, reason: &PairReason) -> Vec<String> {
    let first = called(lang, tournament, reason.first);
    let mut words = vec![if reason.of_floater { turn_of_floater(lang, first) } else { turn(lang, first) }];
    words
        .extend(reason.passed.iter().map(|&(player, because)| passed(lang, called(lang, tournament, player), because)));
    words.push(white_by(lang, called(lang, tournament, reason.white), reason.colour_rule.article()));
    words
}

fn passed(lang: Lang, name: String, because: NotBecause) -> String {
    match because {
        NotBecause::Met => not_met(lang, name),
        NotBecause::Forbidden => not_forbidden(lang, name),
        NotBecause::Limits => not_limits(lang, name),
        NotBecause::SameDue => not_same_due(lang, name),
        NotBecause::LeavesOthers => not_leaves(lang, name),
    }
}

/// Why two players do not meet.
pub fn answer(lang: Lang, tournament: &Tournament, answer: &Answer) -> String {
    let name = |player| called(lang, tournament, player);
    match *answer {
        Answer::Incompatible(NotBecause::Met) => super::prohibitions::have_met(lang).to_owned(),
        Answer::Incompatible(NotBecause::Forbidden) => super::dutch::kept_apart(lang).to_owned(),
        Answer::Incompatible(NotBecause::Limits | NotBecause::SameDue | NotBecause::LeavesOthers) => {
            limits(lang).to_owned()
        }
        Answer::Bye(player) => has_bye(lang, name(player)),
        Answer::OtherGroups { first, first_group, second, second_group } => {
            other_groups(lang, name(first), first_group, name(second), second_group)
        }
        Answer::Passed { by, other, because } => {
            format!("{} {}", by_turn(lang, name(by)), passed(lang, name(other), because))
        }
        Answer::TakenBefore { taken: player } => taken(lang, name(player)),
        Answer::FoundBefore { by, opponent } => found(lang, name(by), name(opponent)),
    }
}

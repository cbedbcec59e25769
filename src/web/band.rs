//! The band of an event: what says on every surface which event it is and how far it has come. The number of the round is the largest
//! thing there is; progress is told by bars.

use super::{assets, frame};
use crate::names::round_of_all;
use sonneborn_i18n::{Lang, players, public as words};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;
use std::collections::BTreeSet;

/// More rounds than this are told by the number alone.
const MOST_BARS: u16 = 20;
/// Letters of one word for which a phone has room in the display size.
const MOST_DISPLAYED: usize = 15;

#[derive(Clone, Debug, Default)]
pub struct Band {
    /// The class that gives a page the event's colour.
    pub class: String,
    /// The style sheet of that class.
    pub sheet: String,
    /// The number of the round that is played, 0 for none.
    pub round: u16,
    /// `Round 6 of 9`, or that nothing has begun.
    pub line: String,
    /// `28 of 41 results`; empty before the first round.
    pub count: String,
    /// The class of each round's bar: `full`, `half` or nothing.
    pub bars: Vec<&'static str>,
    /// What the bars say.
    pub told: String,
    /// `82 players`; before the first round they are entries.
    pub people: String,
    /// How many federations the players are from, in words; empty for one.
    pub federations: String,
}

impl Band {
    pub fn of(tournament: &Tournament, lang: Lang) -> Band {
        let tint = tournament.details.tint();
        let pale = if tint.is_pale() { " pale" } else { "" };
        let is_long = tournament.details.name.split_whitespace().any(|word| word.chars().count() > MOST_DISPLAYED);
        let long = if is_long { " long" } else { "" };
        let rounds = sonneborn_pairing::planned_rounds(tournament);
        let current = tournament.current_round();
        let complete = tournament.rounds.iter().filter(|round| round.is_complete()).count();
        let people = tournament.entrants().count();
        let federations: BTreeSet<&str> = tournament
            .entrants()
            .map(|player| player.data.federation.as_str())
            .filter(|code| !code.is_empty())
            .collect();
        let bar = |number: u16| match tournament.round(RoundNo(number)) {
            Some(round) if round.is_complete() => "full",
            Some(round) if current.is_some_and(|current| current.number == round.number) => "half",
            _ => "",
        };
        Band {
            class: format!("ev-{}{long}{pale}", tint.code()),
            sheet: assets::tint_sheet(&[tint]),
            round: current.map_or(0, |round| round.number.0),
            line: match current {
                Some(round) => round_of_all(tournament, round.number, lang),
                None => frame::not_started(tournament, lang),
            },
            count: current.map_or_else(String::new, |round| {
                let entered = round.games.len() - round.missing().len();
                words::results_of(lang, entered, round.games.len())
            }),
            bars: if rounds <= MOST_BARS { (1..=rounds).map(bar).collect() } else { Vec::new() },
            told: words::rounds_complete(lang, complete, rounds),
            people: match current {
                Some(_) => players::players_count(lang, people),
                None => words::entries(lang, people),
            },
            federations: match federations.len() {
                0 | 1 => String::new(),
                several => words::from_federations(lang, several),
            },
        }
    }
}

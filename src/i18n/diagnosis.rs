//! The words of the diagnosis: by which rules a tournament file may have been paired, and what must be true of the rounds that these do
//! not explain.

use super::ranked::name;
use super::{Lang, common, systems};
use sonneborn_exchange::audit::{Audit, Diagnosed, Ranked};
use sonneborn_exchange::diagnosis::{Cause, Common, Numbers, Tried, Way};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::regulations::{Acceleration, Parity, System};

pub use sonneborn_words::diagnosis::*;

/// A way in words, as far as it differs from the file's own.
pub fn way(lang: Lang, way: &Way, stated: &Way) -> String {
    let mut words = match way.system {
        System::Dutch2017 => dutch_2017(lang).to_owned(),
        System::Dutch2026 => dutch_2026(lang).to_owned(),
        System::Dubov
        | System::Burstein
        | System::Lim
        | System::DoubleSwiss
        | System::TeamSwiss
        | System::RoundRobin(_)
        | System::TeamRoundRobin(_)
        | System::Scheveningen { .. }
        | System::Knockout
        | System::TeamKnockout
        | System::ByHand => systems::name(lang, way.system).to_owned(),
    };
    match way.acceleration {
        Acceleration::Baku => words = with_baku(lang, words),
        Acceleration::Listed(_) => words = listed(lang, words),
        Acceleration::None if stated.acceleration != Acceleration::None => words = unaccelerated(lang, words),
        Acceleration::None => {}
    }
    if let Some(colour) = way.initial_colour.filter(|colour| Some(*colour) != stated.initial_colour) {
        let named = match colour {
            Colour::White => common::white(lang),
            Colour::Black => common::black(lang),
        };
        words = with_colour(lang, words, named);
    }
    if way.parity != stated.parity {
        words = match way.parity {
            Parity::Participants => by_places(lang, words),
            Parity::Tpn => by_numbers(lang, words),
        };
    }
    match way.numbers {
        Numbers::OfFile => words,
        Numbers::ByRating => by_ratings(lang, words),
    }
}

/// By what the rounds were judged.
pub fn judged(lang: Lang, diagnosed: &Diagnosed) -> String {
    let diagnosis = &diagnosed.diagnosis;
    let (stated, best) = (diagnosis.stated(), diagnosis.best());
    let words = |tried: &Tried| way(lang, &tried.way, &stated.way);
    let (same, before, rounds) = (best.same.len(), stated.same.len(), stated.rounds);
    if diagnosis.best == 0 {
        nothing_better(lang, words(stated))
    } else if diagnosed.by == diagnosis.best {
        judged_by(lang, words(best), same, words(stated), before, rounds)
    } else {
        says_otherwise(lang, words(best), same, words(stated), before, rounds)
    }
}

/// A line for what was tried, and one for each round that is not explained.
pub fn lines(lang: Lang, audit: &Audit, diagnosed: &Diagnosed) -> Vec<String> {
    let tried = &diagnosed.diagnosis.tried;
    let explained = |one: &Tried| explains(lang, way(lang, &one.way, &tried[0].way), one.same.len(), one.rounds);
    let ways: Vec<String> = tried.iter().map(explained).collect();
    let told = diagnosed.causes.iter().map(|(round, found)| {
        let label = common::label(lang, common::round_n(lang, *round));
        format!("{label}{}", cause(lang, &audit.tournament, tried, *round, found))
    });
    std::iter::once(also_tried(lang, ways.join(common::list_comma(lang)))).chain(told).collect()
}

/// What must be true of a round for the file's pairing to be right.
pub fn cause(lang: Lang, tournament: &Tournament, tried: &[Tried], round: RoundNo, cause: &Cause) -> String {
    let name = |player: PlayerId| name(tournament, Ranked::Player(player));
    match cause {
        Cause::OtherWay(place) => cause_other_way(lang, way(lang, &tried[*place].way, &tried[0].way)),
        Cause::Colours { boards } if round == RoundNo::FIRST => cause_drawn(lang, boards.len(), ranges(lang, boards)),
        Cause::Colours { boards } => cause_turned(lang, boards.len(), ranges(lang, boards)),
        Cause::GivenBye(player) => cause_given_bye(lang, name(*player)),
        Cause::WasAllocated(player) => cause_was_allocated(lang, name(*player)),
        Cause::TakenOut { absent, opponent } => cause_taken_out(lang, name(*absent), name(*opponent)),
        Cause::OrderOfEquals([first, second]) => cause_equals(lang, name(*first), name(*second)),
        Cause::Apart { pairs, common: shared } => {
            let pairs: Vec<String> =
                pairs.iter().map(|[one, other]| format!("{} – {}", name(*one), name(*other))).collect();
            let words = cause_apart(lang, pairs.join(common::list_comma(lang)));
            match shared {
                Some(Common::Club) => of_one_club(lang, words),
                Some(Common::Family) => of_one_family(lang, words),
                Some(Common::Federation) => of_one_federation(lang, words),
                None => words,
            }
        }
        Cause::ByHand { boards, .. } if boards.is_empty() => cause_bye_by_hand(lang).to_owned(),
        Cause::ByHand { boards, bye } => {
            let words = cause_by_hand(lang, boards.len(), ranges(lang, boards));
            if *bye { and_bye_by_hand(lang, words) } else { words }
        }
    }
}

/// `1, 3–7`.
fn ranges(lang: Lang, boards: &[u16]) -> String {
    let mut runs: Vec<(u16, u16)> = Vec::new();
    for &board in boards {
        match runs.last_mut() {
            Some((_, last)) if last.checked_add(1) == Some(board) => *last = board,
            Some(_) | None => runs.push((board, board)),
        }
    }
    let words =
        runs.iter().map(|(first, last)| if first == last { first.to_string() } else { format!("{first}–{last}") });
    words.collect::<Vec<String>>().join(common::list_comma(lang))
}

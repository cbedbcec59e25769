//! The words for what keeps a claim from being decided: what to mend in the record, or what to ask.

use crate::{Lang, common, dates, laws};
use chrono::NaiveDateTime;
use sonneborn_laws::clock::write_time;
use sonneborn_laws::entered::{Entered, EnteredAs};
use sonneborn_laws::legality::Illegal;
use sonneborn_laws::pgn::Place;
use sonneborn_laws::sheet::{Before, Doubt, Mark, Mending, Why};
use sonneborn_tournament::ruling::HALL_CLOCK;

pub use sonneborn_words::doubts::*;

/// `after 34.Qe2`, or the start.
pub fn place(lang: Lang, after: Option<&String>) -> String {
    use sonneborn_words::claims::{after_move, at_the_start};
    after.map_or_else(|| at_the_start(lang).to_owned(), |mv| after_move(lang, mv))
}

/// What to do first, in a few words: `mend line 17`.
pub fn to_do(lang: Lang, doubts: &[Doubt]) -> String {
    match doubts.first() {
        None => arbiter_decides(lang).to_owned(),
        Some(Doubt::Start) => mend_start(lang).to_owned(),
        Some(Doubt::Word { why: Some(Illegal::Ambiguous { .. }), .. } | Doubt::Named { why: Some(_), .. }) => {
            ask_which_piece(lang).to_owned()
        }
        Some(
            Doubt::Word { place, .. }
            | Doubt::Text { place, .. }
            | Doubt::BehindResult { place }
            | Doubt::Number { place, .. },
        ) => mend_line(lang, place.line),
        Some(Doubt::OwnMove { .. } | Doubt::NotTheirMove { .. } | Doubt::OtherClaimant { .. }) => {
            ask_whose_move(lang).to_owned()
        }
        Some(Doubt::TimeLeft { .. }) => look_at_clock(lang).to_owned(),
        Some(Doubt::Completed { .. }) => ask_if_completed(lang).to_owned(),
        Some(Doubt::ComesBack { .. } | Doubt::NotYetStood { .. }) => rule_on_illegal(lang).to_owned(),
        Some(Doubt::WhichMove | Doubt::Named { why: None, .. } | Doubt::OtherMove { .. }) => {
            ask_which_move(lang).to_owned()
        }
        Some(Doubt::Mark { .. } | Doubt::OneMove { .. } | Doubt::Unconfirmed) => compare_record(lang).to_owned(),
        Some(Doubt::Extent { .. }) => confirm_board(lang).to_owned(),
        Some(Doubt::BoardApart { .. }) => mend_to_board(lang).to_owned(),
        Some(Doubt::GoingOn | Doubt::Entered(_)) => say_if_going_on(lang).to_owned(),
        Some(Doubt::Letters { .. } | Doubt::Recorded { .. }) => ask_which_move(lang).to_owned(),
        Some(Doubt::Beginning(_)) => give_beginning(lang).to_owned(),
    }
}

/// A doubt as a sentence that says what to mend or ask.
pub fn doubt(lang: Lang, doubt: &Doubt) -> String {
    let at = |place: &Place, what: String| at_place(lang, place.line, place.column, what);
    match doubt {
        Doubt::Start => start_unreadable(lang).to_owned(),
        Doubt::Word { place, word, why, .. } => at(
            place,
            match why {
                None => word_unreadable(lang, word),
                Some(Illegal::Ambiguous { from }) => word_ambiguous(lang, word, squares(lang, from)),
                Some(why) => word_illegal(lang, word, laws::illegal(lang, why)),
            },
        ),
        Doubt::Text { place, text, fault } => at(place, text_between(lang, text, laws::read_fault(lang, *fault))),
        Doubt::BehindResult { place } => at(place, behind_result(lang).to_owned()),
        Doubt::Number { place, written, expected } => at(place, number_wrong(lang, written, expected)),
        Doubt::Mark { place, word, of: Mark::Capture } => at(place, no_capture(lang, word)),
        Doubt::Mark { place, word, of: Mark::Check } => at(place, no_check(lang, word)),
        Doubt::OwnMove { mv, mover } => own_move(lang, mv, laws::side(lang, *mover)),
        Doubt::NotTheirMove { claimant } => not_their_move(lang, laws::side(lang, *claimant)),
        Doubt::OtherClaimant { side } => other_claimant(lang, laws::side(lang, *side)),
        Doubt::WhichMove => which_move(lang).to_owned(),
        Doubt::TimeLeft { side, ms } => time_left(lang, laws::side(lang, *side), write_time(*ms)),
        Doubt::Completed { side, required } => completed(lang, required, laws::side(lang, *side)),
        Doubt::ComesBack { mv } => comes_back(lang, mv),
        Doubt::NotYetStood { mv } => not_yet_stood(lang, mv),
        Doubt::Named { written, why: Some(Illegal::Ambiguous { from }) } => {
            named_ambiguous(lang, written, squares(lang, from))
        }
        Doubt::Named { written, .. } => named_unreadable(lang, written),
        Doubt::OneMove { recorded: Some(recorded), instead: Some(instead) } => one_move(lang, instead, recorded),
        Doubt::OneMove { recorded: None, instead: Some(instead) } => one_move_missing(lang, instead),
        Doubt::OneMove { recorded: Some(recorded), instead: None } => one_move_twice(lang, recorded),
        Doubt::OneMove { recorded: None, instead: None } | Doubt::Unconfirmed => unconfirmed(lang).to_owned(),
        Doubt::Extent { after, right_with } => {
            let told = match after {
                Some(after) => record_ends(lang, after),
                None => record_empty(lang).to_owned(),
            };
            match right_with.is_empty() {
                true => told,
                false => right_with_moves(lang, told, in_a_line(right_with)),
            }
        }
        Doubt::BoardApart { after, squares: apart, moves } => {
            let told = board_apart(lang, place(lang, after.as_ref()), squares(lang, apart));
            match moves.is_empty() {
                true => told,
                false => board_apart_with(lang, told, in_a_line(moves)),
            }
        }
        Doubt::GoingOn => going_on(lang).to_owned(),
        Doubt::Entered(result) => entered_asked(lang, entered(lang, result)),
        Doubt::Letters { written, moves } => other_letters(lang, written, moves.join(common::list_comma(lang))),
        Doubt::Recorded { written, recorded } => recorded_instead(lang, recorded, written),
        Doubt::Beginning(Before::Moves) => beginning_moves(lang).to_owned(),
        Doubt::Beginning(Before::Positions) => beginning_positions(lang).to_owned(),
        Doubt::OtherMove { written: Some(written), instead } => other_move(lang, instead, written),
        Doubt::OtherMove { written: None, instead } => move_not_written(lang, instead),
    }
}

/// A result that the event has for the board, with who entered it and when.
pub fn entered(lang: Lang, result: &Entered) -> String {
    let at = NaiveDateTime::parse_from_str(&result.at, HALL_CLOCK)
        .map_or_else(|_| result.at.clone(), |at| dates::minute(lang, at));
    match result.what {
        EnteredAs::Played(_) => entered_played(lang, &result.symbol, &result.by, at),
        EnteredAs::Forfeited(_) => entered_forfeited(lang, &result.symbol, &result.by, at),
        EnteredAs::Adjourned => entered_adjourned(lang, &result.by, at),
    }
}

fn squares(lang: Lang, from: &[sonneborn_laws::Square]) -> String {
    from.iter().map(ToString::to_string).collect::<Vec<_>>().join(common::list_comma(lang))
}

/// A mending as a sentence: taken as clear, or asked for.
pub fn mending(lang: Lang, mending: &Mending) -> String {
    let told = match mending.means.first() {
        None => no_reading(lang, &mending.word),
        Some(_) if mending.why == Why::Missing => is_missing(lang, mending.means.join(common::list_comma(lang))),
        Some(means) if mending.is_clear => mended_as(lang, &mending.word, means, why(lang, mending.why)),
        Some(_) => did_you_mean(lang, &mending.word, mending.means.join(common::list_comma(lang))),
    };
    at_place(lang, mending.place.line, mending.place.column, told)
}

fn why(lang: Lang, why: Why) -> String {
    match why {
        Why::Letters { languages } => why_letters(lang, languages),
        Why::LookAlike => why_alike(lang).to_owned(),
        Why::Short => why_short(lang).to_owned(),
        Why::WhichPiece => why_piece(lang).to_owned(),
        Why::Slip | Why::Missing => why_slip(lang).to_owned(),
    }
}

/// Moves that follow each other: `5.Nf3 Nf6 6.Ng1`.
fn in_a_line(moves: &[String]) -> String {
    let told = |(place, told): (usize, &String)| match told.split_once("...") {
        Some((_, of_black)) if place > 0 => of_black.to_owned(),
        _ => told.clone(),
    };
    moves.iter().enumerate().map(told).collect::<Vec<_>>().join(" ")
}

//! The words of the live boards: what an arbiter must or may do, as a sentence, with its article.

use crate::{Lang, claims, common, laws};
use sonneborn_laws::clock::write_time;
use sonneborn_laws::edition::EditionId;
use sonneborn_laws::edition::article::article;
use sonneborn_laws::watch::{Duty, End, Notice};

pub use sonneborn_words::live_boards::*;

/// What is expected of the arbiter, in a word.
pub fn duty(lang: Lang, duty: Duty) -> &'static str {
    match duty {
        Duty::Must => must(lang),
        Duty::May => may(lang),
        Duty::Look => look(lang),
    }
}

fn side(lang: Lang, side: sonneborn_laws::claim::Side) -> &'static str {
    laws::side(lang, side.color())
}

fn end_words(lang: Lang, end: End) -> String {
    match end {
        End::WhiteMated | End::BlackMated => claims::checkmate(lang).to_owned(),
        End::Stalemate => claims::stalemate(lang).to_owned(),
        End::DeadPosition => claims::dead(lang).to_owned(),
        End::NoProgress => claims::no_progress(lang).to_owned(),
        End::Fivefold => claims::fivefold(lang).to_owned(),
        End::ChecksByWhite => claims::too_many_checks(lang, laws::white(lang)),
        End::ChecksByBlack => claims::too_many_checks(lang, laws::black(lang)),
    }
}

/// A notice as a sentence.
pub fn notice(lang: Lang, notice: &Notice) -> String {
    match notice {
        Notice::ThreefoldOnBoard { after, by, .. } if after.is_empty() => threefold_start(lang, side(lang, *by)),
        Notice::ThreefoldOnBoard { after, by, .. } => threefold_on_board(lang, after, side(lang, *by)),
        Notice::ThreefoldInSight { by, moves, .. } => {
            threefold_in_sight(lang, side(lang, *by), moves.join(common::list_comma(lang)))
        }
        Notice::FiftyOnBoard { .. } => fifty_on_board(lang).to_owned(),
        Notice::FiftyInSight { by, .. } => fifty_in_sight(lang, side(lang, *by)),
        Notice::Ended { end, after } if after.is_empty() => ended_at_start(lang, end_words(lang, *end)),
        Notice::Ended { end, after } => ended(lang, after, end_words(lang, *end)),
        Notice::Contradiction { end, after, result } => contradiction(lang, after, end_words(lang, *end), result),
        Notice::SignalContradicts { signal, result } => signal_contradicts(lang, signal, result),
        Notice::ResultDiffers { shown, entered } => result_differs(lang, shown, entered),
        Notice::Flag { side: whose, after } => flag(lang, side(lang, *whose), after),
        Notice::Illegal { by, word, .. } => illegal(lang, side(lang, *by), word),
        Notice::Unreadable { word } => unreadable(lang, word),
        Notice::ClockTooMuch { after, ms, most_ms } => {
            clock_too_much(lang, after, write_time(*ms), write_time(*most_ms))
        }
        Notice::ClockJump { after, from_ms, to_ms } => {
            clock_jump(lang, after, write_time(*from_ms), write_time(*to_ms))
        }
        Notice::ClockPerMove { after, ms, limit_ms } => {
            clock_per_move(lang, after, write_time(*ms), write_time(*limit_ms))
        }
    }
}

/// The article that the notice follows, where the edition has one.
pub fn article_of(lang: Lang, edition: EditionId, notice: &Notice) -> Option<String> {
    let number = article(edition.edition().numbering, notice.topic()?)?;
    Some(claims::article(lang, number))
}

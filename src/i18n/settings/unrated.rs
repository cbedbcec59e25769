//! What is announced of unrated players in tie-breaks by ratings (C.07 art. 10): such a tie-break is not used, they are left out, or
//! they count as a rating. It stands in each descriptor of the list (`/U`, `/U1400`, as record 202 has it); the two fields say it of all.

use super::kinds::{own, read_with_other};
use super::{Event, Setting, Word};
use crate::{standings, web};
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::descriptor::{Descriptor, Unrated};
use sonneborn_tournament::limits::MAX_RATING;
use sonneborn_tournament::reader;

const METHOD: &str = "tie_break_unrated";
const RATING: &str = "tie_break_unrated_rating";
const NOT_USED: &str = "not-used";
const LEFT_OUT: &str = "left-out";
const COUNTS: &str = "counts";
/// The list says it otherwise of one than of another.
const AS_LISTED: &str = "as-listed";

/// The methods that can be chosen.
const METHODS: [(&str, Word); 3] =
    [(NOT_USED, web::unrated_not_used), (LEFT_OUT, standings::unrated_left_out), (COUNTS, web::unrated_counted)];

/// The rule of the tie-breaks by ratings in the list; `None` where they differ.
fn announced(event: &Event) -> Option<Option<Unrated>> {
    let descriptors = event.regulations.descriptors();
    let mut rules = descriptors.iter().filter(|one| one.code.is_of_ratings()).map(|one| one.unrated);
    let first = rules.next().flatten();
    rules.all(|rule| rule == first).then_some(first)
}

fn code(event: &Event) -> &'static str {
    match announced(event) {
        Some(None) => NOT_USED,
        Some(Some(Unrated::LeftOut)) => LEFT_OUT,
        Some(Some(Unrated::Counts(_))) => COUNTS,
        None => AS_LISTED,
    }
}

/// The menu, and the rating that goes with its last choice.
pub(super) fn settings() -> [Setting; 2] {
    let method = own(
        METHOD,
        web::tie_break_unrated,
        |event| Some(code(event).to_owned()),
        |reading, event| {
            let rating = || reader::number(reading.text(RATING), 1..=MAX_RATING);
            let read = match reading.text(METHOD) {
                AS_LISTED => return,
                COUNTS => rating().map(|rating| Some(Unrated::Counts(rating))),
                chosen => reader::code(chosen, &[(NOT_USED, None), (LEFT_OUT, Some(Unrated::LeftOut))]),
            };
            // What stays as it was is said of the tie-breaks that were chosen just now; a list that says it itself is believed.
            let Some(rule) = reading.take(web::tie_break_unrated, read) else { return };
            let stays = announced(reading.was) == Some(rule);
            for coded in &mut event.regulations.tie_breaks {
                let meant = coded.meant().copied().filter(|one| one.code.is_of_ratings());
                if let Some(one) = meant.filter(|one| !stays || one.unrated.is_none()) {
                    *coded = Coded::of(Descriptor { unrated: rule, ..one });
                }
            }
        },
    )
    .or_kept()
    .hint(web::tie_break_unrated_hint)
    .offering(|lang, now| {
        let mixed = (now == AS_LISTED).then(|| (AS_LISTED.to_owned(), web::unrated_as_listed(lang).to_owned()));
        mixed.into_iter().chain(METHODS.map(|(code, word)| (code.to_owned(), word(lang).to_owned()))).collect()
    });
    let rating = read_with_other(RATING, web::tie_break_unrated_rating, |event| match announced(event) {
        Some(Some(Unrated::Counts(rating))) => Some(rating.to_string()),
        _ => Some(String::new()),
    });
    [method, rating.figured()]
}

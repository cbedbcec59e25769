//! Which rating counts (TRF record 172), from which lists, what holds in events that see a new list (VCL4THP 210-216), and what is
//! declared for title norms.

use super::kinds::{menu, own, read_with_other, tick, ticked};
use super::part::Part;
use super::reading::Problem;
use super::{Control, Event, Group, Word};
use crate::{common, rating, rating_method, values};
use sonneborn_tournament::list_order::ListKind;
use sonneborn_tournament::reader;
use sonneborn_tournament::regulations::{
    NationalRatings, NormGames, PeriodRatings, RatingChoice, Regulations, default_lists,
};

/// A form without these fields, and the method that counts anyway without a federation, leave what was.
pub(super) fn method() -> Part {
    let method = own(
        "rating_method",
        rating_method::method,
        |it| Some(it.regulations.rating_choice().code().into()),
        |reading, it| {
            let Event { details, regulations } = it;
            let choice =
                reading.take(rating_method::method, reader::coded(reading.text("rating_method"), &RatingChoice::ALL));
            let known = regulations.national_ratings.as_ref().map_or("", |national| &national.federation);
            let told = reader::federation(reading.text("rating_federation"), known);
            let (Some(choice), Some(told)) = (choice, reading.take(rating_method::federation, told)) else { return };
            let is_as_anyway = choice == regulations.rating_choice() && told.is_empty();
            if regulations.national_ratings.is_some() || !is_as_anyway {
                let federation = if told.is_empty() { details.federation.clone() } else { told };
                regulations.national_ratings = Some(NationalRatings { federation, choice });
            }
        },
    )
    .or_kept()
    .wide()
    .hint(rating_method::method_hint)
    .offering(|lang, _| {
        RatingChoice::ALL.map(|it| (it.code().into(), rating_method::choice(lang, it).into())).to_vec()
    });
    let federation = read_with_other("rating_federation", rating_method::federation, |it| {
        Some(it.regulations.national_ratings.as_ref().map(|it| it.federation.clone()).unwrap_or_default())
    });
    let settings = vec![method, federation.drawn_as(Control::Federation)];
    Part::several(Group::Ratings, rating_method::method, settings).told(|lang, it| {
        let national = it.regulations.national_ratings.as_ref();
        let told = |it: &NationalRatings| common::noted(lang, rating_method::choice(lang, it.choice), &it.federation);
        national.map(told).unwrap_or_default()
    })
}

/// Which rating counts in tie-breaks of a long event.
const PERIODS: [(&str, PeriodRatings, Word); 2] = [
    ("first", PeriodRatings::First, rating_method::first_rating),
    ("of-round", PeriodRatings::OfRound, rating_method::rating_of_round),
];

/// The menu says nothing of an event that is not told to be long.
pub(super) fn of_periods() -> Part {
    let long_event = ticked(
        "long_event",
        rating_method::long_event_tick,
        |it| it.regulations.period_ratings.is_some(),
        |reading, it| {
            let was = it.regulations.period_ratings.unwrap_or_default();
            let chosen = reading.text("period_tie_breaks");
            let read = || reader::code(chosen, &PERIODS.map(|(code, value, _)| (code, value)));
            it.regulations.period_ratings = match (reading.is_ticked("long_event"), chosen) {
                (false, _) => None,
                (true, "") => Some(was),
                (true, _) => reading.take(rating_method::period_tie_breaks, read()),
            };
        },
    );
    let tie_breaks = read_with_other("period_tie_breaks", rating_method::period_tie_breaks, |it| {
        let now = it.regulations.period_ratings.unwrap_or_default();
        PERIODS.iter().find(|(_, value, _)| *value == now).map(|(code, ..)| (*code).to_owned())
    })
    .offering(|lang, _| PERIODS.map(|(code, _, word)| (code.into(), word(lang).into())).to_vec());
    let settings = vec![long_event, tie_breaks.wide().hint(rating_method::long_event_hint)];
    Part::several(Group::Ratings, rating_method::long_event, settings).told(|lang, it| {
        let told = match it.regulations.period_ratings {
            None => values::no(lang),
            Some(PeriodRatings::First) => rating_method::first_rating(lang),
            Some(PeriodRatings::OfRound) => rating_method::rating_of_round(lang),
        };
        told.into()
    })
}

/// A form without these fields leaves what was; a sequence as the rate of play has it anyway is none of its own.
pub(super) fn lists() -> Part {
    let sequence = own(
        "lists",
        rating_method::lists,
        |it| Some(it.regulations.list_sequence().iter().map(ListKind::code).collect::<Vec<_>>().join("\n")),
        |reading, it| {
            let mut sequence: Vec<ListKind> = Vec::new();
            for code in reading.text("lists").lines().map(str::trim).filter(|code| !code.is_empty()) {
                match ListKind::from_code(code) {
                    Some(kind) if sequence.contains(&kind) => {}
                    Some(kind) => sequence.push(kind),
                    None => reading.problems.push(Problem::of_several(rating_method::no_such_list(reading.lang, code))),
                }
            }
            let is_default = sequence == default_lists(reading.was.regulations.rate);
            it.regulations.lists.sequence = if is_default { Vec::new() } else { sequence };
        },
    )
    .stays()
    .hint(rating_method::lists_hint)
    .drawn_as(Control::Lists);
    let checked = ticked(
        "lists_checked",
        rating_method::lists_checked,
        |it| !it.regulations.lists.on_request,
        |reading, it| it.regulations.lists.on_request = !reading.is_ticked("lists_checked"),
    );
    Part::several(Group::Ratings, rating_method::lists, vec![sequence, checked])
        .asked_if(|reading, _| !reading.text("lists").is_empty())
        .told(|lang, it| told_lists(lang, &it.regulations))
}

fn told_lists(lang: crate::Lang, regulations: &Regulations) -> String {
    let sequence = regulations.list_sequence();
    let mut told: Vec<String> = sequence.iter().map(|kind| rating_method::list(lang, kind)).collect();
    told.extend(regulations.lists.on_request.then(|| rating_method::checked_on_request(lang).to_owned()));
    told.join(common::list_comma(lang))
}

pub(super) fn norms() -> Part {
    let exemption = tick("norm_exemption", rating::norm_exemption, |it| &mut it.regulations.norms.exempt);
    let games = menu(
        "norm_games",
        rating::norm_games_least,
        |it| &mut it.regulations.norms.games,
        [
            ("nine", NormGames::Nine, rating::norm_games_nine),
            ("eight", NormGames::Eight, rating::norm_games_eight),
            ("seven", NormGames::Seven, rating::norm_games_seven),
        ],
    );
    Part::several(Group::Ratings, rating::title_norms, vec![exemption, games]).told(|lang, it| {
        let rules = it.regulations.norms;
        let games = match rules.games {
            NormGames::Nine => None,
            NormGames::Eight => Some(rating::norm_games_eight(lang)),
            NormGames::Seven => Some(rating::norm_games_seven(lang)),
        };
        let exempt = rules.exempt.then(|| rating::norm_exemption(lang));
        exempt.into_iter().chain(games).collect::<Vec<_>>().join(common::list_semicolon(lang))
    })
}

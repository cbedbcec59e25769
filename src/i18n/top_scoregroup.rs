//! Why the Double-Swiss System and the Swiss Team System paired a round as they did, and why not otherwise, in words (C.04.5,
//! C.04.6; articles 3.4 to 3.6 are the same in both).

use super::{Lang, full_names};
use sonneborn_pairing::Participant;
use sonneborn_pairing::swiss::bye_first::NoByeBecause;
use sonneborn_pairing::swiss::top_scoregroup::explanation::{BracketReason, ByeReason, NotBecause, PairReason};
use sonneborn_pairing::swiss::top_scoregroup::question::{Answer, Quality};
use sonneborn_tournament::Tournament;

pub use sonneborn_words::top_scoregroup::*;

/// A player by name, a team by name and number.
pub fn called(lang: Lang, tournament: &Tournament, who: Participant) -> String {
    match who {
        Participant::Player(player) => full_names::called(lang, tournament, player),
        Participant::Team(team) => {
            let name = tournament.teams.get(team.0 as usize).map_or("", |team| team.name.as_str());
            format!("{} {name}", tournament.team_number(team))
        }
    }
}

fn listed(lang: Lang, tournament: &Tournament, who: &[Participant]) -> String {
    let names: Vec<String> = who.iter().map(|&one| called(lang, tournament, one)).collect();
    names.join(comma(lang))
}

/// Why this one has the bye: a sentence each for it and for those passed over.
pub fn bye(lang: Lang, tournament: &Tournament, reason: &ByeReason) -> Vec<String> {
    let passed = reason.passed.iter().map(|&(who, because)| match because {
        NoByeBecause::Barred => bye_barred(lang, called(lang, tournament, who)),
        NoByeBecause::Needed => bye_needed(lang, called(lang, tournament, who)),
    });
    let own = bye_given(lang, called(lang, tournament, reason.to), reason.score, reason.matches, reason.tpn);
    passed.chain([own]).collect()
}

/// How a bracket came about.
pub fn bracket(lang: Lang, tournament: &Tournament, reason: &BracketReason) -> Vec<String> {
    let upfloaters = reason.upfloaters.iter().map(|&(who, score)| comes_up(lang, called(lang, tournament, who), score));
    std::iter::once(group(lang, reason.score, reason.residents)).chain(upfloaters).collect()
}

/// Why these two meet, and with these colours.
pub fn pair(lang: Lang, tournament: &Tournament, reason: &PairReason) -> Vec<String> {
    let passed = reason.passed.iter().map(|&(who, because)| {
        let name = called(lang, tournament, who);
        match because {
            NotBecause::Met => not_met(lang, name),
            NotBecause::Forbidden => not_forbidden(lang, name),
            NotBecause::Worse => not_worse(lang, name),
        }
    });
    let meets = meets(lang, called(lang, tournament, reason.top));
    let colours = white_by(lang, called(lang, tournament, reason.white), reason.colour_article);
    std::iter::once(meets).chain(passed).chain([colours]).collect()
}

/// Why two do not meet.
pub fn answer(lang: Lang, tournament: &Tournament, answer: &Answer) -> String {
    let maybe =
        |who: Option<Participant>| who.map_or_else(|| nobody(lang).to_owned(), |who| called(lang, tournament, who));
    match answer {
        Answer::LeavesOthers => leaves_others(lang).to_owned(),
        Answer::Bye { now, then } => other_bye(lang, maybe(*now), maybe(*then)),
        Answer::Worse { bracket, what, now, then } => worse(lang, bracket, quality(lang, *what), now, then),
        Answer::OtherUpfloaters { bracket, now, then } => {
            other_upfloaters(lang, bracket, listed(lang, tournament, now), listed(lang, tournament, then))
        }
        Answer::LaterIdentifier { bracket } => later_identifier(lang, bracket),
    }
}

fn quality(lang: Lang, what: Quality) -> &'static str {
    match what {
        Quality::Upfloaters => upfloaters(lang),
        Quality::ScoreDifferences => differences(lang),
        Quality::FollowingUpfloaters => following(lang),
        Quality::FloatersAgain => again(lang),
        Quality::Preferences => preferences(lang),
        Quality::StrongPreferences => strong_preferences(lang),
        Quality::OpponentsAgain => opponents_again(lang),
    }
}

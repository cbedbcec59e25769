//! The words of knock-outs: stages, the bracket's page, and who goes through.

use super::{Lang, common, standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::knockout::{Decider, Match, Standing};
use sonneborn_tournament::play_off::{self, Leg, Pace};
use sonneborn_tournament::points::Points;

pub use sonneborn_words::knockout::*;

/// The name of a stage with so many matches, the match for third place not counted.
pub fn stage(lang: Lang, matches: usize) -> String {
    match matches {
        1 => final_stage(lang).into(),
        2 => semi_finals(lang).into(),
        4 => quarter_finals(lang).into(),
        more => last(lang, more * 2),
    }
}

/// How a game of a tie-break is played.
pub fn pace(lang: Lang, pace: Pace) -> &'static str {
    match pace {
        Pace::Rapid => pace_rapid(lang),
        Pace::Blitz => pace_blitz(lang),
        Pace::Armageddon => pace_armageddon(lang),
    }
}

/// What decided a match beside the points that stand in the bracket: the arbiter's word, or the next of the regulations.
pub fn decided(lang: Lang, tournament: &Tournament, one: &Match) -> Option<String> {
    if one.otherwise.is_some() {
        return Some(as_paired(lang).to_owned());
    }
    let of_both = |name: &str, [own, their]: [Points; 2]| format!("{name} {own}–{their}");
    // What the program offered as the word told the winner's side first, in the arbiter's language; beside the names it goes by them.
    if let (Some(how), Some(players), Standing::Decided(winner)) = (&one.how, one.players(), one.standing) {
        let games = play_off::legs(&tournament.play_off_games(players), players);
        if !games.is_empty() && Lang::ALL.iter().any(|offered| legs(*offered, &games, winner) == *how) {
            return Some(legs(lang, &games, 0));
        }
    }
    one.how.clone().or_else(|| match one.decided_by(tournament)? {
        Decider::MatchPoints(points) => Some(of_both(standings::match_points(lang), points)),
        Decider::GamePoints(points) => Some(of_both(standings::game_points(lang), points)),
        Decider::TieBreak(code) => Some(standings::code_name(lang, code).to_owned()),
    })
}

/// `rapid ½–1½, blitz 2–0`, the side at place `first` first.
pub fn legs(lang: Lang, legs: &[Leg], first: usize) -> String {
    let told = |leg: &Leg| format!("{} {}–{}", pace(lang, leg.pace), leg.points[first], leg.points[1 - first]);
    legs.iter().map(told).collect::<Vec<_>>().join(common::list_comma(lang))
}

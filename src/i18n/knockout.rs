//! The words of knock-outs: stages, the bracket's page, and who goes through.

use super::{Lang, common, standings};
use sonneborn_standings::field::Entrant;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::knockout::{Bracket, Decider, Match, Side, Standing};
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

/// The stage that a round is of, as `Final`; `None` outside knock-outs, and for a round that is not paired yet.
pub fn stage_of(lang: Lang, tournament: &Tournament, round: RoundNo) -> Option<String> {
    let bracket = tournament.bracket()?;
    let (_, matches) = bracket.told().find(|(told, _)| told.rounds.contains(&round))?;
    Some(stage(lang, matches))
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
fn decided(lang: Lang, tournament: &Tournament, one: &Match) -> Option<String> {
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

/// What is said below a match: what decided it, or that its tie-break is waited for, and how that stands while it is played.
pub fn below(lang: Lang, tournament: &Tournament, one: &Match) -> Option<String> {
    if one.standing != Standing::Level {
        return decided(lang, tournament, one);
    }
    let games = one.players().map(|players| play_off::legs(&tournament.play_off_games(players), players));
    let so_far = decided(lang, tournament, one).or_else(|| Some(legs(lang, &games?, 0)));
    let said = so_far.into_iter().filter(|text| !text.is_empty()).chain([waits_for_tie_break(lang).to_owned()]);
    Some(said.collect::<Vec<_>>().join(common::list_comma(lang)))
}

/// What stands in the place of a name where a match has a side without one.
pub fn nobody_there(lang: Lang, side: Side) -> Option<&'static str> {
    match side {
        Side::Bye => Some(bye(lang)),
        Side::Open => Some(open(lang)),
        Side::Player(_) | Side::Team(_) => None,
    }
}

/// `rapid ½–1½, blitz 2–0`, the side at place `first` first.
pub fn legs(lang: Lang, legs: &[Leg], first: usize) -> String {
    let told = |leg: &Leg| format!("{} {}–{}", pace(lang, leg.pace), leg.points[first], leg.points[1 - first]);
    legs.iter().map(told).collect::<Vec<_>>().join(common::list_comma(lang))
}

/// The stage that somebody reached, and whether they are out: by that a knock-out ranks. Empty for who is not in the bracket.
pub fn reached(lang: Lang, bracket: &Bracket, entrant: Entrant) -> String {
    let side = match entrant {
        Entrant::Player(player) => Side::Player(player),
        Entrant::Team(team) => Side::Team(team),
    };
    let is_of = |one: &&Match| one.sides.contains(&side);
    // The last stage has the final, and perhaps the match for third place after it.
    for last in bracket.stages.iter().rev() {
        let Some(place) = last.matches.iter().position(|one| is_of(&one)) else { continue };
        let is_last = bracket.stages.last() == Some(last);
        let name = match (is_last, place) {
            (true, 0) => final_stage(lang).to_owned(),
            (true, _) => third_place(lang).to_owned(),
            (false, _) => stage(lang, last.matches.len()),
        };
        let one = &last.matches[place];
        return match one.standing {
            Standing::Decided(_) if one.outcome(false) == side => out_in(lang, name),
            Standing::Decided(_) if is_last => won(lang, name),
            Standing::Decided(_) => through(lang, name),
            Standing::Underway | Standing::Level => name,
        };
    }
    String::new()
}

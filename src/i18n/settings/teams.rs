//! The regulations of matches of teams (C.04.6), where teams are paired or were before.

use super::kinds::{menu, own, points, read_with_other, tick, typed};
use super::part::Part;
use super::{At, Event, Group, Setting, Word};
use crate::{Lang, common, teams as words};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::reader;
use sonneborn_tournament::team::{ColourPreferences, TeamRules};

/// The most boards of a match, and minutes before a round by which line-ups are asked for: a week.
const MAX_BOARDS_OF_MATCH: u8 = 50;
const MAX_LINE_UP_MINUTES: u16 = 7 * 24 * 60;
const MINUTES_LETTERS: u8 = 5;

/// As announced, or as usual where nothing was.
fn rules(event: &mut Event) -> &mut TeamRules {
    event.regulations.teams.get_or_insert_default()
}

pub(super) fn part() -> Part {
    let match_points = |name, label: Word, at: At<Points>| points(name, label, at).or_kept().under(words::match_points);
    let settings = vec![
        boards(),
        match_points("match_win", words::match_win, |it| &mut rules(it).win),
        match_points("match_draw", words::match_draw, |it| &mut rules(it).draw),
        match_points("match_loss", words::match_loss, |it| &mut rules(it).loss),
        menu(
            "first_score",
            words::first_score,
            |it| &mut rules(it).game_points_first,
            [("match", false, words::match_points), ("game", true, words::game_points)],
        ),
        menu(
            "colour_preferences",
            words::colour_preferences,
            |it| &mut rules(it).colour_preferences,
            [
                ("a", ColourPreferences::TypeA, words::type_a),
                ("b", ColourPreferences::TypeB, words::type_b),
                ("none", ColourPreferences::None, words::no_preferences),
            ],
        ),
        tick("second_score", words::second_score, |it| &mut rules(it).second_score_for_colours).wide(),
        bye(),
        read_with_other("team_bye_game", words::game_points, |it| {
            Some(rules(it).bye.map(|(_, points)| points.decimal()).unwrap_or_default())
        })
        .under(words::team_bye)
        .hint(words::team_bye_hint),
        tick("free_order", words::free_order, |it| &mut rules(it).free_order).wide(),
    ];
    Part::several(Group::Teams, sonneborn_words::consequences::team_scoring, settings)
        .asked_if(|reading, it| it.regulations.system.is_of_teams() || reading.was.regulations.teams.is_some())
        .told(|lang, it| it.regulations.teams.as_ref().map(|rules| told(lang, rules)).unwrap_or_default())
}

/// Until when captains give their line-ups: a part of its own, because it can be moved while the event runs.
pub(super) fn line_ups() -> Part {
    let setting = typed(
        "line_up_minutes",
        words::line_up_minutes,
        |it| &mut rules(it).line_up_minutes,
        |minutes| minutes.map(|minutes| minutes.to_string()).unwrap_or_default(),
        |text, _| reader::optional(text, |text| reader::number(text, 0..=MAX_LINE_UP_MINUTES)),
    )
    .figured()
    .size(MINUTES_LETTERS)
    .wide()
    .unit(super::minutes)
    .hint(words::line_up_minutes_hint);
    Part::of(Group::Teams, setting)
        .asked_if(|reading, it| it.regulations.system.is_of_teams() || reading.was.regulations.teams.is_some())
}

/// A form without the field leaves what was; so does one of an event of players. Other boards have their colours in turn.
fn boards() -> Setting {
    own(
        "boards",
        words::boards_of_match,
        |it| Some(rules(it).boards().to_string()),
        |reading, it| {
            let is_of_teams = it.regulations.system.is_of_teams();
            let rules = rules(it);
            let text = reading.text("boards").trim();
            if matches!(text, "" | "0") && (!is_of_teams || rules.boards() > 0) {
                return;
            }
            let read = reading.take(words::boards_of_match, reader::number(text, 1..=MAX_BOARDS_OF_MATCH));
            if let Some(boards) = read.filter(|boards| usize::from(*boards) != rules.boards()) {
                rules.colours = TeamRules::alternating(boards);
            }
        },
    )
    .figured()
    .required()
}

/// Of the pairing-allocated bye: match points, and game points beside them.
fn bye() -> Setting {
    own(
        "team_bye_match",
        words::match_points,
        |it| Some(rules(it).bye.map(|(points, _)| points.decimal()).unwrap_or_default()),
        |reading, it| {
            let texts = ["team_bye_match", "team_bye_game"].map(|field| reading.text(field).trim());
            rules(it).bye = match texts {
                ["", ""] => None,
                texts => {
                    let [matches, games] = texts.map(|text| reading.take(words::team_bye, reader::points(text)));
                    matches.zip(games)
                }
            };
        },
    )
    .under(words::team_bye)
}

/// Boards, match points, which score comes first, colours, the bye and the line-ups of matches of teams.
fn told(lang: Lang, rules: &TeamRules) -> String {
    let labelled = |label: &str, value: &str| common::label(lang, label) + value;
    let decimals = |points: &[Points]| points.iter().map(|points| points.decimal()).collect::<Vec<_>>().join(" – ");
    let first = if rules.game_points_first { words::game_points(lang) } else { words::match_points(lang) };
    let colours = match rules.colour_preferences {
        ColourPreferences::TypeA => words::type_a(lang),
        ColourPreferences::TypeB => words::type_b(lang),
        ColourPreferences::None => words::no_preferences(lang),
    };
    let parts = [
        Some(format!("{} {}", words::boards_count(lang, rules.boards()), rules.colours).trim_end().to_owned()),
        Some(labelled(words::match_points(lang), &decimals(&[rules.win, rules.draw, rules.loss]))),
        Some(labelled(words::first_score(lang), first)),
        Some(colours.to_owned()),
        rules.second_score_for_colours.then(|| words::second_score(lang).to_owned()),
        rules.bye.map(|(matches, games)| labelled(words::team_bye(lang), &decimals(&[matches, games]))),
        rules.free_order.then(|| words::free_order(lang).to_owned()),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(common::list_semicolon(lang))
}

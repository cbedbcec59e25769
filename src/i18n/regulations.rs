//! The regulations in words: the name and the value of each part, which the journal, the questions before an act, the report and
//! refusals share. A new part does not compile until it has both.

use super::{Lang, common, incidents, knockout, prohibitions, rating, rating_method, systems, teams, values, web};
use sonneborn_tournament::judge::difference::changed_parts;
use sonneborn_tournament::judge::levels::RegulationField;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{
    Acceleration, Agreement, Announced, Equals, NormGames, NormRules, Numbering, Parity, PeriodRatings, Regulations,
    TieBreakEdition,
};
use sonneborn_tournament::team::{ColourPreferences, TeamRules};
use sonneborn_words::acts::{change, nothing};
use sonneborn_words::consequences;

/// What is otherwise, part by part.
pub fn difference(lang: Lang, was: &Regulations, now: &Regulations) -> String {
    let told =
        |field: RegulationField| change(lang, name(lang, field), value(lang, was, field), value(lang, now, field));
    changed_parts(was, now).map(told).collect::<Vec<_>>().join("; ")
}

/// The name of a part.
pub fn name(lang: Lang, field: RegulationField) -> &'static str {
    match field {
        RegulationField::System => web::system(lang),
        RegulationField::Rounds => web::rounds(lang),
        RegulationField::Scoring => web::scoring(lang),
        RegulationField::ByeValue => consequences::scoring_of_byes(lang),
        RegulationField::TeamScoring => consequences::team_scoring(lang),
        RegulationField::TieBreaks => web::tie_breaks(lang),
        RegulationField::TieBreakEdition => web::tie_break_edition(lang),
        RegulationField::InitialColour => web::initial_colour(lang),
        RegulationField::Parity => web::parity(lang),
        RegulationField::Acceleration => web::acceleration(lang),
        RegulationField::Prohibitions => prohibitions::forbidden_pairs(lang),
        RegulationField::Knockout => consequences::knockout_matches(lang),
        RegulationField::Numbering => web::numbering(lang),
        RegulationField::Equals => web::equals(lang),
        RegulationField::Seed => consequences::seed(lang),
        RegulationField::NationalRatings => rating_method::method(lang),
        RegulationField::PeriodRatings => rating_method::long_event(lang),
        RegulationField::RatingLists => rating_method::lists(lang),
        RegulationField::Norms => rating::title_norms(lang),
        RegulationField::Chess960 => web::chess960(lang),
        RegulationField::Rate => web::rate_of_play(lang),
        RegulationField::TimeControl => web::time_control(lang),
        RegulationField::Laws => web::laws_edition(lang),
        RegulationField::HalfPointByes => web::half_point_byes(lang),
        RegulationField::NoByesInLast => web::no_byes_in_last(lang),
        RegulationField::FirstBoard => web::first_board(lang),
        RegulationField::FideRated => web::fide_rated(lang),
        RegulationField::DefaultMinutes => web::default_minutes(lang),
        RegulationField::Announced => web::announced(lang),
        RegulationField::Mode => consequences::kind_of_rules(lang),
    }
}

/// The value of a part; what stands for nothing, where it has none.
pub fn value(lang: Lang, regulations: &Regulations, field: RegulationField) -> String {
    let told = match field {
        RegulationField::System => systems::name(lang, regulations.system).to_owned(),
        RegulationField::Rounds => regulations.rounds.to_string(),
        RegulationField::Scoring => values::scoring(lang, &regulations.scoring),
        RegulationField::ByeValue => regulations.scoring.pairing_allocated_bye.decimal(),
        RegulationField::TeamScoring => {
            regulations.teams.as_ref().map_or_else(String::new, |rules| of_teams(lang, rules))
        }
        RegulationField::TieBreaks => regulations.tie_breaks_written(common::list_comma(lang)),
        RegulationField::TieBreakEdition => match regulations.tie_break_edition {
            TieBreakEdition::August2024 => "2024".into(),
            TieBreakEdition::March2026 => "2026".into(),
        },
        RegulationField::InitialColour => regulations
            .initial_colour
            .map_or_else(|| web::initial_colour_lot(lang), |it| values::colour(lang, it))
            .into(),
        RegulationField::Parity => parity(lang, regulations.parity).into(),
        RegulationField::Acceleration => acceleration(lang, &regulations.acceleration).into(),
        RegulationField::Prohibitions => count(regulations.prohibitions.len()),
        RegulationField::Knockout => of_knockout(lang, regulations),
        RegulationField::Numbering => numbering(lang, regulations.numbering).into(),
        RegulationField::Equals => equals(lang, regulations.equals).into(),
        RegulationField::Seed => regulations.seed.to_string(),
        RegulationField::NationalRatings => {
            let national = regulations.national_ratings.as_ref();
            let told = |choice, federation: &str| format!("{} ({federation})", rating_method::choice(lang, choice));
            national.map_or_else(String::new, |it| told(it.choice, &it.federation))
        }
        RegulationField::PeriodRatings => period_ratings(lang, regulations.period_ratings).into(),
        RegulationField::RatingLists => lists(lang, regulations),
        RegulationField::Norms => norms(lang, regulations.norms),
        // The seed would tell the positions to come.
        RegulationField::Chess960 => yes_or_no(lang, regulations.chess960.is_some()).into(),
        RegulationField::Rate => values::rate(lang, regulations.rate).into(),
        RegulationField::TimeControl => regulations.time_control.clone(),
        RegulationField::Laws => regulations.laws.as_str().to_owned(),
        RegulationField::HalfPointByes => regulations.half_point_byes.to_string(),
        RegulationField::NoByesInLast => regulations.no_byes_in_last.to_string(),
        RegulationField::FirstBoard => regulations.first_board.to_string(),
        RegulationField::FideRated => yes_or_no(lang, regulations.fide_rated).into(),
        RegulationField::DefaultMinutes => regulations.default_minutes.to_string(),
        RegulationField::Announced => announced(lang, &regulations.announced),
        RegulationField::Mode => yes_or_no(lang, regulations.mode_follows_system).into(),
    };
    if told.is_empty() { nothing(lang).into() } else { told }
}

fn yes_or_no(lang: Lang, is_so: bool) -> &'static str {
    if is_so { values::yes(lang) } else { values::no(lang) }
}

/// A number of things; empty for none.
fn count(count: usize) -> String {
    if count == 0 { String::new() } else { count.to_string() }
}

/// The parts of a value that are there.
fn joined(lang: Lang, parts: impl IntoIterator<Item = Option<String>>) -> String {
    parts.into_iter().flatten().collect::<Vec<_>>().join(common::list_semicolon(lang))
}

/// A label with its value.
fn labelled(lang: Lang, label: &str, value: &str) -> String {
    common::label(lang, label) + value
}

/// Boards, match points, which score comes first, colours, the bye and the line-ups of matches of teams.
fn of_teams(lang: Lang, rules: &TeamRules) -> String {
    let points = [rules.win, rules.draw, rules.loss].map(|points| points.decimal()).join(" – ");
    let first = if rules.game_points_first { teams::game_points(lang) } else { teams::match_points(lang) };
    let colours = match rules.colour_preferences {
        ColourPreferences::TypeA => teams::type_a(lang),
        ColourPreferences::TypeB => teams::type_b(lang),
        ColourPreferences::None => teams::no_preferences(lang),
    };
    let bye = |(matches, games): (Points, Points)| {
        let both = [matches, games].map(|points| points.decimal()).join(" – ");
        labelled(lang, teams::team_bye(lang), &both)
    };
    let minutes = |minutes: u16| labelled(lang, teams::line_up_minutes(lang), &minutes.to_string());
    joined(
        lang,
        [
            Some(format!("{} {}", teams::boards_count(lang, rules.boards()), rules.colours).trim_end().to_owned()),
            Some(labelled(lang, teams::match_points(lang), &points)),
            Some(labelled(lang, teams::first_score(lang), first)),
            Some(colours.to_owned()),
            rules.second_score_for_colours.then(|| teams::second_score(lang).to_owned()),
            rules.bye.map(bye),
            rules.line_up_minutes.map(minutes),
            rules.free_order.then(|| teams::free_order(lang).to_owned()),
        ],
    )
}

fn of_knockout(lang: Lang, regulations: &Regulations) -> String {
    let rules = regulations.knockout;
    let games = labelled(lang, knockout::games_of_match(lang), &rules.games.to_string());
    joined(lang, [Some(games), rules.third_place.then(|| knockout::with_third_place(lang).to_owned())])
}

/// What the regulations announce beside the Laws, the parts that are set.
fn announced(lang: Lang, announced: &Announced) -> String {
    let agreement = match announced.agreement {
        Agreement::Allowed => None,
        Agreement::FromMove(number) => Some(format!("{} {number}", web::agreement_from(lang))),
        Agreement::Never => Some(web::agreement_never(lang).to_owned()),
    };
    let parts = [
        announced.full_supervision.then(|| web::full_supervision(lang).to_owned()),
        agreement.map(|rule| common::label(lang, web::agreement_rule(lang)) + &rule),
        announced.quickplay.then(|| web::quickplay_announced(lang).to_owned()),
        Some(announced.device_penalty.clone()).filter(|penalty| !penalty.is_empty()),
        (announced.appeal_minutes > 0)
            .then(|| common::label(lang, incidents::appeal_minutes(lang)) + &announced.appeal_minutes.to_string()),
    ];
    joined(lang, parts)
}

fn acceleration(lang: Lang, acceleration: &Acceleration) -> &'static str {
    match acceleration {
        Acceleration::None => web::acceleration_none(lang),
        Acceleration::Baku => web::acceleration_baku(lang),
        Acceleration::Listed(_) => web::acceleration_listed(lang),
    }
}

fn numbering(lang: Lang, numbering: Numbering) -> &'static str {
    match numbering {
        Numbering::Strength => web::numbering_strength(lang),
        Numbering::Lots => web::numbering_lots(lang),
        Numbering::Varma => web::numbering_varma(lang),
        Numbering::ByHand => web::numbering_by_hand(lang),
    }
}

fn norms(lang: Lang, rules: NormRules) -> String {
    let games = match rules.games {
        NormGames::Nine => None,
        NormGames::Eight => Some(rating::norm_games_eight(lang)),
        NormGames::Seven => Some(rating::norm_games_seven(lang)),
    };
    let exempt = rules.exempt.then(|| rating::norm_exemption(lang));
    exempt.into_iter().chain(games).collect::<Vec<_>>().join(common::list_semicolon(lang))
}

fn lists(lang: Lang, regulations: &Regulations) -> String {
    let told = regulations.list_sequence();
    let mut told: Vec<String> = told.iter().map(|kind| rating_method::list(lang, kind)).collect();
    told.extend(regulations.lists.on_request.then(|| rating_method::checked_on_request(lang).to_owned()));
    told.join(common::list_comma(lang))
}

fn period_ratings(lang: Lang, ratings: Option<PeriodRatings>) -> &'static str {
    match ratings {
        None => values::no(lang),
        Some(PeriodRatings::First) => rating_method::first_rating(lang),
        Some(PeriodRatings::OfRound) => rating_method::rating_of_round(lang),
    }
}

fn equals(lang: Lang, equals: Equals) -> &'static str {
    match equals {
        Equals::Alphabet => web::equals_alphabet(lang),
        Equals::FideId => web::equals_fide_id(lang),
        Equals::OldestFirst => web::equals_oldest(lang),
        Equals::YoungestFirst => web::equals_youngest(lang),
    }
}

fn parity(lang: Lang, parity: Parity) -> &'static str {
    match parity {
        Parity::Participants => web::parity_participants(lang),
        Parity::Tpn => web::parity_tpn(lang),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sonneborn_tournament::regulations::{KnockoutRules, NationalRatings, RatingChoice};

    /// The journal is evidence in an appeal, in every language: no part is told by a key or as it serialises.
    #[test]
    fn every_part_has_words_in_every_language() {
        let national = NationalRatings { federation: "NOR".into(), choice: RatingChoice::Nro };
        let regulations = Regulations {
            acceleration: Acceleration::Baku,
            chess960: Some(7),
            national_ratings: Some(national),
            norms: NormRules { exempt: true, games: NormGames::Eight },
            period_ratings: Some(PeriodRatings::OfRound),
            teams: Some(TeamRules { colours: "WBWB".into(), line_up_minutes: Some(30), ..TeamRules::default() }),
            ..Regulations::default()
        };
        for lang in Lang::ALL {
            for field in RegulationField::ALL.iter().copied() {
                for told in [name(lang, field).to_owned(), value(lang, &regulations, field)] {
                    let is_raw = told.contains(['{', '}', '_', '"']) || told.is_empty();
                    assert!(!is_raw, "{field:?} in {}: {told}", lang.tag());
                }
            }
        }
    }

    #[test]
    fn a_part_of_a_part_is_told_in_words() {
        let was = Regulations::default();
        let now = Regulations { knockout: KnockoutRules { games: 4, third_place: true }, ..was.clone() };
        let told = difference(Lang::English, &was, &now);
        assert!(told.contains("Knock-out: games of a match: 4; Knock-out: a match for third place"), "{told}");
        assert!(told.contains("Knock-out: games of a match: 2"), "{told}");
        assert_eq!(difference(Lang::English, &was, &was), "");
    }
}

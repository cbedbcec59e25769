//! Words of the rating reports and of the title norms.

use super::{Lang, common, full_names};
use sonneborn_rating::development::Reason;
use sonneborn_rating::initial::Standing;
use sonneborn_rating::norm_search::admits_norms;
use sonneborn_rating::norms::Rule;
use sonneborn_rating::online::Grade;
use sonneborn_rating::submission::Objection;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::regulations::Rate;

pub use sonneborn_words::rating::*;

/// What becomes of a first rating.
pub fn standing(lang: Lang, standing: Standing) -> &'static str {
    match standing {
        Standing::Publishable => publishable(lang),
        Standing::TooFewGames => too_few_games(lang),
        Standing::BelowFloor => below_floor(lang),
        Standing::ZeroScore => zero_score(lang),
    }
}

/// Why a player has their K.
pub fn k_reason(lang: Lang, reason: Reason) -> &'static str {
    match reason {
        Reason::RatingList => k_from_list(lang),
        Reason::Reached2400 => k_reached_2400(lang),
        Reason::Junior => k_junior(lang),
        Reason::Below2400 => k_below_2400(lang),
    }
}

/// Why nobody can make a title norm in an event; `None` where they can.
pub fn norms_obstacle(lang: Lang, tournament: &Tournament) -> Option<&'static str> {
    match tournament.regulations.rate {
        Rate::Rapid | Rate::Blitz => Some(no_norms_unless_standard(lang)),
        Rate::Standard => (!admits_norms(tournament)).then(|| no_norms_in_scheveningen(lang)),
    }
}

/// A condition of a norm.
pub fn norm_rule(lang: Lang, rule: Rule) -> &'static str {
    match rule {
        Rule::Games => norm_games(lang),
        Rule::Players => norm_players(lang),
        Rule::ForeignFederations => norm_foreign(lang),
        Rule::OwnFederation => norm_own(lang),
        Rule::OneFederation => norm_one(lang),
        Rule::TitledOpponents => norm_titled(lang),
        Rule::TitleHolders => norm_holders(lang),
        Rule::Average => norm_average(lang),
        Rule::Performance => norm_performance(lang),
        Rule::Score => norm_score(lang),
    }
}

/// A grade of the online club.
pub fn grade(lang: Lang, grade: Grade) -> String {
    match grade {
        Grade::Beginner => grade_beginner(lang).to_string(),
        Grade::Player(level) => grade_player(lang, level),
        Grade::Master(level) => grade_master(lang, level),
    }
}

/// What stands against a report.
pub fn objection(lang: Lang, objection: &Objection, tournament: &Tournament) -> String {
    let names = |players: &[PlayerId]| {
        let named = players.iter().filter_map(|player| tournament.player(*player));
        named
            .map(|player| full_names::of(lang, tournament, &player.data))
            .collect::<Vec<_>>()
            .join(common::list_semicolon(lang))
    };
    match objection {
        Objection::NoName => no_name(lang).into(),
        Objection::NoFederation => no_federation(lang).into(),
        Objection::NoStart => no_start(lang).into(),
        Objection::NoEnd => no_end(lang).into(),
        Objection::EndBeforeStart => end_before_start(lang).into(),
        Objection::NoChiefArbiter => no_chief_arbiter(lang).into(),
        Objection::NoChiefArbiterId => no_chief_arbiter_id(lang).into(),
        Objection::NoTimeControl => no_time_control(lang).into(),
        Objection::UnreadableTimeControl => unreadable_time_control(lang).into(),
        Objection::TooShort { minutes, needed, players } => too_short(lang, minutes, needed, names(players)),
        Objection::FirstControlTooEarly => first_control_too_early(lang).into(),
        Objection::OtherRate { minutes } => other_rate(lang, minutes),
        Objection::FewGames { players } => few_games(lang, names(players)),
        Objection::NoRoundDates { rounds } => no_round_dates(
            lang,
            rounds.iter().map(|round| round.to_string()).collect::<Vec<_>>().join(common::list_comma(lang)),
        ),
        Objection::MissingResults { round, boards } => missing_results(lang, round, super::boards::named(lang, boards)),
        Objection::Adjourned { round, boards } => adjourned_games(lang, round, super::boards::named(lang, boards)),
        Objection::NoFideId { players } => no_fide_id(lang, names(players)),
        Objection::NoBirthYear { players } => no_birth_year(lang, names(players)),
        Objection::NoPlayerFederation { players } => no_player_federation(lang, names(players)),
        Objection::NoLatinName { players } => no_latin_name(lang, names(players)),
        Objection::NoGender { players } => no_gender(lang, names(players)),
        Objection::WomensTitle { players } => womens_title(lang, names(players)),
        Objection::SameFideId { fide_id, players } => same_fide_id(lang, fide_id, names(players)),
    }
}

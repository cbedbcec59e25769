//! What the manual draws from the program's own tables, as Markdown: a line `{{systems}}` of a text becomes the table.

use super::acceptance::{Checklist, Scope};
use super::table::written;
use super::{Manual, levels, rights};
use sonneborn_i18n::{
    Lang, claims, common, consequences, language, manual as words, players, rating, rounds, standings, systems, web,
};
use sonneborn_laws::claim::ClaimName;
use sonneborn_laws::edition::EditionId;
use sonneborn_pairing::registry;
use sonneborn_tournament::descriptor::{Code, Descriptor};

pub(super) fn table(manual: &Manual, name: &str) -> Option<String> {
    let lang = manual.lang;
    match name {
        "systems" => Some(of_systems(lang)),
        "tie-breaks" => Some(of_tie_breaks(lang)),
        "descriptors" => Some(of_descriptors()),
        "levels" => Some(of_levels(lang)),
        "rights" => Some(rights::table(lang)),
        "claims" => Some(of_claims(lang)),
        "editions" => Some(of_editions(lang)),
        "glossary" => Some(of_terms(lang)),
        "acceptance-sums" => Some(Checklist::ours().sums(lang)),
        "questions" => Some(Checklist::ours().table(lang, Scope::Dutch, false)),
        "commands" => Some(manual.commands.clone()),
        _ => None,
    }
}

fn code(text: &str) -> String {
    format!("`{text}`")
}

fn of_systems(lang: Lang) -> String {
    let head = [web::system(lang), words::when_it_suits(lang), words::code(lang)];
    let row = |system| systems::suits(lang, system).to_owned();
    let offered = registry::forms().filter(|form| form.is_offered);
    written(&head, offered.map(|form| vec![systems::name(lang, form.system).into(), row(form.system), code(form.code)]))
}

fn of_tie_breaks(lang: Lang) -> String {
    let head = [words::code(lang), words::meaning(lang), words::article(lang)];
    let row = |one: Code| {
        let who = if one.is_for_teams() { words::teams_only(lang) } else { "" };
        let meaning =
            [standings::code_name(lang, one), who].iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>();
        vec![code(one.name()), meaning.join(common::list_comma(lang)), one.article().to_owned()]
    };
    written(&head, Code::ALL.iter().copied().map(row))
}

/// Every tie-break with the modifiers in use, as they are typed.
fn of_descriptors() -> String {
    let all = Descriptor::all_individual().into_iter().chain(Descriptor::all_of_teams());
    let mut names: Vec<String> = Vec::new();
    for one in all.map(|one| code(&one.to_string())) {
        if !names.contains(&one) {
            names.push(one);
        }
    }
    names.join(" ")
}

fn of_levels(lang: Lang) -> String {
    let head = [
        consequences::what_changes(lang),
        consequences::mode(lang),
        consequences::before_start(lang),
        consequences::this_round(lang),
        consequences::round_before(lang),
        consequences::earlier(lang),
        consequences::least_role(lang),
    ];
    let row = |line: levels::Line| {
        let mut row = vec![line.what.to_owned(), line.mode.to_owned()];
        row.extend(line.levels);
        row.push(line.least.to_owned());
        row
    };
    written(&head, levels::lines(lang).into_iter().map(row))
}

fn of_claims(lang: Lang) -> String {
    let head = [words::claim(lang), words::code(lang)];
    written(&head, ClaimName::ALL.into_iter().map(|name| vec![claims::name(lang, name).into(), code(name.code())]))
}

fn of_editions(lang: Lang) -> String {
    let head = [web::laws_edition(lang), words::code(lang)];
    written(&head, EditionId::ALL.into_iter().map(|edition| vec![claims::edition(lang, edition), code(edition.code())]))
}

/// The program's own words side by side in the reader's language and in those that are always complete.
fn of_terms(lang: Lang) -> String {
    const COMPLETE: [Lang; 3] = [Lang::English, Lang::SimplifiedChinese, Lang::TraditionalChinese];
    let own = (!COMPLETE.contains(&lang)).then_some(lang);
    let languages: Vec<Lang> = own.into_iter().chain(COMPLETE).collect();
    let terms: [fn(Lang) -> &'static str; 54] = [
        |lang| common::player(lang),
        |lang| common::opponent(lang),
        |lang| web::role_arbiter(lang),
        |lang| web::role_chief_arbiter(lang),
        |lang| web::organiser(lang),
        |lang| common::federation(lang),
        |lang| common::club(lang),
        |lang| common::title(lang),
        |lang| common::rating(lang),
        |lang| common::round(lang),
        |lang| common::board(lang),
        |lang| common::white(lang),
        |lang| common::black(lang),
        |lang| common::result(lang),
        |lang| common::points(lang),
        |lang| common::rank(lang),
        |lang| common::standings(lang),
        |lang| common::crosstable(lang),
        |lang| standings::tie_break(lang),
        |lang| common::bye(lang),
        |lang| common::pairing_allocated_bye(lang),
        |lang| common::half_point_bye(lang),
        |lang| common::full_point_bye(lang),
        |lang| common::zero_point_bye(lang),
        |lang| players::check_in(lang),
        |lang| players::withdraw(lang),
        |lang| rounds::state_draft(lang),
        |lang| rounds::state_published(lang),
        |lang| rounds::adjourned(lang),
        |lang| rounds::forfeit_white(lang),
        |lang| rounds::forfeit_both(lang),
        |lang| web::section_journal(lang),
        |lang| web::undo(lang),
        |lang| web::initial_colour(lang),
        |lang| web::acceleration(lang),
        |lang| web::system_round_robin(lang),
        |lang| web::system_scheveningen(lang),
        |lang| web::system_knockout(lang),
        |lang| web::time_control(lang),
        |lang| web::rate_standard(lang),
        |lang| web::rate_rapid(lang),
        |lang| web::rate_blitz(lang),
        |lang| claims::threefold(lang),
        |lang| claims::fifty_moves(lang),
        |lang| claims::dead_position(lang),
        |lang| claims::agreement(lang),
        |lang| claims::flag_fall(lang),
        |lang| claims::illegal_move(lang),
        |lang| claims::touched(lang),
        |lang| claims::resignation(lang),
        |lang| rating::expected_score(lang),
        |lang| rating::performance(lang),
        |lang| rating::initial_rating(lang),
        |lang| consequences::fide_mode(lang),
    ];
    let row = |term: fn(Lang) -> &'static str| languages.iter().map(|lang| term(*lang).to_owned()).collect();
    let heads: Vec<&str> = languages.iter().map(|lang| language::own_name(*lang)).collect();
    written(&heads, terms.into_iter().map(row))
}

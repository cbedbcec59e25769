//! The regulations in words: the name and the value of each part, which the journal, the questions before an act, the report and
//! refusals share: both come from the rows of the settings (`settings/parts.rs`).

use super::Lang;
use super::settings::{Event, part};
use sonneborn_tournament::details::Details;
use sonneborn_tournament::judge::difference::changed_parts;
use sonneborn_tournament::judge::levels::RegulationField;
use sonneborn_tournament::regulations::Regulations;
use sonneborn_words::acts::{change, nothing};

/// What is otherwise, part by part.
pub fn difference(lang: Lang, was: &Regulations, now: &Regulations) -> String {
    let told =
        |field: RegulationField| change(lang, name(lang, field), value(lang, was, field), value(lang, now, field));
    changed_parts(was, now).map(told).collect::<Vec<_>>().join(crate::common::list_semicolon(lang))
}

/// The name of a part.
pub fn name(lang: Lang, field: RegulationField) -> &'static str {
    part(field).name(lang)
}

/// The value of a part; what stands for nothing, where it has none.
pub fn value(lang: Lang, regulations: &Regulations, field: RegulationField) -> String {
    let mut event = Event { details: Details::default(), regulations: regulations.clone() };
    let told = part(field).value(lang, &mut event);
    if told.is_empty() { nothing(lang).into() } else { told }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sonneborn_tournament::regulations::{
        Acceleration, KnockoutRules, NationalRatings, NormGames, NormRules, PeriodRatings, RatingChoice,
    };
    use sonneborn_tournament::team::TeamRules;

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

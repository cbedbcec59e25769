//! Reading a form of settings as a whole: what it says over what was, or every problem in words.

use super::reading::{Problem, Reading, system_codes};
use super::{Event, Texts, details, part};
use crate::{Lang, values, web};
use sonneborn_tournament::judge::levels::RegulationField;
use sonneborn_tournament::reader;

/// What the form of a new tournament says, on top of defaults. Its system is chosen, never supposed.
///
/// # Errors
/// Every problem, in words.
pub fn read_new(lang: Lang, texts: &Texts, defaults: &Event, new_seed: fn() -> u64) -> Result<Event, Vec<Problem>> {
    if let Err(wrong) = reader::code(texts.text("system"), &system_codes()) {
        return Err(vec![Problem::unread(lang, web::system(lang), &wrong)]);
    }
    read(lang, texts, defaults, new_seed)
}

/// What the form says, on top of what is and has no field.
///
/// # Errors
/// Every problem, in words.
pub fn read(lang: Lang, texts: &Texts, was: &Event, new_seed: fn() -> u64) -> Result<Event, Vec<Problem>> {
    let mut reading = Reading { lang, texts, was, new_seed, problems: Vec::new() };
    let mut event = was.clone();
    details::settings().iter().for_each(|(_, setting)| setting.read(&mut reading, &mut event));
    if event.details.start.zip(event.details.end).is_some_and(|(start, end)| end < start) {
        reading.problems.push(Problem::of_several(web::end_before_start(lang)));
    }
    RegulationField::ALL.iter().for_each(|field| part(*field).read(&mut reading, &mut event));
    if let Some(fault) = event.regulations.scoring.fault() {
        reading.problems.push(Problem::of_several(values::scoring_fault(lang, fault)));
    }
    if reading.problems.is_empty() { Ok(event) } else { Err(reading.problems) }
}

#[cfg(test)]
mod tests {
    use super::super::{Control, Group, named, of_group};
    use super::*;
    use sonneborn_pairing::registry;
    use sonneborn_tournament::coded::Coded;
    use sonneborn_tournament::details::{Details, Official};
    use sonneborn_tournament::fee::Fee;
    use sonneborn_tournament::ids::{PlayerId, RoundNo};
    use sonneborn_tournament::list_order::ListKind;
    use sonneborn_tournament::points::Points;
    use sonneborn_tournament::reduction::Reduction;
    use sonneborn_tournament::regulations::{
        Acceleration, Agreement, Announced, Apart, NationalRatings, NormGames, NormRules, Numbering, PeriodRatings,
        Prohibition, RatingChoice, Regulations, System, VirtualPoints,
    };
    use sonneborn_tournament::scoring::Scoring;
    use sonneborn_tournament::team::TeamRules;

    fn no_seed() -> u64 {
        unreachable!("a seed that is there stays")
    }

    fn teams(system: System) -> Option<TeamRules> {
        let rules = || TeamRules { colours: TeamRules::alternating(4), ..TeamRules::default() };
        system.is_of_teams().then(rules)
    }

    fn plain(system: System) -> Event {
        Event {
            details: Details { name: "Hall Cup".into(), ..Details::default() },
            regulations: Regulations { system, teams: teams(system), ..Regulations::default() },
        }
    }

    /// Everything is set to something else than by default, also what the forms have no field for.
    fn unusual(system: System) -> Event {
        let day = |text: &str| reader::day(text).ok();
        let baku = Acceleration::Listed(vec![VirtualPoints {
            first: RoundNo(1),
            last: RoundNo(2),
            players: vec![PlayerId(3)],
            points: Points::HALF,
        }]);
        let Event { details, regulations } = plain(system);
        Event {
            details: Details {
                federation: "ZZZ".into(),
                start: day("2026-11-21"),
                end: day("2026-11-29"),
                schedule: vec![None, reader::moment("2026-11-22 14:30").ok()],
                chief_arbiter: Official { name: "IA Kovač, Ivo".into(), federation: "CRO".into(), fide_id: None },
                deputies: vec![Official { name: "王小明".into(), federation: "CHN".into(), fide_id: None }],
                entry_fee: Fee::parse("25 EUR"),
                reductions: Reduction::parse("Second of a family: 50 %").into_iter().collect(),
                zone: reader::zone("Europe/Bucharest").ok(),
                entries_only: true,
                colour: reader::tint("#123456").ok(),
                remarks: "Played on the ground floor".into(),
                ..details
            },
            regulations: Regulations {
                rounds: 120,
                scoring: Scoring { full_point_bye: Points::HALF, ..regulations.scoring },
                tie_breaks: vec![Coded::written("BH/C9"), Coded::written("OTHER_KO")],
                laws: Coded::written("1066"),
                acceleration: baku,
                numbering: Numbering::ByHand,
                chess960: Some(7),
                prohibitions: vec![Prohibition {
                    first: RoundNo(2),
                    last: RoundNo(120),
                    who: Apart::SameClub,
                    soft: true,
                }],
                national_ratings: Some(NationalRatings { federation: "ZZZ".into(), choice: RatingChoice::Hbfn }),
                period_ratings: Some(PeriodRatings::OfRound),
                norms: NormRules { exempt: true, games: NormGames::Seven },
                lists: sonneborn_tournament::list_order::ListOrder {
                    sequence: vec![ListKind::Own("DWZ".into()), ListKind::Rapid],
                    on_request: true,
                },
                teams: Some(TeamRules {
                    colours: "WWBB".into(),
                    bye: Some((Points::ONE, Points::HALF)),
                    line_up_minutes: Some(0),
                    ..TeamRules::default()
                }),
                announced: Announced {
                    agreement: Agreement::FromMove(30),
                    device_penalty: "A warning".into(),
                    ..Announced::default()
                },
                ..regulations
            },
        }
    }

    /// A form that is sent as it was drawn changes nothing: whole, and each group by itself.
    #[test]
    fn a_form_that_nobody_typed_in_changes_nothing() {
        for form in registry::forms() {
            for event in [plain(form.system), unusual(form.system)] {
                let whole = Texts::of(&event);
                assert_eq!(read(Lang::English, &whole, &event, no_seed).as_ref(), Ok(&event), "{}", form.code);
                for group in Group::ALL {
                    let drawn = of_group(group).filter(|setting| whole.is_ticked(setting.name));
                    let drawn = drawn.map(|setting| (setting.name.to_owned(), whole.text(setting.name).to_owned()));
                    let sent = Texts::sent(&drawn.collect::<Vec<_>>()).expect("each once");
                    let texts = whole.clone().under_group(sent, group);
                    let read = read(Lang::English, &texts, &event, no_seed);
                    assert_eq!(read.as_ref(), Ok(&event), "{}: {group:?}", form.code);
                }
            }
        }
    }

    /// A tick and a menu each do what they say, so that no two rows are of one value by mistake.
    #[test]
    fn every_tick_and_every_choice_comes_back_as_it_was_set() {
        let system = System::TeamSwiss;
        let event = Event { details: plain(system).details, ..unusual(system) };
        let whole = Texts::of(&event);
        let mut tried = 0;
        for setting in Group::ALL.into_iter().flat_map(of_group) {
            let options = setting.options(Lang::English, whole.text(setting.name)).into_iter();
            let values: Vec<Option<String>> = match setting.look.control {
                Control::Tick => vec![None, Some("on".into())],
                _ => options.map(|(code, _)| Some(code)).collect(),
            };
            for value in values {
                // These say something of others too: whose rules there are, and which fields are read with them.
                match (setting.name, value.as_deref()) {
                    ("system", Some(code)) if code != registry::form(system).code => continue,
                    ("long_event", None) | ("agreement", Some("allowed" | "never")) => continue,
                    ("tie_break_unrated", _) => continue,
                    _ => {}
                }
                let sent: Vec<(String, String)> =
                    value.into_iter().map(|value| (setting.name.to_owned(), value)).collect();
                let sent = Texts::sent(&sent).expect("once");
                let texts = whole.clone().under(sent, |field| field == setting.name);
                let now = read(Lang::English, &texts, &event, || 7);
                let now = now.unwrap_or_else(|why| panic!("{}: {why:?}", setting.name));
                assert_eq!(Texts::of(&now), texts, "{}", setting.name);
                tried += 1;
            }
        }
        assert!(tried > 40, "{tried}");
    }

    /// Each of the three methods is said of all tie-breaks by ratings, and of no other; a list that says it itself is believed.
    #[test]
    fn what_is_chosen_for_the_unrated_stands_in_every_tie_break_by_ratings() {
        let listed = |event: &Event| event.regulations.tie_breaks_written(" ");
        let chosen = |event: &Event, fields: &[(&str, &str)]| {
            let sent: Vec<_> = fields.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
            let texts = Texts::of(event).under(Texts::sent(&sent).expect("once"), |_| false);
            read(Lang::English, &texts, event, no_seed)
        };
        let event = plain(System::Dutch2026);
        let plain = chosen(&event, &[("tie_breaks", "ARO BH/C1 TPR")]).expect("a list");
        let left_out = chosen(&plain, &[("tie_break_unrated", "left-out")]).expect("a method");
        assert_eq!(listed(&left_out), "ARO/U BH/C1 TPR/U");
        let counted = [("tie_break_unrated", "counts"), ("tie_break_unrated_rating", "1400")];
        let counted = chosen(&left_out, &counted).expect("a rating");
        assert_eq!(listed(&counted), "ARO/U1400 BH/C1 TPR/U1400");
        let one_more = chosen(&counted, &[("tie_breaks", "ARO/U1400 APRO")]).expect("a list");
        assert_eq!(listed(&one_more), "ARO/U1400 APRO/U1400");
        assert_eq!(listed(&chosen(&counted, &[("tie_break_unrated", "not-used")]).expect("none")), listed(&plain));
        let typed = chosen(&plain, &[("tie_breaks", "ARO/U TPR/U1500")]).expect("a list");
        assert_eq!(
            (listed(&typed).as_str(), Texts::of(&typed).text("tie_break_unrated")),
            ("ARO/U TPR/U1500", "as-listed")
        );
        assert_eq!(chosen(&typed, &[]).as_ref(), Ok(&typed));
        let nothing = chosen(&plain, &[("tie_break_unrated", "counts")]).expect_err("no rating");
        assert!(nothing[0].words.contains("Unrated"), "{nothing:?}");
    }

    #[test]
    fn what_cannot_be_read_is_told_by_its_label_and_what_was_stays_in_the_form() {
        let event = plain(System::Dutch2026);
        let mut texts = Texts::of(&event);
        texts.set("rounds", "many".into());
        texts.set("name", String::new());
        let problems = read(Lang::English, &texts, &event, no_seed).expect_err("two fields are wrong");
        assert_eq!(problems.len(), 2, "{problems:?}");
        for (field, problem) in ["name", "rounds"].iter().zip(&problems) {
            let label = named(field).expect("a setting").label;
            assert_eq!(problem.label, label(Lang::English));
            assert!(problem.words.contains(problem.label), "{problem:?}");
        }
        assert!(
            texts.text("rounds") == "many"
                && Texts::sent(&[("name".into(), "a".into()), ("name".into(), "b".into())]).is_err()
        );
    }

    #[test]
    fn a_field_is_of_one_setting() {
        let mut names: Vec<&str> = Group::ALL.into_iter().flat_map(of_group).map(|setting| setting.name).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all);
    }
}

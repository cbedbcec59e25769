//! The regulations, part by part as the judge knows them, with the settings of each; the pages have them in the judge's order.

use super::kinds::{figure, menu, own, points, tick, ticked, typed};
use super::part::Part;
use super::reading::system_codes;
use super::{Control, Event, Group, Setting, announced, ratings, teams, time_control, unrated};
use crate::{common, knockout, prohibitions, systems, values, web};
use sonneborn_pairing::registry;
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::judge::levels::RegulationField as Field;
use sonneborn_tournament::reader::{self, MAX_BOARD, MAX_DEFAULT_MINUTES, MAX_ROUNDS};
use sonneborn_tournament::regulations::{Acceleration, Equals, Numbering, Parity, Rate, System, TieBreakEdition};
use sonneborn_tournament::scoring::Scoring;
use sonneborn_words::consequences;

/// The most half-point byes of a player, and of rounds without them.
const MAX_BYES: u8 = 98;
/// The most games of a match of a knock-out.
const MAX_MATCH_GAMES: u8 = 24;

pub(crate) fn part(field: Field) -> Part {
    match field {
        Field::System => Part::of(Group::Pairing, system()),
        Field::Rounds => Part::of(Group::Pairing, rounds()).settled_by(|was, it| {
            let (from, to) = (was.regulations.rounds, it.regulations.rounds);
            it.regulations.prohibitions.iter_mut().for_each(|rule| *rule = rule.with_rounds(from, to));
        }),
        Field::Acceleration => Part::of(Group::Pairing, acceleration()),
        Field::Numbering => Part::of(Group::Pairing, numbering()),
        Field::Equals => Part::of(Group::Pairing, equals()),
        Field::InitialColour => Part::of(Group::Pairing, initial_colour()),
        Field::Knockout => Part::several(
            Group::Pairing,
            consequences::knockout_matches,
            vec![
                figure("match_games", knockout::games_of_match, 1..=MAX_MATCH_GAMES, |it| {
                    &mut it.regulations.knockout.games
                })
                .or_kept()
                .shown_for(System::is_knockout),
                tick("third_place", knockout::with_third_place, |it| &mut it.regulations.knockout.third_place)
                    .shown_for(System::is_knockout),
            ],
        ),
        Field::Parity => Part::of(Group::Pairing, parity()),
        Field::FirstBoard => Part::of(
            Group::Pairing,
            figure("first_board", web::first_board, 1..=MAX_BOARD, |it| &mut it.regulations.first_board),
        ),
        Field::FideRated => {
            Part::of(Group::Pairing, tick("fide_rated", web::fide_rated, |it| &mut it.regulations.fide_rated))
        }
        Field::TeamScoring => teams::part(),
        Field::LineUps => teams::line_ups(),
        Field::Rate => Part::of(Group::Play, rate()),
        Field::TimeControl => Part::several(Group::Play, web::time_control, time_control::settings())
            .told(|_, it| it.regulations.time_control.clone()),
        Field::Laws => Part::of(Group::Play, laws()),
        Field::DefaultMinutes => Part::of(
            Group::Play,
            figure("default_minutes", web::default_minutes, 0..=MAX_DEFAULT_MINUTES, |it| {
                &mut it.regulations.default_minutes
            }),
        ),
        Field::Announced => announced::part(),
        Field::Chess960 => Part::of(Group::Play, chess960()).named(web::chess960),
        Field::Scoring => Part::several(
            Group::Points,
            web::scoring,
            vec![
                points("win", web::win, |it| &mut it.regulations.scoring.win).under(web::scoring),
                points("draw", web::draw, |it| &mut it.regulations.scoring.draw).under(web::scoring),
                points("loss", web::loss, |it| &mut it.regulations.scoring.loss).under(web::scoring),
            ],
        )
        .settled_by(|was, it| it.regulations.scoring = scoring(was.regulations.scoring, it.regulations.scoring))
        .told(|lang, it| values::scoring(lang, &it.regulations.scoring)),
        Field::ByeValue => Part::of(
            Group::Points,
            points("bye_points", web::bye_points, |it| &mut it.regulations.scoring.pairing_allocated_bye)
                .under(web::scoring),
        )
        .named(consequences::scoring_of_byes),
        Field::HalfPointByes => Part::of(
            Group::Points,
            figure("half_point_byes", web::half_point_byes, 0..=MAX_BYES, |it| &mut it.regulations.half_point_byes),
        ),
        Field::NoByesInLast => Part::of(
            Group::Points,
            figure("no_byes_in_last", web::no_byes_in_last, 0..=MAX_BYES, |it| &mut it.regulations.no_byes_in_last),
        ),
        Field::TieBreaks => {
            let [method, rating] = unrated::settings();
            Part::several(Group::Ranking, web::tie_breaks, vec![tie_breaks(), method, rating])
                .told(|lang, it| it.regulations.tie_breaks_written(common::list_comma(lang)))
        }
        Field::TieBreakEdition => Part::of(Group::Ranking, tie_break_edition()),
        Field::NationalRatings => ratings::method(),
        Field::PeriodRatings => ratings::of_periods(),
        Field::RatingLists => ratings::lists(),
        Field::Norms => ratings::norms(),
        Field::Prohibitions => Part::elsewhere(prohibitions::forbidden_pairs, |_, it| {
            let count = it.regulations.prohibitions.len();
            if count == 0 { String::new() } else { count.to_string() }
        }),
        Field::Seed => Part::elsewhere(consequences::seed, |_, it| it.regulations.seed.to_string()),
        Field::Mode => Part::elsewhere(consequences::kind_of_rules, |lang, it| {
            let is_so = it.regulations.mode_follows_system;
            if is_so { values::yes(lang) } else { values::no(lang) }.into()
        }),
    }
}

/// The menu's code of what was stands for all that the form has no field for.
fn system() -> Setting {
    let code = |system| registry::form(system).code;
    let setting = own(
        "system",
        web::system,
        move |it| Some(code(it.regulations.system).to_owned()),
        move |reading, it| {
            let chosen = reading.text("system");
            if chosen != code(it.regulations.system)
                && let Some(now) = reading.take(web::system, reader::code(chosen, &system_codes()))
            {
                it.regulations.system = now;
            }
        },
    );
    let setting = Setting { tell: Box::new(|lang, it| systems::name(lang, it.regulations.system).into()), ..setting };
    setting.or_kept().wide().offering(|lang, now| {
        let offered = registry::forms().filter(|form| form.is_offered || form.code == now);
        let mut offered: Vec<(String, String)> =
            offered.map(|form| (form.code.to_owned(), systems::name(lang, form.system).to_owned())).collect();
        if now.is_empty() {
            offered.push((String::new(), web::system_other(lang).into()));
        }
        offered
    })
}

/// An imported event may have more than we count; it keeps them.
fn rounds() -> Setting {
    let read = |text: &str, was: &u16| reader::number(text, 1..=MAX_ROUNDS.max(*was));
    typed("rounds", web::rounds, |it| &mut it.regulations.rounds, u16::to_string, read).figured().required()
}

/// What came with a file, line by line, is kept and not chosen.
fn acceleration() -> Setting {
    let options = [("none", Acceleration::None), ("baku", Acceleration::Baku)];
    let setting = own(
        "acceleration",
        web::acceleration,
        |it| {
            let code = match it.regulations.acceleration {
                Acceleration::None => "none",
                Acceleration::Baku => "baku",
                Acceleration::Listed(_) => "listed",
            };
            Some(code.into())
        },
        move |reading, it| {
            let is_listed = matches!(it.regulations.acceleration, Acceleration::Listed(_));
            let text = reading.text("acceleration");
            if !(is_listed && text == "listed") {
                let codes = options.each_ref().map(|(code, value)| (*code, value));
                let read = reader::code(text, &codes).cloned();
                it.regulations.acceleration = reading.take(web::acceleration, read).unwrap_or_default();
            }
        },
    );
    let tell = |lang, it: &mut Event| match it.regulations.acceleration {
        Acceleration::None => web::acceleration_none(lang).into(),
        Acceleration::Baku => web::acceleration_baku(lang).into(),
        Acceleration::Listed(_) => web::acceleration_listed(lang).into(),
    };
    let setting = Setting { tell: Box::new(tell), ..setting };
    setting.or_kept().shown_for(System::is_swiss).offering(|lang, now| {
        let listed = (now == "listed").then(|| ("listed", web::acceleration_listed(lang)));
        let all = [("none", web::acceleration_none(lang)), ("baku", web::acceleration_baku(lang))];
        all.into_iter().chain(listed).map(|(code, words)| (code.into(), words.into())).collect()
    })
}

fn numbering() -> Setting {
    menu(
        "numbering",
        web::numbering,
        |it| &mut it.regulations.numbering,
        [
            ("strength", Numbering::Strength, web::numbering_strength),
            ("lots", Numbering::Lots, web::numbering_lots),
            ("varma", Numbering::Varma, web::numbering_varma),
            ("by-hand", Numbering::ByHand, web::numbering_by_hand),
        ],
    )
}

fn equals() -> Setting {
    menu(
        "equals",
        web::equals,
        |it| &mut it.regulations.equals,
        [
            ("alphabet", Equals::Alphabet, web::equals_alphabet),
            ("fide-id", Equals::FideId, web::equals_fide_id),
            ("oldest", Equals::OldestFirst, web::equals_oldest),
            ("youngest", Equals::YoungestFirst, web::equals_youngest),
        ],
    )
}

/// Tables have the first colour from the numbers.
fn initial_colour() -> Setting {
    menu(
        "initial_colour",
        web::initial_colour,
        |it| &mut it.regulations.initial_colour,
        [
            ("lot", None, web::initial_colour_lot),
            ("white", Some(Colour::White), common::white),
            ("black", Some(Colour::Black), common::black),
        ],
    )
    .shown_for(|system| !system.is_predetermined())
}

fn parity() -> Setting {
    menu(
        "parity",
        web::parity,
        |it| &mut it.regulations.parity,
        [("participants", Parity::Participants, web::parity_participants), ("tpn", Parity::Tpn, web::parity_tpn)],
    )
    .wide()
    .shown_for(System::is_swiss)
}

fn rate() -> Setting {
    menu(
        "rate",
        web::rate_of_play,
        |it| &mut it.regulations.rate,
        [
            ("standard", Rate::Standard, web::rate_standard),
            ("rapid", Rate::Rapid, web::rate_rapid),
            ("blitz", Rate::Blitz, web::rate_blitz),
        ],
    )
}

/// The editions that can be chosen, and the event's own.
fn laws() -> Setting {
    typed("laws", web::laws_edition, |it| &mut it.regulations.laws, |laws| laws.as_str().to_owned(), reader::laws)
        .or_kept()
        .offering(|_, now| {
            let mut editions: Vec<&str> = reader::laws_of_play().into_iter().map(|(code, _)| code).collect();
            if !editions.contains(&now) {
                editions.push(now);
            }
            editions.into_iter().map(|edition| (edition.to_owned(), edition.to_owned())).collect()
        })
}

/// The seed is drawn once, and kept as long as the event is one of Chess960; it would tell the positions to come.
fn chess960() -> Setting {
    ticked(
        "chess960",
        web::chess960_drawn,
        |it| it.regulations.chess960.is_some(),
        |reading, it| {
            let was = it.regulations.chess960;
            it.regulations.chess960 = reading.is_ticked("chess960").then(|| was.unwrap_or_else(reading.new_seed));
        },
    )
}

/// Where win, draw and loss are other ones, forfeits and byes are worth what follows from them.
fn scoring(was: Scoring, now: Scoring) -> Scoring {
    let is_as_it_was = (now.win, now.draw, now.loss) == (was.win, was.draw, was.loss);
    if is_as_it_was { was } else { Scoring::of(now.win, now.draw, now.loss) }
}

fn tie_breaks() -> Setting {
    typed(
        "tie_breaks",
        web::tie_breaks,
        |it| &mut it.regulations.tie_breaks,
        |codes| codes.iter().map(Coded::as_str).collect::<Vec<_>>().join(" "),
        |text, was| reader::tie_breaks(text, was),
    )
    .drawn_as(Control::TieBreaks)
}

fn tie_break_edition() -> Setting {
    menu(
        "tie_break_edition",
        web::tie_break_edition,
        |it| &mut it.regulations.tie_break_edition,
        [("2026", TieBreakEdition::March2026, |_| "2026"), ("2024", TieBreakEdition::August2024, |_| "2024")],
    )
}

//! Prizes as organisers announce them: sentences of six languages are read, what is not understood is named with its place, and what
//! is written is read as it was.

use std::fmt::Write;

use super::common::held;
use sonneborn_exchange::Place;
use sonneborn_exchange::prizes::{Doubt, read, write};
use sonneborn_i18n::Lang;
use sonneborn_pairing::lots::Lots;
use sonneborn_tournament::player::Gender;
use sonneborn_tournament::prize::{Eligibility, PrizeCategory, PrizeFund, Sharing, amount};
use sonneborn_tournament::reader::{MAX_RATING, YEARS_OF_BIRTH};

const YEAR: Option<u16> = Some(2026);
/// Categories in the search.
const SEEDS: u64 = 300;

/// A category in a line, as a person checks it.
fn told(category: &PrizeCategory) -> String {
    let Eligibility { gender, born_from, born_until, rated_from, rated_until, federation, club, category: group } =
        &category.eligible;
    let range = |name: &str, from: &Option<u16>, until: &Option<u16>| {
        let end = |end: &Option<u16>| end.map_or_else(String::new, |end| end.to_string());
        (from.is_some() || until.is_some()).then(|| format!("{name} {}..{}", end(from), end(until)))
    };
    let text = |name: &str, text: &str| (!text.is_empty()).then(|| format!("{name} {text}"));
    let amounts: Vec<String> = category.amounts.iter().map(|one| amount((*one).into())).collect();
    let parts = [
        Some(category.name.clone()),
        Some(amounts.join(" ")),
        gender.map(|gender| format!("{gender:?}")),
        range("born", born_from, born_until),
        range("rated", rated_from, rated_until),
        text("of", federation),
        text("club", club),
        text("category", group),
        (category.sharing != Sharing::ByPlace).then(|| format!("{:?}", category.sharing)),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" | ")
}

/// Lines as they are announced, and what they say.
const SENTENCES: [(&str, &str); 22] = [
    ("Main: 1000, 500, 250.50", "Main | 1000 500 250.50"),
    ("Main: 1000 500 250; Hort", "Main | 1000 500 250 | Hort"),
    (
        "3 prizes of 300, 200, 100 for U18, best 3 women, rating 1800-2000, no doubles, Hort",
        "U18 women rating 1800-2000 | 300 200 100 | Female | born 2008.. | rated 1800..2000 | Hort",
    ),
    ("Youth: 2 prizes of 50; under 14", "Youth | 50 50 | born 2012.."),
    ("U1600: 100, 50", "U1600 | 100 50 | rated ..1599"),
    ("Seniors: 100 €; 65+; shared equally", "Seniors | 100 | born ..1961 | Equal"),
    ("Local: 100; federation NOR; club Bergen SK", "Local | 100 | of NOR | club Bergen SK"),
    ("Norway: 40; NOR", "Norway | 40 | of NOR"),
    ("Group B: 1st 90, 2nd 60; category B", "Group B | 90 60 | category B"),
    ("Club: 100; club \"Reds; Blues, and 3\"", "Club | 100 | club Reds; Blues, and 3"),
    ("Jugend: 3 Preise zu 30, 20, 10", "?column 18 zu"),
    ("Jugend: 3 Preise von 30, 20, 10 für U12", "Jugend | 30 20 10 | born 2014.."),
    (
        "Damen: 80; beste Frauen, Wertungszahl ab 1800 bis 2000, geteilt",
        "Damen | 80 | Female | rated 1800..2000 | Equal",
    ),
    ("Féminin: 2 prix de 60, 40 pour femmes, Elo moins de 1900", "Féminin | 60 40 | Female | rated ..1899"),
    ("Mujeres: 2 premios de 60, 40 para las mejores mujeres, menos de 1900", "Mujeres | 60 40 | Female | rated ..1899"),
    ("Девушки: 2 приза 60, 40 для девушки до 16 лет, поровну", "Девушки | 60 40 | Female | born 2010.. | Equal"),
    (
        "女子：前3名 300、200、100；女子；等级分1800-2000；平分",
        "女子 | 300 200 100 | Female | rated 1800..2000 | Equal",
    ),
    ("少年：100；18岁以下", "少年 | 100 | born 2008.."),
    ("B组：100；2000分以下", "B组 | 100 | rated ..2000"),
    ("Born: 10; born 2008–2010", "Born | 10 | born 2008..2010"),
    ("Women: 10", "Women | 10 | Female"),
    ("Women: 10; everybody", "Women | 10"),
];

#[test]
fn sentences_are_read() {
    for (line, expected) in SENTENCES {
        let found = match read(line, YEAR) {
            Ok(read) => read.categories.iter().map(told).collect::<Vec<_>>().join(" + "),
            Err(wrong) => {
                let told = wrong.iter().map(|one| format!("?column {} {}", one.place.column, one.text));
                told.collect::<Vec<_>>().join(" ")
            }
        };
        assert_eq!(found, expected, "{line}");
    }
}

/// The same lines with a word left out, said twice, put elsewhere or written otherwise, each with what is read then.
#[test]
fn changed_sentences_are_read_as_they_were() {
    const OTHERS: [&str; 18] = [
        "0",
        "1",
        "2",
        "3",
        "99",
        "100",
        "2000",
        "3000",
        "1950-2010",
        "2010-1950",
        "1800+",
        "-1800",
        "U8",
        "U99",
        "65+",
        ",",
        ";",
        "\"x\"",
    ];
    let (mut out, mut lots) = (String::new(), Lots::new(30));
    for (line, _) in SENTENCES {
        for _ in 0..12 {
            let mut words: Vec<&str> = line.split(' ').collect();
            let (at, to) = (lots.below(words.len()), lots.below(words.len()));
            match lots.below(5) {
                0 => drop(words.remove(at)),
                1 => words.insert(to, words[at]),
                2 => words.swap(at, to),
                _ => words[at] = OTHERS[lots.below(OTHERS.len())],
            }
            let (text, year) = (words.join(" "), YEAR.filter(|_| lots.below(9) > 0));
            let _ = match read(&text, year) {
                Ok(read) => {
                    let all: Vec<String> = read.categories.iter().map(told).collect();
                    let lang = Lang::ALL[lots.below(Lang::ALL.len())];
                    let written: Vec<String> = read.categories.iter().map(|one| write(one, lang, year)).collect();
                    let (all, written, rest) =
                        (all.join(" + "), written.join(" + "), (read.currency, read.several_each));
                    writeln!(out, "{text}\n  {all} {rest:?}\n  {written}")
                }
                Err(wrong) => {
                    let all = wrong.iter().map(|one| format!("{:?} {} {:?}", one.place.column, one.text, one.doubt));
                    writeln!(out, "{text}\n  ? {}", all.collect::<Vec<_>>().join(", "))
                }
            };
        }
    }
    held("tests/exchange/held/prizes.txt", &out);
}

#[test]
fn what_holds_for_all_categories_is_no_category() {
    let told = read("Main: 300 EUR, 200\n\nno doubles\n", YEAR).expect("understood");
    assert_eq!((told.categories.len(), told.several_each, told.currency.as_deref()), (1, Some(false), Some("EUR")));
    let told = read("Main: €300; doubles allowed", YEAR).expect("understood");
    assert_eq!((told.several_each, told.currency.as_deref()), (Some(true), Some("€")));
}

#[test]
fn a_name_that_says_how_many_and_who_is_a_condition_too() {
    let told = |text: &str| read(text, YEAR).expect("understood").categories[0].eligible.gender;
    assert_eq!(told("best 2 women: 50, 30"), Some(Gender::Female));
    assert_eq!(told("3 best: 50, 30, 20"), None);
}

#[test]
fn what_is_not_understood_is_named_with_its_place() {
    for (text, year, place, doubt) in [
        ("Main: 300 much", YEAR, (1, 11), Doubt::Unknown),
        ("Main: 300\nU12: 50; for the tallest", YEAR, (2, 18), Doubt::Unknown),
        ("Main: 300,200", YEAR, (1, 7), Doubt::TightComma),
        ("Main: 499,50", YEAR, (1, 7), Doubt::TightComma),
        ("Main: 3 prizes of 300, 200", YEAR, (1, 7), Doubt::Count { said: 3, found: 2 }),
        ("300, 200", YEAR, (1, 1), Doubt::NameMissing),
        ("Youth: 300; U12", None, (1, 13), Doubt::NoYear),
        ("Strong: 300; rating 2000-1800", YEAR, (1, 21), Doubt::OutOfRange),
        ("Strong: 300; rating 9000+", YEAR, (1, 21), Doubt::OutOfRange),
        ("Main: -5", YEAR, (1, 7), Doubt::Unknown),
        ("Main: 99999999", YEAR, (1, 7), Doubt::Unknown),
        ("Main: 1.000", YEAR, (1, 7), Doubt::Unknown),
        ("Far: 300; federation XXX", YEAR, (1, 11), Doubt::Unknown),
        ("Club: 300; club", YEAR, (1, 12), Doubt::Unknown),
    ] {
        let wrong = read(text, year).expect_err(text);
        let (line, column) = place;
        assert_eq!((wrong[0].place, wrong[0].doubt), (Place { line, column }, doubt), "{text}: {wrong:?}");
    }
}

/// Whatever a fund has, its lines in any language are read as it is.
#[test]
fn what_is_written_is_read_as_it_was() {
    let names = ["Open", "U18", "Women", "Ж", "a: b", "\"x\"", "rating 2000", "1st", "最佳女子", "Hort"];
    let texts = ["", "Bergen", "Reds; Blues", "a \"b\" c", "women", "300", "平分", "SK 1900, e.V."];
    for seed in 0..SEEDS {
        let mut lots = Lots::new(seed);
        let mut some = |from: u16, to: u16| {
            let mut one = || from + u16::try_from(lots.below(usize::from(to - from) + 1)).expect("small");
            let mut two = [one(), one()];
            two.sort_unstable();
            two.map(|one| (lots.below(2) == 0).then_some(one))
        };
        let [born_from, born_until] = some(*YEARS_OF_BIRTH.start(), *YEARS_OF_BIRTH.end());
        let [rated_from, rated_until] = some(0, MAX_RATING);
        let category = PrizeCategory {
            name: names[lots.below(names.len())].into(),
            amounts: (0..lots.below(4)).map(|_| u32::try_from(lots.below(1_000_000)).expect("small")).collect(),
            sharing: [Sharing::ByPlace, Sharing::Equal, Sharing::Hort][lots.below(3)],
            eligible: match lots.below(3) {
                0 => Eligibility::default(),
                _ => Eligibility {
                    gender: [None, Some(Gender::Female), Some(Gender::Male)][lots.below(3)],
                    born_from,
                    born_until,
                    rated_from,
                    rated_until,
                    federation: ["", "NOR", "XXX"][lots.below(3)].into(),
                    club: texts[lots.below(texts.len())].into(),
                    category: texts[lots.below(texts.len())].into(),
                },
            },
        };
        for lang in Lang::ALL {
            let line = write(&category, lang, YEAR);
            let back = read(&line, YEAR).unwrap_or_else(|wrong| panic!("seed {seed}: {line}: {wrong:?}"));
            let fund = PrizeFund { categories: back.categories, ..PrizeFund::default() };
            assert_eq!(fund.categories, std::slice::from_ref(&category), "seed {seed}: {line}");
        }
    }
}

//! What may be typed into each field, what is said of what may not, and the classes of the tie-breaks of C.07.

use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::descriptor::{Code, Descriptor};
use sonneborn_tournament::details::Official;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::{Birth, Gender, PlayerData, Ratings, Title};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::reader::{
    self, Allowed, MAX_BOARD, MAX_K, MAX_NAME_LETTERS, MAX_RATING, MAX_ROUNDS, MAX_TEXT_LETTERS, Unreadable,
};

const YEAR: u16 = 2026;

/// What is shown of a value that cannot be read: forty letters, and whether there are more.
#[test]
fn a_value_that_cannot_be_read_is_shown_with_its_first_forty_letters() {
    let shown = |letters: usize| {
        let refused = reader::number(&"ü".repeat(letters), 1_u16..=MAX_BOARD).expect_err("no number");
        assert_eq!(refused.allowed, Allowed::Number { least: 1, most: 9999 });
        refused.value
    };
    assert_eq!(shown(40), "ü".repeat(40));
    assert_eq!(shown(41), format!("{}…", "ü".repeat(40)));
}

fn read<T>(read: Result<T, Unreadable>) -> Result<T, Allowed> {
    read.map_err(|why| why.allowed)
}

#[test]
fn each_field_reads_what_it_takes_and_says_what_it_would() {
    assert_eq!([" 1 ", "9999"].map(|text| reader::number(text, 1..=MAX_BOARD)), [Ok(1), Ok(9999)]);
    for wrong in ["0", "10000", "", "1.5"] {
        let allowed = Allowed::Number { least: 1, most: 9999 };
        assert_eq!(read(reader::number(wrong, 1..=MAX_BOARD)), Err(allowed), "{wrong}");
    }
    assert_eq!(reader::number("-300", i32::MIN..=0), Ok(-300));
    assert_eq!(read(reader::fide_id("1503014")), Ok(FideId::new(1_503_014).expect("a number")));
    assert_eq!(read(reader::fide_id("0")), Err(Allowed::Number { least: 1, most: 99_999_999_999 }));
    let bye = |text: &str| read(reader::bye(text));
    assert_eq!([bye("h"), bye(""), bye("F")], [Ok(Some(Bye::HalfPoint)), Ok(None), Ok(Some(Bye::FullPoint))]);
    assert_eq!(bye("X"), Err(Allowed::Codes(vec!["H", "Z", "F", "U"])));
    let result = |text: &str| read(reader::result(text));
    assert_eq!([result("="), result(" ")], [Ok(Some(GameResult::Draw)), Ok(None)]);
    assert!(matches!(result("2-0"), Err(Allowed::Codes(codes)) if codes.len() == GameResult::ALL.len()));
    let most = Points::whole(20);
    assert_eq!(["20", "0"].map(|text| read(reader::points(text))), [Ok(most), Ok(Points::ZERO)]);
    for wrong in ["20.01", "-0.5", "x"] {
        assert_eq!(read(reader::points(wrong)), Err(Allowed::Points { most }), "{wrong}");
    }
    let amount = |text: &str| read(reader::amount(text));
    let too_much = Err(Allowed::Amount { most: 10_000_000 });
    assert_eq!([amount("10000000"), amount("0"), amount("0.01")], [Ok(1_000_000_000), Ok(0), Ok(1)]);
    assert_eq!([amount("10000000.01"), amount("-0.01")], [too_much.clone(), too_much]);
    let fee = |text: &str| read(reader::fee(text)).map(|fee| fee.to_string());
    let currency = "X".repeat(20);
    assert_eq!(fee("EUR 10000000"), Ok("10000000 EUR".into()));
    assert_eq!(fee(&format!("5 {currency}")), Ok(format!("5 {currency}")));
    for wrong in ["10000000.01 EUR".to_owned(), format!("5 {currency}X"), "EUR".into()] {
        assert_eq!(fee(&wrong), Err(Allowed::Fee { most: 10_000_000 }), "{wrong}");
    }
    let name = "X".repeat(MAX_NAME_LETTERS);
    assert!(reader::reduction(&format!("{name}: 5 %")).is_ok());
    for wrong in [format!("{name}X: 5 %"), "Juniors".into()] {
        assert_eq!(read(reader::reduction(&wrong)).map(drop), Err(Allowed::Reduction), "{wrong}");
    }
    assert_eq!(read(reader::zone(" Europe/Bucharest ")).map(|zone| zone.name()), Ok("Europe/Bucharest"));
    assert_eq!(read(reader::zone("Europe")).map(drop), Err(Allowed::Zone));
    assert_eq!(read(reader::tint(" #d63a1e ")).map(|tint| tint.to_string()), Ok("#d63a1e".into()));
    assert_eq!(read(reader::tint("red")).map(drop), Err(Allowed::Colour));
}

#[test]
fn days_and_births_lie_in_years_in_which_somebody_plays() {
    let day = |text: &str| read(reader::day(text)).map(|day| day.to_string());
    assert_eq!([day("1850-01-01"), day(" 2150-12-31 ")], [Ok("1850-01-01".into()), Ok("2150-12-31".into())]);
    assert_eq!([day("1849-12-31"), day("2151-01-01")], [Err(Allowed::Day), Err(Allowed::Day)]);
    let month = |text: &str| read(reader::month(text)).map(|day| day.to_string());
    assert_eq!([month("2026-11"), month("2026-11-26")], [Ok("2026-11-01".into()), Ok("2026-11-26".into())]);
    assert_eq!(month("2026"), Err(Allowed::Month));
    let moment = |text: &str| read(reader::moment(text)).map(|at| at.to_string());
    for (text, at) in [
        ("2026-11-22 14:30", Ok("2026-11-22 14:30:00")),
        ("2026-11-22T14:30", Ok("2026-11-22 14:30:00")),
        ("2026-11-22", Ok("2026-11-22 00:00:00")),
        ("2026-11-22 25:00", Err(Allowed::Moment)),
        ("", Err(Allowed::Moment)),
    ] {
        assert_eq!(moment(text), at.map(str::to_owned), "{text}");
    }
    let birth = |text: &str| read(reader::birth(text, YEAR)).map(|birth| birth.year);
    assert_eq!([birth("1900"), birth("2026-11-22")], [Ok(1900), Ok(2026)]);
    let until = Err(Allowed::Birth { until: YEAR });
    assert_eq!([birth("1899"), birth("2027"), birth("soon")], [until.clone(), until.clone(), until]);
}

#[test]
fn codes_lists_and_officials_keep_what_stood_there() {
    assert_eq!(reader::federation("", "NOR"), Ok(String::new()));
    assert_eq!(read(reader::federation("XYZ", "NOR")), Err(Allowed::Federation));
    assert_eq!([reader::title("gm"), reader::title("WF")], [Ok(Title::Gm), Ok(Title::Wfm)]);
    assert!(matches!(read(reader::title("AIM")), Err(Allowed::Codes(codes)) if codes.len() == 8));
    assert_eq!([reader::gender("male"), reader::gender(" female ")], [Ok(Gender::Male), Ok(Gender::Female)]);
    assert_eq!(read(reader::gender("m")), Err(Allowed::Codes(vec!["male", "female"])));
    let codes: Vec<&str> = reader::laws_of_play().iter().map(|(code, _)| *code).collect();
    assert!(codes.first() == Some(&"2023") && !codes.contains(&"qq"), "the newest first, and no club’s: {codes:?}");
    let was = Coded::written("2023");
    assert!(reader::laws(" 2018 ", &was).is_ok() && reader::laws("1066", &was).is_err());
    let list = |text: &str, was: &[Coded<Descriptor>]| {
        reader::tie_breaks(text, was).map(|list| list.iter().map(|code| code.as_str().to_owned()).collect::<Vec<_>>())
    };
    assert_eq!(list("bh, sb;win\tde", &[]), Ok(["BH", "SB", "WIN", "DE"].map(str::to_owned).to_vec()));
    let official = |text: &str| {
        read(reader::official(text, &[])).map(|one| (one.name, one.federation, one.fide_id.map(FideId::number)))
    };
    let told = |federation: &str, fide_id| Ok(("IA Kovač, Ivo".to_owned(), federation.to_owned(), fide_id));
    assert_eq!(official("IA Kovač, Ivo; CRO; 14500000"), told("CRO", Some(14_500_000)));
    assert_eq!(official("IA Kovač, Ivo;14500000;cro;"), told("CRO", Some(14_500_000)));
    assert_eq!(official("IA Kovač, Ivo"), told("", None));
    for wrong in ["CROA", "C1O", "CR"] {
        assert_eq!(official(&format!("IA Kovač, Ivo; {wrong}")), Err(Allowed::Official), "{wrong}");
    }
    assert_eq!(official("Doe; 0"), Err(Allowed::Number { least: 1, most: 99_999_999_999 }));
    let known = [Official { federation: "XXX".into(), ..Official::default() }];
    assert!(reader::official("Doe; XXX", &known).is_ok_and(|doe| doe.federation == "XXX"));
    let name = "X".repeat(MAX_NAME_LETTERS);
    assert_eq!(reader::name(&format!(" {name} ")), Ok(name.clone()));
    assert_eq!(read(reader::name(&format!("{name}X"))), Err(Allowed::Text { letters: MAX_NAME_LETTERS }));
    assert_eq!(read(reader::name("  ")), Err(Allowed::Something));
    assert_eq!(read(reader::line("a\tb", 9)), Err(Allowed::Line));
    assert_eq!(reader::text("a\n\tb\r", 9), Ok("a\n\tb".into()));
}

/// A change of one field to something that nobody may type, and the field that is told.
type Wrong = (fn(&mut PlayerData), &'static str);

const WRONG: [Wrong; 22] = [
    (|data| data.name = " ".into(), "name"),
    (|data| data.latin_name = "a\nb".into(), "latin_name"),
    (|data| data.period_ratings.extend([(RoundNo(0), 2000)]), "period_ratings"),
    (|data| data.period_ratings.extend([(RoundNo(MAX_ROUNDS), MAX_RATING + 1)]), "period_ratings"),
    (|data| data.other_title = "a\nb".into(), "title"),
    (|data| data.birth = Some(Birth { year: YEAR + 1, month_day: None }), "birth"),
    (|data| data.federation = "XYZ".into(), "federation"),
    (|data| data.national_id = "a\nb".into(), "national_id"),
    (|data| data.club = "a\nb".into(), "club"),
    (|data| data.category = "a\nb".into(), "category"),
    (|data| data.rating = Some(MAX_RATING + 1), "rating"),
    (|data| data.rating_source = "a\nb".into(), "rating_source"),
    (|data| data.ratings.standard = Some(MAX_RATING + 1), "ratings.standard"),
    (|data| data.ratings.rapid = Some(MAX_RATING + 1), "ratings.rapid"),
    (|data| data.ratings.blitz = Some(MAX_RATING + 1), "ratings.blitz"),
    (|data| data.ratings.national = Some(MAX_RATING + 1), "ratings.national"),
    (|data| data.estimate = Some(MAX_RATING + 1), "estimate"),
    (|data| data.k = Some(MAX_K + 1), "k"),
    (|data| data.phone = "a\nb".into(), "phone"),
    (|data| data.paid = "a\nb".into(), "paid"),
    (|data| data.reduction = "a\nb".into(), "reduction"),
    (|data| data.note = "a".repeat(MAX_TEXT_LETTERS + 1), "note"),
];

#[test]
fn each_field_of_a_player_is_asked_about_unless_it_stood_there() {
    let name = "X".repeat(MAX_NAME_LETTERS);
    let most = Some(MAX_RATING);
    let good = PlayerData {
        name: name.clone(),
        club: name,
        birth: Birth::parse("1900"),
        federation: "NOR".into(),
        rating: most,
        ratings: Ratings { standard: most, rapid: most, blitz: most, national: most },
        period_ratings: [(RoundNo(1), MAX_RATING), (RoundNo(MAX_ROUNDS), 0)].into(),
        estimate: most,
        k: Some(MAX_K),
        note: "a\n".repeat(MAX_TEXT_LETTERS / 2),
        ..PlayerData::default()
    };
    assert_eq!(reader::player(&good, &PlayerData::default(), YEAR), []);
    for (change, field) in WRONG {
        let mut wrong = good.clone();
        change(&mut wrong);
        let told: Vec<&str> = reader::player(&wrong, &good, YEAR).iter().map(|(field, _)| *field).collect();
        assert_eq!(told, [field]);
        assert_eq!(reader::player(&wrong, &wrong, YEAR), [], "{field} stays");
        assert_eq!(reader::player(&wrong, &PlayerData::default(), YEAR).len(), 1, "{field}");
    }
}

/// C.07: a tie-break is one of teams (art. 12, 13), among the tied (6, 13.3), by ratings (10), of tables (9.2), of Buchholz (8), or one
/// of the extended Sonneborn-Berger (13.2).
#[test]
fn each_tie_break_is_of_the_classes_of_its_article() {
    for code in Code::ALL.iter().copied() {
        let article = code.article();
        let chapter = article.split('.').next().unwrap_or_default();
        let told = [
            (code.is_for_teams(), ["12", "13"].contains(&chapter)),
            (code.is_among_the_tied(), article == "6" || article == "13.3"),
            (code.is_of_ratings(), chapter == "10"),
            (code.is_of_tables(), article == "9.2"),
            (code.is_of_buchholz(), chapter == "8"),
            (code.is_extended_sonneborn_berger(), article == "13.2"),
        ];
        assert!(told.iter().all(|(is_so, by_article)| is_so == by_article), "{}: {told:?}", code.name());
    }
    let lower = |text: &str| text.parse::<Descriptor>().expect("a tie-break").lower_is_better();
    let [tpn, tpn_reversed, rating, reversed] = ["TPN", "TPN/R", "RTNG", "RTNG/R"].map(lower);
    assert_eq!([tpn, tpn_reversed, rating, reversed], [true, false, false, true]);
    assert_eq!(["BC", "DE", "EDE", "BH", "WIN"].map(lower), [true, true, true, false, false]);
}

//! Identifiers, dates, rates and codes of a file are kept as they were given: a column never takes what belongs into another, and
//! nothing is invented where a file says nothing.

use sonneborn_exchange::trf::report::{FieldName, Remark};
use sonneborn_exchange::trf::{self, Output, TrfImport, Version};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::descriptor::Descriptor;
use sonneborn_tournament::regulations::{Rate, RatingChoice};
use sonneborn_tournament::statement::Statement;

fn read(lines: &[&str]) -> TrfImport {
    trf::read(lines.join("\n").as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn written(import: &TrfImport, version: Version) -> String {
    let tournament = Tournament::of_import(&import.imported);
    trf::write(&Statement::of(&tournament), &Output { version, program: "test", ..Output::default() })
}

/// The columns of the FIDE ID in the lines of record 001.
fn ids(text: &str) -> Vec<String> {
    let players = text.lines().filter(|line| line.starts_with("001"));
    players.map(|line| line.chars().skip(57).take(11).collect::<String>().trim().to_owned()).collect()
}

const TWO: [&str; 3] = [
    "012 Hall Cup",
    "001    1 m    A, A                              2000 ESP                           0.0    1",
    "001    2 m    B, B                              1900 ESP     1500001               0.0    2",
];

#[test]
fn a_national_number_never_stands_in_the_columns_of_the_fide_id() {
    let mut import = read(&TWO);
    import.imported.players[0].data.national_id = "555".into();
    for version in [Version::Trf16, Version::Trf26] {
        let text = written(&import, version);
        assert_eq!(ids(&text), ["", "1500001"], "{text}");
        let again = read(&text.lines().collect::<Vec<_>>());
        let data = &again.imported.players[0].data;
        assert_eq!((data.fide_id, data.national_id.as_str()), (None, "555"), "{text}");
        // Its record says nothing beside the event's own figures, and is not kept a second time.
        assert!(data.national_records.is_empty(), "{:?}", data.national_records);
    }
}

#[test]
fn a_date_that_is_read_one_column_off_is_no_other_day() {
    let at = |column: usize| format!("{}{}", "132".to_owned() + &" ".repeat(column - 4), "25/09/13");
    let right = at(92);
    let import = read(&[TWO[0], &right, TWO[1], TWO[2]]);
    assert_eq!(import.imported.details.schedule.len(), 1);
    for column in [91, 93] {
        let off = at(column);
        let import = read(&[TWO[0], &off, TWO[1], TWO[2]]);
        assert!(import.imported.details.schedule.is_empty(), "{:?}", import.imported.details.schedule);
        let is_told = |remark: &Remark| matches!(remark, Remark::Dropped { field: FieldName::RoundDate, .. });
        let note = import.notes.iter().find(|note| is_told(&note.remark)).expect("it is told");
        assert_eq!(note.place.map(|place| place.line), Some(2));
    }
}

#[test]
fn no_date_is_invented() {
    // Which number of the second is the year nobody says; it is no day of the year 13.
    let short = read(&[TWO[0], "042 10.09.13", TWO[1], TWO[2]]);
    assert_eq!(short.imported.details.start, None);
    assert!(short.notes.iter().any(|note| note.place.is_some_and(|place| place.line == 2)));
    let import = read(&[TWO[0], "042 24/09/2010", TWO[1], TWO[2]]);
    assert!(import.notes.iter().any(|note| matches!(note.remark, Remark::Dropped { field: FieldName::Date, .. })));
    for version in [Version::Trf16, Version::Trf26] {
        let text = written(&import, version);
        assert!(!text.contains("042") && !text.contains("052"), "{text}");
    }
}

#[test]
fn the_time_control_decides_the_rate_of_play() {
    for (name, control, rate) in [
        ("012 Hall Cup", "222 900+10", Rate::Rapid),
        ("012 Blitz Cup", "222 900+10", Rate::Rapid),
        ("012 Rapid Cup", "222 5400+30", Rate::Standard),
        ("012 Hall Cup", "222 180+2", Rate::Blitz),
        ("012 Rapid Cup", "222 as announced", Rate::Rapid),
        ("012 Hall Cup", "122 15 minutes", Rate::Standard),
    ] {
        let import = read(&[name, control, TWO[1], TWO[2]]);
        assert_eq!(import.imported.regulations.rate, rate, "{name} {control}");
        // Another name is told, not followed.
        let is_told = import.notes.iter().any(|note| matches!(note.remark, Remark::RateContradicted { .. }));
        let is_other = ["Blitz", "Rapid"].iter().any(|word| name.contains(word)) && control.starts_with("222 5400");
        assert_eq!(is_told, is_other || name.contains("Blitz"), "{name} {control}");
    }
}

#[test]
fn a_method_without_a_federation_and_codes_of_tie_breaks_are_kept() {
    for (line, choice) in [("172 NIDOF", RatingChoice::Nidof), ("172 FIDON", RatingChoice::Fidon)] {
        let import = read(&[TWO[0], line, TWO[1], TWO[2]]);
        let told = import.imported.regulations.national_ratings.clone().expect("it is known");
        assert_eq!((told.choice, told.federation.as_str()), (choice, ""));
        assert!(!import.notes.iter().any(|note| matches!(note.remark, Remark::Dropped { .. })), "{:?}", import.notes);
        let again = read(&written(&import, Version::Trf26).lines().collect::<Vec<_>>());
        assert_eq!(again.imported.regulations.national_ratings, import.imported.regulations.national_ratings);
    }
    // As C.07 spells it, also where no file said so.
    let own = Coded::of("mpvgp".parse::<Descriptor>().expect("a code"));
    assert_eq!(own.as_str(), "MPvGP");
    let import = read(&[TWO[0], "202 BH/C1,SB", TWO[1], TWO[2]]);
    assert!(written(&import, Version::Trf26).contains("202 BH/C1,SB"));
    let mixed = read(&[TWO[0], "202 MPvGP,DE", TWO[1], TWO[2]]);
    assert!(written(&mixed, Version::Trf26).contains("202 MPvGP,DE"));
}

/// What national lists say of a player otherwise than record 001 (name order, title, day of birth, region), of whatever federation.
#[test]
fn national_records_are_kept_whole() {
    type Said<'a> = (&'a str, u16, &'a str, &'a str, u16, &'a str, &'a str, &'a str);
    let line = |(code, number, title, name, rating, place, id, birth): Said, points: &str| {
        let line = format!("{code} {number:>4} w{title:>3} {name:<33} {rating:>4} {place:<3} {id:<11} {birth}{points}");
        line.trim_end().to_owned()
    };
    let meant = [
        line(("ESP", 1, "MN", "Ana Garcia Lopez", 2050, "CAT", "J12345", "1987/07/05"), ""),
        line(("FRA", 1, "m", "Garcia, Ana", 1990, "IDF", "X00017", "1987/07/05"), ""),
        line(("FRA", 2, "", "Benoit, Carla", 1850, "FRA", "K54321", "1989/03/02"), ""),
    ];
    let first = line(("001", 1, "WFM", "Garcia, Ana", 2000, "ESP", "    2200001", "1987/00/00"), "  0.0    1");
    let second = line(("001", 2, "", "Benoit, Carla", 1800, "FRA", "    2200002", "1989/03/02"), "  0.0    2");
    let lines = ["012 Hall Cup", "032 ESP", "172 ESP NRO", &first, &meant[0], &meant[1], &second, &meant[2]];
    let import = read(&lines);
    let players = &import.imported.players;
    let known = |place: usize| (players[place].data.ratings.national, players[place].data.national_id.as_str());
    // The list of the event's federation decides; who is not in it has the number of their own.
    assert_eq!((known(0), known(1)), ((Some(2050), "J12345"), (Some(1850), "K54321")));
    let nationals = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| line.starts_with("ESP") || line.starts_with("FRA"));
        lines.map(|line| line.trim_end().to_owned()).collect()
    };
    for version in [Version::Trf16, Version::Trf26] {
        let text = written(&import, version);
        assert_eq!(nationals(&text), meant, "{text}");
        let again = read(&text.lines().collect::<Vec<_>>());
        assert_eq!(nationals(&written(&again, version)), meant);
    }
    // A rating that is corrected in the event stands in the record of its list, and in no other.
    let mut corrected = import.clone();
    corrected.imported.players[0].data.ratings.national = Some(2075);
    let ratings = |text: &str| nationals(text).iter().map(|line| line[48..52].to_owned()).collect::<Vec<_>>();
    assert_eq!(ratings(&written(&corrected, Version::Trf26)), ["2075", "1990", "1850"]);
}

/// A ruler of digits above the players is no name of the event.
#[test]
fn a_ruler_of_digits_is_no_record() {
    let ruler = "0123456789".repeat(10);
    let import = read(&[TWO[0], &ruler, TWO[1], TWO[2]]);
    assert_eq!(import.imported.details.name, "Hall Cup");
    let told =
        import.notes.iter().find(|note| matches!(note.remark, Remark::UnknownRecord { .. })).expect("it is told");
    assert_eq!(told.place.map(|place| place.line), Some(2));
    assert!(written(&import, Version::Trf26).contains(&ruler), "it is kept");
}

//! What a file of SWAR says of a player, field by field.

use super::super::foreign::{has, read};
use super::codes::{unreadable, with_first};
use super::differing;
use super::made::{Swar, V6, V7};
use sonneborn_exchange::foreign::report::Remark;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{PlayerId, Tpn};
use sonneborn_tournament::player::Gender;
use sonneborn_tournament::points::Points;

#[test]
fn what_stands_of_a_player() {
    for (sex, gender) in [(0, None), (1, Some(Gender::Male)), (2, Some(Gender::Female)), (3, None)] {
        let (player, import) = with_first(|player| player.sex = sex);
        assert_eq!(player.gender, gender, "{sex}");
        assert_eq!(unreadable(&import, "[JOUEURS] 11 Sexe", "3"), sex == 3);
    }
    // Belgium's federation and its leagues, codes of FIDE, and what is neither.
    for (country, federation) in [
        ("FRBE", "BEL"),
        ("KBSB", "BEL"),
        ("FEFB", "BEL"),
        ("VSF", "BEL"),
        ("SVDB", "BEL"),
        ("ned", "NED"),
        ("", ""),
        ("NE", ""),
        ("N3D", ""),
        ("NEDX", ""),
    ] {
        let (player, import) = with_first(|player| player.country = country);
        assert_eq!(player.federation, federation, "{country}");
        let told = unreadable(&import, "[JOUEURS] 11 Pays", country);
        assert_eq!(told, federation.is_empty() && !country.is_empty(), "{country}");
    }
    for (birth, date) in [
        ("20010517", Some("2001/05/17")),
        ("20010000", Some("2001/00/00")),
        ("17/05/2001", Some("2001/05/17")),
        ("19000101", None),
        ("", None),
        ("20011317", None),
        ("2001051", None),
    ] {
        let (player, import) = with_first(|player| player.birth = birth);
        assert_eq!(player.birth.map(|date| date.to_string()).as_deref(), date, "{birth}");
        let is_wrong = date.is_none() && !["", "19000101"].contains(&birth);
        assert_eq!(unreadable(&import, "[JOUEURS] 11 Dnaiss", birth), is_wrong, "{birth}");
    }
    // The place in the first list a hundredfold, and the one in the second behind it; small numbers are older.
    for (number, category) in [
        (0, Some("")),
        (1, Some("-14")),
        (2, Some("-16")),
        (100, Some("-14")),
        (102, Some("-14 # -1800")),
        (200, Some("-16")),
        (201, Some("-16 # -1600")),
        (99, None),
        (300, None),
        (-100, None),
    ] {
        let (player, import) = with_first(|player| player.category = number);
        assert_eq!(player.category, category.unwrap_or_default(), "{number}");
        let told = unreadable(&import, "[JOUEURS] 11 CatIndex", &if number == 99 { 9_900 } else { number }.to_string());
        assert_eq!(told, category.is_none(), "{number}");
    }
    let mut event = Swar { category_kind: 0, ..Swar::event(V6) };
    assert_eq!(read(&event.bytes()).imported.players[0].data.category, "", "an event without categories");
    for (kind, is_known) in [(-1, false), (0, true), (5, true), (6, false)] {
        event.category_kind = kind;
        assert_eq!(unreadable(&read(&event.bytes()), "[CATEGORIES]", &kind.to_string()), !is_known, "{kind}");
    }
}

#[test]
fn ratings_and_ids_of_a_player() {
    for (ratings, expected) in [
        ([2050, 2100], (Some(2100), Some(2050))),
        ([0, 2100], (Some(2100), None)),
        ([2050, 0], (None, Some(2050))),
        ([65_535, -1], (None, Some(65_535))),
        ([65_536, 2100], (Some(2100), None)),
    ] {
        let (player, import) = with_first(|player| player.ratings = ratings);
        assert_eq!((player.rating, player.ratings.national), expected, "{ratings:?}");
        assert_eq!(unreadable(&import, "[JOUEURS] 11 Elo", "65536"), ratings[0] == 65_536, "{ratings:?}");
        assert_eq!(unreadable(&import, "[JOUEURS] 11 EloFide", "-1"), ratings[1] == -1, "{ratings:?}");
    }
    for (id, expected) in [(0, None), (205_494, FideId::new(205_494)), (-7, None)] {
        let (player, import) = with_first(|player| player.fide_id = id);
        assert_eq!(player.fide_id, expected);
        assert_eq!(unreadable(&import, "[JOUEURS] 11 MatFide", "-7"), id == -7);
    }
    // From version 7 on there is one rating, FIDE's where there is an ID.
    let mut event = Swar::event(V7);
    event.players[0].fide_id = 0;
    let player = &read(&event.bytes()).imported.players[0].data;
    assert_eq!((player.rating, player.ratings.national), (None, Some(2050)));
}

/// Quarters of a point, a hundred points at most; none beside the games of a table, nor where results have points of their own.
#[test]
fn points_of_a_player() {
    for (quarters, is_read) in [(400, true), (-400, true), (401, false), (-401, false)] {
        let (_, import) = with_first(|player| player.quarters = quarters);
        assert_eq!(unreadable(&import, "[JOUEURS] 11 Points", &quarters.to_string()), !is_read, "{quarters}");
        assert_eq!(differing(&import).contains(&Tpn(2)), is_read, "{quarters}");
    }
    for (kind, extra, kept) in [
        (0, 2, Some(50)),
        (0, -1, Some(-25)),
        (0, 400, Some(10_000)),
        (0, 401, None),
        // Everybody against everybody; a win three points, a draw two.
        (4, 2, None),
        (3, 2, None),
    ] {
        let mut event = Swar { kind, rounds: 7, ..Swar::event(V6) };
        event.players[0].extra = extra;
        let import = read(&event.bytes());
        let kept = kept.map(Points::from_hundredths);
        let found: Vec<_> = import.imported.adjustments.iter().map(|one| (one.player, one.round, one.points)).collect();
        assert_eq!(
            found,
            kept.map(|points| (PlayerId(0), None, points)).into_iter().collect::<Vec<_>>(),
            "{kind} {extra}"
        );
        let told = kept.is_some_and(|points| has(&import, "", Remark::BonusKept { player: Tpn(2), points }));
        assert_eq!(told, kept.is_some(), "{kind} {extra}");
        let left_out = has(&import, "[JOUEURS] ExtraPts", Remark::FieldLeftOut { players: 1 });
        assert_eq!(left_out, kept.is_none(), "{kind} {extra}");
    }
}

/// The colour of the first by number in round 1, as the file has it: drawn, unless the round was paired otherwise.
#[test]
fn the_initial_colour_is_that_of_the_first_round() {
    use Colour::{Black, White};
    for (colour, first_has, expected) in [
        (0, Some(White), Some(White)),
        (0, Some(Black), None),
        (1, Some(White), None),
        (1, Some(Black), Some(Black)),
        (0, None, Some(White)),
        (1, None, Some(Black)),
        (2, Some(White), None),
    ] {
        let mut event = Swar { colour, ..Swar::event(V6) };
        match first_has {
            Some(White) => {}
            Some(Black) => (event.players[1].lines[0].4, event.players[4].lines[0].4) = (-1, 1),
            None => event.players.iter_mut().for_each(|player| player.lines.clear()),
        }
        let import = read(&event.bytes());
        assert_eq!(import.imported.regulations.initial_colour, expected, "{colour} {first_has:?}");
        let told = unreadable(&import, "[TOURNOI] ApparOrder", &colour.to_string());
        assert_eq!(told, expected.is_none() && colour < 2, "{colour} {first_has:?}");
        // In a table nobody draws for it.
        let table = read(&Swar { kind: 4, rounds: 7, ..event }.bytes());
        assert_eq!(table.imported.regulations.initial_colour, None);
        assert!(!unreadable(&table, "[TOURNOI] ApparOrder", &colour.to_string()));
    }
}

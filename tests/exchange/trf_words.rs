//! Every word that a tournament report file has for what an event goes by: scorings, dates, rates of play, kinds of event; and greatest
//! numbers at exactly that number.

use super::trf_defects::{fault, player, read, remarks};
use super::trf_signs::tells;
use sonneborn_exchange::trf::report::{Defect, FieldName, Remark};
use sonneborn_exchange::trf::{self, Output, TrfImport, Version};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{Rate, RatingChoice};
use sonneborn_tournament::scoring::Scoring;
use sonneborn_tournament::statement::Statement;

/// A sound event of one player, with further lines.
fn with(lines: &[&str]) -> TrfImport {
    let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).chain([player("1", "", "")]).collect();
    read(&lines).unwrap_or_else(|faults| panic!("{lines:?}: {faults:?}"))
}

/// Record 162, JaVaFo's XXS and bbpPairings' lines: a code with 7, and what is worth 7 then, of all that has a value.
#[test]
fn codes_of_scorings() {
    let seven = Points::whole(7);
    let (win, draw) = (["win", "forfeit win", "full-point bye"], ["draw", "half-point bye"]);
    // The bye of the pairing is a win where nothing is said of it.
    let with_bye = ["win", "forfeit win", "full-point bye", "pairing-allocated bye"];
    let absent = ["forfeit loss", "zero-point bye"];
    for (line, of) in [
        ("162  W 7.0", &with_bye[..]),
        ("162  w 7.0", &with_bye),
        ("162  P 1.0    W 7.0", &win),
        ("162  D 7.0", &draw),
        ("162  L 7.0", &["loss"]),
        ("162  A 7.0", &absent),
        ("162  P 7.0", &["pairing-allocated bye"]),
        ("XXS W=7", &with_bye),
        ("XXS w=7 pab=1", &win),
        ("XXS D=7", &draw),
        ("XXS L=7", &["loss"]),
        ("XXS WW=7 FW=1 FPB=1 PAB=1", &["win"]),
        ("XXS BW=7 FW=1 FPB=1 PAB=1", &["win"]),
        ("XXS WD=7 HPB=0.5", &["draw"]),
        ("XXS BD=7 HPB=0.5", &["draw"]),
        ("XXS WL=7", &["loss"]),
        ("XXS BL=7", &["loss"]),
        ("XXS ZPB=7", &["zero-point bye"]),
        ("XXS HPB=7", &["half-point bye"]),
        ("XXS FPB=7", &["full-point bye"]),
        ("XXS PAB=7", &["pairing-allocated bye"]),
        ("XXS FW=7", &["forfeit win"]),
        ("XXS FL=7", &["forfeit loss"]),
        ("BBW  7.0", &with_bye),
        ("BBD  7.0", &draw),
        ("BBL  7.0", &["loss"]),
        ("BBZ  7.0", &["zero-point bye"]),
        ("BBF  7.0", &["forfeit loss"]),
        ("BBU  7.0", &["pairing-allocated bye"]),
    ] {
        let scoring = with(&[line]).imported.regulations.scoring;
        let values = |scoring: Scoring| {
            [
                ("win", scoring.win),
                ("draw", scoring.draw),
                ("loss", scoring.loss),
                ("forfeit win", scoring.forfeit_win),
                ("forfeit loss", scoring.forfeit_loss),
                ("pairing-allocated bye", scoring.pairing_allocated_bye),
                ("half-point bye", scoring.half_point_bye),
                ("full-point bye", scoring.full_point_bye),
                ("zero-point bye", scoring.zero_point_bye),
            ]
        };
        for ((name, value), (_, standard)) in values(scoring).into_iter().zip(values(Scoring::STANDARD)) {
            assert_eq!(value, if of.contains(&name) { seven } else { standard }, "{line}: {name}");
        }
    }
    for (line, text) in [("162  Q 7.0", "Q"), ("XXS QQ=7", "QQ=7"), ("XXS 7", "7")] {
        let defect = Defect::Unreadable { field: FieldName::Scoring, text: text.into() };
        assert_eq!(fault(&[line.into(), player("1", "", "")]).2, defect, "{line}");
    }
    // The most that the columns of 162 hold.
    for (points, is_read) in [("99.9", true), ("99.91", false), ("100", false)] {
        let lines = [format!("BBW {points}"), player("1", "", "")];
        assert_eq!(read(&lines).is_ok(), is_read, "{points}");
    }
    // An open game counts as a draw: another worth has no place.
    for (line, is_told) in [("162  X 0.5", false), ("162  X 1.0", true), ("162  D 1.0    X 1.0", false)] {
        let told = with(&[line]).notes.iter().any(
            |note| matches!(&note.remark, Remark::Dropped { field: FieldName::Scoring, text } if text.starts_with('X')),
        );
        assert_eq!(told, is_told, "{line}");
    }
    // Values by colour that agree say nothing.
    for (line, is_told) in [("XXS WW=3 BW=3", false), ("XXS WD=1 BD=2", true), ("XXS BL=1 WL=0.5", true)] {
        assert_eq!(tells(&with(&[line]), &Remark::ScoringByColour), is_told, "{line}");
    }
}

/// Records that say something once: what stands there, and what is read.
#[test]
fn words_of_header_records() {
    for (text, day) in [
        ("2026/05/01", Some("2026-05-01")),
        ("2026-05-01", Some("2026-05-01")),
        ("01.05.2026", Some("2026-05-01")),
        ("2026.05.01", Some("2026-05-01")),
        ("1850/01/01", Some("1850-01-01")),
        ("1849/12/31", None),
        ("10.09.13", None),
        ("May 2026", None),
    ] {
        for code in ["042", "052"] {
            let import = with(&[&format!("{code} {text}")]);
            let details = &import.imported.details;
            let found = if code == "042" { details.start } else { details.end };
            assert_eq!(found.map(|day| day.to_string()).as_deref(), day, "{text}");
            let told = Remark::Dropped { field: FieldName::Date, text: text.into() };
            assert_eq!(tells(&import, &told), day.is_none(), "{text}");
        }
    }
    for (text, name, id) in [
        ("Doe, Jo 1500001", "Doe, Jo", FideId::new(1_500_001)),
        ("Doe, Jo  100000", "Doe, Jo", FideId::new(100_000)),
        ("Doe, Jo 99999", "Doe, Jo 99999", None),
        ("Doe, Jo", "Doe, Jo", None),
    ] {
        let official = with(&[&format!("102 {text}")]).imported.details.chief_arbiter;
        assert_eq!((official.name.as_str(), official.fide_id), (name, id), "{text}");
    }
    // A second chief arbiter is a deputy.
    let details = with(&["102 Doe, Jo", "102 Roe, Al", "112 Poe, Ed"]).imported.details;
    let deputies: Vec<&str> = details.deputies.iter().map(|one| one.name.as_str()).collect();
    assert_eq!((details.chief_arbiter.name.as_str(), deputies), ("Doe, Jo", vec!["Roe, Al", "Poe, Ed"]));
    for (line, colour) in [
        ("152 W", Some(Colour::White)),
        ("152 b", Some(Colour::Black)),
        ("152 w", Some(Colour::White)),
        ("152 B", Some(Colour::Black)),
        ("XXC white1", Some(Colour::White)),
        ("XXC rank BLACK1", Some(Colour::Black)),
        ("XXC rank", None),
    ] {
        let import = with(&[line]);
        assert_eq!(import.imported.regulations.initial_colour, colour, "{line}");
        assert_eq!(tells(&import, &Remark::PairingByRank), line.contains("rank"), "{line}");
    }
    for (line, text) in [("152 X", "X"), ("XXC white", "white")] {
        let defect = Defect::Unreadable { field: FieldName::InitialColour, text: text.into() };
        assert_eq!(fault(&[line.into(), player("1", "", "")]).2, defect);
    }
    for (text, federation, choice) in [
        ("NOR FIDE", "NOR", Some(RatingChoice::Fide)),
        ("nor nro", "NOR", Some(RatingChoice::Nro)),
        ("FIDON", "", Some(RatingChoice::Fidon)),
        ("NOR NIDOF", "NOR", Some(RatingChoice::Nidof)),
        ("NOR HBFN", "NOR", Some(RatingChoice::Hbfn)),
        ("NOR LBFN", "NOR", Some(RatingChoice::Lbfn)),
        ("NOR OTHER", "NOR", Some(RatingChoice::Other)),
        ("NOR", "", None),
        ("NOR FIDE NRO", "", None),
        ("NOR SWE FIDE", "", None),
    ] {
        let import = with(&[&format!("172 {text}")]);
        let national = import.imported.regulations.national_ratings.as_ref();
        assert_eq!(
            national.map(|one| (one.federation.as_str(), one.choice)),
            choice.map(|choice| (federation, choice))
        );
        let told = Remark::Dropped { field: FieldName::StartingRank, text: text.into() };
        assert_eq!(tells(&import, &told), choice.is_none(), "{text}");
    }
}

/// Players, rated players and teams as they are counted, and what stands behind the number.
#[test]
fn counts_of_header_records() {
    for (line, field, counted, rest) in [
        ("062 1", None, 0, ""),
        ("062 2", Some((FieldName::Players, 2)), 1, ""),
        ("062 1 (12)", None, 0, "(12)"),
        ("072 1", None, 0, ""),
        ("072 0", Some((FieldName::RatedPlayers, 0)), 1, ""),
        ("082 0", None, 0, ""),
        ("082 3", Some((FieldName::Teams, 3)), 0, ""),
        ("082", None, 0, ""),
        ("062 one", None, 0, "one"),
    ] {
        let import = with(&[line]);
        let found = import.notes.iter().find_map(|note| match note.remark {
            Remark::CountDiffers { field, stated, counted } => Some((field, stated, counted)),
            _ => None,
        });
        assert_eq!(found, field.map(|(field, stated)| (field, stated, counted)), "{line}");
        let told = Remark::Dropped { field: FieldName::Players, text: rest.into() };
        assert_eq!(tells(&import, &told), !rest.is_empty(), "{line}");
    }
}

/// The rate of play by record 222, where 60 moves with the increment take more than 10 minutes, or 60 and more (B.02 art. 1); else by
/// words.
#[test]
fn rates_of_play() {
    for (lines, rate, contradicts) in [
        (&["222 3600"][..], Rate::Standard, false),
        (&["222 3599"], Rate::Rapid, false),
        (&["222 660"], Rate::Rapid, false),
        (&["222 600"], Rate::Blitz, false),
        (&["222 180+2"], Rate::Blitz, false),
        (&["222 900+10"], Rate::Rapid, false),
        (&["222 5400+30", "012 Blitz Cup"], Rate::Standard, true),
        (&["222 180+2", "012 Rapid Cup"], Rate::Blitz, true),
        (&["222 180+2", "012 Blitz Cup"], Rate::Blitz, false),
        (&["222 180+2", "012 Cup"], Rate::Blitz, false),
        (&["012 Cup"], Rate::Standard, false),
        (&["012 BLITZ Cup"], Rate::Blitz, false),
        (&["092 Individual: rapid"], Rate::Rapid, false),
        (&["122 Schnellschach"], Rate::Rapid, false),
        (&["012 超快棋"], Rate::Blitz, false),
        (&["012 超快"], Rate::Blitz, false),
        (&["012 快棋"], Rate::Rapid, false),
        (&["222 soon", "012 Blitz"], Rate::Blitz, false),
    ] {
        let import = with(lines);
        assert_eq!(import.imported.regulations.rate, rate, "{lines:?}");
        let told = import.notes.iter().any(|note| matches!(note.remark, Remark::RateContradicted { .. }));
        assert_eq!(told, contradicts, "{lines:?}");
    }
}

/// Which lines make an event one of teams: record 192 before all, else the words of 092 beside teams, else the new record of teams.
#[test]
fn what_makes_an_event_of_teams() {
    let (old, new) = (
        "013 Alpha                              1",
        "310   1 Alpha                                                             1",
    );
    for (lines, is_of_teams) in [
        (&["192 FIDE_TEAM"][..], true),
        (&["192 fide_team"], true),
        (&["192 FIDE_DUTCH", new], false),
        (&["192 FIDE_DUTCH", "092 Team", old], false),
        (&[new], true),
        (&[old], false),
        (&["092 Team: Swiss", old], true),
        (&["092 Team: Swiss"], false),
        (&["092 Individual", old], false),
        (&["092 团体赛", old], true),
        (&["092 團體賽", old], true),
        (&[], false),
    ] {
        let import = with(lines);
        assert_eq!(import.imported.regulations.teams.is_some(), is_of_teams, "{lines:?}");
        // Of old records beside new ones only the new ones are taken, and the old ones told.
        let both: Vec<&str> = lines.iter().copied().chain([old]).collect();
        let is_beside = is_of_teams && both.contains(&new);
        if is_beside {
            let import = with(&both);
            assert_eq!((import.imported.teams.len(), tells(&import, &Remark::OldTeamRecords)), (1, true), "{both:?}");
        }
    }
}

#[test]
fn greatest_numbers_of_rounds_and_faults() {
    let one = || player("1", "", "");
    // Rounds from 1 to 99, in every record that names one.
    for record in [
        "142 {}",
        "XXR {}",
        "240 H {:>3}    1",
        "250       1.0 {:>3}  99    1    1",
        "250       1.0   1 {:>3}    1    1",
        "260 {:>3}  99    1",
        "260   1 {:>3}    1",
    ] {
        for (round, is_one) in [("1", true), ("99", true), ("0", false), ("100", false)] {
            let line = record.replace("{:>3}", &format!("{round:>3}")).replace("{}", round);
            let found = read(&[line.clone(), one()]);
            assert_eq!(found.is_ok(), is_one, "{line}");
            let Err(faults) = found else { continue };
            let is_too_great = matches!(&faults[0].defect, Defect::TooGreat { text, limit: 99, .. } if text == "100");
            assert_eq!(is_too_great, round == "100", "{line}: {faults:?}");
        }
    }
    // Of points beyond the usual, round 0 is the whole event.
    for (round, is_one) in [("  0", true), ("   ", true), (" 99", true), ("100", false)] {
        assert_eq!(read(&[format!("299           0.5  {round}    1"), one()]).is_ok(), is_one, "{round}");
    }
    // 99 rounds have columns in a player's record.
    let rounds = |count: usize| player("1", "", &"0000 - Z  ".repeat(count));
    assert!(read(&[rounds(99)]).is_ok());
    let limit = Defect::TooGreat { field: FieldName::Rounds, text: "100".into(), limit: 99 };
    assert_eq!(fault(&[rounds(100)]).2, limit);
    // A hundred faults are told, and that there are more.
    for (count, told) in [(99, 99), (100, 100), (101, 101), (300, 101)] {
        let lines: Vec<String> = std::iter::repeat_n("142 x".to_owned(), count).chain([one()]).collect();
        let faults = read(&lines).expect_err("faults");
        assert_eq!(faults.len(), told, "{count}");
        assert_eq!(faults.iter().filter(|fault| fault.defect == Defect::More).count(), told.saturating_sub(100));
        assert!(faults[..told.min(100)].iter().all(|fault| fault.defect != Defect::More), "it is the last");
    }
}

/// Rounds that the file has, and what record 142 and the dates of 132 say.
#[test]
fn numbers_of_rounds() {
    let game = [player("1", "", "   2 w 1"), player("2", "", "   1 b 0")];
    let dates = format!("132 {:<87}26/05/01  26/05/02  26/05/03", "");
    for (lines, rounds, remark) in [
        (&[][..], 1, Some(Remark::RoundsAssumed { rounds: 1 })),
        (&["142 1"], 1, None),
        (&["142 5"], 5, None),
        (&[dates.as_str()], 3, Some(Remark::RoundsAssumed { rounds: 3 })),
        (&[dates.as_str(), "142 2"], 2, None),
    ] {
        let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).chain(game.clone()).collect();
        let import = read(&lines).expect("sound");
        assert_eq!(import.imported.regulations.rounds, rounds, "{lines:?}");
        let told = import
            .notes
            .iter()
            .find(|note| matches!(note.remark, Remark::RoundsAssumed { .. } | Remark::MoreRoundsThanStated { .. }));
        assert_eq!(told.map(|note| &note.remark), remark.as_ref(), "{lines:?}");
    }
    let two = ["142 1".to_owned(), player("1", "", "   2 w 1     2 b 1"), player("2", "", "   1 b 0     1 w 0")];
    assert!(remarks(&two).contains(&Remark::MoreRoundsThanStated { stated: 1, found: 2 }));
}

/// Each record that only TRF26 has makes the file one; small letters of titles are of TRF06.
#[test]
fn versions_by_their_records() {
    for code in (0..1000).map(|code| format!("{code:03}")) {
        let line = format!("{code} x");
        let is_26 =
            [142, 152, 162, 172, 182, 192, 202, 212, 222, 240, 250, 260, 299, 300, 310, 320, 330, 352, 362, 801, 802]
                .contains(&code.parse().expect("a number"));
        // What stands in the record is another matter.
        if let Ok(import) = read(&[line, player("1", "", "")])
            && code != "001"
        {
            assert_eq!(import.version, if is_26 { Version::Trf26 } else { Version::Trf16 }, "{code}");
        }
    }
    let sound =
        ["142 3", "152 W", "162  W 1.0", "240 H   1    1", "250       1.0   1   1    1    1", "260   1   1    1"];
    assert!(sound.iter().all(|line| with(&[line]).version == Version::Trf26));
    let title = |title: &str| player("1", "", "").replacen("m    ", &format!("m{title:>3} "), 1);
    for (written, version) in [("GM", Version::Trf16), ("g", Version::Trf06), ("", Version::Trf16)] {
        assert_eq!(read(&[title(written)]).expect("sound").version, version, "{written}");
    }
}

#[test]
fn lost_characters_and_other_encodings_are_told() {
    let told = |bytes: &[u8]| {
        let import = trf::read(bytes).expect("sound");
        let is = |meant: fn(&Remark) -> bool| import.notes.iter().any(|note| meant(&note.remark));
        (is(|remark| matches!(remark, Remark::Encoding { .. })), is(|remark| *remark == Remark::CharactersLost))
    };
    let text = format!("012 Königs Wusterhausen\n{}", player("1", "", ""));
    let (latin, _, _) = encoding_rs::WINDOWS_1252.encode(&text);
    assert_eq!(told(text.as_bytes()), (false, false));
    assert_eq!(told(&latin), (true, false));
    // A mark that says UTF-8, and bytes that are none.
    assert_eq!(told(&[b"\xef\xbb\xbf", &latin[..]].concat()), (false, true));
}

/// The free round of an odd table is no bye (C.05 Annex 1), also where it is to come.
#[test]
fn a_table_has_no_byes_of_the_pairing() {
    for (system, is_kept) in [("FIDE_ROUNDROBIN", false), ("FIDE_DUTCH", true)] {
        let lines = [
            format!("192 {system}"),
            "142 3".to_owned(),
            "240 U   2    2".to_owned(),
            "240 H   3    2".to_owned(),
            player("1", "", "   2 w 1"),
            player("2", "", "   1 b 0"),
            player("3", "", "0000 - U"),
        ];
        let imported = read(&lines).expect("sound").imported;
        let byes: Vec<Bye> = imported.rounds[0].byes.iter().map(|(_, bye)| *bye).collect();
        assert_eq!(byes, if is_kept { vec![Bye::PairingAllocated] } else { vec![] }, "{system}");
        let asked: Vec<(u16, Bye)> =
            imported.players[1].requested_byes.iter().map(|(round, bye)| (round.0, *bye)).collect();
        let of_pairing = is_kept.then_some((2, Bye::PairingAllocated));
        assert_eq!(asked, of_pairing.into_iter().chain([(3, Bye::HalfPoint)]).collect::<Vec<_>>(), "{system}");
        assert_eq!(imported.players[0].requested_byes.get(&RoundNo(2)), None);
    }
}

/// Tie-breaks stand in record 202; in 212 where the points have a place among them, or stand alone.
#[test]
fn records_of_tie_breaks() {
    for (codes, line) in [
        (&[][..], "212 PTS"),
        (&["BH"], "202 BH"),
        (&["BH", "DE"], "202 BH,DE"),
        (&["PTS", "BH"], "212 PTS,BH"),
        (&["BH", "PTS", "DE"], "212 BH,PTS,DE"),
    ] {
        let mut imported = with(&[]).imported;
        imported.regulations.tie_breaks = codes.iter().map(|code| Coded::written(code)).collect();
        let event = Tournament::of_import(&imported);
        let text = trf::write(&Statement::of(&event), &Output { version: Version::Trf26, ..Output::default() });
        let found: Vec<&str> = text.lines().filter(|line| line.starts_with("202") || line.starts_with("212")).collect();
        assert_eq!(found, [line]);
    }
}

/// Record 001 states the sum of what its rounds are worth, whatever stands in them: each kind has a worth of its own here.
#[test]
fn points_are_the_sum_of_what_each_round_is_worth() {
    let worth = "XXS W=7 D=3 L=1 ZPB=2 HPB=4 FPB=8 PAB=5 FW=6 FL=0.5";
    for (own, other, points) in [
        ("   2 w 1", "   1 b 0", ["7.0", "1.0"]),
        ("   2 w =", "   1 b =", ["3.0", "3.0"]),
        ("   2 w +", "   1 b -", ["6.0", "0.5"]),
        ("   2 w -", "   1 b -", ["0.5", "0.5"]),
        ("0000 - U", "0000 - F", ["5.0", "8.0"]),
        ("0000 - H", "0000 - Z", ["4.0", "2.0"]),
        // Who has nothing in a round was not there.
        ("        ", "0000 - Z", ["2.0", "2.0"]),
    ] {
        let differ = |points: [&str; 2]| {
            // A round is one by its games.
            let played = [player("3", "7.0", "   4 w 1"), player("4", "1.0", "   3 b 0")];
            let ours = [player("1", points[0], own), player("2", points[1], other)];
            let lines = [vec![worth.to_owned(), "XXR 1".into()], ours.into(), played.into()].concat();
            let told = remarks(&lines).into_iter().filter_map(|remark| match remark {
                Remark::PointsDiffer { player, computed, .. } => Some((player.0, computed.decimal())),
                _ => None,
            });
            told.collect::<Vec<_>>()
        };
        assert_eq!(differ(points), [], "{own}, {other}");
        let computed = [(1, points[0]), (2, points[1])].map(|(number, points)| (number, points.to_owned()));
        assert_eq!(differ(["9.5", "9.5"]), computed, "{own}, {other}");
    }
}

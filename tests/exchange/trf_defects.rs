//! Broken files: each is answered with the line, the column and the reason, and files that are only odd are mended.

use sonneborn_exchange::trf::report::{Defect, FieldName, Remark};
use sonneborn_exchange::trf::{self, TrfImport};
use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::points::Points;

/// A player's record with its rounds; what the test is not about is filled in.
pub fn player(number: &str, points: &str, rounds: &str) -> String {
    format!("001 {number:>4} m    {:<33} 1800 FRA                        {points:>4} {:>4}  {rounds}", "Doe, Jo", "")
}

pub fn read(lines: &[String]) -> Result<TrfImport, Vec<trf::report::Fault>> {
    trf::read(lines.join("\n").as_bytes())
}

/// The only fault, with its line and column.
pub fn fault(lines: &[String]) -> (u32, u32, Defect) {
    let faults = read(lines).expect_err("the file is broken");
    assert_eq!(faults.len(), 1, "{faults:?}");
    (faults[0].place.line, faults[0].place.column, faults[0].defect.clone())
}

pub fn remarks(lines: &[String]) -> Vec<Remark> {
    read(lines).expect("the file can be mended").notes.into_iter().map(|note| note.remark).collect()
}

#[test]
fn a_result_worth_more_than_its_columns_hold_is_refused() {
    let lines = ["162  W 1.0    D 0.5    L 0.0    P2055".to_owned(), player("1", "", "")];
    let (line, column, defect) = fault(&lines);
    assert_eq!((line, column), (1, 34));
    assert_eq!(defect, Defect::Unreadable { field: FieldName::Scoring, text: "2055".into() });
}

#[test]
fn an_absence_of_record_162_is_a_forfeit_loss_and_a_bye_without_points() {
    let lines = ["162  W 3.0    D 1.0    L 0.5    A 0.2".to_owned(), player("1", "", "")];
    let scoring = read(&lines).expect("sound").imported.regulations.scoring;
    assert_eq!(scoring.forfeit_loss, Points::from_hundredths(20));
    assert_eq!(scoring.zero_point_bye, Points::from_hundredths(20));
    assert_eq!(scoring.loss, Points::HALF, "a game that was lost is another thing");
}

#[test]
fn of_values_by_colour_whites_is_taken_whichever_stands_first() {
    for line in ["XXS WW=3 BW=2", "XXS BW=2 WW=3"] {
        let file = read(&[line.to_owned(), player("1", "", "")]).expect("it can be mended");
        assert_eq!(file.imported.regulations.scoring.win, Points::from_hundredths(300), "{line}");
        assert!(file.notes.iter().any(|note| note.remark == Remark::ScoringByColour), "{line}: the other is told");
    }
}

#[test]
fn files_without_players_are_refused() {
    for bytes in [&b""[..], b"\n\n", b"012 A name\n042 2026/05/01\n", &[0xff; 4000]] {
        let faults = trf::read(bytes).expect_err("no players");
        assert_eq!(faults[0].defect, Defect::NoPlayers);
    }
}

#[test]
fn fifty_megabytes_of_noise_get_an_answer() {
    let mut state = 1_u64;
    let mut byte = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (state >> 56) as u8
    };
    let noise: Vec<u8> = (0..50 * 1024 * 1024).map(|_| byte()).collect();
    let limit = Defect::TooLarge { limit_bytes: trf::MAX_BYTES };
    assert_eq!(trf::read(&noise).expect_err("too large")[0].defect, limit);
    assert!(trf::read(&noise[..trf::MAX_BYTES / 8]).is_err());
}

#[test]
fn numbers_stand_once() {
    let lines = [player("1", "0.0", ""), player("1", "0.0", "")];
    assert_eq!(fault(&lines), (2, 5, Defect::NumberTwice { number: Tpn(1), first_line: 1 }));
    assert_eq!(fault(&[player("", "0.0", "")]), (1, 5, Defect::Missing(FieldName::StartingNumber)));
    let unreadable = Defect::Unreadable { field: FieldName::StartingNumber, text: "x1".into() };
    assert_eq!(fault(&[player("x1", "0.0", "")]), (1, 7, unreadable));
}

#[test]
fn results_agree_with_their_mirror() {
    let (one, two) = (Tpn(1), Tpn(2));
    let round = RoundNo(1);
    let contradiction = |own, other| Defect::Contradiction { round, player: one, opponent: two, own, other, line: 2 };
    for (white, black, defect) in [
        ("   2 w 1", "   1 b 1", contradiction('1', '1')),
        ("   2 w =", "   1 b 1", contradiction('=', '1')),
        ("   2 w U", "   1 b 0", contradiction('U', '0')),
        ("   2 w 1", "   1 w 0", Defect::SameColour { round, player: one, opponent: two, line: 2 }),
        ("   2 - 1", "   1 - 0", Defect::NoColours { round, player: one, opponent: two }),
        ("   2 w 1", "0000 - Z", Defect::NotMirrored { round, player: one, opponent: two, line: 2 }),
        ("   1 w 1", "", Defect::OwnOpponent { round }),
        ("   7 w 1", "", Defect::NoSuchPlayer { number: 7 }),
        ("  2x w 1", "", Defect::Unreadable { field: FieldName::Opponent, text: "2x".into() }),
    ] {
        let (line, _, found) = fault(&[player("1", "", white), player("2", "", black)]);
        assert_eq!((line, found), (1, defect), "{white} / {black}");
    }
}

#[test]
fn unreadable_marks_are_named_with_their_column() {
    let result = Defect::Unreadable { field: FieldName::Result, text: "&".into() };
    assert_eq!(fault(&[player("1", "0.0", "0000 - Z  0000 - &")]), (1, 109, result));
    let colour = Defect::Unreadable { field: FieldName::Colour, text: "s".into() };
    assert_eq!(fault(&[player("1", "0.0", "0000 s Z")]), (1, 97, colour));
    let points = Defect::Unreadable { field: FieldName::Points, text: "abc".into() };
    assert_eq!(fault(&[player("1", "abc", "")]), (1, 82, points));
}

#[test]
fn shifted_lines_are_not_half_read() {
    let found = fault(&[player("1", "0.0", "  3 w 1")]);
    assert_eq!(found, (1, 96, Defect::OutOfColumn { text: "w".into() }));
}

#[test]
fn records_of_lists_name_players_who_are_there() {
    for (record, column) in [("240 H 001    9", 14), ("260 001 002    1    9", 21), ("XXZ 9", 5), ("XXP 1 9", 7)] {
        let found = fault(&[player("1", "0.0", ""), record.to_owned()]);
        assert_eq!(found, (2, column, Defect::NoSuchPlayer { number: 9 }), "{record}");
    }
    let rounds = Defect::TooGreat { field: FieldName::Rounds, text: "100".into(), limit: 99 };
    assert_eq!(fault(&[player("1", "0.0", ""), "142 100".into()]), (2, 5, rounds));
}

#[test]
fn truncated_lines_are_read_as_far_as_they_go() {
    let whole = player("1", "1.0", "   2 w 1");
    let mirror = player("2", "0.0", "   1 b 0");
    for end in 0..whole.len() {
        // Any answer is right but a panic; a line that lost its round must not leave half a game.
        if let Ok(import) = trf::read(format!("{}\n{mirror}", &whole[..end]).as_bytes()) {
            assert!(import.imported.rounds.iter().all(|round| round.games.iter().all(|game| game.result.is_some())));
        }
    }
}

#[test]
fn odd_results_are_mended_and_told() {
    let (player_1, opponent, round) = (Tpn(1), Tpn(2), RoundNo(1));
    for (white, black, result, remark) in [
        (
            "   2 w +",
            "   1 b 0",
            GameResult::WhiteWinsByForfeit,
            Remark::ForfeitFromOneSide { round, player: player_1, opponent },
        ),
        (
            "   2 w 1",
            "   1 b  ",
            GameResult::WhiteWins,
            Remark::ResultFromOpponent { round, player: opponent, opponent: player_1 },
        ),
        (
            "   2 w +",
            "0000 - Z",
            GameResult::WhiteWinsByForfeit,
            Remark::ForfeitWithoutMirror { round, player: player_1, opponent },
        ),
        (
            "   2 - +",
            "   1 - -",
            GameResult::WhiteWinsByForfeit,
            Remark::ColoursAssumed { round, white: player_1, black: opponent },
        ),
    ] {
        let lines = [player("1", "", white), player("2", "", black)];
        let import = read(&lines).expect("the file can be mended");
        assert_eq!(import.imported.rounds[0].games[0].result, Some(result));
        assert!(import.notes.iter().any(|note| note.remark == remark), "{:?}", import.notes);
    }
}

#[test]
fn points_beside_the_sum_are_told_and_another_scoring_is_found() {
    let lines = [player("1", "1.5", "   2 w 1"), player("2", "0.0", "   1 b 0")];
    let differs = Remark::PointsDiffer { player: Tpn(1), stated: Points::halves(3), computed: Points::ONE };
    assert!(remarks(&lines).contains(&differs));
    let lines = [
        player("1", "3.0", "   2 w 1"),
        player("2", "0.0", "   1 b 0"),
        player("3", "1.0", "   4 w ="),
        player("4", "1.0", "   3 b ="),
    ];
    let import = read(&lines).expect("nothing is wrong");
    assert_eq!(import.imported.regulations.scoring.win, Points::whole(3));
}

#[test]
fn byes_are_read_in_every_manner() {
    let lines = [
        player("1", "1.0", "0000 - +            0000 - H"),
        player("2", "1.0", "   3 w 1            0000 - Z"),
        player("3", "0.0", "   2 b 0"),
        "240 F 004    3".into(),
        "XXZ 2".into(),
        "XXR 5".into(),
    ];
    let imported = read(&lines).expect("nothing is wrong").imported;
    assert_eq!(imported.rounds.len(), 1);
    assert_eq!(imported.rounds[0].byes.len(), 1);
    assert_eq!(imported.rounds[0].byes[0].1, Bye::PairingAllocated);
    let byes = |index: usize| imported.players[index].requested_byes.clone().into_iter().collect::<Vec<_>>();
    assert_eq!(byes(0), [(RoundNo(3), Bye::HalfPoint)]);
    assert_eq!(byes(1), [(RoundNo(2), Bye::ZeroPoint), (RoundNo(3), Bye::ZeroPoint)]);
    assert_eq!(byes(2), [(RoundNo(4), Bye::FullPoint)]);
}

#[test]
fn line_ends_marks_and_encodings_make_no_difference() {
    let text = format!(
        "012 Königs Wusterhausen Schnellschach für Jürgen Groß\n{}\n{}\n",
        player("1", "1.0", "   2 w 1").replace("Doe, Jo", "Müller "),
        player("2", "0.0", "   1 b 0")
    );
    let expected = trf::read(text.as_bytes()).expect("nothing is wrong").imported;
    assert_eq!(expected.players[0].data.name, "Müller");
    let (latin, _, _) = encoding_rs::WINDOWS_1252.encode(&text);
    for bytes in [
        text.replace('\n', "\r\n").into_bytes(),
        text.replace('\n', "\r").into_bytes(),
        format!("\u{feff}{text}").into_bytes(),
        latin.into_owned(),
    ] {
        assert_eq!(trf::read(&bytes).expect("nothing is wrong").imported, expected);
    }
}

#[test]
fn columns_in_bytes_are_recognised() {
    // A program that pads to bytes: the name takes one column less on paper than in the file.
    let aligned = player("1", "1.0", "   2 w 1").replace("Doe, Jo  ", "Müller  ");
    let lines = [aligned, player("2", "0.0", "   1 b 0")];
    let import = read(&lines).expect("the columns are found");
    assert_eq!(import.imported.players[0].data.name, "Müller");
    assert_eq!(import.imported.players[0].data.rating, Some(1800));
    assert!(import.notes.iter().any(|note| note.remark == Remark::ColumnsInBytes));
}

/// A Swiss tournament as lichess writes it while round 3 goes on.
const LICHESS: &str = "\
012 Practice on fire
022 https://lichess.org/swiss/McR22p4L
032 Lichess
042 Dec 10, 2020
052 Dec 11, 2020
062 4
092 Individual: Swiss-System
102 https://lichess.org/swiss
XXR 5
XXC black1
001    3       cid                              1700                             1.0          1 w 0     4 b 1     2 w Z
001    1       ann                              1985                             2.0          3 b 1     2 w 1     4 b Z
001    2       bob                              1937                             0.5              H     1 b 0     3 b Z
001    4       dan                              1600                             1.0              U     3 w 0     1 w Z
";

#[test]
fn a_file_of_lichess_is_read_and_each_of_its_faults_told_with_its_line() {
    let import = trf::read(LICHESS.as_bytes()).expect("lichess's files are read");
    let told = |line: u32| -> Vec<&Remark> {
        let here = import.notes.iter().filter(|note| note.place.is_some_and(|place| place.line == line));
        here.map(|note| &note.remark).collect()
    };
    assert!(matches!(told(2)[..], [Remark::AddressForPlace { .. }]));
    assert_eq!(told(3), [&Remark::Lichess]);
    assert!(matches!(told(4)[..], [Remark::DateInWords { .. }]) && matches!(told(5)[..], [Remark::DateInWords { .. }]));
    assert!(matches!(told(8)[..], [Remark::Dropped { field: FieldName::ChiefArbiter, .. }]));
    for line in 11..=14 {
        assert!(told(line).iter().any(|remark| matches!(remark, Remark::GameGoesOn { .. })), "line {line}");
    }
    let imported = &import.imported;
    let details = &imported.details;
    assert_eq!(
        (details.place.as_str(), details.federation.as_str(), details.chief_arbiter.name.as_str()),
        ("", "", "")
    );
    assert_eq!(details.website, "https://lichess.org/swiss/McR22p4L");
    assert_eq!(details.start.map(|day| day.to_string()).as_deref(), Some("2020-12-10"));
    assert_eq!(imported.rounds.len(), 3);
    let going_on = imported.rounds[2].games.iter().filter(|game| game.result.is_none()).count();
    assert_eq!((going_on, imported.rounds[2].byes.len()), (2, 0));
    assert_eq!(imported.regulations.tie_breaks[0].as_str(), "SB");
    assert!(import.stated.iter().all(|stated| stated.rank.is_none()));
}

#[test]
fn elsewhere_the_sign_of_lichess_is_no_game_that_goes_on() {
    let file = LICHESS.replace("032 Lichess", "032 NOR");
    let faults = trf::read(file.as_bytes()).expect_err("two absences are no game");
    assert!(faults.iter().all(|fault| matches!(fault.defect, Defect::Contradiction { own: 'Z', other: 'Z', .. })));
}

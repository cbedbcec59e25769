//! Every sign that a tournament report file has for what came of a round: results from both sides, colours, byes, points beyond the usual.

use super::trf_defects::{fault, player, read};
use sonneborn_exchange::trf::report::{Defect, FieldName, Remark};
use sonneborn_exchange::trf::{self, TrfImport};
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::Acceleration;

pub fn tells(import: &TrfImport, remark: &Remark) -> bool {
    import.notes.iter().any(|note| note.remark == *remark)
}

/// What White's and Black's marks make where they go together.
const AGREED: [(char, char, Option<GameResult>); 15] = {
    use GameResult::*;
    [
        (' ', ' ', None),
        ('1', '0', Some(WhiteWins)),
        ('0', '1', Some(BlackWins)),
        ('=', '=', Some(Draw)),
        ('0', '0', Some(BothLose)),
        ('=', '0', Some(WhiteDraws)),
        ('0', '=', Some(BlackDraws)),
        ('W', 'L', Some(WhiteWinsUnrated)),
        ('L', 'W', Some(BlackWinsUnrated)),
        ('D', 'D', Some(DrawUnrated)),
        ('L', 'L', Some(BothLoseUnrated)),
        ('X', 'X', Some(Adjourned)),
        ('+', '-', Some(WhiteWinsByForfeit)),
        ('-', '+', Some(BlackWinsByForfeit)),
        ('-', '-', Some(BothForfeit)),
    ]
};

/// Where one side has a forfeit, and the other what goes with it as well.
const FORFEITS: [(&str, &str, GameResult); 6] = [
    ("+", "0LZ", GameResult::WhiteWinsByForfeit),
    ("1W", "-", GameResult::WhiteWinsByForfeit),
    ("0LZ", "+", GameResult::BlackWinsByForfeit),
    ("-", "1W", GameResult::BlackWinsByForfeit),
    ("-", "0LZ", GameResult::BothForfeit),
    ("0LZ", "-", GameResult::BothForfeit),
];

/// What White's mark makes beside a blank; a draw and an odd result of the opponent cannot be told apart from theirs.
const ALONE: [(char, GameResult); 8] = [
    ('1', GameResult::WhiteWins),
    ('0', GameResult::BlackWins),
    ('=', GameResult::Draw),
    ('W', GameResult::WhiteWinsUnrated),
    ('L', GameResult::BlackWinsUnrated),
    ('D', GameResult::DrawUnrated),
    ('+', GameResult::WhiteWinsByForfeit),
    ('-', GameResult::BlackWinsByForfeit),
];

/// The same beside Black's mark.
fn alone_of_black(mark: char) -> Option<GameResult> {
    ALONE.iter().find(|(own, _)| *own == mark).map(|(_, result)| result.flipped())
}

#[test]
fn results_are_what_both_marks_make() {
    const MARKS: &str = " 10=+-WDLHFUZX";
    let round = RoundNo(1);
    for white in MARKS.chars() {
        for black in MARKS.chars() {
            let agreed = AGREED.iter().find(|(one, other, _)| (*one, *other) == (white, black));
            let forfeit = FORFEITS.iter().find(|(one, other, _)| one.contains(white) && other.contains(black));
            let alone = match (white, black) {
                (' ', mark) => alone_of_black(mark),
                (mark, ' ') => ALONE.iter().find(|(own, _)| *own == mark).map(|(_, result)| *result),
                _ => None,
            };
            for white_first in [true, false] {
                let (of_white, of_black) = (format!("w {white}"), format!("b {black}"));
                let signs = if white_first { [&of_white, &of_black] } else { [&of_black, &of_white] };
                let [one, two] = [(signs[0], 2), (signs[1], 1)].map(|(sign, other)| format!("{other:>4} {sign}"));
                let lines = [player("1", "", &one), player("2", "", &two)];
                let name = format!("{white}{black} {white_first}");
                let Some(expected) = agreed
                    .map(|(.., result)| *result)
                    .or(forfeit.map(|(.., result)| Some(*result)))
                    .or(alone.map(Some))
                else {
                    let (own, other) = if white_first { (white, black) } else { (black, white) };
                    let (player, opponent) = (Tpn(1), Tpn(2));
                    let defect = Defect::Contradiction { round, player, opponent, own, other, line: 2 };
                    assert_eq!(fault(&lines), (1, 95, defect), "{name}");
                    continue;
                };
                let import = read(&lines).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
                let game = &import.imported.rounds[0].games[0];
                let seats = if white_first { [0, 1] } else { [1, 0] }.map(PlayerId);
                assert_eq!(([game.white, game.black], game.result), (seats, expected), "{name}");
                let told = Remark::ForfeitFromOneSide { round, player: Tpn(1), opponent: Tpn(2) };
                assert_eq!(tells(&import, &told), forfeit.is_some(), "{name}");
                let (blank, other) = if (white == ' ') == white_first { (Tpn(1), Tpn(2)) } else { (Tpn(2), Tpn(1)) };
                let told = Remark::ResultFromOpponent { round, player: blank, opponent: other };
                assert_eq!(tells(&import, &told), alone.is_some(), "{name}");
            }
        }
    }
}

#[test]
fn other_signs_of_results() {
    // Small letters, and the question mark of an adjourned game.
    for (own, other, result) in [
        ("w w", "b l", GameResult::WhiteWinsUnrated),
        ("W d", "B d", GameResult::DrawUnrated),
        ("w ?", "b ?", GameResult::Adjourned),
        ("w x", "b X", GameResult::Adjourned),
        ("w ~", "b ~", GameResult::Adjourned),
    ] {
        let import = read(&[player("1", "", &format!("   2 {own}")), player("2", "", &format!("   1 {other}"))]);
        let import = import.unwrap_or_else(|faults| panic!("{own}: {faults:?}"));
        assert_eq!(import.imported.rounds[0].games[0].result, Some(result), "{own}");
        let told = import.notes.iter().filter(|note| note.remark == Remark::UnknownResult { text: "~".into() }).count();
        assert_eq!(told, if own == "w ~" { 2 } else { 0 }, "{own}");
    }
}

/// The colours of both lines: played with, or only set down, as in games by forfeit.
#[test]
fn colours_of_both_lines() {
    for (own, other, white) in [
        ("w", "b", Some(1)),
        ("b", "w", Some(2)),
        ("w", "-", Some(1)),
        ("b", "-", Some(2)),
        ("-", "w", Some(2)),
        ("-", "b", Some(1)),
        ("-", "-", Some(1)),
        (" ", " ", Some(1)),
        ("w", "w", None),
        ("b", "b", None),
    ] {
        for (signs, is_played) in [(["1", "0"], true), (["+", "-"], false), ([" ", " "], false)] {
            let lines = [
                player("1", "", &format!("   2 {own} {}", signs[0])),
                player("2", "", &format!("   1 {other} {}", signs[1])),
            ];
            let name = format!("{own}{other} {signs:?}");
            let has_none = ["-", " "].contains(&own) && ["-", " "].contains(&other);
            let (round, player, opponent) = (RoundNo(1), Tpn(1), Tpn(2));
            match white {
                None => {
                    let defect = Defect::SameColour { round, player, opponent, line: 2 };
                    assert_eq!(fault(&lines).2, defect, "{name}");
                }
                Some(_) if has_none && is_played => {
                    assert_eq!(fault(&lines).2, Defect::NoColours { round, player, opponent }, "{name}");
                }
                Some(white) => {
                    let import = read(&lines).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
                    assert_eq!(import.imported.rounds[0].games[0].white, PlayerId(white - 1), "{name}");
                    let (white, black) = if white == 1 { (Tpn(1), Tpn(2)) } else { (Tpn(2), Tpn(1)) };
                    let is_assumed = ["-", " "].contains(&own) || ["-", " "].contains(&other);
                    let told = Remark::ColoursAssumed { round, white, black };
                    assert_eq!(tells(&import, &told), is_assumed, "{name}");
                }
            }
        }
    }
}

/// A mark without an opponent: in a round that is paired, beside another win without one, and in a round to come.
#[test]
fn marks_without_an_opponent() {
    use Bye::{FullPoint, HalfPoint, PairingAllocated, ZeroPoint};
    for (mark, paired, beside, to_come, is_of_06) in [
        (" ", None, None, None, false),
        ("U", Some(PairingAllocated), Some(PairingAllocated), None, false),
        ("H", Some(HalfPoint), Some(HalfPoint), Some(HalfPoint), false),
        ("F", Some(FullPoint), Some(FullPoint), Some(FullPoint), false),
        ("Z", Some(ZeroPoint), Some(ZeroPoint), Some(ZeroPoint), false),
        ("+", Some(PairingAllocated), Some(FullPoint), Some(FullPoint), true),
        ("1", Some(PairingAllocated), Some(FullPoint), Some(FullPoint), true),
        ("W", Some(PairingAllocated), Some(FullPoint), Some(FullPoint), true),
        ("=", Some(HalfPoint), Some(HalfPoint), Some(HalfPoint), true),
        ("D", Some(HalfPoint), Some(HalfPoint), Some(HalfPoint), true),
        ("-", Some(ZeroPoint), Some(ZeroPoint), Some(ZeroPoint), true),
        ("0", Some(ZeroPoint), Some(ZeroPoint), Some(ZeroPoint), true),
        ("L", Some(ZeroPoint), Some(ZeroPoint), Some(ZeroPoint), true),
    ] {
        let cell = format!("0000 - {mark}");
        for other in ["0000 - Z", "0000 - U", "0000 - +", "0000 - 1", "0000 - W"] {
            let lines = [
                player("1", "", &cell),
                player("2", "", "   3 w 1"),
                player("3", "", "   2 b 0"),
                player("4", "", other),
            ];
            let import = read(&lines).expect("sound");
            let expected = if other.ends_with('Z') { paired } else { beside };
            assert_eq!(import.imported.rounds[0].bye_of(PlayerId(0)), expected, "{mark} {other}");
            let told = import.notes.iter().any(|note| {
                matches!(note.remark, Remark::ByeFromResult { player: Tpn(1), bye, .. } if Some(bye) == expected)
            });
            assert_eq!(told, is_of_06, "{mark}");
            // Two who were given the bye of the pairing are told; a win without an opponent is then no such bye.
            let players = vec![Tpn(1), Tpn(4)];
            let several = Remark::SeveralAllocatedByes { round: RoundNo(1), players };
            assert_eq!(tells(&import, &several), mark == "U" && other.ends_with('U'), "{mark} {other}");
        }
        if mark != "U" {
            let import = read(&[player("1", "", &cell)]).expect("sound");
            assert!(import.imported.rounds.is_empty());
            let asked = import.imported.players[0].requested_byes.get(&RoundNo(1)).copied();
            assert_eq!(asked, to_come, "{mark}");
            let told = Remark::ByesOfNextRound { round: RoundNo(1), players: vec![Tpn(1)] };
            assert_eq!(tells(&import, &told), to_come.is_some(), "{mark}");
        }
    }
}

/// A cell that names somebody who names nobody.
#[test]
fn cells_without_a_mirror() {
    let (round, one, two) = (RoundNo(1), Tpn(1), Tpn(2));
    for mirror in ["0000 -  ", "0000 - Z", "0000 - -", "0000 - 0", "0000 - H", "0000 - F", "0000 - U", "0000 - +"] {
        let is_out = [' ', 'Z', '-', '0'].contains(&mirror.chars().last().expect("a sign"));
        for (colour, winner) in [("w", GameResult::WhiteWinsByForfeit), ("b", GameResult::BlackWinsByForfeit)] {
            let lines = [player("1", "", &format!("   2 {colour} +")), player("2", "", mirror)];
            if is_out {
                let import = read(&lines).expect("it is mended");
                let round_1 = &import.imported.rounds[0];
                assert_eq!((round_1.games[0].result, round_1.byes.len()), (Some(winner), 0), "{mirror} {colour}");
                assert_eq!(round_1.games[0].white, PlayerId(if colour == "w" { 0 } else { 1 }), "{mirror} {colour}");
                assert!(tells(&import, &Remark::ForfeitWithoutMirror { round, player: one, opponent: two }));
            } else {
                let defect = Defect::NotMirrored { round, player: one, opponent: two, line: 2 };
                assert_eq!(fault(&lines).2, defect, "{mirror} {colour}");
            }
        }
    }
    // Some programs leave the opponent of who was absent; and nobody wins by forfeit against the same player as another.
    let lines = [player("1", "", "   2 - Z"), player("2", "", "   3 w 1"), player("3", "", "   2 b 0")];
    let import = read(&lines).expect("it is mended");
    assert_eq!(import.imported.rounds[0].byes, [(PlayerId(0), Bye::ZeroPoint)]);
    let lines = [player("1", "", "   3 w +"), player("2", "", "   3 w +"), player("3", "", "0000 - Z")];
    let defect = Defect::NotMirrored { round, player: two, opponent: Tpn(3), line: 3 };
    assert_eq!(fault(&lines).2, defect);
}

/// Record 299: what a result gave, by its letter, in one round or in all; a letter that did not happen gives nothing.
#[test]
fn points_beyond_the_usual() {
    // Player 1 wins, draws, loses; wins and loses by forfeit; has a bye of each kind; is absent.
    let happened = ["W", "D", "L", "+", "-", "F", "H", "Z", "Z"];
    let one = "   2 w 1     2 b =     2 w 0     2 b +     2 w -  0000 - F  0000 - H  0000 - Z";
    let two = "   1 b 0     1 w =     1 b 1     1 w -     1 b +  0000 - U  0000 - U  0000 - U  0000 - U";
    let usual = [2, 1, 0, 2, 0, 2, 1, 0, 0];
    for letter in ["W", "D", "L", "+", "-", "F", "H", "Z", "w"] {
        for only in (0..=9_usize).chain([999]) {
            let line = format!("299 {letter}         1.5  {only:>3}    1");
            let import = read(&[line.clone(), player("1", "", one), player("2", "", two)]);
            let imported = import.unwrap_or_else(|faults| panic!("{line}: {faults:?}")).imported;
            let found: Vec<(u16, Points)> =
                imported.adjustments.iter().map(|one| (one.round.map_or(0, |round| round.0), one.points)).collect();
            let is_here = |at: usize| happened[at] == letter.to_ascii_uppercase() && [0, at + 1, 999].contains(&only);
            let expected: Vec<(u16, Points)> = (0..happened.len())
                .filter(|at| is_here(*at))
                .map(|at| (at as u16 + 1, Points::halves(3) - Points::halves(usual[at])))
                .collect();
            assert_eq!(found, expected, "{line}");
        }
    }
    // Without a letter the points are the player's beside all.
    let lines = ["299          -1.0    2    1".to_owned(), player("1", "", one), player("2", "", two)];
    let adjustments = read(&lines).expect("sound").imported.adjustments;
    assert_eq!(adjustments.len(), 1);
    assert_eq!((adjustments[0].round, adjustments[0].points), (Some(RoundNo(2)), Points::ZERO - Points::ONE));
    let defect = Defect::Unreadable { field: FieldName::Result, text: "Q".into() };
    assert_eq!(fault(&["299 Q         1.5    0    1".to_owned(), player("1", "", "")]).2, defect);
}

/// Names of the Baku method and lists of virtual points: the list counts, and where it is the method's own it is the method.
#[test]
fn accelerations() {
    let players: Vec<String> = (1..=4).map(|number| player(&number.to_string(), "", "")).collect();
    // Of five rounds the upper half has a point in the first two, and half a point in the third (C.04.7).
    let baku = ["250       1.0   1   2    1    2", "250       0.5   3   3    1    2"];
    for (lines, is_baku, listed) in [
        (vec!["192 FIDE_DUTCH_BAKU"], true, 0),
        (vec!["192 FIDE_DUTCH"], false, 0),
        ([&["192 FIDE_DUTCH_BAKU"][..], &baku].concat(), true, 0),
        ([&["192 FIDE_DUTCH"][..], &baku].concat(), false, 2),
        ([&["192 FIDE_DUTCH_BAKU"][..], &baku[..1]].concat(), false, 1),
        (vec!["192 FIDE_DUTCH", "XXA    1  1.0  1.0", "XXA    2  1.0  1.0"], false, 1),
        (vec!["192 FIDE_DUTCH", "XXA    1  1.0  0.0  1.0"], false, 2),
    ] {
        let lines: Vec<String> =
            lines.iter().map(|line| (*line).to_owned()).chain(["142 5".to_owned()]).chain(players.clone()).collect();
        let import = read(&lines).unwrap_or_else(|faults| panic!("{lines:?}: {faults:?}"));
        let acceleration = &import.imported.regulations.acceleration;
        assert_eq!(*acceleration == Acceleration::Baku, is_baku, "{lines:?}");
        let found = if let Acceleration::Listed(points) = acceleration { points.len() } else { 0 };
        assert_eq!(found, listed, "{lines:?}");
        let told = import.notes.iter().any(|note| note.remark == Remark::BakuOtherwise);
        assert_eq!(told, !is_baku && lines[0].ends_with("BAKU"), "{lines:?}");
    }
    // A range may have gaps; a number by itself is of somebody.
    for (line, is_read) in [
        ("250       1.0   1   1    1    9", true),
        ("250       1.0   1   1    9    9", false),
        ("250       1.0   1   1    3    3", true),
    ] {
        let lines: Vec<String> = [line.to_owned()].into_iter().chain(players.clone()).collect();
        assert_eq!(trf::read(lines.join("\n").as_bytes()).is_ok(), is_read, "{line}");
    }
}

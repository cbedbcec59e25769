//! Every sign and word that a tournament report file has for something, with what it means: results from both sides, byes, colours,
//! scorings, dates, kinds of event; and greatest numbers at exactly that number.

use super::trf_defects::{fault, player, read, remarks};
use sonneborn_exchange::trf::report::{Defect, FieldName, Remark};
use sonneborn_exchange::trf::{self, TrfImport};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{Acceleration, Rate, RatingChoice};
use sonneborn_tournament::scoring::Scoring;

/// A sound event of one player, with further lines.
fn with(lines: &[&str]) -> TrfImport {
    let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).chain([player("1", "", "")]).collect();
    read(&lines).unwrap_or_else(|faults| panic!("{lines:?}: {faults:?}"))
}

fn tells(import: &TrfImport, remark: &Remark) -> bool {
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

/// Record 299: what a result gave, by its letter, in one round or in all; a letter that did not happen gives nothing.
#[test]
fn points_beyond_the_usual() {
    // Player 1 wins, draws, loses; wins and loses by forfeit; has a bye of each kind; is absent.
    let happened = ["W", "D", "L", "+", "-", "F", "H", "Z", "Z"];
    let one = "   2 w 1     2 b =     2 w 0     2 b +     2 w -  0000 - F  0000 - H  0000 - Z";
    let two = "   1 b 0     1 w =     1 b 1     1 w -     1 b +  0000 - U  0000 - U  0000 - U  0000 - U";
    let usual = [2, 1, 0, 2, 0, 2, 1, 0, 0];
    for letter in ["W", "D", "L", "+", "-", "F", "H", "Z", "w"] {
        for only in 0..=9_usize {
            let line = format!("299 {letter}         1.5  {only:>3}    1");
            let import = read(&[line.clone(), player("1", "", one), player("2", "", two)]);
            let imported = import.unwrap_or_else(|faults| panic!("{line}: {faults:?}")).imported;
            let found: Vec<(u16, Points)> =
                imported.adjustments.iter().map(|one| (one.round.map_or(0, |round| round.0), one.points)).collect();
            let is_here = |at: usize| happened[at] == letter.to_ascii_uppercase() && [0, at + 1].contains(&only);
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

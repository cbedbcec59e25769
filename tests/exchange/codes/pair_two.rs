//! PairTwo's.

use super::super::foreign::{NOBODY, PairTwo, has, read, round};
use super::{codes_of, tells, unreadable};
use sonneborn_exchange::foreign::ForeignImport;
use sonneborn_exchange::foreign::report::Remark;
use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::{Gender, PlayerData, Title};
use sonneborn_tournament::regulations::System;

/// In a player's record of PairTwo.
const CATEGORY: usize = 56;

const TITLE: usize = 57;

const GENDER: usize = 58;

/// An event of PairTwo with a byte of the second player's record changed.
fn of_second(at: usize, byte: u8) -> (PlayerData, ForeignImport) {
    let mut bytes = PairTwo::event().bytes();
    bytes[0x164 + 68 + at] = byte;
    let import = read(&bytes);
    (import.imported.players[1].data.clone(), import)
}

#[test]
fn players_of_pair_two() {
    let titles = [
        (None, ""),
        (None, ""),
        (None, "NM"),
        (Some(Title::Wcm), ""),
        (Some(Title::Wfm), ""),
        (Some(Title::Cm), ""),
        (Some(Title::Wim), ""),
        (Some(Title::Fm), ""),
        (Some(Title::Wgm), ""),
        (None, "HM"),
        (Some(Title::Im), ""),
        (None, "HG"),
        (Some(Title::Gm), ""),
        (None, ""),
    ];
    for (code, title) in (0..).zip(titles) {
        let (player, _) = of_second(TITLE, code);
        assert_eq!((player.title, player.other_title.as_str()), title, "{code}");
    }
    let place = format!("{:#x}", 0x164 + 68 + GENDER);
    for (code, gender) in [(0, None), (1, Some(Gender::Male)), (2, Some(Gender::Female)), (3, None)] {
        let (player, import) = of_second(GENDER, code);
        assert_eq!(player.gender, gender, "{code}");
        assert_eq!(unreadable(&import, &place, "3"), code == 3, "{code}");
    }
    // The two categories that the file has, and places that are empty or none.
    for (code, category) in [(0, ""), (1, "+900"), (2, "+1300"), (3, ""), (10, ""), (11, "")] {
        assert_eq!(of_second(CATEGORY, code).0.category, category, "{code}");
    }
}

#[test]
fn tie_breaks_and_kinds_of_pair_two() {
    let codes =
        ["BH", "BH/M1", "BH/C1", "SB", "", "PS", "DE", "KS", "WIN", "TPR", "ARO", "ARO/C1", "BPG", ""].into_iter();
    for (number, code) in (0..).zip([""].into_iter().chain(codes)) {
        let mut bytes = PairTwo::event().bytes();
        for (place, other) in (0..5).zip([0, number, 0, 0, 0]) {
            bytes[0x88 + 4 * place] = other;
        }
        let import = read(&bytes);
        let known = Some(code).filter(|code| !code.is_empty());
        assert_eq!(codes_of(&import.imported), known.into_iter().collect::<Vec<_>>(), "{number}");
        let told = has(&import, "0x8c", Remark::TieBreakUnknown { text: number.to_string() });
        assert_eq!(told, number != 0 && known.is_none(), "{number}");
        let told = tells(&import, |remark| matches!(remark, Remark::TieBreakAssumed { .. }));
        assert_eq!(told, known.is_some(), "{number}");
    }
    for (kind, name) in [(0, ""), (1, "1"), (2, ""), (3, "3"), (4, "American"), (5, "5"), (6, "Keizer")] {
        let import = read(&PairTwo { kind, ..PairTwo::event() }.bytes());
        let system = import.imported.regulations.system;
        assert_eq!(system == System::ByHand, !name.is_empty(), "{kind}");
        assert_eq!(matches!(system, System::RoundRobin(_)), kind == 2, "{kind}");
        let told = tells(&import, |remark| *remark == Remark::KindUnknown { kind: name.into() });
        assert_eq!(told, !name.is_empty(), "{kind}");
    }
    // What may be worth other than usual is told.
    for place in 0..6 {
        let mut bytes = PairTwo::event().bytes();
        assert!(!has(&read(&bytes), "0x48", Remark::ScoringAssumed));
        bytes[0x48 + 4 * place] = 7;
        assert!(has(&read(&bytes), "0x48", Remark::ScoringAssumed), "{place}");
    }
}

/// What the lines of two players who met say, and what it is.
#[test]
fn results_of_pair_two() {
    use GameResult::{
        Adjourned, BlackDraws, BlackWins, BlackWinsByForfeit, BothForfeit, BothLose, Draw, WhiteDraws, WhiteWins,
        WhiteWinsByForfeit,
    };
    const LOST: u8 = 1;
    const ABSENT: u8 = 2;
    const DRAWN: u8 = 6;
    const WON: u8 = 11;
    const WON_BY_FORFEIT: u8 = 12;
    // Adjourned as it stood: as a loss, a draw or a win.
    let adjourned = [3, 8, 13];
    let known = [
        (0, 0, None),
        (WON, LOST, Some(WhiteWins)),
        (LOST, WON, Some(BlackWins)),
        (DRAWN, DRAWN, Some(Draw)),
        (LOST, LOST, Some(BothLose)),
        (DRAWN, LOST, Some(WhiteDraws)),
        (LOST, DRAWN, Some(BlackDraws)),
        (WON_BY_FORFEIT, ABSENT, Some(WhiteWinsByForfeit)),
        (ABSENT, WON_BY_FORFEIT, Some(BlackWinsByForfeit)),
        (ABSENT, ABSENT, Some(BothForfeit)),
    ];
    let codes = [0, LOST, ABSENT, 3, DRAWN, 8, WON, WON_BY_FORFEIT, 13, 14];
    for white in codes {
        for black in codes {
            let mut event = PairTwo::event();
            (event.lines[0][0].2, event.lines[1][0].2) = (white, black);
            let import = read(&event.bytes());
            let found = round(&import.imported, 1).0[0];
            // A bye that was won is no result of a game: then nothing is entered.
            let [one, other] = [white, black].map(|code| if code == 14 { 0 } else { code });
            let expected = if adjourned.contains(&one) && adjourned.contains(&other) {
                Some(Some(Adjourned))
            } else {
                known.iter().find(|(own, theirs, _)| (*own, *theirs) == (one, other)).map(|(.., result)| *result)
            };
            assert_eq!(found, (0, 1, expected.flatten()), "{white}/{black}");
            let told =
                tells(&import, |remark| matches!(remark, Remark::ResultUnknown { white: Tpn(2), black: Tpn(1), .. }));
            assert_eq!(told, expected.is_none(), "{white}/{black}");
            let told = tells(&import, |remark| *remark == Remark::Unreadable { text: "14".into() });
            assert_eq!(told, [white, black].contains(&14), "{white}/{black}");
        }
    }
}

/// Opponent, colour and result of who met nobody in round 2, and what it is.
#[test]
fn byes_and_colours_of_pair_two() {
    for (opponent, colour, code, bye) in [
        (NOBODY, 0, 0, None),
        (NOBODY, 0, 2, Some(Bye::ZeroPoint)),
        (NOBODY, 0, 4, Some(Bye::ZeroPoint)),
        (NOBODY, 0, 12, Some(Bye::FullPoint)),
        (NOBODY, 0, 14, Some(Bye::PairingAllocated)),
        (NOBODY, 1, 14, Some(Bye::PairingAllocated)),
        (0, 0, 14, Some(Bye::PairingAllocated)),
        (NOBODY, 0, 9, Some(Bye::ZeroPoint)),
    ] {
        let mut event = PairTwo::event();
        event.lines[1][1] = (NOBODY, 0, 0);
        event.lines[2][1] = (opponent, colour, code);
        let import = read(&event.bytes());
        let found = round(&import.imported, 2).1.into_iter().find(|(player, _)| *player == 2).map(|(_, bye)| bye);
        assert_eq!(found, bye, "{opponent} {colour} {code}");
        let told = tells(&import, |remark| matches!(remark, Remark::ByeUnknown { .. }));
        assert_eq!(told, code == 9, "{code}");
    }
    for (white, black, is_read) in [(1, 255, true), (3, 253, true), (2, 255, false), (1, 254, false)] {
        let mut event = PairTwo::event();
        (event.lines[0][0].1, event.lines[1][0].1) = (white, black);
        let import = read(&event.bytes());
        let is_there = round(&import.imported, 1).0.iter().any(|game| (game.0, game.1) == (0, 1));
        assert_eq!(is_there, is_read, "{white} {black}");
    }
    // Who is absent has a bye in the round to come only.
    let mut event = PairTwo::event();
    event.players[0].6 = true;
    let asked = read(&event.bytes()).imported.players[0].requested_byes.clone();
    assert_eq!(asked.into_iter().collect::<Vec<_>>(), [(RoundNo(4), Bye::ZeroPoint)]);
}

//! PairTwo's.

use super::super::foreign::{NOBODY, PairTwo, has, read, round};
use super::{codes_of, tells, unreadable};
use sonneborn_exchange::foreign::report::{Defect, Remark};
use sonneborn_exchange::foreign::{self, ForeignImport};
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

/// Where in the made file the second player, the number of rounds, the first day, the settings and the lines of rounds begin.
const SECOND: usize = 0x164 + 68;
const ROUNDS: usize = 0x430;
const START: usize = 0x43c;
const SETTINGS: usize = 0x4a8;
const LINES: usize = 0x4e4;

/// The event with a number of four bytes changed.
fn changed(at: usize, number: u32) -> Vec<u8> {
    let mut bytes = PairTwo::event().bytes();
    bytes[at..at + 4].copy_from_slice(&number.to_le_bytes());
    bytes
}

/// Each number at its limit, and beyond: what keeps the file out, and at which place.
#[test]
fn numbers_of_pair_two_are_refused_where_they_stand() {
    let names = "Doe, JoRoe, AlPoe, EdFox, AnnLee, Bo".len() as u32;
    let length = PairTwo::event().bytes().len() as u32;
    // The second name is seven letters long.
    for (at, limit, place) in [
        (0x64, 3, "0x64"),
        (ROUNDS, 99, "0x430"),
        (SECOND + 4, names - 7, "0x1ac"),
        (0x60, length, "0x60"),
        (0x68, 99, "0x68"),
        (0x0C, 9_999, "0xc"),
    ] {
        let refused = |number: u32| {
            let fault = foreign::read(&changed(at, number)).expect("PairTwo's").err()?;
            let is_impossible = matches!(fault.defect, Defect::Impossible { .. });
            is_impossible.then_some((fault.place, fault.defect))
        };
        assert_eq!(refused(limit), None, "{place}");
        let number = i64::from(limit) + 1;
        assert_eq!(refused(limit + 1), Some((place.into(), Defect::Impossible { number })), "{place}");
    }
    let fault = |at, number| foreign::read(&changed(at, number)).expect("PairTwo's").expect_err("it is broken");
    assert_eq!((fault(ROUNDS, 0).place, fault(ROUNDS, 0).defect), ("0x430".into(), Defect::Impossible { number: 0 }));
    assert_eq!((fault(0x0C, 0).place, fault(0x0C, 0).defect), ("0xc".into(), Defect::NoPlayers));
}

#[test]
fn notes_of_pair_two_stand_where_the_number_stands() {
    let unreadable = |number: u32| Remark::Unreadable { text: number.to_string() };
    let settings = |text: &str| Remark::SettingsLeftOut { text: text.into() };
    let line = |player: usize, round: usize| LINES + (player * 3 + round) * 8;
    // The thirteenth month.
    let no_day = 117 << 9 | 13 << 5 | 1;
    for (at, number, place, remark) in [
        (SECOND + 20, no_day, SECOND + 20, unreadable(no_day)),
        (START, no_day, START, unreadable(no_day)),
        (START + 4, no_day, START + 4, unreadable(no_day)),
        (LINES - 8, no_day, LINES - 8, unreadable(no_day)),
        (START - 4, 1, SETTINGS, settings("FIDE 1, unrated 1150, F.R.B.E.")),
        (SETTINGS, 0, SETTINGS, settings("F.R.B.E.")),
        (SETTINGS + 24, 65, SETTINGS, settings("unrated 1150, club 65, F.R.B.E.")),
        (SETTINGS + 4, 9, SETTINGS + 4, Remark::KindUnknown { kind: "9".into() }),
        (SETTINGS + 4, 0, SETTINGS + 4, Remark::SwissAssumed { system: System::Dutch2017 }),
        (SECOND, 2, 0x164, Remark::NumbersAssumed),
        (SECOND, 6, 0x164, Remark::NumbersAssumed),
        (SECOND, 0, 0x164, Remark::NumbersAssumed),
        (0x48, 1, 0x48, Remark::ScoringAssumed),
        (line(1, 0), 5, line(1, 0), Remark::NoSuchPlayer { number: "5".into() }),
        // Colour 7; White with the result 99; nobody and nothing with it.
        (line(1, 0) + 4, 0x0107, line(1, 0) + 4, unreadable(7)),
        (line(1, 0) + 4, 0x6301, line(1, 0) + 5, unreadable(99)),
        (
            line(2, 1) + 4,
            0x6300,
            line(2, 1),
            Remark::ByeUnknown { round: RoundNo(2), player: Tpn(3), code: "99".into() },
        ),
    ] {
        let import = read(&changed(at, number));
        assert!(has(&import, &format!("{place:#x}"), remark.clone()), "{place:#x} {remark:?}: {:?}", import.notes);
    }
    // Nothing is said of days that are not set.
    let unset = read(&changed(START, 0));
    assert_eq!(unset.imported.details.start, None);
    assert!(!tells(&unset, |remark| *remark == unreadable(0)));
    // What is left behind the boards, less than a board.
    for extra in 0..=12 {
        let mut bytes = PairTwo::event().bytes();
        let place = format!("{:#x}", bytes.len());
        bytes.resize(bytes.len() + extra, 0);
        let told = has(&read(&bytes), &place, Remark::BytesLeft { bytes: extra });
        assert_eq!(told, (1..12).contains(&extra), "{extra}");
    }
}

/// Rounds that have a place in the lines and are not paired yet are left out; who came later is paired from then on.
#[test]
fn rounds_to_come_of_pair_two() {
    let whole = read(&PairTwo::event().bytes());
    for rounds in 0..=3_usize {
        let import = read(&changed(0x64, rounds as u32));
        let imported = &import.imported;
        assert_eq!(imported.rounds.len(), rounds);
        // Before the last round boards follow from the points.
        assert_eq!(tells(&import, |remark| *remark == Remark::BoardsAssumed), rounds > 1, "{rounds}");
        for number in 1..=rounds {
            let sorted = |import: &ForeignImport| {
                let (mut games, byes) = round(&import.imported, number);
                games.sort_by_key(|game| game.0);
                (games, byes)
            };
            assert_eq!(sorted(&import), sorted(&whole), "{number} of {rounds}");
        }
        let asked = &imported.players[2].requested_byes;
        assert_eq!(asked.keys().copied().collect::<Vec<_>>(), [RoundNo(rounds as u16 + 1)], "{rounds}");
    }
    // After the last round nobody is absent from a next one.
    let over = read(&changed(ROUNDS, 3));
    assert!(over.imported.players[2].requested_byes.is_empty());
    for (kind, first) in [(0, [1, 2, 3, 4]), (2, [1, 1, 1, 1])] {
        let entered: Vec<u16> = (0..4)
            .map(|away| {
                let mut event = PairTwo { kind, ..PairTwo::event() };
                event.lines[4] = vec![(NOBODY, 0, 0); 3];
                event.lines[0][2] = (NOBODY, 0, 0);
                if away < 3 {
                    event.lines[4][away] = (NOBODY, 0, 14);
                }
                read(&event.bytes()).imported.players[4].first_round.0
            })
            .collect();
        assert_eq!(entered, first, "{kind}");
    }
}

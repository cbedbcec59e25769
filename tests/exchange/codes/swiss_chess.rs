//! Swiss-Chess's.

use super::super::swiss_chess::{BLACK, EVENT, Made, TEAMS, WHITE, read, remarks};
use super::{born, codes_of};
use sonneborn_exchange::swiss_chess::SwissChessImport;
use sonneborn_exchange::swiss_chess::report::{Defect, Remark};
use sonneborn_exchange::trf::report::FieldName;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::{Gender, Title};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::System;

/// The real event of Swiss-Chess with bytes changed.
fn event_with(changes: &[(usize, u8)]) -> SwissChessImport {
    let mut bytes = EVENT.to_vec();
    changes.iter().for_each(|(at, byte)| bytes[*at] = *byte);
    read(&bytes)
}

#[test]
fn tie_breaks_of_swiss_chess() {
    /// In the head: what is cut, the first two tie-breaks of a Swiss, those of a round robin, and wins as the last.
    const CUT: usize = 9;
    const SWISS: [usize; 2] = [621, 572];
    const ROUND_ROBIN: [usize; 2] = [622, 573];
    const WINS_LAST: usize = 593;
    const KIND: usize = 596;
    let plain = [(4, "PS"), (5, "SB"), (6, "BH/M1"), (8, "ARO"), (14, "WIN"), (15, "DE")];
    for (kind, [first, second]) in [(0, SWISS), (1, ROUND_ROBIN)] {
        for cut in [0, 1, 2] {
            for number in 0..=20 {
                let code = match number {
                    3 if cut == 0 => Some("BH".to_owned()),
                    3 => Some(format!("BH/C{cut}")),
                    _ => plain.iter().find(|(of, _)| *of == number).map(|(_, code)| (*code).to_owned()),
                };
                let head = [(KIND, kind), (CUT, cut), (WINS_LAST, 0xFF), (first, number), (second, 5)];
                let import = event_with(&head);
                // What stands behind one that is not known is left out, with the wins; in a round robin they are not asked for.
                let behind: &[&str] = match (number == 0 || code.is_some(), kind) {
                    (false, _) => &[],
                    (true, 0) => &["SB", "WIN"],
                    (true, _) => &["SB"],
                };
                let expected: Vec<&str> = code.as_deref().into_iter().chain(behind.iter().copied()).collect();
                assert_eq!(codes_of(&import.imported), expected, "{kind} {cut} {number}");
                let is_unknown = number != 0 && code.is_none();
                let told = remarks(&import).contains(&&Remark::TieBreakUnknown { number });
                assert_eq!(told, is_unknown, "{kind} {cut} {number}");
            }
        }
    }
    // Of teams there are two, behind match points.
    for (number, code) in [(0, None), (1, None), (2, Some("MPvGP")), (3, Some("BH:MP")), (4, None)] {
        let mut bytes = TEAMS.to_vec();
        (bytes[613], bytes[615]) = (number, 0);
        let import = read(&bytes);
        assert_eq!(codes_of(&import.imported), code.into_iter().collect::<Vec<_>>(), "{number}");
    }
}

#[test]
fn what_swiss_chess_has_in_its_head() {
    for (code, worth) in [(0, Some([2, 1, 0])), (1, Some([6, 2, 0])), (2, None)] {
        let import = event_with(&[(1336, code)]);
        let scoring = import.imported.regulations.scoring;
        let found = [scoring.win, scoring.draw, scoring.loss];
        assert_eq!(found, worth.unwrap_or([2, 1, 0]).map(Points::halves), "{code}");
        let told = remarks(&import).contains(&&Remark::ScoringUnknown { code });
        assert_eq!(told, worth.is_none(), "{code}");
    }
    for (code, is_known) in [(0, true), (1, true), (2, false)] {
        let import = event_with(&[(596, code)]);
        assert_eq!(import.imported.regulations.system != System::ByHand, is_known, "{code}");
        let told = remarks(&import).contains(&&Remark::KindUnknown { code });
        assert_eq!(told, !is_known, "{code}");
    }
    // The hour of round 1, in the head from version 8 on.
    for (hour, minute, start) in [(8, 30, Some("08:30:00")), (23, 59, Some("23:59:00")), (24, 0, None), (8, 60, None)] {
        let import = event_with(&[(11_459, hour), (11_460, minute)]);
        let found = import.imported.details.schedule[0].map(|start| start.time().to_string());
        assert_eq!(found.as_deref(), start, "{hour}:{minute}");
        let text = format!("{hour}:{minute}");
        let told = Remark::Unreadable { field: FieldName::RoundDate, text };
        assert_eq!(remarks(&import).contains(&&told), start.is_none(), "{hour}:{minute}");
    }
}

/// What the record of the first player says, in bytes from its beginning.
#[test]
fn players_of_swiss_chess() {
    const FIRST: usize = 13_384 + 24 * 9 * 19;
    let of = |(at, length): (usize, usize), text: &str| {
        let field = (0..length).map(|place| (FIRST + at + place, text.as_bytes().get(place).copied().unwrap_or(0)));
        let import = event_with(&field.collect::<Vec<_>>());
        (import.imported.players[0].data.clone(), import)
    };
    let told = |import: &SwissChessImport, at: usize, field: FieldName, text: &str| {
        let meant = Remark::Unreadable { field, text: text.into() };
        import.notes.iter().any(|note| note.offset == Some(FIRST + at) && note.remark == meant)
    };
    for (text, title, other) in [
        ("GM", Some(Title::Gm), ""),
        ("wfm", Some(Title::Wfm), ""),
        ("", None, ""),
        ("ff", None, "ff"),
        ("MK", None, "MK"),
    ] {
        let (player, _) = of((66, 3), text);
        assert_eq!((player.title, player.other_title.as_str()), (title, other), "{text}");
    }
    for (text, gender) in [
        ("m", Some(Gender::Male)),
        ("M", Some(Gender::Male)),
        ("w", Some(Gender::Female)),
        ("W", Some(Gender::Female)),
        ("f", Some(Gender::Female)),
        ("F", Some(Gender::Female)),
        ("", None),
        ("*", None),
        ("j", None),
    ] {
        let (player, import) = of((184, 1), text);
        assert_eq!(player.gender, gender, "{text}");
        assert_eq!(told(&import, 184, FieldName::Sex, "j"), text == "j", "{text}");
    }
    for (text, birth) in [
        ("19860615", Some("1986/06/15")),
        ("1986", Some("1986/00/00")),
        ("15.06.1986", Some("1986/06/15")),
        ("", None),
        ("19861315", None),
        ("198606", None),
    ] {
        let (player, import) = of((128, 10), text);
        assert_eq!(born(&player).as_deref(), birth, "{text}");
        assert_eq!(told(&import, 128, FieldName::Birth, text), birth.is_none() && !text.is_empty(), "{text}");
    }
    for (text, rating) in [("2085", Some(2085)), ("0", None), ("", None), ("20x5", None)] {
        for (field, is_national) in [((70, 4), false), ((75, 4), true)] {
            let (player, import) = of(field, text);
            let found = if is_national { player.ratings.national } else { player.rating };
            assert_eq!(found, rating, "{text}");
            assert_eq!(told(&import, field.0, FieldName::Rating, text), text == "20x5", "{text}");
        }
    }
    for (text, id) in [("12345678", FideId::new(12_345_678)), ("0", None), ("00", None), ("", None), ("12x", None)] {
        let (player, import) = of((324, 12), text);
        assert_eq!(player.fide_id, id, "{text}");
        assert_eq!(told(&import, 324, FieldName::FideId, text), text == "12x", "{text}");
    }
    for (text, name) in [("Gib,David", "Gib, David"), ("Gib , David", "Gib, David"), ("Gib", "Gib")] {
        assert_eq!(of((0, 32), text).0.name, name);
    }
    // The club's number and the member's in it.
    for (club, member, id) in
        [("12345", "0678", "12345-0678"), ("12345", "", "12345"), ("", "678", "678"), ("", "", "")]
    {
        let mut changes = Vec::new();
        for ((at, length), text) in [((153, 5), club), ((159, 4), member)] {
            changes.extend((0..length).map(|place| {
                let byte = text.as_bytes().get(place).copied().unwrap_or(0);
                (FIRST + at + place, byte)
            }));
        }
        assert_eq!(event_with(&changes).imported.players[0].data.national_id, id);
    }
}

/// Results of both players, how they came about, and what it is.
#[test]
fn results_of_swiss_chess() {
    use GameResult::{
        Adjourned, BlackDraws, BlackWins, BlackWinsByForfeit, BothForfeit, BothLose, Draw, WhiteDraws, WhiteWins,
        WhiteWinsByForfeit,
    };
    const PLAYED: u8 = 0;
    const ADJOURNED: u8 = 1;
    const FORFEIT: u8 = 2;
    // Nothing, a loss, a draw, a win.
    let played =
        [(3, 1, WhiteWins), (1, 3, BlackWins), (2, 2, Draw), (1, 1, BothLose), (2, 1, WhiteDraws), (1, 2, BlackDraws)];
    let by_forfeit = [(3, 1, WhiteWinsByForfeit), (1, 3, BlackWinsByForfeit), (1, 1, BothForfeit)];
    for white in 0..=3 {
        for black in 0..=3 {
            for [one, other] in [
                [PLAYED, PLAYED],
                [FORFEIT, FORFEIT],
                [FORFEIT, PLAYED],
                [PLAYED, FORFEIT],
                [ADJOURNED, ADJOURNED],
                [ADJOURNED, PLAYED],
                [PLAYED, ADJOURNED],
            ] {
                let kinds = [one, other];
                let table: &[(u8, u8, GameResult)] = if kinds == [PLAYED, PLAYED] {
                    &played
                } else if kinds.contains(&FORFEIT) {
                    &by_forfeit
                } else {
                    &[(0, 0, Adjourned)]
                };
                let result = table.iter().find(|(own, theirs, _)| (*own, *theirs) == (white, black));
                // The upper bits are the team's result, and more of how it came about.
                let seats =
                    vec![vec![(WHITE, 2, white | 0x0C, one | 0x30)], vec![(BLACK, 1, black | 0x04, other | 0x10)]];
                let import = read(&Made::swiss(&["Aas", "Berg"], seats, &[0, 0]).bytes());
                let name = format!("{white}:{black} {one}/{other}");
                let found = import.imported.rounds[0].games[0].result;
                assert_eq!(found, result.map(|(.., result)| *result), "{name}");
                let is_open = (white, black) == (0, 0) && kinds == [PLAYED, PLAYED];
                let told = remarks(&import)
                    .iter()
                    .any(|remark| matches!(remark, Remark::ResultUnknown { codes, .. } if *codes == [white, black]));
                assert_eq!(told, result.is_none() && !is_open, "{name}");
            }
        }
    }
}

/// Colour and result of who has no opponent, and what it is.
#[test]
fn byes_of_swiss_chess() {
    use Bye::{FullPoint, HalfPoint, PairingAllocated, ZeroPoint};
    let at_bye = [PairingAllocated, ZeroPoint, HalfPoint, PairingAllocated];
    let absent = [ZeroPoint, ZeroPoint, HalfPoint, FullPoint];
    for (colour, expected) in [(0, absent), (2, at_bye), (4, at_bye), (5, absent)] {
        for (result, bye) in (0..).zip(expected) {
            let seats = vec![vec![(WHITE, 2, 3, 0)], vec![(BLACK, 1, 1, 0)], vec![(colour, 0, result, 0)]];
            let import = read(&Made::swiss(&["Aas", "Berg", "Dahl"], seats, &[2, 0, 0]).bytes());
            let byes: Vec<Bye> = import.imported.rounds[0].byes.iter().map(|(_, bye)| *bye).collect();
            assert_eq!(byes, [bye], "{colour} {result}");
            let told = remarks(&import).iter().any(|remark| matches!(remark, Remark::ColourUnknown { code: 5, .. }));
            assert_eq!(told, colour == 5, "{colour}");
        }
    }
    // Who meets the participant who only stands for the bye.
    for (result, bye) in (0..).zip(at_bye) {
        let seats = vec![vec![(WHITE, 2, result, 0)], vec![(BLACK, 1, 1, 0)]];
        let import = read(&Made::swiss(&["Aas", "spielfrei"], seats, &[2, 0]).bytes());
        assert_eq!(import.imported.rounds[0].byes[0].1, bye, "{result}");
    }
}

/// Before round 1 is paired a file has no records of rounds; then those of all of them, in a table of up to four cycles.
#[test]
fn records_of_rounds_of_swiss_chess() {
    for (paired, cycles, is_read) in
        [(0, 0, true), (0, 1, false), (1, 0, false), (1, 1, true), (1, 2, true), (1, 4, true), (1, 5, false)]
    {
        let seats = |opponent: u16| {
            (0..3 * cycles)
                .map(|at| (if (at + opponent).is_multiple_of(2) { WHITE } else { BLACK }, opponent, 2, 0))
                .collect()
        };
        let made = Made {
            rounds: 3,
            paired,
            kind: 1,
            cycles,
            names: vec!["Aas", "Berg"],
            seats: vec![seats(2), seats(1)],
            points: vec![0, 0],
        };
        let bytes = made.bytes();
        let found = sonneborn_exchange::swiss_chess::read(&bytes);
        assert_eq!(found.is_ok(), is_read, "{paired} {cycles}");
        match found {
            Ok(import) => assert_eq!(import.imported.rounds.len(), usize::from(3 * cycles), "{paired} {cycles}"),
            Err(fault) => {
                let defect = Defect::LengthDiffers { players: 2, rounds: 3, bytes: bytes.len() };
                assert_eq!((fault.offset, fault.defect), (7, defect), "{paired} {cycles}");
            }
        }
    }
}

//! Swiss-Manager's.

use super::super::swiss_manager_teams::{BYE, Board, Match, SWISS, file, read};
use sonneborn_exchange::swiss_manager::SwissManagerImport;
use sonneborn_exchange::swiss_manager::report::{PlayerField, Remark};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::Gender;
use sonneborn_tournament::regulations::System;

const PLAYERS: u8 = 0;
const NOT_PAIRED: u16 = 0xFFFE;

/// In the settings.
const PAIRED_ROUNDS: usize = 0x11;
const START: usize = 0x47;
/// In the block of a player's numbers.
const GENDER: usize = 0x1E;
const BIRTH: usize = 0x26;

/// Six players; the games of the rounds.
fn event(rounds: &[&[Board]]) -> Vec<u8> {
    let rounds: Vec<(&[Match], &[Board])> = rounds.iter().map(|boards| (&[][..], *boards)).collect();
    file(PLAYERS, 2, &rounds)
}

fn behind(bytes: &[u8], mark: &[u8]) -> usize {
    bytes.windows(mark.len()).position(|found| found == mark).expect("it is there") + mark.len()
}

fn settings(bytes: &[u8]) -> usize {
    behind(bytes, &[0x95, 0xFF, 0x89, 0x44])
}

fn with_number(mut bytes: Vec<u8>, at: usize, number: u32) -> SwissManagerImport {
    bytes[at..at + 4].copy_from_slice(&number.to_le_bytes());
    read(&bytes)
}

/// Whether a remark is told with where in the file it stands.
fn tells_at(import: &SwissManagerImport, offset: usize, remark: &Remark) -> bool {
    import.notes.iter().any(|note| note.offset == Some(offset) && note.remark == *remark)
}

fn tells(import: &SwissManagerImport, meant: impl Fn(&Remark) -> bool) -> bool {
    import.notes.iter().any(|note| meant(&note.remark))
}

#[test]
fn results_and_byes_of_swiss_manager() {
    use GameResult::{
        BlackWins, BlackWinsByForfeit, BlackWinsUnrated, BothForfeit, BothLose, Draw, WhiteWins, WhiteWinsByForfeit,
        WhiteWinsUnrated,
    };
    let known = [
        (0, None),
        (1, Some(WhiteWins)),
        (2, Some(Draw)),
        (3, Some(BlackWins)),
        (4, Some(WhiteWinsByForfeit)),
        (5, Some(BlackWinsByForfeit)),
        (6, Some(BothForfeit)),
        (10, Some(BothLose)),
        (15, Some(WhiteWinsUnrated)),
        (17, Some(BlackWinsUnrated)),
    ];
    for code in 0..=20 {
        let bytes = event(&[&[(1, 2, 1), (3, 4, code), (5, 6, 1)]]);
        let import = read(&bytes);
        let result = known.iter().find(|(of, _)| *of == code).map(|(_, result)| *result);
        assert_eq!(import.imported.rounds[0].games[1].result, result.flatten(), "{code}");
        let told = Remark::ResultUnknown { round: RoundNo(1), board: 2, code: code.into() };
        // The second record of the games.
        let at = behind(&bytes, &[0xB3, 0xFF, 0x89, 0x44]) + 21;
        assert_eq!(tells_at(&import, at, &told), result.is_none(), "{code}");
    }
    let given = [Bye::ZeroPoint, Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint, Bye::ZeroPoint];
    for (code, bye) in (0..).zip(given) {
        for (opponent, bye) in [(NOT_PAIRED, bye), (BYE, Bye::PairingAllocated)] {
            let round: &[Board] = &[(1, 2, 1), (3, 4, 1), (5, opponent, code)];
            let import = read(&event(&[round]));
            assert_eq!(import.imported.rounds[0].byes, [(PlayerId(4), bye)], "{code} {opponent:#x}");
            let told = tells(&import, |remark| matches!(remark, Remark::ByeUnknown { .. }));
            assert_eq!(told, code == 4 && opponent == NOT_PAIRED, "{code}");
            // The same in a round that is not paired yet.
            let mut bytes = event(&[round, round]);
            let at = settings(&bytes) + PAIRED_ROUNDS;
            bytes[at] = 1;
            let import = read(&bytes);
            assert_eq!(import.imported.rounds.len(), 1);
            assert_eq!(import.imported.players[4].requested_byes.get(&RoundNo(2)), Some(&bye), "{code}");
            let told = tells(&import, |remark| *remark == Remark::GameInUnpairedRound { round: RoundNo(2) });
            assert!(told, "its games have no place");
        }
    }
    for (white, black, stranger) in [(0, 2, 0), (7, 2, 7), (1, 7, 7), (1, 0, 0)] {
        let import = read(&event(&[&[(white, black, 1)]]));
        assert!(tells(&import, |remark| *remark == Remark::NoSuchPlayer { number: stranger }), "{white} {black}");
        assert!(import.imported.rounds[0].games.is_empty());
    }
}

/// Who sits at a board of a match to which nobody came has what the result says of their colour.
#[test]
fn empty_boards_of_swiss_manager() {
    for code in 0..=6 {
        for (board, wins) in [((8, 0, code), [1, 4]), ((0, 8, code), [3, 5])] {
            let import = read(&file(SWISS, 3, &[(&[(3, 2, 0), (1, BYE, 2)], &[(9, 4, 3), board])]));
            let bye = if wins.contains(&code) { Bye::FullPoint } else { Bye::ZeroPoint };
            assert_eq!(import.imported.rounds[0].byes, [(PlayerId(7), bye)], "{board:?}");
        }
    }
}

#[test]
fn kinds_days_and_hours_of_swiss_manager() {
    for (kind, system) in [(0, "Dutch"), (1, "RoundRobin"), (2, "TeamRoundRobin"), (3, "TeamSwiss"), (4, "ByHand")] {
        let import = read(&file(kind, 2, &[]));
        let found = format!("{:?}", import.imported.regulations.system);
        assert!(found.starts_with(system), "{kind}: {found}");
        assert_eq!(tells(&import, |remark| *remark == Remark::KindUnknown { code: kind }), kind == 4, "{kind}");
        let assumes = |remark: &Remark| matches!(remark, Remark::SwissAssumed { .. } | Remark::TeamRulesAssumed { .. });
        assert_eq!(tells(&import, assumes), [0, 2, 3].contains(&kind), "{kind}");
    }
    for (number, day) in [(20_250_726, Some("2025-07-26")), (0, None), (20_251_326, None), (20_250_732, None)] {
        let bytes = event(&[]);
        let at = settings(&bytes) + START;
        let import = with_number(bytes, at, number);
        assert_eq!(import.imported.details.start.map(|day| day.to_string()).as_deref(), day, "{number}");
        let told = tells_at(&import, at, &Remark::NoDate { number });
        assert_eq!(told, day.is_none() && number > 0, "{number}");
    }
    for (hour, begins) in
        [("18h30", Some("18:30:00")), ("18:30", Some("18:30:00")), ("18.30", Some("18:30:00")), ("half6", None)]
    {
        let mut bytes = event(&[&[(1, 2, 1)]]);
        let units = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
        let at = behind(&bytes, &units("18h30")) - 10;
        bytes[at..at + 10].copy_from_slice(&units(hour));
        let import = read(&bytes);
        let start = import.imported.details.schedule[0].expect("a day");
        assert_eq!(start.to_string(), format!("2025-07-26 {}", begins.unwrap_or("00:00:00")));
        assert_eq!(
            tells(&import, |remark| *remark == Remark::NoHour { text: hour.into() }),
            begins.is_none(),
            "{hour}"
        );
    }
}

#[test]
fn players_of_swiss_manager() {
    // The texts of the first player end with the federation and seven that are empty; then the numbers begin.
    let numbers = |bytes: &[u8]| {
        let name = "NOR".encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
        behind(bytes, &name) + 7 * 2
    };
    let told = |import: &SwissManagerImport, at: usize, field: PlayerField, number: u32| {
        tells_at(import, at, &Remark::PlayerUnreadable { field, text: number.to_string() })
    };
    for (number, gender) in [(0, None), (1, Some(Gender::Female)), (2, None)] {
        let mut bytes = event(&[]);
        let at = numbers(&bytes) + GENDER;
        bytes[at] = number;
        let import = read(&bytes);
        assert_eq!(import.imported.players[0].data.gender, gender, "{number}");
        assert_eq!(told(&import, at, PlayerField::Gender, number.into()), number == 2, "{number}");
    }
    for (number, birth) in
        [(0, None), (19_950_000, Some("1995/00/00")), (19_950_517, Some("1995/05/17")), (19_951_317, None), (17, None)]
    {
        let bytes = event(&[]);
        let at = numbers(&bytes) + BIRTH;
        let import = with_number(bytes, at, number);
        let found = import.imported.players[0].data.birth.map(|birth| birth.to_string());
        assert_eq!(found.as_deref(), birth, "{number}");
        assert_eq!(told(&import, at, PlayerField::Birth, number), birth.is_none() && number > 0, "{number}");
    }
    let player = &read(&event(&[])).imported.players[0].data;
    assert_eq!((player.name.as_str(), player.rating, player.federation.as_str()), ("Player11, Ann", Some(2010), "NOR"));
    assert!(matches!(read(&event(&[])).imported.regulations.system, System::Dutch2026));
}

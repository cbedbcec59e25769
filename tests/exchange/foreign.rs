//! Files of SwissPerfect, PairTwo and Papi: events made here field by field, real ones where they are at hand, and what is broken or is
//! no such file gets an answer.

use super::files;
use super::mutations::each_mutation;
use sonneborn_exchange::foreign::report::{Defect, Note, Program, Remark};
use sonneborn_exchange::foreign::unread::Unread;
use sonneborn_exchange::foreign::{self, ForeignImport};
use sonneborn_exchange::tournament_file::{self, Fault};
use sonneborn_exchange::trf::{self, Output, Version};
use sonneborn_i18n::{Lang, audit as words};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::Imported;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::{Gender, Presence, Title};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{RoundRobin, System};
use sonneborn_tournament::statement::Statement;
use std::io::{Cursor, Write};
use std::path::PathBuf;
use zip::write::SimpleFileOptions;

pub fn read(bytes: &[u8]) -> ForeignImport {
    foreign::read(bytes).expect("its first bytes tell").unwrap_or_else(|fault| panic!("{fault}"))
}

pub fn fault(bytes: &[u8]) -> Defect {
    foreign::read(bytes).expect("its first bytes tell").expect_err("it is broken").defect
}

pub fn has(import: &ForeignImport, place: &str, remark: Remark) -> bool {
    import.notes.iter().any(|note: &Note| note.place == place && note.remark == remark)
}

/// White, Black, result; who has a bye, and which: all by place in the list.
pub type Games = (Vec<(u32, u32, Option<GameResult>)>, Vec<(u32, Bye)>);

/// The games of a round and its byes.
pub fn round(imported: &Imported, number: usize) -> Games {
    let round = &imported.rounds[number - 1];
    let games = round.games.iter().map(|game| (game.white.0, game.black.0, game.result));
    (games.collect(), round.byes.iter().map(|(player, bye)| (player.0, *bye)).collect())
}

pub fn scores(imported: &Imported) -> Vec<String> {
    Tournament::of_import(imported).scores(RoundNo(99)).iter().map(|points| points.decimal()).collect()
}

/// A table of dBase III.
pub fn dbase(fields: &[(&str, u8)], records: &[(bool, &[&str])]) -> Vec<u8> {
    let record_bytes: usize = 1 + fields.iter().map(|(_, width)| usize::from(*width)).sum::<usize>();
    let head_bytes = 32 + 32 * fields.len() + 1;
    let mut bytes = vec![0x03, 110, 1, 1];
    bytes.extend(u32::try_from(records.len()).expect("few").to_le_bytes());
    bytes.extend(u16::try_from(head_bytes).expect("few").to_le_bytes());
    bytes.extend(u16::try_from(record_bytes).expect("few").to_le_bytes());
    bytes.resize(32, 0);
    for (name, width) in fields {
        let begin = bytes.len();
        bytes.extend(name.bytes());
        bytes.resize(begin + 11, 0);
        bytes.push(b'C');
        bytes.resize(begin + 16, 0);
        bytes.push(*width);
        bytes.resize(begin + 32, 0);
    }
    bytes.push(0x0D);
    for (is_deleted, values) in records {
        bytes.push(if *is_deleted { b'*' } else { b' ' });
        for (value, (_, width)) in values.iter().zip(fields) {
            let (written, _, _) = encoding_rs::WINDOWS_1252.encode(value);
            let mut field = written.into_owned();
            field.resize(usize::from(*width), b' ');
            bytes.extend(field);
        }
    }
    bytes.push(0x1A);
    bytes
}

pub const PLAYER_FIELDS: [(&str, u8); 16] = [
    ("ID", 5),
    ("START_NO", 5),
    ("SURNAME", 25),
    ("FIRSTNAME", 25),
    ("FEDER", 4),
    ("CLUB", 30),
    ("INTL_RTG", 4),
    ("LOC_RTG", 4),
    ("INTL_ID", 12),
    ("LOC_ID", 12),
    ("TITLE", 3),
    ("SEX", 1),
    ("LATE_ENTRY", 2),
    ("WITHDRAWAL", 2),
    ("ABSENT", 16),
    ("BONUS", 3),
];
pub const GAME_FIELDS: [(&str, u8); 7] =
    [("ROUND", 3), ("WHITE", 5), ("BLACK", 5), ("W_SCORE", 3), ("B_SCORE", 3), ("W_TYPE", 2), ("B_TYPE", 2)];
pub const SETTINGS: &str = "[Tournament Info]\nName=Hall Cup\nArbiter=Berg, Per\nOrganiser=A Club\nRounds=4\nSystem=0\n\
    Team or Individual=0\n[Standings]\nTie Breaks=1217,1221,\n";

pub fn zipped(parts: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in parts {
        writer.start_file(*name, SimpleFileOptions::default()).expect("memory takes it");
        writer.write_all(bytes).expect("memory takes it");
    }
    writer.finish().expect("memory takes it").into_inner()
}

pub fn swiss_perfect(settings: &str, players: &[(bool, &[&str])], games: &[(bool, &[&str])]) -> Vec<u8> {
    let (players, games) = (dbase(&PLAYER_FIELDS, players), dbase(&GAME_FIELDS, games));
    zipped(&[("cup.ini", settings.as_bytes()), ("cup.TRN", &players), ("cup.sco", &games)])
}

pub const PLAYERS: [(bool, &[&str]); 8] = [
    (false, &["1", "2", "Müller", "Änne", "GER", "SK Süd", "2100", "", "4600001", "77", "6", "2", "", "", "", ""]),
    (true, &["9", "9", "Gone", "Guy", "", "", "", "", "", "", "", "", "", "", "", ""]),
    (false, &["2", "1\0\09", "Doe", "Jo", "ENG", "", "2200", "2150", "", "", "5", "1", "", "", "", ""]),
    (false, &["3", "3", "Roe", "Al", "xy", "", "", "1900", "12-05-1990", "", "", "", "", "", "", ""]),
    (false, &["4", "4", "Poe", "Ed", "", "", "", "1800", "", "", "", "", "", "2", "", ""]),
    (false, &["5", "5", "Fox", "Ann", "", "", "", "1700", "", "", "", "", "", "", "", "0.5"]),
    (false, &["6", "6", "Lee", "Bo", "", "", "", "1600", "", "", "", "", "2", "", "", ""]),
    (false, &["7", "7", "Kay", "Cy", "", "", "", "1500", "", "", "", "", "", "", "000000000000000C", ""]),
];
pub const GAMES: [(bool, &[&str]); 11] = [
    (false, &["1", "2", "4", "2", "0", "1", "1"]),
    (false, &["1", "3", "1", "1", "1", "1", "1"]),
    (false, &["1", "7", "0", "2", "0", "1", "0"]),
    (true, &["1", "5", "6", "2", "0", "1", "1"]),
    (false, &["1", "0", "0", "2", "0", "5", "0"]),
    (false, &["2", "1", "2", "0", "2", "34", "34"]),
    (false, &["2", "3", "5", "0", "0", "36", "36"]),
    (false, &["2", "7", "6", "0", "2", "1", "0"]),
    (false, &["2", "8", "1", "0", "2", "1", "1"]),
    (false, &["3", "2", "3", "", "", "", ""]),
    (false, &["3", "7", "0", "2", "0", "35", "35"]),
];

#[test]
fn an_event_of_swiss_perfect_is_read_whole() {
    let import = read(&swiss_perfect(SETTINGS, &PLAYERS, &GAMES));
    let imported = &import.imported;
    let details = &imported.details;
    assert_eq!((details.name.as_str(), details.organiser.as_str()), ("Hall Cup", "A Club"));
    assert_eq!(details.chief_arbiter.name, "Berg, Per");
    let regulations = &imported.regulations;
    assert_eq!((regulations.system, regulations.rounds), (System::Dutch2026, 4));
    let codes: Vec<&str> = regulations.tie_breaks.iter().map(|code| code.as_str()).collect();
    assert_eq!(codes, ["BH"]);
    assert!(has(&import, "[Standings] Tie Breaks", Remark::TieBreakUnknown { text: "1221".into() }));
    let first = &imported.players[0].data;
    assert_eq!(
        (first.name.as_str(), first.club.as_str(), first.federation.as_str()),
        ("Müller, Änne", "SK Süd", "GER")
    );
    assert_eq!((first.title, first.gender), (Some(Title::Wfm), Some(Gender::Female)));
    assert_eq!((first.rating, first.fide_id, first.national_id.as_str()), (Some(2100), FideId::new(4_600_001), "77"));
    let second = &imported.players[1];
    assert_eq!((second.tpn, second.data.rating, second.data.ratings.national), (Tpn(1), Some(2200), Some(2150)));
    let third = &imported.players[2].data;
    assert_eq!((third.fide_id, third.federation.as_str()), (None, ""), "a date is no FIDE ID, `xy` no federation");
    assert!(has(&import, ".trn 4 INTL_ID", Remark::Unreadable { text: "12-05-1990".into() }));
    assert!(
        has(&import, ".trn", Remark::Deleted { records: 1 }) && has(&import, ".sco", Remark::Deleted { records: 1 })
    );
    assert_eq!(imported.players.len(), 7);
}

/// The head of a table can say its code page: `Müller, Änne` of a computer under DOS.
#[test]
fn a_table_says_its_code_page() {
    /// The place of the mark, the mark of code page 437, and where texts begin.
    const MARK: (usize, u8) = (29, 0x01);
    const HEAD: usize = 32;
    let (mut players, games) = (dbase(&PLAYER_FIELDS, &PLAYERS), dbase(&GAME_FIELDS, &GAMES));
    for byte in &mut players[HEAD..] {
        *byte = match *byte {
            0xFC => 0x81,
            0xC4 => 0x8E,
            other => other,
        };
    }
    let name = |players: &[u8]| {
        let event = zipped(&[("cup.ini", SETTINGS.as_bytes()), ("cup.TRN", players), ("cup.sco", &games)]);
        read(&event).imported.players[0].data.name.clone()
    };
    assert_ne!(name(&players), "Müller, Änne", "nothing says it");
    players[MARK.0] = MARK.1;
    assert_eq!(name(&players), "Müller, Änne");
}

#[test]
fn rounds_of_swiss_perfect_say_who_met_whom_and_who_met_nobody() {
    use GameResult::{BlackWinsByForfeit, BothForfeit, Draw, WhiteWins};
    let import = read(&swiss_perfect(SETTINGS, &PLAYERS, &GAMES));
    let imported = &import.imported;
    let (first, second, third) = (round(imported, 1), round(imported, 2), round(imported, 3));
    assert_eq!(first.0, [(1, 3, Some(WhiteWins)), (2, 0, Some(Draw))]);
    // The pairing's bye, and the bonus of who did not play.
    assert_eq!(first.1, [(6, Bye::PairingAllocated), (4, Bye::HalfPoint)]);
    let unrated = Some(BlackWinsByForfeit);
    assert_eq!(second.0, [(0, 1, unrated), (2, 4, Some(BothForfeit)), (6, 5, unrated)]);
    assert!(has(&import, ".sco 8", Remark::ForfeitAssumed { round: RoundNo(2), white: Tpn(7), black: Tpn(6) }));
    assert!(has(&import, ".sco 9", Remark::NoSuchPlayer { number: "8".into() }));
    // Marked as absent, and given a point by the arbiter; and absent in the round to come.
    assert_eq!(third, (vec![(1, 2, None)], vec![(6, Bye::FullPoint)]));
    assert_eq!(imported.players[6].requested_byes.get(&RoundNo(4)), Some(&Bye::ZeroPoint));
    assert_eq!(imported.players[3].presence, Presence::Withdrawn { from: RoundNo(2) });
    assert_eq!(imported.players[5].first_round, RoundNo(2));
    assert_eq!(scores(imported), ["0.5", "2.0", "0.5", "0.0", "0.5", "1.0", "2.0"]);
}

#[test]
fn what_swiss_perfect_gives_twice_or_beside_the_games_is_told() {
    let players: Vec<(bool, &[&str])> = PLAYERS.iter().filter(|(is_deleted, _)| !is_deleted).copied().collect();
    let games: [(bool, &[&str]); 5] = [
        (false, &["1", "5", "6", "2", "0", "1", "1"]),
        (false, &["1", "1", "0", "2", "0", "1", "1"]),
        (false, &["1", "2", "0", "2", "0", "1", "1"]),
        (false, &["1", "1", "3", "2", "0", "1", "1"]),
        (false, &["1", "3", "4", "2", "2", "1", "1"]),
    ];
    let import = read(&swiss_perfect(SETTINGS, &players, &games));
    assert!(has(&import, ".sco 4", Remark::TwiceInRound { round: RoundNo(1), player: Tpn(2) }));
    let code = "2:2 1/1".to_owned();
    assert!(has(&import, ".sco 5", Remark::ResultUnknown { round: RoundNo(1), white: Tpn(3), black: Tpn(4), code }));
    assert!(has(&import, ".sco", Remark::SeveralByes { round: RoundNo(1), players: 2 }));
    assert_eq!(round(&import.imported, 1).1, [(0, Bye::PairingAllocated), (1, Bye::FullPoint)]);
    // The bonus of who played in every round stays beside the games.
    assert!(has(&import, ".trn BONUS", Remark::BonusKept { player: Tpn(5), points: Points::HALF }));
    assert_eq!(scores(&import.imported)[4], "1.5");
}

#[test]
fn a_round_robin_of_swiss_perfect_has_the_rounds_of_its_table() {
    let players: Vec<(bool, &[&str])> = PLAYERS.iter().filter(|(is_deleted, _)| !is_deleted).take(4).copied().collect();
    let games: [(bool, &[&str]); 1] = [(false, &["1", "1", "2", "2", "0", "1", "1"])];
    let of = |system: &str, rounds: &str| {
        let settings = SETTINGS.replace("System=0", system).replace("Rounds=4", rounds);
        read(&swiss_perfect(&settings, &players, &games)).imported.regulations
    };
    let table = |double| System::RoundRobin(RoundRobin { double, reverse_last_two: false });
    for (rounds, system, found) in
        [("3", table(false), 3), ("6", table(true), 6), ("11", table(false), 3), ("2", System::ByHand, 2)]
    {
        let regulations = of("System=1", &format!("Rounds={rounds}"));
        assert_eq!((regulations.system, regulations.rounds), (system, found), "{rounds}");
    }
    assert_eq!(of("System=7", "Rounds=4").system, System::ByHand);
    let teams = SETTINGS.replace("Individual=0", "Individual=1");
    let import = read(&swiss_perfect(&teams, &players, &games));
    assert!(import.imported.rounds.is_empty() && has(&import, ".sco", Remark::TeamsNotUnderstood));
}

#[test]
fn what_lacks_of_the_three_files_is_named() {
    let (players, games) = (dbase(&PLAYER_FIELDS, &PLAYERS), dbase(&GAME_FIELDS, &GAMES));
    for alone in [players.as_slice(), games.as_slice(), SETTINGS.as_bytes()] {
        assert_eq!(fault(alone), Defect::OnePartOnly);
    }
    let without = |part| zipped(&[("cup.trn", &players), (part, &games)]);
    assert_eq!(fault(&without("cup.sco")), Defect::PartMissing { part: "ini" });
    let turned = zipped(&[("a.ini", SETTINGS.as_bytes()), ("a.trn", &games), ("a.sco", &players)]);
    assert_eq!(fault(&turned), Defect::TableDamaged);
    let nobody = swiss_perfect(SETTINGS, &PLAYERS[1..2], &[]);
    assert_eq!(fault(&nobody), Defect::NoPlayers);
}

/// A file of PairTwo 6 with its players (number, name, national and FIDE rating, points in halves, points beside the games, absent), their
/// lines (opponent, colour, result) and the boards of the last round.
pub struct PairTwo {
    pub kind: u32,
    pub players: Vec<(u32, &'static str, u32, u32, u32, u32, bool)>,
    pub lines: Vec<Vec<(u32, u8, u8)>>,
    pub boards: Vec<[u32; 2]>,
}

pub const NOBODY: u32 = u32::MAX;

impl PairTwo {
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = b"6.13".to_vec();
        let rounds = self.lines.first().map_or(0, Vec::len) as u32;
        let names: String = self.players.iter().map(|player| player.1).collect();
        let mut head = vec![0_u32; 88];
        (head[1], head[2]) = (1902, self.players.len() as u32);
        head[17..23].copy_from_slice(&[0, 2, 1, 0, 0, 2]);
        (head[23], head[24], head[25]) = (names.len() as u32, rounds, rounds);
        head[33..38].copy_from_slice(&[7, 5, 3, 4, 0]);
        head[38..40].copy_from_slice(&[900, 1300]);
        bytes.extend(head.iter().flat_map(|number| number.to_le_bytes()));
        let mut name_at = 0;
        for (number, name, national, rating, halves, extra, absent) in &self.players {
            let birth = 99 << 9 | 5 << 5 | 17;
            let numbers = [
                *number,
                name_at,
                205_000 + number,
                *extra,
                *national,
                birth,
                7_000 + number,
                *halves,
                42,
                0,
                0,
                0,
                *rating,
            ];
            bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
            bytes.push(name.len() as u8);
            bytes.extend(b"BEL");
            bytes.extend([2, 10, 2, 0, u8::from(*absent), 0, 0, 0, 0, 0, 0, 0]);
            name_at += name.len() as u32;
        }
        bytes.extend(names.bytes());
        let text = |bytes: &mut Vec<u8>, text: &str, length: usize| {
            let end = bytes.len() + length;
            bytes.extend(text.bytes());
            bytes.resize(end, 0);
        };
        for (value, length) in [("Coupe", 80), ("Cercle", 50), ("90 min", 50), ("BEL", 32), ("Berg, Per", 128)] {
            text(&mut bytes, value, length);
        }
        let day = |day: u32| (117 << 9 | 1 << 5 | day).to_le_bytes();
        bytes.extend([5_u32, 0, 0].iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend([day(1), day(9)].concat());
        for (value, length) in [("Gand", 36), ("----", 32), ("", 32)] {
            text(&mut bytes, value, length);
        }
        bytes.extend([1150, self.kind].iter().flat_map(|number| number.to_le_bytes()));
        text(&mut bytes, "F.R.B.E.", 32);
        bytes.extend((1..=5).flat_map(day));
        for (opponent, colour, result) in self.lines.iter().flatten() {
            bytes.extend(opponent.to_le_bytes());
            bytes.extend([*colour, *result, 0, 0]);
        }
        for [white, black] in &self.boards {
            bytes.extend([*white, *black, 0].iter().flat_map(|number| number.to_le_bytes()));
        }
        bytes
    }

    pub fn event() -> PairTwo {
        let (white, black) = (1, 255);
        PairTwo {
            kind: 0,
            players: vec![
                (2, "Doe, Jo", 1801, 0, 5, 0, false),
                (1, "Roe, Al", 1900, 1950, 3, 1, false),
                (3, "Poe, Ed", 1700, 0, 0, 0, true),
                (4, "Fox, Ann", 1600, 0, 4, 0, false),
                (5, "Lee, Bo", 1500, 0, 4, 0, false),
            ],
            lines: vec![
                vec![(1, white, 11), (3, black, 12), (4, white, 6)],
                vec![(0, black, 1), (NOBODY, 0, 14), (3, white, 0)],
                vec![(3, white, 1), (NOBODY, 0, 2), (NOBODY, 0, 2)],
                vec![(2, black, 11), (0, white, 2), (1, black, 0)],
                vec![(NOBODY, 0, 14), (NOBODY, 0, 12), (0, black, 6)],
            ],
            boards: vec![[1, 3], [0, 4], [NOBODY, 2]],
        }
    }
}

#[test]
fn an_event_of_pair_two_is_read_whole() {
    use GameResult::{BlackWins, BlackWinsByForfeit, Draw, WhiteWins};
    let import = read(&PairTwo::event().bytes());
    let imported = &import.imported;
    let details = &imported.details;
    let told = [&details.name, &details.place, &details.organiser, &details.federation, &details.time_control_text];
    assert_eq!(told, ["Coupe", "Gand", "Cercle", "BEL", "90 min"]);
    // Years count from the number in the file, not from today's.
    let days = [details.start, details.end].map(|day| day.map(|day| day.to_string()));
    assert_eq!(days, [Some("2019-01-01".into()), Some("2019-01-09".into())]);
    assert_eq!(details.schedule.len(), 5);
    let codes: Vec<&str> = imported.regulations.tie_breaks.iter().map(|code| code.as_str()).collect();
    assert_eq!(codes, ["DE", "BH/C1", "SB"]);
    assert!(has(&import, "0x8c", Remark::TieBreakUnknown { text: "5".into() }));
    let second = &imported.players[1];
    assert_eq!((second.tpn, second.data.name.as_str(), second.data.title), (Tpn(1), "Roe, Al", Some(Title::Im)));
    assert_eq!((second.data.rating, second.data.ratings.national), (Some(1950), Some(1900)));
    assert_eq!((second.data.fide_id, second.data.national_id.as_str()), (FideId::new(205_001), "7001"));
    assert_eq!((second.data.category.as_str(), second.data.club.as_str()), ("+1300", "42"));
    assert_eq!(second.data.birth.map(|birth| birth.to_string()).as_deref(), Some("2001/05/17"));
    let (first, middle, last) = (round(imported, 1), round(imported, 2), round(imported, 3));
    assert_eq!(first.0, [(0, 1, Some(WhiteWins)), (2, 3, Some(BlackWins))]);
    assert_eq!(first.1, [(4, Bye::PairingAllocated)]);
    assert_eq!(middle.0, [(3, 0, Some(BlackWinsByForfeit))]);
    assert_eq!(middle.1, [(1, Bye::PairingAllocated), (2, Bye::ZeroPoint), (4, Bye::FullPoint)]);
    // The last round has its boards as the file orders them.
    assert_eq!(last.0, [(1, 3, None), (0, 4, Some(Draw))]);
    assert_eq!(imported.players[2].requested_byes.get(&RoundNo(4)), Some(&Bye::ZeroPoint));
    // Points beside the games, and a total that is not the sum.
    assert_eq!(scores(imported), ["2.5", "1.5", "0.0", "1.0", "2.5"]);
    let wrong: Vec<Tpn> = import
        .notes
        .iter()
        .filter_map(|note| match &note.remark {
            Remark::PointsDiffer { player, .. } => Some(*player),
            _ => None,
        })
        .collect();
    assert_eq!(wrong, [Tpn(4), Tpn(5)]);
}

#[test]
fn other_kinds_and_codes_of_pair_two_are_told() {
    for (kind, system) in
        [(2, System::RoundRobin(RoundRobin { double: false, reverse_last_two: false })), (6, System::ByHand)]
    {
        let import = read(&PairTwo { kind, ..PairTwo::event() }.bytes());
        assert_eq!(import.imported.regulations.system, system);
    }
    let mut odd = PairTwo::event();
    odd.lines[0][0] = (3, 1, 11);
    odd.lines[2][1] = (NOBODY, 0, 9);
    odd.lines[4][2] = (77, 1, 6);
    let import = read(&odd.bytes());
    let told = |meant: &dyn Fn(&Remark) -> bool| import.notes.iter().any(|note| meant(&note.remark));
    let (player, opponent) = (Tpn(2), Tpn(4));
    assert!(told(&|remark| *remark == Remark::NotMirrored { round: RoundNo(1), player, opponent }));
    assert!(told(&|remark| *remark == Remark::ByeUnknown { round: RoundNo(2), player: Tpn(3), code: "9".into() }));
    assert!(told(&|remark| *remark == Remark::NoSuchPlayer { number: "77".into() }));
    let mut old = PairTwo::event().bytes();
    old[0] = b'4';
    assert_eq!(fault(&old), Defect::VersionUnknown { version: "4.13".into(), first: 5, last: 6 });
    let whole = PairTwo::event().bytes();
    assert_eq!(fault(&whole[..whole.len() - 60]), Defect::CutOff);
}

pub const PAPI: &str = r#"{"variables": {"name": "Open", "type": "Suisse", "rounds": "5", "pairing": "Haley", "ratingClass": "Rapide",
    "tiebreak1": "Solkoff", "tiebreak2": "Kashdan", "pointSystem": "OUI", "venue": "Lyon", "startDate": "14/02/2026",
    "homologation": "61234", "colour": "blue"},
 "players": [
  {"lastName": "Petit", "firstName": "Zoé", "gender": "F", "birthDate": "05/03/2001", "rapidElo": 1850, "fideRapidElo": "F", "elo": 1900,
   "fideElo": "F", "fideTitle": "ff ", "fideCode": " 651234", "nrFFE": "K12345", "federation": "FRA", "club": "Lyon", "paid": 5, "owed": 10,
   "phone": "06", "comment": "late", "email": "z@example.org",
   "rounds": {"1": {"color": "B", "opponent": 1, "result": 3}, "2": {"color": "N", "opponent": 3, "result": 6}, "4": {"color": "F", "result": 2}}},
  {"lastName": "Grand", "rapidElo": 1700, "fideRapidElo": "N", "birthDate": "2001", "fideCode": "none",
   "rounds": [{"color": "N", "opponent": 0, "result": 1}, {"color": "B", "opponent": 2, "result": 2}]},
  {"lastName": "Noir", "rapidElo": 1600, "fideRapidElo": "E",
   "rounds": {"1": {"color": "B", "result": 6}, "2": {"color": "N", "opponent": 1, "result": 2}}},
  {"lastName": "Tard", "rounds": {"2": {"color": "B", "opponent": 0, "result": 4}, "30": {"color": "F"}}},
  {"lastName": "Seul", "rounds": {"1": {"color": "F", "result": 2}, "2": {"color": "N", "opponent": 0, "result": 3}}}
 ]}"#;

#[test]
fn an_event_of_papi_is_read_whole() {
    use GameResult::{BlackWinsByForfeit, Draw, WhiteWins};
    let import = read(PAPI.as_bytes());
    let imported = &import.imported;
    assert_eq!((imported.details.name.as_str(), imported.details.place.as_str()), ("Open", "Lyon"));
    assert_eq!(imported.details.start.map(|day| day.to_string()).as_deref(), Some("2026-02-14"));
    assert_eq!((imported.details.event_code.as_str(), imported.regulations.rounds), ("61234", 5));
    assert_eq!(imported.regulations.scoring.win, Points::whole(3));
    assert!(has(&import, "variables.pairing", Remark::AccelerationLeftOut { name: "Haley".into() }));
    assert!(has(&import, "variables.tiebreak2", Remark::TieBreakUnknown { text: "Kashdan".into() }));
    assert!(has(&import, "variables.colour", Remark::Unreadable { text: "blue".into() }));
    let first = &imported.players[0].data;
    assert_eq!(
        (first.name.as_str(), first.title, first.gender),
        ("Petit, Zoé", Some(Title::Wfm), Some(Gender::Female))
    );
    assert_eq!((first.fide_id, first.national_id.as_str()), (FideId::new(651_234), "K12345"));
    assert_eq!((first.rating, first.ratings.standard, first.ratings.rapid), (Some(1850), Some(1900), Some(1850)));
    assert_eq!((first.paid.as_str(), first.phone.as_str(), first.note.as_str()), ("5 / 10", "06", "late"));
    assert_eq!(first.birth.map(|birth| birth.to_string()).as_deref(), Some("2001/03/05"));
    assert!(has(&import, "players[].email", Remark::FieldLeftOut { players: 1 }));
    assert!(has(&import, "players[1].fideCode", Remark::Unreadable { text: "none".into() }));
    let known = |at: usize| (imported.players[at].data.ratings.national, imported.players[at].data.estimate);
    assert_eq!([known(1), known(2)], [(Some(1700), None), (None, Some(1600))]);
    let numbers: Vec<u16> = imported.players.iter().map(|player| player.tpn.0).collect();
    assert_eq!(numbers, [1, 2, 3, 5, 4], "by rating, national and estimated too, then the alphabet");
    let (one, two) = (round(imported, 1), round(imported, 2));
    assert_eq!(one, (vec![(0, 1, Some(WhiteWins))], vec![(2, Bye::PairingAllocated), (4, Bye::HalfPoint)]));
    assert_eq!(two.0, [(3, 0, Some(BlackWinsByForfeit)), (1, 2, Some(Draw))]);
    assert!(has(
        &import,
        "players[].rounds.2",
        Remark::NotMirrored { round: RoundNo(2), player: Tpn(4), opponent: Tpn(1) }
    ));
    assert_eq!(imported.rounds.len(), 2);
    assert_eq!(imported.players[0].requested_byes.get(&RoundNo(4)), Some(&Bye::HalfPoint));
    assert_eq!(imported.players[3].first_round, RoundNo(2));
    assert!(import.notes.iter().any(|note| note.place == "players[3].rounds.30"));
}

#[test]
fn a_table_of_papi_has_free_rounds_and_no_byes() {
    let table = PAPI.replace("\"Suisse\"", "\"ToutesRondes\"").replace("Haley", "Berger");
    let import = read(table.as_bytes());
    assert_eq!(
        import.imported.regulations.system,
        System::RoundRobin(RoundRobin { double: false, reverse_last_two: false })
    );
    assert_eq!(round(&import.imported, 1).1, [(4, Bye::HalfPoint)], "the free round of an odd table gives nothing");
    assert_eq!(import.imported.players[3].first_round, RoundNo(1), "nobody comes late to a table");
    assert!(matches!(fault(br#"{"variables": {}, "players": []}"#), Defect::NoPlayers));
    assert!(matches!(fault(br#"{"variables": {}, "players": [1]}"#), Defect::Json { .. }));
    assert!(foreign::read(br#"{"variables": {}}"#).is_none(), "no event of Papi");
}

/// A file that nobody reads is called what it is, in words that say how the event comes out of its program and what is read.
#[test]
fn a_file_that_no_reader_knows_is_told_what_can_be_read() {
    let workbook = zipped(&[("[Content_Types].xml", b"<Types/>"), ("xl/workbook.xml", b"")]);
    for (bytes, unread) in [
        (&b"\0\x01\0\0Standard Jet DB\0"[..], Unread::AccessDatabase),
        (b"SQLite format 3\0...", Unread::SqliteDatabase),
        (&workbook, Unread::Spreadsheet),
        (&zipped(&[("a.pdf", b"%PDF")]), Unread::Archive),
        (b"%PDF-1.7", Unread::Pdf),
        ("\u{feff}\n<!DOCTYPE html><html>".as_bytes(), Unread::WebPage),
    ] {
        let faults = tournament_file::read(bytes).expect_err("it is not read");
        assert_eq!(faults, [Fault::Unread(unread)]);
        let told = words::fault(Lang::English, &faults[0]);
        assert!(told.contains("TRF") && told.contains("PairTwo"), "{told}");
    }
    // Every ending that a page asks for is named there, in every language.
    for lang in Lang::ALL {
        let told = words::fault(lang, &Fault::Unread(Unread::Pdf));
        for ending in tournament_file::ENDINGS.split(',').filter(|ending| ![".txt", ".trfx"].contains(ending)) {
            assert!(told.contains(&ending[1..].to_uppercase()), "{ending}: {told}");
        }
    }
    let noise = tournament_file::read(b"\x07\x07 nothing that anybody knows").expect_err("it is not read");
    let told = words::fault(Lang::English, &noise[0]);
    assert!(told.contains("SwissPerfect") && told.contains("Swiss-Manager") && told.contains("Papi"), "{told}");
}

#[test]
fn no_file_of_these_programs_is_without_answer() {
    let originals = [swiss_perfect(SETTINGS, &PLAYERS, &GAMES), PairTwo::event().bytes(), PAPI.as_bytes().to_vec()];
    for original in &originals {
        each_mutation(original, |seed, bytes| {
            let Ok(read) = tournament_file::read(bytes) else { return };
            comes_back(&read.imported, &format!("seed {seed}"));
        });
    }
    // What is packed is changed as well.
    let (players, games) = (dbase(&PLAYER_FIELDS, &PLAYERS), dbase(&GAME_FIELDS, &GAMES));
    each_mutation(&players, |seed, players| {
        let zip = zipped(&[("a.ini", SETTINGS.as_bytes()), ("a.trn", players), ("a.sco", &games)]);
        if let Some(Ok(read)) = foreign::read(&zip) {
            comes_back(&read.imported, &format!("players, seed {seed}"));
        }
    });
    each_mutation(&games, |seed, games| {
        let zip = zipped(&[("a.ini", SETTINGS.as_bytes()), ("a.trn", &players), ("a.sco", games)]);
        if let Some(Ok(read)) = foreign::read(&zip) {
            comes_back(&read.imported, &format!("games, seed {seed}"));
        }
    });
}

/// What was read is a tournament: written as TRF26 it has the same points.
pub fn comes_back(imported: &Imported, told: &str) {
    let tournament = Tournament::of_import(imported);
    let text = trf::write(&Statement::of(&tournament), &Output { version: Version::Trf26, ..Output::default() });
    let again = trf::read(text.as_bytes()).unwrap_or_else(|faults| panic!("{told}: {}\n{text}", faults[0]));
    let again = Tournament::of_import(&again.imported);
    let by_number = |of: &Tournament| -> Vec<Points> {
        let scores = of.scores(RoundNo(99));
        of.by_tpn().iter().map(|player| scores[player.id.index()]).collect()
    };
    assert_eq!(by_number(&again), by_number(&tournament), "{told}\n{text}");
}

/// Public files of these programs, where they are at hand.
pub fn real(part: &str) -> Option<PathBuf> {
    let folder = super::common::golden("")?.join("foreign").join(part);
    folder.exists().then_some(folder)
}

pub fn bytes_of(path: &PathBuf) -> Vec<u8> {
    std::fs::read(path).expect("the file was listed")
}

/// Totals as another program printed them of the same files (icu_tournament's specs): `No`, name, number, total, tab by tab.
#[test]
fn real_events_of_swiss_perfect_have_the_totals_that_were_printed() {
    let Some(folder) = real("swiss_perfect") else { return };
    let letters =
        |name: &str| -> String { name.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase() };
    let (mut events, mut totals) = (0, 0);
    for path in files::under(&folder, &["zip"]) {
        let import = read(&bytes_of(&path));
        comes_back(&import.imported, &path.display().to_string());
        events += 1;
        let Ok(printed) = std::fs::read_to_string(path.with_extension("txt")) else { continue };
        let found = scores(&import.imported);
        for line in printed.lines().skip(1).filter(|line| !line.trim().is_empty()) {
            let cells: Vec<&str> = line.split('\t').map(str::trim).collect();
            let at = import.imported.players.iter().position(|player| letters(&player.data.name) == letters(cells[1]));
            let at = at.unwrap_or_else(|| panic!("{}: {}", path.display(), cells[1]));
            assert_eq!(found[at].parse::<f64>(), cells[3].parse::<f64>(), "{}: {}", path.display(), cells[1]);
            totals += 1;
        }
    }
    assert_eq!((events, totals), (10, 78));
}

#[test]
fn real_events_of_pair_two_have_the_points_that_the_file_states() {
    let Some(folder) = real("pair_two") else { return };
    let (mut players, mut games) = (0, 0);
    for path in files::under(&folder, &["sws"]) {
        let import = read(&bytes_of(&path));
        let known = |remark: &Remark| {
            matches!(remark, Remark::TieBreakAssumed { .. } | Remark::SwissAssumed { .. } | Remark::BoardsAssumed)
        };
        assert!(import.notes.iter().all(|note| known(&note.remark)), "{}: {:?}", path.display(), import.notes);
        comes_back(&import.imported, &path.display().to_string());
        players += import.imported.players.len();
        games += import.imported.rounds.iter().map(|round| round.games.len()).sum::<usize>();
    }
    assert_eq!((players, games), (74, 319));
}

#[test]
fn the_example_of_papi_converter_is_read() {
    let Some(folder) = real("papi") else { return };
    let import = read(&bytes_of(&folder.join("example.json")));
    assert!(import.notes.iter().all(|note| note.program == Program::Papi));
    assert_eq!(scores(&import.imported), ["1.0", "1.5", "1.5", "0.0"]);
    let game = &import.imported.rounds[0].games[0];
    assert_eq!([game.white, game.black], [PlayerId(2), PlayerId(3)], "won by forfeit, on the first board by rating");
}

//! Every code of SWAR, with what it means here: tables to be held against the lists of the program.

use super::super::foreign::{has, read, round};
use super::made::{ABSENT, BYE, DRAWN, LOST, NOBODY, Swar, V5, V6, WITHDRAWN, WON};
use sonneborn_exchange::foreign::ForeignImport;
use sonneborn_exchange::foreign::report::Remark;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::{PlayerData, Presence, Title};
use sonneborn_tournament::regulations::{Rate, System};

pub fn unreadable(import: &ForeignImport, place: &str, text: &str) -> bool {
    has(import, place, Remark::Unreadable { text: text.into() })
}

/// An event whose first player, number 11, is otherwise.
pub fn with_first(change: impl Fn(&mut super::made::Player)) -> (PlayerData, ForeignImport) {
    let mut event = Swar::event(V6);
    change(&mut event.players[0]);
    let import = read(&event.bytes());
    (import.imported.players[0].data.clone(), import)
}

#[test]
fn titles() {
    for (code, title, other) in [
        (0, None, ""),
        (1, Some(Title::Wcm), ""),
        (2, Some(Title::Wfm), ""),
        (3, Some(Title::Cm), ""),
        (4, Some(Title::Wim), ""),
        (5, Some(Title::Fm), ""),
        (6, Some(Title::Wgm), ""),
        (7, None, "HM"),
        (8, Some(Title::Im), ""),
        (9, None, "HG"),
        (10, Some(Title::Gm), ""),
        (11, None, ""),
        (-1, None, ""),
    ] {
        let (player, import) = with_first(|player| player.title = code);
        assert_eq!((player.title, player.other_title.as_str()), (title, other), "{code}");
        assert_eq!(unreadable(&import, "[JOUEURS] 11 Titre", &code.to_string()), !(0..=10).contains(&code), "{code}");
    }
}

#[test]
fn tie_breaks() {
    let codes = [
        (1, "BH"),
        (2, "BH/M1"),
        (3, "BH/M2"),
        (4, "BH/C1"),
        (5, "BH/C2"),
        (6, "SB"),
        (7, "PS"),
        (8, "DE"),
        (9, "KS"),
        (10, "WIN"),
        (12, "ARO"),
        (13, "ARO/C1"),
        (14, "BPG"),
        (15, "BWG"),
    ];
    for number in 0..=16 {
        let known = codes.iter().find(|(of, _)| *of == number).map(|(_, code)| *code);
        let import = read(&Swar { tie_breaks: [0, number, 0, 0, 0], ..Swar::event(V6) }.bytes());
        let found: Vec<&str> = import.imported.regulations.tie_breaks.iter().map(|code| code.as_str()).collect();
        assert_eq!(found, known.into_iter().collect::<Vec<_>>(), "{number}");
        let text = number.to_string();
        let assumed = known.map(|code| Remark::TieBreakAssumed { text: text.clone(), code });
        assert_eq!(assumed.is_some_and(|assumed| has(&import, "[TIE_BREAK] 2", assumed)), known.is_some(), "{number}");
        let is_unknown = number != 0 && known.is_none();
        assert_eq!(has(&import, "[TIE_BREAK] 2", Remark::TieBreakUnknown { text }), is_unknown, "{number}");
    }
}

/// By rate: what stands at each place of SWAR's list, and as record 222 of TRF26 has it; empty where the list contradicts itself.
const CONTROLS: [(Rate, &[(&str, &str)]); 3] = [
    (
        Rate::Standard,
        &[
            ("105 min/40 moves + 15 min", "40/6300:900"),
            ("", ""),
            ("120 min/40 moves + 30 min", "40/7200:1800"),
            ("", ""),
            ("120 min", "7200"),
            ("150 min", "9000"),
            ("60 min", "3600"),
            ("60 min + 30 s/move", "3600+30"),
            ("65 min", "3900"),
            ("75 min + 30 s/move", "4500+30"),
            ("90 min/40 moves + 15 min + 30 s/move", "40/5400+30:900+30"),
            ("90 min/40 moves + 30 min + 30 s/move", "40/5400+30:1800+30"),
            ("90 min + 30 s/move", "5400+30"),
        ],
    ),
    (
        Rate::Rapid,
        &[
            ("10 min + 10 s/move", "600+10"),
            ("10 min + 15 s/move", "600+15"),
            ("10 min + 5 s/move", "600+5"),
            ("11 min", "660"),
            ("12 min", "720"),
            ("13 min + 3 s/move", "780+3"),
            ("13 min + 5 s/move", "780+5"),
            ("15 min", "900"),
            ("15 min + 10 s/move", "900+10"),
            ("15 min + 15 s/move", "900+15"),
            ("15 min + 5 s/move", "900+5"),
            ("20 min", "1200"),
            ("20 min + 10 s/move", "1200+10"),
            ("20 min + 15 s/move", "1200+15"),
            ("20 min + 5 s/move", "1200+5"),
            ("25 min", "1500"),
            ("25 min + 10 s/move", "1500+10"),
            ("25 min + 15 s/move", "1500+15"),
            ("25 min + 5 s/move", "1500+5"),
            ("30 min", "1800"),
            ("45 min", "2700"),
            ("8 min + 4 s/move", "480+4"),
        ],
    ),
    (
        Rate::Blitz,
        &[
            ("3 min + 2 s/move", "180+2"),
            ("3 min + 3 s/move", "180+3"),
            ("4 min + 2 s/move", "240+2"),
            ("4 min + 3 s/move", "240+3"),
            ("5 min", "300"),
            ("5 min + 2 s/move", "300+2"),
            ("5 min + 3 s/move", "300+3"),
            ("6 min + 2 s/move", "360+2"),
            ("6 min + 3 s/move", "360+3"),
            ("7 min + 2 s/move", "420+2"),
            ("7 min + 3 s/move", "420+3"),
            ("8 min + 2 s/move", "480+2"),
            ("10 min", "600"),
        ],
    ),
];

#[test]
fn time_controls() {
    for (number, (rate, list)) in (0..).zip(CONTROLS) {
        // Behind the end of the list, and before its beginning, nothing is known.
        let places = (-1..).zip([("", "")].iter().chain(list).chain(&[("", "")]));
        for (place, (words, code)) in places {
            for other in ["", "30 min KO"] {
                let import = read(&Swar { rate: number, cadence: (place, other), ..Swar::event(V6) }.bytes());
                let (details, regulations) = (&import.imported.details, &import.imported.regulations);
                let words = if words.is_empty() { other } else { words };
                let found = (regulations.rate, details.time_control_text.as_str(), regulations.time_control.as_str());
                assert_eq!(found, (rate, words, *code), "{rate:?} {place} {other}");
                let is_unread = code.is_empty() && other.is_empty();
                assert_eq!(unreadable(&import, "[TOURNOI] Cadence", &place.to_string()), is_unread, "{rate:?} {place}");
                // A text beside a place of the list is told.
                let left_out = import.notes.iter().any(|note| {
                    matches!(&note.remark, Remark::SettingsLeftOut { text } if text.contains("CadenceAutre 30 min KO"))
                });
                assert_eq!(left_out, !code.is_empty() && !other.is_empty(), "{rate:?} {place} {other}");
            }
        }
    }
    let import = read(&Swar { rate: 3, ..Swar::event(V6) }.bytes());
    assert!(has(&import, "[TOURNOI] TournoiStd", Remark::RateAssumed { text: "3".into() }));
    assert_eq!(import.imported.regulations.rate, Rate::Standard);
}

#[test]
fn kinds_of_tournament() {
    let table = [4, 6];
    for (kind, code) in [
        (0, ""),
        (1, "SWISS_DBL"),
        (2, ""),
        (3, ""),
        (4, ""),
        (5, "ROBIN_DBL"),
        (6, ""),
        (7, "SW_AMERICAIN"),
        (8, "SW_AMERICAIN"),
        (9, "9"),
    ] {
        // Before version 6.03 numbers above 2 are described in two ways.
        for (shape, is_certain) in [(V6, true), (V5, kind <= 2)] {
            let code = if is_certain { code.to_owned() } else { kind.to_string() };
            let import = read(&Swar { kind, rounds: 7, ..Swar::event(shape) }.bytes());
            let told = has(&import, "[TOURNOI] Type", Remark::KindUnknown { kind: code.clone() });
            assert_eq!(told, !code.is_empty(), "{kind} {}", shape.version);
            let system = import.imported.regulations.system;
            assert_eq!(system == System::ByHand, !code.is_empty(), "{kind} {}", shape.version);
            assert_eq!(matches!(system, System::RoundRobin(_)), is_certain && table.contains(&kind), "{kind}");
            let is_accelerated = Remark::AccelerationLeftOut { name: "SWISS_ACC".into() };
            assert_eq!(has(&import, "[TOURNOI] Type", is_accelerated), kind == 2, "{kind}");
            // Where it is not known whether the kind has points of its own, they are supposed, and told.
            assert_eq!(has(&import, "[TOURNOI]", Remark::ScoringAssumed), !is_certain || kind == 9, "{kind}");
        }
    }
}

/// What White's and Black's line say of a game, and what it is; all else does not go together.
#[test]
fn results_over_the_board() {
    use GameResult::{
        BlackDraws, BlackWins, BlackWinsByForfeit, BothForfeit, BothLose, Draw, WhiteDraws, WhiteWins,
        WhiteWinsByForfeit,
    };
    let known = [
        (0, 0, None),
        (WON, LOST, Some(WhiteWins)),
        (LOST, WON, Some(BlackWins)),
        (DRAWN, DRAWN, Some(Draw)),
        (4, 1, Some(WhiteWinsByForfeit)),
        (1, 4, Some(BlackWinsByForfeit)),
        (8, 8, Some(BothForfeit)),
        (0x200, 0x100, Some(WhiteDraws)),
        (0x100, 0x200, Some(BlackDraws)),
        (0x400, 0x400, Some(BothLose)),
    ];
    let codes = [0, 1, 2, 4, 8, 0x100, 0x200, 0x400, LOST, DRAWN, WON];
    for white in codes {
        for black in codes {
            let expected = known.iter().find(|(one, other, _)| (*one, *other) == (white, black));
            let mut event = Swar::event(V6);
            (event.players[1].lines[0].3, event.players[4].lines[0].3) = (white, black);
            let import = read(&event.bytes());
            let name = format!("{white:#x}/{black:#x}");
            let found = round(&import.imported, 1).0[0];
            assert_eq!(found, (1, 4, expected.and_then(|(.., result)| *result)), "{name}");
            let (round, code) = (RoundNo(1), name.clone());
            let told = has(&import, "[RONDE]", Remark::ResultUnknown { round, white: Tpn(1), black: Tpn(5), code });
            // Draws by forfeit on both sides go together, but are no result of C.04.
            assert_eq!(told, expected.is_none() && (white, black) != (2, 2), "{name}");
            assert_eq!(unreadable(&import, "[RONDE] 12 1 Resultat", "0x2"), white == 2, "{name}");
            assert_eq!(unreadable(&import, "[RONDE] 15 1 Resultat", "0x2"), black == 2, "{name}");
        }
    }
}

/// By what the event gives for a bye: table and result of a round without an opponent.
#[test]
fn rounds_without_an_opponent() {
    use Bye::{FullPoint, HalfPoint, PairingAllocated, ZeroPoint};
    for (event_gives, table, result, expected) in [
        (0, BYE, 0, Some(PairingAllocated)),
        (0, BYE, 0x40, Some(PairingAllocated)),
        (0, BYE, 0x20, Some(HalfPoint)),
        (0, BYE, 0x10, Some(ZeroPoint)),
        (0, BYE, 4, Some(FullPoint)),
        (0, BYE, 1, Some(ZeroPoint)),
        (1, BYE, 0, Some(PairingAllocated)),
        (1, BYE, 0x40, Some(FullPoint)),
        (1, BYE, 0x20, Some(PairingAllocated)),
        (1, BYE, 0x10, Some(ZeroPoint)),
        (2, BYE, 0x40, Some(FullPoint)),
        (2, BYE, 0x20, Some(HalfPoint)),
        (2, BYE, 0x10, Some(PairingAllocated)),
        (0, NOBODY, 0, None),
        (0, NOBODY, 0x40, Some(FullPoint)),
        (0, NOBODY, 0x20, Some(HalfPoint)),
        (0, NOBODY, 0x10, Some(ZeroPoint)),
        (0, NOBODY, 4, Some(FullPoint)),
        (0, NOBODY, 1, Some(ZeroPoint)),
        (0, 0, 0, None),
        (0, WITHDRAWN, 0, None),
        (0, ABSENT, 0, Some(HalfPoint)),
        (0, ABSENT, 0x10, Some(ZeroPoint)),
    ] {
        for nobody in [NOBODY, 0] {
            let mut event = Swar { bye: event_gives, ..Swar::event(V6) };
            event.players[2].lines[0] = (1, table, nobody, result, 0);
            let import = read(&event.bytes());
            let byes: Vec<Bye> = round(&import.imported, 1).1.iter().map(|(_, bye)| *bye).collect();
            let name = format!("{event_gives} {table:#x} {result:#x}");
            assert_eq!(byes, expected.into_iter().collect::<Vec<_>>(), "{name}");
            assert_eq!(import.imported.players[2].first_round, RoundNo(if byes.is_empty() { 2 } else { 1 }), "{name}");
        }
    }
    let import = read(&Swar { bye: 3, ..Swar::event(V6) }.bytes());
    assert!(unreadable(&import, "[TOURNOI] ByeValue", "3"));
}

/// Whether absences give half a point, how often and until which round; and what three of them, in rounds 1 to 3, and one to come give.
#[test]
fn absences() {
    for (absence, given) in [
        ([1, 1, 3], "½000"),
        ([1, 2, 3], "½½00"),
        ([1, 3, 3], "½½½0"),
        ([1, 4, 3], "½½½0"),
        ([1, 4, 4], "½½½½"),
        ([1, 3, 4], "½½½0"),
        ([1, 3, 2], "½½00"),
        ([1, 3, 1], "½000"),
        ([1, 0, 3], "0000"),
        ([0, 3, 3], "0000"),
    ] {
        let mut event = Swar { absence, ..Swar::event(V6) };
        event.players[2].lines = (1..=3).map(|round| (round, ABSENT, NOBODY, 0, 0)).collect();
        event.players[2].absent = (2, "4");
        let imported = read(&event.bytes()).imported;
        let sign = |bye: Option<Bye>| match bye {
            Some(Bye::HalfPoint) => '½',
            Some(Bye::ZeroPoint) => '0',
            other => panic!("{other:?}"),
        };
        let of_round =
            |number| round(&imported, number).1.into_iter().find(|(player, _)| *player == 2).map(|(_, bye)| bye);
        let to_come = imported.players[2].requested_byes.get(&RoundNo(4)).copied();
        let found: String = (1..=3).map(of_round).chain([to_come]).map(sign).collect();
        assert_eq!(found, given, "{absence:?}");
        let [half, times, until] = absence;
        let rules = (imported.regulations.half_point_byes, imported.regulations.no_byes_in_last);
        let standard = read(&Swar { absence: [0; 3], ..Swar::event(V6) }.bytes()).imported.regulations;
        let without = (standard.half_point_byes, standard.no_byes_in_last);
        assert_eq!(rules, if half == 1 { (times, 5 - until) } else { without }, "{absence:?}");
    }
}

/// What a player is marked with, and what becomes of them in round 4, the next.
#[test]
fn who_is_absent() {
    let of = |absent| {
        let mut event = Swar::event(V6);
        event.players[2].absent = absent;
        let import = read(&event.bytes());
        let player = import.imported.players[2].clone();
        let asked: Vec<u16> = player.requested_byes.keys().map(|round| round.0).collect();
        (player.presence, asked, import)
    };
    for (absent, rounds) in [
        ((0, ""), vec![]),
        ((4, ""), vec![]),
        ((2, ""), vec![4]),
        ((2, "4"), vec![4]),
        ((2, "3;4:5 6"), vec![4, 5]),
        ((4, "5"), vec![5]),
        ((9, ""), vec![]),
    ] {
        let (presence, asked, import) = of(absent);
        assert_eq!((presence, asked), (Presence::Playing, rounds), "{absent:?}");
        assert_eq!(unreadable(&import, "[JOUEURS] 13 Absent", "9"), absent.0 == 9, "{absent:?}");
    }
    let (presence, asked, _) = of((1, "5"));
    assert_eq!((presence, asked), (Presence::Withdrawn { from: RoundNo(4) }, vec![]), "who is out needs no bye");
    for wrong in ["0", "100", "4-5"] {
        assert!(unreadable(&of((2, wrong)).2, "[JOUEURS] 13 AbsentRondes", wrong), "{wrong}");
    }
    assert!(!unreadable(&of((2, "1,99")).2, "[JOUEURS] 13 AbsentRondes", "1,99"));
}

#[test]
fn what_stands_of_the_event() {
    for (number, federation) in [(0, ""), (1, "BEL"), (2, "BEL"), (5, "BEL"), (6, ""), (7, ""), (-1, "")] {
        let import = read(&Swar { federation: number, ..Swar::event(V6) }.bytes());
        assert_eq!(import.imported.details.federation, federation, "{number}");
        let told = unreadable(&import, "[TOURNOI] Federation", &number.to_string());
        assert_eq!(told, !(0..=6).contains(&number), "{number}");
    }
    for (number, first) in [(0, 1), (-5, 1), (1, 1), (5, 5), (65_536, 1)] {
        let import = read(&Swar { first_table: number, ..Swar::event(V6) }.bytes());
        assert_eq!(import.imported.regulations.first_board, first, "{number}");
    }
    // FIDE's numbers of parts of the event are told with their rounds.
    for (ids, code, told) in [
        (vec![], "", None),
        (vec![[1, 5, 89_495]], "89495", None),
        (vec![[1, 3, 89_495], [4, 5, 89_496]], "89495, 89496", Some("1-3: 89495, 4-5: 89496")),
        (vec![[1, 3, 89_495], [4, 5, 89_495]], "89495", None),
    ] {
        let import = read(&Swar { fide_ids: ids.clone(), ..Swar::event(V6) }.bytes());
        assert_eq!(import.imported.details.event_code, code);
        let found = import.notes.iter().find(|note| note.place == "[TOURNOI] FideIdDe/Aa").map(|note| &note.remark);
        let told = told.map(|text| Remark::SettingsLeftOut { text: text.into() });
        assert_eq!(found, told.as_ref(), "{ids:?}");
    }
    for (date, expected) in
        [("01/09/2026", Some("2026-09-01")), ("2026/09/01", Some("2026-09-01")), ("20260901", Some("2026-09-01"))]
            .into_iter()
            .chain([("", None), ("1 Sept", None)])
    {
        let import = read(&Swar { dates: [date, ""], ..Swar::event(V6) }.bytes());
        assert_eq!(import.imported.details.start.map(|day| day.to_string()).as_deref(), expected, "{date}");
        assert_eq!(unreadable(&import, "[TOURNOI] DateDebut", date), date == "1 Sept", "{date}");
    }
}

/// Deputies stand in one text; the second ID is of who is deputy alone, and an ID of nobody is told.
#[test]
fn arbiters() {
    let id = |text: &str| text.parse::<FideId>().ok();
    for (names, deputies, second_is_taken) in [
        (["Cornet", "Sylvin De Vet, Marc Van Dyck"], vec!["Sylvin De Vet", "Marc Van Dyck"], false),
        (["Cornet", "De Vet, Sylvin"], vec!["De Vet, Sylvin"], true),
        (["Cornet", "Sylvin De Vet"], vec!["Sylvin De Vet"], true),
        (["Cornet", " , "], vec![], false),
        (["", ""], vec![], false),
    ] {
        let arbiters_ids = ["205494", "205495"];
        let import = read(&Swar { arbiters: names, arbiters_ids, ..Swar::event(V6) }.bytes());
        let details = &import.imported.details;
        let found: Vec<&str> = details.deputies.iter().map(|deputy| deputy.name.as_str()).collect();
        assert_eq!((details.chief_arbiter.name.as_str(), found), (names[0], deputies), "{names:?}");
        let left = |place: &str, text: &str| has(&import, place, Remark::SettingsLeftOut { text: text.into() });
        assert_eq!(details.chief_arbiter.fide_id, id("205494").filter(|_| !names[0].is_empty()), "{names:?}");
        assert_eq!(left("[TOURNOI] FideArbitre1", "205494"), names[0].is_empty(), "{names:?}");
        let second = details.deputies.first().and_then(|deputy| deputy.fide_id);
        assert_eq!(second, id("205495").filter(|_| second_is_taken), "{names:?}");
        assert_eq!(left("[TOURNOI] FideArbitre2", "205495"), !second_is_taken, "{names:?}");
    }
    let import = read(&Swar { arbiters_ids: ["IA", ""], ..Swar::event(V6) }.bytes());
    assert!(has(&import, "[TOURNOI] FideArbitre1", Remark::SettingsLeftOut { text: "IA".into() }));
    assert!(!import.notes.iter().any(|note| note.place == "[TOURNOI] FideArbitre2"));
}

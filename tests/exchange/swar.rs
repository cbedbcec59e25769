//! Files of SWAR: events made here field by field, in the layouts of versions 4 to 7, for no file of the program's own is public.

#[path = "swar/codes.rs"]
mod codes;
#[path = "swar/made.rs"]
pub mod made;
#[path = "swar/players.rs"]
mod players;

use super::foreign::{comes_back, fault, has, read, round, scores};
use super::mutations::each_mutation;
use made::{ALL, BYE, NOBODY, Shape, Swar, V4, V5, V6, V7, WON};
use sonneborn_exchange::foreign::report::{Defect, Remark};
use sonneborn_exchange::foreign::{self, ForeignImport};
use sonneborn_exchange::tournament_file::{self, Fault};
use sonneborn_i18n::{Lang, audit as words};
use sonneborn_pairing::lots::Lots;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::{Gender, Presence, Title};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{Apart, Rate, RoundRobin, System};

fn differing(import: &ForeignImport) -> Vec<Tpn> {
    let of = |remark: &Remark| match remark {
        Remark::PointsDiffer { player, .. } => Some(*player),
        _ => None,
    };
    import.notes.iter().filter_map(|note| of(&note.remark)).collect()
}

#[test]
fn an_event_of_swar_is_read_whole_in_every_layout() {
    for shape in ALL {
        let import = read(&Swar::event(shape).bytes());
        comes_back(&import.imported, shape.version);
        event_is_whole(shape, &import);
        players_are_whole(shape, &import);
        rounds_are_whole(&import);
    }
}

fn event_is_whole(shape: Shape, import: &ForeignImport) {
    let (details, regulations) = (&import.imported.details, &import.imported.regulations);
    assert_eq!((details.name.as_str(), details.organiser.as_str()), ("Grand Prix", "Échecs"), "{}", shape.version);
    assert_eq!((details.place.as_str(), details.federation.as_str()), ("Liège", "BEL"));
    assert_eq!(details.chief_arbiter.name, "IA Luc Cornet");
    assert_eq!(details.chief_arbiter.fide_id, FideId::new(205_494).filter(|_| shape.has_four_texts));
    let deputies: Vec<&str> = details.deputies.iter().map(|deputy| deputy.name.as_str()).collect();
    assert_eq!(deputies, ["IA Sylvin De Vet", "NA Marc Van Dyck"]);
    let days = [details.start, details.end].map(|day| day.expect("a day").to_string());
    assert_eq!(days, ["2026-09-01", "2026-09-05"]);
    let schedule: Vec<String> = details.schedule.iter().flatten().map(ToString::to_string).collect();
    assert_eq!((schedule.len(), schedule[2].as_str()), (5, "2026-09-03 00:00:00"));
    assert_eq!((details.event_code.as_str(), details.remarks.as_str()), ("89495", "Rated."));
    assert_eq!(details.time_control_text, "90 min + 30 s/move");
    assert_eq!((regulations.rate, regulations.time_control.as_str()), (Rate::Standard, "5400+30"));
    assert_eq!((regulations.system, regulations.rounds), (System::Dutch2026, 5));
    assert_eq!((regulations.scoring.pairing_allocated_bye, regulations.fide_rated), (Points::ONE, true));
    assert_eq!((regulations.half_point_byes, regulations.no_byes_in_last), (1, 2));
    assert_eq!((regulations.first_board, regulations.initial_colour), (5, Some(Colour::White)));
    let codes: Vec<&str> = regulations.tie_breaks.iter().map(|code| code.as_str()).collect();
    assert_eq!(codes, ["BH/C1", "BH", "BWG"]);
    let apart: Vec<&Apart> = regulations.prohibitions.iter().map(|rule| &rule.who).collect();
    let groups = [[0, 1], [2, 3]].map(|group| Apart::Players(group.map(PlayerId).to_vec()));
    assert_eq!(apart, groups.iter().collect::<Vec<_>>());
    assert!(has(import, "[TIE_BREAK] 3", Remark::TieBreakUnknown { text: "11".into() }));
    assert!(has(import, "[EXCLUSION]", Remark::NoSuchPlayer { number: "99".into() }));
    let email = if shape.has_four_texts { "FideEmail liege@example.org, " } else { "" };
    let text = format!("Guid, MacAdress, ClubOuLogo 618, {email}FRBEfrom 1, FRBEto 5, AfficherEloOuPays 1, EloUsed 2");
    assert!(has(import, "[TOURNOI]", Remark::SettingsLeftOut { text }), "{:?}", import.notes);
    assert!(has(import, "[XTRA_POINTS]", Remark::SettingsLeftOut { text: "2000: 4/4, 1800: 2/4".into() }));
}

fn players_are_whole(shape: Shape, import: &ForeignImport) {
    let imported = &import.imported;
    let (first, second) = (&imported.players[0].data, &imported.players[1].data);
    assert_eq!((first.name.as_str(), first.club.as_str()), ("Müller, Änne", "Cercle"));
    assert_eq!(
        (first.title, first.gender, second.gender),
        (Some(Title::Wfm), Some(Gender::Female), Some(Gender::Male))
    );
    assert_eq!((first.federation.as_str(), second.federation.as_str()), ("BEL", "NED"));
    assert_eq!(first.birth.map(|birth| birth.to_string()).as_deref(), Some("2001/05/17"));
    assert_eq!((first.fide_id, first.national_id.as_str()), (FideId::new(551_061_350), "111"));
    assert_eq!((second.fide_id, second.national_id.as_str(), second.birth), (None, "112", None));
    assert_eq!((first.category.as_str(), second.category.as_str(), second.club.as_str()), ("-16 # -1600", "", "618"));
    // One rating only is FIDE's of who has a FIDE ID.
    let one = (Some(2050), None);
    let both = (Some(2100), Some(2050));
    assert_eq!((first.rating, first.ratings.national), if shape.has_fide_rating { both } else { one });
    assert_eq!((second.rating, second.ratings.national), (None, Some(1500)));
    assert_eq!(has(import, "[JOUEURS] Elo", Remark::OneRating), !shape.has_fide_rating);
    let numbers: Vec<u16> = imported.players.iter().map(|player| player.tpn.0).collect();
    assert_eq!(numbers, [2, 1, 3, 4, 5, 6, 7]);
    for (field, players) in [("Affilie", 7), ("ClubNr", 1), ("HandyTable", 1)] {
        assert!(has(import, &format!("[JOUEURS] {field}"), Remark::FieldLeftOut { players }));
    }
    assert_eq!(has(import, "[JOUEURS] Paye", Remark::FieldLeftOut { players: 7 }), shape.has_paid);
}

fn rounds_are_whole(import: &ForeignImport) {
    use GameResult::{BlackWins, BothForfeit, Draw, WhiteDraws, WhiteWins, WhiteWinsByForfeit};
    let imported = &import.imported;
    assert_eq!(imported.rounds.len(), 3, "a round that was made ready is none yet");
    let (first, second, third) = (round(imported, 1), round(imported, 2), round(imported, 3));
    assert_eq!(first.0, [(1, 4, Some(Draw)), (3, 0, Some(BlackWins)), (5, 6, Some(WhiteWinsByForfeit))]);
    assert_eq!(first.1, [(2, Bye::PairingAllocated)]);
    assert_eq!(second.0, [(0, 1, Some(WhiteWins)), (2, 5, Some(BothForfeit)), (4, 6, Some(WhiteDraws))]);
    assert_eq!(second.1, [(3, Bye::HalfPoint)]);
    assert_eq!(third.0, [(0, 2, None), (1, 3, Some(WhiteWins))]);
    assert_eq!(third.1, [(4, Bye::PairingAllocated), (6, Bye::HalfPoint)]);
    assert_eq!(imported.players[5].presence, Presence::Withdrawn { from: RoundNo(3) });
    // A second absence is worth nothing, nor is one after round 3.
    assert_eq!(imported.players[3].requested_byes.get(&RoundNo(4)), Some(&Bye::ZeroPoint));
    assert_eq!(imported.players[6].requested_byes.get(&RoundNo(5)), Some(&Bye::ZeroPoint));
    assert!(has(import, "", Remark::BonusKept { player: Tpn(2), points: Points::HALF }));
    assert_eq!(scores(imported), ["2.5", "1.5", "1.0", "0.5", "2.0", "1.0", "0.5"]);
    assert!(differing(import).is_empty(), "{:?}", import.notes);
    assert!(!import.notes.iter().any(|note| note.remark == Remark::BoardsAssumed));
}

#[test]
fn kinds_of_swar_that_are_not_paired_here_go_on_by_hand() {
    let table = System::RoundRobin(RoundRobin { double: false, reverse_last_two: false });
    for (shape, kind, system) in [
        (V6, 1, System::ByHand),
        (V6, 2, System::Dutch2026),
        (V6, 5, System::ByHand),
        (V6, 7, System::ByHand),
        (V6, 99, System::ByHand),
        // The two descriptions of old files contradict each other.
        (V5, 4, System::ByHand),
    ] {
        let import = read(&Swar { kind, ..Swar::event(shape) }.bytes());
        assert_eq!(import.imported.regulations.system, system, "{} {kind}", shape.version);
        comes_back(&import.imported, shape.version);
    }
    let robin = |rounds| read(&Swar { kind: 4, rounds, ..Swar::event(V6) }.bytes());
    assert_eq!(robin(7).imported.regulations.system, table);
    // SWAR gives a point for the free round, FIDE's tables nothing: who had one is told.
    assert_eq!(differing(&robin(7)), [Tpn(3), Tpn(5)]);
    assert_eq!(robin(5).imported.regulations.system, System::ByHand, "seven players need seven rounds");
    assert!(has(&robin(7), "[EXCLUSION]", Remark::SettingsLeftOut { text: "11,12:13,14,99".into() }));
    let divided = read(&Swar { separate: 1, ..Swar::event(V6) }.bytes());
    let teams = read(&Swar { name: "Cup - team", ..Swar::event(V6) }.bytes());
    for (import, kind) in [(divided, "CatSepares"), (teams, "team")] {
        assert!(has(&import, "[TOURNOI] Type", Remark::KindUnknown { kind: kind.into() }));
        assert_eq!(import.imported.regulations.system, System::ByHand);
    }
}

/// A win 2, a draw 1 and a loss nothing, a point for being there, with byes too; the file keeps the points for being there apart.
#[test]
fn points_of_the_organisers_own_are_read() {
    let mut event = Swar { kind: 3, own_points: [8, 4, 0, 4, 4, 1], ..Swar::event(V6) };
    event.players[2].lines[0] = (1, BYE, NOBODY, 0x10, 0);
    for (player, quarters) in event.players.iter_mut().zip([16, 12, 4, 0, 12, 8, 0]) {
        player.quarters = quarters;
    }
    let import = read(&event.bytes());
    let scoring = import.imported.regulations.scoring;
    assert_eq!([scoring.win, scoring.draw, scoring.loss], [3, 2, 1].map(Points::whole));
    assert_eq!([scoring.pairing_allocated_bye, scoring.forfeit_loss], [Points::whole(2), Points::ZERO]);
    assert_eq!(round(&import.imported, 1).1, [(2, Bye::PairingAllocated)]);
    assert_eq!(round(&import.imported, 2).1, [(3, Bye::ZeroPoint)], "an absence is worth nothing there");
    assert!(differing(&import).is_empty(), "{:?}", import.notes);
    assert_eq!(scores(&import.imported), ["6.0", "6.0", "2.0", "2.0", "6.0", "3.0", "1.0"]);
    comes_back(&import.imported, "3-2-1");
    let wrong = read(&Swar { kind: 3, own_points: [0, 4, 8, 4, 0, 0], ..Swar::event(V6) }.bytes());
    assert!(has(&wrong, "[TOURNOI] SW321", Remark::ScoringAssumed));
}

#[test]
fn the_bye_of_swar_is_worth_what_the_event_gives() {
    for (bye, code, worth) in [(1, 0x20, Points::HALF), (2, 0x10, Points::ZERO)] {
        let mut event = Swar { bye, ..Swar::event(V6) };
        event.players[2].lines[0] = (1, BYE, NOBODY, code, 0);
        let import = read(&event.bytes());
        assert_eq!(import.imported.regulations.scoring.pairing_allocated_bye, worth);
        assert_eq!(round(&import.imported, 1).1, [(2, Bye::PairingAllocated)]);
    }
    for (given, bye) in
        [(0x40, Bye::FullPoint), (0x20, Bye::HalfPoint), (0x10, Bye::ZeroPoint), (0x800, Bye::ZeroPoint)]
    {
        let mut event = Swar::event(V6);
        event.players[2].lines[0] = (1, NOBODY, NOBODY, given, 0);
        let import = read(&event.bytes());
        assert_eq!(round(&import.imported, 1).1, [(2, bye)], "{given:#x}");
        let code = "0x800".to_owned();
        let told = has(&import, "[RONDE]", Remark::ByeUnknown { round: RoundNo(1), player: Tpn(3), code });
        assert_eq!(told, given == 0x800);
    }
}

#[test]
fn what_does_not_go_together_in_a_file_of_swar_is_told() {
    let mut event = Swar { colour: 1, ..Swar::event(V6) };
    event.players[0].lines[0].3 = 0x400;
    event.players[0].lines[1].1 = 7;
    event.players[1].lines[2].2 = 77;
    event.players[4].lines[0].4 = 5;
    event.players[6].quarters = 40;
    event.players[6].absent = (2, "three");
    event.players[3].rank = 9;
    let import = read(&event.bytes());
    let (white, black) = (Tpn(7), Tpn(2));
    let code = "0x1000/0x400".to_owned();
    assert!(has(&import, "[RONDE]", Remark::ResultUnknown { round: RoundNo(1), white, black, code }));
    assert!(has(&import, "[RONDE] 2", Remark::BoardsAssumed));
    assert!(has(&import, "[RONDE] 12 3 Advers", Remark::NoSuchPlayer { number: "77".into() }));
    assert!(has(&import, "[RONDE] 15 1 Couleur", Remark::Unreadable { text: "5".into() }));
    assert!(has(&import, "[JOUEURS] 17 AbsentRondes", Remark::Unreadable { text: "three".into() }));
    assert!(has(&import, "[JOUEURS] Rank", Remark::NumbersAssumed));
    assert!(differing(&import).contains(&Tpn(6)), "the last but one by rank");
    comes_back(&import.imported, "told");
    let mut left = Swar::event(V6).bytes();
    left.extend([0; 5]);
    assert!(has(&read(&left), "", Remark::BytesLeft { bytes: 5 }));
}

#[test]
fn what_keeps_a_file_of_swar_out_is_told_with_its_place() {
    for version in ["v3.93", "v8.00"] {
        let event = Swar::event(Shape { version, ..V6 });
        let (version, first, last) = (version.to_owned(), 4, 7);
        assert_eq!(fault(&event.bytes()), Defect::VersionUnknown { version, first, last });
    }
    let whole = Swar::event(V6).bytes();
    let place = |label: &[u8]| whole.windows(label.len()).position(|bytes| bytes == label).expect("it is there");
    for label in ["TOURNOI", "TIE_BREAK", "EXCLUSION", "CATEGORIES", "JOUEURS", "RONDE"] {
        let mut broken = whole.clone();
        let at = place(format!("[{label}]").as_bytes());
        broken[at + 1] = b'x';
        let faults = tournament_file::read(&broken).expect_err("it is broken");
        let Fault::Foreign(fault) = &faults[0] else { panic!("{faults:?}") };
        let section = label;
        assert!(matches!(fault.defect, Defect::SectionMissing { section: named } if named == section), "{fault}");
        assert_eq!(fault.place, format!("{:#x}", at - 4));
        assert!(words::fault(Lang::English, &faults[0]).contains(label));
    }
    let mut twice = Swar::event(V6);
    twice.players[1].number = 11;
    assert_eq!(fault(&twice.bytes()), Defect::Impossible { number: 11 });
    let mut late = Swar::event(V6);
    late.players[1].lines[0].0 = 2_000_000_000;
    assert_eq!(fault(&late.bytes()), Defect::Impossible { number: 2_000_000_000 });
    assert_eq!(fault(&Swar { rounds: 100, ..Swar::event(V4) }.bytes()), Defect::Impossible { number: 100 });
    assert_eq!(fault(&Swar { players: Vec::new(), ..Swar::event(V6) }.bytes()), Defect::NoPlayers);
}

#[test]
fn players_whom_swar_keeps_apart_stay_so() {
    let apart = |exclusion| -> Vec<Apart> {
        let import = read(&Swar { exclusion, ..Swar::event(V6) }.bytes());
        import.imported.regulations.prohibitions.into_iter().map(|rule| rule.who).collect()
    };
    assert_eq!(apart((-1, "")), []);
    assert_eq!(apart((1, "618 - Cercle:77:618")), [Apart::Players((0..7).map(PlayerId).collect())]);
    assert_eq!(apart((2, "NED:FRA")), ["FRA", "NED"].map(|code| Apart::Federation(code.into())));
    assert_eq!(apart((3, "")), [Apart::SameClub]);
    assert_eq!(apart((4, "")), [Apart::SameFederation]);
    assert_eq!(apart((9, "")), []);
}

/// Before version 4.21 absences are worth something by a code that is not known.
#[test]
fn what_absences_gave_in_old_files_is_not_supposed() {
    let import = read(&Swar::event(Shape { version: "v4.20", ..V4 }).bytes());
    assert!(has(&import, "[TOURNOI]", Remark::ScoringAssumed));
    assert_eq!(round(&import.imported, 2).1, [(3, Bye::ZeroPoint)]);
    assert_eq!(differing(&import), [Tpn(4), Tpn(7)]);
    assert!(!has(&read(&Swar::event(V4).bytes()), "[TOURNOI]", Remark::ScoringAssumed));
}

/// A list of players from which events are begun has an empty round 0.
#[test]
fn an_empty_round_before_the_first_is_none() {
    let mut event = Swar::event(V6);
    for player in &mut event.players {
        player.lines = vec![(0, 0, 0, 0, 0)];
        player.quarters = 0;
    }
    let import = read(&event.bytes());
    assert!(import.imported.rounds.is_empty() && differing(&import).is_empty());
    event.players[0].lines = vec![(0, 1, 12, WON, 1)];
    assert_eq!(fault(&event.bytes()), Defect::Impossible { number: 0 });
}

/// Nothing of a file that is cut off is read, and no file of changed bytes is without answer.
#[test]
fn no_file_of_swar_is_without_answer() {
    const FLIPS: u64 = 300;
    for shape in [V4, V5, V7] {
        let whole = Swar::event(shape).bytes();
        for length in 0..whole.len() {
            let read = foreign::read(&whole[..length]);
            assert!(read.is_none_or(|read| read.is_err()), "{} at {length}", shape.version);
        }
        let mut lots = Lots::new(20_261_126);
        for _ in 0..FLIPS {
            let mut bytes = whole.clone();
            let at = lots.below(bytes.len());
            bytes[at] ^= 1 << lots.below(8);
            if let Some(Ok(read)) = foreign::read(&bytes) {
                comes_back(&read.imported, &format!("{} at {at}", shape.version));
            }
        }
        each_mutation(&whole, |seed, bytes| {
            let Ok(read) = tournament_file::read(bytes) else { return };
            comes_back(&read.imported, &format!("{} seed {seed}", shape.version));
        });
    }
}

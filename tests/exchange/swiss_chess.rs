//! Files of Swiss-Chess: an event whose totals and Buchholz the file itself states, files made here for what it has not, and what
//! is broken gets an answer with its offset.

use super::mutations::each_mutation;
use sonneborn_exchange::audit::{Audit, Places};
use sonneborn_exchange::swiss_chess::report::{Defect, Remark};
use sonneborn_exchange::swiss_chess::{self, SwissChessImport};
use sonneborn_exchange::tournament_file;
use sonneborn_exchange::trf;
use sonneborn_standings::field::Entrant;
use sonneborn_standings::figure::Figure;
use sonneborn_standings::team_match::matches;
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId, Tpn};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{RoundRobin, System};
use sonneborn_tournament::statement::Statement;

pub const EVENT: &[u8] = include_bytes!("swiss_chess/SwissIndividual.SWT");
pub const TEAMS: &[u8] = include_bytes!("swiss_chess/SwissTeam.SWT");

pub fn read(bytes: &[u8]) -> SwissChessImport {
    swiss_chess::read(bytes).unwrap_or_else(|fault| panic!("{fault}"))
}

pub fn remarks(import: &SwissChessImport) -> Vec<&Remark> {
    import.notes.iter().map(|note| &note.remark).collect()
}

#[test]
fn an_event_is_read_with_its_particulars_and_players() {
    let import = read(EVENT);
    let details = &import.imported.details;
    assert_eq!(details.name, "Test Tournament with a very long title");
    assert_eq!((details.place.as_str(), details.organiser.as_str()), ("Los Angeles", "Organizer"));
    let days = [details.start, details.end].map(|day| day.map(|day| day.to_string()));
    assert_eq!(days, [Some("2013-05-18".into()), Some("2013-05-26".into())]);
    assert_eq!(details.schedule.len(), 9);
    assert_eq!(details.schedule[0].map(|start| start.to_string()).as_deref(), Some("2013-05-19 08:30:00"));
    assert_eq!(import.imported.players.len(), 24);
    let first = &import.imported.players[0].data;
    assert_eq!(
        (first.name.as_str(), first.club.as_str(), first.federation.as_str()),
        ("Gib, David", "Beaumont", "USA")
    );
    assert_eq!(
        (first.rating, first.ratings.national, first.fide_id),
        (Some(2085), Some(2090), FideId::new(12_345_678))
    );
    assert_eq!(first.birth.map(|birth| birth.to_string()).as_deref(), Some("1986/06/15"));
    assert_eq!(import.imported.regulations.system, System::Dutch2017);
}

/// The file states points and Buchholz that the program which wrote it computed: ours are the same for everybody.
#[test]
fn points_and_buchholz_are_those_that_the_file_states() {
    /// In a player's record: Buchholz in halves.
    const BUCHHOLZ: usize = 296;
    let import = read(EVENT);
    assert_eq!(import.imported.rounds.len(), 9);
    assert!(!remarks(&import).iter().any(|remark| matches!(remark, Remark::PointsDiffer { .. })), "{:?}", import.notes);
    let codes: Vec<_> = import.imported.regulations.tie_breaks.iter().map(|code| code.as_str()).collect();
    assert_eq!(codes, ["BH/C1"], "what follows has no counterpart");
    let tournament = Tournament::of_import(&import.imported);
    let settings = Settings::of(&tournament).expect("the tie-break is known");
    let standings = Standings::of(&tournament, &settings);
    assert_eq!(standings.tie_breaks[1].to_string(), "BH/C1");
    let cards = 13_384 + 24 * 9 * 19;
    for player in 0..24 {
        let stated = EVENT[cards + player * 655 + BUCHHOLZ];
        let row = standings.row_of(PlayerId(player as u32)).expect("everybody is ranked");
        let buchholz = row.figures[1].as_ref().and_then(Figure::as_f64);
        assert_eq!(buchholz, Some(f64::from(stated) / 2.0), "player {}", player + 1);
    }
}

#[test]
fn the_audit_holds_the_places_of_the_file_against_ours() {
    let file = tournament_file::read(EVENT).expect("it is read by its first bytes");
    let audit = Audit::of(&file);
    let Places::Compared { stated, wrong, .. } = &audit.places else { panic!("{:?}", audit.places) };
    assert_eq!((*stated, wrong.len()), (24, 0), "{wrong:?}");
    assert!(audit.totals.is_empty());
    assert_eq!(audit.rounds.len(), 9);
}

/// A file of version 8 for what the real one has not.
pub struct Made {
    pub rounds: u16,
    pub paired: u16,
    pub kind: u8,
    pub cycles: u16,
    pub names: Vec<&'static str>,
    /// By player and round: colour, opponent, result, status.
    pub seats: Vec<Vec<(u8, u16, u8, u8)>>,
    pub points: Vec<u16>,
}

impl Made {
    pub fn swiss(names: &[&'static str], seats: Vec<Vec<(u8, u16, u8, u8)>>, points: &[u16]) -> Made {
        let paired = seats[0].len() as u16;
        Made { rounds: paired, paired, kind: 0, cycles: 1, names: names.to_vec(), seats, points: points.to_vec() }
    }

    pub fn bytes(&self) -> Vec<u8> {
        let mut head = vec![0; 13_384];
        head[1..3].copy_from_slice(&self.rounds.to_le_bytes());
        head[5..7].copy_from_slice(&self.paired.to_le_bytes());
        head[7..9].copy_from_slice(&(self.names.len() as u16).to_le_bytes());
        head[609..611].copy_from_slice(&883_u16.to_le_bytes());
        head[596] = self.kind;
        head[790..795].copy_from_slice(b"Club\0");
        for seats in &self.seats {
            assert_eq!(seats.len(), usize::from(self.rounds * self.cycles));
            for (colour, opponent, result, status) in seats {
                let mut record = [0; 19];
                record[8] = *colour;
                record[9..11].copy_from_slice(&opponent.to_le_bytes());
                record[11] = *result;
                record[15] = *status;
                head.extend(record);
            }
        }
        for (index, name) in self.names.iter().enumerate() {
            let mut card = vec![0; 655];
            card[..name.len()].copy_from_slice(name.as_bytes());
            card[217..219].copy_from_slice(&(index as u16 + 1).to_le_bytes());
            card[292..294].copy_from_slice(&self.points[index].to_le_bytes());
            match *name {
                "spielfrei" => card[189] = 102,
                "Gone" => card[184] = b'*',
                _ => {}
            }
            head.extend(card);
        }
        head
    }
}

pub const WHITE: u8 = 1;
pub const BLACK: u8 = 3;

#[test]
fn forfeits_byes_and_odd_results_keep_their_kind() {
    let seats = vec![
        vec![(WHITE, 2, 3, 2), (BLACK, 3, 2, 0)],
        vec![(BLACK, 1, 1, 2), (2, 0, 3, 0)],
        vec![(WHITE, 4, 0, 1), (WHITE, 1, 1, 0)],
        vec![(BLACK, 3, 0, 1), (0, 0, 2, 0)],
        vec![(4, 0, 2, 0), (0, 0, 0, 0)],
    ];
    let import = read(&Made::swiss(&["Aas", "Berg", "Dahl", "Eide", "Gone"], seats, &[3, 2, 1, 2, 1]).bytes());
    let rounds = &import.imported.rounds;
    let results: Vec<_> = rounds.iter().flat_map(|round| &round.games).map(|game| game.result).collect();
    let expected = [GameResult::WhiteWinsByForfeit, GameResult::Adjourned, GameResult::BlackDraws].map(Some);
    assert_eq!(results, expected);
    assert_eq!(rounds[0].byes, [(PlayerId(4), Bye::HalfPoint)]);
    let byes = [(PlayerId(1), Bye::PairingAllocated), (PlayerId(3), Bye::HalfPoint), (PlayerId(4), Bye::ZeroPoint)];
    assert_eq!(rounds[1].byes, byes);
    assert_eq!(import.imported.players[4].presence, Presence::Withdrawn { from: RoundNo(3) });
    assert!(!remarks(&import).iter().any(|remark| matches!(remark, Remark::PointsDiffer { .. })), "{:?}", import.notes);
}

#[test]
fn who_meets_the_dummy_has_the_bye_and_the_dummy_is_nobody() {
    let seats = vec![vec![(WHITE, 2, 3, 0)], vec![(BLACK, 1, 1, 0)], vec![(WHITE, 4, 3, 0)], vec![(BLACK, 3, 1, 0)]];
    let import = read(&Made::swiss(&["Aas", "Berg", "Dahl", "spielfrei"], seats, &[2, 0, 2, 0]).bytes());
    assert_eq!(import.imported.players.len(), 3);
    assert_eq!(import.imported.rounds[0].byes, [(PlayerId(2), Bye::PairingAllocated)]);
    assert!(remarks(&import).contains(&&Remark::Dummy { number: 4 }));
    assert!(!remarks(&import).iter().any(|remark| matches!(remark, Remark::PointsDiffer { .. })));
}

#[test]
fn a_round_robin_of_two_cycles_has_its_whole_table() {
    let table = |other: u16, [first, second]: [u8; 2]| vec![(first, other, 2, 0), (second, other, 0, 0)];
    let made = Made {
        rounds: 1,
        paired: 1,
        kind: 1,
        cycles: 2,
        names: vec!["Aas", "Berg"],
        seats: vec![table(2, [WHITE, BLACK]), table(1, [BLACK, WHITE])],
        points: vec![1, 1],
    };
    let imported = read(&made.bytes()).imported;
    assert_eq!(imported.regulations.system, System::RoundRobin(RoundRobin { double: true, reverse_last_two: false }));
    assert_eq!((imported.regulations.rounds, imported.rounds.len()), (2, 2));
    assert_eq!(imported.rounds[1].games[0].colour_of(PlayerId(0)), Some(Colour::Black));
    assert_eq!(imported.rounds[1].games[0].result, None);
}

/// What the bytes of the head say of the kind of event, the worth of results and the tie-breaks: places and numbers are those of
/// com_clm's list (github.com/ChessLeagueManager/com_clm).
#[test]
fn settings_are_numbers_at_their_places() {
    const CUT: usize = 9;
    const SECOND: usize = 572;
    const THIRD_OF_TABLE: usize = 573;
    const WINS_LAST: usize = 593;
    const KIND: usize = 596;
    const FIRST: usize = 621;
    const SECOND_OF_TABLE: usize = 622;
    const SCORING: usize = 1336;
    let plain = [(CUT, 0), (SECOND, 0), (THIRD_OF_TABLE, 0), (WINS_LAST, 0), (FIRST, 0), (SECOND_OF_TABLE, 0)];
    for (bytes, system, win, codes, told) in [
        (&[][..], "dutch", 2, "", ""),
        (&[(SCORING, 1)], "dutch", 6, "", ""),
        (&[(SCORING, 2)], "dutch", 2, "", "ScoringUnknown { code: 2 }"),
        (&[(KIND, 1)], "table", 2, "", ""),
        (&[(KIND, 2)], "by hand", 2, "", "KindUnknown { code: 2 }"),
        (&[(FIRST, 3)], "dutch", 2, "BH", ""),
        (&[(FIRST, 3), (CUT, 1)], "dutch", 2, "BH/C1", ""),
        (&[(FIRST, 3), (CUT, 2), (SECOND, 4)], "dutch", 2, "BH/C2 PS", ""),
        (&[(FIRST, 5), (SECOND, 6)], "dutch", 2, "SB BH/M1", ""),
        (&[(FIRST, 8), (SECOND, 14)], "dutch", 2, "ARO WIN", ""),
        (&[(FIRST, 15), (WINS_LAST, 255)], "dutch", 2, "DE WIN", ""),
        (&[(FIRST, 15), (WINS_LAST, 1)], "dutch", 2, "DE", ""),
        // What comes behind a tie-break that is not known would decide too early.
        (&[(FIRST, 7), (SECOND, 4)], "dutch", 2, "", "TieBreakUnknown { number: 7 }"),
        (&[(FIRST, 4), (SECOND, 7), (WINS_LAST, 255)], "dutch", 2, "PS", "TieBreakUnknown { number: 7 }"),
        // A table has other places for its second and third, and no wins at last.
        (&[(KIND, 1), (SECOND_OF_TABLE, 5), (THIRD_OF_TABLE, 15), (WINS_LAST, 255)], "table", 2, "SB DE", ""),
    ] {
        let mut file = EVENT.to_vec();
        plain.iter().chain(bytes).for_each(|&(at, byte)| file[at] = byte);
        let import = read(&file);
        let regulations = &import.imported.regulations;
        let kind = match regulations.system {
            System::Dutch2017 => "dutch",
            System::RoundRobin(RoundRobin { double: false, .. }) => "table",
            System::ByHand => "by hand",
            _ => "another",
        };
        let listed: Vec<&str> = regulations.tie_breaks.iter().map(|code| code.as_str()).collect();
        assert_eq!((kind, listed.join(" ")), (system, codes.to_owned()), "{bytes:?}");
        assert_eq!(regulations.scoring.win, Points::halves(win), "{bytes:?}");
        let unknown = remarks(&import).into_iter().map(|remark| format!("{remark:?}"));
        let unknown: Vec<String> = unknown.filter(|remark| remark.contains("Unknown")).collect();
        assert_eq!(unknown.join(", "), told, "{bytes:?}");
    }
}

/// A round of two: the scores of White and Black (1 lost, 2 drawn, 3 won) with how it came to that (0 played, 1 adjourned, 2 forfeited).
/// Above these bits stand others, which are the team's.
#[test]
fn results_are_read_from_both_records() {
    use GameResult::*;
    for (white, black, status, result) in [
        (0, 0, [0, 0], Ok(None)),
        (3, 1, [0, 0], Ok(Some(WhiteWins))),
        (1, 3, [0, 0], Ok(Some(BlackWins))),
        (2, 2, [0, 0], Ok(Some(Draw))),
        (1, 1, [0, 0], Ok(Some(BothLose))),
        (2, 1, [0, 0], Ok(Some(WhiteDraws))),
        (1, 2, [0, 0], Ok(Some(BlackDraws))),
        (7, 5, [0x10, 0x20], Ok(Some(WhiteWins))),
        (0, 0, [1, 1], Ok(Some(Adjourned))),
        (0, 0, [0, 1], Ok(Some(Adjourned))),
        (3, 1, [2, 2], Ok(Some(WhiteWinsByForfeit))),
        (3, 1, [0, 2], Ok(Some(WhiteWinsByForfeit))),
        (1, 3, [2, 0], Ok(Some(BlackWinsByForfeit))),
        (1, 1, [2, 2], Ok(Some(BothForfeit))),
        (3, 3, [0, 0], Err([3, 3])),
        (3, 0, [0, 0], Err([3, 0])),
        (3, 1, [1, 1], Err([3, 1])),
        (2, 2, [2, 2], Err([2, 2])),
        (0, 0, [2, 2], Err([0, 0])),
    ] {
        let seats = vec![vec![(WHITE, 2, white, status[0])], vec![(BLACK, 1, black, status[1])]];
        let import = read(&Made::swiss(&["Aas", "Berg"], seats, &[0, 0]).bytes());
        let game = &import.imported.rounds[0].games[0];
        let unknown = remarks(&import).into_iter().find_map(|remark| match remark {
            Remark::ResultUnknown { codes, .. } => Some(*codes),
            _ => None,
        });
        assert_eq!((game.result, unknown), (result.unwrap_or(None), result.err()), "{white}-{black} {status:?}");
    }
}

/// Who has no opponent: 0 is not in the round, 2 and 4 have a bye, whatever colour they mean; another code says nothing.
#[test]
fn byes_and_absences_are_what_they_scored() {
    use Bye::*;
    for (role, byes) in [
        (0, [ZeroPoint, ZeroPoint, HalfPoint, FullPoint]),
        (2, [PairingAllocated, ZeroPoint, HalfPoint, PairingAllocated]),
        (4, [PairingAllocated, ZeroPoint, HalfPoint, PairingAllocated]),
        (5, [ZeroPoint, ZeroPoint, HalfPoint, FullPoint]),
    ] {
        for (score, bye) in (0..).zip(byes) {
            let seats = vec![vec![(WHITE, 2, 3, 0)], vec![(BLACK, 1, 1, 0)], vec![(role, 0, score, 0)]];
            let import = read(&Made::swiss(&["Aas", "Berg", "Dahl"], seats, &[2, 0, 0]).bytes());
            assert_eq!(import.imported.rounds[0].byes, [(PlayerId(2), bye)], "{role} {score}");
            let is_unknown = |remark: &&Remark| matches!(remark, Remark::ColourUnknown { code: 5, .. });
            assert_eq!(remarks(&import).iter().any(is_unknown), role == 5, "{role} {score}");
        }
    }
}

#[test]
fn what_does_not_agree_is_told_and_left_out() {
    let seats = vec![vec![(WHITE, 2, 3, 0)], vec![(BLACK, 3, 1, 0)], vec![(9, 0, 0, 0)], vec![(WHITE, 77, 3, 0)]];
    let import = read(&Made::swiss(&["Aas", "Berg", "Dahl", "Eide"], seats, &[2, 0, 0, 2]).bytes());
    let told = remarks(&import);
    let (round, one, two) = (RoundNo(1), Tpn(1), Tpn(2));
    assert!(told.contains(&&Remark::NotMirrored { round, player: one, opponent: two }), "{told:?}");
    assert!(told.contains(&&Remark::NotMirrored { round, player: two, opponent: Tpn(3) }), "{told:?}");
    assert!(told.contains(&&Remark::ColourUnknown { round, player: Tpn(3), code: 9 }), "{told:?}");
    assert!(told.contains(&&Remark::NoSuchPlayer { number: 77 }), "{told:?}");
    assert!(import.imported.rounds[0].games.is_empty());
    let seats = vec![vec![(WHITE, 2, 3, 0)], vec![(BLACK, 1, 2, 0)]];
    let import = read(&Made::swiss(&["Aas", "Berg"], seats, &[2, 1]).bytes());
    let unknown = Remark::ResultUnknown { round, white: one, black: two, codes: [3, 2] };
    assert!(remarks(&import).contains(&&unknown) && import.imported.rounds[0].games[0].result.is_none());
    assert!(remarks(&import).iter().any(|remark| matches!(remark, Remark::PointsDiffer { .. })));
}

/// The file states match points, game points and ranks that the program which wrote it computed.
#[test]
fn a_swiss_of_teams_has_the_points_and_places_that_the_file_states() {
    let import = read(TEAMS);
    let imported = &import.imported;
    assert_eq!((imported.regulations.system, imported.teams.len(), imported.rounds.len()), (System::TeamSwiss, 10, 7));
    assert_eq!(imported.regulations.teams.as_ref().map(|rules| rules.boards()), Some(8));
    assert_eq!((imported.teams[0].name.as_str(), imported.teams[0].members.len()), ("Los Angeles", 9));
    let differs = |remark: &&Remark| matches!(remark, Remark::PointsDiffer { .. } | Remark::TeamPointsDiffer(_));
    assert!(!remarks(&import).iter().any(differs), "{:?}", import.notes);
    let tournament = Tournament::of_import(imported);
    let standings = Standings::of_event(&tournament, &Settings::of(&tournament).expect("the tie-breaks are known"));
    let place = |team: u32| standings.rows.iter().find(|row| row.entrant == Entrant::Team(TeamId(team)));
    let places: Vec<_> = (0..10).map(|team| place(team).and_then(|row| row.rank)).collect();
    let stated: Vec<_> = imported.teams.iter().map(|team| team.rank.map(u32::from)).collect();
    assert_eq!(places, stated);
    let total = |team: &sonneborn_tournament::team::Team| team.match_points.zip(team.game_points);
    assert_eq!(total(&imported.teams[0]), Some((Points::whole(12), Points::halves(81))));
    let codes: Vec<&str> = imported.regulations.tie_breaks.iter().map(|code| code.as_str()).collect();
    assert_eq!(codes, ["MPvGP", "BH:MP"], "as the file lists them");
}

#[test]
fn what_a_match_is_worth_is_read_from_the_file_of_a_team_event() {
    let with = |code: u8| {
        let mut bytes = TEAMS.to_vec();
        bytes[1338] = code;
        read(&bytes)
    };
    let three = with(1);
    let rules = three.imported.regulations.teams.as_ref().expect("an event of teams");
    assert_eq!([rules.win, rules.draw, rules.loss], [Points::whole(3), Points::ONE, Points::ZERO]);
    // The totals of this file are those of the other rule, which is told.
    assert!(remarks(&three).iter().any(|remark| matches!(remark, Remark::TeamPointsDiffer(_))));
    let own = with(2);
    assert!(remarks(&own).contains(&&Remark::MatchScoringUnknown { code: 2 }));
    assert_eq!(own.imported.regulations.teams.as_ref().map(|rules| rules.win), Some(Points::whole(2)));
    // A tie-break that no real file showed ends the list.
    let mut bytes = TEAMS.to_vec();
    bytes[615] = 16;
    let import = read(&bytes);
    assert!(remarks(&import).contains(&&Remark::TieBreakUnknown { number: 16 }));
    assert_eq!(import.imported.regulations.tie_breaks.len(), 1);
}

#[test]
fn boards_and_line_ups_of_teams_are_those_of_the_file() {
    let tournament = Tournament::of_import(&read(TEAMS).imported);
    let first = matches(&tournament, &tournament.rounds[0]);
    assert_eq!((first.len(), first[0].teams), (5, [TeamId(5), TeamId(0)]), "the home team has Black on board 1");
    let numbers: Vec<u16> = tournament.rounds[0].games.iter().map(|game| game.board).collect();
    assert_eq!(numbers, (1..=40).collect::<Vec<_>>());
    // The third team's first player never sat but in round 2; the seventh left out its second in round 6.
    let names = |round: u16| {
        let line_up = tournament.line_up(TeamId(6), RoundNo(round), 8);
        line_up
            .iter()
            .flatten()
            .map(|id| tournament.player(*id).and_then(|player| player.tpn).map_or(0, |tpn| tpn.0))
            .collect::<Vec<_>>()
    };
    assert_eq!(names(6), [51, 53, 54, 55, 56, 57, 58, 59]);
    assert_eq!(names(5), (51..=58).collect::<Vec<_>>());
    let absent = tournament.rounds[5].bye_of(PlayerId(51));
    assert_eq!(absent, None, "who does not sit in a match has no bye");
    let text = trf::write(
        &Statement::of(&tournament),
        &trf::Output { version: trf::Version::Trf26, ..trf::Output::default() },
    );
    let again = trf::read(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(again.imported.teams[6].line_ups, tournament.teams[6].line_ups);
}

#[test]
fn what_a_file_of_teams_lacks_is_told_with_its_offset() {
    let cards = 13_384 + 93 * 7 * 19;
    let changed = |offset: usize, byte: u8| {
        let mut bytes = TEAMS.to_vec();
        bytes[offset] = byte;
        bytes
    };
    let fault = swiss_chess::read(&changed(604, 0)).expect_err("no boards");
    assert_eq!((fault.offset, fault.defect), (604, Defect::NoBoards { boards: 0 }));
    let second_team = cards + (83 + 1) * 655 + 201;
    let fault = swiss_chess::read(&changed(second_team, 1)).expect_err("two teams of one number");
    assert_eq!((fault.offset, fault.defect), (second_team, Defect::NumberTwice { number: 1 }));
    let import = read(&changed(cards + 201, 77));
    assert!(remarks(&import).contains(&&Remark::WithoutTeam { player: Tpn(1) }));
    assert!(remarks(&import).iter().any(|remark| matches!(remark, Remark::TeamPointsDiffer(_))), "{:?}", import.notes);
    // Two at one board: the games keep an order, and each has a number of its own.
    let seat = 13_384 + 18;
    let import = read(&changed(seat, 2));
    let numbers: Vec<u16> = import.imported.rounds[0].games.iter().map(|game| game.board).collect();
    assert_eq!(numbers, (1..=40).collect::<Vec<_>>());
    // No Swiss.
    let import = read(&changed(596, 1));
    assert!(remarks(&import).contains(&&Remark::KindUnknown { code: 1 }));
    assert_eq!((import.imported.regulations.system, import.imported.rounds.len()), (System::ByHand, 0));
    each_mutation(TEAMS, |_, bytes| {
        let mut file = bytes.to_vec();
        file.resize(TEAMS.len(), 0);
        for place in [1..10, 604..611, 1332..1333] {
            file[place.clone()].copy_from_slice(&TEAMS[place]);
        }
        if let Ok(import) = swiss_chess::read(&file) {
            drop(Tournament::of_import(&import.imported));
        }
    });
}

#[test]
fn a_broken_file_gets_an_answer_with_its_offset() {
    let defect = |bytes: &[u8]| swiss_chess::read(bytes).expect_err("broken").defect;
    for length in [1_000, 13_384, EVENT.len() / 2, EVENT.len() - 1] {
        let expected = Defect::LengthDiffers { players: 24, rounds: 9, bytes: length };
        assert_eq!(defect(&EVENT[..length]), expected, "{length} bytes");
    }
    assert_eq!(defect(&EVENT[..609]), Defect::NotSwissChess);
    assert_eq!(defect(b"012 a TRF"), Defect::NotSwissChess);
    let mut twice = EVENT.to_vec();
    let second = 13_384 + 24 * 9 * 19 + 655 + 217;
    twice[second] = 1;
    let fault = swiss_chess::read(&twice).expect_err("a number twice");
    assert_eq!((fault.offset, fault.defect), (second, Defect::NumberTwice { number: 1 }));
    each_mutation(EVENT, |_, bytes| drop(swiss_chess::read(bytes)));
    // Changed bytes in a file of the right length, so that the records are read on.
    each_mutation(EVENT, |_, bytes| {
        let mut file = bytes.to_vec();
        file.resize(EVENT.len(), 0);
        for place in [1..10, 609..611] {
            file[place.clone()].copy_from_slice(&EVENT[place]);
        }
        drop(swiss_chess::read(&file));
    });
}

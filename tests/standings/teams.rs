//! Team tie-breaks: matches made of games, boards, and the extended ones of art. 13.

use super::{ALL_ROUNDS, settings, tournament};
use sonneborn_standings::crosstable::{self, Order};
use sonneborn_standings::explain::Finish;
use sonneborn_standings::field::Entrant;
use sonneborn_standings::team_match::matches;
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::regulations::{RoundRobin, System};
use sonneborn_tournament::team::{Team, TeamRules};

/// Three teams of two on two boards, everybody against everybody. A = players 1 and 2, B = 3 and 4, C = 5 and 6.
/// A beats B by 2-0, B beats C by 1½-½, C beats A by 1½-½.
fn three_teams() -> Tournament {
    teams_of(&[
        "2000: 3w1 U 5b0",
        "1900: 4b1 U 6w=",
        "2000: 1b0 5w1 U",
        "1900: 2w0 6b= U",
        "2000: U 3b0 1w1",
        "1900: U 4w= 2b=",
    ])
}

fn teams_of(players: &[&str; 6]) -> Tournament {
    let mut event = tournament(players);
    for round in &mut event.rounds {
        round.games.sort_by_key(|game| game.white.min(game.black));
        for (board, game) in (1..).zip(&mut round.games) {
            game.board = board;
        }
    }
    for (name, members) in [("A", [0, 1]), ("B", [2, 3]), ("C", [4, 5])] {
        let members = members.map(PlayerId).to_vec();
        event.teams.push(Team { name: name.into(), members, ..Team::default() });
    }
    event
}

fn standings(event: &Tournament, tie_breaks: &str) -> Standings {
    Standings::of_teams(event, &Settings { through: ALL_ROUNDS, ..settings(tie_breaks) })
}

/// The figures of teams A, B and C as they are printed.
fn column(standings: &Standings, column: usize) -> Vec<String> {
    let mut rows: Vec<_> = standings.rows.iter().collect();
    rows.sort_by_key(|row| row.place);
    let printed = |row: &&sonneborn_standings::Row| {
        row.figures[column].as_ref().map_or_else(|| "-".to_owned(), |figure| figure.decimal(0, 2))
    };
    rows.iter().map(printed).collect()
}

#[test]
fn matches_are_made_of_games() {
    let event = three_teams();
    let table = standings(&event, "PTS:MP PTS:GP MPVGP");
    assert_eq!(column(&table, 0), ["3", "3", "3"], "a win, a loss, and a bye worth a draw (C.04.6)");
    assert_eq!(column(&table, 1), ["3.5", "2.5", "3"], "2 + ½ + the bye's 1");
    assert_eq!(column(&table, 2), column(&table, 1));
    assert_eq!(table.rows[0].entrant, Entrant::Team(TeamId(0)));
}

/// No game is played between A and B: A wins both boards by forfeit, then each team one, then nobody any. A has White on the first.
#[test]
fn a_match_is_forfeited_where_one_team_won_no_board() {
    use GameResult::{BlackWinsByForfeit, BothForfeit, WhiteWinsByForfeit};
    for (results, points) in [
        ([WhiteWinsByForfeit, BlackWinsByForfeit], ["3", "3"]),
        ([WhiteWinsByForfeit, WhiteWinsByForfeit], ["2", "4"]),
        ([BothForfeit, BothForfeit], ["1", "3"]),
    ] {
        let mut event = three_teams();
        for (game, result) in event.rounds[0].games.iter_mut().zip(results) {
            game.result = Some(result);
        }
        assert_eq!(column(&standings(&event, "PTS:MP"), 0)[..2], points, "{results:?}");
    }
}

#[test]
fn boards_decide_knock_out_ties() {
    let event = three_teams();
    let table = standings(&event, "BC TBR BBE");
    // With the bye as a win on every board: A has 2 on board 1 and 2½ on board 2.
    assert_eq!(column(&table, 1), ["7", "5", "6"], "board count: 1 × 2 + 2 × 2½");
    assert_eq!(column(&table, 2), ["2 2½", "2 1½", "2 2"]);
    assert_eq!(column(&table, 3), ["2", "2", "2"], "without the bottom board");
}

#[test]
fn extended_sonneborn_berger_multiplies_two_scores() {
    let event = three_teams();
    let table = standings(&event, "EMMSB EMGSB EGMSB EGGSB");
    // Team A: beat B 2-0 (2 MP, 2 GP), lost to C ½-1½; the bye is a dummy of its own score, 1 MP and 1 GP against it.
    assert_eq!(column(&table, 1)[0], "9", "3 × 2 + 3 × 0 + 3 × 1");
    assert_eq!(column(&table, 2)[0], "10.5", "3 × 2 + 3 × ½ + 3 × 1");
    assert_eq!(column(&table, 3)[0], "8", "2½ × 2 + 3 × 0 + 3 × 1, the dummy's 3½ capped at 3");
    assert_eq!(column(&table, 4)[0], "9.5", "2½ × 2 + 3 × ½ + 3 × 1");
}

#[test]
fn extended_direct_encounter_goes_on_to_the_secondary_score() {
    let event = three_teams();
    let table = standings(&event, "DE EDE");
    assert_eq!(column(&table, 1), ["-", "-", "-"], "each beat one of the others");
    assert_eq!(column(&table, 2), ["1", "3", "2"], "game points 2½, 1½, 2");
}

/// The knock-out tie-breaks are for two teams: of three that drew every match, one won its top board of another.
#[test]
fn boards_decide_no_direct_encounter_of_three() {
    let event = teams_of(&[
        "2000: 3w1 U 5b=",
        "1900: 4b0 U 6w=",
        "2000: 1b0 5w= U",
        "1900: 2w1 6b= U",
        "2000: U 3b= 1w=",
        "1900: U 4w= 2b=",
    ]);
    let table = standings(&event, "EDE EDEBT EDEBB EDET EDEB");
    assert_eq!(table.rows.iter().map(|row| row.rank).collect::<Vec<_>>(), [Some(1); 3]);
    for tie_break in 1..6 {
        assert_eq!(column(&table, tie_break), ["-", "-", "-"], "{}", table.tie_breaks[tie_break]);
    }
}

#[test]
fn schedule_strength_is_normalised() {
    let event = three_teams();
    let table = standings(&event, "SSSC SSSC/K2");
    let row = table.rows.iter().find(|row| row.place == 0).expect("team A");
    let explanation = table.explain(row.place, table.tie_breaks[1]).expect("an explanation");
    // Highest primary 3 × 2, highest secondary of a match 2: factor 3. Buchholz 3 + 3 + 3.
    assert!(
        matches!(explanation.finish, Finish::Strength { factor: 3, buchholz: 900, .. }),
        "{:?}",
        explanation.finish
    );
    assert_eq!(column(&table, 1)[0], "6.5");
    assert_eq!(column(&table, 2)[0], "8");
}

/// Six teams of one board in round 1 of the table (1-6, 2-5, 3-4): the sixth has left, and nobody of the fifth came although a line-up is
/// there, as files tell it. Whom the first and the second were to meet the table says (C.05 Annex 1), not who else is missing.
#[test]
fn whom_a_team_was_to_meet_follows_from_the_table_whatever_line_ups_say() {
    let mut event = tournament(&["2000: F", "1990: F", "1980: 4w1", "1970: 3b0", "1960: Z", "1950: Z"]);
    let table = RoundRobin { double: false, reverse_last_two: false };
    event.regulations.system = System::TeamRoundRobin(table);
    event.regulations.teams = Some(TeamRules { colours: TeamRules::alternating(1), ..TeamRules::default() });
    for number in 0..6 {
        let members = vec![PlayerId(number)];
        let of_table = u16::try_from(number + 1).ok();
        event.teams.push(Team { name: format!("{number}"), members, number: of_table, ..Team::default() });
    }
    event.teams[5].presence = Presence::Withdrawn { from: RoundNo(1) };
    event.teams[4].line_ups.insert(RoundNo(1), vec![Some(PlayerId(4))]);
    let mut met: Vec<[u32; 2]> =
        matches(&event, &event.rounds[0]).iter().map(|one| one.teams.map(|team| team.0)).collect();
    met.iter_mut().for_each(|pair| pair.sort_unstable());
    met.sort_unstable();
    assert_eq!(met, [[0, 5], [1, 4], [2, 3]]);
}

/// Of the third team one player stays away and the other holds the team's pairing-allocated bye: the team has it (C.04.6; C.07 11.1).
#[test]
fn the_bye_of_a_team_goes_before_what_a_member_asked_for() {
    let mut event = tournament(&["2000: 3w1", "1900: 4b1", "2000: 1b0", "1900: 2w0", "2000: Z", "1900: U"]);
    event.regulations.teams = Some(TeamRules { colours: TeamRules::alternating(2), ..TeamRules::default() });
    for (name, members) in [("A", [0, 1]), ("B", [2, 3]), ("C", [4, 5])] {
        event.teams.push(Team { name: name.into(), members: members.map(PlayerId).to_vec(), ..Team::default() });
    }
    assert_eq!(column(&standings(&event, "PTS:MP"), 0), ["2", "0", "1"], "a bye is worth a drawn match");
}

/// Cells have the points of boards, whichever score comes first.
#[test]
fn a_crosstable_of_teams_shows_game_points() {
    for game_points_first in [false, true] {
        let mut event = three_teams();
        event.regulations.teams = Some(TeamRules { game_points_first, ..TeamRules::default() });
        let table = crosstable::by_rounds(&standings(&event, "PTS"), Order::Number);
        let met = |line: usize| {
            let cells = table.lines[line].1.iter().filter(|cell| cell.opponent.is_some());
            cells.map(|cell| cell.text()).collect::<Vec<_>>()
        };
        assert_eq!([met(0), met(1), met(2)], [["2w2", "3b½"], ["1b0", "3w1½"], ["2b½", "1w1½"]], "{game_points_first}");
    }
}

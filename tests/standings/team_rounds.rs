//! What files say of a team's round: matches forfeited as a whole, byes of every kind, and the points of record 299.

use super::{ALL_ROUNDS, settings, standings, tournament};
use sonneborn_standings::team_match::matches;
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::team::{AbnormalPoints, Team, TeamResult, TeamRound, TeamRules};

const A: TeamId = TeamId(0);
const B: TeamId = TeamId(1);

/// Teams of one, A against B in round 1 (`1`, `=` or `0` for A), neither of them in round 2; C and D play in both.
fn teams(result: char) -> Tournament {
    let other = match result {
        '1' => '0',
        '0' => '1',
        same => same,
    };
    let of_a_and_b = [format!("2000: 2w{result} Z"), format!("1900: 1b{other} Z")];
    let mut event = tournament(&[&of_a_and_b[0], &of_a_and_b[1], "1800: 4w= 4b=", "1700: 3b= 3w="]);
    for (name, member) in [("A", 0), ("B", 1), ("C", 2), ("D", 3)] {
        event.teams.push(Team { name: name.into(), members: vec![PlayerId(member)], ..Team::default() });
    }
    event
}

/// Match points of A and B.
fn match_points(event: &Tournament) -> [Points; 2] {
    let settings = Settings { through: ALL_ROUNDS, ..settings("PTS:MP") };
    let table = Standings::of_teams(event, &settings);
    [0, 1].map(|place| table.rows.iter().find(|row| row.place == place).expect("a row").points)
}

fn points(whole: i32) -> Points {
    Points::ONE * whole
}

/// In round 1 A wins a game, in round 2 it has a bye; each line changes the points of one kind of round.
#[test]
fn record_299_counts_for_the_rounds_that_ended_so() {
    let second = RoundNo(2);
    for (result, bye, instead, plain, told) in [
        ('1', Bye::ZeroPoint, TeamResult::Win, 2, 7),
        ('=', Bye::ZeroPoint, TeamResult::Win, 1, 1),
        ('=', Bye::ZeroPoint, TeamResult::Draw, 1, 7),
        ('0', Bye::FullPoint, TeamResult::Draw, 2, 2),
        ('0', Bye::FullPoint, TeamResult::Loss, 2, 9),
        ('1', Bye::FullPoint, TeamResult::Loss, 4, 4),
        ('0', Bye::FullPoint, TeamResult::FullPointBye, 2, 7),
        ('0', Bye::HalfPoint, TeamResult::HalfPointBye, 1, 7),
        ('0', Bye::FullPoint, TeamResult::HalfPointBye, 2, 2),
        ('0', Bye::ZeroPoint, TeamResult::ZeroPointBye, 0, 7),
        ('0', Bye::HalfPoint, TeamResult::ZeroPointBye, 1, 1),
        ('0', Bye::ZeroPoint, TeamResult::ForfeitLoss, 0, 0),
        ('1', Bye::ZeroPoint, TeamResult::ForfeitWin, 2, 2),
    ] {
        let mut event = teams(result);
        event.teams[0].rounds.insert(second, TeamRound::Bye(bye));
        let case = format!("{result} {bye:?} {instead:?}");
        assert_eq!(match_points(&event)[0], points(plain), "{case}");
        let instead = Some(instead);
        event.teams[0].abnormal =
            vec![AbnormalPoints { instead, round: None, match_points: Some(points(7)), game_points: None }];
        assert_eq!(match_points(&event)[0], points(told), "{case}");
    }
}

#[test]
fn a_record_that_names_a_round_counts_in_it_alone() {
    let abnormal = |instead, round| AbnormalPoints {
        instead,
        round: Some(RoundNo(round)),
        match_points: Some(points(5)),
        game_points: None,
    };
    let mut event = teams('1');
    // How the round ended is what the record says.
    event.teams[0].abnormal = vec![abnormal(Some(TeamResult::Draw), 1)];
    assert_eq!(match_points(&event), [points(5), points(0)]);
    // A bonus goes on top.
    event.teams[0].abnormal = vec![abnormal(None, 1)];
    assert_eq!(match_points(&event), [points(7), points(0)]);
    event.teams[0].abnormal = vec![abnormal(None, 3)];
    assert_eq!(match_points(&event), [points(2), points(0)], "there is no round 3");
    // Its parts have what a round gave and what was given and taken in it and outside.
    let bonus = |round, whole| AbnormalPoints { round, match_points: Some(points(whole)), ..abnormal(None, 1) };
    event.teams[0].abnormal = vec![bonus(Some(RoundNo(1)), 5), bonus(None, -1)];
    assert_eq!(match_points(&event), [points(6), points(0)]);
    let table = Standings::of_teams(&event, &Settings { through: ALL_ROUNDS, ..settings("PTS") });
    let told = table.explain(0, table.tie_breaks[0]).expect("a figure");
    let parts = told.parts.iter().map(|part| (part.round, part.scored, part.value));
    assert_eq!(parts.collect::<Vec<_>>(), [(1, points(2), 700), (2, points(0), 0), (0, points(-1), -100)]);
}

/// Nobody of either team is on a board: the file says who forfeited to whom, once or at both teams.
#[test]
fn a_match_that_was_forfeited_as_a_whole_is_one_match() {
    let forfeit = |opponent, has_white, won| TeamRound::Forfeit { opponent, has_white, won };
    let at_a = (A, forfeit(B, true, true));
    let at_b = (B, forfeit(A, false, false));
    for told in [vec![at_a, at_b], vec![at_a], vec![(B, forfeit(A, false, true)), (A, forfeit(B, true, false))]] {
        let mut event = teams('1');
        for (team, round) in &told {
            event.teams[team.0 as usize].rounds.insert(RoundNo(2), *round);
        }
        let found: Vec<[TeamId; 2]> = matches(&event, &event.rounds[1]).iter().map(|one| one.teams).skip(1).collect();
        assert_eq!(found, [[A, B]], "{told:?}");
        let a_won = matches!(told[0], (A, _));
        let of_round_2 = if a_won { [points(4), points(0)] } else { [points(2), points(2)] };
        assert_eq!(match_points(&event), of_round_2, "{told:?}");
    }
    // A record of B's alone is as good, whoever comes first; one against a team that is not there says nothing.
    let mut event = teams('1');
    event.teams[1].rounds.insert(RoundNo(2), forfeit(A, false, false));
    let teams_of =
        |event: &Tournament| matches(event, &event.rounds[1]).iter().map(|one| one.teams).collect::<Vec<_>>();
    assert_eq!(teams_of(&event)[1..], [[A, B]]);
    event.teams[1].rounds.insert(RoundNo(2), forfeit(A, true, false));
    assert_eq!(teams_of(&event)[1..], [[B, A]], "B had White on board 1");
    let mut event = teams('1');
    event.teams[1].rounds.insert(RoundNo(2), forfeit(TeamId(4), false, true));
    assert_eq!(matches(&event, &event.rounds[1]).len(), 1);
}

/// A team that won a match without a game has what its boards are worth by forfeit.
#[test]
fn a_forfeited_match_is_worth_all_its_boards() {
    let mut event = teams('1');
    event.teams[0].rounds.insert(RoundNo(2), TeamRound::Forfeit { opponent: B, has_white: true, won: true });
    event.regulations.teams = Some(TeamRules { colours: TeamRules::alternating(2), ..TeamRules::default() });
    let table = Standings::of_teams(&event, &Settings { through: ALL_ROUNDS, ..settings("PTS:MP PTS:GP") });
    let of_a = table.rows.iter().find(|row| row.place == 0).expect("a row");
    assert_eq!(of_a.figures[1].as_ref().expect("a figure").decimal(0, 2), "3", "a game won and two boards");
}

/// Where game points come first, a tie-break by game points is the plain one.
#[test]
fn the_score_that_comes_first_is_the_plain_one() {
    for (game_points_first, same, other) in [(true, "PTS:GP", "PTS:MP"), (false, "PTS:MP", "PTS:GP")] {
        let mut event = teams('1');
        event.regulations.teams = Some(TeamRules { game_points_first, ..TeamRules::default() });
        let table =
            Standings::of_teams(&event, &Settings { through: ALL_ROUNDS, ..settings(&format!("PTS {same} {other}")) });
        let printed = |column: usize| table.rows[0].figures[column].as_ref().expect("a figure").decimal(0, 2);
        assert_eq!(printed(0), printed(1), "{same}");
        assert_ne!(printed(0), printed(2), "{other}");
    }
}

#[test]
fn a_row_knows_its_player_and_what_decided_its_place() {
    let event = tournament(&["2000: 2w1 3b1", "1900: 1b0 4w1", "1800: 4w1 1w0", "1700: 3b0 2b0"]);
    let table = standings(&event, "RTNG");
    let of: Vec<usize> =
        (0..4).map(|player| table.rows.iter().position(|row| row.is_of(PlayerId(player))).expect("a row")).collect();
    assert_eq!(of, [0, 1, 2, 3]);
    assert_eq!((0..4).map(|place| table.decided_by(place)).collect::<Vec<_>>(), [None, Some(0), Some(1), Some(0)]);
}

#[test]
fn a_game_that_was_lost_is_a_lost_match() {
    let mut event = teams('1');
    event.rounds[0].games[0].result = Some(GameResult::BlackWins);
    assert_eq!(match_points(&event), [points(0), points(2)]);
}

/// In a Swiss two teams that had somebody had each other, if at no board both had. The game is of nobody's team.
#[test]
fn two_teams_that_sat_apart_have_met_without_a_game() {
    for (players, met) in [
        (["F", "Z", "Z", "F"], true),
        (["Z", "F", "F", "Z"], true),
        (["F", "Z", "F", "Z"], false),
        (["F", "F", "Z", "F"], false),
    ] {
        let [a, b, c, d] = players.map(|code| format!("2000: {code}"));
        let mut event = tournament(&[&a, &b, &c, &d, "1500: 6w=", "1400: 5b="]);
        // Nobody had asked for a bye: they sat opposite nobody.
        event.players.iter_mut().for_each(|player| player.requested_byes.clear());
        event.regulations.system = System::TeamSwiss;
        event.regulations.teams = Some(TeamRules { colours: TeamRules::alternating(2), ..TeamRules::default() });
        for (name, members) in [("A", [0, 1]), ("B", [2, 3])] {
            let members = members.map(PlayerId).to_vec();
            event.teams.push(Team { name: name.into(), members, ..Team::default() });
        }
        let found: Vec<[TeamId; 2]> = matches(&event, &event.rounds[0]).iter().map(|one| one.teams).collect();
        assert_eq!(found, if met { vec![[A, B]] } else { vec![] }, "{players:?}");
    }
}

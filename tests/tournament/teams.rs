//! Teams: who sits for a team, when a captain may say so, and how a match of a knock-out is decided.

use crate::events::{Event, player};
use sonneborn_tournament::acts::{
    Act, ChangePresence, ChangeRegulations, CloseLineUps, Create, DraftRound, EnterResult, GiveLineUp, NumberTeams,
    PublishRound, RegisterPlayers, RegisterTeams,
};
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::descriptor::{Code, Descriptor};
use sonneborn_tournament::details::Details;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::knockout::{Bracket, Decider, Match, Standing};
use sonneborn_tournament::line_up::LineUpFault;
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::regulations::{KnockoutRules, Regulations, System};
use sonneborn_tournament::round::{PairedBy, Seating};
use sonneborn_tournament::team::{Squad, TeamRules};

/// Players of each team; the last is the reserve of a match on two boards.
const SQUAD: u32 = 3;
const BOARDS: usize = 2;
const ROUND_1: RoundNo = RoundNo(1);

/// Whites and Blacks of the boards of a match, and the byes of a round.
pub type Boards = [(PlayerId, PlayerId)];

/// Numbered teams of three on two boards, whose captains give line-ups.
pub fn event(teams: u32, system: System, change: impl FnOnce(&mut Regulations)) -> Event {
    let mut event = Event::default();
    let rules = TeamRules { colours: "WB".into(), line_up_minutes: Some(60), ..TeamRules::default() };
    let mut regulations = Regulations { system, rounds: 9, teams: Some(rules), ..Regulations::default() };
    change(&mut regulations);
    let details = Details { name: "Team Cup".into(), ..Details::default() };
    event.must(Act::Create(Create { details, regulations: Box::new(regulations) }));
    let squad = |team: u32| Squad { name: format!("Team {team}"), size: SQUAD as usize, ..Squad::default() };
    let strength = |index: u32| 2400 - u16::try_from(10 * index).expect("few players");
    let players = (0..teams * SQUAD).map(|index| player(&format!("Player {index:02}"), strength(index))).collect();
    let teams: Vec<Squad> = (0..teams).map(squad).collect();
    let (order, strengths) = ((0..).map(TeamId).take(teams.len()).collect(), vec![None; teams.len()]);
    event.must(Act::RegisterTeams(RegisterTeams { teams, players, first_round: ROUND_1, source: "test".into() }));
    event.must(Act::NumberTeams(NumberTeams { order, strengths, seed: None }));
    event.number();
    event
}

pub fn swiss() -> Event {
    event(4, System::TeamSwiss, |_| {})
}

/// The player of a team at a place of its squad, from 1.
pub fn of(team: u32, place: u32) -> PlayerId {
    PlayerId(team * SQUAD + place - 1)
}

fn withdraw(event: &mut Event, player: PlayerId) {
    let now = Presence::Withdrawn { from: ROUND_1 };
    event.must(Act::ChangePresence(ChangePresence { player, was: Presence::Playing, now }));
}

pub fn pair(event: &mut Event, boards: &Boards, byes: &[PlayerId]) -> RoundNo {
    let round = event.state().next_round().expect("a round is left");
    let seat = |(board, &(white, black))| Seating { board, white, black };
    let games = (1..).zip(boards).map(seat).collect();
    let byes = byes.iter().map(|player| (*player, Bye::FullPoint)).collect();
    event.must(Act::DraftRound(DraftRound { round, games, byes, paired_by: PairedBy::Engine, engine: vec![] }));
    event.must(Act::PublishRound(PublishRound { round, compared: None }));
    round
}

fn line_up(team: u32, now: &[Option<PlayerId>]) -> Act {
    Act::GiveLineUp(GiveLineUp { team: TeamId(team), round: ROUND_1, was: None, now: Some(now.to_vec()) })
}

#[test]
fn who_is_absent_sits_at_no_board_of_a_match() {
    let mut event = swiss();
    let (first, second, third) = (of(0, 1), of(0, 2), of(0, 3));
    withdraw(&mut event, first);
    let by_squad = event.state().line_up(TeamId(0), ROUND_1, BOARDS);
    assert_eq!(by_squad, [Some(second), Some(third)], "the squad moves up");
    event.must(line_up(1, &[Some(of(1, 1)), Some(of(1, 2))]));
    withdraw(&mut event, of(1, 1));
    let given = event.state().line_up(TeamId(1), ROUND_1, BOARDS);
    assert_eq!(given, [None, Some(of(1, 2))], "in a line-up that was given the board stays empty");
    let seats = event.state().seats_of_match(ROUND_1, [TeamId(0), TeamId(1)], BOARDS, 5);
    assert_eq!(seats.games, [Seating { board: 6, white: of(1, 2), black: third }], "Black's board of the first team");
    assert_eq!(seats.byes, [(second, Bye::FullPoint)], "opposite nobody a point is won");
}

#[test]
fn every_player_has_the_team_that_names_them() {
    let mut event = swiss();
    event.must(Act::RegisterPlayers(RegisterPlayers {
        players: vec![player("Nobody's", 1500)],
        first_round: ROUND_1,
        source: "test".into(),
    }));
    let state = event.state();
    let one_by_one: Vec<Option<TeamId>> = state.players.iter().map(|player| state.team_of(player.id)).collect();
    assert_eq!(state.team_of_each_player(), one_by_one);
    assert_eq!((one_by_one[4], one_by_one[12]), (Some(TeamId(1)), None));
}

#[test]
fn a_line_up_names_each_of_the_teams_own_players_in_the_round_once() {
    let mut event = swiss();
    withdraw(&mut event, of(0, 3));
    let fault = |players: &[Option<PlayerId>]| event.state().check_line_up(TeamId(0), ROUND_1, players).err();
    let (first, second) = (Some(of(0, 1)), Some(of(0, 2)));
    assert_eq!(fault(&[first, second]), None);
    assert_eq!(fault(&[None, second]), None, "a board may stay empty");
    assert_eq!(fault(&[first, second, None]), Some(LineUpFault::TooLong));
    assert_eq!(fault(&[None, None]), Some(LineUpFault::Empty));
    assert_eq!(fault(&[first, first]), Some(LineUpFault::Twice(of(0, 1))));
    assert_eq!(fault(&[first, Some(of(1, 1))]), Some(LineUpFault::NotOfTeam(of(1, 1))));
    assert_eq!(fault(&[first, Some(of(0, 3))]), Some(LineUpFault::NotInRound(of(0, 3))));
    assert!(event.state().keeps_order(TeamId(0), &[first, None, second]));
    assert!(!event.state().keeps_order(TeamId(0), &[second, first]));
}

#[test]
fn captains_give_line_ups_for_the_next_round_of_an_open_event_only() {
    let event = swiss();
    let state = event.state();
    assert!(state.takes_line_ups(TeamId(0), ROUND_1));
    assert!(!state.takes_line_ups(TeamId(0), RoundNo(2)), "not for a round after the next");
    assert!(!state.takes_line_ups(TeamId(9), ROUND_1), "there is no such team");
    let with = |change: fn(&mut sonneborn_tournament::Tournament)| {
        let mut other = state.clone();
        change(&mut other);
        other.takes_line_ups(TeamId(0), ROUND_1)
    };
    assert!(!with(|it| it.closed = true), "a closed event keeps still");
    assert!(!with(|it| it.teams[0].presence = Presence::Withdrawn { from: ROUND_1 }));
    assert!(with(|it| it.teams[0].presence = Presence::Withdrawn { from: RoundNo(2) }));
    assert!(!with(|it| it.regulations.teams.as_mut().expect("teams").line_up_minutes = None), "nobody asks for them");
    let mut paired = swiss();
    pair(&mut paired, &[TEAM_0_WHITE[0]], &[]);
    let mut state = paired.state().clone();
    assert!(state.takes_line_ups(TeamId(0), ROUND_1), "until they are closed");
    assert!(!state.takes_line_ups(TeamId(0), RoundNo(2)));
    state.open_line_ups = None;
    assert!(!state.takes_line_ups(TeamId(0), ROUND_1) && state.takes_line_ups(TeamId(0), RoundNo(2)));
}

#[test]
fn a_paired_match_is_seated_anew_by_its_line_up_until_a_result_is_entered() {
    let mut event = swiss();
    let boards = [(of(2, 1), of(3, 1)), (of(3, 2), of(2, 2)), (of(0, 1), of(1, 1)), (of(1, 2), of(0, 2))];
    let round = pair(&mut event, &boards, &[]);
    assert_eq!(event.state().match_of(TeamId(1), round), Some(([TeamId(0), TeamId(1)], 3)), "on boards 3 and 4");
    event.must(line_up(0, &[Some(of(0, 2)), Some(of(0, 3))]));
    let seated: Vec<_> =
        event.state().rounds[0].games.iter().map(|game| (game.board, game.white, game.black)).collect();
    let anew = [(1, of(2, 1), of(3, 1)), (2, of(3, 2), of(2, 2)), (3, of(0, 2), of(1, 1)), (4, of(1, 2), of(0, 3))];
    assert_eq!(seated, anew, "the other match stays");
    event.must(Act::CloseLineUps(CloseLineUps { round }));
    event.result(round, 4, GameResult::Draw);
    assert!(event.state().match_has_begun(TeamId(1), round) && !event.state().match_has_begun(TeamId(2), round));
    let late = event.try_act(line_up(1, &[Some(of(1, 3))]));
    assert_eq!(late, Err(Refusal::MatchBegun { round }));
    event.must(line_up(2, &[Some(of(2, 1)), None]));
    assert_eq!(event.state().rounds[0].byes, [(of(3, 2), Bye::FullPoint)], "opposite an empty board");
    let alone = event.try_act(line_up(3, &[None, Some(of(3, 2))]));
    assert_eq!(
        alone,
        Err(Refusal::MatchWithoutPlayers { round }),
        "a match without any board is forfeited, not seated"
    );
    let (was, now) = (event.state().teams[2].line_ups.get(&round).cloned(), Some(vec![Some(of(2, 1)), Some(of(2, 3))]));
    event.must(Act::GiveLineUp(GiveLineUp { team: TeamId(2), round, was, now }));
    assert!(event.state().rounds[0].byes.is_empty(), "somebody sits there again");
    let again = event.try_act(Act::CloseLineUps(CloseLineUps { round }));
    assert_eq!(again, Err(Refusal::LineUpsNotOpen { round }));
}

/// A knock-out of two teams with so many rounds to the match.
fn cup(games: u8, change: impl FnOnce(&mut Regulations)) -> Event {
    event(2, System::TeamKnockout, |regulations| {
        regulations.knockout = KnockoutRules { games, third_place: false };
        regulations.teams.as_mut().expect("teams").line_up_minutes = None;
        regulations.tie_breaks = vec![Coded::of(Descriptor::plain(Code::Tbr))];
        change(regulations);
    })
}

fn final_match(event: &Event) -> Match {
    Bracket::of(event.state()).stages[0].matches[0].clone()
}

fn play(event: &mut Event, boards: &Boards, results: [GameResult; BOARDS]) {
    let round = pair(event, boards, &[]);
    for (board, result) in (1..).zip(results) {
        event.result(round, board, result);
    }
}

const TEAM_0_WHITE: [(PlayerId, PlayerId); BOARDS] = [(PlayerId(0), PlayerId(3)), (PlayerId(4), PlayerId(1))];
const TEAM_1_WHITE: [(PlayerId, PlayerId); BOARDS] = [(PlayerId(3), PlayerId(0)), (PlayerId(1), PlayerId(4))];

use GameResult::{BlackWins, Draw, WhiteWins};

#[test]
fn one_round_is_decided_by_game_points_then_by_the_tie_breaks_of_the_regulations() {
    let mut won = cup(1, |_| {});
    play(&mut won, &TEAM_0_WHITE, [WhiteWins, Draw]);
    let decided = final_match(&won);
    assert_eq!((decided.standing, decided.points), (Standing::Decided(0), [Points::halves(3), Points::HALF]));
    assert_eq!(decided.decided_by(won.state()), None, "nobody asks by what");
    // Both boards are White's: level, and the second team won the top board.
    let mut level = cup(1, |_| {});
    play(&mut level, &TEAM_0_WHITE, [BlackWins, BlackWins]);
    let decided = final_match(&level);
    assert_eq!(decided.standing, Standing::Decided(1));
    assert_eq!(decided.decided_by(level.state()), Some(Decider::TieBreak(Code::Tbr)));
    // Without a tie-break that parts them the arbiter is asked.
    let mut without = cup(1, |regulations| regulations.tie_breaks.clear());
    play(&mut without, &TEAM_0_WHITE, [BlackWins, BlackWins]);
    assert_eq!(final_match(&without).standing, Standing::Level);
    assert_eq!(Bracket::of(without.state()).level_teams(), [[TeamId(0), TeamId(1)]]);
}

#[test]
fn a_match_of_several_rounds_goes_by_the_score_that_comes_first_and_waits_for_every_board() {
    let rounds = |game_points_first: bool| {
        let mut event = cup(2, |it| it.teams.as_mut().expect("teams").game_points_first = game_points_first);
        play(&mut event, &TEAM_0_WHITE, [WhiteWins, BlackWins]);
        assert_eq!(final_match(&event).standing, Standing::Underway, "one round is left");
        // One match each, and of the boards two and a half to one and a half.
        play(&mut event, &TEAM_1_WHITE, [Draw, BlackWins]);
        let decided = final_match(&event);
        assert_eq!(decided.standing, Standing::Decided(0));
        (decided.points, decided.decided_by(event.state()))
    };
    let game_points = [Points::halves(5), Points::halves(3)];
    assert_eq!(rounds(false), ([Points::whole(2); 2], Some(Decider::GamePoints(game_points))));
    assert_eq!(rounds(true), (game_points, None), "the score that comes first parts them");
    let mut pending = cup(1, |_| {});
    let round = pair(&mut pending, &TEAM_0_WHITE, &[]);
    pending.result(round, 1, WhiteWins);
    assert_eq!(final_match(&pending).standing, Standing::Underway, "board 2 still plays");
    pending.must(Act::EnterResult(EnterResult { round, board: 2, was: None, now: Some(Draw), players: None }));
    assert_eq!(final_match(&pending).standing, Standing::Decided(0));
}

#[test]
fn a_player_opposite_an_empty_board_has_won_it_for_the_team() {
    let mut event = cup(1, |_| {});
    let round = pair(&mut event, &[TEAM_0_WHITE[0]], &[PlayerId(4)]);
    event.result(round, 1, Draw);
    let played = final_match(&event);
    assert_eq!((played.standing, played.points), (Standing::Decided(1), [Points::HALF, Points::halves(3)]));
    // It is board 2 that they have won: where the teams are level, the top board decides.
    let mut level = cup(1, |_| {});
    let round = pair(&mut level, &[TEAM_0_WHITE[0]], &[PlayerId(4)]);
    level.result(round, 1, WhiteWins);
    let decided = final_match(&level);
    assert_eq!((decided.standing, decided.points), (Standing::Decided(0), [Points::ONE; 2]));
    assert_eq!(decided.decided_by(level.state()), Some(Decider::TieBreak(Code::Tbr)));
}

#[test]
fn a_match_is_known_by_its_first_board() {
    let mut event = event(4, System::TeamKnockout, |regulations| {
        regulations.knockout = KnockoutRules { games: 1, third_place: false };
        regulations.teams.as_mut().expect("teams").line_up_minutes = None;
        regulations.first_board = 11;
    });
    let pairs = [(of(0, 1), of(3, 1)), (of(3, 2), of(0, 2)), (of(2, 1), of(1, 1)), (of(1, 2), of(2, 2))];
    let games = (11..).zip(pairs).map(|(board, (white, black))| Seating { board, white, black }).collect();
    let (round, paired_by) = (ROUND_1, PairedBy::Engine);
    event.must(Act::DraftRound(DraftRound { round, games, byes: vec![], paired_by, engine: vec![] }));
    event.must(Act::PublishRound(PublishRound { round, compared: None }));
    let boards = |event: &Event| {
        let bracket = Bracket::of(event.state());
        let told: Vec<usize> = bracket.told().map(|(_, leading_on)| leading_on).collect();
        let games = bracket.stages[0].matches.iter().map(|found| found.games.clone()).collect::<Vec<_>>();
        (told, games)
    };
    assert_eq!(boards(&event), (vec![2, 1], vec![vec![(ROUND_1, 11)], vec![(ROUND_1, 13)]]));
    event.finish(round);
    let with_boards = |team: u32| event.state().match_of(TeamId(team), ROUND_1).map(|(_, first_board)| first_board);
    assert_eq!([0, 3, 1, 2].map(with_boards), [Some(11), Some(11), Some(13), Some(13)]);
}

#[test]
fn a_team_opposite_nobody_wins_every_board_of_its_match() {
    let mut event = event(4, System::TeamKnockout, |regulations| {
        regulations.knockout = KnockoutRules { games: 1, third_place: false };
        regulations.teams.as_mut().expect("teams").line_up_minutes = None;
    });
    let other_match = [(of(1, 1), of(2, 1)), (of(2, 2), of(1, 2))];
    pair(&mut event, &other_match, &[of(0, 1), of(0, 2)]);
    let alone = &Bracket::of(event.state()).stages[0].matches[0];
    assert_eq!(alone.teams(), Some([TeamId(0), TeamId(3)]));
    assert_eq!((alone.standing, alone.points), (Standing::Decided(0), [Points::whole(2), Points::ZERO]));
    // A player opposite an empty board belongs to the match in which the team sat at other boards.
    assert_eq!(Bracket::of(event.state()).stages[0].matches[1].standing, Standing::Underway);
}

/// The boards of a match are known by their numbers, so that these stay once a round is there; players' boards only have other numbers
/// from the next round on.
#[test]
fn the_first_board_of_matches_is_fixed_with_round_1() {
    let first_board: fn(&mut Regulations) = |regulations| regulations.first_board = 11;
    let minutes: fn(&mut Regulations) = |regulations| regulations.default_minutes = 15;
    let fixed = Err(Refusal::RoundPaired { round: ROUND_1 });
    for (of_teams, is_paired, change, answer) in [
        (true, false, first_board, Ok(())),
        (true, true, first_board, fixed),
        (true, true, minutes, Ok(())),
        (false, true, first_board, Ok(())),
    ] {
        let no_line_ups = |regulations: &mut Regulations| {
            regulations.teams.as_mut().expect("teams").line_up_minutes = None;
        };
        let mut event = if of_teams { event(2, System::TeamSwiss, no_line_ups) } else { Event::swiss(4, 5) };
        if !of_teams {
            event.number();
        }
        if is_paired && of_teams {
            pair(&mut event, &[(of(0, 1), of(1, 1)), (of(1, 2), of(0, 2))], &[]);
        } else if is_paired {
            event.pair();
        }
        let was = event.state().regulations.clone();
        let mut now = was.clone();
        change(&mut now);
        let change = Act::ChangeRegulations(ChangeRegulations { was: Box::new(was), now: Box::new(now) });
        assert_eq!(event.try_act(change).map(drop), answer, "teams {of_teams}, paired {is_paired}");
    }
}

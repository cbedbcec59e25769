//! What is otherwise with the teams of two states, by the consequence that each change is judged as.

use crate::teams::{of, pair, swiss};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::judge::consequence::Consequence;
use sonneborn_tournament::judge::teams::difference;
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::team::Team;

const TEAM: TeamId = TeamId(0);
const ROUND_1: RoundNo = RoundNo(1);

/// The consequences of a change of the first team.
fn of_team(before: &Tournament, change: impl FnOnce(&mut Team)) -> Vec<Consequence> {
    let mut after = before.clone();
    change(&mut after.teams[0]);
    difference(before, &after)
}

/// Round 1 is published; the reserves have not sat at a board.
fn started() -> Tournament {
    let mut event = swiss();
    let boards = [(of(0, 1), of(1, 1)), (of(1, 2), of(0, 2)), (of(2, 1), of(3, 1)), (of(3, 2), of(2, 2))];
    pair(&mut event, &boards, &[]);
    event.state().clone()
}

#[test]
fn each_field_of_a_team_is_judged_as_what_it_is() {
    let state = started();
    let fields: [fn(&mut Team); 6] = [
        |team| team.name = "Other".into(),
        |team| team.nickname = "O".into(),
        |team| team.federation = "NOR".into(),
        |team| team.captain = "Captain".into(),
        |team| team.captain_key = Some("key".into()),
        |team| team.strength = Some(2222),
    ];
    for (index, change) in fields.into_iter().enumerate() {
        assert_eq!(of_team(&state, change), [Consequence::TeamData { team: TEAM }], "field {index}");
    }
    let record: [fn(&mut Team); 3] = [
        |team| team.match_points = Some(Points::ONE),
        |team| team.game_points = Some(Points::ONE),
        |team| team.rank = Some(1),
    ];
    for (index, change) in record.into_iter().enumerate() {
        assert_eq!(of_team(&state, change), [Consequence::Teams { first: Some(ROUND_1) }], "record {index}");
    }
    let withdrawn = of_team(&state, |team| team.presence = Presence::Withdrawn { from: RoundNo(2) });
    assert_eq!(withdrawn, [Consequence::TeamPresence { team: TEAM }]);
    assert_eq!(of_team(&state, |_| {}), []);
}

#[test]
fn the_first_number_of_a_team_is_its_data_and_another_one_renumbers() {
    let state = started();
    assert_eq!(of_team(&state, |team| team.number = Some(4)), [Consequence::TeamsNumbered]);
    let mut unnumbered = state.clone();
    unnumbered.teams[0].number = None;
    let first = of_team(&unnumbered, |team| team.number = Some(1));
    assert_eq!(first, [Consequence::TeamData { team: TEAM }]);
}

#[test]
fn a_squad_keeps_its_order_where_nobody_who_sat_at_a_board_changes_place() {
    let keeps = |state: &Tournament, squad: &[u32]| {
        let members = squad.iter().map(|place| if *place > 3 { PlayerId(99) } else { of(0, *place) }).collect();
        match of_team(state, |team| team.members = members)[..] {
            [Consequence::Squad { team: TEAM, keeps }] => keeps,
            ref other => panic!("{other:?}"),
        }
    };
    assert!(keeps(swiss().state(), &[3, 1, 2]), "before anybody sat, any order will do");
    let state = started();
    assert!(keeps(&state, &[1, 2, 3, 4]), "a newcomer stands last");
    assert!(keeps(&state, &[1, 2]), "a reserve leaves who never sat");
    assert!(!keeps(&state, &[2, 1, 3]));
    assert!(!keeps(&state, &[3, 1, 2]), "the reserve before those who sat");
    assert!(!keeps(&state, &[1, 3]), "who sat is gone");
}

#[test]
fn a_line_up_is_shown_once_its_round_is_published_and_closed() {
    let mut state = started();
    state.open_line_ups = None;
    let given = |state: &Tournament, line_up: &[Option<PlayerId>]| {
        let found = of_team(state, |team| drop(team.line_ups.insert(ROUND_1, line_up.to_vec())));
        match found[..] {
            [
                Consequence::LineUp { team: TEAM, round: ROUND_1, is_shown, keeps, later: 0, was: None, now: Some(_) },
            ] => (is_shown, keeps),
            ref other => panic!("{other:?}"),
        }
    };
    let (first, second) = (Some(of(0, 1)), Some(of(0, 2)));
    assert_eq!(given(&state, &[first, second]), (true, true));
    assert_eq!(given(&state, &[second, first]), (true, false), "not in the order of the squad");
    assert_eq!(given(&state, &[None, second]), (true, false), "who is missing moves everybody up");
    state.regulations.teams.as_mut().expect("teams").free_order = true;
    assert_eq!(given(&state, &[second, first]), (true, true), "any order is announced");
    state.open_line_ups = Some(ROUND_1);
    assert_eq!(given(&state, &[first, second]), (false, true), "nobody has seen another one");
    assert_eq!(given(swiss().state(), &[first, second]), (false, true), "the round is not paired");
}

#[test]
fn line_ups_are_closed_and_reopened_by_an_act_of_their_own_only_while_the_round_stays_published() {
    let state = started();
    let with = |open: Option<RoundNo>| Tournament { open_line_ups: open, ..state.clone() };
    let (open, closed) = (with(Some(ROUND_1)), with(None));
    assert_eq!(difference(&open, &closed), [Consequence::LineUps { round: ROUND_1, reopens: false }]);
    assert_eq!(difference(&closed, &open), [Consequence::LineUps { round: ROUND_1, reopens: true }]);
    assert_eq!(difference(&open, &open), []);
    let unpublished = Tournament { rounds: Vec::new(), ..closed };
    assert_eq!(difference(&open, &unpublished), [], "it goes with the round that is taken back");
    assert_eq!(difference(&unpublished, &open), [], "and comes with one that is published");
}

#[test]
fn teams_come_with_players_of_their_own_or_are_made_of_those_who_are_there() {
    let state = started();
    let newcomers = PlayerId(u32::try_from(state.players.len()).expect("few players"));
    let with = |members: Vec<PlayerId>| {
        let mut after = state.clone();
        after.players.push(state.players[0].clone());
        after.teams.push(Team { name: "Late".into(), members, ..Team::default() });
        after
    };
    assert_eq!(difference(&state, &with(vec![newcomers])), [Consequence::TeamsRegistered]);
    assert_eq!(difference(&with(vec![newcomers]), &state), [Consequence::TeamsRegistered], "and leave with them");
    let made = difference(&state, &with(vec![newcomers, of(0, 3)]));
    assert_eq!(made, [Consequence::Teams { first: Some(ROUND_1) }]);
}

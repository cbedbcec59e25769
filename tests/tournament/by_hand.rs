//! Pairings made by hand: what of a published round is not as the engine has it, and who of teams may not meet or have the bye.

use crate::events::Event;
use crate::teams::{Boards, event, of, pair, swiss};
use sonneborn_tournament::acts::{Act, DraftRound, PublishRound};
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::judge::consequence::{Consequence, Departure};
use sonneborn_tournament::judge::hand_pairing::{byes_of_pairing, published};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::regulations::{RoundRobin, System};
use sonneborn_tournament::round::{Compared, PairedBy, Round, Seating};
use sonneborn_tournament::warning::Warning;

const MATCHES: [(u32, u32); 2] = [(0, 1), (2, 3)];

/// Two boards of each match, the first team with White on its board 1.
fn boards(matches: &[(u32, u32)]) -> Vec<(PlayerId, PlayerId)> {
    matches.iter().flat_map(|&(one, other)| [(of(one, 1), of(other, 1)), (of(other, 2), of(one, 2))]).collect()
}

fn seatings(boards: &Boards) -> Vec<Seating> {
    (1..).zip(boards).map(|(board, &(white, black))| Seating { board, white, black }).collect()
}

fn draft(event: &Event, boards: &Boards, byes: &[(PlayerId, Bye)]) -> Act {
    let round = event.state().next_round().expect("a round is left");
    let (games, byes) = (seatings(boards), byes.to_vec());
    Act::DraftRound(DraftRound { round, games, byes, paired_by: PairedBy::Arbiter, engine: vec![] })
}

#[test]
fn a_round_is_paired_by_hand_where_pairs_colours_or_byes_are_not_the_engines() {
    let mut event = Event::swiss(4, 3);
    event.number();
    let number = event.pair();
    let played = event.state().rounds[0].clone();
    let seated = |compared: Compared| published(event.state(), &Round { compared: Some(compared), ..played.clone() });
    let own: Vec<Seating> = played.games.iter().map(|game| game.seating()).collect();
    let otherwise = |games: &[Seating], byes: &[PlayerId]| {
        seated(Compared::Otherwise { games: games.to_vec(), byes: byes.to_vec() })
    };
    let as_engine = Consequence::Published { round: number };
    assert_eq!(seated(Compared::AsEngine), as_engine);
    assert_eq!(otherwise(&own, &[]), as_engine, "changed and changed back");
    let turned = Seating { white: own[1].black, black: own[1].white, ..own[1] };
    let of = |games: Vec<Seating>, byes: Vec<PlayerId>| Departure { games, byes };
    let by_hand = |engine: Departure, played: Departure| Consequence::PublishedByHand { round: number, engine, played };
    assert_eq!(otherwise(&[own[0], turned], &[]), by_hand(of(vec![turned], vec![]), of(vec![own[1]], vec![])));
    assert_eq!(otherwise(&own, &[PlayerId(9)]), by_hand(of(vec![], vec![PlayerId(9)]), Departure::default()));
    assert_eq!(seated(Compared::NoPairing), by_hand(Departure::default(), of(own, vec![])));
}

#[test]
fn another_line_up_is_no_other_pairing_of_the_match() {
    let mut event = swiss();
    pair(&mut event, &boards(&MATCHES), &[]);
    let mut round = event.state().rounds[0].clone();
    let mut games = seatings(&boards(&MATCHES));
    games[0].white = of(0, 3);
    let compared = |games: Vec<Seating>| Some(Compared::Otherwise { games, byes: vec![] });
    round.compared = compared(games.clone());
    assert_eq!(published(event.state(), &round), Consequence::Published { round: round.number });
    games.iter_mut().for_each(|game| (game.white, game.black) = (game.black, game.white));
    round.compared = compared(games);
    assert!(
        matches!(published(event.state(), &round), Consequence::PublishedByHand { .. }),
        "the other team has White"
    );
}

#[test]
fn the_byes_of_pairing_are_those_that_nobody_asked_for() {
    let all = [(of(0, 1), Bye::PairingAllocated), (of(0, 2), Bye::HalfPoint), (of(0, 3), Bye::ZeroPoint)];
    let individuals = Event::swiss(6, 3);
    let full = [all[0], all[1], all[2], (PlayerId(4), Bye::FullPoint)];
    assert_eq!(byes_of_pairing(individuals.state(), &[], &full), [of(0, 1)]);
    let teams = swiss();
    let opposite_nobody = [(of(0, 1), Bye::FullPoint), (of(2, 2), Bye::FullPoint)];
    let seated = seatings(&[(of(2, 1), of(3, 1))]);
    let of_pairing = byes_of_pairing(teams.state(), &seated, &opposite_nobody);
    assert_eq!(of_pairing, [of(0, 1)], "one empty board of a match is a matter of line-ups");
}

#[test]
fn players_of_one_team_do_not_meet() {
    let mut event = swiss();
    let players = [of(0, 1), of(0, 2)];
    let act = draft(&event, &[(players[0], players[1])], &[]);
    assert_eq!(event.try_act(act), Err(Refusal::WithinTeam { players }));
}

#[test]
fn in_a_table_of_teams_each_match_is_played_once_or_twice() {
    for (double, times) in [(false, 1), (true, 2)] {
        let kind = RoundRobin { double, reverse_last_two: false };
        let mut event = event(4, System::TeamRoundRobin(kind), |rules| {
            rules.tie_breaks.clear();
            rules.teams.as_mut().expect("teams").line_up_minutes = None;
        });
        for _ in 0..times {
            let round = pair(&mut event, &boards(&MATCHES), &[]);
            event.finish(round);
        }
        let act = draft(&event, &boards(&MATCHES), &[]);
        let teams = [TeamId(0), TeamId(1)];
        assert_eq!(event.try_act(act), Err(Refusal::TeamsMetAlready { teams, times }));
        let act = draft(&event, &boards(&[(0, 2), (1, 3)]), &[]);
        assert!(event.try_act(act).is_ok(), "these have not met");
    }
}

#[test]
fn a_second_bye_of_a_team_is_warned_of_whoever_of_it_had_the_first() {
    let mut event = event(5, System::TeamSwiss, |rules| rules.teams.as_mut().expect("teams").line_up_minutes = None);
    let bye = |team: u32, place: u32| (of(team, place), Bye::PairingAllocated);
    let act = draft(&event, &boards(&MATCHES), &[bye(4, 1)]);
    let is_second = |warning: &Warning| matches!(warning, Warning::SecondBye { .. });
    assert!(!event.try_act(act).expect("a round").iter().any(is_second), "the first one");
    let round = RoundNo(1);
    event.must(Act::PublishRound(PublishRound { round, compared: None }));
    event.finish(round);
    let seconds = |event: &Event, team: u32, matches: &[(u32, u32)]| {
        let act = draft(event, &boards(matches), &[bye(team, 2)]);
        let warnings = event.clone().try_act(act).expect("a round");
        warnings.into_iter().filter(is_second).collect::<Vec<Warning>>()
    };
    assert_eq!(seconds(&event, 4, &[(0, 2), (1, 3)]), [Warning::SecondBye { player: of(4, 2) }]);
    assert_eq!(seconds(&event, 3, &[(0, 2), (1, 4)]), []);
}

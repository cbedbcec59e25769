//! Which pair sits at which board, and what of a draft an arbiter changes by hand: tables of small events.
//!
//! Pairs are written White first, `3 0-4` is player 0 with White against player 4 at board 3.

use super::mend::{event, player};
use sonneborn_pairing::boards::seat;
use sonneborn_pairing::by_hand::{Change, Draft, altered, differences};
use sonneborn_pairing::checker::{Verdict, check, check_by, compared};
use sonneborn_pairing::difference::Difference;
use sonneborn_pairing::prohibited::gave_way;
use sonneborn_pairing::reasons::{Prohibited, prohibited};
use sonneborn_pairing::swiss::field::{Field, Pairings};
use sonneborn_pairing::{NoPairing, Participant, pair};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, AlterDraft};
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::regulations::{Apart, Prohibition, RoundRobin, System};
use sonneborn_tournament::round::{Compared, Game, PairedBy, Round, RoundState, Seating};
use sonneborn_tournament::team::{Team, TeamRules};

const ONE_CYCLE: System = System::RoundRobin(RoundRobin { double: false, reverse_last_two: false });
const ROUND_1: RoundNo = RoundNo::FIRST;
const ROUND_2: RoundNo = RoundNo(2);

fn pairs(written: &str) -> Vec<(PlayerId, PlayerId)> {
    let number = |text: &str| PlayerId(text.parse().expect("a number"));
    let of = |pair: &str| pair.split_once('-').map(|(white, black)| (number(white), number(black)));
    written.split_whitespace().map(|pair| of(pair).expect("two players")).collect()
}

fn written(games: &[Seating]) -> String {
    let one = |game: &Seating| format!("{} {}-{}", game.board, game.white.0, game.black.0);
    games.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// A round of these pairs at boards from 1 on.
fn round(number: RoundNo, games: &str, byes: &[(u32, Bye)]) -> Round {
    let seatings = (1..).zip(pairs(games)).map(|(board, (white, black))| Seating { board, white, black });
    Round {
        number,
        state: RoundState::Draft,
        paired_by: PairedBy::Engine,
        games: seatings.map(|seating| Game::to_play(&seating)).collect(),
        byes: byes.iter().map(|&(player, bye)| (PlayerId(player), bye)).collect(),
        engine: Vec::new(),
        compared: None,
    }
}

/// A round in which everybody with White won, but for a draw at the last board.
pub(super) fn played(number: RoundNo, games: &str) -> Round {
    let mut round = round(number, games, &[]);
    round.state = RoundState::Published;
    let last = round.games.len() - 1;
    for (place, game) in round.games.iter_mut().enumerate() {
        game.result = Some(if place == last { GameResult::Draw } else { GameResult::WhiteWins });
    }
    round
}

/// Five teams of two, the players 0 and 1, 2 and 3 and so on, with White on board 1 for the first-named.
pub(super) fn of_teams(system: System) -> Tournament {
    let mut event = event(10, 5);
    event.regulations.system = system;
    event.regulations.teams = Some(TeamRules { colours: "WB".into(), ..TeamRules::default() });
    let team = |number: u16| Team {
        name: format!("Team {number}"),
        number: Some(number + 1),
        members: [2 * number, 2 * number + 1].map(|player| PlayerId(player.into())).to_vec(),
        ..Team::default()
    };
    event.teams = (0..5).map(team).collect();
    event
}

#[test]
fn who_has_a_board_sits_there_and_the_others_take_those_that_are_left() {
    for (first_board, fixed, expected) in [
        (1, &[][..], "1 0-4, 2 5-1, 3 2-6, 4 7-3"),
        (11, &[], "11 0-4, 12 5-1, 13 2-6, 14 7-3"),
        // White, and Black.
        (1, &[(2, 1)], "1 2-6, 2 0-4, 3 5-1, 4 7-3"),
        (1, &[(6, 1)], "1 2-6, 2 0-4, 3 5-1, 4 7-3"),
        // Far from the others, and before the first board.
        (1, &[(6, 40)], "1 0-4, 2 5-1, 3 7-3, 40 2-6"),
        (11, &[(7, 2)], "2 7-3, 11 0-4, 12 5-1, 13 2-6"),
        // Of two opponents the lower board; of two pairs that want the same the first.
        (1, &[(2, 4), (6, 2)], "1 0-4, 2 2-6, 3 5-1, 4 7-3"),
        (1, &[(5, 4), (7, 4)], "1 0-4, 2 2-6, 3 7-3, 4 5-1"),
    ] {
        let mut event = event(8, 7);
        event.regulations.system = ONE_CYCLE;
        event.regulations.first_board = first_board;
        for &(player, board) in fixed {
            event.players[player].fixed_board = Some(board);
        }
        assert_eq!(written(&seat(&event, ROUND_1, pairs("0-4 5-1 2-6 7-3"))), expected, "{first_board}, {fixed:?}");
    }
}

/// C.04.2 3.6: by the score of the higher ranked of a pair, then the sum, then their number; a table has its own order.
#[test]
fn boards_of_a_swiss_are_in_the_order_of_scores_and_of_a_table_as_they_are_given() {
    let given = "7-6 3-5 4-0 2-1";
    for (system, after, expected) in [
        // After round 1: 0 to 2 have a point, 3 and 7 half a point.
        (System::Dutch2026, "0-4 1-5 2-6 3-7", "1 2-1, 2 4-0, 3 3-5, 4 7-6"),
        (System::Dubov, "0-4 1-5 2-6 3-7", "1 2-1, 2 4-0, 3 3-5, 4 7-6"),
        (ONE_CYCLE, "0-4 1-5 2-6 3-7", "1 7-6, 2 3-5, 3 4-0, 4 2-1"),
        // The second game of a match is played at the board of the first.
        (System::DoubleSwiss, "6-7 5-3 0-4 1-2", "1 7-6, 2 3-5, 3 4-0, 4 2-1"),
    ] {
        let mut event = event(8, 4);
        event.regulations.system = system;
        event.rounds = vec![played(ROUND_1, after)];
        assert_eq!(written(&seat(&event, ROUND_2, pairs(given))), expected, "{system:?}");
    }
    // A stranger to the field, who is out of the event, comes last.
    let mut event = event(8, 4);
    event.players[0].removed = true;
    assert_eq!(written(&seat(&event, ROUND_1, pairs("0-1 2-3 4-5 6-7"))), "1 2-3, 2 4-5, 3 6-7, 4 0-1");
}

#[test]
fn boards_of_a_match_stand_side_by_side_whoever_is_absent() {
    let table = System::TeamRoundRobin(RoundRobin { double: false, reverse_last_two: false });
    for system in [System::TeamSwiss, table] {
        let mut event = of_teams(system);
        let games = |event: &Tournament, games: &str| written(&seat(event, ROUND_1, pairs(games)));
        assert_eq!(games(&event, "2-0 1-3 4-6 7-5"), "1 2-0, 2 1-3, 3 4-6, 4 7-5");
        event.regulations.first_board = 21;
        assert_eq!(games(&event, "2-0 1-3 4-6 7-5"), "21 2-0, 22 1-3, 23 4-6, 24 7-5");
        // Board 1 of the first team stays empty: their other player keeps board 2.
        event.teams[0].line_ups.insert(ROUND_1, vec![None, Some(PlayerId(1))]);
        assert_eq!(games(&event, "1-3 4-6 7-5"), "22 1-3, 23 4-6, 24 7-5");
        // Nobody said how many boards a match has.
        event.regulations.teams = None;
        assert_eq!(games(&event, "1-3 4-6 7-5"), "21 1-3, 22 4-6, 23 7-5");
    }
}

/// What an act of a draft says of games and byes.
fn told(act: Result<Act, Refusal>) -> String {
    match act {
        Ok(Act::AlterDraft(AlterDraft { games, byes, .. })) => {
            let byes: Vec<String> = byes.iter().map(|(player, bye)| format!("{} {bye:?}", player.0)).collect();
            format!("{} | {}", written(&games), byes.join(", "))
        }
        other => format!("{other:?}"),
    }
}

#[test]
fn an_arbiter_changes_matches_of_teams() {
    let no_draft = "Err(NoDraft { round: RoundNo(1) })";
    let team = |number: u32| TeamId(number);
    for (change, expected) in [
        (Change::SwapTeams(team(1), team(2)), "1 0-4, 2 5-1, 3 2-6, 4 7-3 | 8 PairingAllocated, 9 PairingAllocated"),
        (Change::SwapTeams(team(3), team(0)), "1 6-2, 2 3-7, 3 4-0, 4 1-5 | 8 PairingAllocated, 9 PairingAllocated"),
        (Change::SwapTeams(team(0), team(1)), "1 2-0, 2 1-3, 3 4-6, 4 7-5 | 8 PairingAllocated, 9 PairingAllocated"),
        (Change::TeamColours(team(1)), "1 2-0, 2 1-3, 3 4-6, 4 7-5 | 8 PairingAllocated, 9 PairingAllocated"),
        (Change::TeamColours(team(2)), "1 0-2, 2 3-1, 3 6-4, 4 5-7 | 8 PairingAllocated, 9 PairingAllocated"),
        (Change::SwapTeams(team(3), team(4)), "1 0-2, 2 3-1, 3 4-8, 4 9-5 | 6 PairingAllocated, 7 PairingAllocated"),
        (Change::SwapTeams(team(4), team(3)), "1 0-2, 2 3-1, 3 4-8, 4 9-5 | 6 PairingAllocated, 7 PairingAllocated"),
        // Who has the bye has no colour to change; nor is there a sixth team.
        (Change::TeamColours(team(4)), no_draft),
        (Change::SwapTeams(team(0), team(5)), no_draft),
        (Change::SwapTeams(team(5), team(0)), no_draft),
        (Change::SwapTeams(team(2), team(2)), "Err(AlreadySo)"),
    ] {
        let mut event = of_teams(System::TeamSwiss);
        event.rounds =
            vec![round(ROUND_1, "0-2 3-1 4-6 7-5", &[(8, Bye::PairingAllocated), (9, Bye::PairingAllocated)])];
        assert_eq!(told(altered(&event, ROUND_1, change)), expected, "{change:?}");
    }
    // A bye that a player of a team asked for stays theirs, and full points opposite nobody are found anew.
    let mut event = of_teams(System::TeamSwiss);
    event.teams.drain(2..4);
    event.teams[0].line_ups.insert(ROUND_1, vec![None, Some(PlayerId(1))]);
    for asked in [Bye::ZeroPoint, Bye::HalfPoint] {
        let byes = [(0, asked), (2, Bye::FullPoint), (8, Bye::PairingAllocated), (9, Bye::PairingAllocated)];
        event.rounds = vec![round(ROUND_1, "3-1", &byes)];
        event.rounds[0].games[0].board = 2;
        let expected = format!("2 1-3 | 0 {asked:?}, 2 FullPoint, 8 PairingAllocated, 9 PairingAllocated");
        assert_eq!(told(altered(&event, ROUND_1, Change::TeamColours(TeamId(0)))), expected);
    }
}

#[test]
fn an_arbiter_changes_a_draft_of_players() {
    let id = PlayerId;
    let pair_of = |white: u32, black: u32| Change::Pair { white: id(white), black: id(black) };
    let no_draft = "Err(NoDraft { round: RoundNo(1) })";
    // 0 to 3 at boards, 4 with the bye, 5 with half a point, 6 and 7 without an opponent.
    for (change, expected) in [
        (Change::Swap(id(1), id(4)), "1 0-4, 2 2-3 | 1 PairingAllocated, 5 HalfPoint"),
        (Change::Swap(id(4), id(1)), "1 0-4, 2 2-3 | 1 PairingAllocated, 5 HalfPoint"),
        (Change::Swap(id(0), id(1)), "1 1-0, 2 2-3 | 4 PairingAllocated, 5 HalfPoint"),
        (Change::Swap(id(1), id(3)), "1 0-3, 2 2-1 | 4 PairingAllocated, 5 HalfPoint"),
        (Change::Swap(id(1), id(6)), "1 0-6, 2 2-3 | 4 PairingAllocated, 5 HalfPoint"),
        // A bye that somebody asked for is nobody else's.
        (Change::Swap(id(1), id(5)), "1 0-5, 2 2-3 | 4 PairingAllocated, 5 HalfPoint"),
        (Change::Swap(id(1), id(1)), "Err(AlreadySo)"),
        (Change::Colours { board: 2 }, "1 0-1, 2 3-2 | 4 PairingAllocated, 5 HalfPoint"),
        (Change::Colours { board: 3 }, no_draft),
        (Change::GiveBye(id(0)), "1 4-1, 2 2-3 | 0 PairingAllocated, 5 HalfPoint"),
        (Change::GiveBye(id(6)), "1 0-1, 2 2-3 | 5 HalfPoint, 6 PairingAllocated"),
        (Change::GiveBye(id(4)), no_draft),
        (Change::TakeApart { board: 1 }, "1 2-3 | 4 PairingAllocated, 5 HalfPoint"),
        (Change::TakeApart { board: 3 }, no_draft),
        (pair_of(6, 7), "1 0-1, 2 2-3, 3 6-7 | 4 PairingAllocated, 5 HalfPoint"),
        (pair_of(4, 7), "1 0-1, 2 2-3, 3 4-7 | 5 HalfPoint"),
        (pair_of(7, 4), "1 0-1, 2 2-3, 3 7-4 | 5 HalfPoint"),
        (pair_of(0, 7), no_draft),
        (pair_of(7, 0), no_draft),
        (pair_of(6, 6), "Err(AlreadySo)"),
        (Change::TakeOut(id(1)), "1 0-4, 2 2-3 | 5 HalfPoint"),
        (Change::TakeOut(id(4)), "1 0-1, 2 2-3 | 5 HalfPoint"),
        (Change::TakeOut(id(6)), "1 0-1, 2 2-3 | 5 HalfPoint, 4 PairingAllocated"),
        (Change::TakeOut(id(5)), "1 0-1, 2 2-3 | 4 PairingAllocated"),
    ] {
        let mut event = event(8, 5);
        event.rounds = vec![round(ROUND_1, "0-1 2-3", &[(4, Bye::PairingAllocated), (5, Bye::HalfPoint)])];
        assert_eq!(told(altered(&event, ROUND_1, change)), expected, "{change:?}");
        // Only the draft is changed, not a round to come nor a published one.
        let refused = altered(&event, ROUND_2, change);
        assert!(matches!(refused, Err(Refusal::NoDraft { round: ROUND_2 } | Refusal::AlreadySo)), "{change:?}");
        event.rounds[0].state = RoundState::Published;
        assert!(altered(&event, ROUND_1, change).is_err(), "{change:?}");
    }
}

#[test]
fn who_leaves_a_draft_has_the_bye_that_they_asked_for_meanwhile_and_a_table_gives_none() {
    for (system, expected, of_another) in [
        (System::Dutch2026, "1 2-3 | 0 PairingAllocated, 1 HalfPoint", "1 0-1 | 3 PairingAllocated"),
        (System::ByHand, "1 2-3 | 0 PairingAllocated, 1 HalfPoint", "1 0-1 | 3 PairingAllocated"),
        (ONE_CYCLE, "1 2-3 | 1 HalfPoint", "1 0-1 | "),
    ] {
        let mut event = event(4, 3);
        event.regulations.system = system;
        event.rounds = vec![round(ROUND_1, "0-1 2-3", &[])];
        event.players[1].requested_byes.insert(ROUND_1, Bye::HalfPoint);
        assert_eq!(told(altered(&event, ROUND_1, Change::TakeOut(PlayerId(1)))), expected, "{system:?}");
        // Of another one it is theirs alone; and who has left the event has none.
        assert_eq!(told(altered(&event, ROUND_1, Change::TakeOut(PlayerId(2)))), of_another);
        event.players[1].presence = Presence::Withdrawn { from: ROUND_1 };
        let gone = told(altered(&event, ROUND_1, Change::TakeOut(PlayerId(1))));
        assert!(!gone.contains("HalfPoint"), "{gone}");
    }
}

/// A pair and what stands in its place count once, whichever of the two drafts has more pairs.
#[test]
fn drafts_differ_in_so_many_pairs() {
    let draft = |games: &str, bye: Option<u32>| Draft {
        pairs: pairs(games),
        byes: bye.map(|player| (PlayerId(player), Bye::PairingAllocated)).into_iter().collect(),
    };
    for (one, other, expected) in [
        (draft("0-1 2-3", Some(4)), draft("2-3 0-1", Some(4)), 0),
        (draft("0-1 2-3", Some(4)), draft("0-1 3-2", Some(4)), 1),
        (draft("0-1 2-3", Some(4)), draft("0-1", Some(4)), 1),
        (draft("0-1 2-3", Some(4)), draft("0-2 1-3", Some(4)), 2),
        (draft("0-1 2-3 4-5", None), draft("6-7", None), 3),
        (draft("0-1 2-3", Some(4)), draft("0-1 2-4", Some(3)), 2),
        (draft("0-1 2-3", None), draft("0-1 2-3", Some(4)), 1),
    ] {
        assert_eq!((differences(&one, &other), differences(&other, &one)), (expected, expected), "{one:?}, {other:?}");
    }
}

/// Every kind of difference, from both sides; each round is checked by itself, or the one that is asked for.
#[test]
fn a_round_is_checked_against_another_pairing() {
    let mut event = event(7, 5);
    event.rounds = vec![played(ROUND_1, "0-3 4-1 2-5"), played(ROUND_2, "0-4 2-1 5-3")];
    event.rounds[0].byes.push((PlayerId(6), Bye::PairingAllocated));
    let who = |player: u32| Participant::from(PlayerId(player));
    let two = |white, black| (who(white), who(black));
    let differs = |differences: &[Difference]| Verdict::Differs(differences.to_vec());
    let not_paired = |(white, black)| Difference::NotPaired { white, black };
    let paired = |(white, black)| Difference::Paired { white, black };
    let colours = |(white, black)| Difference::Colours { white, black };
    for (engine, bye, expected) in [
        ("2-5 0-3 4-1", Some(6), Verdict::Same),
        ("0-3 1-4 2-5", Some(6), differs(&[colours(two(4, 1))])),
        ("0-3 4-1", Some(6), differs(&[paired(two(2, 5))])),
        (
            "0-3 4-1 2-6",
            Some(5),
            differs(&[
                paired(two(2, 5)),
                not_paired(two(2, 6)),
                Difference::Bye { tournament: Some(who(6)), engine: Some(who(5)) },
            ]),
        ),
        ("0-3 4-1 2-5", None, differs(&[Difference::Bye { tournament: Some(who(6)), engine: None }])),
    ] {
        let engine = |_: &Tournament, round: RoundNo| {
            let games = pairs(if round == ROUND_1 { engine } else { "0-4 2-1 5-3" });
            let bye = bye.map(PlayerId).filter(|_| round == ROUND_1);
            Ok(Pairings { games, bye, ..Pairings::default() })
        };
        let rounds = check_by(&event, None, &engine);
        assert_eq!(rounds.iter().map(|check| check.round).collect::<Vec<_>>(), [ROUND_1, ROUND_2]);
        assert_eq!(
            rounds.into_iter().map(|check| check.verdict).collect::<Vec<_>>(),
            [expected.clone(), Verdict::Same]
        );
        let only: Vec<_> = check_by(&event, Some(ROUND_2), &engine).into_iter().map(|check| check.round).collect();
        assert_eq!(only, [ROUND_2]);
    }
    let refuses = |_: &Tournament, round: RoundNo| Err(NoPairing::NotYet(round));
    let refused = check_by(&event, Some(ROUND_2), &refuses);
    assert_eq!(refused[0].verdict, Verdict::NoPairing(NoPairing::NotYet(ROUND_2)));
    event.regulations.system = System::ByHand;
    assert_eq!(check(&event, Some(ROUND_1))[0].verdict, Verdict::NoPairing(NoPairing::ByHand));
}

/// The pairing-allocated bye is the engine's to give, also where the arbiter has promised it; a bye that was asked for is not.
#[test]
fn a_draft_is_compared_with_what_the_engine_pairs_now() {
    let mut event = event(7, 5);
    let engine = pair(&event, ROUND_1).expect("seven players");
    let games: Vec<String> = engine.games.iter().map(|(white, black)| format!("{}-{}", white.0, black.0)).collect();
    let holder = engine.bye.expect("an odd number");
    let draft = round(ROUND_1, &games.join(" "), &[(holder.0, Bye::PairingAllocated)]);
    assert_eq!(compared(&event, &draft), Compared::AsEngine);
    event.players[0].requested_byes.insert(ROUND_1, Bye::PairingAllocated);
    assert_eq!(compared(&event, &draft), Compared::AsEngine, "promised to another");
    let mut turned = draft.clone();
    let first = &mut turned.games[0];
    (first.white, first.black) = (first.black, first.white);
    let own: Vec<Seating> = draft.games.iter().map(Game::seating).collect();
    assert_eq!(compared(&event, &turned), Compared::Otherwise { games: own, byes: vec![holder] });
    event.players[0].requested_byes.insert(ROUND_1, Bye::HalfPoint);
    assert!(matches!(compared(&event, &draft), Compared::Otherwise { byes, .. } if byes.is_empty()));
    event.players.push(player(7));
    assert!(matches!(compared(&event, &draft), Compared::Otherwise { byes, .. } if byes.len() == 1));
    event.regulations.system = System::ByHand;
    assert_eq!(compared(&event, &draft), Compared::NoPairing);
}

/// Whom a prohibition keeps apart in the field of a round, and which of the games drawn up all the same gave way to it: only soft ones
/// give way. Players 0, 4 and 5 are of one club, 1 and 5 of one federation.
#[test]
fn prohibitions_keep_apart_whom_they_name_in_their_rounds() {
    let two = || Apart::Players(vec![PlayerId(0), PlayerId(4), PlayerId(7)]);
    for (who, soft, round, apart, giving_way) in [
        (two(), false, 2, "0-4 0-7 4-7", ""),
        (two(), true, 2, "0-4 0-7 4-7", "4-0"),
        (two(), true, 1, "", ""),
        (two(), true, 3, "0-4 0-7 4-7", "4-0"),
        (two(), true, 4, "", ""),
        (Apart::SameClub, true, 2, "0-4 0-5 4-5", "4-0"),
        (Apart::SameFederation, true, 2, "1-5", "1-5"),
        (Apart::Federation("NOR".into()), true, 2, "1-5", "1-5"),
        (Apart::Federation("DEN".into()), true, 2, "", ""),
    ] {
        let mut event = event(8, 7);
        [0, 4, 5].into_iter().for_each(|player| event.players[player].data.club = "Rooks".into());
        [1, 5].into_iter().for_each(|player| event.players[player].data.federation = "NOR".into());
        event.regulations.prohibitions = vec![Prohibition { first: ROUND_2, last: RoundNo(3), who, soft }];
        let field = Field::of(&event, RoundNo(round));
        let written = |pairs: &[(usize, usize)]| {
            pairs.iter().map(|(one, other)| format!("{one}-{other}")).collect::<Vec<_>>().join(" ")
        };
        let expected = if soft { ("".into(), apart.to_owned()) } else { (apart.to_owned(), "".into()) };
        let told = format!("{:?}, round {round}", event.regulations.prohibitions);
        assert_eq!((written(&field.forbidden), written(&field.avoided)), expected, "{told}");
        let found = gave_way(&event, RoundNo(round), &pairs("4-0 1-5 2-6 3-7"));
        let found: Vec<String> = found.iter().map(|one| format!("{}-{}", one.white.0, one.black.0)).collect();
        assert_eq!(found.join(" "), giving_way, "{told}");
    }
}

/// What forbids two to meet in any Swiss, whoever is named first; the first that does is told.
#[test]
fn why_two_may_not_meet_at_all() {
    let mut event = event(8, 7);
    event.rounds = vec![played(ROUND_1, "0-4 5-1 2-6 3-7")];
    event.players[7].presence = Presence::Withdrawn { from: ROUND_2 };
    let who = Apart::Players([0, 1, 4].map(PlayerId).to_vec());
    event.regulations.prohibitions = vec![Prohibition { first: ROUND_1, last: RoundNo(7), who, soft: false }];
    let field = Field::of(&event, ROUND_2);
    for (a, b, expected) in [
        (0, 4, Some(Prohibited::Met)),
        (0, 1, Some(Prohibited::Forbidden)),
        (1, 4, Some(Prohibited::Forbidden)),
        (3, 7, Some(Prohibited::NotPaired)),
        (0, 7, Some(Prohibited::NotPaired)),
        (1, 5, Some(Prohibited::Met)),
        (0, 2, None),
        (5, 6, None),
    ] {
        assert_eq!((prohibited(&field, a, b), prohibited(&field, b, a)), (expected, expected), "{a} and {b}");
    }
}

//! Knock-outs: the bracket from the first match to the final, whoever wins.

use crate::events::Event;
use proptest::prelude::*;
use sonneborn_pairing::{self as pairing, NoPairing, knockout};
use sonneborn_tournament::acts::{
    Act, ChangePresence, ChangeRegulations, DraftRound, EnterResult, NumberPlayers, PublishRound, RemovePlayer,
    SendThrough, Undo,
};
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::judge::consequence::Consequence;
use sonneborn_tournament::judge::judge;
use sonneborn_tournament::judge::levels::Level;
use sonneborn_tournament::knockout::{Bracket, Side, Standing};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::regulations::{KnockoutRules, Regulations, System};
use sonneborn_tournament::role::Role;
use sonneborn_tournament::round::{PairedBy, Seating};
use sonneborn_tournament::turn::check_draft_turn;

/// A numbered event of so many players, with as many rounds as the bracket needs.
fn event(players: u16, games: u8, third_place: bool) -> Event {
    let mut event = Event::swiss(players, 1);
    event.number();
    let was = event.state().regulations.clone();
    let knockout = KnockoutRules { games, third_place };
    let now = Regulations { system: System::Knockout, knockout, rounds: 99, ..was.clone() };
    event.must(Act::ChangeRegulations(ChangeRegulations { was: Box::new(was), now: Box::new(now) }));
    event
}

/// Pairs the next round as the engine does and publishes it; gives its games by TPN, White first.
fn pair(event: &mut Event) -> Vec<(u16, u16)> {
    let round = event.state().next_round().expect("the final is not decided");
    let pairs = knockout::pair(event.state(), round).expect("a pairing exists").games;
    let seat = |(board, &(white, black))| Seating { board, white, black };
    let games = (1..).zip(&pairs).map(seat).collect();
    event.must(Act::DraftRound(DraftRound { round, games, byes: vec![], paired_by: PairedBy::Engine, engine: vec![] }));
    event.must(Act::PublishRound(PublishRound { round, compared: None }));
    let tpn = |player: PlayerId| event.state().player(player).and_then(|player| player.tpn).map_or(0, |tpn| tpn.0);
    pairs.iter().map(|&(white, black)| (tpn(white), tpn(black))).collect()
}

/// Enters the results of the last round, board by board.
fn enter(event: &mut Event, results: &[GameResult]) {
    let round = event.state().last_round().expect("paired").number;
    for (board, result) in (1..).zip(results) {
        event.result(round, board, *result);
    }
}

fn through(winner: u32, loser: u32) -> Act {
    Act::SendThrough(SendThrough { winner: PlayerId(winner), loser: PlayerId(loser), how: "rapid 2–0".into() })
}

use GameResult::{BlackWins, Draw, WhiteWins};

#[test]
fn eight_players_meet_in_the_usual_order_of_seeds_with_colours_in_turn() {
    let mut event = event(8, 2, false);
    assert_eq!(pairing::rounds(event.state()), Some(6));
    let bracket = Bracket::of(event.state());
    assert_eq!(bracket.told().map(|(_, leading_on)| leading_on).collect::<Vec<_>>(), [4, 2, 1]);
    assert_eq!(bracket.level_players(), Vec::<[PlayerId; 2]>::new());
    assert_eq!(pair(&mut event), [(1, 8), (5, 4), (2, 7), (6, 3)]);
    enter(&mut event, &[WhiteWins, Draw, BlackWins, WhiteWins]);
    assert_eq!(pair(&mut event), [(8, 1), (4, 5), (7, 2), (3, 6)], "the second game has the other colours");
    enter(&mut event, &[Draw, WhiteWins, WhiteWins, BlackWins]);
    assert_eq!(pair(&mut event), [(1, 4), (7, 6)], "1, 4, 7 and 6 have won their matches");
}

#[test]
fn the_top_seeds_have_the_byes_of_a_bracket_that_is_not_full() {
    let mut event = event(5, 1, false);
    assert_eq!(pair(&mut event), [(5, 4)], "8 places: seeds 1, 2 and 3 go through without play");
    let bracket = Bracket::of(event.state());
    let [seed, last, stranger] = [0, 4, 5].map(|player| Side::Player(PlayerId(player)));
    assert!(bracket.has(seed) && bracket.has(last) && !bracket.has(stranger) && !bracket.is_over());
    assert_eq!(bracket.open_match(Side::Bye, seed), None, "nobody decides against nobody");
    assert!(bracket.open_match(last, Side::Player(PlayerId(3))).is_some());
    enter(&mut event, &[WhiteWins]);
    assert_eq!(pair(&mut event), [(1, 5), (3, 2)]);
    let first = &Bracket::of(event.state()).stages[0].matches[0];
    assert_eq!(first.sides, [Side::Player(PlayerId(0)), Side::Bye]);
}

#[test]
fn seeds_stay_as_they_are_once_the_bracket_has_begun() {
    let mut event = event(5, 1, false);
    pair(&mut event);
    // The top seed has a bye, but their place: they are not removed, nor withdrawn from before the start.
    let player = PlayerId(0);
    assert_eq!(event.try_act(Act::RemovePlayer(RemovePlayer { player })), Err(Refusal::PairedAlready { player }));
    let now = Presence::Withdrawn { from: RoundNo(1) };
    let withdraw = Act::ChangePresence(ChangePresence { player, was: Presence::Playing, now });
    assert_eq!(event.try_act(withdraw), Err(Refusal::RoundPaired { round: RoundNo(1) }));
    let order = [4, 3, 2, 1, 0].map(PlayerId).to_vec();
    assert_eq!(event.try_act(Act::NumberPlayers(NumberPlayers { order })), Err(Refusal::NumbersFrozen));
}

#[test]
fn rounds_that_are_not_of_the_bracket_leave_the_next_ones_to_the_arbiter() {
    let mut event = event(4, 1, false);
    let games = vec![Seating { board: 1, white: PlayerId(0), black: PlayerId(1) }];
    let round = RoundNo(1);
    event.must(Act::DraftRound(DraftRound {
        round,
        games,
        byes: vec![],
        paired_by: PairedBy::Arbiter,
        engine: vec![],
    }));
    event.must(Act::PublishRound(PublishRound { round, compared: None }));
    enter(&mut event, &[WhiteWins]);
    assert_eq!(event.state().bracket(), None);
    assert_eq!(knockout::pair(event.state(), RoundNo(2)), Err(NoPairing::ByHand));
}

#[test]
fn a_level_match_waits_for_the_arbiters_word_and_nothing_is_paired_before() {
    let mut event = event(4, 2, false);
    pair(&mut event);
    enter(&mut event, &[Draw, WhiteWins]);
    pair(&mut event);
    enter(&mut event, &[Draw, WhiteWins]);
    let round = RoundNo(3);
    // 1–4 drew both games, 3 and 2 won one each.
    assert_eq!(knockout::pair(event.state(), round), Err(NoPairing::NotYet(round)));
    let games = vec![Seating { board: 1, white: PlayerId(0), black: PlayerId(1) }];
    let draft = Act::DraftRound(DraftRound { round, games, byes: vec![], paired_by: PairedBy::Engine, engine: vec![] });
    let matches = vec![[PlayerId(0), PlayerId(3)], [PlayerId(1), PlayerId(2)]];
    assert_eq!(event.try_act(draft), Err(Refusal::MatchesLevel { matches }));
    let (winner, loser) = (PlayerId(0), PlayerId(1));
    assert_eq!(event.try_act(through(0, 1)), Err(Refusal::NoOpenMatch { winner, loser }));
    let word = event.must(through(3, 0));
    assert_eq!(event.try_act(through(3, 0)), Err(Refusal::AlreadySo));
    event.must(through(1, 2));
    assert_eq!(pair(&mut event), [(2, 4)]);
    // The final rests on the word, which so cannot be undone nor changed any more.
    assert!(matches!(event.try_act(Act::Undo(Undo { seq: word })), Err(Refusal::LaterActRests { .. })));
    assert!(matches!(event.try_act(through(0, 3)), Err(Refusal::NoOpenMatch { .. })));
    // Round 2 is still explained as it was paired, though the word has come since.
    assert_eq!(knockout::pair(event.state(), RoundNo(2)).map(|paired| paired.games.len()), Ok(2));
}

#[test]
fn a_match_ends_when_the_other_cannot_catch_up_and_who_leaves_is_decided_by_the_arbiter() {
    let mut event = event(4, 4, true);
    for _ in 0..2 {
        // 1 and 2 win both their games, whatever the colour.
        let games = pair(&mut event);
        let results: Vec<GameResult> =
            games.iter().map(|(white, _)| if *white <= 2 { WhiteWins } else { BlackWins }).collect();
        enter(&mut event, &results);
    }
    assert_eq!(pair(&mut event), [(1, 4), (3, 2)], "2–0 of four games is no decision");
    enter(&mut event, &[WhiteWins, WhiteWins]);
    let semi_finals = Bracket::of(event.state()).stages[0].matches.clone();
    assert!(semi_finals[0].is_decided() && !semi_finals[1].is_decided(), "3–0 is a decision, 2–1 is none");
    let (second, third, fourth) = (PlayerId(1), PlayerId(2), PlayerId(3));
    let now = Presence::Withdrawn { from: RoundNo(4) };
    event.must(Act::ChangePresence(ChangePresence { player: third, was: Presence::Playing, now }));
    assert_eq!(Bracket::of(event.state()).level_players(), [[second, third]]);
    event.must(through(second.0, third.0));
    assert_eq!(Bracket::of(event.state()).level_players(), [[fourth, third]], "nor can they play for third place");
    event.must(through(fourth.0, third.0));
    let on_level: Vec<bool> = event.state().gone_through.iter().map(|word| word.on_level).collect();
    assert_eq!(on_level, [true, false], "a word on games that were never played holds whatever is corrected");
    assert_eq!(pair(&mut event), [(1, 2)], "the final");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn any_knock_out_ends_with_one_winner_and_everyone_in_one_place(
        players in 2..34u16,
        games in 1..4u8,
        third_place: bool,
        luck in prop::collection::vec(0..3usize, 200),
    ) {
        let mut event = event(players, games, third_place);
        let most = pairing::rounds(event.state()).expect("a bracket");
        let mut luck = luck.into_iter().cycle();
        let mut chance = || luck.next().expect("it goes round");
        while event.state().next_round().is_some() {
            prop_assert!(event.state().rounds.len() < usize::from(most), "no more rounds than announced");
            let boards = pair(&mut event).len();
            let results: Vec<GameResult> = (0..boards).map(|_| [WhiteWins, Draw, BlackWins][chance()]).collect();
            enter(&mut event, &results);
            for [one, other] in Bracket::of(event.state()).level_players() {
                let (winner, loser) = if chance() == 0 { (one, other) } else { (other, one) };
                let before = event.state().clone();
                let word = through(winner.0, loser.0);
                let seq = event.must(word.clone());
                event.must(Act::Undo(Undo { seq }));
                prop_assert_eq!(&event.state().gone_through, &before.gone_through, "undoing gives back what was");
                prop_assert_eq!(Bracket::of(event.state()), Bracket::of(&before));
                event.must(word);
            }
        }
        let bracket = Bracket::of(event.state());
        prop_assert!(bracket.is_over());
        let places = bracket.places();
        prop_assert_eq!(places[0].len(), 1, "one winner");
        prop_assert_eq!(places[1].len(), 1, "one loser of the final");
        let mut all: Vec<PlayerId> = places.concat().into_iter().filter_map(Side::player).collect();
        all.sort_unstable();
        prop_assert_eq!(all, (0..u32::from(players)).map(PlayerId).collect::<Vec<_>>(), "everyone once");
        if third_place && players >= 4 {
            prop_assert_eq!(places[2].len(), 1);
        }
        // Every round of the past is paired again as it was.
        for round in &event.state().rounds {
            let again = knockout::pair(event.state(), round.number).expect("it was paired");
            let was: Vec<_> = round.games.iter().map(|game| (game.white, game.black)).collect();
            prop_assert_eq!(again.games, was);
        }
    }
}

/// What was played stands: who was paired in the final has gone through, and the judge names who would have, and what rests on it.
#[test]
fn a_semi_final_corrected_after_the_final_leaves_the_bracket_as_it_was_played() {
    for third_place in [false, true] {
        let mut event = event(4, 1, third_place);
        let semis = pair(&mut event);
        enter(&mut event, &[WhiteWins; 2]);
        let finals = pair(&mut event);
        enter(&mut event, &vec![WhiteWins; finals.len()]);
        let played = event.state().bracket().expect("it is a bracket").places();
        let by_tpn = |tpn: u16| Side::Player(event.state().with_tpn(Tpn(tpn)).expect("numbered").id);
        let (went, loser) = (by_tpn(semis[0].0), by_tpn(semis[0].1));
        let round = RoundNo(1);
        let correction = Act::EnterResult(EnterResult {
            round,
            board: 1,
            was: Some(WhiteWins),
            now: Some(BlackWins),
            players: None,
        });
        let judged = judge(&event.journal, Role::ChiefArbiter, &correction).expect("it is asked about, not refused");
        let rests = vec![(RoundNo(2), 1)];
        let meant = Consequence::Through { round, went, now: loser, rests };
        let found = judged.consequences.iter().find(|(consequence, _)| *consequence == meant);
        assert!(found.is_some_and(|(_, level)| *level == Level::Confirmed), "{:?}", judged.consequences);
        event.must(correction);
        let bracket = event.state().bracket().expect("it is still a bracket");
        assert_eq!(bracket.places(), played);
        assert_eq!(bracket.stages[0].matches[0].otherwise, Some(Standing::Decided(1)));
    }
}

/// A word on a level match holds as long as it is level and nothing rests on it.
#[test]
fn lots_drawn_fall_where_a_correction_says_who_leads() {
    let mut event = event(4, 1, false);
    pair(&mut event);
    enter(&mut event, &[Draw, WhiteWins]);
    let [winner, loser] = event.state().bracket().expect("a bracket").level_players()[0];
    event.must(Act::SendThrough(SendThrough { winner, loser, how: "lots".into() }));
    let loser_is_white = event.state().rounds[0].games[0].white == loser;
    let now = Some(if loser_is_white { WhiteWins } else { BlackWins });
    let round = RoundNo(1);
    let correction = Act::EnterResult(EnterResult { round, board: 1, was: Some(Draw), now, players: None });
    let judged = judge(&event.journal, Role::ChiefArbiter, &correction).expect("a correction");
    let (went, now) = (Side::Player(winner), Side::Player(loser));
    let told = Consequence::Through { round, went, now, rests: vec![] };
    assert!(judged.consequences.iter().any(|(consequence, _)| *consequence == told), "{:?}", judged.consequences);
    event.must(correction);
    let bracket = event.state().bracket().expect("a bracket");
    assert_eq!(bracket.stages[0].matches[0].outcome(true), Side::Player(loser));
    assert_eq!(bracket.stages[0].matches[0].how, None);
}

/// A match whose last game is adjourned is not played again: the next round waits for the game.
#[test]
fn nobody_goes_through_by_half_a_game() {
    let mut event = event(4, 1, false);
    pair(&mut event);
    enter(&mut event, &[GameResult::Adjourned, WhiteWins]);
    let waits = Refusal::AdjournmentOpen { round: RoundNo(1), board: 1 };
    let next = Act::DraftRound(DraftRound {
        round: RoundNo(2),
        games: vec![Seating { board: 1, white: PlayerId(0), black: PlayerId(3) }],
        byes: vec![],
        paired_by: PairedBy::Engine,
        engine: vec![],
    });
    assert_eq!(event.try_act(next), Err(waits));
    assert!(matches!(knockout::pair(event.state(), RoundNo(2)), Err(NoPairing::NotYet(_))));
}

/// Seed 2 goes through the semi-final because the other has left; the other semi-final is paired. Then their quarter-final turns out to have
/// been drawn: it waits for the arbiter's word again, which can be given although the next stage has begun.
#[test]
fn a_match_that_a_correction_leaves_level_is_decided_under_the_next_stage() {
    let mut event = event(8, 1, false);
    assert_eq!(pair(&mut event), [(1, 8), (5, 4), (2, 7), (6, 3)]);
    enter(&mut event, &[WhiteWins, WhiteWins, WhiteWins, WhiteWins]);
    event.must(through(1, 5));
    assert_eq!(pair(&mut event).len(), 1, "only the other semi-final is played");
    let (round, board, players) = (RoundNo(1), 3, None);
    event.must(Act::EnterResult(EnterResult { round, board, was: Some(WhiteWins), now: Some(Draw), players }));
    assert_eq!(Bracket::of(event.state()).level_players(), [[PlayerId(1), PlayerId(6)]]);
    event.must(through(1, 6));
    assert!(Bracket::of(event.state()).stages[0].matches.iter().all(|one| one.is_decided()));
    enter(&mut event, &[WhiteWins]);
    assert_eq!(pair(&mut event).len(), 1, "the final");
}

/// Of four players, after round 1: what has to happen before round 2 can be paired. A game that is adjourned is waited for only where
/// nothing else can go on.
#[test]
fn what_a_bracket_waits_for() {
    let adjourned = |board| Err(Refusal::AdjournmentOpen { round: RoundNo(1), board });
    let level = |matches: &[[u32; 2]]| {
        Err(Refusal::MatchesLevel { matches: matches.iter().map(|players| players.map(PlayerId)).collect() })
    };
    for (games, results, answer) in [
        (1, [WhiteWins, WhiteWins], Ok(())),
        (1, [GameResult::Adjourned, WhiteWins], adjourned(1)),
        (1, [WhiteWins, GameResult::Adjourned], adjourned(2)),
        (1, [GameResult::Adjourned, GameResult::Adjourned], adjourned(1)),
        (1, [Draw, BlackWins], level(&[[0, 3]])),
        (1, [Draw, Draw], level(&[[0, 3], [1, 2]])),
        // The arbiter says who goes through while the other match has its game to end.
        (1, [GameResult::Adjourned, Draw], level(&[[1, 2]])),
        (1, [Draw, GameResult::Adjourned], level(&[[0, 3]])),
        // The second games are played whatever the first ones come to.
        (2, [GameResult::Adjourned, Draw], Ok(())),
        (2, [WhiteWins, BlackWins], Ok(())),
    ] {
        let mut event = event(4, games, false);
        assert_eq!(pair(&mut event), [(1, 4), (3, 2)]);
        enter(&mut event, &results);
        assert_eq!(check_draft_turn(event.state(), RoundNo(2)), answer, "{games} games, {results:?}");
    }
}

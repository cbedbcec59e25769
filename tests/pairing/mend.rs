//! Drafts that are mended when people leave, come late or ask for a bye: by a seeded search, and the cases that everybody knows.

use sonneborn_pairing::by_hand::{Draft, differences};
use sonneborn_pairing::lots::Lots;
use sonneborn_pairing::mend::mended;
use sonneborn_pairing::pair;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, AlterDraft};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::{Player, PlayerData, Presence};
use sonneborn_tournament::regulations::Regulations;
use sonneborn_tournament::round::{Game, PairedBy, Round, RoundState, Seating};
use sonneborn_tournament::warning::Warning;
use std::collections::{BTreeMap, HashSet};

/// Events in the search.
const EVENTS: u64 = 300;

pub(super) fn player(id: u32) -> Player {
    Player {
        id: PlayerId(id),
        data: PlayerData { name: format!("Player {id}"), ..PlayerData::default() },
        tpn: Some(Tpn(u16::try_from(id + 1).expect("a number"))),
        presence: Presence::Playing,
        checked_in: false,
        first_round: RoundNo::FIRST,
        requested_byes: BTreeMap::new(),
        fixed_board: None,
        outside_value: None,
        removed: false,
    }
}

pub(super) fn event(players: u32, rounds: u16) -> Tournament {
    let regulations = Regulations { rounds, initial_colour: Some(Colour::White), ..Regulations::default() };
    Tournament { seq: 1, regulations, players: (0..players).map(player).collect(), ..Tournament::default() }
}

/// The engine's draft of the next round.
pub(super) fn drafted(tournament: &mut Tournament) -> RoundNo {
    let round = RoundNo(u16::try_from(tournament.rounds.len() + 1).expect("a round"));
    let paired = pair(tournament, round).expect("it can be paired");
    let seat = |(board, (white, black)): (u16, &(PlayerId, PlayerId))| {
        Game::to_play(&Seating { board, white: *white, black: *black })
    };
    tournament.rounds.push(Round {
        number: round,
        state: RoundState::Draft,
        paired_by: PairedBy::Engine,
        games: (1..).zip(&paired.games).map(seat).collect(),
        byes: paired.given_byes(),
        engine: Vec::new(),
        compared: None,
    });
    round
}

fn plays(tournament: &mut Tournament, lots: &mut Lots) {
    let results = [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins];
    let round = tournament.rounds.last_mut().expect("a draft");
    round.state = RoundState::Published;
    for game in &mut round.games {
        game.result = Some(results[lots.below(3)]);
    }
}

fn leaves(tournament: &mut Tournament, id: u32, round: RoundNo) {
    tournament.players[id as usize].presence = Presence::Withdrawn { from: round };
}

#[test]
fn the_opponent_of_who_left_meets_the_holder_of_the_bye() {
    let mut event = event(9, 5);
    let round = drafted(&mut event);
    let was = Draft::of(&event.rounds[0]);
    let (holder, (_, gone)) = (was.bye().expect("nine players"), was.pairs[1]);
    leaves(&mut event, gone.0, round);
    let now = mended(&event, round).expect("two who have not met");
    assert_eq!((now.bye(), now.pairs.len()), (None, 4));
    assert_eq!(differences(&was, &now), 2, "one board, and the bye");
    assert!(now.pairs.iter().any(|(white, black)| [*white, *black].contains(&holder)));
}

#[test]
fn who_comes_late_meets_the_holder_of_the_bye_and_a_bye_asked_for_is_given() {
    let mut event = event(9, 5);
    let round = drafted(&mut event);
    event.players.push(player(9));
    let late = mended(&event, round).expect("two who have not met");
    assert_eq!((late.bye(), late.pairs.len()), (None, 5));
    event.players[0].requested_byes.insert(round, Bye::HalfPoint);
    let asked = mended(&event, round).expect("three who have not met");
    assert!(asked.byes.contains(&(PlayerId(0), Bye::HalfPoint)));
    assert!(asked.bye().is_some());
}

/// Who is registered while the draft waits has no number yet.
#[test]
fn who_has_no_number_yet_is_paired_by_the_one_that_they_will_get() {
    let mut event = event(9, 5);
    let round = drafted(&mut event);
    let was = Draft::of(&event.rounds[0]);
    event.players.push(Player { tpn: None, ..player(9) });
    let now = mended(&event, round).expect("two who have not met");
    assert_eq!((now.bye(), now.pairs.len(), differences(&was, &now)), (None, 5, 2));
    assert!(now.pairs.iter().any(|(white, black)| [*white, *black].contains(&PlayerId(9))));
}

#[test]
fn nothing_is_mended_where_all_are_there() {
    let mut event = event(8, 5);
    let round = drafted(&mut event);
    assert_eq!(mended(&event, round), Some(Draft::of(&event.rounds[0])));
    assert_eq!(mended(&event, RoundNo(2)), None, "there is no such draft");
}

/// Whoever is there is in the draft once, nobody meets an old opponent, and whoever did not have to change did not, as far as the
/// engine found a pairing near.
#[test]
fn whatever_people_do_while_a_draft_waits_the_mended_one_is_sound_and_small() {
    let (mut tried, mut opened, mut smaller) = (0, 0, 0);
    for seed in 0..EVENTS {
        let mut lots = Lots::new(seed);
        let mut event = event(8 + u32::try_from(lots.below(12)).expect("few"), 5);
        for _ in 0..lots.below(4) {
            drafted(&mut event);
            plays(&mut event, &mut lots);
        }
        let round = drafted(&mut event);
        let was = Draft::of(event.rounds.last().expect("the draft"));
        for _ in 0..=lots.below(3) {
            let someone = u32::try_from(lots.below(event.players.len())).expect("few");
            match lots.below(3) {
                0 => leaves(&mut event, someone, round),
                1 => event.players.push(player(u32::try_from(event.players.len()).expect("few"))),
                _ => drop(event.players[someone as usize].requested_byes.insert(round, Bye::HalfPoint)),
            }
        }
        let Some(now) = mended(&event, round) else { continue };
        tried += 1;
        let seated = now.pairs.iter().flat_map(|(white, black)| [*white, *black]);
        let all: Vec<PlayerId> = seated.chain(now.byes.iter().map(|(player, _)| *player)).collect();
        let there: HashSet<PlayerId> =
            event.entrants().filter(|one| one.takes_part_in(round)).map(|one| one.id).collect();
        assert_eq!(all.iter().copied().collect::<HashSet<_>>(), there, "seed {seed}");
        assert_eq!(all.len(), there.len(), "seed {seed}: somebody is there twice");
        let games =
            (1..).zip(&now.pairs).map(|(board, (white, black))| Seating { board, white: *white, black: *black });
        let act = Act::AlterDraft(AlterDraft { round, games: games.collect(), byes: now.byes.clone() });
        let warnings = act.check(&event).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        let is_illegal = |warning: &Warning| matches!(warning, Warning::Rematch { .. } | Warning::SecondBye { .. });
        assert!(!warnings.iter().any(is_illegal), "seed {seed}: {warnings:?}");
        let is_there = |id: &PlayerId| event.players[id.index()].available_in(round);
        let untouched = was.pairs.iter().filter(|(white, black)| is_there(white) && is_there(black));
        opened += untouched.filter(|pair| !now.pairs.contains(pair)).count();
        let mut without = event.clone();
        without.rounds.truncate(round.index());
        if let Ok(anew) = pair(&without, round) {
            let anew = Draft { pairs: anew.games.clone(), byes: anew.given_byes() };
            smaller += usize::from(differences(&was, &now) < differences(&was, &anew));
        }
    }
    eprintln!("{tried} drafts mended, {opened} boards opened, {smaller} smaller than pairing anew");
    assert!(tried > 200 && opened > 0 && smaller > 50, "the lots did too little: {tried}, {opened}, {smaller}");
}

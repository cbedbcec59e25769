//! The Lim System against the brute-force reference, over random tournaments, and the tables and examples of its text.

use super::lim_reference;
use super::random_event::{Event, Options};
use sonneborn_exchange::trf;
use sonneborn_pairing::generator::{self, Options as Wishes};
use sonneborn_pairing::lots::Lots;
use sonneborn_pairing::swiss::field::{Entrant, Entry, Field, Past, PastKind};
use sonneborn_pairing::swiss::lim::PairedRound;
use sonneborn_pairing::swiss::lim::question::{Answer, why_not};
use sonneborn_pairing::{self as pairing, NoPairing};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{Parity, System};
use sonneborn_tournament::statement::Statement;
use std::collections::BTreeSet;

/// How many random tournaments are compared; more with the environment variable `SONNEBORN_LIM_TOURNAMENTS`.
const TOURNAMENTS: u64 = 150;

#[test]
fn small_tournaments_are_paired_as_the_articles_say() {
    let wanted = std::env::var("SONNEBORN_LIM_TOURNAMENTS").ok().and_then(|number| number.parse().ok());
    let (mut rounds, mut without_pairing, mut cracked) = (0, 0, 0);
    for seed in 0..wanted.unwrap_or(TOURNAMENTS) {
        let mut lots = Lots::new(seed);
        let options = Options::small(&mut lots);
        let mut event = Event::new(options, lots);
        while let Some(field) = event.next_field() {
            let expected = lim_reference::pair(&field);
            let paired = PairedRound::new(&field);
            rounds += 1;
            match (&paired, &expected) {
                (Ok(found), Some((games, bye))) => {
                    cracked += usize::from(found.groups.iter().any(|group| group.cracked > 0));
                    let found = found.pairings();
                    let own: BTreeSet<(Entry, Entry)> =
                        found.games.iter().map(|(white, black)| (white.index(), black.index())).collect();
                    let expected = (games.iter().copied().collect(), *bye);
                    assert_eq!((own, found.bye.map(PlayerId::index)), expected, "seed {seed}, round {}", field.round.0);
                }
                (Err(NoPairing::Nobody(_)), Some((games, None))) => assert!(games.is_empty()),
                (Err(_), None) => without_pairing += 1,
                _ => panic!("seed {seed}, round {}: {:?} against {expected:?}", field.round.0, paired.err()),
            }
            event.play(PairedRound::new(&field).ok().map(|paired| paired.pairings()));
        }
    }
    assert!(
        without_pairing > 0 && cracked > 0,
        "{rounds} rounds, {without_pairing} without a pairing, {cracked} cracked"
    );
    eprintln!(
        "{rounds} rounds equal, {without_pairing} of them without a legal pairing, {cracked} with a cracked group"
    );
}

/// Every question has an answer, and only those who meet have none.
#[test]
fn whoever_does_not_meet_is_told_why() {
    for seed in 0..20 {
        let mut lots = Lots::new(seed);
        let options = Options::small(&mut lots);
        let mut event = Event::new(options, lots);
        while let Some(field) = event.next_field() {
            let paired = PairedRound::new(&field).ok();
            if let Some(paired) = &paired {
                let pairings = paired.pairings();
                for a in 0..paired.contenders.list.len() {
                    for b in a + 1..paired.contenders.list.len() {
                        let meet = pairings.has(paired.contenders.id(a), paired.contenders.id(b));
                        let answer = why_not(paired, a, b);
                        assert_eq!(answer.is_none(), meet, "seed {seed}, round {}: {answer:?}", field.round.0);
                        let incompatible = matches!(answer, Some(Answer::Incompatible(_)));
                        assert_eq!(incompatible, !paired.contenders.graph.has(a, b));
                    }
                }
            }
            event.play(paired.map(|paired| paired.pairings()));
        }
    }
}

/// Players of one score in round 2, who have met as told; the others in the field have the score beside theirs.
fn round_two(players: usize, met: &[(usize, usize)], others: usize) -> Field {
    let entrant = |index: usize| {
        let score = if index < players { Points::ONE } else { Points::HALF };
        Entrant {
            id: PlayerId(index as u32),
            tpn: Tpn(index as u16 + 1),
            parity: index as u16 + 1,
            rating: Some(2500 - 10 * index as u16),
            score,
            pairing_score: score,
            history: Vec::new(),
            to_be_paired: true,
            zero_point_byes: 0,
        }
    };
    let mut field = Field {
        entrants: (0..players + others).map(entrant).collect(),
        round: RoundNo(2),
        rounds_total: 9,
        win: Points::ONE,
        draw: Points::HALF,
        loss: Points::ZERO,
        initial_colour: Colour::White,
        forbidden: met.iter().map(|&(a, b)| (a - 1, b - 1)).collect(),
        avoided: Vec::new(),
    };
    field.number(Parity::Tpn);
    field
}

/// `1-4 2-5`, of the group of one point.
fn pairs_of(field: &Field) -> String {
    let paired = PairedRound::new(field).expect("a pairing");
    let number = |rank: usize| paired.contenders.list[rank].tpn.0;
    let mut pairs: Vec<(u16, u16)> = paired.groups[0]
        .pairs
        .iter()
        .map(|pair| (number(pair.first).min(number(pair.second)), number(pair.first).max(number(pair.second))))
        .collect();
    pairs.sort_unstable();
    pairs.iter().map(|(a, b)| format!("{a}-{b}")).collect::<Vec<String>>().join(" ")
}

#[test]
fn six_players_are_exchanged_as_the_tables_of_4_2_and_4_3_say() {
    let met = |player: usize, others: &[usize]| others.iter().map(|&other| (player, other)).collect::<Vec<_>>();
    for (tried, expected) in
        [(0, "1-4 2-5 3-6"), (1, "1-5 2-4 3-6"), (2, "1-6 2-4 3-5"), (3, "1-3 2-5 4-6"), (4, "1-2 3-5 4-6")]
    {
        assert_eq!(pairs_of(&round_two(6, &met(1, &[4, 5, 6, 3][..tried]), 0)), expected);
    }
    for (tried, expected) in
        [(0, "1-6 2-4 3-5"), (1, "1-6 2-5 3-4"), (2, "1-6 2-3 4-5"), (3, "1-3 2-6 4-5"), (4, "1-2 3-5 4-6")]
    {
        let met = [met(1, &[4, 5]), met(2, &[4, 5, 3, 6][..tried])].concat();
        assert_eq!(pairs_of(&round_two(6, &met, 0)), expected);
    }
}

#[test]
fn as_many_pairs_stay_as_can_and_the_lowest_numbered_float_by_4_4() {
    let floaters = |field: &Field| -> Vec<u16> {
        let paired = PairedRound::new(field).expect("a pairing");
        let mut gone: Vec<u16> =
            paired.groups[0].outgoing.iter().map(|one| paired.contenders.list[one.rank].tpn.0).collect();
        gone.sort_unstable();
        gone
    };
    let met = [(1, 2), (1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (2, 5)];
    let field = round_two(6, &met, 2);
    assert_eq!((pairs_of(&field).as_str(), floaters(&field)), ("1-6 3-4", vec![2, 5]));
    let met = [(1, 2), (1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (2, 5), (2, 6), (2, 7)];
    assert_eq!(floaters(&round_two(7, &met, 3)), [2]);
}

#[test]
fn round_one_is_top_half_against_bottom_half_with_the_lot_for_odd_numbers() {
    let mut event = Event::new(super::random_event::Options { players: 40, ..Options::plain() }, Lots::new(1));
    let field = Field { initial_colour: Colour::White, ..event.next_field().expect("a round") };
    let found = PairedRound::new(&field).expect("a pairing").pairings();
    let games: Vec<(usize, usize)> =
        found.games.iter().map(|(white, black)| (white.index() + 1, black.index() + 1)).collect();
    assert_eq!((&games[..4], games[19]), (&[(1, 21), (22, 2), (3, 23), (24, 4)][..], (40, 20)));
}

#[test]
fn round_one_gives_the_bye_to_the_lowest_rated_and_colours_yield_in_the_last_round() {
    let mut event = Event::new(super::random_event::Options { players: 5, ..Options::plain() }, Lots::new(1));
    let mut field = event.next_field().expect("a round");
    field.entrants[1].rating = Some(1000);
    assert_eq!(PairedRound::new(&field).expect("a pairing").pairings().bye, Some(PlayerId(1)));

    // Both had White twice, against two others who have gone.
    let mut field = round_two(2, &[], 2);
    for (entry, entrant) in field.entrants.iter_mut().enumerate() {
        let kind = PastKind::Played { opponent: (entry + 2) % 4, colour: Colour::White };
        entrant.history = vec![Past { kind, points: Points::HALF, paired_at: Points::ZERO }; 2];
        entrant.to_be_paired = entry < 2;
    }
    field.round = RoundNo(3);
    assert!(matches!(PairedRound::new(&field).err(), Some(NoPairing::NoOpponents { shortages, articles, .. })
        if articles.colour == "5.1" && shortages.iter().all(|one| one.barred.same_colour == 1)));
    field.rounds_total = 3;
    assert!(PairedRound::new(&field).is_ok());
}

#[test]
fn a_written_event_is_read_as_lim_though_the_table_has_no_code() {
    let options = Wishes { system: System::Lim, players: 24, rounds: 7, seed: 5, ..Wishes::eventful() };
    let event = generator::generate(&options, &pairing::pair);
    assert_eq!(event.stopped, None);
    let text = trf::write(
        &Statement::of(&event.tournament),
        &trf::Output { version: trf::Version::Trf26, ..trf::Output::default() },
    );
    let read = Tournament::of_import(&trf::read(text.as_bytes()).expect("a readable file").imported);
    assert_eq!(read.regulations.system, System::Lim, "{text}");
    let named = text.replace("192 CUSTOM_SWISS", "192 FIDE_LIM");
    let read = Tournament::of_import(&trf::read(named.as_bytes()).expect("a readable file").imported);
    assert_eq!(read.regulations.system, System::Lim);
}

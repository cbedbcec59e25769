//! Where no pairing exists: those at fault are named, in a way that can be checked by hand.

use super::random_event::{Event, Options};
use sonneborn_pairing::NoPairing;
use sonneborn_pairing::lots::Lots;
use sonneborn_pairing::swiss::dutch::articles::Edition;
use sonneborn_pairing::swiss::field::Field;
use sonneborn_pairing::swiss::shortage::{Barred, Shortage};
use sonneborn_pairing::swiss::{burstein, dubov, dutch, lim};
use sonneborn_tournament::ids::PlayerId;

/// The field of round 1, with these pairs kept apart.
fn kept_apart(players: usize, pairs: impl Iterator<Item = (usize, usize)>) -> Field {
    let mut event = Event::new(Options { players, ..Options::plain() }, Lots::new(1));
    let mut field = event.next_field().expect("round 1");
    field.forbidden.extend(pairs);
    field
}

#[test]
fn those_at_fault_are_named_and_nobody_else() {
    // Player 2 may meet nobody: the 99 others are only an odd number.
    let field = kept_apart(100, (0..100).filter(|&other| other != 2).map(|other| (2, other)));
    let Err(NoPairing::NoOpponents { shortages, short, .. }) = dutch::pair(&field) else { panic!("one is alone") };
    let [one] = &shortages[..] else { panic!("{shortages:?}") };
    assert_eq!((short, &one.players[..], &one.opponents[..]), (2, &[PlayerId(2)][..], &[][..]));
    assert_eq!((one.groups, one.barred), (1, Barred { forbidden: 99, ..Barred::default() }));

    // A club of 7 among 11, whose members are kept apart: 4 others, and the bye, leave two of them.
    let field = kept_apart(11, (0..7).flat_map(|a| (a + 1..7).map(move |b| (a, b))));
    let Err(NoPairing::NoOpponents { shortages, short, .. }) = dutch::pair(&field) else { panic!("7 against 4") };
    let [club] = &shortages[..] else { panic!("{shortages:?}") };
    assert_eq!((short, club.groups, club.players.len(), club.opponents.len()), (2, 7, 7, 4));
    assert_eq!(club.barred, Barred { forbidden: 21, ..Barred::default() });

    // Three may meet only each other, the other five anybody of theirs.
    let field = kept_apart(8, (0..3).flat_map(|a| (3..8).map(move |b| (a, b))));
    let Err(NoPairing::NoOpponents { shortages, short, .. }) = dutch::pair(&field) else { panic!("3 and 5") };
    let [three] = &shortages[..] else { panic!("{shortages:?}") };
    assert_eq!((short, three.groups, three.players.len(), three.opponents.len()), (2, 1, 3, 0));
}

/// Three may meet nobody: of an even number all three are alone, of an odd one two besides the bye.
#[test]
fn each_system_cites_its_own_articles() {
    for players in [8, 9] {
        let alone = |one: usize| (0..players).filter(move |&other| other != one).map(move |other| (one, other));
        let field = kept_apart(players, [2, 4, 6].into_iter().flat_map(alone));
        let told = [
            ("C.04.3 1.9.3", dutch::explained(&field, Edition::Of2026).map(drop)),
            ("C.04.3 A.9", dutch::explained(&field, Edition::Of2017).map(drop)),
            ("C.04.4.1 C4", dubov::pair(&field).map(drop)),
            ("C.04.4.2 C4", burstein::explained(&field).map(drop)),
            ("C.04.4.3 2.1", lim::PairedRound::new(&field).map(drop)),
        ];
        for (completion, why) in told {
            let Err(NoPairing::NoOpponents { articles, short, .. }) = why else { panic!("{completion}: {why:?}") };
            assert_eq!((articles.completion, short), (completion, if players == 8 { 4 } else { 2 }));
            assert!(articles.bye.starts_with(completion.split(' ').next().expect("a chapter")), "{articles:?}");
        }
    }
}

#[test]
fn every_shortage_can_be_checked_by_hand() {
    let mut seen = 0;
    for seed in 0..3_000 {
        let mut lots = Lots::new(seed);
        let players = 2 + lots.below(13);
        let chance = 40 + lots.below(55);
        let pairs: Vec<(usize, usize)> = (0..players)
            .flat_map(|a| (a + 1..players).map(move |b| (a, b)))
            .filter(|_| lots.below(100) < chance)
            .collect();
        let field = kept_apart(players, pairs.iter().copied());
        let Err(NoPairing::NoOpponents { shortages, .. }) = dutch::pair(&field) else { continue };
        seen += 1;
        let apart = |a: PlayerId, b: PlayerId| pairs.contains(&(a.index().min(b.index()), a.index().max(b.index())));
        assert!(!shortages.is_empty(), "seed {seed}");
        for one in &shortages {
            let rest: Vec<PlayerId> =
                (0..players as u32).map(PlayerId).filter(|who| !one.opponents.contains(who)).collect();
            assert!(one.groups > one.opponents.len(), "seed {seed}: {one:?}");
            // The groups are what hangs together by pairs that are not kept apart; none has an even number or leads elsewhere.
            let mut waiting = one.players.clone();
            let mut groups = 0;
            while let Some(first) = waiting.pop() {
                let mut group = vec![first];
                while let Some(&next) =
                    rest.iter().find(|&&who| !group.contains(&who) && group.iter().any(|&member| !apart(member, who)))
                {
                    assert!(waiting.contains(&next), "seed {seed}: {next:?} can be met too");
                    waiting.retain(|&who| who != next);
                    group.push(next);
                }
                assert_eq!(group.len() % 2, 1, "seed {seed}: {group:?}");
                groups += 1;
            }
            assert_eq!(groups, one.groups, "seed {seed}");
            let told = one.barred;
            assert!(told.forbidden > 0 && told.met + told.same_colour == 0, "seed {seed}: {told:?}");
        }
    }
    assert!(seen > 500, "{seen} fields without a pairing");
}

/// The pairs of these players, each a group alone, with everybody else and each other, but for whom they can meet: as many by each rule.
fn barred(field: &Field, shortage: &Shortage) -> Barred {
    let places = |players: &[PlayerId]| players.iter().map(|player| player.index()).collect::<Vec<usize>>();
    let (short, opponents) = (places(&shortage.players), places(&shortage.opponents));
    let mut told = Barred::default();
    for (place, &one) in short.iter().enumerate() {
        let others = (0..field.entrants.len()).filter(|other| field.entrants[*other].to_be_paired);
        for other in others.filter(|other| !opponents.contains(other) && !short[..=place].contains(other)) {
            if field.entrants[one].met().any(|met| met == other) {
                told.met += 1;
            } else if field.forbidden.contains(&(one, other)) || field.forbidden.contains(&(other, one)) {
                told.forbidden += 1;
            } else {
                told.same_colour += 1;
            }
        }
    }
    told
}

/// In events that run out of opponents: who has met, whom the event keeps apart, and otherwise colours. Who is to be kept apart only
/// as long as it can be done is not, where nobody can be paired otherwise.
#[test]
fn pairs_are_barred_by_the_rule_that_bars_them() {
    let mut seen = [Barred::default(); 5];
    for seed in 0..400 {
        let options = Options { rounds: 11, ..Options::small(&mut Lots::new(seed)) };
        let mut event = Event::new(options, Lots::new(seed));
        while let Some(field) = event.next_field() {
            let paired = dutch::pair(&field);
            let refused = [
                paired.clone().err(),
                dutch::explained(&field, Edition::Of2017).err(),
                dubov::pair(&field).err(),
                burstein::explained(&field).err(),
                lim::PairedRound::new(&field).err(),
            ];
            for (seen, why) in seen.iter_mut().zip(refused) {
                let Some(NoPairing::NoOpponents { shortages, .. }) = why else { continue };
                for one in shortages.iter().filter(|one| one.groups == one.players.len()) {
                    assert_eq!(one.barred, barred(&field, one), "seed {seed}, round {}: {one:?}", field.round);
                    seen.met += one.barred.met;
                    seen.forbidden += one.barred.forbidden;
                    seen.same_colour += one.barred.same_colour;
                }
            }
            event.play(paired.ok());
        }
    }
    assert!(seen.iter().all(|seen| seen.met.min(seen.forbidden).min(seen.same_colour) > 20), "{seen:?}");
}

//! Who was passed by when two were put together, and why, in the explanations of the systems that pair the top scoregroup first
//! (C.04.5 and C.04.6 art. 3.6): told again here from the field and its histories alone.

use super::double_swiss::Event;
use super::random_team_event::TeamEvent;
use sonneborn_pairing::Participant;
use sonneborn_pairing::lots::Lots;
use sonneborn_pairing::swiss::double_swiss::PairedMatches;
use sonneborn_pairing::swiss::field::{Entry, Field, Past, PastKind};
use sonneborn_pairing::swiss::team::PairedTeams;
use sonneborn_pairing::swiss::team::field::{TeamField, TeamPastKind};
use sonneborn_pairing::swiss::top_scoregroup::explanation::{Explanation, NotBecause, PairReason};
use std::collections::HashSet;

/// So many events are played and asked about.
const EVENTS: u64 = 200;
const MOST_TEAMS: usize = 12;

/// A place in the field, which is the order of TPNs in the events here.
fn entry(participant: Participant) -> Entry {
    match participant {
        Participant::Player(player) => player.index(),
        Participant::Team(team) => team.0 as usize,
    }
}

fn top_and_bottom(pair: &PairReason) -> (Entry, Entry) {
    let (white, black) = (entry(pair.white), entry(pair.black));
    (white.min(black), white.max(black))
}

fn holds(pairs: &[(Entry, Entry)], a: Entry, b: Entry) -> bool {
    pairs.contains(&(a, b)) || pairs.contains(&(b, a))
}

/// What bars two, as the field says it.
struct Barred {
    met: bool,
    forbidden: bool,
    avoided: bool,
}

/// Each pair names all bottom members of the later pairs of its bracket with a smaller TPN than the opponent, and what is said of
/// each is so.
fn compare(explanation: &Explanation, barred: impl Fn(Entry, Entry) -> Barred, told: &mut HashSet<NotBecause>) {
    for (place, pair) in explanation.pairs.iter().enumerate() {
        let (top, bottom) = top_and_bottom(pair);
        assert_eq!(entry(pair.top), top);
        let later = explanation.pairs[place + 1..].iter().filter(|later| later.bracket == pair.bracket);
        let mut expected: Vec<Entry> = later.map(|later| top_and_bottom(later).1).filter(|one| *one < bottom).collect();
        expected.sort_unstable();
        let passed: Vec<Entry> = pair.passed.iter().map(|&(one, _)| entry(one)).collect();
        assert_eq!(passed, expected, "{pair:?}");
        for &(one, because) in &pair.passed {
            let Barred { met, forbidden, avoided } = barred(top, entry(one));
            match because {
                NotBecause::Met => assert!(met, "{pair:?}"),
                NotBecause::Forbidden => assert!(!met && (forbidden || avoided), "{pair:?}"),
                NotBecause::Worse => assert!(!met && !forbidden, "{pair:?}"),
            }
            told.insert(because);
        }
    }
}

/// C.04.5 Preface: a match counts unless one of the two forfeited both of its games.
fn met_in_a_match(field: &Field, a: Entry, b: Entry) -> bool {
    let (own, theirs) = (&field.entrants[a].history, &field.entrants[b].history);
    own.chunks(2).zip(theirs.chunks(2)).any(|(own, theirs)| {
        let together = own.iter().any(|past| match past.kind {
            PastKind::Played { opponent, .. } | PastKind::Forfeit { opponent, .. } => opponent == b,
            PastKind::PairingAllocatedBye | PastKind::Away => false,
        });
        let stayed_away =
            |games: &[Past]| games.iter().all(|past| matches!(past.kind, PastKind::Forfeit { won: false, .. }));
        together && !stayed_away(own) && !stayed_away(theirs)
    })
}

#[test]
fn whom_a_double_swiss_pair_passed_by_and_why() {
    let mut told = HashSet::new();
    for seed in 0..EVENTS {
        let mut event = Event::new(Lots::new(seed));
        while let Some(field) = event.next_field() {
            let paired = PairedMatches::new(&field).ok();
            if let Some(paired) = &paired {
                let barred = |a: Entry, b: Entry| Barred {
                    met: met_in_a_match(&field, a, b),
                    forbidden: holds(&field.forbidden, a, b),
                    avoided: holds(&field.avoided, a, b),
                };
                compare(&paired.explanation(), barred, &mut told);
            }
            let entries = paired.map(|paired| {
                let found = paired.pairings();
                let games = found.games.iter().map(|(white, black)| (white.index(), black.index())).collect();
                (games, found.bye.map(|player| player.index()))
            });
            event.play(entries);
        }
    }
    assert_eq!(told.len(), 3, "every reason came up: {told:?}");
}

#[test]
fn whom_a_pair_of_teams_passed_by_and_why() {
    let met = |field: &TeamField, a: usize, b: usize| {
        field.teams[a].history.iter().any(|past| match past.kind {
            TeamPastKind::Played { opponent, .. } => opponent == b,
            TeamPastKind::ForfeitWin
            | TeamPastKind::ForfeitLoss
            | TeamPastKind::PairingAllocatedBye
            | TeamPastKind::FullPointBye
            | TeamPastKind::Away => false,
        })
    };
    let mut told = HashSet::new();
    for seed in 0..EVENTS {
        let mut event = TeamEvent::new(Lots::new(seed), MOST_TEAMS);
        while let Some(field) = event.next_field() {
            let paired = PairedTeams::new(&field).ok();
            if let Some(paired) = &paired {
                let barred = |a: usize, b: usize| Barred {
                    met: met(&field, a, b),
                    forbidden: holds(&field.forbidden, a, b),
                    avoided: holds(&field.avoided, a, b),
                };
                compare(&paired.explanation(), barred, &mut told);
            }
            event.play(&field, paired.map(|paired| paired.pairings()));
        }
    }
    assert_eq!(told.len(), 3, "every reason came up: {told:?}");
}

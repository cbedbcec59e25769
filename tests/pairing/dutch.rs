//! The Dutch System against every golden round, the disputed positions, and the promises that hold for any pairing.

use super::common::golden;
use super::random_event::{Event, Options};
use super::{dutch_2017_reference, dutch_reference};
use proptest::prelude::*;
use sonneborn_exchange::trf;
use sonneborn_pairing::checker::{self, Verdict};
use sonneborn_pairing::lots::Lots;
use sonneborn_pairing::swiss::dutch::articles::Edition;
use sonneborn_pairing::swiss::dutch::criteria::colour_faults;
use sonneborn_pairing::swiss::dutch::question::{Answer, why_not};
use sonneborn_pairing::swiss::dutch::roster::{PlayerRules, Roster};
use sonneborn_pairing::swiss::dutch::{self, edition_2017};
use sonneborn_pairing::swiss::field::{Entrant, Field, Pairings, PastKind};
use sonneborn_pairing::{self as pairing, NoPairing};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::regulations::System;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Pairs as in the golden files: White and Black by number, the bye as `(number, 0)`.
type Pairs = BTreeSet<(u16, u16)>;

fn read(file: &Path) -> Tournament {
    let bytes = fs::read(file).expect("a golden file can be read");
    let import = trf::read(&bytes).unwrap_or_else(|faults| panic!("{}: {faults:?}", file.display()));
    let mut tournament = Tournament::of_import(&import.imported);
    tournament.regulations.system = System::Dutch2026;
    tournament
}

fn numbered(tournament: &Tournament, pairings: &Pairings) -> Pairs {
    let number = |id: PlayerId| tournament.player(id).and_then(|player| player.tpn).expect("everyone has a number").0;
    let games = pairings.games.iter().map(|&(white, black)| (number(white), number(black)));
    games.chain(pairings.bye.map(|player| (number(player), 0))).collect()
}

fn pair_of(line: &str) -> (u16, u16) {
    let (white, black) = line.split_once(' ').expect("two numbers a line");
    (white.parse().expect("a number"), black.trim().parse().expect("a number"))
}

/// `R<n> <boards>`, then a line for each board.
fn rounds(text: &str) -> Vec<Pairs> {
    let mut rounds: Vec<Pairs> = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        match line.strip_prefix('R') {
            Some(_) => rounds.push(Pairs::new()),
            None => drop(rounds.last_mut().expect("a round comes first").insert(pair_of(line))),
        }
    }
    rounds
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a golden folder can be listed");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == ending));
    files.sort();
    files
}

#[test]
fn every_golden_round_is_paired_as_two_programs_do() {
    let Some(folder) = golden("pairing/dutch") else { return };
    let (mut same, mut different) = (0, Vec::new());
    for file in files(&folder, "pairs") {
        let tournament = read(&file.with_extension("trf"));
        let expected = rounds(&fs::read_to_string(&file).expect("a golden file can be read"));
        for (index, expected) in expected.iter().enumerate() {
            let round = RoundNo(index as u16 + 1);
            match pairing::pair(&tournament, round) {
                Ok(found) if numbered(&tournament, &found) == *expected => same += 1,
                found => different.push(format!("{} round {}: {found:?}", file.display(), round.0)),
            }
        }
    }
    assert!(different.is_empty(), "{} rounds differ:\n{}", different.len(), different.join("\n"));
    assert!(same > 2_000, "only {same} rounds were compared");
}

/// The checker reads each golden event in both formats and finds every round as it would pair it.
#[test]
fn the_checker_finds_no_difference_in_any_golden_event() {
    let Some(folder) = golden("pairing/dutch") else { return };
    let mut rounds = 0;
    for file in files(&folder, "trf").into_iter().chain(files(&folder, "trf26")) {
        let tournament = read(&file);
        for check in checker::check(&tournament, None) {
            assert_eq!(check.verdict, Verdict::Same, "{} round {}", file.display(), check.round);
            rounds += 1;
        }
    }
    assert!(rounds > 2_000, "only {rounds} rounds were checked");
}

/// Positions in which bbpPairings 6.0.0 gives a second bye; the others keep C2.
#[test]
fn nobody_gets_a_second_bye_where_another_program_gives_one() {
    let Some(folder) = golden("pairing/disputes") else { return };
    for file in files(&folder, "trf") {
        let mut tournament = read(&file);
        let round = tournament.rounds.iter().take_while(|round| !round.games.is_empty()).count();
        tournament.rounds.truncate(round);
        let expected = fs::read_to_string(file.with_extension("gacrux.pairs")).expect("a golden file can be read");
        let expected: Pairs = expected.lines().skip(1).filter(|line| !line.is_empty()).map(pair_of).collect();
        let found = dutch::pair(&Field::of(&tournament, RoundNo(round as u16 + 1))).expect("a pairing exists");
        assert_eq!(numbered(&tournament, &found), expected, "{}", file.display());
    }
}

/// A random event, played until its last round or until no pairing exists; `look` sees every round.
fn play(seed: u64, engine: fn(&Field) -> Result<Pairings, NoPairing>, mut look: impl FnMut(&Field, &Pairings)) {
    let mut lots = Lots::new(seed);
    let options = Options::small(&mut lots);
    let mut event = Event::new(options, lots);
    while let Some(field) = event.next_field() {
        let found = engine(&field).ok();
        if let Some(pairings) = &found {
            look(&field, pairings);
        }
        event.play(found);
    }
}

fn entry(field: &Field, id: PlayerId) -> usize {
    field.entrants.iter().position(|entrant| entrant.id == id).expect("a player of the field")
}

/// C2 in both editions: whoever had the bye, or won without playing.
fn had_bye(entrant: &Entrant) -> bool {
    entrant
        .history
        .iter()
        .any(|past| matches!(past.kind, PastKind::PairingAllocatedBye | PastKind::Forfeit { won: true, .. }))
}

/// Whether a game with this colour is against an absolute preference (1.7.1), which only the last round allows.
fn beyond_limits(field: &Field, player: usize, colour: Colour) -> bool {
    let had: Vec<Colour> = field.entrants[player].colours().collect();
    let same = had.iter().filter(|&&other| other == colour).count();
    let other = had.len() - same;
    let refused = if same.abs_diff(other) > 1 { same > other } else { had.ends_with(&[colour, colour]) };
    refused && !field.is_last_round()
}

/// C1, C2, C3, the prohibitions, and everyone paired just once.
fn assert_legal(field: &Field, pairings: &Pairings) {
    let mut seen = BTreeSet::new();
    for &(white, black) in &pairings.games {
        let (white, black) = (entry(field, white), entry(field, black));
        assert!(seen.insert(white) && seen.insert(black), "somebody is paired twice");
        assert!(!field.entrants[white].met().any(|met| met == black), "a rematch");
        assert!(!beyond_limits(field, white, Colour::White) && !beyond_limits(field, black, Colour::Black));
        assert!(!field.forbidden.iter().any(|&pair| pair == (white, black) || pair == (black, white)));
    }
    if let Some(bye) = pairings.bye {
        assert!(seen.insert(entry(field, bye)), "the bye's receiver is paired");
        assert!(!had_bye(&field.entrants[entry(field, bye)]), "a second bye");
    }
    assert_eq!(pairings.bye.is_some(), field.entrants.iter().filter(|entrant| entrant.to_be_paired).count() % 2 == 1);
    let to_be_paired = (0..field.entrants.len()).filter(|&entry| field.entrants[entry].to_be_paired);
    assert!(to_be_paired.eq(seen), "not everyone is paired");
}

/// No player would have done better against the first one.
fn assert_no_better(field: &Field, edition: Edition) {
    for lower in 1..field.entrants.len() {
        match why_not(field, edition, 0, lower).expect("the round was paired") {
            Answer::Criterion { criterion, now, then, .. } => {
                assert!(now < then, "{criterion:?} would be better: {then:?} instead of {now:?}");
            }
            Answer::Bye { now, then } => assert!(now < then),
            _ => {}
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn whatever_happens_a_pairing_is_legal(seed in any::<u64>()) {
        play(seed, dutch::pair, assert_legal);
        play(seed, edition_2017::pair, assert_legal);
    }

    /// All pairings of a round of up to ten players, of 2017 eight, judged criterion by criterion: the engine finds the one art. 4 gives.
    #[test]
    fn the_engine_finds_what_trying_everything_finds(seed in any::<u64>()) {
        type Engine = fn(&Field) -> Result<Pairings, NoPairing>;
        type Reference = fn(&Field) -> Option<dutch_reference::RoundPairing>;
        let editions: [(usize, Engine, Reference); 2] =
            [(10, dutch::pair, dutch_reference::pair), (8, edition_2017::pair, dutch_2017_reference::pair)];
        for (most, engine, reference) in editions {
            let mut lots = Lots::new(seed);
            let options = Options::small(&mut lots);
            let mut event = Event::new(Options { players: options.players.min(most), avoided: 0, ..options }, lots);
            while let Some(field) = event.next_field() {
                let found = engine(&field).ok();
                let games = |pairings: &Pairings| -> BTreeSet<(usize, usize)> {
                    pairings.games.iter().map(|&(white, black)| (entry(&field, white), entry(&field, black))).collect()
                };
                let of_engine = found.as_ref().map(|found| (games(found), found.bye.map(|bye| entry(&field, bye))));
                let expected = reference(&field).map(|(games, bye)| (games.into_iter().collect(), bye));
                let anybody = field.entrants.iter().any(|entrant| entrant.to_be_paired);
                prop_assert_eq!(of_engine, expected.filter(|_| anybody), "round {}, {} at most", field.round.0, most);
                event.play(found);
            }
        }
    }

    /// The answer to "why not these two?" never finds that they would have done better.
    #[test]
    fn no_other_pairing_is_better(seed in any::<u64>()) {
        play(seed, dutch::pair, |field, _| assert_no_better(field, Edition::Of2026));
        play(seed, edition_2017::pair, |field, _| assert_no_better(field, Edition::Of2017));
    }
}

#[test]
fn a_field_in_which_all_have_met_names_them() {
    let mut event = Event::new(Options { players: 4, rounds: 5, ..Options::plain() }, Lots::new(3));
    for _ in 0..3 {
        let field = event.next_field().expect("rounds are left");
        event.play(dutch::pair(&field).ok());
    }
    let field = event.next_field().expect("rounds are left");
    let Err(NoPairing::NoOpponents { shortages, short, articles }) = dutch::pair(&field) else {
        panic!("everybody has met")
    };
    assert_eq!((shortages.len(), short, articles.completion), (4, 4, "C.04.3 1.9.3"));
    assert!(shortages.iter().all(|one| one.players.len() == 1 && one.barred.met == 3 && one.opponents.is_empty()));
}

#[test]
fn avoided_pairs_give_way_only_where_nobody_else_is_left() {
    let mut event = Event::new(Options { players: 4, rounds: 3, ..Options::plain() }, Lots::new(1));
    let mut field = event.next_field().expect("round 1");
    field.avoided = vec![(0, 2), (0, 1)];
    let games = dutch::pair(&field).expect("a pairing exists").games;
    assert!(games.contains(&(PlayerId(0), PlayerId(3))) || games.contains(&(PlayerId(3), PlayerId(0))));
    field.avoided = vec![(0, 3), (0, 2), (0, 1)];
    let games = dutch::pair(&field).expect("soft prohibitions never prevent a pairing").games;
    assert!(games.contains(&(PlayerId(0), PlayerId(1))) || games.contains(&(PlayerId(1), PlayerId(0))));
}

/// C10 and C11 count a colour only against the one due, also for whom rounds paired by hand left far off.
#[test]
fn a_topscorer_who_gets_the_colour_due_is_no_fault_however_far_off() {
    let mut event = Event::new(Options { players: 8, rounds: 5, ..Options::plain() }, Lots::new(3));
    for _ in 0..4 {
        let field = event.next_field().expect("rounds are left");
        event.play(dutch::pair(&field).ok());
    }
    let mut field = event.next_field().expect("the last round");
    let alternating = [Colour::White, Colour::Black, Colour::White, Colour::Black];
    for (entry, colours) in [[Colour::Black; 4], [Colour::Black; 4], alternating].into_iter().enumerate() {
        field.entrants[entry].pairing_score = field.win * 4;
        for (past, had) in field.entrants[entry].history.iter_mut().zip(colours) {
            if let PastKind::Played { colour, .. } = &mut past.kind {
                *colour = had;
            }
        }
    }
    let roster = Roster::new(&field, PlayerRules::of(Edition::Of2026));
    let seed = |entry| &roster.seeds[roster.rank_of(entry).expect("to be paired")];
    let (one, other, ordinary) = (seed(0), seed(1), seed(2));
    assert!(one.topscorer && other.topscorer);
    assert_eq!(colour_faults(&field, one, ordinary)[..2], [0, 0], "White is due and given");
    assert_eq!(colour_faults(&field, one, other)[..2], [1, 1], "one of them is Black again");
}

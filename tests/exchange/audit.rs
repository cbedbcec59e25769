//! What `sonneborn check`, the audit page and its paper tell of a file as a whole before they judge it: starting numbers that contradict
//! ratings (C.04.2 art. 2.2), and the initial colour where the file does not name it, by the majority of the first round.

use sonneborn_exchange::audit::Audit;
use sonneborn_exchange::tournament_file;
use sonneborn_exchange::trf::{self, Output, Version};
use sonneborn_pairing::checker::Verdict;
use sonneborn_pairing::difference::Difference;
use sonneborn_pairing::generator::{self, Options};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::round::Game;
use sonneborn_tournament::statement::Statement;

fn event(system: System, colour: Colour) -> Tournament {
    let options = Options { system, players: 40, rounds: 3, initial_colour: Some(colour), ..Options::default() };
    generator::generate(&options, &sonneborn_pairing::pair).tournament
}

fn audit(tournament: &Tournament) -> Audit {
    let ranks = sonneborn_standings::ranks(tournament);
    let output = Output { version: Version::Trf26, program: "test", ranks: &ranks, for_rating: false, comments: &[] };
    let text = trf::write(&Statement::of(tournament), &output);
    let file = tournament_file::read(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    Audit::of(&file)
}

/// Without its initial colour, and with the first boards of round 1 turned.
fn turned(mut tournament: Tournament, boards: usize) -> Tournament {
    tournament.regulations.initial_colour = None;
    for game in tournament.rounds[0].games.iter_mut().take(boards) {
        let Game { white, black, result, .. } = game;
        std::mem::swap(white, black);
        *result = result.map(|result| result.flipped());
    }
    tournament
}

fn of_round_1(audit: &Audit) -> &[Difference] {
    match audit.rounds[0].pairing.as_ref().map(|check| &check.verdict) {
        Some(Verdict::Differs(differences)) => differences,
        Some(Verdict::Same | Verdict::NoPairing(_)) | None => &[],
    }
}

#[test]
fn numbers_that_contradict_ratings_are_told_and_judge_nothing() {
    let mut tournament = event(System::Dutch2026, Colour::White);
    assert_eq!(audit(&tournament).numbers_turned, Vec::<[PlayerId; 2]>::new());
    // What is known of two neighbours changes places; who is number 7 stays number 7.
    let ratings = [6, 7].map(|place| tournament.players[place].data.rating);
    assert!(ratings[0] > ratings[1], "the generator numbers by strength: {ratings:?}");
    [tournament.players[6].data.rating, tournament.players[7].data.rating] = [ratings[1], ratings[0]];
    let found = audit(&tournament);
    assert_eq!(found.numbers_turned, [[PlayerId(6), PlayerId(7)]]);
    assert!(found.is_clean(), "the file is paired by the numbers that it has");
    // Numbers of a table are drawn by lot.
    let table =
        System::RoundRobin(sonneborn_tournament::regulations::RoundRobin { double: false, reverse_last_two: false });
    let mut drawn = event(table, Colour::White);
    drawn.players.iter_mut().zip(1_u16..).for_each(|(player, number)| player.data.rating = Some(1500 + number));
    assert_eq!(audit(&drawn).numbers_turned, Vec::<[PlayerId; 2]>::new());
}

#[test]
fn the_majority_of_boards_shows_the_initial_colour() {
    for colour in [Colour::White, Colour::Black] {
        let whole = audit(&turned(event(System::Dutch2026, colour), 0));
        assert_eq!(whole.inferred_colour, Some((colour, RoundNo(1))));
        assert!(whole.is_clean(), "{:?}", whole.rounds);
        let found = audit(&turned(event(System::Dutch2026, colour), 1));
        assert_eq!(found.inferred_colour, Some((colour, RoundNo(1))), "board 1 does not decide");
        let differences = of_round_1(&found);
        assert!(matches!(differences, [Difference::Colours { .. }]), "board 1 alone is told: {differences:?}");
    }
}

#[test]
fn the_majority_of_matches_shows_the_initial_colour_of_teams() {
    for colour in [Colour::White, Colour::Black] {
        let whole = audit(&turned(event(System::TeamSwiss, colour), 0));
        assert_eq!(whole.inferred_colour, Some((colour, RoundNo(1))));
        assert!(whole.is_clean(), "{:?}", whole.rounds);
        // The four boards of the first of several matches.
        let found = audit(&turned(event(System::TeamSwiss, colour), 4));
        assert_eq!(found.inferred_colour, Some((colour, RoundNo(1))), "the first match does not decide");
        let differences = of_round_1(&found);
        assert!(matches!(differences, [Difference::Colours { .. }]), "the first match alone is told: {differences:?}");
    }
}

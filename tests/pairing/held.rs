//! Small events of every system, paired round by round, held to texts that were looked at once: who meets whom at which board and
//! why, and what is answered to somebody who asks why they do not meet another.

use std::fmt::Write;

use sonneborn_pairing::generator::{self, Options};
use sonneborn_pairing::lots::Lots;
use sonneborn_pairing::swiss::dutch::articles::Edition;
use sonneborn_pairing::swiss::{dubov, dutch, initial_colour};
use sonneborn_pairing::{
    boards, checker, chess960, explained, fewer_rounds_possible, planned_rounds, registry, rounds, schedule, why_not,
};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::regulations::System;

use super::common::held;

/// The event as it was before a round.
fn before(tournament: &Tournament, round: RoundNo) -> Tournament {
    let mut known = tournament.clone();
    known.rounds.truncate(round.index());
    known
}

/// A round: the boards, the reasons, and some of those who do not meet.
fn round(out: &mut String, known: &Tournament, round: RoundNo, lots: &mut Lots) {
    match explained(known, round) {
        Err(why) => {
            let _ = writeln!(out, "  round {round}: {why}: {why:?}");
        }
        Ok((pairings, reasons)) => {
            let seated = boards::seat(known, round, pairings.games.clone());
            let games = seated.iter().map(|one| format!("{} {}-{}", one.board, one.white.0, one.black.0));
            let _ = writeln!(
                out,
                "  round {round}: {} | {:?} {:?}",
                games.collect::<Vec<_>>().join(", "),
                pairings.bye,
                pairings.byes
            );
            let _ = writeln!(out, "    {reasons:?}");
            let players = known.players.len();
            for _ in 0..3 {
                let [a, b] = [lots.below(players), lots.below(players)].map(|id| PlayerId(id as u32));
                let _ = writeln!(out, "    {} and {}: {:?}", a.0, b.0, why_not(known, round, a, b));
            }
        }
    }
}

fn event(out: &mut String, options: &Options) {
    let generated = generator::generate(options, &sonneborn_pairing::pair);
    let tournament = generated.tournament;
    let form = registry::form(options.system);
    let _ =
        writeln!(out, "{} ({}), {} players, seed {}", form.code, form.trf.code, tournament.players.len(), options.seed);
    let _ = writeln!(
        out,
        "  stopped: {:?}; {:?}; {} rounds",
        generated.stopped,
        initial_colour::infer(&tournament),
        planned_rounds(&tournament)
    );
    let mut lots = Lots::new(options.seed);
    let last = tournament.rounds.len() as u16 + 1;
    for number in (1..=last).map(RoundNo) {
        round(out, &before(&tournament, number), number, &mut lots);
    }
    let mut start = before(&tournament, RoundNo::FIRST);
    let _ = writeln!(
        out,
        "  at first: {:?} rounds, {:?}",
        rounds(&start),
        schedule::to_come(&start).map(|rounds| rounds.len())
    );
    let fewer = [3, 7, 8, 9, 14, 15, 16, 18, 20].map(|number| {
        start.regulations.rounds = number;
        fewer_rounds_possible(&start)
    });
    let _ = writeln!(out, "  fewer rounds: {fewer:?}");
    // A board whose colours are turned is what the engine has not.
    let mut turned = tournament.clone();
    if let Some(game) = turned.rounds.last_mut().and_then(|round| round.games.first_mut()) {
        std::mem::swap(&mut game.white, &mut game.black);
    }
    for check in checker::check(&turned, None) {
        let _ = writeln!(out, "  checked: {:?}", check.verdict);
    }
}

fn events(system: System) -> [Options; 3] {
    let small = Options { system, boards: 2, rounds: 4, players: 9, seed: 3, ..Options::default() };
    let team = if system.is_of_teams() { 3 } else { 1 };
    let eventful = Options {
        players: 13 * team,
        rounds: 5,
        seed: 8,
        forbidden_pairs: 2,
        late_entries: "2x@2".parse().expect("an amount"),
        half_point_byes: "1x@3".parse().expect("an amount"),
        initial_colour: Some(Colour::Black),
        ..Options { boards: 2, system, ..Options::eventful() }
    };
    // More rounds than there are opponents.
    let short = Options { players: 4 * team, rounds: 8, seed: 5, forbidden_pairs: 1, ..small.clone() };
    [Options { players: 9 * team, ..small }, eventful, short]
}

fn told(systems: impl Iterator<Item = System>) -> String {
    let mut out = String::new();
    for options in systems.flat_map(events) {
        event(&mut out, &options);
    }
    out
}

#[test]
fn events_of_players_are_paired_and_explained_as_they_were() {
    let systems = registry::forms().map(|form| form.system).filter(|system| !system.is_of_teams());
    held("tests/pairing/held/players.txt", &told(systems));
}

#[test]
fn events_of_teams_are_paired_and_explained_as_they_were() {
    let systems = registry::forms().map(|form| form.system).filter(|system| system.is_of_teams());
    held("tests/pairing/held/teams.txt", &told(systems));
}

/// Events too large to be looked through pair by pair, in which searches take their other ways.
#[test]
fn large_events_are_paired_as_they_were() {
    let mut out = String::new();
    for system in [System::Dutch2026, System::Dutch2017, System::Dubov, System::Burstein, System::Lim] {
        for (seed, draws) in [(1, 300), (2, 700), (4, 0)] {
            let options = Options { system, players: 81, rounds: 9, seed, draws, ..Options::eventful() };
            let tournament = generator::generate(&options, &sonneborn_pairing::pair).tournament;
            for round in &tournament.rounds {
                let games = round.games.iter().map(|game| format!("{}-{}", game.white.0, game.black.0));
                let _ = writeln!(
                    out,
                    "{} {seed}, round {}: {}",
                    registry::form(system).code,
                    round.number,
                    games.collect::<Vec<_>>().join(" ")
                );
                let results = round.games.iter().map(|game| game.result.map_or("?", GameResult::code));
                let _ = writeln!(out, "  {}; {} byes", results.collect::<Vec<_>>().join(" "), round.byes.len());
            }
        }
    }
    held("tests/pairing/held/large.txt", &out);
}

/// The names and articles by which explanations call what decided.
#[test]
fn criteria_and_rules_of_colours_stand_in_their_articles() {
    for (edition, told) in [
        (
            Edition::Of2026,
            "C5 2.3.1, C6 2.4.1, C7 2.4.2, C8 2.4.3, C9 2.4.4, C10 2.4.5, C11 2.4.6, C12 2.4.7, C13 2.4.8",
        ),
        (Edition::Of2017, "C.5 -, C.6 -, C.7 -, C.8 -, C.9 -, C.10 -, C.11 -, C.12 -, C.13 -"),
    ] {
        let name = |one: dutch::articles::Criterion| {
            format!("{} {}", one.name(edition), one.article(edition).unwrap_or("-".into()))
        };
        let found: Vec<String> = dutch::articles::Criterion::all(edition).take(9).map(name).collect();
        assert_eq!(found.join(", "), told);
    }
    let found = [dubov::question::Criterion::C5, dubov::question::Criterion::C10].map(|criterion| criterion.number());
    assert_eq!(found, [5, 10]);
    use dubov::colours::ColourRule as OfDubov;
    let of_dubov =
        [OfDubov::InitialColour, OfDubov::BothGranted, OfDubov::Stronger, OfDubov::Alternated, OfDubov::HigherRanked];
    assert_eq!(of_dubov.map(OfDubov::article), ["5.2.1", "5.2.2", "5.2.3", "5.2.4", "5.2.5"]);
}

#[test]
fn starting_positions_have_their_numbers() {
    let all: Vec<String> = (0..960)
        .step_by(37)
        .filter_map(chess960::Start::of)
        .map(|start| format!("{} {}", start.number(), start.pieces().iter().collect::<String>()))
        .collect();
    assert_eq!(all.len(), 26);
    held("tests/pairing/held/starts.txt", &(all.join("\n") + "\n"));
}

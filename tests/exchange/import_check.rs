//! What is shown of a file before it is taken over.

use super::common::golden;
use super::files;
use sonneborn_exchange::{import_check, trf};
use sonneborn_pairing::checker::Verdict;
use sonneborn_pairing::generator::{Options, generate};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::{Bye, How, Mark};
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::regulations::{RoundRobin, System};
use sonneborn_tournament::warning::Warning;

fn tournament(rounds: [&str; 4]) -> Tournament {
    let lines: Vec<String> = (1..)
        .zip(rounds)
        .map(|(number, cells)| {
            format!("001 {number:>4}      {:<33} {:>4}{:37}  {cells}", format!("P{number}, X"), 2000 - number, "")
        })
        .chain(["042 2026/05/01".into(), "142 3".into(), "152 W".into()])
        .collect();
    let import = trf::read(lines.join("\n").as_bytes()).unwrap_or_else(|faults| panic!("{}", faults[0]));
    Tournament::of_import(&import.imported)
}

#[test]
fn a_tournament_by_the_rules_is_clean() {
    let Some(folder) = golden("pairing/dutch") else { return };
    for path in
        files::under(&folder, &["trf"]).into_iter().filter(|path| !path.starts_with(folder.join("states"))).take(20)
    {
        let import = trf::read(&std::fs::read(&path).expect("the file was listed")).expect("it is read elsewhere");
        let tournament = Tournament::of_import(&import.imported);
        for findings in import_check::check(&tournament, &mut |_| {}) {
            let differs = findings.pairing.as_ref().is_some_and(|check| check.verdict != Verdict::Same);
            assert!(!differs, "{}: {findings:?}", path.display());
            let rematch = findings.warnings.iter().any(|warning| matches!(warning, Warning::Rematch { .. }));
            assert!(!rematch && findings.refusal.is_none(), "{}: {findings:?}", path.display());
        }
    }
}

#[test]
fn a_rematch_is_shown_with_the_engines_pairing() {
    let tournament =
        tournament(["   3 w 1     3 b 1", "   4 b 1     4 w 1", "   1 b 0     1 w 0", "   2 w 0     2 b 0"]);
    let findings = import_check::check(&tournament, &mut |_| {});
    assert!(findings[0].is_clean(), "{:?}", findings[0]);
    let rematch = |white, black| Warning::Rematch { white: PlayerId(white), black: PlayerId(black), round: RoundNo(1) };
    assert!(findings[1].warnings.contains(&rematch(2, 0)), "{:?}", findings[1]);
    assert!(findings[1].warnings.contains(&rematch(1, 3)));
    assert!(matches!(&findings[1].pairing, Some(check) if matches!(check.verdict, Verdict::Differs(_))));
}

#[test]
fn a_missing_result_before_another_round_is_shown() {
    let tournament =
        tournament(["   3 w       2 b 1", "   4 b 1     1 w 0", "   1 b       4 w 1", "   2 w 0     3 b 0"]);
    let findings = import_check::check(&tournament, &mut |_| {});
    assert_eq!(findings[1].refusal, Some(Refusal::RoundNotComplete { round: RoundNo(1), missing: vec![1] }));
}

/// C.04.1 art. 6 and 7 let each system have its exceptions: a third colour running that the engine gives too is no fault.
#[test]
fn a_third_colour_by_the_systems_own_rules_is_none() {
    let mut third = 0;
    for (system, rounds) in [(System::Lim, 9), (System::DoubleSwiss, 10), (System::Dutch2026, 9)] {
        for seed in 0..12 {
            let options = Options { system, seed, players: 14, rounds, ..Options::default() };
            let tournament = generate(&options, &sonneborn_pairing::pair).tournament;
            for findings in import_check::check(&tournament, &mut |_| {}) {
                assert!(findings.is_clean(), "{system:?}, seed {seed}: {findings:?}");
            }
            third += thirds(&tournament);
        }
    }
    assert!(third > 0, "none of these events has one");
}

/// A table gives opponents and colours beforehand, in its second cycle everybody again, and waits for no result.
#[test]
fn a_table_is_held_against_itself_and_not_against_the_rules_of_a_swiss() {
    for players in [4, 5] {
        let system = System::RoundRobin(RoundRobin { double: true, reverse_last_two: players % 2 == 0 });
        let rounds = if players % 2 == 0 { 6 } else { 10 };
        let mut event =
            generate(&Options { system, players, rounds, ..Options::default() }, &sonneborn_pairing::pair).tournament;
        event.rounds[0].games[0].result = None;
        let findings = import_check::check(&event, &mut |_| {});
        assert_eq!(findings.len(), usize::from(rounds));
        assert!(findings.iter().all(|round| round.is_clean()), "{findings:?}");
    }
}

/// How many times somebody has a colour the third time running.
fn thirds(tournament: &Tournament) -> usize {
    let colours = |player: PlayerId| -> Vec<Colour> {
        let games = tournament.rounds.iter().filter_map(|round| round.game_of(player));
        let played = games.filter(|game| game.result.is_some_and(|result| result.over_the_board()));
        played.filter_map(|game| game.colour_of(player)).collect()
    };
    let runs =
        |player: PlayerId| colours(player).windows(3).filter(|three| three.iter().all(|one| *one == three[0])).count();
    tournament.players.iter().map(|player| runs(player.id)).sum()
}

/// It is the team that has the bye: a player whose opponent stayed away before has had none.
#[test]
fn the_bye_of_a_team_is_no_second_one_of_a_player_who_won_by_forfeit() {
    let mut won_before = 0;
    for seed in 0..20 {
        let options = Options {
            seed,
            system: System::TeamSwiss,
            players: 27,
            boards: 2,
            rounds: 5,
            forfeits: 150.into(),
            ..Options::default()
        };
        let event = generate(&options, &sonneborn_pairing::pair).tournament;
        let findings = import_check::check(&event, &mut |_| {});
        assert!(findings.iter().all(|round| round.is_clean()), "seed {seed}: {findings:?}");
        for (at, round) in event.rounds.iter().enumerate() {
            let resting = round.byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated).map(|(player, _)| *player);
            let has_won = |player: PlayerId| {
                event.rounds[..at].iter().filter_map(|past| past.game_of(player)).any(|game| {
                    let colour = if game.white == player { Colour::White } else { Colour::Black };
                    game.result.is_some_and(|result| result.how() == How::Forfeit && result.mark(colour) == Mark::Win)
                })
            };
            won_before += resting.filter(|player| has_won(*player)).count();
        }
    }
    assert!(won_before > 0, "nobody was there who could be taken for one with a second bye");
}

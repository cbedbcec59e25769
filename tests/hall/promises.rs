//! What holds in every event, whatever was done: each promise with the article or the sentence of the manual that it stands for.

use crate::event::Event;
use sonneborn::desk::report;
use sonneborn::exchange::trf::{self, Version};
use sonneborn::pairing::checker::{self, Verdict};
use sonneborn::tournament::Tournament;
use sonneborn::tournament::fold;
use sonneborn::tournament::ids::RoundNo;
use sonneborn::tournament::integrity::{self, What};
use sonneborn::tournament::mode::Mode;
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::points::Points;
use sonneborn::tournament::round::RoundState;
use sonneborn::tournament::statement::Statement;

pub fn hold_after_each_step(event: &Event) {
    the_state_is_its_journal(event);
    points_are_conserved(&event.state());
    an_open_game_is_final_nowhere(event);
}

pub fn hold_after_publication(event: &Event, round: RoundNo) {
    a_round_is_the_engines_or_was_asked_about_and_is_told(event, round);
}

pub fn hold_at_the_end(event: &Event) {
    the_file_reads_back_to_the_same_games(event);
    what_the_checker_finds_is_told(event);
    the_statement_reads_back(event);
}

/// "A tournament is nothing but its ordered journal": ARCHITECTURE, the one idea.
fn the_state_is_its_journal(event: &Event) {
    let journal = event.journal();
    let entries: Vec<_> = journal.entries().cloned().collect();
    assert_eq!(&fold::fold(&entries), journal.state());
}

/// Manual, chapter 19; VCL4THP 68-69 and 115: whatever acts led there.
fn a_round_is_the_engines_or_was_asked_about_and_is_told(event: &Event, round: RoundNo) {
    let journal = event.journal();
    let checks = checker::check(journal.state(), Some(round));
    if checks.iter().all(|check| check.verdict == Verdict::Same) {
        return;
    }
    let is_asked = event.asked.contains(&round) || journal.state().mode() != Mode::Fide;
    assert!(is_asked, "round {round} is not the engine's, and nobody was asked: {checks:?}");
    assert!(tells(event, round), "round {round} is not the engine's, and the file does not tell: {checks:?}");
}

fn tells(event: &Event, round: RoundNo) -> bool {
    let told = integrity::events(&event.journal());
    told.iter().any(|event| event.round == round && matches!(event.what, What::Changed { name: "MPA", .. }))
}

/// What the checker finds in our own file, its `###` lines name: the round itself, or something before it that the pairing rested on.
fn what_the_checker_finds_is_told(event: &Event) {
    let journal = event.journal();
    let told = integrity::events(&journal);
    for check in checker::check(journal.state(), None) {
        if check.verdict != Verdict::Same {
            let is_told = told.iter().any(|event| event.round <= check.round);
            assert!(is_told, "round {} differs and nothing is told: {check:?}", check.round);
        }
    }
}

/// Every point comes from a game or a bye: C.04.1 art. 3 and the scoring of the event.
fn points_are_conserved(state: &Tournament) {
    let scoring = &state.regulations.scoring;
    let mut expected = Points::ZERO;
    for round in state.rounds.iter().filter(|round| round.state == RoundState::Published) {
        let seated = round.games.iter().flat_map(|game| game.players());
        let with_bye = round.byes.iter().map(|(player, _)| *player);
        for player in seated.chain(with_bye) {
            expected += scoring.of_appearance(state.appearance(player, round.number));
        }
    }
    let has_left = state.players.iter().any(|player| player.first_round > RoundNo::FIRST);
    let absent_is_nothing = scoring.of_appearance(sonneborn::tournament::round::Appearance::Absent) == Points::ZERO;
    if absent_is_nothing || !has_left {
        let last = state.rounds.iter().rfind(|round| round.state == RoundState::Published);
        let scores = state.scores(last.map_or(RoundNo(0), |round| round.number));
        let total: Points = scores.into_iter().sum();
        assert_eq!(total, expected);
    }
}

/// VCL4THP 161, 164, 165, 169: nobody rates half a game.
fn an_open_game_is_final_nowhere(event: &Event) {
    let state = event.state();
    let is_open = |result: Option<GameResult>| result.is_none() || result == Some(GameResult::Adjourned);
    let mut games = state.rounds.iter().flat_map(|round| &round.games);
    if games.any(|game| is_open(game.result)) {
        for so_far in [false, true] {
            let file = report::rating_file(&event.journal(), Version::Trf16, so_far);
            assert!(file.is_err(), "a file for rating with an open game");
        }
    }
}

/// Manual, chapter on files: what is written is read back.
fn the_file_reads_back_to_the_same_games(event: &Event) {
    let state = event.state();
    let numbered = state.entrants().all(|player| player.tpn.is_some());
    if state.rounds.is_empty() || !numbered {
        return;
    }
    let text = report::report_file(&event.journal(), Version::Trf26).expect("TRF26 tells every state");
    let read =
        trf::read(text.as_bytes()).unwrap_or_else(|faults| panic!("our own file is refused: {faults:?}\n{text}"));
    let again = Tournament::of_import(&read.imported);
    let games = |tournament: &Tournament| -> Vec<Vec<[Option<u16>; 2]>> {
        let number = |player| tournament.player(player).and_then(|player| player.tpn).map(|tpn| tpn.0);
        let round = |round: &sonneborn::tournament::round::Round| {
            let mut games: Vec<_> = round.games.iter().map(|game| game.players().map(number)).collect();
            games.sort_unstable();
            games
        };
        tournament.rounds.iter().map(round).collect()
    };
    assert_eq!(games(&again), games(&state), "{text}");
}

/// Manual, chapter on files: who left and how, and what is rated otherwise than it counts, is read back as it was written; and what is
/// not final says so.
fn the_statement_reads_back(event: &Event) {
    let state = event.state();
    if state.rounds.is_empty() || state.entrants().any(|player| player.tpn.is_none()) {
        return;
    }
    let text = report::report_file(&event.journal(), Version::Trf26).expect("TRF26 tells every state");
    let read =
        trf::read(text.as_bytes()).unwrap_or_else(|faults| panic!("our own file is refused: {faults:?}\n{text}"));
    let again = Tournament::of_import(&read.imported);
    let told = |state: &Tournament| {
        let number = |player| state.player(player).and_then(|player| player.tpn);
        let statement = Statement::of(state);
        let mut left: Vec<_> =
            statement.left().iter().map(|one| (number(one.who), one.from, one.is_expelled)).collect();
        left.sort_unstable();
        let mut rated: Vec<_> = statement
            .rated_otherwise()
            .iter()
            .map(|game| (game.round, number(game.white), number(game.black), game.counts, game.rated))
            .map(|told| format!("{told:?}"))
            .collect();
        rated.sort_unstable();
        (left, rated)
    };
    assert_eq!(told(&again), told(&state), "{text}");
    assert_eq!(text.contains("### Not final @ Round "), !Statement::of(&state).is_final(), "{text}");
}

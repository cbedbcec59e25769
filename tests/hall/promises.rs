//! What holds in every event, whatever was done: each promise with the article or the sentence of the manual that it stands for. Its
//! name stands before the colon of its message.

use crate::ending;
use crate::event::Event;
use crate::reference_record::Field;
use crate::{paths, reference, reference_figures, reference_places, reference_record};
use sonneborn_desk::{Refused, report};
use sonneborn_exchange::audit::{Audit, Places};
use sonneborn_exchange::tournament_file::{self, TournamentFile};
use sonneborn_exchange::trf::{self, Version};
use sonneborn_pairing::checker::{self, Verdict};
use sonneborn_standings::explain::Finish;
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{
    Act, AnswerTypings, ChangePresence, EnterResult, Import, Imported, LeaveOut, PublishRound, RequestBye, Rule,
};
use sonneborn_tournament::chain::Digest;
use sonneborn_tournament::descriptor::{Code, Descriptor};
use sonneborn_tournament::fold::{self, Journal};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::integrity::{self, What};
use sonneborn_tournament::judge::judge;
use sonneborn_tournament::knockout::Side;
use sonneborn_tournament::mode::Mode;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::regulations::{System, TieBreakEdition};
use sonneborn_tournament::role::Role;
use sonneborn_tournament::round::{Compared, Game, PairedBy, Round, RoundState};
use sonneborn_tournament::statement::Statement;
use std::collections::BTreeMap;

pub fn hold_after_act(before: &Journal, event: &Event, act: &Act) {
    let after = event.journal();
    no_word_disappears(before.state(), after.state(), act);
    a_bracket_names_who_meets_whom(after.state());
}

pub fn hold_after_each_step(event: &Event) {
    the_state_is_its_journal(event);
    let state = event.state();
    points_are_those_of_the_reference(&state);
    places_are_those_of_the_reference(&state);
    totals_are_the_sums_of_their_explanations(&state);
    an_open_game_is_final_nowhere(event);
}

pub fn hold_after_publication(event: &mut Event, round: RoundNo) {
    a_round_is_the_engines_or_was_asked_about_and_is_told(event, round);
    nobody_is_paired_twice(&event.state(), round);
    if event.state().mode() == Mode::Fide {
        event.holds(&[68, 69]);
    }
}

pub fn hold_at_the_end(event: &mut Event) {
    the_file_reads_back(event);
    what_the_checker_finds_is_told(event);
    totals_and_places_of_the_file_are_those_of_the_checker(event);
    the_statement_reads_back(event);
}

fn is_open(result: Option<GameResult>) -> bool {
    result.is_none() || result == Some(GameResult::Adjourned)
}

fn published(state: &Tournament) -> impl Iterator<Item = &Round> {
    state.rounds.iter().filter(|round| round.state == RoundState::Published)
}

/// Manual, chapter on conflicts: what is refused changes nothing.
pub fn a_refusal_changes_nothing(before: &Journal, event: &Event) {
    let is_same = before.state() == event.journal().state();
    assert!(is_same, "a refusal changes nothing: the state moved");
}

/// Whether somebody with the role may do it, as a page would show it.
pub fn is_allowed(before: &Journal, role: Role, act: &Act) -> bool {
    let state = before.state();
    let act = match act {
        Act::PublishRound(PublishRound { round, .. }) => {
            let draft = state.draft().filter(|draft| draft.number == *round);
            let compared = draft.map(|draft| checker::compared(state, draft));
            Act::PublishRound(PublishRound { round: *round, compared })
        }
        act => act.clone(),
    };
    judge(before, role, &act).is_ok()
}

/// Manual, chapter on levels: what was judged and is confirmed by somebody who sees the newest page is done.
pub fn what_is_allowed_is_not_refused(is_allowed: bool, act: &Act, why: &Refused) {
    assert!(!is_allowed, "what is allowed is not refused: {act:?}: {why:?}");
}

/// Manual, chapter on privacy: who is forgotten leaves no name, and everybody keeps their results.
pub fn what_counts_is_not_forgotten(before: &Tournament, after: &Tournament) {
    let is_same = before.rounds == after.rounds && before.adjustments == after.adjustments;
    assert!(is_same, "what counts is not forgotten: rounds or points are others");
}

/// "Undo appends": what is taken back and done again is as it was.
pub fn what_is_done_again_is_as_it_was(before: &Tournament, after: &Tournament) {
    let plain = |state: &Tournament| Tournament { seq: 0, chain: Digest::NONE, ..state.clone() };
    assert!(plain(before) == plain(after), "what is done again is as it was: undone twice, the state is another");
}

/// "A tournament is nothing but its ordered journal": ARCHITECTURE, the one idea.
fn the_state_is_its_journal(event: &Event) {
    let journal = event.journal();
    let entries: Vec<_> = journal.entries().cloned().collect();
    assert!(&fold::fold(&entries) == journal.state(), "the state is its journal: folded anew it is another");
}

/// "Two arbiters never overwrite each other silently": an act changes what it names and nothing else.
fn no_word_disappears(before: &Tournament, after: &Tournament, act: &Act) {
    if matches!(act, Act::Undo(_)) {
        return;
    }
    let fewer = [
        ("adjustments", before.adjustments.len() > after.adjustments.len()),
        ("incidents", before.incidents.len() > after.incidents.len()),
        ("photographs", before.photographs.len() > after.photographs.len()),
        ("rulings", before.rulings.len() > after.rulings.len()),
        ("appeals", before.appeals.len() > after.appeals.len()),
        ("play-offs", before.play_off.len() > after.play_off.len()),
        ("words", before.gone_through.len() > after.gone_through.len()),
        ("lots", before.lots.len() > after.lots.len()),
        ("waiting", before.waiting.len() > after.waiting.len() && !matches!(act, Act::SettleWaiting(_))),
    ];
    for (what, is_fewer) in fewer {
        assert!(!is_fewer, "no word disappears: {what} by {act:?}");
    }
    for (was, now) in before.players.iter().zip(&after.players) {
        let is_named = matches!(act, Act::RequestBye(RequestBye { player, .. }) if *player == was.id)
            || matches!(act, Act::LeaveOut(LeaveOut { players, .. }) if players.contains(&was.id));
        assert!(is_named || was.requested_byes == now.requested_byes, "no word disappears: a bye by {act:?}");
    }
    for round in published(before) {
        let Some(later) = after.round(round.number).filter(|later| later.state == RoundState::Published) else {
            continue;
        };
        for game in &round.games {
            let now = later.game(game.board).filter(|now| now.players() == game.players());
            let is_gone = game.result.is_some() && now.is_some_and(|now| now.result != game.result);
            assert!(!is_gone || is_about(act, round.number, game), "no word disappears: a result by {act:?}");
        }
    }
}

/// Whether an act names this board, or everything at which a player has left a table.
fn is_about(act: &Act, round: RoundNo, game: &Game) -> bool {
    match act {
        Act::EnterResult(EnterResult { round: of, board, .. })
        | Act::AnswerTypings(AnswerTypings { round: of, board, .. })
        | Act::Rule(Rule { round: of, board, .. }) => (*of, *board) == (round, game.board),
        Act::ChangePresence(ChangePresence { player, .. }) => game.colour_of(*player).is_some(),
        _ => false,
    }
}

/// C.05 art. 5: the bracket always names who meets whom. There is none where a round that the engine does not pair, or that came with a
/// file, has no game of it.
fn a_bracket_names_who_meets_whom(state: &Tournament) {
    if !state.regulations.system.is_knockout() {
        return;
    }
    let Some(bracket) = state.bracket() else {
        let is_foreign = |round: &Round| match (&round.compared, round.paired_by) {
            (Some(compared), _) => *compared != Compared::AsEngine,
            (None, paired_by) => paired_by != PairedBy::Engine,
        };
        assert!(state.rounds.iter().any(is_foreign), "a bracket names who meets whom: there is none");
        return;
    };
    let open =
        bracket.current().into_iter().flat_map(|stage| &stage.matches).find(|one| one.sides.contains(&Side::Open));
    assert!(open.is_none(), "a bracket names who meets whom: {open:?}");
    for stage in bracket.stages.windows(2).filter(|stages| !stages[1].rounds.is_empty()) {
        // What is corrected may leave a match level again, as long as nobody has sat down for the next one.
        let is_played_on = |place: usize| stage[1].matches.get(place / 2).is_some_and(|next| !next.games.is_empty());
        let mut matches = stage[0].matches.iter().enumerate();
        let undecided = matches.find(|(place, one)| !one.is_decided() && is_played_on(*place));
        assert!(undecided.is_none(), "a bracket names who meets whom: played on without {undecided:?}");
    }
}

/// Manual, chapter 19; VCL4THP 68-69 and 115: whatever acts led there.
fn a_round_is_the_engines_or_was_asked_about_and_is_told(event: &Event, round: RoundNo) {
    let journal = event.journal();
    let checks = checker::check(journal.state(), Some(round));
    if checks.iter().all(|check| check.verdict == Verdict::Same) {
        return;
    }
    let is_asked = event.asked.contains(&round) || journal.state().mode() != Mode::Fide;
    assert!(is_asked, "a round is the engine's or asked about: round {round}: {checks:?}");
    assert!(tells(event, round), "a round is the engine's or told: round {round}: {checks:?}");
}

fn tells(event: &Event, round: RoundNo) -> bool {
    let told = integrity::events(&event.journal());
    told.iter().any(|event| event.round == round && matches!(event.what, What::Changed { name: "MPA", .. }))
}

/// C.04.1 art. 2; C.05 Annex 1: the engine pairs nobody again who has met.
fn nobody_is_paired_twice(state: &Tournament, number: RoundNo) {
    let Some(round) = state.round(number).filter(|round| round.compared == Some(Compared::AsEngine)) else { return };
    let most = match state.regulations.system {
        System::RoundRobin(kind) | System::TeamRoundRobin(kind) => 1 + usize::from(kind.double),
        System::Scheveningen { double, .. } => 1 + usize::from(double),
        System::Knockout | System::TeamKnockout => usize::from(state.regulations.knockout.games.max(1)),
        System::DoubleSwiss => 2,
        _ => 1,
    };
    // The second game of a match follows the first, whoever paired that.
    let is_second = state.regulations.system == System::DoubleSwiss && number.0.is_multiple_of(2);
    // Outside FIDE mode the arbiter's hand may have a table's pairs twice.
    let is_free = state.regulations.system.is_predetermined() && state.mode() != Mode::Fide;
    if is_second || is_free {
        return;
    }
    let is_swiss = state.regulations.system.is_swiss();
    let meets = |game: &Game, pair: [PlayerId; 2]| pair.iter().all(|player| game.colour_of(*player).is_some());
    // In a Swiss those who did not play may meet again (C.04.2 art. 3.5).
    let counts = |game: &Game| !is_swiss || game.result.is_some_and(GameResult::over_the_board);
    // A bracket goes by who is in it, whom the arbiter's hand put together before.
    let is_own = |one: &&Round| !state.regulations.system.is_knockout() || one.compared == Some(Compared::AsEngine);
    for game in &round.games {
        let earlier = state.rounds.iter().filter(|one| one.number < number).filter(is_own).flat_map(|one| &one.games);
        let met = earlier.filter(|one| meets(one, game.players()) && counts(one)).count();
        assert!(met < most, "nobody is paired twice: board {} of round {number}, met {met} times", game.board);
    }
}

/// What the checker finds in our own file, its `###` lines name: the round itself, something before it that the pairing rested on, or
/// regulations and numbers that are others since.
fn what_the_checker_finds_is_told(event: &Event) {
    let journal = event.journal();
    let told = integrity::events(&journal);
    let again = read_back(&journal);
    let of_file = again.iter().flat_map(|file| checker::check(&Tournament::of_import(&file.imported), None));
    for check in checker::check(journal.state(), None).into_iter().chain(of_file) {
        if check.verdict != Verdict::Same {
            let is_of_all = |what: &What| matches!(what, What::Changed { name: "Regulation" | "Renumbering", .. });
            let is_told = told.iter().any(|event| event.round <= check.round || is_of_all(&event.what));
            // Lim gives the bye of round 1 by ratings (7.1), whose changes are lines of the file too.
            let is_rated_anew = |act: &Act| matches!(act, Act::EditPlayer(edit) if edit.was.rating != edit.now.rating);
            let is_of_lim = journal.state().regulations.system == System::Lim;
            let is_told = is_told || is_of_lim && journal.entries().any(|entry| is_rated_anew(&entry.act));
            assert!(is_told, "what the checker finds is told: round {} differs: {check:?}", check.round);
        }
    }
}

fn standings(state: &Tournament) -> Option<Standings> {
    let through = published(state).last()?.number;
    let settings = Settings { through, ..Settings::of(state).ok()? };
    Some(Standings::of_event(state, &settings))
}

/// As the reference reads the boards.
fn field(state: &Tournament) -> Option<Field> {
    if state.is_of_teams() { reference_record::of_teams(state) } else { Some(reference_record::of_players(state)) }
}

/// C.07: each figure, and the order of all. Where lots were drawn, they order those who share a place and nobody else.
fn places_are_those_of_the_reference(state: &Tournament) {
    let (Some(standings), Some(field)) = (standings(state), field(state)) else { return };
    // A bracket has its own places, an arbiter's order is theirs, and the reference is of the newest edition.
    if state.regulations.system.is_knockout()
        || state.regulations.tie_break_edition != TieBreakEdition::March2026
        || !field.is_whole
        || !state.hand_rankings.is_empty()
    {
        return;
    }
    let row_of = |one: usize| standings.rows.iter().find(|row| row.entrant == field.records[one].who);
    for (column, of) in standings.tie_breaks.iter().enumerate().filter(|(_, of)| of.code != Code::Tpn) {
        let Some(figures) = reference_figures::figures(&field, of) else { continue };
        for (one, meant) in figures.iter().enumerate().filter(|(one, _)| field.records[*one].is_ranked) {
            let Some(figure) = row_of(one).and_then(|row| row.figures[column].as_ref()?.as_f64()) else { continue };
            let meant = *meant as f64 / reference_figures::UNITS as f64;
            let is_same = (figure - meant).abs() < 0.005;
            let who = field.records[one].who;
            assert!(
                is_same,
                "figures are those of the reference: {of} of {who:?} is {figure}, meant {meant}: {field:?}"
            );
        }
    }
    let list: Vec<Descriptor> = state.regulations.tie_breaks.iter().filter_map(|code| code.value().ok()).collect();
    let Some(groups) = reference_places::order(&field, &list) else { return };
    let mut rank = 1;
    for group in &groups {
        let last = if state.lots.is_empty() { rank } else { rank + group.len() - 1 };
        for one in group {
            let own = row_of(*one).and_then(|row| row.rank).map(|rank| rank as usize);
            let is_meant = own.is_some_and(|own| (rank..=last).contains(&own));
            let who = field.records[*one].who;
            assert!(
                is_meant,
                "places are those of the reference: {who:?} is {own:?}, meant {rank} to {last}: {field:?}"
            );
        }
        rank += group.len();
    }
}

/// C.05 art. 6.6, C.04.1 art. 3 and the scoring of the event.
fn points_are_those_of_the_reference(state: &Tournament) {
    let (Some(standings), Some(field)) = (standings(state), field(state)) else { return };
    let counted = reference::counted(&field);
    for row in &standings.rows {
        let meant = counted[&row.entrant];
        let is_same = (row.points, row.rank.is_some()) == (meant.points, meant.is_ranked);
        assert!(
            is_same,
            "points are those of the reference: {:?} has {:?}, meant {meant:?}",
            row.entrant,
            (row.points, row.rank)
        );
    }
}

/// Every figure opens to the parts that it is made of (manual, chapter on standings).
fn totals_are_the_sums_of_their_explanations(state: &Tournament) {
    let Some(standings) = standings(state) else { return };
    for row in &standings.rows {
        for tie_break in &standings.tie_breaks {
            let Some(told) = standings.explain(row.place, *tie_break) else { continue };
            let Finish::Sum { denominator } = told.finish else { continue };
            let sum: i64 = told.parts.iter().filter(|part| part.counts()).map(|part| part.value).sum();
            let figure = told.figure.as_ref().and_then(|figure| figure.as_f64()).unwrap_or_default();
            let is_sum = (sum as f64 / denominator as f64 - figure).abs() < 0.005;
            assert!(is_sum, "totals are the sums of their explanations: {tie_break} of {:?}", row.entrant);
        }
    }
}

/// VCL4THP 161, 164, 165, 169: nobody rates half a game.
fn an_open_game_is_final_nowhere(event: &Event) {
    let state = event.state();
    if state.rounds.iter().flat_map(|round| &round.games).any(|game| is_open(game.result)) {
        for so_far in [false, true] {
            let file = report::rating_file(&event.journal(), Version::Trf16, so_far);
            assert!(file.is_err(), "an open game is final nowhere: there is a file for rating");
        }
    }
}

/// Manual, chapter on files: what is written is read back, with the same games and the same points.
fn the_file_reads_back(event: &mut Event) {
    let state = event.state();
    let is_numbered = state.entrants().all(|player| player.tpn.is_some());
    if state.rounds.is_empty() || !is_numbered {
        return;
    }
    let text = report::report_file(&event.journal(), Version::Trf26)
        .unwrap_or_else(|why| panic!("the file reads back: it is not written: {why:?}"));
    let read = trf::read(text.as_bytes())
        .unwrap_or_else(|faults| panic!("the file reads back: our own is refused: {faults:?}\n{text}"));
    let again = Tournament::of_import(&read.imported);
    assert!(games(&again) == games(&state), "the file reads back with its games: others\n{text}");
    event.coverage.did("Import");
    let imported = the_imported_event_comes_to_its_end(read.imported);
    event.coverage.paths.extend(imported.coverage.paths.iter().cloned());
    for (kind, file) in paths::samples(&imported) {
        event.coverage.has_sample(kind, file);
    }
    let (was, now) = (points(&state), points(&again));
    assert!(now == was, "the file reads back with its points: {was:?} became {now:?}\n{text}");
}

/// Our own file as it is read; `None` where nothing is paired, or somebody has no number.
fn read_back(journal: &Journal) -> Option<TournamentFile> {
    let state = journal.state();
    if state.rounds.is_empty() || state.entrants().any(|player| player.tpn.is_none()) {
        return None;
    }
    let text = report::report_file(journal, Version::Trf26).expect("TRF26 tells every state");
    let read = tournament_file::read(text.as_bytes());
    Some(read.unwrap_or_else(|faults| panic!("our own file is refused: {faults:?}\n{text}")))
}

/// Manual, chapter on files: our own file is checked with no difference. Where the arbiter ranked by hand, a line tells it.
fn totals_and_places_of_the_file_are_those_of_the_checker(event: &Event) {
    let journal = event.journal();
    let Some(file) = read_back(&journal) else { return };
    let audit = Audit::of(&file);
    assert!(audit.totals.is_empty(), "totals of the file are those of the checker: {:?}", audit.totals);
    if !journal.state().hand_rankings.is_empty() {
        return;
    }
    let is_right = match &audit.places {
        Places::NotStated => true,
        Places::NotComputed(_) => false,
        Places::Compared { wrong, .. } => wrong.is_empty(),
    };
    assert!(is_right, "places of the file are those of the checker: {:?}", audit.places);
}

/// The same of an event that goes on elsewhere, by its file.
fn the_imported_event_comes_to_its_end(imported: Imported) -> Event {
    let mut event = Event::founded(0, Act::Import(Import { tournament: Box::new(imported) }));
    let held = paths::held_after_each_step(&event);
    event.holds(&held);
    ending::bring_to_its_end(&mut event);
    event
}

fn games(state: &Tournament) -> Vec<Vec<[Option<u16>; 2]>> {
    let number = |player| state.player(player).and_then(|player| player.tpn).map(|tpn| tpn.0);
    let round = |round: &Round| {
        let mut games: Vec<_> = round.games.iter().map(|game| game.players().map(number)).collect();
        games.sort_unstable();
        games
    };
    state.rounds.iter().map(round).collect()
}

/// By the number of the player or the team.
fn points(state: &Tournament) -> BTreeMap<u32, String> {
    let standings = standings(state);
    let rows = standings.iter().flat_map(|standings| standings.rows.iter().map(move |row| (standings, row)));
    rows.map(|(standings, row)| (standings.field().participant(row.place).number, row.points.to_string())).collect()
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
            statement.left().iter().map(|one| (number(one.who), one.from, format!("{:?}", one.presence))).collect();
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

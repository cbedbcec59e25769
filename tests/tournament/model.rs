//! What the fold is asked: moments of a journal, events of teams, appearances, what everybody is shown, and what the report tells.

use crate::events::{Event, act};
use crate::teams::{self, of};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, Imported, ImportedPlayer, Undo};
use sonneborn_tournament::chain::Digest;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId, Tpn};
use sonneborn_tournament::integrity::{self, What};
use sonneborn_tournament::numbering::{order_of_teams, strength_of_team};
use sonneborn_tournament::outcome::{Bye, GameResult, Mark};
use sonneborn_tournament::player::{Birth, Gender, NationalRecord, PlayerData, Presence};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::round::{Appearance, Game, Round, RoundState, Seating};
use sonneborn_tournament::scoring::Scoring;
use sonneborn_tournament::team::{Team, TeamResult, TeamRules};

/// Four players after two rounds; the second was paired, thrown away and paired again.
fn two_rounds() -> (Event, [u64; 3]) {
    let mut event = Event::swiss(4, 5);
    event.number();
    let first = event.pair();
    event.finish(first);
    let one = event.state().seq;
    let draft = |white: u32| {
        act(&format!(
            r#"{{"act":"draft_round","round":2,"games":[{{"board":1,"white":{white},"black":1}}],"byes":[],
            "paired_by":"engine"}}"#
        ))
    };
    let undone = event.must(draft(0));
    event.must(Act::Undo(Undo { seq: undone }));
    let paired = event.must(draft(2));
    (event, [one, undone, paired])
}

#[test]
fn any_moment_of_a_journal_is_the_fold_of_its_acts_till_then() {
    let (event, [one, undone, paired]) = two_rounds();
    let journal = &event.journal;
    let entry = |seq: u64| journal.entry(seq).map(|entry| entry.seq);
    assert_eq!([0, 1, paired, paired + 1].map(entry), [None, Some(1), Some(paired), None]);
    let after = |seq: u64| journal.entries_after(seq).map(|entry| entry.seq).collect::<Vec<u64>>();
    assert_eq!([after(undone), after(paired)], [vec![undone + 1, paired], vec![]]);
    assert_eq!(after(0).len(), journal.entries().len());
    let early = journal.up_to(one);
    assert_eq!((early.state().seq, early.entries().len() as u64, early.state().rounds.len()), (one, one, 1));
    assert_eq!(*early.state(), journal.state_after(one));
    assert_eq!(journal.state_after(undone).rounds[1].games[0].white, PlayerId(0));
    assert_eq!(journal.when_paired(RoundNo(2)).seq, paired - 1, "the pairing that stands");
    assert_eq!(journal.when_paired(RoundNo(1)).rounds.len(), 0);
    assert_eq!(journal.when_paired(RoundNo(3)).seq, paired, "as it stands");
    assert_eq!(journal.undone(), [undone].into());
    let mut sealed = journal.clone();
    let chain = Digest::of("chain");
    sealed.seal(chain);
    assert_eq!((sealed.state().head().chain, sealed.entry(paired).map(|entry| entry.chain)), (chain, Some(chain)));
    assert_eq!(sealed.entry(1).map(|entry| entry.chain), Some(Digest::NONE));
    let last = journal.entry(paired).expect("the last").clone();
    let before = journal.up_to(paired - 1);
    assert_eq!(before.and(last.clone(), journal.state().clone()).entries().len(), journal.entries().len());
    let mut appended = before.clone();
    appended.append(last);
    assert_eq!(appended.state(), journal.state());
    let entries: Vec<_> = journal.entries().cloned().collect();
    assert_eq!(Journal::of(entries).state(), journal.state());
    let refused = |seq: u64| journal.without(seq).err().map(|why| format!("{why:?}"));
    for seq in [0, 1, undone, paired + 1] {
        assert_eq!(refused(seq), Some(format!("NothingToUndo {{ seq: {seq} }}")));
    }
    assert_eq!(refused(paired), None);
    let why = refused(undone + 1).expect("two drafts of one round");
    assert!(why.starts_with(&format!("LaterActRests {{ seq: {}, later: {paired}", undone + 1)), "{why}");
}

#[test]
fn a_file_makes_the_tournament_that_it_tells() {
    let one = |name: &str, tpn: u16| ImportedPlayer {
        data: PlayerData { name: name.into(), ..PlayerData::default() },
        tpn: Tpn(tpn),
        presence: Presence::Withdrawn { from: RoundNo(2) },
        first_round: RoundNo(2),
        requested_byes: [(RoundNo(3), Bye::ZeroPoint)].into(),
    };
    let seating = Seating { board: 1, white: PlayerId(0), black: PlayerId(1) };
    let round = Round::imported(RoundNo(1), vec![Game::to_play(&seating)], vec![]);
    let imported = Imported {
        players: vec![one("Ada", 2), one("Bo", 1)],
        rounds: vec![round.clone()],
        remnants: vec!["XYZ 1".into()],
        left_fide_mode: Some(RoundNo(1)),
        ..Imported::default()
    };
    let state = Tournament::of_import(&imported);
    let told = |player: usize| {
        let player = &state.players[player];
        (player.data.name.as_str(), player.tpn, player.presence.out_from(), player.first_round, player.id)
    };
    assert_eq!(told(0), ("Ada", Some(Tpn(2)), Some(RoundNo(2)), RoundNo(2), PlayerId(0)));
    assert_eq!(told(1), ("Bo", Some(Tpn(1)), Some(RoundNo(2)), RoundNo(2), PlayerId(1)));
    assert_eq!((state.seq, &state.rounds[..], state.remnants.len()), (1, &[round][..], 1));
    assert_eq!(state.players[1].requested_byes.get(&RoundNo(3)), Some(&Bye::ZeroPoint));
    assert_eq!(
        (state.left_fide_mode, state.with_tpn(Tpn(1)).map(|player| player.id)),
        (Some(RoundNo(1)), Some(PlayerId(1)))
    );
}

#[test]
fn an_event_is_of_teams_by_its_rules_and_its_teams() {
    let two = vec![Team::default(), Team::default()];
    let sides = System::Scheveningen { boards: 2, double: false };
    // The system, whether there are rules for teams, the teams, and: are teams ranked, has it matches, has it two sides.
    for (system, rules, teams, told) in [
        (System::Dutch2026, true, two.clone(), [true, true, false]),
        (System::Dutch2026, true, vec![], [false, false, false]),
        (System::Dutch2026, false, two.clone(), [false, false, false]),
        (sides, false, two.clone(), [false, true, true]),
        (sides, false, two[..1].to_vec(), [false, false, false]),
        (sides, false, [&two[..], &two[..1]].concat(), [false, false, false]),
    ] {
        let mut state = Tournament { teams, ..Tournament::default() };
        (state.regulations.system, state.regulations.teams) = (system, rules.then(TeamRules::default));
        assert_eq!([state.is_of_teams(), state.has_matches(), state.has_two_sides()], told, "{system:?} {rules}");
    }
    let numbered = Team { number: Some(7), ..Team::default() };
    let state = Tournament { teams: vec![Team::default(), numbered], ..Tournament::default() };
    assert_eq!([0, 1, 2].map(|team| state.team_number(TeamId(team))), [1, 7, 3]);
    let colours = |colours: &str| TeamRules { colours: colours.into(), ..TeamRules::default() };
    let whites = |rules: &TeamRules| [0, 1, 2, 3].map(|board| rules.first_has_white(board));
    assert_eq!(whites(&colours("WBBW")), [true, false, false, true]);
    assert_eq!(whites(&colours("")), [true, false, true, false], "where nobody said it, in turn");
    assert_eq!((colours("WBBW").boards(), TeamRules::alternating(5)), (4, "WBWBW".into()));
    let worth = |rules: &TeamRules| rules.worth_of_a_draw(&Scoring::STANDARD);
    assert_eq!([worth(&colours("")), worth(&colours("WBW"))], [None, Some((Points::ONE, Points::halves(3)))]);
    for (result, code) in [
        (TeamResult::Win, 'W'),
        (TeamResult::Draw, 'D'),
        (TeamResult::Loss, 'L'),
        (TeamResult::FullPointBye, 'F'),
        (TeamResult::HalfPointBye, 'H'),
        (TeamResult::ZeroPointBye, 'Z'),
        (TeamResult::ForfeitWin, '+'),
        (TeamResult::ForfeitLoss, '-'),
    ] {
        assert_eq!((result.code(), TeamResult::from_code(code.to_ascii_lowercase())), (code, Some(result)));
    }
    assert_eq!(TeamResult::from_code('X'), None);
}

#[test]
fn teams_are_numbered_by_the_average_of_those_who_can_sit_at_its_boards() {
    let mut state = teams::swiss().state().clone();
    let mut rate = |player: PlayerId, rating: Option<u16>| state.players[player.index()].data.rating = rating;
    // Two boards: 2400 and 2391 are 2395.5, which is 2396; of the second team nobody is rated, of the third one is.
    for (place, rating) in [(1, Some(2391)), (2, Some(2000)), (3, Some(2400))] {
        rate(of(0, place), rating);
        rate(of(1, place), None);
        rate(of(2, place), (place == 2).then_some(2397));
        rate(of(3, place), Some(2396));
    }
    let strengths = |state: &Tournament| [0, 1, 2, 3].map(|team| strength_of_team(state, TeamId(team)));
    assert_eq!(strengths(&state), [Some(2396), None, Some(2397), Some(2396)]);
    let order = |state: &Tournament| order_of_teams(state).iter().map(|team| team.0).collect::<Vec<u32>>();
    assert_eq!(order(&state), [2, 0, 3, 1], "equals by the alphabet");
    state.teams[3].name = "a team".into();
    state.teams[0].name = "B team".into();
    assert_eq!(order(&state), [2, 3, 0, 1], "whatever the case of letters");
    state.regulations.teams.as_mut().expect("teams").colours.clear();
    assert_eq!(strengths(&state)[0], Some(2264), "of all three: 2263 and two thirds");
    state.teams[1].number = None;
    state.rounds.push(Round::imported(RoundNo(1), vec![], vec![]));
    assert_eq!(order(&state), [0, 2, 3, 1], "the numbers given stay, and newcomers follow");
}

#[test]
fn a_round_was_a_game_a_bye_or_nothing() {
    let seating = Seating { board: 3, white: PlayerId(0), black: PlayerId(1) };
    let game = |result| Game { result, ..Game::to_play(&seating) };
    let byes = vec![(PlayerId(2), Bye::PairingAllocated), (PlayerId(3), Bye::HalfPoint), (PlayerId(4), Bye::FullPoint)];
    let round = |result| Round::imported(RoundNo(1), vec![game(result)], byes.clone());
    let won = round(Some(GameResult::WhiteWins));
    let marks = [0, 1, 2, 9].map(|player| won.appearance(PlayerId(player)).mark());
    assert_eq!(marks, [Some(Mark::Win), Some(Mark::Loss), None, None]);
    let played = |result| round(result).appearance(PlayerId(1)).is_played();
    let (forfeit, adjourned) = (Some(GameResult::WhiteWinsByForfeit), Some(GameResult::Adjourned));
    assert_eq!([None, forfeit, adjourned].map(played), [false, false, true]);
    assert_eq!(won.appearance(PlayerId(9)), Appearance::Absent);
    assert_eq!(won.appearance(PlayerId(3)), Appearance::Bye(Bye::HalfPoint));
    assert_eq!(won.allocated_byes().collect::<Vec<_>>(), [PlayerId(2)]);
    assert_eq!([won.missing(), round(None).missing()], [vec![], vec![3]]);
    let draft = Round { state: RoundState::Draft, ..won.clone() };
    assert_eq!([won.is_complete(), round(None).is_complete(), draft.is_complete()], [true, false, false]);
    let of_team =
        |members: &[u32]| won.bye_of_team(&members.iter().map(|member| PlayerId(*member)).collect::<Vec<_>>());
    assert_eq!(of_team(&[3, 4, 2]), Some(Bye::PairingAllocated), "pairing’s comes first");
    assert_eq!([of_team(&[3, 4]), of_team(&[0, 3]), of_team(&[0])], [Some(Bye::FullPoint), Some(Bye::HalfPoint), None]);
    let codes = GameResult::ALL.map(|result| (result.flipped().flipped() == result, result.squares(), result.symbol()));
    for (result, (is_turned_back, squares, symbol)) in GameResult::ALL.into_iter().zip(codes) {
        assert!(is_turned_back, "{result:?}");
        assert_eq!(GameResult::from_code(symbol), Some(result));
        assert_eq!(result.flipped().squares(), [squares[1], squares[0]], "{result:?}");
    }
    let table = Event::swiss(5, 3).state().clone();
    let state = Tournament { rounds: vec![won, Round { number: RoundNo(2), ..draft }], ..table };
    let points = state.scores(RoundNo(2));
    assert_eq!(points, [Points::ONE, Points::ZERO, Points::ONE, Points::HALF, Points::ONE], "drafts give nothing");
    assert_eq!(state.appearances(RoundNo(1))[4], [Appearance::Bye(Bye::FullPoint)]);
    assert_eq!([0, 4].map(|player| state.was_paired(PlayerId(player))), [true, true]);
}

#[test]
fn files_for_everybody_have_what_the_public_pages_show() {
    let mut event = Event::swiss(4, 5);
    event.number();
    let first = event.pair();
    event.finish(first);
    event.pair();
    let mut state = event.state().clone();
    let data = &mut state.players[0].data;
    (data.gender, data.birth, data.national_id) = (Some(Gender::Female), Birth::parse("2001-05-17"), "7".into());
    (data.phone, data.note, data.club) = ("1".into(), "n".into(), "North".into());
    data.national_records.push(NationalRecord::default());
    let player = &mut state.players[0];
    (player.checked_in, player.fixed_board) = (true, Some(1));
    player.requested_byes = [2, 3].map(|round| (RoundNo(round), Bye::HalfPoint)).into();
    state.players[3].removed = true;
    let line_ups = [2, 3].map(|round| (RoundNo(round), vec![])).into();
    state.teams.push(Team { line_ups, ..Team::default() });
    state.remnants.push("XYZ".into());
    let told = state.for_everybody();
    let ada = &told.players[0];
    assert_eq!((ada.data.gender, ada.data.birth, ada.data.club.as_str()), (None, None, "North"));
    assert!(ada.data.national_id.is_empty() && ada.data.national_records.is_empty() && ada.data.note.is_empty());
    assert!(!ada.checked_in && ada.fixed_board.is_none());
    assert_eq!(ada.requested_byes.keys().map(|round| round.0).collect::<Vec<_>>(), [2], "of rounds that are shown");
    assert_eq!(told.teams[0].line_ups.keys().map(|round| round.0).collect::<Vec<_>>(), [2]);
    assert_eq!((told.players[3].data.clone(), told.remnants.len()), (PlayerData::default(), 0));
    assert_eq!(told.rounds.len(), 2);
    assert_eq!(state.veiled().players[0].data.birth, Birth::parse("2001"), "in the hall the year is known");
    state.rounds[1].state = RoundState::Draft;
    assert_eq!(state.for_everybody().rounds.len(), 1);
    state.rounds[1].state = RoundState::Published;
    state.open_line_ups = Some(RoundNo(2));
    assert_eq!(state.for_everybody().rounds.len(), 1, "captains may still change who sits there");
}

#[test]
fn the_hall_is_shown_that_something_was_noted_and_not_what() {
    let mut event = Event::swiss(2, 5);
    event.number();
    event.pair();
    for line in [
        r#"{"act":"note_incident","incident":{"round":1,"player":0,"cause":"complaint","measure":"noted","note":"n",
        "complaint":{"by":"A","seen":"s"}}}"#,
        r#"{"act":"lodge_appeal","by":0,"round":1,"ruling":null,"about":"a"}"#,
        r#"{"act":"hear_appeal","appeal":7,"heard":"h"}"#,
        r#"{"act":"decide_appeal","appeal":7,"outcome":"upheld","reasons":"r"}"#,
        r#"{"act":"seal_move","round":1,"board":1,"was":null,"now":{"number":40,"position":"p","white_clock":"w",
        "black_clock":"b","draw_offered":true,"resumption":"soon"}}"#,
        r#"{"act":"keep_typing","round":1,"board":1,"was":null,"typed":"1-0","players":[0,1]}"#,
        r#"{"act":"keep_photograph","photograph":{"round":1,"board":1,"players":[0,1],"depicts":"clock",
        "sha256":"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"}}"#,
    ] {
        event.must(act(line));
    }
    let veiled = event.state().veiled();
    let incident = &veiled.incidents[0].incident;
    assert!(incident.note.is_empty() && incident.complaint.is_none());
    let appeal = &veiled.appeals[0];
    let said = (
        appeal.heard.as_ref().map(|step| step.said.as_str()),
        appeal.decided.as_ref().map(|step| step.said.1.as_str()),
    );
    assert_eq!((appeal.about.as_str(), said), ("", (Some(""), Some(""))));
    let envelope = &veiled.envelopes[0].envelope;
    assert_eq!((envelope.number, envelope.resumption.as_str(), envelope.draw_offered), (40, "soon", false));
    assert!([&envelope.position, &envelope.white_clock, &envelope.black_clock].into_iter().all(String::is_empty));
    assert_eq!((veiled.typings[0].device.as_str(), veiled.typings[0].author.name.as_str()), ("", "Arbiter"));
    assert!(veiled.photographs.is_empty());
}

/// VCL4THP 112-115.
#[test]
fn the_report_tells_what_touched_the_integrity_of_pairings() {
    let told = |event: &Event| {
        integrity::events(&event.journal)
            .into_iter()
            .map(|found| match found.what {
                What::Changed { name, .. } => (found.round.0, name.to_owned()),
                What::Imported { source, rounds } => (found.round.0, format!("{source}: {rounds}")),
                What::ImportedAgainstRules { source } => (found.round.0, format!("{source} against rules")),
                What::FullPointBye { player } => (found.round.0, format!("full point of {}", player.0)),
            })
            .collect::<Vec<(u16, String)>>()
    };
    let mut event = Event::swiss(5, 5);
    event.number();
    event.must(act(
        r#"{"act":"draft_round","round":1,"games":[{"board":1,"white":0,"black":1},{"board":2,"white":2,"black":3}],
        "byes":[[4,"full_point"]],"paired_by":"arbiter"}"#,
    ));
    assert_eq!(told(&event), [], "a draft changed nothing");
    event.must(act(r#"{"act":"publish_round","round":1,"compared":"no_pairing"}"#));
    event.finish(RoundNo(1));
    event.must(act(r#"{"act":"adjust","player":0,"round":1,"points":-50}"#));
    event.pair();
    event.must(act(r#"{"act":"adjust","player":0,"round":1,"points":-50}"#));
    event.must(act(r#"{"act":"enter_result","round":1,"board":1,"was":"1-0","now":"½-½"}"#));
    event.must(act(r#"{"act":"check_in","player":0,"was":false,"now":true}"#));
    let expected = [(1, "full point of 4"), (1, "MPA"), (1, "Points adjusted"), (1, "Result correction")];
    assert_eq!(told(&event), expected.map(|(round, name)| (round, name.to_owned())));
    let import = |against_rules: &str| {
        let mut event = Event::default();
        event.must(act(&format!(
            r#"{{"act":"import","tournament":{{"source":"f","rounds":[{{"number":1,"state":"published",
            "paired_by":"import",
            "games":[],"byes":[]}}],"against_rules":{against_rules}}}}}"#
        )));
        told(&event)
    };
    assert_eq!(import("null"), [(1, "f: 1".to_owned())], "nobody compared them");
    assert_eq!(import("[]"), []);
    assert_eq!(import("[1]"), [(1, "f against rules".to_owned())]);
}

//! Lines of our own in a tournament report file: each is read or, where a part of it says nothing, kept as the comment that it is.

use super::trf_defects::{player, read};
use sonneborn_exchange::trf::TrfImport;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::regulations::{Apart, Parity};

/// An event of two players and two rounds, one of them played, with a line.
fn with(line: &str) -> TrfImport {
    let lines = [
        "142 4".to_owned(),
        "240 Z   2    1".to_owned(),
        "240 Z   3    1".to_owned(),
        "240 H   4    1".to_owned(),
        line.to_owned(),
        player("1", "", "   2 w 1"),
        player("2", "", "   1 b 0"),
    ];
    read(&lines).unwrap_or_else(|faults| panic!("{line}: {faults:?}"))
}

/// What an event has that only our lines say.
fn said(import: &TrfImport) -> Vec<String> {
    let imported = &import.imported;
    let mut said = Vec::new();
    for rule in imported.regulations.prohibitions.iter().filter(|rule| rule.soft) {
        let Apart::Players(players) = &rule.who else { panic!("{rule:?}") };
        said.push(format!("apart {}-{} {players:?}", rule.first, rule.last));
    }
    if imported.regulations.parity == Parity::Tpn {
        said.push("odd numbers".to_owned());
    }
    let knockout = imported.regulations.knockout;
    if knockout != sonneborn_tournament::regulations::KnockoutRules::default() {
        said.push(format!("knock-out {} {}", knockout.games, knockout.third_place));
    }
    for game in &imported.play_off {
        let (white, black) = (game.white.0, game.black.0);
        said.push(format!("game {} {white} {black} {:?} {:?}", game.after, game.pace, game.result));
    }
    for word in &imported.gone_through {
        let (winner, loser) = (word.winner.0, word.loser.0);
        said.push(format!("word {} {winner} {loser} {} {}", word.after, word.on_level, word.how));
    }
    for (at, player) in imported.players.iter().enumerate().filter(|(_, one)| one.presence != Presence::Playing) {
        said.push(format!("left {at} {:?}", player.presence));
    }
    let game = &imported.rounds[0].games[0];
    if game.for_rating.is_some() {
        said.push(format!("rated {:?} {:?}", game.result, game.for_rating));
    }
    said
}

#[test]
fn own_lines_are_read_or_kept() {
    for (line, expected) in [
        ("Soft prohibition @ Rounds 1-3: 1 2", "apart 1-3 [PlayerId(0), PlayerId(1)]"),
        ("Soft prohibition @ Rounds 1-3: 1 9", ""),
        ("Soft prohibition @ Rounds 1-x: 1 2", ""),
        ("Soft prohibition @ Rounds 1: 1 2", ""),
        ("Odd numbers @ pairing numbers", "odd numbers"),
        ("Odd numbers @ other numbers", ""),
        ("Knock-out @ 4 games", "knock-out 4 false"),
        ("Knock-out @ 4 games, third place", "knock-out 4 true"),
        ("Knock-out @ four games", ""),
        ("Knock-out @ 4 matches", ""),
        ("Goes through @ Round 1: 2 1: drawn lots", "word 1 1 0 false drawn lots"),
        ("Goes through @ Round 1: 2 1 level: drawn lots", "word 1 1 0 true drawn lots"),
        ("Goes through @ Round 1: 2 9: drawn lots", ""),
        ("Goes through @ Round x: 2 1: drawn lots", ""),
        ("Tie-break game @ Round 1: 1 2 blitz 1-0", "game 1 0 1 Blitz WhiteWins"),
        ("Tie-break game @ Round 1: 2 1 rapid 1/2-1/2", "game 1 1 0 Rapid Draw"),
        ("Tie-break game @ Round 1: 1 2 slow 1-0", ""),
        ("Tie-break game @ Round 1: 1 2 blitz 3-0", ""),
        ("Tie-break game @ Round 1: 1 9 blitz 1-0", ""),
        ("Left @ Round 2: 1 withdrawn", "left 0 Withdrawn { from: RoundNo(2) }"),
        ("Left @ Round 3: 2 moved", "left 1 Moved { from: RoundNo(3) }"),
        ("Left @ Round 2: 1 expelled", "left 0 Expelled { from: RoundNo(2) }"),
        ("Left @ Round 2: 1 gone", ""),
        ("Left @ Round 2: 9 withdrawn", ""),
        ("Rated otherwise @ Round 1: 1 2 1-0 => 0-1", "rated Some(WhiteWins) Some(BlackWins)"),
        ("Rated otherwise @ Round 1: 1 2 - => 0-1", "rated None Some(BlackWins)"),
        ("Rated otherwise @ Round 1: 1 2 1-0 => adj", ""),
        ("Rated otherwise @ Round 1: 1 2 1-0 = 0-1", ""),
        ("Rated otherwise @ Round 1: 1 9 1-0 => 0-1", ""),
        ("a comment of somebody", ""),
    ] {
        let line = format!("### {line}");
        let import = with(&line);
        let found = said(&import);
        assert_eq!(found.join("; "), expected, "{line}");
        let kept: &[String] = if expected.is_empty() { std::slice::from_ref(&line) } else { &[] };
        assert_eq!(import.imported.remnants, kept, "{line}");
    }
    // It held for the moment in which the file was written.
    let import = with("### Not final @ Round 1: open games => round 1 board 1");
    assert!(import.imported.remnants.is_empty() && said(&import).is_empty());
    // Of two who did not meet nothing is rated otherwise.
    let import = with("### Rated otherwise @ Round 1: 2 1 1-0 => 0-1");
    assert_eq!(import.imported.rounds[0].games[0].result, Some(GameResult::WhiteWins));
    assert!(import.imported.remnants.is_empty() && said(&import).is_empty());
}

/// Who is out has no byes without points in the rounds from there on: the line says it.
#[test]
fn who_left_has_no_byes_without_points() {
    for (from, kept) in [(2, vec![4]), (3, vec![2, 4]), (4, vec![2, 3, 4])] {
        let import = with(&format!("### Left @ Round {from}: 1 withdrawn"));
        let player = &import.imported.players[PlayerId(0).index()];
        let rounds: Vec<u16> = player.requested_byes.keys().map(|round| round.0).collect();
        assert_eq!(rounds, kept, "{from}");
        assert_eq!(player.requested_byes.get(&RoundNo(4)), Some(&Bye::HalfPoint), "{from}");
    }
}

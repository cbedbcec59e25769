//! Repetitions, counters, ends, claims and perft as python-chess, shakmaty and others count them; who can mate as
//! chasolver's full search answers.

use std::collections::HashMap;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use sonneborn_laws::edition::EditionId;
use sonneborn_laws::ending::{Ending, ended};
use sonneborn_laws::mating::{Mating, can_mate, is_surely_dead};
use sonneborn_laws::pgn::{self, ClockNote};
use sonneborn_laws::position::Position;
use sonneborn_laws::possible::{DrawClaim, open_claims};
use sonneborn_laws::replay::{AtFault, Replay};
use sonneborn_laws::{Color, fen};

use crate::common::golden;

/// Every game of a file, played through.
struct Games {
    replays: Vec<Replay>,
    has_clocks: Vec<bool>,
}

impl Games {
    fn read(path: &Path) -> Games {
        let bytes = fs::read(path).unwrap();
        let (text, _) = pgn::decode(&bytes);
        let mut games = Games { replays: Vec::new(), has_clocks: Vec::new() };
        for game in pgn::games(&text) {
            let replay = Replay::of(&game, AtFault::Stop);
            let notes = replay.clock_notes(&game);
            games.has_clocks.push(notes.iter().any(|note| matches!(note, Some(ClockNote::Left { .. }))));
            games.replays.push(replay);
        }
        games
    }
}

/// The rows of a CSV file by their column names.
fn rows(path: PathBuf) -> Vec<HashMap<String, String>> {
    csv::Reader::from_path(path).unwrap().deserialize().map(|row| row.unwrap()).collect()
}

fn gunzipped(path: PathBuf) -> String {
    let mut text = String::new();
    flate2::read::GzDecoder::new(fs::File::open(path).unwrap()).read_to_string(&mut text).unwrap();
    text
}

#[test]
fn every_game_is_replayed_as_python_chess_and_shakmaty_replay_it() {
    let Some(rules) = golden("rules") else { return };
    let mut files: HashMap<String, Games> = HashMap::new();
    for expected in ["real.csv", "rules-3fold.csv"] {
        for row in rows(rules.join("expected").join(expected)) {
            let file = &row["file"];
            let games = files.entry(file.clone()).or_insert_with(|| Games::read(&rules.join("pgn").join(file)));
            let index: usize = row["index"].parse().unwrap();
            assert_matches(&row, &games.replays[index], games.has_clocks[index]);
        }
    }
    let games: usize = files.values().map(|games| games.replays.len()).sum();
    assert!(games > 3_600, "{games}");
}

fn assert_matches(row: &HashMap<String, String>, replay: &Replay, has_clocks: bool) {
    let which = format!("{} game {}", row["file"], row["index"]);
    let number = |name: &str| row[name].parse::<u32>().ok();
    let repetitions: Vec<u32> = replay.plies().iter().map(|ply| ply.repetition).collect();
    let counters: Vec<u32> = replay.positions()[1..].iter().map(Position::reversible).collect();
    let first = |counts: &[u32], limit| counts.iter().position(|&count| count >= limit).map(|ply| ply as u32 + 1);
    assert_eq!(Some(replay.len() as u32), number("plies"), "{which}");
    assert_eq!(replay.faults(), [], "{which}");
    assert_eq!(fen::write(replay.last()), row["final_fen"], "{which}");
    assert_eq!(first(&repetitions, 3), number("first3"), "{which}: threefold");
    assert_eq!(first(&repetitions, 5), number("first5"), "{which}: fivefold");
    assert_eq!(first(&counters, 100), number("first50"), "{which}: fifty moves");
    assert_eq!(first(&counters, 150), number("first75"), "{which}: seventy-five moves");
    assert_eq!(repetitions.iter().copied().max().unwrap_or(1), number("maxrep").unwrap(), "{which}");
    assert_eq!(counters.iter().copied().max().unwrap_or(0), number("maxhalf").unwrap(), "{which}");
    assert_eq!(has_clocks, row["clk"] == "True", "{which}");
    assert_eq!(announceable(replay, DrawClaim::Threefold), number("nclaim3").unwrap(), "{which}: announced threefold");
    assert_eq!(announceable(replay, DrawClaim::FiftyMoves), number("nclaim50").unwrap(), "{which}: announced 50 moves");
    let expected =
        ["mate", "stale", "insuff", "first5", "first75"].into_iter().filter_map(|end| Some((end, number(end)?)));
    let expected = expected.min_by_key(|(_, ply)| *ply);
    let found = ended(replay, &EditionId::default().edition().automatic).map(|end| (column(end.by), end.ply as u32));
    assert_eq!(found, expected, "{which}: end");
}

/// After how many half-moves the player could have announced a claim.
fn announceable(replay: &Replay, kind: DrawClaim) -> u32 {
    let mut plies: Vec<usize> = open_claims(replay, None)
        .into_iter()
        .filter(|claim| claim.kind == kind && claim.announced.is_some())
        .map(|claim| claim.ply)
        .collect();
    plies.dedup();
    plies.len() as u32
}

fn column(ending: Ending) -> &'static str {
    match ending {
        Ending::Checkmate { .. } => "mate",
        Ending::Stalemate => "stale",
        Ending::DeadPosition => "insuff",
        Ending::Fivefold => "first5",
        Ending::NoProgress => "first75",
        Ending::Checks { .. } => "none in the Laws",
    }
}

#[test]
fn every_half_moves_repetition_and_counter_is_as_two_programs_count() {
    let Some(rules) = golden("rules") else { return };
    let mut files: HashMap<String, Games> = HashMap::new();
    for expected in ["real.tsv.gz", "rules-3fold.tsv.gz"] {
        for line in gunzipped(rules.join("expected").join(expected)).lines() {
            let fields: Vec<&str> = line.split('\t').collect();
            let [file, index, _, _, repetitions, counters] = fields[..] else { panic!("{line}") };
            let games = files.entry(file.to_owned()).or_insert_with(|| Games::read(&rules.join("pgn").join(file)));
            let replay = &games.replays[index.parse::<usize>().unwrap()];
            let joined = |counts: Vec<u32>| counts.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
            assert_eq!(
                joined(replay.plies().iter().map(|ply| ply.repetition).collect()),
                repetitions,
                "{file} {index}"
            );
            assert_eq!(
                joined(replay.positions()[1..].iter().map(Position::reversible).collect()),
                counters,
                "{file} {index}"
            );
        }
    }
}

#[test]
fn a_file_of_headers_only_has_605_games() {
    let Some(rules) = golden("rules") else { return };
    let games = Games::read(&rules.join("pgn/real/FWWRC.pgn"));
    assert_eq!(games.replays.len(), 605);
    assert!(games.replays.iter().all(|replay| replay.is_empty() && replay.faults().is_empty()));
}

/// A build that is not optimised answers some of the questions, an optimised one all.
const QUESTIONS_APART: usize = if cfg!(debug_assertions) { 11 } else { 1 };

#[test]
fn who_can_mate_is_never_answered_wrong() {
    let Some(rules) = golden("rules") else { return };
    let mut unknown = Vec::new();
    for row in rows(rules.join("expected/winnability.csv")).iter().step_by(QUESTIONS_APART) {
        let position = fen::read(&row["fen"]).unwrap();
        let side = if row["intended_winner"] == "white" { Color::White } else { Color::Black };
        match can_mate(&position, side) {
            Mating::Winnable { .. } => assert_eq!(row["verdict"], "winnable", "{}", row["fen"]),
            Mating::Unwinnable { .. } => assert_eq!(row["verdict"], "unwinnable", "{}", row["fen"]),
            Mating::Unknown => unknown.push(row["fen"].clone()),
        }
    }
    assert_eq!(unknown, [""; 0]);
}

#[test]
fn games_lost_on_time_that_the_opponent_could_not_have_won() {
    let Some(rules) = golden("rules") else { return };
    for line in fs::read_to_string(rules.join("expected/unfair.txt")).unwrap().lines().step_by(QUESTIONS_APART) {
        let position = fen::read(line).unwrap();
        assert!(matches!(can_mate(&position, !position.turn()), Mating::Unwinnable { .. }), "{line}");
        if is_surely_dead(&position) {
            assert!(matches!(can_mate(&position, position.turn()), Mating::Unwinnable { .. }), "{line}");
        }
    }
}

#[test]
fn perft_counts_every_legal_move() {
    /// Enough for every rule of movement in every position, in a time a test may take.
    const MOST_NODES: u64 = 3_000;
    /// Test positions that cannot arise and are refused: a check stands that the pawn's double step cannot have left
    /// standing, or one side has more than sixteen pieces.
    const IMPOSSIBLE: [&str; 4] = [
        "kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w",
        "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3",
        "1b1k4/8/8/1rPpK3/8/8/8/8 w - d6",
        "rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w KQkq c6",
    ];
    let Some(rules) = golden("rules") else { return };
    for file in ["tricky.perft", "chess960.perft", "random.perft"] {
        let text = fs::read_to_string(rules.join("perft").join(file)).unwrap();
        let mut position = None;
        for line in text.lines() {
            if let Some(epd) = line.strip_prefix("epd ") {
                position = fen::read(epd).ok();
                let impossible = IMPOSSIBLE.iter().any(|fen| epd.starts_with(fen));
                assert_eq!(position.is_none(), impossible, "{epd}");
            } else if let Some(counts) = line.strip_prefix("perft ") {
                let (depth, nodes) = counts.trim().split_once(' ').unwrap();
                let nodes: u64 = nodes.trim().parse().unwrap();
                if let Some(position) = position.as_ref().filter(|_| nodes <= MOST_NODES) {
                    assert_eq!(perft(position, depth.parse().unwrap()), nodes, "{file}: {line}");
                }
            }
        }
    }
}

fn perft(position: &Position, depth: u32) -> u64 {
    let moves = position.legal_moves();
    if depth == 1 {
        moves.len() as u64
    } else {
        moves.into_iter().map(|mv| perft(&position.after(mv), depth - 1)).sum()
    }
}

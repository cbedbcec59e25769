//! What the rules say of positions that dice set up, held to texts: by which moves a side can still mate, why a written move is none,
//! and what times on a claim form mean. Changed searches find other mates; whoever changes one sees where.

use std::collections::BTreeMap;
use std::fmt::Write;

use cozy_chess::{BoardBuilder, Color, Piece, Square};
use sonneborn_laws::claim::{ClaimForm, ClaimName, GameNow, Side};
use sonneborn_laws::clock::read_time;
use sonneborn_laws::mating::{Mating, NoMate, can_mate, is_surely_dead};
use sonneborn_laws::pgn;
use sonneborn_laws::position::Position;
use sonneborn_laws::replay::{AtFault, Replay};
use sonneborn_laws::ruling::rule;
use sonneborn_laws::sheet::Doubt;
use sonneborn_laws::{fen, legality, notation};

use super::RULES;
use super::common::held;
use super::dice::Dice;
use super::locked::locked;

const EACH: u64 = 120;

/// A few men anywhere, as at the end of a game.
fn few_men(dice: &mut Dice) -> Option<Position> {
    let mut builder = BoardBuilder::empty();
    builder.side_to_move = dice.one(&[Color::White, Color::Black]);
    let men = [Piece::Pawn, Piece::Pawn, Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];
    let kings = [(Piece::King, Color::White), (Piece::King, Color::Black)];
    let others = (0..1 + dice.below(4)).map(|_| (dice.one(&men), dice.one(&[Color::White, Color::Black])));
    for man in kings.into_iter().chain(others.collect::<Vec<_>>()) {
        *builder.square_mut(Square::index(dice.below(64))) = Some(man);
    }
    fen::read(&builder.build().ok()?.to_string()).ok()
}

/// Somewhere in a game of moves drawn at random.
fn midgame(dice: &mut Dice) -> Position {
    let mut position = Position::default();
    for _ in 0..dice.below(120) {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        position.play(dice.one(&legal));
    }
    position
}

fn positions() -> Vec<Position> {
    let mut all = Vec::new();
    for seed in 0..EACH {
        let mut dice = Dice(seed);
        all.extend(few_men(&mut dice));
        all.extend(locked(&mut dice).and_then(|board| fen::read(&board.to_string()).ok()));
        if seed % 3 == 0 {
            all.push(midgame(&mut dice));
        }
    }
    all
}

fn line(position: &Position, side: Color) -> String {
    match can_mate(position, side) {
        Mating::Winnable { line } => {
            let (mut position, mut words) = (position.clone(), Vec::new());
            for mv in line {
                words.push(notation::san(&position, mv));
                position.play(mv);
            }
            let (count, from) = (words.len(), words.len().saturating_sub(3));
            format!("{count}: {} … {}", words.first().map_or("", |word| word), words[from..].join(" "))
        }
        Mating::Unwinnable { because: NoMate::Exhausted } => "none".into(),
        other => format!("{other:?}"),
    }
}

#[test]
fn mates_are_found_as_they_were() {
    let mut out = String::new();
    for position in positions() {
        let [white, black] = [Color::White, Color::Black].map(|side| line(&position, side));
        let dead = if is_surely_dead(&position) { ", dead" } else { "" };
        let _ = writeln!(out, "{}\n  {white} | {black}{dead}", fen::write(&position));
    }
    held("tests/laws/held/mates.txt", &out);
}

#[test]
fn illegal_moves_have_the_reasons_that_they_had() {
    let mut out = String::new();
    let from = ["", "N", "B", "R", "Q", "K", "Nx", "Nb", "N1", "ex", "Rx", "Kx"];
    for position in positions().into_iter().filter(|position| position.has_legal_move()).step_by(3) {
        let _ = writeln!(out, "{}", fen::write(&position));
        for from in from {
            let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
            for to in Square::ALL {
                for promoted in ["", "=Q"] {
                    let word = format!("{from}{to}{promoted}");
                    let Some(written) = notation::read(word.as_bytes()) else { continue };
                    let said = match legality::resolve(&position, written) {
                        Ok(mv) => format!("{mv}"),
                        Err(why) => format!("{why:?}"),
                    };
                    *reasons.entry(said).or_default() += 1;
                }
            }
            let told: Vec<String> = reasons.iter().take(4).map(|(why, count)| format!("{count} {why}")).collect();
            let sum = format!("{reasons:?}")
                .bytes()
                .fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
            let _ = writeln!(out, "  {from:2} {} of {}, {sum:08x}", told.join("; "), reasons.len());
        }
        let castling = ["O-O", "O-O-O", "0-0", "e1g1", "e8c8"].map(|word| {
            notation::read(word.as_bytes())
                .map(|written| format!("{:?}", legality::resolve(&position, written).map(|mv| mv.to_string())))
        });
        let _ = writeln!(out, "  {castling:?}");
    }
    held("tests/laws/held/reasons.txt", &out);
}

/// A record that begins where a game begins, with the pieces in any order that both sides share, tells all of it, and so does one
/// whose number tells how many moves were made; of any other nobody knows whether ten were.
#[test]
fn only_a_game_from_its_beginning_is_whole() {
    for seed in 0..200 {
        let mut dice = Dice(seed);
        let mut white: Vec<char> = "RNBQKBNR".chars().collect();
        (1..white.len()).rev().for_each(|last| white.swap(last, dice.below(last + 1)));
        let mut black: Vec<char> = white.iter().map(char::to_ascii_lowercase).collect();
        let (mut white_pawns, mut black_pawns) = ("PPPPPPPP".to_owned(), "pppppppp".to_owned());
        let (mut turn, mut quiet, mut number) = ("w", 0, 1);
        let change = dice.below(10);
        match change {
            0 => number = 2,
            1 => quiet = 1,
            2 => turn = "b",
            3 => white_pawns = "PPPP1PPP".into(),
            4 => black_pawns = "1ppppppp".into(),
            5 | 6 => {
                // One side in another order, or one man instead of another on both.
                let at = [dice.below(8), dice.below(8)];
                let is_same = white[at[0]] == white[at[1]] || [white[at[0]], white[at[1]]].contains(&'K');
                if is_same {
                    continue;
                }
                if change == 5 {
                    black.swap(at[0], at[1]);
                } else {
                    (white[at[0]], black[at[0]]) = (white[at[1]], black[at[1]]);
                }
            }
            _ => {}
        }
        let (first, last): (String, String) = (black.into_iter().collect(), white.into_iter().collect());
        let start = format!("{first}/{black_pawns}/8/8/8/8/{white_pawns}/{last} {turn} - - {quiet} {number}");
        let moves = if turn == "w" { "1. h3 h6" } else { "1... h6 2. h3" };
        let moves = if number == 2 { "2. h3 h6" } else { moves };
        let record = format!("[FEN \"{start}\"]\n\n{moves}");
        let game = pgn::games(&record).next().expect("a record");
        let replay = Replay::of(&game, AtFault::Stop);
        let (now, by) = (Some(GameNow::Running), Side::White);
        let form = ClaimForm { claim: ClaimName::Colours, by, checked: true, now, ..ClaimForm::default() };
        let doubts = rule(&replay, &form.read(&game, &replay).expect("it fits"), RULES).finding.doubts;
        // A count of half-moves that cannot be proves nothing.
        let is_whole = change <= 1 || change > 6;
        let begins = doubts.iter().any(|doubt| matches!(doubt, Doubt::Beginning(_)));
        assert_eq!(begins, !is_whole, "{record}: {doubts:?}");
    }
}

/// What is ruled where a move is named as illegal: legal ones, ambiguous ones, others, and in the letters of German.
#[test]
fn named_moves_are_ruled_as_they_were() {
    let mut out = String::new();
    for seed in 0..60 {
        let mut dice = Dice(seed);
        let (mut position, mut record) = (Position::default(), Vec::new());
        for _ in 0..20 + dice.below(60) {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = dice.one(&legal);
            record.push(notation::san(&position, mv));
            position.play(mv);
        }
        let record = record.join(" ");
        let game = pgn::games(&record).next().expect("a record");
        let replay = Replay::of(&game, AtFault::Stop);
        // At the end of the record, and where it goes on.
        let ply = if seed % 2 == 0 { replay.len() } else { dice.below(replay.len().min(40) + 1) };
        let position = replay.position(ply);
        let moves = position.legal_moves();
        // Without what tells two pieces apart.
        let short = |san: String| {
            let letters: Vec<char> = san.trim_end_matches(['+', '#']).chars().filter(|letter| *letter != 'x').collect();
            let is_piece = letters.first().is_some_and(|first| "NBRQK".contains(*first));
            if is_piece { [&letters[..1], &letters[letters.len() - 2..]].concat().into_iter().collect() } else { san }
        };
        let mut words: Vec<String> = moves.iter().map(|mv| short(notation::san(position, *mv))).collect();
        words = (0..words.len().min(5)).map(|_| words[dice.below(words.len())].clone()).collect();
        words.extend(
            (0..4).map(|_| {
                format!("{}{}", dice.one(&["N", "K", "R", "", "S", "1. N", "12... B"]), dice.one(&Square::ALL))
            }),
        );
        let _ = writeln!(out, "{}", fen::write(position));
        for word in words {
            let form = ClaimForm {
                claim: ClaimName::Illegal,
                by: if position.turn() == Color::White { Side::Black } else { Side::White },
                at_move: Some(position.move_number()).filter(|_| ply < replay.len()),
                announced: Some(word.clone()),
                checked: true,
                now: Some(GameNow::Running),
                ..ClaimForm::default()
            };
            let ruling = form.read(&game, &replay).map(|claim| rule(&replay, &claim, RULES));
            let told = ruling.map(|ruling| {
                (
                    ruling.verdict(),
                    ruling.finding.topic,
                    ruling.finding.facts,
                    ruling.finding.doubts,
                    ruling.consequences,
                )
            });
            let _ = writeln!(out, "  {word}: {told:?}");
        }
    }
    held("tests/laws/held/named.txt", &out);
}

#[test]
fn times_on_a_form_mean_what_they_meant() {
    let parts = ["", "0", "5", "9", "10", "59", "60", "00", "05", "100", "999", "1000", "x", " 1"];
    let mut out = String::new();
    for first in parts {
        let _ = writeln!(out, "{first}: {:?}", read_time(first));
        for (second, sign) in parts.into_iter().zip([":", ".", ","].into_iter().cycle()) {
            let two = format!("{first}{sign}{second}");
            let _ = writeln!(out, "{two}: {:?}", read_time(&two));
            for third in parts {
                let three = format!("{two}:{third}");
                let four = format!("{three}.5");
                let read = [read_time(&three), read_time(&four)].map(|read| format!("{read:?}"));
                if read.iter().any(|read| read != "Unreadable") {
                    let _ = writeln!(out, "{three}: {}", read.join(", "));
                }
            }
        }
    }
    held("tests/laws/held/times.txt", &out);
}

//! What holds for every text and every game.

use proptest::prelude::*;
use sonneborn_laws::edition::EditionId;
use sonneborn_laws::ending::{Ending, ended};
use sonneborn_laws::position::Position;
use sonneborn_laws::possible::{DrawClaim, FIFTY_MOVES, OpenClaim, open_claims};
use sonneborn_laws::replay::{AtFault, Replay};
use sonneborn_laws::{Move, Square, fen, legality, notation, pgn};
use std::collections::HashSet;

/// The record of a random game: at each move one of the legal ones is taken.
fn random_game(choices: &[u8]) -> (String, Vec<Position>) {
    random_game_from(Position::default(), choices)
}

fn random_game_from(start: Position, choices: &[u8]) -> (String, Vec<Position>) {
    let mut position = start;
    let mut positions = vec![position.clone()];
    let mut record = String::new();
    for &choice in choices {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[usize::from(choice) % moves.len()];
        record.push_str(&notation::numbered_san(&position, mv));
        record.push(' ');
        position.play(mv);
        positions.push(position.clone());
    }
    (record, positions)
}

/// Every claim that stood open, by comparing each position, and each that a move leads to, with all before it.
fn claims_by_comparison(positions: &[Position]) -> Vec<OpenClaim> {
    let stood = |position: &Position, until: usize| {
        positions[..=until].iter().filter(|earlier| earlier.same_as(position)).count()
    };
    let mut claims = Vec::new();
    for (ply, position) in positions.iter().enumerate() {
        let mut add = |kind, announced| claims.push(OpenClaim { kind, ply, announced });
        let moves = position.legal_moves();
        if stood(position, ply) >= 3 && !(moves.is_empty() && ply + 1 == positions.len()) {
            add(DrawClaim::Threefold, None);
        }
        let brings_about = |mv: &&Move| !position.is_irreversible(**mv) && stood(&position.after(**mv), ply) >= 2;
        moves.iter().filter(brings_about).for_each(|mv| add(DrawClaim::Threefold, Some(*mv)));
        if position.reversible() >= FIFTY_MOVES && !moves.is_empty() {
            add(DrawClaim::FiftyMoves, None);
        } else if position.reversible() + 1 == FIFTY_MOVES {
            let quiet = moves.iter().filter(|mv| !position.is_irreversible(**mv));
            quiet.for_each(|mv| add(DrawClaim::FiftyMoves, Some(*mv)));
        }
    }
    claims
}

proptest! {
    #[test]
    fn claims_and_ends_are_those_of_a_comparison_with_every_earlier_position(
        choices in prop::collection::vec(0u8..3, 0..200),
        reversible in 0u32..150,
    ) {
        let start = format!("4k2r/8/8/8/8/8/8/R3K3 w Qk - {reversible} 90");
        let (record, positions) = random_game_from(fen::read(&start).unwrap(), &choices);
        if positions.len() > 1 {
            let text = format!("[FEN \"{start}\"]\n\n{record}");
            let replay = Replay::of(&pgn::games(&text).next().unwrap(), AtFault::Stop);
            prop_assert_eq!(replay.positions(), &positions[..]);
            prop_assert_eq!(open_claims(&replay, None), claims_by_comparison(&positions));
            let same = |ply: usize| positions[..=ply].iter().filter(|earlier| earlier.same_as(&positions[ply])).count();
            let no_progress = |ply: usize| positions[ply].reversible() >= 150;
            let is_over = |ply: usize| !positions[ply].has_legal_move();
            let by_comparison = (0..positions.len()).find(|&ply| same(ply) >= 5 || no_progress(ply) || is_over(ply));
            let end = ended(&replay, &EditionId::Laws2023.edition().automatic);
            let mut open = claims_by_comparison(&positions);
            open.retain(|claim| end.is_none_or(|end| claim.ply < end.ply));
            prop_assert_eq!(open_claims(&replay, end), open);
            // Where a rook was taken and the other one followed, the position is dead before.
            if end.is_none_or(|end| end.by != Ending::DeadPosition) {
                prop_assert_eq!(end.map(|end| end.ply), by_comparison);
            }
        }
    }

    #[test]
    fn a_written_game_is_replayed_as_it_was_played(choices in prop::collection::vec(any::<u8>(), 0..200)) {
        let (record, positions) = random_game(&choices);
        if positions.len() > 1 {
            let game = pgn::games(&record).next().unwrap();
            let replay = Replay::of(&game, AtFault::Stop);
            prop_assert_eq!(replay.positions(), &positions[..]);
            prop_assert!(replay.faults().is_empty());
        }
    }

    #[test]
    fn repetitions_are_those_of_a_comparison_with_every_earlier_position(choices in prop::collection::vec(0u8..4, 0..120)) {
        let (record, positions) = random_game(&choices);
        if positions.len() > 1 {
            let game = pgn::games(&record).next().unwrap();
            let replay = Replay::of(&game, AtFault::Stop);
            // By the first four fields of the FEN, which says nothing of how positions are compared.
            let identity = |position: &Position| fen::write(position).split(' ').take(4).collect::<Vec<_>>().join(" ");
            let identities: Vec<String> = positions.iter().map(identity).collect();
            for (ply, position) in identities.iter().enumerate() {
                let count = identities[..=ply].iter().filter(|earlier| *earlier == position).count();
                prop_assert_eq!(replay.repetition(ply) as usize, count);
            }
        }
    }

    #[test]
    fn every_legal_move_is_found_by_each_of_its_names(choices in prop::collection::vec(any::<u8>(), 0..80)) {
        let (_, positions) = random_game(&choices);
        let position = positions.last().unwrap();
        for mv in position.legal_moves() {
            for name in [notation::san(position, mv), position.uci(mv)] {
                let written = notation::read(name.as_bytes()).unwrap();
                prop_assert_eq!(legality::resolve(position, written), Ok(mv), "{}", name);
            }
        }
    }

    #[test]
    fn nothing_but_a_legal_move_is_found(choices in prop::collection::vec(any::<u8>(), 0..80)) {
        let (_, positions) = random_game(&choices);
        let position = positions.last().unwrap();
        let legal: HashSet<String> = position.legal_moves().into_iter().map(|mv| position.uci(mv)).collect();
        for (from, to) in Square::ALL.into_iter().flat_map(|from| Square::ALL.map(|to| (from, to))) {
            for promotion in ["", "q", "n"] {
                let name = format!("{from}{to}{promotion}");
                let Some(written) = notation::read(name.as_bytes()) else { continue };
                // Castling is told by its own squares or by those of king and rook.
                if let Ok(mv) = legality::resolve(position, written) {
                    let is_legal = legal.contains(&name) || position.legal_moves().contains(&mv) && mv.from == from;
                    prop_assert!(is_legal && (mv.to == to || legal.contains(&name)), "{}", name);
                } else {
                    prop_assert!(!legal.contains(&name), "{}", name);
                }
            }
        }
    }

    #[test]
    fn a_position_survives_its_fen(choices in prop::collection::vec(any::<u8>(), 0..150)) {
        let (_, positions) = random_game(&choices);
        let position = positions.last().unwrap();
        let read = fen::read(&fen::write(position)).unwrap();
        prop_assert!(read.same_as(position));
        prop_assert_eq!(read.reversible(), position.reversible());
    }

    #[test]
    fn no_text_makes_the_reader_fail(text in "[\\[\\]{}()a-hNBRQKOx0-9=+#.\" \\n;%$*é王-]{0,300}") {
        for game in pgn::games(&text) {
            let replay = Replay::of(&game, AtFault::Skip);
            let _ = ended(&replay, &EditionId::Laws2023.edition().automatic);
            let _ = open_claims(&replay, None);
            for fault in replay.faults() {
                prop_assert!(fault.place.line >= 1 && fault.place.column >= 1);
            }
        }
    }

    #[test]
    fn no_bytes_make_the_decoder_or_the_fen_reader_fail(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let (text, _) = pgn::decode(&bytes);
        let _ = fen::read(&text);
        for game in pgn::games(&text) {
            let _ = Replay::of(&game, AtFault::Pass);
        }
    }
}

//! Two sheets beside each other, held to every way of laying them so.

use sonneborn_laws::notation;
use sonneborn_laws::pgn::{self, Game};
use sonneborn_laws::position::Position;
use sonneborn_laws::reconstruction::{Decision, Reconstruction, Row, Sheet, Source};

use super::dice::Dice;

fn game(text: &str) -> Game<'_> {
    pgn::games(text).next().expect("a record")
}

fn laid(first: &str, second: &str, so_far: &str) -> Reconstruction {
    Reconstruction::of(&game(first), &game(second), &game(so_far))
}

/// The words of a short game, without signs of check.
fn played(dice: &mut Dice) -> Vec<String> {
    let (mut position, mut words) = (Position::default(), Vec::new());
    for _ in 0..3 + dice.below(5) {
        let mv = dice.one(&position.legal_moves());
        words.push(notation::san(&position, mv).trim_end_matches(['+', '#']).to_owned());
        position.play(mv);
    }
    words
}

/// The sheet of somebody who left words out, wrote them twice, or wrote others.
fn written(dice: &mut Dice, played: &[String]) -> Vec<String> {
    let mut words = played.to_vec();
    for _ in 0..dice.below(4) {
        let at = dice.below(words.len());
        match dice.below(3) {
            0 if words.len() > 1 => drop(words.remove(at)),
            1 => words.insert(at, words[at].clone()),
            _ => words[at] = dice.one(&["Zf9", "Na9", "Ke9", "a9"]).to_owned(),
        }
    }
    words
}

/// The least that two sheets can differ: three for half-moves side by side that are others, two for one that stands alone.
fn least(first: &[String], second: &[String]) -> usize {
    match (first, second) {
        ([], rest) | (rest, []) => 2 * rest.len(),
        ([one, ones @ ..], [other, others @ ..]) => {
            let beside = if one == other { 0 } else { 3 } + least(ones, others);
            beside.min(2 + least(ones, second)).min(2 + least(first, others))
        }
    }
}

fn differ(rows: &[Row]) -> usize {
    rows.iter()
        .map(|row| match &row.sheets {
            [Some(one), Some(other)] if one == other => 0,
            [Some(_), Some(_)] => 3,
            [Some(_), None] | [None, Some(_)] => 2,
            [None, None] => panic!("an empty row"),
        })
        .sum()
}

#[test]
fn sheets_are_laid_so_that_as_few_half_moves_differ_as_can() {
    for seed in 0..600 {
        let mut dice = Dice(seed);
        let played = played(&mut dice);
        let sheets = [written(&mut dice, &played), written(&mut dice, &played)];
        let rows = laid(&sheets[0].join(" "), &sheets[1].join(" "), "*").rows();
        for (at, sheet) in sheets.iter().enumerate() {
            let words: Vec<&String> = rows.iter().filter_map(|row| row.sheets[at].as_ref()).collect();
            assert_eq!(words, sheet.iter().collect::<Vec<_>>(), "every word once and in its order");
        }
        assert_eq!(differ(&rows), least(&sheets[0], &sheets[1]), "{sheets:?}");
        // Where a pair can stand beside each other or both alone at the same price, it stands beside.
        let equal = played.join(" ");
        assert!(laid(&equal, &equal, "*").rows().iter().all(|row| row.sheets[0] == row.sheets[1]));
    }
}

/// A record longer than any game is laid beside the other place by place.
#[test]
fn sheets_longer_than_any_game_are_laid_place_by_place() {
    let words = ["Nf3", "Nf6", "Ng1", "Ng8"];
    for (count, is_by_place) in [(1_200, false), (1_201, true)] {
        let all: Vec<&str> = (0..count).map(|at| words[at % 4]).collect();
        let second = all[4..].join(" ");
        let rows = laid(&all.join(" "), &second, "*").rows();
        let alone = rows.iter().position(|row| row.sheets[1].is_none()).expect("four words more");
        // By place the four that are missing are the last ones either way; the sheets repeat themselves.
        assert_eq!(rows.len(), count);
        assert_eq!(rows.iter().filter(|row| row.sheets[1].is_none()).count(), 4);
        assert!(!is_by_place || alone == count - 4, "{count}: {alone}");
    }
    let shifted = |count: usize| {
        let mut first: Vec<&str> = (0..count).map(|at| words[at % 4]).collect();
        let second = first.join(" ");
        first.insert(0, "e4");
        first.insert(1, "e5");
        let rows = laid(&first.join(" "), &second, "*").rows();
        (rows.len(), rows[0].sheets[1].is_some())
    };
    assert_eq!(shifted(1_198), (1_200, false), "the pair that is left out stands alone");
    assert_eq!(shifted(1_199), (1_201, true), "place by place");
}

#[test]
fn the_arbiters_work_goes_on_step_by_step_and_back() {
    let (first, second) = ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", "1. e4 e5 2. Nc3 Nc6");
    let mut built = laid(first, second, "*");
    let is = |built: &Reconstruction, len, open, record: &str| {
        assert_eq!((built.len(), built.open(), built.record().as_str()), (len, open, record));
        assert_eq!((built.is_empty(), built.last_move().is_some()), (len == 0, len > 0));
    };
    is(&built, 2, Some(2), "1.e4 e5");
    // What is no move there changes nothing, and a sheet that is silent says none.
    assert_eq!(built.decide(Decision::Move("Nf6")), Err("Nf6".into()));
    is(&built, 2, Some(2), "1.e4 e5");
    // An arbiter's own move goes on only as far as both sheets agree; a sheet's goes on where the other is silent.
    built.decide(Decision::Move("d4")).expect("a legal move");
    is(&built, 4, Some(4), "1.e4 e5 2.d4 {1: Nf3 2: Nc3} 2...Nc6");
    assert_eq!(built.decide(Decision::As(Sheet::Second)), Err(String::new()));
    built.decide(Decision::As(Sheet::First)).expect("a legal move");
    let whole = "1.e4 e5 2.d4 {1: Nf3 2: Nc3} 2...Nc6 3.Bb5 {1: Bb5 2: –} 3...a6 {1: a6 2: –}";
    is(&built, 6, None, whole);
    let sources: Vec<Source> = built.rows().into_iter().filter_map(|row| Some(row.game?.1)).collect();
    let only = Source::Only(Sheet::First);
    assert_eq!(sources, [Source::Both, Source::Both, Source::Arbiter, Source::Both, only, only]);
    // Moves behind both sheets are the arbiter's, and stand in rows of their own.
    built.decide(Decision::Move("Ba4")).expect("a legal move");
    is(&built, 7, None, &format!("{whole} 4.Ba4 {{1: – 2: –}}"));
    assert_eq!(built.rows()[6], Row { sheets: [None, None], game: Some(("4.Ba4".into(), Source::Arbiter)) });
    is(&laid(first, second, &built.record()), 7, None, &built.record());
    for (len, open) in [(6, None), (5, Some(5)), (4, Some(4)), (2, Some(2)), (0, Some(0)), (0, Some(0))] {
        built.take_back();
        assert_eq!((built.len(), built.open()), (len, open));
    }
    // The other sheet's words from its own side.
    let mut other = laid(second, first, "*");
    other.decide(Decision::As(Sheet::First)).expect("a legal move");
    is(&other, 4, Some(4), "1.e4 e5 2.Nc3 {1: Nc3 2: Nf3} 2...Nc6");
    other.decide(Decision::As(Sheet::Second)).expect("a legal move");
    assert_eq!(other.rows()[5].game, Some(("3...a6".into(), Source::Only(Sheet::Second))));
    // What was decided stops where it can no longer be played.
    is(
        &laid(first, second, "1. e4 e5 2. Nf3 Nc6 3. Bb5 Ke6"),
        5,
        Some(5),
        "1.e4 e5 2.Nf3 {1: Nf3 2: Nc3} 2...Nc6 3.Bb5 {1: Bb5 2: –}",
    );
}

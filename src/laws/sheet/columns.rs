//! A sheet of two columns typed line by line: `1. e4 e5   21. Kg1 Kg7`. The numbers tell how it is to be read.

use super::super::pgn::Game;
use super::numbers::number_between;
use super::words::words;

/// The record with its moves in the order of their numbers, where they stand in columns side by side: each number once, none
/// left out, no more than two words behind one, whether they can be read or not. `None` where they stand in order, or the numbers do
/// not tell.
pub fn in_order(game: &Game<'_>) -> Option<String> {
    let mut moves: Vec<(u32, Vec<&str>)> = Vec::new();
    let mut behind = game.movetext_start();
    for word in words(game) {
        let number = number_between(game, behind, word.start).map(|(_, number)| number);
        behind = word.end;
        match (number, moves.last_mut()) {
            (Some(number), Some(last)) if last.0 == number => last.1.push(word.text),
            (Some(number), _) => moves.push((number, vec![word.text])),
            (None, Some(last)) => last.1.push(word.text),
            (None, None) => return None,
        }
    }
    let follow = |moves: &[(u32, Vec<&str>)]| moves.windows(2).all(|pair| pair[1].0 == pair[0].0 + 1);
    if follow(&moves) {
        return None;
    }
    moves.sort_by_key(|(number, _)| *number);
    let (_, before_last) = moves.split_last()?;
    let is_whole = before_last.iter().skip(1).all(|(_, words)| words.len() == 2);
    let is_told = follow(&moves) && is_whole && moves.iter().all(|(_, words)| words.len() <= 2);
    let lines = moves.iter().map(|(number, words)| format!("{number}. {}", words.join(" ")));
    let head = game.text()[..game.movetext_start()].trim_end();
    let blank = if head.is_empty() { "" } else { "\n\n" };
    is_told.then(|| format!("{head}{blank}{}", lines.collect::<Vec<_>>().join("\n")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn::games;

    #[test]
    fn columns_are_read_one_after_the_other_where_the_numbers_tell() {
        let read = |text: &str| in_order(&games(text).next().unwrap());
        assert_eq!(
            read("1. e4 e5  3. Bb5 a6\n2. Nf3 Nc6  4. Ba4"),
            Some("1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4".into())
        );
        assert_eq!(read("1. ｅ４ e5  2. 马f3 Nc6"), None);
        assert_eq!(read("1. ｅ４ ｅ５  3. Bb5\n2. 马f3 Nc6"), Some("1. ｅ４ ｅ５\n2. 马f3 Nc6\n3. Bb5".into()));
        assert_eq!(read("1. e4 e5 2. Nf3"), None);
        assert_eq!(read("1. e4 e5 3. Nf3"), None, "a number is missing");
        assert_eq!(read("2. e4 e5 1. d4 d5 2. Nf3 Nf6"), None, "one stands twice");
    }
}

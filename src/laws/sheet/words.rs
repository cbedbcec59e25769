//! The words of a record that stand where moves should.

use super::super::pgn::{Game, Place, ReadFault};

pub(super) struct Word<'a> {
    pub place: Place,
    pub start: usize,
    pub end: usize,
    pub text: &'a str,
}

/// The words that stand where moves should, readable or not, in the order of the text.
pub(super) fn words<'a>(game: &Game<'a>) -> Vec<Word<'a>> {
    let moves = game.moves().iter().map(|recorded| recorded.token);
    let strays = game.faults().iter().filter(|(fault, _)| *fault == ReadFault::StrayWord).map(|(_, span)| *span);
    let mut words: Vec<Word<'a>> = moves
        .chain(strays)
        .map(|span| Word {
            place: game.place(span),
            start: game.offset(span),
            end: game.end(span),
            text: game.slice(span),
        })
        .collect();
    words.sort_by_key(|word| word.start);
    words
}

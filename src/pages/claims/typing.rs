//! Moves typed at the desk: put behind the record one by one, each checked, with the legal moves to choose from.

use super::answer::is_too_long;
use sonneborn_i18n::{Lang, claim_desk as words, claims as claim_words, laws as laws_words};
use sonneborn_laws::claim::read_move;
use sonneborn_laws::fen;
use sonneborn_laws::notation;
use sonneborn_laws::pgn;
use sonneborn_laws::position::Position;
use sonneborn_laws::replay::{AtFault, Fault, FaultKind, Replay};
use sonneborn_web::diagram::Diagram;

/// The end of the record, from which moves are typed on.
pub(super) struct Typing {
    pub diagram: Diagram,
    /// The moves that can be typed next, in standard notation.
    pub legal: Vec<String>,
    /// The position as FEN, for the board to tap.
    pub fen: String,
    /// Nothing can be taken back from an empty record.
    pub has_moves: bool,
}

impl Typing {
    pub(super) fn of(lang: Lang, record: &str) -> Typing {
        let replay = replayed(record);
        let last = replay.last();
        let mut legal: Vec<String> = last.legal_moves().into_iter().map(|mv| notation::san(last, mv)).collect();
        legal.sort_unstable();
        let reached = replay.len().checked_sub(1).map(|index| replay.plies()[index].mv);
        let marked = reached.map_or_else(Vec::new, |mv| vec![mv.from, mv.to]);
        let after = reached.map(|_| replay.numbered_san(replay.len()));
        let caption = sonneborn_i18n::doubts::place(lang, after.as_ref());
        let diagram = Diagram::of(lang, last, caption, &marked);
        Typing { diagram, legal, fen: fen::write(last), has_moves: !replay.is_empty() }
    }
}

/// The record with the typed moves behind it; numbers between them are left out.
///
/// # Errors
/// The first word that is no legal move there, in the user's words; the record then stays as it was. Also a record that
/// itself stops at a fault: nobody knows the position behind that.
pub(super) fn append(lang: Lang, record: &str, typed: &str) -> Result<String, String> {
    let replay = replayed(record);
    let stops = |fault: &&Fault| match fault.kind {
        FaultKind::Illegal(_) | FaultKind::Unreadable | FaultKind::Start(_) => true,
        FaultKind::Stood(_) | FaultKind::Read(_) => false,
    };
    if let Some(fault) = replay.faults().iter().find(stops) {
        let why = laws_words::fault(lang, &fault.kind);
        return Err(words::fault_at(lang, fault.place.line, fault.place.column, &fault.token, why));
    }
    let mut position = replay.last().clone();
    let mut longer = without_result(record).to_owned();
    for word in typed.split_whitespace().filter(|word| !is_number(word)) {
        let mv = read_move(&position, word).map_err(|why| {
            let why =
                why.map_or_else(|| laws_words::unreadable(lang).to_owned(), |why| laws_words::illegal(lang, &why));
            claim_words::is_illegal(lang, notation::numbered(&position, word), why)
        })?;
        push(&mut longer, &position, &notation::san(&position, mv));
        position.play(mv);
    }
    Ok(longer)
}

/// The record without its last half-move.
pub(super) fn take_back(record: &str) -> String {
    let Some(game) = pgn::games(record).next() else { return String::new() };
    let Some(last) = game.moves().last() else { return record.to_owned() };
    let before = game.text()[..game.offset(last.token)].trim_end();
    let number = before.rsplit(char::is_whitespace).next().filter(|word| is_number(word)).unwrap_or_default();
    before[..before.len() - number.len()].trim_end().to_owned()
}

/// A record that is too long to be a game is not played through; moves are typed from the start then.
fn replayed(record: &str) -> Replay {
    let game = pgn::games(record).next().filter(|game| !is_too_long(game));
    let game = game.or_else(|| pgn::games("*").next()).expect("an asterisk is a game");
    Replay::of(&game, AtFault::Stop)
}

fn push(record: &mut String, before: &Position, san: &str) {
    let with_number = before.turn() == sonneborn_laws::Color::White || record.is_empty() || record.ends_with(']');
    if record.ends_with(']') {
        record.push_str("\n\n");
    } else if !record.is_empty() {
        record.push(' ');
    }
    if with_number {
        record.push_str(&notation::numbered(before, san));
    } else {
        record.push_str(san);
    }
}

fn without_result(record: &str) -> &str {
    let trimmed = record.trim_end();
    let results = ["1-0", "0-1", "1/2-1/2", "*"];
    let ends = |result: &&str| trimmed.ends_with(*result) && !trimmed.ends_with(']');
    results
        .iter()
        .find(|result| ends(result))
        .map_or(trimmed, |result| trimmed[..trimmed.len() - result.len()].trim_end())
}

/// A move number that stands by itself: `12.`, `12...`.
fn is_number(word: &str) -> bool {
    word.ends_with('.') && word.trim_end_matches('.').bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn appended(record: &str, typed: &str) -> Result<String, String> {
        append(Lang::English, record, typed)
    }

    #[test]
    fn typed_moves_come_behind_the_record_in_standard_notation() {
        assert_eq!(appended("", "e2e4").unwrap(), "1.e4");
        assert_eq!(appended("1.e4", "e5 2. Ng1-f3").unwrap(), "1.e4 e5 2.Nf3");
        assert_eq!(appended("[White \"A\"]\n\n*", "d4").unwrap(), "[White \"A\"]\n\n1.d4");
        assert_eq!(appended("1. e4 e5 1/2-1/2\n", "0-0").unwrap_err(), {
            "2.0-0 is illegal: a piece on f1 stands in the way of castling."
        });
        assert_eq!(
            appended("[FEN \"4k3/8/8/8/8/8/4p3/4K3 b - - 0 70\"]", "Kd7").unwrap(),
            "[FEN \"4k3/8/8/8/8/8/4p3/4K3 b - - 0 70\"]\n\n70...Kd7"
        );
    }

    #[test]
    fn behind_an_illegal_move_nothing_can_be_typed() {
        assert!(appended("1. e4 Ke6", "d4").is_err());
        assert!(appended("1. e4", "e4 e5").is_err());
    }

    #[test]
    fn a_half_move_is_taken_back_with_its_number() {
        assert_eq!(take_back("1.e4 e5 2.Nf3"), "1.e4 e5");
        assert_eq!(take_back("1. e4 e5 *"), "1. e4");
        assert_eq!(take_back("1. e4"), "");
        assert_eq!(take_back(""), "");
    }

    #[test]
    fn the_legal_moves_are_offered() {
        let typing = Typing::of(Lang::English, "1. e4 e5 2. Nf3");
        assert!(typing.legal.contains(&"Nc6".to_owned()) && typing.has_moves);
        assert_eq!(typing.diagram.caption, "after 2.Nf3");
        assert_eq!(Typing::of(Lang::English, " ").legal.len(), 20);
    }
}

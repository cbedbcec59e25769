//! Whose word stands at a board of the desk: an arbiter's, the players', or how far the game of an electronic board is. The desk's rows
//! say it, and its stream.

use crate::rounds::beside::time;
use sonneborn_desk::boards::Board;
use sonneborn_desk::clock;
use sonneborn_i18n::{Lang, acts, dates, rounds as words};
use sonneborn_laws::pgn::Termination;
use sonneborn_tournament::acts::Entry;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::public_side::Reported;
use sonneborn_tournament::round::{Game, Round};
use std::collections::{BTreeMap, BTreeSet};

/// For so many words of a name a letter stands.
const MOST_LETTERS: usize = 3;

/// As a row says it, for one who works at the board; both empty where nobody has said anything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SaidBy {
    /// `LS 18:31`, `phones 18:42`, `1-0 ≠ ½-½`, `live, move 38`.
    pub short: String,
    /// The whole name and moment.
    pub whole: String,
}

impl SaidBy {
    /// `sees_people`: whether the reader is told who typed it; without it the time alone stands.
    pub(crate) fn of(
        journal: &Journal,
        (round, game): (&Round, &Game),
        (letters, sees_people): (&Letters<'_>, bool),
        live: Option<&Board>,
        lang: Lang,
    ) -> SaidBy {
        let reported = journal.state().reported(round.number, game.board);
        if let Some((result, entry)) = game.result.zip(journal.entry(game.touched)) {
            let agree = reported.iter().filter(|one| one.result == result).count();
            return SaidBy::entered(journal, entry, agree == game.players().len(), letters, sees_people, lang);
        }
        let last = reported.iter().max_by_key(|one| one.seq).and_then(|one| journal.entry(one.seq));
        match (last, live) {
            (Some(entry), _) => SaidBy::reported(journal, entry, &reported, lang),
            (None, Some(board)) => SaidBy::live(board, lang),
            (None, None) => SaidBy::default(),
        }
    }

    /// A result that stands. What both players reported and nobody typed is the phones' word.
    fn entered(
        journal: &Journal,
        entry: &Entry,
        both_agree: bool,
        letters: &Letters<'_>,
        sees_people: bool,
        lang: Lang,
    ) -> SaidBy {
        let whole = moment(journal, entry, lang);
        if both_agree && entry.author.account == 0 {
            return SaidBy { short: words::said_phones(lang, time(journal, entry)), whole };
        }
        if !sees_people {
            return SaidBy { short: time(journal, entry), whole };
        }
        let name = &entry.author.name;
        SaidBy {
            short: format!("{} {}", letters.letters_of(name), time(journal, entry)),
            whole: format!("{} · {whole}", acts::author(lang, name)),
        }
    }

    fn reported(journal: &Journal, entry: &Entry, reported: &[&Reported], lang: Lang) -> SaidBy {
        let short = match reported {
            [_] => words::said_one_phone(lang, time(journal, entry)),
            // Both results stand in the row, so that the two are asked without another page.
            [one, other] if one.result != other.result => {
                format!("{} ≠ {}", one.result.symbol(), other.result.symbol())
            }
            _ => words::said_phones(lang, time(journal, entry)),
        };
        SaidBy { short, whole: moment(journal, entry, lang) }
    }

    fn live(board: &Board, lang: Lang) -> SaidBy {
        let short = match board.shows {
            // The move that is being thought about.
            Termination::Unfinished => words::said_live(lang, board.half_moves / 2 + 1),
            Termination::WhiteWins => words::said_live_result(lang, GameResult::WhiteWins.symbol()),
            Termination::BlackWins => words::said_live_result(lang, GameResult::BlackWins.symbol()),
            Termination::Draw => words::said_live_result(lang, GameResult::Draw.symbol()),
        };
        SaidBy { whole: board.last.clone(), short }
    }
}

fn moment(journal: &Journal, entry: &Entry, lang: Lang) -> String {
    dates::minute(lang, clock::in_hall(&journal.state().details, entry.at))
}

/// Those who entered a round's results, with the letters that stand for each: the whole name where two would have the same.
pub(crate) struct Letters<'j>(BTreeMap<&'j str, String>);

impl<'j> Letters<'j> {
    pub(crate) fn of(journal: &'j Journal, round: &Round) -> Letters<'j> {
        let entered = round.games.iter().filter(|game| game.result.is_some());
        Letters::among(entered.filter_map(|game| Some(journal.entry(game.touched)?.author.name.as_str())).collect())
    }

    fn among(names: BTreeSet<&'j str>) -> Letters<'j> {
        let letters: Vec<(&str, String)> = names.into_iter().map(|name| (name, initials(name))).collect();
        let is_shared = |short: &str| letters.iter().filter(|(_, other)| other == short).count() > 1;
        let told = |(name, short): &(&'j str, String)| {
            (*name, if is_shared(short) { (*name).to_owned() } else { short.clone() })
        };
        Letters(letters.iter().map(told).collect())
    }

    fn letters_of<'a>(&'a self, name: &'a str) -> &'a str {
        self.0.get(name).map_or(name, String::as_str)
    }
}

/// `LS` for `Lena Schmid`; a name of one word, as most in Chinese are, stands whole.
fn initials(name: &str) -> String {
    let parts: Vec<&str> = name.split_whitespace().filter(|word| word.starts_with(char::is_alphabetic)).collect();
    if parts.len() < 2 {
        return name.to_owned();
    }
    parts.iter().take(MOST_LETTERS).filter_map(|word| word.chars().next()).flat_map(char::to_uppercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_stand_for_a_name_where_no_other_has_the_same() {
        let letters = Letters::among(["Lena Schmid", "Luis Soler", "Ana Petrescu", "王建国", "chief"].into());
        let told =
            ["Lena Schmid", "Luis Soler", "Ana Petrescu", "王建国", "chief"].map(|name| letters.letters_of(name));
        assert_eq!(told, ["Lena Schmid", "Luis Soler", "AP", "王建国", "chief"]);
        assert_eq!(initials("María del Carmen Ruiz"), "MDC");
    }
}

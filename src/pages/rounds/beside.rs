//! What stands beside the boards where a screen has room for it: the tables as they stand, who is here, and what was typed last. The
//! desk's script keeps it as things are; without scripts it is as things were when the page was drawn.

use crate::tables::Tables;
use sonneborn_desk::clock;
use sonneborn_i18n::{Lang, acts, common, dates};
use sonneborn_tournament::acts::Entry;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::round::{Game, Round};
use sonneborn_web::guard::{Guarded, Right};
use sonneborn_web::score::Score;
use std::collections::BTreeSet;

/// So many results that were typed last are told.
const LAST_TYPED: usize = 8;

pub(super) struct Beside {
    /// Those whose results the visitor enters.
    pub tables: Tables,
    /// The names of the arbiters whose pages are open, where it is not the visitor alone.
    pub here: String,
    /// The newest first.
    pub typed: Vec<Typed>,
}

/// A result that stands, and whose word it is.
pub(super) struct Typed {
    pub seq: u64,
    pub board: u16,
    pub score: Score,
    /// Empty for those who are not told of people.
    pub by: String,
    /// The time of day, and the whole moment.
    pub at: String,
    pub moment: String,
}

impl Beside {
    pub(super) fn of<R: Right>(guarded: &Guarded<R>, round: &Round) -> Beside {
        let lang = guarded.visitor.lang;
        let own = || round.games.iter().filter(|game| guarded.boards.is_none_or(|boards| boards.has(game.board)));
        Beside {
            tables: Tables::of(guarded.shown(), round, own(), |board| guarded.works_at(board), lang),
            here: if guarded.sees_people() { here(guarded, lang) } else { String::new() },
            typed: last_typed(guarded, own(), lang),
        }
    }
}

fn here<R: Right>(guarded: &Guarded<R>, lang: Lang) -> String {
    let arbiters = guarded.live.arbiters();
    let arbiters = arbiters.borrow();
    let names: BTreeSet<&str> = arbiters.iter().map(|here| here.name.as_str()).collect();
    let own = guarded.visitor.login.as_deref().map_or("", |(_, account)| account.name.as_str());
    if names.iter().all(|name| *name == own) {
        return String::new();
    }
    names.into_iter().collect::<Vec<_>>().join(common::list_comma(lang))
}

fn last_typed<'g, R: Right>(guarded: &Guarded<R>, games: impl Iterator<Item = &'g Game>, lang: Lang) -> Vec<Typed> {
    let sees_people = guarded.sees_people();
    let mut games: Vec<&Game> = games.filter(|game| game.result.is_some()).collect();
    games.sort_unstable_by_key(|game| std::cmp::Reverse(game.touched));
    let told = games.into_iter().filter_map(|game| typed(&guarded.journal, game, sees_people, lang));
    told.take(LAST_TYPED).collect()
}

/// Whose word the result of a game is; `None` where it has none.
fn typed(journal: &Journal, game: &Game, sees_people: bool, lang: Lang) -> Option<Typed> {
    let entry = journal.entry(game.touched)?;
    Some(Typed {
        seq: entry.seq,
        board: game.board,
        score: Score::brief(Some(game.result?), lang),
        by: if sees_people { acts::author(lang, &entry.author.name) } else { String::new() },
        at: time(journal, entry),
        moment: dates::minute(lang, clock::in_hall(&journal.state().details, entry.at)),
    })
}

/// The time of day of an act, as the hall has it.
pub(crate) fn time(journal: &Journal, entry: &Entry) -> String {
    clock::in_hall(&journal.state().details, entry.at).format("%H:%M").to_string()
}

//! The hall at a glance: how far the round is, when the next one starts, what FIDE would refuse, who is here, where the last
//! backup is, and the address for players.

use crate::desk::Desk;
use crate::desk::backups::Last;
use crate::desk::failures;
use crate::i18n::{Lang, common, dates, now as words, web};
use crate::rating::submission::objections;
use crate::tournament::Tournament;
use crate::tournament::outcome::GameResult;
use crate::tournament::round::{Round, RoundState};
use crate::web::guard::{Guarded, Viewer};
use chrono::Local;
use std::collections::BTreeSet;

/// Boards named one by one; a hall with more missing has only begun.
const BOARDS_NAMED: usize = 40;
/// The width of the bar in units of its own; it scales.
const BAR_WIDTH: usize = 1000;

pub(super) struct Hall {
    pub round: Option<InPlay>,
    pub next: Option<String>,
    pub players: String,
    /// What FIDE would refuse and might ask, in a line; `None` where nothing.
    pub objections: Option<String>,
    /// The arbiters whose pages are open now; told to arbiters.
    pub here: Option<String>,
    /// When and where the last backup was made; told to arbiters.
    pub backup: Option<Backup>,
    pub address: String,
}

/// The published round that waits for results, else the last one.
pub(super) struct InPlay {
    pub number: u16,
    pub name: String,
    pub count: String,
    /// The part of the bar that is entered, of [`BAR_WIDTH`].
    pub entered_width: usize,
    pub bar_width: usize,
    pub missing: Vec<u16>,
    pub more_missing: bool,
    pub adjourned: Vec<u16>,
    /// Adjourned games of other rounds, each with its address.
    pub older: Vec<Older>,
}

pub(super) struct Older {
    pub round: u16,
    pub board: u16,
    pub words: String,
}

pub(super) struct Backup {
    pub words: String,
    /// Nothing was copied: said as a warning.
    pub is_missing: bool,
}

impl Hall {
    pub(super) fn of(guarded: &Guarded<Viewer>) -> Hall {
        let lang = guarded.visitor.lang;
        let tournament = guarded.tournament();
        Hall {
            round: in_play(tournament, lang),
            next: next_start(tournament, lang),
            players: players(tournament, lang),
            objections: objected(tournament, lang),
            here: guarded.is_arbiter().then(|| here(&guarded.live.arbiters().borrow(), lang)).flatten(),
            backup: guarded.is_arbiter().then(|| backup(&guarded.state.desk, lang)),
            address: format!("{}/p/{}", guarded.state.public_url, guarded.id()),
        }
    }
}

fn in_play(tournament: &Tournament, lang: Lang) -> Option<InPlay> {
    let published = || tournament.rounds.iter().filter(|round| round.state == RoundState::Published);
    let round = tournament.current_round()?;
    let missing = round.missing();
    let entered = round.games.len() - missing.len();
    let older = published().filter(|other| other.number != round.number).flat_map(|other| {
        adjourned(other).into_iter().map(|board| Older {
            round: other.number.0,
            board,
            words: web::found_on_board(lang, other.number, board),
        })
    });
    Some(InPlay {
        number: round.number.0,
        name: crate::i18n::rounds::round_of(lang, round.number, tournament.regulations.rounds),
        count: crate::i18n::rounds::count_of(lang, entered, round.games.len()),
        entered_width: (entered * BAR_WIDTH).checked_div(round.games.len()).unwrap_or(BAR_WIDTH),
        bar_width: BAR_WIDTH,
        more_missing: missing.len() > BOARDS_NAMED,
        missing: missing.into_iter().take(BOARDS_NAMED).collect(),
        adjourned: adjourned(round),
        older: older.collect(),
    })
}

fn adjourned(round: &Round) -> Vec<u16> {
    let open = round.games.iter().filter(|game| game.result == Some(GameResult::Adjourned));
    open.map(|game| game.board).collect()
}

/// When the next round starts, where the schedule says it.
fn next_start(tournament: &Tournament, lang: Lang) -> Option<String> {
    // Of a table, the next round may be published already.
    let unplayed = || {
        let current = tournament.current_round()?;
        let next = if current.missing().len() == current.games.len() { current.number } else { current.number.next() };
        (tournament.round(next).is_some()).then_some(next)
    };
    let next = tournament.draft().map(|draft| draft.number).or_else(unplayed).or_else(|| tournament.next_round())?;
    let at = tournament.details.schedule.get(next.index()).copied().flatten()?;
    Some(words::next_round_at(lang, next, dates::minute(lang, at)))
}

fn players(tournament: &Tournament, lang: Lang) -> String {
    let all = tournament.entrants().count();
    let away = tournament.entrants().filter(|player| !player.checked_in).count();
    if tournament.rounds.is_empty() && away > 0 {
        words::players_checked_in(lang, all - away, all)
    } else {
        words::players(lang, all)
    }
}

fn objected(tournament: &Tournament, lang: Lang) -> Option<String> {
    let found = objections(tournament);
    let refusals = found.iter().filter(|objection| objection.refuses()).count();
    match (refusals, found.len() - refusals) {
        (0, 0) => None,
        (0, asks) => Some(words::fide_asks(lang, asks)),
        (refusals, 0) => Some(words::fide_refuses(lang, refusals)),
        (refusals, asks) => {
            let told = [words::fide_refuses(lang, refusals), words::fide_asks(lang, asks)];
            Some(told.join(common::list_semicolon(lang)))
        }
    }
}

fn here(arbiters: &[String], lang: Lang) -> Option<String> {
    let names: BTreeSet<&str> = arbiters.iter().map(String::as_str).collect();
    let names: Vec<&str> = names.into_iter().collect();
    (!names.is_empty()).then(|| names.join(common::list_comma(lang)))
}

fn backup(desk: &Desk, lang: Lang) -> Backup {
    let clock = |last: &Last| dates::minute(lang, last.at.with_timezone(&Local).naive_local());
    let (words, is_missing) = match (desk.backup_plan(), desk.last_backup()) {
        (_, Some(last)) => match &last.made {
            Ok(file) => (web::backup_made(lang, clock(&last), file.display()), false),
            Err(why) => (web::backup_failed(lang, clock(&last), failures::backup(lang, why)), true),
        },
        (Some(plan), None) => (web::backup_planned(lang, plan.folder.display()), false),
        (None, None) => (web::backup_none(lang).to_owned(), true),
    };
    Backup { words, is_missing }
}

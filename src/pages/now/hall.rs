//! The hall at a glance: how far the round is, when the next one starts, what FIDE would refuse, who is here, where the last
//! backup is, and the address for players.

use super::presence::Presence;
use crate::tables::{Table, Tables};
use sonneborn_desk::clock;
use sonneborn_i18n::{Lang, common, dates, now as words, web};
use sonneborn_rating::submission::{Objection, objections};
use sonneborn_store::tournament::Role;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::round::{Round, RoundState};
use sonneborn_tournament::screen::{Screen, Slide};
use sonneborn_web::guard::{Guarded, Viewer};
use sonneborn_web::names::round_of_all;
use sonneborn_web::shown::slides;
use url::{Host, Url};

pub(super) struct Hall {
    pub round: Option<InPlay>,
    pub next: Option<String>,
    pub players: String,
    /// What FIDE would refuse and might ask, in a line; `None` where nothing.
    pub objections: Option<String>,
    pub presence: Presence,
    /// The address of the people's page, for those who may open it.
    pub people: String,
    pub address: String,
    /// Whether spectators may read; what keeps the hall's phones from it otherwise.
    pub is_open: bool,
    /// The address is one that only this computer has.
    pub is_local: bool,
    /// The screens, and what can be put on them; for those who may.
    pub can_act: bool,
    pub screens: Vec<Screen>,
    pub slides: Vec<(Slide, &'static str)>,
}

/// The published round that waits for results, else the last one.
pub(super) struct InPlay {
    pub number: u16,
    pub name: String,
    /// How many results are in, and of how many.
    pub entered: usize,
    pub all: usize,
    /// The tables in their order.
    pub tables: Vec<Table>,
    pub is_large: bool,
    /// How many tables there are of each kind.
    pub kinds: Vec<(&'static str, usize, &'static str)>,
    pub adjourned: Vec<u16>,
    /// Adjourned games of other rounds, each with its address.
    pub older: Vec<Older>,
}

pub(super) struct Older {
    pub round: u16,
    pub board: u16,
    pub words: String,
}

impl Hall {
    pub(super) fn of(guarded: &Guarded<Viewer>, presence: Presence) -> Hall {
        let lang = guarded.visitor.lang;
        let tournament = guarded.shown();
        let is_chief = guarded.role >= Some(Role::ChiefArbiter);
        Hall {
            round: in_play(tournament, lang, |board| guarded.works_at(board)),
            next: next_start(tournament, lang),
            players: players(tournament, lang),
            objections: objected(tournament, lang),
            presence,
            people: if is_chief { format!("/t/{}/people", guarded.id()) } else { String::new() },
            address: format!("{}/p/{}", guarded.state.public_url, guarded.id()),
            is_open: guarded.live.was_public(),
            is_local: is_local(&guarded.state.public_url),
            can_act: guarded.may_act() && guarded.boards.is_none(),
            screens: tournament.screens.clone(),
            slides: slides::slides(lang),
        }
    }
}

/// Whether an address leads back to the computer that opens it.
fn is_local(address: &str) -> bool {
    match Url::parse(address).ok().as_ref().and_then(Url::host) {
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        Some(Host::Domain(name)) => name == "localhost",
        None => false,
    }
}

fn in_play(tournament: &Tournament, lang: Lang, works_at: impl Fn(u16) -> bool) -> Option<InPlay> {
    let published = || tournament.rounds.iter().filter(|round| round.state == RoundState::Published);
    let round = tournament.current_round()?;
    let tables = Tables::of(tournament, round, round.games.iter(), works_at, lang);
    let older = published().filter(|other| other.number != round.number).flat_map(|other| {
        adjourned(other).into_iter().map(|board| Older {
            round: other.number.0,
            board,
            words: web::found_on_board(lang, other.number, board),
        })
    });
    Some(InPlay {
        number: round.number.0,
        name: round_of_all(tournament, round.number, lang),
        entered: round.games.len() - round.missing().len(),
        all: round.games.len(),
        kinds: tables.kinds.iter().filter(|(_, count, _)| *count > 0).copied().collect(),
        is_large: tables.is_large,
        tables: tables.all,
        adjourned: adjourned(round),
        older: older.collect(),
    })
}

pub(super) fn adjourned(round: &Round) -> Vec<u16> {
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
    let at = clock::start_to_come(&tournament.details, next)?;
    Some(words::next_round_at(lang, next, dates::start(lang, at)))
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

/// What FIDE would refuse and might ask, in a line; `None` where nothing. What is only not played yet is no objection.
pub(crate) fn objected(tournament: &Tournament, lang: Lang) -> Option<String> {
    // Where nobody is entered yet, there is nothing to send.
    tournament.entrants().next()?;
    let is_over = tournament.next_round().is_none() && tournament.rounds.iter().all(Round::is_complete);
    let is_unplayed = |objection: &Objection| {
        let is_of_games = matches!(
            objection,
            Objection::MissingResults { .. } | Objection::Adjourned { .. } | Objection::FewGames { .. }
        );
        is_of_games && !is_over
    };
    let found: Vec<Objection> = objections(tournament).into_iter().filter(|found| !is_unplayed(found)).collect();
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

//! The page of the live boards, and the games of a round as a file.

use super::notices::{self, Row};
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::boards::{Offered, Settings};
use sonneborn_desk::{Desk, clock, failures, instant};
use sonneborn_i18n::{Lang, dates, live_boards as words};
use sonneborn_laws::clock::write_time;
use sonneborn_laws::pgn::Termination;
use sonneborn_store::live_board::LiveKey;
use sonneborn_store::tournament::Role;
use sonneborn_tournament::details::Details;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::round::{Round, RoundState};
use sonneborn_web::download::{FileKind, file};
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded, Public, Right};
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, blocking, page, see_other};
use std::sync::Arc;

/// A board that is watched.
struct BoardLine {
    number: u16,
    white: String,
    black: String,
    last: String,
    clocks: String,
    result: &'static str,
    /// The result that the board shows and nobody has entered.
    offered: Option<GameResult>,
    by_hand: bool,
}

struct StrayLine {
    players: String,
    white: String,
    black: String,
    why: String,
}

struct SourceLine {
    name: String,
    state: String,
    is_silent: bool,
}

struct KeyLine {
    id: i64,
    name: String,
    round: u16,
    made: String,
    used: String,
}

#[derive(Template)]
#[template(path = "live_desk/show.html")]
struct LivePage {
    frame: Frame,
    id: i64,
    /// The round that is played, 0 for none.
    round: u16,
    notices: Vec<Row>,
    boards: Vec<BoardLine>,
    /// All results that can be entered, as the form of the button has them, and how many.
    offered: (String, usize),
    strays: Vec<StrayLine>,
    sources: Vec<SourceLine>,
    sent: Option<SourceLine>,
    is_chief: bool,
    settings: Settings,
    keys: Vec<KeyLine>,
    /// Where relays send games.
    post_address: String,
    /// The name and the words of a key that was just made.
    made: Option<(String, String)>,
    problem: Option<String>,
}

pub(super) async fn show(guarded: Guarded<Arbiter>) -> Answer {
    shown(&guarded, None, None).await
}

/// The page, with a key that was just made, or with what was wrong in the form.
pub(super) async fn shown<R: Right>(
    guarded: &Guarded<R>,
    made: Option<(String, String)>,
    problem: Option<String>,
) -> Answer {
    let (lang, hall) = (guarded.visitor.lang, &guarded.tournament().details);
    let (desk, live, id) = (Arc::clone(&guarded.state.desk), Arc::clone(&guarded.live), guarded.id());
    let (notices, settings, keys) = blocking(move || {
        let keys = desk.store().live_keys(id)?;
        Ok::<_, WebError>((notices::rows(&desk, &live, lang)?, desk.live_settings(id)?, keys))
    })
    .await?;
    let (desk, round) = (&guarded.state.desk, Desk::current_round(&guarded.live).unwrap_or_default());
    let mut sources: Vec<SourceLine> = desk
        .heard(id)
        .into_iter()
        .map(|(name, heard)| SourceLine {
            name,
            is_silent: heard.games.is_err(),
            state: match heard.games {
                Ok(games) => words::heard(lang, games, local(lang, hall, heard.at)),
                Err(why) => words::not_heard(lang, failures::fetch(lang, &why), local(lang, hall, heard.at)),
            },
        })
        .collect();
    let folders = desk.watched_folders(id).into_iter().map(|folder| folder.display().to_string());
    let asked = Some(settings.address.clone()).filter(|address| !address.is_empty());
    for name in folders.chain(asked) {
        if sources.iter().all(|source| source.name != name) {
            sources.push(SourceLine { name, state: words::not_asked_yet(lang).into(), is_silent: false });
        }
    }
    let sent = desk.last_pushed(id).map(|pushed| SourceLine {
        name: words::sent_to(lang, &settings.push_address),
        is_silent: pushed.games.is_err() || !pushed.refused.is_empty(),
        state: match &pushed.games {
            Ok(games) => {
                let told = [words::sent(lang, *games, local(lang, hall, pushed.at))].into_iter();
                told.chain(pushed.refused.first().cloned()).collect::<Vec<_>>().join(" · ")
            }
            Err(why) => words::not_heard(lang, failures::fetch(lang, why), local(lang, hall, pushed.at)),
        },
    });
    let offered = desk.offered_results(&guarded.live);
    page(&LivePage {
        frame: Frame::of(guarded, Section::Now, words::title(lang)),
        id,
        round,
        notices,
        boards: boards(guarded, round, &offered),
        offered: (written(&offered), offered.len()),
        strays: strays(desk, id, lang),
        sources,
        sent,
        is_chief: guarded.role >= Some(Role::ChiefArbiter),
        keys: keys.iter().map(|key| KeyLine::of(lang, hall, key)).collect(),
        post_address: format!("{}{}/live", guarded.state.public_url, sonneborn_web::problem::BASE),
        settings,
        made,
        problem,
    })
}

fn local(lang: Lang, hall: &Details, at: i64) -> String {
    dates::minute(lang, clock::in_hall(hall, instant(at)))
}

fn boards<R: Right>(guarded: &Guarded<R>, round: u16, offered: &[Offered]) -> Vec<BoardLine> {
    let tournament = guarded.shown();
    let paired = guarded.tournament().round(RoundNo(round));
    let found = paired.map(|paired| guarded.state.desk.live_boards(guarded.id(), paired)).unwrap_or_default();
    let line = |(number, board): (u16, sonneborn_desk::boards::Board)| {
        let (white, black) = tournament.players_on(RoundNo(round), number)?;
        Some(BoardLine {
            number,
            white: white.data.name.clone(),
            black: black.data.name.clone(),
            last: board.last,
            clocks: board.clocks.map_or_else(String::new, |clocks| {
                format!("{} {}", write_time(clocks.white_ms), write_time(clocks.black_ms))
            }),
            result: if board.result == Termination::Unfinished { "" } else { board.result.token() },
            offered: offered.iter().find(|offered| offered.board == number).map(|offered| offered.result),
            by_hand: board.by_hand,
        })
    };
    found.into_iter().filter_map(line).collect()
}

/// Results as the form that enters them has them: `7 1-0,12 ½-½`.
fn written(offered: &[Offered]) -> String {
    let one = |offered: &Offered| format!("{} {}", offered.board, offered.result.code());
    offered.iter().map(one).collect::<Vec<_>>().join(",")
}

fn strays(desk: &Desk, id: i64, lang: Lang) -> Vec<StrayLine> {
    let all = desk.strays(id).into_iter().flat_map(|(_, strays)| strays);
    let line = |stray: sonneborn_desk::boards::Taken| StrayLine {
        players: format!("{} – {}", stray.white, stray.black),
        why: match (stray.seat, stray.doubtful) {
            (Err(why), _) => failures::stray(lang, &why),
            (Ok(board), Some(name)) => words::doubtful_name(lang, board, name),
            (Ok(_), None) => String::new(),
        },
        white: stray.white,
        black: stray.black,
    };
    all.map(line).collect()
}

impl KeyLine {
    fn of(lang: Lang, hall: &Details, key: &LiveKey) -> KeyLine {
        KeyLine {
            id: key.id,
            name: key.name.clone(),
            round: key.round,
            made: local(lang, hall, key.created_at),
            used: key.used_at.map_or_else(|| words::never(lang).into(), |at| local(lang, hall, at)),
        }
    }
}

#[derive(Deserialize)]
pub(super) struct NamedForm {
    white: String,
    black: String,
    board: u16,
}

/// Notes which board the games of these names are of.
pub(super) async fn name_board(guarded: Guarded<Arbiter>, form: Posted<NamedForm>) -> Answer {
    let (desk, live) = (Arc::clone(&guarded.state.desk), Arc::clone(&guarded.live));
    let NamedForm { white, black, board } = form.0;
    let is_there = blocking(move || desk.name_board(&live, [&white, &black], board)).await?;
    if is_there { Ok(see_other(&format!("/t/{}/live-boards", guarded.id()))) } else { Err(WebError::NotFound) }
}

#[derive(Deserialize)]
pub(super) struct FollowForm {
    round: u16,
    board: u16,
}

/// Follows a board again whose record the arbiter had mended.
pub(super) async fn follow(guarded: Guarded<Arbiter>, form: Posted<FollowForm>) -> Answer {
    let (desk, live) = (Arc::clone(&guarded.state.desk), Arc::clone(&guarded.live));
    let FollowForm { round, board } = form.0;
    blocking(move || desk.follow_again(&live, RoundNo(round), board)).await?;
    Ok(see_other(&format!("/t/{}/live-boards", guarded.id())))
}

/// Every game of a round as it is kept.
pub(super) async fn whole_round(guarded: Guarded<Arbiter>, path: web::Path<(i64, u16)>) -> Answer {
    round_file(&guarded, path.into_inner().1, true).await
}

/// Every game of a published round as the public may see it now.
pub(super) async fn public_round(guarded: Guarded<Public>, path: web::Path<(i64, u16)>) -> Answer {
    round_file(&guarded, path.into_inner().1, false).await
}

async fn round_file<R: Right>(guarded: &Guarded<R>, round: u16, is_whole: bool) -> Answer {
    let (tournament, number) = (guarded.tournament(), RoundNo(round));
    let may_see = |round: &Round| match is_whole {
        true => round.state == RoundState::Published,
        false => tournament.tells_boards_of(round),
    };
    if !tournament.round(number).is_some_and(may_see) {
        return Err(WebError::NotFound);
    }
    let (desk, live) = (Arc::clone(&guarded.state.desk), Arc::clone(&guarded.live));
    let pgn = blocking(move || desk.round_pgn(&live, round, is_whole)).await?.ok_or(WebError::NotFound)?;
    Ok(file(&format!("round-{round}.pgn"), FileKind::Pgn, pgn))
}

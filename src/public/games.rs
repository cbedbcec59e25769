//! The games that are kept, as far as the public may see them now: a list of each round, and a game to play through. Without scripts each
//! move is a link that shows its diagram; `static/viewer.js` steps by keys, swipes and buttons on the board that is there.

use super::{PublicFrame, Tab, published};
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::{Desk, Live};
use sonneborn_i18n::{Lang, claims, common, public as words};
use sonneborn_laws::pgn;
use sonneborn_laws::position::Position;
use sonneborn_laws::replay::{AtFault, Replay};
use sonneborn_laws::{self as laws, Color, Square, fen};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::round::{Game, Round};
use sonneborn_web::diagram::Diagram;
use sonneborn_web::download::{FileKind, file};
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::names::titled;
use sonneborn_web::routes::Routes;
use sonneborn_web::score::Score;
use sonneborn_web::{Answer, WebError, blocking, page};
use std::collections::BTreeSet;
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Public)
        .get("/p/{tournament}/games", Shows::PUBLIC, list)
        .get("/p/{tournament}/games.pgn", Shows::PUBLIC, whole_event)
        .get("/p/{tournament}/game/{round}/{board}", Shows::PUBLIC, show);
}

/// The boards of the published rounds whose games are kept.
pub(super) type Kept = BTreeSet<(RoundNo, u16)>;

/// The rounds whose games everybody may know.
fn told(tournament: &Tournament) -> impl Iterator<Item = &Round> {
    published(tournament).filter(|round| tournament.tells_boards_of(round))
}

/// Which games the public finds; asked of the store.
pub(super) async fn kept(guarded: &Guarded<Public>) -> Result<Kept, WebError> {
    // While the store is away there is no list, and the page is shown without it.
    if guarded.as_of.is_some() {
        return Ok(Kept::new());
    }
    let (desk, live) = (Arc::clone(&guarded.state.desk), Arc::clone(&guarded.live));
    let boards =
        blocking(move || desk.store().boards_with_games(live.id, live.journal().state()).map_err(WebError::from));
    let boards = boards.await?;
    let shown: BTreeSet<RoundNo> = told(guarded.tournament()).map(|round| round.number).collect();
    let boards = boards.into_iter().map(|(round, board)| (RoundNo(round), board));
    Ok(boards.filter(|(round, _)| shown.contains(round)).collect())
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Query {
    round: Option<u16>,
    /// The half-move after which the board is shown.
    ply: Option<usize>,
}

struct GameLine {
    board: u16,
    white: String,
    black: String,
    result: &'static str,
    score: Score,
}

#[derive(Template)]
#[template(path = "public/games.html")]
struct GamesPage {
    frame: PublicFrame,
    round: Option<RoundNo>,
    /// The rounds with games.
    rounds: Vec<RoundNo>,
    lines: Vec<GameLine>,
}

async fn list(guarded: Guarded<Public>, query: web::Query<Query>) -> Answer {
    let kept = kept(&guarded).await?;
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let rounds: BTreeSet<RoundNo> = kept.iter().map(|(round, _)| *round).collect();
    let asked = query.round.map(RoundNo).filter(|round| rounds.contains(round));
    let round = asked.or(rounds.last().copied()).and_then(|number| tournament.round(number));
    let games = round.map(|round| round.games.iter().filter(|game| kept.contains(&(round.number, game.board))));
    page(&GamesPage {
        frame: PublicFrame::of(&guarded, Tab::Results, words::games(lang).into(), "").with_games(&kept),
        round: round.map(|round| round.number),
        rounds: rounds.into_iter().collect(),
        lines: games.into_iter().flatten().map(|game| line(tournament, game, lang)).collect(),
    })
}

fn line(tournament: &Tournament, game: &Game, lang: Lang) -> GameLine {
    let name = |id| tournament.player(id).map_or_else(String::new, |player| titled(&player.data));
    GameLine {
        board: game.board,
        white: name(game.white),
        black: name(game.black),
        result: game.result.map_or("", GameResult::symbol),
        score: Score::of(game.result, lang),
    }
}

/// The games of all published rounds, one after another.
async fn whole_event(guarded: Guarded<Public>) -> Answer {
    let rounds: Vec<u16> = told(guarded.tournament()).map(|round| round.number.0).collect();
    let (desk, live) = (Arc::clone(&guarded.state.desk), Arc::clone(&guarded.live));
    let pgn = blocking(move || {
        let mut text = String::new();
        for round in rounds {
            text.push_str(&desk.round_pgn(&live, round, false)?.unwrap_or_default());
        }
        Ok::<_, WebError>(text)
    });
    Ok(file("games.pgn", FileKind::Pgn, pgn.await?))
}

/// A half-move of the game that is shown.
struct Move {
    ply: usize,
    /// `34.`, before White's moves and the first one shown.
    number: String,
    san: String,
    /// The pieces after it, as in a FEN, and the two squares of the move.
    placement: String,
    squares: String,
}

/// A game as it is played through.
struct Played {
    moves: Vec<Move>,
    /// The pieces at the start.
    start: String,
    diagram: Diagram,
    shown: usize,
    /// The record goes on with what cannot be played.
    breaks_off: bool,
    /// The record goes on beyond what a page shows.
    is_cut: bool,
}

/// So many half-moves are shown: more than any game that was played has, and a page that a phone can load.
const MOST_SHOWN: usize = 800;

#[derive(Template)]
#[template(path = "public/game.html")]
struct GamePage {
    frame: PublicFrame,
    round: RoundNo,
    line: GameLine,
    played: Played,
    pgn: String,
    /// Where the first, the one before, the next and the last position are, and the words for that.
    steps: [(usize, &'static str, &'static str); 4],
    /// The boards of the round before and after it with a game.
    before: Option<u16>,
    after: Option<u16>,
}

async fn show(guarded: Guarded<Public>, path: web::Path<(i64, u16, u16)>, query: web::Query<Query>) -> Answer {
    let (_, number, board) = path.into_inner();
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let round = told(tournament).find(|round| round.number == RoundNo(number)).ok_or(WebError::NotFound)?;
    let game = round.game(board).ok_or(WebError::NotFound)?;
    let record = record(&guarded, round, board).await?.ok_or(WebError::NotFound)?;
    let played = played(lang, &record, query.ply).ok_or(WebError::NotFound)?;
    let kept = kept(&guarded).await?;
    let of_round = |(of, at): &&(RoundNo, u16)| (*of == round.number).then_some(*at);
    let last = played.moves.len();
    page(&GamePage {
        frame: PublicFrame::of(
            &guarded,
            Tab::Results,
            format!("{} · {} {board}", common::round_n(lang, round.number), common::board(lang)),
            "",
        ),
        round: round.number,
        line: line(tournament, game, lang),
        pgn: format!("/p/{}/games/{number}/{board}.pgn", guarded.id()),
        steps: [
            (0, "|◀", words::first_move(lang)),
            (played.shown.saturating_sub(1), "◀", words::move_before(lang)),
            ((played.shown + 1).min(last), "▶", words::next_move(lang)),
            (last, "▶|", words::last_move(lang)),
        ],
        before: kept.iter().filter_map(|one| of_round(&one)).rfind(|at| *at < board),
        after: kept.iter().filter_map(|one| of_round(&one)).find(|at| *at > board),
        played,
    })
}

async fn record(guarded: &Guarded<Public>, round: &Round, board: u16) -> Result<Option<String>, WebError> {
    let (desk, live, round): (Arc<Desk>, Arc<Live>, Round) =
        (Arc::clone(&guarded.state.desk), Arc::clone(&guarded.live), round.clone());
    blocking(move || desk.public_game(&live, &round, board).map_err(WebError::from)).await
}

/// The game of a record, with the board after `ply` half-moves or the last; `None` where its start cannot be read.
fn played(lang: Lang, record: &str, ply: Option<usize>) -> Option<Played> {
    let game = pgn::games(record).next()?;
    let replay = Replay::of(&game, AtFault::Stop);
    if !replay.start_known() {
        return None;
    }
    let placement = |ply: usize| fen::write(replay.position(ply)).split(' ').next().unwrap_or_default().to_owned();
    // Castling is kept as the king taking the rook; readers look where the king goes.
    let squares = |before: &Position, mv: laws::Move| {
        let uci = before.uci(mv);
        [0..2, 2..4].map(|part| uci.get(part).and_then(|square| square.parse::<Square>().ok()).unwrap_or(mv.to))
    };
    let one = |ply: usize| {
        let before = replay.position(ply - 1);
        let (white, mv) = (before.turn() == Color::White, replay.plies()[ply - 1].mv);
        let dots = if white { "." } else { "…" };
        Move {
            ply,
            number: if white || ply == 1 { format!("{}{dots}", before.move_number()) } else { String::new() },
            san: replay.san(ply),
            placement: placement(ply),
            squares: squares(before, mv).map(|square| square.to_string()).join(" "),
        }
    };
    let most = replay.len().min(MOST_SHOWN);
    let shown = ply.unwrap_or(most).min(most);
    let last = shown.checked_sub(1);
    let marked = last.map(|ply| squares(replay.position(ply), replay.plies()[ply].mv).to_vec()).unwrap_or_default();
    let caption = match shown {
        0 => claims::at_the_start(lang).to_owned(),
        ply => claims::after_move(lang, replay.numbered_san(ply)),
    };
    Some(Played {
        moves: (1..=most).map(one).collect(),
        start: placement(0),
        diagram: Diagram::of(lang, replay.position(shown), caption, &marked),
        shown,
        breaks_off: most == replay.len() && replay.len() < game.moves().len(),
        is_cut: most < replay.len(),
    })
}

/// The address of a board's game, where it is kept.
pub(super) fn address(guarded: &Guarded<Public>, kept: &Kept, round: RoundNo, board: u16) -> String {
    match kept.contains(&(round, board)) {
        true => format!("/p/{}/game/{round}/{board}", guarded.id()),
        false => String::new(),
    }
}

//! The round desk: the published round with its results, made to be typed into. Without JavaScript the same page enters
//! one board after another by a plain form.

use super::attend::{Attendance, attendance};
use super::beside::Beside;
use super::disagreement::{self, Disagreement};
use super::{RoundHead, Stage};
use crate::said_by::{Letters, SaidBy};
use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use askama::Template;
use sonneborn_desk::boards::Board;
use sonneborn_desk::line_ups::deadline;
use sonneborn_i18n::{Lang, claim_desk, common, dates, phones, rounds as words, teams as team_words};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, EnterResult, SwapColours};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::round::{Appearance, Game, Round};
use sonneborn_web::guard::{Guarded, Right};
use sonneborn_web::matches::{self, MatchHead};
use sonneborn_web::score::Score;
use sonneborn_web::section::Section;
use sonneborn_web::shown::seat::{Seat, scores_before};
use sonneborn_web::{Answer, Frame, WebError, html, page};
use std::collections::BTreeMap;

/// The cookie that holds the key map.
const KEYS_COOKIE: &str = "keys";
/// The key maps, as `static/key-maps.js` knows them.
const KEY_MAPS: [(&str, &str); 3] = [("105", "1 0 5"), ("123", "1 2 3"), ("+-=", "+ - =")];

pub(super) struct Line {
    /// The match that begins with this board.
    head: Option<MatchHead>,
    /// Which of the two has the first team of its match: 0 for White.
    first: usize,
    board: u16,
    /// Whose the two are, White first; empty outside matches.
    teams: [String; 2],
    white: Seat,
    black: Seat,
    code: &'static str,
    symbol: &'static str,
    /// The same as two squares.
    score: Score,
    for_rating: Option<String>,
    /// Whether the visitor enters results here.
    is_open: bool,
    /// Illegal moves punished in this game, where there were any.
    illegal: Option<String>,
    /// Whose word stands here, for those who work at the board.
    said: SaidBy,
    /// What was typed for this board by different people, where it is not the same.
    disagreement: Option<Disagreement>,
}

impl Line {
    /// `Board 7: Li, Wei – Kovač, Ivo: 1-0`, for those who hear the desk; the script says it the same way.
    fn spoken(&self, lang: &Lang) -> String {
        let result = if self.symbol.is_empty() { words::no_result(*lang) } else { self.symbol };
        format!("{}: {result}", words::pad_for(*lang, self.board, &self.white.name, &self.black.name))
    }
}

/// What stands against a result that was sent by the plain form; shown in the board's row.
pub(super) struct Trouble {
    pub board: u16,
    pub words: String,
    /// The code of the result that was sent.
    pub sent: String,
    /// What the journal has now, to be believed when the form is sent again.
    pub now: &'static str,
    pub is_conflict: bool,
    /// What was sent takes the last entry back.
    pub is_undo: bool,
    /// It is done if this is answered.
    pub asked: Option<Answers>,
    /// What the button says that answers it.
    pub go_on: String,
    /// Where what was refused can be done: address and words.
    pub way: Option<(String, String)>,
}

/// What answers a question about a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answers {
    /// A reason, which confirms it.
    Reason,
    /// A press: nothing is corrected.
    Yes,
}

/// The board that the plain form writes to.
struct Pad {
    board: u16,
    words: String,
    was: &'static str,
    can_undo: bool,
    /// Why no other result is taken any more.
    settled: Option<String>,
    /// Whether its result can be erased, and its colours turned.
    can_erase: bool,
    can_turn: bool,
    white: u32,
    black: u32,
}

#[derive(Template)]
#[template(path = "rounds/desk.html")]
struct DeskPage {
    frame: Frame,
    head: RoundHead,
    lines: Vec<Line>,
    byes: Vec<(String, &'static str)>,
    entered: usize,
    /// Who is told whose word a result is.
    is_arbiter: bool,
    /// For whom results can be entered.
    can_act: bool,
    pad: Option<Pad>,
    trouble: Option<Trouble>,
    key_map: &'static str,
    maps: [(&'static str, &'static str); 3],
    /// What is pressed most: code, words and squares.
    plain: [(&'static str, &'static str, [&'static str; 2]); 3],
    /// The other results, in the order of the menu.
    forfeits: [(&'static str, &'static str, &'static str); 3],
    others: [(&'static str, &'static str, &'static str); 7],
    /// The script's words, as JSON.
    script_words: String,
    /// The boards that were given to a deputy, in words.
    boards: Option<String>,
    is_complete: bool,
    /// The round to be paired next, once this one is complete.
    next: Option<RoundNo>,
    take_back: Option<String>,
    /// What stands beside the boards, for those who work at them.
    beside: Option<Beside>,
    /// Who can still leave or come, before anybody has played.
    attendance: Option<Attendance>,
    public: String,
    /// Whether spectators may read those pages, and whether the visitor may open them.
    is_public: bool,
    is_chief: bool,
    /// What each result gives White and Black, as JSON; empty in an event of players.
    points: String,
    /// While captains still give line-ups.
    line_ups: Option<LineUps>,
    /// The boards whose players report different results, in words.
    disputes: Vec<(u16, String)>,
    /// Whether players report results, which can ring.
    hears_players: bool,
}

/// Until when line-ups come in, and whose are not there yet.
struct LineUps {
    until: Option<String>,
    waited_for: String,
}

impl LineUps {
    fn of(tournament: &Tournament, round: RoundNo, lang: Lang) -> Option<LineUps> {
        let (_, teams) = (tournament.open_line_ups == Some(round)).then(|| tournament.teams_without_line_up(round))?;
        let name = |id: &TeamId| tournament.team(*id).map(|team| team.name.as_str());
        Some(LineUps {
            until: deadline(tournament, round).map(|until| dates::minute(lang, until)),
            waited_for: teams.iter().filter_map(name).collect::<Vec<_>>().join(common::list_comma(lang)),
        })
    }
}

fn disputes(tournament: &Tournament, round: RoundNo, lang: Lang) -> Vec<(u16, String)> {
    let of_round = tournament.disputed_reports().into_iter().filter(|(of, ..)| *of == round);
    of_round
        .map(|(_, board, [white, black])| {
            (board, phones::task_disputed(lang, round, board, white.symbol(), black.symbol()))
        })
        .collect()
}

pub(super) fn show<R: Right>(
    request: &HttpRequest,
    guarded: &Guarded<R>,
    head: RoundHead,
    board: Option<u16>,
    trouble: Option<Trouble>,
) -> Answer {
    let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
    let round = tournament.round(head.number).ok_or(WebError::NotFound)?;
    let scores = scores_before(tournament, round.number);
    let heads = matches::heads(tournament, round, lang);
    let team_of = tournament.team_of_each_player();
    let first = |game: &Game| {
        let head = heads.range(..=game.board).next_back().map(|(_, head)| head.teams[0].id);
        let own = team_of.get(game.white.index()).copied().flatten();
        usize::from(own.map(|team| team.0) != head)
    };
    let seated: Vec<[PlayerId; 2]> = round.games.iter().map(Game::players).collect();
    let (letters, live) = (Letters::of(&guarded.journal, round), live_boards(guarded, round));
    let said = |game: &Game| {
        let reader = (&letters, guarded.sees_people());
        SaidBy::of(&guarded.journal, (round, game), reader, live.get(&game.board), lang)
    };
    // One name, in the letters of the reader: the other form would take a second line.
    let seat = |player| Seat { latin: String::new(), ..Seat::of(tournament, player, &scores) };
    let line = |(game, teams): (&Game, [String; 2])| Line {
        teams,
        head: heads.get(&game.board).cloned(),
        first: first(game),
        board: game.board,
        white: seat(game.white),
        black: seat(game.black),
        code: game.result.map_or("", GameResult::code),
        symbol: game.result.map_or("", GameResult::symbol),
        score: Score::brief(game.result, lang),
        for_rating: game.for_rating.map(|result| words::for_rating_only(lang, result.symbol())),
        is_open: guarded.boards.is_none_or(|boards| boards.has(game.board)),
        illegal: illegal_moves(tournament, round.number, game, lang),
        said: if guarded.works_at(game.board) { said(game) } else { SaidBy::default() },
        disagreement: disagreement::of(guarded, round.number, game),
    };
    let lines: Vec<Line> = round.games.iter().zip(matches::sides(tournament, &seated)).map(line).collect();
    let missing = round.missing();
    let entered = lines.len() - missing.len();
    let open = trouble.as_ref().map(|trouble| trouble.board).or(board).or(missing.first().copied());
    let open = open.filter(|board| lines.iter().any(|line| line.board == *board && line.is_open));
    let open = open.or(lines.iter().find(|line| line.is_open).map(|line| line.board));
    let open = open.or(round.games.first().map(|game| game.board));
    let name = |player| tournament.player(player).map_or_else(String::new, |player| super::titled(&player.data));
    let is_last = tournament.rounds.len() == usize::from(round.number.0);
    let line_ups = LineUps::of(tournament, round.number, lang);
    let takes_results = line_ups.is_none();
    let status = if trouble.is_some() { StatusCode::CONFLICT } else { StatusCode::OK };
    let shown = DeskPage {
        frame: Frame::of(guarded, Section::Rounds, head.name.clone()),
        byes: if tournament.is_of_teams() {
            matches::byes(tournament, round, lang)
        } else {
            round.byes.iter().map(|(player, bye)| (name(*player), common::bye_of(lang, *bye))).collect()
        },
        points: points_of_results(tournament),
        line_ups,
        disputes: disputes(tournament, round.number, lang),
        hears_players: tournament.public_side.results && !tournament.closed,
        // Results wait for the line-ups.
        pad: open.filter(|_| takes_results).and_then(|board| pad(guarded, round, &lines, board)),
        entered,
        is_arbiter: guarded.is_arbiter(),
        can_act: guarded.may_act(),
        trouble,
        key_map: chosen_keys(request),
        maps: KEY_MAPS,
        plain: plain(lang),
        forfeits: forfeits(lang),
        others: others(lang),
        script_words: script_words(lang),
        boards: guarded.boards.map(|boards| sonneborn_i18n::people::boards(lang, boards.first, boards.last)),
        is_complete: head.stage == Stage::Complete,
        next: tournament.next_round().filter(|_| is_last && takes_results),
        take_back: (is_last && guarded.boards.is_none()).then(|| match entered {
            0 => words::take_back_consequence(lang, round.number),
            results => words::take_back_results(lang, round.number, results),
        }),
        beside: (guarded.may_act() && takes_results).then(|| Beside::of(guarded, round)),
        attendance: attendance(guarded, round),
        public: format!("/p/{}", guarded.id()),
        is_public: guarded.live.was_public(),
        is_chief: guarded.role == Some(sonneborn_store::tournament::Role::ChiefArbiter),
        lines,
        head,
    };
    if status == StatusCode::OK { page(&shown) } else { html(status, &shown) }
}

/// The electronic boards of a round, by number.
fn live_boards<R: Right>(guarded: &Guarded<R>, round: &Round) -> BTreeMap<u16, Board> {
    guarded.state.desk.live_boards(guarded.id(), round).into_iter().collect()
}

/// What the results give, for the running scores of matches.
fn points_of_results(tournament: &Tournament) -> String {
    if !tournament.has_matches() {
        return String::new();
    }
    let scored = |result: GameResult| {
        let side = |colour: Colour| {
            let opponent = PlayerId(0);
            let appearance = Appearance::Game { opponent, colour, board: 0, result: Some(result) };
            tournament.regulations.scoring.of_appearance(appearance).decimal().parse::<f64>().unwrap_or_default()
        };
        (result.code().to_owned(), serde_json::json!([side(Colour::White), side(Colour::Black)]))
    };
    serde_json::Value::Object(GameResult::ALL.into_iter().map(scored).collect()).to_string()
}

/// What of it is offered: of a round that others rest on, only what the judge takes.
fn pad<R: Right>(guarded: &Guarded<R>, round: &Round, lines: &[Line], board: u16) -> Option<Pad> {
    let line = lines.iter().find(|line| line.board == board)?;
    let game = round.game(board)?;
    let (was, players, number) = (game.result, Some(game.players()), round.number);
    let entered = |now| Act::EnterResult(EnterResult { round: number, board, was, now, players });
    let another = if was == Some(GameResult::WhiteWins) { GameResult::Draw } else { GameResult::WhiteWins };
    let is_followed = guarded.shown().rounds.len() > usize::from(number.0);
    let refused = |act: Act| guarded.obstacle(&act).filter(|_| is_followed);
    Some(Pad {
        board,
        words: words::pad_for(guarded.visitor.lang, board, &line.white.name, &line.black.name),
        was: was.map_or("", GameResult::code),
        can_undo: was.is_some(),
        settled: refused(entered(Some(another))),
        can_erase: was.is_some() && refused(entered(None)).is_none(),
        can_turn: refused(Act::SwapColours(SwapColours { round: number, board, players })).is_none(),
        white: line.white.id,
        black: line.black.id,
    })
}

/// The key map that this browser chose.
fn chosen_keys(request: &HttpRequest) -> &'static str {
    let cookie = request.cookie(KEYS_COOKIE);
    let chosen = cookie.as_ref().map_or("", |cookie| cookie.value());
    let decoded: String = url::form_urlencoded::parse(format!("v={}", chosen.replace('+', "%2B")).as_bytes())
        .map(|(_, value)| value.into_owned())
        .collect();
    KEY_MAPS.iter().find(|(code, _)| *code == decoded).map_or(KEY_MAPS[0].0, |(code, _)| code)
}

/// Code, words and squares of each.
fn plain(lang: Lang) -> [(&'static str, &'static str, [&'static str; 2]); 3] {
    use GameResult::{BlackWins, Draw, WhiteWins};
    [(WhiteWins, words::key_white(lang)), (Draw, words::key_draw(lang)), (BlackWins, words::key_black(lang))]
        .map(|(result, told)| (result.code(), told, result.squares()))
}

/// Code, symbol and words of each.
fn forfeits(lang: Lang) -> [(&'static str, &'static str, &'static str); 3] {
    use GameResult::{BlackWinsByForfeit, BothForfeit, WhiteWinsByForfeit};
    [
        (WhiteWinsByForfeit, words::forfeit_white(lang)),
        (BlackWinsByForfeit, words::forfeit_black(lang)),
        (BothForfeit, words::forfeit_both(lang)),
    ]
    .map(|(result, told)| (result.code(), result.symbol(), told))
}

/// In the order of `OTHERS` in `static/key-maps.js`.
fn others(lang: Lang) -> [(&'static str, &'static str, &'static str); 7] {
    use GameResult::{Adjourned, BlackDraws, BlackWinsUnrated, BothLose, DrawUnrated, WhiteDraws, WhiteWinsUnrated};
    [
        (BothLose, words::both_lose(lang)),
        (WhiteDraws, words::white_draws(lang)),
        (BlackDraws, words::black_draws(lang)),
        (WhiteWinsUnrated, words::white_unrated(lang)),
        (DrawUnrated, words::draw_unrated(lang)),
        (BlackWinsUnrated, words::black_unrated(lang)),
        (Adjourned, words::adjourned(lang)),
    ]
    .map(|(result, told)| (result.code(), result.symbol(), told))
}

/// The words of `static/round-desk.js`; it fills in the names in braces.
fn script_words(lang: Lang) -> String {
    serde_json::json!({
        "sending": words::mark_sending(lang),
        "kept": words::mark_kept(lang),
        "refused": words::mark_refused(lang),
        "saved": words::saved(lang),
        "waits": words::waits(lang, "{n}"),
        "offline": words::offline(lang, "{n}"),
        "offlineOne": words::offline(lang, 1),
        "count": words::count_of(lang, "{n}", "{all}"),
        "here": words::arbiters_here(lang, "{n}"),
        "checked": words::checked_of(lang, "{n}", "{all}"),
        "differs": words::differs(lang, "{here}", "{typed}"),
        "stays": words::stays(lang, "{result}"),
        "becomes": words::becomes(lang, "{result}"),
        "stages": {
            "published": words::state_published(lang),
            "running": words::state_in_progress(lang),
            "complete": words::state_complete(lang),
        },
        "nothing": words::no_result(lang),
        "pad": words::pad_for(lang, "{board}", "{white}", "{black}"),
        "because": words::because(lang),
        "correct": words::correct(lang),
        "you": words::you_entered(lang, "{result}"),
        "heldBack": words::held_back(lang, "{n}"),
        "disagree": words::disagree_count(lang, "{n}"),
        "notSaved": words::not_saved(lang),
        "putAway": words::put_away(lang),
        "lineUnread": words::line_unread(lang),
        "undo": words::undo_result(lang),
        "tookBackUnsent": words::took_back_unsent(lang, "{board}", "{result}"),
        "takeBackAway": words::take_back_away(lang),
        "turnAway": words::turn_away(lang),
        "pairWaits": words::pair_to_come(lang, "{round}", "{n}"),
        "more": words::more_waiting(lang, "{n}"),
        "noBoard": words::no_board(lang, "{board}"),
    })
    .to_string()
}

/// The count of Laws 7.5.5 for both players of a board; `None` while nothing is counted.
fn illegal_moves(tournament: &Tournament, round: RoundNo, game: &Game, lang: Lang) -> Option<String> {
    let counts = [game.white, game.black].map(|player| tournament.illegal_moves(round, player));
    (counts != [0, 0]).then(|| claim_desk::illegal_moves_short(lang, counts[0], counts[1]))
}

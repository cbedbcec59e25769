//! Pairings by board, by name, and results.

use super::games::{self, Kept};
use super::{PublicFrame, Tab, cover, published, round_asked, round_with_results};
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_exchange::search::{self};
use sonneborn_i18n::{Lang, alphabet, common, public as words, rounds as round_words};
use sonneborn_manual::Chapter;
use sonneborn_pairing::chess960::start_of;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::round::Round;
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::matches::{self, MatchHead};
use sonneborn_web::names::titled;
use sonneborn_web::routes::Routes;
use sonneborn_web::score::Score;
use sonneborn_web::shown::asked::is_asked_for;
use sonneborn_web::shown::seat::{Seat, scores_before};
use sonneborn_web::{Answer, WebError, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Public)
        .get("/p/{tournament}", Shows::PUBLIC, pairings)
        .get("/p/{tournament}/results", Shows::PUBLIC, results)
        .get("/p/{tournament}/names", Shows::PUBLIC, names);
}

/// What the pages can be asked for: a round, and words to find.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Query {
    round: Option<u16>,
    q: String,
    /// `open` or `done`; all boards otherwise.
    show: String,
}

pub(super) struct BoardLine {
    /// The match that begins with this board.
    pub head: Option<MatchHead>,
    pub board: u16,
    /// Whose the two are, White first; empty outside matches.
    pub teams: [String; 2],
    pub white: Seat,
    pub black: Seat,
    pub score: Score,
    /// The address of the game, where it is kept and asked for.
    pub game: String,
    /// How the names are typed otherwise.
    pub find: String,
}

impl BoardLine {
    /// Whether the game is still played, or adjourned.
    fn is_open(&self) -> bool {
        self.score.squares[0].is_empty()
    }

    /// The two with their classes, as the rows of all lists have them: whose square, and who won.
    pub fn seats(&self) -> [(&Seat, &'static str); 2] {
        let [white, black] = self.score.won;
        let class =
            |own: bool, other: bool, classes: [&'static str; 3]| classes[usize::from(own) + 2 * usize::from(other)];
        [
            (&self.white, class(white, black, ["w", "w won", "w lost"])),
            (&self.black, class(black, white, ["b", "b won", "b lost"])),
        ]
    }
}

/// A player's line in the list by name.
pub(super) struct NameLine {
    pub own: Seat,
    /// How the name is typed otherwise.
    pub find: String,
    /// Empty for a bye.
    pub board: String,
    /// Of the first line of a letter.
    pub letter: String,
    pub colour: Option<Colour>,
    /// The opponent, or what the bye is.
    pub opponent: String,
    pub opponent_rating: String,
}

#[derive(Template)]
#[template(path = "public/boards.html")]
struct BoardsPage {
    frame: PublicFrame,
    round: Option<RoundNo>,
    /// The position of Chess960.
    position: Option<String>,
    rounds: Vec<RoundNo>,
    lines: Vec<BoardLine>,
    byes: Vec<(String, &'static str)>,
    /// The matches alone, while it is not known who plays.
    matches: Vec<MatchHead>,
    has_games: bool,
    /// Which boards are shown: the code of the address, empty for all.
    show: &'static str,
    /// How many boards there are, and how many of them are still played.
    boards: usize,
    open: usize,
}

impl BoardsPage {
    /// Whether these boards are shown.
    fn shows(&self, code: &str) -> bool {
        self.show == code
    }
}

#[derive(Template)]
#[template(path = "public/names.html")]
struct NamesPage {
    frame: PublicFrame,
    lines: Vec<NameLine>,
    /// The letters that lines are marked with.
    letters: Vec<String>,
    /// Whether boards are told.
    has_boards: bool,
}

async fn pairings(guarded: Guarded<Public>, query: web::Query<Query>) -> Answer {
    let round = round_asked(guarded.tournament(), query.round);
    // Before anything is paired, readers find what the event is.
    if round.is_none() {
        return cover::show(&guarded).await;
    }
    let kept = games::kept(&guarded).await?;
    boards(&guarded, Tab::Pairings, round, &query, &kept)
}

async fn results(guarded: Guarded<Public>, query: web::Query<Query>) -> Answer {
    let round = round_with_results(guarded.tournament(), query.round);
    let kept = games::kept(&guarded).await?;
    boards(&guarded, Tab::Results, round, &query, &kept)
}

/// The position of a round of Chess960, in words.
pub(super) fn position(tournament: &Tournament, round: RoundNo, lang: Lang) -> Option<String> {
    start_of(tournament, round).map(|start| round_words::position(lang, start))
}

fn boards(guarded: &Guarded<Public>, tab: Tab, round: Option<&Round>, query: &Query, kept: &Kept) -> Answer {
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let mut lines = round.map(|round| board_lines(tournament, round, lang)).unwrap_or_default();
    // Before and while they play, readers look for boards, not for games.
    if let Some(round) = round.filter(|_| tab == Tab::Results) {
        for line in &mut lines {
            line.game = games::address(guarded, kept, round.number, line.board);
        }
    }
    let show = ["", "open", "done"].into_iter().find(|code| *code == query.show);
    let show = show.ok_or_else(|| WebError::Unreadable(query.show.clone()))?;
    let open = lines.iter().filter(|line| line.is_open()).count();
    let boards = lines.len();
    // A match stays whole.
    lines.retain(|line| {
        let names = [line.white.name.as_str(), line.black.name.as_str()];
        let is_shown = show.is_empty() || line.is_open() == (show == "open");
        tournament.is_of_teams() || is_shown && is_asked_for(&names, &line.board.to_string(), &query.q)
    });
    page(&BoardsPage {
        frame: PublicFrame::of(guarded, tab, heading(round, lang), &query.q).with_games(kept),
        show,
        boards,
        open,
        round: round.map(|round| round.number),
        position: round.and_then(|round| position(tournament, round.number, lang)),
        rounds: published(tournament).map(|round| round.number).collect(),
        byes: round.filter(|_| show != "open").map(|round| byes(tournament, round, lang)).unwrap_or_default(),
        matches: round.map(|round| matches_alone(tournament, round, lang)).unwrap_or_default(),
        has_games: lines.iter().any(|line| !line.game.is_empty()),
        lines,
    })
}

pub(super) fn heading(round: Option<&Round>, lang: Lang) -> String {
    round.map_or_else(|| words::pairings(lang).into(), |round| common::round_n(lang, round.number))
}

/// The matches of a round for which captains still give line-ups.
pub(super) fn matches_alone(tournament: &Tournament, round: &Round, lang: Lang) -> Vec<MatchHead> {
    let is_open = tournament.open_line_ups == Some(round.number);
    if is_open { matches::heads(tournament, round, lang).into_values().collect() } else { Vec::new() }
}

/// Nothing while captains still give line-ups.
pub(super) fn board_lines(tournament: &Tournament, round: &Round, lang: Lang) -> Vec<BoardLine> {
    if tournament.open_line_ups == Some(round.number) {
        return Vec::new();
    }
    let scores = scores_before(tournament, round.number);
    let mut heads = matches::heads(tournament, round, lang);
    let seated: Vec<[PlayerId; 2]> = round.games.iter().map(|game| game.players()).collect();
    let lines = round.games.iter().zip(matches::sides(tournament, &seated)).map(|(game, teams)| BoardLine {
        teams,
        head: heads.remove(&game.board),
        board: game.board,
        white: Seat::of(tournament, game.white, &scores),
        black: Seat::of(tournament, game.black, &scores),
        score: Score::of(game.result, lang),
        game: String::new(),
        find: hints(tournament, [game.white, game.black]),
    });
    lines.collect()
}

fn hints(tournament: &Tournament, players: [PlayerId; 2]) -> String {
    let names = players.into_iter().filter_map(|player| Some(search::hint(&tournament.player(player)?.data.name)));
    names.filter(|hint| !hint.is_empty()).collect::<Vec<String>>().join(" ")
}

pub(super) fn byes(tournament: &Tournament, round: &Round, lang: Lang) -> Vec<(String, &'static str)> {
    if tournament.is_of_teams() {
        return matches::byes(tournament, round, lang);
    }
    let known = round.byes.iter().filter_map(|(player, bye)| Some((tournament.player(*player)?, *bye)));
    known.map(|(player, bye)| (titled(&player.data), common::bye_of(lang, bye))).collect()
}

async fn names(guarded: Guarded<Public>, query: web::Query<Query>) -> Answer {
    let kept = games::kept(&guarded).await?;
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let round = round_asked(tournament, query.round);
    let mut lines = round.map(|round| name_lines(tournament, round, lang)).unwrap_or_default();
    let has_boards = !lines.is_empty();
    if !has_boards {
        lines = entrant_lines(tournament, lang);
    }
    lines.retain(|line| is_asked_for(&[&line.own.name], &line.board, &query.q));
    let heading = if has_boards { heading(round, lang) } else { common::players(lang).into() };
    page(&NamesPage {
        frame: PublicFrame::of(&guarded, Tab::Names, heading, &query.q).with_games(&kept),
        letters: if lines.len() >= MANY_NAMES { marked_letters(&mut lines) } else { Vec::new() },
        has_boards,
        lines,
    })
}

/// From so many names on a list has its letters above it.
const MANY_NAMES: usize = 20;

/// Everybody in the order of names, while nobody is told where they sit.
fn entrant_lines(tournament: &Tournament, lang: Lang) -> Vec<NameLine> {
    let mut lines: Vec<NameLine> = tournament
        .entrants()
        .map(|player| {
            let own = Seat::of(tournament, player.id, &[]);
            NameLine {
                find: search::hint(&own.bare),
                own,
                board: String::new(),
                letter: String::new(),
                colour: None,
                opponent: String::new(),
                opponent_rating: String::new(),
            }
        })
        .collect();
    alphabet::sort_by_name((lang, tournament.style.order), &mut lines, |line| line.own.bare.as_str());
    lines
}

/// Marks the first line of each letter, so that who has no search finds a name in two steps; gives the letters.
fn marked_letters(lines: &mut [NameLine]) -> Vec<String> {
    let mut letters: Vec<String> = Vec::new();
    for line in lines {
        // As it is typed on every keyboard: L for Łukasz, W for 王.
        let typed = if line.find.is_empty() { &line.own.bare } else { &line.find };
        let Some(letter) = typed.chars().find(|letter| letter.is_alphanumeric()) else { continue };
        let letter: String = letter.to_uppercase().collect();
        if !letters.contains(&letter) {
            line.letter.clone_from(&letter);
            letters.push(letter);
        }
    }
    letters
}

/// Everybody of the round in the order of names.
pub(super) fn name_lines(tournament: &Tournament, round: &Round, lang: Lang) -> Vec<NameLine> {
    if tournament.open_line_ups == Some(round.number) {
        return Vec::new();
    }
    let scores = scores_before(tournament, round.number);
    let mut lines = Vec::with_capacity(2 * round.games.len() + round.byes.len());
    for game in &round.games {
        let (white, black) = (Seat::of(tournament, game.white, &scores), Seat::of(tournament, game.black, &scores));
        for (own, other, colour) in [(&white, &black, Colour::White), (&black, &white, Colour::Black)] {
            lines.push(NameLine {
                find: search::hint(&own.bare),
                own: own.clone(),
                board: game.board.to_string(),
                letter: String::new(),
                colour: Some(colour),
                opponent: other.name.clone(),
                opponent_rating: other.rating.clone(),
            });
        }
    }
    for (player, bye) in &round.byes {
        let seat = Seat::of(tournament, *player, &scores);
        lines.push(NameLine {
            find: search::hint(&seat.bare),
            own: seat,
            board: String::new(),
            letter: String::new(),
            colour: None,
            opponent: common::bye_of(lang, *bye).into(),
            opponent_rating: String::new(),
        });
    }
    alphabet::sort_by_name((lang, tournament.style.order), &mut lines, |line| line.own.bare.as_str());
    lines
}

/// The colour in words, for those who do not see the square.
pub(super) fn colour_name(colour: &Colour, lang: &Lang) -> &'static str {
    match colour {
        Colour::White => common::white(*lang),
        Colour::Black => common::black(*lang),
    }
}

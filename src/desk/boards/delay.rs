//! What the public sees of a game that is being played, and when: nothing younger than so many minutes, nothing of the last moves.
//! Once the board has its result, only the minutes count.

use super::{Board, State, current, held};
use crate::{Desk, Live, clock};
use sonneborn_exchange::blank_games::tag_pair;
use sonneborn_laws::pgn::{self, Game, Termination};
use sonneborn_store::StoreError;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::round::Round;

/// A minute, in microseconds.
const MINUTE: i64 = 60 * 1_000_000;
/// PGN's own width of a line.
const LINE: usize = 80;

/// How long the public waits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Delay {
    pub minutes: u16,
    pub moves: u16,
}

impl Delay {
    /// So many half-moves of a game may be seen.
    fn shown(self, board: Option<&Board>, all: usize, is_over: bool, since: i64, now: i64) -> usize {
        if self == Delay::default() {
            return all;
        }
        let until = now - i64::from(self.minutes) * MINUTE;
        // What was kept before the server started has no times; without a result it counts as come just then.
        let seen = match board {
            Some(board) => board.arrived.iter().take_while(|at| **at <= until).count(),
            None if is_over || since <= until => all,
            None => 0,
        };
        if is_over { seen } else { seen.min(all.saturating_sub(2 * usize::from(self.moves))) }
    }
}

/// A record as it may be seen: the first half-moves of it, with the result only where nothing is held back.
fn shortened(record: &str, shown: usize) -> String {
    let Some(game) = pgn::games(record).next() else { return String::new() };
    if shown >= game.moves().len() {
        return record.to_owned();
    }
    let tags = game.tags().filter(|(name, _)| !name.eq_ignore_ascii_case("Result"));
    let mut text = String::new();
    for (name, value) in tags {
        tag(&mut text, name, &value);
    }
    tag(&mut text, "Result", Termination::Unfinished.token());
    text.push('\n');
    text.push_str(&folded(&format!("{} *", moves_of(&game, shown))));
    text
}

/// The text of the first half-moves, with their comments.
fn moves_of<'a>(game: &Game<'a>, shown: usize) -> &'a str {
    let text = game.text();
    let start = game.movetext_start();
    let end = match game.moves().get(shown) {
        // Numbers and comments before the next word stay with what came before.
        Some(next) => game.offset(next.token),
        None => text.len(),
    };
    let moves = text[start..end].trim();
    if shown < game.moves().len() {
        // A move's number stands before it.
        let last = moves.rsplit(char::is_whitespace).next().unwrap_or_default();
        let is_number = last.trim_end_matches('.').bytes().all(|byte| byte.is_ascii_digit());
        if is_number { moves[..moves.len() - last.len()].trim_end() } else { moves }
    } else {
        without_result(moves)
    }
}

fn without_result(moves: &str) -> &str {
    let results = ["1-0", "0-1", "1/2-1/2", "*"];
    results.iter().find_map(|result| moves.strip_suffix(result)).map_or(moves, str::trim_end)
}

fn tag(text: &mut String, name: &str, value: &str) {
    text.push_str(&tag_pair(name, value));
}

fn folded(moves: &str) -> String {
    let (mut text, mut width) = (String::new(), 0);
    for word in moves.split_whitespace() {
        if width > 0 {
            let breaks = width + 1 + word.len() > LINE;
            text.push(if breaks { '\n' } else { ' ' });
            width = if breaks { 0 } else { width + 1 };
        }
        text.push_str(word);
        width += word.len();
    }
    text.push('\n');
    text
}

impl Desk {
    /// The kept game of a board as the public may see it now.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn public_game(&self, live: &Live, round: &Round, board: u16) -> Result<Option<String>, StoreError> {
        let Some(record) = self.store.game(live.id, live.journal().state(), round.number.0, board)? else {
            return Ok(None);
        };
        let delay = self.live_settings(live.id)?.delay();
        let event = self.boards_of(live.id);
        let state = held(&event.state);
        let shown = shown(&state, delay, round, board, &record, clock::now_microseconds());
        Ok(Some(shortened(&record, shown)))
    }

    /// Every game of a round, with the tournament's own tags and results; as the public may see them now, or whole.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn round_pgn(&self, live: &Live, number: u16, is_whole: bool) -> Result<Option<String>, StoreError> {
        let journal = live.journal();
        let tournament = journal.state();
        let Some(round) = tournament.rounds.iter().find(|round| round.number.0 == number) else { return Ok(None) };
        let delay = if is_whole { Delay::default() } else { self.live_settings(live.id)?.delay() };
        let records = self.store.games(live.id, tournament)?.into_iter().filter(|(of, ..)| *of == number);
        let event = self.boards_of(live.id);
        let (state, now) = (held(&event.state), clock::now_microseconds());
        let mut text = String::new();
        for (_, board, record) in records {
            let shown = shown(&state, delay, round, board, &record, now);
            if let Some(game) = pgn::games(&record).next() {
                text.push_str(&with_own_tags(tournament, round, board, &game, shown));
                text.push('\n');
            }
        }
        Ok(Some(text))
    }

    /// The number of the round that is being played.
    pub fn current_round(live: &Live) -> Option<u16> {
        current(live.journal().state()).map(|round| round.number.0)
    }
}

fn shown(state: &State, delay: Delay, round: &Round, board: u16, record: &str, now: i64) -> usize {
    let all = pgn::games(record).next().map_or(0, |game| game.moves().len());
    // An adjourned game goes on.
    let entered = round.game(board).and_then(|game| game.result);
    let is_over = entered.is_some_and(|result| result != GameResult::Adjourned);
    let found = state.board(round, board).filter(|found| found.text == record);
    delay.shown(found, all, is_over, state.since, now)
}

/// A game with the tags of the tournament: names, IDs and ratings as they are here, and the result that was entered.
fn with_own_tags(tournament: &Tournament, round: &Round, board: u16, game: &Game<'_>, shown: usize) -> String {
    let is_cut = shown < game.moves().len();
    let seat = round.game(board);
    let entered = seat.and_then(|seat| seat.result).and_then(result_token);
    let result = if is_cut { Termination::Unfinished.token() } else { entered.unwrap_or(game.result().token()) };
    let mut text = String::new();
    tag(&mut text, "Event", &tournament.details.name);
    tag(&mut text, "Site", &tournament.details.place);
    let date = game.tag("Date").unwrap_or_else(|| "????.??.??".into());
    tag(&mut text, "Date", &date);
    tag(&mut text, "Round", &format!("{}.{board}", round.number));
    let players = tournament.players_on(round.number, board);
    if let Some((white, black)) = players {
        tag(&mut text, "White", &white.data.name);
        tag(&mut text, "Black", &black.data.name);
    }
    tag(&mut text, "Result", result);
    if let Some((white, black)) = players {
        for (colour, player) in [("White", white), ("Black", black)] {
            if let Some(title) = player.data.title {
                tag(&mut text, &format!("{colour}Title"), title.code());
            }
            if let Some(rating) = player.data.rating {
                tag(&mut text, &format!("{colour}Elo"), &rating.to_string());
            }
            if let Some(id) = player.data.fide_id {
                tag(&mut text, &format!("{colour}FideId"), &id.to_string());
            }
        }
    }
    tag(&mut text, "Board", &board.to_string());
    for name in ["TimeControl", "SetUp", "FEN", "Variant"] {
        if let Some(value) = game.tag(name) {
            tag(&mut text, name, &value);
        }
    }
    text.push('\n');
    text.push_str(&folded(&format!("{} {result}", moves_of(game, shown))));
    text
}

/// A result as PGN writes it; `None` for what PGN has no sign for.
fn result_token(result: GameResult) -> Option<&'static str> {
    use GameResult::*;
    let result = match result {
        WhiteWins | WhiteWinsUnrated | WhiteWinsByForfeit => Termination::WhiteWins,
        BlackWins | BlackWinsUnrated | BlackWinsByForfeit => Termination::BlackWins,
        Draw | DrawUnrated => Termination::Draw,
        BothLose | WhiteDraws | BlackDraws | BothLoseUnrated | BothForfeit | Adjourned => return None,
    };
    Some(result.token())
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 {[%clk 1:00:00]} e5 2. Nf3 Nc6 1-0\n";

    #[test]
    fn what_is_held_back_takes_the_result_along() {
        assert_eq!(shortened(RECORD, 4), RECORD);
        let cut = shortened(RECORD, 2);
        assert_eq!(cut, "[White \"A\"]\n[Result \"*\"]\n\n1. e4 {[%clk 1:00:00]} e5 *\n");
        assert_eq!(pgn::games(&cut).next().map(|game| game.moves().len()), Some(2));
        assert!(shortened(RECORD, 3).ends_with("2. Nf3 *\n"));
        assert!(shortened(RECORD, 0).ends_with("\n*\n"));
    }

    #[test]
    fn minutes_and_moves_are_held_back_until_the_result_stands() {
        let delay = Delay { minutes: 15, moves: 1 };
        let board = |arrived: Vec<i64>| {
            let game = pgn::games(RECORD).next().expect("a game");
            let replay = sonneborn_laws::replay::Replay::of(&game, sonneborn_laws::replay::AtFault::Stop);
            let automatic = &sonneborn_laws::edition::EditionId::default().edition().automatic;
            Board { arrived, ..Board::of(&game, &replay, automatic, None, 0) }
        };
        let come = board(vec![0, MINUTE, 10 * MINUTE, 10 * MINUTE]);
        assert_eq!(delay.shown(Some(&come), 4, false, 0, 14 * MINUTE), 0);
        assert_eq!(delay.shown(Some(&come), 4, false, 0, 16 * MINUTE), 2);
        assert_eq!(delay.shown(Some(&come), 4, false, 0, 60 * MINUTE), 2);
        assert_eq!(delay.shown(Some(&come), 4, true, 0, 25 * MINUTE), 4);
        assert_eq!(delay.shown(Some(&come), 4, true, 0, 16 * MINUTE), 2);
        assert_eq!(Delay::default().shown(Some(&come), 4, false, 0, 0), 4);
        assert_eq!(delay.shown(None, 4, false, 5 * MINUTE, 6 * MINUTE), 0);
    }
}

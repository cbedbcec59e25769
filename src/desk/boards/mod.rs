//! The live boards of events: games come in while they are played, are kept with their boards, and are watched.
//!
//! Where they come from is said in `source`, how a game finds its board in `seating`, what the public sees and when in `delay`, what
//! becomes of their results in `results`.
//! The rules core judges each record that changed ([`sonneborn_laws::watch`]); the notices are kept until their record gives them no
//! more, each once, with who has seen it.

mod cloud;
mod delay;
mod named;
mod own;
mod push;
mod results;
mod seating;
mod settings;
mod source;

pub use push::Pushed;
pub use results::Offered;
pub use seating::{Alias, Stray};
pub use settings::{MOST_DELAY_MINUTES, MOST_DELAY_MOVES, MOST_SECONDS, Settings};
pub use source::Watched;

pub use super::client::FetchError;
use super::credentials::{new_token, token_hash};
use super::{Desk, Live, clock};
use sonneborn_laws::Color;
use sonneborn_laws::claim::Side;
use sonneborn_laws::clock::{Clocks, clocks_at, times_of_record};
use sonneborn_laws::edition::{Automatic, EditionId};
use sonneborn_laws::pgn::{self, Game, Termination};
use sonneborn_laws::replay::{AtFault, Replay};
use sonneborn_laws::watch::{self, Duty, Notice};
use sonneborn_store::StoreError;
use sonneborn_store::game::KeptGame;
use sonneborn_store::live_board::{LiveKey, NoticeRow};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::round::{Game as Paired, Round, RoundState};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

/// How a key for a round begins, so that it is known for what it is where it is found lying about.
const PREFIX: &str = "sonneborn_round_";
/// Games taken at once; the greatest opens have a thousand boards.
pub const MOST_GAMES: usize = 2_000;
/// A key's use is remembered at most this often: a minute, in microseconds.
const USE_REMEMBERED_EVERY: i64 = 60 * 1_000_000;

/// A text with games as it came, and the board that its place names (`game-7.pgn`).
#[derive(Clone, Debug, Default)]
pub struct Given {
    pub text: String,
    pub board: Option<u16>,
}

/// What became of a game that was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    pub white: String,
    pub black: String,
    pub half_moves: usize,
    /// Its board, or why it has none.
    pub seat: Result<u16, Stray>,
    /// The name in it that is not the one of the player at its board.
    pub doubtful: Option<String>,
}

/// A board that is watched.
#[derive(Clone, Debug)]
pub struct Board {
    /// The record as it came last.
    pub text: String,
    pub half_moves: usize,
    pub turn: Side,
    /// The last half-move with its number, empty at the start.
    pub last: String,
    pub clocks: Option<Clocks>,
    pub result: Termination,
    /// The result that the board shows, where record, kings and position do not contradict each other.
    pub shows: Termination,
    /// The arbiter keeps another record: the board is followed no more.
    pub by_hand: bool,
    /// When each half-move came, in microseconds.
    arrived: Vec<i64>,
    words: Vec<String>,
}

/// What is known of an event's boards while the server runs.
#[derive(Debug, Default)]
struct State {
    /// By round and the two who play: a board that is paired anew is another one.
    boards: BTreeMap<(u16, [PlayerId; 2]), Board>,
    /// Games without a board, by where they came from.
    strays: BTreeMap<String, Vec<Taken>>,
    sources: BTreeMap<String, Heard>,
    pushed: Option<Pushed>,
    /// From when on games that are kept already count as known to the public's clock.
    since: i64,
}

/// How a source was heard last.
#[derive(Clone, Debug)]
pub struct Heard {
    pub at: i64,
    /// How many games it gave, or why none.
    pub games: Result<usize, FetchError>,
}

#[derive(Debug)]
struct EventBoards {
    state: Mutex<State>,
    /// Texts are taken one after another.
    turn: Mutex<()>,
}

/// The live boards of all events of this node.
#[derive(Debug, Default)]
pub(super) struct Boards {
    events: Mutex<HashMap<i64, Arc<EventBoards>>>,
    watched: Mutex<Vec<Watched>>,
}

/// A notice as it stands.
#[derive(Clone, Debug)]
pub struct Standing {
    pub round: u16,
    pub board: u16,
    /// Whose game it is of.
    players: Option<[PlayerId; 2]>,
    pub notice: Notice,
    /// By which it is named in forms.
    pub key: String,
    pub at: i64,
    /// Who has seen it, and when.
    pub seen: Option<(String, i64)>,
}

impl Standing {
    pub fn duty(&self) -> Duty {
        self.notice.duty()
    }

    fn of(row: NoticeRow) -> Option<Standing> {
        // A notice of a newer version says nothing here.
        let notice = serde_json::from_str(&row.notice).ok()?;
        let seen = (row.seen_at > 0).then(|| (row.seen_by.clone(), row.seen_at));
        let NoticeRow { round, board, players, notice: key, at, .. } = row;
        Some(Standing { round, board, players, notice, key, at, seen })
    }
}

/// How often a folder is looked at, and a pause whether it is still wanted.
const LOOK: Duration = Duration::from_millis(200);

/// Sleeps in pieces, so that a thread whose settings changed ends soon.
fn rest(pause: Duration, wanted: &Weak<()>) {
    let until = Instant::now() + pause;
    while wanted.strong_count() > 0 {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return;
        }
        std::thread::sleep(left.min(LOOK));
    }
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is behind it is whole between any two statements that hold the lock.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The round whose games are played: the last one that is published.
fn current(tournament: &Tournament) -> Option<&Round> {
    tournament.rounds.iter().rev().find(|round| round.state == RoundState::Published)
}

/// The two of a game, whichever colours a correction gives them.
fn pair(game: &Paired) -> [PlayerId; 2] {
    let [one, other] = game.players();
    [one.min(other), one.max(other)]
}

impl State {
    fn board(&self, round: &Round, number: u16) -> Option<&Board> {
        self.boards.get(&(round.number.0, pair(round.game(number)?)))
    }
}

impl Board {
    /// A board whose record the arbiter mended.
    fn kept(record: &str, now: i64) -> Board {
        let game = pgn::games(record).next().or_else(|| pgn::games("*").next()).expect("an asterisk is a game");
        let automatic = &EditionId::default().edition().automatic;
        Board { by_hand: true, ..Board::of(&game, &Replay::of(&game, AtFault::Stop), automatic, None, now) }
    }

    fn of(game: &Game<'_>, replay: &Replay, automatic: &Automatic, before: Option<&Board>, now: i64) -> Board {
        let words: Vec<String> = game.moves().iter().map(|word| game.slice(word.token).to_owned()).collect();
        let known = before
            .map_or(0, |before| before.words.iter().zip(&words).take_while(|(earlier, word)| earlier == word).count());
        let mut arrived: Vec<i64> = before.map(|before| before.arrived[..known].to_vec()).unwrap_or_default();
        arrived.resize(words.len(), now);
        let (times, _) = times_of_record(game, replay);
        Board {
            text: game.text().to_owned(),
            half_moves: replay.len(),
            turn: if replay.last().turn() == Color::White { Side::White } else { Side::Black },
            last: watch::last_move(replay),
            clocks: clocks_at(&times, replay.position(0).turn(), replay.len()),
            result: game.result(),
            shows: watch::shown_result(game, replay, automatic),
            by_hand: false,
            arrived,
            words,
        }
    }
}

impl Desk {
    fn boards_of(&self, tournament: i64) -> Arc<EventBoards> {
        let mut events = held(&self.boards.events);
        let fresh = || {
            let state = State { since: clock::now_microseconds(), ..State::default() };
            Arc::new(EventBoards { state: Mutex::new(state), turn: Mutex::default() })
        };
        Arc::clone(events.entry(tournament).or_insert_with(fresh))
    }

    /// Takes games of a round, of the one that is being played where none is named: finds their boards, keeps what is new, and
    /// gives the notices that arise. `source` says where they came from.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing of it is kept, and the same games can come again.
    pub fn take_games(
        &self,
        live: &Live,
        round: Option<RoundNo>,
        source: &str,
        given: &[Given],
    ) -> Result<Vec<Taken>, StoreError> {
        let event = self.boards_of(live.id);
        let _turn = held(&event.turn);
        let (journal, now) = (live.journal(), clock::now_microseconds());
        let tournament = journal.state();
        let published = |number: RoundNo| {
            tournament.round(number).filter(|round| round.state == RoundState::Published && !tournament.closed)
        };
        let paired = match round {
            Some(number) => published(number),
            None => current(tournament).filter(|_| !tournament.closed),
        };
        let games: Vec<(Game<'_>, Option<u16>)> = given
            .iter()
            .flat_map(|given| pgn::games(&given.text).map(|game| (game, given.board)))
            .take(MOST_GAMES)
            .collect();
        let aliases = self.live_settings(live.id)?.aliases;
        let seats = match paired {
            Some(paired) => seating::seats(tournament, paired, &games, &aliases),
            None => games.iter().map(|_| Err(Stray::NoRound)).collect(),
        };
        // Of two records of a board the longer one is the later one.
        let mut best: BTreeMap<u16, usize> = BTreeMap::new();
        for (index, seat) in seats.iter().enumerate() {
            if let Ok(seat) = seat {
                let kept = best.entry(seat.board).or_insert(index);
                if games[*kept].0.moves().len() < games[index].0.moves().len() {
                    *kept = index;
                }
            }
        }
        let taken = games.iter().zip(&seats).map(|((game, _), seat)| {
            let name = |tag| game.tag(tag).map_or_else(|| "?".to_owned(), |name| name.into_owned());
            let half_moves = game.moves().len();
            let doubtful = seat.as_ref().ok().and_then(|seat| seat.doubtful.clone());
            let seat = seat.clone().map(|seat| seat.board);
            Taken { white: name("White"), black: name("Black"), half_moves, seat, doubtful }
        });
        let mut taken: Vec<Taken> = taken.collect();
        if let Some(paired) = paired {
            // Of what stands there and is not the boards' own, each time fewer are given.
            while !self.keep_taken(live, &event, tournament, paired, &games, &best, now)? {}
            let state = held(&event.state);
            for taken in &mut taken {
                let board = taken.seat.clone().unwrap_or_default();
                if state.board(paired, board).is_some_and(|found| found.by_hand) {
                    taken.seat = Err(Stray::ByHand { board });
                }
            }
        }
        let strays = taken.iter().filter(|taken| taken.seat.is_err() || taken.doubtful.is_some()).cloned().collect();
        let mut state = held(&event.state);
        state.strays.insert(source.to_owned(), strays);
        state.sources.insert(source.to_owned(), Heard { at: now, games: Ok(taken.len()) });
        drop(state);
        Ok(taken)
    }

    /// Whether all is done: where somebody keeps another record, that board is followed no more, and the others are still to be kept.
    #[expect(
        clippy::too_many_arguments,
        reason = "the one caller has them at hand, and a struct would only name them again"
    )]
    fn keep_taken(
        &self,
        live: &Live,
        event: &EventBoards,
        tournament: &Tournament,
        paired: &Round,
        games: &[(Game<'_>, Option<u16>)],
        best: &BTreeMap<u16, usize>,
        now: i64,
    ) -> Result<bool, StoreError> {
        let round = paired.number.0;
        let (mut changed, mut records) = (Vec::new(), Vec::new());
        let known = held(&event.state).boards.clone();
        for (&number, &index) in best {
            let Some(seat) = paired.game(number) else { continue };
            let (game, before) = (&games[index].0, known.get(&(round, pair(seat))));
            let is_same = before.is_some_and(|before| before.by_hand || before.text == game.text());
            // An empty record takes nothing away: a board is set up for the next game.
            if is_same || game.moves().is_empty() {
                continue;
            }
            let replay = Replay::of(game, AtFault::Stop);
            let is_over = seat.result.is_some();
            let edition = tournament.regulations.laws.meant().map(|edition| edition.edition());
            let automatic = edition.map_or(&EditionId::default().edition().automatic, |edition| &edition.automatic);
            let notices = edition.map(|edition| watch::notices(game, &replay, edition, is_over)).unwrap_or_default();
            changed.push((seat, Board::of(game, &replay, automatic, before, now), notices));
            records.push(KeptGame::at((round, number, game.text().to_owned()), tournament));
        }
        if changed.is_empty() {
            return Ok(true);
        }
        let mut before = self.store.notices(live.id, tournament, round)?;
        // What follows from an entered result is no matter of the record.
        before
            .retain(|row| Standing::of(row.clone()).is_none_or(|standing| !results::is_of_the_desk(&standing.notice)));
        let (mut arisen, mut gone) = (Vec::new(), Vec::new());
        for (seat, _, notices) in &changed {
            // Kinds of this version are written as they were read; that cannot fail.
            let written: Vec<String> = notices.iter().filter_map(|notice| serde_json::to_string(notice).ok()).collect();
            let of_board = || before.iter().filter(|row| row.board == seat.board);
            gone.extend(of_board().filter(|row| !written.contains(&row.notice)).cloned());
            let new = written.into_iter().filter(|notice| of_board().all(|row| row.notice != *notice));
            arisen.extend(new.map(|notice| NoticeRow {
                round,
                board: seat.board,
                players: Some(seat.players()),
                notice,
                at: now,
                seen_by: String::new(),
                seen_at: 0,
            }));
        }
        let others = self.store.keep_live_games(live.id, tournament, &records, own::continues, [&arisen, &gone])?;
        let mut state = held(&event.state);
        let by_others = others.iter().filter_map(|kept| Some((paired.game(kept.board)?, Board::kept(&kept.pgn, now))));
        let own = changed.into_iter().map(|(seat, board, _)| (seat, board)).filter(|_| others.is_empty());
        state.boards.extend(by_others.chain(own).map(|(seat, board)| ((round, pair(seat)), board)));
        drop(state);
        if others.is_empty() {
            live.boards_moved(!arisen.is_empty() || !gone.is_empty());
        }
        Ok(others.is_empty())
    }

    /// The boards of a round that are watched, by number: of those who play there now.
    pub fn live_boards(&self, tournament: i64, round: &Round) -> Vec<(u16, Board)> {
        let event = self.boards_of(tournament);
        let state = held(&event.state);
        let watched = |game: &Paired| Some((game.board, state.boards.get(&(round.number.0, pair(game)))?.clone()));
        round.games.iter().filter_map(watched).collect()
    }

    /// Follows a board again that the arbiter had mended: the next record that comes takes the place of theirs.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn follow_again(&self, live: &Live, round: RoundNo, board: u16) -> Result<(), StoreError> {
        let event = self.boards_of(live.id);
        let _turn = held(&event.turn);
        let journal = live.journal();
        self.store.follow_record(live.id, journal.state(), (round.0, board))?;
        if let Some(seat) = journal.state().round(round).and_then(|round| round.game(board))
            && let Some(found) = held(&event.state).boards.get_mut(&(round.0, pair(seat)))
        {
            found.by_hand = false;
        }
        live.boards_moved(true);
        Ok(())
    }

    /// The games that found no board when their source was heard last.
    pub fn strays(&self, tournament: i64) -> Vec<(String, Vec<Taken>)> {
        let event = self.boards_of(tournament);
        let state = held(&event.state);
        let some = state.strays.iter().filter(|(_, strays)| !strays.is_empty());
        some.map(|(source, strays)| (source.clone(), strays.clone())).collect()
    }

    /// How each source was heard last.
    pub fn heard(&self, tournament: i64) -> Vec<(String, Heard)> {
        let event = self.boards_of(tournament);
        let state = held(&event.state);
        state.sources.iter().map(|(source, heard)| (source.clone(), heard.clone())).collect()
    }

    fn note_silent(&self, tournament: i64, source: &str, why: FetchError) {
        let event = self.boards_of(tournament);
        let heard = Heard { at: clock::now_microseconds(), games: Err(why) };
        held(&event.state).sources.insert(source.to_owned(), heard);
    }

    /// The notices of the round that is played, those nobody has seen first, then by duty and age. Of a game that has its result
    /// only what contradicts it is left, with the results that are not the entered ones.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn notices(&self, live: &Live) -> Result<Vec<Standing>, StoreError> {
        let journal = live.journal();
        let Some(round) = current(journal.state()) else { return Ok(Vec::new()) };
        let rows = self.store.notices(live.id, journal.state(), round.number.0)?;
        let of_the_desk = self.differing_results(live, round).into_iter().map(|standing| {
            let row = rows.iter().find(|row| row.board == standing.board && row.notice == standing.key);
            Standing { seen: row.cloned().and_then(Standing::of).and_then(|known| known.seen), ..standing }
        });
        let of_the_desk: Vec<Standing> = of_the_desk.collect();
        let stands = |standing: &Standing| {
            let is_over = round.game(standing.board).is_some_and(|game| game.result.is_some());
            let contradicts =
                matches!(standing.notice, Notice::Contradiction { .. } | Notice::SignalContradicts { .. });
            (!is_over || contradicts) && !results::is_of_the_desk(&standing.notice)
        };
        let mut standing: Vec<Standing> = rows.into_iter().filter_map(Standing::of).filter(stands).collect();
        standing.extend(of_the_desk);
        standing.sort_by_key(|standing| (standing.seen.is_some(), standing.duty(), standing.at, standing.board));
        Ok(standing)
    }

    /// Notes that somebody has seen a notice that stands.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn notice_seen(
        &self,
        live: &Live,
        (round, board): (u16, u16),
        notice: &str,
        by: &str,
    ) -> Result<(), StoreError> {
        let standing = self.notices(live)?.into_iter().find(|standing| {
            (standing.round, standing.board) == (round, board) && standing.key == notice && standing.seen.is_none()
        });
        let Some(Standing { at, key, players, .. }) = standing else { return Ok(()) };
        let seen_at = clock::now_microseconds();
        let seen = NoticeRow { round, board, players, notice: key, at, seen_by: by.into(), seen_at };
        self.store.notice_seen(live.id, &seen)?;
        live.boards_moved(true);
        Ok(())
    }

    /// Makes a key for the games of one round; it is told here and kept nowhere.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn make_live_key(&self, tournament: i64, round: RoundNo, name: &str) -> Result<String, StoreError> {
        let key = format!("{PREFIX}{}", new_token());
        let now = clock::now_microseconds();
        self.store.keep_live_key((tournament, round.0), &token_hash(&key), name.trim(), now)?;
        Ok(key)
    }

    /// What a key opens, if it was not taken back.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn live_key(&self, key: &str) -> Result<Option<LiveKey>, StoreError> {
        let now = clock::now_microseconds();
        let found = self.store.live_key(&token_hash(key))?;
        if let Some(found) = &found
            && found.used_at.is_none_or(|used_at| used_at < now - USE_REMEMBERED_EVERY)
        {
            // A key opens what it opens where nothing can be written.
            let _ = self.store.live_key_used(found.id, now);
        }
        Ok(found)
    }
}

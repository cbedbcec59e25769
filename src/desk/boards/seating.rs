//! Which board a live game belongs to: by what an arbiter said of its names, by FIDE IDs, else by names, else by the board that the
//! record or its file names together with one of its players, which is told as doubtful, else by that board alone where the record
//! names nobody. What contradicts itself is given to no board, and the reason is told.

use crate::round_games::Seats;
use serde::{Deserialize, Serialize};
use sonneborn_laws::pgn::Game;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::round::Round;

/// A record with more half-moves was never played: the longest game on record has 538.
const MOST_HALF_MOVES: usize = 1_200;

/// Why a game was given to no board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stray {
    /// No round is published, or the event is closed.
    NoRound,
    /// The record is of another round.
    OtherRound { round: u16 },
    /// No board has these players, and the record names no board.
    Nobody,
    /// The record's board has other players.
    OtherPlayers { board: u16 },
    /// The round has no such board.
    NoBoard { board: u16 },
    /// The record has the colours the other way round.
    Colours { board: u16 },
    /// The record is longer than what is kept.
    TooLong,
    /// The arbiter keeps a record of their own with the board.
    ByHand { board: u16 },
}

/// The board of a game, and what is doubtful about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    pub board: u16,
    /// The name that is not the one of the player at this board; the opponent's and the board's number are the evidence.
    pub doubtful: Option<String>,
}

impl Seat {
    fn sure(board: u16) -> Seat {
        Seat { board, doubtful: None }
    }
}

/// What an arbiter said: whoever is written so is this player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Alias {
    pub written: String,
    pub player: u32,
}

/// For each game its board, or why it has none.
pub(super) fn seats(
    tournament: &Tournament,
    paired: &Round,
    games: &[(Game<'_>, Option<u16>)],
    aliases: &[Alias],
) -> Vec<Result<Seat, Stray>> {
    let seats = Seats::of(tournament, paired);
    games.iter().map(|(game, of_file)| seat((tournament, paired), &seats, game, *of_file, aliases)).collect()
}

fn seat(
    (tournament, paired): (&Tournament, &Round),
    seats: &Seats,
    game: &Game<'_>,
    of_file: Option<u16>,
    aliases: &[Alias],
) -> Result<Seat, Stray> {
    if game.moves().len() > MOST_HALF_MOVES {
        return Err(Stray::TooLong);
    }
    let (round, board) = round_and_board(game);
    if let Some(round) = round.filter(|round| *round != paired.number.0) {
        return Err(Stray::OtherRound { round });
    }
    if let Some(found) = by_aliases(paired, game, aliases).or_else(|| by_ids(tournament, paired, game)) {
        return found.map(Seat::sure);
    }
    if let Some(found) = seats.matched(game) {
        return if found.colours_differ {
            Err(Stray::Colours { board: found.board })
        } else {
            Ok(Seat::sure(found.board))
        };
    }
    let Some(board) = board.or(of_file) else { return Err(Stray::Nobody) };
    if paired.game(board).is_none() {
        return Err(Stray::NoBoard { board });
    }
    // Names that are nobody's here are not passed over.
    if is_named(game, "White") || is_named(game, "Black") {
        opponent_and_number(seats, game, board)
    } else {
        Ok(Seat::sure(board))
    }
}

/// The board's number and one of its players: then the other name is doubtful, unless it is somebody else's of the round.
fn opponent_and_number(seats: &Seats, game: &Game<'_>, board: u16) -> Result<Seat, Stray> {
    let half = seats.half(game, board);
    let doubtful = match (half.white, half.black) {
        (true, false) => "Black",
        (false, true) => "White",
        (true, true) | (false, false) => return Err(Stray::OtherPlayers { board }),
    };
    let name = game.tag(doubtful).unwrap_or_default().into_owned();
    if seats.is_anybody(&name) {
        return Err(Stray::OtherPlayers { board });
    }
    Ok(Seat { board, doubtful: Some(name) })
}

/// The board at which the players sit whom an arbiter named for both names of the record; for one name, with the other's own.
fn by_aliases(paired: &Round, game: &Game<'_>, aliases: &[Alias]) -> Option<Result<u16, Stray>> {
    let named = |tag: &str| {
        let written = game.tag(tag)?;
        let alias = aliases.iter().find(|alias| alias.written == written.trim())?;
        Some(PlayerId(alias.player))
    };
    let (white, black) = (named("White"), named("Black"));
    if white.is_none() && black.is_none() {
        return None;
    }
    let is = |told: Option<PlayerId>, sits: PlayerId| told.is_none_or(|told| told == sits);
    paired.games.iter().find_map(|seat| {
        if is(white, seat.white) && is(black, seat.black) {
            return Some(Ok(seat.board));
        }
        (is(white, seat.black) && is(black, seat.white)).then_some(Err(Stray::Colours { board: seat.board }))
    })
}

/// The board at which both players with the record's FIDE IDs sit. A record with one ID, or with none, says nothing by them.
fn by_ids(tournament: &Tournament, paired: &Round, game: &Game<'_>) -> Option<Result<u16, Stray>> {
    let id = |tag: &str| game.tag(tag)?.parse::<FideId>().ok();
    let told = [id("WhiteFideId")?, id("BlackFideId")?];
    let of = |player: PlayerId| tournament.player(player).and_then(|player| player.data.fide_id);
    paired.games.iter().find_map(|seat| {
        let known = [of(seat.white)?, of(seat.black)?];
        if known == told {
            Some(Ok(seat.board))
        } else {
            (known == [told[1], told[0]]).then_some(Err(Stray::Colours { board: seat.board }))
        }
    })
}

/// The round and the board that the tags name: `[Round "5"]`, `[Round "5.12"]`, `[Board "12"]`.
fn round_and_board(game: &Game<'_>) -> (Option<u16>, Option<u16>) {
    let round = game.tag("Round").unwrap_or_default();
    let mut parts = round.split('.').map(|part| part.trim().parse::<u16>().ok());
    let (round, of_round) = (parts.next().flatten(), parts.next_back().flatten());
    let board = game.tag("Board").and_then(|board| board.trim().parse().ok());
    (round, board.or(of_round))
}

/// Whether the record gives a name: boards without players are written as `?`, or by the colour.
fn is_named(game: &Game<'_>, tag: &str) -> bool {
    let name = game.tag(tag).unwrap_or_default();
    let name = name.trim();
    name.chars().any(char::is_alphanumeric) && !name.eq_ignore_ascii_case(tag)
}

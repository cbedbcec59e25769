//! What must hold before an act can be meant at all: that there is such a board, that a name is given, that nobody sits twice;
//! and what the arbiter is warned of on the way. What the act changes is judged in [`super::judge`].
//!
//! The pairing by hand is judged here against the absolute rules (C.04.1); whether it is the engine's pairing is asked of
//! the engine, by the desk.

use super::Tournament;
use super::absences::{left_out, no_longer_in};
use super::act::{Act, Estimate, PairedRound};
use super::colour::Colour;
use super::house_points::HouseEnding;
use super::ids::{PlayerId, RoundNo, TeamId, Tpn};
use super::judge::consequence::{Kind, RegulationField};
use super::knockout::{Side, Standing};
use super::line_up::LineUpFault;
use super::mode::Mode;
use super::numbering::{self, FROZEN_AFTER_ROUND};
use super::outcome::{Bye, GameResult};
use super::player::{Player, PlayerData, Presence};
use super::public_side::REPORTABLE;
use super::regulations::{Numbering, Regulations, System};
use super::role::Role;
use super::round::{Appearance, Game, PairedBy, Round, RoundState, Seating};
use super::scoring::ScoringFault;
use super::team::{LineUp, Squad, Team, TeamRound};
use super::warning::Warning;
use std::cmp::Ordering;
use std::collections::HashSet;

/// Why an act is not done. The state is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Somebody changed the thing first. `touched` is the act that did, 0 where it is not kept.
    #[error("changed by act {touched} in the meantime")]
    Conflict { touched: u64 },
    /// The thing is already as the act would make it.
    #[error("already so")]
    AlreadySo,
    #[error("the tournament has begun its journal already")]
    NotTheFirst,
    #[error("the tournament is not created yet")]
    NotCreated,
    #[error("the tournament is closed")]
    Closed,
    #[error("the tournament is not closed")]
    NotClosed,
    #[error("there is no player {}", .player.0)]
    NoSuchPlayer { player: PlayerId },
    #[error("there is no round {round}")]
    NoSuchRound { round: RoundNo },
    #[error("round {round} has no board {board}")]
    NoSuchBoard { round: RoundNo, board: u16 },
    #[error("act {appeal} lodged no appeal")]
    NoSuchAppeal { appeal: u64 },
    /// Others sit at the board than those who were meant.
    #[error("board {board} of round {round} has other players")]
    OtherPlayers { round: RoundNo, board: u16, meant: [PlayerId; 2] },
    #[error("a name is missing")]
    NameMissing,
    /// The event does not offer it to players.
    #[error("the event does not offer it to players")]
    NotOffered,
    #[error("round {round} is over for the players' reports")]
    TooLateForReport { round: RoundNo },
    /// Reports of players change no result that is entered.
    #[error("the result of board {board} is entered")]
    ResultIsEntered { board: u16 },
    #[error("there is no place left")]
    NoPlaceLeft,
    #[error("somebody like that has signed up already")]
    SignedUpAlready,
    #[error("the player was paired already and cannot be removed, only withdrawn")]
    PairedAlready { player: PlayerId },
    #[error("round {round} is paired already")]
    RoundPaired { round: RoundNo },
    #[error("numbers are frozen once round {FROZEN_AFTER_ROUND} is paired")]
    NumbersFrozen,
    /// Another method would give other numbers (C.04.2 art. 2.3).
    #[error("the numbers, and with them the method of ratings, are frozen")]
    RatingMethodFrozen,
    #[error("not every player is named once")]
    NumberingIncomplete,
    /// FIDE's files have names in Latin letters.
    #[error("names in Latin letters are missing")]
    NoLatinNames { players: Vec<PlayerId> },
    /// Numbers are exchanged between equals only (VCL4THP 148).
    #[error("the players are not equal in rating and title")]
    NotEquals { players: [PlayerId; 2] },
    /// Everybody meets everybody once, or twice (C.05 Annex 1; VCL4THP 101).
    #[error("the two have met {times} times already")]
    MetAlready { players: [PlayerId; 2], times: usize },
    /// The regulations of the event give this player no half-point byes.
    #[error("the player is not eligible for half-point byes")]
    NotEligibleForBye { player: PlayerId },
    #[error("players have no number yet")]
    NotNumbered { players: Vec<PlayerId> },
    #[error("a draft of round {round} waits")]
    DraftWaits { round: RoundNo },
    #[error("the rounds of this system are paired one after another")]
    PairedOneByOne,
    #[error("round {round} is no draft")]
    NoDraft { round: RoundNo },
    #[error("the next round to pair is not {round}")]
    NotTheNextRound { round: RoundNo },
    #[error("all {rounds} rounds are paired")]
    AllRoundsPaired { rounds: u16 },
    #[error("results of round {round} are missing")]
    RoundNotComplete { round: RoundNo, missing: Vec<u16> },
    #[error("round {round} has no games and no byes")]
    EmptyRound { round: RoundNo },
    #[error("a player stands in the round twice")]
    TwiceInRound { player: PlayerId },
    #[error("the player does not take part in round {round}")]
    NotInRound { player: PlayerId, round: RoundNo },
    #[error("board {board} is given twice")]
    BoardTwice { board: u16 },
    #[error("more than one pairing-allocated bye")]
    TwoByes,
    #[error("round {round} is followed by a paired round")]
    RoundFollowed { round: RoundNo },
    /// Who comes to a table or a bracket that is paired has no place in it.
    #[error("the table has begun")]
    TableBegun,
    #[error("results of round {round} can be corrected for the rating report only")]
    TooLateForResult { round: RoundNo },
    #[error("the pairing-allocated bye is given by the pairing, not asked for")]
    ByeNotRequestable,
    #[error("{rounds} rounds are paired already")]
    FewerRoundsThanPaired { rounds: u16 },
    #[error("there is no team {}", .team.0)]
    NoSuchTeam { team: TeamId },
    #[error("a player is in two teams")]
    InTwoTeams { player: PlayerId },
    /// Those who sat at boards keep their places.
    #[error("the order of a squad stays as it is once its players sat at boards")]
    SquadFrozen,
    /// The act's teams and players do not fit together.
    #[error("the teams and their players do not fit together")]
    SquadsUnfit,
    #[error("not every team is named once")]
    TeamNumberingIncomplete,
    #[error("the line-up of {team:?} cannot be: {fault}")]
    LineUp { team: TeamId, fault: LineUpFault },
    #[error("a match of round {round} has begun")]
    MatchBegun { round: RoundNo },
    #[error("line-ups of round {round} are still given")]
    LineUpsOpen { round: RoundNo },
    #[error("no line-ups of round {round} are waited for")]
    LineUpsNotOpen { round: RoundNo },
    #[error("others sit in a match that is paired")]
    MatchWithoutPlayers { round: RoundNo },
    #[error("a tournament needs at least one round")]
    NoRounds,
    /// A match of two games is cut in half by the number of rounds (C.04.5).
    #[error("the number of rounds is odd, and a match has two games")]
    OddGames,
    #[error("the scoring cannot be used: {fault}")]
    Scoring { fault: ScoringFault },
    /// It says nothing where everybody meets everybody (C.07 art. 8).
    #[error("{code} is no tie-break of round robins")]
    NoTieBreakOfTables { code: String },
    #[error("prohibitions are made before round 1")]
    ProhibitionsAfterStart,
    #[error("an adjournment on board {board} of round {round} is open")]
    AdjournmentOpen { round: RoundNo, board: u16 },
    #[error("matches are level")]
    MatchesLevel { matches: Vec<[PlayerId; 2]> },
    #[error("the match is not level")]
    MatchNotLevel { players: [PlayerId; 2] },
    #[error("the two have no match that can still be decided")]
    NoOpenMatch { winner: PlayerId, loser: PlayerId },
    #[error("matches of teams are level")]
    TeamMatchesLevel { matches: Vec<[TeamId; 2]> },
    #[error("the two teams have no match that can still be decided")]
    NoOpenTeamMatch { winner: TeamId, loser: TeamId },
    /// The act, or what it takes back, is for others.
    #[error("this is for a {}", least.code())]
    RoleTooLow { least: Role },
    /// What was announced and decides pairings or ranks.
    #[error("{} is fixed in FIDE mode once round 1 is paired", field.key())]
    LockedInFideMode { field: RegulationField },
    #[error("the event is not in FIDE mode")]
    NotInFideMode,
    #[error("FIDE mode is entered before round 1, and never again once it was left")]
    FideModeNotEntered,
    /// Others rest on it, and it is never changed.
    #[error("{kind:?} is not done and not taken back")]
    NotTakenBack { kind: Kind },
    #[error("act {seq} cannot be undone")]
    NothingToUndo { seq: u64 },
    #[error("act {later} rests on act {seq}: {why}")]
    LaterActRests { seq: u64, later: u64, why: Box<Refusal> },
}

/// Whether an act can be meant in this state: the warnings to show first, or why not.
///
/// [`Act::Undo`] is asked of [`super::fold::Journal::without`], which knows the journal.
///
/// # Errors
/// The [`Refusal`] that the arbiter is to see.
pub fn check(state: &Tournament, act: &Act) -> Result<Vec<Warning>, Refusal> {
    let opens = matches!(act, Act::Create { .. } | Act::Import { .. });
    if opens != (state.seq == 0) {
        return Err(if opens { Refusal::NotTheFirst } else { Refusal::NotCreated });
    }
    if state.closed && !matches!(act, Act::Reopen | Act::Undo { .. }) {
        return Err(Refusal::Closed);
    }
    match act {
        Act::Create { details, regulations } => {
            named(&details.name)?;
            regulations_hold(None, regulations)?;
            fides_limits_hold(None, regulations).map(|()| Vec::new())
        }
        Act::Import { .. } | Act::Undo { .. } => Ok(Vec::new()),
        Act::ChangeDetails { was, now } => {
            believed(&state.details, was, now)?;
            named(&now.name).map(|()| Vec::new())
        }
        Act::ChangeRegulations { was, now } => check_regulations(state, was, now).map(|()| Vec::new()),
        Act::RegisterPlayers { players, .. } => {
            players.iter().try_for_each(|data| named(&data.name))?;
            Ok(duplicates(state, players, None))
        }
        Act::EditPlayer { player, was, now } => {
            let current = existing(state, *player)?;
            believed(&current.data, was, now)?;
            named(&now.name)?;
            let asked = |(round, bye): (&RoundNo, &Bye)| *bye == Bye::HalfPoint && state.round(*round).is_none();
            if now.no_half_point_byes && !was.no_half_point_byes && current.requested_byes.iter().any(asked) {
                return Err(Refusal::NotEligibleForBye { player: *player });
            }
            Ok(duplicates(state, std::slice::from_ref(&**now), Some(*player)))
        }
        Act::RemovePlayer { player } => {
            existing(state, *player)?;
            if state.was_paired(*player) {
                return Err(Refusal::PairedAlready { player: *player });
            }
            Ok(Vec::new())
        }
        Act::ChangePresence { player, was, now } => {
            believed(&existing(state, *player)?.presence, was, now)?;
            check_presence(state, *player, *now).map(|()| Vec::new())
        }
        Act::RequestBye { player, round, was, now } => check_bye(state, *player, *round, *was, *now),
        Act::LeaveOut { round, players } => check_left_out(state, *round, players).map(|()| Vec::new()),
        Act::CheckIn { player, was, now } => {
            believed(&existing(state, *player)?.checked_in, was, now).map(|()| Vec::new())
        }
        Act::FixBoard { player, was, now } => {
            believed(&existing(state, *player)?.fixed_board, was, now).map(|()| Vec::new())
        }
        Act::GiveValue { player, was, now } => {
            believed(&existing(state, *player)?.outside_value, was, now).map(|()| Vec::new())
        }
        Act::EstimateRatings { estimates } => check_estimates(state, estimates).map(|()| Vec::new()),
        Act::NumberPlayers { order } | Act::DrawNumbers { order, .. } => {
            check_numbering(state, order).map(|()| Vec::new())
        }
        Act::ExchangeNumbers { players, was } => check_exchange(state, *players, *was).map(|()| Vec::new()),
        Act::AdjournMissing { round, games } => check_missing(state, *round, games),
        Act::ChangeTeams { was, now } => check_teams(state, was, now).map(|()| Vec::new()),
        Act::RegisterTeams { teams, players, .. } => {
            check_squads(teams, players)?;
            Ok(duplicates(state, players, None))
        }
        Act::ChangeTeam { team, was, now } => check_team(state, *team, was, now).map(|()| Vec::new()),
        Act::NumberTeams { order, strengths, .. } => check_team_numbers(state, order, strengths).map(|()| Vec::new()),
        Act::GiveLineUp { team, round, was, now } => {
            check_line_up(state, *team, *round, was.as_ref(), now.as_ref()).map(|()| Vec::new())
        }
        Act::CloseLineUps { round } if state.open_line_ups == Some(*round) => Ok(Vec::new()),
        Act::CloseLineUps { round } => Err(Refusal::LineUpsNotOpen { round: *round }),
        Act::DraftRound { round, games, byes, paired_by, engine } => {
            check_draft_turn(state, *round)?;
            engine.iter().flat_map(|pair| [pair.white, pair.black]).try_for_each(|it| existing(state, it).map(drop))?;
            check_seating(state, *round, games, byes)?;
            let mut warnings = open_adjournments(state);
            if *paired_by != PairedBy::Engine {
                check_meetings(state, *round, games)?;
                warnings.extend(seating_warnings(state, *round, games, byes));
            }
            Ok(warnings)
        }
        Act::AlterDraft { round, games, byes } => {
            draft(state, *round)?;
            check_seating(state, *round, games, byes)?;
            check_meetings(state, *round, games)?;
            Ok(seating_warnings(state, *round, games, byes))
        }
        Act::DiscardDraft { round } => draft(state, *round).map(|_| Vec::new()),
        Act::PublishRound { round, .. } => {
            let draft = draft(state, *round)?;
            // Nobody plays: no file and no table can hold such a round.
            if draft.games.is_empty() {
                return Err(Refusal::EmptyRound { round: *round });
            }
            let games: Vec<Seating> = draft.games.iter().map(Game::seating).collect();
            // Whoever paired: players come and go while a draft waits.
            let left_out = left_out(state, *round, &games, &draft.byes);
            let warnings = warned_left_out(left_out).into_iter();
            let gone = no_longer_in(state, draft);
            Ok(warnings.chain((!gone.is_empty()).then_some(Warning::NoLongerIn { players: gone })).collect())
        }
        Act::PublishTable { rounds } => check_table(state, rounds),
        Act::UnpublishRound { round } => {
            let found = state.round(*round).filter(|found| found.state == RoundState::Published);
            found.ok_or(Refusal::NoSuchRound { round: *round })?;
            // A round below another one is no draft: also where an act that was undone comes back.
            match state.rounds.len() > usize::from(round.0) {
                true => Err(Refusal::RoundFollowed { round: *round }),
                false => Ok(Vec::new()),
            }
        }
        Act::EnterResult { round, board, was, now, players } => {
            let game = game_of(state, *round, *board, *players)?;
            // Who sits there is not final.
            if state.open_line_ups == Some(*round) {
                return Err(Refusal::LineUpsOpen { round: *round });
            }
            believed_result(game, *was, *now).map(|()| Vec::new())
        }
        Act::Rule { round, board, was, now, players, .. } => {
            let game = game_of(state, *round, *board, *players)?;
            check_ruling(game, *was, *now).map(|()| Vec::new())
        }
        Act::SwapColours { round, board, players } => game_of(state, *round, *board, *players).map(|_| Vec::new()),
        Act::CorrectForRating { round, board, was, now, players } => {
            let game = game_of(state, *round, *board, *players)?;
            believed(&game.for_rating, was, now).map(|()| Vec::new())
        }
        Act::Adjust { player, .. } => existing(state, *player).map(|_| Vec::new()),
        Act::PlayOff { white, black, .. } => check_play_off(state, *white, *black).map(|()| Vec::new()),
        Act::SendThrough { winner, loser, .. } => {
            let none = Refusal::NoOpenMatch { winner: *winner, loser: *loser };
            check_through(state, [Side::Player(*winner), Side::Player(*loser)], none).map(|()| Vec::new())
        }
        Act::SendTeamThrough { winner, loser, .. } => {
            let none = Refusal::NoOpenTeamMatch { winner: *winner, loser: *loser };
            check_through(state, [Side::Team(*winner), Side::Team(*loser)], none).map(|()| Vec::new())
        }
        Act::DrawLots { order, .. } | Act::RankByHand { order } => {
            order.iter().try_for_each(|player| existing(state, *player).map(drop))?;
            match repeated(order.iter().copied()) {
                Some(player) => Err(Refusal::TwiceInRound { player }),
                None => Ok(Vec::new()),
            }
        }
        Act::ChangePrizes { was, now } => believed(&state.prizes, was, now).map(|()| Vec::new()),
        Act::ChangePublicSide { was, now } => believed(&state.public_side, was, now).map(|()| Vec::new()),
        Act::ChangeScreens { was, now } => believed(&state.screens, was, now).map(|()| Vec::new()),
        Act::ReportResult { round, board, by, was, now, players } => {
            check_report(state, (*round, *board, *players), *by, *was, *now).map(|()| Vec::new())
        }
        Act::AskForBye { player, round, was, now } => {
            check_asked_bye(state, *player, *round, *was, *now).map(|()| Vec::new())
        }
        Act::SignUp { player, waits } => check_sign_up(state, player, *waits),
        Act::SettleWaiting { waiting, .. } if state.waiting(*waiting).is_some() => Ok(Vec::new()),
        Act::SettleWaiting { .. } => Err(Refusal::Conflict { touched: 0 }),
        Act::ChangeStyle { was, now } => believed(&state.style, was, now).map(|()| Vec::new()),
        Act::ChangeHousePoints { was, now } => believed(&state.house_points, was, now).map(|()| Vec::new()),
        Act::EndForHouse { round, board, was, now, players } => {
            game_of(state, *round, *board, *players)?;
            check_house_ending(state, *round, *board, *was, *now)
        }
        Act::NoteIncident { incident } => {
            existing(state, incident.player)?;
            let is_paired = state.round(incident.round).is_some();
            if is_paired { Ok(Vec::new()) } else { Err(Refusal::NoSuchRound { round: incident.round }) }
        }
        Act::LodgeAppeal { by, round, ruling, .. } => {
            existing(state, *by)?;
            state.round(*round).ok_or(Refusal::NoSuchRound { round: *round })?;
            match ruling.filter(|seq| state.rulings.iter().all(|ruled| ruled.seq != *seq)) {
                Some(seq) => Err(Refusal::NoSuchAppeal { appeal: seq }),
                None => Ok(Vec::new()),
            }
        }
        Act::HearAppeal { appeal, .. } | Act::DecideAppeal { appeal, .. } => {
            let found = state.appeal(*appeal).ok_or(Refusal::NoSuchAppeal { appeal: *appeal })?;
            match &found.decided {
                Some(decided) => Err(Refusal::Conflict { touched: decided.seq }),
                None => Ok(Vec::new()),
            }
        }
        Act::SealMove { round, board, was, now, players } => {
            game_of(state, *round, *board, *players)?;
            let kept = state.envelope(*round, *board).cloned().map(Box::new);
            believed(&kept, was, now).map(|()| Vec::new())
        }
        Act::LeaveFideMode { round } => check_leaving(state, *round).map(|()| Vec::new()),
        Act::Close => everything_is_played(state).map(|()| Vec::new()),
        Act::Reopen if state.closed => Ok(Vec::new()),
        Act::Reopen => Err(Refusal::NotClosed),
    }
}

/// A ruling stands on the game as the arbiter believed it, also where it leaves the result as it is.
fn check_ruling(game: &Game, was: Option<GameResult>, now: Option<GameResult>) -> Result<(), Refusal> {
    if game.result != was {
        return Err(Refusal::Conflict { touched: game.touched });
    }
    if was == now { Ok(()) } else { believed_result(game, was, now) }
}

/// The ending is of a game of a published round, and somebody at its board brought it about.
fn check_house_ending(
    state: &Tournament,
    round: RoundNo,
    board: u16,
    was: Option<HouseEnding>,
    now: Option<HouseEnding>,
) -> Result<Vec<Warning>, Refusal> {
    let game = game(state, round, board)?;
    if let Some(player) = now.and_then(|ending| ending.by()).filter(|player| game.colour_of(*player).is_none()) {
        return Err(Refusal::NotInRound { player, round });
    }
    believed(&state.house_ending(round, board), &was, &now).map(|()| Vec::new())
}

/// A player of the game reports it while nobody has entered a result, in the round that is played.
fn check_report(
    state: &Tournament,
    (round, board, players): (RoundNo, u16, [PlayerId; 2]),
    by: PlayerId,
    was: Option<GameResult>,
    now: Option<GameResult>,
) -> Result<(), Refusal> {
    let game = game_of(state, round, board, Some(players))?;
    if !state.public_side.results || now.is_some_and(|result| !REPORTABLE.contains(&result)) {
        return Err(Refusal::NotOffered);
    }
    if state.current_round().map(|current| current.number) != Some(round) {
        return Err(Refusal::TooLateForReport { round });
    }
    if state.open_line_ups == Some(round) {
        return Err(Refusal::LineUpsOpen { round });
    }
    if game.colour_of(by).is_none() {
        return Err(Refusal::NotInRound { player: by, round });
    }
    if game.result.is_some() {
        return Err(Refusal::ResultIsEntered { board });
    }
    believed(&state.report_by(round, board, by), &was, &now)
}

/// A half-point or zero-point bye of a round that is still to be paired. What the regulations say of it is asked when it is given.
fn check_asked_bye(
    state: &Tournament,
    player: PlayerId,
    round: RoundNo,
    was: Option<Bye>,
    now: Option<Bye>,
) -> Result<(), Refusal> {
    let known = existing(state, player)?;
    let asked = state.asked_byes.iter().find(|asked| (asked.player, asked.round) == (player, round));
    believed(&asked.map(|asked| asked.bye), &was, &now)?;
    let Some(bye) = now else { return Ok(()) };
    if state.public_side.byes.is_none() || !matches!(bye, Bye::HalfPoint | Bye::ZeroPoint) {
        return Err(Refusal::NotOffered);
    }
    if known.requested_byes.get(&round) == Some(&bye) {
        return Err(Refusal::AlreadySo);
    }
    check_bye(state, player, round, known.requested_byes.get(&round).copied(), now).map(drop)
}

/// Before round 1, while there is a place, or where it is full and others may wait.
fn check_sign_up(state: &Tournament, data: &PlayerData, waits: bool) -> Result<Vec<Warning>, Refusal> {
    named(&data.name)?;
    let rules = state.public_side.sign_up.as_ref().filter(|_| state.rounds.is_empty()).ok_or(Refusal::NotOffered)?;
    // Who comes now does not pass those who wait.
    let is_full = state.places_left() == Some(0) || !state.waiting.is_empty();
    match (waits, is_full) {
        (false, true) => return Err(Refusal::NoPlaceLeft),
        (true, false) => return Err(Refusal::NotOffered),
        (true, true) if !rules.waits => return Err(Refusal::NoPlaceLeft),
        (true, true) | (false, false) => {}
    }
    let is_known = state.waiting.iter().any(|one| is_same_person(&one.data, data));
    if is_known || !duplicates(state, std::slice::from_ref(data), None).is_empty() {
        return Err(Refusal::SignedUpAlready);
    }
    Ok(Vec::new())
}

/// The thing must be as the arbiter believed, and the act must change it.
fn believed<T: PartialEq>(current: &T, was: &T, now: &T) -> Result<(), Refusal> {
    if current == now {
        Err(Refusal::AlreadySo)
    } else if current != was {
        Err(Refusal::Conflict { touched: 0 })
    } else {
        Ok(())
    }
}

fn named(name: &str) -> Result<(), Refusal> {
    if name.trim().is_empty() { Err(Refusal::NameMissing) } else { Ok(()) }
}

fn existing(state: &Tournament, player: PlayerId) -> Result<&Player, Refusal> {
    state.player(player).ok_or(Refusal::NoSuchPlayer { player })
}

fn draft(state: &Tournament, round: RoundNo) -> Result<&Round, Refusal> {
    state.draft().filter(|draft| draft.number == round).ok_or(Refusal::NoDraft { round })
}

/// The game of a published round.
fn game(state: &Tournament, round: RoundNo, board: u16) -> Result<&super::round::Game, Refusal> {
    let found = state.round(round).filter(|found| found.state == RoundState::Published);
    found.ok_or(Refusal::NoSuchRound { round })?.game(board).ok_or(Refusal::NoSuchBoard { round, board })
}

/// The game of a published round, in which the players who were meant sit as they were meant to.
fn game_of(
    state: &Tournament,
    round: RoundNo,
    board: u16,
    meant: Option<[PlayerId; 2]>,
) -> Result<&super::round::Game, Refusal> {
    let game = game(state, round, board)?;
    match meant {
        Some(meant) if meant != game.players() => Err(Refusal::OtherPlayers { round, board, meant }),
        _ => Ok(game),
    }
}

/// What no event can do without; what an old one has already is not asked about again.
fn regulations_hold(was: Option<&Regulations>, regulations: &Regulations) -> Result<(), Refusal> {
    if regulations.rounds == 0 {
        return Err(Refusal::NoRounds);
    }
    let is_new = was.is_none_or(|was| (was.system, was.rounds) != (regulations.system, regulations.rounds));
    if is_new && regulations.system == System::DoubleSwiss && !regulations.rounds.is_multiple_of(2) {
        return Err(Refusal::OddGames);
    }
    match regulations.scoring.fault() {
        Some(fault) => Err(Refusal::Scoring { fault }),
        None => Ok(()),
    }
}

/// What FIDE mode allows of points and tie-breaks; what an old event has already is not asked about again.
fn fides_limits_hold(was: Option<&Regulations>, now: &Regulations) -> Result<(), Refusal> {
    if !now.system.is_of_fide() {
        return Ok(());
    }
    if was.is_none_or(|was| was.scoring != now.scoring) && !now.scoring.bye_is_a_result() {
        return Err(Refusal::Scoring { fault: ScoringFault::ByeNoResult });
    }
    let is_new = was.is_none_or(|was| (was.system, &was.tie_breaks) != (now.system, &now.tie_breaks));
    let buchholz = now.descriptors().into_iter().find(|descriptor| descriptor.code.is_of_buchholz());
    match buchholz {
        Some(descriptor) if is_new && now.system.is_predetermined() => {
            Err(Refusal::NoTieBreakOfTables { code: descriptor.to_string() })
        }
        Some(_) | None => Ok(()),
    }
}

fn check_regulations(state: &Tournament, was: &Regulations, now: &Regulations) -> Result<(), Refusal> {
    believed(&state.regulations, was, now)?;
    regulations_hold(Some(was), now)?;
    // Once round 1 is paired, points and tie-breaks are fixed anyway.
    if state.mode() == Mode::Fide && state.rounds.is_empty() {
        fides_limits_hold(Some(was), now)?;
    }
    let paired = u16::try_from(state.rounds.len()).unwrap_or(u16::MAX);
    if now.rounds < paired {
        return Err(Refusal::FewerRoundsThanPaired { rounds: paired });
    }
    if now.rating_choice() != was.rating_choice() && numbering::are_frozen(state) {
        return Err(Refusal::RatingMethodFrozen);
    }
    Ok(())
}

/// FIDE mode is there to be left, and the round is the one after which the arbiter meant to.
fn check_leaving(state: &Tournament, round: RoundNo) -> Result<(), Refusal> {
    match state.mode() {
        Mode::Left(_) => Err(Refusal::AlreadySo),
        Mode::Free => Err(Refusal::NotInFideMode),
        Mode::Fide if round != state.paired_rounds() => Err(Refusal::Conflict { touched: 0 }),
        Mode::Fide => Ok(()),
    }
}

/// Players among `registered` who have the FIDE ID or the very name of another.
fn is_same_person(a: &PlayerData, b: &PlayerData) -> bool {
    match (a.fide_id, b.fide_id) {
        (Some(a), Some(b)) => a == b,
        _ => {
            a.name.to_lowercase() == b.name.to_lowercase()
                && (a.birth.is_none() || b.birth.is_none() || a.birth == b.birth)
        }
    }
}

fn duplicates(state: &Tournament, registered: &[PlayerData], himself: Option<PlayerId>) -> Vec<Warning> {
    state
        .entrants()
        .filter(|player| Some(player.id) != himself)
        .filter(|player| registered.iter().any(|data| is_same_person(data, &player.data)))
        .map(|player| Warning::Duplicate { player: player.id })
        .collect()
}

fn is_published(state: &Tournament, round: RoundNo) -> bool {
    state.round(round).is_some_and(|round| round.state == RoundState::Published)
}

/// Nobody leaves a published round in which they sit at a board, but of a table fixed in advance, where they lose by forfeit.
fn check_presence(state: &Tournament, player: PlayerId, now: Presence) -> Result<(), Refusal> {
    let (Presence::Withdrawn { from } | Presence::Expelled { from }) = now else { return Ok(()) };
    let begun = state.rounds.first().filter(|first| from <= first.number && state.was_paired(player));
    let is_of_bracket = state.regulations.system == System::Knockout;
    if let (Some(first), true) = (begun, is_of_bracket) {
        return Err(Refusal::RoundPaired { round: first.number });
    }
    if state.regulations.system.is_predetermined() {
        return Ok(());
    }
    let mut published = state.rounds.iter().skip(from.index()).filter(|round| round.state == RoundState::Published);
    let paired_later = published.find(|round| round.game_of(player).is_some());
    match paired_later {
        Some(round) => Err(Refusal::RoundPaired { round: round.number }),
        None => Ok(()),
    }
}

fn check_bye(
    state: &Tournament,
    player: PlayerId,
    round: RoundNo,
    was: Option<Bye>,
    now: Option<Bye>,
) -> Result<Vec<Warning>, Refusal> {
    let requested = &existing(state, player)?.requested_byes;
    believed(&requested.get(&round).copied(), &was, &now)?;
    let regulations = &state.regulations;
    if now == Some(Bye::PairingAllocated) && regulations.system.is_predetermined() {
        return Err(Refusal::ByeNotRequestable);
    }
    if round.0 == 0 || round.0 > regulations.rounds {
        return Err(Refusal::NoSuchRound { round });
    }
    // A draft that waits does not bind who asks; it is repaired, or the publication asks about them.
    if is_published(state, round) {
        return Err(Refusal::RoundPaired { round });
    }
    let mut warnings = Vec::new();
    match now {
        // Given in advance, as to the player who stands in when the number is odd.
        Some(Bye::PairingAllocated) => {
            let taken = |other: &Player| other.requested_byes.get(&round) == Some(&Bye::PairingAllocated);
            if state.entrants().any(|other| other.id != player && taken(other)) {
                return Err(Refusal::TwoByes);
            }
            if state.appearances(round)[player.index()].iter().any(|past| gave_win_without_play(state, *past)) {
                warnings.push(Warning::SecondBye { player });
            }
            warnings.push(Warning::AllocatedInAdvance { player, round });
        }
        Some(Bye::FullPoint) => warnings.push(Warning::FullPointBye { player }),
        Some(Bye::HalfPoint) if state.players[player.index()].data.no_half_point_byes => {
            return Err(Refusal::NotEligibleForBye { player });
        }
        Some(Bye::HalfPoint) => {
            let halves = requested.iter().filter(|(at, bye)| **bye == Bye::HalfPoint && **at != round).count();
            if halves >= usize::from(regulations.half_point_byes) {
                warnings.push(Warning::TooManyHalfPointByes { player, allowed: regulations.half_point_byes });
            }
        }
        _ => {}
    }
    let points_late = matches!(now, Some(Bye::FullPoint | Bye::HalfPoint))
        && u32::from(round.0) + u32::from(regulations.no_byes_in_last) > u32::from(regulations.rounds);
    if points_late {
        warnings.push(Warning::ByeTooLate { player, round });
    }
    Ok(warnings)
}

/// Who came meanwhile is not left out.
fn check_left_out(state: &Tournament, round: RoundNo, players: &[PlayerId]) -> Result<(), Refusal> {
    if round.0 == 0 || round.0 > state.regulations.rounds {
        return Err(Refusal::NoSuchRound { round });
    }
    if state.round(round).is_some() {
        return Err(Refusal::RoundPaired { round });
    }
    if players.is_empty() {
        return Err(Refusal::AlreadySo);
    }
    for player in players {
        let player = existing(state, *player)?;
        if player.checked_in {
            return Err(Refusal::Conflict { touched: 0 });
        }
        if !player.available_in(round) {
            return Err(Refusal::NotInRound { player: player.id, round });
        }
    }
    match repeated(players.iter().copied()) {
        Some(player) => Err(Refusal::TwiceInRound { player }),
        None => Ok(()),
    }
}

fn check_estimates(state: &Tournament, estimates: &[Estimate]) -> Result<(), Refusal> {
    if estimates.iter().all(|estimate| estimate.was == estimate.now) {
        return Err(Refusal::AlreadySo);
    }
    for estimate in estimates {
        if existing(state, estimate.player)?.data.estimate != estimate.was {
            return Err(Refusal::Conflict { touched: 0 });
        }
    }
    Ok(())
}

fn check_numbering(state: &Tournament, order: &[PlayerId]) -> Result<(), Refusal> {
    let named: HashSet<PlayerId> = order.iter().copied().collect();
    let is_whole = named.len() == order.len() && order.iter().all(|player| state.player(*player).is_some());
    let mut left_out = state.entrants().filter(|player| !named.contains(&player.id));
    if !is_whole || left_out.any(|player| !numbering::waits_for_number(state, player)) {
        return Err(Refusal::NumberingIncomplete);
    }
    let keeps_numbers = (1..)
        .zip(order)
        .all(|(tpn, player)| state.player(*player).and_then(|player| player.tpn).is_none_or(|given| given.0 == tpn));
    let keeps = if numbering::are_of_table(state) { keeps_numbers } else { numbering::keeps_order(state, order) };
    if numbering::are_frozen(state) && !keeps { Err(Refusal::NumbersFrozen) } else { Ok(()) }
}

/// Only the announced criterion told the two apart, and their numbers are still those that the arbiter saw.
fn check_exchange(state: &Tournament, players: [PlayerId; 2], was: [Tpn; 2]) -> Result<(), Refusal> {
    let [a, b] = players;
    let (one, other) = (existing(state, a)?, existing(state, b)?);
    if [one.tpn, other.tpn] != was.map(Some) {
        return Err(Refusal::Conflict { touched: 0 });
    }
    if numbering::are_frozen(state) {
        return Err(Refusal::NumbersFrozen);
    }
    let is_by_strength = state.regulations.numbering == Numbering::Strength;
    if a == b || !is_by_strength || !numbering::are_equal(state, &one.data, &other.data) {
        return Err(Refusal::NotEquals { players });
    }
    Ok(())
}

/// The games are of a published round, and still without a result.
fn check_missing(state: &Tournament, round: RoundNo, games: &[Seating]) -> Result<Vec<Warning>, Refusal> {
    if games.is_empty() {
        return Err(Refusal::AlreadySo);
    }
    for seating in games {
        let game = game_of(state, round, seating.board, Some([seating.white, seating.black]))?;
        believed_result(game, None, Some(GameResult::Adjourned))?;
    }
    if state.open_line_ups == Some(round) {
        return Err(Refusal::LineUpsOpen { round });
    }
    Ok(vec![Warning::ResultsMissing { round, boards: games.iter().map(|seating| seating.board).collect() }])
}

/// Teams are made before the start, of players of the tournament, each in one team.
fn check_teams(state: &Tournament, was: &Vec<Team>, now: &Vec<Team>) -> Result<(), Refusal> {
    believed(&state.teams, was, now)?;
    let members = || now.iter().flat_map(|team| team.members.iter().copied());
    members().try_for_each(|player| existing(state, player).map(drop))?;
    now.iter().try_for_each(|team| named(&team.name))?;
    match repeated(members()) {
        Some(player) => Err(Refusal::TwiceInRound { player }),
        None => Ok(()),
    }
}

fn check_squads(teams: &[Squad], players: &[PlayerData]) -> Result<(), Refusal> {
    teams.iter().try_for_each(|team| named(&team.name))?;
    players.iter().try_for_each(|data| named(&data.name))?;
    let fits = !teams.is_empty() && teams.iter().map(|team| team.size).sum::<usize>() == players.len();
    if fits { Ok(()) } else { Err(Refusal::SquadsUnfit) }
}

/// A team keeps its players to itself, and does not leave a round in which it sits at boards already.
fn check_team(state: &Tournament, id: TeamId, was: &Team, now: &Team) -> Result<(), Refusal> {
    let current = state.team(id).ok_or(Refusal::NoSuchTeam { team: id })?;
    believed(current, was, now)?;
    named(&now.name)?;
    now.members.iter().try_for_each(|player| existing(state, *player).map(drop))?;
    if let Some(player) = repeated(now.members.iter().copied()) {
        return Err(Refusal::TwiceInRound { player });
    }
    let elsewhere = |player: &&PlayerId| state.team_of(**player).is_some_and(|other| other != id);
    if let Some(player) = now.members.iter().find(elsewhere) {
        return Err(Refusal::InTwoTeams { player: *player });
    }
    let sits = |round: &&Round| {
        !now.takes_part_in(round.number) && now.members.iter().any(|member| round.game_of(*member).is_some())
    };
    match state.rounds.iter().find(sits).filter(|_| current.presence != now.presence) {
        Some(round) => Err(Refusal::RoundPaired { round: round.number }),
        None => Ok(()),
    }
}

fn check_team_numbers(state: &Tournament, order: &[TeamId], strengths: &[Option<u16>]) -> Result<(), Refusal> {
    let named: HashSet<TeamId> = order.iter().copied().collect();
    let is_whole = named.len() == order.len() && strengths.len() == order.len();
    if !is_whole || named != state.all_teams().map(|(id, _)| id).collect() {
        return Err(Refusal::TeamNumberingIncomplete);
    }
    let keeps = (1..).zip(order.iter().zip(strengths)).all(|(number, (team, strength))| {
        state.team(*team).is_some_and(|team| team.number == Some(number) && team.strength == *strength)
    });
    if keeps { Err(Refusal::AlreadySo) } else { Ok(()) }
}

fn check_line_up(
    state: &Tournament,
    team: TeamId,
    round: RoundNo,
    was: Option<&LineUp>,
    now: Option<&LineUp>,
) -> Result<(), Refusal> {
    let given = state.team(team).ok_or(Refusal::NoSuchTeam { team })?.line_ups.get(&round);
    believed(&given, &was, &now)?;
    if round.0 == 0 || round.0 > state.regulations.rounds {
        return Err(Refusal::NoSuchRound { round });
    }
    if state.match_has_begun(team, round) {
        return Err(Refusal::MatchBegun { round });
    }
    if let Some(line_up) = now {
        state.check_line_up(team, round, line_up).map_err(|fault| Refusal::LineUp { team, fault })?;
    }
    let Some(paired) = state.match_of(team, round) else { return Ok(()) };
    // A match in which no board has two players is lost, or forfeited board by board.
    let mut after = state.clone();
    if let Some(team) = after.teams.get_mut(team.0 as usize) {
        match now {
            Some(line_up) => drop(team.line_ups.insert(round, line_up.clone())),
            None => drop(team.line_ups.remove(&round)),
        }
    }
    after.seat_again(round, Some(paired));
    if after.match_of(team, round).is_some() { Ok(()) } else { Err(Refusal::MatchWithoutPlayers { round }) }
}

/// Whether it is this round's turn to be paired.
///
/// # Errors
/// What has to happen first.
pub fn check_draft_turn(state: &Tournament, round: RoundNo) -> Result<(), Refusal> {
    if let Some(draft) = state.draft() {
        return Err(Refusal::DraftWaits { round: draft.number });
    }
    if state.rounds.len() >= usize::from(state.regulations.rounds) {
        return Err(Refusal::AllRoundsPaired { rounds: state.regulations.rounds });
    }
    if state.next_round() != Some(round) {
        return Err(Refusal::NotTheNextRound { round });
    }
    if state.regulations.system.is_predetermined() {
        return Ok(());
    }
    if let Some(earlier) = state.rounds.iter().find(|earlier| !earlier.is_complete()) {
        return Err(Refusal::RoundNotComplete { round: earlier.number, missing: earlier.missing() });
    }
    let Some(bracket) = state.bracket() else { return Ok(()) };
    let (players, teams) = (bracket.level_players(), bracket.level_teams());
    if !players.is_empty() {
        return Err(Refusal::MatchesLevel { matches: players });
    }
    if teams.is_empty() { Ok(()) } else { Err(Refusal::TeamMatchesLevel { matches: teams }) }
}

/// The rounds are those that are still to be paired, in order.
fn check_table(state: &Tournament, rounds: &[PairedRound]) -> Result<Vec<Warning>, Refusal> {
    if !state.regulations.system.is_predetermined() {
        return Err(Refusal::PairedOneByOne);
    }
    let first = rounds.first().ok_or(Refusal::NoRounds)?.round;
    check_draft_turn(state, first)?;
    let mut warnings = Vec::new();
    for (number, paired) in (first.0..).map(RoundNo).zip(rounds) {
        if paired.round != number || number.0 > state.regulations.rounds {
            return Err(Refusal::NotTheNextRound { round: paired.round });
        }
        check_seating(state, number, &paired.games, &[])?;
        let warned = warned_left_out(left_out(state, number, &paired.games, &[]));
        warnings.extend(warned.filter(|warning| !warnings.contains(warning)));
    }
    Ok(warnings)
}

/// The arbiter's word is on a match on which nothing rests yet, and changes what is.
fn check_through(state: &Tournament, [winner, loser]: [Side; 2], none: Refusal) -> Result<(), Refusal> {
    let bracket = state.bracket();
    let open = bracket.as_ref().and_then(|bracket| bracket.open_match(winner, loser)).ok_or(none)?;
    match open.standing {
        Standing::Decided(side) if open.sides[side] == winner => Err(Refusal::AlreadySo),
        _ => Ok(()),
    }
}

/// Ties are broken of matches that are level, and on which nothing rests.
fn check_play_off(state: &Tournament, white: PlayerId, black: PlayerId) -> Result<(), Refusal> {
    let bracket = state.bracket();
    let open = bracket.as_ref().and_then(|bracket| bracket.open_match(Side::Player(white), Side::Player(black)));
    let is_level = open.is_some_and(|open| open.standing == Standing::Level) && white != black;
    if is_level { Ok(()) } else { Err(Refusal::MatchNotLevel { players: [white, black] }) }
}

/// What no arbiter can want: a player twice, a board twice, somebody who is not there.
fn check_seating(
    state: &Tournament,
    round: RoundNo,
    games: &[Seating],
    byes: &[(PlayerId, Bye)],
) -> Result<(), Refusal> {
    if games.is_empty() && byes.is_empty() {
        return Err(Refusal::EmptyRound { round });
    }
    let seated = || games.iter().flat_map(|game| [game.white, game.black]);
    for player in seated().chain(byes.iter().map(|(player, _)| *player)) {
        existing(state, player)?;
    }
    if let Some(player) = repeated(seated().chain(byes.iter().map(|(player, _)| *player))) {
        return Err(Refusal::TwiceInRound { player });
    }
    // Who has left a table or a bracket is still paired as long as it seats them, and loses by forfeit.
    let system = state.regulations.system;
    let is_fixed = system.is_predetermined() || system.is_knockout();
    let fixed = |game: &&Seating| is_fixed || is_second_game(state, round, game);
    let mut free = games.iter().filter(|game| !fixed(game)).flat_map(|game| [game.white, game.black]);
    if let Some(player) = free.find(|player| !state.players[player.index()].takes_part_in(round)) {
        return Err(Refusal::NotInRound { player, round });
    }
    let mut boards: Vec<u16> = games.iter().map(|game| game.board).collect();
    boards.sort_unstable();
    if let Some(twice) = boards.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(Refusal::BoardTwice { board: twice[0] });
    }
    // A team has it with all its boards.
    let allocated = byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated).count();
    if allocated > 1 && !state.is_of_teams() {
        return Err(Refusal::TwoByes);
    }
    let unnumbered: Vec<PlayerId> = seated().filter(|player| state.players[player.index()].tpn.is_none()).collect();
    if unnumbered.is_empty() { Ok(()) } else { Err(Refusal::NotNumbered { players: unnumbered }) }
}

/// Whether a game is the second of a match of the Double-Swiss System: the two sit down again, and who is not there loses it by
/// forfeit (C.04.5.2).
fn is_second_game(state: &Tournament, round: RoundNo, game: &Seating) -> bool {
    let first = round.previous().filter(|first| first.0 % 2 == 1).and_then(|first| state.round(first));
    let met = first.and_then(|first| first.game_of(game.white)).is_some_and(|met| met.colour_of(game.black).is_some());
    state.regulations.system == System::DoubleSwiss && met
}

/// In a round robin that is paired by hand everybody meets everybody once, or twice in a double one (VCL4THP 101), as long as
/// it keeps to FIDE's rules.
fn check_meetings(state: &Tournament, round: RoundNo, games: &[Seating]) -> Result<(), Refusal> {
    let System::RoundRobin(kind) = state.regulations.system else { return Ok(()) };
    let cycles = if kind.double { 2 } else { 1 };
    let others = || state.rounds.iter().filter(|other| other.number != round).flat_map(|other| &other.games);
    for seating in games {
        let players = [seating.white, seating.black];
        let met = others().filter(|game| players.iter().all(|player| game.colour_of(*player).is_some())).count();
        if met >= cycles && state.mode() == Mode::Fide {
            return Err(Refusal::MetAlready { players, times: met });
        }
    }
    Ok(())
}

/// What the arbiter should see before he pairs by hand.
fn seating_warnings(state: &Tournament, round: RoundNo, games: &[Seating], byes: &[(PlayerId, Bye)]) -> Vec<Warning> {
    let appearances = state.appearances(round.previous().unwrap_or(RoundNo(0)));
    // Where the order of play is fixed, opponents and colours repeat by design.
    let is_fixed = state.regulations.system.is_predetermined()
        || state.regulations.system.is_knockout()
        // The second game of a match (C.04.5 4.4).
        || state.regulations.system == System::DoubleSwiss && round.0.is_multiple_of(2);
    let mut warnings = Vec::new();
    // By hand, nobody has a colour three times running in a round robin either (VCL4THP 102).
    if matches!(state.regulations.system, System::RoundRobin(_)) {
        for (player, colour) in games.iter().flat_map(|game| [(game.white, Colour::White), (game.black, Colour::Black)])
        {
            let found = colour_warnings(&appearances[player.index()], player, colour);
            warnings.extend(found.into_iter().filter(|warning| matches!(warning, Warning::ThirdColour { .. })));
        }
    }
    for game in games.iter().filter(|_| !is_fixed) {
        let met = appearances[game.white.index()].iter().position(
            |past| matches!(past, Appearance::Game { opponent, .. } if *opponent == game.black && past.is_played()),
        );
        if let Some(index) = met {
            let round = state.rounds[index].number;
            warnings.push(Warning::Rematch { white: game.white, black: game.black, round });
        }
        let (white, black) = (&state.players[game.white.index()], &state.players[game.black.index()]);
        if state.regulations.prohibition_between(round, white, black).is_some() {
            warnings.push(Warning::Prohibited { white: game.white, black: game.black });
        }
        // C.04.6: articles 6 and 7 never apply to teams.
        if !state.is_of_teams() {
            warnings.extend(colour_warnings(&appearances[game.white.index()], game.white, Colour::White));
            warnings.extend(colour_warnings(&appearances[game.black.index()], game.black, Colour::Black));
            let due = |player: PlayerId| colour_due(&appearances[player.index()]);
            if (due(game.white), due(game.black)) == (Some(Colour::Black), Some(Colour::White)) {
                warnings.push(Warning::ColoursNotDue { white: game.white, black: game.black });
            }
        }
    }
    for (player, bye) in byes {
        // Of teams it is the team that has the bye: a player whose opponent stayed away has had none.
        let barred = match state.is_of_teams() {
            true => state.team_of(*player).is_some_and(|team| team_won_without_play(state, team, round)),
            false => appearances[player.index()].iter().any(|past| gave_win_without_play(state, *past)),
        };
        if *bye == Bye::PairingAllocated && barred {
            warnings.push(Warning::SecondBye { player: *player });
        }
    }
    warnings.extend(warned_left_out(left_out(state, round, games, byes)));
    warnings
}

/// C.04.1 art. 4: the bye again, or a round that gave as much as a win without play.
fn gave_win_without_play(state: &Tournament, past: Appearance) -> bool {
    match past {
        Appearance::Bye(Bye::PairingAllocated) => true,
        Appearance::Game { result: None, .. } | Appearance::Absent => false,
        unplayed => {
            !unplayed.is_played() && state.regulations.scoring.of_appearance(unplayed) >= state.regulations.scoring.win
        }
    }
}

/// C.04.6 C2: the bye again, a match forfeited by the other team, or a full-point bye, in a round before.
fn team_won_without_play(state: &Tournament, id: TeamId, round: RoundNo) -> bool {
    let Some(team) = state.team(id) else { return false };
    let told = team.rounds.range(..round).any(|(_, what)| match what {
        TeamRound::Bye(bye) => matches!(bye, Bye::PairingAllocated | Bye::FullPoint),
        TeamRound::Forfeit { won, .. } => *won,
    });
    let has_bye = |past: &Round| team.members.iter().any(|member| past.bye_of(*member) == Some(Bye::PairingAllocated));
    told || state.rounds.iter().any(|past| past.number < round && has_bye(past))
}

/// C.04.1 art. 6 and 7, for one more game with `colour`.
fn colour_warnings(past: &[Appearance], player: PlayerId, colour: Colour) -> Vec<Warning> {
    let colours: Vec<Colour> = past
        .iter()
        .filter(|appearance| appearance.is_played())
        .filter_map(|appearance| match appearance {
            Appearance::Game { colour, .. } => Some(*colour),
            _ => None,
        })
        .chain([colour])
        .collect();
    /// C.04.1 art. 7: not three times running.
    const RUN: usize = 3;
    /// C.04.1 art. 6: the difference is not greater than 2.
    const GREATEST_DIFFERENCE: i16 = 2;
    let mut warnings = Vec::new();
    if colours.len() >= RUN && colours[colours.len() - RUN..].iter().all(|past| *past == colour) {
        warnings.push(Warning::ThirdColour { player, colour });
    }
    let difference: i16 = colours.iter().map(|past| if *past == colour { 1 } else { -1 }).sum();
    if difference > GREATEST_DIFFERENCE {
        warnings.push(Warning::ColourImbalance { player, colour, difference });
    }
    warnings
}

/// The colour of which a player had fewer, or else not the last one (C.04.3 1.7); `None` before their first game.
fn colour_due(past: &[Appearance]) -> Option<Colour> {
    let colours = past.iter().filter(|appearance| appearance.is_played()).filter_map(|appearance| match appearance {
        Appearance::Game { colour, .. } => Some(*colour),
        Appearance::Bye(_) | Appearance::Absent => None,
    });
    let (mut white_more, mut last) = (0, None);
    for colour in colours {
        white_more += if colour == Colour::White { 1 } else { -1 };
        last = Some(colour);
    }
    match white_more.cmp(&0) {
        Ordering::Greater => Some(Colour::Black),
        Ordering::Less => Some(Colour::White),
        Ordering::Equal => last.map(Colour::other),
    }
}

/// So many rounds at most can be paired without a rematch, where the regulations want more; asked before round 1. With an odd
/// number of players, each has the pairing-allocated bye in one round.
pub fn fewer_rounds_possible(state: &Tournament) -> Option<u16> {
    let regulations = &state.regulations;
    let games_of_a_match = match regulations.system {
        System::Dutch2017 | System::Dutch2026 | System::Dubov | System::Burstein | System::Lim => 1,
        System::DoubleSwiss => 2,
        System::TeamSwiss
        | System::TeamRoundRobin(_)
        | System::RoundRobin(_)
        | System::Scheveningen { .. }
        | System::Knockout
        | System::TeamKnockout
        | System::ByHand => return None,
    };
    let players = u16::try_from(state.entrants().count()).unwrap_or(u16::MAX);
    let possible = players.saturating_sub(1 - players % 2).saturating_mul(games_of_a_match);
    (state.rounds.is_empty() && regulations.rounds > possible).then_some(possible)
}

fn warned_left_out(players: Vec<PlayerId>) -> Option<Warning> {
    (!players.is_empty()).then_some(Warning::LeftOut { players })
}

/// Adjourned games, which pair as draws: those of the last round, and those that are open longer.
fn open_adjournments(state: &Tournament) -> Vec<Warning> {
    let Some(last) = state.last_round() else { return Vec::new() };
    let (of_last, earlier): (Vec<_>, Vec<_>) =
        state.adjourned().into_iter().partition(|(round, _)| *round == last.number);
    let boards: Vec<u16> = of_last.into_iter().map(|(_, board)| board).collect();
    let of_last = (!boards.is_empty()).then_some(Warning::Adjourned { boards });
    let earlier = (!earlier.is_empty()).then_some(Warning::AdjournedEarlier { games: earlier });
    of_last.into_iter().chain(earlier).collect()
}

fn believed_result(game: &Game, was: Option<GameResult>, now: Option<GameResult>) -> Result<(), Refusal> {
    believed(&game.result, &was, &now).map_err(|refusal| match refusal {
        Refusal::Conflict { .. } => Refusal::Conflict { touched: game.touched },
        other => other,
    })
}

/// Whether no game is open, as a closed event and a file for rating need it.
///
/// # Errors
/// The first round in which results are missing, or the first adjourned game.
pub fn everything_is_played(state: &Tournament) -> Result<(), Refusal> {
    if let Some(round) = state.rounds.iter().find(|round| !round.is_complete()) {
        return Err(Refusal::RoundNotComplete { round: round.number, missing: round.missing() });
    }
    match state.adjourned().first() {
        Some(&(round, board)) => Err(Refusal::AdjournmentOpen { round, board }),
        None => Ok(()),
    }
}

/// The first player who comes twice.
fn repeated(mut players: impl Iterator<Item = PlayerId>) -> Option<PlayerId> {
    let mut seen = HashSet::new();
    players.find(|player| !seen.insert(*player))
}

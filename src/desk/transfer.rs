//! A player moves from one section of a festival to another; both journals say so. Before round 1 they are removed here and registered
//! there. After it they leave this section from its next round on, in which they have no place and win nothing any more, and enter the
//! other as late entries; where the regulations let them
//! keep their points, these stand there as points that no game of that section gave (TRF 299), and its report tells them. What was arranged
//! with them goes along.

use super::Desk;
use super::perform::{Actor, Attempt, Refused};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{
    Act, Adjust, ChangePresence, CheckIn, FixBoard, RegisterPlayers, RemovePlayer, RequestBye, Undo,
};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::{Player, Presence};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::round::RoundState;
use std::ops::RangeInclusive;
use std::sync::PoisonError;

/// Who moves, from which section to which.
#[derive(Clone, Copy, Debug)]
pub struct Transfer {
    pub from: i64,
    pub to: i64,
    pub player: PlayerId,
    /// Whether the points go along.
    pub keeps_points: bool,
}

impl Desk {
    /// Moves a player to another section of the festival; `here` and `there` are what the arbiter may do in each.
    ///
    /// # Errors
    /// [`Refused`]; the player is then where they were.
    pub fn move_player(&self, transfer: Transfer, [here, there]: [&Actor; 2], confirmed: bool) -> Result<(), Refused> {
        let Transfer { from, to, player, .. } = transfer;
        // Of two who press at once the second finds the player gone.
        let _turn = self.moving.lock().unwrap_or_else(PoisonError::into_inner);
        let (source, target) = (self.live(from)?, self.live(to)?);
        let (source, target) = source.zip(target).filter(|_| from != to).ok_or(Refused::NoTournament)?;
        let festival = self.store.festival_of(from)?;
        if festival.is_none() || festival != self.store.festival_of(to)? {
            return Err(Refused::NoTournament);
        }
        let (journal_here, journal_there) = (source.journal(), target.journal());
        let (source, before) = (journal_here.state(), journal_there.state());
        let known = source.player(player).ok_or(Refused::Refusal(Refusal::NoSuchPlayer { player }))?;
        let leaves = leaving(source, known).map_err(Refused::Refusal)?;
        let rounds = before.regulations.rounds;
        if before.next_unpublished().0 > rounds {
            return Err(Refused::Refusal(Refusal::AllRoundsPaired { rounds }));
        }
        let first_round = comes_in(source, known).min(RoundNo(rounds)).max(before.next_unpublished());
        let points = if transfer.keeps_points { score(source, player) } else { Points::ZERO };
        let [one, other] = [source, before].map(|section| section.regulations.scoring);
        if points != Points::ZERO && !one.is_alike(&other) {
            let (here, there) = (Box::new(one), Box::new(other));
            return Err(Refused::Refusal(Refusal::PointsOfOtherScoring { here, there }));
        }
        let act = Act::RegisterPlayers(RegisterPlayers {
            players: vec![known.data.clone()],
            first_round,
            source: source.details.name.clone(),
        });
        let moves = format!("{} → {}", source.details.name, before.details.name);
        let follows = |act: Act| Attempt { reason: Some(moves.clone()), confirmed: true, ..Attempt::of(act) };
        let came = self.perform(to, there, &Attempt { confirmed, moves_from: Some(from), ..Attempt::of(act) })?;
        let mut done = vec![came.seq];
        let newcomer = target.journal().state().players.iter().skip(before.players.len()).find_map(|new| {
            (new.data.name == known.data.name && new.data.fide_id == known.data.fide_id).then_some(new.id)
        });
        let along = newcomer.map_or_else(Vec::new, |newcomer| {
            let adjust = Act::Adjust(Adjust { player: newcomer, round: None, points });
            let points = Some(adjust).filter(|_| points != Points::ZERO);
            points
                .into_iter()
                .chain(arranged([source, before], known, newcomer, first_round..=RoundNo(rounds)))
                .collect()
        });
        let mut given =
            along.into_iter().map(|act| self.perform(to, there, &follows(act)).map(|act| done.push(act.seq)));
        let left =
            given.try_for_each(|given| given).and_then(|()| self.perform(from, here, &follows(leaves)).map(drop));
        if left.is_err() {
            for seq in done.into_iter().rev() {
                self.perform(to, there, &follows(Act::Undo(Undo { seq })))?;
            }
        }
        left
    }
}

/// How somebody leaves a section: removed before they were paired, out from its next round on after it.
///
/// # Errors
/// Where they have left already, and while their game is played: its result belongs to this section.
fn leaving(source: &Tournament, player: &Player) -> Result<Act, Refusal> {
    if !source.was_paired(player.id) {
        return Ok(Act::RemovePlayer(RemovePlayer { player: player.id }));
    }
    let round = source.next_unpublished();
    if !player.takes_part_in(round) {
        return Err(Refusal::NotInRound { player: player.id, round });
    }
    if let Some((round, board)) = plays(source, player.id) {
        return Err(Refusal::RoundNotComplete { round, missing: vec![board] });
    }
    let now = Presence::Moved { from: round };
    Ok(Act::ChangePresence(ChangePresence { player: player.id, was: player.presence, now }))
}

/// The first round of somebody who has not sat down yet; any for whoever has.
fn comes_in(source: &Tournament, player: &Player) -> RoundNo {
    if source.was_paired(player.id) { RoundNo(1) } else { player.first_round }
}

/// What was arranged with somebody and holds in the other section too, or is refused there with why: byes of these rounds that are still to
/// come here, but for the one that is allocated; that they are in the hall; and the board where they sit, where both sections number theirs
/// alike: through the hall it is another's.
fn arranged(
    [source, target]: [&Tournament; 2],
    known: &Player,
    player: PlayerId,
    rounds: RangeInclusive<RoundNo>,
) -> Vec<Act> {
    let is_to_come = |round: &RoundNo| rounds.contains(round) && *round >= source.next_unpublished();
    let byes = known.requested_byes.iter().filter(|(round, bye)| is_to_come(round) && **bye != Bye::PairingAllocated);
    let bye = |(round, bye): (&RoundNo, &Bye)| {
        Act::RequestBye(RequestBye { player, round: *round, was: None, now: Some(*bye) })
    };
    let is_alike = source.regulations.first_board == target.regulations.first_board;
    let board = known.fixed_board.filter(|_| is_alike);
    let board = board.map(|board| Act::FixBoard(FixBoard { player, was: None, now: Some(board) }));
    let is_here = known.checked_in.then_some(Act::CheckIn(CheckIn { player, was: false, now: true }));
    byes.map(bye).chain(board).chain(is_here).collect()
}

/// The game of a published round that somebody has not finished.
pub fn plays(tournament: &Tournament, player: PlayerId) -> Option<(RoundNo, u16)> {
    let published = tournament.rounds.iter().filter(|round| round.state == RoundState::Published);
    published
        .filter_map(|round| round.game_of(player).map(|game| (round.number, game)))
        .find(|(_, game)| game.result.is_none_or(|result| result == GameResult::Adjourned))
        .map(|(round, game)| (round, game.board))
}

/// What somebody has now by the standings.
pub fn score(tournament: &Tournament, player: PlayerId) -> Points {
    sonneborn_standings::points_now(tournament).get(player.index()).copied().unwrap_or(Points::ZERO)
}

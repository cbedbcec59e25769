//! Whom and what an act is about, as a journal is searched by it: players one by one, or the game at a board.

use super::act::Act;
use super::ids::{PlayerId, RoundNo};

/// What an act is about.
pub enum About {
    /// The event, a round, a team or all players.
    Event,
    Players(Vec<PlayerId>),
    /// The players are `None` in old journals only.
    Game {
        round: RoundNo,
        board: u16,
        players: Option<[PlayerId; 2]>,
    },
}

impl Act {
    pub fn about(&self) -> About {
        match self {
            Act::EditPlayer { player, .. }
            | Act::RemovePlayer { player }
            | Act::ChangePresence { player, .. }
            | Act::RequestBye { player, .. }
            | Act::AskForBye { player, .. }
            | Act::CheckIn { player, .. }
            | Act::FixBoard { player, .. }
            | Act::GiveValue { player, .. }
            | Act::Adjust { player, .. } => About::Players(vec![*player]),
            Act::EnterResult { round, board, players, .. }
            | Act::SwapColours { round, board, players }
            | Act::Rule { round, board, players, .. }
            | Act::CorrectForRating { round, board, players, .. }
            | Act::EndForHouse { round, board, players, .. }
            | Act::SealMove { round, board, players, .. } => {
                About::Game { round: *round, board: *board, players: *players }
            }
            Act::ReportResult { round, board, players, .. } => {
                About::Game { round: *round, board: *board, players: Some(*players) }
            }
            Act::NoteIncident { incident } => About::Players(vec![incident.player]),
            Act::LodgeAppeal { by, .. } => About::Players(vec![*by]),
            Act::SendThrough { winner, loser, .. } => About::Players(vec![*winner, *loser]),
            Act::PlayOff { white, black, .. } => About::Players(vec![*white, *black]),
            Act::ExchangeNumbers { players, .. } => About::Players(players.to_vec()),
            Act::LeaveOut { players, .. } => About::Players(players.clone()),
            Act::DrawLots { order, .. } | Act::RankByHand { order } => About::Players(order.clone()),
            Act::EstimateRatings { estimates } => {
                About::Players(estimates.iter().map(|estimate| estimate.player).collect())
            }
            Act::Create { .. }
            | Act::Import { .. }
            | Act::ChangeDetails { .. }
            | Act::ChangeRegulations { .. }
            | Act::RegisterPlayers { .. }
            | Act::NumberPlayers { .. }
            | Act::AdjournMissing { .. }
            | Act::DrawNumbers { .. }
            | Act::ChangeTeams { .. }
            | Act::RegisterTeams { .. }
            | Act::ChangeTeam { .. }
            | Act::NumberTeams { .. }
            | Act::GiveLineUp { .. }
            | Act::CloseLineUps { .. }
            | Act::SendTeamThrough { .. }
            | Act::DraftRound { .. }
            | Act::AlterDraft { .. }
            | Act::DiscardDraft { .. }
            | Act::PublishRound { .. }
            | Act::PublishTable { .. }
            | Act::UnpublishRound { .. }
            | Act::ChangePrizes { .. }
            | Act::ChangeStyle { .. }
            | Act::ChangeHousePoints { .. }
            | Act::ChangePublicSide { .. }
            | Act::ChangeScreens { .. }
            | Act::SignUp { .. }
            | Act::SettleWaiting { .. }
            | Act::HearAppeal { .. }
            | Act::DecideAppeal { .. }
            | Act::LeaveFideMode { .. }
            | Act::Close
            | Act::Reopen
            | Act::Undo { .. } => About::Event,
        }
    }
}

impl About {
    /// The players, one by one; none where it is about the event, a round or everybody.
    pub fn players(self) -> Vec<PlayerId> {
        match self {
            About::Event => Vec::new(),
            About::Players(players) => players,
            About::Game { players, .. } => players.map(Vec::from).unwrap_or_default(),
        }
    }

    /// The round and board of the game.
    pub fn board(&self) -> Option<(RoundNo, u16)> {
        match self {
            About::Event | About::Players(_) => None,
            About::Game { round, board, .. } => Some((*round, *board)),
        }
    }
}

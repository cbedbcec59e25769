//! What an appeal is about (Laws 11.10), and which acts of a journal concern it: the events that changed a board, a player's
//! tournament, or the rules that both were played by, whatever was undone since.

use super::Tournament;
use super::act::{Act, Entry};
use super::fold::Journal;
use super::ids::{PlayerId, RoundNo, TeamId};
use super::player::PlayerData;
use super::round::Seating;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// What an appeal is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "of", rename_all = "snake_case")]
pub enum Matter {
    Event,
    Board { round: RoundNo, board: u16 },
    Player { player: PlayerId },
}

impl Matter {
    /// Whose matter it is: the player, or the two at the board as it is paired now; nobody for the event, which is everybody's.
    pub fn players(self, tournament: &Tournament) -> Vec<PlayerId> {
        match self {
            Matter::Event => Vec::new(),
            Matter::Board { round, board } => {
                let game = tournament.round(round).and_then(|round| round.game(board));
                game.map_or_else(Vec::new, |game| game.players().to_vec())
            }
            Matter::Player { player } => vec![player],
        }
    }

    /// Whether it is about a board or a player that there are.
    pub fn exists(self, tournament: &Tournament) -> bool {
        match self {
            Matter::Event => true,
            Matter::Board { .. } => !self.players(tournament).is_empty(),
            Matter::Player { player } => tournament.player(player).is_some(),
        }
    }

    /// Whether a game at a board belongs to it.
    pub fn has_game(self, tournament: &Tournament, round: RoundNo, board: u16) -> bool {
        match self {
            Matter::Event => true,
            Matter::Board { .. } => self == Matter::Board { round, board },
            Matter::Player { player } => {
                let game = tournament.round(round).and_then(|round| round.game(board));
                game.is_some_and(|game| game.players().contains(&player))
            }
        }
    }

    /// The numbers of the acts that concern it, in order.
    pub fn acts(self, journal: &Journal) -> Vec<u64> {
        let search = Search::new(self, journal);
        let mut found = HashSet::new();
        for entry in journal.entries() {
            // What takes back an act of the matter is one of it.
            let takes_back = matches!(entry.act, Act::Undo { seq } if found.contains(&seq));
            let concerns = self == Matter::Event || takes_back || search.concerns(entry);
            if concerns {
                found.insert(entry.seq);
            }
        }
        let mut found: Vec<u64> = found.into_iter().collect();
        found.sort_unstable();
        found
    }

    /// Every name that its players had, by which the entries in a list of registered players are theirs.
    pub fn names(self, journal: &Journal) -> HashSet<String> {
        let players = self.players(journal.state());
        let now = players.iter().filter_map(|player| journal.state().player(*player));
        let mut names: HashSet<String> = now.map(|player| player.data.name.clone()).collect();
        for entry in journal.entries() {
            if let Act::EditPlayer { player, was, now } = &entry.act
                && players.contains(player)
            {
                names.extend([was.name.clone(), now.name.clone()]);
            }
        }
        names
    }
}

/// The matter with what it is recognised by.
struct Search<'j> {
    matter: Matter,
    tournament: &'j Tournament,
    players: Vec<PlayerId>,
    names: HashSet<String>,
}

impl<'j> Search<'j> {
    fn new(matter: Matter, journal: &'j Journal) -> Search<'j> {
        let tournament = journal.state();
        Search { matter, tournament, players: matter.players(tournament), names: matter.names(journal) }
    }

    fn concerns(&self, entry: &Entry) -> bool {
        match &entry.act {
            // The rules that all play by, and the order from which the pairings come.
            Act::Create { .. }
            | Act::Import { .. }
            | Act::ChangeRegulations { .. }
            | Act::LeaveFideMode { .. }
            | Act::ChangeTeams { .. }
            | Act::NumberTeams { .. }
            | Act::NumberPlayers { .. }
            | Act::ExchangeNumbers { .. }
            | Act::DrawNumbers { .. } => true,
            Act::AdjournMissing { round, games } => {
                let mut seated = games.iter().flat_map(|game| [game.white, game.black]);
                self.is_round(*round) && seated.any(|player| self.players.contains(&player))
            }
            Act::ChangeDetails { .. }
            | Act::ChangePrizes { .. }
            | Act::ChangeStyle { .. }
            | Act::ChangeHousePoints { .. }
            | Act::ChangePublicSide { .. }
            | Act::ChangeScreens { .. }
            | Act::SettleWaiting { .. }
            | Act::Close
            | Act::Reopen
            | Act::Undo { .. } => false,
            Act::RegisterPlayers { players, .. } | Act::RegisterTeams { players, .. } => self.names_any(players),
            Act::SignUp { player, .. } => self.names_any(std::slice::from_ref(&**player)),
            Act::ReportResult { round, board, players, .. } => self.is_board(*round, *board, Some(*players)),
            Act::ChangeTeam { team, .. } => self.is_team(*team),
            Act::GiveLineUp { team, round, .. } => self.is_team(*team) && self.is_round(*round),
            Act::EditPlayer { player, .. }
            | Act::RemovePlayer { player }
            | Act::ChangePresence { player, .. }
            | Act::RequestBye { player, .. }
            | Act::AskForBye { player, .. }
            | Act::CheckIn { player, .. }
            | Act::FixBoard { player, .. }
            | Act::GiveValue { player, .. }
            | Act::Adjust { player, .. } => self.players.contains(player),
            Act::LeaveOut { players, .. } => players.iter().any(|player| self.players.contains(player)),
            Act::NoteIncident { incident } => self.players.contains(&incident.player) && self.is_round(incident.round),
            Act::LodgeAppeal { by, round, .. } => self.players.contains(by) && self.is_round(*round),
            Act::HearAppeal { appeal, .. } | Act::DecideAppeal { appeal, .. } => {
                let of = self.tournament.appeal(*appeal);
                of.is_some_and(|appeal| self.players.contains(&appeal.by) && self.is_round(appeal.round))
            }
            Act::EstimateRatings { estimates } => {
                estimates.iter().any(|estimate| self.players.contains(&estimate.player))
            }
            Act::DraftRound { round, games, byes, .. } | Act::AlterDraft { round, games, byes } => {
                self.is_round(*round) && self.seats_any(games, byes.iter().map(|(player, _)| *player))
            }
            Act::PublishTable { rounds } => rounds
                .iter()
                .any(|paired| self.is_round(paired.round) && self.seats_any(&paired.games, std::iter::empty())),
            Act::DiscardDraft { round }
            | Act::PublishRound { round, .. }
            | Act::UnpublishRound { round }
            | Act::CloseLineUps { round } => self.is_round(*round),
            Act::EnterResult { round, board, players, .. }
            | Act::Rule { round, board, players, .. }
            | Act::SwapColours { round, board, players }
            | Act::CorrectForRating { round, board, players, .. }
            | Act::SealMove { round, board, players, .. }
            | Act::EndForHouse { round, board, players, .. } => self.is_board(*round, *board, *players),
            Act::PlayOff { white, black, .. } => self.players.contains(white) || self.players.contains(black),
            Act::SendThrough { winner, loser, .. } => self.players.contains(winner) || self.players.contains(loser),
            Act::SendTeamThrough { winner, loser, .. } => self.is_team(*winner) || self.is_team(*loser),
            Act::DrawLots { order, .. } | Act::RankByHand { order } => {
                order.iter().any(|player| self.players.contains(player))
            }
        }
    }

    /// Whether one of the players is in the team.
    fn is_team(&self, team: TeamId) -> bool {
        let team = self.tournament.teams.get(team.0 as usize);
        team.is_some_and(|team| team.members.iter().any(|member| self.players.contains(member)))
    }

    fn names_any(&self, registered: &[PlayerData]) -> bool {
        registered.iter().any(|data| self.names.contains(&data.name))
    }

    /// A player's matter are all rounds, a board's is its own.
    fn is_round(&self, other: RoundNo) -> bool {
        match self.matter {
            Matter::Board { round, .. } => round == other,
            Matter::Event | Matter::Player { .. } => true,
        }
    }

    /// Of a board, every seating of its round counts: its players may have been moved.
    fn seats_any(&self, games: &[Seating], mut byes: impl Iterator<Item = PlayerId>) -> bool {
        match self.matter {
            Matter::Event | Matter::Board { .. } => true,
            Matter::Player { player } => {
                games.iter().any(|game| [game.white, game.black].contains(&player)) || byes.any(|bye| bye == player)
            }
        }
    }

    /// Whether an act on a board is on this one, or on a board of the player. Old acts do not say who sat there; for them it
    /// is who sits there now.
    fn is_board(&self, at: RoundNo, on: u16, players: Option<[PlayerId; 2]>) -> bool {
        match self.matter {
            Matter::Event => true,
            Matter::Board { round, board } => {
                let same_pair = players.is_some_and(|pair| pair.iter().all(|player| self.players.contains(player)));
                round == at && (board == on || same_pair)
            }
            Matter::Player { player } => match players {
                Some(pair) => pair.contains(&player),
                None => self.matter.has_game(self.tournament, at, on),
            },
        }
    }
}

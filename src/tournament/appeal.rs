//! What an appeal is about (Laws 11.10), and which acts of a journal concern it: the events that changed a board, a player's
//! tournament, or the rules that both were played by, whatever was undone since.

use super::Tournament;
use super::acts::{About, Act, EditPlayer, Undo};
use super::fold::Journal;
use super::ids::{PlayerId, RoundNo, TeamId};
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
            let takes_back = matches!(entry.act, Act::Undo(Undo { seq }) if found.contains(&seq));
            let concerns = self == Matter::Event || takes_back || search.concerns(&entry.act);
            if concerns {
                found.insert(entry.seq);
            }
        }
        let mut found: Vec<u64> = found.into_iter().collect();
        found.sort_unstable();
        found
    }

    /// The numbers of the acts on which the words of its own rest, and which are not of it: who plays, who meets whom, and what was
    /// taken back of that.
    pub fn rests_on(self, journal: &Journal) -> Vec<u64> {
        let own: HashSet<u64> = self.acts(journal).into_iter().collect();
        let mut found = HashSet::new();
        for entry in journal.entries() {
            let takes_back = matches!(entry.act, Act::Undo(Undo { seq }) if found.contains(&seq));
            if takes_back || is_of_the_field(&entry.act) {
                found.insert(entry.seq);
            }
        }
        let mut found: Vec<u64> = found.into_iter().filter(|seq| !own.contains(seq)).collect();
        found.sort_unstable();
        found
    }

    /// Those with whom its players met: their names stand beside theirs.
    pub fn opponents(self, tournament: &Tournament) -> HashSet<String> {
        let players = self.players(tournament);
        let games = tournament.rounds.iter().flat_map(|round| round.games.iter().map(|game| game.players()));
        let met = games.filter(|pair| pair.iter().any(|player| players.contains(player))).flatten();
        met.filter_map(|player| tournament.player(player)).map(|player| player.data.name.clone()).collect()
    }

    /// Every name that its players had, by which the entries in a list of registered players are theirs.
    pub fn names(self, journal: &Journal) -> HashSet<String> {
        let players = self.players(journal.state());
        let now = players.iter().filter_map(|player| journal.state().player(*player));
        let mut names: HashSet<String> = now.map(|player| player.data.name.clone()).collect();
        for entry in journal.entries() {
            if let Act::EditPlayer(EditPlayer { player, was, now }) = &entry.act
                && players.contains(player)
            {
                names.extend([was.name.clone(), now.name.clone()]);
            }
        }
        names
    }
}

/// Whether an act makes the field: players, teams, numbers, rounds and their boards, without what was played or ruled.
fn is_of_the_field(act: &Act) -> bool {
    match act {
        Act::Create(_)
        | Act::Import(_)
        | Act::ChangeDetails(_)
        | Act::ChangeRegulations(_)
        | Act::LeaveFideMode(_)
        | Act::RegisterPlayers(_)
        | Act::RegisterTeams(_)
        | Act::EditPlayer(_)
        | Act::RemovePlayer(_)
        | Act::SignUp(_)
        | Act::SettleWaiting(_)
        | Act::Forget(_)
        | Act::ChangeTeams(_)
        | Act::ChangeTeam(_)
        | Act::NumberTeams(_)
        | Act::NumberPlayers(_)
        | Act::ExchangeNumbers(_)
        | Act::DrawNumbers(_)
        | Act::GiveLineUp(_)
        | Act::CloseLineUps(_)
        | Act::DraftRound(_)
        | Act::AlterDraft(_)
        | Act::DiscardDraft(_)
        | Act::PublishRound(_)
        | Act::PublishTable(_)
        | Act::UnpublishRound(_)
        | Act::SwapColours(_) => true,
        Act::ChangePresence(_)
        | Act::RequestBye(_)
        | Act::LeaveOut(_)
        | Act::CheckIn(_)
        | Act::FixBoard(_)
        | Act::GiveValue(_)
        | Act::EstimateRatings(_)
        | Act::EnterResult(_)
        | Act::KeepTyping(_)
        | Act::AnswerTypings(_)
        | Act::AdjournMissing(_)
        | Act::Rule(_)
        | Act::CorrectForRating(_)
        | Act::Adjust(_)
        | Act::PlayOff(_)
        | Act::SendThrough(_)
        | Act::SendTeamThrough(_)
        | Act::DrawLots(_)
        | Act::RankByHand(_)
        | Act::ChangePrizes(_)
        | Act::ChangeStyle(_)
        | Act::ChangeHousePoints(_)
        | Act::ChangePublicSide(_)
        | Act::ChangeScreens(_)
        | Act::ReportResult(_)
        | Act::AskForBye(_)
        | Act::EndForHouse(_)
        | Act::NoteIncident(_)
        | Act::LodgeAppeal(_)
        | Act::HearAppeal(_)
        | Act::DecideAppeal(_)
        | Act::SealMove(_)
        | Act::KeepPhotograph(_)
        | Act::Close(_)
        | Act::Reopen(_)
        | Act::Undo(_) => false,
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

    fn concerns(&self, act: &Act) -> bool {
        match act.about() {
            About::Rules { .. } => true,
            About::Event => false,
            About::Players(players) => self.has_any(&players),
            About::InRound { players, round } | About::Games { round, players } => {
                self.is_round(round) && self.has_any(&players)
            }
            About::Newcomers { names } => names.iter().any(|name| self.names.contains(name)),
            About::Game { round, board, players } => self.is_board(round, board, players),
            About::Round(round) => self.is_round(round),
            About::Seats(rounds) => {
                rounds.iter().any(|(round, seated)| self.is_round(*round) && self.seats_any(seated))
            }
            About::Teams(teams) => teams.into_iter().any(|team| self.is_team(team)),
            About::LineUp { team, round } => self.is_team(team) && self.is_round(round),
            About::Appeal(appeal) => {
                let of = self.tournament.appeal(appeal);
                of.is_some_and(|appeal| self.has_any(&[appeal.by]) && self.is_round(appeal.round))
            }
        }
    }

    fn has_any(&self, players: &[PlayerId]) -> bool {
        players.iter().any(|player| self.players.contains(player))
    }

    /// Whether one of the players is in the team.
    fn is_team(&self, team: TeamId) -> bool {
        let team = self.tournament.teams.get(team.0 as usize);
        team.is_some_and(|team| self.has_any(&team.members))
    }

    /// A player's matter are all rounds, a board's is its own.
    fn is_round(&self, other: RoundNo) -> bool {
        match self.matter {
            Matter::Board { round, .. } => round == other,
            Matter::Event | Matter::Player { .. } => true,
        }
    }

    /// Of a board, every seating of its round counts: its players may have been moved.
    fn seats_any(&self, seated: &[PlayerId]) -> bool {
        match self.matter {
            Matter::Event | Matter::Board { .. } => true,
            Matter::Player { player } => seated.contains(&player),
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

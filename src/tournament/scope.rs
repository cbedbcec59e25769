//! Boards to which a deputy's right is limited: on those of the round that is played they enter and take back results, and do
//! nothing else.

use super::act::Act;
use super::fold::Journal;
use super::ids::RoundNo;

/// Boards from one number to another, both of them among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Boards {
    pub first: u16,
    pub last: u16,
}

impl Boards {
    pub fn has(self, board: u16) -> bool {
        (self.first..=self.last).contains(&board)
    }

    /// Whether an act keeps to the boards of the round that is played. Taking back is no more than what is taken back.
    pub fn allow(self, journal: &Journal, act: &Act) -> bool {
        match act {
            Act::Undo { seq } => journal.entry(*seq).is_some_and(|entry| self.allow_act(journal, &entry.act)),
            other => self.allow_act(journal, other),
        }
    }

    fn allow_act(self, journal: &Journal, act: &Act) -> bool {
        let is_own = |round: RoundNo, board: u16| {
            let played = journal.state().current_round().map(|round| round.number);
            played == Some(round) && self.has(board)
        };
        match act {
            Act::EnterResult { round, board, .. } | Act::SwapColours { round, board, .. } => is_own(*round, *board),
            Act::Create { .. }
            | Act::Import { .. }
            | Act::ChangeDetails { .. }
            | Act::ChangeRegulations { .. }
            | Act::RegisterPlayers { .. }
            | Act::EditPlayer { .. }
            | Act::RemovePlayer { .. }
            | Act::ChangePresence { .. }
            | Act::RequestBye { .. }
            | Act::CheckIn { .. }
            | Act::FixBoard { .. }
            | Act::EstimateRatings { .. }
            | Act::NumberPlayers { .. }
            | Act::DrawNumbers { .. }
            | Act::ChangeTeams { .. }
            | Act::RegisterTeams { .. }
            | Act::ChangeTeam { .. }
            | Act::NumberTeams { .. }
            | Act::GiveLineUp { .. }
            | Act::CloseLineUps { .. }
            | Act::DraftRound { .. }
            | Act::AlterDraft { .. }
            | Act::DiscardDraft { .. }
            | Act::PublishRound { .. }
            | Act::PublishTable { .. }
            | Act::LeaveOut { .. }
            | Act::PlayOff { .. }
            | Act::UnpublishRound { .. }
            | Act::Rule { .. }
            | Act::CorrectForRating { .. }
            | Act::Adjust { .. }
            | Act::SendThrough { .. }
            | Act::SendTeamThrough { .. }
            | Act::DrawLots { .. }
            | Act::RankByHand { .. }
            | Act::ChangePrizes { .. }
            | Act::ChangeStyle { .. }
            | Act::ChangeHousePoints { .. }
            | Act::ChangePublicSide { .. }
            | Act::ChangeScreens { .. }
            | Act::ReportResult { .. }
            | Act::AskForBye { .. }
            | Act::SignUp { .. }
            | Act::SettleWaiting { .. }
            | Act::EndForHouse { .. }
            | Act::NoteIncident { .. }
            | Act::LodgeAppeal { .. }
            | Act::HearAppeal { .. }
            | Act::DecideAppeal { .. }
            | Act::SealMove { .. }
            | Act::GiveValue { .. }
            | Act::ExchangeNumbers { .. }
            | Act::AdjournMissing { .. }
            | Act::LeaveFideMode { .. }
            | Act::Close
            | Act::Reopen
            | Act::Undo { .. } => false,
        }
    }
}

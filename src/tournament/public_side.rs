//! What an event offers to players and readers: whether search engines may keep its pages, and what players do by themselves on their
//! phones: report results, ask for byes (C.04.2 art. 3.3), sign up. All of it is off until the chief arbiter switches it on.

use super::Tournament;
use super::ids::{PlayerId, RoundNo};
use super::outcome::{Bye, GameResult};
use super::player::PlayerData;
use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

/// What is switched on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PublicSide {
    /// Search engines may keep the public pages.
    pub indexed: bool,
    /// The sites that may show the public pages within their own, by origin (`https://club.example`).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sites: Vec<String>,
    /// Players report the results of their games.
    pub results: bool,
    /// Players ask for byes.
    pub byes: Option<ByeRule>,
    /// Players sign up.
    pub sign_up: Option<SignUpRules>,
}

/// Until when players ask for a bye, and who decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ByeRule {
    /// So many hours before the round starts; where its start is not known, until it is paired.
    pub hours: u16,
    /// What the regulations give is taken at once; otherwise an arbiter decides.
    pub taken: bool,
}

/// Who may sign up, and until when.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SignUpRules {
    /// In the hall's time.
    pub until: Option<NaiveDateTime>,
    /// The most players of the event.
    pub places: Option<u16>,
    /// Who finds no place waits for one.
    pub waits: bool,
    pub least_rating: Option<u16>,
    pub most_rating: Option<u16>,
    pub born_from: Option<u16>,
    pub born_to: Option<u16>,
}

/// Why somebody cannot sign up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    #[error("the rating is below {0}")]
    RatingBelow(u16),
    #[error("the rating is above {0}")]
    RatingAbove(u16),
    #[error("born before {0}")]
    BornBefore(u16),
    #[error("born after {0}")]
    BornAfter(u16),
    #[error("the year of birth is needed")]
    BirthMissing,
}

impl SignUpRules {
    /// Whether somebody fits the conditions. An unrated player is below any least rating, and above none.
    ///
    /// # Errors
    /// The first condition that is not met.
    pub fn fits(&self, data: &PlayerData, rating: Option<u16>) -> Result<(), Unfit> {
        if let Some(least) = self.least_rating.filter(|least| rating.is_none_or(|rating| rating < *least)) {
            return Err(Unfit::RatingBelow(least));
        }
        if let Some(most) = self.most_rating.filter(|most| rating.is_some_and(|rating| rating > *most)) {
            return Err(Unfit::RatingAbove(most));
        }
        if self.born_from.is_none() && self.born_to.is_none() {
            return Ok(());
        }
        let year = data.birth.map(|birth| birth.year).ok_or(Unfit::BirthMissing)?;
        match (self.born_from, self.born_to) {
            (Some(from), _) if year < from => Err(Unfit::BornBefore(from)),
            (_, Some(to)) if year > to => Err(Unfit::BornAfter(to)),
            _ => Ok(()),
        }
    }
}

/// A result as one of the two players reported it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reported {
    /// The act that reported it.
    pub seq: u64,
    pub round: RoundNo,
    pub board: u16,
    pub by: PlayerId,
    pub result: GameResult,
}

/// A bye that a player asked for and nobody has decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedBye {
    pub player: PlayerId,
    pub round: RoundNo,
    pub bye: Bye,
}

/// Somebody who signed up when there was no place left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// The act by which they signed up.
    pub seq: u64,
    pub data: PlayerData,
}

/// The results that players report by themselves.
pub(crate) const REPORTABLE: [GameResult; 3] = [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins];

impl Tournament {
    pub fn report_by(&self, round: RoundNo, board: u16, by: PlayerId) -> Option<GameResult> {
        let found = self.reports.iter().find(|one| (one.round, one.board, one.by) == (round, board, by));
        found.map(|one| one.result)
    }

    /// What the two at a board reported, White first.
    pub fn reports_of(&self, round: RoundNo, board: u16) -> [Option<GameResult>; 2] {
        let game = self.round(round).and_then(|found| found.game(board));
        game.map_or([None; 2], |game| game.players().map(|player| self.report_by(round, board, player)))
    }

    /// What those who sit at a board reported of it, with the acts.
    pub fn reported(&self, round: RoundNo, board: u16) -> Vec<&Reported> {
        let game = self.round(round).and_then(|found| found.game(board));
        let sit_there = |one: &&Reported| game.is_some_and(|game| game.players().contains(&one.by));
        self.reports.iter().filter(|one| (one.round, one.board) == (round, board)).filter(sit_there).collect()
    }

    /// The result on which both players of an open game agree.
    pub fn agreed_result(&self, round: RoundNo, board: u16) -> Option<GameResult> {
        let is_open = self.round(round).and_then(|found| found.game(board)).is_some_and(|game| game.result.is_none());
        match self.reports_of(round, board) {
            [Some(one), Some(other)] if one == other && is_open => Some(one),
            _ => None,
        }
    }

    /// The open games of the round that is played whose players report different results.
    pub fn disputed_reports(&self) -> Vec<(RoundNo, u16, [GameResult; 2])> {
        let Some(round) = self.current_round() else { return Vec::new() };
        let open = round.games.iter().filter(|game| game.result.is_none());
        open.filter_map(|game| match self.reports_of(round.number, game.board) {
            [Some(one), Some(other)] if one != other => Some((round.number, game.board, [one, other])),
            _ => None,
        })
        .collect()
    }

    /// The byes asked for that can still be given.
    pub fn byes_to_decide(&self) -> impl Iterator<Item = &AskedBye> {
        self.asked_byes.iter().filter(|asked| self.round(asked.round).is_none() && self.player(asked.player).is_some())
    }

    /// How many places are left to those who sign up; `None` where there is no bound.
    pub fn places_left(&self) -> Option<usize> {
        let places = self.public_side.sign_up.as_ref()?.places?;
        Some(usize::from(places).saturating_sub(self.entrants().count()))
    }

    pub fn waiting(&self, seq: u64) -> Option<&Waiting> {
        self.waiting.iter().find(|waiting| waiting.seq == seq)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Birth;

    #[test]
    fn conditions_are_met_or_named() {
        let rules = SignUpRules {
            least_rating: Some(1400),
            most_rating: Some(1999),
            born_from: Some(2008),
            ..SignUpRules::default()
        };
        let born = |year| PlayerData { birth: Some(Birth { year, month_day: None }), ..PlayerData::default() };
        for (year, rating, answer) in [
            (2010, Some(1400), Ok(())),
            (2008, Some(1999), Ok(())),
            (2010, Some(1399), Err(Unfit::RatingBelow(1400))),
            (2010, None, Err(Unfit::RatingBelow(1400))),
            (2010, Some(2000), Err(Unfit::RatingAbove(1999))),
            (2007, Some(1500), Err(Unfit::BornBefore(2008))),
        ] {
            assert_eq!(rules.fits(&born(year), rating), answer, "{year}, {rating:?}");
        }
        assert_eq!(rules.fits(&PlayerData::default(), Some(1500)), Err(Unfit::BirthMissing));
        let unrated = SignUpRules { most_rating: Some(1999), ..SignUpRules::default() };
        assert_eq!(unrated.fits(&PlayerData::default(), None), Ok(()));
    }
}

//! Teams: their players in board order, how their matches are scored, and what no game tells of a team's round.
//!
//! The records of the TRF are named beside what they say (013 and 310 teams; 299, 300, 320, 330, 352, 362). Matches themselves
//! are not kept: a match is the games of a round between the members of two teams.

use super::ids::{PlayerId, RoundNo, TeamId};
use super::outcome::Bye;
use super::player::Presence;
use super::points::Points;
use super::scoring::Scoring;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Team {
    pub name: String,
    pub nickname: String,
    /// The number that orders the teams before the start, e.g. an average rating.
    pub strength: Option<u16>,
    /// The team pairing number; `None` where the file gave none.
    pub number: Option<u16>,
    /// Match points, game points and rank as the file gave them.
    pub match_points: Option<Points>,
    pub game_points: Option<Points>,
    pub rank: Option<u16>,
    /// In the order of boards.
    pub members: Vec<PlayerId>,
    /// Rounds in which the team sat in another order, or left a board empty (record 300).
    pub line_ups: BTreeMap<RoundNo, Vec<Option<PlayerId>>>,
    /// Rounds of which the games do not tell everything (records 240, 320, 330).
    pub rounds: BTreeMap<RoundNo, TeamRound>,
    /// Points that do not follow from the boards (record 299).
    pub abnormal: Vec<AbnormalPoints>,
    /// Points that count for pairing only (record 250).
    pub virtual_points: Vec<TeamVirtualPoints>,
    /// Whom the team is not to meet (record 260).
    pub apart: Vec<TeamsApart>,
    /// FIDE's three letters; empty where the team is no federation's.
    pub federation: String,
    pub captain: String,
    pub presence: Presence,
    /// The SHA-256 of the captain's link, in hexadecimal; `None` where they have none.
    pub captain_key: Option<String>,
}

/// Who sits at each board of a match, the first board first; `None` where the board stays empty.
pub type LineUp = Vec<Option<PlayerId>>;

impl Team {
    /// Whether the team is in the tournament in a round.
    pub fn takes_part_in(&self, round: RoundNo) -> bool {
        self.presence.out_from().is_none_or(|from| round < from)
    }
}

/// A team as it is registered; its players stand beside it in the act.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Squad {
    pub name: String,
    pub nickname: String,
    pub federation: String,
    pub captain: String,
    /// How many of the players are its own.
    pub size: usize,
}

/// Virtual points of a team in some rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamVirtualPoints {
    pub first: RoundNo,
    pub last: RoundNo,
    pub points: Points,
}

/// A team that another is not to meet in some rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamsApart {
    pub first: RoundNo,
    pub last: RoundNo,
    pub from: TeamId,
}

/// What a team did in a round in which it met nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamRound {
    /// No opponent, and why.
    Bye(Bye),
    /// The whole match was forfeited.
    Forfeit { opponent: TeamId, has_white: bool, won: bool },
}

/// Points of record 299: those of one kind of round instead of what follows from the boards, or on top of everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AbnormalPoints {
    /// `None` for a bonus or a penalty.
    pub instead: Option<TeamResult>,
    /// `None` for every round, and for a bonus or a penalty outside the rounds.
    pub round: Option<RoundNo>,
    /// `None` for those that follow from the boards; of a bonus, for none.
    pub match_points: Option<Points>,
    pub game_points: Option<Points>,
}

/// How a round ended for a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamResult {
    Win,
    Draw,
    Loss,
    FullPointBye,
    HalfPointBye,
    ZeroPointBye,
    ForfeitWin,
    ForfeitLoss,
}

impl TeamResult {
    /// With the letters of record 299.
    const CODES: [(TeamResult, char); 8] = [
        (TeamResult::Win, 'W'),
        (TeamResult::Draw, 'D'),
        (TeamResult::Loss, 'L'),
        (TeamResult::FullPointBye, 'F'),
        (TeamResult::HalfPointBye, 'H'),
        (TeamResult::ZeroPointBye, 'Z'),
        (TeamResult::ForfeitWin, '+'),
        (TeamResult::ForfeitLoss, '-'),
    ];

    pub fn code(self) -> char {
        TeamResult::CODES.iter().find(|(result, _)| *result == self).map_or(' ', |(_, code)| *code)
    }

    pub fn from_code(code: char) -> Option<TeamResult> {
        TeamResult::CODES.iter().find(|(_, known)| known.eq_ignore_ascii_case(&code)).map(|(result, _)| *result)
    }
}

/// The kinds of colour preferences that teams have (C.04.6 art. 1.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColourPreferences {
    /// Simple preferences.
    #[default]
    TypeA,
    /// Strong and mild ones.
    TypeB,
    None,
}

/// The regulations of a team event: what a match is worth (C.07 11.1; TRF records 192, 320, 352, 362).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamRules {
    /// Match points.
    pub win: Points,
    pub draw: Points,
    pub loss: Points,
    /// Whether teams are ranked by game points first, then by match points.
    pub game_points_first: bool,
    /// Which colours the teams prefer, by C.04.6 art. 1.7.
    pub colour_preferences: ColourPreferences,
    /// Whether the score that does not come first tells who of a pair is the first-team (C.04.6 art. 1.2 and 4.2.2).
    pub second_score_for_colours: bool,
    /// Match points and game points of the pairing-allocated bye; `None` for those of a drawn match (C.04.6).
    pub bye: Option<(Points, Points)>,
    /// White's and Black's boards of the team that has White: `WBWB`. Its length is the number of boards; empty where it was
    /// not said.
    pub colours: String,
    /// Captains give their line-ups until so many minutes before a round starts; `None` where the order of the squad holds
    /// unless an arbiter notes another.
    pub line_up_minutes: Option<u16>,
    /// Whether a line-up may have the players in another order than the squad.
    pub free_order: bool,
}

impl TeamRules {
    /// White's and Black's boards of a match where the team that has White on board 1 has it on every other board.
    pub fn alternating(boards: u8) -> String {
        (0..boards).map(|board| if board.is_multiple_of(2) { 'W' } else { 'B' }).collect()
    }

    /// What decides pairings and ranks, to be compared: all but until when line-ups are given.
    pub(crate) fn scored(rules: &Option<TeamRules>) -> Option<TeamRules> {
        rules.clone().map(|rules| TeamRules { line_up_minutes: None, ..rules })
    }

    /// Until when line-ups are given, which a hall may find too early or too late in any round.
    pub(crate) fn given_until(rules: &Option<TeamRules>) -> Option<u16> {
        rules.as_ref().and_then(|rules| rules.line_up_minutes)
    }

    /// How many boards a match has; 0 where it was not said.
    pub fn boards(&self) -> usize {
        self.colours.len()
    }

    /// What the pairing-allocated bye is worth where the regulations say nothing else: match points and game points of a drawn
    /// match (C.04.6). `None` where it was not said how many boards there are.
    pub fn worth_of_a_draw(&self, scoring: &Scoring) -> Option<(Points, Points)> {
        let boards = i32::try_from(self.boards()).ok().filter(|boards| *boards > 0)?;
        Some((self.draw, scoring.draw * boards))
    }

    /// Whether the team that has White on board 1 has White on this one, counted from 0.
    pub fn first_has_white(&self, board: usize) -> bool {
        self.colours.as_bytes().get(board).map_or(board.is_multiple_of(2), |colour| *colour == b'W')
    }
}

impl Default for TeamRules {
    fn default() -> TeamRules {
        TeamRules {
            win: Points::whole(2),
            draw: Points::ONE,
            loss: Points::ZERO,
            game_points_first: false,
            colour_preferences: ColourPreferences::default(),
            second_score_for_colours: true,
            bye: None,
            colours: String::new(),
            line_up_minutes: None,
            free_order: false,
        }
    }
}

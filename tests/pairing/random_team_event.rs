//! Random team events, round by round: byes, absences, forfeited matches, forbidden pairs, acceleration, scores by match
//! points or game points, and rounds that no engine would have paired so.

use sonneborn_pairing::lots::Lots;
use sonneborn_pairing::swiss::team::field::{TeamEntrant, TeamEntry, TeamField, TeamPairings, TeamPast, TeamPastKind};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{RoundNo, TeamId};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::team::ColourPreferences;

/// Boards of a match.
const BOARDS: usize = 4;

/// An event under way; chances are in hundredths.
pub struct TeamEvent {
    lots: Lots,
    field: TeamField,
    by_game_points: bool,
    absent: usize,
    forfeit: usize,
    wild: usize,
    accelerated: bool,
}

impl TeamEvent {
    /// An event of at most so many teams with a chance of everything.
    pub fn new(mut lots: Lots, most: usize) -> TeamEvent {
        let teams = 2 + lots.below(most - 1);
        let rounds_total = 3 + lots.below(7) as u16;
        let mut often = |chance: usize, value: usize| if lots.below(100) < chance { lots.below(value) } else { 0 };
        let (absent, forfeit, wild, apart) = (often(40, 25), often(50, 25), often(40, 100), often(25, 15));
        let (soft, accelerated) = (often(15, 30), often(30, 2) == 1);
        let preferences = [ColourPreferences::TypeA, ColourPreferences::TypeB, ColourPreferences::None][lots.below(3)];
        let entrant = |index: usize| TeamEntrant {
            id: TeamId(index as u32),
            tpn: index as u16 + 1,
            score: Points::ZERO,
            secondary: Points::ZERO,
            history: Vec::new(),
            to_be_paired: true,
        };
        let mut some_pairs = |chance: usize| -> Vec<(TeamEntry, TeamEntry)> {
            let pairs = (0..teams).flat_map(|a| (a + 1..teams).map(move |b| (a, b)));
            pairs.filter(|_| chance > 0 && lots.below(100) < chance).collect()
        };
        let (forbidden, avoided) = (some_pairs(apart), some_pairs(soft));
        let field = TeamField {
            teams: (0..teams).map(entrant).collect(),
            round: RoundNo(0),
            rounds_total,
            initial_colour: if lots.below(2) == 0 { Colour::White } else { Colour::Black },
            preferences,
            secondary_counts: lots.below(2) == 0,
            forbidden,
            avoided,
        };
        let by_game_points = lots.below(3) == 0;
        TeamEvent { field, by_game_points, absent, forfeit, wild, accelerated, lots }
    }

    fn chance(&mut self, hundredths: usize) -> bool {
        self.lots.below(100) < hundredths
    }

    /// The field of the next round, `None` after the last.
    pub fn next_field(&mut self) -> Option<TeamField> {
        if self.field.round.0 == self.field.rounds_total {
            return None;
        }
        self.field.round.0 += 1;
        for team in 0..self.field.teams.len() {
            self.field.teams[team].to_be_paired = !self.chance(self.absent);
        }
        let mut field = self.field.clone();
        if self.is_accelerated() {
            let half = field.teams.len().div_ceil(2);
            field.teams[..half].iter_mut().for_each(|team| team.score += Points::whole(2));
        }
        Some(field)
    }

    fn is_accelerated(&self) -> bool {
        self.accelerated && self.field.round.0 <= self.field.rounds_total.div_ceil(2)
    }

    /// Plays the round as it was paired; without a pairing, or by chance, one by lot.
    pub fn play(&mut self, field: &TeamField, pairings: Option<TeamPairings>) {
        let by_lot = self.chance(self.wild);
        let matches = match pairings {
            Some(pairings) if !by_lot => {
                if let Some(bye) = pairings.bye {
                    self.record(field, bye.0 as usize, TeamPastKind::PairingAllocatedBye, BOARDS);
                }
                pairings.matches.iter().map(|(white, black)| (white.0 as usize, black.0 as usize)).collect()
            }
            _ => self.matches_by_lot(),
        };
        for (white, black) in matches {
            self.play_match(field, white, black);
        }
        for team in 0..self.field.teams.len() {
            if self.field.teams[team].history.len() < usize::from(self.field.round.0) {
                let full_point = self.chance(5);
                let kind = if full_point { TeamPastKind::FullPointBye } else { TeamPastKind::Away };
                self.record(field, team, kind, if full_point { 2 * BOARDS } else { 0 });
            }
        }
    }

    /// Pairs by lot of teams that have not met.
    fn matches_by_lot(&mut self) -> Vec<(TeamEntry, TeamEntry)> {
        let mut waiting: Vec<TeamEntry> =
            (0..self.field.teams.len()).filter(|&team| self.field.teams[team].to_be_paired).collect();
        self.lots.shuffle(&mut waiting);
        let mut matches = Vec::new();
        while let Some(white) = waiting.pop() {
            let new = |&black: &TeamEntry| !self.field.teams[white].met().any(|opponent| opponent == black);
            if let Some(place) = waiting.iter().position(new) {
                matches.push((white, waiting.remove(place)));
            }
        }
        matches
    }

    fn play_match(&mut self, field: &TeamField, white: TeamEntry, black: TeamEntry) {
        if self.chance(self.forfeit) {
            self.record(field, white, TeamPastKind::ForfeitWin, 2 * BOARDS);
            self.record(field, black, TeamPastKind::ForfeitLoss, 0);
            return;
        }
        let halves = self.lots.below(2 * BOARDS + 1);
        self.record(field, white, TeamPastKind::Played { opponent: black, colour: Colour::White }, halves);
        self.record(field, black, TeamPastKind::Played { opponent: white, colour: Colour::Black }, 2 * BOARDS - halves);
    }

    /// A round of a team with so many half points on the boards.
    fn record(&mut self, field: &TeamField, team: TeamEntry, kind: TeamPastKind, halves: usize) {
        let game_points = Points::HALF * halves as i32;
        let match_points = Points::whole(match halves.cmp(&BOARDS) {
            std::cmp::Ordering::Greater => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Less => 0,
        });
        let entrant = &mut self.field.teams[team];
        entrant.history.push(TeamPast { kind, paired_at: field.teams[team].score });
        let (primary, secondary) =
            if self.by_game_points { (game_points, match_points) } else { (match_points, game_points) };
        entrant.score += primary;
        entrant.secondary += secondary;
    }
}

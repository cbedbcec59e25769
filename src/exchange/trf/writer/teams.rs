//! Records of teams: 013 in TRF16; in TRF26 310, and of a team event 240, 250, 260, 299, 300, 320, 330, 352, 362, 801 and 802.
//!
//! Match points, game points and ranks of record 310 are those of the standings; in an individual event those that the teams
//! came with.

use super::Lines;
use super::lists;
use super::players::Numbers;
use super::row::Row;
use super::team_tables;
use crate::trf::Version;
use crate::trf::columns::{
    ID_STRIDE, Span, abnormal, acceleration, bye, line_up, match_scoring, prohibited, team_bye, team_forfeit, team16,
    team26,
};
use crate::trf::team_tables::number;
use sonneborn_pairing::swiss::team::entry::virtual_points;
use sonneborn_standings::field::Which;
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{RoundNo, TeamId};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::round::PairedBy;
use sonneborn_tournament::team::{AbnormalPoints, Team, TeamRound, TeamRules, TeamsApart};
use std::collections::BTreeMap;

/// Writes what the version has of teams; `played` has the results that count, by which teams are ranked.
pub fn write(lines: &mut Lines, tournament: &Tournament, played: &Tournament, version: Version) {
    let numbers = Numbers::of(tournament);
    if version != Version::Trf26 {
        tournament.teams.iter().for_each(|team| lines.push(team_of_trf16(team, &numbers)));
        return;
    }
    let writer = Writer { tournament, played, numbers };
    if let Some(rules) = &tournament.regulations.teams {
        writer.rules(lines, rules);
    }
    writer.teams(lines);
    if let Some(rules) = &tournament.regulations.teams {
        writer.byes(lines);
        writer.accelerated(lines, rules);
        writer.kept_apart(lines);
        writer.abnormal_points(lines);
        writer.line_ups(lines);
        writer.allocated_byes(lines, rules);
        writer.forfeits(lines);
        team_tables::write(lines, tournament);
    }
}

struct Writer<'t> {
    tournament: &'t Tournament,
    /// With the results that count, where those written are rated.
    played: &'t Tournament,
    numbers: Numbers,
}

impl Writer<'_> {
    fn number(&self, team: TeamId) -> String {
        number(self.tournament, team).to_string()
    }

    fn each(&self) -> impl Iterator<Item = (TeamId, &Team)> {
        (0..).map(TeamId).zip(&self.tournament.teams)
    }

    fn rules(&self, lines: &mut Lines, rules: &TeamRules) {
        lines.text("352", &rules.colours);
        if (rules.win, rules.draw, rules.loss) != defaults() {
            let mut row = Row::new("362");
            for (n, (symbol, points)) in [("TW", rules.win), ("TD", rules.draw), ("TL", rules.loss)].iter().enumerate()
            {
                row = row
                    .left(match_scoring::SYMBOL.nth(n, match_scoring::STRIDE), symbol)
                    .right(match_scoring::POINTS.nth(n, match_scoring::STRIDE), &points.decimal());
            }
            lines.push(row.finish());
        }
    }

    fn teams(&self, lines: &mut Lines) {
        let (written, ranked) = (standings(self.tournament), standings(self.played));
        for (id, team) in self.each() {
            let mut now = team.clone();
            if let (Some(standings), Some(ranked)) = (&written, &ranked) {
                let field = standings.field();
                let (match_points, game_points) = if field.match_points_first {
                    (Which::Primary, Which::Secondary)
                } else {
                    (Which::Secondary, Which::Primary)
                };
                let participant = field.participant(id.0);
                now.match_points = Some(participant.total(match_points));
                now.game_points = Some(participant.total(game_points));
                now.rank = ranked.row_at(id.0).rank.and_then(|rank| u16::try_from(rank).ok());
            }
            lines.push(self.team(&now, id));
        }
    }

    fn team(&self, team: &Team, id: TeamId) -> String {
        let points = |points: Option<Points>| points.map(Points::decimal).unwrap_or_default();
        let text = |number: Option<u16>| number.map(|number| number.to_string()).unwrap_or_default();
        let row = Row::new("310")
            .right(team26::NUMBER, &self.number(id))
            .left(team26::NAME, &team.name)
            .left(team26::NICKNAME, &team.nickname)
            .right(team26::STRENGTH, &text(team.strength))
            .right(team26::MATCH_POINTS, &points(team.match_points))
            .right(team26::GAME_POINTS, &points(team.game_points))
            .right(team26::RANK, &text(team.rank));
        members(row, team26::FIRST_MEMBER, team, &self.numbers)
    }

    fn byes(&self, lines: &mut Lines) {
        let mut given: BTreeMap<(RoundNo, &'static str), Vec<TeamId>> = BTreeMap::new();
        for (id, team) in self.each() {
            for (round, what) in &team.rounds {
                if let TeamRound::Bye(kind) = what
                    && *kind != Bye::PairingAllocated
                {
                    given.entry((*round, kind.code())).or_default().push(id);
                }
            }
        }
        for ((round, code), teams) in given {
            let row = Row::new("240").left(bye::KIND, code).right(bye::ROUND, &number_of(round));
            lines.push(self.ids(row, bye::FIRST_ID, &teams));
        }
    }

    /// Record 250: virtual points of the score that comes first, by the numbers of the teams.
    fn accelerated(&self, lines: &mut Lines, rules: &TeamRules) {
        let rounds = (1..=self.tournament.regulations.rounds).map(RoundNo);
        let table: Vec<Vec<Points>> = rounds.map(|round| virtual_points(self.tournament, round)).collect();
        let mut teams: Vec<(usize, u32)> =
            self.each().map(|(id, _)| (id.0 as usize, number(self.tournament, id))).collect();
        teams.sort_by_key(|(_, number)| *number);
        let column = if rules.game_points_first { acceleration::POINTS } else { acceleration::MATCH_POINTS };
        lists::virtual_ranges(lines, &table, teams.into_iter(), column);
    }

    /// Record 260.
    fn kept_apart(&self, lines: &mut Lines) {
        for (id, team) in self.each() {
            for TeamsApart { first, last, from } in &team.apart {
                let row = Row::new("260")
                    .right(prohibited::FIRST_ROUND, &first.0.to_string())
                    .right(prohibited::LAST_ROUND, &last.0.to_string());
                lines.push(self.ids(row, prohibited::FIRST_ID, &[id, *from]));
            }
        }
    }

    /// One record for all teams of which it says the same.
    fn abnormal_points(&self, lines: &mut Lines) {
        let mut given: Vec<(AbnormalPoints, Vec<TeamId>)> = Vec::new();
        for (id, team) in self.each() {
            for points in &team.abnormal {
                match given.iter_mut().find(|(known, teams)| known == points && !teams.contains(&id)) {
                    Some((_, teams)) => teams.push(id),
                    None => given.push((*points, vec![id])),
                }
            }
        }
        for (points, teams) in given {
            let text = |points: Option<Points>| points.map(Points::decimal).unwrap_or_default();
            let row = Row::new("299")
                .left(abnormal::KIND, &points.instead.map(|result| result.code().to_string()).unwrap_or_default())
                .right(abnormal::MATCH_POINTS, &text(points.match_points))
                .right(abnormal::POINTS, &text(points.game_points))
                .right(abnormal::ROUND, &number_of(points.round.unwrap_or(RoundNo(0))));
            lines.push(self.ids(row, abnormal::FIRST_ID, &teams));
        }
    }

    fn ids(&self, mut row: Row, first: Span, teams: &[TeamId]) -> String {
        for (n, team) in teams.iter().enumerate() {
            row = row.right(first.nth(n, ID_STRIDE), &self.number(*team));
        }
        row.finish()
    }

    fn line_ups(&self, lines: &mut Lines) {
        for (id, team) in self.each() {
            for (round, line_up) in &team.line_ups {
                // Who meets nobody in the round has no boards to sit at.
                let Some(opponent) = self.opponent(id, *round).map(|opponent| self.number(opponent)) else { continue };
                let mut row = Row::new("300")
                    .right(line_up::ROUND, &number_of(*round))
                    .right(line_up::TEAM, &self.number(id))
                    .right(line_up::OPPONENT, &opponent);
                for (board, player) in line_up.iter().enumerate() {
                    let number = player.map_or("0000".to_owned(), |player| self.numbers.get(player).to_string());
                    row = row.right(line_up::FIRST_PLAYER.nth(board, ID_STRIDE), &number);
                }
                lines.push(row.finish());
            }
        }
    }

    fn opponent(&self, team: TeamId, round: RoundNo) -> Option<TeamId> {
        let round = self.tournament.round(round)?;
        let matches = sonneborn_standings::team_match::matches(self.tournament, round);
        let [white, black] = matches.iter().map(|one| one.teams).find(|teams| teams.contains(&team))?;
        Some(if white == team { black } else { white })
    }

    fn allocated_byes(&self, lines: &mut Lines, rules: &TeamRules) {
        let mut teams: BTreeMap<RoundNo, TeamId> = BTreeMap::new();
        for (id, team) in self.each() {
            let byes = team.rounds.iter().filter(|(_, what)| **what == TeamRound::Bye(Bye::PairingAllocated));
            teams.extend(byes.map(|(round, _)| (*round, id)));
            // Of rounds paired here, the boards of the team have it.
            let paired = self.tournament.rounds.iter().filter(|round| round.paired_by != PairedBy::Import);
            let with_bye = paired
                .filter(|round| team.members.iter().any(|member| round.bye_of(*member) == Some(Bye::PairingAllocated)));
            teams.extend(with_bye.map(|round| (round.number, id)));
        }
        if rules.bye.is_none() && teams.is_empty() {
            return;
        }
        let mut row = Row::new("320");
        // Said also where it is what C.04.6 gives: other programs read nothing as no points.
        let worth = rules.bye.or_else(|| rules.worth_of_a_draw(&self.tournament.regulations.scoring));
        if let Some((match_points, game_points)) = worth {
            row = row
                .right(team_bye::MATCH_POINTS, &match_points.decimal())
                .right(team_bye::GAME_POINTS, &game_points.decimal());
        }
        for (round, team) in teams {
            row = row.right(team_bye::FIRST_TEAM.nth(round.index(), team_bye::STRIDE), &self.number(team));
        }
        lines.push(row.finish());
    }

    fn forfeits(&self, lines: &mut Lines) {
        for (id, team) in self.each() {
            for (round, what) in &team.rounds {
                let TeamRound::Forfeit { opponent, has_white: true, won } = what else { continue };
                let theirs = self.tournament.teams.get(opponent.0 as usize).and_then(|team| team.rounds.get(round));
                let they_won = matches!(theirs, Some(TeamRound::Forfeit { won: true, .. }));
                let kind = match (won, they_won) {
                    (true, _) => "+-",
                    (false, true) => "-+",
                    (false, false) => "--",
                };
                let row = Row::new("330")
                    .left(team_forfeit::KIND, kind)
                    .right(team_forfeit::ROUND, &number_of(*round))
                    .right(team_forfeit::WHITE, &self.number(id))
                    .right(team_forfeit::BLACK, &self.number(*opponent));
                lines.push(row.finish());
            }
        }
    }
}

/// `None` in an individual event, and before the first round.
fn standings(tournament: &Tournament) -> Option<Standings> {
    let through = super::paired(tournament);
    if !tournament.is_of_teams() || through == RoundNo(0) {
        return None;
    }
    let regulations = &tournament.regulations;
    let settings = Settings {
        // A tie-break of the competition's own is left to the arbiter.
        tie_breaks: regulations.descriptors(),
        edition: regulations.tie_break_edition,
        through,
        predetermined: regulations.system.is_predetermined(),
    };
    Some(Standings::of_teams(tournament, &settings))
}

/// Match points of a win, a draw and a loss for which record 362 is not needed.
fn defaults() -> (Points, Points, Points) {
    let TeamRules { win, draw, loss, .. } = TeamRules::default();
    (win, draw, loss)
}

fn number_of(round: RoundNo) -> String {
    format!("{:03}", round.0)
}

fn team_of_trf16(team: &Team, numbers: &Numbers) -> String {
    members(Row::new("013").left(team16::NAME, &team.name), team16::FIRST_MEMBER, team, numbers)
}

fn members(mut row: Row, first: Span, team: &Team, numbers: &Numbers) -> String {
    for (n, member) in team.members.iter().enumerate() {
        row = row.right(first.nth(n, ID_STRIDE), &numbers.get(*member).to_string());
    }
    row.finish()
}

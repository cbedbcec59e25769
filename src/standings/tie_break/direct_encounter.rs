//! DE, art. 6, and for teams EDE, 13.3: an order among the tied from the games between them.
//!
//! When all have met, their separate standings rank them (6.2). When not, a participant who stays alone on top whatever the
//! missing games bring is first, then the same for the second place, and so on (6.3): their worst case, all their missing games
//! lost, must beat every rival's best case, all of theirs won. Either way the rest is looked at again, among themselves. 6.3
//! speaks of Swiss tournaments; it is applied to a round robin still going on too, where the text is silent.
//!
//! EDE compares by the primary score, and if that breaks no tie by the secondary one; every new subset starts again with the
//! primary (13.3.3). For two teams level in both, the knock-out tie-breaks are taken over the matches between the two, the
//! only games in which "both teams have the same number of game points" (art. 12) is sure.

use super::which;
use crate::book::Book;
use crate::explain::{EncounterRow, EncounterScore, Encounters};
use crate::field::{Field, Kind, Participant, Record, Which};
use sonneborn_tournament::descriptor::{Code, Descriptor};
use sonneborn_tournament::points::Points;
use std::cmp::Reverse;

/// A multiple of every number of games that two participants could have against each other, so that averages (6.1.2) stay whole.
const GAMES_MULTIPLE: i64 = 27_720;

/// One of the tied in the separate standings; scores in hundredths times [`GAMES_MULTIPLE`].
#[derive(Clone, Copy, Debug)]
struct Standing {
    who: u32,
    score: i64,
    missing: i64,
    at_least: i64,
    at_most: i64,
}

/// Orders a tied group into subgroups, best first; those in one subgroup stay tied. Steps are appended to `steps` if asked.
pub fn resolve(
    book: &Book,
    descriptor: Descriptor,
    group: &[u32],
    mut steps: Option<&mut Vec<Encounters>>,
) -> Vec<Vec<u32>> {
    let encounters = Encountering {
        field: &book.field,
        forfeits_count: descriptor.forfeits_played || book.field.predetermined,
        criteria: criteria(descriptor.code),
        primary: which(book, descriptor.score),
    };
    let mut resolved = Vec::new();
    let mut waiting = vec![group.to_vec()];
    let mut member = vec![false; book.field.participants.len()];
    while let Some(group) = waiting.pop() {
        match encounters.split(&group, &mut member, steps.as_deref_mut()) {
            Some(subgroups) => waiting.extend(subgroups.into_iter().rev()),
            None => resolved.push(group),
        }
    }
    resolved
}

/// What is compared, in order, until a tie breaks.
fn criteria(code: Code) -> &'static [EncounterScore] {
    use EncounterScore::*;
    match code {
        Code::Ede => &[Primary, Secondary],
        Code::Edebt => &[Primary, Secondary, BoardCount, TopBoards],
        Code::Edebb => &[Primary, Secondary, BoardCount, BottomBoards],
        Code::Edet => &[Primary, Secondary, TopBoards],
        Code::Edeb => &[Primary, Secondary, BottomBoards],
        _ => &[Primary],
    }
}

struct Encountering<'a> {
    field: &'a Field,
    forfeits_count: bool,
    criteria: &'static [EncounterScore],
    primary: Which,
}

impl Encountering<'_> {
    /// The first split that any criterion makes of the group; `None` when it stays tied. `member` is all false on entry and
    /// on return.
    fn split(
        &self,
        group: &[u32],
        member: &mut [bool],
        mut steps: Option<&mut Vec<Encounters>>,
    ) -> Option<Vec<Vec<u32>>> {
        if group.len() < 2 {
            return None;
        }
        group.iter().for_each(|&who| member[who as usize] = true);
        let mut found = None;
        for &by in self.criteria {
            let (subgroups, step) = match by {
                EncounterScore::Primary | EncounterScore::Secondary => {
                    self.by_score(group, member, by, steps.is_some())
                }
                _ if group.len() == 2 => (self.by_boards([group[0], group[1]], by), None),
                _ => continue,
            };
            if let (Some(steps), Some(step)) = (steps.as_deref_mut(), step) {
                steps.push(step);
            }
            if subgroups.len() > 1 {
                found = Some(subgroups);
                break;
            }
        }
        group.iter().for_each(|&who| member[who as usize] = false);
        found
    }

    fn by_score(
        &self,
        group: &[u32],
        member: &[bool],
        by: EncounterScore,
        explained: bool,
    ) -> (Vec<Vec<u32>>, Option<Encounters>) {
        let which = if by == EncounterScore::Primary { self.primary } else { self.primary.other() };
        let others = group.len() - 1;
        let mut table: Vec<Standing> = group.iter().map(|&who| self.standing(who, others, member, which)).collect();
        table.sort_by_key(|standing| (Reverse(standing.score), Reverse(standing.at_most)));
        let all_met = table.iter().all(|standing| standing.missing == 0);
        let subgroups = if all_met { by_equal_scores(&table) } else { certain_leaders(&table) };
        let step = explained.then(|| step(by, all_met, &table, &subgroups));
        (subgroups, step)
    }

    /// One participant's encounters with the members of the group, repeated ones averaged.
    fn standing(&self, who: u32, others: usize, member: &[bool], which: Which) -> Standing {
        let mut met: Vec<(u32, i64, i64)> = Vec::new();
        for record in &self.field.participant(who).rounds {
            let Some(opponent) = self.encountered(record).filter(|&opponent| member[opponent as usize]) else {
                continue;
            };
            let points = i64::from(record.points(which).hundredths());
            match met.iter_mut().find(|(other, ..)| *other == opponent) {
                Some((_, sum, games)) => (*sum, *games) = (*sum + points, *games + 1),
                None => met.push((opponent, points, 1)),
            }
        }
        let score: i64 = met.iter().map(|(_, sum, games)| sum * GAMES_MULTIPLE / games).sum();
        let missing = i64::try_from(others - met.len()).unwrap_or(i64::MAX);
        let scale = self.field.scale(which);
        let each = |points: Points| i64::from(points.hundredths()) * GAMES_MULTIPLE * missing;
        Standing { who, score, missing, at_least: score + each(scale.loss), at_most: score + each(scale.win) }
    }

    fn encountered(&self, record: &Record) -> Option<u32> {
        record.opponent.filter(|_| record.kind == Kind::Played || self.forfeits_count && record.kind.is_forfeit())
    }

    /// Two teams by the boards of their matches against each other (13.3.2).
    fn by_boards(&self, [a, b]: [u32; 2], by: EncounterScore) -> Vec<Vec<u32>> {
        let row = |who: u32, against: u32| {
            let participant = self.field.participant(who);
            let boards: Vec<Points> =
                (1..=self.field.boards).map(|board| self.on_board_against(participant, against, board)).collect();
            match by {
                EncounterScore::BoardCount => {
                    vec![-boards.iter().zip(1..).map(|(points, board)| *points * board).sum::<Points>()]
                }
                EncounterScore::BottomBoards => {
                    (1..boards.len()).rev().map(|kept| boards[..kept].iter().copied().sum()).collect()
                }
                EncounterScore::Primary | EncounterScore::Secondary | EncounterScore::TopBoards => boards,
            }
        };
        match row(a, b).cmp(&row(b, a)) {
            std::cmp::Ordering::Equal => vec![vec![a, b]],
            std::cmp::Ordering::Greater => vec![vec![a], vec![b]],
            std::cmp::Ordering::Less => vec![vec![b], vec![a]],
        }
    }

    fn on_board_against(&self, participant: &Participant, against: u32, board: u16) -> Points {
        let matches = participant.rounds.iter().zip(&participant.boards_by_round);
        let against = matches.filter(|(record, _)| self.encountered(record) == Some(against));
        against.filter_map(|(_, boards)| boards.get(usize::from(board) - 1)).copied().sum()
    }
}

/// 6.2: the separate standings decide.
fn by_equal_scores(table: &[Standing]) -> Vec<Vec<u32>> {
    let equal = table.chunk_by(|a, b| a.score == b.score);
    equal.map(|subgroup| subgroup.iter().map(|standing| standing.who).collect()).collect()
}

/// 6.3: those from the top who stay alone there whatever happens, one by one; then the rest.
fn certain_leaders(table: &[Standing]) -> Vec<Vec<u32>> {
    let mut best_of_rest = vec![i64::MIN; table.len() + 1];
    for (index, standing) in table.iter().enumerate().rev() {
        best_of_rest[index] = best_of_rest[index + 1].max(standing.at_most);
    }
    let certain = table
        .iter()
        .enumerate()
        .take_while(|(index, standing)| standing.at_least > best_of_rest[index + 1])
        .count()
        .min(table.len() - 1);
    let (leaders, rest) = table.split_at(certain);
    let mut subgroups: Vec<Vec<u32>> = leaders.iter().map(|standing| vec![standing.who]).collect();
    subgroups.push(rest.iter().map(|standing| standing.who).collect());
    subgroups
}

fn step(by: EncounterScore, all_met: bool, table: &[Standing], subgroups: &[Vec<u32>]) -> Encounters {
    let mut place = 1;
    let mut rows = Vec::new();
    for subgroup in subgroups {
        for who in subgroup {
            let Some(standing) = table.iter().find(|standing| standing.who == *who) else { continue };
            rows.push(EncounterRow {
                who: *who,
                score: standing.score / GAMES_MULTIPLE,
                missing: u32::try_from(standing.missing).unwrap_or(u32::MAX),
                at_most: standing.at_most / GAMES_MULTIPLE,
                place,
            });
        }
        place += u32::try_from(subgroup.len()).unwrap_or(0);
    }
    Encounters { by, all_met, rows }
}

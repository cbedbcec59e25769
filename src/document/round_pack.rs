//! Everything that is due for a round, in the order in which it is needed.

use super::Document;
use super::starting_rank::ListOrder;
use sonneborn_standings::crosstable::Order;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;

/// The documents of a round. While it is played: pairings, slips and how things stood before it; once every result is
/// in: the results and how things stand now. Nothing for a round that is not paired.
pub fn due(tournament: &Tournament, round: RoundNo) -> Vec<Document> {
    let Some(paired) = tournament.round(round) else { return Vec::new() };
    let mut due = Vec::new();
    if paired.is_complete() {
        due.push(Document::Results { round });
        due.extend(tables_after(tournament, round));
        return due;
    }
    match round.previous() {
        None if tournament.is_of_teams() => due.push(Document::TeamList),
        None => due.push(Document::Players { order: ListOrder::ByNumber }),
        Some(previous) => due.push(Document::Standings { through: previous }),
    }
    if tournament.is_of_teams() {
        due.extend(of_teams(tournament, round));
        return due;
    }
    due.push(Document::PairingsByBoard { round });
    due.push(Document::PairingsByName { round, hide_opponents: false });
    due.push(Document::Slips { round });
    due
}

/// The matches, and once the line-ups are final their boards.
fn of_teams(tournament: &Tournament, round: RoundNo) -> Vec<Document> {
    if tournament.open_line_ups == Some(round) {
        return vec![Document::TeamPairings { round }, Document::LineUps { round, filled: false }];
    }
    vec![Document::TeamPairings { round }, Document::PairingsByBoard { round }, Document::MatchSheets { round }]
}

fn tables_after(tournament: &Tournament, through: RoundNo) -> [Document; 2] {
    if let Some(bracket) = tournament.bracket_after(through.0.into()) {
        return [Document::Bracket(bracket), Document::Standings { through }];
    }
    let crosstable = if tournament.regulations.system.is_predetermined() {
        Document::Grid { through, order: Order::Rank }
    } else {
        Document::Crosstable { through, order: Order::Rank }
    };
    [Document::Standings { through }, crosstable]
}

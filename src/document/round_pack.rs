//! Everything that this hall prints for a round, in the order in which it is needed: what its event's style chose, or what is usual.

use super::Document;
use super::starting_rank::ListOrder;
use sonneborn_standings::crosstable::Order;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::round::Round;
use sonneborn_tournament::style::RoundPaper;

/// The documents of a round. While it is played: pairings, slips and how things stood before it; once every result is
/// in: the results and how things stand now. Nothing for a round that is not paired.
pub fn due(tournament: &Tournament, round: RoundNo) -> Vec<Document> {
    let Some(paired) = tournament.round(round) else { return Vec::new() };
    let is_printed = |paper: &RoundPaper| match &tournament.style.round_papers {
        Some(chosen) => chosen.contains(paper),
        None => paper.is_usual(tournament.is_of_teams()),
    };
    let printed = RoundPaper::ALL.into_iter().filter(is_printed);
    printed.filter_map(|paper| document(paper, tournament, paired)).collect()
}

/// A paper of the round as it stands; `None` where there is none, or not now.
fn document(paper: RoundPaper, tournament: &Tournament, paired: &Round) -> Option<Document> {
    let round = paired.number;
    let (is_over, is_of_teams) = (paired.is_complete(), tournament.is_of_teams());
    let awaits_line_ups = tournament.open_line_ups == Some(round);
    let has_boards = !is_over && !awaits_line_ups;
    match paper {
        RoundPaper::Before => (!is_over).then(|| before(tournament, round)),
        RoundPaper::Matches => (!is_over && is_of_teams).then_some(Document::TeamPairings { round }),
        RoundPaper::Boards => has_boards.then_some(Document::PairingsByBoard { round }),
        RoundPaper::Names => has_boards.then_some(Document::PairingsByName { round, hide_opponents: false }),
        RoundPaper::NamesAlone => has_boards.then_some(Document::PairingsByName { round, hide_opponents: true }),
        RoundPaper::Slips => has_boards.then_some(Document::Slips { round }),
        RoundPaper::MatchSheets if !is_of_teams || is_over => None,
        RoundPaper::MatchSheets if awaits_line_ups => Some(Document::LineUps { round, filled: false }),
        RoundPaper::MatchSheets => Some(Document::MatchSheets { round }),
        RoundPaper::PlaceCards => has_boards.then_some(Document::PlaceCards { round }),
        RoundPaper::Results => is_over.then_some(Document::Results { round }),
        RoundPaper::Standings => is_over.then_some(Document::Standings { through: round }),
        RoundPaper::Table => is_over.then(|| table_after(tournament, round)),
    }
}

fn before(tournament: &Tournament, round: RoundNo) -> Document {
    match round.previous() {
        None if tournament.is_of_teams() => Document::TeamList,
        None => Document::Players { order: ListOrder::ByNumber },
        Some(previous) => Document::Standings { through: previous },
    }
}

fn table_after(tournament: &Tournament, through: RoundNo) -> Document {
    if let Some(bracket) = tournament.bracket_after(through.0.into()) {
        return Document::Bracket(bracket);
    }
    if tournament.regulations.system.is_predetermined() {
        Document::Grid { through, order: Order::Rank }
    } else {
        Document::Crosstable { through, order: Order::Rank }
    }
}

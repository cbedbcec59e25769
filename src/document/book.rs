//! What stands in the books of an event: before it (秩序册) and after it (成绩册).

use super::starting_rank::ListOrder;
use super::{Book, Document};
use sonneborn_standings::board_prizes::Rules as BoardRules;
use sonneborn_standings::crosstable::Order;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::round::RoundState;

/// Who plays, when and by which rules; the whole schedule where it is known.
pub fn order(tournament: &Tournament) -> Vec<Document> {
    let mut book = vec![Document::BookCover(Book::Order)];
    if tournament.is_of_teams() {
        book.push(Document::TeamList);
    } else {
        book.push(Document::Players { order: ListOrder::ByNumber });
    }
    if tournament.regulations.system.is_paired_at_once() && tournament.current_round().is_some() {
        book.push(Document::Schedule);
    }
    book
}

/// How it ended: standings, the table, every round, prizes, pictures. Nothing before a round is published.
pub fn results(tournament: &Tournament) -> Vec<Document> {
    let Some(last) = tournament.current_round().map(|round| round.number) else { return Vec::new() };
    let mut book = vec![Document::BookCover(Book::Results), Document::Standings { through: last }];
    if let Some(bracket) = tournament.bracket_after(last.0.into()) {
        book.push(Document::Bracket(bracket));
    } else if tournament.regulations.system.is_predetermined() {
        book.push(Document::Grid { through: last, order: Order::Rank });
    } else {
        book.push(Document::Crosstable { through: last, order: Order::Rank });
    }
    if tournament.is_of_teams() {
        book.push(Document::TeamList);
        book.push(Document::BoardPrizes { through: last, rules: BoardRules::usual(tournament) });
    }
    let published = tournament.rounds.iter().filter(|round| round.state == RoundState::Published);
    book.extend(published.map(|round| Document::Results { round: round.number }));
    if !tournament.prizes.categories.is_empty() {
        book.push(Document::PrizeList { through: last });
    }
    if last > RoundNo(0) && !tournament.is_of_teams() {
        book.push(Document::Pictures);
    }
    book
}

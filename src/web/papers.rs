//! The papers by the names that addresses have, for pages and API alike; and the address behind the QR code at a paper's foot.

use super::AppState;
use super::guard::{Guarded, Right};
use sonneborn_document::starting_rank::ListOrder;
use sonneborn_document::{Book, Document, Stock, book, round_pack};
use sonneborn_standings::board_prizes::Rules as BoardRules;
use sonneborn_standings::crosstable::Order;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::chain::Head;
use sonneborn_tournament::ids::RoundNo;

/// All papers: the name that addresses have, and what each shows.
pub const ALL: [(&str, Shows); 36] = [
    (ROUND_PACK, Shows::NAMES),
    ("players", Shows::PERSONS),
    ("players-by-name", Shows::PERSONS),
    ("check-in", Shows::PERSONS),
    ("pairings", Shows::NAMES),
    ("pairings-by-name", Shows::NAMES),
    ("boards-by-name", Shows::NAMES),
    ("results", Shows::NAMES),
    ("standings", Shows::NAMES),
    ("crosstable", Shows::NAMES),
    ("crosstable-by-number", Shows::NAMES),
    ("grid", Shows::NAMES),
    ("schedule", Shows::NAMES),
    ("bracket", Shows::NAMES),
    ("slips", Shows::NAMES),
    ("pictures", Shows::NAMES),
    ("cards", Shows::PERSONS),
    ("receipts", Shows::MONEY),
    ("notice", Shows::PUBLIC),
    ("teams", Shows::NAMES),
    ("team-pairings", Shows::NAMES),
    ("line-ups", Shows::NAMES),
    ("line-ups-blank", Shows::NAMES),
    ("match-sheets", Shows::NAMES),
    ("board-prizes", Shows::NAMES),
    ("prize-list", Shows::NAMES),
    ("certificates", Shows::NAMES),
    ("place-cards", Shows::NAMES),
    ("badges", Shows::NAMES),
    ("labels-21", Shows::NAMES),
    ("labels-24", Shows::NAMES),
    ("labels-14", Shows::NAMES),
    ("rating-report", Shows::PERSONS),
    ("rating-list", Shows::PERSONS),
    (ORDER_BOOK, Shows::PERSONS),
    (RESULT_BOOK, Shows::PERSONS),
];
/// Everything due for a round as one paper.
const ROUND_PACK: &str = "round-pack";
const ORDER_BOOK: &str = "order-book";
const RESULT_BOOK: &str = "result-book";

/// What a paper shows; `None` for a name that is none.
pub fn shows(name: &str) -> Option<Shows> {
    ALL.iter().find(|(known, _)| *known == name).map(|(_, shows)| *shows)
}

/// What is printed under a name of the address; nothing for a name that is none.
pub fn documents(name: &str, tournament: &Tournament, round: RoundNo, address: String) -> Vec<Document> {
    match name {
        ROUND_PACK => return round_pack::due(tournament, round),
        ORDER_BOOK => return book::order(tournament),
        RESULT_BOOK => return book::results(tournament),
        _ => {}
    }
    document(name, tournament, round, address).into_iter().collect()
}

/// The document of a name in the address.
pub fn document(name: &str, tournament: &Tournament, round: RoundNo, address: String) -> Option<Document> {
    // Standings while a round is played are those after the last complete one.
    let complete = tournament.round(round).is_some_and(sonneborn_tournament::round::Round::is_complete);
    let through = if complete { round } else { round.previous().unwrap_or(RoundNo(0)) };
    Some(match name {
        "players" => Document::Players { order: ListOrder::ByNumber },
        "players-by-name" => Document::Players { order: ListOrder::ByName },
        "check-in" => Document::CheckIn,
        "pairings" => Document::PairingsByBoard { round },
        "pairings-by-name" => Document::PairingsByName { round, hide_opponents: false },
        "boards-by-name" => Document::PairingsByName { round, hide_opponents: true },
        "results" => Document::Results { round },
        "standings" => Document::Standings { through },
        "crosstable" => Document::Crosstable { through, order: Order::Rank },
        "crosstable-by-number" => Document::Crosstable { through, order: Order::Number },
        "grid" => Document::Grid { through, order: Order::Number },
        "schedule" if tournament.regulations.system.is_paired_at_once() && tournament.current_round().is_some() => {
            Document::Schedule
        }
        // A draft is no round yet.
        "bracket" => {
            let published = tournament.current_round().map_or(0, |round| round.number.0);
            Document::Bracket(tournament.bracket_after(published.into())?)
        }
        "slips" => Document::Slips { round },
        "pictures" => Document::Pictures,
        "cards" => Document::Cards,
        "receipts" if tournament.entrants().any(|player| !player.data.paid.is_empty()) => Document::Receipts,
        "teams" if tournament.is_of_teams() => Document::TeamList,
        "team-pairings" if tournament.is_of_teams() => Document::TeamPairings { round },
        "match-sheets" if tournament.has_matches() => Document::MatchSheets { round },
        "line-ups" if tournament.is_of_teams() => Document::LineUps { round, filled: true },
        "line-ups-blank" if tournament.is_of_teams() => Document::LineUps { round, filled: false },
        "board-prizes" if tournament.is_of_teams() => {
            Document::BoardPrizes { through, rules: BoardRules::usual(tournament) }
        }
        "prize-list" if !tournament.prizes.categories.is_empty() => Document::PrizeList { through },
        "certificates" if !tournament.is_of_teams() => Document::Certificates { through },
        "place-cards" => Document::PlaceCards { round },
        "badges" => Document::CutSheets { stock: Stock::Badges },
        "labels-21" => Document::CutSheets { stock: Stock::Labels21 },
        "labels-24" => Document::CutSheets { stock: Stock::Labels24 },
        "labels-14" => Document::CutSheets { stock: Stock::Labels14 },
        "rating-report" => Document::RatingReport,
        "rating-list" => Document::RatingList,
        ORDER_BOOK => Document::BookCover(Book::Order),
        RESULT_BOOK if tournament.current_round().is_some() => Document::BookCover(Book::Results),
        "notice" => Document::Notice { address },
        _ => return None,
    })
}

/// The address of the page for a paper that is printed now: its name and round, where it is one of [`ALL`].
pub fn sheet_address<R: Right>(guarded: &Guarded<R>, paper: Option<(&str, RoundNo)>) -> String {
    sheet_address_of(&guarded.state, guarded.id(), guarded.tournament().head(), paper)
}

/// As [`sheet_address`], from its parts.
pub fn sheet_address_of(state: &AppState, id: i64, head: Head, paper: Option<(&str, RoundNo)>) -> String {
    let paper = paper.map_or_else(String::new, |(name, round)| format!("?paper={name}&round={round}"));
    format!("{}/p/{id}/sheet/{head}{paper}", state.public_url)
}

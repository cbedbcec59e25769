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
use sonneborn_tournament::knockout::Bracket;
use sonneborn_tournament::round::Round;

/// A paper.
pub struct Paper {
    /// As addresses have it.
    pub name: &'static str,
    pub shows: Shows,
    print: Print,
}

/// What a paper is printed for.
struct Asked<'a> {
    tournament: &'a Tournament,
    round: RoundNo,
    /// The public pages', for those who scan it.
    address: String,
}

impl Asked<'_> {
    /// Standings while a round is played are those after the last complete one.
    fn through(&self) -> RoundNo {
        let is_complete = self.tournament.round(self.round).is_some_and(Round::is_complete);
        if is_complete { self.round } else { self.round.previous().unwrap_or(RoundNo(0)) }
    }

    fn is_of_teams(&self) -> bool {
        self.tournament.is_of_teams()
    }
}

/// How a paper becomes documents; none where the event has it not.
enum Print {
    One(fn(&Asked) -> Option<Document>),
    /// Of several, with the one that names it.
    Pack {
        cover: fn(&Asked) -> Option<Document>,
        all: fn(&Asked) -> Vec<Document>,
    },
}

const fn one(name: &'static str, shows: Shows, print: fn(&Asked) -> Option<Document>) -> Paper {
    Paper { name, shows, print: Print::One(print) }
}

const fn pack(
    name: &'static str,
    shows: Shows,
    cover: fn(&Asked) -> Option<Document>,
    all: fn(&Asked) -> Vec<Document>,
) -> Paper {
    Paper { name, shows, print: Print::Pack { cover, all } }
}

/// All papers, a line each. A new one is its document and a line here.
#[rustfmt::skip]
pub static ALL: [Paper; 37] = [
    // Everything due for a round as one paper.
    pack("round-pack", Shows::NAMES, |_| None, |of| round_pack::due(of.tournament, of.round)),
    one("players", Shows::PERSONS, |_| Some(Document::Players { order: ListOrder::ByNumber })),
    one("players-by-name", Shows::PERSONS, |_| Some(Document::Players { order: ListOrder::ByName })),
    one("check-in", Shows::PERSONS, |_| Some(Document::CheckIn)),
    one("pairings", Shows::NAMES, |of| Some(Document::PairingsByBoard { round: of.round })),
    one("pairings-by-name", Shows::NAMES, |of| Some(Document::PairingsByName { round: of.round, hide_opponents: false })),
    one("boards-by-name", Shows::NAMES, |of| Some(Document::PairingsByName { round: of.round, hide_opponents: true })),
    one("results", Shows::NAMES, |of| Some(Document::Results { round: of.round })),
    one("standings", Shows::NAMES, |of| Some(Document::Standings { through: of.through() })),
    one("crosstable", Shows::NAMES, |of| Some(Document::Crosstable { through: of.through(), order: Order::Rank })),
    one("crosstable-by-number", Shows::NAMES, |of| Some(Document::Crosstable { through: of.through(), order: Order::Number })),
    one("grid-by-rank", Shows::NAMES, |of| Some(Document::Grid { through: of.through(), order: Order::Rank })),
    one("grid", Shows::NAMES, |of| Some(Document::Grid { through: of.through(), order: Order::Number })),
    one("schedule", Shows::NAMES, |of| is_scheduled(of.tournament).then_some(Document::Schedule)),
    one("bracket", Shows::NAMES, |of| published_bracket(of.tournament).map(Document::Bracket)),
    one("slips", Shows::NAMES, |of| Some(Document::Slips { round: of.round })),
    one("pictures", Shows::NAMES, |_| Some(Document::Pictures)),
    one("cards", Shows::PERSONS, |_| Some(Document::Cards)),
    one("receipts", Shows::MONEY, |of| has_paid(of.tournament).then_some(Document::Receipts)),
    one("notice", Shows::PUBLIC, |of| Some(Document::Notice { address: of.address.clone() })),
    one("teams", Shows::NAMES, |of| of.is_of_teams().then_some(Document::TeamList)),
    one("team-pairings", Shows::NAMES, |of| of.is_of_teams().then_some(Document::TeamPairings { round: of.round })),
    one("line-ups", Shows::NAMES, |of| of.is_of_teams().then_some(Document::LineUps { round: of.round, filled: true })),
    one("line-ups-blank", Shows::NAMES, |of| of.is_of_teams().then_some(Document::LineUps { round: of.round, filled: false })),
    one("match-sheets", Shows::NAMES, |of| of.tournament.has_matches().then_some(Document::MatchSheets { round: of.round })),
    one("board-prizes", Shows::NAMES, |of| of.is_of_teams().then(|| board_prizes(of))),
    one("prize-list", Shows::NAMES, |of| has_prizes(of.tournament).then(|| Document::PrizeList { through: of.through() })),
    one("certificates", Shows::NAMES, |of| Some(Document::Certificates { through: of.through() })),
    one("place-cards", Shows::NAMES, |of| Some(Document::PlaceCards { round: of.round })),
    one("badges", Shows::NAMES, |_| Some(Document::CutSheets { stock: Stock::Badges })),
    one("labels-21", Shows::NAMES, |_| Some(Document::CutSheets { stock: Stock::Labels21 })),
    one("labels-24", Shows::NAMES, |_| Some(Document::CutSheets { stock: Stock::Labels24 })),
    one("labels-14", Shows::NAMES, |_| Some(Document::CutSheets { stock: Stock::Labels14 })),
    one("rating-report", Shows::PERSONS, |_| Some(Document::RatingReport)),
    one("rating-list", Shows::PERSONS, |_| Some(Document::RatingList)),
    pack("order-book", Shows::PERSONS, |_| Some(Document::BookCover(Book::Order)), |of| book::order(of.tournament)),
    pack("result-book", Shows::PERSONS, result_book, |of| book::results(of.tournament)),
];

fn is_scheduled(tournament: &Tournament) -> bool {
    tournament.regulations.system.is_paired_at_once() && tournament.current_round().is_some()
}

/// A draft is no round yet.
fn published_bracket(tournament: &Tournament) -> Option<Bracket> {
    let published = tournament.current_round().map_or(0, |round| round.number.0);
    tournament.bracket_after(published.into())
}

fn has_paid(tournament: &Tournament) -> bool {
    tournament.entrants().any(|player| !player.data.paid.is_empty() && !player.has_moved())
}

fn has_prizes(tournament: &Tournament) -> bool {
    !tournament.prizes.categories.is_empty()
}

fn board_prizes(of: &Asked) -> Document {
    Document::BoardPrizes { through: of.through(), rules: BoardRules::usual(of.tournament) }
}

fn result_book(of: &Asked) -> Option<Document> {
    of.tournament.current_round().map(|_| Document::BookCover(Book::Results))
}

fn named(name: &str) -> Option<&'static Paper> {
    ALL.iter().find(|paper| paper.name == name)
}

/// What a paper shows; `None` for a name that is none.
pub fn shows(name: &str) -> Option<Shows> {
    named(name).map(|paper| paper.shows)
}

/// What is printed under a name of the address; nothing for a name that is none.
pub fn documents(name: &str, tournament: &Tournament, round: RoundNo, address: String) -> Vec<Document> {
    let asked = Asked { tournament, round, address };
    match named(name).map(|paper| &paper.print) {
        Some(Print::One(print)) => print(&asked).into_iter().collect(),
        Some(Print::Pack { all, .. }) => all(&asked),
        None => Vec::new(),
    }
}

/// The document of a name in the address; of a pack, the one that names it.
pub fn document(name: &str, tournament: &Tournament, round: RoundNo, address: String) -> Option<Document> {
    let asked = Asked { tournament, round, address };
    match &named(name)?.print {
        Print::One(print) | Print::Pack { cover: print, .. } => print(&asked),
    }
}

/// The address of the page for a paper that is printed now: its name and round, where it is one of [`ALL`].
pub fn sheet_address<R: Right>(guarded: &Guarded<R>, paper: Option<(&str, RoundNo)>) -> String {
    sheet_address_of(&guarded.state, guarded.id(), guarded.tournament().head(), paper)
}

/// As [`sheet_address`], from its parts.
pub fn sheet_address_of(state: &AppState, id: i64, head: Head, paper: Option<(&str, RoundNo)>) -> String {
    let paper = paper.map_or_else(String::new, |(name, round)| format!("?paper={name}&round={round}"));
    // The hall's key stands behind the address, where no server is told of it; the foot of the paper says it in letters.
    let key = state.desk.store().hall().fingerprint().map_or_else(String::new, |key| format!("#{key}"));
    format!("{}/p/{id}/sheet/{head}{paper}{key}", state.public_url)
}

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
use sonneborn_tournament::style::PaperSize;

pub struct Paper {
    /// As addresses have it.
    pub name: &'static str,
    offered: Offered,
    pub shows: Shows,
    print: Print,
}

/// Where the page of papers offers one.
#[derive(Clone, Copy)]
pub enum Offered {
    OfRound,
    /// To events of a kind; the others' addresses print it too.
    OfRoundIf(fn(&Tournament) -> bool),
    OfEvent,
    /// By something else than a line of its own.
    Apart,
}

impl Paper {
    /// Whether it stands among the papers of a round.
    pub fn is_of_round(&self, tournament: &Tournament) -> bool {
        match self.offered {
            Offered::OfRound => true,
            Offered::OfRoundIf(is_so) => is_so(tournament),
            Offered::OfEvent | Offered::Apart => false,
        }
    }

    /// Whether it stands among those of the whole event.
    pub fn is_of_event(&self) -> bool {
        match self.offered {
            Offered::OfEvent => true,
            Offered::OfRound | Offered::OfRoundIf(_) | Offered::Apart => false,
        }
    }
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

const fn one(name: &'static str, offered: Offered, shows: Shows, print: fn(&Asked) -> Option<Document>) -> Paper {
    Paper { name, offered, shows, print: Print::One(print) }
}

const fn pack(
    name: &'static str,
    offered: Offered,
    shows: Shows,
    cover: fn(&Asked) -> Option<Document>,
    all: fn(&Asked) -> Vec<Document>,
) -> Paper {
    Paper { name, offered, shows, print: Print::Pack { cover, all } }
}

/// All papers, a line each, as the page of papers has them. A new one is its document and a line here.
#[rustfmt::skip]
pub static ALL: &[Paper] = &[
    // Everything due for a round as one paper, which has a button of its own.
    pack("round-pack", Offered::Apart, Shows::NAMES, |_| None, |of| round_pack::due(of.tournament, of.round)),
    one("team-pairings", Offered::OfRound, Shows::NAMES, |of| of.is_of_teams().then_some(Document::TeamPairings { round: of.round })),
    one("pairings", Offered::OfRound, Shows::NAMES, |of| Some(Document::PairingsByBoard { round: of.round })),
    one("match-sheets", Offered::OfRound, Shows::NAMES, |of| of.tournament.has_matches().then_some(Document::MatchSheets { round: of.round })),
    one("line-ups", Offered::OfRound, Shows::NAMES, |of| of.is_of_teams().then_some(Document::LineUps { round: of.round, filled: true })),
    one("line-ups-blank", Offered::OfRound, Shows::NAMES, |of| of.is_of_teams().then_some(Document::LineUps { round: of.round, filled: false })),
    one("pairings-by-name", Offered::OfRound, Shows::NAMES, |of| Some(Document::PairingsByName { round: of.round, hide_opponents: false })),
    one("boards-by-name", Offered::OfRound, Shows::NAMES, |of| Some(Document::PairingsByName { round: of.round, hide_opponents: true })),
    one("slips", Offered::OfRound, Shows::NAMES, |of| Some(Document::Slips { round: of.round })),
    one("place-cards", Offered::OfRound, Shows::NAMES, |of| Some(Document::PlaceCards { round: of.round })),
    one("results", Offered::OfRound, Shows::NAMES, |of| Some(Document::Results { round: of.round })),
    one("standings", Offered::OfRound, Shows::NAMES, |of| Some(Document::Standings { through: of.through() })),
    one("grid-by-rank", Offered::OfRoundIf(is_predetermined), Shows::NAMES, |of| Some(Document::Grid { through: of.through(), order: Order::Rank })),
    one("grid", Offered::OfRoundIf(is_predetermined), Shows::NAMES, |of| Some(Document::Grid { through: of.through(), order: Order::Number })),
    one("crosstable", Offered::OfRoundIf(is_paired_by_round), Shows::NAMES, |of| Some(Document::Crosstable { through: of.through(), order: Order::Rank })),
    one("crosstable-by-number", Offered::OfRoundIf(is_paired_by_round), Shows::NAMES, |of| Some(Document::Crosstable { through: of.through(), order: Order::Number })),
    one("schedule", Offered::OfRound, Shows::NAMES, |of| is_scheduled(of.tournament).then_some(Document::Schedule)),
    one("bracket", Offered::OfRound, Shows::NAMES, |of| published_bracket(of.tournament).map(Document::Bracket)),
    one("board-prizes", Offered::OfRound, Shows::NAMES, |of| of.is_of_teams().then(|| board_prizes(of))),
    one("prize-list", Offered::OfRound, Shows::NAMES, |of| has_prizes(of.tournament).then(|| Document::PrizeList { through: of.through() })),
    one("certificates", Offered::OfRound, Shows::NAMES, |of| Some(Document::Certificates { through: of.through() })),
    pack("result-book", Offered::OfRound, Shows::PERSONS, result_book, |of| book::results(of.tournament)),
    one("teams", Offered::OfEvent, Shows::NAMES, |of| of.tournament.has_matches().then_some(Document::TeamList)),
    one("players", Offered::OfEvent, Shows::PERSONS, |_| Some(Document::Players { order: ListOrder::ByNumber })),
    one("players-by-name", Offered::OfEvent, Shows::PERSONS, |_| Some(Document::Players { order: ListOrder::ByName })),
    one("check-in", Offered::OfEvent, Shows::PERSONS, |_| Some(Document::CheckIn)),
    pack("order-book", Offered::OfEvent, Shows::PERSONS, |_| Some(Document::BookCover(Book::Order)), |of| book::order(of.tournament)),
    one("cards", Offered::OfEvent, Shows::PERSONS, |_| Some(Document::Cards)),
    one("badges", Offered::OfEvent, Shows::NAMES, |_| Some(Document::CutSheets { stock: Stock::Badges })),
    one("labels-21", Offered::OfEvent, Shows::NAMES, |of| (!is_on_letter(of)).then_some(Document::CutSheets { stock: Stock::Labels21 })),
    one("labels-24", Offered::OfEvent, Shows::NAMES, |of| (!is_on_letter(of)).then_some(Document::CutSheets { stock: Stock::Labels24 })),
    one("labels-14", Offered::OfEvent, Shows::NAMES, |of| (!is_on_letter(of)).then_some(Document::CutSheets { stock: Stock::Labels14 })),
    one("labels-30", Offered::OfEvent, Shows::NAMES, |of| is_on_letter(of).then_some(Document::CutSheets { stock: Stock::Labels30 })),
    one("labels-10", Offered::OfEvent, Shows::NAMES, |of| is_on_letter(of).then_some(Document::CutSheets { stock: Stock::Labels10 })),
    one("receipts", Offered::OfEvent, Shows::MONEY, |of| has_paid(of.tournament).then_some(Document::Receipts)),
    one("rating-list", Offered::OfEvent, Shows::PERSONS, |_| Some(Document::RatingList)),
    one("rating-report", Offered::OfEvent, Shows::PERSONS, |_| Some(Document::RatingReport)),
    one("pictures", Offered::OfEvent, Shows::NAMES, |_| Some(Document::Pictures)),
    one("notice", Offered::OfEvent, Shows::PUBLIC, |of| Some(Document::Notice { address: of.address.clone() })),
];

// Both orders of either table: the wall has it by rank, who looks for a pairing goes by numbers.
fn is_predetermined(tournament: &Tournament) -> bool {
    tournament.regulations.system.is_predetermined()
}

fn is_paired_by_round(tournament: &Tournament) -> bool {
    !is_predetermined(tournament)
}

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

/// Labels are sold on the paper that the event has, or not at all.
fn is_on_letter(of: &Asked) -> bool {
    of.tournament.style.size == PaperSize::Letter
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

//! What a player sees of themselves above every public page: board, colour, opponent, result, and what was reported of it.

use askama::Template;
use sonneborn_i18n::{Lang, common, dates, numerals::decimal, phones as words};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::round::Appearance;
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::names::{rating, titled};
use sonneborn_web::shown::changes;

/// A player as they see themselves.
pub struct Card {
    pub player: u32,
    pub name: String,
    /// Points, rating, what the event does to it so far.
    pub about: String,
    pub round: Option<RoundNo>,
    pub starts: String,
    pub board: u16,
    pub colour: Option<Colour>,
    pub opponent: String,
    pub opponent_rating: String,
    /// A bye, or that nothing is paired.
    pub instead: String,
    pub result: &'static str,
    /// What was reported, in words; empty for nothing.
    pub reported: String,
    /// The two reports contradict each other.
    pub is_disputed: bool,
    pub can_report: bool,
    /// White and Black, as the form names them.
    pub seats: [u32; 2],
}

#[derive(Template)]
#[template(path = "public/me_card.html")]
pub struct CardPart {
    pub frame: CardFrame,
    pub card: Card,
}

/// What the card needs of a page's frame.
pub struct CardFrame {
    pub lang: Lang,
    pub base: String,
}

impl Card {
    pub fn of(guarded: &Guarded<Public>, id: PlayerId, by_code: bool) -> Option<Card> {
        let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
        let player = tournament.player(id)?;
        let round = tournament.current_round();
        // Who plays is not shown while captains still give line-ups.
        let shown = round.filter(|round| tournament.open_line_ups != Some(round.number));
        let appearance = shown.map(|round| tournament.appearance(id, round.number));
        let points = sonneborn_standings::points_now(tournament)[id.index()].to_string();
        let points = format!("{} {points}", common::points_short(lang));
        // How the change comes about stands on the player's page.
        let change = changes::of_player(tournament, id).map(|report| changes::total(&report)).unwrap_or_default();
        let change = if change.is_empty() { change } else { format!("ΔR {}", decimal(lang, &change)) };
        let about = [points, rating(tournament, &player.data), change];
        let start = round.and_then(|round| tournament.details.schedule.get(round.number.index()).copied().flatten());
        let mut card = Card {
            player: id.0,
            name: titled(&player.data),
            about: about.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · "),
            round: round.map(|round| round.number),
            starts: start.map_or_else(String::new, |at| dates::minute(lang, at)),
            board: 0,
            colour: None,
            opponent: String::new(),
            opponent_rating: String::new(),
            instead: String::new(),
            result: "",
            reported: String::new(),
            is_disputed: false,
            can_report: false,
            seats: [0; 2],
        };
        match appearance {
            None => card.instead = words::nothing_paired(lang).into(),
            Some(Appearance::Absent) => card.instead = words::not_in_this_round(lang).into(),
            Some(Appearance::Bye(bye)) => card.instead = common::bye_of(lang, bye).into(),
            Some(Appearance::Game { opponent, colour, board, result }) => {
                let other = tournament.player(opponent);
                card.board = board;
                card.colour = Some(colour);
                card.seats = match colour {
                    Colour::White => [id.0, opponent.0],
                    Colour::Black => [opponent.0, id.0],
                };
                card.opponent = other.map(|other| titled(&other.data)).unwrap_or_default();
                card.opponent_rating = other.map(|other| rating(tournament, &other.data)).unwrap_or_default();
                card.result = result.map_or("", GameResult::symbol);
                if let Some(round) = shown.filter(|_| result.is_none() && tournament.public_side.results) {
                    card.reports(tournament, lang, round.number, (id, opponent), by_code);
                }
            }
        }
        Some(card)
    }

    /// Whether they said something of the game, which is not pressed for again.
    pub fn has_reported(&self) -> bool {
        !self.reported.is_empty()
    }

    /// What the two of an open game said of it.
    fn reports(
        &mut self,
        tournament: &Tournament,
        lang: Lang,
        round: RoundNo,
        (own, other): (PlayerId, PlayerId),
        by_code: bool,
    ) {
        let own = tournament.report_by(round, self.board, own);
        let other = tournament.report_by(round, self.board, other);
        self.can_report = by_code && !tournament.closed;
        // What the opponent said is told to nobody who has not said their own.
        self.reported = match (own.filter(|_| by_code), other) {
            (None, _) => String::new(),
            (Some(own), None) => words::reported_waits(lang, own.symbol()),
            (Some(own), Some(other)) if own == other => words::reported_both(lang, own.symbol()),
            (Some(own), Some(_)) => words::reported_otherwise(lang, own.symbol()),
        };
        self.is_disputed = by_code && own.is_some() && other.is_some() && own != other;
    }
}

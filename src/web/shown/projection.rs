//! The lists of an event, or of a festival's sections in turn, thrown on a wall.

use sonneborn_store::tournament::TournamentRow;
use sonneborn_tournament::Tournament;

/// Whether a section has something to show to everybody.
pub fn is_shown(row: &TournamentRow, tournament: &Tournament) -> bool {
    row.is_public && tournament.current_round().is_some()
}

/// The projector of a section, which goes on to the next one of its festival.
pub fn address(tournament: i64, festival: i64, show: &str) -> String {
    format!("/p/{tournament}/projector?of={festival}&show={show}")
}

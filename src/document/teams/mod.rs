//! The papers of events of teams: lists with squads, line-up sheets, match sheets, pairings of teams, prizes by board.

pub(super) mod board_prizes;
pub(super) mod line_ups;
pub(super) mod list;
pub(super) mod match_sheets;
pub(super) mod pairings;

use super::canvas::HAIRLINE;
use super::page::{Sheet, mm};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::TeamId;

/// Between the edge, or the cut, and what is printed, in points.
const MARGIN: f32 = mm(12.0);

/// Half a page, to be cut off: where its content begins and ends.
struct Half {
    left: f32,
    top: f32,
    width: f32,
    bottom: f32,
}

impl Half {
    const PER_PAGE: usize = 2;

    /// The half for a sheet by its place in the stack; turns the page and draws the cut before each first one.
    fn of(sheet: &mut Sheet, place: usize) -> Half {
        let (width, height) = sheet.extent();
        let middle = height / 2.0;
        let is_second = place % Half::PER_PAGE == 1;
        if !is_second {
            sheet.turn();
            sheet.canvas().cut_line((0.0, middle), (width, middle));
        }
        let above = if is_second { middle } else { 0.0 };
        Half { left: MARGIN, top: above + MARGIN, width: width - 2.0 * MARGIN, bottom: above + middle - MARGIN }
    }

    /// Lines to sign on beside each other, at the lower edge.
    fn sign(&self, sheet: &mut Sheet, names: &[&str], style: super::text::Style) {
        let count = f32::from(u8::try_from(names.len().max(1)).unwrap_or(u8::MAX));
        let (gap, y) = (mm(6.0), self.bottom - style.leading());
        let wide = (self.width - gap * (count - 1.0)) / count;
        let mut x = self.left;
        for name in names {
            sheet.canvas().line((x, y), (x + wide, y), HAIRLINE);
            sheet.text_at(x, y + style.leading(), name, style);
            x += wide + gap;
        }
    }
}

/// The teams in the order of their numbers.
fn in_order(tournament: &Tournament) -> Vec<TeamId> {
    let mut teams: Vec<TeamId> = tournament.all_teams().map(|(id, _)| id).collect();
    teams.sort_by_key(|team| (tournament.team_number(*team), *team));
    teams
}

fn name(tournament: &Tournament, team: TeamId) -> &str {
    tournament.team(team).map_or("", |team| team.name.as_str())
}

//! The papers of events of teams: lists with squads, line-up sheets, match sheets, pairings of teams, prizes by board.

pub(super) mod board_prizes;
pub(super) mod line_ups;
pub(super) mod list;
pub(super) mod match_sheets;
pub(super) mod pairings;

use super::canvas::HAIRLINE;
use super::format::mm;
use super::page::Sheet;
use super::text::wrap;
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
        let gap = mm(6.0);
        let wide = (self.width - gap * (count - 1.0)) / count;
        let fonts = sheet.fonts();
        let names: Vec<Vec<&str>> = names.iter().map(|name| wrap(fonts, name, style, wide)).collect();
        let most = u8::try_from(names.iter().map(Vec::len).max().unwrap_or(0)).unwrap_or(u8::MAX);
        let y = self.bottom - f32::from(most) * style.leading();
        let mut x = self.left;
        for lines in names {
            sheet.canvas().line((x, y), (x + wide, y), HAIRLINE);
            for (line, place) in lines.into_iter().zip(1u8..) {
                sheet.text_at(x, y + f32::from(place) * style.leading(), line, style);
            }
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

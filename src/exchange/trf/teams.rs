//! Records of teams: 013 of TRF16 and 310 of TRF26. The other team records (300, 320, 330, 352, 362, 801, 802) and, in a
//! team event, the lists of team numbers (240, 250, 260, 299) are kept as they are for the next export.

use super::columns::{team16, team26};
use super::line::{Field, Line};
use super::report::FieldName;
use super::sheet::{Sheet, TeamLine};
use crate::tournament::points::Points;
use crate::tournament::team::Team;

/// Records of team events that are kept, not read.
const KEPT: [&str; 7] = ["300", "320", "330", "352", "362", "801", "802"];
/// Records whose numbers are teams' in a team event.
const KEPT_IN_TEAM_EVENTS: [&str; 4] = ["240", "250", "260", "299"];

/// Reads a team record; `false` if the code is none of this family.
pub fn read(sheet: &mut Sheet, line: &Line, is_team_event: bool) -> bool {
    match line.code() {
        "013" => {
            let team = Team { name: line.field(team16::NAME).text.to_owned(), ..Team::default() };
            let members = sheet.ids(line, team16::FIRST_MEMBER);
            sheet.teams.push(TeamLine { team, members });
        }
        "310" => team26(sheet, line),
        code if KEPT.contains(&code) || is_team_event && KEPT_IN_TEAM_EVENTS.contains(&code) => sheet.keep(line),
        _ => return false,
    }
    true
}

fn team26(sheet: &mut Sheet, line: &Line) {
    let number = small(sheet, FieldName::TeamNumber, line.field(team26::NUMBER));
    let strength = line.field(team26::STRENGTH);
    let team = Team {
        name: line.field(team26::NAME).text.to_owned(),
        nickname: line.field(team26::NICKNAME).text.to_owned(),
        strength: small(sheet, FieldName::TeamStrength, strength),
        number,
        match_points: points(sheet, line.field(team26::MATCH_POINTS)),
        game_points: points(sheet, line.field(team26::GAME_POINTS)),
        rank: small(sheet, FieldName::Rank, line.field(team26::RANK)),
        members: Vec::new(),
    };
    let members = sheet.ids(line, team26::FIRST_MEMBER);
    sheet.teams.push(TeamLine { team, members });
}

/// An optional number; what says nothing is noted. Decimals, as some programs give for strengths, are cut off.
fn small(sheet: &mut Sheet, field: FieldName, found: Field) -> Option<u16> {
    let whole = found.text.split('.').next().unwrap_or_default();
    let number = whole.parse().ok();
    if number.is_none() && !found.is_blank() {
        sheet.dropped(field, found);
    }
    number
}

fn points(sheet: &mut Sheet, found: Field) -> Option<Points> {
    let points = Points::parse(found.text);
    if points.is_none() && !found.is_blank() {
        sheet.dropped(FieldName::Points, found);
    }
    points
}

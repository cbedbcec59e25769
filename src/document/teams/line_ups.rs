//! Line-up sheets, two a page with a cut between them: who sits at which board of a team in a round, by the line-up that was given,
//! or lines to write on; beside them the squad to choose from, below them the captain's signature.

use super::{Half, in_order, name};
use crate::canvas::HAIRLINE;
use crate::format::{Format, mm};
use crate::job::Job;
use crate::page::Sheet;
use crate::press::Press;
use crate::text::{Style, wrap};
use crate::who;
use sonneborn_i18n::{common, dates, document as words, team_papers, teams};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{RoundNo, TeamId};
use sonneborn_tournament::player::Player;
use sonneborn_tournament::team::{Team, TeamRules};

/// The greatest height of a board's line, in points.
const LINE: f32 = mm(8.0);

/// `filled`: with the line-ups as they stand; a team that gave none sits in the order of its squad.
pub(crate) fn add(press: &mut Press, job: &Job, round: RoundNo, filled: bool) {
    let title = if filled { team_papers::line_up_sheets(job.lang) } else { team_papers::blank_line_ups(job.lang) };
    let heading = job.heading(title.into(), common::round_n(job.lang, round));
    let mut sheet = Sheet::bare(press, Format::portrait(job.size), heading);
    let teams = in_order(job.tournament).into_iter();
    let playing = teams.filter_map(|id| Some((id, job.tournament.team(id)?)));
    // Once the round is paired, a team with the bye gives none.
    let is_asked = |id: TeamId| job.tournament.round(round).is_none() || job.tournament.match_of(id, round).is_some();
    let asked = playing.filter(|(id, team)| team.takes_part_in(round) && is_asked(*id));
    for (place, (id, team)) in asked.enumerate() {
        let half = Half::of(&mut sheet, place);
        line_up(&mut sheet, job, round, (id, team), filled, &half);
    }
    sheet.finish();
}

fn line_up(sheet: &mut Sheet, job: &Job, round: RoundNo, (id, team): (TeamId, &Team), filled: bool, half: &Half) {
    let (tournament, lang, scale) = (job.tournament, job.lang, sheet.scale());
    let (small, plain, strong) = (Style::regular(9.0 * scale), Style::regular(10.5 * scale), Style::bold(14.0 * scale));
    let met = tournament.match_of(id, round).map(|(teams, _)| (teams[usize::from(teams[0] == id)], teams[0] == id));
    let start = tournament.details.schedule.get(round.index()).copied().flatten();
    let start = start.map(|start| dates::start(lang, start));
    let about = [Some(common::round_n(lang, round)), start].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let mut y = half.top;
    sheet.text_at(half.left, y + small.baseline(), &tournament.details.name, small);
    sheet.text_right_of(half.left + half.width, y + small.baseline(), &about, plain);
    y += small.leading() + strong.leading();
    sheet.text_at(half.left, y, &format!("{}  {}", tournament.team_number(id), team.name), strong);
    let against = met.map(|(other, _)| teams::against(lang, name(tournament, other))).unwrap_or_default();
    sheet.text_right_of(half.left + half.width, y, &against, plain);
    y += strong.leading() * 0.6;

    let rules = tournament.regulations.teams.clone().unwrap_or_default();
    let boards = rules.boards();
    let room = half.bottom - y - mm(16.0);
    let line = LINE.min(room / f32::from(u16::try_from(boards.max(1)).unwrap_or(u16::MAX)));
    let seated = if filled { tournament.line_up(id, round, boards) } else { Vec::new() };
    let middle = half.left + half.width * 0.62;
    let top = y;
    for board in 0..boards {
        let base = y + line * 0.72;
        sheet.text_right_of(half.left + mm(6.0), base, &(board + 1).to_string(), strong);
        sheet.text_at(half.left + mm(9.0), base, colour(&rules, met.map(|(_, white)| white), board), plain);
        let player = seated.get(board).copied().flatten().and_then(|player| tournament.player(player));
        match player {
            Some(player) => sheet.text_at(half.left + mm(15.0), base, &who::titled(player), plain),
            None if filled => sheet.text_at(half.left + mm(15.0), base, "–", plain),
            None => {}
        }
        sheet.canvas().line((half.left + mm(14.0), y + line * 0.9), (middle - mm(6.0), y + line * 0.9), HAIRLINE);
        y += line;
    }
    squad(sheet, job, team, (middle, top, half), small);
    let captain = match team.captain.as_str() {
        "" => teams::captain(lang).to_owned(),
        name => format!("{}{name}", common::label(lang, teams::captain(lang))),
    };
    half.sign(sheet, &[captain.as_str(), team_papers::given_at(lang), words::arbiter_signs(lang)], small);
}

/// The square of the colour that the team has on a board, once it is known.
fn colour(rules: &TeamRules, has_white: Option<bool>, board: usize) -> &'static str {
    has_white.map_or("", |has_white| {
        who::square(if rules.first_has_white(board) == has_white { Colour::White } else { Colour::Black })
    })
}

/// The players to choose from, as many as there is room for.
fn squad(sheet: &mut Sheet, job: &Job, team: &Team, (left, top, half): (f32, f32, &Half), style: Style) {
    let rating = |player: &Player| job.tournament.rating(&player.data).map(|rating| format!(" {rating}"));
    let room = half.left + half.width - left;
    let mut y = top + style.leading() * 0.4;
    sheet.text_at(left, y + style.baseline(), team_papers::squad(job.lang), Style { ..Style::bold(style.size) });
    y += style.leading();
    for (number, member) in (1..).zip(&team.members) {
        let Some(player) = job.tournament.player(*member) else { continue };
        let told = format!("{number}  {}{}", who::titled(player), rating(player).unwrap_or_default());
        for line in wrap(sheet.fonts(), &told, style, room) {
            if y + style.leading() > half.bottom - mm(12.0) {
                return;
            }
            sheet.text_at(left, y + style.baseline(), line, style);
            y += style.leading();
        }
    }
}

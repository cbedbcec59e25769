//! The teams: five texts each and a block of numbers of which none is understood, in the order of their numbers. Whom a team has, and on
//! which board, is told by its players.

use super::container::{Container, Cursor};
use super::entrants::Entrants;
use super::report::{Defect, Fault, Note, Remark};
use sonneborn_tournament::ids::{PlayerId, Tpn};
use sonneborn_tournament::team::{Team, TeamRules};

/// The places of the texts, counted from 0.
mod text {
    pub const COUNT: usize = 5;
    pub const NAME: usize = 0;
    pub const SHORT_NAME: usize = 1;
    pub const CAPTAIN: usize = 2;
    pub const FEDERATION: usize = 3;
    pub const GROUP: usize = 4;
}

/// The length of the block behind the texts.
const NUMBERS: usize = 96;
/// More boards no match has (a bound on what a broken file may ask for).
const MOST_BOARDS: u16 = 100;

/// The teams of a file.
pub struct Teams {
    pub rules: TeamRules,
    pub teams: Vec<Team>,
    /// By player: the place of their team.
    pub team_of: Vec<Option<usize>>,
}

impl Teams {
    /// How many boards a match has.
    pub fn boards(&self) -> usize {
        self.rules.boards()
    }
}

/// Reads the teams of an event with so many boards a match.
pub fn read(
    container: &Container,
    entrants: &Entrants,
    boards: u16,
    game_points_first: bool,
    notes: &mut Vec<Note>,
) -> Result<Teams, Fault> {
    let Some(section) = container.teams else {
        return Err(Fault { offset: container.players.start, defect: Defect::SectionsDamaged });
    };
    let boards = u8::try_from(boards).ok().filter(|count| (1..=MOST_BOARDS).contains(&u16::from(*count)));
    let boards = boards.ok_or(Fault { offset: container.settings.start, defect: Defect::NoBoards })?;
    let mut cursor = Cursor::new(section);
    let mut teams: Vec<Team> = Vec::new();
    while cursor.remaining() > 0 {
        let begin = cursor.offset();
        let mut texts = Vec::with_capacity(text::COUNT);
        for _ in 0..text::COUNT {
            texts.push(cursor.text()?);
        }
        cursor.bytes(NUMBERS)?;
        let [name, short, captain, federation, group] =
            [text::NAME, text::SHORT_NAME, text::CAPTAIN, text::FEDERATION, text::GROUP]
                .map(|place| texts[place].clone());
        if !group.is_empty() {
            notes.push(Note::at(begin, Remark::GroupLeftOut { team: name.clone(), group }));
        }
        teams.push(Team {
            nickname: if short == name { String::new() } else { short },
            name,
            captain,
            federation,
            number: u16::try_from(teams.len() + 1).ok(),
            ..Team::default()
        });
    }
    let team_of = take_members(&mut teams, entrants, section.start, notes);
    let rules = TeamRules { colours: TeamRules::alternating(boards), game_points_first, ..TeamRules::default() };
    Ok(Teams { rules, teams, team_of })
}

fn take_members(teams: &mut [Team], entrants: &Entrants, offset: usize, notes: &mut Vec<Note>) -> Vec<Option<usize>> {
    let mut members: Vec<Vec<(u16, PlayerId)>> = vec![Vec::new(); teams.len()];
    let mut team_of = vec![None; entrants.players.len()];
    for (at, &(team, board)) in entrants.squads.iter().enumerate() {
        let place = usize::from(team).checked_sub(1).filter(|place| *place < teams.len());
        let Some(place) = place else {
            let player = Tpn(u16::try_from(at + 1).unwrap_or(u16::MAX));
            notes.push(Note::at(offset, Remark::WithoutTeam { player }));
            continue;
        };
        members[place].push((board, PlayerId(u32::try_from(at).unwrap_or(u32::MAX))));
        team_of[at] = Some(place);
    }
    for (team, mut members) in teams.iter_mut().zip(members) {
        members.sort_unstable();
        team.members = members.into_iter().map(|(_, player)| player).collect();
    }
    team_of
}

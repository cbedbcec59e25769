//! The points that a file gives its teams, held against those that the matches give.

use sonneborn_standings::field::Which;
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::Imported;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::points::Points;

/// Match points or game points of a team that are not those of its matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    pub team: String,
    pub stated: Points,
    pub computed: Points,
}

pub fn differences(imported: &Imported) -> Vec<Difference> {
    let tournament = Tournament::of_import(imported);
    let settings = Settings {
        tie_breaks: Vec::new(),
        edition: imported.regulations.tie_break_edition,
        through: RoundNo(u16::MAX),
        predetermined: imported.regulations.system.is_predetermined(),
    };
    let standings = Standings::of_teams(&tournament, &settings);
    let field = standings.field();
    let (match_score, game_score) =
        if field.match_points_first { (Which::Primary, Which::Secondary) } else { (Which::Secondary, Which::Primary) };
    let mut differences = Vec::new();
    for (team, participant) in imported.teams.iter().zip(&field.participants) {
        for (stated, which) in [(team.match_points, match_score), (team.game_points, game_score)] {
            let computed = participant.total(which);
            if let Some(stated) = stated.filter(|stated| *stated != computed) {
                differences.push(Difference { team: team.name.clone(), stated, computed });
            }
        }
    }
    differences
}

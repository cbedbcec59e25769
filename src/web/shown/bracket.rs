//! The bracket of a knock-out as columns: every stage with its matches and the games of tie-breaks.

use crate::names::titled;
use sonneborn_i18n::{Lang, knockout as words};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::knockout::{Bracket, Match, Side, Stage, Standing};
use sonneborn_tournament::points::Points;

/// The bracket as columns, for arbiters and for everybody.
pub struct Columns {
    pub stages: Vec<StageColumn>,
    pub champion: Option<String>,
    /// The rounds are not those of this bracket.
    pub is_foreign: bool,
    pub bracket: Bracket,
}

pub struct SideLine {
    pub seed: String,
    pub name: String,
    /// What each game gave, in order.
    pub games: Vec<String>,
    pub points: String,
    pub is_through: bool,
    pub is_out: bool,
}

pub struct MatchBox {
    pub sides: Vec<SideLine>,
    pub how: String,
    pub is_third_place: bool,
    pub is_level: bool,
}

pub struct StageColumn {
    pub name: String,
    pub rounds: String,
    pub matches: Vec<MatchBox>,
}

impl Columns {
    /// `with_draft`: as arbiters see it.
    pub fn of(tournament: &Tournament, lang: Lang, with_draft: bool) -> Columns {
        let bracket = shown(tournament, with_draft);
        let is_foreign = bracket.is_none();
        let bracket = bracket.unwrap_or_else(|| Bracket::after(tournament, 0));
        let champion = bracket.stages.last().and_then(|stage| stage.matches.first()?.winner());
        Columns {
            stages: bracket.told().map(|told| column(lang, tournament, told)).collect(),
            champion: champion.map(|side| words::champion(lang, side_name(tournament, side))),
            is_foreign,
            bracket,
        }
    }
}

/// The bracket as somebody may see it: a draft is seen by arbiters only.
fn shown(tournament: &Tournament, with_draft: bool) -> Option<Bracket> {
    let drafts = usize::from(tournament.draft().is_some() && !with_draft);
    tournament.bracket_after(tournament.rounds.len() - drafts)
}

pub fn name(tournament: &Tournament, player: PlayerId) -> String {
    tournament.player(player).map_or_else(String::new, |player| titled(&player.data))
}

pub fn side_name(tournament: &Tournament, side: Side) -> String {
    let team = side.team().and_then(|team| tournament.team(team)).map(|team| team.name.clone());
    team.or_else(|| Some(name(tournament, side.player()?))).unwrap_or_default()
}

fn seed(tournament: &Tournament, side: Side) -> String {
    let of_team = side.team().map(|team| tournament.team_number(team).to_string());
    let of_player = || Some(tournament.player(side.player()?)?.tpn?.to_string());
    of_team.or_else(of_player).unwrap_or_default()
}

fn column(lang: Lang, tournament: &Tournament, (stage, matches): (&Stage, usize)) -> StageColumn {
    let box_of = |(place, one): (usize, &Match)| MatchBox {
        sides: (0..one.sides.len()).map(|side| side_line(lang, one, tournament, side)).collect(),
        how: words::below(lang, tournament, one).unwrap_or_default(),
        is_third_place: place >= matches,
        is_level: one.standing == Standing::Level,
    };
    StageColumn {
        name: words::stage(lang, matches),
        rounds: match stage.rounds[..] {
            [] => String::new(),
            [only] => words::round_of_stage(lang, only),
            [first, .., last] => words::rounds_of_stage(lang, first, last),
        },
        matches: stage.matches.iter().enumerate().map(box_of).collect(),
    }
}

fn side_line(lang: Lang, one: &Match, tournament: &Tournament, side: usize) -> SideLine {
    let decided = match one.standing {
        Standing::Decided(winner) => Some(winner == side),
        Standing::Underway | Standing::Level => None,
    };
    let here = one.sides[side];
    SideLine {
        seed: seed(tournament, here),
        name: words::nobody_there(lang, here).map_or_else(|| side_name(tournament, here), String::from),
        games: games(one, side),
        points: if one.games.is_empty() { String::new() } else { one.points[side].to_string() },
        is_through: decided == Some(true) && here != Side::Bye,
        is_out: decided == Some(false),
    }
}

/// What each game of a match of several gave a side.
fn games(one: &Match, side: usize) -> Vec<String> {
    let told = |scored: &Option<[Points; 2]>| scored.map_or_else(String::new, |scored| scored[side].to_string());
    one.several_scores().iter().map(told).collect()
}

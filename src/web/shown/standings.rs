//! The standings by the event's own regulations, and what a row is called.

use crate::names::titled;
use sonneborn_i18n::{Lang, standings as words};
use sonneborn_standings::field::{Entrant, Participant};
use sonneborn_standings::{Row, Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::descriptor::{Code, Descriptor, Score};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::regulations::System;

/// Standings by the event's own regulations, and what is wrong with tie-breaks that cannot be computed.
pub struct Computed {
    pub standings: Standings,
    pub problems: Vec<String>,
}

/// The standings after a round, or after the last published one.
pub fn compute(tournament: &Tournament, after: Option<u16>, lang: Lang) -> Computed {
    let regulations = &tournament.regulations;
    let (mut tie_breaks, mut problems): (Vec<Descriptor>, Vec<String>) = (Vec::new(), Vec::new());
    for code in &regulations.tie_breaks {
        match code.value() {
            Ok(tie_break) => tie_breaks.push(tie_break),
            Err(error) => problems.push(words::descriptor_error(lang, &error)),
        }
    }
    problems.extend(misplaced(tournament, &tie_breaks, lang));
    let last = tournament.current_round().map_or(RoundNo(0), |round| round.number);
    let settings = Settings {
        tie_breaks,
        edition: regulations.tie_break_edition,
        through: after.map_or(last, |after| RoundNo(after).min(last)),
        predetermined: regulations.system.is_predetermined(),
    };
    let standings = Standings::of_event(tournament, &settings);
    let dropped: Vec<String> = standings.dropped().iter().map(Descriptor::to_string).collect();
    if !dropped.is_empty() {
        problems.push(words::dropped(lang, dropped.join(" ")));
    }
    Computed { standings, problems }
}

/// What C.07 says against tie-breaks in this kind of tournament. They are computed all the same: the list was announced.
fn misplaced(tournament: &Tournament, tie_breaks: &[Descriptor], lang: Lang) -> Vec<String> {
    let listed = |wanted: fn(&Descriptor) -> bool| {
        let codes: Vec<String> = tie_breaks.iter().filter(|one| wanted(one)).map(Descriptor::to_string).collect();
        (!codes.is_empty()).then(|| codes.join(" "))
    };
    let mut problems = Vec::new();
    if matches!(tournament.regulations.system, System::RoundRobin(_)) {
        problems.extend(listed(|one| one.code.is_of_buchholz()).map(|list| words::not_in_round_robins(lang, list)));
    }
    if !tournament.is_of_teams() {
        problems.extend(listed(|one| one.code.is_for_teams()).map(|list| words::only_for_teams(lang, list)));
    }
    problems
}

/// The name with the title before it.
pub fn name(tournament: &Tournament, row: &Row) -> String {
    match row.entrant {
        Entrant::Player(id) => tournament.player(id).map_or_else(String::new, |player| titled(&player.data)),
        Entrant::Team(id) => tournament.teams.get(id.0 as usize).map_or_else(String::new, |team| team.name.clone()),
    }
}

/// The team of a player, where two teams meet and their players stand for themselves.
pub fn team<'a>(tournament: &'a Tournament, row: &Row) -> &'a str {
    match row.entrant {
        Entrant::Player(id) => {
            tournament.team_of(id).and_then(|team| tournament.team(team)).map_or("", |team| &team.name)
        }
        Entrant::Team(_) => "",
    }
}

/// The rating: a player's tournament rating, an estimate as such; a team's strength.
pub fn rating(tournament: &Tournament, participant: &Participant) -> String {
    match participant.entrant {
        Entrant::Player(id) => {
            let rating = tournament.player(id).and_then(|player| tournament.rating(&player.data));
            rating.map_or_else(String::new, |rating| rating.to_string())
        }
        Entrant::Team(_) => participant.rating.map_or_else(String::new, |strength| strength.to_string()),
    }
}

/// The federation, for players.
pub fn federation<'a>(tournament: &'a Tournament, row: &Row) -> &'a str {
    match row.entrant {
        Entrant::Player(id) => tournament.player(id).map_or("", |player| &player.data.federation),
        Entrant::Team(id) => tournament.team(id).map_or("", |team| &team.federation),
    }
}

/// What a column is of; where teams are ranked, the points are match points or game points, whichever come first.
pub fn told(standings: &Standings, tie_break: &Descriptor) -> Descriptor {
    let field = standings.field();
    let is_of_teams = field.boards > 0 && *tie_break == Descriptor::plain(Code::Pts);
    let score = if field.match_points_first { Score::Match } else { Score::Game };
    Descriptor { score: tie_break.score.or(is_of_teams.then_some(score)), ..*tie_break }
}

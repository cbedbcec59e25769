//! The list that fills a wall, by projector or by screen: boards, names or ranks (`templates/public/wall_list.html`).

use super::lists::{BoardLine, NameLine, board_lines, byes, matches_alone, name_lines};
use super::tables::{StandingsLine, lines};
use sonneborn_i18n::Lang;
use sonneborn_standings::Standings;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::round::Round;
use sonneborn_web::matches::MatchHead;
use sonneborn_web::shown::crosstable::{columns, telling};

/// One of its lists has lines; where none has, there is nothing to show.
#[derive(Default)]
pub(super) struct Wall {
    pub boards: Vec<BoardLine>,
    /// The matches alone, while it is not known who plays.
    pub matches: Vec<MatchHead>,
    pub byes: Vec<(String, &'static str)>,
    pub names: Vec<NameLine>,
    pub standings: Vec<StandingsLine>,
    /// The tie-breaks of the standings.
    pub columns: Vec<String>,
}

impl Wall {
    pub fn of_boards(tournament: &Tournament, round: &Round, lang: Lang) -> Wall {
        Wall {
            boards: board_lines(tournament, round, lang),
            matches: matches_alone(tournament, round, lang),
            byes: byes(tournament, round, lang),
            ..Wall::default()
        }
    }

    pub fn of_names(tournament: &Tournament, round: &Round, lang: Lang) -> Wall {
        Wall { names: name_lines(tournament, round, lang), ..Wall::default() }
    }

    pub fn of_standings(tournament: &Tournament, standings: &Standings, lang: Lang) -> Wall {
        Wall {
            columns: columns(standings, &telling(standings)),
            standings: lines(lang, tournament, standings),
            ..Wall::default()
        }
    }
}

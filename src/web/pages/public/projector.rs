//! The projector: one list that fills the screen and turns its own pages.

use super::lists::{BoardLine, NameLine, board_lines, byes, heading, matches_alone, name_lines, position};
use super::tables::{StandingsLine, after_complete_rounds, lines};
use super::{PublicFrame, Tab, round_asked};
use crate::guard::{Guarded, Public};
use crate::matches::MatchHead;
use crate::pages::standings::crosstable::columns;
use crate::routes::Routes;
use crate::{Answer, page};
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_i18n::{common, standings as words};
use sonneborn_tournament::access::Shows;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.get("/p/{tournament}/projector", Shows::PUBLIC, projector);
}

/// Seconds for which a page stands unless the address says otherwise.
const SECONDS_A_PAGE: u16 = 12;

#[derive(Default, Deserialize)]
#[serde(default)]
struct Query {
    /// `boards`, `names` or `standings`.
    show: String,
    round: Option<u16>,
    seconds: Option<u16>,
}

#[derive(Template)]
#[template(path = "public/projector.html")]
struct ProjectorPage {
    frame: PublicFrame,
    seconds: u16,
    /// The position of Chess960, above the boards and names of a round.
    position: Option<String>,
    boards: Vec<BoardLine>,
    /// The matches alone, while it is not known who plays.
    matches: Vec<MatchHead>,
    byes: Vec<(String, &'static str)>,
    names: Vec<NameLine>,
    standings: Vec<StandingsLine>,
    /// The tie-breaks of the standings.
    columns: Vec<String>,
    heads: bool,
}

async fn projector(guarded: Guarded<Public>, query: web::Query<Query>) -> Answer {
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let round = round_asked(tournament, query.round);
    let tab = match query.show.as_str() {
        "standings" => Tab::Standings,
        "names" => Tab::Names,
        _ => Tab::Pairings,
    };
    let mut shown = ProjectorPage {
        frame: PublicFrame::of(&guarded, tab, heading(round, lang), ""),
        seconds: query.seconds.unwrap_or(SECONDS_A_PAGE).max(1),
        position: None,
        boards: Vec::new(),
        matches: Vec::new(),
        byes: Vec::new(),
        names: Vec::new(),
        standings: Vec::new(),
        columns: Vec::new(),
        heads: true,
    };
    match (tab, round) {
        (Tab::Standings, _) => {
            let complete = tournament.settled_round();
            shown.frame.heading = format!("{} · {}", common::standings(lang), words::after_round(lang, complete));
            shown.frame.starts = None;
            if let Some(standings) = after_complete_rounds(tournament) {
                shown.columns = columns(&standings);
                shown.standings = lines(lang, tournament, &standings);
            }
        }
        (Tab::Names, Some(round)) => {
            shown.position = position(tournament, round.number, lang);
            shown.names = name_lines(tournament, round, lang);
        }
        (_, Some(round)) => {
            shown.position = position(tournament, round.number, lang);
            shown.boards = board_lines(tournament, round, lang);
            shown.matches = matches_alone(tournament, round, lang);
            shown.byes = byes(tournament, round, lang);
        }
        (_, None) => {}
    }
    page(&shown)
}

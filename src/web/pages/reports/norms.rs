//! Title norms: who has made one, who still can and what the coming game must bring, who missed by what.

use super::Tab;
use crate::i18n::{Lang, rating as words};
use crate::rating::norm_search::{Candidate, Outlook, candidates, federations_waived};
use crate::tournament::Tournament;
use crate::tournament::ids::{RoundNo, Tpn};
use crate::tournament::outcome::Mark;
use crate::web::frame::Section;
use crate::web::guard::{Guarded, Viewer};
use crate::web::{Answer, Frame, page};
use actix_web::web::{self, ServiceConfig};
use askama::Template;

pub(super) fn routes(config: &mut ServiceConfig) {
    config.route("/t/{tournament}/reports/norms", web::get().to(norms));
}

struct Line {
    norm: &'static str,
    number: Option<Tpn>,
    name: String,
    outlook: String,
    made: bool,
    games: usize,
    left_out: String,
    /// Each condition: words, needed, found, met.
    conditions: Vec<(&'static str, i32, i32, bool)>,
}

#[derive(Template)]
#[template(path = "reports/norms.html")]
struct NormsPage {
    frame: Frame,
    tab: Tab,
    id: i64,
    lines: Vec<Line>,
    waived: bool,
}

async fn norms(guarded: Guarded<Viewer>) -> Answer {
    let lang = guarded.visitor.lang;
    let tournament = guarded.tournament();
    let found = candidates(tournament, RoundNo(u16::MAX));
    let lines = found.iter().map(|candidate| line(tournament, candidate, lang)).collect();
    page(&NormsPage {
        frame: Frame::of(&guarded, Section::Reports, words::title_norms(lang)),
        tab: Tab::Norms,
        id: guarded.id(),
        lines,
        waived: federations_waived(tournament),
    })
}

fn line(tournament: &Tournament, candidate: &Candidate, lang: Lang) -> Line {
    let assessment = &candidate.assessment;
    let left_out: Vec<String> = assessment.left_out.iter().map(RoundNo::to_string).collect();
    Line {
        norm: assessment.norm.title().code(),
        number: tournament.players[candidate.player.index()].tpn,
        name: tournament.players[candidate.player.index()].data.name.clone(),
        outlook: match candidate.outlook {
            Outlook::Made => words::norm_made(lang).into(),
            Outlook::Possible { needed: Some(Mark::Win) } => words::norm_needs_win(lang).into(),
            Outlook::Possible { needed: Some(Mark::Draw) } => words::norm_needs_draw(lang).into(),
            Outlook::Possible { needed: Some(Mark::Loss) } => words::norm_needs_game(lang).into(),
            Outlook::Possible { needed: None } => words::norm_possible(lang).into(),
            Outlook::Missed => words::norm_missed(lang).into(),
        },
        made: candidate.outlook == Outlook::Made,
        games: assessment.games,
        left_out: left_out.join(", "),
        conditions: assessment
            .conditions
            .iter()
            .map(|condition| (words::norm_rule(lang, condition.rule), condition.needed, condition.found, condition.met))
            .collect(),
    }
}

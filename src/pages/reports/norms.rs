//! Title norms: who has made one, who still can and what the coming game must bring, who missed by what.

use super::Tab;
use askama::Template;
use sonneborn_i18n::{Lang, fide_forms, rating as words};
use sonneborn_manual::Chapter;
use sonneborn_rating::certificate::eight_of_nine;
use sonneborn_rating::norm_search::{Candidate, Coming, Outlook, candidates, federations_waived};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_tournament::outcome::Mark;
use sonneborn_web::guard::{Guarded, Viewer};
use sonneborn_web::names::titled;
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Reports).get("/t/{tournament}/reports/norms", Shows::PERSONS, norms);
}

/// A player's standing towards a norm.
pub(crate) struct NormLine {
    pub norm: &'static str,
    pub number: Option<Tpn>,
    pub name: String,
    pub outlook: String,
    pub made: bool,
    pub games: usize,
    pub left_out: String,
    /// Why fewer games than nine are enough.
    pub enough: String,
    /// What no game to come can mend; empty while the norm is within reach.
    pub failed: String,
    /// Each condition: words, needed, found, met.
    pub conditions: Vec<(&'static str, i32, i32, bool)>,
}

#[derive(Template)]
#[template(path = "reports/norms.html")]
struct NormsPage {
    frame: Frame,
    tab: Tab,
    id: i64,
    lines: Vec<NormLine>,
    waived: bool,
    /// Why the event has none.
    obstacle: Option<&'static str>,
}

async fn norms(guarded: Guarded<Viewer>) -> Answer {
    let lang = guarded.visitor.lang;
    let tournament = guarded.shown();
    let found = candidates(tournament, RoundNo(u16::MAX));
    let lines = found.iter().map(|candidate| norm_line(tournament, candidate, lang)).collect();
    page(&NormsPage {
        frame: Frame::of(&guarded, Section::Reports, words::title_norms(lang)),
        tab: Tab::Norms,
        id: guarded.id(),
        lines,
        waived: federations_waived(tournament),
        obstacle: words::norms_obstacle(lang, tournament),
    })
}

pub(crate) fn norm_line(tournament: &Tournament, candidate: &Candidate, lang: Lang) -> NormLine {
    let assessment = &candidate.assessment;
    let left_out: Vec<String> = assessment.left_out.iter().map(RoundNo::to_string).collect();
    let rules: Vec<&str> = candidate.failed.iter().map(|condition| words::norm_rule(lang, condition.rule)).collect();
    NormLine {
        norm: assessment.norm.title().code(),
        number: tournament.players[candidate.player.index()].tpn,
        name: tournament.players[candidate.player.index()].data.name.clone(),
        outlook: match candidate.outlook {
            Outlook::Made => words::norm_made(lang).into(),
            Outlook::Possible(coming) => coming_words(tournament, coming, lang),
            Outlook::Missed => words::norm_missed(lang).into(),
        },
        made: candidate.outlook == Outlook::Made,
        games: assessment.games,
        left_out: left_out.join(sonneborn_i18n::common::list_comma(lang)),
        enough: eight_of_nine(tournament, candidate.player)
            .map_or_else(String::new, |check| fide_forms::check(lang, check)),
        failed: if rules.is_empty() {
            String::new()
        } else {
            words::norm_failed(lang, rules.join(sonneborn_i18n::common::list_semicolon(lang)))
        },
        conditions: assessment
            .conditions
            .iter()
            .map(|condition| (words::norm_rule(lang, condition.rule), condition.needed, condition.found, condition.met))
            .collect(),
    }
}

/// What the coming game must bring: the result that makes the norm, else the one that keeps it within reach.
fn coming_words(tournament: &Tournament, coming: Coming, lang: Lang) -> String {
    let opponent = coming.opponent.and_then(|opponent| tournament.player(opponent));
    let game = match opponent {
        Some(opponent) => words::against(lang, titled(&opponent.data)),
        None => words::in_coming_round(lang).into(),
    };
    match (coming.makes, coming.keeps) {
        (Some(Mark::Win), _) => words::norm_makes_win(lang, game),
        (Some(Mark::Draw), _) => words::norm_makes_draw(lang, game),
        (Some(Mark::Loss), _) => words::norm_makes_game(lang, game),
        (None, Mark::Win) => words::norm_keeps_win(lang, game),
        (None, Mark::Draw) => words::norm_keeps_draw(lang, game),
        (None, Mark::Loss) => words::norm_keeps_any(lang, game),
    }
}

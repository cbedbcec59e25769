//! The rounds: pairing one as a draft, changing and publishing it, and the round desk where results are entered.

mod against;
mod attend;
pub(crate) mod beside;
pub(crate) mod bracket;
mod by_default;
mod check;
mod colours;
mod desk_page;
mod disagreement;
mod draft;
mod own_last;
mod pair;
mod results;
pub(crate) mod schedule;
mod show;
mod why;

use sonneborn_desk::clock;
use sonneborn_i18n::{Lang, dates, rounds as words};
use sonneborn_pairing::chess960::start_of;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::round::{Round, RoundState};
use sonneborn_web::guard::{Guarded, Right};
use sonneborn_web::names::{round_of_all, titled};
use sonneborn_web::routes::Routes;

pub(super) fn routes(config: &mut Routes<'_>) {
    attend::routes(config);
    bracket::routes(config);
    by_default::routes(config);
    check::routes(config);
    colours::routes(config);
    show::routes(config);
    pair::routes(config);
    draft::routes(config);
    results::routes(config);
    own_last::routes(config);
    schedule::routes(config);
    why::routes(config);
}

/// How far a round has come, as a word beside its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Unpaired,
    Draft,
    Published,
    InProgress,
    Complete,
}

impl Stage {
    fn of(round: Option<&Round>) -> Stage {
        match round {
            None => Stage::Unpaired,
            Some(round) if round.state == RoundState::Draft => Stage::Draft,
            Some(round) if round.is_complete() => Stage::Complete,
            Some(round) if round.missing().len() == round.games.len() => Stage::Published,
            Some(_) => Stage::InProgress,
        }
    }

    /// Its class in the style sheet.
    fn code(self) -> &'static str {
        match self {
            Stage::Unpaired => "unpaired",
            Stage::Draft => "draft",
            Stage::Published => "published",
            Stage::InProgress => "running",
            Stage::Complete => "complete",
        }
    }

    fn name(self, lang: Lang) -> &'static str {
        match self {
            Stage::Unpaired => words::state_unpaired(lang),
            Stage::Draft => words::state_draft(lang),
            Stage::Published => words::state_published(lang),
            Stage::InProgress => words::state_in_progress(lang),
            Stage::Complete => words::state_complete(lang),
        }
    }
}

/// The line above every page of a round: its name, how far it has come, and the way to the others.
struct RoundHead {
    base: String,
    number: RoundNo,
    name: String,
    stage: Stage,
    stage_name: &'static str,
    /// All rounds that can be looked at.
    rounds: Vec<RoundNo>,
    starts: Option<String>,
    /// The position of Chess960.
    position: Option<String>,
    is_knockout: bool,
    /// A table fixed in advance, with a page of all rounds.
    is_table: bool,
    /// What became of the press that led here.
    told: Option<String>,
}

impl RoundHead {
    fn of<R: Right>(guarded: &Guarded<R>, number: RoundNo) -> RoundHead {
        let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
        let stage = Stage::of(tournament.round(number));
        let last = tournament.rounds.len() as u16 + u16::from(tournament.next_round().is_some());
        let start = clock::start_to_come(&tournament.details, number);
        RoundHead {
            base: rounds_path(guarded),
            number,
            name: round_of_all(tournament, number, lang),
            stage,
            stage_name: stage.name(lang),
            rounds: (1..=last).map(RoundNo).collect(),
            is_table: tournament.regulations.system.is_paired_at_once(),
            is_knockout: tournament.regulations.system.is_knockout(),
            starts: start.map(|start| dates::start(lang, start)),
            position: start_of(tournament, number)
                .filter(|_| stage != Stage::Unpaired)
                .map(|start| words::position(lang, start)),
            told: None,
        }
    }
}

fn rounds_path<R: Right>(guarded: &Guarded<R>) -> String {
    format!("/t/{}/rounds", guarded.id())
}

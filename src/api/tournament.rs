//! The tournament itself: what it is called, how it is played, how far it has come.

use super::Answer;
use super::guard::Keyed;
use actix_web::web;
use chrono::{NaiveDate, NaiveDateTime};
use serde::Serialize;
use sonneborn_exchange::trf::type_code;
use sonneborn_store::tournament::Role;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::mode::Mode;
use sonneborn_tournament::regulations::{Acceleration, Rate};
use sonneborn_tournament::round::RoundState;
use sonneborn_web::guard::Viewer;
use sonneborn_web::routes::Routes;
use utoipa::ToSchema;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.unexplained().get("/tournaments", Shows::NAMES, list).get("/tournaments/{tournament}", Shows::NAMES, show);
}

/// A tournament.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentView {
    id: i64,
    /// What the token may do: `viewer` or `arbiter`.
    role: &'static str,
    name: String,
    place: String,
    /// FIDE's three letters.
    federation: String,
    start: Option<NaiveDate>,
    end: Option<NaiveDate>,
    /// The start of each round in local time, as far as it is set.
    #[schema(value_type = Vec<Option<String>>)]
    schedule: Vec<Option<NaiveDateTime>>,
    organiser: String,
    chief_arbiter: String,
    deputies: Vec<String>,
    /// The code of the system, as TRF26 writes it: `FIDE_DUTCH`.
    system: String,
    /// `standard`, `rapid` or `blitz`.
    #[schema(value_type = String)]
    rate: Rate,
    time_control: String,
    /// Rounds to be played.
    rounds: u16,
    rounds_published: usize,
    /// The round that waits as a draft.
    draft: Option<u16>,
    points: PointsView,
    /// In order, as C.07 writes them: `BH/C1`.
    tie_breaks: Vec<String>,
    players: usize,
    closed: bool,
    /// `fide`: kept to FIDE's rules; `left`: they were left, for ever; `free`: the system is none of FIDE's.
    mode: &'static str,
    /// The round after which FIDE mode was left; 0 before the first.
    left_fide_mode_after: Option<u16>,
    /// The number of the last act in the journal; it grows with every change.
    last_act: u64,
}

/// What results are worth.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct PointsView {
    win: f64,
    draw: f64,
    loss: f64,
    pairing_allocated_bye: f64,
}

/// The tournament that the token opens, as a list of one.
#[utoipa::path(get, path = "/api/v1/tournaments", tag = "tournaments", operation_id = "list_tournaments",
    responses((status = 200, body = Vec<TournamentView>)))]
async fn list(keyed: Keyed<Viewer>) -> Answer<Vec<TournamentView>> {
    Ok(web::Json(vec![TournamentView::of(&keyed)]))
}

/// A tournament: particulars, regulations, how far it has come.
#[utoipa::path(get, path = "/api/v1/tournaments/{tournament}", tag = "tournaments", operation_id = "show_tournament",
    params(("tournament" = i64, Path, description = "The tournament's number")),
    responses((status = 200, body = TournamentView)))]
async fn show(keyed: Keyed<Viewer>) -> Answer<TournamentView> {
    Ok(web::Json(TournamentView::of(&keyed)))
}

impl TournamentView {
    fn of(keyed: &Keyed<Viewer>) -> TournamentView {
        let tournament = keyed.tournament();
        let Tournament { details, regulations, .. } = tournament;
        let scoring = &regulations.scoring;
        TournamentView {
            id: keyed.id(),
            role: if keyed.token.role >= Role::Arbiter { Role::Arbiter.code() } else { Role::Viewer.code() },
            name: details.name.clone(),
            place: details.place.clone(),
            federation: details.federation.clone(),
            start: details.start,
            end: details.end,
            schedule: details.schedule.clone(),
            organiser: details.organiser.clone(),
            chief_arbiter: details.chief_arbiter.name.clone(),
            deputies: details.deputies.iter().map(|deputy| deputy.name.clone()).collect(),
            system: type_code::of_event(
                regulations.system,
                regulations.teams.as_ref(),
                regulations.acceleration == Acceleration::Baku,
                details.start,
            ),
            rate: regulations.rate,
            time_control: details.time_control_text.clone(),
            rounds: sonneborn_pairing::planned_rounds(tournament),
            rounds_published: tournament.rounds.iter().filter(|round| round.state == RoundState::Published).count(),
            draft: tournament.draft().map(|round| round.number.0),
            points: PointsView {
                win: scoring.win.as_f64(),
                draw: scoring.draw.as_f64(),
                loss: scoring.loss.as_f64(),
                pairing_allocated_bye: scoring.pairing_allocated_bye.as_f64(),
            },
            tie_breaks: regulations.tie_breaks.iter().map(|code| code.as_str().to_owned()).collect(),
            players: tournament.entrants().count(),
            closed: tournament.closed,
            mode: match tournament.mode() {
                Mode::Fide => "fide",
                Mode::Left(_) => "left",
                Mode::Free => "free",
            },
            left_fide_mode_after: match tournament.mode() {
                Mode::Left(round) => Some(round.0),
                Mode::Fide | Mode::Free => None,
            },
            last_act: tournament.seq,
        }
    }
}

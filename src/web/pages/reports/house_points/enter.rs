//! What is entered for an online club's points: the readings of its rules, by the chief arbiter, and how a game ended.

use super::PointsPage;
use crate::desk::{Attempt, Refused};
use crate::i18n::{Lang, house_points as words};
use crate::tournament::Tournament;
use crate::tournament::act::Act;
use crate::tournament::house_points::{
    HouseClock, HouseEnding, HouseMode, HousePointRules, LeftEarly, LeftLate, StartingPoints,
};
use crate::tournament::ids::{PlayerId, RoundNo};
use crate::tournament::round::Game;
use crate::web::form::Posted;
use crate::web::guard::{Arbiter, ChiefArbiter, Guarded};
use crate::web::{Answer, WebError, html, see_other};
use actix_web::http::StatusCode;
use actix_web::web::{self, ServiceConfig};
use serde::Deserialize;
use std::borrow::Borrow;

pub(super) fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{tournament}/reports/house-points/rules", web::post().to(change))
        .route("/t/{tournament}/reports/house-points/ending", web::post().to(end));
}

/// The rules as the form has them; what was believed comes back as JSON.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct RulesForm {
    pub was: String,
    pub on: Option<String>,
    pub start: StartingPoints,
    /// Empty for none.
    pub floor: String,
    pub left_early: LeftEarly,
    pub left_late: LeftLate,
    pub mode: HouseMode,
    pub game_minutes: String,
    pub increment_seconds: String,
    pub move_seconds: String,
}

impl RulesForm {
    /// The form filled with what is, or with the club's usual where nothing is kept.
    pub(super) fn of(kept: Option<HousePointRules>) -> RulesForm {
        let rules = kept.unwrap_or_default();
        RulesForm {
            was: serde_json::to_string(&kept).unwrap_or_default(),
            on: kept.map(|_| "on".into()),
            start: rules.start,
            floor: rules.floor.map(|floor| floor.to_string()).unwrap_or_default(),
            left_early: rules.left_early,
            left_late: rules.left_late,
            mode: rules.clock.mode,
            game_minutes: rules.clock.game_minutes.to_string(),
            increment_seconds: rules.clock.increment_seconds.to_string(),
            move_seconds: rules.clock.move_seconds.to_string(),
        }
    }

    /// What the form asks for; `None` where a number cannot be read.
    fn read(&self) -> Option<Option<HousePointRules>> {
        if self.on.is_none() {
            return Some(None);
        }
        let number = |text: &str| text.trim().parse::<u16>().ok();
        let floor = self.floor.trim();
        Some(Some(HousePointRules {
            start: self.start,
            floor: if floor.is_empty() { None } else { Some(floor.parse().ok()?) },
            left_early: self.left_early,
            left_late: self.left_late,
            clock: HouseClock {
                mode: self.mode,
                game_minutes: number(&self.game_minutes)?,
                increment_seconds: number(&self.increment_seconds)?,
                move_seconds: number(&self.move_seconds)?,
            },
        }))
    }
}

async fn change(guarded: Guarded<ChiefArbiter>, form: Posted<RulesForm>) -> Answer {
    let lang = guarded.visitor.lang;
    let ending = || EndingForm::default();
    let was: Option<HousePointRules> =
        serde_json::from_str(&form.0.was).map_err(|error| WebError::Unreadable(error.to_string()))?;
    let Some(now) = form.0.read() else {
        let problem = Some(words::unreadable_rules(lang).to_owned());
        return html(StatusCode::UNPROCESSABLE_ENTITY, &PointsPage::of(&guarded, form.0, ending(), problem));
    };
    match guarded.perform(Attempt::of(Act::ChangeHousePoints { was, now })).await {
        Ok(_) => Ok(back(guarded.id())),
        Err(Refused::Store(error)) => Err(error.into()),
        Err(refusal) => PointsPage::refused(&guarded, form.0, ending(), &refusal),
    }
}

/// Which side brought the end about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Side {
    #[default]
    White,
    Black,
}

/// The kinds of endings as the form names them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    #[default]
    None,
    TimeOut,
    Left,
    Resigned,
    DrawAgreed,
    Void,
}

impl Kind {
    pub(super) const ALL: [Kind; 6] =
        [Kind::None, Kind::TimeOut, Kind::Left, Kind::Resigned, Kind::DrawAgreed, Kind::Void];

    pub(super) fn code(self) -> &'static str {
        match self {
            Kind::None => "none",
            Kind::TimeOut => "time_out",
            Kind::Left => "left",
            Kind::Resigned => "resigned",
            Kind::DrawAgreed => "draw_agreed",
            Kind::Void => "void",
        }
    }

    pub(super) fn words(self, lang: impl Borrow<Lang>) -> &'static str {
        let lang = *lang.borrow();
        match self {
            Kind::None => words::how_none(lang),
            Kind::TimeOut => words::how_time_out(lang),
            Kind::Left => words::how_left(lang),
            Kind::Resigned => words::how_resigned(lang),
            Kind::DrawAgreed => words::how_draw_agreed(lang),
            Kind::Void => words::how_void(lang),
        }
    }
}

/// How a game ended, as the form has it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct EndingForm {
    /// What was believed of the board, as JSON; empty where the form did not show it.
    pub was: String,
    pub round: u16,
    pub board: u16,
    pub how: Kind,
    pub by: Side,
    pub rounds_played: u16,
    pub offers: u8,
}

impl EndingForm {
    /// A form that asks for a board, filled with what is known of it.
    pub(super) fn with_what_stands(self, tournament: &Tournament) -> EndingForm {
        let game = tournament.round(RoundNo(self.round)).and_then(|round| round.game(self.board));
        let ending = tournament.house_ending(RoundNo(self.round), self.board);
        let (Some(game), Some(ending)) = (game, ending) else { return self };
        let (how, offers) = match ending {
            HouseEnding::TimeOut { .. } => (Kind::TimeOut, 0),
            HouseEnding::Left { .. } => (Kind::Left, 0),
            HouseEnding::Resigned { .. } => (Kind::Resigned, 0),
            HouseEnding::DrawAgreed { offers, .. } => (Kind::DrawAgreed, offers),
            HouseEnding::Void => (Kind::Void, 0),
        };
        let by = if ending.by() == Some(game.black) { Side::Black } else { Side::White };
        let was = serde_json::to_string(&ending).unwrap_or_default();
        EndingForm { was, how, by, offers, rounds_played: ending.rounds().unwrap_or(0), ..self }
    }

    fn ending(&self, game: &Game) -> Option<HouseEnding> {
        let rounds = self.rounds_played;
        let by: PlayerId = match self.by {
            Side::White => game.white,
            Side::Black => game.black,
        };
        Some(match self.how {
            Kind::None => return None,
            Kind::TimeOut => HouseEnding::TimeOut { by, rounds },
            Kind::Left => HouseEnding::Left { by, rounds },
            Kind::Resigned => HouseEnding::Resigned { by, rounds },
            Kind::DrawAgreed => HouseEnding::DrawAgreed { by, rounds, offers: self.offers.max(1) },
            Kind::Void => HouseEnding::Void,
        })
    }
}

async fn end(guarded: Guarded<Arbiter>, form: Posted<EndingForm>) -> Answer {
    let tournament = guarded.tournament();
    let (round, board) = (RoundNo(form.0.round), form.0.board);
    let rules = || RulesForm::of(tournament.house_points);
    let Some(game) = tournament.round(round).and_then(|round| round.game(board)) else {
        let problem = Some(words::no_game(guarded.visitor.lang).to_owned());
        return html(StatusCode::UNPROCESSABLE_ENTITY, &PointsPage::of(&guarded, rules(), form.0, problem));
    };
    let was = match form.0.was.as_str() {
        "" => None,
        was => Some(serde_json::from_str(was).map_err(|error| WebError::Unreadable(error.to_string()))?),
    };
    let act = Act::EndForHouse { round, board, was, now: form.0.ending(game), players: None };
    match guarded.perform(Attempt::of(act)).await {
        Ok(_) => Ok(back(guarded.id())),
        Err(Refused::Store(error)) => Err(error.into()),
        Err(refusal) => PointsPage::refused(&guarded, rules(), form.0, &refusal),
    }
}

fn back(id: i64) -> actix_web::HttpResponse {
    see_other(&format!("/t/{id}/reports/house-points"))
}

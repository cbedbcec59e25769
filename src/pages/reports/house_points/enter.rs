//! What is entered for an online club's points: the readings of its rules, by the chief arbiter, and how a game ended.

use super::PointsPage;
use crate::confirm;
use actix_web::http::StatusCode;
use serde::Deserialize;
use sonneborn_desk::Attempt;
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{Lang, common, house_points as words};
use sonneborn_manual::Chapter;
use sonneborn_rating::online::ROUNDS_FOR_A_DRAW;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, ChangeHousePoints, EndForHouse};
use sonneborn_tournament::house_points::{
    HouseClock, HouseEnding, HouseMode, HousePointRules, LeftEarly, LeftLate, StartingPoints,
};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::reader::{self, MAX_BOARD, MAX_ROUNDS, Unreadable};
use sonneborn_tournament::round::Game;
use sonneborn_web::form::{Posted, Ticked};
use sonneborn_web::guard::{Arbiter, ChiefArbiter, Guarded};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, WebError, html};
use std::borrow::Borrow;
use std::ops::RangeInclusive;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Reports)
        .post("/t/{tournament}/reports/house-points/rules", Shows::PERSONS, change)
        .post("/t/{tournament}/reports/house-points/ending", Shows::PERSONS, end);
}

/// The rules as the form has them; what was believed comes back as JSON.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct RulesForm {
    pub was: String,
    pub on: Option<Ticked>,
    pub start: String,
    /// Empty for none.
    pub floor: String,
    pub left_early: String,
    pub left_late: String,
    pub mode: String,
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
            on: kept.map(|_| Ticked),
            start: code_of(&STARTS, rules.start),
            floor: rules.floor.map(|floor| floor.to_string()).unwrap_or_default(),
            left_early: code_of(&LEFT_EARLY, rules.left_early),
            left_late: code_of(&LEFT_LATE, rules.left_late),
            mode: code_of(&MODES, rules.clock.mode),
            game_minutes: rules.clock.game_minutes.to_string(),
            increment_seconds: rules.clock.increment_seconds.to_string(),
            move_seconds: rules.clock.move_seconds.to_string(),
        }
    }

    /// What the form asks for: rules, or that no points are kept.
    ///
    /// # Errors
    /// The first field that cannot be read, in words.
    fn read(&self, lang: Lang) -> Result<Option<HousePointRules>, String> {
        if self.on.is_none() {
            return Ok(None);
        }
        let said = |field: &'static str| move |wrong: Unreadable| unreadable(lang, field, &wrong);
        let of_early = said_of(lang, words::left_early(lang, ROUNDS_FOR_A_DRAW));
        let of_late = said_of(lang, words::left_late(lang, ROUNDS_FOR_A_DRAW));
        let number = |text: &str, limits| reader::number::<u16>(text, limits);
        Ok(Some(HousePointRules {
            start: reader::code(&self.start, &STARTS).map_err(said(words::start(lang)))?,
            floor: reader::optional(&self.floor, |text| reader::number(text, FLOORS))
                .map_err(said(words::floor(lang)))?,
            left_early: reader::code(&self.left_early, &LEFT_EARLY).map_err(of_early)?,
            left_late: reader::code(&self.left_late, &LEFT_LATE).map_err(of_late)?,
            clock: HouseClock {
                mode: reader::code(&self.mode, &MODES).map_err(said(words::mode(lang)))?,
                game_minutes: number(&self.game_minutes, GAME_MINUTES).map_err(said(words::game_minutes(lang)))?,
                increment_seconds: number(&self.increment_seconds, INCREMENT_SECONDS)
                    .map_err(said(words::increment_seconds(lang)))?,
                move_seconds: number(&self.move_seconds, MOVE_SECONDS).map_err(said(words::move_seconds(lang)))?,
            },
        }))
    }
}

/// Words for a field whose name is made.
fn said_of(lang: Lang, field: String) -> impl FnOnce(Unreadable) -> String {
    move |wrong| unreadable(lang, &field, &wrong)
}

/// The codes of the menus.
const STARTS: [(&str, StartingPoints); 2] =
    [("rating", StartingPoints::Rating), ("national", StartingPoints::National)];
const LEFT_EARLY: [(&str, LeftEarly); 2] = [("nothing", LeftEarly::Nothing), ("win", LeftEarly::Win)];
const LEFT_LATE: [(&str, LeftLate); 2] = [("draw", LeftLate::Draw), ("draw_without_loss", LeftLate::DrawWithoutLoss)];
const MODES: [(&str, HouseMode); 2] = [("quick", HouseMode::Quick), ("contest", HouseMode::Contest)];

/// The code of a menu for a value; every value has one.
fn code_of<T: PartialEq>(codes: &[(&'static str, T)], value: T) -> String {
    codes.iter().find(|(_, known)| *known == value).map_or("", |(code, _)| *code).into()
}

/// The least points that a club can fix.
const FLOORS: RangeInclusive<i32> = -9999..=9999;
const GAME_MINUTES: RangeInclusive<u16> = 1..=600;
const INCREMENT_SECONDS: RangeInclusive<u16> = 0..=600;
const MOVE_SECONDS: RangeInclusive<u16> = 0..=3600;
/// Moves by both in one game, as the form takes them.
const ROUNDS_PLAYED: RangeInclusive<u16> = 0..=999;
/// The draw was agreed on one of so many offers.
const OFFERS: RangeInclusive<u8> = 1..=99;

async fn change(guarded: Guarded<ChiefArbiter>, form: Posted<RulesForm>) -> Answer {
    let lang = guarded.visitor.lang;
    let ending = || EndingForm::default();
    let was: Option<HousePointRules> =
        serde_json::from_str(&form.0.was).map_err(|error| WebError::Unreadable(error.to_string()))?;
    let now = match form.0.read(lang) {
        Ok(now) => now,
        Err(problem) => {
            let page = PointsPage::of(&guarded, form.0, ending(), Some(problem));
            return html(StatusCode::UNPROCESSABLE_ENTITY, &page);
        }
    };
    let done = guarded.perform(Attempt::of(Act::ChangeHousePoints(ChangeHousePoints { was, now }))).await;
    confirm::settle_here(&guarded, Section::Reports, done, &path_of(guarded.id()), |_, problem| {
        PointsPage::refused(&guarded, form.0, ending(), problem)
    })
}

/// Which side brought the end about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    White,
    Black,
}

const SIDES: [(&str, Side); 2] = [("white", Side::White), ("black", Side::Black)];

sonneborn_tournament::with_codes! {
    /// The kinds of endings as the form names them.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Kind {
        None = "none",
        TimeOut = "time_out",
        Left = "left",
        Resigned = "resigned",
        DrawAgreed = "draw_agreed",
        Void = "void",
    }
}

impl Kind {
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
    pub round: String,
    pub board: String,
    pub how: String,
    pub by: String,
    pub rounds_played: String,
    pub offers: String,
}

impl EndingForm {
    /// A form that asks for a board, filled with what is known of it.
    pub(super) fn with_what_stands(self, tournament: &Tournament) -> EndingForm {
        let seat =
            reader::number(&self.round, 1..=MAX_ROUNDS).ok().zip(reader::number(&self.board, 1..=MAX_BOARD).ok());
        let known = seat.and_then(|(round, board)| {
            let game = tournament.round(RoundNo(round))?.game(board)?;
            Some((game, tournament.house_ending(RoundNo(round), board)?))
        });
        let Some((game, ending)) = known else { return self };
        let (how, offers) = match ending {
            HouseEnding::TimeOut { .. } => (Kind::TimeOut, None),
            HouseEnding::Left { .. } => (Kind::Left, None),
            HouseEnding::Resigned { .. } => (Kind::Resigned, None),
            HouseEnding::DrawAgreed { offers, .. } => (Kind::DrawAgreed, Some(offers)),
            HouseEnding::Void => (Kind::Void, None),
        };
        let by = if ending.by() == Some(game.black) { Side::Black } else { Side::White };
        EndingForm {
            was: serde_json::to_string(&ending).unwrap_or_default(),
            how: how.code().into(),
            by: code_of(&SIDES, by),
            offers: offers.map_or_else(String::new, |offers| offers.to_string()),
            rounds_played: ending.rounds().map_or_else(String::new, |rounds| rounds.to_string()),
            ..self
        }
    }

    /// The board that the form is about.
    fn seat(&self, lang: Lang) -> Result<(RoundNo, u16), String> {
        let said = |field: &'static str| move |wrong: Unreadable| unreadable(lang, field, &wrong);
        let round = reader::number(&self.round, 1..=MAX_ROUNDS).map_err(said(common::round(lang)))?;
        let board = reader::number(&self.board, 1..=MAX_BOARD).map_err(said(common::board(lang)))?;
        Ok((RoundNo(round), board))
    }

    /// How the game ended. Only fields that the kind of ending has are read.
    fn ending(&self, lang: Lang, game: &Game) -> Result<Option<HouseEnding>, String> {
        let said = |field: &'static str| move |wrong: Unreadable| unreadable(lang, field, &wrong);
        let by = || {
            let side = reader::code(&self.by, &SIDES).map_err(said(words::by_side(lang)))?;
            Ok::<PlayerId, String>(match side {
                Side::White => game.white,
                Side::Black => game.black,
            })
        };
        let rounds = || reader::number(&self.rounds_played, ROUNDS_PLAYED).map_err(said(words::rounds_played(lang)));
        Ok(Some(match reader::coded(&self.how, &Kind::ALL).map_err(said(words::how(lang)))? {
            Kind::None => return Ok(None),
            Kind::TimeOut => HouseEnding::TimeOut { by: by()?, rounds: rounds()? },
            Kind::Left => HouseEnding::Left { by: by()?, rounds: rounds()? },
            Kind::Resigned => HouseEnding::Resigned { by: by()?, rounds: rounds()? },
            Kind::DrawAgreed => {
                let offers = reader::number(&self.offers, OFFERS).map_err(said(words::offers(lang)))?;
                HouseEnding::DrawAgreed { by: by()?, rounds: rounds()?, offers }
            }
            Kind::Void => HouseEnding::Void,
        }))
    }
}

async fn end(guarded: Guarded<Arbiter>, form: Posted<EndingForm>) -> Answer {
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let rules = || RulesForm::of(tournament.house_points);
    let read = form.0.seat(lang).and_then(|(round, board)| {
        let game = tournament.round(round).and_then(|round| round.game(board));
        let game = game.ok_or_else(|| words::no_game(lang).to_owned())?;
        Ok((round, board, form.0.ending(lang, game)?))
    });
    let (round, board, now) = match read {
        Ok(read) => read,
        Err(problem) => {
            let page = PointsPage::of(&guarded, rules(), form.0, Some(problem));
            return html(StatusCode::UNPROCESSABLE_ENTITY, &page);
        }
    };
    let was = match form.0.was.as_str() {
        "" => None,
        was => Some(serde_json::from_str(was).map_err(|error| WebError::Unreadable(error.to_string()))?),
    };
    let act = Act::EndForHouse(EndForHouse { round, board, was, now, players: None });
    let done = guarded.perform(Attempt::of(act)).await;
    confirm::settle_here(&guarded, Section::Reports, done, &path_of(guarded.id()), |_, problem| {
        PointsPage::refused(&guarded, rules(), form.0, problem)
    })
}

fn path_of(id: i64) -> String {
    format!("/t/{id}/reports/house-points")
}

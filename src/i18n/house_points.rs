//! Words of the online club's points. Terms are the club's own: 積分, 逃跑, 逾時, 局時, 步時, 快棋, 競賽.

use super::{Lang, full_names};
use sonneborn_rating::house_points::HouseObjection;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::house_points::{
    HouseClock, HouseEnding, HouseMode, HousePointRules, LeftEarly, LeftLate, StartingPoints,
};

pub use sonneborn_words::house_points::*;

/// A change as it is printed: `+5`, `−5`, `0`.
pub fn signed(change: i32) -> String {
    if change > 0 { format!("+{change}") } else { points(change) }
}

/// Points as they are printed: `500`, `−5`.
pub fn points(points: i32) -> String {
    points.to_string().replace('-', "−")
}

/// The clocks in a line.
pub fn clock(lang: Lang, clock: &HouseClock) -> String {
    let game = match clock.mode {
        HouseMode::Quick => clock_quick(lang, clock.game_minutes, clock.increment_seconds),
        HouseMode::Contest => clock_contest(lang, clock.game_minutes),
    };
    if clock.move_seconds == 0 { game } else { clock_move(lang, game, clock.move_seconds) }
}

fn ending_kind(lang: Lang, ending: &HouseEnding) -> &'static str {
    match ending {
        HouseEnding::TimeOut { .. } => how_time_out(lang),
        HouseEnding::Left { .. } => how_left(lang),
        HouseEnding::Resigned { .. } => how_resigned(lang),
        HouseEnding::DrawAgreed { .. } => how_draw_agreed(lang),
        HouseEnding::Void => how_void(lang),
    }
}

/// An ending with who brought it about and after how many rounds.
pub fn ending(lang: Lang, ending: &HouseEnding, tournament: &Tournament) -> String {
    let kind = ending_kind(lang, ending);
    let name =
        ending.by().and_then(|by| tournament.player(by)).map(|player| full_names::of(lang, tournament, &player.data));
    match ending.rounds() {
        Some(rounds) => ending_of(lang, kind, name.unwrap_or_default(), rounds),
        None => kind.into(),
    }
}

/// What the club's rules say against a game.
pub fn objection(lang: Lang, objection: HouseObjection) -> String {
    match objection {
        HouseObjection::ResignedTooEarly { needed } => resigned_too_early(lang, needed),
        HouseObjection::DrawTooEarly { needed } => draw_too_early(lang, needed),
        HouseObjection::TooManyOffers { most } => too_many_offers(lang, most),
        HouseObjection::ResultDisagrees => result_disagrees(lang).into(),
    }
}

/// The rules as the journal tells them.
pub fn rules_in_words(lang: Lang, rules: Option<&HousePointRules>) -> String {
    let Some(rules) = rules else { return switched_off(lang).into() };
    let start = match rules.start {
        StartingPoints::Rating => start_rating(lang),
        StartingPoints::National => start_national(lang),
    };
    let early = match rules.left_early {
        LeftEarly::Nothing => left_early_nothing(lang),
        LeftEarly::Win => left_early_win(lang),
    };
    let late = match rules.left_late {
        LeftLate::Draw => left_late_draw(lang),
        LeftLate::DrawWithoutLoss => left_late_without_loss(lang),
    };
    let floor = rules.floor.map_or_else(|| floor_none(lang).to_owned(), |floor| floor.to_string());
    let told = [start.to_owned(), floor, early.into(), late.into(), clock(lang, &rules.clock)];
    rules_changed(lang, told.join("; "))
}

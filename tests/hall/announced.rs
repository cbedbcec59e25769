//! Regulations that are announced otherwise, at any moment: each part of them.

use crate::event::Event;
use sonneborn_laws::edition::EditionId;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::list_order::ListKind;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{
    Acceleration, Agreement, Apart, Equals, NationalRatings, Numbering, Parity, PeriodRatings, Prohibition, Rate,
    RatingChoice, Regulations, System, TieBreakEdition,
};
use sonneborn_tournament::scoring::Scoring;

/// The regulations with one part otherwise.
pub fn otherwise(event: &mut Event, state: &Tournament) -> Regulations {
    let mut now = state.regulations.clone();
    // Before the start it is mostly about what is played at all.
    if state.rounds.is_empty() && event.chance(2) {
        of_system(event, &mut now);
    }
    match event.lots.below(4) {
        0 => of_pairing(event, state, &mut now),
        1 => of_points(event, &mut now),
        2 => of_ratings(event, &mut now),
        _ => of_the_hall(event, &mut now),
    }
    now
}

/// What decides who meets whom.
fn of_pairing(event: &mut Event, state: &Tournament, now: &mut Regulations) {
    match event.lots.below(9) {
        0 => now.rounds += 1 + u16::from(now.rounds.is_multiple_of(2)),
        1 => now.knockout.third_place = !now.knockout.third_place,
        2 => now.numbering = if now.numbering == Numbering::Strength { Numbering::Lots } else { Numbering::Strength },
        3 => now.equals = Equals::OldestFirst,
        4 => now.seed += 1,
        5 => now.initial_colour = Some(now.initial_colour.map_or(Colour::White, Colour::other)),
        6 => now.parity = if now.parity == Parity::Tpn { Parity::Participants } else { Parity::Tpn },
        7 => {
            now.acceleration =
                if now.acceleration == Acceleration::None { Acceleration::Baku } else { Acceleration::None };
        }
        _ => {
            let everybody: Vec<PlayerId> = state.entrants().map(|player| player.id).collect();
            let (Some(one), Some(other)) = (event.one_of(&everybody), event.one_of(&everybody)) else { return };
            let (who, soft) = (Apart::Players(vec![one, other]), event.chance(2));
            let last = RoundNo(now.rounds);
            now.prohibitions.push(Prohibition { first: RoundNo::FIRST, last, who, soft });
        }
    }
}

/// Another of those that are played by the same people.
fn of_system(event: &mut Event, now: &mut Regulations) {
    let others = [System::Dutch2026, System::Dubov, System::Burstein, System::Lim, System::ByHand];
    if others.contains(&now.system) {
        now.system = others[event.lots.below(others.len())];
    }
}

/// What results are worth, and what breaks ties.
fn of_points(event: &mut Event, now: &mut Regulations) {
    match event.lots.below(6) {
        0 => now.tie_breaks = vec![Coded::written("WIN"), Coded::written("SB")],
        1 => now.scoring = Scoring::of(Points::whole(3), Points::ONE, Points::ZERO),
        2 => now.scoring = Scoring::of(Points::ONE, Points::ONE, Points::ONE),
        3 => now.scoring.pairing_allocated_bye = now.scoring.draw,
        4 => {
            if let Some(teams) = &mut now.teams {
                teams.win = if teams.win == Points::whole(2) { Points::whole(3) } else { Points::whole(2) };
            }
        }
        _ => {
            now.tie_break_edition = match now.tie_break_edition {
                TieBreakEdition::March2026 => TieBreakEdition::August2024,
                TieBreakEdition::August2024 => TieBreakEdition::March2026,
            };
        }
    }
}

/// Whose ratings count, and whether the event is rated.
fn of_ratings(event: &mut Event, now: &mut Regulations) {
    match event.lots.below(5) {
        0 => now.norms.exempt = !now.norms.exempt,
        1 => now.fide_rated = !now.fide_rated,
        2 => {
            let choice = event.one_of(&RatingChoice::ALL).unwrap_or(RatingChoice::Fide);
            now.national_ratings = Some(NationalRatings { federation: "NOR".into(), choice });
        }
        3 => now.period_ratings = now.period_ratings.is_none().then_some(PeriodRatings::First),
        _ => now.lists.sequence = vec![ListKind::Rapid, ListKind::Standard],
    }
}

/// What is announced for the hall.
fn of_the_hall(event: &mut Event, now: &mut Regulations) {
    match event.lots.below(10) {
        0 => now.half_point_byes = (now.half_point_byes + 1) % 3,
        1 => now.no_byes_in_last = (now.no_byes_in_last + 1) % 3,
        2 => now.default_minutes += 15,
        3 => now.time_control = "40/5400+30:1800+30".into(),
        4 => now.first_board += 1,
        5 => now.chess960 = now.chess960.is_none().then_some(7),
        6 => now.laws = Coded::of(EditionId::Laws2018),
        7 => now.rate = if now.rate == Rate::Standard { Rate::Rapid } else { Rate::Standard },
        8 => now.announced.agreement = Agreement::FromMove(30),
        _ => now.announced.appeal_minutes += 10,
    }
}

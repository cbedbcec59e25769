//! The points of record 001 against the sum of the results: which scoring they speak of, and where they do not fit.
//!
//! A file for an engine may count the byes of the next round already (JaVaFo wants it so); both totals are taken as right.

use super::report::Remark;
use super::sheet::Sheet;
use sonneborn_tournament::acts::{Adjustment, ImportedPlayer};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::round::{Appearance, Round};
use sonneborn_tournament::scoring::Scoring;

/// Finds the scoring: as the records say, and where they leave something open, as the points tell.
pub fn scoring(sheet: &mut Sheet, rounds: &[Round], players: &[ImportedPlayer], adjustments: &[Adjustment]) -> Scoring {
    let stated = sheet.scoring.scoring();
    let assumed = stated.unwrap_or(Scoring::STANDARD);
    let open = stated.is_none() || sheet.scoring.pairing_allocated_bye.is_none();
    if !open || misfits(sheet, rounds, players, adjustments, &assumed) == 0 {
        return assumed;
    }
    let found =
        candidates(stated).into_iter().find(|candidate| misfits(sheet, rounds, players, adjustments, candidate) == 0);
    match found {
        Some(scoring) => {
            sheet.remark(Remark::ScoringInferred { scoring });
            scoring
        }
        None => assumed,
    }
}

/// Notes the players whose points are not the sum of their results.
pub fn check(
    sheet: &mut Sheet,
    rounds: &[Round],
    players: &[ImportedPlayer],
    adjustments: &[Adjustment],
    scoring: &Scoring,
) {
    let sums = sums(rounds, players.len(), adjustments, scoring);
    for index in 0..players.len() {
        let Some((stated, place)) = sheet.players[index].points else { continue };
        let computed = sums[index];
        if !fits(stated, computed, &players[index], rounds.len(), scoring) {
            let player = sheet.players[index].tpn;
            sheet.note(place, Remark::PointsDiffer { player, stated, computed });
        }
    }
}

fn misfits(
    sheet: &Sheet,
    rounds: &[Round],
    players: &[ImportedPlayer],
    adjustments: &[Adjustment],
    scoring: &Scoring,
) -> usize {
    let sums = sums(rounds, players.len(), adjustments, scoring);
    let misfit = |index: &usize| {
        let stated = sheet.players[*index].points;
        stated.is_some_and(|(stated, _)| !fits(stated, sums[*index], &players[*index], rounds.len(), scoring))
    };
    (0..players.len()).filter(misfit).count()
}

/// Whether the points are the sum of the results, with or without the byes of rounds to come.
fn fits(stated: Points, sum: Points, player: &ImportedPlayer, paired: usize, scoring: &Scoring) -> bool {
    let to_come = player.requested_byes.iter().filter(|(round, _)| usize::from(round.0) > paired);
    let to_come: Points = to_come.map(|(_, bye)| scoring.of_bye(*bye)).sum();
    stated == sum || stated == sum + to_come
}

/// The scorings in use, most usual first; those that contradict what the records say are left out.
fn candidates(stated: Option<Scoring>) -> Vec<Scoring> {
    const USUAL: [(Points, Points); 3] =
        [(Points::ONE, Points::HALF), (Points::whole(3), Points::ONE), (Points::whole(2), Points::ONE)];
    let bases: Vec<Scoring> = match stated {
        Some(scoring) => vec![scoring],
        None => USUAL.into_iter().map(|(win, draw)| Scoring::of(win, draw, Points::ZERO)).collect(),
    };
    let values_of_bye = |base: &Scoring| [base.win, Points::ONE, base.draw, Points::ZERO];
    bases
        .iter()
        .flat_map(|base| values_of_bye(base).map(|value| Scoring { pairing_allocated_bye: value, ..*base }))
        .collect()
}

/// Every player's points after the rounds, by index.
pub fn sums(rounds: &[Round], players: usize, adjustments: &[Adjustment], scoring: &Scoring) -> Vec<Points> {
    let mut sums = vec![Points::ZERO; players];
    for round in rounds {
        add(&mut sums, round, scoring);
    }
    for adjustment in adjustments {
        if let Some(sum) = sums.get_mut(adjustment.player.index()) {
            *sum += adjustment.points;
        }
    }
    sums
}

pub fn add(sums: &mut [Points], round: &Round, scoring: &Scoring) {
    let mut placed = vec![false; sums.len()];
    for game in &round.games {
        for colour in [Colour::White, Colour::Black] {
            let player = game.player(colour).index();
            let opponent = game.player(colour.other());
            let appearance = Appearance::Game { opponent, colour, board: game.board, result: game.result };
            sums[player] += scoring.of_appearance(appearance);
            placed[player] = true;
        }
    }
    for (player, bye) in &round.byes {
        sums[player.index()] += scoring.of_bye(*bye);
        placed[player.index()] = true;
    }
    for (sum, placed) in sums.iter_mut().zip(placed) {
        if !placed {
            *sum += scoring.zero_point_bye;
        }
    }
}

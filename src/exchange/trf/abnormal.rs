//! Record 299: what results gave beyond their usual worth, as points added or taken.

use super::rounds::{Numbers, resolve};
use super::sheet::Sheet;
use sonneborn_tournament::acts::Adjustment;
use sonneborn_tournament::outcome::{How, Mark};
use sonneborn_tournament::round::{Appearance, Round};
use sonneborn_tournament::scoring::Scoring;

/// Record 299 as points added or taken: what a result gave beyond its usual worth.
pub(super) fn adjustments(
    sheet: &mut Sheet,
    numbers: &Numbers,
    rounds: &[Round],
    scoring: &Scoring,
) -> Vec<Adjustment> {
    let mut adjustments = Vec::new();
    for line in std::mem::take(&mut sheet.abnormal) {
        for id in &line.ids {
            let Some(player) = resolve(sheet, numbers, *id) else { continue };
            let Some(result) = line.result else {
                adjustments.push(Adjustment { player, round: line.round, points: line.points });
                continue;
            };
            for round in rounds.iter().filter(|round| line.round.is_none_or(|only| only == round.number)) {
                let appearance = round.appearance(player);
                if mark(appearance) == Some(result) {
                    let points = line.points - scoring.of_appearance(appearance);
                    adjustments.push(Adjustment { player, round: Some(round.number), points });
                }
            }
        }
    }
    adjustments
}

/// The letter of record 299 for what happened.
fn mark(appearance: Appearance) -> Option<char> {
    match appearance {
        Appearance::Absent => Some('Z'),
        Appearance::Bye(bye) => bye.code().chars().next(),
        Appearance::Game { colour, result, .. } => result.map(|result| match (result.how(), result.mark(colour)) {
            (How::Forfeit, Mark::Win) => '+',
            (How::Forfeit, _) => '-',
            (_, Mark::Win) => 'W',
            (_, Mark::Draw) => 'D',
            (_, Mark::Loss) => 'L',
        }),
    }
}

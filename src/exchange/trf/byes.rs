//! The byes of a file: marks in the columns of rounds to come, record 240 and XXZ, and those of the rounds played.

use super::report::Remark;
use super::rounds::{Numbers, resolve};
use super::sheet::Sheet;
use sonneborn_tournament::acts::ImportedPlayer;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::round::Round;
use std::collections::BTreeMap;

/// The byes asked for: marks behind the last paired round, record 240 and XXZ; and, so that they count against the limit
/// of the regulations, those of the rounds played.
pub(super) fn byes_to_come(sheet: &mut Sheet, numbers: &Numbers, players: &mut [ImportedPlayer], rounds: &mut [Round]) {
    let paired = rounds.len();
    byes_of_past_rounds(players, rounds);
    byes_in_columns(sheet, players, paired);
    for line in std::mem::take(&mut sheet.byes) {
        for id in line.ids {
            let Some(player) = resolve(sheet, numbers, id) else { continue };
            let tpn = players[player.index()].tpn;
            let before = match rounds.get_mut(line.round.index()) {
                Some(round) => bye_of_240(round, player, line.bye),
                None => {
                    players[player.index()].requested_byes.insert(line.round, line.bye).is_none_or(|b| b == line.bye)
                }
            };
            if !before {
                sheet.note(id.place, Remark::ByeDiffers { player: tpn, round: line.round });
            }
        }
    }
    let next = RoundNo(u16::try_from(paired + 1).unwrap_or(u16::MAX));
    for id in std::mem::take(&mut sheet.absent) {
        let Some(player) = resolve(sheet, numbers, id) else { continue };
        players[player.index()].requested_byes.entry(next).or_insert(Bye::ZeroPoint);
    }
}

fn byes_of_past_rounds(players: &mut [ImportedPlayer], rounds: &[Round]) {
    for round in rounds {
        for (player, bye) in &round.byes {
            if matches!(bye, Bye::HalfPoint | Bye::FullPoint) {
                players[player.index()].requested_byes.insert(round.number, *bye);
            }
        }
    }
}

/// Takes a bye of record 240 into a paired round if record 001 left it blank; `false` if 001 says otherwise.
fn bye_of_240(round: &mut Round, player: PlayerId, bye: Bye) -> bool {
    match round.bye_of(player) {
        Some(other) => other == bye,
        None if round.game_of(player).is_some() => false,
        None => {
            round.byes.push((player, bye));
            true
        }
    }
}

fn byes_in_columns(sheet: &mut Sheet, players: &mut [ImportedPlayer], paired: usize) {
    let mut next: BTreeMap<RoundNo, Vec<Tpn>> = BTreeMap::new();
    for (player, line) in players.iter_mut().zip(&sheet.players) {
        for (index, cell) in line.cells.iter().enumerate().skip(paired) {
            let round = RoundNo(u16::try_from(index + 1).unwrap_or(u16::MAX));
            let bye = match cell.result {
                ' ' => continue,
                'H' | '=' | 'D' => Bye::HalfPoint,
                'F' | '1' | '+' | 'W' => Bye::FullPoint,
                _ => Bye::ZeroPoint,
            };
            player.requested_byes.insert(round, bye);
            next.entry(round).or_default().push(line.tpn);
        }
    }
    next.into_iter().for_each(|(round, players)| sheet.remark(Remark::ByesOfNextRound { round, players }));
}

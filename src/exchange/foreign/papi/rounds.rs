//! The rounds: of each player, whom they met with which colour and what came of it.

use super::{PROGRAM, Reader, text};
use crate::foreign::halves::{self, Half, Score};
use crate::foreign::report::{Note, Remark};
use crate::trf;
use serde_json::{Map, Value};
use sonneborn_tournament::acts::Imported;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::regulations::System;
use std::collections::BTreeMap;

/// Papi has no more (`Rd01` to `Rd24`).
pub const MOST_ROUNDS: u16 = 24;

impl Reader {
    pub fn rounds(&mut self, records: &[Map<String, Value>], imported: &mut Imported) {
        let mut lines: Vec<BTreeMap<u16, Half>> = Vec::new();
        for (at, record) in records.iter().enumerate() {
            lines.push(self.line(at, record, records.len(), imported.regulations.system));
        }
        let is_paired = |half: &Half| matches!(half, Half::Met { .. } | Half::Alone(Bye::PairingAllocated));
        let last =
            lines.iter().filter_map(|line| line.iter().rfind(|(_, half)| is_paired(half)).map(|(round, _)| *round));
        let last = last.max().unwrap_or(0);
        let tpns: Vec<Tpn> = imported.players.iter().map(|player| player.tpn).collect();
        for number in 1..=last {
            let halves: Vec<Half> = lines.iter().map(|line| line.get(&number).cloned().unwrap_or_default()).collect();
            let (notes, place) = (&mut self.notes, self.names.of_rounds(number));
            let mut told = |remark| notes.push(Note::at(PROGRAM, place.clone(), remark));
            imported.rounds.push(halves::round(number, &halves, &tpns, &mut told));
        }
        for (line, player) in lines.iter().zip(&mut imported.players) {
            let halves = (1..=last).map(|round| line.get(&round).cloned().unwrap_or_default());
            if !imported.regulations.system.is_predetermined() {
                let entered = halves::entered(halves).unwrap_or(usize::from(last));
                player.first_round = RoundNo(u16::try_from(entered + 1).unwrap_or(u16::MAX));
            }
            let to_come = line.range(last + 1..).filter_map(|(round, half)| match half {
                Half::Alone(bye) => Some((RoundNo(*round), *bye)),
                Half::Out | Half::Met { .. } => None,
            });
            player.requested_byes.extend(to_come);
        }
        if last > 0 {
            self.notes.push(Note::whole(PROGRAM, Remark::BoardsAssumed));
        }
        let scoring = imported.regulations.scoring;
        trf::seat(&mut imported.rounds, &imported.players, &scoring);
    }

    /// What a player's line says, by round.
    fn line(&mut self, at: usize, record: &Map<String, Value>, players: usize, system: System) -> BTreeMap<u16, Half> {
        let cells: Vec<(String, &Value)> = match record.get("rounds") {
            Some(Value::Array(cells)) => (1..).map(|n: usize| n.to_string()).zip(cells).collect(),
            Some(Value::Object(cells)) => cells.iter().map(|(key, cell)| (key.clone(), cell)).collect(),
            Some(Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_)) | None => Vec::new(),
        };
        let mut line = BTreeMap::new();
        for (key, cell) in cells {
            let place = self.names.of_round(at, &key);
            let round = key.parse::<u16>().ok().filter(|round| (1..=MOST_ROUNDS).contains(round));
            let (Some(round), Value::Object(cell)) = (round, cell) else {
                self.note(place, Remark::Unreadable { text: cell.to_string() });
                continue;
            };
            match half(cell, players, system) {
                Ok(half) => drop(line.insert(round, half)),
                Err(remark) => self.note(place, remark),
            }
        }
        line
    }
}

/// Papi's codes of results.
mod code {
    pub const NONE: u64 = 0;
    pub const LOSS: u64 = 1;
    pub const DRAW: u64 = 2;
    pub const WIN: u64 = 3;
    pub const FORFEIT_LOSS: u64 = 4;
    pub const DOUBLE_FORFEIT: u64 = 5;
    pub const FORFEIT_WIN: u64 = 6;
    pub const ZERO_POINT_BYE: u64 = 7;
    pub const HALF_POINT_BYE: u64 = 8;
    pub const ALLOCATED_BYE: u64 = 9;
    pub const FULL_POINT_BYE: u64 = 10;
    pub const UNRATED_LOSS: u64 = 11;
    pub const UNRATED_DRAW: u64 = 12;
    pub const UNRATED_WIN: u64 = 13;
    pub const REST: u64 = 14;
}

/// A cell of a player's rounds.
fn half(cell: &Map<String, Value>, players: usize, system: System) -> Result<Half, Remark> {
    let unreadable = || Remark::Unreadable { text: Value::Object(cell.clone()).to_string() };
    let result = match cell.get("result") {
        None | Some(Value::Null) => code::NONE,
        Some(value) => value.as_u64().ok_or_else(unreadable)?,
    };
    let colour = text(cell, "color");
    let opponent = match cell.get("opponent") {
        None | Some(Value::Null) => None,
        Some(value) => {
            let number = value.as_u64().and_then(|number| usize::try_from(number).ok());
            Some(
                number
                    .filter(|number| *number < players)
                    .ok_or_else(|| Remark::NoSuchPlayer { number: text(cell, "opponent") })?,
            )
        }
    };
    let Some(opponent) = opponent else {
        let is_bye = colour == "F";
        return Ok(match result {
            code::NONE if is_bye && !system.is_predetermined() => Half::Alone(Bye::ZeroPoint),
            code::NONE | code::REST => Half::Out,
            code::ZERO_POINT_BYE => Half::Alone(Bye::ZeroPoint),
            code::DRAW if is_bye => Half::Alone(Bye::HalfPoint),
            code::HALF_POINT_BYE => Half::Alone(Bye::HalfPoint),
            code::FORFEIT_WIN if is_bye => Half::Alone(Bye::FullPoint),
            code::FULL_POINT_BYE => Half::Alone(Bye::FullPoint),
            code::FORFEIT_WIN | code::ALLOCATED_BYE => Half::Alone(Bye::PairingAllocated),
            _ => return Err(unreadable()),
        });
    };
    let colour = match colour.as_str() {
        "B" => Colour::White,
        "N" => Colour::Black,
        _ => return Err(unreadable()),
    };
    let score = match result {
        code::NONE => Score::Open,
        code::LOSS => Score::Loss,
        code::DRAW => Score::Draw,
        code::WIN => Score::Win,
        code::FORFEIT_LOSS => Score::LossByForfeit,
        code::DOUBLE_FORFEIT => Score::BothForfeit,
        code::FORFEIT_WIN => Score::WinByForfeit,
        code::UNRATED_LOSS => Score::LossUnrated,
        code::UNRATED_DRAW => Score::DrawUnrated,
        code::UNRATED_WIN => Score::WinUnrated,
        _ => return Err(unreadable()),
    };
    Ok(Half::Met { opponent, colour, score })
}

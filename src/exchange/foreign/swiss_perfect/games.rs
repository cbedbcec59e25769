//! The games: a record each with both players, scores in halves and how the result came about, in order of rounds and tables. Who met
//! nobody has a record with opponent 0, or none.
//!
//! Types: 1 as played, 34 to 36 forfeits (Black won, White won, nobody did), 0 where a result is not to be rated. SwissPerfect gives
//! half-point byes as a `bonus` in the player's record, beside a record without points or none at all.

use super::super::report::{Note, Remark};
use super::PROGRAM;
use super::dbase::{Record, Table};
use super::players::Entrants;
use crate::trf::MAX_ROUNDS;
use sonneborn_tournament::acts::{Adjustment, Imported};
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::round::{Game, Round};

/// How a result came about.
mod kind {
    pub const NOT_RATED: &str = "0";
    pub const PLAYED: &str = "1";
    pub const FORFEITS: [&str; 3] = ["34", "35", "36"];
}

/// The fields that are read; the minor scores (`W_SUBSCO`) are not.
pub const KNOWN: [&str; 7] = ["ROUND", "WHITE", "BLACK", "W_SCORE", "B_SCORE", "W_TYPE", "B_TYPE"];

/// Reads the records of all rounds, and what the players' marks say of them.
pub fn read(table: &Table, entrants: &Entrants, imported: &mut Imported, notes: &mut Vec<Note>) {
    for (number, record) in table.records() {
        let place = format!(".sco {number}");
        let ids = ["WHITE", "BLACK"].map(|field| record.ascii(field).parse::<u32>().unwrap_or(0));
        if ids == [0, 0] {
            continue;
        }
        let round = record.ascii("ROUND").parse::<u16>().ok().filter(|round| (1..=MAX_ROUNDS).contains(round));
        let Some(round) = round else {
            notes.push(Note::at(PROGRAM, place, Remark::Unreadable { text: record.ascii("ROUND") }));
            continue;
        };
        while imported.rounds.len() < usize::from(round) {
            let next = u16::try_from(imported.rounds.len() + 1).unwrap_or(u16::MAX);
            imported.rounds.push(Round::imported(RoundNo(next), Vec::new(), Vec::new()));
        }
        Seat { record: &record, place, round, entrants, notes: &mut *notes }.sit(ids, imported);
    }
    for at in 0..imported.players.len() {
        presence(at, entrants, imported, notes);
    }
    for round in &mut imported.rounds {
        let allocated = round.byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated).count();
        if allocated > 1 {
            notes.push(Note::at(PROGRAM, ".sco", Remark::SeveralByes { round: round.number, players: allocated }));
            let later = round.byes.iter_mut().filter(|(_, bye)| *bye == Bye::PairingAllocated).skip(1);
            later.for_each(|(_, bye)| *bye = Bye::FullPoint);
        }
    }
}

/// A record being read.
struct Seat<'a> {
    record: &'a Record<'a>,
    place: String,
    round: u16,
    entrants: &'a Entrants,
    notes: &'a mut Vec<Note>,
}

impl Seat<'_> {
    fn note(&mut self, remark: Remark) {
        self.notes.push(Note::at(PROGRAM, self.place.clone(), remark));
    }

    fn sit(&mut self, ids: [u32; 2], imported: &mut Imported) {
        let sitting = ids.map(|id| self.entrants.by_id.get(&id).copied());
        for (id, player) in ids.into_iter().zip(sitting) {
            if id > 0 && player.is_none() {
                return self.note(Remark::NoSuchPlayer { number: id.to_string() });
            }
        }
        let tpn = |player: PlayerId| imported.players[player.index()].tpn;
        let round = &imported.rounds[usize::from(self.round) - 1];
        let is_seated = |player: PlayerId| {
            round.games.iter().any(|game| [game.white, game.black].contains(&player))
                || round.byes.iter().any(|(who, _)| *who == player)
        };
        let twice = sitting.into_iter().flatten().find(|player| is_seated(*player));
        if let Some(player) = twice.or(sitting[0].filter(|white| sitting[1] == Some(*white))) {
            return self.note(Remark::TwiceInRound { round: round.number, player: tpn(player) });
        }
        match sitting {
            [Some(white), Some(black)] => {
                let result = self.result(tpn(white), tpn(black));
                let round = &mut imported.rounds[usize::from(self.round) - 1];
                let board = u16::try_from(round.games.len() + 1).unwrap_or(u16::MAX);
                round.games.push(Game { board, white, black, result, touched: 0, for_rating: None });
            }
            [Some(player), None] | [None, Some(player)] => {
                let field = if sitting[0].is_some() { "W_SCORE" } else { "B_SCORE" };
                let bye = self.bye(player, tpn(player), field);
                imported.rounds[usize::from(self.round) - 1].byes.push((player, bye));
            }
            [None, None] => {}
        }
    }

    /// A player without an opponent: who was marked as absent was given the points by the arbiter.
    fn bye(&mut self, player: PlayerId, tpn: Tpn, field: &str) -> Bye {
        let is_absent = self.entrants.marks[player.index()].is_absent_in(self.round);
        match self.record.ascii(field).as_str() {
            "2" if is_absent => Bye::FullPoint,
            "2" => Bye::PairingAllocated,
            "1" => Bye::HalfPoint,
            "" | "0" => Bye::ZeroPoint,
            other => {
                let code = other.to_owned();
                self.note(Remark::ByeUnknown { round: RoundNo(self.round), player: tpn, code });
                Bye::ZeroPoint
            }
        }
    }

    fn result(&mut self, white: Tpn, black: Tpn) -> Option<GameResult> {
        let said = |field: &str| self.record.ascii(field);
        let (scores, kinds) = ([said("W_SCORE"), said("B_SCORE")], [said("W_TYPE"), said("B_TYPE")]);
        let is = |kind: &str| kinds.iter().all(|found| found == kind);
        let round = RoundNo(self.round);
        let by_forfeit = kinds.iter().all(|kind| kind::FORFEITS.contains(&kind.as_str()));
        let is_mixed = !by_forfeit && !is(kind::PLAYED);
        let result = match [scores[0].as_str(), scores[1].as_str()] {
            ["", _] | [_, ""] => return None,
            ["0", "0"] if is(kind::NOT_RATED) => return None,
            ["2", "0"] if is(kind::PLAYED) => GameResult::WhiteWins,
            ["0", "2"] if is(kind::PLAYED) => GameResult::BlackWins,
            ["1", "1"] if is(kind::PLAYED) => GameResult::Draw,
            ["0", "0"] if is(kind::PLAYED) => GameResult::BothLose,
            ["1", "0"] if is(kind::PLAYED) => GameResult::WhiteDraws,
            ["0", "1"] if is(kind::PLAYED) => GameResult::BlackDraws,
            ["2", "0"] => GameResult::WhiteWinsByForfeit,
            ["0", "2"] => GameResult::BlackWinsByForfeit,
            ["0", "0"] if by_forfeit => GameResult::BothForfeit,
            [one, other] => {
                let code = format!("{one}:{other} {}/{}", kinds[0], kinds[1]);
                self.note(Remark::ResultUnknown { round, white, black, code });
                return None;
            }
        };
        if is_mixed {
            self.note(Remark::ForfeitAssumed { round, white, black });
        }
        Some(result)
    }
}

/// When a player came and left, the byes of rounds to come, and the points beside the games.
fn presence(at: usize, entrants: &Entrants, imported: &mut Imported, notes: &mut Vec<Note>) {
    let id = PlayerId(u32::try_from(at).unwrap_or(u32::MAX));
    let marks = &entrants.marks[at];
    let is_of_table = imported.regulations.system.is_predetermined();
    let bonus = give_bonus(id, marks.bonus, imported, notes);
    let seated: Vec<u16> = imported
        .rounds
        .iter()
        .filter(|round| {
            round.games.iter().any(|game| [game.white, game.black].contains(&id))
                || round.byes.iter().any(|(who, _)| *who == id)
        })
        .map(|round| round.number.0)
        .collect();
    let played = u16::try_from(imported.rounds.len()).unwrap_or(u16::MAX);
    let rounds = imported.regulations.rounds.min(MAX_ROUNDS);
    let player = &mut imported.players[at];
    if !is_of_table {
        let first = seated.first().copied().unwrap_or(played + 1);
        let said = if marks.late_entry == 0 { first } else { marks.late_entry.min(first) };
        player.first_round = RoundNo(if marks.late_entry > 1 || marks.withdrawal == 0 { said.max(1) } else { 1 });
    }
    if marks.withdrawal > 0 {
        let from = RoundNo(marks.withdrawal.max(seated.last().map_or(1, |last| last + 1)));
        player.presence = Presence::Withdrawn { from };
        notes.push(Note::at(PROGRAM, ".trn WITHDRAWAL", Remark::Withdrawn { player: player.tpn, from }));
    }
    let to_come = (played + 1..=rounds).filter(|round| marks.is_absent_in(*round) && !is_of_table);
    player.requested_byes.extend(to_come.map(|round| (RoundNo(round), Bye::ZeroPoint)));
    if bonus > Points::ZERO {
        imported.adjustments.push(Adjustment { player: id, round: None, points: bonus });
    }
}

/// Makes the bonus half-point byes in the rounds without a game and without points; what is left over stays points beside the games.
fn give_bonus(id: PlayerId, bonus: Points, imported: &mut Imported, notes: &mut Vec<Note>) -> Points {
    let (mut left, tpn) = (bonus, imported.players[id.index()].tpn);
    for round in &mut imported.rounds {
        let plays = round.games.iter().any(|game| [game.white, game.black].contains(&id));
        let bye = round.byes.iter_mut().find(|(who, _)| *who == id);
        let has_points = bye.as_ref().is_some_and(|(_, bye)| *bye != Bye::ZeroPoint);
        if left < Points::HALF || plays || has_points {
            continue;
        }
        match bye {
            Some((_, bye)) => *bye = Bye::HalfPoint,
            None => round.byes.push((id, Bye::HalfPoint)),
        }
        left -= Points::HALF;
    }
    let given = bonus - left;
    if given > Points::ZERO {
        notes.push(Note::at(PROGRAM, ".trn BONUS", Remark::BonusAsByes { player: tpn, points: given }));
    }
    if left > Points::ZERO {
        notes.push(Note::at(PROGRAM, ".trn BONUS", Remark::BonusKept { player: tpn, points: left }));
    }
    left
}

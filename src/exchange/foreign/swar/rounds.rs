//! The rounds: of each player, whom they met with which colour and what came of it; and what stands beside the games.

use super::codes::{self, Kind, result, table};
use super::layout::{Record, RoundRecord};
use super::scoring::quarters;
use super::{PROGRAM, Reader};
use crate::foreign::halves::{self, Half, Score};
use crate::foreign::report::{Note, Remark};
use crate::trf;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Adjustment, Imported};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::round::Game;
use sonneborn_tournament::scoring::Scoring;
use std::collections::{BTreeMap, HashMap};

/// What SWAR says of a player who is not there.
mod absent {
    /// Out for good.
    pub const WITHDRAWN: i32 = 1;
    /// In the rounds that are listed, or until further notice.
    pub const ABSENT: i32 = 2;
    pub const PRESENT: i32 = 4;
}

/// What a player's line says of a round, with the codes of table and result.
#[derive(Clone, Default)]
struct Cell {
    half: Half,
    table: i32,
    result: i32,
}

/// A player's line, by round.
type Line = BTreeMap<u16, Cell>;

impl Reader<'_> {
    pub fn rounds(&mut self, imported: &mut Imported) {
        let system = imported.regulations.system;
        let tpns: Vec<Tpn> = imported.players.iter().map(|player| player.tpn).collect();
        let by_number: HashMap<i32, usize> =
            self.file.players.iter().enumerate().map(|(at, record)| (record.number, at)).collect();
        let mut lines: Vec<Line> = Vec::new();
        for (record, tpn) in self.file.players.iter().zip(&tpns) {
            lines.push(self.line(record, *tpn, &by_number, system));
        }
        // A round that was made ready and not paired has nobody at a table: it is to come.
        let is_paired = |cell: &Cell| matches!(cell.half, Half::Met { .. } | Half::Alone(Bye::PairingAllocated));
        let last_of = |line: &Line| line.iter().rfind(|(_, cell)| is_paired(cell)).map(|(round, _)| *round);
        let last = lines.iter().filter_map(last_of).max().unwrap_or(0);
        for number in 1..=last {
            let mut cells: Vec<Cell> =
                lines.iter().map(|line| line.get(&number).cloned().unwrap_or_default()).collect();
            self.agree(number, &mut cells, &tpns);
            let halves: Vec<Half> = cells.iter().map(|cell| cell.half.clone()).collect();
            let (notes, place) = (&mut self.notes, format!("[RONDE] {number}"));
            let mut told = |remark| notes.push(Note::at(PROGRAM, place.clone(), remark));
            imported.rounds.push(halves::round(number, &halves, &tpns, &mut told));
            for (line, cell) in lines.iter_mut().zip(cells) {
                line.insert(number, cell);
            }
        }
        self.who_is_out(&lines, last, imported);
        let scoring = imported.regulations.scoring;
        trf::seat(&mut imported.rounds, &imported.players, &scoring);
        self.boards(&lines, imported);
        self.initial_colour(imported);
    }

    fn line(&mut self, record: &Record, tpn: Tpn, by_number: &HashMap<i32, usize>, system: System) -> Line {
        let mut line = Line::new();
        let mut records: Vec<&RoundRecord> = record.rounds.iter().collect();
        records.sort_by_key(|one| one.round);
        let mut absences = 0;
        for one in records {
            let round = RoundNo(one.round);
            if line.contains_key(&one.round) {
                self.note("[RONDE]", Remark::TwiceInRound { round, player: tpn });
                continue;
            }
            // Extra points of a round other than the player's count in the pairing of that round only, which is made.
            self.count_left_out("[RONDE] XtraPts", one.extra_points != 0 && one.extra_points != record.extra_points);
            absences += u16::from(is_absence(one));
            let half = self.half(one, (record, tpn), by_number, (system, absences));
            line.insert(one.round, Cell { half, table: one.table, result: one.result });
        }
        line
    }

    fn half(
        &mut self,
        one: &RoundRecord,
        (record, tpn): (&Record, Tpn),
        by_number: &HashMap<i32, usize>,
        (system, absences): (System, u16),
    ) -> Half {
        let place = |field: &str| format!("[RONDE] {} {} {field}", record.number, one.round);
        if one.opponent <= 0 {
            return self.alone(one, tpn, system, absences);
        }
        let Some(opponent) = by_number.get(&one.opponent).copied() else {
            self.note(place("Advers"), Remark::NoSuchPlayer { number: one.opponent.to_string() });
            return Half::Out;
        };
        let colour = match one.colour {
            1 => Colour::White,
            -1 => Colour::Black,
            other => {
                self.unreadable(place("Couleur"), other);
                return Half::Out;
            }
        };
        let score = codes::score(one.result).unwrap_or_else(|| {
            self.unreadable(place("Resultat"), format!("{:#x}", one.result));
            Score::Open
        });
        Half::Met { opponent, colour, score }
    }

    /// A round without an opponent.
    fn alone(&mut self, one: &RoundRecord, player: Tpn, system: System, absences: u16) -> Half {
        let at_bye = one.table == table::BYE;
        let of_pairing = self.result_of_bye();
        Half::Alone(match one.result {
            result::NONE if at_bye => Bye::PairingAllocated,
            code if at_bye && code == of_pairing => Bye::PairingAllocated,
            result::NONE if is_absence(one) => match self.absence(one.round, absences) {
                Bye::ZeroPoint if system.is_predetermined() => return Half::Out,
                bye => bye,
            },
            result::NONE => return Half::Out,
            result::BYE_WON | result::WON_BY_FORFEIT => Bye::FullPoint,
            result::BYE_DRAWN => Bye::HalfPoint,
            result::BYE_LOST | result::LOST_BY_FORFEIT => Bye::ZeroPoint,
            other => {
                let (round, code) = (RoundNo(one.round), format!("{other:#x}"));
                self.note("[RONDE]", Remark::ByeUnknown { round, player, code });
                Bye::ZeroPoint
            }
        })
    }

    /// What a player's absence of so many is worth in a round: SWAR gives half a point so often and until a round, where it is set.
    fn absence(&self, round: u16, absences: u16) -> Bye {
        let [half, times, until] = self.file.event.absence;
        let gives = half != 0 && round <= until.into() && absences <= times.into() && self.kind != Kind::ThreeTwoOne;
        if gives { Bye::HalfPoint } else { Bye::ZeroPoint }
    }

    /// Where the results of a game do not go together, it stays without one.
    fn agree(&mut self, number: u16, cells: &mut [Cell], tpns: &[Tpn]) {
        for at in 0..cells.len() {
            let Half::Met { opponent, colour: Colour::White, .. } = cells[at].half else { continue };
            let is_mutual = matches!(cells[opponent].half, Half::Met { opponent: back, .. } if back == at);
            let codes = [cells[at].result, cells[opponent].result];
            if !is_mutual || opponent == at || codes::opposite(codes[0]) == codes[1] {
                continue;
            }
            let code = format!("{:#x}/{:#x}", codes[0], codes[1]);
            let (round, white, black) = (RoundNo(number), tpns[at], tpns[opponent]);
            self.note("[RONDE]", Remark::ResultUnknown { round, white, black, code });
            for one in [at, opponent] {
                if let Half::Met { score, .. } = &mut cells[one].half {
                    *score = Score::Open;
                }
            }
        }
    }

    /// The order of tables, where both players of each game name the same one.
    fn boards(&mut self, lines: &[Line], imported: &mut Imported) {
        let mut assumed = Vec::new();
        for round in &mut imported.rounds {
            let table_of =
                |id: PlayerId| lines.get(id.index()).and_then(|line| line.get(&round.number.0)).map(|cell| cell.table);
            let table = |game: &Game| table_of(game.white).filter(|table| table_of(game.black) == Some(*table));
            let tables: Vec<Option<i32>> = round.games.iter().map(table).collect();
            let mut distinct: Vec<i32> =
                tables.iter().flatten().copied().filter(|table| (1..table::BYE).contains(table)).collect();
            distinct.sort_unstable();
            distinct.dedup();
            if distinct.len() < round.games.len() {
                assumed.push(round.number.0);
                continue;
            }
            // Tables kept for a player who needs one are numbered from 1,001 on, and follow.
            let mut games: Vec<(Option<i32>, Game)> = tables.into_iter().zip(round.games.drain(..)).collect();
            games.sort_by_key(|(table, _)| *table);
            round.games = games.into_iter().map(|(_, game)| game).collect();
            for (board, game) in (1..).zip(&mut round.games) {
                game.board = board;
            }
        }
        for round in assumed {
            self.note(format!("[RONDE] {round}"), Remark::BoardsAssumed);
        }
    }

    /// Who came late, who is absent in rounds to come, and who withdrew.
    fn who_is_out(&mut self, lines: &[Line], last: u16, imported: &mut Imported) {
        let system = imported.regulations.system;
        for ((line, record), player) in lines.iter().zip(&self.file.players).zip(&mut imported.players) {
            if !system.is_predetermined() {
                let halves = (1..=last).map(|round| line.get(&round).map(|cell| cell.half.clone()).unwrap_or_default());
                let entered = halves::entered(halves).unwrap_or(usize::from(last));
                player.first_round = RoundNo(u16::try_from(entered + 1).unwrap_or(u16::MAX));
            }
            let mut asked: BTreeMap<u16, Bye> = BTreeMap::new();
            for (round, cell) in line.range(last + 1..) {
                if let Half::Alone(bye) = cell.half {
                    asked.insert(*round, bye);
                }
            }
            let place = format!("[JOUEURS] {} AbsentRondes", record.number);
            match absent_rounds(&record.absent_rounds) {
                None => self.unreadable(place, &record.absent_rounds),
                Some(rounds) => {
                    let mut absences = line.range(..=last).filter(|(_, cell)| cell.table == table::ABSENT).count();
                    for round in rounds.into_iter().filter(|round| *round > last) {
                        absences += 1;
                        let bye = self.absence(round, u16::try_from(absences).unwrap_or(u16::MAX));
                        asked.entry(round).or_insert(bye);
                    }
                }
            }
            match record.absent {
                absent::WITHDRAWN => {
                    let stayed =
                        line.range(..=last).rfind(|(_, cell)| cell.half != Half::Out).map_or(0, |(round, _)| *round);
                    let from = RoundNo(stayed + 1);
                    player.presence = Presence::Withdrawn { from };
                    self.notes.push(Note::whole(PROGRAM, Remark::Withdrawn { player: player.tpn, from }));
                    asked.clear();
                }
                absent::ABSENT if record.absent_rounds.is_empty() => {
                    asked.entry(last + 1).or_insert(Bye::ZeroPoint);
                }
                0 | absent::ABSENT | absent::PRESENT => {}
                other => self.unreadable(format!("[JOUEURS] {} Absent", record.number), other),
            }
            let is_over = |round: u16| round > self.file.event.rounds.max(last);
            if system.gives_byes() {
                let to_come = asked.into_iter().filter(|(round, _)| !is_over(*round));
                player.requested_byes.extend(to_come.map(|(round, bye)| (RoundNo(round), bye)));
            }
        }
    }

    /// The colour of the first player in round 1, unless the round was paired otherwise.
    fn initial_colour(&mut self, imported: &mut Imported) {
        let colour = match self.file.event.colour {
            0 => Colour::White,
            1 => Colour::Black,
            _ => return,
        };
        if !imported.regulations.system.is_swiss() {
            return;
        }
        let first = imported.rounds.first().and_then(|round| {
            let tpn = |id: PlayerId| imported.players[id.index()].tpn;
            let game = round.games.iter().min_by_key(|game| tpn(game.white).min(tpn(game.black)))?;
            Some(if tpn(game.white) < tpn(game.black) { Colour::White } else { Colour::Black })
        });
        if first.is_none_or(|first| first == colour) {
            imported.regulations.initial_colour = Some(colour);
        } else {
            self.unreadable("[TOURNOI] ApparOrder", self.file.event.colour);
        }
    }

    /// Points beside the games. SWAR has none in a round robin, nor where results have points of their own.
    pub fn beside_games(&mut self, imported: &mut Imported) {
        let has_extra = !self.kind.is_round_robin() && self.kind != Kind::ThreeTwoOne;
        for (at, record) in (0..).zip(&self.file.players).filter(|(_, record)| record.extra_points != 0) {
            let points = quarters(record.extra_points).filter(|_| has_extra);
            let Some(points) = points else {
                self.count_left_out("[JOUEURS] ExtraPts", true);
                continue;
            };
            imported.adjustments.push(Adjustment { player: PlayerId(at), round: None, points });
            let player = imported.players[at as usize].tpn;
            self.notes.push(Note::whole(PROGRAM, Remark::BonusKept { player, points }));
        }
    }

    /// The points of the file beside the sums of the results.
    pub fn compare(&mut self, imported: &Imported, of_results: Scoring) {
        let mut alone = Imported { adjustments: Vec::new(), ..imported.clone() };
        alone.regulations.scoring = of_results;
        let last = RoundNo(u16::try_from(alone.rounds.len()).unwrap_or(u16::MAX));
        let scores = Tournament::of_import(&alone).scores(last);
        for ((player, record), computed) in imported.players.iter().zip(&self.file.players).zip(scores) {
            let stated = quarters(record.points);
            if stated.is_none() {
                self.unreadable(format!("[JOUEURS] {} Points", record.number), record.points);
            }
            if let Some(stated) = stated.filter(|stated| *stated != computed) {
                let remark = Remark::PointsDiffer { player: player.tpn, stated, computed };
                self.notes.push(Note::whole(PROGRAM, remark));
            }
        }
    }
}

/// Whether the player was absent, with whom nobody could be paired.
fn is_absence(one: &RoundRecord) -> bool {
    one.table == table::ABSENT && one.opponent <= 0 && one.result == result::NONE
}

/// Numbers of rounds with a sign between them; `None` for what is something else.
fn absent_rounds(text: &str) -> Option<Vec<u16>> {
    let parts = text.split([',', ';', ':', ' ']).filter(|part| !part.is_empty());
    parts.map(|part| part.parse().ok().filter(|round| (1..=trf::MAX_ROUNDS).contains(round))).collect()
}

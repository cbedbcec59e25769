//! From the cells of record 001 to rounds: every game is looked at from both sides, and what does not fit is told.
//!
//! The last round in which anybody has an opponent or the pairing-allocated bye is the last that is paired. Marks in later
//! columns are byes asked for: that is how engines are told who is absent next (JaVaFo's manual; record 240 says the same
//! in TRF26).

use super::report::{Defect, Remark};
use super::sheet::{Cell, Id, Sheet};
use crate::Place;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::round::{Game, Round};

/// Which player has a starting number.
pub struct Numbers(Vec<Option<PlayerId>>);

impl Numbers {
    /// The players of the sheet by number; a number given twice is a fault.
    pub fn of(sheet: &mut Sheet) -> Numbers {
        let mut numbers = Numbers(Vec::new());
        let mut twice = Vec::new();
        for (index, player) in sheet.players.iter().enumerate() {
            let at = usize::from(player.tpn.0);
            if numbers.0.len() <= at {
                numbers.0.resize(at + 1, None);
            }
            match numbers.0[at] {
                Some(first) => {
                    let first_line = sheet.players[first.index()].line;
                    let place = Place { line: player.line, column: super::columns::player::NUMBER.first as u32 };
                    twice.push((place, Defect::NumberTwice { number: player.tpn, first_line }));
                }
                None => numbers.0[at] = u32::try_from(index).ok().map(PlayerId),
            }
        }
        twice.into_iter().for_each(|(place, defect)| sheet.fault(place, defect));
        numbers
    }

    pub fn player(&self, number: u32) -> Option<PlayerId> {
        self.0.get(usize::try_from(number).ok()?).copied().flatten()
    }

    /// The players with numbers from `first` to `last`.
    pub fn range(&self, first: u32, last: u32) -> Vec<PlayerId> {
        (first..=last.min(u32::from(u16::MAX))).filter_map(|number| self.player(number)).collect()
    }
}

/// The players of a list; numbers that nobody has are faults.
pub(super) fn resolve_all(sheet: &mut Sheet, numbers: &Numbers, ids: &[Id]) -> Vec<PlayerId> {
    ids.iter().filter_map(|id| resolve(sheet, numbers, *id)).collect()
}

pub(super) fn resolve(sheet: &mut Sheet, numbers: &Numbers, id: Id) -> Option<PlayerId> {
    let player = numbers.player(id.number);
    if player.is_none() {
        sheet.fault(id.place, Defect::NoSuchPlayer { number: id.number });
    }
    player
}

/// The number of the last round that is paired; 0 where none is.
fn last_paired(sheet: &Sheet) -> u16 {
    let last = sheet.players.iter().filter_map(|player| {
        let at = player.cells.iter().rposition(|cell| cell.opponent.is_some() || cell.result == 'U')?;
        u16::try_from(at + 1).ok()
    });
    last.max().unwrap_or(0)
}

/// The rounds up to the last paired, boards not yet given.
pub fn build(sheet: &mut Sheet, numbers: &Numbers) -> Vec<Round> {
    (1..=last_paired(sheet)).map(|round| Builder::new(sheet, numbers, RoundNo(round)).build()).collect()
}

/// One round being put together.
struct Builder<'a> {
    sheet: &'a mut Sheet,
    numbers: &'a Numbers,
    number: RoundNo,
    cells: Vec<Cell>,
    games: Vec<Game>,
    byes: Vec<(PlayerId, Bye)>,
    /// Players without an opponent of their own whom a winner by forfeit names.
    claimed: Vec<PlayerId>,
}

impl<'a> Builder<'a> {
    fn new(sheet: &'a mut Sheet, numbers: &'a Numbers, number: RoundNo) -> Builder<'a> {
        let blank = Cell { result: ' ', ..Cell::default() };
        let cells = sheet.players.iter().map(|player| *player.cells.get(number.index()).unwrap_or(&blank)).collect();
        Builder { sheet, numbers, number, cells, games: Vec::new(), byes: Vec::new(), claimed: Vec::new() }
    }

    fn build(mut self) -> Round {
        for index in 0..self.cells.len() {
            let player = PlayerId(index as u32);
            match self.cells[index].opponent {
                Some(opponent) => self.game(player, opponent),
                None => self.bye(player),
            }
        }
        let claimed = std::mem::take(&mut self.claimed);
        self.byes.retain(|(player, _)| !claimed.contains(player));
        self.allocated_byes();
        let missing = self.games.iter().filter(|game| game.result.is_none()).count();
        if missing > 0 && self.number.0 < last_paired(self.sheet) {
            let games = u16::try_from(missing).unwrap_or(u16::MAX);
            self.sheet.remark(Remark::ResultsMissing { round: self.number, games });
        }
        if self.games.is_empty() {
            self.sheet.remark(Remark::RoundWithoutGames { round: self.number });
        }
        Round::imported(self.number, self.games, self.byes)
    }

    fn cell(&self, player: PlayerId) -> Cell {
        self.cells[player.index()]
    }

    fn tpn(&self, player: PlayerId) -> Tpn {
        self.sheet.players[player.index()].tpn
    }

    fn line(&self, player: PlayerId) -> u32 {
        self.sheet.players[player.index()].line
    }

    /// A cell that names an opponent.
    fn game(&mut self, player: PlayerId, number: u32) {
        let (cell, round) = (self.cell(player), self.number);
        let Some(opponent) = self.numbers.player(number) else {
            return self.sheet.fault(cell.place, Defect::NoSuchPlayer { number });
        };
        if opponent == player {
            return self.sheet.fault(cell.place, Defect::OwnOpponent { round });
        }
        let mirror = self.cell(opponent);
        if mirror.opponent == Some(u32::from(self.tpn(player).0)) {
            if player < opponent {
                self.mirrored(player, opponent);
            }
            return;
        }
        let (tpn, other) = (self.tpn(player), self.tpn(opponent));
        let opponent_is_out = mirror.opponent.is_none() && matches!(mirror.result, ' ' | 'Z' | '-' | '0');
        match cell.result {
            '+' if opponent_is_out && !self.claimed.contains(&opponent) => {
                self.sheet.note(cell.place, Remark::ForfeitWithoutMirror { round, player: tpn, opponent: other });
                self.claimed.push(opponent);
                let colour = cell.colour.unwrap_or(Colour::White);
                let result = match colour {
                    Colour::White => GameResult::WhiteWinsByForfeit,
                    Colour::Black => GameResult::BlackWinsByForfeit,
                };
                self.add(player, opponent, colour, Some(result));
            }
            // Some programs leave the number of the opponent whom an absent player would have had.
            'Z' => self.byes.push((player, Bye::ZeroPoint)),
            _ => {
                let line = self.line(opponent);
                self.sheet.fault(cell.place, Defect::NotMirrored { round, player: tpn, opponent: other, line });
            }
        }
    }

    /// Two cells that name each other.
    fn mirrored(&mut self, player: PlayerId, opponent: PlayerId) {
        let (own, other, round) = (self.cell(player), self.cell(opponent), self.number);
        let (tpn, opponent_tpn, line) = (self.tpn(player), self.tpn(opponent), self.line(opponent));
        let Some(joined) = Joined::of(own.result, other.result) else {
            let defect = Defect::Contradiction {
                round,
                player: tpn,
                opponent: opponent_tpn,
                own: own.result,
                other: other.result,
                line,
            };
            return self.sheet.fault(own.place, defect);
        };
        let colour = match (own.colour, other.colour) {
            (Some(own_colour), Some(other_colour)) if own_colour == other_colour => {
                let defect = Defect::SameColour { round, player: tpn, opponent: opponent_tpn, line };
                return self.sheet.fault(own.place, defect);
            }
            (Some(colour), Some(_)) => colour,
            (Some(_), None) | (None, Some(_)) | (None, None) if joined.is_played() && own.colour == other.colour => {
                let defect = Defect::NoColours { round, player: tpn, opponent: opponent_tpn };
                return self.sheet.fault(own.place, defect);
            }
            (own_colour, other_colour) => {
                let colour = own_colour.or(other_colour.map(Colour::other)).unwrap_or(Colour::White);
                let (white, black) = if colour == Colour::White { (tpn, opponent_tpn) } else { (opponent_tpn, tpn) };
                self.sheet.note(own.place, Remark::ColoursAssumed { round, white, black });
                colour
            }
        };
        match joined.agreement {
            Agreement::Full => {}
            Agreement::OneSideOnly => {
                let (player, opponent) = if own.result == ' ' { (tpn, opponent_tpn) } else { (opponent_tpn, tpn) };
                self.sheet.note(own.place, Remark::ResultFromOpponent { round, player, opponent });
            }
            Agreement::OneSaysForfeit => {
                let remark = Remark::ForfeitFromOneSide { round, player: tpn, opponent: opponent_tpn };
                self.sheet.note(own.place, remark);
            }
        }
        let result = match colour {
            Colour::White => joined.result,
            Colour::Black => joined.result.map(GameResult::flipped),
        };
        self.add(player, opponent, colour, result);
    }

    fn add(&mut self, player: PlayerId, opponent: PlayerId, colour: Colour, result: Option<GameResult>) {
        let (white, black) = if colour == Colour::White { (player, opponent) } else { (opponent, player) };
        self.games.push(Game { board: 0, white, black, result, touched: 0, for_rating: None });
    }

    /// A cell without an opponent.
    fn bye(&mut self, player: PlayerId) {
        let cell = self.cell(player);
        let bye = match cell.result {
            ' ' => return,
            'U' => Bye::PairingAllocated,
            'H' => Bye::HalfPoint,
            'F' => Bye::FullPoint,
            'Z' => Bye::ZeroPoint,
            // A win against an empty board of a match.
            '+' if self.sheet.team_rules.is_some() => Bye::FullPoint,
            // The seat at it that nobody took.
            '-' if self.sheet.team_rules.is_some() => Bye::ZeroPoint,
            mark => {
                let bye = self.bye_of_result(mark);
                let (player, round) = (self.tpn(player), self.number);
                self.sheet.note(cell.place, Remark::ByeFromResult { player, round, mark, bye });
                self.sheet.is_06 = true;
                bye
            }
        };
        self.byes.push((player, bye));
    }

    /// TRF06 had no codes for byes: a win without opponent was the bye of the pairing if it was the round's only one.
    fn bye_of_result(&self, mark: char) -> Bye {
        match mark {
            '+' | '1' | 'W' => {
                let wins = |cell: &&Cell| cell.opponent.is_none() && matches!(cell.result, '+' | '1' | 'W' | 'U');
                if self.cells.iter().filter(wins).count() == 1 { Bye::PairingAllocated } else { Bye::FullPoint }
            }
            '=' | 'D' => Bye::HalfPoint,
            _ => Bye::ZeroPoint,
        }
    }

    fn allocated_byes(&mut self) {
        let players: Vec<Tpn> = self
            .byes
            .iter()
            .filter(|(_, bye)| *bye == Bye::PairingAllocated)
            .map(|(player, _)| self.tpn(*player))
            .collect();
        if players.len() > 1 && self.sheet.team_rules.is_none() {
            self.sheet.remark(Remark::SeveralAllocatedByes { round: self.number, players });
        }
    }
}

/// What two marks make together, with the first player as White.
struct Joined {
    result: Option<GameResult>,
    agreement: Agreement,
}

enum Agreement {
    Full,
    OneSideOnly,
    OneSaysForfeit,
}

impl Joined {
    /// `None` where the marks contradict each other.
    fn of(own: char, other: char) -> Option<Joined> {
        use GameResult::*;
        let agreed = |result| Some(Joined { result: Some(result), agreement: Agreement::Full });
        match (own, other) {
            (' ', ' ') => Some(Joined { result: None, agreement: Agreement::Full }),
            ('1', '0') => agreed(WhiteWins),
            ('0', '1') => agreed(BlackWins),
            ('=', '=') => agreed(Draw),
            ('0', '0') => agreed(BothLose),
            ('=', '0') => agreed(WhiteDraws),
            ('0', '=') => agreed(BlackDraws),
            ('W', 'L') => agreed(WhiteWinsUnrated),
            ('L', 'W') => agreed(BlackWinsUnrated),
            ('D', 'D') => agreed(DrawUnrated),
            ('L', 'L') => agreed(BothLoseUnrated),
            ('X', 'X') => agreed(Adjourned),
            ('+', '-') => agreed(WhiteWinsByForfeit),
            ('-', '+') => agreed(BlackWinsByForfeit),
            ('-', '-') => agreed(BothForfeit),
            ('+', '0' | 'L' | 'Z') | ('1' | 'W', '-') => Joined::forfeit(WhiteWinsByForfeit),
            ('0' | 'L' | 'Z', '+') | ('-', '1' | 'W') => Joined::forfeit(BlackWinsByForfeit),
            ('-', '0' | 'L' | 'Z') | ('0' | 'L' | 'Z', '-') => Joined::forfeit(BothForfeit),
            (' ', mark) => Joined::one_sided(mark)
                .map(|joined| Joined { result: joined.result.map(GameResult::flipped), ..joined }),
            (mark, ' ') => Joined::one_sided(mark),
            _ => None,
        }
    }

    fn forfeit(result: GameResult) -> Option<Joined> {
        Some(Joined { result: Some(result), agreement: Agreement::OneSaysForfeit })
    }

    /// Only the first player's line has a mark.
    fn one_sided(mark: char) -> Option<Joined> {
        use GameResult::*;
        let result = match mark {
            '1' => WhiteWins,
            '0' => BlackWins,
            '=' => Draw,
            'W' => WhiteWinsUnrated,
            'L' => BlackWinsUnrated,
            'D' => DrawUnrated,
            '+' => WhiteWinsByForfeit,
            '-' => BlackWinsByForfeit,
            _ => return None,
        };
        Some(Joined { result: Some(result), agreement: Agreement::OneSideOnly })
    }

    fn is_played(&self) -> bool {
        self.result.is_some_and(GameResult::over_the_board)
    }
}

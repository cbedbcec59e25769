//! The field of a round, which the engines and their references share, against the file alone: its columns are read here once
//! more, without the readers of the program, and each player stands as the articles say.

use sonneborn_exchange::trf::{self, Output, Version};
use sonneborn_pairing::generator::{self, Options};
use sonneborn_pairing::swiss::field::{Entrant, Entry, Field, PastKind};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::statement::Statement;

const TOURNAMENTS: u64 = 60;

/// A round of a player: the opponent's starting number, the colour and the mark.
#[derive(Clone, Copy)]
struct Cell {
    opponent: Option<usize>,
    colour: Colour,
    mark: char,
}

const NOT_THERE: Cell = Cell { opponent: None, colour: Colour::White, mark: ' ' };

/// The records 001, and 250: points, rounds and numbers from and through.
struct File {
    rows: Vec<Vec<Cell>>,
    virtual_points: Vec<(Points, [usize; 4])>,
}

impl File {
    fn read(text: &str) -> File {
        let of = |code: &'static str| text.lines().filter(move |line| line.starts_with(code));
        let rows = of("001").map(|line| line.as_bytes()[91..].chunks(10).map(cell).collect()).collect();
        let virtual_points = of("250").map(|line| {
            let words: Vec<&str> = line[4..].split_whitespace().collect();
            let numbers = words[1..].iter().map(|word| word.parse().expect("a number")).collect::<Vec<usize>>();
            let points = if words[0] == "1.0" { Points::ONE } else { Points::HALF };
            (points, numbers.try_into().expect("rounds and numbers"))
        });
        File { rows, virtual_points: virtual_points.collect() }
    }

    fn cell(&self, entry: Entry, round: usize) -> Cell {
        self.rows[entry].get(round - 1).copied().unwrap_or(NOT_THERE)
    }

    fn score_before(&self, entry: Entry, round: usize) -> Points {
        (1..round).map(|past| self.cell(entry, past).points()).sum()
    }

    /// C.04.7 1.5
    fn pairing_score(&self, entry: Entry, round: usize) -> Points {
        let given = self.virtual_points.iter().filter(|(_, [first, last, from, through])| {
            (*first..=*last).contains(&round) && (*from..=*through).contains(&(entry + 1))
        });
        self.score_before(entry, round) + given.map(|(points, _)| *points).sum()
    }
}

fn cell(bytes: &[u8]) -> Cell {
    let text = format!("{:<8}", std::str::from_utf8(bytes).expect("figures"));
    let colour = if &text[5..6] == "b" { Colour::Black } else { Colour::White };
    let opponent = text[..4].trim().parse().ok().filter(|number| *number > 0);
    Cell { opponent, colour, mark: text.as_bytes()[7].into() }
}

impl Cell {
    fn points(self) -> Points {
        match self.mark {
            '1' | 'W' | '+' | 'F' | 'U' => Points::ONE,
            '=' | 'D' | 'H' => Points::HALF,
            _ => Points::ZERO,
        }
    }

    fn kind(self) -> PastKind {
        let (opponent, colour) = (self.opponent.map(|number| number - 1), self.colour);
        match (opponent, self.mark) {
            (Some(opponent), '+' | '-') => PastKind::Forfeit { opponent, colour, won: self.mark == '+' },
            (Some(opponent), _) => PastKind::Played { opponent, colour },
            (None, 'U') => PastKind::PairingAllocatedBye,
            (None, _) => PastKind::Away,
        }
    }

    fn is_paired(self) -> bool {
        self.opponent.is_some() || self.mark == 'U'
    }

    fn is_zero_point_bye(self) -> bool {
        self.opponent.is_none() && matches!(self.mark, ' ' | 'Z')
    }
}

/// All that a field says of a player before a round.
#[derive(Debug, PartialEq, Eq)]
struct Standing {
    /// What each round was, what it gave, and the score by which it was paired.
    history: Vec<(PastKind, Points, Points)>,
    score: Points,
    pairing_score: Points,
    to_be_paired: bool,
    zero_point_byes: usize,
}

impl Standing {
    fn by_file(file: &File, entry: Entry, round: usize) -> Standing {
        let past: Vec<Cell> = (1..round).map(|past| file.cell(entry, past)).collect();
        let history = (1..round).zip(&past);
        let now = file.cell(entry, round);
        let missed = past.iter().rev().take_while(|cell| cell.is_zero_point_bye()).count();
        Standing {
            history: history
                .map(|(earlier, cell)| (cell.kind(), cell.points(), file.pairing_score(entry, earlier)))
                .collect(),
            score: file.score_before(entry, round),
            pairing_score: file.pairing_score(entry, round),
            to_be_paired: now.is_paired(),
            zero_point_byes: if now.is_zero_point_bye() { missed } else { 0 },
        }
    }

    fn by_field(entrant: &Entrant) -> Standing {
        Standing {
            history: entrant.history.iter().map(|past| (past.kind, past.points, past.paired_at)).collect(),
            score: entrant.score,
            pairing_score: entrant.pairing_score,
            to_be_paired: entrant.to_be_paired,
            zero_point_byes: entrant.zero_point_byes,
        }
    }
}

#[test]
fn the_field_of_each_round_is_what_the_columns_of_the_file_say() {
    let (mut rounds, mut rows_of_byes) = (0, 0);
    for seed in 0..TOURNAMENTS {
        let system = [System::Dutch2026, System::Dubov, System::Burstein, System::Lim][seed as usize % 4];
        let eventful = Options { zero_point_byes: 120.into(), ..Options::eventful() };
        let options = Options { seed, system, players: 14, rounds: 7, baku: seed % 3 == 0, ..eventful };
        let tournament = generator::generate(&options, &sonneborn_pairing::pair).tournament;
        let output = Output { version: Version::Trf26, program: "test", ..Output::default() };
        let text = trf::write(&Statement::of(&tournament), &output);
        let file = File::read(&text);
        for round in 1..=tournament.rounds.len() {
            let field = Field::of(&tournament, RoundNo(round as u16));
            assert_eq!(field.entrants.len(), file.rows.len());
            let mut number = 0;
            for (entry, entrant) in field.entrants.iter().enumerate() {
                let told = format!("seed {seed}, round {round}, number {}:\n{text}", entry + 1);
                let expected = Standing::by_file(&file, entry, round);
                rows_of_byes += usize::from(expected.zero_point_byes > 1);
                assert_eq!(Standing::by_field(entrant), expected, "{told}");
                // C.04.2 2.4: whoever never came to a pairing has no number yet.
                if (1..=round).any(|round| file.cell(entry, round).is_paired()) {
                    number += 1;
                    assert_eq!(entrant.parity, number, "{told}");
                }
            }
            rounds += 1;
        }
    }
    assert!(rounds > 300 && rows_of_byes > 0, "{rounds} rounds, {rows_of_byes} rows of byes");
}

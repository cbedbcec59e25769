//! The field of a round, which the engines and their references share, against the file alone: its columns are read here once
//! more, without the readers of the program, and each player stands as the articles say.

use super::boards::{of_teams, played};
use sonneborn_exchange::trf::{self, Output, Version};
use sonneborn_pairing::generator::{self, Options};
use sonneborn_pairing::swiss::field::{Entrant, Entry, Field, PastKind};
use sonneborn_pairing::swiss::team::entry;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{RoundNo, TeamId};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::statement::Statement;
use sonneborn_tournament::team::{TeamRound, TeamVirtualPoints, TeamsApart};

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

/// C.04.6 1.5, 1.6.1 and C2: what each kind of round was for a team, and who is to be paired now. The numbers are not the order of
/// registration.
#[test]
fn what_a_round_was_for_a_team_and_which_are_to_be_paired() {
    use sonneborn_pairing::swiss::team::field::TeamPastKind::*;
    let (white, black) = (Colour::White, Colour::Black);
    for (bye, was) in [
        (Bye::PairingAllocated, PairingAllocatedBye),
        (Bye::FullPoint, FullPointBye),
        (Bye::HalfPoint, Away),
        (Bye::ZeroPoint, Away),
    ] {
        let mut event = of_teams(System::TeamSwiss);
        for (team, number) in event.teams.iter_mut().zip([5, 4, 3, 2, 1]) {
            team.number = Some(number);
        }
        // Teams 5 and 3 played, 2 forfeited its match with 4, and 1 met nobody.
        event.rounds = vec![played(RoundNo::FIRST, "0-4 5-1")];
        let mut was_not_played = |place: usize, was: TeamRound| event.teams[place].rounds.insert(RoundNo::FIRST, was);
        was_not_played(1, TeamRound::Forfeit { opponent: TeamId(3), has_white: true, won: true });
        was_not_played(3, TeamRound::Forfeit { opponent: TeamId(1), has_white: false, won: false });
        was_not_played(4, TeamRound::Bye(bye));
        let field = entry::field(&event, RoundNo(2));
        let past: Vec<_> = field.teams.iter().map(|team| (team.tpn, team.history[0].kind)).collect();
        let expected = [
            (1, was),
            (2, ForfeitLoss),
            (3, Played { opponent: 4, colour: black }),
            (4, ForfeitWin),
            (5, Played { opponent: 2, colour: white }),
        ];
        assert_eq!(past, expected, "{bye:?}");
        let to_be_paired = |event: &Tournament, round: u16| {
            let field = entry::field(event, RoundNo(round));
            field.teams.iter().filter(|team| team.to_be_paired).map(|team| team.tpn).collect::<Vec<_>>()
        };
        // Of the round that is there: whoever sat, forfeited, or had what the pairing gave.
        let of_round_1: &[u16] = if bye == Bye::PairingAllocated { &[1, 2, 3, 4, 5] } else { &[2, 3, 4, 5] };
        assert_eq!(to_be_paired(&event, 1), of_round_1, "{bye:?}");
        // Of the next one: not who has a bye in it, nor who has left, nor who gave a line-up of nobody.
        assert_eq!(to_be_paired(&event, 2), [1, 2, 3, 4, 5]);
        event.teams[0].rounds.insert(RoundNo(2), TeamRound::Bye(bye));
        event.teams[1].presence = Presence::Withdrawn { from: RoundNo(2) };
        event.teams[2].presence = Presence::Withdrawn { from: RoundNo(3) };
        event.teams[3].line_ups.insert(RoundNo(2), vec![None, None]);
        assert_eq!(to_be_paired(&event, 2), [1, 3], "{bye:?}");
    }
}

/// Records 250 and 260, from the first to the last round that they name.
#[test]
fn virtual_points_and_teams_apart_hold_in_their_rounds() {
    let mut event = of_teams(System::TeamSwiss);
    event.regulations.rounds = 9;
    event.teams[1].virtual_points =
        vec![TeamVirtualPoints { first: RoundNo(2), last: RoundNo(3), points: Points::ONE }];
    event.teams[2].apart = vec![TeamsApart { first: RoundNo(2), last: RoundNo(3), from: TeamId(4) }];
    for (round, holds) in [(1, false), (2, true), (3, true), (4, false)] {
        let field = entry::field(&event, RoundNo(round));
        let points = if holds { Points::ONE } else { Points::ZERO };
        assert_eq!(field.teams[1].score, points, "round {round}");
        assert_eq!(entry::virtual_points(&event, RoundNo(round))[1], points, "round {round}");
        assert_eq!(field.forbidden, if holds { vec![(2, 4)] } else { vec![] }, "round {round}");
    }
}

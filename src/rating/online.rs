//! House points of an online club: what a game moves by result and gap, the grades, and a game left before its end.
//!
//! The club is QQ's chess; its rules' parts 9, 10 and 12 are followed. Where they leave a choice, it is a field of
//! [`HousePointRules`] with the reading written beside it.

use sonneborn_tournament::house_points::{HousePointRules, LeftEarly, LeftLate};
use sonneborn_tournament::outcome::Mark;

/// After more rounds than this, who was left gets the points of a draw.
pub const ROUNDS_FOR_A_DRAW: u16 = 25;
/// Who leaves a game pays this many times what they would have lost.
pub const LEAVING_COSTS: i32 = 3;

/// A row of the club's table: from this gap of points on (absolute), what each result moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    pub from: i32,
    pub lower_wins: i32,
    pub higher_wins: i32,
    /// What the lower gains and the higher loses by a draw; below the first gap [`CLOSE_DRAW`] goes to both instead.
    pub draw: i32,
}

/// The club's table, from the smallest gap up.
pub const TABLE: [Row; 4] = [
    Row { from: 0, lower_wins: 10, higher_wins: 10, draw: 0 },
    Row { from: 10, lower_wins: 15, higher_wins: 5, draw: 5 },
    Row { from: 100, lower_wins: 20, higher_wins: 3, draw: 10 },
    Row { from: 200, lower_wins: 20, higher_wins: 1, draw: 10 },
];

/// What both get for a draw between players whose points are close.
pub const CLOSE_DRAW: i32 = 1;

/// What a game moves for a player with `own` points against `opponent` points: (own change, opponent's change).
///
/// ```
/// use sonneborn_rating::online::change;
/// use sonneborn_tournament::outcome::Mark;
///
/// // The lower one wins: 20 points change hands.
/// assert_eq!(change(900, 1200, Mark::Win), (20, -20));
/// ```
pub fn change(own: i32, opponent: i32, mark: Mark) -> (i32, i32) {
    let gap = own - opponent;
    let row = TABLE.iter().rfind(|row| gap.abs() >= row.from).unwrap_or(&TABLE[0]);
    let moved = match mark {
        Mark::Draw if row.from == 0 => return (CLOSE_DRAW, CLOSE_DRAW),
        Mark::Draw => -gap.signum() * row.draw,
        Mark::Win if gap < 0 => row.lower_wins,
        Mark::Win => row.higher_wins,
        Mark::Loss if gap > 0 => -row.lower_wins,
        Mark::Loss => -row.higher_wins,
    };
    (moved, -moved)
}

/// What leaving a game after `rounds` rounds moves: (for who left, for who stayed).
pub fn left(leaver: i32, stayed: i32, rounds: u16, rules: &HousePointRules) -> (i32, i32) {
    let (lost, won) = change(leaver, stayed, Mark::Loss);
    let gain = if rounds > ROUNDS_FOR_A_DRAW {
        let drawn = change(stayed, leaver, Mark::Draw).0;
        match rules.left_late {
            LeftLate::Draw => drawn,
            LeftLate::DrawWithoutLoss => drawn.max(0),
        }
    } else {
        match rules.left_early {
            LeftEarly::Nothing => 0,
            LeftEarly::Win => won,
        }
    };
    (lost * LEAVING_COSTS, gain)
}

/// Points after a change, kept at the floor where the house has one.
pub fn after(points: i32, change: i32, rules: &HousePointRules) -> i32 {
    let sum = points + change;
    rules.floor.map_or(sum, |floor| sum.max(floor))
}

/// A grade of the club, from the lowest up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    /// 初學者
    Beginner,
    /// n級棋手, 10 the lowest.
    Player(u8),
    /// n級棋師, 10 the lowest.
    Master(u8),
}

/// The points from which each grade is held, the highest first; below them all is the beginner.
pub const GRADES: [(i32, Grade); 20] = [
    (5000, Grade::Master(1)),
    (4000, Grade::Master(2)),
    (3500, Grade::Master(3)),
    (3000, Grade::Master(4)),
    (2500, Grade::Master(5)),
    (2000, Grade::Master(6)),
    (1800, Grade::Master(7)),
    (1600, Grade::Master(8)),
    (1400, Grade::Master(9)),
    (1200, Grade::Master(10)),
    (1000, Grade::Player(1)),
    (900, Grade::Player(2)),
    (800, Grade::Player(3)),
    (700, Grade::Player(4)),
    (600, Grade::Player(5)),
    (500, Grade::Player(6)),
    (400, Grade::Player(7)),
    (300, Grade::Player(8)),
    (200, Grade::Player(9)),
    (100, Grade::Player(10)),
];

/// The grade held with `points`.
///
/// ```
/// use sonneborn_rating::online::{Grade, grade};
///
/// assert_eq!(grade(1250), Grade::Master(10));
/// ```
pub fn grade(points: i32) -> Grade {
    GRADES.iter().find(|(from, _)| points >= *from).map_or(Grade::Beginner, |(_, grade)| *grade)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_and_results_move_what_the_table_says() {
        for (own, opponent, mark, moved) in [
            (500, 509, Mark::Draw, (1, 1)),
            (500, 510, Mark::Draw, (5, -5)),
            (600, 500, Mark::Draw, (-10, 10)),
            (500, 600, Mark::Win, (20, -20)),
            (500, 599, Mark::Win, (15, -15)),
            (700, 500, Mark::Win, (1, -1)),
            (699, 500, Mark::Win, (3, -3)),
            (599, 500, Mark::Win, (5, -5)),
            (505, 500, Mark::Loss, (-10, 10)),
        ] {
            assert_eq!(change(own, opponent, mark), moved, "{own} v {opponent} {mark:?}");
        }
    }

    #[test]
    fn leaving_costs_three_times() {
        let rules = HousePointRules::default();
        assert_eq!(left(600, 500, 26, &rules), (-60, 10));
        assert_eq!(left(600, 500, 25, &rules), (-60, 0));
        assert_eq!(left(600, 500, 25, &HousePointRules { left_early: LeftEarly::Win, ..rules }), (-60, 20));
        assert_eq!(left(500, 600, 26, &rules), (-9, -10), "scored as for a draw, to the letter");
        let kept = HousePointRules { left_late: LeftLate::DrawWithoutLoss, ..rules };
        assert_eq!(left(500, 600, 26, &kept), (-9, 0));
        assert_eq!(after(30, -60, &HousePointRules { floor: Some(0), ..rules }), 0);
    }
}

//! How long the players have, as the rating regulations count it: for a game of 60 moves (B.02 1.1; rapid and blitz 1).

use sonneborn_laws::clock::{Period, TimeControl};

/// A game is taken to last so many moves.
const MOVES: u64 = 60;
/// The first control of a standard game comes after at least so many moves (B.02 1.1).
pub(crate) const LEAST_MOVES_TO_FIRST_CONTROL: u32 = 30;
const MS_A_MINUTE: u64 = 60_000;

/// From this rating of the stronger player on, a standard game takes so many minutes for each (B.02 1.1).
const LEAST_MINUTES: [(u16, u64); 3] = [(2400, 120), (1800, 90), (0, 60)];

/// A rapid game has more than ten and fewer than sixty minutes, a blitz game more than three and at most ten.
pub const RAPID_ABOVE: u64 = 10;
pub const RAPID_BELOW: u64 = 60;
pub(crate) const BLITZ_ABOVE: u64 = 3;

/// Whole minutes for a player's 60 moves.
///
/// ```
/// use sonneborn_rating::playing_time::minutes;
///
/// let control = "5400+30".parse().expect("a time control");
/// assert_eq!(minutes(&control), 120);
/// ```
pub fn minutes(control: &TimeControl) -> u64 {
    let mut left = MOVES;
    let mut sum_ms: u64 = 0;
    for Period { moves, base_ms, increment_ms, delay_ms } in &control.periods {
        if left == 0 {
            break;
        }
        let made = moves.map_or(left, |moves| u64::from(moves).min(left));
        sum_ms = sum_ms.saturating_add(*base_ms).saturating_add((increment_ms + delay_ms).saturating_mul(made));
        left -= made;
    }
    sum_ms / MS_A_MINUTE
}

/// The minutes that a standard game needs when the stronger player is rated `rating`.
///
/// ```
/// use sonneborn_rating::playing_time::least_minutes;
///
/// assert_eq!((least_minutes(2450), least_minutes(1500)), (120, 60));
/// ```
pub fn least_minutes(rating: u16) -> u64 {
    LEAST_MINUTES.iter().find(|(from, _)| rating >= *from).map_or(0, |(_, minutes)| *minutes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixty_moves_are_counted_period_by_period() {
        for (control, counted) in [
            ("5400+30", 120),
            ("40/5400+30:1800+30", 150),
            ("3600", 60),
            ("900+10", 25),
            ("180+2", 5),
            ("300d5", 10),
            ("30/1800:30/1800:600", 60),
        ] {
            assert_eq!(minutes(&control.parse().expect("a time control")), counted, "{control}");
        }
    }

    #[test]
    fn stronger_players_need_longer() {
        for (rating, needed) in [(2400, 120), (2399, 90), (1800, 90), (1799, 60), (0, 60)] {
            assert_eq!(least_minutes(rating), needed);
        }
    }
}

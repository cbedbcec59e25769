//! The two directions in which the Lim System pairs scoregroups towards the median (C.04.4.3).

/// From which side a scoregroup is paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Down,
    Up,
}

//! FIDE mode: an event of a FIDE system keeps to FIDE's rules until the chief arbiter leaves them, once and for ever
//! (VCL4THP 40-46).

use super::Tournament;
use super::ids::RoundNo;

/// By whose rules the event is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// By FIDE's, which fix what was announced once round 1 is paired.
    Fide,
    /// FIDE's rules were left after this round; 0 where that was before the first.
    Left(RoundNo),
    /// The system is none of FIDE's.
    Free,
}

impl Tournament {
    pub fn mode(&self) -> Mode {
        let regulations = &self.regulations;
        match self.left_fide_mode {
            Some(round) => Mode::Left(round),
            None if !regulations.system.is_of_fide() => Mode::Free,
            None if regulations.mode_follows_system || regulations.fide_rated => Mode::Fide,
            // Journals of old said so by a tick.
            None => Mode::Left(RoundNo(0)),
        }
    }

    /// The number of the last round that is paired, draft or not; 0 before the first.
    pub fn paired_rounds(&self) -> RoundNo {
        self.last_round().map_or(RoundNo(0), |round| round.number)
    }
}

//! What the editions of C.07 say otherwise of unplayed rounds (art. 16.4).

use sonneborn_tournament::regulations::TieBreakEdition;

/// What an edition says of the dummy opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnplayedRules {
    /// 16.4.1: in a forfeit the dummy has no more than the scheduled opponent's adjusted score.
    pub caps_at_scheduled_opponent: bool,
    /// 16.4.2: otherwise it has no more than a draw in every round.
    pub caps_at_all_draws: bool,
}

impl UnplayedRules {
    const AUGUST_2024: UnplayedRules = UnplayedRules { caps_at_scheduled_opponent: false, caps_at_all_draws: false };
    const MARCH_2026: UnplayedRules = UnplayedRules { caps_at_scheduled_opponent: true, caps_at_all_draws: true };

    pub fn of(edition: TieBreakEdition) -> &'static UnplayedRules {
        match edition {
            TieBreakEdition::August2024 => &UnplayedRules::AUGUST_2024,
            TieBreakEdition::March2026 => &UnplayedRules::MARCH_2026,
        }
    }
}

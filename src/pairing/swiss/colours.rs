//! Colour preferences (C.04.3 1.6, 1.7) and the allocation of colours (C.04.3 art. 5), with the article that decided.

use super::field::{Entrant, Field};
use serde::{Deserialize, Serialize};
use sonneborn_tournament::colour::Colour;

/// How much a player should get a colour (C.04.3 1.7); a later one is stronger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// No game played.
    None,
    Mild,
    Strong,
    Absolute,
}

/// The colours a player had and the one due to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colours {
    /// Games with White minus games with Black.
    pub difference: i32,
    /// The colour of the last two games played, if it was the same.
    pub repeated: Option<Colour>,
    /// The colour due, `None` before the first game.
    pub preference: Option<Colour>,
    pub strength: Strength,
}

/// The rule of C.04.3 5.2 that gave the colours of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColourRule {
    /// 5.2.1: both preferences are granted.
    BothGranted,
    /// 5.2.2: the stronger preference, or the wider colour difference of two absolute ones.
    Stronger,
    /// 5.2.3: the colours of the last round in which one had White and the other Black are exchanged.
    Alternated,
    /// 5.2.4: the preference of the higher ranked player.
    HigherRanked,
    /// 5.2.5: the initial colour to a higher ranked player with an odd number, the other colour to one with an even.
    InitialColour,
}

impl ColourRule {
    /// The article of C.04.3.
    pub fn article(self) -> &'static str {
        match self {
            ColourRule::BothGranted => "5.2.1",
            ColourRule::Stronger => "5.2.2",
            ColourRule::Alternated => "5.2.3",
            ColourRule::HigherRanked => "5.2.4",
            ColourRule::InitialColour => "5.2.5",
        }
    }
}

impl Colours {
    pub fn of(entrant: &Entrant) -> Colours {
        let difference = entrant.colours().map(|colour| if colour == Colour::White { 1 } else { -1 }).sum();
        let mut latest = entrant.colours().rev();
        let (last, before) = (latest.next(), latest.next());
        let repeated = last.filter(|_| last == before);
        let (preference, strength) = match (difference, last) {
            (2.., _) => (Some(Colour::Black), Strength::Absolute),
            (..=-2, _) => (Some(Colour::White), Strength::Absolute),
            (_, Some(last)) if repeated.is_some() => (Some(last.other()), Strength::Absolute),
            (1, _) => (Some(Colour::Black), Strength::Strong),
            (-1, _) => (Some(Colour::White), Strength::Strong),
            (_, Some(last)) => (Some(last.other()), Strength::Mild),
            (_, None) => (None, Strength::None),
        };
        Colours { difference, repeated, preference, strength }
    }

    /// The colour difference after one more game with this colour.
    pub(crate) fn difference_with(self, colour: Colour) -> i32 {
        self.difference + if colour == Colour::White { 1 } else { -1 }
    }

    /// Whether both want the same colour, so that one of them will not get it.
    pub fn clash(self, other: Colours) -> bool {
        self.preference.is_some() && self.preference == other.preference
    }
}

/// The colour of the higher ranked of two players, and the rule that gave it.
pub(crate) fn allocate(field: &Field, higher: &Entrant, lower: &Entrant) -> (Colour, ColourRule) {
    let (own, their) = (Colours::of(higher), Colours::of(lower));
    let (own_colour, their_colour) = match (own.preference, their.preference) {
        (None, None) => {
            let odd = higher.parity % 2 == 1;
            let colour = if odd { field.initial_colour } else { field.initial_colour.other() };
            return (colour, ColourRule::InitialColour);
        }
        (Some(own), None) => (own, own.other()),
        (None, Some(their)) => (their.other(), their),
        (Some(own), Some(their)) => (own, their),
    };
    if own_colour != their_colour {
        return (own_colour, ColourRule::BothGranted);
    }
    let rank = |colours: Colours| match colours.strength {
        Strength::Absolute => (Strength::Absolute, colours.difference.abs()),
        weaker => (weaker, 0),
    };
    match rank(own).cmp(&rank(their)) {
        std::cmp::Ordering::Greater => return (own_colour, ColourRule::Stronger),
        std::cmp::Ordering::Less => return (their_colour.other(), ColourRule::Stronger),
        std::cmp::Ordering::Equal => {}
    }
    let differing = higher.colours().rev().zip(lower.colours().rev()).find(|(own, their)| own != their);
    match differing {
        Some((own, _)) => (own.other(), ColourRule::Alternated),
        None => (own_colour, ColourRule::HigherRanked),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::swiss::field::{Past, PastKind};
    use sonneborn_tournament::ids::{PlayerId, Tpn};
    use sonneborn_tournament::points::Points;

    /// `W`, `B`, and `-` for a round without a game.
    fn player(colours: &str) -> Entrant {
        let history = colours.chars().map(|letter| {
            let kind = match letter {
                'W' => PastKind::Played { opponent: 0, colour: Colour::White },
                'B' => PastKind::Played { opponent: 0, colour: Colour::Black },
                _ => PastKind::Away,
            };
            Past { kind, points: Points::ZERO, paired_at: Points::ZERO }
        });
        Entrant {
            id: PlayerId(0),
            tpn: Tpn(1),
            parity: 1,
            rating: None,
            score: Points::ZERO,
            pairing_score: Points::ZERO,
            history: history.collect(),
            to_be_paired: true,
            zero_point_byes: 0,
        }
    }

    #[test]
    fn preferences_follow_article_1_7() {
        use Strength::{Absolute, Mild, Strong};
        let (white, black) = (Some(Colour::White), Some(Colour::Black));
        for (history, preference, strength) in [
            ("", None, Strength::None),
            ("--", None, Strength::None),
            ("W", black, Strong),
            ("WB", white, Mild),
            ("WBW", black, Strong),
            ("WBBW", black, Mild),
            ("WBWW", black, Absolute),
            ("BWW", black, Absolute),
            ("BW-W", black, Absolute),
            ("WBBWBB", white, Absolute),
            ("WWBW-", black, Absolute),
        ] {
            let colours = Colours::of(&player(history));
            assert_eq!((colours.preference, colours.strength), (preference, strength), "{history}");
        }
    }

    #[test]
    fn colours_are_allocated_by_the_first_rule_that_decides() {
        let field = Field {
            entrants: Vec::new(),
            round: sonneborn_tournament::ids::RoundNo(5),
            rounds_total: 9,
            win: Points::ONE,
            draw: Points::HALF,
            loss: Points::ZERO,
            initial_colour: Colour::Black,
            forbidden: Vec::new(),
            avoided: Vec::new(),
        };
        for (higher, lower, colour, rule) in [
            ("WB", "BW", Colour::White, ColourRule::BothGranted),
            ("", "BW", Colour::White, ColourRule::BothGranted),
            ("WBW", "WBBW", Colour::Black, ColourRule::Stronger),
            ("WBWW", "WBWBW", Colour::Black, ColourRule::Stronger),
            ("WWBWW", "BWBWW", Colour::Black, ColourRule::Stronger),
            ("WBB-W", "BWBW-", Colour::White, ColourRule::Alternated),
            ("WBWB", "WB", Colour::White, ColourRule::HigherRanked),
            ("", "", Colour::Black, ColourRule::InitialColour),
        ] {
            assert_eq!(allocate(&field, &player(higher), &player(lower)), (colour, rule), "{higher} against {lower}");
        }
    }
}

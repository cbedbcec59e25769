//! Drawing of lots from a recorded seed: the same seed always draws the same lots, on every machine and in every version.
//!
//! The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014). It is
//! written out here, because a crate's generator may change its sequence with a new version, and then a drawing in the
//! journal could not be repeated. It is no source of secrets.

use std::ops::RangeInclusive;

/// An urn: a sequence of numbers that a seed decides.
#[derive(Clone, Debug)]
pub struct Lots {
    state: u64,
}

/// The odd constant nearest to 2⁶⁴ divided by the golden ratio, by which the state steps.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

impl Lots {
    pub const fn new(seed: u64) -> Lots {
        Lots { state: seed }
    }

    /// The next 64 bits.
    fn next_bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(STEP);
        let mut bits = self.state;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }

    /// A number from 0 to `bound - 1`, each equally likely.
    ///
    /// ```
    /// use sonneborn_pairing::lots::Lots;
    ///
    /// let drawn = |seed| Lots::new(seed).below(6);
    /// assert!(drawn(1) < 6);
    /// assert_eq!(drawn(1), drawn(1), "the same seed draws the same lots, whoever looks");
    /// ```
    ///
    /// # Panics
    /// If `bound` is 0: nothing can be drawn from an empty urn.
    pub fn below(&mut self, bound: usize) -> usize {
        assert!(bound > 0, "nothing to draw from");
        let bound = bound as u64;
        // Bits from the last, incomplete run of `bound` numbers are thrown away; they would favour the small ones.
        let unfair = u64::MAX - (u64::MAX % bound + 1) % bound;
        loop {
            let bits = self.next_bits();
            if bits <= unfair {
                return (bits % bound) as usize;
            }
        }
    }

    /// A number of a range, its ends included.
    pub fn within(&mut self, range: RangeInclusive<u16>) -> u16 {
        range.start() + self.below(usize::from(range.end() - range.start()) + 1) as u16
    }

    /// Puts the items in a random order (Fisher and Yates).
    ///
    /// ```
    /// use sonneborn_pairing::lots::Lots;
    ///
    /// let mut players = [1, 2, 3, 4, 5];
    /// Lots::new(20).shuffle(&mut players);
    /// players.sort_unstable();
    /// assert_eq!(players, [1, 2, 3, 4, 5]);
    /// ```
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_the_published_one() {
        let mut lots = Lots::new(1_234_567);
        let drawn: Vec<u64> = (0..3).map(|_| lots.next_bits()).collect();
        assert_eq!(drawn, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn a_shuffle_keeps_every_item_once() {
        let mut items: Vec<u16> = (1..=24).collect();
        Lots::new(7).shuffle(&mut items);
        assert_ne!(items, (1..=24).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (1..=24).collect::<Vec<_>>());
    }

    #[test]
    fn every_number_is_drawn_about_as_often() {
        let mut lots = Lots::new(42);
        let mut times = [0; 6];
        (0..6000).for_each(|_| times[lots.below(6)] += 1);
        assert!(times.iter().all(|&count| (850..1150).contains(&count)), "{times:?}");
    }
}

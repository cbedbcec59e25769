//! Kinds of colour preference, and which kinds may meet when as few preferences as possible are denied (C10 to C13).

use super::super::colours::{Colours, Strength};
use sonneborn_tournament::colour::Colour;

/// The kinds: no preference; mild, strong and absolute for White; the same for Black; the place of the one who floats.
pub const KINDS: usize = 8;
pub(crate) const FLOAT: usize = 7;
const NONE: usize = 0;
const WHITE: [usize; 3] = [1, 2, 3];
const BLACK: [usize; 3] = [4, 5, 6];

/// The kind of a player's preference.
pub fn kind_of(colours: &Colours) -> usize {
    let strength = match colours.strength {
        Strength::None => return NONE,
        Strength::Mild => 0,
        Strength::Strong => 1,
        Strength::Absolute => 2,
    };
    match colours.preference {
        Some(Colour::White) => WHITE[strength],
        Some(Colour::Black) => BLACK[strength],
        None => NONE,
    }
}

/// Which kinds may be paired with which.
#[derive(Clone, Debug)]
pub struct KindTable {
    allowed: [[bool; KINDS]; KINDS],
}

impl KindTable {
    pub fn allows(&self, a: usize, b: usize) -> bool {
        self.allowed[a][b]
    }

    fn forbid(&mut self, some: &[usize], others: &[usize]) {
        for &a in some {
            for &b in others {
                self.allowed[a][b] = false;
                self.allowed[b][a] = false;
            }
        }
    }

    /// The pairs of kinds that occur when everybody (of `counts` by kind) is paired and C10 and C11 are kept, C12 is missed
    /// as seldom as the numbers allow, and then C13. Two absolute preferences for one colour always break C3, C10 or C11.
    pub(crate) fn least_denied(counts: &[usize; KINDS]) -> KindTable {
        let mut table = KindTable { allowed: [[true; KINDS]; KINDS] };
        table.forbid(&[WHITE[2]], &[WHITE[2]]);
        table.forbid(&[BLACK[2]], &[BLACK[2]]);
        let sum = |kinds: &[usize]| kinds.iter().map(|&kind| counts[kind]).sum::<usize>();
        let (white, black, indifferent) = (sum(&WHITE), sum(&BLACK), sum(&[NONE, FLOAT]));
        if white > black + indifferent {
            table.favour(&WHITE, &BLACK, (white - black - indifferent) / 2, counts[WHITE[0]]);
        } else if black > white + indifferent {
            table.favour(&BLACK, &WHITE, (black - white - indifferent) / 2, counts[BLACK[0]]);
        } else {
            table.forbid(&WHITE, &WHITE);
            table.forbid(&BLACK, &BLACK);
        }
        table
    }

    /// So many more want one colour that `clashes` pairs of them have to be made: everyone else meets one of them. In these
    /// pairs a mild preference gives way, or, if there are too few mild ones, each of them gives way in a pair of its own.
    fn favour(&mut self, many: &[usize; 3], few: &[usize; 3], clashes: usize, mild: usize) {
        let others: Vec<usize> = few.iter().copied().chain([NONE, FLOAT]).collect();
        self.forbid(&others, &others);
        if clashes <= mild {
            self.forbid(&many[1..], &many[1..]);
        } else {
            self.forbid(&many[..1], &many[..1]);
            self.forbid(&many[..1], &others);
        }
    }
}

//! A bracket whose criteria do not stand against each other: who would deny more colours than the numbers of preferences ask
//! for are struck out (C8), and only one of the lowest score floats, of an odd number (C5, C6). If all can still be paired,
//! every pairing that is left is a best one of the bracket, and no weighing is needed.

use super::contender::{Contenders, Rank};
use crate::swiss::matching::ALONE;
use crate::swiss::matching::cardinality::{Augmenter, completes};
use crate::swiss::matching::graph::{Bits, Graph};
use crate::swiss::matching::perfect::Perfect;
use sonneborn_tournament::colour::Colour;

/// The colour that somebody should get; the place of the one who floats has none.
type Wish = Option<Colour>;

/// The pairs of the best pairings of a bracket, by the places of `nodes`, after which comes a place for the odd one; `None` is no
/// verdict.
pub fn best(contenders: &Contenders, nodes: &[Rank]) -> Option<Perfect> {
    let mut wishes: Vec<Wish> = nodes.iter().map(|&rank| contenders.list[rank].colours.preference).collect();
    let places = nodes.len().next_multiple_of(2);
    wishes.resize(places, None);
    let denied = Denied::least(&wishes);
    let mut graph = Graph::empty(places);
    for a in 0..nodes.len() {
        for b in a + 1..nodes.len() {
            if denied.allows(wishes[a], wishes[b]) && contenders.graph.has(nodes[a], nodes[b]) {
                graph.join(a, b);
            }
        }
    }
    let lowest = nodes.iter().map(|&rank| contenders.list[rank].score).min()?;
    for odd in nodes.len()..places {
        let floats = |&node: &usize| contenders.list[nodes[node]].score == lowest && denied.allows(wishes[node], None);
        (0..nodes.len()).filter(floats).for_each(|node| graph.join(node, odd));
    }
    // The first meets the last: near what will be.
    let mut mates = vec![ALONE; places];
    for (node, other) in (0..places).zip((0..places).rev()) {
        if graph.has(node, other) {
            mates[node] = other;
        }
    }
    let everybody = Bits::range(places, 0..places);
    completes(&mut Augmenter::new(places), &graph, &everybody, &mut mates, 0..places)
        .then(|| Perfect::new(graph, mates))
}

/// Which pairs deny somebody their colour although the numbers do not ask for it.
enum Denied {
    /// Those of two with the same wish: everybody can get their colour.
    Nobody,
    /// So many wish for this colour that some cannot get it; everybody else has to meet one of them.
    Some(Colour),
}

impl Denied {
    fn least(wishes: &[Wish]) -> Denied {
        let count = |wish: Wish| wishes.iter().filter(|&&other| other == wish).count();
        let (white, black, none) = (count(Some(Colour::White)), count(Some(Colour::Black)), count(None));
        if white > black + none {
            Denied::Some(Colour::White)
        } else if black > white + none {
            Denied::Some(Colour::Black)
        } else {
            Denied::Nobody
        }
    }

    fn allows(&self, a: Wish, b: Wish) -> bool {
        match self {
            Denied::Nobody => a.is_none() || a != b,
            Denied::Some(colour) => a == Some(*colour) || b == Some(*colour),
        }
    }
}

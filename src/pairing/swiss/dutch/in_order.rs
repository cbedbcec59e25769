//! The first of the best candidates in the order of art. 4, once the weighing has found what the best ones are made of.
//!
//! All best candidates consist of tight pairs, so that the sequence of 3.6 and 3.7 can be followed player by player by
//! asking whether the others can still be paired by such pairs. In rare cases pairings of tight pairs exist that are not the
//! best; should the first of all be one of these, it is not for this way to tell which is the first of the best.

use super::super::matching::ALONE;
use super::super::matching::graph::{Bits, Graph};
use super::super::matching::perfect::Perfect;
use super::super::matching::weighted::{Layout, Optimum, Weight, Weights};
use super::criteria::Candidate;
use super::weighing::{Node, Role, Weighing};

/// The first candidate of those that `weights` find best, as `best` has them; `None` is no verdict.
pub fn first(weighing: &Weighing<'_>, weights: &Weights, best: &Optimum) -> Option<Candidate> {
    let nodes = &weighing.nodes;
    let mut pairing = Perfect::tight(best);
    let size = pairing.graph().size();
    let residents = bits(size, nodes, |node| node.role.is_resident());
    let moved: Vec<usize> = (0..nodes.len()).filter(|&index| nodes[index].role == Role::MovedDown).collect();
    // 3.2.2, 3.7.3: the first set that can be paired, and 3.7.2: the first opponents for them.
    let paired: Vec<usize> = moved.into_iter().filter(|&index| pairing.narrow(index, &residents)).collect();
    paired.iter().for_each(|&index| pairing.settle(index));
    let upper = pair_remainder(&mut pairing, &residents)?;

    let mut mates = pairing.mates()[..nodes.len()].to_vec();
    mates.iter_mut().filter(|mate| **mate >= nodes.len()).for_each(|mate| *mate = ALONE);
    if weights.total(&mates) != weights.total(&best.mates) {
        return None;
    }
    let vertex = |index: usize| nodes[index].vertex;
    let mut pairs: Vec<_> = paired.iter().chain(&upper).map(|&index| (vertex(index), vertex(mates[index]))).collect();
    pairs.sort_unstable();
    let alone = |node: &&Node| !pairs.iter().any(|&(a, b)| a == node.vertex || b == node.vertex);
    let floaters = nodes.iter().filter(|node| node.role.in_bracket()).filter(alone).map(|node| node.vertex).collect();
    Some(Candidate { pairs, floaters })
}

fn bits(size: usize, nodes: &[Node], holds: impl Fn(&Node) -> bool) -> Bits {
    let mut bits = Bits::empty(size);
    nodes.iter().enumerate().filter(|(_, node)| holds(node)).for_each(|(index, _)| bits.insert(index));
    bits
}

/// 3.6: the residents who are left, by exchanges (4.3) and transpositions (4.2); gives those of the upper half.
fn pair_remainder(pairing: &mut Perfect, residents: &Bits) -> Option<Vec<usize>> {
    let remainder: Vec<usize> = residents.iter().filter(|&index| pairing.open().has(index)).collect();
    let pairs = upper_half(&remainder, pairing.mates()).len();
    let (mut upper, lower) = (remainder[..pairs].to_vec(), remainder[pairs..].to_vec());
    *pairing = match pairing.halved(&upper, &lower) {
        Some(halved) => halved,
        None => {
            upper = exchange(pairing, &remainder, pairs)?;
            let lower: Vec<usize> =
                remainder.iter().copied().filter(|index| upper.binary_search(index).is_err()).collect();
            pairing.halved(&upper, &lower)?
        }
    };
    upper.iter().for_each(|&index| pairing.settle(index));
    Some(upper)
}

/// Those of the remainder whose partners are in it, after them.
fn upper_half(remainder: &[usize], mates: &[usize]) -> Vec<usize> {
    let paired = |&&index: &&usize| mates[index] > index && remainder.binary_search(&mates[index]).is_ok();
    remainder.iter().filter(paired).copied().collect()
}

/// S1 after the first exchange (4.3.2) that lets all be paired.
fn exchange(pairing: &mut Perfect, remainder: &[usize], pairs: usize) -> Option<Vec<usize>> {
    let (least, sums) = least_exchanged(pairing, remainder, pairs);
    *pairing = least;
    let size = pairing.graph().size();
    let (mut after, mut elsewhere) = (Bits::empty(size), Bits::range(size, 0..size));
    remainder.iter().for_each(|&index| elsewhere.remove(index));
    let mut upper = Vec::with_capacity(pairs);
    // The largest that leave S1.
    for (bsn, &index) in remainder.iter().enumerate().take(pairs).rev() {
        let mut lower = elsewhere.clone();
        remainder[..bsn].iter().for_each(|&before| lower.insert(before));
        if !pairing.narrow(index, &lower) {
            upper.push(index);
        }
    }
    // Then the smallest that leave S2.
    remainder[pairs..].iter().for_each(|&index| after.insert(index));
    for &index in &remainder[pairs..] {
        after.remove(index);
        if pairing.narrow(index, &after) {
            upper.push(index);
        }
    }
    upper.sort_unstable();
    (sums == exchange_sums(remainder, pairs, &upper)).then_some(upper)
}

/// How many of the upper half were in S1 before, and the sum of all their BSNs (4.3.2.1, 4.3.2.2), which grows with what is
/// exchanged.
fn exchange_sums(remainder: &[usize], pairs: usize, upper: &[usize]) -> (usize, usize) {
    let bsns = upper.iter().filter_map(|index| remainder.binary_search(index).ok());
    (bsns.clone().filter(|&bsn| bsn < pairs).count(), bsns.sum())
}

/// Only the pairs of which pairings consist with the fewest exchanged, then the smallest difference of the sums of BSNs.
fn least_exchanged(pairing: &Perfect, remainder: &[usize], pairs: usize) -> (Perfect, (usize, usize)) {
    let size = pairing.graph().size();
    let open: Vec<usize> = pairing.open().iter().collect();
    let mut bsn = vec![ALONE; size];
    remainder.iter().enumerate().for_each(|(number, &index)| bsn[index] = number);
    let mut layout = Layout::default();
    let length = remainder.len();
    let (few, near) = (layout.push(length), layout.push(length * length));
    let mut weights = Weights::new(open.len(), &layout);
    let nothing = weights.zero();
    // What the higher ranked of a pair adds: one if they were in S1 before, and how far they stand above its end.
    let added = |index: usize, times: i64| {
        let mut weight = nothing.clone();
        if bsn[index] != ALONE {
            weight.add(few, times * i64::from(bsn[index] < pairs));
            weight.add(near, times * (pairs as i64 - bsn[index] as i64));
        }
        weight
    };
    for (a, &higher) in open.iter().enumerate() {
        let weight = added(higher, 1);
        let allowed = |&(_, &lower): &(usize, &usize)| pairing.graph().has(higher, lower);
        for (b, &lower) in open.iter().enumerate().skip(a + 1).filter(allowed) {
            weights.allow(a, b, if bsn[lower] == ALONE { &nothing } else { &weight });
        }
    }
    // Those of S1 bound all pairs alone: with anybody of S2 they add just so much.
    let bounds: Vec<Weight> =
        open.iter().map(|&index| if bsn[index] < pairs { added(index, 2) } else { nothing.clone() }).collect();
    let best = weights.optimum_of_all(&bounds);
    let mut mates = pairing.mates().to_vec();
    let mut graph = Graph::empty(size);
    for (a, &vertex) in open.iter().enumerate() {
        mates[vertex] = open[best.mates[a]];
        (a + 1..open.len()).filter(|&b| best.tight.has(a, b)).for_each(|b| graph.join(vertex, open[b]));
    }
    let sums = exchange_sums(remainder, pairs, &upper_half(remainder, &mates));
    (pairing.replaced(graph, mates), sums)
}

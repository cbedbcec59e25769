//! Matchings of the greatest weight in any graph, where a weight is a list of numbers compared from the left.
//!
//! Edmonds' algorithm with dual variables, O(n³). Criteria in descending priority are lanes of a weight: vectors of
//! integers under addition, ordered lexicographically, are all the algorithm needs, so that nothing is ever scaled,
//! rounded or out of range.

use super::ALONE;
use std::cmp::Ordering;
use std::collections::VecDeque;

/// Where a criterion stands in the weights: the sums of its values in a matching never touch another criterion's.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    lane: usize,
    shift: u32,
}

/// How many bits of a lane carry criteria; the rest is headroom for the dual variables.
const LANE_BITS: u32 = 40;

/// The order of the criteria, the most important first.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    lanes: usize,
    free: u32,
}

impl Layout {
    /// Adds the next criterion, whose sum over a matching stays within `-limit..=limit`.
    pub fn push(&mut self, limit: usize) -> Place {
        let bits = usize::BITS - limit.leading_zeros() + 2;
        debug_assert!(bits <= LANE_BITS, "no criterion sums up to so much");
        if self.lanes == 0 || self.free < bits {
            self.lanes += 1;
            self.free = LANE_BITS;
        }
        self.free -= bits;
        Place { lane: self.lanes - 1, shift: self.free }
    }

    pub fn lanes(&self) -> usize {
        self.lanes
    }
}

/// The weights of all pairs of `size` vertices; who may not be paired has none.
#[derive(Clone, Debug)]
pub struct Weights {
    size: usize,
    lanes: usize,
    values: Vec<i64>,
    allowed: Vec<bool>,
}

impl Weights {
    pub fn new(size: usize, layout: &Layout) -> Weights {
        let lanes = layout.lanes().max(1);
        Weights { size, lanes, values: vec![0; size * size * lanes], allowed: vec![false; size * size] }
    }

    /// Allows the pair, at weight zero.
    pub fn allow(&mut self, a: usize, b: usize) {
        self.allowed[a * self.size + b] = true;
        self.allowed[b * self.size + a] = true;
    }

    pub fn add(&mut self, a: usize, b: usize, place: Place, value: i64) {
        for (a, b) in [(a, b), (b, a)] {
            self.values[(a * self.size + b) * self.lanes + place.lane] += value << place.shift;
        }
    }

    /// The partners in a matching of the greatest total weight. Pairs whose weight is not positive are not made.
    pub fn best_matching(&self) -> Vec<usize> {
        match self.lanes {
            1 => Solver::<1>::new(self).solve(),
            2 => Solver::<2>::new(self).solve(),
            3 => Solver::<3>::new(self).solve(),
            4 => Solver::<4>::new(self).solve(),
            5 => Solver::<5>::new(self).solve(),
            6 => Solver::<6>::new(self).solve(),
            7..=8 => Solver::<8>::new(self).solve(),
            9..=12 => Solver::<12>::new(self).solve(),
            13..=16 => Solver::<16>::new(self).solve(),
            17..=24 => Solver::<24>::new(self).solve(),
            25..=40 => Solver::<40>::new(self).solve(),
            _ => Solver::<96>::new(self).solve(),
        }
    }
}

/// A weight: compared from the left.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Lanes<const K: usize>([i64; K]);

impl<const K: usize> Lanes<K> {
    const ZERO: Self = Lanes([0; K]);

    fn plus(self, other: Self) -> Self {
        Lanes(std::array::from_fn(|lane| self.0[lane] + other.0[lane]))
    }

    fn minus(self, other: Self) -> Self {
        Lanes(std::array::from_fn(|lane| self.0[lane] - other.0[lane]))
    }

    fn half(self) -> Self {
        Lanes(std::array::from_fn(|lane| self.0[lane] / 2))
    }

    fn double(self) -> Self {
        Lanes(std::array::from_fn(|lane| self.0[lane] * 2))
    }
}

impl<const K: usize> Ord for Lanes<K> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.cmp(&other.0)
    }
}

impl<const K: usize> PartialOrd for Lanes<K> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// What a node is in the tree of alternating paths.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Free,
    Outer,
    Inner,
}

/// Vertices are the nodes below `size`; blossoms are the nodes above.
struct Solver<'w, const K: usize> {
    size: usize,
    weights: &'w Weights,
    /// The dual variable of each node, for doubled weights.
    dual: Vec<Lanes<K>>,
    /// The vertex at the other end of a node's matched edge.
    mate: Vec<usize>,
    /// The edge by which two nodes are joined, as the vertices at its ends: `[a * capacity + b]`.
    joint: Vec<(u32, u32)>,
    capacity: usize,
    /// The outermost node in which a node lies; itself if in none.
    top: Vec<usize>,
    /// The vertex from which a top node has its least slack.
    nearest: Vec<usize>,
    /// From where a node was reached.
    parent: Vec<usize>,
    label: Vec<Label>,
    /// The nodes of a blossom round about, its base first.
    ring: Vec<Vec<usize>>,
    /// The node of blossom `b` in which vertex `v` lies: `[b - size][v]`.
    holder: Vec<Vec<usize>>,
    seen: Vec<usize>,
    turn: usize,
    queue: VecDeque<usize>,
}

const NO_EDGE: (u32, u32) = (u32::MAX, u32::MAX);

impl<'w, const K: usize> Solver<'w, K> {
    fn new(weights: &'w Weights) -> Self {
        let size = weights.size;
        let capacity = size + size / 2 + 1;
        let mut solver = Solver {
            size,
            weights,
            dual: vec![Lanes::ZERO; capacity],
            mate: vec![ALONE; capacity],
            joint: vec![NO_EDGE; capacity * capacity],
            capacity,
            top: (0..capacity).map(|node| if node < size { node } else { ALONE }).collect(),
            nearest: vec![ALONE; capacity],
            parent: vec![ALONE; capacity],
            label: vec![Label::Free; capacity],
            ring: vec![Vec::new(); capacity],
            holder: vec![Vec::new(); capacity - size],
            seen: vec![0; capacity],
            turn: 0,
            queue: VecDeque::new(),
        };
        let mut greatest = Lanes::ZERO;
        for a in 0..size {
            for b in 0..size {
                let weight = solver.weight(a, b);
                if weights.allowed[a * size + b] && weight > Lanes::ZERO {
                    solver.joint[a * capacity + b] = (a as u32, b as u32);
                    greatest = greatest.max(weight);
                }
            }
        }
        solver.dual[..size].fill(greatest);
        solver
    }

    fn solve(mut self) -> Vec<usize> {
        while self.phase() {}
        (0..self.size).map(|vertex| self.mate[vertex]).collect()
    }

    fn weight(&self, a: usize, b: usize) -> Lanes<K> {
        let start = (a * self.size + b) * self.weights.lanes;
        let values = &self.weights.values[start..start + self.weights.lanes];
        Lanes(std::array::from_fn(|lane| values.get(lane).copied().unwrap_or(0)))
    }

    fn joint(&self, a: usize, b: usize) -> (usize, usize) {
        let (x, y) = self.joint[a * self.capacity + b];
        (x as usize, y as usize)
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        self.joint[a * self.capacity + b] != NO_EDGE
    }

    /// How far the edge between two nodes is from being tight.
    fn slack(&self, a: usize, b: usize) -> Lanes<K> {
        let (x, y) = self.joint(a, b);
        self.dual[x].plus(self.dual[y]).minus(self.weight(x, y).double())
    }

    fn note_slack(&mut self, vertex: usize, node: usize) {
        let nearest = self.nearest[node];
        if nearest == ALONE || self.slack(vertex, node) < self.slack(nearest, node) {
            self.nearest[node] = vertex;
        }
    }

    fn find_nearest(&mut self, node: usize) {
        self.nearest[node] = ALONE;
        for vertex in 0..self.size {
            if self.joined(vertex, node) && self.top[vertex] != node && self.label[self.top[vertex]] == Label::Outer {
                self.note_slack(vertex, node);
            }
        }
    }

    fn enqueue(&mut self, node: usize) {
        if node < self.size {
            self.queue.push_back(node);
        } else {
            for index in 0..self.ring[node].len() {
                self.enqueue(self.ring[node][index]);
            }
        }
    }

    fn set_top(&mut self, node: usize, top: usize) {
        self.top[node] = top;
        if node >= self.size {
            for index in 0..self.ring[node].len() {
                self.set_top(self.ring[node][index], top);
            }
        }
    }

    /// Turns a blossom's ring so that the way from its base to `node` has an even number of steps; gives their number.
    fn even_way(&mut self, blossom: usize, node: usize) -> usize {
        let ring = &mut self.ring[blossom];
        let place = ring.iter().position(|&other| other == node).expect("the node lies in the blossom");
        if place % 2 == 1 {
            ring[1..].reverse();
            ring.len() - place
        } else {
            place
        }
    }

    fn holder(&self, blossom: usize, vertex: usize) -> usize {
        self.holder[blossom - self.size][vertex]
    }

    fn set_mate(&mut self, node: usize, other: usize) {
        let (inside, outside) = self.joint(node, other);
        self.mate[node] = outside;
        if node >= self.size {
            let entrance = self.holder(node, inside);
            let steps = self.even_way(node, entrance);
            for index in 0..steps {
                let (a, b) = (self.ring[node][index], self.ring[node][index ^ 1]);
                self.set_mate(a, b);
            }
            self.set_mate(entrance, other);
            self.ring[node].rotate_left(steps);
        }
    }

    fn flip(&mut self, mut node: usize, mut other: usize) {
        loop {
            let next = self.mate[node];
            self.set_mate(node, other);
            if next == ALONE {
                return;
            }
            let next = self.top[next];
            let before = self.top[self.parent[next]];
            self.set_mate(next, before);
            (node, other) = (before, next);
        }
    }

    fn common_ancestor(&mut self, mut a: usize, mut b: usize) -> Option<usize> {
        self.turn += 1;
        while a != ALONE || b != ALONE {
            if a != ALONE {
                if self.seen[a] == self.turn {
                    return Some(a);
                }
                self.seen[a] = self.turn;
                a = self.step_up(a);
            }
            std::mem::swap(&mut a, &mut b);
        }
        None
    }

    /// Two steps towards the root: from an outer node to the outer node before it.
    fn step_up(&self, node: usize) -> usize {
        match self.mate[node] {
            ALONE => ALONE,
            mate => match self.parent[self.top[mate]] {
                ALONE => ALONE,
                parent => self.top[parent],
            },
        }
    }

    fn form_blossom(&mut self, a: usize, ancestor: usize, b: usize) {
        let blossom = (self.size..self.capacity).find(|&node| self.top[node] == ALONE).expect("n/2 blossoms at most");
        self.dual[blossom] = Lanes::ZERO;
        self.label[blossom] = Label::Outer;
        self.mate[blossom] = self.mate[ancestor];
        let mut ring = vec![ancestor];
        let mut at = a;
        while at != ancestor {
            ring.push(at);
            let inner = self.top[self.mate[at]];
            ring.push(inner);
            self.enqueue(inner);
            at = self.top[self.parent[inner]];
        }
        ring[1..].reverse();
        at = b;
        while at != ancestor {
            ring.push(at);
            let inner = self.top[self.mate[at]];
            ring.push(inner);
            self.enqueue(inner);
            at = self.top[self.parent[inner]];
        }
        self.ring[blossom] = ring;
        self.set_top(blossom, blossom);
        for node in 0..self.capacity {
            self.joint[blossom * self.capacity + node] = NO_EDGE;
            self.joint[node * self.capacity + blossom] = NO_EDGE;
        }
        let mut holder = vec![ALONE; self.size];
        for index in 0..self.ring[blossom].len() {
            let part = self.ring[blossom][index];
            for node in 0..self.capacity {
                if self.top[node] != ALONE
                    && self.joined(part, node)
                    && (!self.joined(blossom, node) || self.slack(part, node) < self.slack(blossom, node))
                {
                    self.joint[blossom * self.capacity + node] = self.joint[part * self.capacity + node];
                    self.joint[node * self.capacity + blossom] = self.joint[node * self.capacity + part];
                }
            }
            for (vertex, holder) in holder.iter_mut().enumerate() {
                if part == vertex || part >= self.size && self.holder(part, vertex) != ALONE {
                    *holder = part;
                }
            }
        }
        self.holder[blossom - self.size] = holder;
        self.find_nearest(blossom);
    }

    fn expand_blossom(&mut self, blossom: usize) {
        for index in 0..self.ring[blossom].len() {
            let part = self.ring[blossom][index];
            self.set_top(part, part);
        }
        let entrance_vertex = self.joint(blossom, self.parent[blossom]).0;
        let entrance = self.holder(blossom, entrance_vertex);
        let steps = self.even_way(blossom, entrance);
        let ring = std::mem::take(&mut self.ring[blossom]);
        for pair in ring[..steps].chunks_exact(2) {
            let (inner, outer) = (pair[0], pair[1]);
            self.parent[inner] = self.joint(outer, inner).0;
            self.label[inner] = Label::Inner;
            self.label[outer] = Label::Outer;
            self.nearest[inner] = ALONE;
            self.find_nearest(outer);
            self.enqueue(outer);
        }
        self.label[entrance] = Label::Inner;
        self.parent[entrance] = self.parent[blossom];
        for &part in &ring[steps + 1..] {
            self.label[part] = Label::Free;
            self.find_nearest(part);
        }
        self.top[blossom] = ALONE;
    }

    /// Uses a tight edge from an outer vertex; `true` if that made the matching greater.
    fn use_edge(&mut self, from: usize, to: usize) -> bool {
        let (a, b) = (self.top[from], self.top[to]);
        match self.label[b] {
            Label::Free => {
                self.parent[b] = from;
                self.label[b] = Label::Inner;
                let next = self.top[self.mate[b]];
                self.nearest[b] = ALONE;
                self.nearest[next] = ALONE;
                self.label[next] = Label::Outer;
                self.enqueue(next);
            }
            Label::Outer => match self.common_ancestor(a, b) {
                None => {
                    self.flip(a, b);
                    self.flip(b, a);
                    return true;
                }
                Some(ancestor) => self.form_blossom(a, ancestor, b),
            },
            Label::Inner => {}
        }
        false
    }

    fn is_top(&self, node: usize) -> bool {
        self.top[node] == node
    }

    /// Makes the matching greater by one pair; `false` when it is the best.
    fn phase(&mut self) -> bool {
        self.label.fill(Label::Free);
        self.nearest.fill(ALONE);
        self.queue.clear();
        for node in 0..self.capacity {
            if self.is_top(node) && self.mate[node] == ALONE {
                self.parent[node] = ALONE;
                self.label[node] = Label::Outer;
                self.enqueue(node);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            if self.grow() {
                return true;
            }
            if !self.adjust_duals() {
                return false;
            }
            if self.use_new_tight_edges() {
                return true;
            }
            for blossom in self.size..self.capacity {
                if self.is_top(blossom) && self.label[blossom] == Label::Inner && self.dual[blossom] == Lanes::ZERO {
                    self.expand_blossom(blossom);
                }
            }
        }
    }

    fn grow(&mut self) -> bool {
        while let Some(vertex) = self.queue.pop_front() {
            if self.label[self.top[vertex]] == Label::Inner {
                continue;
            }
            for other in 0..self.size {
                if self.joined(vertex, other) && self.top[vertex] != self.top[other] {
                    if self.slack(vertex, other) == Lanes::ZERO {
                        if self.use_edge(vertex, other) {
                            return true;
                        }
                    } else {
                        self.note_slack(vertex, self.top[other]);
                    }
                }
            }
        }
        false
    }

    fn adjust_duals(&mut self) -> bool {
        let mut step: Option<Lanes<K>> = None;
        let mut bound = |limit: Lanes<K>| step = Some(step.map_or(limit, |step| step.min(limit)));
        for node in 0..self.capacity {
            if !self.is_top(node) {
                continue;
            }
            if node >= self.size && self.label[node] == Label::Inner {
                bound(self.dual[node].half());
            }
            if self.nearest[node] != ALONE {
                match self.label[node] {
                    Label::Free => bound(self.slack(self.nearest[node], node)),
                    Label::Outer => bound(self.slack(self.nearest[node], node).half()),
                    Label::Inner => {}
                }
            }
        }
        // Outer vertices all stand on the same dual: they stop at zero together, and then stay alone at no loss.
        let Some(least) =
            (0..self.size).filter(|&v| self.label[self.top[v]] == Label::Outer).map(|v| self.dual[v]).min()
        else {
            return false;
        };
        let step = match step {
            Some(step) if step < least => step,
            _ => return false,
        };
        for vertex in 0..self.size {
            match self.label[self.top[vertex]] {
                Label::Outer => self.dual[vertex] = self.dual[vertex].minus(step),
                Label::Inner => self.dual[vertex] = self.dual[vertex].plus(step),
                Label::Free => {}
            }
        }
        for blossom in self.size..self.capacity {
            if self.is_top(blossom) {
                match self.label[blossom] {
                    Label::Outer => self.dual[blossom] = self.dual[blossom].plus(step.double()),
                    Label::Inner => self.dual[blossom] = self.dual[blossom].minus(step.double()),
                    Label::Free => {}
                }
            }
        }
        true
    }

    fn use_new_tight_edges(&mut self) -> bool {
        self.queue.clear();
        for node in 0..self.capacity {
            if self.is_top(node)
                && self.nearest[node] != ALONE
                && self.top[self.nearest[node]] != node
                && self.slack(self.nearest[node], node) == Lanes::ZERO
            {
                let (from, to) = self.joint(self.nearest[node], node);
                if self.use_edge(from, to) {
                    return true;
                }
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    type Edge = (usize, usize, i64, i64);

    fn best(edges: &[Edge], used: u32) -> (i64, i64) {
        let Some((&(a, b, high, low), rest)) = edges.split_first() else { return (0, 0) };
        let without = best(rest, used);
        if used >> a & 1 == 1 || used >> b & 1 == 1 || a == b {
            return without;
        }
        let with = best(rest, used | 1 << a | 1 << b);
        without.max((with.0 + high, with.1 + low))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]
        #[test]
        fn no_matching_weighs_more(
            edges in prop::collection::btree_map((0usize..9, 0usize..9), (0i64..4, -5i64..5), 0..20)
        ) {
            let edges: Vec<Edge> =
                edges.into_iter().filter(|((a, b), _)| a < b).map(|((a, b), (high, low))| (a, b, high, low)).collect();
            let mut layout = Layout::default();
            let high_place = layout.push(1 << 20);
            let low_place = layout.push(1 << 36);
            let mut weights = Weights::new(9, &layout);
            for &(a, b, high, low) in &edges {
                weights.allow(a, b);
                weights.add(a, b, high_place, high);
                weights.add(a, b, low_place, low);
            }
            let mates = weights.best_matching();
            let mut total = (0, 0);
            for &(a, b, high, low) in &edges {
                if mates[a] == b {
                    prop_assert_eq!(mates[b], a);
                    total = (total.0 + high, total.1 + low);
                }
            }
            prop_assert_eq!(total, best(&edges, 0));
        }
    }
}

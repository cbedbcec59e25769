//! The search for a matching of the greatest weight: Edmonds' algorithm with dual variables, O(n³).
//!
//! Vectors of integers under addition, ordered lexicographically, are all the algorithm needs of a weight, so that nothing
//! is ever scaled, rounded or out of range. Weights are taken four times, so that halves of steps stay whole wherever the dual
//! variables begin.

mod found;
mod lanes;
mod shrink;
mod start;

use super::ALONE;
use super::weighted::Weights;
use lanes::Lanes;
use sonneborn_patience as patience;
use std::collections::VecDeque;

/// What a node is in the tree of alternating paths.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Free,
    Outer,
    Inner,
}

/// Vertices are the nodes below `size`; blossoms are the nodes above.
pub struct Solver<const K: usize> {
    size: usize,
    /// The different weights, four times.
    fourfold: Vec<Lanes<K>>,
    /// Of any two vertices the number of their pair's weight, or [`NO_PAIR`].
    pairs: Vec<u32>,
    /// Everybody has to be paired.
    pairs_all: bool,
    /// The dual variable of each node, for weights taken four times.
    dual: Vec<Lanes<K>>,
    /// The vertex at the other end of a node's matched edge.
    mate: Vec<usize>,
    /// The edge by which a blossom and a node of a lower number are joined, as the vertices at its ends, the one in the blossom
    /// first: `[blossom - size][node]`.
    joints: Vec<Vec<(u32, u32)>>,
    capacity: usize,
    /// The outermost node in which a node lies; itself if in none.
    top: Vec<usize>,
    /// The vertex from which a top node has its least slack, unless it is stale.
    nearest: Vec<usize>,
    /// Trees have fallen since the nearest vertex was found: it is looked for again when it is asked for.
    is_stale: Vec<bool>,
    /// From where a node was reached.
    parent: Vec<usize>,
    label: Vec<Label>,
    /// The vertex from which the tree of a labelled node grows.
    root: Vec<usize>,
    /// How many have no partner yet.
    alone: usize,
    /// The nodes of a blossom round about, its base first.
    ring: Vec<Vec<usize>>,
    /// The node of blossom `b` in which vertex `v` lies: `[b - size][v]`.
    holder: Vec<Vec<usize>>,
    seen: Vec<usize>,
    turn: usize,
    queue: VecDeque<usize>,
}

const NO_EDGE: (u32, u32) = (u32::MAX, u32::MAX);
const NO_PAIR: u32 = u32::MAX;

impl<const K: usize> Solver<K> {
    /// With `bounds`, everybody can be paired and has to be, and the search begins at them: two add up to twice the weight of
    /// the pair at least. Without, whoever is better off alone stays so.
    pub fn new(weights: &Weights, bounds: Option<&[Vec<i128>]>) -> Self {
        let size = weights.size();
        let capacity = size + size / 2 + 1;
        let mut solver = Solver {
            size,
            fourfold: weights.kinds().map(|weight| Lanes::of(weight).double().double()).collect(),
            pairs_all: bounds.is_some(),
            dual: vec![Lanes::ZERO; capacity],
            mate: vec![ALONE; capacity],
            pairs: vec![NO_PAIR; size * size],
            joints: vec![Vec::new(); capacity - size],
            capacity,
            top: (0..capacity).map(|node| if node < size { node } else { ALONE }).collect(),
            nearest: vec![ALONE; capacity],
            is_stale: vec![false; capacity],
            parent: vec![ALONE; capacity],
            label: vec![Label::Free; capacity],
            root: (0..capacity).collect(),
            alone: size,
            ring: vec![Vec::new(); capacity],
            holder: vec![Vec::new(); capacity - size],
            seen: vec![0; capacity],
            turn: 0,
            queue: VecDeque::new(),
        };
        let mut greatest = Lanes::ZERO;
        for a in 0..size {
            for b in (0..size).filter(|&b| b != a && weights.allows(a, b)) {
                let weight = solver.fourfold[weights.kind(a, b)];
                if solver.pairs_all || weight > Lanes::ZERO {
                    solver.pairs[a * size + b] = weights.kind(a, b) as u32;
                    greatest = greatest.max(weight);
                }
            }
        }
        match bounds {
            None => solver.dual[..size].fill(greatest.half()),
            Some(bounds) => solver.start_at(bounds),
        }
        solver
    }

    /// Whether two vertices are joined by an edge without slack; most differ in the first lane.
    fn is_tight(&self, a: usize, b: usize) -> bool {
        let both = || self.dual[a].0.iter().zip(&self.dual[b].0).map(|(one, other)| one + other);
        self.joined(a, b) && both().eq(self.fourfold(a, b).0.iter().copied())
    }

    /// The weight of the pair of two vertices that are joined.
    fn fourfold(&self, a: usize, b: usize) -> &Lanes<K> {
        &self.fourfold[self.pairs[a * self.size + b] as usize]
    }

    fn joint(&self, a: usize, b: usize) -> (usize, usize) {
        let (high, low) = (a.max(b), a.min(b));
        if high < self.size {
            return (a, b);
        }
        let (x, y) = self.joints[high - self.size][low];
        if a == high { (x as usize, y as usize) } else { (y as usize, x as usize) }
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        let (high, low) = (a.max(b), a.min(b));
        if high < self.size {
            // Who asks goes through all `b`, which lie one after the other.
            self.pairs[a * self.size + b] != NO_PAIR
        } else {
            self.joints[high - self.size][low] != NO_EDGE
        }
    }

    /// Joins a new blossom with a node by the edge of one of its parts.
    fn take_joint(&mut self, blossom: usize, node: usize, (inside, outside): (usize, usize)) {
        let (inside, outside) = (inside as u32, outside as u32);
        if blossom > node {
            self.joints[blossom - self.size][node] = (inside, outside);
        } else {
            self.joints[node - self.size][blossom] = (outside, inside);
        }
    }

    /// How far the edge between two nodes is from being tight.
    fn slack(&self, a: usize, b: usize) -> Lanes<K> {
        let (x, y) = self.joint(a, b);
        self.dual[x].plus(self.dual[y]).minus(*self.fourfold(x, y))
    }

    /// Whether the edge between two nodes has less slack than `least`; most differ in the first lane.
    fn is_nearer(&self, a: usize, b: usize, least: &Lanes<K>) -> bool {
        let (x, y) = self.joint(a, b);
        let (one, other, weight) = (&self.dual[x], &self.dual[y], self.fourfold(x, y));
        one.0.iter().zip(&other.0).zip(&weight.0).map(|((one, other), weight)| one + other - weight).lt(least.0)
    }

    fn note_slack(&mut self, vertex: usize, node: usize) {
        if self.is_stale[node] {
            return;
        }
        let nearest = self.nearest[node];
        if nearest == ALONE || self.is_nearer(vertex, node, &self.slack(node, nearest)) {
            self.nearest[node] = vertex;
        }
    }

    fn find_nearest(&mut self, node: usize) {
        // Many edges that become tight at once are used one after the other, each with a search of this kind for every node.
        patience::look();
        let mut found: Option<(usize, Lanes<K>)> = None;
        for vertex in 0..self.size {
            let top = self.top[vertex];
            if self.label[top] == Label::Outer && top != node && self.joined(node, vertex) {
                let nearer = found.is_none_or(|(_, least)| self.is_nearer(node, vertex, &least));
                if nearer {
                    found = Some((vertex, self.slack(node, vertex)));
                }
            }
        }
        self.set_nearest(node, found.map_or(ALONE, |(vertex, _)| vertex));
    }

    fn set_nearest(&mut self, node: usize, vertex: usize) {
        self.nearest[node] = vertex;
        self.is_stale[node] = false;
    }

    /// Nobody asks for the nearest vertex of an inner node.
    fn refresh(&mut self, node: usize) {
        if self.is_stale[node] && self.label[node] != Label::Inner {
            self.find_nearest(node);
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

    /// Uses a tight edge from an outer vertex.
    fn use_edge(&mut self, from: usize, to: usize) {
        let (a, b) = (self.top[from], self.top[to]);
        match self.label[b] {
            Label::Free => {
                self.parent[b] = from;
                self.label[b] = Label::Inner;
                let next = self.top[self.mate[b]];
                self.set_nearest(b, ALONE);
                self.set_nearest(next, ALONE);
                self.label[next] = Label::Outer;
                self.root[b] = self.root[a];
                self.root[next] = self.root[a];
                self.enqueue(next);
            }
            Label::Outer => match self.common_ancestor(a, b) {
                None => {
                    self.flip(a, b);
                    self.flip(b, a);
                    self.alone -= 2;
                    self.fell([self.root[a], self.root[b]]);
                }
                Some(ancestor) => self.form_blossom(a, ancestor, b),
            },
            Label::Inner => {}
        }
    }

    /// Two trees are joined, so that all in them have partners: their nodes are free, and others may grow to them.
    fn fell(&mut self, roots: [usize; 2]) {
        let felled: Vec<bool> = (0..self.capacity)
            .map(|node| self.is_top(node) && self.label[node] != Label::Free && roots.contains(&self.root[node]))
            .collect();
        for node in (0..self.capacity).filter(|&node| felled[node]) {
            self.label[node] = Label::Free;
        }
        for node in 0..self.capacity {
            let nearest = self.nearest[node];
            if self.is_top(node) && (felled[node] || nearest != ALONE && felled[self.top[nearest]]) {
                self.is_stale[node] = true;
            }
        }
    }

    fn is_top(&self, node: usize) -> bool {
        self.top[node] == node
    }

    /// Grows trees from all who are alone, and joins trees wherever they meet, until those left are better off alone.
    fn search(&mut self) {
        for vertex in (0..self.size).filter(|&vertex| self.mate[vertex] == ALONE).collect::<Vec<_>>() {
            self.label[vertex] = Label::Outer;
            self.queue.push_back(vertex);
        }
        while self.alone > 0 {
            patience::look();
            self.grow();
            if self.alone == 0 || !self.adjust_duals() {
                return;
            }
            self.use_new_tight_edges();
            for blossom in self.size..self.capacity {
                if self.is_top(blossom) && self.label[blossom] == Label::Inner && self.dual[blossom] == Lanes::ZERO {
                    self.expand_blossom(blossom);
                }
            }
        }
    }

    fn grow(&mut self) {
        while let Some(vertex) = self.queue.pop_front() {
            patience::look();
            for other in 0..self.size {
                if self.label[self.top[vertex]] != Label::Outer {
                    break;
                }
                if self.joined(vertex, other) && self.top[vertex] != self.top[other] {
                    if self.is_tight(vertex, other) {
                        self.use_edge(vertex, other);
                    } else {
                        self.note_slack(vertex, self.top[other]);
                    }
                }
            }
        }
    }

    fn adjust_duals(&mut self) -> bool {
        let mut step: Option<Lanes<K>> = None;
        let mut bound = |limit: Lanes<K>| step = Some(step.map_or(limit, |step| step.min(limit)));
        for node in 0..self.capacity {
            if !self.is_top(node) {
                continue;
            }
            self.refresh(node);
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
        if self.pairs_all {
            let Some(step) = step else { return false };
            self.shift_duals(step);
            return true;
        }
        // Outer vertices all stand on the same dual: they stop at zero together, and then stay alone at no loss.
        let Some(least) =
            (0..self.size).filter(|&v| self.label[self.top[v]] == Label::Outer).map(|v| self.dual[v]).min()
        else {
            return false;
        };
        let last = step.is_none_or(|step| step >= least);
        self.shift_duals(step.filter(|_| !last).unwrap_or(least));
        !last
    }

    fn shift_duals(&mut self, step: Lanes<K>) {
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
    }

    fn use_new_tight_edges(&mut self) {
        for node in 0..self.capacity {
            if !self.is_top(node) {
                continue;
            }
            self.refresh(node);
            if self.nearest[node] != ALONE
                && self.top[self.nearest[node]] != node
                && self.label[self.top[self.nearest[node]]] == Label::Outer
                && self.slack(self.nearest[node], node) == Lanes::ZERO
            {
                let (from, to) = self.joint(self.nearest[node], node);
                self.use_edge(from, to);
            }
        }
    }
}

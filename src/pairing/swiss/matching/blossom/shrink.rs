//! Odd rings of tight edges become one node, a blossom, and are opened again; the matched edges turn within them.

use super::lanes::Lanes;
use super::{ALONE, Label, NO_EDGE, Solver};

impl<const K: usize> Solver<K> {
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

    pub(super) fn flip(&mut self, mut node: usize, mut other: usize) {
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

    pub(super) fn form_blossom(&mut self, a: usize, ancestor: usize, b: usize) {
        let blossom = (self.size..self.capacity).find(|&node| self.top[node] == ALONE).expect("n/2 blossoms at most");
        self.dual[blossom] = Lanes::ZERO;
        self.label[blossom] = Label::Outer;
        self.root[blossom] = self.root[ancestor];
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
        let holder =
            (0..self.size).map(|vertex| if ring.contains(&self.top[vertex]) { self.top[vertex] } else { ALONE });
        self.holder[blossom - self.size] = holder.collect();
        self.ring[blossom] = ring;
        self.set_top(blossom, blossom);
        self.joints[blossom - self.size] = vec![NO_EDGE; blossom];
        for other in blossom + 1..self.capacity {
            if self.top[other] != ALONE {
                self.joints[other - self.size][blossom] = NO_EDGE;
            }
        }
        self.join_parts(blossom);
        self.find_nearest(blossom);
    }

    /// Joins a new blossom with each other node by the edge of its parts that has the least slack.
    fn join_parts(&mut self, blossom: usize) {
        let others: Vec<usize> =
            (0..self.capacity).filter(|&node| self.top[node] != ALONE && node != blossom).collect();
        let mut least: Vec<Option<Lanes<K>>> = vec![None; self.capacity];
        for index in 0..self.ring[blossom].len() {
            let part = self.ring[blossom][index];
            for &node in others.iter().filter(|&&node| node != part) {
                if self.joined(part, node) && least[node].as_ref().is_none_or(|least| self.is_nearer(part, node, least))
                {
                    least[node] = Some(self.slack(part, node));
                    self.take_joint(blossom, node, self.joint(part, node));
                }
            }
        }
    }

    pub(super) fn expand_blossom(&mut self, blossom: usize) {
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
            self.root[inner] = self.root[blossom];
            self.root[outer] = self.root[blossom];
            self.set_nearest(inner, ALONE);
            self.enqueue(outer);
        }
        self.label[entrance] = Label::Inner;
        self.root[entrance] = self.root[blossom];
        self.parent[entrance] = self.parent[blossom];
        self.set_nearest(entrance, ALONE);
        ring[steps + 1..].iter().for_each(|&part| self.label[part] = Label::Free);
        self.top[blossom] = ALONE;
        // Only now do all parts have their labels.
        for part in ring {
            if self.label[part] != Label::Inner {
                self.find_nearest(part);
            }
        }
    }
}

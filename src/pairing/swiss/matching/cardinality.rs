//! Matchings of the greatest size in any graph (Edmonds), grown one augmenting path at a time.
//!
//! A matching is a list of partners, [`ALONE`] for those without one. Augmenting from one vertex is cheap when little has
//! changed, which makes "could everyone still be paired if these two met?" a question that can be asked often.

use super::ALONE;
use super::graph::{Bits, Graph, ones};
use sonneborn_patience as patience;

/// The search for augmenting paths, with its working memory.
#[derive(Debug)]
pub struct Augmenter {
    /// From where an inner vertex was reached.
    parent: Vec<usize>,
    /// The base of the blossom in which a vertex lies; itself if in none.
    base: Vec<usize>,
    outer: Bits,
    /// Those in the blossom of the root, which in most graphs soon has nearly all.
    of_root: Bits,
    /// Neither outer nor inner.
    unseen: Bits,
    queue: Vec<usize>,
    /// Of each base, the other vertices of its blossom as a chain: the first and the last of them, and who follows each.
    first: Vec<usize>,
    last: Vec<usize>,
    following: Vec<usize>,
    /// The turn in which a base was last seen on a path.
    on_path: Vec<usize>,
    turn: usize,
    /// The bases that a blossom swallows.
    swallowed: Vec<usize>,
}

impl Augmenter {
    /// For graphs of `size` vertices.
    pub fn new(size: usize) -> Augmenter {
        Augmenter {
            parent: vec![ALONE; size],
            base: (0..size).collect(),
            outer: Bits::empty(size),
            of_root: Bits::empty(size),
            unseen: Bits::empty(size),
            queue: Vec::with_capacity(size),
            first: vec![ALONE; size],
            last: vec![ALONE; size],
            following: vec![ALONE; size],
            on_path: vec![0; size],
            turn: 0,
            swallowed: Vec::new(),
        }
    }

    /// Gives `root`, which is alone, a partner, by a path that keeps everyone else who has one; `false` if there is none.
    /// Only vertices in `active` take part.
    pub fn augment(&mut self, graph: &Graph, active: &Bits, mates: &mut [usize], root: usize) -> bool {
        // A free partner needs no search.
        let mut partners = graph
            .row(root)
            .iter()
            .zip(active.words())
            .enumerate()
            .flat_map(|(index, (row, active))| ones(row & active).map(move |bit| index * u64::BITS as usize + bit));
        if let Some(partner) = partners.find(|&vertex| mates[vertex] == ALONE) {
            (mates[root], mates[partner]) = (partner, root);
            return true;
        }
        let end = self.search(graph, active, mates, root);
        end.into_iter().for_each(|end| self.flip(mates, end));
        end.is_some()
    }

    /// After [`Augmenter::augment`] from a vertex failed: all who could be alone in its place, itself included.
    pub(crate) fn replaceable(&self) -> &Bits {
        &self.outer
    }

    /// The same: leaves out of `active` all who were reached, because no path to a partner leads through them for anybody else.
    pub fn leave_out(&self, active: &mut Bits, mates: &[usize]) {
        for outer in self.outer.iter() {
            active.remove(outer);
            if mates[outer] != ALONE {
                active.remove(mates[outer]);
            }
        }
    }

    fn search(&mut self, graph: &Graph, active: &Bits, mates: &[usize], root: usize) -> Option<usize> {
        self.parent.fill(ALONE);
        self.base.iter_mut().enumerate().for_each(|(vertex, base)| *base = vertex);
        self.first.fill(ALONE);
        self.outer.clear();
        self.unseen.clone_from(active);
        self.queue.clear();
        self.queue.push(root);
        self.outer.insert(root);
        self.of_root.clear();
        self.of_root.insert(root);
        self.unseen.remove(root);
        let mut head = 0;
        patience::look();
        while head < self.queue.len() {
            let vertex = self.queue[head];
            head += 1;
            for word in 0..self.unseen.words().len() {
                let row = graph.row(vertex)[word];
                // Each that is found takes its partner with it, who may be of the same word.
                while let Some(bit) = ones(row & self.unseen.words()[word]).next() {
                    let neighbour = word * 64 + bit;
                    self.parent[neighbour] = vertex;
                    self.unseen.remove(neighbour);
                    let mate = mates[neighbour];
                    if mate == ALONE {
                        return Some(neighbour);
                    }
                    self.unseen.remove(mate);
                    self.outer.insert(mate);
                    self.queue.push(mate);
                }
            }
            self.shrink(graph, mates, vertex);
        }
        None
    }

    /// Shrinks every blossom that an edge from `vertex` to another outer vertex closes.
    fn shrink(&mut self, graph: &Graph, mates: &[usize], vertex: usize) {
        for word in 0..self.outer.words().len() {
            let own = if self.of_root.has(vertex) { self.of_root.words()[word] } else { 0 };
            for bit in ones(graph.row(vertex)[word] & self.outer.words()[word] & !own) {
                let other = word * 64 + bit;
                if self.base[other] != self.base[vertex] && mates[vertex] != other {
                    self.contract(mates, vertex, other);
                }
            }
        }
    }

    fn contract(&mut self, mates: &[usize], a: usize, b: usize) {
        let common = self.common_base(mates, a, b);
        self.swallowed.clear();
        self.mark(mates, a, common, b);
        self.mark(mates, b, common, a);
        for index in 0..self.swallowed.len() {
            let swallowed = self.swallowed[index];
            // Bases come up once for each vertex of theirs on the way.
            if self.base[swallowed] == swallowed && swallowed != common {
                self.take_over(swallowed, common);
            }
        }
    }

    /// All vertices of one blossom are of another one.
    fn take_over(&mut self, swallowed: usize, common: usize) {
        let mut at = swallowed;
        let is_of_root = self.of_root.has(common);
        while at != ALONE {
            self.base[at] = common;
            if is_of_root {
                self.of_root.insert(at);
            }
            if !self.outer.has(at) {
                self.outer.insert(at);
                self.queue.push(at);
            }
            at = if at == swallowed { self.first[swallowed] } else { self.following[at] };
        }
        let end = if self.first[swallowed] == ALONE { swallowed } else { self.last[swallowed] };
        self.following[swallowed] = self.first[swallowed];
        self.following[end] = self.first[common];
        if self.first[common] == ALONE {
            self.last[common] = end;
        }
        self.first[common] = swallowed;
    }

    fn common_base(&mut self, mates: &[usize], a: usize, b: usize) -> usize {
        self.turn += 1;
        let mut at = a;
        loop {
            at = self.base[at];
            self.on_path[at] = self.turn;
            // The root, which is the base of its blossom.
            if mates[at] == ALONE {
                break;
            }
            at = self.parent[mates[at]];
        }
        at = b;
        loop {
            at = self.base[at];
            if self.on_path[at] == self.turn {
                return at;
            }
            at = self.parent[mates[at]];
        }
    }

    fn mark(&mut self, mates: &[usize], mut at: usize, base: usize, mut child: usize) {
        while self.base[at] != base {
            self.swallowed.extend([self.base[at], self.base[mates[at]]]);
            self.parent[at] = child;
            child = mates[at];
            at = self.parent[mates[at]];
        }
    }

    fn flip(&self, mates: &mut [usize], end: usize) {
        let mut at = end;
        while at != ALONE {
            let previous = self.parent[at];
            let next = mates[previous];
            mates[at] = previous;
            mates[previous] = at;
            at = next;
        }
    }
}

/// Finds partners for all of `vertices` that are alone; gives those who stay alone, each of whom no matching of this size
/// can do better by.
pub fn complete(
    augmenter: &mut Augmenter,
    graph: &Graph,
    active: &Bits,
    mates: &mut [usize],
    vertices: impl IntoIterator<Item = usize>,
) -> Vec<usize> {
    complete_telling_reached(augmenter, graph, active, mates, vertices).0
}

/// The same, and with those who stay alone all who could be alone in the place of one of them.
pub(crate) fn complete_telling_reached(
    augmenter: &mut Augmenter,
    graph: &Graph,
    active: &Bits,
    mates: &mut [usize],
    vertices: impl IntoIterator<Item = usize>,
) -> (Vec<usize>, Bits) {
    let mut open = active.clone();
    let mut stay = Vec::new();
    let mut replaceable = Bits::empty(graph.size());
    for vertex in vertices.into_iter().filter(|&vertex| active.has(vertex)) {
        if mates[vertex] == ALONE && !augmenter.augment(graph, &open, mates, vertex) {
            augmenter.leave_out(&mut open, mates);
            let words = replaceable.words_mut().iter_mut().zip(augmenter.replaceable().words());
            words.for_each(|(all, more)| *all |= more);
            stay.push(vertex);
        }
    }
    (stay, replaceable)
}

/// Whether all of `vertices` that are alone can find partners; ends with the first who cannot, for whom no other order would.
pub fn completes(
    augmenter: &mut Augmenter,
    graph: &Graph,
    active: &Bits,
    mates: &mut [usize],
    vertices: impl IntoIterator<Item = usize>,
) -> bool {
    vertices
        .into_iter()
        .filter(|&vertex| active.has(vertex))
        .all(|vertex| mates[vertex] != ALONE || augmenter.augment(graph, active, mates, vertex))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The size of the greatest matching, by trying everything.
    fn greatest(graph: &Graph, free: u32) -> usize {
        if free == 0 {
            return 0;
        }
        let vertex = free.trailing_zeros() as usize;
        let rest = free & !(1 << vertex);
        let partners = (0..graph.size()).filter(|&other| rest >> other & 1 == 1 && graph.has(vertex, other));
        let paired = partners.map(|other| 1 + greatest(graph, rest & !(1 << other))).max().unwrap_or(0);
        paired.max(greatest(graph, rest))
    }

    proptest! {
        #[test]
        fn no_matching_is_greater(size in 2usize..11, edges in prop::collection::vec((0usize..11, 0usize..11), 0..26)) {
            let mut graph = Graph::empty(size);
            for (a, b) in edges {
                if a != b && a < size && b < size {
                    graph.join(a, b);
                }
            }
            let mut mates = vec![ALONE; size];
            let active = Bits::range(size, 0..size);
            let (alone, reached) =
                complete_telling_reached(&mut Augmenter::new(size), &graph, &active, &mut mates, 0..size);
            for (vertex, &mate) in mates.iter().enumerate() {
                prop_assert_eq!(mate == ALONE, alone.contains(&vertex));
                prop_assert!(mate == ALONE || mates[mate] == vertex && graph.has(vertex, mate));
            }
            let all = (1 << size) - 1;
            let most = greatest(&graph, all);
            prop_assert_eq!((size - alone.len()) / 2, most);
            for vertex in 0..size {
                prop_assert_eq!(reached.has(vertex), greatest(&graph, all & !(1 << vertex)) == most, "{} can be alone", vertex);
            }
        }
    }
}

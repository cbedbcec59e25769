//! Two halves paired in the order of C.04.3 4.2: the first of the upper half gets the first partner that leaves all the
//! others one, then the second, and so on.

use super::ALONE;
use super::graph::{Bits, Graph, first_common, ones};
use sonneborn_patience as patience;
use std::collections::VecDeque;

/// The first perfect matching of `size` upper with `size` lower vertices, as the lower partner of each upper one; `None`
/// if there is no perfect matching. Vertex `size + j` of the graph is the lower vertex `j`.
pub fn first_perfect(graph: &Graph, size: usize) -> Option<Vec<usize>> {
    let mut halves = Halves::new(graph, size);
    halves.match_all()?;
    for upper in 0..size {
        halves.settle(upper);
    }
    Some(halves.lower_of)
}

/// The matching under construction.
struct Halves<'g> {
    graph: &'g Graph,
    size: usize,
    lower_of: Vec<usize>,
    upper_of: Vec<usize>,
    /// Lower vertices not yet settled, by their number in the graph.
    open: Bits,
}

impl Halves<'_> {
    fn new(graph: &Graph, size: usize) -> Halves<'_> {
        Halves {
            graph,
            size,
            lower_of: vec![ALONE; size],
            upper_of: vec![ALONE; size],
            open: Bits::range(graph.size(), size..2 * size),
        }
    }

    fn pair(&mut self, upper: usize, lower: usize) {
        self.lower_of[upper] = lower;
        self.upper_of[lower] = upper;
    }

    /// Any perfect matching, near the natural one: each takes his opposite number where he may.
    fn match_all(&mut self) -> Option<()> {
        for upper in 0..self.size {
            if self.graph.has(upper, self.size + upper) {
                self.pair(upper, upper);
            }
        }
        (0..self.size).filter(|&upper| self.lower_of[upper] == ALONE).collect::<Vec<_>>().into_iter().try_for_each(
            |upper| {
                let free = |halves: &Self, lower: usize| halves.upper_of[lower] == ALONE;
                self.shift(upper, free).then_some(())
            },
        )
    }

    /// Finds a partner for `upper`, who has none, moving others along a path to a lower vertex that `ends` accepts.
    fn shift(&mut self, upper: usize, ends: impl Fn(&Self, usize) -> bool) -> bool {
        patience::look();
        let mut unseen = self.open.clone();
        let mut reached_from = vec![ALONE; self.size];
        let mut queue = VecDeque::from([upper]);
        while let Some(at) = queue.pop_front() {
            while let Some(vertex) = first_common(self.graph.row(at), unseen.words()) {
                unseen.remove(vertex);
                let lower = vertex - self.size;
                reached_from[lower] = at;
                if ends(self, lower) {
                    self.flip(upper, lower, &reached_from);
                    return true;
                }
                queue.push_back(self.upper_of[lower]);
            }
        }
        false
    }

    fn flip(&mut self, start: usize, end: usize, reached_from: &[usize]) {
        let mut lower = end;
        loop {
            let upper = reached_from[lower];
            let before = self.lower_of[upper];
            self.pair(upper, lower);
            if upper == start {
                return;
            }
            lower = before;
        }
    }

    /// Gives `upper` for good the first lower vertex that leaves the open ones a perfect matching.
    fn settle(&mut self, upper: usize) {
        let current = self.lower_of[upper];
        let wanted = first_common(self.graph.row(upper), self.open.words()).map(|vertex| vertex - self.size);
        if wanted != Some(current) {
            let reachable = self.exchangeable(current);
            let first = first_common(self.graph.row(upper), reachable.words()).map_or(current, |v| v - self.size);
            if first != current {
                let displaced = self.upper_of[first];
                self.pair(upper, first);
                self.open.remove(self.size + first);
                self.upper_of[current] = ALONE;
                let found = self.shift(displaced, |_, lower| lower == current);
                debug_assert!(found, "the place was reachable");
            }
        }
        self.open.remove(self.size + self.lower_of[upper]);
    }

    /// The open lower vertices whose upper partner can be moved elsewhere if `free` becomes free, `free` included.
    fn exchangeable(&self, free: usize) -> Bits {
        let mut reachable = Bits::empty(self.graph.size());
        let mut unseen = self.open.clone();
        let mut queue = vec![free];
        reachable.insert(self.size + free);
        unseen.remove(self.size + free);
        while let Some(lower) = queue.pop() {
            let uppers = self.graph.row(self.size + lower);
            for (index, &word) in uppers[..self.size.div_ceil(64)].iter().enumerate() {
                for upper in ones(word).map(|bit| index * 64 + bit).take_while(|&upper| upper < self.size) {
                    let vertex = self.size + self.lower_of[upper];
                    if unseen.has(vertex) {
                        unseen.remove(vertex);
                        reachable.insert(vertex);
                        queue.push(vertex - self.size);
                    }
                }
            }
        }
        reachable
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The first perfect matching by trying all in their order.
    fn first(graph: &Graph, size: usize, chosen: &mut Vec<usize>) -> bool {
        if chosen.len() == size {
            return true;
        }
        for lower in 0..size {
            if !chosen.contains(&lower) && graph.has(chosen.len(), size + lower) {
                chosen.push(lower);
                if first(graph, size, chosen) {
                    return true;
                }
                chosen.pop();
            }
        }
        false
    }

    proptest! {
        #[test]
        fn the_first_of_all_is_found(size in 1usize..7, edges in prop::collection::vec((0usize..7, 0usize..7), 0..40)) {
            let mut graph = Graph::empty(2 * size);
            for (upper, lower) in edges {
                if upper < size && lower < size {
                    graph.join(upper, size + lower);
                }
            }
            let mut expected = Vec::new();
            let exists = first(&graph, size, &mut expected);
            prop_assert_eq!(first_perfect(&graph, size), exists.then_some(expected));
        }
    }
}

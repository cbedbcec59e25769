//! Two halves paired in the order of C.04.3 4.2: the first of the upper half gets the first partner that leaves all the
//! others one, then the second, and so on.

use super::ALONE;
use super::graph::{Bits, Graph, first_common, first_of_three, ones};
use sonneborn_patience as patience;
use std::collections::VecDeque;

/// The first perfect matching of `size` upper with `size` lower vertices, as the lower partner of each upper one; `None`
/// if there is no perfect matching. Vertex `size + j` of the graph is the lower vertex `j`.
pub(crate) fn first_perfect(graph: &Graph, size: usize) -> Option<Vec<usize>> {
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

    /// Any perfect matching, near the natural one: each takes their opposite number where they may.
    fn match_all(&mut self) -> Option<()> {
        for upper in 0..self.size {
            if self.graph.has(upper, self.size + upper) {
                self.pair(upper, upper);
            }
        }
        let mut free = Bits::empty(self.graph.size());
        for lower in (0..self.size).filter(|&lower| self.upper_of[lower] == ALONE) {
            free.insert(self.size + lower);
        }
        for upper in 0..self.size {
            if self.lower_of[upper] == ALONE {
                let mut unseen = self.open.clone();
                let end = self.shift(upper, &free, &mut unseen)?;
                free.remove(self.size + end);
            }
        }
        Some(())
    }

    /// Finds a partner for `upper`, who has none, moving others along a path to one of the lower vertices in `ends`, which it
    /// gives. Only `unseen` vertices are looked at; those that were and did not lead there are not unseen any more.
    fn shift(&mut self, upper: usize, ends: &Bits, unseen: &mut Bits) -> Option<usize> {
        patience::look();
        let mut reached_from = vec![ALONE; self.size];
        let mut queue = VecDeque::from([upper]);
        while let Some(at) = queue.pop_front() {
            if let Some(end) = first_of_three(self.graph.row(at), unseen.words(), ends.words()) {
                let end = end - self.size;
                reached_from[end] = at;
                self.flip(upper, end, &reached_from);
                return Some(end);
            }
            for (word, &row) in self.graph.row(at).iter().enumerate() {
                let found = row & unseen.words()[word];
                unseen.words_mut()[word] &= !found;
                for bit in ones(found) {
                    let lower = word * 64 + bit - self.size;
                    reached_from[lower] = at;
                    queue.push_back(self.upper_of[lower]);
                }
            }
        }
        None
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
        let mut end = Bits::empty(self.graph.size());
        end.insert(self.size + current);
        // Whoever did not get away from an earlier vertex does not from a later one either.
        let mut unseen = self.open.clone();
        while let Some(vertex) = first_common(self.graph.row(upper), unseen.words()) {
            unseen.remove(vertex);
            let lower = vertex - self.size;
            if lower == current || self.shift(self.upper_of[lower], &end, &mut unseen).is_some() {
                self.pair(upper, lower);
                self.open.remove(vertex);
                return;
            }
        }
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

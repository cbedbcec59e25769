//! Graphs as rows of bits: nearly everybody may meet nearly everybody, so that lists of neighbours would only be longer.

const WORD: usize = u64::BITS as usize;

/// A set of small numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bits {
    words: Vec<u64>,
}

impl Bits {
    /// The empty set, for numbers below `size`.
    pub fn empty(size: usize) -> Bits {
        Bits { words: vec![0; size.div_ceil(WORD)] }
    }

    /// All numbers of the range.
    pub fn range(size: usize, range: std::ops::Range<usize>) -> Bits {
        let mut bits = Bits::empty(size);
        range.for_each(|number| bits.insert(number));
        bits
    }

    pub fn insert(&mut self, number: usize) {
        self.words[number / WORD] |= 1 << (number % WORD);
    }

    pub fn remove(&mut self, number: usize) {
        self.words[number / WORD] &= !(1 << (number % WORD));
    }

    pub fn has(&self, number: usize) -> bool {
        self.words[number / WORD] >> (number % WORD) & 1 == 1
    }

    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    pub fn words(&self) -> &[u64] {
        &self.words
    }

    pub(crate) fn words_mut(&mut self) -> &mut [u64] {
        &mut self.words
    }

    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.words.iter().enumerate().flat_map(|(index, &word)| ones(word).map(move |bit| index * WORD + bit))
    }
}

/// The places of the ones of a word, in ascending order.
pub fn ones(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let bit = word.trailing_zeros() as usize;
            word &= word - 1;
            bit
        })
    })
}

/// The smallest number in both sets.
pub(crate) fn first_common(a: &[u64], b: &[u64]) -> Option<usize> {
    let place = a.iter().zip(b).position(|(a, b)| a & b != 0)?;
    Some(place * WORD + (a[place] & b[place]).trailing_zeros() as usize)
}

/// The smallest number in all three sets.
pub(crate) fn first_of_three(a: &[u64], b: &[u64], c: &[u64]) -> Option<usize> {
    let mut common = a.iter().zip(b).zip(c).map(|((a, b), c)| a & b & c).enumerate();
    common.find(|&(_, word)| word != 0).map(|(place, word)| place * WORD + word.trailing_zeros() as usize)
}

/// An undirected graph; an edge says that two may be paired.
#[derive(Clone, Debug)]
pub struct Graph {
    size: usize,
    words: usize,
    rows: Vec<u64>,
}

impl Graph {
    /// A graph without edges.
    pub fn empty(size: usize) -> Graph {
        let words = size.div_ceil(WORD);
        Graph { size, words, rows: vec![0; size * words] }
    }

    pub fn size(&self) -> usize {
        self.size
    }

    /// The neighbours of a vertex.
    pub fn row(&self, vertex: usize) -> &[u64] {
        &self.rows[vertex * self.words..(vertex + 1) * self.words]
    }

    pub(crate) fn row_mut(&mut self, vertex: usize) -> &mut [u64] {
        &mut self.rows[vertex * self.words..(vertex + 1) * self.words]
    }

    pub fn has(&self, a: usize, b: usize) -> bool {
        self.row(a)[b / WORD] >> (b % WORD) & 1 == 1
    }

    /// The graph of the vertices below `size`.
    pub fn first(&self, size: usize) -> Graph {
        let mut first = Graph::empty(size);
        for vertex in 0..size {
            let row = first.row_mut(vertex);
            row.copy_from_slice(&self.row(vertex)[..row.len()]);
            if let Some(last) = row.last_mut().filter(|_| !size.is_multiple_of(WORD)) {
                *last &= (1 << (size % WORD)) - 1;
            }
        }
        first
    }

    pub fn join(&mut self, a: usize, b: usize) {
        self.row_mut(a)[b / WORD] |= 1 << (b % WORD);
        self.row_mut(b)[a / WORD] |= 1 << (a % WORD);
    }

    pub fn part(&mut self, a: usize, b: usize) {
        self.row_mut(a)[b / WORD] &= !(1 << (b % WORD));
        self.row_mut(b)[a / WORD] &= !(1 << (a % WORD));
    }
}

//! Matchings, on which every Swiss engine rests: who can be paired with whom so that nobody is left over.
//!
//! [`graph`] says who may meet; [`cardinality`] finds whether all can be paired at once, and repairs a pairing after a
//! small change; [`bipartite`] finds the first pairing of two halves in the order of C.04.3 4.2; [`weighted`] finds the
//! best pairing when criteria have to be weighed against each other; [`perfect`] keeps everyone paired while a choice is
//! made player by player.

pub mod bipartite;
mod blossom;
pub mod cardinality;
pub mod graph;
mod optimum;
pub mod perfect;
pub mod weighted;

/// The partner of a vertex that has none.
pub const ALONE: usize = usize::MAX;

//! The model and its journal: the nouns in FIDE's own terms, the acts, and the fold that makes a tournament of them.

pub mod colour;
pub mod ids;
pub mod points;

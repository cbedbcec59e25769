//! The Swiss systems of C.04, and what they share: the field, floats, colours, acceleration.

pub mod acceleration;
pub mod colours;
pub mod dubov;
pub mod dutch;
pub mod entry;
pub mod field;
pub mod floats;
pub mod matching;

//! The Swiss systems of C.04, and what they share: the field, floats, colours, acceleration.

pub mod acceleration;
pub mod entry;
pub mod field;

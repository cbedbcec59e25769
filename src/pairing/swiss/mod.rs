//! The Swiss systems of C.04, and what they share: the field, floats, colours, acceleration.

pub mod acceleration;
pub mod burstein;
pub mod bye_first;
pub mod colours;
pub mod completion;
pub mod double_swiss;
pub mod dubov;
pub mod dutch;
pub mod entry;
pub mod field;
pub mod floats;
pub mod initial_colour;
pub mod lim;
pub mod matching;
pub mod shortage;
pub mod team;
pub mod top_scoregroup;

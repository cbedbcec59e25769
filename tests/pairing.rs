//! Pairings against golden tables and files of other programs, and against the regulations' own articles.

mod common;

#[path = "pairing/boards.rs"]
mod boards;
#[path = "pairing/burstein.rs"]
mod burstein;
#[path = "pairing/burstein_reference.rs"]
mod burstein_reference;
#[path = "pairing/double_swiss.rs"]
mod double_swiss;
#[path = "pairing/double_swiss_reference.rs"]
mod double_swiss_reference;
#[path = "pairing/dubov.rs"]
mod dubov;
#[path = "pairing/dubov_reference.rs"]
mod dubov_reference;
#[path = "pairing/dutch.rs"]
mod dutch;
#[path = "pairing/dutch_2017_reference.rs"]
mod dutch_2017_reference;
#[path = "pairing/dutch_reference.rs"]
mod dutch_reference;
#[path = "pairing/explanations.rs"]
mod explanations;
#[path = "pairing/field.rs"]
mod field;
#[path = "pairing/generator.rs"]
mod generator;
#[path = "pairing/held.rs"]
mod held;
#[path = "pairing/lim.rs"]
mod lim;
#[path = "pairing/lim_reference.rs"]
mod lim_reference;
#[path = "pairing/mend.rs"]
mod mend;
#[path = "pairing/passed.rs"]
mod passed;
#[path = "pairing/random_event.rs"]
mod random_event;
#[path = "pairing/random_team_event.rs"]
mod random_team_event;
#[path = "pairing/refusals.rs"]
mod refusals;
#[path = "pairing/round_robin.rs"]
mod round_robin;
#[path = "pairing/shortages.rs"]
mod shortages;
#[path = "pairing/soft_prohibitions.rs"]
mod soft_prohibitions;
#[path = "pairing/states.rs"]
mod states;
#[path = "pairing/team.rs"]
mod team;
#[path = "pairing/team_reference.rs"]
mod team_reference;
#[path = "pairing/upfloaters_reference.rs"]
mod upfloaters_reference;
#[path = "pairing/wishes.rs"]
mod wishes;

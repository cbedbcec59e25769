//! Certificates of pairings: every round that the engine pairs has one that the checker confirms, and what was changed in a
//! pairing or in a certificate is refused.

#[path = "certificates/events.rs"]
mod events;
#[path = "certificates/mutants.rs"]
mod mutants;
#[path = "certificates/speed.rs"]
mod speed;
#[path = "certificates/whole.rs"]
mod whole;

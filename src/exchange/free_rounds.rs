//! The free round of an odd table is no bye: it is the same for everybody and gives nothing (C.05 Annex 1). Other programs write it as
//! the pairing-allocated bye.

use sonneborn_tournament::acts::ImportedPlayer;
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::round::Round;

/// Takes the pairing-allocated byes out of a round robin of players.
pub fn take_out(system: System, rounds: &mut [Round], players: &mut [ImportedPlayer]) {
    if system.is_of_teams() || !system.is_predetermined() {
        return;
    }
    for round in rounds {
        round.byes.retain(|(_, bye)| *bye != Bye::PairingAllocated);
    }
    for player in players {
        player.requested_byes.retain(|_, bye| *bye != Bye::PairingAllocated);
    }
}

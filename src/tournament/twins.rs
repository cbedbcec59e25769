//! Entries that may be one person: two who play, with one FIDE ID, or with one name and no other day of birth.

use super::Tournament;
use super::player::{Player, Presence};
use std::collections::BTreeMap;

impl Tournament {
    /// The other entries that may be the same person.
    pub fn twins_of(&self, player: &Player) -> Vec<&Player> {
        let is_twin = |one: &&Player| one.id != player.id && plays(one) && one.data.is_same_person(&player.data);
        if plays(player) { self.entrants().filter(is_twin).collect() } else { Vec::new() }
    }

    /// Of all who may be entered twice, the later entry, in the order of registration.
    pub fn twins(&self) -> Vec<&Player> {
        let (mut by_name, mut by_id) = (BTreeMap::<String, Vec<&Player>>::new(), BTreeMap::<_, &Player>::new());
        let mut later = Vec::new();
        for player in self.entrants().filter(|player| plays(player)) {
            let namesakes = by_name.entry(player.data.name.to_lowercase()).or_default();
            let one = player.data.fide_id.and_then(|id| by_id.insert(id, player));
            if one.is_some() || namesakes.iter().any(|one| one.data.is_same_person(&player.data)) {
                later.push(player);
            }
            namesakes.push(player);
        }
        later
    }
}

fn plays(player: &Player) -> bool {
    player.presence == Presence::Playing
}
